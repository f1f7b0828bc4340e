<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AttackOdds</name>
    <message>
        <source>The attack die has no "%1".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The defence die has no "%1".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A side rolls 0 to %1 dice.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ChainOdds</name>
    <message>
        <source>A chain has 1 to %1 steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A chain can have 0 to %1 team re-rolls.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The chain is too long for exact numbers.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The chain has no such step.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ChainStep</name>
    <message>
        <source>"%1" is no step: write 3+, 3+r, 2d4, 2d4-, armour:8 or injury:8.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CliParser</name>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Prints JSON instead of plain text.</source>
        <translation>Gibt JSON statt einfachem Text aus.</translation>
    </message>
    <message>
        <source>The language of the answer: es, en or de.</source>
        <translation>Die Sprache der Antwort: es, en oder de.</translation>
    </message>
    <message>
        <source>The folder Dugout keeps its data in.</source>
        <translation>Der Ordner, in dem Dugout seine Daten hält.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>"%1" is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout spricht kein „%1“; es spricht es, en und de.</translation>
    </message>
    <message>
        <source>Try: dugout %1 --help</source>
        <translation>Hilfe: dugout %1 --help</translation>
    </message>
    <message>
        <source>Usage: dugout %1</source>
        <translation>Aufruf: dugout %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>lists, exports and checks rulesets</source>
        <translation>listet, exportiert und prüft Regelwerke</translation>
    </message>
    <message>
        <source>looks a result up in a table, or rolls one</source>
        <translation>schlägt ein Ergebnis in einer Tabelle nach oder würfelt es</translation>
    </message>
    <message>
        <source>Dugout, a companion for tabletop fantasy football and skirmish games.</source>
        <translation>Dugout, ein Begleiter für Fantasy-Football und Skirmish-Spiele am Tisch.</translation>
    </message>
    <message>
        <source>Usage: dugout [FILE…]            opens the window</source>
        <translation>Aufruf: dugout [DATEI…]           öffnet das Fenster</translation>
    </message>
    <message>
        <source>       dugout COMMAND [OPTIONS]  runs a command</source>
        <translation>        dugout BEFEHL [OPTIONEN]  führt einen Befehl aus</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Every command explains itself with --help and speaks es, en and de with --lang.</source>
        <translation>Jeder Befehl erklärt sich mit --help und spricht mit --lang es, en und de.</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Try: dugout --help</source>
        <translation>Hilfe: dugout --help</translation>
    </message>
    <message>
        <source>exact chances of rolls, chains and attacks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>creates, checks and copies the database</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>builds, checks and shows teams</source>
        <translation>baut, prüft und zeigt Teams</translation>
    </message>
