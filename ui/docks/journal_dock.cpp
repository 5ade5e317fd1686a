#include "docks/journal_dock.h"

#include <QHBoxLayout>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "docks/branch_pane.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/dice_faces.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostDice = 8;

// One line of the journal; also knows which rule stands under a point of it.
class RowDelegate final : public QStyledItemDelegate {
 public:
  RowDelegate(const JournalModel& model, QObject* parent) : QStyledItemDelegate(parent), model_(model) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = Theme::current();
    const int one = qRound(theme.px(25));
    if (!narrow_) return {200, one};
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    const int room = (list == nullptr ? 300 : list->viewport()->width()) - qRound(theme.px(narrowLeft + 8));
    const JournalRow& row = model_.row(index.row());
    const QFontMetrics metrics(theme.font(12.5, row.key ? QFont::DemiBold : QFont::Normal));
    const int high = metrics.boundingRect({0, 0, std::max(60, room), 4000}, Qt::TextWordWrap, row.words).height();
    return {200, std::max(one, high + qRound(theme.px(9)))};
  }

  /// In a narrow list the words have the room, in as many lines as they need; dice and rules stand in the ruling.
  void setNarrow(bool narrow) { narrow_ = narrow; }

  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const JournalRow& row = model_.row(index.row());
    const Theme& theme = Theme::current();
    const Colours& c = theme.colours();
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    const bool picked = option.state & QStyle::State_Selected;
    p->fillRect(option.rect, picked ? c.currentRow : row.event % 2 == 0 ? c.rows : c.base);
    const QRectF r = option.rect;
    if (narrow_) {
      paintNarrow(*p, r, row);
      return p->restore();
    }
    p->setFont(theme.font(12));
    p->setPen(c.text2);
    if (row.unplayed) p->setOpacity(0.6);
    const bool undone = model_.isUndone(row);
    if (undone || model_.isLater(row)) p->setOpacity(0.62);
    if (row.number > 0)
      p->drawText(QRectF(r.left(), r.top(), theme.px(44), r.height()), Qt::AlignRight | Qt::AlignVCenter,
                  QString::number(row.number));
    const double star = theme.px(13);
    if (row.key)
      paintSymbol(*p, QStringLiteral("key-moment"), {r.left() + theme.px(51), r.center().y() - star / 2, star, star},
                  c.reminderEdge);
    const QPixmap flag = sideFlag(row.side, 0.85);
    if (row.side != noSide)
      p->drawPixmap(QPointF(r.left() + theme.px(72), r.center().y() - flag.height() / flag.devicePixelRatio() / 2),
                    flag);
    double right = r.right() - theme.px(10);
    if (undone && row.number > 0) {
      p->setFont(theme.font(11.5));
      p->setPen(c.text2);
      const double wide = p->fontMetrics().horizontalAdvance(JournalDock::tr("undone"));
      right -= wide;
      p->drawText(QRectF(right, r.top(), wide + 1, r.height()), Qt::AlignVCenter, JournalDock::tr("undone"));
      right -= theme.px(8);
    }
    p->setFont(linkFont());
    for (auto rule = row.rules.rbegin(); rule != row.rules.rend(); ++rule) {
      const double wide = p->fontMetrics().horizontalAdvance(*rule);
      if (right - wide < r.left() + r.width() * 0.55) break;
      right -= wide;
      p->setPen(c.link);
      p->drawText(QRectF(right, r.top(), wide + 1, r.height()), Qt::AlignVCenter, *rule);
      right -= theme.px(8);
    }
    double left =
        paintWords(*p, row, QRectF(r.left() + theme.px(106), r.top(), right - r.left() - theme.px(112), r.height()));
    const double die = theme.px(16);
    std::size_t shown = 0;
    for (const ThrownDice& dice : row.dice) {
      for (const int face : dice.told ? figuresOf(*dice.told) : dice.faces) {
        if (left + die > right || ++shown > mostDice) break;
        const QRectF place(left, r.center().y() - die / 2 + 0.5, die, die);
        if (dice.told)
          paintFigure(*p, place, face, c.ink, picked ? c.currentRow : c.base);
        else
          paintDie(*p, place, face, dice.origin, c.ink, picked ? c.currentRow : c.base);
        left += die + 3;
      }
      left += 4;
    }
    p->restore();
  }

  [[nodiscard]] QString ruleAt(const QRect& rect, int index, QPoint at) const {
    if (narrow_) return {};
    const JournalRow& row = model_.row(index);
    const QFontMetricsF metrics(linkFont());
    double right = rect.right() - Theme::current().px(10);
    for (auto rule = row.rules.rbegin(); rule != row.rules.rend(); ++rule) {
      const double wide = metrics.horizontalAdvance(*rule);
      if (right - wide < rect.left() + rect.width() * 0.55) break;
      right -= wide;
      if (at.x() >= right && at.x() <= right + wide) return *rule;
      right -= Theme::current().px(8);
    }
    return {};
  }

 private:
  static constexpr double narrowLeft = 66;

  void paintNarrow(QPainter& p, const QRectF& r, const JournalRow& row) const {
    const Theme& theme = Theme::current();
    const Colours& c = theme.colours();
    if (row.unplayed || model_.isUndone(row) || model_.isLater(row)) p.setOpacity(0.6);
    const double line = theme.px(25);
    p.setFont(theme.font(12));
    p.setPen(c.text2);
    if (row.number > 0)
      p.drawText(QRectF(r.left(), r.top(), theme.px(30), line), Qt::AlignRight | Qt::AlignVCenter,
                 QString::number(row.number));
    const QPixmap flag = sideFlag(row.side, 0.7);
    const double high = flag.height() / flag.devicePixelRatio();
    const double star = theme.px(13);
    if (row.key)
      paintSymbol(p, QStringLiteral("key-moment"), {r.left() + theme.px(40), r.top() + (line - star) / 2, star, star},
                  c.reminderEdge);
    else if (row.side != noSide)
      p.drawPixmap(QPointF(r.left() + theme.px(37), r.top() + (line - high) / 2), flag);
    p.setFont(theme.font(12.5, row.key ? QFont::DemiBold : QFont::Normal));
    p.setPen(c.text);
    p.drawText(r.adjusted(theme.px(narrowLeft), theme.px(4), -theme.px(8), 0), Qt::TextWordWrap | Qt::AlignTop,
               row.words);
  }

  static QFont linkFont() {
    QFont font = Theme::current().font(11.5);
    font.setUnderline(true);
    return font;
  }

  // Draws the words, leaves room for the dice, and says where they end.
  static double paintWords(QPainter& p, const JournalRow& row, const QRectF& place) {
    const Theme& theme = Theme::current();
    std::size_t dice = 0;
    for (const ThrownDice& thrown : row.dice) dice += thrown.faces.size();
    const double room = place.width() - static_cast<double>(std::min(dice, mostDice)) * theme.px(20);
    p.setFont(theme.font(12.5, row.key ? QFont::DemiBold : QFont::Normal));
    p.setPen(theme.colours().text);
    const QString words = p.fontMetrics().elidedText(row.words, Qt::ElideRight, qRound(room));
    p.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, words);
    return place.left() + p.fontMetrics().horizontalAdvance(words) + theme.px(9);
  }

  const JournalModel& model_;
  bool narrow_ = false;
};

}  // namespace

