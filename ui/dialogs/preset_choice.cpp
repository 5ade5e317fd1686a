#include "dialogs/preset_choice.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <algorithm>

#include "play/overlays.h"
#include "settings.h"
#include "widgets/choice_list.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

/// No more questions are named than these.
constexpr std::size_t mostNamed = 6;

QString clubSets() { return QStringLiteral("clubSets"); }

}  // namespace

PresetChoice::PresetChoice(QWidget* parent) : QWidget(parent), list_(new ChoiceList) {
  setObjectName(QStringLiteral("presets"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  list_->setAccessibleName(tr("Named set of options"));
  differs_ = new Label(12, QFont::Normal, Label::Tone::second);
  differs_->setObjectName(QStringLiteral("presetDiffers"));
  differs_->setWordWrap(true);
  column->addWidget(list_);
  column->addWidget(differs_);
  connect(list_, &QComboBox::activated, this, &PresetChoice::picked);
}

void PresetChoice::offer(const std::string& ruleSet, const std::vector<OptionInfo>& options,
                         std::vector<OptionPreset> presets) {
  ruleSet_ = ruleSet;
  options_ = options;
  presets_ = std::move(presets);
  for (const QString& path : Settings().value(clubSets()).toStringList()) {
    try {
      presets_.push_back(readClubs(path));
    } catch (const std::exception&) {
      // Gone, broken, or of another rule set: not offered here.
    }
  }
  fill();
}

void PresetChoice::fill() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  for (const OptionPreset& preset : presets_) {
    list_->addItem(QString::fromStdString(preset.title));
    list_->setItemData(list_->count() - 1, plainTip(QString::fromStdString(preset.text)), Qt::ToolTipRole);
  }
  list_->addItem(tr("A club's own, from a file…"));
  list_->setCurrentIndex(-1);
  differs_->clear();
}

void PresetChoice::compare(const std::vector<std::int32_t>& values) {
  const OptionPreset* nearest = nearestPreset(options_, values, presets_);
  if (nearest == nullptr) return;
  const QSignalBlocker quiet(list_);
  list_->setCurrentIndex(static_cast<int>(nearest - presets_.data()));
  const std::vector<std::size_t> places = differences(options_, values, *nearest);
  if (places.empty()) return differs_->setText(QString::fromStdString(nearest->text));
  QStringList questions;
  for (std::size_t i = 0; i < std::min(places.size(), mostNamed); ++i)
    questions << QString::fromStdString(options_[places[i]].caption);
  QString words = tr("%n differ from this set:", nullptr, static_cast<int>(places.size())) + QLatin1Char(' ') +
                  questions.join(QLatin1Char(' '));
  if (places.size() > mostNamed) words += QStringLiteral(" …");
  differs_->setText(words);
}

void PresetChoice::picked(int row) {
  if (row < 0) return;
  if (row == static_cast<int>(presets_.size())) return askForFile();
  Q_EMIT wanted(presets_[static_cast<std::size_t>(row)]);
}

void PresetChoice::askForFile() {
  const QString path = QFileDialog::getOpenFileName(this, tr("A club's set of options"),
                                                    QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                                    tr("House rules (*.json)"));
  if (!path.isEmpty()) addFile(path);
}

bool PresetChoice::addFile(const QString& path) {
  try {
    const OptionPreset preset = readClubs(path);
    Settings settings;
    QStringList paths = settings.value(clubSets()).toStringList();
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (!paths.contains(whole)) settings.setValue(clubSets(), paths << whole);
    const auto same = std::ranges::find(presets_, preset.id, &OptionPreset::id);
    if (same != presets_.end())
      *same = preset;
    else
      presets_.push_back(preset);
    fill();
    Q_EMIT wanted(preset);
    return true;
  } catch (const std::exception& e) {
    differs_->setText(QString::fromUtf8(e.what()));
    return false;
  }
}

// Its options alone: figures and troops of a club are laid over a battle as a whole file.
OptionPreset PresetChoice::readClubs(const QString& path) const {
  const Overlay overlay = readOverlay(path.toStdString());
  if (overlay.file.ruleSet != ruleSet_)
    throw overlay.document->root().error("house rules of the rule set \"" + ruleSet_ + "\" were expected");
  OptionPreset preset{path.toStdString(), overlay.name(), overlay.file.notes, {}};
  for (const auto& [id, value] : overlay.file.rules.options) {
    const auto option = std::ranges::find(options_, id, &OptionInfo::id);
    if (option == options_.end() || (!option->values.empty() && std::ranges::count(option->values, value) == 0))
      throw overlay.document->root().error("options of the rule set were expected, not \"" + id + "\"");
    preset.options[id] = value;
  }
  return preset;
}

}  // namespace signifer::ui
