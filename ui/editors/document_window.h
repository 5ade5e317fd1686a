// What the editors' windows have in common: a document in a file, saved where the person says, and kept from being lost
// when the window closes.
#pragma once

#include <QMainWindow>
#include <exception>

#include "editors/editor_parts.h"

namespace signifer::ui {

class DocumentWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// How the window asks where to save: a title, and the filter of a file dialog.
  struct SaveWords {
    QString title;
    QString filter;
  };

  /// Saves in this file; says what is wrong where it cannot be written, and is false then.
  bool saveIn(const QString& path);

 protected:
  DocumentWindow(SaveWords words, QWidget* parent);

  /// Saves in the document's file; asks for one where it has none.
  bool save();
  bool saveAs();
  /// True where nothing would be lost, or the person does not mind.
  [[nodiscard]] bool mayLeave();
  void closeEvent(QCloseEvent* event) override;
  /// Does it, or says what is wrong and is false.
  template <class Make>
  bool attempt(Make&& make) {
    try {
      make();
      return true;
    } catch (const std::exception& e) {
      tellBeside(this, QString::fromUtf8(e.what()));
      return false;
    }
  }

  [[nodiscard]] virtual QString file() const = 0;
  [[nodiscard]] virtual bool isSaved() const = 0;
  /// What the document is called.
  [[nodiscard]] virtual QString title() const = 0;
  /// Writes the document. Throws what the writing throws.
  virtual void write(const QString& path) = 0;

 private:
  SaveWords words_;
};

}  // namespace signifer::ui
