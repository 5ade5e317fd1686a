signifer_test(test_cb LABELS cb LIBRARIES ruleset_cb_objects
  SOURCES
    rulesets/cb/procedures_test.cpp rulesets/cb/odds_test.cpp
    rulesets/cb/options_test.cpp rulesets/cb/refusals_test.cpp
    rulesets/cb/measures_test.cpp
)
signifer_test(test_cb_play LABELS cb LIBRARIES ruleset_cb_objects
  SOURCES
    rulesets/cb/battles_test.cpp rulesets/cb/moves_test.cpp rulesets/cb/charges_test.cpp
    rulesets/cb/combat_play_test.cpp rulesets/cb/turn_test.cpp rulesets/cb/options_play_test.cpp
    rulesets/cb/passages_test.cpp rulesets/cb/contact_test.cpp rulesets/cb/readings_test.cpp
    rulesets/cb/explanations_test.cpp rulesets/cb/overruled_test.cpp rulesets/cb/sweeps_test.cpp
)