</context>
<context>
    <name>DbCommand</name>
    <message>
        <source>sqlite:PATH or postgresql://user@host/database instead of the database in the data folder.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Creates the database; one that is there is left alone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Created %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is damaged; please go back to a backup copy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is sound.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is from an older Dugout; `dugout db migrate` brings it up to date.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Teams, leagues and other documents: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Games: %1, their events: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Looks for damage and changes nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copies the whole database into a new SQLite file, also while it is in use.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file to write; it must not exist yet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copied %1 to %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Brings a database of an older Dugout up to date, after making a copy of it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Brought %1 up to date.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is up to date.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The copy from before is %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>creates the database</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>looks for damage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>copies the database into a new file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>brings an older database up to date</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>EntryReader</name>
    <message>
        <source>it is not said when this card is played</source>
        <translation>es fehlt, wann diese Karte gespielt wird</translation>
    </message>
    <message>
        <source>an id of lower-case letters, digits and hyphens is needed</source>
        <translation>eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen ist nötig</translation>
    </message>
    <message>
        <source>the text is missing in "%1"</source>
        <translation>der Text fehlt in „%1“</translation>
    </message>
    <message>
        <source>a text is needed</source>
        <translation>ein Text ist nötig</translation>
    </message>
    <message>
        <source>one of these is needed: %1</source>
        <translation>eines von diesen ist nötig: %1</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 is needed</source>
        <translation>eine ganze Zahl von %1 bis %2 ist nötig</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>true oder false ist nötig</translation>
    </message>
    <message>
        <source>a list is needed</source>
        <translation>eine Liste ist nötig</translation>
    </message>
    <message>
        <source>"%1" is not an id</source>
        <translation>„%1“ ist keine Kennung</translation>
    </message>
    <message>
        <source>"%1" is listed twice</source>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>an object of numbers is needed</source>
        <translation>ein Objekt aus Zahlen ist nötig</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>eine ganze Zahl ist nötig</translation>
    </message>
    <message>
        <source>an object is needed</source>
        <translation>ein Objekt ist nötig</translation>
    </message>
    <message>
        <source>this field is not known here</source>
        <translation>dieses Feld ist hier unbekannt</translation>
    </message>
    <message>
        <source>the default is none of the choices</source>
        <translation>die Vorgabe ist keine der Möglichkeiten</translation>
    </message>
    <message>
        <source>only the letters G A S P M are known here</source>
        <translation>hier sind nur die Buchstaben G A S P M bekannt</translation>
    </message>
    <message>
        <source>these do not make a team of eleven</source>
        <translation>daraus wird kein Team von elf Spielern</translation>
    </message>
    <message>
        <source>there is no "%1"</source>
        <translation>„%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>this star plays for nobody</source>
        <translation>dieser Star spielt für niemanden</translation>
    </message>
    <message>
        <source>a range needs a lower and a higher end</source>
        <translation>ein Bereich braucht ein unteres und ein oberes Ende</translation>
    </message>
    <message>
        <source>the range of "%1" overlaps another</source>
        <translation>der Bereich von „%1“ überschneidet sich mit einem anderen</translation>
    </message>
    <message>
        <source>no row has the result %1</source>
        <translation>keine Zeile hat das Ergebnis %1</translation>
    </message>
    <message>
        <source>a block die has six faces, not %1</source>
        <translation>ein Blockwürfel hat sechs Seiten, nicht %1</translation>
    </message>
    <message>
        <source>"%1" are no dice</source>
        <translation>„%1“ sind keine Würfel</translation>
    </message>
    <message>
        <source>a die has 1 to %1 faces</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Hiring</name>
    <message>
        <source>That costs %1 gold pieces; the team has %2 left.</source>
        <translation>Das kostet %1 Goldstücke; dem Team bleiben %2.</translation>
    </message>
    <message>
        <source>A team has at most %1 players.</source>
        <translation>Ein Team hat höchstens %1 Spieler.</translation>
    </message>
    <message>
        <source>This edition has no star "%1".</source>
        <translation>Diese Ausgabe kennt keinen Star „%1“.</translation>
    </message>
    <message>
        <source>A team has at most %1 players of this position.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This league lets a team keep at most %1 stars.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This star does not play for such a team.</source>
        <translation>Dieser Star spielt nicht für ein solches Team.</translation>
    </message>
    <message>
        <source>A player who goes needs a reason.</source>
        <translation>Wer geht, braucht einen Grund.</translation>
    </message>
    <message>
        <source>This edition knows no journeymen.</source>
        <translation>Diese Ausgabe kennt keine Aushilfsspieler.</translation>
    </message>
    <message>
        <source>Enough players can play; no journeyman is needed.</source>
        <translation>Es können genug Spieler antreten; ein Aushilfsspieler ist nicht nötig.</translation>
    </message>
    <message>
        <source>This team may not have that.</source>
        <translation>Dieses Team darf das nicht haben.</translation>
    </message>
    <message>
        <source>The team has as many as it may have: %1.</source>
        <translation>Das Team hat so viele, wie es haben darf: %1.</translation>
    </message>
    <message>
        <source>Fans are only bought when the team is created.</source>
        <translation>Fans werden nur bei der Teamgründung gekauft.</translation>
    </message>
    <message>
        <source>The team has none to give up.</source>
        <translation>Das Team hat keinen, auf den es verzichten könnte.</translation>
    </message>
    <message>
        <source>Journeymen do not play in the position "%1".</source>
        <translation>Aushilfsspieler spielen nicht auf der Position „%1“.</translation>
    </message>
    <message>
        <source>A mercenary of this position cannot have that skill.</source>
        <translation>Ein Söldner dieser Position kann diese Fähigkeit nicht haben.</translation>
    </message>
</context>
<context>
    <name>ImprovementRules</name>
    <message>
        <source>Two dice from 1 to 6 are needed.</source>
        <translation>Zwei Würfel von 1 bis 6 werden gebraucht.</translation>
    </message>
    <message>
        <source>This roll does not give that improvement.</source>
        <translation>Dieser Wurf bringt diese Verbesserung nicht.</translation>
    </message>
