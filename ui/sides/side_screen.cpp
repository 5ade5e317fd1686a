#include "sides/side_screen.h"

#include <nlohmann/json.hpp>

#include "play/battle_json.h"
#include "play/umpires_screen.h"
#include "play/who_is_asked.h"
#include "schema/document.h"
#include "view/asking_side.h"
#include "view/seen_by_both.h"
#include "view/told_to_side.h"

namespace signifer::ui {

namespace {

QString toldInWords(const Event& event) {
  QStringList words;
  for (const AccountLine& line : event.account) words << QString::fromStdString(line.text);
  // Each throw of several dice in a row of its own: "2 5, 6".
  QStringList throws;
  for (const ThrownDice& dice : event.dice) {
    QStringList faces;
    for (const int face : dice.faces) faces << QString::number(face);
    throws << faces.join(QLatin1Char(' '));
  }
  if (!throws.isEmpty()) words << SideScreen::tr("Dice: %1.").arg(throws.join(QStringLiteral(", ")));
  return words.join(QLatin1Char(' '));
}

}  // namespace

bool keepsSecrets(const BattleController& game) {
  return game.hasBattle() && hasSecrets(game.definition(), game.battle());
}

SideScreen::SideScreen(BattleController& everything, SideIndex side, QObject* parent)
    : QObject(parent), everything_(everything), side_(side) {
  shown_.setMaster(everything_, [this](const Action& action) { return act(action); });
  connect(&everything_, &BattleController::changed, this, &SideScreen::follow);
  connect(&everything_, &BattleController::throwChanged, this, &SideScreen::follow);
  follow();
}

void SideScreen::follow() {
  // Showing a moment may select a unit, and that is told at once.
  if (following_) return;
  following_ = true;
  if (everything_.hasBattle()) {
    if (look_ && *look_ + 1 >= everything_.session().eventCount()) look_.reset();
    const Battle& battle = moment();
    const RuleSet& rules = everything_.rules();
    const SideView view = side_ == noSide ? seenByBoth(rules, battle) : seenBy(rules, battle, side_);
    auto session =
        std::make_unique<Session>(everything_.session().sharedRules(), viewOf(rules, battle, view).battle, 0);
    for (SideIndex side = 0; side < 2; ++side) session->setDice(side, everything_.session().dice(side));
    Mirrored now;
    now.side = side_;
    if (!look_) now.outcome = everything_.outcome();
    const bool over = session->outcome().has_value();
    now.decision.side = battle.active;
    now.decision.step = battle.step;
    if (!now.outcome && !look_) now.decision.side = everything_.decision().side;
    now.rests = over || look_ || !isAsked();
    if (!over && !now.rests) {
      const Decision asked = session->decision();
      // The view may be asked something else than the truth, as where an unseen unit is to answer.
      now.rests = asked.side != now.decision.side;
      if (!now.rests) now.decision = asked;
    }
    now.desk.players = everything_.desk().players;
    now.desk.dice = everything_.desk().dice;
    // First come the dice: typed in the strip of the side whose they are, where everything is seen, or on a phone.
    if (everything_.openThrow()) now.rests = true;
    shown_.mirror(std::move(session), std::move(now));
  } else {
    shown_.close();
  }
  following_ = false;
  Q_EMIT followed();
}

const Battle& SideScreen::moment() const {
  return look_ ? everything_.session().before(*look_ + 1) : everything_.battle();
}

void SideScreen::lookAt(std::optional<std::size_t> event) {
  look_ = event;
  follow();
}

bool SideScreen::isAsked() const {
  if (side_ == noSide || everything_.outcome() || everything_.isLooking() || everything_.handsRest()) return false;
  if (everything_.keeping().kind == Keeping::Kind::lookingOn) return false;
  return signifer::isAsked(everything_.definition(), everything_.battle(), everything_.decision(), side_);
}

void SideScreen::refuse(const QString& why) { Q_EMIT shown_.failed(why); }

// Judged first by what the side knows, then by what is so. A refusal tells no more than the side may know.
bool SideScreen::act(const Action& action) {
  if (look_) {
    refuse(tr("An earlier moment is on show. Go back to now first."));
    return false;
  }
  if (!isAsked()) {
    refuse(everything_.isLooking() ? tr("An earlier moment is on show. The umpire goes back to now.")
                                   : tr("Your side is asked nothing now."));
    return false;
  }
  if (everything_.openThrow()) {
    refuse(tr("Dice are wanted first."));
    return false;
  }
  const Battle& known = shown_.battle();
  if (action.unit != noUnit && known.unit(action.unit).side != side_) {
    refuse(tr("That unit is the other side's."));
    return false;
  }
  try {
    const Position position{everything_.session().sharedRules(), everything_.battle()};
    const Document wish = Document::parse("action", writeAction(*position.rules, known, action).dump());
    const VerdictFor answer = judgeFor(position, knownTo(position, side_), wish.root());
    if (!answer.verdict.legal()) {
      Q_EMIT shown_.refused(action, answer.verdict);
      return false;
    }
    const Action truly = readAction(*position.rules, position.battle, wish.root());
    if (!carryOut_) return everything_.act(truly);
    const bool done = carryOut_(truly);
    // A plan changes nothing on the table, which has let go of the action.
    if (done) follow();
    return done;
  } catch (const SourceError&) {
    refuse(tr("The umpire cannot take this. Ask for it at the table."));
    return false;
  }
}

std::vector<SideScreen::Told> SideScreen::told() const {
  std::vector<Told> sentences;
  if (!everything_.hasBattle() || side_ == noSide) return sentences;
  const Session& session = everything_.session();
  const ToldToSide telling(session, side_);
  for (std::size_t i = 0; i < session.eventCount(); ++i) {
    const std::optional<Event> event = telling.event(i);
    const QString words = event ? toldInWords(*event) : QString();
    if (words.isEmpty()) continue;
    const bool note = isUmpiresDeed(session.event(i)) &&
                      umpiresDeed(session.before(i), session.event(i)).kind == UmpiresDeed::Kind::note;
    sentences.push_back({words, i, note});
  }
  return sentences;
}

}  // namespace signifer::ui
