// Words for the figures and values of rulings, and for the dice that decide them.
#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "dice/sources.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/said_lengths.h"
#include "sheet/roll_figures.h"
#include "sheet/roll_words.h"

namespace signifer {
namespace {

double asSaid(const Field& field, double figure) {
  const bool centimetres = field.unit == "inch" && lengthsAreSaidIn() == LengthUnit::centimetres;
  return centimetres ? figure * centimetresInAnInch : figure;
}

}  // namespace

std::string figureInWords(double figure, int places) {
  std::string words = fmt::format("{:.{}f}", figure, places);
  if (words.find('.') != std::string::npos) {
    words.erase(words.find_last_not_of('0') + 1);
    if (words.ends_with('.')) words.pop_back();
  }
  if (words == "-0") words = "0";
  return localNumber(words.starts_with('-') ? "\u2212" + words.substr(1) : words);
}

std::string signedInWords(double value) { return (value > 0 ? "+" : "") + figureInWords(value); }

std::string insideSentence(const std::string& words) {
  const auto isUpper = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (words.empty() || !isUpper(words.front()) || spokenLanguage() == "de") return words;
  // "DPs of fatigue" begin with no word, and "Battle Line unit" with a name of two.
  if (words.size() > 1 && isUpper(words[1])) return words;
  const std::size_t second = words.find(' ');
  if (second != std::string::npos && second + 1 < words.size() && isUpper(words[second + 1])) return words;
  return static_cast<char>(words.front() - 'A' + 'a') + words.substr(1);
}

std::string captionInShort(const Field& field) {
  std::string caption = captionOf(field);
  for (const std::string_view cut : {"\u202F;", ";", " ("}) caption = caption.substr(0, caption.find(cut));
  if (field.unit != "inch") return caption;
  for (const std::string_view unit : {", inches", ", in", ", Zoll", ", pouces", ", po"})
    if (caption.ends_with(unit)) caption.resize(caption.size() - unit.size());
  return caption;
}

std::string valueInWords(const Field& field, const Value& value) {
  if (field.type == FieldType::boolean) return valueWords(field, Json(value.whole != 0));
  if (field.type == FieldType::choice) {
    const bool known = value.whole >= 0 && value.whole < static_cast<std::int64_t>(field.values.size());
    return known ? valueWords(field, Json(field.values[static_cast<std::size_t>(value.whole)])) : std::string();
  }
  if (field.type == FieldType::list) {
    Json words = Json::array();
    for (std::size_t i = 0; i < field.values.size(); ++i)
      if ((value.whole >> i) & 1) words.push_back(field.values[i]);
    return words.empty() ? "\u2013" : valueWords(field, words);
  }
  if (const auto worded = field.figureWords.find(value.whole); isFigure(field) && worded != field.figureWords.end())
    return worded->second;
  return figureInWords(asSaid(field, figureOf(field, value)));
}

std::string measuredInWords(const Field& field, const Value& value) {
  std::string words = valueInWords(field, value);
  if (!isFigure(field)) return words;
  if (field.unit == "inch") return said(lengthsAreSaidIn() == LengthUnit::centimetres ? "{0} cm" : "{0} in", {words});
  if (field.unit == "jt") return said("{0} JT", {words});
  return field.unit == "degree" ? words + "\u00B0" : words;
}

std::string rowInWords(const Field& field, const Value& value) {
  return field.name == "hits" ? hitsInWords(value.whole) : measuredInWords(field, value);
}

std::string resultsInWords(const std::vector<RollResult>& results) {
  std::string all;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const RollResult& one = results[i];
    std::string on = std::to_string(one.least);
    if (i + 1 == results.size() && one.most > one.least)
      on = said("{0} or more", {on});
    else if (one.most > one.least)
      on = i == 0 ? said("up to {0}", {std::to_string(one.most)}) : said("{0} to {1}", {on, std::to_string(one.most)});
    all += (all.empty() ? "" : " \u00B7 ") + said("{0}: {1}", {on, one.words});
  }
  return all;
}

std::string countsInWords(Reading reading, const std::vector<int>& from, Die die) {
  if (reading != Reading::bands || from.empty()) return {};
  const int highest = facesOf(die).back();
  const auto orMore = [highest](int face) {
    return face >= highest ? std::to_string(face) : said("{0} or more", {std::to_string(face)});
  };
  if (from.front() > highest) return {};
  if (from.size() == 1 || from.back() <= from.front()) return said("each {0} counts", {orMore(from.front())});
  return said("each {0} counts, each {1} more", {orMore(from.front()), orMore(from.back())});
}

std::string diceInWords(const ThrownDice& dice) {
  std::string words;
  if (!dice.told) {
    for (const int face : dice.faces) words += (words.empty() ? "" : " + ") + std::to_string(face);
    return words;
  }
  if (dice.told->reading == Reading::total) return said("total {0}", {std::to_string(dice.told->total)});
  const std::vector<int> figures = figuresOf(*dice.told);
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const int from = dice.told->from[dice.told->from.size() - 1 - i];
    words += (words.empty() ? "" : ", ") +
             said("{0} of {1} at {2} or more",
                  {std::to_string(figures[i]), std::to_string(dice.faces.size()), std::to_string(from)});
  }
  return words;
}

}  // namespace signifer
