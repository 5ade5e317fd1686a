// The field in which somebody says what happened on the table, or asks (tell/tell.h). What is understood is shown as it
// is typed; Enter takes it as one event.
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <optional>

class QLineEdit;

namespace signifer {
struct NotUnderstood;
struct TableMoment;
struct ToldAnswer;
}  // namespace signifer

namespace signifer::ui {

class AnswerPanel;
class BattleController;
class ElidedLabel;
class Label;

class TellLine final : public QWidget {
  Q_OBJECT

 public:
  explicit TellLine(BattleController& game, QWidget* parent = nullptr);
  /// Puts the cursor there.
  void take();
  /// Says an answer that was asked for by a key.
  void say(const ToldAnswer& answer);
  /// The question that was answered last, while it stands in the line; empty where none does.
  [[nodiscard]] QString question() const;
  /// Answers it for a step that somebody has named.
  void answerFor(const TableMoment& moment);
  /// The number of questions that have been answered here.
  [[nodiscard]] int answers() const { return answers_; }
  [[nodiscard]] bool isEmpty() const;

 Q_SIGNALS:
  /// A line is to wait with the ghosts, as a change of state.
  void laid(const QString& changes);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// A question that was asked back: the line, and the names that may be meant, by fixed numbers.
  struct AskedBack {
    QString line;
    int from = 0;
    int to = 0;
    QStringList choices;
  };
  void showUnderstood();
  bool showNext();
  void accept();
  void lay();
  void askBack(const QString& line, const NotUnderstood& stopped);
  void showAnswer(const ToldAnswer& answer);
  void remember(const QString& line);
  [[nodiscard]] QString example() const;
  void complete(int step);
  void recall(int step);
  [[nodiscard]] QString meantLine() const;

  BattleController& game_;
  QLineEdit* line_;
  Label* verdict_;
  Label* words_;
  ElidedLabel* next_;
  /// Short words stand there, so that the line keeps its place.
  QWidget* room_;
  AnswerPanel* panel_;
  std::optional<AskedBack> asked_;
  /// The line as it was typed, while Tab goes through its completions.
  std::optional<QString> typed_;
  int completion_ = 0;
  int answers_ = 0;
  /// The events of the battle when the last question was answered.
  std::size_t answeredAt_ = 0;
  QTimer reading_;
  QTimer echo_;
  /// The battle changes by this line.
  bool taking_ = false;
  QStringList said_;
  qsizetype recalled_ = 0;
};

}  // namespace signifer::ui
