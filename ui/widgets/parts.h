// Small parts of docks and dialogs: headings, texts with links, rows to choose from, the bar of a dock, the button that
// goes on. They know looks, nothing of battles.
#pragma once

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>

#include "battle/battle.h"

class QVBoxLayout;

namespace signifer::ui {

/// A label in the theme's face; follows changes of theme and text size.
class Label final : public QLabel {
  Q_OBJECT

 public:
  enum class Tone { normal, second, third, accent, bad };
  Label(double pixels, QFont::Weight weight, Tone tone = Tone::normal, QWidget* parent = nullptr);
  void setTone(Tone tone);
  /// The size of the letters at 100 % text.
  void setPixels(double pixels);

 private:
  void follow();
  double pixels_;
  QFont::Weight weight_;
  Tone tone_;
};

/// One line that gives way: what it has no room for is left out, and told as its tool tip.
class ElidedLabel final : public QWidget {
  Q_OBJECT

 public:
  explicit ElidedLabel(double pixels, QWidget* parent = nullptr);
  void setText(const QString& words);
  [[nodiscard]] QString text() const { return words_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double pixels_;
  QString words_;
};

/// Gives a window its first size: that at 100 % text, larger with larger text as far as the screen goes.
void resizeForText(QWidget& window, QSize atHundred);
/// Shows a window that a person has asked for: before the others, out of the task bar, and with the focus.
void bringToFront(QWidget& window);
/// Lets a window stand beside its parent, not always before it, and without keeping the program open; call before it is
/// shown.
void standBeside(QWidget& window);
/// Words for a tool tip as they stand; Qt would read what looks like HTML as that.
[[nodiscard]] QString plainTip(const QString& words);
/// A text with links that can be read, walked and followed by keyboard.
[[nodiscard]] Label* linkedText(double pixels, Label::Tone tone = Label::Tone::normal);
/// A small heading of a group.
[[nodiscard]] Label* sectionHead(const QString& words);

/// A row that can be chosen: symbol, words, a note at its right, what explains them in a quieter line below. With
/// `edge` it has a border like a button.
class RowButton final : public QAbstractButton {
  Q_OBJECT

 public:
  RowButton(const QString& words, const QString& note, const QString& symbol, bool edge, QWidget* parent = nullptr);
  void setDetail(const QString& detail);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 Q_SIGNALS:
  /// The pointer or the focus came upon it, or left it.
  void considered(bool on);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] QRect wordsRect(int width) const;
  [[nodiscard]] QRect detailRect(int width) const;
  QString note_;
  QString symbol_;
  QString detail_;
  bool edge_;
};

/// The big button: a title and what comes.
class NextButton final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit NextButton(QWidget* parent = nullptr);
  void setWords(const QString& title, const QString& note);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString note_;
};

/// A dock in the window's own dress.
class Dock : public QDockWidget {
  Q_OBJECT

 public:
  Dock(const QString& title, const QString& name, QWidget* parent = nullptr);
  /// A second, quieter text in the bar.
  void setNote(const QString& note);
  /// Without a bar of its own: for docks that stand behind tabs, where the note goes with the title.
  void dropBar();
  /// The bar goes while the dock stands behind a tab, and comes back.
  void showBar(bool shown);

 Q_SIGNALS:
  void linkActivated(const QString& link);

 private:
  ElidedLabel* note_;
  QWidget* bar_;
  QWidget* noBar_;
  QString title_;
  bool bare_ = false;
};

/// Says what is wrong, beside the window, without stopping the work.
void tellBeside(QWidget* window, const QString& message);

/// Lays out at once what was just filled. New widgets are shown and measured only later otherwise, and the first
/// picture shows them pressed into the room of those before.
void settle(QWidget& filled);

/// Takes everything out of a layout.
void clearLayout(QLayout& layout);

}  // namespace signifer::ui
