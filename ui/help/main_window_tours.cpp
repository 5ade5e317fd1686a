// The guided start in the window: the menu, the offer on the first page, and the small battle that a tour is on.
#include <QMenu>

#include "game/machine_player.h"
#include "help/tours.h"
#include "main_window.h"
#include "play/opening.h"
#include "schema/document.h"
#include "settings.h"
#include "wording.h"

namespace signifer::ui {

void MainWindow::makeTours(QMenu& help) {
  QMenu* menu = help.addMenu(tr("&Show me"));
  for (const TourKind kind : tourKinds)
    connect(add(menu, tourId(kind), tourTitle(kind), {}, {}), &QAction::triggered, this,
            [this, kind] { showTour(kind); });
  connect(start_, &StartPage::tourWanted, this, &MainWindow::showTour);
}

// The battle of a tour is kept in no file; one that is on the table is put away, where that loses nothing.
bool MainWindow::openTourBattle(TourKind kind) {
  if (game_.hasBattle() && game_.file().isEmpty() && game_.session().knownEvents() > 0 && !onTour_) {
    complain(tr("The battle on the table is saved in no file. Save it first: the tour puts it away."));
    return false;
  }
  try {
    const Document file = Document::load(places_.assets / "tours/first-battle.json");
    std::vector<LeftOutOverlay> leftOut;
    Position position = openUnder(library_, file.root(), {}, leftOut);
    show(std::make_unique<Session>(position.rules, std::move(position.battle), 1));
  } catch (const std::exception& e) {
    complain(QString::fromUtf8(e.what()));
    return false;
  }
  onTour_ = true;
  machine_->setCommander(1, kind == TourKind::alone ? QStringLiteral("greedy") : QString());
  game_.setDepth(kind == TourKind::beside ? Depth::judgeWhenAsked : Depth::fullReferee);
  return true;
}

void MainWindow::showTour(TourKind kind) {
  delete tour_;
  const PutAway before = onTour_ ? PutAway{} : toPutAway();
  if (!openTourBattle(kind)) return;
  tellPutAway(before);
  tour_ = new TourGuide(makeTour(kind, *this), *this);
  connect(tour_, &TourGuide::ended, this, [this](bool done) {
    tour_.clear();
    if (done) Settings().setValue(QLatin1String(StartPage::toursKnown), true);
    if (onTour_) closeBattle();
  });
}

TourGuide* MainWindow::tour() { return tour_; }

}  // namespace signifer::ui
