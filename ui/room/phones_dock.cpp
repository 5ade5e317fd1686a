#include "room/phones_dock.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QPushButton>
#include <QStatusBar>
#include <QVBoxLayout>
#include <algorithm>

#include "game/battle_controller.h"
#include "photo/proposal_list.h"
#include "preferences.h"
#include "room/invite_dialog.h"
#include "room/phone_room.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr quint16 usualPort = 8216;

QString drawingOf(const std::string& kind) {
  if (kind == "dice" || kind == "rollForMe") return QStringLiteral("tool-dice");
  if (kind == "stepDone") return QStringLiteral("tool-next");
  return kind == "act" ? QStringLiteral("tool-move") : QStringLiteral("tool-checklist");
}

}  // namespace

PhonesDock::PhonesDock(BattleController& game, const QString& assets, QMainWindow& window)
    : Dock(tr("From phones"), QStringLiteral("phones"), &window),
      game_(game),
      window_(window),
      assets_(assets),
      room_(std::make_unique<PhoneRoom>(game)),
      status_(new Label(12.5, QFont::Normal)) {
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(10, 8, 10, 8);
  column->setSpacing(6);
  who_ = new Label(13, QFont::DemiBold);
  who_->setObjectName(QStringLiteral("phonesJoined"));
  who_->setWordWrap(true);
  unheard_ = new Label(13, QFont::DemiBold, Label::Tone::bad);
  unheard_->setObjectName(QStringLiteral("phonesUnheard"));
  unheard_->setWordWrap(true);
  for (Label* label : {who_, unheard_}) label->setTextFormat(Qt::PlainText);
  column->addWidget(who_);
  column->addWidget(unheard_);
  list_ = new ProposalList;
  list_->setObjectName(QStringLiteral("phoneProposals"));
  list_->setAccessibleName(tr("What phones have sent"));
  column->addWidget(list_, 1);
  take_ = new QPushButton(tr("Take"));
  take_->setObjectName(QStringLiteral("takeProposal"));
  throw_ = new QPushButton(tr("Do not take"));
  throw_->setObjectName(QStringLiteral("throwProposal"));
  connect(take_, &QPushButton::clicked, this, [this] { decide(true); });
  connect(throw_, &QPushButton::clicked, this, [this] { decide(false); });
  connect(list_, &QListWidget::itemActivated, this, [this] { decide(true); });
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(take_);
  buttons->addWidget(throw_);
  column->addLayout(buttons);
  atOnce_ = new QCheckBox(tr("Take everything at once"));
  atOnce_->setObjectName(QStringLiteral("takeAtOnce"));
  atOnce_->setToolTip(tr("Each can still be undone"));
  connect(atOnce_, &QCheckBox::toggled, this, [this](bool on) { room_->setTakesAtOnce(on); });
  column->addWidget(atOnce_);
  auto* invite = new QPushButton(tr("Invite phones…"));
  connect(invite, &QPushButton::clicked, this, &PhonesDock::invite);
  column->addWidget(invite);
  setWidget(inside);

  status_->setObjectName(QStringLiteral("phonesStatus"));
  status_->setContentsMargins(8, 0, 8, 0);
  status_->hide();
  window.statusBar()->addPermanentWidget(status_);
  connect(room_.get(), &PhoneRoom::proposalsChanged, this, &PhonesDock::fill);
  connect(room_.get(), &PhoneRoom::phonesChanged, this, &PhonesDock::fillWho);
  connect(room_.get(), &PhoneRoom::openChanged, this, &PhonesDock::fillWho);
  connect(room_.get(), &PhoneRoom::said, this, &PhonesDock::said);
  connect(room_.get(), &PhoneRoom::photoCame, this, &PhonesDock::photoCame);
  fill();
  fillWho();
}

// The window hides its docks once more as they go.
PhonesDock::~PhonesDock() { room_->disconnect(this); }

void PhonesDock::trustPhones() {
  room_->setAsksFirst(false);
  room_->setTakesAtOnce(true);
}

