// Ties the members of a rule set's structs to the fields of a form. A struct is described once, with
// BOOST_DESCRIBE_STRUCT beside its declaration, and bound whole; its members stand in the order of the form's fields
// and carry their names. Members that are no part of the form (who throws the dice) are left out of the description.
#pragma once

#include <algorithm>
#include <boost/describe/class.hpp>
#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "schema/field.h"
#include "schema/words.h"

namespace signifer {

/// One member of a struct, whatever the struct: where it lies and how it is read and written.
struct Binding {
  std::string_view name;
  FieldType type = FieldType::integer;
  std::vector<std::string_view> words;
  /// A std::optional: nothing stands for "not said".
  bool mayBeAbsent = false;
  std::size_t offset = 0;
  void (*store)(void* member, const Value& value, bool given) = nullptr;
  Value (*load)(const void* member) = nullptr;
  /// Whether an optional member holds anything; none for other members.
  bool (*holds)(const void* member) = nullptr;
};
using Bindings = std::vector<Binding>;

namespace detail {

template <class T>
struct OwnerOf;
template <class Owner, class Member>
struct OwnerOf<Member Owner::*> {
  using owner = Owner;
  using member = Member;
};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {
  using held = T;
};

/// WordSet, Reasons: sets of words kept as bits.
template <class T>
concept SetOfWords = requires(const T& set) {
  typename T::Word;
  { set.bits() } -> std::same_as<std::uint64_t>;
};

template <class Member>
Value toValue(const Member& member) {
  if constexpr (std::is_same_v<Member, double>)
    return {0, member};
  else if constexpr (SetOfWords<Member>)
    return {static_cast<std::int64_t>(member.bits()), 0};
  else if constexpr (IsOptional<Member>::value)
    return toValue(member.value_or(typename IsOptional<Member>::held{}));
  else
    return {static_cast<std::int64_t>(member), 0};
}

template <class Member>
Member fromValue(const Value& value) {
  if constexpr (std::is_same_v<Member, double>)
    return value.real;
  else if constexpr (SetOfWords<Member>)
    return Member::fromBits(static_cast<std::uint64_t>(value.whole));
  else
    return static_cast<Member>(value.whole);
}

template <class Member>
void storeMember(void* member, const Value& value, bool given) {
  if constexpr (IsOptional<Member>::value) {
    if (given) *static_cast<Member*>(member) = fromValue<typename IsOptional<Member>::held>(value);
  } else {
    *static_cast<Member*>(member) = fromValue<Member>(value);
  }
}

template <class Member>
Value loadMember(const void* member) {
  return toValue(*static_cast<const Member*>(member));
}

template <class Member>
bool memberHolds(const void* member) {
  return static_cast<const Member*>(member)->has_value();
}

/// Fills in what the type of a member says of its field.
template <class Member>
void describeMember(Binding& binding) {
  if constexpr (IsOptional<Member>::value) {
    describeMember<typename IsOptional<Member>::held>(binding);
    binding.mayBeAbsent = true;
    binding.holds = &memberHolds<Member>;
  } else if constexpr (std::is_same_v<Member, bool>) {
    binding.type = FieldType::boolean;
  } else if constexpr (std::is_same_v<Member, double>) {
    binding.type = FieldType::number;
  } else if constexpr (Worded<Member>) {
    binding.type = FieldType::choice;
    binding.words.assign(Words<Member>::words.begin(), Words<Member>::words.end());
  } else if constexpr (SetOfWords<Member>) {
    using Word = typename Member::Word;
    binding.type = FieldType::list;
    binding.words.assign(Words<Word>::words.begin(), Words<Word>::words.end());
  } else {
    binding.type = FieldType::integer;
  }
}

template <class Member>
Binding bindingOf(std::string_view name, std::size_t offset) {
  Binding binding;
  binding.name = name;
  binding.offset = offset;
  describeMember<Member>(binding);
  binding.store = &storeMember<Member>;
  binding.load = &loadMember<Member>;
  return binding;
}

template <class Owner, class Member>
std::size_t offsetOf(Member Owner::*pointer) {
  static const Owner sample{};
  return static_cast<std::size_t>(reinterpret_cast<const char*>(&(sample.*pointer)) -
                                  reinterpret_cast<const char*>(&sample));
}

}  // namespace detail

/// A binding of one member under another name than its own.
template <auto Pointer>
[[nodiscard]] Binding bind(std::string_view name) {
  using Member = typename detail::OwnerOf<decltype(Pointer)>::member;
  return detail::bindingOf<Member>(name, detail::offsetOf(Pointer));
}

template <class Owner>
concept Described = boost::describe::has_describe_members<Owner>::value;

/// The bindings of all members of a described struct, in the order of their description.
template <Described Owner>
[[nodiscard]] Bindings bindAll() {
  using namespace boost::describe;
  Bindings bindings;
  boost::mp11::mp_for_each<describe_members<Owner, mod_public | mod_inherited>>([&bindings](auto member) {
    using Pointer = std::remove_cv_t<decltype(decltype(member)::pointer)>;
    using Member = typename detail::OwnerOf<Pointer>::member;
    bindings.push_back(detail::bindingOf<Member>(
        decltype(member)::name, detail::offsetOf<Owner>(static_cast<Member Owner::*>(decltype(member)::pointer))));
  });
  return bindings;
}

/// Reads all members of a described struct from values in the order of `bindAll`, with nothing to look up.
template <Described Owner>
void readAll(Owner& owner, const std::vector<Value>& values, const std::vector<bool>& given) {
  using namespace boost::describe;
  std::size_t next = 0;
  boost::mp11::mp_for_each<describe_members<Owner, mod_public | mod_inherited>>([&](auto member) {
    auto& place = owner.*decltype(member)::pointer;
    using Member = std::remove_reference_t<decltype(place)>;
    detail::storeMember<Member>(&place, values[next], !detail::IsOptional<Member>::value || given[next]);
    ++next;
  });
}

/// The values of all members of a described struct in the order of `bindAll`.
template <Described Owner>
[[nodiscard]] std::vector<Value> valuesOfAll(const Owner& owner) {
  using namespace boost::describe;
  using Members = describe_members<Owner, mod_public | mod_inherited>;
  std::vector<Value> values(boost::mp11::mp_size<Members>::value);
  std::size_t next = 0;
  boost::mp11::mp_for_each<Members>(
      [&](auto member) { values[next++] = detail::toValue(owner.*decltype(member)::pointer); });
  return values;
}

/// Whether these are the bindings of all members of a described struct, in their order.
template <Described Owner>
[[nodiscard]] bool bindsAll(const Bindings& bindings) {
  const Bindings all = bindAll<Owner>();
  return std::ranges::equal(bindings, all, [](const Binding& a, const Binding& b) {
    return a.offset == b.offset && a.store == b.store && a.load == b.load;
  });
}

}  // namespace signifer