</context>
<context>
    <name>LuckReport</name>
    <message numerus="yes">
        <source>%n die/dice are too few to mean anything; at least %1 are needed.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>These dice fell as fair dice do.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unusual, but it happens: fair dice fall this unevenly in %1% of matches.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fair dice fall this unevenly in fewer than one match in a thousand.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>NameGenerator</name>
    <message>
        <source>The list of names cannot be read.</source>
        <translation>Die Namensliste kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>OddsChain</name>
    <message>
        <source>--rerolls needs a number from 0 to %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>--failed needs the number of a step of this chain.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n team re-roll(s):</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Re-roll used now:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Re-roll kept:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>3+ a D6 target, 3+r with a skill that re-rolls it; 2d4 two block dice, the attacker picks and 4 faces will do, 2d4- the defender picks; armour:8 and injury:8 rolls of 2D6 that must beat 8 or reach 8. The letters p and l mark Pro and Loner.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How many team re-rolls may be spent on this chain.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A team re-roll works only on 4+.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This step has just failed: is the re-roll worth it?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The exact chance that several rolls all succeed.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>OddsCommand</name>
    <message>
        <source>rolls that must all succeed, in order</source>
        <translation type="unfinished" />
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
    <message>
        <source>This die shows 1 to %1, not "%2".</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Skirmish</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Following a match is not part of this version yet.</source>
        <translation>Ein Spiel zu verfolgen gehört noch nicht zu dieser Version.</translation>
    </message>
    <message>
        <source>Editing teams is not part of this version yet.</source>
        <translation>Teams zu bearbeiten gehört noch nicht zu dieser Version.</translation>
    </message>
    <message>
        <source>Running a league is not part of this version yet.</source>
        <translation>Eine Liga zu leiten gehört noch nicht zu dieser Version.</translation>
    </message>
    <message>
        <source>Following a skirmish is not part of this version yet.</source>
        <translation>Ein Skirmish zu verfolgen gehört noch nicht zu dieser Version.</translation>
    </message>
    <message>
        <source>Browsing the rules is not part of this version yet.</source>
        <translation>In den Regeln zu blättern gehört noch nicht zu dieser Version.</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>An event says no prompt.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A line of the history cannot be read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The log has no such entry.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This game was continued with a newer Dugout; please update Dugout to open it.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%1 asks for %n die/dice.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>A die with %1 faces cannot show %2.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Exactly %n choice(s) must be made.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Between %1 and %2 choices must be made.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"%1" is not offered here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"%1" was chosen twice.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Another coach is asked this.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A number from %1 to %2 is needed.</source>
        <translation>Eine Zahl von %1 bis %2 wird gebraucht.</translation>
    </message>
    <message>
        <source>Some words are needed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"%1" is not asked at this point.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>PlayerCheck</name>
    <message>
        <source>A number from 1 to %1 is needed.</source>
        <translation>Eine Zahl von 1 bis %1 wird gebraucht.</translation>
    </message>
    <message>
        <source>Players usually wear numbers from 1 to %1.</source>
        <translation>Spieler tragen üblicherweise Nummern von 1 bis %1.</translation>
    </message>
    <message>
        <source>The team list has no position "%1".</source>
        <translation>Die Teamliste hat keine Position „%1“.</translation>
    </message>
    <message>
        <source>Mercenaries are hired for one match; they do not belong to the team.</source>
        <translation>Söldner werden für ein Spiel angeheuert; sie gehören nicht zum Team.</translation>
    </message>
    <message>
        <source>This edition has no such star.</source>
        <translation>Diese Ausgabe hat keinen solchen Star.</translation>
    </message>
    <message>
        <source>This star does not play for such a team.</source>
        <translation>Dieser Star spielt nicht für ein solches Team.</translation>
    </message>
    <message>
        <source>This edition has no skill "%1".</source>
        <translation>Diese Ausgabe hat keine Fähigkeit „%1“.</translation>
    </message>
    <message>
        <source>%1 can only be learnt with a double.</source>
        <translation>%1 kann nur mit einem Pasch gelernt werden.</translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <translation>%1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other.</source>
        <translation>%1 und %2 schließen einander aus.</translation>
    </message>
    <message>
        <source>%1 cannot be learnt in this position.</source>
        <translation>%1 kann auf dieser Position nicht gelernt werden.</translation>
    </message>
    <message>
        <source>%1 was raised beyond its limit.</source>
        <translation>%1 wurde über die Grenze hinaus erhöht.</translation>
    </message>
    <message>
        <source>A roll of %1 does not raise %2.</source>
        <translation>Ein Wurf von %1 erhöht %2 nicht.</translation>
    </message>
    <message>
        <source>%1 improvements, but the star player points allow %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An improvement roll is waiting.</source>
        <translation>Ein Starspielerwurf steht noch aus.</translation>
    </message>
    <message>
        <source>The aging roll of the last improvement is missing (%1+).</source>
        <translation>Der Alterswurf zur letzten Verbesserung fehlt (%1+).</translation>
    </message>
</context>
<context>
    <name>PlayerLife</name>
    <message>
        <source>No aging roll is due for this player.</source>
        <translation>Für diesen Spieler ist kein Alterswurf fällig.</translation>
    </message>
