<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>signifer::ui::AnswerWindow</name>
    <message numerus="yes">
        <source>%n orders are sealed as it is taken in.</source>
        <translation>
            <numerusform>%n order is sealed as it is taken in.</numerusform>
            <numerusform>%n orders are sealed as it is taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are sealed.</source>
        <translation>
            <numerusform>%n order is sealed.</numerusform>
            <numerusform>%n orders are sealed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::HouseRulesWindow</name>
    <message numerus="yes">
        <source>%n changed, all in force</source>
        <translation>
            <numerusform>%n changed, in force</numerusform>
            <numerusform>%n changed, all in force</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::OccasionsPane</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::PaperDialog</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::ProblemList</name>
    <message numerus="yes">
        <source>And %n more</source>
        <translation>
            <numerusform>And %n more</numerusform>
            <numerusform>And %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::PhoneRoom</name>
    <message numerus="yes">
        <source>%n die/dice count</source>
        <translation>
            <numerusform>%n die counts</numerusform>
            <numerusform>%n dice count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::RulingDock</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the journal</source>
        <translation>
            <numerusform>%n more in the journal</numerusform>
            <numerusform>%n more in the journal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::SideDice</name>
    <message numerus="yes">
        <source>Draw %n cards. %1</source>
        <translation>
            <numerusform>Draw %n card. %1</numerusform>
            <numerusform>Draw %n cards. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n average dice. %1</source>
        <translation>
            <numerusform>Roll %n average die. %1</numerusform>
            <numerusform>Roll %n average dice. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::SimulationWindow</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableDocument</name>
    <message numerus="yes">
        <source> And %n more</source>
        <translation>
            <numerusform> And %n more</numerusform>
            <numerusform> And %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::TableWindow</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::TrialWindow</name>
    <message numerus="yes">
        <source>%n battle(s) of each</source>
        <translation>
            <numerusform>%n battle of each</numerusform>
            <numerusform>%n battles of each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::PresetChoice</name>
    <message numerus="yes">
        <source>%n differ from this set:</source>
        <translation>
            <numerusform>%n differs from this set:</numerusform>
            <numerusform>%n differ from this set:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>signifer::ui::Waiting</name>
    <message numerus="yes">
        <source>%n orders in</source>
        <translation>
            <numerusform>%n order in</numerusform>
            <numerusform>%n orders in</numerusform>
        </translation>
    </message>
</context>
</TS>
