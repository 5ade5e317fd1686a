// A build that trusts nothing that was kept (the option SIGNIFER_CHECK_MEMOS): each answer that is known is worked out
// anew and compared when somebody asks for it. A difference ends the program and says which answer of which unit it is.
#pragma once

#include <concepts>
#include <cstdio>
#include <cstdlib>
#include <source_location>
#include <type_traits>

namespace signifer {

#ifdef SIGNIFER_CHECK_MEMOS
inline constexpr bool checksKept = true;
#else
inline constexpr bool checksKept = false;
#endif

/// While an answer is worked out anew the ones that it asks for are taken as they are: each is checked when play asks.
inline thread_local bool checkingKept = false;

/// `make` works out the answer of the number, of a unit mostly; the name of its type says who asks.
template <class T, class Make>
void checkKept(const T& kept, Make&& make, long number = -1,
               const std::source_location& where = std::source_location::current()) {
  if constexpr (checksKept) {
    static_assert(std::equality_comparable<T>, "an answer that is kept is compared in the checking build");
    if (checkingKept) return;
    checkingKept = true;
    const T anew = make();
    checkingKept = false;
    if (anew == kept) return;
    std::fprintf(stderr, "A kept answer is out of date, number %ld: %s\n", number, where.function_name());
    std::abort();
  }
}

}  // namespace signifer
