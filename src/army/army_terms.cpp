#include "army/army_terms.h"

#include <nlohmann/json.hpp>
#include <system_error>

#include "language/rule_set_texts.h"
#include "schema/document.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

std::size_t readFieldName(const Fields& fields, const Node& node, Holds holds, std::string_view of) {
  const int index = indexOf(fields, node.name());
  if (index < 0 || fields[static_cast<std::size_t>(index)].holds != holds)
    throw node.error("a field of " + std::string(of) + " was expected");
  return static_cast<std::size_t>(index);
}

class TermsReader {
 public:
  TermsReader(const Definition& definition, const Node& troops) : d_(definition), troops_(troops) {}

  ArmyTerms read(const Node& root) {
    root.allowOnly({"unitOptions", "personOptions", "command", "join", "points", "figure", "leadersWithUnits"});

    ArmyTerms terms;
    terms.figure = root.name("figure", "");
    if (const auto always = root.find("leadersWithUnits")) terms.leadersWithUnits = always->boolean();
    if (const auto list = root.find("unitOptions")) terms.unitOptions = readOptions(*list, d_.unitStatus());
    if (const auto list = root.find("personOptions")) terms.personOptions = readOptions(*list, d_.personStatus());
    if (const auto command = root.find("command")) terms.command = readCommand(*command);
    if (const auto join = root.find("join"))
      terms.join = readFieldName(d_.unitStatus(), *join, Holds::unit, "units' status that holds a unit");
    if (const auto points = root.find("points")) {
      points->allowOnly({"profile", "times"});
      ArmyPoints read{readFieldName(d_.unitProfile(), points->at("profile"), Holds::number, "units' profile"), {}};
      if (const auto times = points->find("times"))
        read.times = readFieldName(d_.unitStatus(), *times, Holds::number, "units' status");
      terms.points = read;
    }
    return terms;
  }

 private:
  std::vector<ArmyOption> readOptions(const Node& list, const Fields& fields) const {
    std::vector<ArmyOption> options;
    for (const Node& node : list.items()) {
      node.allowOnly({"status", "troop", "start"});
      ArmyOption option{readFieldName(fields, node.at("status"), Holds::number, "the status"), {}};
      const Field& field = fields[option.field];
      if (const auto member = node.find("troop")) {
        const std::string name = member->name();
        for (const Node& troop : troops_.at("troops").items())
          if (const auto start = troop.find(name))
            option.start[troop.at("id").name()] = toSlot(field, readValue(field, *start));
      }
      if (const auto start = node.find("start"))
        for (const auto& [troop, value] : start->members())
          option.start[troop] = toSlot(field, readValue(field, value));
      options.push_back(std::move(option));
    }
    return options;
  }

  ArmyCommand readCommand(const Node& node) const {
    node.allowOnly({"name", "unit", "person", "uncommanded", "rule"});
    ArmyCommand command;
    command.name = node.at("name").name();
    if (const auto person = node.find("person")) {
      command.personField = readFieldName(d_.personStatus(), *person, Holds::number, "persons' status");
      command.unitField = readFieldName(d_.unitStatus(), node.at("unit"), Holds::number, "units' status");
      command.most = static_cast<int>(d_.personStatus()[*command.personField].most);
    } else {
      command.unitField = readFieldName(d_.unitStatus(), node.at("unit"), Holds::person, "units' status");
      command.most = static_cast<int>(d_.unitStatus()[command.unitField].most);
    }
    command.uncommanded = node.text("uncommanded", "");
    command.rule = node.name("rule", "");
    if (!command.rule.empty() && d_.findRule(command.rule) == nullptr)
      throw node.at("rule").error("the id of a rule of rules.json was expected");
    return command;
  }

  const Definition& d_;
  Node troops_;
};

}  // namespace

ArmyTerms ArmyTerms::load(const std::filesystem::path& folder, const Definition& definition) {
  const std::filesystem::path file = folder / "armies.json";
  std::error_code unreadable;
  if (!std::filesystem::exists(file, unreadable)) return {};
  const Document document = loadSpoken(file);
  const Document troops = Document::load(folder / "troops.json");
  return TermsReader(definition, troops.root()).read(document.root());
}

std::int32_t ArmyTerms::startOf(const Definition& definition, const ArmyOption& option, std::string_view troop) const {
  if (const auto found = option.start.find(troop); found != option.start.end()) return found->second;
  const Field& field = definition.unitStatus()[option.field];
  return toSlot(field, field.standard);
}

}  // namespace signifer