</context>
<context>
    <name>QuickReference</name>
    <message>
        <source>Page %1 of the book</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Quick reference</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>QuickReferencePages</name>
    <message>
        <source>Dugout, unofficial; every description is our own.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>RulesCommand</name>
    <message>
        <source>Lists every ruleset there is.</source>
        <translation>Listet alle vorhandenen Regelwerke.</translation>
    </message>
    <message>
        <source>Prints a whole edition as one JSON object.</source>
        <translation>Gibt eine ganze Edition als ein JSON-Objekt aus.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Edition, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>Checks a ruleset folder of your own.</source>
        <translation>Prüft einen eigenen Regelwerk-Ordner.</translation>
    </message>
    <message>
        <source>The folder with ruleset.json in it.</source>
        <translation>Der Ordner, in dem ruleset.json liegt.</translation>
    </message>
    <message>
        <source>This ruleset is sound.</source>
        <translation>Dieses Regelwerk ist in Ordnung.</translation>
    </message>
    <message>
        <source>lists every ruleset there is</source>
        <translation>listet alle vorhandenen Regelwerke</translation>
    </message>
    <message>
        <source>prints a whole edition as JSON</source>
        <translation>gibt eine ganze Edition als JSON aus</translation>
    </message>
    <message>
        <source>checks a ruleset folder of your own</source>
        <translation>prüft einen eigenen Regelwerk-Ordner</translation>
    </message>
    <message>
        <source>Lists the tables of an edition.</source>
        <translation>Listet die Tabellen einer Ausgabe auf.</translation>
    </message>
    <message>
        <source>lists the tables of an edition</source>
        <translation>listet die Tabellen einer Ausgabe auf</translation>
    </message>
    <message>
        <source>writes the quick-reference sheet of an edition as PDF</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>RulesKind</name>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Star players</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Inducements</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rows of tables</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sequences</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Optional rules</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Warbands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fighters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Symbols</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Other rules</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>RulesPrintCommand</name>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Edition, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>The PDF file to write.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A second language beside the first: es, en or de.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The paper: a4 or letter.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turns the paper on its side.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>--out FILE is missing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"%1" is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout spricht kein „%1“; es spricht es, en und de.</translation>
    </message>
    <message>
        <source>"%1" is no paper Dugout knows; it knows a4 and letter.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Writes the quick-reference sheet of an edition as PDF.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n page(s) written to %1.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>RulesetFiles</name>
    <message>
        <source>this id stands here twice</source>
        <translation>diese Kennung steht hier zweimal</translation>
    </message>
</context>
<context>
    <name>RulesetLibrary</name>
    <message>
        <source>this id belongs to a built-in ruleset</source>
        <translation>diese Kennung gehört einem eingebauten Regelwerk</translation>
    </message>
    <message>
        <source>The ruleset "%1" has a fault.</source>
        <translation>Das Regelwerk „%1“ hat einen Fehler.</translation>
    </message>
    <message>
        <source>There is no ruleset "%1"; there are: %2.</source>
        <translation>Das Regelwerk „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
</context>
<context>
    <name>SampleTeams</name>
    <message>
        <source>There is no sample "%1".</source>
        <translation>Es gibt kein Beispiel „%1“.</translation>
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
    <message>
        <source>More players are in reserve and must be set up.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every player must stand in his own half.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Two players stand on one square.</source>
        <translation type="unfinished" />
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
<context>
    <name>SheetOutput</name>
    <message>
        <source>The file "%1" cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>Shop</name>
    <message>
        <source>The treasury holds %1 gold pieces.</source>
        <translation>In der Kasse sind %1 Goldstücke.</translation>
    </message>
    <message>
        <source>That costs %1 gold pieces; %2 are left for this match.</source>
        <translation>Das kostet %1 Goldstücke; für dieses Spiel bleiben %2.</translation>
    </message>
    <message>
        <source>Nothing was bought there.</source>
        <translation>Dort wurde nichts gekauft.</translation>
    </message>
</context>
<context>
    <name>ShopRules</name>
    <message>
        <source>This edition has no inducement "%1".</source>
        <translation>Diese Ausgabe hat keinen Anreiz „%1“.</translation>
    </message>
    <message>
        <source>Say which one.</source>
        <translation>Gib an, welcher es sein soll.</translation>
    </message>
    <message>
        <source>This league plays without that.</source>
        <translation>Diese Liga spielt ohne das.</translation>
    </message>
    <message>
        <source>This team may not hire that.</source>
        <translation>Dieses Team darf das nicht anheuern.</translation>
    </message>
    <message>
        <source>A team may have that %1 times at most.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A team may have %1 of these at most.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A team has at most %1 players for a match.</source>
        <translation>Ein Team hat für ein Spiel höchstens %1 Spieler.</translation>
    </message>
    <message>
        <source>This edition has no star "%1".</source>
        <translation>Diese Ausgabe kennt keinen Star „%1“.</translation>
    </message>
    <message>
        <source>This star does not play for such a team.</source>
        <translation>Dieser Star spielt nicht für ein solches Team.</translation>
    </message>
    <message>
        <source>This star has already been hired.</source>
        <translation>Dieser Star ist bereits angeheuert.</translation>
    </message>
    <message>
        <source>A team has at most %1 players of this position.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No cards are drawn from the deck "%1".</source>
        <translation>Aus dem Stapel „%1“ werden keine Karten gezogen.</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>"%1" is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout spricht kein „%1“; es spricht es, en und de.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>There is no option "%1".</source>
        <translation>Die Option „%1“ gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>StoreFault</name>
    <message>
        <source>“%1” is not a place for a database; write sqlite:PATH or postgresql://user@host/database.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dugout cannot keep data in “%1:”; write sqlite:PATH or postgresql://user@host/database.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” needs a database driver that is not installed on this computer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no database at “%1” yet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The folder “%1” could not be created.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is a folder, not a database file.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” was written by a newer Dugout; it was left untouched: please update Dugout to open it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is not a Dugout database; it was left untouched.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is from an older Dugout and must be brought up to date before it can be read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is damaged; it was left as it is: please go back to a backup copy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” cannot be written to: the file or its folder is read-only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The disk is full: the last change to “%1” was not kept, everything before it is safe.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The disk reported an error: the last change to “%1” was not kept.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Another program is writing to “%1” just now: please try again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is already open in another Dugout: please close that one first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” cannot be kept safely with the database software on this computer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The database server of “%1” cannot be reached.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The database server of “%1” refuses this user or password.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The server has no database “%1”.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This user is not allowed to do that in “%1”.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” could not be brought up to date and was left as it was: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” exists already and was not overwritten: please choose another name.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The backup copy “%1” could not be written.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>That is no longer in the database.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>That is in the database already; nothing was overwritten.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Somebody else has changed this in the meantime; nothing was overwritten.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dugout cannot make sense of an entry in its database.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The database “%1” reported an error; the last change was not kept.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is in a place that only allows the slower way of writing; everything is kept just as safely.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Subcommands</name>
    <message>
        <source>Usage: dugout %1 COMMAND [OPTIONS]</source>
        <translation>Aufruf: dugout %1 BEFEHL [OPTIONEN]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>dugout %1 COMMAND --help explains each.</source>
        <translation>dugout %1 BEFEHL --help erklärt jeden davon.</translation>
    </message>
    <message>
        <source>dugout %1 has no command "%2".</source>
        <translation>dugout %1 kennt den Befehl „%2“ nicht.</translation>
    </message>
    <message>
        <source>Try: dugout %1 --help</source>
        <translation>Hilfe: dugout %1 --help</translation>
    </message>
