#include "dialogs/hand_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "play/change_words.h"
#include "play/measures_json.h"
#include "play/override.h"
#include "play/state_doubts.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "symbols.h"
#include "tell/tell.h"
#include "widgets/choice_list.h"
#include "widgets/field_form.h"
#include "widgets/flow_layout.h"
#include "widgets/parts.h"
#include "widgets/pose_form.h"
#include "widgets/status_form.h"

namespace signifer::ui {
namespace {

using nlohmann::json;

// The names of what whole numbers of a status are places of.
FieldForm::HeldNames heldNames(const BattleController& game) {
  FieldForm::HeldNames names;
  const Battle& battle = game.battle();
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    names[static_cast<std::size_t>(Holds::unit)] << text(unitInFull(battle, u));
  for (PersonIndex p = 0; p < battle.personCount(); ++p)
    names[static_cast<std::size_t>(Holds::person)] << text(personInFull(battle, p));
  for (SideIndex side = 0; side < 2; ++side)
    names[static_cast<std::size_t>(Holds::side)] << text(sideName(battle, side));
  for (const Step& step : game.definition().sequence().steps())
    names[static_cast<std::size_t>(Holds::step)] << QString::fromStdString(step.title);
  return names;
}

// The nearest enemies first: one of them is meant.
std::vector<UnitIndex> foesOf(const Battle& battle, UnitIndex unit) {
  std::vector<UnitIndex> foes;
  for (UnitIndex v = 0; v < battle.unitCount(); ++v)
    if (battle.unit(v).present && battle.unit(v).side != battle.unit(unit).side) foes.push_back(v);
  std::ranges::sort(foes, {}, [&](UnitIndex v) {
    const Vec2 way = toVec(battle.unit(v).pose.centre) - toVec(battle.unit(unit).pose.centre);
    return dot(way, way);
  });
  return foes;
}

json statusJson(const FieldForm& form) {
  json status = json::object();
  const Values values = form.values();
  for (std::size_t i = 0; i < form.fields().size(); ++i)
    if (form.changed(i)) status[form.fields()[i].name] = json::parse(toJson(form.fields()[i], values.at[i]).dump());
  return status;
}

}  // namespace

HandPanel::HandPanel(BattleController& game, UnitIndex unit, QWidget* parent) : QWidget(parent), game_(game) {
  setWindowTitle(tr("By hand"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 8, 12, 10);
  column->addWidget(makeHead());
  auto* inside = new QWidget;
  inside->setMinimumWidth(1);
  rows_ = new QVBoxLayout(inside);
  rows_->setContentsMargins(0, 0, 6, 0);
  auto* scroll = new QScrollArea;
  scroll->setWidget(inside);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  column->addWidget(scroll, 1);
  column->addWidget(makeFoot());
  fillSubjects(unit);
  connect(subject_, &QComboBox::currentIndexChanged, this, &HandPanel::showSubject);
  // Another event shows the subject anew; the person tells again what was not kept yet.
  connect(&game_, &BattleController::changed, this, [this] {
    if (isVisible() && game_.hasBattle()) showSubject();
  });
  showSubject();
}

QWidget* HandPanel::makeHead() {
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  subject_ = new ChoiceList;
  subject_->setObjectName(QStringLiteral("byHandSubject"));
  subject_->setAccessibleName(tr("Who or what is changed"));
  subject_->setMinimumContentsLength(12);
  row->addWidget(subject_, 1);
  const std::pair<QString, int> steps[] = {{tr("Previous"), -1}, {tr("Next one"), 1}};
  for (const auto& [words, by] : steps) {
    auto* button = new QPushButton(by < 0 ? QStringLiteral("‹") : QStringLiteral("›"));
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setFixedWidth(button->fontMetrics().horizontalAdvance(QLatin1Char('M')) * 2 + 8);
    connect(button, &QPushButton::clicked, this, [this, by = by] { step(by); });
    row->addWidget(button);
  }
  return head;
}

QWidget* HandPanel::makeFoot() {
  auto* foot = new QWidget;
  auto* column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  const auto label = [&](const char* name, Label::Tone tone) {
    auto* words = new Label(12.5, QFont::Normal, tone);
    words->setObjectName(QLatin1String(name));
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    return words;
  };
  words_ = label("byHandWords", Label::Tone::normal);
  doubts_ = label("byHandDoubts", Label::Tone::second);
  column->addWidget(sectionHead(tr("So it will read in the journal")));
  column->addWidget(words_);
  column->addWidget(doubts_);
  reason_ = new QLineEdit;
  reason_->setPlaceholderText(tr("Why, if you like: the journal keeps it"));
  reason_->setAccessibleName(tr("Reason"));
  column->addWidget(reason_);
  auto* buttons = new FlowLayout(6);
  keep_ = new QPushButton(tr("Keep, and tell the journal"));
  keep_->setObjectName(QStringLiteral("byHandKeep"));
  undo_ = new QPushButton(tr("Undo all"));
  undo_->setObjectName(QStringLiteral("byHandUndo"));
  auto* close = new QPushButton(tr("Close"));
  close->setToolTip(tr("Nothing more is told (Esc)"));
  for (QPushButton* button : {keep_, undo_, close}) buttons->addWidget(button);
  column->addLayout(buttons);
  connect(keep_, &QPushButton::clicked, this, &HandPanel::kept);
  connect(undo_, &QPushButton::clicked, this, &HandPanel::showSubject);
  connect(close, &QPushButton::clicked, this, &HandPanel::closed);
  return foot;
}

void HandPanel::step(int by) {
  const int count = subject_->count();
  if (count > 0) subject_->setCurrentIndex((subject_->currentIndex() + by + count) % count);
}

void HandPanel::show(UnitIndex unit) {
  if (!changes().isEmpty()) return;
  const int at = subject_->findData(QPoint(static_cast<int>(What::unit), unit));
  if (at >= 0 && at != subject_->currentIndex()) subject_->setCurrentIndex(at);
}

// Esc leaves, Enter in a row keeps.
void HandPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT closed();
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && keep_->isEnabled()) return Q_EMIT kept();
  QWidget::keyPressEvent(event);
}

