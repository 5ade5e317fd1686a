// One step of an editor's undo: the whole content before and after it. Contents are shared and never changed, so that a
// step costs two pointers.
#pragma once

#include <QString>
#include <QUndoCommand>
#include <concepts>
#include <memory>
#include <utility>

namespace signifer::ui {

/// `Document` takes a content with put(). Steps of one `run` (typing into one field) become a single one; an empty run
/// stands for itself.
template <class Document, class Content>
class DocumentStep final : public QUndoCommand {
 public:
  using Shared = std::shared_ptr<const Content>;

  DocumentStep(Document& document, const QString& what, Shared before, Shared after, QString run)
      : QUndoCommand(what),
        document_(document),
        before_(std::move(before)),
        after_(std::move(after)),
        run_(std::move(run)) {}

  void undo() override { document_.put(before_); }
  void redo() override { document_.put(after_); }
  [[nodiscard]] int id() const override { return run_.isEmpty() ? -1 : 1; }
  bool mergeWith(const QUndoCommand* other) override {
    const auto* next = static_cast<const DocumentStep*>(other);
    if (next->run_ != run_) return false;
    after_ = next->after_;
    // The typed value is gone again, so there is nothing to take back.
    if constexpr (std::equality_comparable<Content>) setObsolete(*before_ == *after_);
    return true;
  }

 private:
  Document& document_;
  Shared before_;
  Shared after_;
  QString run_;
};

}  // namespace signifer::ui
