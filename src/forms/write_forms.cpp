// The program that writes the C++ of a rule set's forms, options and slots, which its JSON describes already. The build
// calls it as `write_forms ID FOLDER OUT`. OUT/forms.h comes from FOLDER/procedures.json. It has a struct In and a
// struct Out for each procedure, and the enumerations of its choices. OUT/options.h comes from FOLDER/options.json. It
// has the struct Options. OUT/slots.h comes from FOLDER/ID.json. It has the enumerations that number profiles,
// statuses, relations, tasks and actions.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>

#include "forms/cpp_text.h"
#include "forms/enumerations.h"
#include "forms/slots.h"

namespace signifer::forms {
namespace {

namespace fs = std::filesystem;

Json readFile(const fs::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("it cannot be read");
  return Json::parse(in);
}

// A file that holds the text already is left alone, so that nothing is compiled anew.
void writeFile(const fs::path& file, const std::string& text) {
  std::ifstream before(file);
  const std::string old{std::istreambuf_iterator<char>(before), std::istreambuf_iterator<char>()};
  if (before && old == text) return;
  fs::create_directories(file.parent_path());
  std::ofstream out(file);
  out << text;
  if (!out.flush()) throw std::runtime_error(file.string() + ": cannot be written");
}

std::string enumOf(const Json& field) { return field.value("enum", typeName(field["name"].get<std::string>())); }

std::string typeOf(const Json& field) {
  const std::string kind = field["type"];
  std::string type = kind == "boolean"   ? "bool"
                     : kind == "integer" ? "int"
                     : kind == "number"  ? "double"
                                         : enumOf(field);
  if (kind == "list") type = (field.value("because", false) ? "Reasons<" : "WordSet<") + type + ">";
  return field.value("optional", false) ? "std::optional<" + type + ">" : type;
}

std::string valueOf(const Json& field, const Enumerations& enumerations) {
  const std::string kind = field["type"];
  if (kind == "list" || field.value("optional", false)) return "";
  const auto given = field.contains("initially") ? field.find("initially") : field.find("default");
  if (kind == "enum") {
    const std::string word = given != field.end() ? given->get<std::string>() : field["values"][0].get<std::string>();
    return " = " + enumOf(field) + "::" + enumerations.enumerator(enumOf(field), word);
  }
  if (given != field.end()) return " = " + given->dump();
  return kind == "boolean" ? " = false" : " = 0";
}

void useWords(const Json& fields, Enumerations& enumerations) {
  for (const Json& field : fields)
    if (field.contains("values")) enumerations.use(enumOf(field), field["values"].get<std::vector<std::string>>());
}

/// The caption, and what only those who write code want to know.
std::string told(const Json& item) {
  std::string text = item.value("caption", item.value("title", ""));
  if (!text.empty() && text.find_last_of(".?!:") != text.size() - 1) text += '.';
  const std::string note = item.value("note", "");
  return note.empty() ? text : text + " " + note;
}

/// A struct of the fields, described in their order. Results can be compared.
std::string structOf(const std::string& name, const Json& fields, const Enumerations& enumerations,
                     const std::vector<std::string>& rollers, bool compared, const std::string& base = "") {
  std::string text = "struct " + name + (base.empty() ? "" : " : " + base) + " {\n";
  std::vector<std::string> members;
  for (const Json& field : fields) {
    members.push_back(field["name"].get<std::string>());
    text += commentOf(told(field), "  ");
    text += "  " + typeOf(field) + " " + members.back() + valueOf(field, enumerations) + ";\n";
  }
  for (const std::string& roller : rollers) text += "  Roller " + roller + " = {};\n";
  if (compared) text += "  friend auto operator<=>(const " + name + "&, const " + name + "&) = default;\n";
  const std::string head = "BOOST_DESCRIBE_STRUCT(" + name + ", (" + base + "), (";
  return text + "};\n" + head + wrapped(members, head.size()) + "))\n\n";
}

bool names(const Json& list, const std::string& part) {
  for (const Json& item : list)
    if (item == part) return true;
  return false;
}

struct Part {
  std::string fields;
  std::string whole;
  std::string base;
};

/// Whether two fields come to one member of a struct, whatever their captions.
bool sameMember(const Json& a, const Json& b) {
  for (const char* part : {"name", "type", "values", "enum", "because", "default", "optional"})
    if (a.value(part, Json()) != b.value(part, Json())) return false;
  return true;
}

/// The inputs of another procedure, which are to be those of this one too.
void requireSameInputs(const Json& procedure, const Json& all) {
  const std::string other = procedure["sameInputsAs"];
  for (const Json& one : all)
    if (one["id"] == other && std::ranges::equal(one["inputs"], procedure["inputs"], sameMember)) return;
  throw std::runtime_error(procedure["id"].get<std::string>() + ": its inputs are not those of " + other);
}

std::string formsOf(const Json& procedure, const Json& all, const Enumerations& enumerations) {
  const std::string id = procedure["id"];
  const Json adds = procedure.value("codeAdds", Json::array());
  const bool same = procedure.contains("sameInputsAs");
  std::string text = commentOf(told(procedure), "");
  for (const auto& [fields, whole, base] : {Part{"inputs", "In", "Form"}, Part{"results", "Out", "Result"}}) {
    const bool inputs = fields == "inputs";
    if (inputs && same) {
      requireSameInputs(procedure, all);
      text += "using " + typeName(id) + "In = " + typeName(procedure["sameInputsAs"].get<std::string>()) + "In;\n\n";
      continue;
    }
    const auto rollers = inputs ? procedure.value("rollers", std::vector<std::string>{}) : std::vector<std::string>{};
    const std::string name = typeName(id) + (names(adds, fields) ? base : whole);
    text += structOf(name, procedure[fields], enumerations, rollers, !inputs);
  }
  return text;
}

/// The places of all procedures by their types. Structs of the code's own are declared, not defined, here.
std::string placesOf(const Json& all) {
  std::string declared;
  std::string places;
  for (const Json& procedure : all) {
    const std::string type = typeName(procedure["id"].get<std::string>());
    for (const Json& part : procedure.value("codeAdds", Json::array()))
      declared += "struct " + type + (part == "inputs" ? "In" : "Out") + ";\n";
    places += "  const ProcedureFor<" + type + "In, " + type + "Out>* " +
              memberName(procedure["id"].get<std::string>()) + " = nullptr;\n";
  }
  return declared +
         "\n/// The procedures by their types, for play, referee and candidates to ask. The rule set owns them.\n" +
         "struct Rulings {\n" + places + "};\nusing ProcedureList = std::vector<std::unique_ptr<Procedure>>;\n\n";
}

std::string header(const std::string& id, const std::string& told, const std::vector<std::string>& includes,
                   const std::string& body, const std::string& ownWords) {
  std::string text = "// Written by the build from " + told + ". Not to be edited.\n#pragma once\n\n";
  text += "#include <array>\n#include <boost/describe/class.hpp>\n#include <boost/describe/enum.hpp>\n";
  text +=
      "#include <compare>\n#include <cstdint>\n#include <memory>\n#include <optional>\n#include <span>\n#include "
      "<string_view>\n#include <vector>\n\n";
  for (const std::string& include : includes) text += "#include \"" + include + "\"\n";
  text += "\nnamespace signifer::" + id + " {\n\n" + body + "}  // namespace signifer::" + id + "\n";
  if (!ownWords.empty()) text += "\nnamespace signifer {\n\n" + ownWords + "}  // namespace signifer\n";
  return text;
}

std::string formsHeader(const std::string& id, const Json& file, Enumerations& enumerations) {
  const Json& all = file["procedures"];
  for (const Json& procedure : all) {
    if (!procedure.contains("sameInputsAs")) useWords(procedure["inputs"], enumerations);
    useWords(procedure["results"], enumerations);
  }
  std::string structs;
  for (const Json& procedure : all) structs += formsOf(procedure, all, enumerations);
  structs += placesOf(all);
  std::vector<std::string> includes{"rules/account.h", "rules/procedure_for.h", "rules/reasons.h", "schema/words.h"};
  includes.insert(includes.end(), enumerations.headers().begin(), enumerations.headers().end());
  return header(id, "procedures.json", includes, enumerations.declarations() + "\n" + structs,
                enumerations.ownWords(id));
}

std::string slotsHeader(const std::string& id, const Json& file, const Enumerations& ofForms) {
  Enumerations enumerations(file.value("enums", Json::object()), ofForms);
  declareSlots(file, enumerations);
  return header(id, id + ".json", {id + "/forms.h", "rules/definition.h", "schema/words.h"},
                enumerations.declarations() + slotLists(file), enumerations.ownWords(id));
}

bool isSwitch(const Json& words) {
  return words.size() == 2 && (names(words, "yes") ? names(words, "no") : names(words, "on") && names(words, "off"));
}

/// An option as a field of a form: a switch is a boolean.
Json fieldOf(const Json& option) {
  Json field = option;
  const std::string id = option["id"];
  field["name"] = memberName(id);
  field["type"] = "integer";
  if (option.contains("values")) {
    const bool flag = isSwitch(option["values"]) && !option.contains("enum");
    field["type"] = flag ? "boolean" : "enum";
    field["enum"] = option.value("enum", typeName(id));
    if (flag) {
      field.erase("values");
      field["default"] = option["default"] == "yes" || option["default"] == "on";
    }
  }
  return field;
}

/// Boost describes no more members of one struct: the first of a long list go into a base.
constexpr std::ptrdiff_t mostDescribed = 50;

std::string optionsOf(const Json& fields, const Enumerations& enumerations) {
  if (static_cast<std::ptrdiff_t>(fields.size()) <= mostDescribed)
    return structOf("Options", fields, enumerations, {}, false);
  const Json first(fields.begin(), fields.begin() + mostDescribed);
  const Json rest(fields.begin() + mostDescribed, fields.end());
  return structOf("FirstOptions", first, enumerations, {}, false) +
         structOf("Options", rest, enumerations, {}, false, "FirstOptions");
}

std::string optionsHeader(const std::string& id, const Json& file) {
  Enumerations enumerations(file.value("enums", Json::object()));
  Json fields = Json::array();
  for (const Json& option : file["options"]) fields.push_back(fieldOf(option));
  useWords(fields, enumerations);
  const std::string options = optionsOf(fields, enumerations);
  return header(id, "options.json", {"schema/words.h"}, enumerations.declarations() + "\n" + options,
                enumerations.ownWords(id));
}

bool isNamespace(const std::string& id) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  return !id.empty() && id[0] > '9' && std::ranges::all_of(id, fits);
}

}  // namespace
}  // namespace signifer::forms

int main(int count, char** arguments) {
  using namespace signifer::forms;
  if (count != 4) {
    std::cerr << "usage: write_forms ID FOLDER OUT\n";
    return 2;
  }
  const std::string id = arguments[1];
  if (!isNamespace(id)) {
    std::cerr << "write_forms: the id \"" << id
              << "\" is a namespace of the code as well: small letters and digits were expected, a letter first\n";
    return 1;
  }
  const std::filesystem::path folder = arguments[2];
  const std::filesystem::path out = arguments[3];
  std::filesystem::path file;
  const auto read = [&](const std::string& name) { return readFile(file = folder / name); };
  try {
    const Json procedures = read("procedures.json");
    Enumerations ofForms(procedures.value("enums", Json::object()));
    writeFile(out / "forms.h", formsHeader(id, procedures, ofForms));
    writeFile(out / "options.h", optionsHeader(id, read("options.json")));
    writeFile(out / "slots.h", slotsHeader(id, read(id + ".json"), ofForms));
  } catch (const std::exception& fault) {
    std::cerr << "write_forms: " << file.string() << ": " << fault.what() << "\n";
    return 1;
  }
}