// Units on the table come first. A unit that has left it stands behind them, to come back.
void HandPanel::fillSubjects(UnitIndex unit) {
  const Battle& battle = game_.battle();
  const auto add = [this](const QString& words, What what, int index) {
    subject_->addItem(words, QPoint(static_cast<int>(what), index));
  };
  for (const bool present : {true, false})
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (battle.unit(u).present != present) continue;
      const QString name = text(unitInFull(battle, u));
      if (u == unit) index_ = subject_->count();
      add(present ? name : tr("%1 (off the table)").arg(name), What::unit, u);
    }
  for (PersonIndex p = 0; p < battle.personCount(); ++p) add(text(personInFull(battle, p)), What::person, p);
  for (SideIndex side = 0; side < 2; ++side) add(tr("Side: %1").arg(text(sideName(battle, side))), What::side, side);
  if (unit == noUnit) index_ = subject_->count();
  add(tr("The battle"), What::battle, 0);
  subject_->setCurrentIndex(index_);
}

const Fields& HandPanel::fields() const {
  const Definition& definition = game_.definition();
  switch (what_) {
    case What::unit:
      return definition.unitStatus();
    case What::person:
      return definition.personStatus();
    case What::side:
      return definition.sideStatus();
    default:
      return definition.battleStatus();
  }
}

std::span<const std::int16_t> HandPanel::slots() const {
  const Battle& battle = game_.battle();
  switch (what_) {
    case What::unit:
      return battle.unit(static_cast<UnitIndex>(index_)).status.at;
    case What::person:
      return battle.person(static_cast<PersonIndex>(index_)).status.at;
    case What::side:
      return battle.side(static_cast<SideIndex>(index_)).status.at;
    default:
      return battle.status.at;
  }
}

void HandPanel::addTable(QFormLayout& form, bool present) {
  form.addRow(present_ = new QCheckBox(tr("On the table")));
  present_->setObjectName(QStringLiteral("byHandPresent"));
  present_->setChecked(present);
  connect(present_, &QCheckBox::toggled, this, &HandPanel::showChanges);
}