</context>
<context>
    <name>TableCommand</name>
    <message>
        <source>Nothing is rolled on the table "%1"; say --result N.</source>
        <translation>Auf der Tabelle „%1“ wird nicht gewürfelt; gib --result N an.</translation>
    </message>
    <message>
        <source>This table stands on page %1 of the book; its result is entered by the coach.</source>
        <translation>Diese Tabelle steht auf Seite %1 des Buchs; der Trainer trägt das Ergebnis ein.</translation>
    </message>
    <message>
        <source>Looks a result up in a table, or rolls one.</source>
        <translation>Schlägt ein Ergebnis in einer Tabelle nach oder würfelt es.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Edition, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>The id of the table.</source>
        <translation>Die Kennung der Tabelle.</translation>
    </message>
    <message>
        <source>The result to look up instead of rolling.</source>
        <translation>Das Ergebnis, das statt eines Wurfs nachgeschlagen wird.</translation>
    </message>
    <message>
        <source>--result needs a whole number.</source>
        <translation>--result braucht eine ganze Zahl.</translation>
    </message>
    <message>
        <source>The ruleset "%1" has no table "%2".</source>
        <translation>Das Regelwerk „%1“ hat keine Tabelle „%2“.</translation>
    </message>
</context>
<context>
    <name>TableDice</name>
    <message>
        <source>Nothing is rolled on this table.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table "%1" has no result %2.</source>
        <translation>Die Tabelle „%1“ hat kein Ergebnis %2.</translation>
    </message>
</context>
<context>
    <name>TeamCheck</name>
    <message>
        <source>This edition has no team list "%1".</source>
        <translation>Diese Ausgabe hat keine Teamliste „%1“.</translation>
    </message>
    <message>
        <source>The team has no name.</source>
        <translation>Das Team hat keinen Namen.</translation>
    </message>
    <message>
        <source>This league plays with official teams only.</source>
        <translation>Diese Liga spielt nur mit offiziellen Teams.</translation>
    </message>
    <message>
        <source>The team has %1 players; at most %2 are allowed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The team has %1 players; it needs at least %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A team is not created with journeymen.</source>
        <translation>Ein Team wird nicht mit Aushilfsspielern gegründet.</translation>
    </message>
    <message>
        <source>There are more journeymen than needed: %1 players can play.</source>
        <translation>Es sind mehr Aushilfsspieler als nötig: %1 Spieler können antreten.</translation>
    </message>
    <message>
        <source>Only %1 players can play the next match; %2 journeymen may join.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only %1 players can play the next match.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2 players, at most %3 are allowed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The treasury is %1 gold pieces short.</source>
        <translation>In der Kasse fehlen %1 Goldstücke.</translation>
    </message>
    <message>
        <source>The team costs %1 gold pieces more than its budget of %2.</source>
        <translation>Das Team kostet %1 Goldstücke mehr als sein Budget von %2.</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Wiederholungswürfe</translation>
    </message>
    <message>
        <source>Fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
    <message>
        <source>Assistant coaches</source>
        <translation>Hilfstrainer</translation>
    </message>
    <message>
        <source>Cheerleaders</source>
        <translation>Cheerleader</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>%1: less than none.</source>
        <translation>%1: weniger als keiner.</translation>
    </message>
    <message>
        <source>This team may not have an apothecary.</source>
        <translation>Dieses Team darf keinen Sanitäter haben.</translation>
    </message>
    <message>
        <source>%1: %2, at most %3 are allowed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stars are hired for a match; they do not belong to the team.</source>
        <translation>Stars werden für ein Spiel angeheuert; sie gehören nicht zum Team.</translation>
    </message>
    <message>
        <source>The team has %1 stars; at most %2 are allowed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 players wear the number %2.</source>
        <translation>%1 Spieler tragen die Nummer %2.</translation>
    </message>
