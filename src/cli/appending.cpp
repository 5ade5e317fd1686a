#include "cli/appending.h"

#include "cli/program.h"

namespace signifer::cli {

void appendTo(const std::string& journal, OpenedJournal& opened,
              const std::function<void(Session& session, JournalWriter& writer)>& deed) {
  if (!opened.mayGoOn()) throw WrongQuestion(opened.warning());
  const auto writer = JournalWriter::resume(journal, opened);
  Session& session = *opened.session;
  session.setSink(writer.get());
  deed(session, *writer);
  session.setSink(nullptr);
  if (!writer->tryAgain()) throw std::runtime_error(writer->problem().value_or(""));
}

}  // namespace signifer::cli
