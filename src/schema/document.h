// A JSON document that knows where each of its values stands, so that every complaint names file, JSON Pointer and
// line. Reading is by asking: a Node is a value and its place; what it is asked for and is not, it reports. Keys that
// nobody may use are errors too, with the nearest known key named.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "schema/json_text.h"
#include "schema/source_error.h"

namespace signifer {

class Document;

/// A value in a document. Cheap to copy; valid as long as its document.
class Node {
 public:
  Node(const Document& document, const Json& value) : document_(&document), value_(&value) {}

  [[nodiscard]] const Json& json() const { return *value_; }
  /// Looked for in the document each time: hardly anybody asks but an error.
  [[nodiscard]] std::string pointer() const;
  [[nodiscard]] const Document& document() const { return *document_; }

  [[nodiscard]] bool isNull() const;
  [[nodiscard]] bool isObject() const;
  [[nodiscard]] bool isArray() const;
  [[nodiscard]] bool isString() const;

  /// A member that must be there.
  [[nodiscard]] Node at(std::string_view key) const;
  /// A member that may be there.
  [[nodiscard]] std::optional<Node> find(std::string_view key) const;
  [[nodiscard]] bool has(std::string_view key) const { return find(key).has_value(); }
  /// The elements of an array.
  [[nodiscard]] std::vector<Node> items() const;
  /// The members of an object, in the file's order.
  [[nodiscard]] std::vector<std::pair<std::string, Node>> members() const;

  /// A text of at most longestText bytes.
  [[nodiscard]] std::string text() const;
  /// A text of at most longestName characters on one line: an id, a name, a title.
  [[nodiscard]] std::string name() const;
  [[nodiscard]] bool boolean() const;
  [[nodiscard]] std::int64_t integer() const;
  [[nodiscard]] std::int64_t integer(std::int64_t least, std::int64_t most) const;
  [[nodiscard]] double number() const;
  [[nodiscard]] double number(double least, double most) const;
  [[nodiscard]] std::vector<std::string> texts() const;

  [[nodiscard]] std::string text(std::string_view key, std::string_view otherwise) const;
  [[nodiscard]] std::string name(std::string_view key, std::string_view otherwise) const;
  [[nodiscard]] bool boolean(std::string_view key, bool otherwise) const;
  [[nodiscard]] std::int64_t integer(std::string_view key, std::int64_t otherwise) const;

  /// Complains about members that are none of `keys`.
  void allowOnly(std::span<const std::string_view> keys) const;
  void allowOnly(std::initializer_list<std::string_view> keys) const {
    allowOnly(std::span<const std::string_view>(keys.begin(), keys.size()));
  }
  /// An error at this place.
  [[nodiscard]] SourceError error(const std::string& expected) const;

 private:
  const Document* document_;
  const Json* value_;
};

class Document {
 public:
  /// `name` is what errors call the text; a byte order mark before it is passed over. Throws SourceError.
  static Document parse(std::string name, std::string text);
  /// Reads an ordinary file of at most largestText bytes. Throws SourceError.
  static Document load(const std::filesystem::path& path);
  ~Document();
  Document(Document&&) noexcept;
  Document& operator=(Document&&) noexcept;

  [[nodiscard]] Node root() const;
  [[nodiscard]] const std::string& name() const { return name_; }
  /// The line on which the value with this pointer begins, 0 if it is not in the text.
  [[nodiscard]] int lineOf(std::string_view pointer) const;
  /// The JSON Pointer of a value that stands in this document.
  [[nodiscard]] std::string pointerOf(const Json& value) const;
  /// Lays a JSON Merge Patch (RFC 7396) over the document.
  void patch(const Document& overlay);

 private:
  Document(std::string name, std::string text, std::unique_ptr<Json> json);
  std::string name_;
  std::string text_;
  std::unique_ptr<Json> json_;
};

/// The longest text and the longest name that are read.
inline constexpr std::size_t longestText = std::size_t{64} << 10U;
inline constexpr std::size_t longestName = 200;

/// What is to be said of a word that is not known: `unknown step "volley"; did you mean "volleys"? Known: aim,
/// volleys`. Where very many are known, as many as anybody reads.
[[nodiscard]] std::string unknownWord(std::string_view what, std::string_view word,
                                      std::span<const std::string_view> known);
/// The ids of a list, for `unknownWord`.
template <class List>
[[nodiscard]] std::vector<std::string_view> idsOf(const List& list) {
  std::vector<std::string_view> ids;
  ids.reserve(std::size(list));
  for (const auto& one : list) ids.push_back(one.id);
  return ids;
}
/// The known word nearest to one that is not known, empty if none is near: for "did you mean".
[[nodiscard]] std::string nearestWord(std::string_view word, std::span<const std::string_view> known);

}  // namespace signifer
