#include "widgets/parts.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLayout>
#include <QMessageBox>
#include <QPainter>
#include <QScreen>
#include <QTextDocument>
#include <QToolButton>
#include <QWindow>

#include "house_marks.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/screen_fit.h"

namespace signifer::ui {
namespace {

QColor toneColour(Label::Tone tone) {
  const Colours& c = colours();
  switch (tone) {
    case Label::Tone::second:
      return c.text2;
    case Label::Tone::third:
      return c.text3;
    case Label::Tone::accent:
      return c.accent;
    case Label::Tone::bad:
      return c.notLegal;
    default:
      return c.text;
  }
}

}  // namespace

Label::Label(double pixels, QFont::Weight weight, Tone tone, QWidget* parent)
    : QLabel(parent), pixels_(pixels), weight_(weight), tone_(tone) {
  // Names come from files: a side that is called "<b>" is shown so.
  setTextFormat(Qt::PlainText);
  // In a pane with the colour of a list a label would be written in that of the list's text.
  setForegroundRole(QPalette::WindowText);
  connect(&Theme::current(), &Theme::changed, this, &Label::follow);
  follow();
}

void Label::setTone(Tone tone) {
  tone_ = tone;
  follow();
}

void Label::setPixels(double pixels) {
  pixels_ = pixels;
  follow();
}

void Label::follow() {
  setFont(Theme::current().font(pixels_, weight_));
  QPalette palette = Theme::current().palette();
  palette.setColor(QPalette::WindowText, toneColour(tone_));
  setPalette(palette);
}

namespace {

// Pictures and tests are drawn on a screen that nobody sees, of a size that says nothing.
QSize leastRoom(QSize atHundred) {
  return QGuiApplication::platformName() == QLatin1String("offscreen") ? atHundred : QSize();
}

}  // namespace

void resizeForText(QWidget& window, QSize atHundred) {
  const QSize room = window.screen()->availableSize() * 0.94;
  window.resize((atHundred * Theme::current().px(1)).boundedTo(room.expandedTo(leastRoom(atHundred))));
}

void bringToFront(QWidget& window) {
  if (window.isMinimized()) window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
  if (!window.isVisible()) fitIntoScreen(window);
  window.show();
  window.raise();
  window.activateWindow();
}

void standBeside(QWidget& window) {
  window.setAttribute(Qt::WA_QuitOnClose, false);
  // Parts of the window that it belongs to stay as they are: native ones lie over all others, and take their mouse.
  QCoreApplication::setAttribute(Qt::AA_DontCreateNativeWidgetSiblings);
  window.winId();
  window.windowHandle()->setTransientParent(nullptr);
}

QString plainTip(const QString& words) { return Qt::mightBeRichText(words) ? Qt::convertFromPlainText(words) : words; }

Label* linkedText(double pixels, Label::Tone tone) {
  auto* label = new Label(pixels, QFont::Normal, tone);
  label->setTextFormat(Qt::RichText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  tellHouseRules(*label);
  return label;
}

Label* sectionHead(const QString& words) {
  auto* label = new Label(11, QFont::DemiBold, Label::Tone::second);
  label->setText(words);
  return label;
}

RowButton::RowButton(const QString& words, const QString& note, const QString& symbol, bool edge, QWidget* parent)
    : QAbstractButton(parent), note_(note), symbol_(symbol), edge_(edge) {
  setText(words);
  setAccessibleName(note.isEmpty() ? words : words + QStringLiteral(", ") + note);
  setToolTip(plainTip(words));
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void RowButton::setDetail(const QString& detail) {
  detail_ = detail;
  if (!detail.isEmpty()) {
    setAccessibleName(QStringLiteral("%1. %2").arg(accessibleName(), detail));
    setToolTip(plainTip(text() + QLatin1Char('\n') + detail));
  }
  updateGeometry();
  update();
}

// The place of the words in their own height, at the top.
QRect RowButton::wordsRect(int width) const {
  const Theme& theme = Theme::current();
  const int left = qRound(theme.px(symbol_.isEmpty() ? 8 : edge_ ? 28 : 23));
  const int note = note_.isEmpty() ? 0 : QFontMetrics(theme.font(12)).horizontalAdvance(note_) + qRound(theme.px(10));
  const int wide = std::max(30, width - left - note - (edge_ ? 8 : 2));
  const QFontMetrics metrics(theme.font(12.5, edge_ ? QFont::Medium : QFont::Normal));
  return {left, 0, wide, metrics.boundingRect(QRect(0, 0, wide, 10000), Qt::TextWordWrap, text()).height()};
}

// Below the words, under the note, too.
QRect RowButton::detailRect(int width) const {
  if (detail_.isEmpty()) return {};
  const QRect words = wordsRect(width);
  const int wide = std::max(30, width - words.left() - (edge_ ? 8 : 2));
  const QFontMetrics metrics(Theme::current().font(12));
  return {words.left(), words.bottom() + 1, wide,
          metrics.boundingRect(QRect(0, 0, wide, 10000), Qt::TextWordWrap, detail_).height()};
}

QSize RowButton::sizeHint() const {
  return {qRound(Theme::current().px(180)), heightForWidth(qRound(Theme::current().px(200)))};
}
QSize RowButton::minimumSizeHint() const { return {qRound(Theme::current().px(90)), qRound(Theme::current().px(22))}; }

bool RowButton::event(QEvent* event) {
  if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn) Q_EMIT considered(true);
  if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) Q_EMIT considered(false);
  return QAbstractButton::event(event);
}

int RowButton::heightForWidth(int width) const {
  const Theme& theme = Theme::current();
  return std::max(qRound(theme.px(edge_ ? 30 : 22)),
                  wordsRect(width).height() + detailRect(width).height() + qRound(theme.px(edge_ ? 13 : 6)));
}

void RowButton::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  const bool lit = underMouse() || hasFocus();
  if (edge_ || lit) {
    p.setPen(hasFocus() ? QPen(c.accent, 1.5) : edge_ ? QPen(c.border, 1) : QPen(Qt::NoPen));
    p.setBrush(isDown() ? c.currentRow : underMouse() ? mixed(c.base, c.currentRow, 0.6) : edge_ ? c.base : c.window);
    p.drawRoundedRect(box, 4, 4);
  }
  QRect words = wordsRect(width());
  QRect detail = detailRect(width());
  const int top = (height() - words.height() - detail.height()) / 2;
  words.translate(0, top);
  detail.translate(0, top);
  const QFontMetrics line(theme.font(12.5));
  const double size = theme.px(15);
  if (!symbol_.isEmpty())
    paintSymbol(p, symbol_, {theme.px(edge_ ? 7 : 1), words.top() + (line.height() - size) / 2, size, size}, c.legal);
  p.setFont(theme.font(12.5, edge_ ? QFont::Medium : QFont::Normal));
  p.setPen(isEnabled() ? c.text : c.text3);
  p.drawText(words, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, text());
  p.setFont(theme.font(12));
  p.setPen(c.text2);
  p.drawText(QRect(0, words.top(), width() - (edge_ ? 8 : 2), line.height()), Qt::AlignVCenter | Qt::AlignRight, note_);
  p.drawText(detail, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, detail_);
}

