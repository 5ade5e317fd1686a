#include "sheet/figures.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <vector>

#include "dice/sources.h"
#include "language/language.h"
#include "rules/contract.h"
#include "sheet/document.h"
#include "sheet/paper_lengths.h"

namespace signifer {
namespace {

using Words = std::vector<std::string>;

Words wordsOf(std::string_view text) {
  Words words;
  std::istringstream in{std::string(text)};
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::optional<double> literal(std::string_view word) {
  double number = 0;
  const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
  return fault == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

// "handToHand/shields/1" is the second row of a list.
std::optional<std::pair<std::string, std::size_t>> inList(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto index = literal(path.substr(slash + 1));
  if (!index || *index < 0) return std::nullopt;
  return std::pair(std::string(path.substr(0, slash)), static_cast<std::size_t>(*index));
}

template <class Read>
auto attempt(Read&& read) -> std::optional<decltype(read())> {
  try {
    return read();
  } catch (const SourceError&) {
    return std::nullopt;
  }
}

template <class T>
std::optional<T> elementOf(const std::optional<std::vector<T>>& list, std::size_t index) {
  return list && index < list->size() ? std::optional((*list)[index]) : std::nullopt;
}

// A failed look-up costs a search for its line, so what a path most often leads to is tried first.
std::optional<double> numberAt(const Definition& d, std::string_view path) {
  if (const auto list = inList(path)) {
    if (const auto whole = elementOf(attempt([&] { return d.integers(list->first); }), list->second)) return *whole;
    if (const auto row = elementOf(attempt([&] { return d.rows(list->first); }), list->second)) return row->value;
  }
  return attempt([&] { return d.number(path); });
}

std::optional<Row> rowAt(const Definition& d, std::string_view path) {
  const auto list = inList(path);
  if (list)
    if (const auto row = elementOf(attempt([&] { return d.rows(list->first); }), list->second)) return row;
  return attempt([&] { return d.row(path); });
}

std::optional<double> apply(double left, std::string_view sign, double right) {
  if (sign == "+") return left + right;
  if (sign == "-") return left - right;
  if (sign == "*") return left * right;
  if (sign == "/" && right != 0) return left / right;
  return std::nullopt;
}

std::optional<double> sumOf(const Definition& d, const Words& words) {
  std::optional<double> sum;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const auto term = literal(words[i]) ? literal(words[i]) : numberAt(d, words[i]);
    if (!term) return std::nullopt;
    sum = i == 0 ? term : apply(*sum, words[i - 1], *term);
    if (!sum) return std::nullopt;
  }
  return words.size() % 2 == 1 ? sum : std::nullopt;
}

// "low + 1 to high", which is one figure where both are the same, and a dash where none is between them.
std::optional<std::string> rangeOf(const Definition& d, const Words& words) {
  const auto between = std::ranges::find(words, "to");
  if (between == words.end()) return std::nullopt;
  const auto least = sumOf(d, Words(words.begin(), between));
  const auto most = sumOf(d, Words(between + 1, words.end()));
  if (!least || !most) return std::nullopt;
  if (*least > *most) return "\u2013";
  if (*least == *most) return figure(*least);
  return said("{0} to {1}", {figure(*least), figure(*most)});
}

std::optional<std::string> wordAt(const Definition& d, std::string_view path) {
  const auto list = inList(path);
  return list ? elementOf(attempt([&] { return d.words(list->first); }), list->second) : std::nullopt;
}

std::optional<std::string> optionOf(const Definition& d, std::string_view id, bool length) {
  for (std::size_t i = 0; i < d.options().size(); ++i) {
    const OptionInfo& option = d.options()[i];
    if (option.id != id) continue;
    const std::int32_t chosen = d.chosen()[i];
    return length && option.values.empty() ? paperLengthFigure(chosen) : optionInWords(option, chosen);
  }
  return std::nullopt;
}

Json valueOf(const std::string& word) {
  if (word == "true" || word == "false") return word == "true";
  if (const auto number = literal(word))
    return *number == std::floor(*number) ? Json(static_cast<std::int64_t>(*number)) : Json(*number);
  return word;
}

std::optional<Json> resultOf(const RuleSet& rules, const Json& request, const std::string& result, Dice& dice) {
  const Json answer = answerRuling(onlyThis(rules), request, dice);
  if (!answer["ok"].get<bool>() || !answer["result"].contains(result)) return std::nullopt;
  return answer["result"][result];
}

// "=procedure input=value ... result", where the dice have no say in the result.
std::optional<Json> answerOf(const RuleSet& rules, const Words& words) {
  Json request = {{"id", nullptr}, {"ruleset", rules.definition().id()}, {"procedure", words.front().substr(1)}};
  request["input"] = Json::object();
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    if (equals == std::string::npos) return std::nullopt;
    request["input"][words[i].substr(0, equals)] = valueOf(words[i].substr(equals + 1));
  }
  std::optional<Json> result;
  constexpr int throws = 4;
  for (int seed = 1; seed <= throws; ++seed) {
    RolledDice dice(static_cast<std::uint64_t>(seed));
    const auto answer = resultOf(rules, request, words.back(), dice);
    if (!answer || (result && *result != *answer)) return std::nullopt;
    result = answer;
  }
  return result;
}

// The print of a place's figure: bare, a length with or without its unit, or dice that roll inches.
struct Measure {
  bool length = false;
  bool unit = false;
  bool dice = false;

