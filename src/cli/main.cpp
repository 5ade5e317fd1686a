#include "cli/verbs.h"

int main(int argc, char** argv) { return signifer::cli::run(argc, argv); }
