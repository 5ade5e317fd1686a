#include "editors/editors.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <nlohmann/json.hpp>

#include "army/army_link.h"
#include "army/shipped_armies.h"
#include "dialogs/save_dialog.h"
#include "editors/army_window.h"
#include "editors/editor_parts.h"
#include "editors/forces_pane.h"
#include "editors/house_rules_window.h"
#include "editors/own_armies.h"
#include "editors/table_window.h"
#include "files/army_battle.h"
#include "files/file_deeds.h"
#include "files/write_file.h"
#include "game/battle_controller.h"
#include "language/names.h"
#include "library/places.h"
#include "play/battle_json.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

// An ampersand in a menu marks a letter.
QString menuWords(const std::string& name) {
  return QString::fromStdString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
}

// As its file has it; the file's name where that cannot be read, which opening it will explain.
std::string armyTitle(const ShippedArmy& army) {
  try {
    return std::string(saidName(Document::load(army.file).root().text("name", army.name)));
  } catch (const SourceError&) {
    return army.name;
  }
}

}  // namespace

Editors::Editors(const RuleSetLibrary& library, BattleController& game, QWidget* window)
    : QObject(window), library_(library), game_(game), window_(window) {}

void Editors::fill(QMenu& menu) {
  addForEach(menu, tr("New &army"), [this](const QString& rules) { newArmy(rules); });
  QMenu* own = menu.addMenu(tr("&My armies"));
  connect(own, &QMenu::aboutToShow, this, [this, own] { fillOwnArmies(*own); });
  // Their files are read only by those who want one.
  QMenu* samples = menu.addMenu(tr("&Sample armies"));
  connect(samples, &QMenu::aboutToShow, this, [this, samples] {
    if (samples->isEmpty()) addSamples(*samples);
  });
  connect(menu.addAction(tr("&Open army…")), &QAction::triggered, this, [this] {
    const QString path = askForOwnFile(window_, FileKind::army, tr("Open an army"), tr("Armies (*.json)"));
    if (!path.isEmpty()) openArmy(path);
  });
  menu.addSeparator();
  addForEach(menu, tr("New &table"), [this](const QString& rules) { newTable(rules); });
  addOwn(menu, tr("My ta&bles"), FileKind::table, [this](const QString& path) { openTable(path); });
  connect(menu.addAction(tr("O&pen table…")), &QAction::triggered, this, [this] {
    const QString path = askForOwnFile(window_, FileKind::table, tr("Open a scenario"), tr("Battles (*.json)"));
    if (!path.isEmpty()) openTable(path);
  });
  menu.addSeparator();
  addForEach(menu, tr("&House rules"), [this](const QString& rules) { newHouseRules(rules); });
  addOwn(menu, tr("My ho&use rules"), FileKind::houseRules, [this](const QString& path) { openHouseRules(path); });
  connect(menu.addAction(tr("Op&en house rules…")), &QAction::triggered, this, [this] {
    const QString path =
        askForOwnFile(window_, FileKind::houseRules, tr("Open house rules"), tr("House rules (*.json)"));
    if (!path.isEmpty()) openHouseRules(path);
  });
  menu.addSeparator();
  QAction* table = menu.addAction(tr("The table of t&his battle"));
  connect(table, &QAction::triggered, this, &Editors::tableOfBattle);
  QAction* moment = menu.addAction(tr("Save this &moment as a scenario…"));
  connect(moment, &QAction::triggered, this, [this] {
    const QString path = askWhereToSave(
        window_, tr("Save this moment"),
        FilesHome::current().proposal(
            FileKind::table,
            tr("%1, turn %2").arg(QString::fromStdString(game_.battle().setup->title)).arg(game_.battle().turn)),
        tr("Battles (*.json)"), QStringLiteral(".json"));
    if (!path.isEmpty()) saveMoment(path);
  });
  connect(&menu, &QMenu::aboutToShow, moment, [this, moment, table] {
    for (QAction* action : {moment, table}) action->setEnabled(game_.hasBattle());
  });
}

QMenu* Editors::addOwn(QMenu& menu, const QString& words, FileKind kind,
                       const std::function<void(const QString&)>& open) {
  QMenu* own = menu.addMenu(words);
  connect(own, &QMenu::aboutToShow, this, [own, kind, open] {
    own->clear();
    addOwnFiles(*own, kind, {}, open);
    if (own->isEmpty()) own->addAction(tr("None yet"))->setEnabled(false);
  });
  return own;
}

void Editors::addForEach(QMenu& menu, const QString& words, const std::function<void(const QString&)>& then) {
  QMenu* each = menu.addMenu(words);
  for (const RuleSetSource& source : library_.sources())
    connect(each->addAction(menuWords(source.name)), &QAction::triggered, this,
            [then, id = QString::fromStdString(source.id)] { then(id); });
}

