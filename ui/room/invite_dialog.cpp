#include "room/invite_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "game/battle_controller.h"
#include "language/names.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/unit_look.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int columnWho = 0;
constexpr int columnPlays = 1;
constexpr int columnRights = 2;
constexpr int columnOut = 6;
constexpr int columnsOfJoined = 7;

Label* wrapped(const QString& words, double pixels, Label::Tone tone = Label::Tone::second) {
  auto* label = new Label(pixels, QFont::Normal, tone);
  label->setWordWrap(true);
  label->setText(words);
  return label;
}

QString hereWords(const RoomPhone& phone) {
  if (!phone.isUnheard()) return InviteDialog::tr("here now");
  const int seconds = static_cast<int>(phone.silent);
  constexpr int minute = 60;
  return seconds < minute ? InviteDialog::tr("not heard for %1 s").arg(seconds)
                          : InviteDialog::tr("not heard for %1 min").arg(seconds / minute);
}

// Role and side as one choice: each side, both, neither.
int choiceOf(const RoomPhone& phone) {
  if (phone.role == RoomPhone::Role::player) return phone.side;
  return phone.role == RoomPhone::Role::helper ? 2 : 3;
}

void setChoice(RoomPhone& phone, int choice) {
  phone.role = choice < 2 ? RoomPhone::Role::player : choice == 2 ? RoomPhone::Role::helper : RoomPhone::Role::watcher;
  phone.side = choice < 2 ? static_cast<SideIndex>(choice) : noSide;
}

}  // namespace

InviteDialog::InviteDialog(BattleController& game, PhoneRoom& room, QWidget* parent)
    : QDialog(parent), game_(game), room_(room) {
  setObjectName(QStringLiteral("inviteDialog"));
  setWindowTitle(tr("Invite phones"));
  auto* column = new QVBoxLayout(this);
  auto* halves = new QHBoxLayout;
  halves->setSpacing(24);
  halves->addWidget(makeInvitation());
  halves->addWidget(makeJoined(), 1);
  column->addLayout(halves, 1);
  auto* foot = new QHBoxLayout;
  inviting_ = new QPushButton;
  inviting_->setObjectName(QStringLiteral("stopInviting"));
  connect(inviting_, &QPushButton::clicked, this, [this] { room_.setInviting(!room_.isInviting()); });
  foot->addWidget(inviting_);
  foot->addWidget(wrapped(tr("Those who have joined stay until the battle closes."), 12.5), 1);
  auto* close = new QPushButton(tr("Close the room"));
  close->setObjectName(QStringLiteral("closeRoom"));
  connect(close, &QPushButton::clicked, this, [this] {
    room_.close();
    reject();
  });
  foot->addWidget(close);
  auto* back = new QPushButton(tr("Back to the table"));
  back->setDefault(true);
  connect(back, &QPushButton::clicked, this, &QDialog::accept);
  foot->addWidget(back);
  column->addLayout(foot);
  connect(&room_, &PhoneRoom::openChanged, this, &InviteDialog::refresh);
  connect(&room_, &PhoneRoom::phonesChanged, this, &InviteDialog::refreshJoined);
  refresh();
  refreshJoined();
  resizeForText(*this, {1120, 660});
}

