#include "start/start_page.h"

#include <QApplication>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "files/file_deeds.h"
#include "files/own_pane.h"
#include "help/tours.h"
#include "settings.h"
#include "start/door.h"
#include "start/ready_battles.h"
#include "start/rules_pane.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"
#include "widgets/typed_keys.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr qsizetype mostLately = 8;

struct WayName {
  StartPage::Way way;
  const char* name;
};
constexpr WayName ways[] = {{StartPage::Way::readyBattle, "ready"},        {StartPage::Way::ownTable, "table"},
                            {StartPage::Way::fromPhoto, "photo"},          {StartPage::Way::openFile, "open"},
                            {StartPage::Way::checklistOnly, "checklist"},  {StartPage::Way::playAlone, "alone"},
                            {StartPage::Way::machines, "machines"},        {StartPage::Way::printChecklist, "print"},
                            {StartPage::Way::printReference, "reference"}, {StartPage::Way::ownArmies, "armies"},
                            {StartPage::Way::houseRules, "house"}};

QString link(const char* target, const QString& words) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(QLatin1String(target), words.toHtmlEscaped());
}

// The battle to go on with: a picture, where it stands, and the way on.
class GoOnBox final : public QFrame {
 public:
  explicit GoOnBox(const QImage& picture) : picture_(picture) { setObjectName(QStringLiteral("goOnBox")); }

 protected:
  void paintEvent(QPaintEvent*) override {
    const Theme& theme = Theme::current();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(colours().reminderEdge, 1));
    p.setBrush(colours().reminder);
    p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    paintPicture(p, {theme.px(12) + 0.5, (height() - theme.px(102)) / 2 + 0.5, theme.px(152), theme.px(102)}, picture_);
  }

 private:
  QImage picture_;
};

}  // namespace

StartPage::StartPage(const RuleSetLibrary& library, const BattleShelf& shelf, const std::filesystem::path& assets,
                     QWidget* parent)
    : QWidget(parent), library_(library), shelf_(shelf) {
  setObjectName(QStringLiteral("startPage"));
  setAccessibleName(tr("Start page"));
  setFocusPolicy(Qt::StrongFocus);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  auto* left = new QWidget;
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(24, 14, 20, 14);
  column->setSpacing(14);
  column->addLayout(makeHead());
  column->addLayout(makeDoors());
  column->addWidget(makeTours());
  battles_ = new QVBoxLayout;
  battles_->setSpacing(12);
  column->addLayout(battles_);
  own_ = new OwnPane(library);
  connect(own_, &OwnPane::chosen, this, &StartPage::battleChosen);
  connect(own_, &OwnPane::playWanted, this, &StartPage::playWanted);
  connect(own_, &OwnPane::changeWanted, this, &StartPage::changeWanted);
  column->addWidget(own_);
  auto* ready = new ReadyBattles(library, assets);
  connect(ready, &ReadyBattles::battleChosen, this, &StartPage::battleChosen);
  column->addWidget(ready);
  column->addStretch(1);
  auto* scroll = new QScrollArea;
  scroll->setWidget(left);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  rules_ = new RulesPane(library_);
  rules_->setMinimumWidth(240);
  row->addWidget(scroll, 71);
  row->addWidget(rules_, 29);
  connect(&Theme::current(), &Theme::changed, this, [this] {
    // Cards in other colours are made anew, also of journals that were read before.
    read_.clear();
    refresh();
  });
}

QLayout* StartPage::makeHead() {
  auto* row = new QHBoxLayout;
  auto* head = new Label(24, QFont::Bold);
  head->setText(tr("What shall it be tonight?"));
  head->setWordWrap(true);
  row->addWidget(head, 1);
  home_ = linkedText(12.5, Label::Tone::second);
  home_->setObjectName(QStringLiteral("home"));
  home_->setAlignment(Qt::AlignRight | Qt::AlignBottom);
  row->addWidget(home_, 1);
  connect(home_, &QLabel::linkActivated, this, [this](const QString& link) {
    link == QLatin1String("show") ? showInFolder(FilesHome::current().folder()) : askForHome(this);
  });
  return row;
}