</context>
<context>
    <name>TeamCommand</name>
    <message>
        <source>Says which rules a team breaks; ready to play is 0.</source>
        <translation>Sagt, welche Regeln ein Team verletzt; spielbereit ist 0.</translation>
    </message>
    <message>
        <source>The team file.</source>
        <translation>Die Teamdatei.</translation>
    </message>
    <message>
        <source>This team is ready to play.</source>
        <translation>Dieses Team ist spielbereit.</translation>
    </message>
    <message>
        <source>Says what a team is worth.</source>
        <translation>Sagt, was ein Team wert ist.</translation>
    </message>
    <message>
        <source>Team value: %1</source>
        <translation>Teamwert: %1</translation>
    </message>
    <message>
        <source>Gold left: %1</source>
        <translation>Restliches Gold: %1</translation>
    </message>
    <message>
        <source>Team rating: %1</source>
        <translation>Teamwertung: %1</translation>
    </message>
    <message>
        <source>Shows a team with its players.</source>
        <translation>Zeigt ein Team mit seinen Spielern.</translation>
    </message>
    <message>
        <source>Lists the choices of an improvement roll, or takes one.</source>
        <translation>Zählt die Möglichkeiten eines Starspielerwurfs auf oder nimmt eine.</translation>
    </message>
    <message>
        <source>The id of the player.</source>
        <translation>Die Kennung des Spielers.</translation>
    </message>
    <message>
        <source>The two dice, such as 3,4.</source>
        <translation>Die zwei Würfel, etwa 3,4.</translation>
    </message>
    <message>
        <source>The skill to learn, or +ma, +st, +ag, +av.</source>
        <translation>Die zu lernende Fähigkeit oder +ma, +st, +ag, +av.</translation>
    </message>
    <message>
        <source>Where to write the team; else over FILE.</source>
        <translation>Wohin das Team geschrieben wird; sonst über FILE.</translation>
    </message>
    <message>
        <source>--dice needs two dice, such as 3,4.</source>
        <translation>--dice braucht zwei Würfel, etwa 3,4.</translation>
    </message>
    <message>
        <source>builds a new team</source>
        <translation>baut ein neues Team</translation>
    </message>
    <message>
        <source>says which rules a team breaks</source>
        <translation>sagt, welche Regeln ein Team verletzt</translation>
    </message>
    <message>
        <source>says what a team is worth</source>
        <translation>sagt, was ein Team wert ist</translation>
    </message>
    <message>
        <source>shows a team with its players</source>
        <translation>zeigt ein Team mit seinen Spielern</translation>
    </message>
    <message>
        <source>lists the choices of an improvement roll, or takes one</source>
        <translation>zählt die Möglichkeiten eines Starspielerwurfs auf oder nimmt eine</translation>
    </message>
</context>
<context>
    <name>TeamEdits</name>
    <message>
        <source>A number from %1 to %2 is needed.</source>
        <translation>Eine Zahl von %1 bis %2 wird gebraucht.</translation>
    </message>
    <message>
        <source>This text is too long; %1 characters fit.</source>
        <translation>Dieser Text ist zu lang; %1 Zeichen passen.</translation>
    </message>
    <message>
        <source>This text holds characters that cannot be shown.</source>
        <translation>Dieser Text enthält Zeichen, die nicht angezeigt werden können.</translation>
    </message>
    <message>
        <source>This player is not in the team.</source>
        <translation>Dieser Spieler ist nicht im Team.</translation>
    </message>
    <message>
        <source>The team list has no position "%1".</source>
        <translation>Die Teamliste hat keine Position „%1“.</translation>
    </message>
    <message>
        <source>This edition has no team list "%1".</source>
        <translation>Diese Ausgabe hat keine Teamliste „%1“.</translation>
    </message>
    <message>
        <source>This team has already been founded.</source>
        <translation>Dieses Team ist bereits gegründet.</translation>
    </message>
    <message>
        <source>The team costs more than its budget.</source>
        <translation>Das Team kostet mehr als sein Budget.</translation>
    </message>
    <message>
        <source>A badge is a PNG picture of at most %1 KB.</source>
        <translation>Ein Wappen ist ein PNG-Bild von höchstens %1 KB.</translation>
    </message>