JournalDock::JournalDock(BattleController& game, QWidget* parent)
    : Dock(tr("Journal"), QStringLiteral("journalDock"), parent), game_(game), model_(new JournalModel(game, this)) {
  dropBar();
  list_ = new QListView;
  list_->setObjectName(QStringLiteral("journal"));
  list_->setAccessibleName(tr("Journal"));
  list_->setModel(model_);
  list_->setItemDelegate(new RowDelegate(*model_, list_));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setUniformItemSizes(true);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMouseTracking(true);
  list_->viewport()->installEventFilter(this);
  auto* both = new QWidget;
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  filter_ = new JournalFilter(game_);
  branches_ = new BranchPane(game_);
  connect(branches_, &BranchPane::removed, this, &JournalDock::branchRemoved);
  row->addWidget(branches_, 2);
  row->addWidget(list_, 4);
  row->addWidget(filter_, 1);
  setWidget(both);
  connect(filter_, &JournalFilter::changed, this, &JournalDock::filterRows);
  connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) { pick(index); });
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
    if (now.isValid() && list_->hasFocus()) pick(now);
  });
  connect(list_, &QListView::activated, this, &JournalDock::goTo);
  connect(list_, &QListView::doubleClicked, this, &JournalDock::goTo);
  connect(&game_, &BattleController::changed, this, &JournalDock::refresh, Qt::QueuedConnection);
  connect(&Theme::current(), &Theme::changed, list_, [this] { list_->doItemsLayout(); });
  refresh();
}

