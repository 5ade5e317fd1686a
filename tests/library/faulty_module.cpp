// Modules with one fault each, for the loader to refuse; FAULT says which.
#include <stdexcept>

#include "rules/plugin.h"

namespace signifer {
namespace {

[[maybe_unused]] std::unique_ptr<RuleSet> refuse(Definition) { throw std::runtime_error("the maker gives up"); }

}  // namespace
}  // namespace signifer

#if FAULT == 1  // nothing is exported
int signifer_other_symbol = 1;
#elif FAULT == 2  // another build
extern "C" __attribute__((visibility("default"))) const signifer::PluginEntry signifer_plugin{
    signifer::pluginInterface, "another-compiler-1.0", "toy", &signifer::refuse};
#elif FAULT == 3  // another interface
extern "C" __attribute__((visibility("default"))) const signifer::PluginEntry signifer_plugin{
    signifer::pluginInterface + 1, SIGNIFER_BUILD_STAMP, "toy", &signifer::refuse};
#elif FAULT == 4  // another rule set than the manifest says
extern "C" __attribute__((visibility("default"))) const signifer::PluginEntry signifer_plugin{
    signifer::pluginInterface, SIGNIFER_BUILD_STAMP, "chess", &signifer::refuse};
#elif FAULT == 5  // needs a function that nobody has
namespace signifer {
std::unique_ptr<RuleSet> makeFromNowhere(Definition definition);
}
extern "C" __attribute__((visibility("default"))) const signifer::PluginEntry signifer_plugin{
    signifer::pluginInterface, SIGNIFER_BUILD_STAMP, "toy", &signifer::makeFromNowhere};
#else             // cannot make its rule set
extern "C" __attribute__((visibility("default")))
const signifer::PluginEntry signifer_plugin{signifer::pluginInterface, SIGNIFER_BUILD_STAMP, "toy", &signifer::refuse};
#endif