</context>
<context>
    <name>TeamFile</name>
    <message>
        <source>the text is too long</source>
        <translation>der Text ist zu lang</translation>
    </message>
    <message>
        <source>"%1" is not known here</source>
        <translation>„%1“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>a colour such as #204080 is needed</source>
        <translation>eine Farbe wie #204080 wird gebraucht</translation>
    </message>
    <message>
        <source>two dice from 1 to 6 are needed</source>
        <translation>zwei Würfel von 1 bis 6 werden gebraucht</translation>
    </message>
    <message>
        <source>either a skill or a characteristic is needed</source>
        <translation>entweder eine Fähigkeit oder ein Wert wird gebraucht</translation>
    </message>
    <message>
        <source>either a position or a star is needed</source>
        <translation>entweder eine Position oder ein Star wird gebraucht</translation>
    </message>
    <message>
        <source>these are too many</source>
        <translation>das sind zu viele</translation>
    </message>
    <message>
        <source>this is no picture that can be used</source>
        <translation>das ist kein brauchbares Bild</translation>
    </message>
    <message>
        <source>the player "%1" is there twice</source>
        <translation>der Spieler „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>this id has already been given to a player</source>
        <translation>diese Kennung hat bereits ein Spieler</translation>
    </message>
    <message>
        <source>an edition and a team list are needed</source>
        <translation>eine Ausgabe und eine Teamliste werden gebraucht</translation>
    </message>
    <message>
        <source>This is not a team file that Dugout can read.</source>
        <translation>Das ist keine Teamdatei, die Dugout lesen kann.</translation>
    </message>
    <message>
        <source>This team file has a fault: %1.</source>
        <translation>Diese Teamdatei hat einen Fehler: %1.</translation>
    </message>
    <message>
        <source>The file is too large for a team.</source>
        <translation>Die Datei ist zu groß für ein Team.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Zeile %1: %2.</translation>
    </message>
    <message>
        <source>This team file is of version %1; Dugout reads version %2.</source>
        <translation>Diese Teamdatei hat Version %1; Dugout liest Version %2.</translation>
    </message>
</context>
<context>
    <name>TeamFiles</name>
    <message>
        <source>The file "%1" cannot be read.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file "%1" cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>TeamMove</name>
    <message>
        <source>The league option "%1" does not exist there.</source>
        <translation>Die Ligaoption „%1“ gibt es dort nicht.</translation>
    </message>
    <message>
        <source>The team list is called %1 there.</source>
        <translation>Die Teamliste heißt dort %1.</translation>
    </message>
    <message>
        <source>A re-roll costs %1 instead of %2.</source>
        <translation>Ein Wiederholungswurf kostet %1 statt %2.</translation>
    </message>
    <message>
        <source>There is no such player there; he leaves the team.</source>
        <translation>Einen solchen Spieler gibt es dort nicht; er verlässt das Team.</translation>
    </message>
    <message>
        <source>There are no journeymen there; he leaves the team.</source>
        <translation>Dort gibt es keine Aushilfsspieler; er verlässt das Team.</translation>
    </message>
    <message>
        <source>The skill %1 does not exist there.</source>
        <translation>Die Fähigkeit %1 gibt es dort nicht.</translation>
    </message>
    <message>
        <source>The position does not start with %1 there.</source>
        <translation>Die Position beginnt dort nicht mit %1.</translation>
    </message>
    <message>
        <source>The position starts with %1 there.</source>
        <translation>Die Position beginnt dort mit %1.</translation>
    </message>
    <message>
        <source>The position costs %1 instead of %2.</source>
        <translation>Die Position kostet %1 statt %2.</translation>
    </message>
    <message>
        <source>%1 is %2 instead of %3.</source>
        <translation>%1 ist %2 statt %3.</translation>
    </message>
    <message>
        <source>%1 improvement rolls are waiting there instead of %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The team may not have an apothecary there.</source>
        <translation>Dort darf das Team keinen Sanitäter haben.</translation>
    </message>
    <message>
        <source>The team may have only %1 of its %2 there.</source>
        <translation>Dort darf das Team nur %1 von seinen %2 haben.</translation>
    </message>
    <message>
        <source>The team value is %1 instead of %2.</source>
        <translation>Der Teamwert ist %1 statt %2.</translation>
    </message>
    <message>
        <source>Teams are rated there; this team has %1.</source>
        <translation>Dort werden Teams gewertet; dieses hat %1.</translation>
    </message>
    <message>
        <source>%1 has no such team.</source>
        <translation>%1 hat kein solches Team.</translation>
    </message>