void JournalDock::pick(const QModelIndex& index) {
  const std::vector<QString>& rules = model_->row(index.row()).rules;
  list_->setProperty(ruleHere, rules.empty() ? QString() : rules.front());
  const JournalRow& row = model_->row(index.row());
  if (row.unplayed || model_->isUndone(row) || model_->isLater(row)) return;
  filter_->setEvent(model_->row(index.row()).event + 1);
  Q_EMIT eventPicked(model_->row(index.row()).event);
}

// Earlier events are looked at; what is undone is brought back.
void JournalDock::goTo(const QModelIndex& index) {
  const JournalRow& row = model_->row(index.row());
  const std::size_t events = row.event + 1;
  if (row.unplayed || events == game_.session().eventCount()) return;
  if (!model_->isUndone(row)) return game_.look(events);
  game_.comeBack();
  game_.goTo(events);
}

void JournalDock::filterRows() {
  for (int i = 0; i < model_->rowCount(); ++i) list_->setRowHidden(i, !filter_->shows(model_->row(i)));
  list_->scrollToBottom();
}

void JournalDock::refresh() {
  const std::size_t events = game_.hasBattle() ? game_.session().eventsNow() : 0;
  const std::size_t shown = game_.hasBattle() ? game_.session().eventCount() : 0;
  QString note = counted(static_cast<qsizetype>(events), tr("one event"), tr("%1 events"));
  if (const int moments = model_->keyMoments(); moments > 0)
    note += tr(" · ★ ") + counted(moments, tr("one key moment"), tr("%1 key moments"));
  if (game_.hasBattle() && game_.session().knownEvents() > events)
    note += tr(" · ") +
            counted(static_cast<qsizetype>(game_.session().knownEvents() - events), tr("one undone"), tr("%1 undone"));
  if (const int beside = branches_->count(); beside > 0)
    note += tr(" · ") + counted(beside, tr("one branch"), tr("%1 branches"));
  if (const int back = branches_->takenBack(); back > 0)
    note += tr(" · ") + counted(back, tr("taken back once"), tr("taken back %1 times"));
  const std::size_t unplayed = game_.unplayed().size();
  if (unplayed > 0)
    note += tr(" · ") + counted(static_cast<qsizetype>(unplayed), tr("one line left out"), tr("%1 lines left out"));
  if (const std::size_t waiting = game_.keeping().waiting; waiting > 0)
    note += tr(" · ") + counted(static_cast<qsizetype>(waiting), tr("one not saved"), tr("%1 not saved"));
  setNote(note);
  const int last = model_->rowCount() - 1;
  filter_->setEvent(shown);
  if (last < 0) return;
  if (!filter_->open()) filterRows();
  const int row = std::max(0, model_->rowOf(shown - 1));
  list_->setCurrentIndex(model_->index(row));
  if (unplayed > 0 || game_.session().canRedo())
    list_->scrollTo(list_->currentIndex(), QAbstractItemView::PositionAtCenter);
  else
    list_->scrollToBottom();
}

// Large text in a small window leaves the lines no room beside the search, which Ctrl+F brings back.
void JournalDock::resizeEvent(QResizeEvent* event) {
  Dock::resizeEvent(event);
  constexpr double least = 520;
  constexpr double leastWithBranches = 820;
  branches_->setRoom(width() >= Theme::current().px(leastWithBranches));
  filter_->setVisible(width() >= Theme::current().px(least) || !filter_->open());
  constexpr double leastForOneLine = 420;
  const bool narrow = width() < Theme::current().px(leastForOneLine);
  static_cast<RowDelegate*>(list_->itemDelegate())->setNarrow(narrow);
  list_->setUniformItemSizes(!narrow);
  if (narrow || list_->property("narrow").toBool()) list_->doItemsLayout();
  list_->setProperty("narrow", narrow);
  if (narrow && !game_.isLooking()) list_->scrollToBottom();
}

bool JournalDock::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseMove) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const QModelIndex index = list_->indexAt(mouse->pos());
    QString rule;
    if (index.isValid())
      rule =
          static_cast<RowDelegate*>(list_->itemDelegate())->ruleAt(list_->visualRect(index), index.row(), mouse->pos());
    list_->viewport()->setCursor(rule.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (!rule.isEmpty() && event->type() == QEvent::MouseButtonRelease)
      Q_EMIT linkActivated(QStringLiteral("rule:") + rule);
  }
  return Dock::eventFilter(watched, event);
}

}  // namespace signifer::ui
