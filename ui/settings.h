// The settings that the window remembers between starts, apart from any battle: ~/.config/signifer/signifer.ini.
#pragma once

#include <QSettings>

namespace signifer::ui {

class Settings final : public QSettings {
 public:
  Settings()
      : QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("signifer"), QStringLiteral("signifer")) {}
};

}  // namespace signifer::ui
