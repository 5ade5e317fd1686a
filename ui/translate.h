// Translation for the parts of the window that are no QObject: functions and painters beside the widgets.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace signifer::ui {

/// The words in the language of the window; context signifer::ui, as lupdate finds it for functions of this namespace.
[[nodiscard]] inline QString tr(const char* words) { return QCoreApplication::translate("signifer::ui", words); }

}  // namespace signifer::ui
