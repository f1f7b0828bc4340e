<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>LuckReport</name>
    <message numerus="yes">
        <source>%n die/dice are too few to mean anything; at least %1 are needed.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>OddsChain</name>
    <message numerus="yes">
        <source>%n team re-roll(s):</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>PhysicalDice</name>
    <message numerus="yes">
        <source>%1 needs %n die/dice, for example "%2".</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message numerus="yes">
        <source>%1 asks for %n die/dice.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n choice(s) must be made.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>RulesPrintCommand</name>
    <message numerus="yes">
        <source>%n page(s) written to %1.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>SetupCheck</name>
    <message numerus="yes">
        <source>At most %n player(s) may be on the pitch.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) must stand on the line of scrimmage.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) may stand in the top wide zone.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) may stand in the bottom wide zone.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
</TS>
