// A guided start: a few things to do on a small battle. Each waits for the real gesture and points at the real control.
// A card beside the control says what to do; nothing is covered, and the person may leave at any time.
#pragma once

#include <QFrame>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <vector>

class QHBoxLayout;

namespace signifer::ui {

class Label;

/// The place of a control: a part of a widget. Without a widget the control is not on show.
struct TourPlace {
  QWidget* widget = nullptr;
  QRect part;
};

struct TourStep {
  QString words;
  std::function<TourPlace()> place;
  /// Called when the step begins; what it returns says whether the gesture has been made since.
  std::function<std::function<bool()>()> watch;
  /// Left out of the short length.
  bool full = false;
};

struct Tour {
  QString title;
  /// Tells beforehand what one will do.
  QString about;
  std::vector<TourStep> steps;
};

/// The words of a step beside its control.
class TourCard final : public QFrame {
  Q_OBJECT

 public:
  struct Deed {
    QString name;
    QString words;
    std::function<void()> act;
  };
  /// `guide` does the deeds; the card may go by one of them.
  TourCard(const QString& head, const QString& words, const std::vector<Deed>& deeds, QWidget* window,
           const QObject* guide);
  /// Stands beside this part of its window, never on it.
  /// `avoid` is left free as well where that can be.
  void standBeside(const QRect& part, const QRect& avoid);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

/// Leads through one tour. It ends with `ended`, and then deletes itself.
class TourGuide final : public QObject {
  Q_OBJECT

 public:
  TourGuide(Tour tour, QWidget& window);
  ~TourGuide() override;
  /// Begins with the steps of the full or the short length.
  void begin(bool full);
  void leave();

  [[nodiscard]] const Tour& tour() const { return tour_; }
  /// The number of the step that is being done, from 0; -1 before the first.
  [[nodiscard]] int at() const { return at_; }
  [[nodiscard]] bool over() const { return at_ >= static_cast<int>(tour_.steps.size()); }
  [[nodiscard]] TourPlace place() const;
  [[nodiscard]] TourCard* card() const { return card_; }

 Q_SIGNALS:
  /// `done` where every step was gone through.
  void ended(bool done);

 private:
  void look();
  void goOn();
  void show();
  void showEnd();
  void standInTheMiddle();
  void stayOnTop();
  void put(const QString& words, const std::vector<TourCard::Deed>& deeds);

  Tour tour_;
  QWidget& window_;
  QPointer<TourCard> card_;
  QPointer<QWidget> ring_;
  QRect shownAt_;
  QTimer timer_;
  int at_ = -1;
  std::function<bool()> made_;
};

}  // namespace signifer::ui
