#include "docks/unit_model.h"

#include <QStringList>
#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "game/choices.h"
#include "language/names.h"
#include "lengths.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "symbols.h"
#include "table/unit_look.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostCells = 5;

// The caption without what explains it.
QString plainCaption(const Field& field) {
  const QString caption = QString::fromStdString(field.caption.empty() ? field.name : field.caption);
  return caption.section(QLatin1Char(';'), 0, 0).section(QLatin1Char(':'), 0, 0).section(QStringLiteral(" ("), 0, 0);
}

QString slotWords(const Field& field, std::int32_t slot) {
  const double value = field.type == FieldType::number ? slot / 1000.0 : slot;
  return isLength(field) ? lengthSaid(value) : figureWords(value);
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

// Traits that are told by their names: words of choices and what is true.
QStringList traits(const Fields& fields, const std::vector<std::int32_t>& profile) {
  QStringList words;
  for (std::size_t i = 0; i < fields.size() && i < profile.size(); ++i) {
    const Field& field = fields[i];
    if (field.type == FieldType::boolean && profile[i] != 0) words << lowerFirst(plainCaption(field));
    if (field.type == FieldType::choice && profile[i] >= 0 && profile[i] < static_cast<int>(field.values.size())) {
      const std::string& word = field.values[static_cast<std::size_t>(profile[i])];
      const bool plain = isOneOf(word, {"none", "never", "standard", "other"});
      // "always" says nothing without what it is about.
      const QString said = wordOf(field, static_cast<std::size_t>(profile[i]));
      if (!plain) words << (isOneOf(word, {"may", "always"}) ? tr("%1: %2").arg(plainCaption(field), said) : said);
    }
  }
  words.removeDuplicates();
  return words;
}

void addCells(UnitView& view, const Battle& battle, UnitIndex index, const Fields& fields,
              const std::vector<std::int32_t>& profile) {
  for (std::size_t i = 0; i < fields.size() && i < profile.size(); ++i) {
    const bool figure = fields[i].type == FieldType::integer || fields[i].type == FieldType::number;
    if (figure && view.cells.size() + 1 < mostCells)
      view.cells.emplace_back(plainCaption(fields[i]), slotWords(fields[i], profile[i]));
  }
  if (battle.setup->columns > 0) return;
  const Base& base = battle.unit(index).base;
  view.cells.emplace_back(tr("Base"), QStringLiteral("%1 × %2").arg(lengthFigure(toInches(base.frontage)),
                                                                    lengthFigure(toInches(base.depth))));
}

}  // namespace

bool countsHarm(const Portrait& portrait) { return portrait.harmMost > 0 && portrait.ranks.modelsAtStart <= 1; }

QString harmWords(const Definition& definition, const Battle& battle, const Portrait& portrait) {
  QStringList words;
  if (countsHarm(portrait)) words << QString::fromStdString(harmInWords(definition, battle, portrait));
  if (portrait.ranks.modelsAtStart > 1)
    words << tr("%1 of %2 models").arg(portrait.ranks.models).arg(portrait.ranks.modelsAtStart);
  if (portrait.disorder > 0) words << QString::fromStdString(disorderInWords(definition, battle, portrait));
  if (const QString stance = stanceWords(portrait.stance); !stance.isEmpty()) words << stance;
  return words.join(QStringLiteral(" · "));
}

UnitView unitView(const BattleController& game, UnitIndex index) {
  UnitView view;
  const Battle& battle = game.battle();
  const Definition& definition = game.definition();
  const UnitInfo& info = battle.setup->units[static_cast<std::size_t>(index)];
  view.name = text(saidName(info.name));
  QStringList about;
  if (info.troop >= 0) about << QString::fromStdString(definition.troops()[static_cast<std::size_t>(info.troop)].name);
  about << traits(definition.unitProfile(), info.profile);
  if (about.size() > 1 && about.front().compare(view.name, Qt::CaseInsensitive) == 0) about.removeFirst();
  view.about = about.join(QStringLiteral(" · "));
  addCells(view, battle, index, definition.unitProfile(), info.profile);
  view.portrait = portraitOf(game.rules(), battle, index);
  QStringList state;
  for (const Badge& badge : view.portrait.badges) state << phraseOf(definition, badge.phrase);
  for (PersonIndex i = 0; i < battle.personCount(); ++i)
    if (battle.person(i).present && battle.person(i).unit == index)
      state << tr("with %1").arg(text(personName(battle, i)));
  if (mayDecide(game, index)) state << tr("may act");
  if (view.portrait.hasActed) state << tr("has acted");
  view.state = state.join(QStringLiteral(" · "));
  return view;
}

}  // namespace signifer::ui
