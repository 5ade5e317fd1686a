#include "files/own_pane.h"

#include <QAbstractButton>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "files/file_deeds.h"
#include "language/names.h"
#include "start/battle_shelf.h"
#include "start/door.h"
#include "start/ready_battles.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

// Between two pictures the window answers whoever uses it, in milliseconds.
constexpr int pauseBetween = 15;
constexpr qsizetype mostTables = 6;
constexpr qsizetype mostOthers = 6;
constexpr int tileColumns = 2;

}  // namespace

QWidget* withFileMenu(QAbstractButton* tile, FileKind kind, const QString& file,
                      const std::function<void(QMenu&)>& fill) {
  auto* both = new QWidget;
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  row->addWidget(tile, 1);
  QToolButton* button = menuButton(tile->text(), fill);
  row->addWidget(button, 0, Qt::AlignTop);
  for (QWidget* part : {static_cast<QWidget*>(tile), static_cast<QWidget*>(button)}) {
    part->setProperty(fileHere, file);
    part->setProperty(kindHere, static_cast<int>(kind));
  }
  tile->setContextMenuPolicy(Qt::CustomContextMenu);
  QObject::connect(tile, &QWidget::customContextMenuRequested, button, &QAbstractButton::click);
  return both;
}

OwnPane::OwnPane(const RuleSetLibrary& library, QWidget* parent)
    : QWidget(parent), library_(library), column_(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("ownFiles"));
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(12);
  timer_.setInterval(pauseBetween);
  connect(&timer_, &QTimer::timeout, this, &OwnPane::drawNext);
  connect(&Theme::current(), &Theme::changed, this, [this] { pictures_.clear(); });
}

void OwnPane::refresh() {
  clearLayout(*column_);
  waiting_.clear();
  const FilesHome& home = FilesHome::current();
  QList<OwnFile> files = home.list(FileKind::table).mid(0, mostTables);
  files << home.list(FileKind::army).mid(0, mostOthers) << home.list(FileKind::houseRules).mid(0, mostOthers);
  files.removeIf([this](const OwnFile& file) { return library_.find(file.ruleSet.toStdString()) == nullptr; });
  setVisible(home.keeps() && !files.isEmpty());
  if (isHidden()) return;
  column_->addWidget(sectionHead(tr("Your tables, armies and house rules")));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(6);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  // Tables have large tiles, and the others begin a row of their own below them.
  int place = 0;
  for (qsizetype i = 0; i < files.size(); ++i) {
    const OwnFile file = files[i];
    if (i > 0 && file.kind != FileKind::table && files[i - 1].kind == FileKind::table) place += place % tileColumns;
    QWidget* tile =
        withFileMenu(tileOf(file), file.kind, file.file, [this, file](QMenu& menu) { fillMenu(menu, file); });
    grid->addWidget(tile, place / tileColumns, place % tileColumns);
    ++place;
  }
  column_->addLayout(grid);
  if (!waiting_.empty()) timer_.start();
}

QAbstractButton* OwnPane::tileOf(const OwnFile& file) {
  const QString title = text(saidName(file.name.toStdString()));
  const QString rules = QString::fromStdString(library_.find(file.ruleSet.toStdString())->name);
  const QString day = dayWords(file.when, QDateTime::currentDateTime());
  QAbstractButton* tile = nullptr;
  if (file.kind == FileKind::table) {
    const QString state = file.file + QString::number(file.when.toMSecsSinceEpoch());
    auto* pictured = new BattleTile(pictures_.value(state), title, {tr("Table"), rules, day});
    if (!pictured->pictured()) waiting_.push_back({pictured, file.file, state});
    tile = pictured;
  } else {
    const bool army = file.kind == FileKind::army;
    auto* row = new RowButton(title, day, army ? QStringLiteral("legionary") : QStringLiteral("judge"), true);
    row->setDetail(tr("%1 · %2").arg(army ? tr("Army") : tr("House rules"), rules));
    tile = row;
  }
  tile->setObjectName(QStringLiteral("own"));
  connect(tile, &QAbstractButton::clicked, this, [this, path = file.file] { Q_EMIT chosen(path); });
  return tile;
}

void OwnPane::fillMenu(QMenu& menu, const OwnFile& file) {
  if (file.kind == FileKind::table) {
    connect(menu.addAction(tr("&Play it")), &QAction::triggered, this, [this, file] { Q_EMIT chosen(file.file); });
    connect(menu.addAction(tr("&New battle with it…")), &QAction::triggered, this,
            [this, file] { Q_EMIT playWanted(file.file); });
    connect(menu.addAction(tr("&Change the table")), &QAction::triggered, this,
            [this, file] { Q_EMIT changeWanted(file.file); });
  } else {
    connect(menu.addAction(tr("&Open")), &QAction::triggered, this, [this, file] { Q_EMIT chosen(file.file); });
  }
  menu.addSeparator();
  addFileDeeds(menu, window(), file.kind, file.file, false);
}

void OwnPane::drawNext() {
  if (waiting_.empty() || !isVisible()) return timer_.stop();
  const Waiting next = waiting_.back();
  waiting_.pop_back();
  const QImage picture = openingPicture(library_, next.file.toStdString());
  pictures_.insert(next.state, picture);
  if (next.tile) next.tile->setPicture(picture);
}

}  // namespace signifer::ui