// The path below the person's own folder is enough to know it by.
void StartPage::showHome() {
  const FilesHome& home = FilesHome::current();
  home_->setVisible(home.keeps());
  if (!home.keeps()) return;
  QString path = home.folder();
  if (const QString own = QDir::homePath() + QLatin1Char('/'); path.startsWith(own)) path = path.mid(own.size());
  home_->clear();
  home_->setText(tr("Your files are in %1").arg(QDir::toNativeSeparators(path).toHtmlEscaped()) +
                 QStringLiteral("<br>") + link("show", tr("Show in folder")) + QStringLiteral(" &nbsp;·&nbsp; ") +
                 link("home", tr("Another folder…")));
  home_->setToolTip(plainTip(QDir::toNativeSeparators(home.folder())));
}

QLayout* StartPage::makeDoors() {
  auto* doors = new QHBoxLayout;
  doors->setSpacing(14);
  const QString dot = QStringLiteral(" &nbsp;·&nbsp; ");
  auto* referee =
      new Door(QStringLiteral("tool-checklist"), tr("Referee a game"), QStringLiteral("1"),
               tr("You and friends play. Signifer keeps the sequence, measures, rules and writes the "
                  "journal. Your own dice stay."),
               link("ready", tr("A ready battle")) + dot + link("table", tr("My own table")) + QStringLiteral("<br>") +
                   link("photo", tr("From a photo")) + dot + link("checklist", tr("Checklist only")) +
                   QStringLiteral("<br>") + link("open", tr("Open a file")));
  auto* alone = new Door(QStringLiteral("tool-machine"), tr("Play alone"), QStringLiteral("2"),
                         tr("You command one side, a machine the other, at your pace."),
                         link("alone", tr("Choose a battle")) + dot + link("armies", tr("My armies")) +
                             QStringLiteral("<br>") + link("machines", tr("Let two machines play it many times")));
  auto* print = new Door(QStringLiteral("tool-print"), tr("Print for the club"), QStringLiteral("3"),
                         tr("Phase checklists and reference sheets, for the rule set chosen on the right."),
                         link("print", tr("Checklist")) + dot + link("reference", tr("Reference sheet")) +
                             QStringLiteral("<br>") + link("house", tr("House rules")));
  const std::pair<Door*, Way> all[] = {
      {referee, Way::readyBattle}, {alone, Way::playAlone}, {print, Way::printChecklist}};
  for (const auto& [door, way] : all) {
    doors->addWidget(door, 1);
    connect(door, &Door::clicked, this, [this, chosen = way] { Q_EMIT wayChosen(chosen); });
    connect(door, &Door::linkActivated, this, &StartPage::follow);
  }
  return doors;
}

// Two minutes each; offered until one of them has been gone through.
QWidget* StartPage::makeTours() {
  tours_ = linkedText(13, Label::Tone::second);
  tours_->setObjectName(QStringLiteral("tours"));
  QStringList links;
  for (const TourKind kind : tourKinds) links << link(tourId(kind), tourTitle(kind));
  setLinks(*tours_, tr("New here? Two minutes each show how it goes:") + QStringLiteral(" ") +
                        links.join(QStringLiteral(" &nbsp;·&nbsp; ")));
  connect(tours_, &QLabel::linkActivated, this, [this](const QString& target) {
    for (const TourKind kind : tourKinds)
      if (target == QLatin1String(tourId(kind))) Q_EMIT tourWanted(kind);
  });
  return tours_;
}

void StartPage::follow(const QString& link) {
  for (const WayName& way : ways)
    if (link == QLatin1String(way.name)) Q_EMIT wayChosen(way.way);
}

