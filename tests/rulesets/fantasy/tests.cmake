signifer_test(test_fantasy LABELS fantasy LIBRARIES ruleset_fantasy_objects
  SOURCES
    rulesets/fantasy/procedures_test.cpp rulesets/fantasy/odds_test.cpp rulesets/fantasy/options_test.cpp
    rulesets/fantasy/refusals_test.cpp rulesets/fantasy/bodies_test.cpp
)
signifer_test(test_fantasy_play LABELS fantasy LIBRARIES ruleset_fantasy_objects
  SOURCES
    rulesets/fantasy/moves_test.cpp rulesets/fantasy/charges_test.cpp rulesets/fantasy/combat_play_test.cpp
    rulesets/fantasy/shots_test.cpp rulesets/fantasy/options_play_test.cpp rulesets/fantasy/distances_test.cpp
    rulesets/fantasy/options_dice_play_test.cpp rulesets/fantasy/offers_test.cpp rulesets/fantasy/battles_test.cpp
    rulesets/fantasy/aftermath_play_test.cpp rulesets/fantasy/portrait_test.cpp rulesets/fantasy/explained_test.cpp
    rulesets/fantasy/any_action_test.cpp rulesets/fantasy/charge_ways_test.cpp rulesets/fantasy/contacts_test.cpp
)