QWidget* InviteDialog::makeInvitation() {
  auto* half = new QWidget;
  auto* column = new QVBoxLayout(half);
  column->setContentsMargins(0, 0, 0, 0);
  code_ = new QrPicture;
  code_->setObjectName(QStringLiteral("inviteCode"));
  code_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  column->addWidget(code_, 0, Qt::AlignHCenter);
  auto* head = new Label(17, QFont::Bold);
  head->setText(tr("Point the camera at it"));
  column->addWidget(head);
  column->addWidget(wrapped(tr("or type into any browser in the room's network:"), 12.5));
  address_ = new QLineEdit;
  address_->setObjectName(QStringLiteral("inviteAddress"));
  address_->setReadOnly(true);
  address_->setAccessibleName(tr("Address of the page"));
  auto* copy = new QPushButton(tr("Copy"));
  connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(room_.invitation()); });
  auto* line = new QHBoxLayout;
  line->addWidget(address_, 1);
  line->addWidget(copy);
  column->addLayout(line);
  auto* second = new QHBoxLayout;
  phrase_ = new Label(17, QFont::Bold);
  phrase_->setObjectName(QStringLiteral("invitePhrase"));
  phrase_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  phrase_->setWordWrap(true);
  auto* fresh = new QPushButton(tr("New phrase"));
  connect(fresh, &QPushButton::clicked, &room_, &PhoneRoom::newPhrase);
  second->addWidget(phrase_, 1);
  second->addWidget(fresh);
  column->addWidget(wrapped(tr("and the phrase"), 12.5));
  column->addLayout(second);
  where_ = new QComboBox;
  where_->setObjectName(QStringLiteral("inviteWhere"));
  where_->setAccessibleName(tr("Address to listen at"));
  connect(where_, &QComboBox::activated, this, &InviteDialog::chooseAddress);
  column->addWidget(wrapped(tr("The network that the phones are in:"), 12.5));
  column->addWidget(where_);
  auto* buttons = new QHBoxLayout;
  auto* paper = new QPushButton(tr("Print it…"));
  connect(paper, &QPushButton::clicked, this, &InviteDialog::print);
  auto* full = new QPushButton(tr("Full screen"));
  full->setObjectName(QStringLiteral("inviteFull"));
  connect(full, &QPushButton::clicked, this, &InviteDialog::showFull);
  buttons->addWidget(paper);
  buttons->addWidget(full);
  column->addLayout(buttons);
  trouble_ = wrapped({}, 12.5, Label::Tone::bad);
  trouble_->hide();
  column->addWidget(trouble_);
  column->addWidget(wrapped(tr("✓ Only this network: no account, no app, nothing goes out of the room. The page is not "
                               "encrypted: whoever listens in this network can read along."),
                            12.5));
  column->addStretch();
  half->setFixedWidth(qRound(Theme::current().px(330)));
  return half;
}