void StartPage::refresh() {
  // The keys are the page's before a card that had them goes, else the page follows them down.
  setFocus();
  clearLayout(*battles_);
  unfinished_.reset();
  if (!isVisibleTo(parentWidget())) return;
  QList<BattleCard> cards = shelf_.cardsAsKept();
  for (BattleCard& card : cards)
    if (card.stale) card.fault = faults_.value(card.file);
  queueStale(cards);
  const auto open = std::ranges::find_if(cards, [](const BattleCard& card) {
    return !card.over && !card.aside && !card.held && !card.stale && card.fault.isEmpty();
  });
  if (open != cards.end()) {
    unfinished_ = *open;
    cards.erase(open);
    showUnfinished(*unfinished_);
  }
  showLately(cards);
  own_->refresh();
  tours_->setVisible(!Settings().value(QLatin1String(toursKnown)).toBool());
  showHome();
}

// Journals are read one by one once the window stands. A journal that cannot be read is tried once.
void StartPage::queueStale(const QList<BattleCard>& cards) {
  if (!toRead_.isEmpty()) return;
  for (const BattleCard& card : cards) {
    if (!card.stale) continue;
    BattleCard now = card;
    now.stamp();
    const QString state = QStringLiteral("%1 %2 %3").arg(card.file).arg(now.size).arg(now.changed);
    if (read_.contains(state)) continue;
    read_.insert(state);
    toRead_ << card;
  }
  shownAnew_ = 0;
  if (!toRead_.isEmpty()) QTimer::singleShot(0, this, &StartPage::readNext);
}

void StartPage::readNext() {
  if (toRead_.isEmpty()) return;
  const BattleCard now = shelf_.renew(library_, toRead_.takeFirst());
  if (now.fault.isEmpty())
    faults_.remove(now.file);
  else
    faults_.insert(now.file, now.fault);
  // The newest stand on the page; of the others one look at the end is enough.
  if (++shownAnew_ <= mostLately || toRead_.isEmpty()) refresh();
  if (!toRead_.isEmpty()) QTimer::singleShot(0, this, &StartPage::readNext);
}

void StartPage::showUnfinished(const BattleCard& card) {
  const Theme& theme = Theme::current();
  auto* box = new GoOnBox(shelf_.picture(card.file));
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(qRound(theme.px(178)), 12, 14, 12);
  row->setSpacing(16);
  auto* words = new QVBoxLayout;
  words->setSpacing(5);
  auto* title = new Label(16, QFont::Bold);
  title->setText(tr("Go on where you stopped: %1").arg(shownName(card)));
  auto* where = new Label(13, QFont::Normal);
  const QString events = counted(static_cast<qsizetype>(card.events), tr("One event"), tr("%1 events"));
  where->setText(tr("%1. %2, %3.").arg(card.words, events, card.ruleSet));
  auto* how = new Label(12.5, QFont::Normal, Label::Tone::second);
  const QString day = dayWords(card.when, QDateTime::currentDateTime());
  how->setText(card.closed ? tr("Left %1; every event is there.").arg(day)
                           : tr("Signifer ended without being closed, %1. The journal was read to its last line and "
                                "played again: nothing is missing.")
                                 .arg(day));
  for (Label* label : {title, where, how}) {
    label->setWordWrap(true);
    words->addWidget(label);
  }
  words->addStretch();
  row->addLayout(words, 1);
  auto* buttons = new QVBoxLayout;
  auto* on = new NextButton;
  on->setObjectName(QStringLiteral("goOn"));
  on->setWords(tr("Go on"), tr("Enter"));
  on->setFixedWidth(qRound(theme.px(132)));
  auto* aside = new QPushButton(tr("Put it aside"));
  aside->setObjectName(QStringLiteral("putAside"));
  aside->setFixedWidth(qRound(theme.px(132)));
  aside->setToolTip(tr("It stays under Lately"));
  auto* sheet = new QPushButton(tr("Print the table"));
  sheet->setObjectName(QStringLiteral("printStopped"));
  sheet->setFixedWidth(qRound(theme.px(132)));
  sheet->setToolTip(tr("Where we stopped: every place in inches and every state, to set the table up again"));
  connect(sheet, &QPushButton::clicked, this, [this, file = card.file] { Q_EMIT stoppedSheetWanted(file); });
  buttons->addWidget(on);
  buttons->addWidget(sheet);
  buttons->addWidget(aside);
  const auto fill = [this, file = card.file](QMenu& menu) {
    addFileDeeds(menu, window(), FileKind::battle, file, false);
  };
  buttons->addWidget(menuButton(shownName(card), fill), 0, Qt::AlignRight);
  buttons->addStretch();
  row->addLayout(buttons);
  box->setMinimumHeight(qRound(theme.px(126)));
  battles_->addWidget(box);
  connect(on, &QAbstractButton::clicked, this, &StartPage::goOn);
  connect(aside, &QPushButton::clicked, this, [this, file = card.file] {
    shelf_.change(file, [](BattleCard& one) { one.aside = true; });
    QMetaObject::invokeMethod(this, &StartPage::refresh, Qt::QueuedConnection);
  });
}

