<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AfterMatch</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bin</name>
    <message numerus="yes">
        <source>%n match(es) it played stay(s).</source>
        <translation>
            <numerusform>%n match it played stays.</numerusform>
            <numerusform>%n matches it played stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) stay(s): %1.</source>
        <translation>
            <numerusform>%n team stays: %1.</numerusform>
            <numerusform>%n teams stay: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of it stay(s).</source>
        <translation>
            <numerusform>%n match of it stays.</numerusform>
            <numerusform>%n matches of it stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BinCommand</name>
    <message numerus="yes">
        <source>%n thing(s) is/are gone for good.</source>
        <translation>
            <numerusform>%n thing is gone for good.</numerusform>
            <numerusform>%n things are gone for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n glory</numerusform>
            <numerusform>%n glory</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>Print %n slip(s)</source>
        <translation>
            <numerusform>Print %n slip</numerusform>
            <numerusform>Print %n slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prices and limits: %n of its own…</source>
        <translation>
            <numerusform>Prices and limits: %n of its own…</numerusform>
            <numerusform>Prices and limits: %n of its own…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Optional rules: %n changed</source>
        <translation>
            <numerusform>Optional rules: %n changed</numerusform>
            <numerusform>Optional rules: %n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dugout rolls %n dice</source>
        <translation>
            <numerusform>Dugout rolls %n die</numerusform>
            <numerusform>Dugout rolls %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retire %n player(s)</source>
        <translation>
            <numerusform>Retire %n player</numerusform>
            <numerusform>Retire %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeagueDeliverCommand</name>
    <message numerus="yes">
        <source>%n player(s), %1</source>
        <translation>
            <numerusform>%n player, %1</numerusform>
            <numerusform>%n players, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeaguePreview</name>
    <message numerus="yes">
        <source>And %n more change(s).</source>
        <translation>
            <numerusform>And %n more change.</numerusform>
            <numerusform>And %n more changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeagueReading</name>
    <message numerus="yes">
        <source>(%n time(s))</source>
        <translation>
            <numerusform>(%n time)</numerusform>
            <numerusform>(%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeagueSite</name>
    <message numerus="yes">
        <source>%1: unbeaten in %n match(es).</source>
        <translation>
            <numerusform>%1: unbeaten in %n match.</numerusform>
            <numerusform>%1: unbeaten in %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) is dead, after %n match(es).</source>
        <translation>
            <numerusform>%1 (%2) is dead, after %n match.</numerusform>
            <numerusform>%1 (%2) is dead, after %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeagueSiteCommand</name>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n file written to %1.</numerusform>
            <numerusform>%n files written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeagueTableWords</name>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) go on from here.</source>
        <comment>teams to the next phase</comment>
        <translation>
            <numerusform>%n team goes on from here.</numerusform>
            <numerusform>%n teams go on from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) go on from here, and some are level for the last place.</source>
        <comment>teams to the next phase</comment>
        <translation>
            <numerusform>%n team goes on from here, and some are level for the last place.</numerusform>
            <numerusform>%n teams go on from here, and some are level for the last place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckReport</name>
    <message numerus="yes">
        <source>%n die/dice are too few to mean anything; at least %1 are needed.</source>
        <translation>
            <numerusform>%n die is too few to mean anything; at least %1 are needed.</numerusform>
            <numerusform>%n dice are too few to mean anything; at least %1 are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>%1 gains %n re-roll(s)</source>
        <translation>
            <numerusform>%1 gains %n re-roll</numerusform>
            <numerusform>%1 gains %n re-rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) become %1</source>
        <translation>
            <numerusform>%n square becomes %1</numerusform>
            <numerusform>%n squares become %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Team re-roll (%n left)</source>
        <translation>
            <numerusform>Team re-roll (%n left)</numerusform>
            <numerusform>Team re-roll (%n left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n niggling injury/injuries</source>
        <translation>
            <numerusform>%n niggling injury</numerusform>
            <numerusform>%n niggling injuries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ready</source>
        <translation>
            <numerusform>%n player ready</numerusform>
            <numerusform>%n players ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-roll(s)</source>
        <translation>
            <numerusform>%n re-roll</numerusform>
            <numerusform>%n re-rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocked out</source>
        <translation>
            <numerusform>%n knocked out</numerusform>
            <numerusform>%n knocked out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n injured</source>
        <translation>
            <numerusform>%n injured</numerusform>
            <numerusform>%n injured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n re-roll(s)</source>
        <translation>
            <numerusform>%1 loses %n re-roll</numerusform>
            <numerusform>%1 loses %n re-rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent off</source>
        <translation>
            <numerusform>%n sent off</numerusform>
            <numerusform>%n sent off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ball scatters %n square(s) less.</source>
        <translation>
            <numerusform>The ball scatters %n square less.</numerusform>
            <numerusform>The ball scatters %n squares less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n niggling</source>
        <comment>an old injury, in short</comment>
        <translation>
            <numerusform>%n niggling</numerusform>
            <numerusform>%n niggling</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wind moves it before: %n time(s) a D6 by the throw-in template that points downwind, one square each.</source>
        <translation>
            <numerusform>The wind moves it before: once a D6 by the throw-in template that points downwind, one square each.</numerusform>
            <numerusform>The wind moves it before: %n times a D6 by the throw-in template that points downwind, one square each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players placed on the pitch</source>
        <translation>
            <numerusform>%n player placed on the pitch</numerusform>
            <numerusform>%n players placed on the pitch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of the set-up do not stand on the pitch yet.</source>
        <translation>
            <numerusform>%n player of the set-up does not stand on the pitch yet.</numerusform>
            <numerusform>%n players of the set-up do not stand on the pitch yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRandomCommand</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message numerus="yes">
        <source>%n touchdown(s)</source>
        <translation>
            <numerusform>%n touchdown</numerusform>
            <numerusform>%n touchdowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(s)</source>
        <translation>
            <numerusform>%n casualty</numerusform>
            <numerusform>%n casualties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completion(s)</source>
        <translation>
            <numerusform>%n completion</numerusform>
            <numerusform>%n completions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interception(s)</source>
        <translation>
            <numerusform>%n interception</numerusform>
            <numerusform>%n interceptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteLines</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsBlock</name>
    <message numerus="yes">
        <source>%n block die/dice</source>
        <translation>
            <numerusform>%n block die</numerusform>
            <numerusform>%n block dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsChain</name>
    <message numerus="yes">
        <source>%n team re-roll(s):</source>
        <translation>
            <numerusform>%n team re-roll:</numerusform>
            <numerusform>%n team re-rolls:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message numerus="yes">
        <source>%n block die(s), %1</source>
        <translation>
            <numerusform>%n block die, %1</numerusform>
            <numerusform>%n block dice, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperSlip</name>
    <message numerus="yes">
        <source>%n touchdown(s) of the score have no scorer: write them into a row, or into that of the others.</source>
        <translation>
            <numerusform>%n touchdown of the score has no scorer: write it into a row, or into that of the others.</numerusform>
            <numerusform>%n touchdowns of the score have no scorer: write them into a row, or into that of the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n touchdown(s) too many: the score says %1.</source>
        <translation>
            <numerusform>%n touchdown too many: the score says %1.</numerusform>
            <numerusform>%n touchdowns too many: the score says %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more most valuable player(s) are awarded.</source>
        <translation>
            <numerusform>%n more most valuable player is awarded.</numerusform>
            <numerusform>%n more most valuable players are awarded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhysicalDice</name>
    <message numerus="yes">
        <source>%1 needs %n die/dice, for example &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 needs %n die, for example &quot;%2&quot;.</numerusform>
            <numerusform>%1 needs %n dice, for example &quot;%2&quot;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PitchWords</name>
    <message numerus="yes">
        <source>%n block die/dice</source>
        <translation>
            <numerusform>%n block die</numerusform>
            <numerusform>%n block dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message numerus="yes">
        <source>%1 asks for %n die/dice.</source>
        <translation>
            <numerusform>%1 asks for %n die.</numerusform>
            <numerusform>%1 asks for %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n choice(s) must be made.</source>
        <translation>
            <numerusform>Exactly %n choice must be made.</numerusform>
            <numerusform>Exactly %n choices must be made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerCareer</name>
    <message numerus="yes">
        <source>%n niggling injury(s)</source>
        <translation>
            <numerusform>%n niggling injury</numerusform>
            <numerusform>%n niggling injuries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star player point(s)</source>
        <translation>
            <numerusform>%n star player point</numerusform>
            <numerusform>%n star player points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completion(s)</source>
        <translation>
            <numerusform>%n completion</numerusform>
            <numerusform>%n completions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n touchdown(s)</source>
        <translation>
            <numerusform>%n touchdown</numerusform>
            <numerusform>%n touchdowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interception(s)</source>
        <translation>
            <numerusform>%n interception</numerusform>
            <numerusform>%n interceptions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies)</source>
        <translation>
            <numerusform>%n casualty</numerusform>
            <numerusform>%n casualties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) most valuable player</source>
        <translation>
            <numerusform>%n time most valuable player</numerusform>
            <numerusform>%n times most valuable player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s) still to roll</source>
        <translation>
            <numerusform>%n improvement still to roll</numerusform>
            <numerusform>%n improvements still to roll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other point(s)</source>
        <translation>
            <numerusform>%n other point</numerusform>
            <numerusform>%n other points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the team</source>
        <translation>
            <numerusform>%n player in the team</numerusform>
            <numerusform>%n players in the team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ever</source>
        <translation>
            <numerusform>%n player ever</numerusform>
            <numerusform>%n players ever</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupCheck</name>
    <message numerus="yes">
        <source>At most %n player(s) may be on the pitch.</source>
        <translation>
            <numerusform>At most %n player may be on the pitch.</numerusform>
            <numerusform>At most %n players may be on the pitch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) must stand on the line of scrimmage.</source>
        <translation>
            <numerusform>At least %n player must stand on the line of scrimmage.</numerusform>
            <numerusform>At least %n players must stand on the line of scrimmage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) may stand in the top wide zone.</source>
        <translation>
            <numerusform>At most %n player may stand in the top wide zone.</numerusform>
            <numerusform>At most %n players may stand in the top wide zone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) may stand in the bottom wide zone.</source>
        <translation>
            <numerusform>At most %n player may stand in the bottom wide zone.</numerusform>
            <numerusform>At most %n players may stand in the bottom wide zone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message numerus="yes">
        <source>%n thing(s) of this league still wait to be delivered.</source>
        <translation>
            <numerusform>%n thing of this league still waits to be delivered.</numerusform>
            <numerusform>%n things of this league still wait to be delivered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharingQuestions</name>
    <message numerus="yes">
        <source>%n thing(s) that wait to be delivered are dropped; the matches and teams stay here.</source>
        <translation>
            <numerusform>%n thing that waits to be delivered is dropped; the matches and teams stay here.</numerusform>
            <numerusform>%n things that wait to be delivered are dropped; the matches and teams stay here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message numerus="yes">
        <source>%n page(s) written to %1.</source>
        <translation>
            <numerusform>%n page written to %1.</numerusform>
            <numerusform>%n pages written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideFacts</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journeymen</source>
        <translation>
            <numerusform>%n journeyman</numerusform>
            <numerusform>%n journeymen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Skirmish</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The attack has %n success(es).</source>
        <translation>
            <numerusform>The attack has %n success.</numerusform>
            <numerusform>The attack has %n successes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n glory</source>
        <translation>
            <numerusform>+%n glory</numerusform>
            <numerusform>+%n glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkirmishCards</name>
    <message numerus="yes">
        <source>%n entry/entries imported.</source>
        <translation>
            <numerusform>%n entry imported.</numerusform>
            <numerusform>%n entries imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkirmishRandomCommand</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlipCard</name>
    <message numerus="yes">
        <source>%n hurt</source>
        <translation>
            <numerusform>%n hurt</numerusform>
            <numerusform>%n hurt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>A hit leaves %n wound(s).</source>
        <translation>
            <numerusform>A hit leaves %n wound.</numerusform>
            <numerusform>A hit leaves %n wounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamExchangeCommand</name>
    <message numerus="yes">
        <source>%n player(s) read as %1.</source>
        <translation>
            <numerusform>%n player read as %1.</numerusform>
            <numerusform>%n players read as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamStoryWords</name>
    <message numerus="yes">
        <source>%n earlier match(es) stand in the list beside this.</source>
        <translation>
            <numerusform>%n earlier match stands in the list beside this.</numerusform>
            <numerusform>%n earlier matches stand in the list beside this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThrowAwayQuestion</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can restore it for %n day(s): Menu, Bin.</source>
        <translation>
            <numerusform>You can restore it for %n day: Menu, Bin.</numerusform>
            <numerusform>You can restore it for %n days: Menu, Bin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message numerus="yes">
        <source>%n improvement(s)</source>
        <translation>
            <numerusform>%n improvement</numerusform>
            <numerusform>%n improvements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::AttackOddsDialog</name>
    <message numerus="yes">
        <source>A hit leaves %n wound(s).</source>
        <translation>
            <numerusform>A hit leaves %n wound.</numerusform>
            <numerusform>A hit leaves %n wounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::AttentionPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::BattlefieldView</name>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::BinDialog</name>
    <message numerus="yes">
        <source>The bin is empty. What you delete stays here for %n day(s).</source>
        <translation>
            <numerusform>The bin is empty. What you delete stays here for %n day.</numerusform>
            <numerusform>The bin is empty. What you delete stays here for %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::ChainPanel</name>
    <message numerus="yes">
        <source>with %n team re-roll(s) %1</source>
        <translation>
            <numerusform>with %n team re-roll %1</numerusform>
            <numerusform>with %n team re-rolls %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Team re-rolls (%n left)</source>
        <translation>
            <numerusform>Team re-rolls (%n left)</numerusform>
            <numerusform>Team re-rolls (%n left)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::ClockPanel</name>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minute a turn</numerusform>
            <numerusform>%n minutes a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for each coach</source>
        <translation>
            <numerusform>%n minute for each coach</numerusform>
            <numerusform>%n minutes for each coach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::CollectionModel</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fighter(s)</source>
        <translation>
            <numerusform>%n fighter</numerusform>
            <numerusform>%n fighters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::CollectionPage</name>
    <message numerus="yes">
        <source>%n row(s) could not be imported:</source>
        <translation>
            <numerusform>%n row could not be imported:</numerusform>
            <numerusform>%n rows could not be imported:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry/entries imported.</source>
        <translation>
            <numerusform>%n entry imported.</numerusform>
            <numerusform>%n entries imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry/entries removed; Undo brings them back.</source>
        <translation>
            <numerusform>%n entry removed; Undo brings it back.</numerusform>
            <numerusform>%n entries removed; Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::CopiesDialog</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skirmish(es)</source>
        <translation>
            <numerusform>%n skirmish</numerusform>
            <numerusform>%n skirmishes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::DeckPanel</name>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::EntryPanel</name>
    <message numerus="yes">
        <source>%n value(s) are open; fill them in with Edit.</source>
        <translation>
            <numerusform>%n value is open; fill it in with Edit.</numerusform>
            <numerusform>%n values are open; fill them in with Edit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::FighterRow</name>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::HostSlipsStep</name>
    <message numerus="yes">
        <source>%n slip(s) to hand out</source>
        <translation>
            <numerusform>%n slip to hand out</numerusform>
            <numerusform>%n slips to hand out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LeagueImportQuestion</name>
    <message numerus="yes">
        <source>%n of its teams: %1.</source>
        <translation>
            <numerusform>%n of its teams: %1.</numerusform>
            <numerusform>%n of its teams: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of its matches.</source>
        <translation>
            <numerusform>%n of its matches.</numerusform>
            <numerusform>%n of its matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LeagueList</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LeaguePrompt</name>
    <message numerus="yes">
        <source>%n match(es) to play (round %1).</source>
        <translation>
            <numerusform>%n match to play (round %1).</numerusform>
            <numerusform>%n matches to play (round %1 onwards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Register %n redrafted team(s) again first.</source>
        <translation>
            <numerusform>Register %n redrafted team again first.</numerusform>
            <numerusform>Register %n redrafted teams again first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LeagueTableView</name>
    <message numerus="yes">
        <source>The first %n go through</source>
        <translation>
            <numerusform>The first goes through</numerusform>
            <numerusform>The first %n go through</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n go through</source>
        <translation>
            <numerusform>%n goes through</numerusform>
            <numerusform>%n go through</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LeagueView</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) drawn</source>
        <translation>
            <numerusform>%n round drawn</numerusform>
            <numerusform>%n rounds drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n band(s)</source>
        <translation>
            <numerusform>%n band</numerusform>
            <numerusform>%n bands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LineButton</name>
    <message numerus="yes">
        <source>%n waiting to be delivered.</source>
        <translation>
            <numerusform>%n waiting to be delivered.</numerusform>
            <numerusform>%n waiting to be delivered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server refused %n change(s).</source>
        <translation>
            <numerusform>The server refused %n change.</numerusform>
            <numerusform>The server refused %n changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LinePanel</name>
    <message numerus="yes">
        <source>%n result(s) of yours came when another one stood; the commissioner decides which counts</source>
        <translation>
            <numerusform>%n result of yours came when another one stood; the commissioner decides which counts</numerusform>
            <numerusform>%n results of yours came when others stood; the commissioner decides which count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LogPanel</name>
    <message numerus="yes">
        <source>%n entry/entries no longer fit the correction.</source>
        <translation>
            <numerusform>%n entry no longer fits the correction.</numerusform>
            <numerusform>%n entries no longer fit the correction.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::MatchTerms</name>
    <message numerus="yes">
        <source>%n minute(s) for each coach</source>
        <translation>
            <numerusform>%n minute for each coach</numerusform>
            <numerusform>%n minutes for each coach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::NewSkirmishDialog</name>
    <message numerus="yes">
        <source>%n fighter(s) have missing stats. Fill them in under Collection, or the game will ask for them.</source>
        <translation>
            <numerusform>%n fighter has missing stats. Fill them in under Collection, or the game will ask for them.</numerusform>
            <numerusform>%n fighters have missing stats. Fill them in under Collection, or the game will ask for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::PhonesDialog</name>
    <message numerus="yes">
        <source>%n is watching</source>
        <translation>
            <numerusform>%n is watching</numerusform>
            <numerusform>%n are watching</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::PlacePanel</name>
    <message numerus="yes">
        <source>%n level</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n level</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::PlayerBoard</name>
    <message numerus="yes">
        <source>%n objective(s) in hand</source>
        <translation>
            <numerusform>%n objective in hand</numerusform>
            <numerusform>%n objectives in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power card(s)</source>
        <translation>
            <numerusform>%n power card</numerusform>
            <numerusform>%n power cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n activation(s) left</source>
        <translation>
            <numerusform>%n activation left</numerusform>
            <numerusform>%n activations left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::PlayerPanel</name>
    <message numerus="yes">
        <source>%n player(s) selected</source>
        <translation>
            <numerusform>%n player selected</numerusform>
            <numerusform>%n players selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s) to fix</source>
        <translation>
            <numerusform>%n problem to fix</numerusform>
            <numerusform>%n problems to fix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::RerollPips</name>
    <message numerus="yes">
        <source>and %n for a while</source>
        <translation>
            <numerusform>and %n for a while</numerusform>
            <numerusform>and %n for a while</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::ResultStrip</name>
    <message numerus="yes">
        <source>… and %n more in the log</source>
        <translation>
            <numerusform>… and %n more in the log</numerusform>
            <numerusform>… and %n more in the log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::RosterEdits</name>
    <message numerus="yes">
        <source>Remove %n player(s)</source>
        <translation>
            <numerusform>Remove %n player</numerusform>
            <numerusform>Remove %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retire %n player(s)</source>
        <translation>
            <numerusform>Retire %n player</numerusform>
            <numerusform>Retire %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sign %n journeyman(en)</source>
        <translation>
            <numerusform>Sign %n journeyman</numerusform>
            <numerusform>Sign %n journeymen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::RosterModel</name>
    <message numerus="yes">
        <source>%n niggling injury(s)</source>
        <translation>
            <numerusform>%n niggling injury</numerusform>
            <numerusform>%n niggling injuries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::RowSelection</name>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Copy %n row</numerusform>
            <numerusform>Copy %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::RulesFinder</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::SettingsPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::SharedBanner</name>
    <message numerus="yes">
        <source>%n result(s) came in that no longer fit.</source>
        <translation>
            <numerusform>%n result came in that no longer fits.</numerusform>
            <numerusform>%n results came in that no longer fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) that you changed were changed by somebody else first.</source>
        <translation>
            <numerusform>%n team that you changed was changed by somebody else first.</numerusform>
            <numerusform>%n teams that you changed were changed by somebody else first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server refused %n thing(s) that were to be delivered.</source>
        <translation>
            <numerusform>The server refused %n thing that was to be delivered.</numerusform>
            <numerusform>The server refused %n things that were to be delivered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are disputed by a coach.</source>
        <translation>
            <numerusform>%n result is disputed by a coach.</numerusform>
            <numerusform>%n results are disputed by a coach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) went another way at another table.</source>
        <translation>
            <numerusform>%n match went another way at another table.</numerusform>
            <numerusform>%n matches went another way at another table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notice(s).</source>
        <translation>
            <numerusform>%n notice.</numerusform>
            <numerusform>%n notices.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::SheetsDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::TeamEditor</name>
    <message numerus="yes">
        <source>Remove %n player(s)</source>
        <translation>
            <numerusform>Remove %n player</numerusform>
            <numerusform>Remove %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::TeamList</name>
    <message numerus="yes">
        <source>Print %n team(s)…</source>
        <translation>
            <numerusform>Print %n team…</numerusform>
            <numerusform>Print %n teams…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n team(s)…</source>
        <translation>
            <numerusform>Delete %n team…</numerusform>
            <numerusform>Delete %n teams…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::TeamsPage</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n team(s)</source>
        <translation>
            <numerusform>Delete %n team</numerusform>
            <numerusform>Delete %n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) are in the bin. Restore them with Menu, Bin.</source>
        <translation>
            <numerusform>%n team is in the bin. Restore it with Menu, Bin.</numerusform>
            <numerusform>%n teams are in the bin. Restore them with Menu, Bin.</numerusform>
        </translation>
    </message>
</context>
</TS>
