#include "beside/step_menu.h"

#include <QCoreApplication>
#include <QMenu>
#include <QWidget>

namespace signifer::ui {

void openStepMenu(QWidget& under, const std::vector<StepChoice>& choices,
                  const std::function<void(const TableMoment&)>& choose) {
  auto* menu = new QMenu(&under);
  menu->setObjectName(QStringLiteral("stepMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  int number = 0;
  for (const StepChoice& choice : choices) {
    ++number;
    // The first nine have their figure as their key.
    const QString key = number < 10 ? QStringLiteral("&%1. ").arg(number) : QString();
    QAction* action = menu->addAction(key + QString(choice.words).replace(QLatin1Char('&'), QStringLiteral("&&")));
    QObject::connect(action, &QAction::triggered, &under, [choose, moment = choice.moment] { choose(moment); });
  }
  if (choices.empty())
    menu->addAction(
            QCoreApplication::translate("signifer::ui::GhostPane", "No step of these turns asks for such a move"))
        ->setEnabled(false);
  menu->popup(under.mapToGlobal(QPoint(0, under.height())));
}

}  // namespace signifer::ui
