# cmake -DFROM=assets/replay -DTO=replay_files.cpp -P EmbedReplay.cmake: the replay's script and style as strings, each with
# its check sum (SHA-256), by which the page names what may run in it.
set(source "#include \"replay/files.h\"\n\nnamespace signifer {\n")
foreach(one IN ITEMS "Script:replay.js" "Style:replay.css")
  string(REPLACE ":" ";" one "${one}")
  list(GET one 0 name)
  list(GET one 1 file)
  file(SHA256 ${FROM}/${file} sum)
  # By pieces: a list would lose brackets and semicolons, and one long literal is more than compilers need to take.
  file(READ ${FROM}/${file} text HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" text "${text}")
  string(REGEX REPLACE "(\\\\x0a)" "\\1\"\n    \"" text "${text}")
  string(APPEND source "const std::string_view replay${name} =\n    \"${text}\";\n")
  string(APPEND source "const std::string_view replay${name}Sum = \"${sum}\";\n")
endforeach()
string(APPEND source "}  // namespace signifer\n")
file(WRITE ${TO} "${source}")
