// The chosen entry of the army, to be changed: name and names, number, base, drawing, choices for the start, profile,
// and for leaders whom they are with and what they command.
#pragma once

#include <QScrollArea>

#include "editors/army_document.h"

class QVBoxLayout;

namespace signifer::ui {

class FieldForm;

class ArmyEntryPane final : public QScrollArea {
  Q_OBJECT

 public:
  explicit ArmyEntryPane(ArmyDocument& document, QWidget* parent = nullptr);
  void show(const ArmyEntry& entry);
  using QScrollArea::show;
  /// Puts the keyboard into the first line.
  void begin();

 private:
  void build();
  void buildUnit(QVBoxLayout& column);
  void buildPerson(QVBoxLayout& column);
  void addNameLine(QVBoxLayout& column, const QString& name, const QString& otherwise);
  void addNames(QVBoxLayout& column);
  void addCount(QVBoxLayout& column);
  void addBase(QVBoxLayout& column);
  void addSymbol(QVBoxLayout& column, const QString& current);
  void addOptions(QVBoxLayout& column);
  void addWith(QVBoxLayout& column, const std::string& current, bool required);
  void addCommander(QVBoxLayout& column);
  void addCommands(QVBoxLayout& column);
  void addProfile(QVBoxLayout& column, const Fields& fields, const std::vector<std::int32_t>& profile);
  void change(const QString& what, const std::function<void(Army&)>& edit, const QString& run = {});

  ArmyDocument& document_;
  ArmyEntry entry_;
  /// The id of the entry: an index may come to mean another one.
  std::string id_;
  bool changing_ = false;
  QWidget* first_ = nullptr;
};

}  // namespace signifer::ui
