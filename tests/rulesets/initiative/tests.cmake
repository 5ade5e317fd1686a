signifer_test(test_initiative LABELS initiative LIBRARIES ruleset_initiative_objects
  SOURCES rulesets/initiative/procedures_test.cpp rulesets/initiative/options_test.cpp rulesets/initiative/play_test.cpp
  rulesets/initiative/moves_test.cpp rulesets/initiative/orders_test.cpp rulesets/initiative/charges_test.cpp rulesets/initiative/edge_charged_test.cpp
  rulesets/initiative/readings_test.cpp rulesets/initiative/past_friends_test.cpp
  rulesets/initiative/shots_test.cpp rulesets/initiative/fights_test.cpp rulesets/initiative/battles_test.cpp
  rulesets/initiative/explained_test.cpp rulesets/initiative/overruled_test.cpp
)