QWidget* HandPanel::makePlace() {
  const Battle& battle = game_.battle();
  if (what_ == What::unit) {
    const auto unit = static_cast<UnitIndex>(index_);
    const Pose& pose = battle.unit(unit).pose;
    const std::vector<UnitIndex> foes = foesOf(battle, unit);
    pose_ = new PoseForm(pose.centre, pose.heading,
                         foes.empty() ? std::nullopt : std::optional(battle.unit(foes.front()).pose.centre));
  } else {
    pose_ = new PoseForm(battle.person(static_cast<PersonIndex>(index_)).at, std::nullopt, std::nullopt);
  }
  connect(pose_, &PoseForm::edited, this, &HandPanel::showChanges);
  return pose_;
}

// Flush with an enemy, on the side that is named or the one that it stands towards.
void HandPanel::addContact(QFormLayout& form) {
  const Battle& battle = game_.battle();
  auto* row = new QHBoxLayout;
  foe_ = new ChoiceList;
  foe_->setObjectName(QStringLiteral("byHandFoe"));
  foe_->addItem(tr("as it stands"));
  for (const UnitIndex v : foesOf(battle, static_cast<UnitIndex>(index_)))
    foe_->addItem(text(unitInFull(battle, v)), static_cast<int>(v));
  face_ = new ChoiceList;
  const std::pair<QString, const char*> faces[] = {
      {tr("nearest side"), ""}, {tr("front"), "front"}, {tr("flank"), "flank"}, {tr("rear"), "rear"}};
  for (const auto& [words, word] : faces) face_->addItem(words, QString::fromLatin1(word));
  row->addWidget(foe_, 3);
  row->addWidget(face_, 2);
  form.addRow(tr("In contact with"), row);
  for (QComboBox* list : {foe_, face_}) connect(list, &QComboBox::currentIndexChanged, this, &HandPanel::showChanges);
}

void HandPanel::showSubject() {
  const QPoint chosen = subject_->currentData().toPoint();
  what_ = static_cast<What>(chosen.x());
  index_ = chosen.y();
  // A key within it may have led here.
  if (body_ != nullptr) {
    body_->setParent(nullptr);
    body_->deleteLater();
  }
  pose_ = nullptr;
  present_ = nullptr;
  foe_ = face_ = with_ = nullptr;
  turn_ = nullptr;
  body_ = new QWidget;
  auto* column = new QVBoxLayout(body_);
  column->setContentsMargins(0, 0, 0, 0);
  auto* place = new QFormLayout;
  place->setRowWrapPolicy(QFormLayout::WrapLongRows);
  const Battle& battle = game_.battle();
  if (what_ == What::unit || what_ == What::person) {
    column->addWidget(sectionHead(tr("Where it stands")));
    column->addWidget(makePlace());
  }
  if (what_ == What::unit) {
    addContact(*place);
    addTable(*place, battle.unit(static_cast<UnitIndex>(index_)).present);
  } else if (what_ == What::person) {
    const Person& person = battle.person(static_cast<PersonIndex>(index_));
    with_ = new ChoiceList;
    with_->addItem(tr("by himself"), -1);
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (battle.unit(u).side != person.side || !battle.unit(u).present) continue;
      with_->addItem(text(unitInFull(battle, u)), static_cast<int>(u));
      if (u == person.unit) with_->setCurrentIndex(with_->count() - 1);
    }
    place->addRow(tr("With"), with_);
    connect(with_, &QComboBox::currentIndexChanged, this, &HandPanel::showChanges);
    addTable(*place, person.present);
  } else if (what_ == What::battle) {
    turn_ = new QSpinBox;
    turn_->setRange(1, 10000);
    turn_->setValue(battle.turn);
    place->addRow(tr("Turn"), turn_);
    connect(turn_, &QSpinBox::valueChanged, this, &HandPanel::showChanges);
  }
  column->addLayout(place);
  column->addWidget(sectionHead(what_ == What::unit ? tr("What it suffered and did") : tr("Status")));
  status_ = new StatusForm(fields(), slots(), heldNames(game_));
  connect(status_, &StatusForm::edited, this, &HandPanel::showChanges);
  column->addWidget(status_);
  column->addStretch();
  rows_->addWidget(body_);
  showChanges();
}

