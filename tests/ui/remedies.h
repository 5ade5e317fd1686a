// Presses the remedy that a line of an editor's problems offers, as a player does: with the mouse, on its link.
#pragma once

#include <gtest/gtest.h>

#include <QLabel>
#include <QTest>
#include <QTextDocument>

#include "editors/problem_list.h"

namespace signifer::ui {

inline void pressRemedy(ProblemList& list, std::size_t line) {
  ASSERT_LT(line, list.lines().size());
  QWidget* row = list.row(line);
  ASSERT_NE(row, nullptr);
  auto* ways = row->findChild<QLabel*>(QStringLiteral("ways"));
  ASSERT_NE(ways, nullptr) << list.lines()[line].words.toStdString();
  ASSERT_FALSE(list.lines()[line].remedy.isEmpty()) << list.lines()[line].words.toStdString();
  list.widget()->resize(qMax(600, list.widget()->width()), list.widget()->height());
  QTest::qWait(1);
  const int before =
      list.lines()[line].show ? ways->fontMetrics().horizontalAdvance(QStringLiteral("Show \u00B7 ")) : 0;
  QTest::mouseClick(ways, Qt::LeftButton, {}, {before + 8, ways->fontMetrics().height() / 2});
}

}  // namespace signifer::ui