  // "{movement/foot/march in}", "{movement/foot/march long}", "{d6 in}".
  static Measure takenFrom(std::string_view& inside) {
    Measure measure;
    measure.unit = cut(inside, "in");
    measure.length = measure.unit || cut(inside, "long");
    measure.dice = measure.length && cut(inside, "d6");
    return measure;
  }

  [[nodiscard]] std::string figureOf(double number, bool sign) const {
    return length && !dice ? paperLengthFigure(number, sign) : figure(number, sign);
  }

  // Behind the figure stands its house mark already.
  [[nodiscard]] std::string whole(const std::string& figure) const {
    const std::string words = dice ? paperDice(figure) : figure;
    return unit ? withPaperUnit(words) : words;
  }

 private:
  static bool cut(std::string_view& inside, std::string_view word) {
    if (!inside.ends_with(word)) return false;
    const std::string_view left = inside.substr(0, inside.size() - word.size());
    if (!left.empty() && left.back() != ' ') return false;
    inside = left.substr(0, left.empty() ? 0 : left.size() - 1);
    return true;
  }
};

std::optional<std::string> filled(const RuleSet& rules, std::string_view inside, const Measure& measure,
                                  const std::function<std::string(std::string)>& reader) {
  const bool sign = inside.starts_with('+');
  const bool dash = inside.starts_with('?');
  const Words words = wordsOf(sign || dash ? inside.substr(1) : inside);
  if (words.empty()) return std::nullopt;
  const Definition& d = rules.definition();
  if (words.front() == "option" && words.size() == 2) return optionOf(d, words[1], measure.length);
  if (words.front().starts_with('=')) {
    const auto answer = answerOf(rules, words);
    if (!answer) return std::nullopt;
    if (answer->is_number()) return measure.figureOf(answer->get<double>(), sign);
    return reader(answer->is_boolean() ? (answer->get<bool>() ? "yes" : "no") : answer->get<std::string>());
  }
  if (auto range = rangeOf(d, words)) return range;
  if (const auto number = sumOf(d, words)) return dash && *number == 0 ? "\u2013" : measure.figureOf(*number, sign);
  if (const auto word = wordAt(d, words.front()); word && words.size() == 1) return reader(*word);
  return std::nullopt;
}

std::string inQuotes(std::string_view words);

// The value that a choice names: a word of the option, or a number within its bounds.
std::int32_t valueOf(const OptionInfo& option, const std::string& word, const Node& where) {
  const std::string none = "the option " + inQuotes(option.id) + " has no value " + inQuotes(word);
  if (!option.values.empty()) {
    const auto value = std::ranges::find(option.values, word);
    if (value == option.values.end()) throw where.error(none);
    return static_cast<std::int32_t>(value - option.values.begin());
  }
  const auto number = literal(word);
  if (!number || *number < option.least || *number > option.most) throw where.error(none);
  return static_cast<std::int32_t>(*number);
}

std::string inQuotes(std::string_view words) { return "\"" + std::string(words) + "\""; }

bool inName(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

const Json& ownAt(const Node& text, std::string_view name, const Json& own) {
  if (!own.is_object() || !own.contains(name)) throw text.error("there is no field " + inQuotes(name) + " here");
  return own[std::string(name)];
}

// "movement/@moveClass/march" of a unit on foot is "movement/foot/march".
std::string withOwn(const Node& text, std::string_view inside, const Json& own) {
  std::string out;
  for (std::size_t at = 0; at < inside.size();) {
    if (inside[at] != '@') {
      out += inside[at++];
      continue;
    }
    std::size_t end = ++at;
    while (end < inside.size() && inName(inside[end])) ++end;
    const Json& value = ownAt(text, inside.substr(at, end - at), own);
    out += value.is_string() ? value.get<std::string>() : value.dump();
    at = end;
  }
  return out;
}

// The figures' places in a choice by figures: "figures movement/foot/march ranges/bow".
std::optional<Words> figuresIn(const Node& choice) {
  Words words = wordsOf(choice.at("choice").text());
  if (words.size() < 2 || words.front() != "figures") return std::nullopt;
  words.erase(words.begin());
  return words;
}

}  // namespace

std::string figure(double number, bool sign) {
  const double rounded = std::round(number * 100) / 100;
  std::ostringstream out;
  out << std::abs(rounded);
  if (rounded < 0) return "\u2212" + localNumber(out.str());
  return (sign && rounded > 0 ? "+" : "") + localNumber(out.str());
}

std::string optionInWords(const OptionInfo& option, std::int32_t chosen) {
  return option.values.empty() ? figure(chosen) : withPaperLengths(option.words[static_cast<std::size_t>(chosen)]);
}

Figures::Figures(const RuleSet& rules, const RuleSet& ledger, std::function<std::string(std::string)> words)
    : rules_(rules), ledger_(ledger), words_(std::move(words)) {}

std::size_t Figures::optionAt(const Node& id) const {
  const std::vector<OptionInfo>& options = rules_.definition().options();
  const auto option = std::ranges::find(options, id.text(), &OptionInfo::id);
  if (option == options.end()) throw id.error("there is no option " + inQuotes(id.text()));
  return static_cast<std::size_t>(option - options.begin());
}

int Figures::chosenFor(const Node& option) const {
  const std::size_t at = optionAt(option);
  if (!rules_.definition().options()[at].values.empty()) throw option.error("an option whose value is a number");
  return rules_.definition().chosen()[at];
}

// Every value of the option is looked at, so that one without a text is found whatever is in force.
std::optional<Node> Figures::choiceOf(const Node& choice, std::int32_t value) const {
  const OptionInfo& option = rules_.definition().options()[optionAt(choice.at("choice"))];
  std::optional<Node> text;
  std::optional<Node> others;
  std::int64_t named = 0;
  bool standard = false;
  for (const auto& [word, said] : choice.members()) {
    if (word == "choice") continue;
    if (word == "else") {
      others = said;
      continue;
    }
    const std::int32_t slot = valueOf(option, word, said);
    ++named;
    standard = standard || slot == option.standard;
    if (slot == value) text = said;
  }
  const std::int64_t all = option.values.empty() ? std::int64_t{option.most} - option.least + 1
                                                 : static_cast<std::int64_t>(option.values.size());
  if (!others && named + (standard ? 0 : 1) < all)
    throw choice.error("a text for each value of the option " + inQuotes(option.id) + ", or \"else\"");
  return text ? text : others;
}

std::optional<Node> Figures::choiceByFigures(const Node& choice, const std::vector<std::string>& paths) const {
  bool same = true;
  for (const std::string& path : paths) {
    const auto now = numberAt(rules_.definition(), path);
    if (!now) throw choice.error(inQuotes(path) + " is no figure of the tables");
    same = same && numberAt(ledger_.definition(), path) == now;
  }
  choice.allowOnly({"choice", "usual", "else"});
  return choice.find(same ? "usual" : "else");
}

std::optional<Node> Figures::choiceOf(const Node& choice) const {
  if (const auto paths = figuresIn(choice)) return choiceByFigures(choice, *paths);
  return choiceOf(choice, rules_.definition().chosen()[optionAt(choice.at("choice"))]);
}

std::optional<Node> Figures::usualOf(const Node& choice) const {
  if (figuresIn(choice)) return choice.find("usual");
  return choiceOf(choice, rules_.definition().options()[optionAt(choice.at("choice"))].standard);
}

bool Figures::isSilent(const Node& text) const {
  if (text.isArray()) return std::ranges::all_of(text.items(), [this](const Node& one) { return isSilent(one); });
  if (!text.isObject()) return text.isString() && text.text().empty();
  const auto said = choiceOf(text);
  return !said || isSilent(*said);
}

std::string Figures::fillAt(const Node& node, std::string_view key) const {
  const auto text = node.find(key);
  return text ? fill(*text) : "";
}

std::string Figures::fill(const Node& node, const Json& own) const {
  if (node.isArray()) {
    const std::vector<Node> sentences = node.items();
    if (sentences.empty()) throw node.error("one text or more");
    std::string all;
    for (const Node& one : sentences) {
      const std::string text = fill(one, own);
      all += (all.empty() || text.empty() ? "" : " ") + text;
    }
    return all;
  }
  if (!node.isObject()) return sentence(node, own);
  const auto text = choiceOf(node);
  if (!text) return "";
  std::string all = fill(*text, own);
  const auto usual = usualOf(node);
  const bool same = usual && &usual->json() == &text->json();
  // A figure that is marked in the text says it too.
  if (!same && !all.empty() && all.find(houseMark) == std::string::npos) all += houseMark;
  return all;
}

std::string Figures::sentence(const Node& node, const Json& own) const {
  const std::string text = node.text();
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = text.find('{', at);
    out += text.substr(at, open == std::string::npos ? std::string::npos : open - at);
    if (open == std::string::npos) break;
    const std::size_t close = text.find('}', open);
    if (close == std::string::npos) throw node.error("a } was expected behind the { of this text");
    out += place(node, std::string_view(text).substr(open + 1, close - open - 1), own);
    at = close + 1;
  }
  return out;
}

std::string Figures::fill(const Node& text) const { return fill(text, Json::object()); }

std::string Figures::place(const Node& text, std::string_view given, const Json& own) const {
  // The head of a table with dice says once what they roll.
  if (given == "in d6") return paperUnitWithDice();
  const Measure measure = Measure::takenFrom(given);
  if (given.empty() && measure.length) return measure.dice ? measure.whole("") : paperUnit();
  const std::size_t name = given.starts_with('+') ? 1 : 0;
  if (given.size() > name + 1 && given[name] == '@' && std::ranges::all_of(given.substr(name + 1), inName))
    return measure.whole(inWords(ownAt(text, given.substr(name + 1), own), name == 1, measure.length));
  const std::string inside = withOwn(text, given, own);
  const auto words = filled(rules_, inside, measure, words_);
  if (!words)
    throw text.error(inQuotes(inside) + " is no figure of the tables, no option and no answer of a procedure");
  const bool same = &ledger_ == &rules_ || filled(ledger_, inside, measure, words_) == words;
  return measure.whole(*words + (same ? "" : std::string(houseMark)));
}

std::string Figures::inWords(const Json& value, bool sign, bool length) const {
  if (value.is_number())
    return length ? paperLengthFigure(value.get<double>(), sign) : figure(value.get<double>(), sign);
  if (value.is_boolean()) return said(value.get<bool>() ? "yes" : "no");
  if (value.is_string()) return words_(value.get<std::string>());
  std::string all;
  for (const Json& word : value) all += (all.empty() ? "" : ", ") + inWords(word, false, false);
  return all;
}

int Figures::whole(const Node& text, const Json& own) const {
  if (text.isObject()) {
    const auto chosen = choiceOf(text);
    if (!chosen) throw text.error("a number for each value of the option");
    return whole(*chosen, own);
  }
  const std::string inside = withOwn(text, text.text(), own);
  const auto number = sumOf(rules_.definition(), wordsOf(inside));
  if (!number) throw text.error(inQuotes(inside) + " is no number of the tables");
  return static_cast<int>(std::floor(*number));
}

double Figures::number(const Node& where, std::string_view path) const {
  const auto number = sumOf(rules_.definition(), wordsOf(path));
  if (!number) throw where.error(inQuotes(path) + " is no number of the tables");
  return *number;
}

Row Figures::row(const Node& where, std::string_view path) const {
  const auto row = rowAt(rules_.definition(), path);
  if (!row) throw where.error(inQuotes(path) + " is no row of the tables");
  return *row;
}

bool Figures::changed(const Node& where, std::string_view path) const {
  if (&ledger_ == &rules_) return false;
  const auto ledgers = rowAt(ledger_.definition(), path);
  return !ledgers || ledgers->value != row(where, path).value;
}

}  // namespace signifer
