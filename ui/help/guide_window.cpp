#include "help/guide_window.h"

#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

#include "language/language.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

// The guide in the language of now, else in English.
QString guideFile() {
  const QString spoken = QStringLiteral(":/user-guide.%1.md").arg(text(spokenLanguage()));
  return QFile::exists(spoken) ? spoken : QStringLiteral(":/user-guide.md");
}

// Its pictures, as wide as a column of text.
void addPictures(QTextDocument& document, const QString& words) {
  constexpr int wide = 620;
  static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]*\\]\\(([^)]+)\\)"));
  for (auto found = picture.globalMatch(words); found.hasNext();) {
    const QString name = found.next().captured(1);
    const QImage image(QStringLiteral(":/") + name);
    document.addResource(QTextDocument::ImageResource, QUrl(name), image.scaledToWidth(wide, Qt::SmoothTransformation));
  }
}

}  // namespace

GuideWindow::GuideWindow(QWidget* parent) : QWidget(parent, Qt::Window) {
  setObjectName(QStringLiteral("guide"));
  setWindowTitle(tr("User guide – Signifer"));
  resizeForText(*this, {920, 700});
  headings_ = new QListWidget;
  headings_->setAccessibleName(tr("Headings"));
  text_ = new QTextBrowser;
  text_->setAccessibleName(tr("User guide"));
  text_->setOpenLinks(false);
  auto* search = new QLineEdit;
  search->setPlaceholderText(tr("Search, Enter goes on"));
  search->setAccessibleName(tr("Search the guide"));
  search->setClearButtonEnabled(true);
  QFile file(guideFile());
  if (file.open(QIODevice::ReadOnly)) {
    const QString words = QString::fromUtf8(file.readAll());
    text_->setMarkdown(words);
    addPictures(*text_->document(), words);
  }
  text_->document()->setDocumentMargin(18);
  for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next()) {
    const int level = block.blockFormat().headingLevel();
    if (level == 0) continue;
    auto* item = new QListWidgetItem(QString(2 * (level - 1), QLatin1Char(' ')) + block.text(), headings_);
    item->setData(Qt::UserRole, block.position());
  }
  auto* both = new QSplitter;
  both->addWidget(headings_);
  both->addWidget(text_);
  both->setSizes({220, 700});
  auto* column = new QVBoxLayout(this);
  column->addWidget(search);
  column->addWidget(both, 1);
  connect(headings_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item == nullptr) return;
    QTextCursor cursor(text_->document());
    cursor.setPosition(item->data(Qt::UserRole).toInt());
    // From the end of the text back, the heading comes to stand at the top.
    text_->moveCursor(QTextCursor::End);
    text_->setTextCursor(cursor);
  });
  connect(search, &QLineEdit::returnPressed, this, [this, search] { findNext(search->text()); });
}

QString GuideWindow::text() const { return text_->toPlainText(); }

void GuideWindow::findNext(const QString& words) {
  if (words.isEmpty() || text_->find(words)) return;
  text_->moveCursor(QTextCursor::Start);
  text_->find(words);
}

}  // namespace signifer::ui
