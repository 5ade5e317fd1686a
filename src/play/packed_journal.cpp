#include "play/packed_journal.h"

#include "files/base64.h"

namespace signifer {
namespace {

constexpr std::string_view begin = "<script type=\"application/x-signifer-journal\">";
constexpr std::string_view end = "</script>";

}  // namespace

std::string packedJournal(std::string_view journal) {
  return std::string(begin) + base64(journal) + std::string(end) + "\n";
}

bool isWebPage(std::string_view text) {
  return text.starts_with("<!DOCTYPE html") || text.starts_with("<!doctype html");
}

std::optional<std::string> unpackedJournal(std::string_view page) {
  if (!isWebPage(page)) return std::nullopt;
  const std::size_t from = page.rfind(begin);
  if (from == std::string_view::npos) return std::nullopt;
  const std::string_view rest = page.substr(from + begin.size());
  return fromBase64(rest.substr(0, rest.find(end))).value_or(std::string());
}

}  // namespace signifer
