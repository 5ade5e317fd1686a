#include "printing/step_setter.h"

#include <algorithm>
#include <cmath>

#include "sheet/rule_ids.h"
#include "symbols.h"

namespace signifer::ui {
double StepSetter::boxStep() const { return type_.large ? 23 * pt : boxes() > 6 ? 11 * pt : 20 * pt; }

// Words that run on below the boxes need them within the first line.
double StepSetter::boxSize() const {
  if (type_.large) return 18 * pt;
  if (boxes() > 6) return 8.4 * pt;
  return across_ ? 9 * pt : 12 * pt;
}

// Many turns stand in threes.
double StepSetter::boxLeft(int turn, double width) const {
  const double group = boxes() > 6 ? 3.5 * pt : 0;
  const int row = boxesARow();
  const int place = turn % row;
  const double all = row * boxStep() + ((row - 1) / 3) * group - (boxStep() - boxSize());
  return width - all + place * boxStep() + (place / 3) * group;
}

// Below two rows of boxes nothing runs on.
bool StepSetter::runsAcross(const SheetStep& step) const { return step.depth > 0 || (across_ && boxRows() == 1); }

double StepSetter::widestIds() const {
  double widest = 0;
  for (const SheetBlock& block : sheet_.blocks)
    if (const auto* step = std::get_if<SheetStep>(&block))
      widest = std::max(widest, widthOf(shortRules(step->rules, sheet_.rulePrefix), type_.sans(type_.ids)));
  return widest;
}

QString StepSetter::wordsOf(const SheetStep& step) const {
  QString words = QStringLiteral("**%1**").arg(text(step.title));
  if (step.depth > 0 && roomy_) words = text(step.title);
  if (step.optional) words += type_.large ? QStringLiteral(" (%1)").arg(tr("if you wish")) : QString();
  return words;
}

Galley StepSetter::set(const SheetStep& step, double width, double more) const {
  Galley galley;
  const QFont body = type_.sans(type_.body);
  const QFont bold = type_.sans(type_.body, QFont::Bold);
  const QFont wish = type_.serif(type_.body * 1.12, true);
  const QFont ids = type_.sans(type_.ids);
  const double indent = step.depth > 0 ? widthOf("00", bold) + 3 * pt : 0;
  const double number = widthOf("00", bold) + 5 * pt;
  const double lead = indent + number + type_.body * 1.3 * pt;
  const QString rules = text(shortRules(step.rules, sheet_.rulePrefix));
  const double idsWidth = idsWidth_;
  const double right = boxes() > 0 ? boxLeft(0, width) - 7 * pt : width;
  const double top = (roomy_ ? type_.padding + 0.4 * pt : type_.padding - 0.1 * pt) + more / 2;
  const double room = right - lead - idsWidth - 6 * pt;

  SetText(text(step.number), bold, number).into(galley, {indent, top});
  panels_.disc(galley, step.disc, {indent + number + type_.body * 0.33 * pt, top + leadingOf(body) * 0.46},
               type_.body * pt * 0.33);
  QString notes;
  for (const std::string& note : step.notes) notes += (notes.isEmpty() ? QString() : QStringLiteral(" ")) + text(note);
  double tall = 0;
  const QString words = wordsOf(step);
  const bool asked = step.optional && !type_.large;
  const SetText said(words, body, room);
  const double wishWidth = asked ? widthOf(tr("if you wish").toStdString(), wish) + 8 * pt : 0;
  if (roomy_) {
    said.into(galley, {lead, top});
    if (asked)
      SetText(tr("if you wish"), wish, room)
          .into(galley, {lead + said.width() + 5 * pt, top + baselineOf(body) - baselineOf(wish)});
    tall = said.height();
    if (!notes.isEmpty()) {
      const double across = runsAcross(step) ? width - lead : right - lead;
      const SetText below(notes, body, across);
      below.into(galley, {lead, top + tall});
      tall += below.height();
    }
  } else {
    // Title, wish and words on one run of lines; the wish is a word of another face in its own place.
    const QString gap =
        asked ? QString(static_cast<int>(std::ceil(wishWidth / widthOf("\u2007\u2007", body) * 2)), QChar(0x2007))
              : QString();
    const bool ended = step.title.ends_with(':') || step.title.ends_with('.');
    const QString stop = notes.isEmpty() || ended ? QString() : QStringLiteral(".");
    const QString title = type_.large ? words + stop : QStringLiteral("**%1%2**").arg(text(step.title), stop);
    // Only the first line makes room for the ids.
    const double across = runsAcross(step) ? width - lead : right - lead;
    const SetText run(title + gap + (notes.isEmpty() ? QString() : QStringLiteral(" ") + notes), body, across,
                      Qt::AlignLeft, room);
    run.into(galley, {lead, top});
    if (asked) {
      const double after = widthOf(title.toStdString(), body);
      SetText(tr("if you wish"), wish, room)
          .into(galley, {lead + after + 4 * pt, top + baselineOf(body) - baselineOf(wish)});
    }
    tall = run.height();
  }
  SetText(rules, ids, idsWidth, Qt::AlignRight)
      .into(galley, {right - idsWidth, top + baselineOf(body) - baselineOf(ids)}, grey);
  const double rowStep = boxSize() + 2 * pt;
  for (int i = 0; step.boxes && i < boxes(); ++i)
    galley.box({boxLeft(i, width), top + 0.4 * pt + (i / boxesARow()) * rowStep, boxSize(), boxSize()}, 6, 12);
  if (step.boxes && boxes() > 0)
    tall = std::max(tall, boxSize() + (boxRows() - 1) * rowStep + (type_.large ? 3 : 0.6) * pt);
  galley.height = 2 * top + tall;
  galley.line({step.depth > 0 ? indent : 0, galley.height}, {width, galley.height}, 4, hair);
  return galley;
}

Galley StepSetter::legend(double width) const {
  Galley galley;
  const QFont plain = type_.sans(type_.body);
  const QFont bold = type_.sans(type_.body * (boxRows() > 1 ? 0.78 : 0.9), QFont::Bold);
  double x = 0;
  const std::pair<ActorDisc, QString> discs[] = {
      {ActorDisc::filled, tr("active side")}, {ActorDisc::open, tr("opponent")}, {ActorDisc::half, tr("both")}};
  for (const auto& [disc, words] : discs) {
    panels_.disc(galley, disc, {x + type_.body * 0.35 * pt, leadingOf(plain) * 0.48}, type_.body * pt * 0.33);
    const SetText said(words, plain, width);
    said.into(galley, {x + type_.body * 1.1 * pt, 0});
    x += type_.body * 1.1 * pt + said.width() + 14 * pt;
  }
  for (int i = 0; i < boxes(); ++i)
    SetText(QString::number(i + 1), bold, boxSize() + 6 * pt, Qt::AlignHCenter)
        .into(galley, {boxLeft(i, width) - 3 * pt, (i / boxesARow()) * leadingOf(bold)});
  if (boxes() > 0)
    SetText(tr("turn"), type_.large ? plain : type_.serif(type_.body * 1.15, true), 60 * pt, Qt::AlignRight)
        .into(galley, {boxLeft(0, width) - 68 * pt, 0});
  galley.height = leadingOf(plain) + (boxRows() - 1) * leadingOf(bold) + 1 * pt;
  return galley;
}

Galley StepSetter::bracket(const std::string& words, double height) const {
  Galley galley;
  const double x = (type_.large ? -4 : -7) * pt;
  galley.line({x, 2 * pt}, {x, height - 2 * pt}, 10);
  galley.line({x - 5, 2 * pt}, {x + 4 * pt, 2 * pt}, 10);
  galley.line({x - 5, height - 2 * pt}, {x + 4 * pt, height - 2 * pt}, 10);
  // On one line, its middle at the bracket's, also where it is longer than that; large words would run into others.
  const QFont face = type_.serif(type_.large ? type_.ids : type_.aside, true);
  if (type_.large && widthOf(words, face) > height) return galley;
  const double longest = std::max(height, widthOf(words, face) + 2 * pt);
  const SetText said(words, face, longest, Qt::AlignHCenter);
  Galley turned;
  said.into(turned, {0, 0});
  const double tall = said.height();
  galley.ink.emplace_back([turned, height, longest, tall, x](QPainter& painter) {
    painter.save();
    painter.translate(x - tall - 1.5 * pt, (height + longest) / 2);
    painter.rotate(-90);
    turned.draw(painter, {0, 0});
    painter.restore();
  });
  galley.height = height;
  return galley;
}

}  // namespace signifer::ui