NextButton::NextButton(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NextButton::setWords(const QString& title, const QString& note) {
  setText(title);
  note_ = note;
  setAccessibleName(note.isEmpty() ? title : title + QStringLiteral(": ") + note);
  // Either line is cut off where it is too long.
  setToolTip(plainTip(accessibleName()));
  update();
}

QSize NextButton::sizeHint() const { return {qRound(Theme::current().px(200)), qRound(Theme::current().px(54))}; }

void NextButton::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const QColor fill = !isEnabled()   ? c.dockTitle
                      : isDown()     ? mixed(c.accent, c.ink, 0.2)
                      : underMouse() ? mixed(c.accent, c.casing, 0.12)
                                     : c.accent;
  p.setPen(hasFocus() ? QPen(c.ink, 2) : QPen(Qt::NoPen));
  p.setBrush(fill);
  p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  p.setPen(isEnabled() ? c.onAccent : c.text2);
  const QRect inner = rect().adjusted(10, 0, -10, 0);
  const int half = height() / 2 + qRound(theme.px(2));
  p.setFont(theme.font(16, QFont::Bold));
  p.drawText(QRect(inner.left(), 4, inner.width(), half - 4), Qt::AlignHCenter | Qt::AlignVCenter,
             p.fontMetrics().elidedText(text(), Qt::ElideRight, inner.width()));
  p.setFont(theme.font(12));
  p.drawText(QRect(inner.left(), half - 2, inner.width(), height() - half - 3), Qt::AlignHCenter | Qt::AlignTop,
             p.fontMetrics().elidedText(note_, Qt::ElideRight, inner.width()));
}