void StartPage::showLately(const QList<BattleCard>& cards) {
  if (cards.isEmpty()) return;
  battles_->addWidget(sectionHead(tr("Lately")));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(6);
  const QDateTime now = QDateTime::currentDateTime();
  for (qsizetype i = 0; i < cards.size() && i < mostLately; ++i) {
    const BattleCard& card = cards[i];
    QStringList lines;
    if (!card.fault.isEmpty())
      lines << card.fault;
    else if (card.words.isEmpty())
      lines << tr("being read…");
    else
      lines << card.words << card.ruleSet << (card.held ? tr("open in another window") : dayWords(card.when, now));
    auto* tile = new BattleTile(shelf_.picture(card.file), shownName(card), lines);
    tile->setObjectName(QStringLiteral("lately"));
    connect(tile, &QAbstractButton::clicked, this, [this, file = card.file] { Q_EMIT battleChosen(file); });
    const auto fill = [this, file = card.file, held = card.held](QMenu& menu) {
      connect(menu.addAction(tr("&Open")), &QAction::triggered, this, [this, file] { Q_EMIT battleChosen(file); });
      menu.addSeparator();
      addFileDeeds(menu, window(), FileKind::battle, file, held);
    };
    tile->setProperty(fileHeld, card.held);
    QWidget* both = withFileMenu(tile, FileKind::battle, card.file, fill);
    grid->addWidget(both, static_cast<int>(i / 2), static_cast<int>(i % 2));
  }
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  battles_->addLayout(grid);
}

void StartPage::goOn() {
  if (unfinished_) Q_EMIT battleChosen(QString(unfinished_->file));
}

void StartPage::keyPressEvent(QKeyEvent* event) {
  constexpr Way doors[] = {Way::readyBattle, Way::playAlone, Way::printChecklist};
  if (const auto door = typedFigure(*event); door && *door <= 3) return Q_EMIT wayChosen(doors[*door - 1]);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return goOn();
    case Qt::Key_F2:
    case Qt::Key_Delete:
      return doWithFile(*event);
    default:
      QWidget::keyPressEvent(event);
  }
}

// The keys of a file come before shortcuts of the same name.
bool StartPage::event(QEvent* event) {
  // Its doors come first, also after a battle that was chosen further down.
  if (event->type() == QEvent::Show) findChild<QScrollArea*>()->verticalScrollBar()->setValue(0);
  if (event->type() == QEvent::ShortcutOverride) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if ((key == Qt::Key_F2 || key == Qt::Key_Delete) && fileUnderKeys() != nullptr) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

// The tile under the keys; nullptr for none, and for that of a battle that a window has open, which is left alone.
const QWidget* StartPage::fileUnderKeys() const {
  const QWidget* at = QApplication::focusWidget();
  return at == nullptr || at->property(fileHere).toString().isEmpty() || at->property(fileHeld).toBool() ? nullptr : at;
}

void StartPage::doWithFile(QKeyEvent& event) {
  const QWidget* at = fileUnderKeys();
  if (at == nullptr) return event.ignore();
  const QString file = at->property(fileHere).toString();
  const auto kind = static_cast<FileKind>(at->property(kindHere).toInt());
  event.key() == Qt::Key_F2 ? askToRename(window(), kind, file) : askToBin(window(), file);
}

void StartPage::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.fillRect(rect(), colours().window);
  p.setPen(colours().line);
  p.drawLine(rules_->x(), 0, rules_->x(), height());
}

}  // namespace signifer::ui
