#include "library/module_file.h"

#include <elf.h>

#include <cstring>
#include <fstream>
#include <stdexcept>
#include <vector>

#include "schema/text_file.h"

namespace signifer {
namespace {

template <class T>
bool readAt(std::ifstream& in, std::uint64_t place, T* into, std::size_t count = 1) {
  in.seekg(static_cast<std::streamoff>(place));
  in.read(reinterpret_cast<char*>(into), static_cast<std::streamsize>(sizeof(T) * count));
  return in.good();
}

}  // namespace

void requireWholeModule(const std::filesystem::path& file) {
  if (std::error_code error;
      std::filesystem::symlink_status(file, error).type() == std::filesystem::file_type::not_found)
    throw std::runtime_error("the folder has no module " + file.filename().string());
  requireOrdinaryFile(file);
  const std::uint64_t size = std::filesystem::file_size(file);
  std::ifstream in(file, std::ios::binary);
  Elf64_Ehdr header{};
  if (!readAt(in, 0, &header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
      header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_phentsize != sizeof(Elf64_Phdr))
    throw std::runtime_error("the module is no program file of this machine");
  const std::runtime_error cut("the module's file is cut off");
  // The table of sections comes last in a module: with it, all is there.
  const std::uint64_t sections = std::uint64_t{header.e_shentsize} * header.e_shnum;
  if (header.e_shoff > size || sections > size - header.e_shoff) throw cut;
  std::vector<Elf64_Phdr> segments(header.e_phnum);
  if (!readAt(in, header.e_phoff, segments.data(), segments.size())) throw cut;
  for (const Elf64_Phdr& segment : segments)
    if (segment.p_offset > size || segment.p_filesz > size - segment.p_offset) throw cut;
}

}  // namespace signifer