void Editors::fillArmies(QMenu& menu, const QString& ruleSet) {
  for (const OwnArmy& army : ownArmies(ruleSet.toStdString()))
    connect(menu.addAction(menuWords(army.name.toStdString())), &QAction::triggered, this,
            [this, file = army.file] { openArmy(file); });
  menu.addSeparator();
  connect(menu.addAction(tr("New army")), &QAction::triggered, this, [this, ruleSet] { newArmy(ruleSet); });
}

void Editors::fillOwnArmies(QMenu& menu) {
  menu.clear();
  for (const RuleSetSource& source : library_.sources()) {
    const QList<OwnArmy> armies = ownArmies(source.id);
    if (armies.isEmpty()) continue;
    menu.addSection(menuWords(source.name));
    for (const OwnArmy& army : armies)
      connect(menu.addAction(menuWords(army.name.toStdString())), &QAction::triggered, this,
              [this, file = army.file] { openArmy(file); });
  }
  if (menu.isEmpty()) menu.addAction(tr("None yet: make one with New army"))->setEnabled(false);
}

void Editors::addSamples(QMenu& menu) {
  for (const RuleSetSource& source : library_.sources()) {
    QMenu* of = nullptr;
    for (const ShippedArmy& army : shippedArmies()) {
      if (!army.name.starts_with(source.id + "/")) continue;
      if (of == nullptr) of = menu.addMenu(menuWords(source.name));
      const QString name = menuWords(armyTitle(army));
      const QString path = QString::fromStdString(army.file.string());
      connect(of->addAction(name), &QAction::triggered, this, [this, path] { openArmy(path); });
    }
  }
}

ArmyWindow* Editors::makeArmyWindow() {
  auto* editor = new ArmyWindow(library_, window_);
  standBeside(*editor);
  editor->setAttribute(Qt::WA_DeleteOnClose);
  connect(editor, &ArmyWindow::useWanted, this, &Editors::use);
  return editor;
}

// The army on a new table; the other side's is chosen there.
void Editors::use(const QString& army) {
  try {
    const Document file = Document::load(army.toStdString());
    TableWindow* table = newTable(QString::fromStdString(file.root().at("ruleset").text()));
    if (table != nullptr && table->forces().setArmy(army)) table->forces().layAll();
  } catch (const std::exception& e) {
    tellBeside(window_, QString::fromUtf8(e.what()));
  }
}

TableWindow* Editors::makeTableWindow() {
  auto* editor = new TableWindow(library_, window_);
  standBeside(*editor);
  editor->setAttribute(Qt::WA_DeleteOnClose);
  connect(editor, &TableWindow::beginWanted, this, &Editors::battleReady);
  return editor;
}

TableWindow* Editors::newTable(const QString& ruleSet) {
  TableWindow* editor = makeTableWindow();
  if (!editor->begin(ruleSet)) return nullptr;
  bringToFront(*editor);
  return editor;
}

TableWindow* Editors::openTable(const QString& path) {
  TableWindow* editor = makeTableWindow();
  if (!editor->openFile(path)) return nullptr;
  bringToFront(*editor);
  return editor;
}

TableWindow* Editors::tableOfBattle() {
  if (!game_.hasBattle()) return nullptr;
  TableWindow* editor = makeTableWindow();
  if (!editor->take(game_.rules(), game_.battle())) return nullptr;
  bringToFront(*editor);
  return editor;
}

bool Editors::setUp(const QString& first, const QString& second, const QString& battle) {
  try {
    writeFile(battle.toStdString(), battleOfArmies(library_, first, second).text);
    return true;
  } catch (const std::exception& e) {
    tellBeside(window_, QString::fromUtf8(e.what()));
    return false;
  }
}

ArmyWindow* Editors::newArmy(const QString& ruleSet) {
  ArmyWindow* editor = makeArmyWindow();
  if (!editor->begin(ruleSet)) return nullptr;
  bringToFront(*editor);
  return editor;
}

ArmyWindow* Editors::openArmy(const QString& path) {
  ArmyWindow* editor = makeArmyWindow();
  if (!editor->openFile(path)) return nullptr;
  bringToFront(*editor);
  return editor;
}

bool Editors::openIfOurs(const QString& path) {
  const Document file = Document::load(path.toStdString());
  const Node root = file.root();
  const auto format = root.isObject() ? root.find("format") : std::nullopt;
  if (!format || !format->isString()) return false;
  if (format->text() == "signifer-army")
    openArmy(path);
  else if (format->text() == "signifer-house-rules")
    openHouseRules(path);
  else
    return false;
  return true;
}

HouseRulesWindow* Editors::makeHouseRulesWindow() {
  auto* editor = new HouseRulesWindow(library_, window_);
  standBeside(*editor);
  editor->setAttribute(Qt::WA_DeleteOnClose);
  connect(editor, &HouseRulesWindow::useWanted, this, &Editors::askWhatToPlay);
  return editor;
}

