<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <source>The table "%1" has no result %2.</source>
        <translation>Die Tabelle „%1“ hat kein Ergebnis %2.</translation>
    </message>
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
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>dugout::PlaceRail</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Appearance, help and more (F10)</source>
        <translation>Aussehen, Hilfe und mehr (F10)</translation>
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
