// Draws every dock and dialog in every language, colours and size of text, to be looked at:
//   ui_window_pictures FOLDER [SCENARIO [LANGUAGE [COLOURS [TEXT-SIZE]]]]
//
// SCENARIO is a shipped one, as hannibal/cannae; the rest narrows the pictures down: de, dark, 200. "all" stands for
// any.
#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <cstdio>

#include "game/drawn_seed.h"
#include "library/places.h"
#include "speech.h"
#include "theme.h"
#include "ui/every_window.h"

namespace signifer::ui {
namespace {

int written = 0;

void save(QWidget& widget, const QString& file) {
  QPixmap picture(widget.size() * 2);
  picture.setDevicePixelRatio(2);
  widget.render(&picture);
  if (picture.save(file))
    ++written;
  else
    std::fprintf(stderr, "cannot write %s\n", qPrintable(file));
}

}  // namespace
}  // namespace signifer::ui

int main(int argc, char** argv) {
  using namespace signifer;
  using namespace signifer::ui;
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  signifer::ui::drawSeedsFrom([] { return std::uint64_t{1}; });
  if (argc < 2) {
    std::fputs("ui_window_pictures FOLDER [SCENARIO [LANGUAGE [COLOURS [TEXT-SIZE]]]]\n", stderr);
    return 2;
  }
  const QTemporaryDir own;
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, own.path());
  const QString folder = QString::fromLocal8Bit(argv[1]);
  const std::string scenario = argc > 2 ? argv[2] : "hannibal/cannae";
  const auto wanted = [&](int at, const QString& one) {
    return argc <= at || qstrcmp(argv[at], "all") == 0 || one == QString::fromLocal8Bit(argv[at]);
  };
  const std::pair<const char*, Theme::Scheme> schemes[] = {
      {"light", Theme::Scheme::light}, {"dark", Theme::Scheme::dark}, {"contrast", Theme::Scheme::highContrast}};
  QDir().mkpath(folder);
  for (const char* language : {"en", "de", "fr"}) {
    if (!wanted(3, QString::fromLatin1(language))) continue;
    speakLanguage(QString::fromLatin1(language));
    const RuleSetLibrary library = RuleSetLibrary::load(ruleSetRoots({}));
    for (const auto& [colours, scheme] : schemes)
      for (const int size : {100, 200}) {
        if (!wanted(4, QString::fromLatin1(colours)) || !wanted(5, QString::number(size))) continue;
        Theme::current().setScheme(scheme);
        Theme::current().setTextSize(size);
        Theme::current().apply();
        ui::visitEveryWindow(library, scenario, 60, [&](QWidget& widget, const std::string& name) {
          save(widget, QStringLiteral("%1/%2-%3-%4-%5.png")
                           .arg(folder, QString::fromLatin1(language), QString::fromLatin1(colours))
                           .arg(size)
                           .arg(QString::fromStdString(name)));
        });
      }
  }
  std::printf("%d pictures in %s\n", written, argv[1]);
  return written > 0 ? 0 : 1;
}