QWidget* InviteDialog::makeJoined() {
  auto* half = new QWidget;
  auto* column = new QVBoxLayout(half);
  column->setContentsMargins(0, 0, 0, 0);
  auto* head = new QHBoxLayout;
  joined_ = new Label(17, QFont::Bold);
  joined_->setObjectName(QStringLiteral("inviteJoined"));
  head->addWidget(joined_, 1);
  auto* first = new QCheckBox(tr("Ask me before each joins"));
  first->setObjectName(QStringLiteral("askFirst"));
  first->setChecked(room_.asksFirst());
  connect(first, &QCheckBox::toggled, this, [this](bool on) { room_.setAsksFirst(on); });
  head->addWidget(first);
  column->addLayout(head);
  table_ = new QTableWidget(0, columnsOfJoined);
  table_->setObjectName(QStringLiteral("inviteTable"));
  table_->setAccessibleName(tr("Phones in the room"));
  table_->setHorizontalHeaderLabels(
      {tr("Who"), tr("Plays"), tr("Type dice"), tr("Ask rules"), tr("Tell moves"), tr("See all"), tr("Put out")});
  table_->verticalHeader()->hide();
  table_->setSelectionMode(QAbstractItemView::NoSelection);
  table_->setShowGrid(false);
  table_->setTabKeyNavigation(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(columnWho, QHeaderView::Stretch);
  column->addWidget(table_, 1);
  asking_ = new QVBoxLayout;
  column->addLayout(asking_);
  auto* words = new QHBoxLayout;
  for (const auto& [title, what] :
       {std::pair(tr("Type dice"), tr("only those asked of its side; typed faces are marked as typed")),
        std::pair(tr("Ask rules"), tr("what may my unit do, how far, with what chance")),
        std::pair(tr("Tell moves"), tr("reaches you as a proposal; you take it or not")),
        std::pair(tr("See all"), tr("off: own side, and of the enemy what it may know"))}) {
    auto* one = new QVBoxLayout;
    auto* top = new Label(12.5, QFont::Bold);
    top->setText(title);
    one->addWidget(top);
    one->addWidget(wrapped(what, 12));
    one->addStretch();
    words->addLayout(one, 1);
  }
  column->addLayout(words);
  auto* help = new Label(13, QFont::Bold);
  help->setText(tr("The page does not open?"));
  column->addWidget(help);
  column->addWidget(wrapped(
      tr("The phone must be in the same network as this computer: not in its mobile data, and not in another Wi-Fi. A "
         "guests' Wi-Fi often keeps devices apart. Then open a hotspot on this computer, or on one phone that all "
         "join, and choose its "
         "address at the left. A firewall on this computer may ask whether Signifer may be reached: yes."),
      12.5));
  return half;
}

void InviteDialog::refresh() {
  const bool open = room_.isOpen();
  if (!open) return reject();
  filling_ = true;
  addresses_ = roomAddresses();
  where_->clear();
  for (std::size_t i = 0; i < addresses_.size(); ++i) {
    where_->addItem(addresses_[i].words());
    if (addresses_[i].address == room_.order().address) where_->setCurrentIndex(static_cast<int>(i));
  }
  code_->setText(room_.invitation());
  code_->setVisible(room_.isInviting());
  code_->setToolTip(room_.invitation());
  address_->setText(room_.pageAddress());
  phrase_->setText(room_.isInviting() ? room_.phrase() : tr("closed to newcomers"));
  inviting_->setText(room_.isInviting() ? tr("Stop inviting") : tr("Invite again"));
  filling_ = false;
}

void InviteDialog::chooseAddress(int at) {
  if (filling_ || at < 0 || at >= static_cast<int>(addresses_.size())) return;
  RoomOrder order = room_.order();
  order.address = addresses_[static_cast<std::size_t>(at)].address;
  order.phrase = room_.phrase();
  const QString wrong = room_.open(order);
  trouble_->setVisible(!wrong.isEmpty());
  trouble_->setText(wrong);
}

void InviteDialog::refreshJoined() {
  if (!game_.hasBattle()) return;
  table_->setRowCount(0);
  clearLayout(*asking_);
  int count = 0;
  for (const RoomPhone& one : room_.phones()) {
    if (one.state == RoomPhone::State::in) {
      addRow(one);
      ++count;
    } else if (one.state == RoomPhone::State::waiting) {
      addAsking(one);
    }
  }
  table_->resizeRowsToContents();
  joined_->setText(tr("Joined: %1").arg(count));
}

void InviteDialog::addRow(const RoomPhone& phone) {
  const int row = table_->rowCount();
  table_->insertRow(row);
  auto* who = new Label(13, QFont::Normal, phone.isUnheard() ? Label::Tone::bad : Label::Tone::normal);
  who->setTextFormat(Qt::PlainText);
  who->setText(QStringLiteral("%1 · %2\n%3")
                   .arg(phone.name, hereWords(phone), phone.device.isEmpty() ? phone.address : phone.device));
  who->setContentsMargins(6, 4, 6, 4);
  table_->setCellWidget(row, columnWho, who);
  auto* plays = new QComboBox;
  for (SideIndex side = 0; side < 2; ++side) plays->addItem(text(sideName(game_.battle(), side)));
  plays->addItem(tr("Both (helper)"));
  plays->addItem(tr("Spectator"));
  plays->setCurrentIndex(choiceOf(phone));
  plays->setAccessibleName(tr("%1 plays").arg(phone.name));
  connect(plays, &QComboBox::activated, this, [this, id = phone.id](int choice) {
    const RoomPhone* one = room_.phone(id);
    if (one == nullptr) return;
    RoomPhone changed = *one;
    setChoice(changed, choice);
    room_.letIn(id, changed.role, changed.side);
  });
  table_->setCellWidget(row, columnPlays, plays);
  // The header knows nothing of what stands in its cells.
  table_->horizontalHeader()->setSectionResizeMode(columnPlays, QHeaderView::Fixed);
  table_->setColumnWidth(columnPlays, std::max(table_->columnWidth(columnPlays), plays->sizeHint().width() + 8));
  struct Right {
    bool RoomPhone::*is;
    QString words;
  };
  const std::array<Right, 4> rights{
      Right{&RoomPhone::mayDice, tr("Type dice")}, Right{&RoomPhone::mayAsk, tr("Ask rules")},
      Right{&RoomPhone::mayTell, tr("Tell moves")}, Right{&RoomPhone::maySeeAll, tr("See all")}};
  for (std::size_t i = 0; i < rights.size(); ++i) {
    auto* box = new QCheckBox;
    box->setChecked(phone.*rights[i].is);
    box->setAccessibleName(tr("%1: %2").arg(phone.name, rights[i].words));
    connect(box, &QCheckBox::clicked, this, [this, id = phone.id, is = rights[i].is](bool on) {
      const RoomPhone* one = room_.phone(id);
      if (one == nullptr) return;
      RoomPhone changed = *one;
      changed.*is = on;
      room_.setRights(changed);
    });
    auto* cell = new QWidget;
    auto* middle = new QHBoxLayout(cell);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addWidget(box, 0, Qt::AlignCenter);
    table_->setCellWidget(row, columnRights + static_cast<int>(i), cell);
  }
  auto* out = new QPushButton(QStringLiteral("×"));
  out->setAccessibleName(tr("Put out %1").arg(phone.name));
  connect(out, &QPushButton::clicked, this, [this, id = phone.id] {
    QMetaObject::invokeMethod(
        &room_, [this, id] { room_.putOut(id); }, Qt::QueuedConnection);
  });
  table_->setCellWidget(row, columnOut, out);
}

// A newcomer waits in a strip of its own until somebody says who it is.
void InviteDialog::addAsking(const RoomPhone& phone) {
  auto* strip = new QFrame;
  strip->setObjectName(QStringLiteral("askingPhone"));
  strip->setStyleSheet(
      QStringLiteral("QFrame#askingPhone { background: %1; border: 1px solid %2; border-radius: 4px; }")
          .arg(colours().reminder.name(), colours().reminderEdge.name()));
  auto* row = new QHBoxLayout(strip);
  auto* words = new Label(13, QFont::DemiBold);
  words->setTextFormat(Qt::PlainText);
  words->setWordWrap(true);
  const QString wish = phone.role == RoomPhone::Role::player
                           ? text(sideName(game_.battle(), phone.side))
                           : (phone.role == RoomPhone::Role::helper ? tr("Both (helper)") : tr("Spectator"));
  words->setText(tr("A phone asks to join as “%1”, for %2: %3")
                     .arg(phone.name, wish, phone.device.isEmpty() ? phone.address : phone.device));
  row->addWidget(words, 1);
  const auto answer = [&](const QString& name, auto deed) {
    auto* button = new QPushButton(name);
    // The strip goes with its answer.
    connect(button, &QPushButton::clicked, this,
            [this, deed] { QMetaObject::invokeMethod(&room_, deed, Qt::QueuedConnection); });
    row->addWidget(button);
  };
  for (SideIndex side = 0; side < 2; ++side)
    answer(text(sideName(game_.battle(), side)),
           [room = &room_, id = phone.id, side] { room->letIn(id, RoomPhone::Role::player, side); });
  answer(tr("Both"), [room = &room_, id = phone.id] { room->letIn(id, RoomPhone::Role::helper, noSide); });
  answer(tr("Spectator"), [room = &room_, id = phone.id] { room->letIn(id, RoomPhone::Role::watcher, noSide); });
  answer(tr("No"), [room = &room_, id = phone.id] { room->putOut(id); });
  asking_->addWidget(strip);
}

// For the club's television: the code as large as the screen, Esc comes back.
void InviteDialog::showFull() {
  auto* full = new QWidget(this, Qt::Window);
  full->setAttribute(Qt::WA_DeleteOnClose);
  full->setWindowTitle(windowTitle());
  full->setStyleSheet(QStringLiteral("background: white; color: black;"));
  auto* column = new QVBoxLayout(full);
  auto* code = new QrPicture;
  code->setText(room_.invitation());
  code->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  column->addWidget(code, 1);
  auto* words = new QLabel(QStringLiteral("%1   %2").arg(room_.pageAddress(), room_.phrase()));
  words->setAlignment(Qt::AlignCenter);
  words->setFont(Theme::current().font(32, QFont::Bold));
  column->addWidget(words);
  auto* leave = new QShortcut(QKeySequence(Qt::Key_Escape), full);
  connect(leave, &QShortcut::activated, full, &QWidget::close);
  full->showFullScreen();
}

void InviteDialog::print() {
  QPrinter printer(QPrinter::HighResolution);
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() != QDialog::Accepted) return;
  QPainter painter(&printer);
  const QRect page = painter.viewport();
  const int side = std::min(page.width(), page.height()) * 2 / 3;
  constexpr int module = 16;
  painter.drawImage(QRect(page.center().x() - side / 2, page.top() + page.height() / 8, side, side),
                    QrPicture::pictureOf(room_.invitation(), module));
  QFont font = Theme::current().font(14);
  font.setPointSize(20);
  painter.setFont(font);
  painter.drawText(QRect(page.left(), page.top() + page.height() / 8 + side, page.width(), page.height() / 4),
                   Qt::AlignHCenter | Qt::TextWordWrap,
                   QStringLiteral("%1\n%2\n%3")
                       .arg(text(saidName(game_.battle().setup->title)), room_.pageAddress(), room_.phrase()));
}

}  // namespace signifer::ui
