#include "printing/block_setter.h"

#include <QStringList>
#include <algorithm>
#include <numeric>

#include "language/language.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

// Words of battles and people are set as they are: what would mark strong words is kept apart.
QString literal(std::string_view words) {
  return text(words).replace(QStringLiteral("**"), QStringLiteral("*\u200A*")).remove(QChar(0xE000));
}

QString withRules(const SheetParagraph& paragraph) {
  QStringList rules;
  for (const std::string& rule : paragraph.rules) rules << text(rule);
  const QString ids = rules.join(QStringLiteral(" \u00B7 "));
  return literal(paragraph.text) + (ids.isEmpty() ? QString() : QStringLiteral("  [%1]").arg(ids));
}

// Long texts of people are broken into pieces that a page can hold.
std::vector<QString> pieces(const QString& words) {
  constexpr int most = 2000;
  std::vector<QString> out;
  for (qsizetype at = 0; at < words.size() || out.empty(); at += most) out.push_back(words.mid(at, most));
  return out;
}

}  // namespace

std::vector<Galley> BlockSetter::set(const SheetBlock& block, double width, double /*most*/) const {
  if (const auto* paragraph = std::get_if<SheetParagraph>(&block)) return set(*paragraph, width);
  if (const auto* event = std::get_if<SheetEvent>(&block)) return set(*event, width);
  if (const auto* table = std::get_if<SheetTable>(&block)) return set(*table, width);
  return {};
}

std::vector<Galley> BlockSetter::set(const SheetParagraph& paragraph, double width) const {
  std::vector<Galley> galleys;
  for (const QString& piece : pieces(withRules(paragraph))) {
    Galley& galley = galleys.emplace_back();
    const SetText words(piece, type_.sans(type_.body), width);
    words.into(galley, {0, 0});
    galley.height = words.height();
  }
  return galleys;
}

std::vector<Galley> BlockSetter::set(const SheetEvent& event, double width) const {
  QStringList lines;
  for (const SheetParagraph& part : event.account) lines << withRules(part);
  for (const SheetDice& dice : event.dice) {
    QStringList faces;
    for (const int face : dice.faces) faces << QString::number(face);
    if (!dice.told.empty()) faces << literal(dice.told);
    if (dice.typed) faces << tr(" (typed)").trimmed();
    lines << text(said("{0}: {1}", {literal(dice.purpose).toStdString(), faces.join(u' ').toStdString()}));
  }
  if (!event.overruled.empty()) lines << tr("Overruled: %1").arg(literal(event.overruled));
  const double left = 42 * pt * (type_.large ? 1.6 : 1);
  std::vector<Galley> galleys;
  for (const QString& line : lines)
    for (const QString& piece : pieces(line)) {
      Galley& galley = galleys.emplace_back();
      const SetText words(piece, type_.sans(type_.body), width - left);
      words.into(galley, {left, 0});
      galley.height = words.height();
    }
  if (galleys.empty()) galleys.emplace_back().height = leadingOf(type_.sans(type_.body));
  const QString number = text(event.number) + (event.key ? QStringLiteral(" \u2605") : QString());
  SetText(number, type_.sans(type_.head), left).into(galleys.front(), {0, 0.8 * pt}, grey);
  return galleys;
}

std::vector<Galley> BlockSetter::set(const SheetTable& table, double width) const {
  const QFont body = type_.sans(type_.body);
  std::size_t count = table.head.size();
  for (const auto& cells : table.rows) count = std::max(count, cells.size());
  std::vector<double> widths(count, 20 * pt);
  const auto look = [&](const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
      widths[i] = std::max(widths[i], std::min(200 * pt, widthOf(literal(cells[i]).toStdString(), body) + 8 * pt));
  };
  look(table.head);
  for (const auto& cells : table.rows) look(cells);
  const double sum = std::accumulate(widths.begin(), widths.end(), 0.0);
  if (sum > width)
    for (double& one : widths) one *= width / sum;
  std::vector<Galley> galleys;
  const auto row = [&](const std::vector<std::string>& cells, const QFont& font, const QColor& colour) {
    Galley galley;
    double x = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const SetText words(literal(cells[i]), font, widths[i] - 6 * pt);
      words.into(galley, {x, 0}, colour);
      galley.height = std::max(galley.height, words.height());
      x += widths[i];
    }
    galley.height += 1.5 * pt;
    galley.line({0, galley.height}, {width, galley.height}, 3, hair);
    galleys.push_back(std::move(galley));
  };
  if (!table.caption.empty()) {
    Galley galley;
    const SetText words(literal(table.caption), type_.sans(type_.body, QFont::Bold), width);
    words.into(galley, {0, 0});
    galley.height = words.height();
    galleys.push_back(std::move(galley));
  }
  if (!table.head.empty()) row(table.head, type_.sans(type_.head), grey);
  for (const auto& cells : table.rows) row(cells, body, Qt::black);
  return galleys;
}

}  // namespace signifer::ui
