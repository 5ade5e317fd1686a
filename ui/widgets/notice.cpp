#include "widgets/notice.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "theme.h"

namespace signifer::ui {

Notice::Notice(QWidget* parent) : QFrame(parent), label_(new QLabel), row_(new QHBoxLayout(this)) {
  setObjectName(QStringLiteral("notice"));
  setAutoFillBackground(true);
  label_->setTextFormat(Qt::PlainText);
  label_->setWordWrap(true);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  row_->setContentsMargins(12, 6, 12, 6);
  row_->addWidget(label_, 1);
  connect(&Theme::current(), &Theme::changed, this, &Notice::follow);
  follow();
  hide();
}

QString Notice::words() const { return label_->text(); }

void Notice::say(const QString& words, std::vector<Deed> deeds) {
  const bool same = words == label_->text() && deeds.size() == deeds_.size() &&
                    std::equal(deeds.begin(), deeds.end(), deeds_.begin(),
                               [](const Deed& a, const Deed& b) { return a.words == b.words; });
  deeds_ = std::move(deeds);
  if (same) return;
  label_->setText(words);
  setAccessibleName(words);
  // A button may be the one that was just pressed.
  for (QWidget* button : buttons_) {
    button->hide();
    button->deleteLater();
  }
  buttons_.clear();
  for (std::size_t i = 0; i < deeds_.size(); ++i) {
    auto* button = new QPushButton(deeds_[i].words);
    button->setObjectName(QStringLiteral("noticeDeed"));
    connect(button, &QPushButton::clicked, this, [this, i] {
      if (i < deeds_.size()) std::function(deeds_[i].act)();
    });
    row_->addWidget(button);
    buttons_.push_back(button);
  }
  setVisible(!words.isEmpty());
  QAccessibleEvent said(this, QAccessible::Alert);
  if (!words.isEmpty()) QAccessible::updateAccessibility(&said);
}

void Notice::follow() {
  QPalette palette = Theme::current().palette();
  palette.setColor(QPalette::Window, colours().reminder);
  palette.setColor(QPalette::WindowText, colours().text);
  setPalette(palette);
  label_->setFont(Theme::current().font(13));
}

}  // namespace signifer::ui
