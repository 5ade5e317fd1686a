// From the battle on the table to many of them, and from many to one: the windows of simulations, and what they hand
// back to the table.
#include <QPointer>

#include "main_window.h"
#include "simulation/simulation_window.h"
#include "widgets/notice.h"
#include "widgets/parts.h"

namespace signifer::ui {

void MainWindow::playOut() {
  auto* simulation = new SimulationWindow(library_, game_, this);
  simulation->setAttribute(Qt::WA_DeleteOnClose);
  // Its battles are to be seen.
  standBeside(*simulation);
  // Another battle leaves nothing to come back to; one of its own does.
  connect(&game_, &BattleController::opened, simulation, [this, simulation] {
    if (!opensOneOfMany_) simulation->close();
  });
  connect(simulation, &SimulationWindow::battlePlayed, this, [this, simulation] { showOneOfMany(simulation); });
  bringToFront(*simulation);
}

// An ordinary recorded battle from now on: kept like any other, to be gone through, taken back and played on.
void MainWindow::showOneOfMany(SimulationWindow* simulation) {
  std::unique_ptr<Session> session = simulation->takeBattle();
  if (!session) return;
  const QString headline = numberedWords(*session);
  opensOneOfMany_ = true;
  show(std::move(session));
  opensOneOfMany_ = false;
  keepByItself({});
  question_->say(headline, {{tr("From the beginning"),
                             [this] {
                               question_->say({});
                               game_.look(0);
                             }},
                            {tr("Back to the simulation"), [back = QPointer(simulation)] {
                               if (back) bringToFront(*back);
                             }}});
  bringToFront(*this);
}

}  // namespace signifer::ui
