# Tests of the engine, relative to tests/.
signifer_test(test_dice SOURCES dice/sources_test.cpp dice/odds_test.cpp LABELS core)
signifer_test(test_schema SOURCES schema/document_test.cpp LABELS core)
