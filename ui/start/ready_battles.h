// The battles that come with the program, rule set by rule set, as the start page offers them: tiles with a picture of
// the table as it stands when they begin. The pictures come while the page is looked at, so that nobody waits for them.
#pragma once

#include <QImage>
#include <QTimer>
#include <QWidget>
#include <filesystem>
#include <vector>

#include "library/loader.h"

class QGridLayout;

namespace signifer::ui {

class BattleTile;

/// The battle files of a folder by name, those with a deployment last; none where it cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> battleFiles(const std::filesystem::path& folder);

/// The table of a battle as it stands when it begins; empty if the file is at fault.
[[nodiscard]] QImage openingPicture(const RuleSetLibrary& library, const std::filesystem::path& file);

class ReadyBattles final : public QWidget {
  Q_OBJECT

 public:
  /// `assets`: the folder that holds scenarios/<rule set>/*.json.
  ReadyBattles(const RuleSetLibrary& library, const std::filesystem::path& assets, QWidget* parent = nullptr);

 Q_SIGNALS:
  void battleChosen(const QString& file);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  struct Waiting {
    BattleTile* tile;
    std::filesystem::path file;
  };
  void add(const RuleSetSource& rules, const std::filesystem::path& file, QGridLayout& grid);
  void drawAnew();
  void drawNext();

  const RuleSetLibrary& library_;
  std::vector<Waiting> tiles_;
  std::size_t drawn_ = 0;
  QTimer timer_;
};

}  // namespace signifer::ui