QString HandPanel::changes() const {
  const Battle& battle = game_.battle();
  json one = json::object();
  if (what_ == What::unit) {
    const auto unit = static_cast<UnitIndex>(index_);
    const Unit& now = battle.unit(unit);
    // Contact gives the whole place.
    if (foe_ != nullptr && foe_->currentIndex() > 0) {
      const auto foe = static_cast<UnitIndex>(foe_->currentData().toInt());
      const std::string line =
          "contact " + unitInFull(battle, foe) + " " + face_->currentData().toString().toStdString();
      const Told told = tellDeed(game_.rules(), battle, {unit}, line);
      if (!told.changes.empty()) one = json::parse(told.changes)["units"][0];
      one.erase("moved");
    }
    const Point at = pose_->at();
    if (at.x != now.pose.centre.x) one["x"] = inchesToJson(at.x);
    if (at.y != now.pose.centre.y) one["y"] = inchesToJson(at.y);
    if (const Angle to = pose_->heading(); to != now.pose.heading) one["heading"] = degreesToJson(to);
    if (present_->isChecked() != now.present) one["present"] = present_->isChecked();
    one.erase("id");
  } else if (what_ == What::person) {
    const Person& now = battle.person(static_cast<PersonIndex>(index_));
    const Point at = pose_->at();
    if (at.x != now.at.x) one["x"] = inchesToJson(at.x);
    if (at.y != now.at.y) one["y"] = inchesToJson(at.y);
    if (present_->isChecked() != now.present) one["present"] = present_->isChecked();
    if (const int with = with_->currentData().toInt(); with != now.unit)
      one["unit"] = with < 0 ? json() : json(battle.setup->units[static_cast<std::size_t>(with)].id);
  } else if (what_ == What::battle && turn_->value() != battle.turn) {
    one["turn"] = turn_->value();
  }
  if (json status = statusJson(status_->form()); !status.empty()) one["status"] = std::move(status);
  if (one.empty()) return {};
  nlohmann::ordered_json whole;
  const auto list = [&](const char* name, const std::string& id) {
    nlohmann::ordered_json entry{{"id", id}};
    for (const auto& [key, value] : one.items()) entry[key] = value;
    whole[name] = nlohmann::ordered_json::array({entry});
  };
  if (what_ == What::unit) list("units", battle.setup->units[static_cast<std::size_t>(index_)].id);
  if (what_ == What::person) list("people", battle.setup->people[static_cast<std::size_t>(index_)].id);
  if (what_ == What::side) list("sides", battle.setup->sides[static_cast<std::size_t>(index_)].id);
  if (what_ == What::battle)
    for (const auto& [key, value] : one.items()) whole[key] = value;
  return text(whole.dump());
}

// Says how it will be told, and whether it hangs together. Nothing stands in the way of keeping it.
void HandPanel::showChanges() {
  const QString now = changes();
  keep_->setEnabled(!now.isEmpty());
  reason_->setVisible(!now.isEmpty());
  undo_->setEnabled(!now.isEmpty());
  if (now.isEmpty()) {
    words_->setText(tr("Nothing is changed yet."));
    return doubts_->setText({});
  }
  try {
    const Document document = Document::parse("by hand", now.toStdString());
    words_->setText(text(toldWords(game_.rules(), game_.battle(), document.root())));
    Battle after = game_.battle();
    applyOverride(game_.rules(), after, document.root());
    QStringList doubts;
    const std::vector<StateDoubt> before = stateDoubts(game_.rules(), game_.battle());
    for (const StateDoubt& doubt : stateDoubts(game_.rules(), after))
      if (std::ranges::find(before, doubt) == before.end()) doubts << text(doubt.words);
    doubts_->setText(doubts.isEmpty() ? tr("✓ It hangs together.")
                                      : QStringLiteral("⚠ ") + doubts.join(QLatin1Char(' ')));
  } catch (const SourceError& e) {
    words_->setText(text(e.expected()));
    doubts_->setText({});
    keep_->setEnabled(false);
  }
}

QString HandPanel::reason() const { return reason_->text().trimmed(); }

}  // namespace signifer::ui
