#include "rules/ruling_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "schema/field_reader.h"
#include "schema/json_text.h"

namespace signifer {
namespace {

bool needsNoEscape(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

void appendText(std::string& out, std::string_view text) {
  if (!needsNoEscape(text)) {
    out += jsonLine(Json(text));
    return;
  }
  out += '"';
  out += text;
  out += '"';
}

void appendNumber(std::string& out, std::int64_t number) {
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

void appendValue(std::string& out, const Field& field, const Value& value) {
  switch (field.type) {
    case FieldType::boolean:
      out += value.whole != 0 ? "true" : "false";
      return;
    case FieldType::integer:
      appendNumber(out, value.whole);
      return;
    case FieldType::choice:
      appendText(out, field.values[static_cast<std::size_t>(value.whole)]);
      return;
    default:
      out += jsonLine(toJson(field, value));
  }
}

void appendId(std::string& out, const Json& id) {
  if (id.is_number_integer() && !id.is_number_unsigned())
    appendNumber(out, id.get<std::int64_t>());
  else
    out += jsonLine(id);
}

}  // namespace

void appendRuling(std::string& out, const Json& id, const ProcedureInfo& procedure, const Ruling& ruling,
                  std::span<const int> faces) {
  out += R"({"id":)";
  appendId(out, id);
  out += R"(,"ok":true,"result":{)";
  for (std::size_t i = 0; i < procedure.results.size(); ++i) {
    if (i > 0) out += ',';
    appendText(out, procedure.results[i].name);
    out += ':';
    appendValue(out, procedure.results[i], ruling.result[i]);
  }
  out += R"(},"modifiers":[)";
  bool first = true;
  for (const Modifier& modifier : ruling.modifiers.list()) {
    out += first ? R"({"rule":)" : R"(,{"rule":)";
    first = false;
    appendText(out, modifier.rule);
    out += R"(,"value":)";
    if (modifier.half)
      out += jsonLine(Json(modifier.amount()));
    else
      appendNumber(out, modifier.value);
    out += '}';
  }
  out += R"(],"dice":[)";
  for (std::size_t i = 0; i < faces.size(); ++i) {
    if (i > 0) out += ',';
    appendNumber(out, faces[i]);
  }
  out += "]}";
}

}  // namespace signifer
