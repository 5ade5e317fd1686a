signifer_test(test_hannibal LABELS hannibal LIBRARIES ruleset_hannibal_objects
  SOURCES rulesets/hannibal/rulings_test.cpp
)
signifer_test(test_hannibal_play LABELS hannibal LIBRARIES ruleset_hannibal_objects
  SOURCES
    rulesets/hannibal/marches_test.cpp rulesets/hannibal/charges_test.cpp rulesets/hannibal/geometry_test.cpp rulesets/hannibal/combat_test.cpp
    rulesets/hannibal/battles_test.cpp rulesets/hannibal/explanations_test.cpp rulesets/hannibal/overruled_test.cpp
)
