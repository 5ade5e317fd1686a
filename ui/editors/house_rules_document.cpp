#include "editors/house_rules_document.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "editors/editor_parts.h"
#include "files/write_file.h"

namespace signifer::ui {
namespace {

constexpr int checkAfterMs = 150;

// An option's word as JSON, as the choices give their standards.
std::string asJson(const HouseChoice& choice, const std::string& value) {
  const bool word = choice.pointer.starts_with("/options/") && !choice.values.empty();
  return word && !value.empty() && value.front() != '"' ? '"' + value + '"' : value;
}

}  // namespace

HouseRulesDocument::HouseRulesDocument(const RuleSetLibrary& library, QObject* parent)
    : QObject(parent), library_(library), mine_(std::make_shared<HouseRulesFile>()) {
  checkSoon_.setSingleShot(true);
  checkSoon_.setInterval(checkAfterMs);
  connect(&checkSoon_, &QTimer::timeout, this, &HouseRulesDocument::check);
  connect(&steps_, &QUndoStack::cleanChanged, this, &HouseRulesDocument::saved);
}

// A stack of steps that goes tells that it is clean, when nobody should listen any more.
HouseRulesDocument::~HouseRulesDocument() { steps_.disconnect(this); }

void HouseRulesDocument::begin(const RuleSetSource& source) {
  choices_ = houseChoices(source);
  source_ = &source;
  rules_ = source.create();
  steps_.clear();
  stack_.clear();
  file_.clear();
  HouseRulesFile file;
  file.title = tr("Our house rules").toStdString();
  file.ruleSet = source.id;
  put(std::make_shared<const HouseRulesFile>(std::move(file)));
  check();
}

void HouseRulesDocument::open(const QString& path) {
  const Overlay overlay = readOverlay(path.toStdString());
  const RuleSetSource* source = library_.find(overlay.file.ruleSet);
  if (source == nullptr)
    throw overlay.document->root().error("house rules that name an installed rule set were expected");
  begin(*source);
  file_ = path;
  put(std::make_shared<const HouseRulesFile>(overlay.file));
  check();
}

void HouseRulesDocument::save(const QString& path) {
  writeFile(path.toStdString(), overlayText(source_->id, *mine_));
  file_ = path;
  steps_.setClean();
  Q_EMIT saved();
}

void HouseRulesDocument::put(std::shared_ptr<const HouseRulesFile> file) {
  mine_ = std::move(file);
  checkSoon_.start();
  Q_EMIT changed();
}

void HouseRulesDocument::change(const QString& what, HouseRulesFile next, const QString& run) {
  steps_.push(new DocumentStep<HouseRulesDocument, HouseRulesFile>(
      *this, what, mine_, std::make_shared<const HouseRulesFile>(std::move(next)), run));
}

InForce HouseRulesDocument::inForce(const HouseChoice& choice) const {
  InForce now{choice.standard, {}, false, {}};
  const auto say = [&](const HouseRulesFile& file, const QString& name, bool mine) {
    const std::string value = asJson(choice, valueIn(file, choice.pointer));
    if (value.empty()) return;
    if (!now.from.isEmpty() && now.value != value) now.over << now.from;
    now.value = value;
    now.from = name;
    now.mine = mine;
  };
  for (const StackedRules& below : stack_)
    if (below.inForce && below.faults.empty())
      say(below.overlay.file, QString::fromStdString(below.overlay.name()), false);
  say(*mine_, QString::fromStdString(mine_->title), true);
  return now;
}

std::vector<Overlay> HouseRulesDocument::overlays() const {
  std::vector<Overlay> all;
  for (const StackedRules& below : stack_)
    if (below.inForce && below.faults.empty()) all.push_back(below.overlay);
  all.push_back({*mine_, nullptr});
  return all;
}

void HouseRulesDocument::set(const HouseChoice& choice, const std::string& value) {
  HouseRulesFile next = *mine_;
  const bool option = choice.pointer.starts_with("/options/");
  std::string plain = value;
  if (option && plain.size() >= 2 && plain.front() == '"') plain = plain.substr(1, plain.size() - 2);
  setValueIn(next, choice.pointer, plain);
  change(QString::fromStdString(choice.words), std::move(next), {});
}

void HouseRulesDocument::choose(const OptionPreset& preset) {
  HouseRulesFile next = *mine_;
  next.rules.options = preset.options;
  change(QString::fromStdString(preset.title), std::move(next), {});
}

std::vector<std::int32_t> HouseRulesDocument::optionValues() const {
  HouseRules all;
  for (const Overlay& overlay : overlays())
    for (const auto& [id, value] : overlay.file.rules.options) all.options[id] = value;
  const OptionPreset now{{}, {}, {}, all.options};
  std::vector<std::int32_t> values;
  for (const OptionInfo& option : definition().options()) values.push_back(valueIn(now, option));
  return values;
}

Json HouseRulesDocument::additions(Addition kind) const {
  const std::string& text = kind == Addition::troops ? mine_->rules.troops : mine_->rules.modifiers;
  return text.empty() ? Json::array() : Json::parse(text);
}

void HouseRulesDocument::setAdditions(Addition kind, const QString& what, const Json& list, const QString& run) {
  HouseRulesFile next = *mine_;
  (kind == Addition::troops ? next.rules.troops : next.rules.modifiers) = list.empty() ? "" : list.dump();
  change(what, std::move(next), run);
}

HouseRulesFile HouseRulesDocument::without(const QString& pointer) const {
  HouseRulesFile next = *mine_;
  for (const auto& [head, kind] :
       {std::pair{QLatin1String("/troops/"), Addition::troops}, {QLatin1String("/modifiers/"), Addition::modifiers}}) {
    if (!pointer.startsWith(head)) continue;
    Json list = additions(kind);
    if (const std::size_t place = pointer.section(QLatin1Char('/'), 2, 2).toUInt(); place < list.size())
      list.erase(place);
    (kind == Addition::troops ? next.rules.troops : next.rules.modifiers) = list.empty() ? "" : list.dump();
    return next;
  }
  setValueIn(next, pointer.toStdString(), {});
  return next;
}

void HouseRulesDocument::takeOut(const QString& pointer) { change(tr("Taken out"), without(pointer), {}); }

std::vector<Overlay> HouseRulesDocument::overlaysWithout(const QString& pointer) const {
  std::vector<Overlay> all = overlays();
  all.back().file = without(pointer);
  return all;
}

std::pair<int, int> HouseRulesDocument::wordsOf(const StackedRules& below) const {
  int all = 0;
  int overruled = 0;
  const QString name = QString::fromStdString(below.overlay.name());
  for (const HouseChoice& choice : choices_) {
    if (valueIn(below.overlay.file, choice.pointer).empty()) continue;
    ++all;
    overruled += inForce(choice).from == name ? 0 : 1;
  }
  return {all, overruled};
}

void HouseRulesDocument::setSight(const HouseSight& sight) {
  if (sight == mine_->sight) return;
  HouseRulesFile next = *mine_;
  next.sight = sight;
  change(tr("What is hidden"), std::move(next), QStringLiteral("sight"));
}

void HouseRulesDocument::describe(const QString& title, const QString& edition, const QString& notes) {
  HouseRulesFile next = *mine_;
  next.title = nameFrom(title);
  next.edition = nameFrom(edition);
  next.notes = notes.toStdString();
  if (next.title == mine_->title && next.edition == mine_->edition && next.notes == mine_->notes) return;
  change(tr("Title"), std::move(next), QStringLiteral("title"));
}

void HouseRulesDocument::addBelow(const QString& path) {
  StackedRules below{readOverlay(path.toStdString()), path, true, {}};
  below.faults = faultsOf(*source_, below.overlay);
  stack_.push_back(std::move(below));
  checkSoon_.start();
  Q_EMIT changed();
}

void HouseRulesDocument::setInForce(std::size_t place, bool on) {
  stack_[place].inForce = on;
  checkSoon_.start();
  Q_EMIT changed();
}

void HouseRulesDocument::moveBelow(std::size_t place, int by) {
  const auto to = static_cast<std::ptrdiff_t>(place) + by;
  if (to < 0 || to >= static_cast<std::ptrdiff_t>(stack_.size())) return;
  std::swap(stack_[place], stack_[static_cast<std::size_t>(to)]);
  checkSoon_.start();
  Q_EMIT changed();
}

void HouseRulesDocument::removeBelow(std::size_t place) {
  stack_.erase(stack_.begin() + static_cast<std::ptrdiff_t>(place));
  checkSoon_.start();
  Q_EMIT changed();
}

void HouseRulesDocument::check() {
  checkSoon_.stop();
  if (source_ == nullptr) return;
  faults_ = faultsOf(*source_, Overlay{*mine_, nullptr});
  Q_EMIT checked();
}

}  // namespace signifer::ui
