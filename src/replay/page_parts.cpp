#include "replay/page_parts.h"

#include "files/base64.h"
#include "language/language.h"
#include "replay/files.h"

namespace signifer {
namespace {

// 'sha256-...' as a content security policy names what may run.
std::string policyOf(std::string_view sum) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < sum.size(); i += 2) {
    const auto digit = [&sum](std::size_t at) { return sum[at] <= '9' ? sum[at] - '0' : sum[at] - 'a' + 10; };
    bytes += static_cast<char>(digit(i) * 16 + digit(i + 1));
  }
  return "'sha256-" + base64(bytes) + "'";
}

}  // namespace

std::string pageHead(std::string_view title, std::string_view description, std::string_view scriptSum) {
  return "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
         "\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
         "'none'; script-src " +
         (scriptSum.empty() ? "'none'" : policyOf(scriptSum)) + "; style-src " + policyOf(replayStyleSum) +
         "; img-src data:; base-uri 'none'; form-action 'none'\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"generator\" content=\"Signifer\">\n"
         "<meta name=\"description\" content=\"" +
         inHtml(description) + "\">\n<title>" + inHtml(title) + "</title>\n<style>" + std::string(replayStyle) +
         "</style>\n</head>\n<body>\n";
}

}  // namespace signifer