HouseRulesWindow* Editors::newHouseRules(const QString& ruleSet) {
  HouseRulesWindow* editor = makeHouseRulesWindow();
  if (!editor->begin(ruleSet)) return nullptr;
  bringToFront(*editor);
  return editor;
}

HouseRulesWindow* Editors::openHouseRules(const QString& path) {
  HouseRulesWindow* editor = makeHouseRulesWindow();
  if (!editor->openFile(path)) return nullptr;
  bringToFront(*editor);
  return editor;
}

namespace {

// "Cannae, 216 BC under Thursday club 2": the battle's title and the last of its house rules.
QString nameUnder(const std::vector<Overlay>& overlays, const QString& scenario) {
  QString title = QFileInfo(scenario).completeBaseName();
  try {
    const std::string own = Document::load(scenario.toStdString()).root().text("title", "");
    if (!own.empty()) title = QString::fromStdString(own);
  } catch (const SourceError&) {
    // Playing it says what is wrong.
  }
  const QString rules = overlays.empty() ? QString() : QString::fromStdString(overlays.back().name());
  return rules.isEmpty() ? title : Editors::tr("%1 under %2").arg(title, rules);
}

}  // namespace

void Editors::askWhatToPlay(const std::vector<Overlay>& overlays) {
  const QString scenario = QFileDialog::getOpenFileName(window_, tr("Which battle?"),
                                                        QString::fromStdString((dataFolder() / "scenarios").string()),
                                                        tr("Battles (*.json)"));
  if (scenario.isEmpty()) return;
  const FilesHome& home = FilesHome::current();
  const QString name = nameUnder(overlays, scenario);
  const QString battle = home.keeps()
                             ? home.freshFile(FileKind::table, name)
                             : askWhereToSave(window_, tr("Save the battle"), home.proposal(FileKind::table, name),
                                              tr("Battles (*.json)"), QStringLiteral(".json"));
  if (!battle.isEmpty() && playUnder(overlays, scenario, battle)) Q_EMIT battleReady(battle);
}

void Editors::tellChangedArmies(const Document& battle, const QString& path) {
  QStringList told;
  std::vector<SideIndex> changed;
  for (SideIndex side = 0; side < 2; ++side) {
    const Node node = battle.root().at("sides").items()[static_cast<std::size_t>(side)];
    QStringList changes;
    try {
      if (const auto link = readArmyLink(library_, node, path.toStdString()))
        for (const std::string& change : changesSince(library_, *link)) changes << QString::fromStdString(change);
    } catch (const SourceError&) {
      // The battle has its own copies of the units.
    }
    if (changes.isEmpty()) continue;
    changed.push_back(side);
    told << tr("%1: the army's file has changed since. %2")
                .arg(QString::fromStdString(node.at("name").name()), changes.join(QLatin1Char(' ')));
  }
  if (told.isEmpty()) return;
  auto* box = new QMessageBox(QMessageBox::Information, tr("Signifer"), told.join(QLatin1Char('\n')),
                              QMessageBox::NoButton, window_);
  box->setObjectName(QStringLiteral("changedArmies"));
  box->setTextFormat(Qt::PlainText);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setModal(false);
  QPushButton* take = box->addButton(tr("Take it over on the table…"), QMessageBox::AcceptRole);
  box->addButton(tr("Leave it"), QMessageBox::RejectRole);
  connect(take, &QPushButton::clicked, this, [this, path, changed] {
    TableWindow* table = openTable(path);
    if (table == nullptr) return;
    for (const SideIndex side : changed) takeOverArmy(side).act(table->document());
  });
  // It comes with a battle that is being opened: the table keeps the keys.
  box->setAttribute(Qt::WA_ShowWithoutActivating);
  box->show();
}

bool Editors::playUnder(const std::vector<Overlay>& overlays, const QString& scenario, const QString& battle) {
  try {
    const Document file = Document::load(scenario.toStdString());
    std::vector<LeftOutOverlay> leftOut;
    const Position position = openUnder(library_, file.root(), overlays, leftOut);
    writeFile(battle.toStdString(), writeBattle(*position.rules, position.battle).dump(2) + "\n");
    if (!leftOut.empty()) tellBeside(window_, QString::fromStdString(leftOutWords(leftOut)));
    return true;
  } catch (const std::exception& e) {
    tellBeside(window_, QString::fromUtf8(e.what()));
    return false;
  }
}

bool Editors::saveMoment(const QString& path) {
  if (!game_.hasBattle()) return false;
  try {
    writeFile(path.toStdString(), writeBattle(game_.rules(), game_.battle()).dump(2) + "\n");
    return true;
  } catch (const std::exception& e) {
    tellBeside(window_, tr("Not saved: %1").arg(QString::fromUtf8(e.what())));
    return false;
  }
}

}  // namespace signifer::ui
