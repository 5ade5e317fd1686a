// The three doors of the start page and the battles below them: cards that are pressed as a whole, with links inside.
#pragma once

#include <QAbstractButton>
#include <QImage>

class QLabel;

namespace signifer::ui {

class Label;

/// A white card with a symbol, a title, the key that opens it, a few words and links.
class Door final : public QAbstractButton {
  Q_OBJECT

 public:
  Door(const QString& symbol, const QString& title, const QString& key, const QString& words, const QString& links,
       QWidget* parent = nullptr);

 Q_SIGNALS:
  /// The link's target.
  void linkActivated(const QString& link);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString symbol_;
  QString key_;
};

/// Words with links that stay, laid out anew with other colours: links keep the palette's colour of their layout.
void setLinks(QLabel& label, const QString& words);

/// A battle with its picture, title and two lines.
class BattleTile final : public QAbstractButton {
  Q_OBJECT

 public:
  BattleTile(const QImage& picture, const QString& title, const QStringList& lines, QWidget* parent = nullptr);
  void setPicture(const QImage& picture);
  [[nodiscard]] bool pictured() const { return !picture_.isNull(); }
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QImage picture_;
  QStringList lines_;
};

/// Draws a picture into a place with a hairline about it; a plain ground where there is none.
void paintPicture(QPainter& painter, const QRectF& place, const QImage& picture);

}  // namespace signifer::ui