namespace {

// The bar of a dock: a tinted strip with its title and buttons.
// The bar of a dock: title, note, float, close.
class DockBar final : public QWidget {
 public:
  DockBar(QDockWidget& dock, ElidedLabel* note) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 2, 4, 2);
    row->setSpacing(10);
    auto* title = new Label(12, QFont::DemiBold, Label::Tone::second);
    title->setText(dock.windowTitle());
    row->addWidget(title);
    row->addWidget(note, 1);
    row->addWidget(
        button(dock, QDockWidget::tr("Float"), QStringLiteral("❐"), [&dock] { dock.setFloating(!dock.isFloating()); }));
    row->addWidget(button(dock, QDockWidget::tr("Close"), QStringLiteral("✕"), [&dock] { dock.close(); }));
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter p(this);
    p.fillRect(rect(), colours().dockTitle);
    p.setPen(colours().line);
    p.drawLine(rect().bottomLeft(), rect().bottomRight());
    p.drawLine(rect().topLeft(), rect().topRight());
  }

 private:
  template <class Slot>
  QToolButton* button(QDockWidget& dock, const QString& name, const QString& sign, Slot slot) {
    auto* made = new QToolButton(this);
    made->setAutoRaise(true);
    made->setText(sign);
    made->setToolTip(name);
    made->setAccessibleName(QStringLiteral("%1 %2").arg(name, dock.windowTitle()));
    made->setFocusPolicy(Qt::NoFocus);
    QObject::connect(made, &QToolButton::clicked, &dock, slot);
    return made;
  }
};

}  // namespace

ElidedLabel::ElidedLabel(double pixels, QWidget* parent) : QWidget(parent), pixels_(pixels) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ElidedLabel::setText(const QString& words) {
  words_ = words;
  setToolTip(plainTip(words));
  setAccessibleName(words);
  updateGeometry();
  update();
}

QSize ElidedLabel::sizeHint() const {
  const QFontMetrics metrics(Theme::current().font(pixels_));
  return {metrics.horizontalAdvance(words_), metrics.height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const { return {0, sizeHint().height()}; }

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setFont(Theme::current().font(pixels_));
  p.setPen(colours().text2);
  p.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, p.fontMetrics().elidedText(words_, Qt::ElideRight, width()));
}

Dock::Dock(const QString& title, const QString& name, QWidget* parent)
    : QDockWidget(title, parent), note_(new ElidedLabel(12)), title_(title) {
  setObjectName(name);
  bar_ = new DockBar(*this, note_);
  noBar_ = new QWidget(this);
  noBar_->setFixedHeight(0);
  noBar_->hide();
  setTitleBarWidget(bar_);
}

void Dock::setNote(const QString& note) {
  if (!bare_) return note_->setText(note);
  setWindowTitle(note.isEmpty() ? title_ : QStringLiteral("%1  %2").arg(title_, note));
  toggleViewAction()->setText(title_);
}

void Dock::dropBar() {
  bare_ = true;
  showBar(false);
}

void Dock::showBar(bool shown) { setTitleBarWidget(shown ? bar_ : noBar_); }

void tellBeside(QWidget* window, const QString& message) {
  auto* box = new QMessageBox(QMessageBox::Warning, QObject::tr("Signifer"), message, QMessageBox::Ok, window);
  box->setTextFormat(Qt::PlainText);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setModal(false);
  box->show();
}

void settle(QWidget& filled) {
  if (!filled.isVisible()) return;
  for (QWidget* child : filled.findChildren<QWidget*>())
    if (child->isHidden() && !child->isWindow() && !child->testAttribute(Qt::WA_WState_ExplicitShowHide)) child->show();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void clearLayout(QLayout& layout) {
  while (QLayoutItem* item = layout.takeAt(0)) {
    if (QWidget* widget = item->widget()) {
      widget->hide();
      widget->deleteLater();
    }
    if (QLayout* inner = item->layout()) clearLayout(*inner);
    delete item;
  }
}

}  // namespace signifer::ui
