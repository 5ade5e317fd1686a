signifer_test(test_othw LABELS othw LIBRARIES ruleset_othw_objects
  SOURCES
    rulesets/othw/odds_test.cpp rulesets/othw/options_test.cpp
    rulesets/othw/refusals_test.cpp rulesets/othw/battles_test.cpp rulesets/othw/movement_play_test.cpp
    rulesets/othw/explanations_test.cpp rulesets/othw/overruled_test.cpp
    rulesets/othw/combat_play_test.cpp rulesets/othw/flight_play_test.cpp rulesets/othw/outlook_test.cpp
    rulesets/othw/troops_test.cpp rulesets/othw/candidates_test.cpp rulesets/othw/readings_play_test.cpp rulesets/othw/deployment_test.cpp
)