</context>
<context>
    <name>TeamNewCommand</name>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Edition, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>The id of the team list.</source>
        <translation>Die Kennung der Teamliste.</translation>
    </message>
    <message>
        <source>The name of the team.</source>
        <translation>Der Name des Teams.</translation>
    </message>
    <message>
        <source>The name of the coach.</source>
        <translation>Der Name des Trainers.</translation>
    </message>
    <message>
        <source>Gold pieces to build the team with.</source>
        <translation>Goldstücke für die Teamgründung.</translation>
    </message>
    <message>
        <source>Players to hire, such as lineman:7,blitzer:4.</source>
        <translation>Anzuheuernde Spieler, etwa lineman:7,blitzer:4.</translation>
    </message>
    <message>
        <source>How many of these to buy.</source>
        <translation>Wie viele davon gekauft werden.</translation>
    </message>
    <message>
        <source>Makes up the same names every time.</source>
        <translation>Erfindet jedes Mal dieselben Namen.</translation>
    </message>
    <message>
        <source>The file to write instead of printing.</source>
        <translation>Die Datei, in die statt auf die Ausgabe geschrieben wird.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number.</source>
        <translation>--%1 braucht eine ganze Zahl.</translation>
    </message>
    <message>
        <source>"%1" is not a position and a number.</source>
        <translation>„%1“ ist keine Position mit Anzahl.</translation>
    </message>
    <message>
        <source>Builds a new team.</source>
        <translation>Baut ein neues Team.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 fehlt.</translation>
    </message>
</context>
<context>
    <name>dugout::AboutDialog</name>
    <message>
        <source>About Dugout</source>
        <translation>Über Dugout</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>A companion beside the board for tabletop fantasy football and skirmish games: teams, matches, leagues and the rules at hand.</source>
        <translation>Ein Begleiter neben dem Spielbrett für Fantasy-Football und Skirmish-Spiele: Teams, Spiele, Ligen und die Regeln zur Hand.</translation>
    </message>
    <message>
        <source>Dugout is unofficial. The rules and names belong to their publishers, who have nothing to do with this program; every description in it is our own.</source>
        <translation>Dugout ist inoffiziell. Regeln und Namen gehören ihren Verlagen, die mit diesem Programm nichts zu tun haben; alle Beschreibungen darin sind unsere eigenen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>dugout::HomePage</name>
    <message>
        <source>Welcome to the dugout</source>
        <translation>Willkommen auf der Spielerbank</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>Turns, re-rolls, kick-off, weather and injuries of a match beside the board.</source>
        <translation>Spielzüge, Wiederholungswürfe, Anstoß, Wetter und Verletzungen eines Spiels neben dem Brett.</translation>
    </message>
    <message>
        <source>Build teams, watch their value and print their sheets.</source>
        <translation>Teams aufbauen, ihren Wert verfolgen und ihre Bögen drucken.</translation>
    </message>
    <message>
        <source>Seasons, fixtures, standings and leaderboards.</source>
        <translation>Saisons, Spielplan, Tabelle und Bestenlisten.</translation>
    </message>
    <message>
        <source>Rounds, activations, glory and combat for two to four players.</source>
        <translation>Runden, Aktivierungen, Ruhm und Kampf für zwei bis vier Spieler.</translation>
    </message>
    <message>
        <source>Every table, skill, team, star and card, searchable in three languages.</source>
        <translation>Alle Tabellen, Fähigkeiten, Teams, Stars und Karten, durchsuchbar in drei Sprachen.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>dugout::HomePrompt</name>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Skirmish in progress</source>
        <translation>Laufendes Skirmish</translation>
    </message>
    <message>
        <source>Match in progress</source>
        <translation>Laufendes Spiel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Erster Start</translation>
    </message>
    <message>
        <source>See Dugout at work</source>
        <translation>Dugout in Aktion sehen</translation>
    </message>
    <message>
        <source>Sample teams and a sample league fill every place with something real. They can be removed at any time.</source>
        <translation>Beispielteams und eine Beispielliga füllen jeden Bereich mit echtem Inhalt. Sie lassen sich jederzeit wieder entfernen.</translation>
    </message>
    <message>
        <source>Add the samples</source>
        <translation>Beispiele hinzufügen</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Spielbrett</translation>
    </message>
    <message>
        <source>Ready for kick-off?</source>
        <translation>Bereit für den Anstoß?</translation>
    </message>
    <message>
        <source>Choose two teams and Dugout says what comes next.</source>
        <translation>Wähle zwei Teams, und Dugout sagt, was als Nächstes kommt.</translation>
    </message>
</context>
<context>
    <name>dugout::PlaceRail</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Appearance, help and more</source>
        <translation>Aussehen, Hilfe und mehr</translation>
    </message>
</context>
<context>
    <name>dugout::RulesModel</name>
    <message>
        <source>Favourites</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>dugout::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>dugout::SingleInstance</name>
    <message>
        <source>Dugout is already open with the data in %1, but that window does not answer. Close it, or start with other data: dugout --data-dir FOLDER</source>
        <translation>Dugout ist mit den Daten in %1 bereits geöffnet, aber das Fenster antwortet nicht. Schließe es, oder starte mit anderen Daten: dugout --data-dir ORDNER</translation>
    </message>
</context>
<context>
    <name>dugout::WindowActions</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Tischmodus</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Dugout</source>
        <translation>Über Dugout</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
</TS>
