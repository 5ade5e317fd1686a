#include "start/ready_battles.h"

#include <QGridLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "language/names.h"
#include "play/opening.h"
#include "schema/document.h"
#include "start/door.h"
#include "symbols.h"
#include "table/battle_picture.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

namespace fs = std::filesystem;

// Between two pictures the window answers whoever uses it, in milliseconds.
constexpr int breath = 15;
constexpr int columns = 2;

// A file that cannot be read is shown with its fault elsewhere.
bool isDeployedFirst(const fs::path& file) {
  try {
    return Document::load(file).root().has("deployment");
  } catch (const std::exception&) {
    return false;
  }
}

bool hidesAnybody(const Node& root) {
  const std::string visibility = root.text("visibility", "");
  if (!visibility.empty()) return visibility != "open";
  const auto units = root.find("units");
  return units && std::ranges::any_of(units->items(), [](const Node& unit) { return unit.boolean("hidden", false); });
}

}  // namespace

// Opening the file tells the fault in full.
QImage openingPicture(const RuleSetLibrary& library, const fs::path& file) {
  try {
    std::vector<LeftOutOverlay> leftOut;
    const auto session = openBattle(library, file, 1, &leftOut);
    return openPicture(session->rules(), session->battle());
  } catch (const std::exception&) {
    return {};
  }
}

// A first evening begins with a battle whose armies stand already.
std::vector<fs::path> battleFiles(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code unreadable;
  for (const auto& entry : fs::directory_iterator(folder, unreadable))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::ranges::sort(files);
  std::ranges::stable_partition(files, [](const fs::path& file) { return !isDeployedFirst(file); });
  return files;
}

ReadyBattles::ReadyBattles(const RuleSetLibrary& library, const fs::path& assets, QWidget* parent)
    : QWidget(parent), library_(library) {
  setObjectName(QStringLiteral("readyBattles"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  column->addWidget(sectionHead(tr("Ready to play")));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(6);
  for (int i = 0; i < columns; ++i) grid->setColumnStretch(i, 1);
  for (const RuleSetSource& rules : library_.sources())
    for (const fs::path& file : battleFiles(assets / "scenarios" / rules.id)) add(rules, file, *grid);
  column->addLayout(grid);
  // Without rule sets there is nothing to head.
  if (tiles_.empty()) hide();
  timer_.setInterval(breath);
  connect(&timer_, &QTimer::timeout, this, &ReadyBattles::drawNext);
  connect(&Theme::current(), &Theme::changed, this, &ReadyBattles::drawAnew);
}

// A file that cannot be read is left to "New battle", which lists it with its fault.
void ReadyBattles::add(const RuleSetSource& rules, const fs::path& file, QGridLayout& grid) {
  try {
    const Document document = Document::load(file);
    const Node root = document.root();
    QStringList sides;
    for (const Node& side : root.at("sides").items()) sides << text(saidName(side.at("name").text()));
    QString about = QString::fromStdString(rules.name);
    if (hidesAnybody(root)) about = tr("%1 · hidden units").arg(about);
    auto* tile = new BattleTile({}, text(saidName(root.text("title", file.stem().string()))),
                                {sides.join(QStringLiteral(" · ")), about});
    tile->setObjectName(QStringLiteral("ready"));
    const QString path = QString::fromStdString(file.string());
    connect(tile, &QAbstractButton::clicked, this, [this, path] { Q_EMIT battleChosen(path); });
    const int place = static_cast<int>(tiles_.size());
    grid.addWidget(tile, place / columns, place % columns);
    tiles_.push_back({tile, file});
  } catch (const std::exception&) {
    return;
  }
}

void ReadyBattles::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (drawn_ < tiles_.size()) timer_.start();
}

void ReadyBattles::drawAnew() {
  drawn_ = 0;
  if (isVisible()) timer_.start();
}

void ReadyBattles::drawNext() {
  if (drawn_ < tiles_.size() && isVisible()) {
    const auto& [tile, file] = tiles_[drawn_++];
    return tile->setPicture(openingPicture(library_, file));
  }
  timer_.stop();
}

}  // namespace signifer::ui