QString PhonesDock::invitation() const { return QStringLiteral("%1\n%2").arg(room_->pageAddress(), room_->phrase()); }

void PhonesDock::fill() {
  const int row = list_->currentRow();
  list_->clear();
  for (const PhoneProposal& one : room_->proposals()) {
    Proposal said;
    said.name = one.who;
    said.about = one.words;
    said.more = one.words;
    said.whole = tr("%1: %2").arg(one.who, one.words);
    said.symbol = drawingOf(one.kind);
    list_->add(said);
  }
  list_->setCurrentRow(std::clamp(row, 0, std::max(0, list_->count() - 1)));
  for (QPushButton* button : {take_, throw_}) button->setEnabled(list_->count() > 0);
  if (list_->count() == 0 || !isHidden()) return;
  show();
  QMetaObject::invokeMethod(this, &QWidget::raise, Qt::QueuedConnection);
}

void PhonesDock::fillWho() {
  atOnce_->setChecked(room_->takesAtOnce());
  QStringList here;
  QStringList unheard;
  qsizetype waiting = 0;
  for (const RoomPhone& one : room_->phones()) {
    if (one.state == RoomPhone::State::in) (one.isUnheard() ? unheard : here) << one.name;
    if (one.state == RoomPhone::State::waiting) ++waiting;
  }
  const bool open = room_->isOpen();
  // A phone that is not heard has joined all the same.
  QStringList joined = here;
  for (const QString& name : unheard) joined << tr("%1 (not heard)").arg(name);
  who_->setText(!open              ? tr("No phones are invited.")
                : joined.isEmpty() ? tr("Open at %1. Nobody has joined yet.").arg(room_->pageAddress())
                                   : tr("In the room: %1.").arg(joined.join(QStringLiteral(", "))));
  if (waiting > 0)
    who_->setText(who_->text() + QLatin1Char(' ') + counted(waiting, tr("One asks to join."), tr("%1 ask to join.")));
  unheard_->setVisible(!unheard.isEmpty());
  unheard_->setText(tr("Not heard: %1. What they tap does not arrive.").arg(unheard.join(QStringLiteral(", "))));
  status_->setVisible(open);
  status_->setTone(unheard.isEmpty() ? Label::Tone::normal : Label::Tone::bad);
  status_->setText(unheard.isEmpty() ? counted(here.size(), tr("Phones: one joined"), tr("Phones: %1 joined"))
                                     : tr("Not heard: %1").arg(unheard.join(QStringLiteral(", "))));
}

void PhonesDock::decide(bool take) {
  const int row = list_->currentRow();
  if (row < 0) return;
  const auto at = static_cast<std::size_t>(row);
  take ? room_->take(at) : room_->throwAway(at);
}

QString PhonesDock::openAt(const QString& where, const QString& phrase) {
  RoomOrder order;
  order.data = assets_;
  order.phrase = phrase;
  order.port = where.section(QLatin1Char(':'), -1).toUShort();
  const QString address = where.contains(QLatin1Char(':')) ? where.section(QLatin1Char(':'), 0, -2) : QString();
  if (!address.isEmpty())
    order.address = QHostAddress(address);
  else if (const auto all = roomAddresses(); !all.empty())
    order.address = all.front().address;
  else
    order.address = QHostAddress(QHostAddress::LocalHost);
  if (order.address.isNull()) return tr("No address of this computer: %1").arg(address);
  return room_->open(order);
}

void PhonesDock::invite() {
  if (!game_.hasBattle()) return;
  if (!room_->isOpen())
    if (QString wrong = openAt(QString::number(usualPort), {}); !wrong.isEmpty()) {
      // Somebody else has the usual port: any other will do.
      wrong = openAt(QStringLiteral("0"), {});
      if (!wrong.isEmpty()) return tellBeside(&window_, wrong);
    }
  auto* dialog = window_.findChild<InviteDialog*>();
  if (dialog == nullptr) dialog = new InviteDialog(game_, *room_, &window_);
  bringToFront(*dialog);
}

}  // namespace signifer::ui
