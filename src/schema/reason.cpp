#include "schema/reason.h"

#include <cerrno>
#include <filesystem>
#include <new>
#include <system_error>

namespace signifer {

std::string systemReason(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return "there is no such file";
    case EACCES:
    case EPERM:
      return "that is not permitted";
    case EISDIR:
      return "this is a directory; a file was expected";
    case ELOOP:
      return "the link leads back to itself";
    case ENAMETOOLONG:
      return "the name is too long";
    case ENXIO:
      return "this is a socket or a device; a file was expected";
    case ENOMEM:
      return "there is not enough memory";
    case ENOSPC:
      return "the disk is full";
    default:
      return "the system says: " + std::generic_category().message(error);
  }
}

std::string reasonOf(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return systemReason(ENOMEM);
  if (const auto* file = dynamic_cast<const std::filesystem::filesystem_error*>(&error))
    return file->path1().string() + ": " + systemReason(file->code().value());
  if (const auto* system = dynamic_cast<const std::system_error*>(&error)) return systemReason(system->code().value());
  return error.what();
}

}  // namespace signifer
