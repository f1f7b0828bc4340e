<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AfterMatch</name>
    <message>
        <source>%1: %2 star player points.</source>
        <translation>%1: %2 Starspielerpunkte.</translation>
    </message>
    <message>
        <source>Rolled: %1.</source>
        <translation>Gewürfelt: %1.</translation>
    </message>
    <message>
        <source>%1 or more, and nothing happens.</source>
        <translation>Bei %1 oder mehr geschieht nichts.</translation>
    </message>
    <message>
        <source>FAME %1.</source>
        <translation>FAME %1.</translation>
    </message>
    <message>
        <source>The %1 brings %2 gold pieces. The second roll counts, even if worse.</source>
        <translation>Die %1 bringt %2 Goldstücke. Der zweite Wurf gilt, auch wenn er schlechter ist.</translation>
    </message>
    <message>
        <source>Fan factor %1; modifiers to the die: %2.</source>
        <translation>Fanfaktor %1; Modifikatoren des Würfels: %2.</translation>
    </message>
    <message>
        <source>Fan factor %1.</source>
        <translation>Fanfaktor %1.</translation>
    </message>
    <message>
        <source>Modifiers to the die: %1.</source>
        <translation>Modifikatoren des Würfels: %1.</translation>
    </message>
    <message>
        <source>It wants %1 gold pieces.</source>
        <translation>Sie verlangt %1 Goldstücke.</translation>
    </message>
    <message>
        <source>Each point costs %1 gold pieces.</source>
        <translation>Jeder Punkt kostet %1 Goldstücke.</translation>
    </message>
    <message>
        <source>Treasury: %1.</source>
        <translation>Kasse: %1.</translation>
    </message>
    <message>
        <source>{player}: what does the book say?</source>
        <translation>{player}: Was sagt das Regelbuch?</translation>
    </message>
    <message>
        <source>{player}: star player points by the book</source>
        <translation>{player}: Starspielerpunkte laut Regelbuch</translation>
    </message>
    <message>
        <source>Most valuable player of {team}</source>
        <translation>Spieler des Tages von {team}</translation>
    </message>
    <message>
        <source>{team}: the most valuable player of its card</source>
        <translation>{team}: der Spieler des Tages der eigenen Karte</translation>
    </message>
    <message>
        <source>{team} nominates its most valuable players</source>
        <translation>{team} nominiert Spieler des Tages</translation>
    </message>
    <message>
        <source>{team}: which of the three nominees?</source>
        <translation>{team}: Welcher der drei Nominierten?</translation>
    </message>
    <message>
        <source>{player}: improvement roll</source>
        <translation>{player}: Starspielerwurf</translation>
    </message>
    <message>
        <source>{player} learns</source>
        <translation>{player} lernt</translation>
    </message>
    <message>
        <source>{team}: who has reached a new level?</source>
        <translation>{team}: Wer hat eine neue Stufe erreicht?</translation>
    </message>
    <message>
        <source>{team}: nobody else reached a level</source>
        <translation>{team}: Niemand sonst hat eine Stufe erreicht</translation>
    </message>
    <message>
        <source>{player}: aging roll</source>
        <translation>{player}: Wurf für das Altern</translation>
    </message>
    <message>
        <source>{player} has aged: what does the book say?</source>
        <translation>{player} ist gealtert: Was sagt das Regelbuch?</translation>
    </message>
    <message>
        <source>Winnings of {team}</source>
        <translation>Einnahmen von {team}</translation>
    </message>
    <message>
        <source>{team}: roll the winnings again?</source>
        <translation>{team}: Einnahmen noch einmal würfeln?</translation>
    </message>
    <message>
        <source>Winnings of {team}, second roll</source>
        <translation>Einnahmen von {team}, zweiter Wurf</translation>
    </message>
    <message>
        <source>{team}: modifier to the winnings by the book</source>
        <translation>{team}: Modifikator der Einnahmen laut Regelbuch</translation>
    </message>
    <message>
        <source>{team} takes the winnings of the side that conceded</source>
        <translation>{team} erhält die Einnahmen des Teams, das aufgab</translation>
    </message>
    <message>
        <source>{team}: sales at the merchandise stalls</source>
        <translation>{team}: Verkauf an den Fanartikelständen</translation>
    </message>
    <message>
        <source>The stadium pays both teams the same bonus</source>
        <translation>Das Stadion zahlt beiden Teams denselben Bonus</translation>
    </message>
    <message>
        <source>{team} at its own stadium</source>
        <translation>{team} im eigenen Stadion</translation>
    </message>
    <message>
        <source>{team}: expensive mistakes</source>
        <translation>{team}: teure Fehler</translation>
    </message>
    <message>
        <source>{team}: what the incident costs</source>
        <translation>{team}: Was der Vorfall kostet</translation>
    </message>
    <message>
        <source>{team}: what is left of the treasury</source>
        <translation>{team}: Was von der Kasse bleibt</translation>
    </message>
    <message>
        <source>Fan factor of {team}</source>
        <translation>Fanfaktor von {team}</translation>
    </message>
    <message>
        <source>Does {player} leave the team?</source>
        <translation>Verlässt {player} das Team?</translation>
    </message>
    <message>
        <source>{team}: apply for this stadium as a home?</source>
        <translation>{team}: Um dieses Stadion als Heimat bewerben?</translation>
    </message>
    <message>
        <source>{team} applies for the stadium</source>
        <translation>{team} bewirbt sich um das Stadion</translation>
    </message>
    <message>
        <source>{team}: pay all winnings of this match for the stadium?</source>
        <translation>{team}: Alle Einnahmen dieses Spiels für das Stadion zahlen?</translation>
    </message>
    <message>
        <source>Does {team} lose its home stadium?</source>
        <translation>Verliert {team} sein Heimstadion?</translation>
    </message>
    <message>
        <source>{team}: points to take off the roll for gold</source>
        <translation>{team}: Punkte, die mit Gold vom Wurf abgezogen werden</translation>
    </message>
    <message>
        <source>{team}: sell the stadium?</source>
        <translation>{team}: Stadion verkaufen?</translation>
    </message>
    <message>
        <source>{team} sells its stadium</source>
        <translation>{team} verkauft sein Stadion</translation>
    </message>
    <message>
        <source>{team}: what the stadium brings</source>
        <translation>{team}: Was das Stadion einbringt</translation>
    </message>
    <message>
        <source>{team}: buy the home stadium?</source>
        <translation>{team}: Heimstadion kaufen?</translation>
    </message>
    <message>
        <source>{team}: payments into the stadium fund</source>
        <translation>{team}: Einzahlungen in den Stadionfonds</translation>
    </message>
    <message>
        <source>{team}: look for a sponsor?</source>
        <translation>{team}: Sponsor suchen?</translation>
    </message>
    <message>
        <source>{team} looks for a sponsor</source>
        <translation>{team} sucht einen Sponsor</translation>
    </message>
    <message>
        <source>{team}: which kind of deal?</source>
        <translation>{team}: Welche Art Vertrag?</translation>
    </message>
    <message>
        <source>{team}, one-time sponsor: first die the gold, second a mishap</source>
        <translation>{team}, einmaliger Sponsor: erster Würfel das Gold, zweiter das Missgeschick</translation>
    </message>
    <message>
        <source>{team}, ongoing sponsor: first die the gold, second a mishap</source>
        <translation>{team}, laufender Sponsor: erster Würfel das Gold, zweiter das Missgeschick</translation>
    </message>
    <message>
        <source>{team}: who misses the next match?</source>
        <translation>{team}: Wer setzt im nächsten Spiel aus?</translation>
    </message>
    <message>
        <source>{team}: which major sponsor?</source>
        <translation>{team}: Welcher Großsponsor?</translation>
    </message>
    <message>
        <source>{team}: who carries the sponsor&apos;s bombs?</source>
        <translation>{team}: Wer trägt die Bomben des Sponsors?</translation>
    </message>
    <message>
        <source>{team}: does the insurance want money back?</source>
        <translation>{team}: Will die Versicherung Geld zurück?</translation>
    </message>
    <message>
        <source>{team}: what the insurance wants</source>
        <translation>{team}: Was die Versicherung verlangt</translation>
    </message>
    <message>
        <source>{team}: pay the insurance?</source>
        <translation>{team}: Die Versicherung bezahlen?</translation>
    </message>
    <message>
        <source>{team} is blacklisted: how many miss the next match?</source>
        <translation>{team} steht auf der schwarzen Liste: Wie viele setzen im nächsten Spiel aus?</translation>
    </message>
    <message>
        <source>{team}: end deals with sponsors</source>
        <translation>{team}: Sponsorenverträge beenden</translation>
    </message>
    <message>
        <source>{team}: end the deal with the insurance?</source>
        <translation>{team}: Den Vertrag mit der Versicherung beenden?</translation>
    </message>
    <message>
        <source>{team}: take the free recruit?</source>
        <translation>{team}: Den kostenlosen Neuzugang aufnehmen?</translation>
    </message>
    <message>
        <source>{team} is done hiring and buying</source>
        <translation>{team} ist mit Anheuern und Kaufen fertig</translation>
    </message>
    <message>
        <source>{team} hires a player</source>
        <translation>{team} heuert einen Spieler an</translation>
    </message>
    <message>
        <source>{team} hires a star for good</source>
        <translation>{team} nimmt einen Starspieler fest auf</translation>
    </message>
    <message>
        <source>{team} buys</source>
        <translation>{team} kauft</translation>
    </message>
    <message>
        <source>{team} dismisses a player</source>
        <translation>{team} entlässt einen Spieler</translation>
    </message>
    <message>
        <source>{team} leaves its home stadium</source>
        <translation>{team} verlässt sein Heimstadion</translation>
    </message>
    <message>
        <source>{player}: sign him or let him go?</source>
        <translation>{player}: verpflichten oder gehen lassen?</translation>
    </message>
    <message>
        <source>{team}: pay the upkeep of {player}?</source>
        <translation>{team}: Unterhalt für {player} zahlen?</translation>
    </message>
    <message>
        <source>{team}: a journeyman for the next match</source>
        <translation>{team}: ein Aushilfsspieler für das nächste Spiel</translation>
    </message>
    <message>
        <source>Nothing lasting</source>
        <translation>Nichts Bleibendes</translation>
    </message>
    <message>
        <source>Misses the next match</source>
        <translation>Setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>Niggling injury</source>
        <translation>Bleibende Verletzung</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Sign him</source>
        <translation>Verpflichten</translation>
    </message>
    <message>
        <source>Let him go</source>
        <translation>Gehen lassen</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>{team}: what is the new home called?</source>
        <translation>{team}: Wie heißt das neue Heimstadion?</translation>
    </message>
    <message>
        <source>In this match: %1.</source>
        <translation>In diesem Spiel: %1.</translation>
    </message>
    <message>
        <source>In the match: %1.</source>
        <translation>Im Spiel: %1.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <translation>Der Würfel zeigt %1.</translation>
    </message>
    <message>
        <source>Gate: %1.</source>
        <translation>Zuschauer: %1.</translation>
    </message>
    <message>
        <source>Team rating %1 against %2.</source>
        <translation>Teamwert %1 gegen %2.</translation>
    </message>
    <message>
        <source>Signing him costs %1.</source>
        <translation>Ihn zu verpflichten kostet %1.</translation>
    </message>
    <message>
        <source>Page %1 of the book.</source>
        <translation>Seite %1 des Buches.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} gives up re-rolls or staff</source>
        <translation>{team} gibt Wiederholungswürfe oder Personal auf</translation>
    </message>
    <message>
        <source>{player}, by the book</source>
        <translation>{player}, nach dem Regelbuch</translation>
    </message>
    <message>
        <source>{team}, the nominee</source>
        <translation>{team}, der Nominierte</translation>
    </message>
    <message>
        <source>{team}, a new level</source>
        <translation>{team}, neue Stufe</translation>
    </message>
    <message>
        <source>{player} has aged, by the book</source>
        <translation>{player} ist gealtert, nach dem Regelbuch</translation>
    </message>
    <message>
        <source>{team}, winnings rolled again</source>
        <translation>{team}, Einnahmen noch einmal gewürfelt</translation>
    </message>
    <message>
        <source>{player} may leave the team</source>
        <translation>{player} könnte das Team verlassen</translation>
    </message>
    <message>
        <source>{team} applies for this stadium as a home</source>
        <translation>{team} bewirbt sich um dieses Stadion als Heimat</translation>
    </message>
    <message>
        <source>{team} pays all winnings of this match for the stadium</source>
        <translation>{team} zahlt alle Einnahmen dieses Spiels für das Stadion</translation>
    </message>
    <message>
        <source>{team}, the new home</source>
        <translation>{team}, das neue Heimstadion</translation>
    </message>
    <message>
        <source>{team} may lose its home stadium</source>
        <translation>{team} könnte das Heimstadion verlieren</translation>
    </message>
    <message>
        <source>{team} sells the stadium</source>
        <translation>{team} verkauft das Stadion</translation>
    </message>
    <message>
        <source>{team} buys the home stadium</source>
        <translation>{team} kauft das Heimstadion</translation>
    </message>
    <message>
        <source>{team}, kind of deal</source>
        <translation>{team}, Art des Vertrags</translation>
    </message>
    <message>
        <source>{team}, misses the next match</source>
        <translation>{team}, setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>{team}, major sponsor</source>
        <translation>{team}, Großsponsor</translation>
    </message>
    <message>
        <source>{team}, carries the sponsor&apos;s bombs</source>
        <translation>{team}, trägt die Bomben des Sponsors</translation>
    </message>
    <message>
        <source>{team}, the insurance and its money</source>
        <translation>{team}, die Versicherung und ihr Geld</translation>
    </message>
    <message>
        <source>{team} pays the insurance</source>
        <translation>{team} bezahlt die Versicherung</translation>
    </message>
    <message>
        <source>{team} is blacklisted, missing the next match</source>
        <translation>{team} steht auf der schwarzen Liste, setzen im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>{team} ends the deal with the insurance</source>
        <translation>{team} beendet den Vertrag mit der Versicherung</translation>
    </message>
    <message>
        <source>{team} takes the free recruit</source>
        <translation>{team} nimmt den kostenlosen Neuzugang auf</translation>
    </message>
    <message>
        <source>{player}, journeyman</source>
        <translation>{player}, Aushilfsspieler</translation>
    </message>
    <message>
        <source>{team} pays the upkeep of {player}</source>
        <translation>{team} zahlt den Unterhalt für {player}</translation>
    </message>
    <message>
        <source>%1 is the home of another team of the league.</source>
        <translation>%1 ist das Heimstadion eines anderen Teams der Liga.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of the deals with sponsors</comment>
        <translation>keinen</translation>
    </message>
</context>
<context>
    <name>AlteredFiles</name>
    <message>
        <source>%1 was altered after it was written.</source>
        <translation>%1 wurde nach dem Schreiben verändert.</translation>
    </message>
    <message>
        <source>%1 has no seal: it was altered, or an older Dugout wrote it.</source>
        <translation>%1 hat kein Siegel: Die Datei wurde verändert oder von einem älteren Dugout geschrieben.</translation>
    </message>
    <message>
        <source>%1 was altered by hand before and gone on with knowingly.</source>
        <translation>%1 wurde früher von Hand verändert und wissentlich weitergeführt.</translation>
    </message>
    <message>
        <source>Goes on with a file that was altered by hand, and marks it so for good.</source>
        <translation>Macht mit einer Datei weiter, die von Hand verändert wurde, und vermerkt das für immer.</translation>
    </message>
    <message>
        <source>Nothing was written; --accept-altered goes on with it and marks it for good.</source>
        <translation>Nichts wurde geschrieben; --accept-altered macht damit weiter und vermerkt es für immer.</translation>
    </message>
</context>
<context>
    <name>ArticleWriter</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Gelesen als: %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>It is not noted where this was read.</source>
        <translation>Es ist nicht vermerkt, wo das gelesen wurde.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
</context>
<context>
    <name>AssetBar</name>
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
</context>
<context>
    <name>AttackOdds</name>
    <message>
        <source>The attack die has no &quot;%1&quot;.</source>
        <translation>Der Angriffswürfel hat kein „%1“.</translation>
    </message>
    <message>
        <source>The defence die has no &quot;%1&quot;.</source>
        <translation>Der Verteidigungswürfel hat kein „%1“.</translation>
    </message>
    <message>
        <source>A side rolls 0 to %1 dice.</source>
        <translation>Eine Seite wirft 0 bis %1 Würfel.</translation>
    </message>
</context>
<context>
    <name>BattleScribeFormat</name>
    <message>
        <source>These are more players than fit.</source>
        <translation>Das sind mehr Spieler, als hineinpassen.</translation>
    </message>
    <message>
        <source>Only one team list can be used.</source>
        <translation>Nur eine Teamliste kann verwendet werden.</translation>
    </message>
</context>
<context>
    <name>BlockReckoner</name>
    <message>
        <source>This edition has no block dice.</source>
        <translation>Diese Ausgabe hat keine Blockwürfel.</translation>
    </message>
</context>
<context>
    <name>BoughtForGood</name>
    <message>
        <source>By the rules of this league nothing is bought for good.</source>
        <translation>Nach den Regeln dieser Liga wird nichts dauerhaft gekauft.</translation>
    </message>
    <message>
        <source>It has no price in this edition.</source>
        <translation>Es hat in dieser Ausgabe keinen Preis.</translation>
    </message>
    <message>
        <source>That costs %1 gold pieces; %2 are left of building the team.</source>
        <translation>Das kostet %1 Goldstücke; vom Aufbau des Teams sind %2 übrig.</translation>
    </message>
</context>
<context>
    <name>Bracket</name>
    <message>
        <source>The winner is found in an odd number of games, at most %1.</source>
        <translation>Der Sieger wird in einer ungeraden Zahl von Spielen ermittelt, höchstens %1.</translation>
    </message>
    <message>
        <source>Byes of a knock-out go to the best and cannot be pinned.</source>
        <translation>Freilose einer K.-o.-Runde bekommen die Besten; sie lassen sich nicht festlegen.</translation>
    </message>
</context>
<context>
    <name>BuyBack</name>
    <message>
        <source>The price to buy a player back is a formula of %1.</source>
        <translation>Der Preis für den Rückkauf eines Spielers ist eine Formel aus %1.</translation>
    </message>
    <message>
        <source>The price to buy a player back is beyond all measure.</source>
        <translation>Der Preis für den Rückkauf eines Spielers übersteigt jedes Maß.</translation>
    </message>
</context>
<context>
    <name>CardListImport</name>
    <message>
        <source>Line %1: the card has no name.</source>
        <translation>Zeile %1: Die Karte hat keinen Namen.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no type of card; it is objective, ploy or upgrade.</source>
        <translation>Zeile %1: „%2“ ist keine Kartenart; es gibt Ziel, Finte und Aufwertung.</translation>
    </message>
    <message>
        <source>Line %1: a field is too long.</source>
        <translation>Zeile %1: Ein Feld ist zu lang.</translation>
    </message>
    <message>
        <source>Line %1: a field holds control characters.</source>
        <translation>Zeile %1: Ein Feld enthält Steuerzeichen.</translation>
    </message>
    <message>
        <source>Line %1: glory is a whole number from 0 to 20, not &quot;%2&quot;.</source>
        <translation>Zeile %1: Ruhm ist eine ganze Zahl von 0 bis 20, nicht „%2“.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no fighter&apos;s name.</source>
        <translation>Zeile %1: „%2“ ist kein Name eines Kämpfers.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; stands in the list twice.</source>
        <translation>Zeile %1: „%2“ steht zweimal in der Liste.</translation>
    </message>
    <message>
        <source>The list is not JSON: %1.</source>
        <translation>Die Liste ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>The list is too large.</source>
        <translation>Die Liste ist zu groß.</translation>
    </message>
    <message>
        <source>The list has more than %1 rows.</source>
        <translation>Die Liste hat mehr als %1 Zeilen.</translation>
    </message>
    <message>
        <source>The list holds no cards.</source>
        <translation>Die Liste enthält keine Karten.</translation>
    </message>
    <message>
        <source>Line %1: there is no warband &quot;%2&quot; yet; the card is taken, but no deck can use it before.</source>
        <translation>Zeile %1: Die Bande „%2“ gibt es noch nicht; die Karte ist übernommen, aber bis dahin kann kein Deck sie nutzen.</translation>
    </message>
    <message>
        <source>Line %1: timing is immediate or end, not &quot;%2&quot;.</source>
        <translation>Zeile %1: Der Zeitpunkt ist sofort oder Ende, nicht „%2“.</translation>
    </message>
    <message>
        <source>Line %1: reaction is yes or no, not &quot;%2&quot;.</source>
        <translation>Zeile %1: Die Reaktion ist ja oder nein, nicht „%2“.</translation>
    </message>
    <message>
        <source>Line %1: the list does not say to whom &quot;%2&quot; is restricted; choose the fighters with Edit.</source>
        <translation>Zeile %1: Die Liste sagt nicht, auf wen „%2“ beschränkt ist; wähle die Kämpfer mit Bearbeiten.</translation>
    </message>
    <message>
        <source>Line %1: there is no fighter &quot;%2&quot; yet; nobody can use the card before.</source>
        <translation>Zeile %1: Einen Kämpfer „%2“ gibt es noch nicht; bis dahin kann niemand die Karte verwenden.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; has that number already; both are kept.</source>
        <translation>Zeile %1: „%2“ hat diese Nummer schon; beide bleiben erhalten.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no modifier such as damage+1 or dice+1:charge.</source>
        <translation>Zeile %1: „%2“ ist kein Modifikator wie schaden+1 oder würfel+1:sturmangriff.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no number to add.</source>
        <translation>Zeile %1: „%2“ ist keine Zahl zum Addieren.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no moment for a reaction.</source>
        <translation>Zeile %1: „%2“ ist kein Zeitpunkt für eine Reaktion.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no duration.</source>
        <translation>Zeile %1: „%2“ ist keine Dauer.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known and was left out.</source>
        <translation>Die Spalte „%1“ ist unbekannt und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>Line %1: what stands behind the last column was left out.</source>
        <translation>Zeile %1: Was hinter der letzten Spalte steht, wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The first line must name the columns; &quot;%1&quot; and &quot;%2&quot; are needed for cards.</source>
        <translation>Die erste Zeile muss die Spalten nennen; für Karten sind „%1“ und „%2“ nötig.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; stays as it is printed; left out: %3.</source>
        <translation>Zeile %1: „%2“ bleibt, wie es gedruckt ist; weggelassen: %3.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Move %1</source>
        <translation>Bewegung %1</translation>
    </message>
    <message>
        <source>Defence %1 %2</source>
        <translation>Verteidigung %1 %2</translation>
    </message>
    <message>
        <source>Wounds %1</source>
        <translation>Wunden %1</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>Reichweite %1</translation>
    </message>
    <message>
        <source>Dice %1 %2</source>
        <translation>Würfel %1 %2</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Schaden %1</translation>
    </message>
    <message>
        <source>Cleave</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Knockback %1</source>
        <translation>Rückstoß %1</translation>
    </message>
    <message>
        <source>every adjacent enemy</source>
        <translation>jeder angrenzende Gegner</translation>
    </message>
    <message>
        <source>reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n Ruhm</numerusform>
            <numerusform>%n Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>glory ?</source>
        <translation>Ruhm ?</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>end phase</source>
        <translation>Endphase</translation>
    </message>
    <message>
        <source>for the next activation</source>
        <translation>für die nächste Aktivierung</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>every warband</source>
        <translation>jede Bande</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Ploy</source>
        <translation>Finte</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Aufwertung</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Ploys</source>
        <translation>Finten</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Aufwertungen</translation>
    </message>
    <message>
        <source>%1 (leader)</source>
        <translation>%1 (Anführer)</translation>
    </message>
</context>
<context>
    <name>CertificatePages</name>
    <message>
        <source>Certificate</source>
        <translation>Urkunde</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <translation>Trainer: %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>For the league: the commissioner</source>
        <translation>Für die Liga: die Ligaleitung</translation>
    </message>
</context>
<context>
    <name>ChainOdds</name>
    <message>
        <source>A chain has 1 to %1 steps.</source>
        <translation>Eine Kette hat 1 bis %1 Schritte.</translation>
    </message>
    <message>
        <source>A chain can have 0 to %1 team re-rolls.</source>
        <translation>Eine Kette kann 0 bis %1 Team-Wiederholungswürfe haben.</translation>
    </message>
    <message>
        <source>The chain is too long for exact numbers.</source>
        <translation>Die Kette ist zu lang für genaue Zahlen.</translation>
    </message>
    <message>
        <source>The chain has no such step.</source>
        <translation>Die Kette hat keinen solchen Schritt.</translation>
    </message>
</context>
<context>
    <name>ChainStep</name>
    <message>
        <source>&quot;%1&quot; is no step: write 3+, 3+r, 3+d, 2d4, 2d4-, armour:8 or injury:8.</source>
        <translation>„%1“ ist kein Schritt: schreibe 3+, 3+r, 3+d, 2d4, 2d4-, armour:8 oder injury:8.</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>&quot;%1&quot; does not take part.</source>
        <translation>„%1“ nimmt nicht teil.</translation>
    </message>
    <message>
        <source>A coach challenges another coach, not &quot;%1&quot;.</source>
        <translation>Ein Trainer fordert einen anderen Trainer heraus, nicht „%1“.</translation>
    </message>
    <message>
        <source>The coach of &quot;%1&quot; has challenged somebody this week already.</source>
        <translation>Der Trainer von „%1“ hat in dieser Woche schon jemanden herausgefordert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in: a third coach must.</source>
        <translation>„%1“ kann nicht einspringen: Das muss ein dritter Trainer tun.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has played &quot;%2&quot; in this competition and cannot stand in.</source>
        <translation>„%1“ hat in diesem Wettbewerb schon gegen „%2“ gespielt und kann nicht einspringen.</translation>
    </message>
</context>
<context>
    <name>ChallengeQuestions</name>
    <message>
        <source>A challenge</source>
        <translation>Eine Herausforderung</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausfordern</translation>
    </message>
    <message>
        <source>Each coach challenges once a week.</source>
        <translation>Jeder Trainer fordert einmal in der Woche heraus.</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Who challenges</source>
        <translation>Wer fordert heraus</translation>
    </message>
    <message>
        <source>Who is challenged</source>
        <translation>Wer wird herausgefordert</translation>
    </message>
    <message>
        <source>Answer to a challenge</source>
        <translation>Antwort auf eine Herausforderung</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>%1 challenges %2.</source>
        <translation>%1 fordert %2 heraus.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>accepted: they play</source>
        <translation>angenommen: sie spielen</translation>
    </message>
    <message>
        <source>declined: 2–0 for %1</source>
        <translation>abgelehnt: 2–0 für %1</translation>
    </message>
    <message>
        <source>a substitute plays</source>
        <translation>ein Ersatz spielt</translation>
    </message>
    <message>
        <source>%1 refuses the substitute: 0–2</source>
        <translation>%1 verweigert den Ersatz: 0–2</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Ersatz</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>No challenge of %1 to %2 waits for an answer.</source>
        <translation>Keine Herausforderung von %1 an %2 wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>declined: 2–0</source>
        <translation>abgelehnt: 2–0</translation>
    </message>
    <message>
        <source>%1 plays instead</source>
        <translation>%1 spielt stattdessen</translation>
    </message>
    <message>
        <source>%1 was refused: 0–2</source>
        <translation>%1 wurde verweigert: 0–2</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
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
        <source>&quot;%1&quot; is no language Dugout speaks; it speaks es, en and de.</source>
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
    <message>
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>„%1“ ist ein Wort zu viel.</translation>
    </message>
    <message>
        <source>Replaces the file of --out when it is there already.</source>
        <translation>Ersetzt die Datei von --out, wenn sie schon da ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already; --force replaces it.</source>
        <translation>„%1“ ist schon da; --force ersetzt die Datei.</translation>
    </message>
    <message>
        <source>Replaces what an earlier one has written there.</source>
        <translation>Ersetzt, was ein früherer Aufruf dort geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>--%1 changes nothing here.</source>
        <translation>--%1 ändert hier nichts.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from 1 on.</source>
        <translation>--%1 braucht eine ganze Zahl ab 1.</translation>
    </message>
</context>
<context>
    <name>CliPlaceholder</name>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>ANSWER</source>
        <translation>ANTWORT</translation>
    </message>
    <message>
        <source>AWAY</source>
        <translation>GAST</translation>
    </message>
    <message>
        <source>BY</source>
        <translation>TÄTER</translation>
    </message>
    <message>
        <source>CHALLENGED</source>
        <translation>GEFORDERTER</translation>
    </message>
    <message>
        <source>CHALLENGER</source>
        <translation>FORDERER</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>DAY</source>
        <translation>TAG</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>DECK</translation>
    </message>
    <message>
        <source>DICE</source>
        <translation>WÜRFEL</translation>
    </message>
    <message>
        <source>ENTRY</source>
        <translation>EINTRAG</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>FORMULA</source>
        <translation>FORMEL</translation>
    </message>
    <message>
        <source>GAIN</source>
        <translation>GEWINN</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>GLORY</source>
        <translation>RUHM</translation>
    </message>
    <message>
        <source>GOLD</source>
        <translation>GOLD</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>HEIM</translation>
    </message>
    <message>
        <source>INJURY</source>
        <translation>VERLETZUNG</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>SCHLÜSSEL</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>ART</translation>
    </message>
    <message>
        <source>LEAGUE</source>
        <translation>LIGA</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>LISTE</translation>
    </message>
    <message>
        <source>MATCH</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>AUSGANG</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>PAPIER</translation>
    </message>
    <message>
        <source>PERSON</source>
        <translation>PERSON</translation>
    </message>
    <message>
        <source>PLAYER</source>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>POSITION</source>
        <translation>POSITION</translation>
    </message>
    <message>
        <source>PROMPT</source>
        <translation>FRAGE</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>ROLLE</translation>
    </message>
    <message>
        <source>RULESET</source>
        <translation>REGELWERK</translation>
    </message>
    <message>
        <source>SHEET</source>
        <translation>BLATT</translation>
    </message>
    <message>
        <source>SIDE</source>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>SKIRMISH</source>
        <translation>SKIRMISH</translation>
    </message>
    <message>
        <source>STEP</source>
        <translation>SCHRITT</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SYSTEM</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TABELLE</translation>
    </message>
    <message>
        <source>TEAM</source>
        <translation>TEAM</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>ZEIT</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITEL</translation>
    </message>
    <message>
        <source>VALUE</source>
        <translation>WERT</translation>
    </message>
    <message>
        <source>WAY</source>
        <translation>WEG</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WAS</translation>
    </message>
    <message>
        <source>WHO</source>
        <translation>WER</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>WORT</translation>
    </message>
</context>
<context>
    <name>CollectionFile</name>
    <message>
        <source>This is no collection of cards.</source>
        <translation>Das ist keine Kartensammlung.</translation>
    </message>
    <message>
        <source>A newer Dugout wrote this collection.</source>
        <translation>Diese Sammlung stammt von einem neueren Dugout.</translation>
    </message>
    <message>
        <source>The collection has a fault.</source>
        <translation>Die Sammlung hat einen Fehler.</translation>
    </message>
</context>
<context>
    <name>CollectionImport</name>
    <message>
        <source>&quot;%1&quot; was replaced.</source>
        <translation>„%1“ wurde ersetzt.</translation>
    </message>
    <message>
        <source>Everything in it is there already.</source>
        <translation>Alles darin ist schon vorhanden.</translation>
    </message>
    <message>
        <source>The list is too large.</source>
        <translation>Die Liste ist zu groß.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed.</source>
        <translation>„%1“ wurde geändert.</translation>
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
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Try: dugout --help</source>
        <translation>Hilfe: dugout --help</translation>
    </message>
    <message>
        <source>exact chances of rolls, chains and attacks</source>
        <translation>genaue Chancen von Würfen, Ketten und Angriffen</translation>
    </message>
    <message>
        <source>creates, checks and copies the database</source>
        <translation>legt die Datenbank an, prüft und kopiert sie</translation>
    </message>
    <message>
        <source>builds, checks and shows teams</source>
        <translation>baut, prüft und zeigt Teams</translation>
    </message>
    <message>
        <source>plays, shows and reports matches</source>
        <translation>spielt und zeigt Spiele und schreibt Berichte</translation>
    </message>
    <message>
        <source>plays skirmishes and checks decks</source>
        <translation>spielt Skirmish und prüft Decks</translation>
    </message>
    <message>
        <source>reckons tables and draws competitions</source>
        <translation>berechnet Tabellen und lost Wettbewerbe aus</translation>
    </message>
    <message>
        <source>opens a match, skirmish or league to phones</source>
        <translation>öffnet ein Spiel, Skirmish oder eine Liga für Handys</translation>
    </message>
    <message>
        <source>The answer could not be written whole: there may be no room left where it goes.</source>
        <translation>Die Antwort konnte nicht vollständig geschrieben werden: Vielleicht ist dort, wohin sie geht, kein Platz mehr.</translation>
    </message>
</context>
<context>
    <name>CompetitionDialog</name>
    <message>
        <source>2–1 gives %1, 1–1 gives %2, 1–2 gives %3.</source>
        <translation>2–1 gibt %1, 1–1 gibt %2, 1–2 gibt %3.</translation>
    </message>
</context>
<context>
    <name>CompetitionRules</name>
    <message>
        <source>A phase has at most %1 rounds.</source>
        <translation>Eine Phase hat höchstens %1 Runden.</translation>
    </message>
    <message>
        <source>Everybody can meet everybody 1 to %1 times.</source>
        <translation>Jeder kann 1- bis %1-mal gegen jeden spielen.</translation>
    </message>
    <message>
        <source>There are 1 to %1 divisions.</source>
        <translation>Es gibt 1 bis %1 Staffeln.</translation>
    </message>
    <message>
        <source>A tie is the best of an odd number of games, at most %1.</source>
        <translation>Ein Duell geht über eine ungerade Zahl von Spielen, höchstens %1.</translation>
    </message>
    <message>
        <source>At most %1 can qualify.</source>
        <translation>Höchstens %1 können sich qualifizieren.</translation>
    </message>
    <message>
        <source>A competition needs a name.</source>
        <translation>Ein Wettbewerb braucht einen Namen.</translation>
    </message>
    <message>
        <source>A competition has 1 to %1 phases.</source>
        <translation>Ein Wettbewerb hat 1 bis %1 Phasen.</translation>
    </message>
    <message>
        <source>A number of results or touchdowns is out of range.</source>
        <translation>Eine Zahl von Ergebnissen oder Touchdowns ist außerhalb des Möglichen.</translation>
    </message>
    <message>
        <source>A competition is of matches or of skirmishes.</source>
        <translation>Ein Wettbewerb besteht aus Spielen oder aus Skirmish-Begegnungen.</translation>
    </message>
    <message>
        <source>A squad has 2 to %1 members.</source>
        <translation>Eine Mannschaft hat 2 bis %1 Mitglieder.</translation>
    </message>
    <message>
        <source>Squads are drawn against each other: a ladder and open play are for single teams.</source>
        <translation>Mannschaften werden gegeneinander ausgelost: Rangliste und freies Spiel sind für einzelne Teams.</translation>
    </message>
</context>
<context>
    <name>Complaint</name>
    <message>
        <source>an id of lower-case letters, digits and hyphens is needed</source>
        <translation>eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen ist nötig</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an id</source>
        <translation>„%1“ ist keine Kennung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is listed twice</source>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>a text is needed</source>
        <translation>ein Text ist nötig</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>der Text ist zu lang</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>eine ganze Zahl ist nötig</translation>
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
        <source>an object is needed</source>
        <translation>ein Objekt ist nötig</translation>
    </message>
    <message>
        <source>these are too many</source>
        <translation>das sind zu viele</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here</source>
        <translation>„%1“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>this field is not known here</source>
        <translation>dieses Feld ist hier unbekannt</translation>
    </message>
    <message>
        <source>; did you mean &quot;%1&quot;?</source>
        <translation>; gemeint ist wohl „%1“?</translation>
    </message>
    <message>
        <source>the text is missing in &quot;%1&quot;</source>
        <translation>der Text fehlt in „%1“</translation>
    </message>
    <message>
        <source>one of these is needed: %1</source>
        <translation>eines von diesen ist nötig: %1</translation>
    </message>
</context>
<context>
    <name>CorrectionChain</name>
    <message>
        <source>&quot;%1&quot; is over and would be open again: some of its entries no longer fit.</source>
        <translation>„%1“ ist beendet und wäre wieder offen: Einige Einträge passen nicht mehr.</translation>
    </message>
    <message>
        <source>%1 has spent gold that it would no longer have had and would owe %2.</source>
        <translation>%1 hat Gold ausgegeben, das dann nicht da gewesen wäre, und würde %2 schulden.</translation>
    </message>
</context>
<context>
    <name>CorrectionCommand</name>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>This no longer fits: %1</source>
        <translation>Das passt nicht mehr: %1</translation>
    </message>
    <message>
        <source>This has to be decided now, before: %1</source>
        <translation>Das ist jetzt zu entscheiden, vor: %1</translation>
    </message>
    <message>
        <source>Answer with --then PROMPT=VALUE, with --then out where it did not happen, or put it off with --later.</source>
        <translation>Antworten mit --then FRAGE=WERT, mit --then out, wo es nicht geschehen ist, oder mit --later aufschieben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; answers nothing: nothing more is asked.</source>
        <translation>„%1“ beantwortet nichts: Mehr wird nicht gefragt.</translation>
    </message>
    <message>
        <source>Nothing was changed yet: --accept stands for both coaches&apos; word on this.</source>
        <translation>Noch wurde nichts geändert: --accept steht für die Zustimmung beider Trainer.</translation>
    </message>
    <message>
        <source>There is no entry &quot;%1&quot;; they are numbered from 1 to %2.</source>
        <translation>Es gibt keinen Eintrag „%1“; sie sind von 1 bis %2 nummeriert.</translation>
    </message>
    <message>
        <source>The answer to what a change of a kept match asks again, in order: PROMPT=VALUE, or out.</source>
        <translation>Die Antwort auf das, was die Änderung eines gespeicherten Spiels erneut fragt, der Reihe nach: FRAGE=WERT oder out.</translation>
    </message>
    <message>
        <source>Leaves what is asked again to be decided later.</source>
        <translation>Lässt offen, was erneut gefragt wird, um es später zu entscheiden.</translation>
    </message>
    <message>
        <source>Accepts what a change of a kept match does to later matches and to the sheets.</source>
        <translation>Nimmt an, was die Änderung eines gespeicherten Spiels an späteren Spielen und an den Bögen bewirkt.</translation>
    </message>
    <message>
        <source>Corrects an answer of a kept match, however long ago it was, and carries it through every match since.</source>
        <translation>Berichtigt eine Antwort eines gespeicherten Spiels, wie lange sie auch her ist, und führt das durch alle Spiele seither fort.</translation>
    </message>
    <message>
        <source>Which entry of the log, from 1 on.</source>
        <translation>Welcher Eintrag des Protokolls, ab 1.</translation>
    </message>
    <message>
        <source>What stands there afterwards, PROMPT=VALUE; said again for each answer of the entry.</source>
        <translation>Was danach dort steht, FRAGE=WERT; für jede Antwort des Eintrags wiederholt.</translation>
    </message>
    <message>
        <source>Puts it before the entry instead.</source>
        <translation>Setzt es stattdessen vor den Eintrag.</translation>
    </message>
    <message>
        <source>Takes the entry out.</source>
        <translation>Nimmt den Eintrag heraus.</translation>
    </message>
    <message>
        <source>Say --with or --remove.</source>
        <translation>--with oder --remove ist anzugeben.</translation>
    </message>
    <message>
        <source>Decides what a kept match waits for: what no longer fits in it, or what becomes of sheets that were changed while it was played.</source>
        <translation>Entscheidet, worauf ein gespeichertes Spiel wartet: was darin nicht mehr passt oder was aus Bögen wird, die während des Spiels geändert wurden.</translation>
    </message>
    <message>
        <source>Leaves the sheets as they are: the match counts, and changes no team.</source>
        <translation>Lässt die Bögen, wie sie sind: Das Spiel zählt und ändert kein Team.</translation>
    </message>
    <message>
        <source>Nothing in this match waits for a decision.</source>
        <translation>In diesem Spiel wartet nichts auf eine Entscheidung.</translation>
    </message>
    <message>
        <source>What becomes of gold that was spent since and would no longer have been there: keep or forgive.</source>
        <translation>Was aus Gold wird, das seither ausgegeben wurde und dann nicht da gewesen wäre: keep (Schulden) oder forgive (erlassen).</translation>
    </message>
    <message>
        <source>Lets later matches that are over be open again where their entries no longer fit.</source>
        <translation>Lässt spätere, beendete Spiele wieder offen sein, wo ihre Einträge nicht mehr passen.</translation>
    </message>
    <message>
        <source>Say --debts keep or --debts forgive.</source>
        <translation>Gib --debts keep oder --debts forgive an.</translation>
    </message>
    <message>
        <source>Say --reopen if that is meant.</source>
        <translation>Gib --reopen an, wenn das gemeint ist.</translation>
    </message>
</context>
<context>
    <name>CorrectionPreview</name>
    <message>
        <source>Nothing else changes: no team, table, pair, prize or rating.</source>
        <translation>Sonst ändert sich nichts: kein Team, keine Tabelle, keine Paarung, kein Preis, keine Wertung.</translation>
    </message>
</context>
<context>
    <name>CsvReading</name>
    <message>
        <source>Line %1: a quotation mark is not closed.</source>
        <translation>Zeile %1: Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
</context>
<context>
    <name>DataTree</name>
    <message>
        <source>This file is nested deeper than any team is; it is not read.</source>
        <translation>Diese Datei ist tiefer verschachtelt als jedes Team; sie wird nicht gelesen.</translation>
    </message>
    <message>
        <source>This file holds more than any team does; it is not read.</source>
        <translation>Diese Datei enthält mehr als jedes Team; sie wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The letters of this file are not written in the encoding it claims.</source>
        <translation>Der Text dieser Datei steht nicht in der Kodierung, die sie angibt.</translation>
    </message>
    <message>
        <source>This file is damaged or cut off; line %1 cannot be read.</source>
        <translation>Diese Datei ist beschädigt oder abgeschnitten; Zeile %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This file declares XML entities of its own, which no team needs; it is not read.</source>
        <translation>Diese Datei deklariert eigene XML-Entitäten, die kein Team braucht; sie wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The file is too large for a team.</source>
        <translation>Die Datei ist zu groß für ein Team.</translation>
    </message>
</context>
<context>
    <name>DbCommand</name>
    <message>
        <source>sqlite:PATH or postgresql://user@host/database instead of the database in the data folder.</source>
        <translation>sqlite:PFAD oder postgresql://benutzer@rechner/datenbank statt der Datenbank im Datenordner.</translation>
    </message>
    <message>
        <source>Creates the database; one that is there is left alone.</source>
        <translation>Legt die Datenbank an; eine vorhandene bleibt unangetastet.</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>%1 wurde angelegt.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 is sound.</source>
        <translation>%1 ist in Ordnung.</translation>
    </message>
    <message>
        <source>It is from an older Dugout; `dugout db migrate` brings it up to date.</source>
        <translation>Sie stammt von einem älteren Dugout; `dugout db migrate` bringt sie auf den neuen Stand.</translation>
    </message>
    <message>
        <source>Teams, leagues and other documents: %1</source>
        <translation>Teams, Ligen und andere Dokumente: %1</translation>
    </message>
    <message>
        <source>Games: %1, their events: %2</source>
        <translation>Spiele: %1, ihre Ereignisse: %2</translation>
    </message>
    <message>
        <source>Looks for damage and changes nothing.</source>
        <translation>Sucht nach Schäden und ändert nichts.</translation>
    </message>
    <message>
        <source>Copies the whole database into a new SQLite file, also while it is in use.</source>
        <translation>Kopiert die ganze Datenbank in eine neue SQLite-Datei, auch während sie benutzt wird.</translation>
    </message>
    <message>
        <source>The file to write; it must not exist yet.</source>
        <translation>Die Datei, die geschrieben wird; es darf sie noch nicht geben.</translation>
    </message>
    <message>
        <source>Copied %1 to %2.</source>
        <translation>%1 wurde nach %2 kopiert.</translation>
    </message>
    <message>
        <source>Brings a database of an older Dugout up to date, after making a copy of it.</source>
        <translation>Bringt die Datenbank eines älteren Dugout auf den neuen Stand, nachdem sie kopiert wurde.</translation>
    </message>
    <message>
        <source>Brought %1 up to date.</source>
        <translation>%1 wurde auf den neuen Stand gebracht.</translation>
    </message>
    <message>
        <source>%1 is up to date.</source>
        <translation>%1 ist auf dem neuesten Stand.</translation>
    </message>
    <message>
        <source>The copy from before is %1.</source>
        <translation>Die Kopie des vorigen Stands ist %1.</translation>
    </message>
    <message>
        <source>creates the database</source>
        <translation>legt die Datenbank an</translation>
    </message>
    <message>
        <source>looks for damage</source>
        <translation>sucht nach Schäden</translation>
    </message>
    <message>
        <source>copies the database into a new file</source>
        <translation>kopiert die Datenbank in eine neue Datei</translation>
    </message>
    <message>
        <source>brings an older database up to date</source>
        <translation>bringt eine ältere Datenbank auf den neuen Stand</translation>
    </message>
    <message>
        <source>%1 is damaged; please go back to a backup copy with &quot;dugout db restore&quot;.</source>
        <translation>%1 ist beschädigt; bitte kehre mit „dugout db restore“ zu einer Sicherungskopie zurück.</translation>
    </message>
    <message>
        <source>%1 is whole, but Dugout cannot read everything in it.</source>
        <translation>%1 ist heil, aber Dugout kann nicht alles darin lesen.</translation>
    </message>
    <message>
        <source>lists copies and goes back to one</source>
        <translation>listet Kopien auf und kehrt zu einer zurück</translation>
    </message>
    <message>
        <source>Goes on although the database was left open on another computer.</source>
        <translation>Macht weiter, obwohl die Datenbank auf einem anderen Rechner offen gelassen wurde.</translation>
    </message>
    <message>
        <source>To go on, say it again with --take-over.</source>
        <translation>Um weiterzumachen, wiederhole den Befehl mit --take-over.</translation>
    </message>
    <message>
        <source>There is no copy of %1 in %2.</source>
        <translation>In %2 gibt es keine Kopie von %1.</translation>
    </message>
    <message>
        <source>The copies of %1 in %2, the newest first:</source>
        <translation>Die Kopien von %1 in %2, die neueste zuerst:</translation>
    </message>
    <message>
        <source>Lists the copies of the database, or puts one of them in its place.</source>
        <translation>Listet die Kopien der Datenbank auf oder setzt eine davon an ihre Stelle.</translation>
    </message>
    <message>
        <source>The copy; without it all are listed.</source>
        <translation>Die Kopie; ohne sie werden alle aufgelistet.</translation>
    </message>
    <message>
        <source>Replaces the database that is there, which is kept beside it under another name.</source>
        <translation>Ersetzt die vorhandene Datenbank, die unter anderem Namen daneben erhalten bleibt.</translation>
    </message>
    <message>
        <source>%1 is now what %2 holds.</source>
        <translation>%1 ist jetzt auf dem Stand von %2.</translation>
    </message>
    <message>
        <source>What was there before is kept as %1.</source>
        <translation>Was vorher dort war, bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Does not play the kept matches again.</source>
        <translation>Spielt die gespeicherten Spiele nicht noch einmal durch.</translation>
    </message>
    <message>
        <source>Lets a kept match count as today&apos;s rules have it, in its result, in the sheets and in every match since.</source>
        <translation>Lässt ein gespeichertes Spiel so zählen, wie es die heutigen Regeln ergeben: im Ergebnis, auf den Bögen und in allen Spielen seither.</translation>
    </message>
</context>
<context>
    <name>DbResults</name>
    <message>
        <source>&quot;%1&quot; counts as today&apos;s rules have it.</source>
        <translation>„%1“ zählt so, wie es die heutigen Regeln ergeben.</translation>
    </message>
</context>
<context>
    <name>DeckListImport</name>
    <message>
        <source>Line %1: a field is too long or holds control characters.</source>
        <translation>Zeile %1: Ein Feld ist zu lang oder enthält Steuerzeichen.</translation>
    </message>
    <message>
        <source>Line %1: a deck and a card are needed.</source>
        <translation>Zeile %1: Ein Deck und eine Karte sind nötig.</translation>
    </message>
    <message>
        <source>Line %1: there is no warband &quot;%2&quot;.</source>
        <translation>Zeile %1: Es gibt keine Bande „%2“.</translation>
    </message>
    <message>
        <source>Line %1: there is no card &quot;%2&quot;.</source>
        <translation>Zeile %1: Es gibt keine Karte „%2“.</translation>
    </message>
    <message>
        <source>The deck &quot;%1&quot; has no warband.</source>
        <translation>Das Deck „%1“ hat keine Bande.</translation>
    </message>
    <message>
        <source>The list holds no decks.</source>
        <translation>Die Liste enthält keine Decks.</translation>
    </message>
</context>
<context>
    <name>DeckSheetPages</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>Inspired when: %1</source>
        <translation>Inspiriert, wenn: %1</translation>
    </message>
    <message>
        <source>Inspired: %1</source>
        <translation>Inspiriert: %1</translation>
    </message>
    <message>
        <source>%1 – deck list</source>
        <translation>%1 – Deckliste</translation>
    </message>
    <message>
        <source>%1 – reference sheet</source>
        <translation>%1 – Übersichtsblatt</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
</context>
<context>
    <name>DeleteQuestion</name>
    <message>
        <source>Delete &quot;%1&quot; for good? This cannot be undone.</source>
        <translation>„%1“ endgültig löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>DeskSpeech</name>
    <message>
        <source>%1 looks at the cards</source>
        <translation>%1 sieht die Karten an</translation>
    </message>
    <message>
        <source>Dugout draws, face down</source>
        <translation>Dugout zieht verdeckt</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Spielbrett drehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>Gib das Gerät an %1</translation>
    </message>
    <message>
        <source>The cards of %1</source>
        <translation>Die Karten von %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <translation>Die anderen sehen weg.</translation>
    </message>
    <message>
        <source>Nobody else looks. Hide them before you hand the device back.</source>
        <translation>Niemand sonst sieht hin. Verdecke sie, bevor du das Gerät zurückgibst.</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Karten verdecken</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>Was tut %1?</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Action phase</source>
        <translation>Aktionsphase</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Endphase</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächster Platz</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Voriger Platz</translation>
    </message>
    <message>
        <source>Here (place %1 of %2)</source>
        <translation>Hier (Platz %1 von %2)</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Choose on the battlefield</source>
        <translation>Auf dem Schlachtfeld wählen</translation>
    </message>
</context>
<context>
    <name>DraftQuestions</name>
    <message>
        <source>Former players</source>
        <translation>Frühere Spieler</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Draft the team anew</source>
        <translation>Team neu aufstellen</translation>
    </message>
    <message>
        <source>Draft anew</source>
        <translation>Neu aufstellen</translation>
    </message>
    <message>
        <source>Gold raised in downtime</source>
        <translation>Gold aus der Pause</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Buy players back</source>
        <translation>Spieler zurückkaufen</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Zurückkaufen</translation>
    </message>
    <message>
        <source>%1 has %2 gold to build with. The rest is hired in Teams.</source>
        <translation>%1 hat %2 Gold zum Aufbauen. Der Rest wird unter Teams angeheuert.</translation>
    </message>
    <message>
        <source>%1 is built anew with the gold it has besides the budget. Its players can be bought back; then it is registered again.</source>
        <translation>%1 wird neu aufgebaut, mit dem Budget und dem Gold, das es hat. Seine Spieler können zurückgekauft werden; danach wird es wieder angemeldet.</translation>
    </message>
    <message>
        <source>Star, sponsors, stadium and trophies stay</source>
        <translation>Star, Sponsoren, Stadion und Trophäen bleiben</translation>
    </message>
    <message>
        <source>%1 lacks %2 gold for these.</source>
        <translation>%1 fehlen dafür %2 Gold.</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>A draw needs between %1 and %2 teams.</source>
        <translation>Eine Auslosung braucht zwischen %1 und %2 Teams.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes part twice.</source>
        <translation>„%1“ nimmt zweimal teil.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is pinned but does not take part.</source>
        <translation>„%1“ ist festgelegt, nimmt aber nicht teil.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is pinned twice.</source>
        <translation>„%1“ ist zweimal festgelegt.</translation>
    </message>
</context>
<context>
    <name>EditionMove</name>
    <message>
        <source>Move to another edition</source>
        <translation>In andere Ausgabe übertragen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Es ändert sich nichts.</translation>
    </message>
    <message>
        <source>Move the team</source>
        <translation>Team umstellen</translation>
    </message>
</context>
<context>
    <name>Encounter</name>
    <message>
        <source>Glory of a game lies between 0 and %1.</source>
        <translation>Der Ruhm einer Partie liegt zwischen 0 und %1.</translation>
    </message>
    <message>
        <source>The one with more glory wins a game: say a winner only where it is level.</source>
        <translation>Wer mehr Ruhm hat, gewinnt die Partie: Nenne einen Sieger nur bei Gleichstand.</translation>
    </message>
    <message>
        <source>Whoever wins the first two games has won: there is no third.</source>
        <translation>Wer die ersten beiden Partien gewinnt, hat gewonnen: Eine dritte gibt es nicht.</translation>
    </message>
    <message>
        <source>Play three games, unless one side wins the first two.</source>
        <translation>Spielt drei Partien, es sei denn, eine Seite gewinnt die ersten beiden.</translation>
    </message>
    <message>
        <source>It is decided already: something is told that did not count.</source>
        <translation>Es ist schon entschieden: Es wurde etwas angegeben, das nicht zählte.</translation>
    </message>
    <message>
        <source>Games and glory are level: say who was left standing after sudden death, or who won the roll-off when nobody was.</source>
        <translation>Partien und Ruhm sind gleich: Sag, wer nach der Verlängerung auf Leben und Tod noch stand oder, wenn niemand, wer das Stechen gewann.</translation>
    </message>
    <message>
        <source>Games are level: the glory of all three decides.</source>
        <translation>Die Partien sind gleich verteilt: Der Ruhm aus allen dreien entscheidet.</translation>
    </message>
    <message>
        <source>The band that was out of action in the third game loses.</source>
        <translation>Die Bande, die in der dritten Partie außer Gefecht war, verliert.</translation>
    </message>
    <message>
        <source>Sudden death decides.</source>
        <translation>Die Verlängerung auf Leben und Tod entscheidet.</translation>
    </message>
    <message>
        <source>The roll-off decides.</source>
        <translation>Das Stechen entscheidet.</translation>
    </message>
    <message>
        <source>The encounter is drawn.</source>
        <translation>Die Begegnung endet unentschieden.</translation>
    </message>
</context>
<context>
    <name>EncounterQuestion</name>
    <message>
        <source>%1 %2:%3 %4 in games, %5:%6 in glory.</source>
        <translation>%1 %2:%3 %4 nach Partien, %5:%6 nach Ruhm.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1 ist nicht angetreten</translation>
    </message>
    <message>
        <source>nobody came</source>
        <translation>niemand angetreten</translation>
    </message>
    <message>
        <source>Game %1: glory of %2</source>
        <translation>Partie %1: Ruhm von %2</translation>
    </message>
    <message>
        <source>Game %1, glory level: won by</source>
        <translation>Partie %1, Ruhm gleich: gewonnen von</translation>
    </message>
    <message>
        <source>Out of action after game 3</source>
        <translation>Außer Gefecht nach Partie 3</translation>
    </message>
    <message>
        <source>neither band</source>
        <translation>keine der beiden Banden</translation>
    </message>
    <message>
        <source>both bands</source>
        <translation>beide Banden</translation>
    </message>
    <message>
        <source>Left standing after sudden death</source>
        <translation>Stand nach der Verlängerung noch</translation>
    </message>
    <message>
        <source>Won the roll-off</source>
        <translation>Gewann das Stechen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>It is being played, and the result comes by itself. If nobody plays on, award it: that stands, whatever becomes of the games.</source>
        <translation>Sie wird gerade gespielt, und das Ergebnis kommt von selbst. Spielt niemand weiter, lässt sie sich hier am grünen Tisch entscheiden: Das bleibt, was auch aus den Partien wird.</translation>
    </message>
</context>
<context>
    <name>EntryReader</name>
    <message>
        <source>it is not said when this card is played</source>
        <translation>es fehlt, wann diese Karte gespielt wird</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>true oder false ist nötig</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is listed twice</source>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>an object of numbers is needed</source>
        <translation>ein Objekt aus Zahlen ist nötig</translation>
    </message>
    <message>
        <source>an object is needed</source>
        <translation>ein Objekt ist nötig</translation>
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
        <source>there is no &quot;%1&quot;</source>
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
        <source>the range of &quot;%1&quot; overlaps another</source>
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
        <source>&quot;%1&quot; are no dice</source>
        <translation>„%1“ sind keine Würfel</translation>
    </message>
    <message>
        <source>a die has 1 to %1 faces</source>
        <translation>ein Würfel hat 1 bis %1 Seiten</translation>
    </message>
    <message>
        <source>a table is missing</source>
        <translation>eine Tabelle fehlt</translation>
    </message>
    <message>
        <source>a skill is missing</source>
        <translation>eine Fähigkeit fehlt</translation>
    </message>
    <message>
        <source>a roll is missing</source>
        <translation>ein Wurf fehlt</translation>
    </message>
    <message>
        <source>a result is missing</source>
        <translation>ein Ergebnis fehlt</translation>
    </message>
    <message>
        <source>a hex is two whole numbers</source>
        <translation>ein Feld besteht aus zwei ganzen Zahlen</translation>
    </message>
    <message>
        <source>a board without hexes</source>
        <translation>ein Spielbrett ohne Felder</translation>
    </message>
    <message>
        <source>a warband without fighters</source>
        <translation>eine Bande ohne Kämpfer</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>&quot;%1&quot; extends itself by this</source>
        <translation>„%1“ erweitert sich damit selbst</translation>
    </message>
    <message>
        <source>more than %1 rulesets stand one on another</source>
        <translation>mehr als %1 Regelwerke bauen aufeinander auf</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a fault itself</source>
        <translation>„%1“ hat selbst einen Fehler</translation>
    </message>
    <message>
        <source>nobody reads &quot;%1&quot;</source>
        <translation>niemand liest „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing here</source>
        <translation>„%1“ bedeutet hier nichts</translation>
    </message>
    <message>
        <source>nobody carries out the effect &quot;%1&quot;</source>
        <translation>niemand führt die Wirkung „%1“ aus</translation>
    </message>
    <message>
        <source>there is no moment &quot;%1&quot;</source>
        <translation>es gibt keinen Zeitpunkt „%1“</translation>
    </message>
    <message>
        <source>nobody carries out &quot;%1&quot;; what is only to be read says &quot;told&quot;: true</source>
        <translation>niemand führt „%1“ aus; was nur zu lesen ist, sagt &quot;told&quot;: true</translation>
    </message>
    <message>
        <source>an effect is missing</source>
        <translation>eine Wirkung fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is carried out, and cannot only be told</source>
        <translation>„%1“ wird ausgeführt und kann nicht nur zu lesen sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does nothing without &quot;%2&quot;</source>
        <translation>„%1“ bewirkt nichts ohne „%2“</translation>
    </message>
    <message>
        <source>the effect &quot;%1&quot; needs a moment &quot;at&quot;</source>
        <translation>die Wirkung „%1“ braucht einen Zeitpunkt „at“</translation>
    </message>
    <message>
        <source>nobody carries out the effect &quot;%1&quot; at the moment &quot;%2&quot;</source>
        <translation>niemand führt die Wirkung „%1“ zum Zeitpunkt „%2“ aus</translation>
    </message>
    <message>
        <source>the effect &quot;%1&quot; is carried out only where a table is rolled on by itself: roll on one with &quot;%2&quot;</source>
        <translation>die Wirkung „%1“ wird nur ausgeführt, wo eigens auf eine Tabelle gewürfelt wird: mit „%2“ auf eine würfeln</translation>
    </message>
    <message>
        <source>a result does something only at the moment &quot;%1&quot;</source>
        <translation>ein Ergebnis tut nur zum Zeitpunkt „%1“ etwas</translation>
    </message>
    <message>
        <source>the effect &quot;%1&quot; holds all the time and has no moment &quot;at&quot;</source>
        <translation>die Wirkung „%1“ gilt die ganze Zeit und hat keinen Zeitpunkt „at“</translation>
    </message>
    <message>
        <source>this id stands here twice</source>
        <translation>diese Kennung steht hier zweimal</translation>
    </message>
    <message>
        <source>true, false, a number or a word is needed</source>
        <translation>true, false, eine Zahl oder ein Wort wird gebraucht</translation>
    </message>
</context>
<context>
    <name>EventLine</name>
    <message>
        <source>%1 takes part in %2.</source>
        <translation>%1 nimmt an %2 teil.</translation>
    </message>
    <message>
        <source>%1 is founded.</source>
        <translation>%1 wird gegründet.</translation>
    </message>
    <message>
        <source>The league is called %1 now.</source>
        <translation>Die Liga heißt jetzt %1.</translation>
    </message>
    <message>
        <source>Other rules hold from round %1 on.</source>
        <translation>Ab Runde %1 gelten andere Regeln.</translation>
    </message>
    <message>
        <source>The record of %1 is changed.</source>
        <translation>Die Angaben zu %1 werden geändert.</translation>
    </message>
    <message>
        <source>%1 joins as a coach.</source>
        <translation>%1 kommt als Trainer dazu.</translation>
    </message>
    <message>
        <source>%1 is no longer a coach here.</source>
        <translation>%1 ist hier kein Trainer mehr.</translation>
    </message>
    <message>
        <source>%1 is registered.</source>
        <translation>%1 wird angemeldet.</translation>
    </message>
    <message>
        <source>%1 retires.</source>
        <translation>%1 tritt für immer ab.</translation>
    </message>
    <message>
        <source>%1 leaves the league.</source>
        <translation>%1 verlässt die Liga.</translation>
    </message>
    <message>
        <source>%1 is handed on to %2.</source>
        <translation>%1 geht an %2 über.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>%1 is over.</source>
        <translation>%1 ist vorbei.</translation>
    </message>
    <message>
        <source>%1 is announced.</source>
        <translation>%1 wird angekündigt.</translation>
    </message>
    <message>
        <source>%1 is played by other rules.</source>
        <translation>%1 wird nach anderen Regeln gespielt.</translation>
    </message>
    <message>
        <source>%1 is called off.</source>
        <translation>%1 wird abgesagt.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <translation>%1 verlässt %2.</translation>
    </message>
    <message>
        <source>Lots are drawn in %1.</source>
        <translation>In %1 wird gelost.</translation>
    </message>
    <message>
        <source>%1: phase %2 begins.</source>
        <translation>%1: Phase %2 beginnt.</translation>
    </message>
    <message>
        <source>%1: round %2 is drawn.</source>
        <translation>%1: Runde %2 wird ausgelost.</translation>
    </message>
    <message>
        <source>%1: rounds %2 to %3 are drawn.</source>
        <translation>%1: Runden %2 bis %3 werden ausgelost.</translation>
    </message>
    <message>
        <source>%1: round %2 is taken back.</source>
        <translation>%1: Runde %2 wird zurückgenommen.</translation>
    </message>
    <message>
        <source>%1: round %2 is published.</source>
        <translation>%1: Runde %2 wird veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 has a bye now.</source>
        <translation>%1 hat jetzt ein Freilos.</translation>
    </message>
    <message>
        <source>By hand: %1 against %2.</source>
        <translation>Von Hand: %1 gegen %2.</translation>
    </message>
    <message>
        <source>%1 stays as it is drawn.</source>
        <translation>%1 bleibt, wie es gelost ist.</translation>
    </message>
    <message>
        <source>%1 may be drawn anew.</source>
        <translation>%1 darf neu gelost werden.</translation>
    </message>
    <message>
        <source>%1 is arranged.</source>
        <translation>%1 wird angesetzt.</translation>
    </message>
    <message>
        <source>%1 waits for its match again.</source>
        <translation>%1 wartet wieder auf sein Spiel.</translation>
    </message>
    <message>
        <source>%1: neither side came.</source>
        <translation>%1: Keine Seite ist erschienen.</translation>
    </message>
    <message>
        <source>%1 has a bye.</source>
        <translation>%1 hat ein Freilos.</translation>
    </message>
    <message>
        <source>%1 is awarded %2.</source>
        <translation>%1 wird %2 gewertet.</translation>
    </message>
    <message>
        <source>%1 ends %2.</source>
        <translation>%1 endet %2.</translation>
    </message>
    <message>
        <source>%1 has no result any more.</source>
        <translation>%1 hat kein Ergebnis mehr.</translation>
    </message>
    <message>
        <source>%1 signs %2.</source>
        <translation>%1 unterschreibt %2.</translation>
    </message>
    <message>
        <source>%1: %2 points by hand in %3.</source>
        <translation>%1: %2 Punkte von Hand in %3.</translation>
    </message>
    <message>
        <source>%1 challenges %2.</source>
        <translation>%1 fordert %2 heraus.</translation>
    </message>
    <message>
        <source>The challenge is open again.</source>
        <translation>Die Herausforderung ist wieder offen.</translation>
    </message>
    <message>
        <source>The challenge is accepted.</source>
        <translation>Die Herausforderung wird angenommen.</translation>
    </message>
    <message>
        <source>The challenge is declined.</source>
        <translation>Die Herausforderung wird abgelehnt.</translation>
    </message>
    <message>
        <source>%1 takes the challenge up as a substitute.</source>
        <translation>%1 nimmt die Herausforderung als Ersatz an.</translation>
    </message>
    <message>
        <source>The challenger refuses to play %1.</source>
        <translation>Der Herausforderer will nicht gegen %1 spielen.</translation>
    </message>
    <message>
        <source>%1 wins: %2.</source>
        <translation>%1 gewinnt: %2.</translation>
    </message>
    <message>
        <source>Nobody has %1 any more.</source>
        <translation>Niemand hat %1 mehr.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 gehört %2.</translation>
    </message>
    <message>
        <source>%1 disputes %2: %3</source>
        <translation>%1 bestreitet %2: %3</translation>
    </message>
    <message>
        <source>%1 and %2 are paired.</source>
        <translation>%1 und %2 bilden eine Paarung.</translation>
    </message>
    <message>
        <source>%1 is drafted anew.</source>
        <translation>%1 wird neu aufgestellt.</translation>
    </message>
    <message>
        <source>%1 is registered again.</source>
        <translation>%1 wird wieder angemeldet.</translation>
    </message>
    <message>
        <source>The sheet of %1 changes.</source>
        <translation>Der Teambogen von %1 ändert sich.</translation>
    </message>
    <message>
        <source>%1: %2 did not come.</source>
        <translation>%1: %2 ist nicht angetreten.</translation>
    </message>
    <message>
        <source>%1: %2 counts now instead of %3.</source>
        <translation>%1: %2 zählt nun statt %3.</translation>
    </message>
    <message>
        <source>Its results do not count.</source>
        <translation>Seine Ergebnisse zählen nicht.</translation>
    </message>
    <message>
        <source>Its results go to the opponents.</source>
        <translation>Seine Ergebnisse gehen an die Gegner.</translation>
    </message>
    <message>
        <source>%1 buys former players back.</source>
        <translation>%1 kauft frühere Spieler zurück.</translation>
    </message>
    <message>
        <source>%1 buys nothing for good.</source>
        <translation>%1 kauft nichts dauerhaft.</translation>
    </message>
    <message>
        <source>%1 buys for all its matches: %2.</source>
        <translation>%1 kauft für alle seine Spiele: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to no club any more.</source>
        <translation>%1 gehört zu keinem Verein mehr.</translation>
    </message>
    <message>
        <source>%1 belongs to the club %2 now.</source>
        <translation>%1 gehört jetzt zum Verein %2.</translation>
    </message>
    <message>
        <source>Competitions that begin later take them from their first round.</source>
        <translation>Wettbewerbe, die später beginnen, haben sie ab ihrer ersten Runde.</translation>
    </message>
</context>
<context>
    <name>ExportNotes</name>
    <message>
        <source>team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>This player is not written.</source>
        <translation>Dieser Spieler wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>There is no place for this.</source>
        <translation>Dafür ist kein Platz.</translation>
    </message>
    <message>
        <source>This becomes %1.</source>
        <translation>Daraus wird %1.</translation>
    </message>
    <message>
        <source>Those who left the team have no place.</source>
        <translation>Für Ausgeschiedene ist kein Platz.</translation>
    </message>
</context>
<context>
    <name>FieldReader</name>
    <message>
        <source>This text is too long; only its first %1 characters are kept.</source>
        <translation>Dieser Text ist zu lang; nur die ersten %1 Zeichen bleiben erhalten.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Hier ist eine ganze Zahl nötig.</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is needed here.</source>
        <translation>Hier ist eine Zahl von %1 bis %2 nötig.</translation>
    </message>
    <message>
        <source>Dugout keeps nothing of this kind.</source>
        <translation>So etwas führt Dugout nicht.</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Completions</source>
        <translation>Gelungene Pässe</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Abgefangene Pässe</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Wertvollster Spieler</translation>
    </message>
    <message>
        <source>Points from awards</source>
        <translation>Punkte aus Auszeichnungen</translation>
    </message>
    <message>
        <source>Movement lost</source>
        <translation>Bewegung verloren</translation>
    </message>
    <message>
        <source>Strength lost</source>
        <translation>Stärke verloren</translation>
    </message>
    <message>
        <source>Agility lost</source>
        <translation>Geschick verloren</translation>
    </message>
    <message>
        <source>Armour lost</source>
        <translation>Rüstung verloren</translation>
    </message>
    <message>
        <source>Niggling injuries</source>
        <translation>Bleibende Verletzungen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Star player</source>
        <translation>Starspieler</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Verbesserungen</translation>
    </message>
    <message>
        <source>Skills without a roll</source>
        <translation>Fähigkeiten ohne Wurf</translation>
    </message>
    <message>
        <source>Misses the next match</source>
        <translation>Setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Shape of the badge</source>
        <translation>Form des Wappens</translation>
    </message>
    <message>
        <source>Sign of the badge</source>
        <translation>Zeichen des Wappens</translation>
    </message>
    <message>
        <source>Colour of the badge</source>
        <translation>Farbe des Wappens</translation>
    </message>
    <message>
        <source>Colour of the sign</source>
        <translation>Farbe des Zeichens</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Has a home stadium</source>
        <translation>Hat ein Heimstadion</translation>
    </message>
    <message>
        <source>Owns the stadium</source>
        <translation>Besitzt das Stadion</translation>
    </message>
    <message>
        <source>Stadium fund</source>
        <translation>Stadionfonds</translation>
    </message>
    <message>
        <source>Home stadium</source>
        <translation>Heimstadion</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Sponsoren</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Ruhmeshalle</translation>
    </message>
    <message>
        <source>Name of the stadium</source>
        <translation>Name des Stadions</translation>
    </message>
    <message>
        <source>Sponsors who are gone for good</source>
        <translation>Sponsoren, die nie wieder unterschreiben</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Team list</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Erste Farbe</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Zweite Farbe</translation>
    </message>
    <message>
        <source>Founded</source>
        <translation>Gegründet</translation>
    </message>
    <message>
        <source>Starting gold</source>
        <translation>Startgold</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Kasse</translation>
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
        <source>Apothecaries</source>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>Fan factor kept from last season</source>
        <translation>Fanfaktor aus der letzten Saison</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Inducements for every match</source>
        <translation>Anreize für jedes Spiel</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Art des Spielers</translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message>
        <source>Somebody else is changing &quot;%1&quot;; nothing was written. Try again.</source>
        <translation>„%1“ wird gerade von jemand anderem geändert; nichts wurde geschrieben. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed by somebody else in the meantime; nothing was written. Try again.</source>
        <translation>„%1“ wurde inzwischen von jemand anderem geändert; nichts wurde geschrieben. Versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>FixtureCalendar</name>
    <message>
        <source>Deadline: %1</source>
        <translation>Frist: %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
</context>
<context>
    <name>FixtureQuestions</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>nobody: a bye</source>
        <translation>niemand: ein Freilos</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>%1 conceded</source>
        <translation>%1 hat aufgegeben</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1 ist nicht angetreten</translation>
    </message>
    <message>
        <source>nobody came</source>
        <translation>niemand angetreten</translation>
    </message>
    <message>
        <source>awarded</source>
        <translation>zugesprochen</translation>
    </message>
    <message>
        <source>On a draw, the winner is</source>
        <translation>Bei Gleichstand gewinnt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>Touchdowns, %1</source>
        <translation>Touchdowns von %1</translation>
    </message>
    <message>
        <source>Casualties, %1</source>
        <translation>Verluste durch %1</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Wann und wo</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Ansetzen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Change the pair</source>
        <translation>Paarung ändern</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Who is put out takes the place of who comes in.</source>
        <translation>Wer weichen muss, nimmt den Platz dessen ein, der kommt.</translation>
    </message>
    <message>
        <source>Sign the result</source>
        <translation>Ergebnis unterschreiben</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Unterschreiben</translation>
    </message>
    <message>
        <source>%1 stands by it</source>
        <translation>%1 steht dazu</translation>
    </message>
    <message>
        <source>Take the result back</source>
        <translation>Ergebnis zurücknehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Runde %1 veröffentlichen</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>From now on everybody sees this round.</source>
        <translation>Ab jetzt sehen alle diese Runde.</translation>
    </message>
    <message>
        <source>A match by hand</source>
        <translation>Ein Spiel von Hand</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Ansetzen</translation>
    </message>
    <message>
        <source>A friendly: counts in no table</source>
        <translation>Freundschaftsspiel: zählt in keiner Tabelle</translation>
    </message>
    <message>
        <source>Play the match</source>
        <translation>Spiel austragen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Teams and rules are set by the league.</source>
        <translation>Teams und Regeln legt die Liga fest.</translation>
    </message>
    <message>
        <source>Discard round %1</source>
        <translation>Runde %1 verwerfen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Its pairs are forgotten; the round can be drawn anew.</source>
        <translation>Ihre Paarungen werden vergessen; die Runde kann neu gelost werden.</translation>
    </message>
    <message>
        <source>Only the result: both teams stay as they are. &quot;From paper&quot; also asks who did what, and changes them.</source>
        <translation>Nur das Ergebnis: Beide Teams bleiben, wie sie sind. „Vom Papier“ fragt auch, wer was getan hat, und verändert sie.</translation>
    </message>
    <message>
        <source>What its match says counts again: %1:%2.</source>
        <translation>Es zählt wieder, was das Spiel sagt: %1:%2.</translation>
    </message>
    <message>
        <source>Somebody else has removed this fixture.</source>
        <translation>Jemand anders hat diese Begegnung entfernt.</translation>
    </message>
    <message>
        <source>Dispute the result</source>
        <translation>Ergebnis bestreiten</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Bestreiten</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Please say what is wrong with the result.</source>
        <translation>Bitte sag, was am Ergebnis nicht stimmt.</translation>
    </message>
    <message>
        <source>Delivered by %1.</source>
        <translation>Abgeliefert von %1.</translation>
    </message>
    <message>
        <source>Everybody sees that you do not stand by it; it goes on counting until the commissioner has decided.</source>
        <translation>Alle sehen, dass du nicht dazu stehst; es zählt weiter, bis die Leitung entschieden hat.</translation>
    </message>
    <message>
        <source>Its match is being played, and the result comes by itself. If nobody plays on, award it: that stands, whatever becomes of the match.</source>
        <translation>Das Spiel läuft, und das Ergebnis kommt von selbst. Spielt niemand weiter, lässt es sich hier am grünen Tisch entscheiden: Das bleibt, was auch aus dem Spiel wird.</translation>
    </message>
    <message>
        <source>You decide: tick %1 too, and the result stands as it is. To change it, open the match and correct it there.</source>
        <translation>Du entscheidest: Hake auch %1 an, und das Ergebnis bleibt, wie es ist. Um es zu ändern, öffne das Spiel und berichtige es dort.</translation>
    </message>
    <message>
        <source>Somebody else has removed this fixture. Nothing of this slip was entered.</source>
        <translation>Jemand anders hat diese Ansetzung entfernt. Von diesem Zettel wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>Somebody else was faster, and this result stands now: %1. Nothing of this slip was entered.</source>
        <translation>Jemand anders war schneller, und jetzt gilt dieses Ergebnis: %1. Von diesem Zettel wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>Somebody else has begun this match. Nothing of this slip was entered.</source>
        <translation>Jemand anders hat dieses Spiel begonnen. Von diesem Zettel wurde nichts eingetragen.</translation>
    </message>
</context>
<context>
    <name>FixtureResult</name>
    <message>
        <source>A result needs a home side.</source>
        <translation>Ein Ergebnis braucht eine Heimmannschaft.</translation>
    </message>
    <message>
        <source>Only a bye has no away side, and a bye has none.</source>
        <translation>Nur ein Freilos hat keinen Gast, und ein Freilos hat nie einen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot play against itself.</source>
        <translation>„%1“ kann nicht gegen sich selbst spielen.</translation>
    </message>
    <message>
        <source>A round has a number between 0 and %1.</source>
        <translation>Eine Runde hat eine Nummer zwischen 0 und %1.</translation>
    </message>
    <message>
        <source>Touchdowns, casualties and other counts of a match lie between 0 and %1.</source>
        <translation>Touchdowns, Verluste und andere Zählungen eines Spiels liegen zwischen 0 und %1.</translation>
    </message>
    <message>
        <source>A forfeit needs a winner: give a score such as 2-0, or call it a double forfeit.</source>
        <translation>Ein Nichtantritt braucht einen Sieger: Gib einen Spielstand wie 2-0 an oder nenne ihn beiderseitig.</translation>
    </message>
</context>
<context>
    <name>FixtureResults</name>
    <message>
        <source>%1 against %2 is being played, and its result comes by itself: play on, award it, or delete the match.</source>
        <translation>%1 gegen %2 wird gerade gespielt, und das Ergebnis kommt von selbst: weiterspielen, am grünen Tisch entscheiden oder das Spiel löschen.</translation>
    </message>
</context>
<context>
    <name>FootballRules</name>
    <message>
        <source>No teams play the edition &quot;%1&quot;.</source>
        <translation>Mit der Ausgabe „%1“ spielen keine Teams.</translation>
    </message>
</context>
<context>
    <name>ForeignReading</name>
    <message>
        <source>These are more players than fit.</source>
        <translation>Das sind mehr Spieler, als hineinpassen.</translation>
    </message>
    <message>
        <source>These are more skills than fit.</source>
        <translation>Das sind mehr Fähigkeiten, als hineinpassen.</translation>
    </message>
    <message>
        <source>There is no team in this file.</source>
        <translation>In dieser Datei ist kein Team.</translation>
    </message>
</context>
<context>
    <name>FullMatches</name>
    <message>
        <source>The match %1 – %2 of round %3 did not end.</source>
        <translation>Das Spiel %1 – %2 der Runde %3 ging nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>FumbblJsonFormat</name>
    <message>
        <source>This injury is not known.</source>
        <translation>Diese Verletzung ist unbekannt.</translation>
    </message>
</context>
<context>
    <name>FumbblXmlFormat</name>
    <message>
        <source>This injury is not known.</source>
        <translation>Diese Verletzung ist unbekannt.</translation>
    </message>
    <message>
        <source>This status is not known.</source>
        <translation>Dieser Zustand ist unbekannt.</translation>
    </message>
    <message>
        <source>These are more players than fit.</source>
        <translation>Das sind mehr Spieler, als hineinpassen.</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>Verletzung</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>%1 teams can be dealt to between 1 and %2 groups.</source>
        <translation>%1 Teams lassen sich auf 1 bis %2 Gruppen verteilen.</translation>
    </message>
</context>
<context>
    <name>HallPages</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>P</source>
        <comment>played, short</comment>
        <translation>Sp.</translation>
    </message>
    <message>
        <source>TD</source>
        <comment>touchdowns, short</comment>
        <translation>TD</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>At the tables</source>
        <translation>An den Tischen</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>games won</comment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1 · H%2 T%3</source>
        <comment>score, half, turn: short, names need the room</comment>
        <translation>%1 · H%2 Z%3</translation>
    </message>
</context>
<context>
    <name>HarmReckoner</name>
    <message>
        <source>The casualty table of this edition stands in the book; its result is entered.</source>
        <translation>Die Verlusttabelle dieser Ausgabe steht im Buch; ihr Ergebnis wird eingegeben.</translation>
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
        <source>This edition has no star &quot;%1&quot;.</source>
        <translation>Diese Ausgabe kennt keinen Star „%1“.</translation>
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
        <source>Journeymen do not play in the position &quot;%1&quot;.</source>
        <translation>Aushilfsspieler spielen nicht auf der Position „%1“.</translation>
    </message>
    <message>
        <source>A mercenary of this position cannot have that skill.</source>
        <translation>Ein Söldner dieser Position kann diese Fähigkeit nicht haben.</translation>
    </message>
    <message>
        <source>Players of this position: at most %1.</source>
        <translation>Spieler dieser Position: höchstens %1.</translation>
    </message>
    <message>
        <source>Stars in a team: at most %1.</source>
        <translation>Stars in einem Team: höchstens %1.</translation>
    </message>
    <message>
        <source>Fans cannot be sent away.</source>
        <translation>Fans kann man nicht wegschicken.</translation>
    </message>
</context>
<context>
    <name>HtmlTable</name>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Platz 3</translation>
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
    <name>InjuryChoices</name>
    <message>
        <source>Healed</source>
        <translation>Geheilt</translation>
    </message>
    <message>
        <source>Hurt, and healed during the match.</source>
        <translation>Verletzt und während des Spiels geheilt.</translation>
    </message>
</context>
<context>
    <name>KeepTeams</name>
    <message>
        <source>The match is not finished: something is still asked.</source>
        <translation>Das Spiel ist nicht beendet: Es wird noch etwas gefragt.</translation>
    </message>
    <message>
        <source>%1 was changed since it came to this match: the outcome was not written onto its sheet.</source>
        <translation>%1 wurde seit Beginn dieses Spiels geändert: Das Ergebnis wurde nicht auf den Bogen geschrieben.</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>to be decided</source>
        <translation>zu entscheiden</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>--%1 needs a whole number.</source>
        <translation>--%1 braucht eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Only those that are running, undecided or finished.</source>
        <translation>Nur solche mit diesem Stand: running, undecided oder finished.</translation>
    </message>
    <message>
        <source>Only those with this in their title.</source>
        <translation>Nur solche mit diesem Text im Titel.</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>Höchstens so viele.</translation>
    </message>
    <message>
        <source>Leaves out so many at the beginning.</source>
        <translation>Lässt am Anfang so viele aus.</translation>
    </message>
    <message>
        <source>The state is running, undecided or finished.</source>
        <translation>Der Stand ist running, undecided oder finished.</translation>
    </message>
    <message>
        <source>The title or id of what is kept.</source>
        <translation>Der Titel oder die Kennung des Gespeicherten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is deleted.</source>
        <translation>„%1“ ist gelöscht.</translation>
    </message>
</context>
<context>
    <name>KeptLeagues</name>
    <message>
        <source>No league &quot;%1&quot; is kept here.</source>
        <translation>Hier wird keine Liga „%1“ aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 is a team of another edition.</source>
        <translation>%1 ist ein Team einer anderen Ausgabe.</translation>
    </message>
    <message>
        <source>This league does not allow the roster of %1.</source>
        <translation>Diese Liga lässt die Teamliste von %1 nicht zu.</translation>
    </message>
    <message>
        <source>Teams of this league are not drafted anew.</source>
        <translation>Teams dieser Liga werden nicht neu aufgestellt.</translation>
    </message>
    <message>
        <source>Teams are drafted anew between two seasons.</source>
        <translation>Teams werden zwischen zwei Saisons neu aufgestellt.</translation>
    </message>
    <message>
        <source>There is no such fixture in this league.</source>
        <translation>Diese Paarung gibt es in der Liga nicht.</translation>
    </message>
    <message>
        <source>%1 cannot pay so many.</source>
        <translation>%1 kann so viele nicht bezahlen.</translation>
    </message>
    <message>
        <source>%1 is kept on paper only: enter the result alone.</source>
        <translation>%1 gibt es nur auf Papier: Nur das Ergebnis kann eingetragen werden.</translation>
    </message>
    <message>
        <source>This league is played with ready-made teams: %1 is built from a budget and not founded.</source>
        <translation>Diese Liga spielt mit fertigen Teams: %1 ist aus einem Budget zusammengestellt und nicht gegründet.</translation>
    </message>
    <message>
        <source>A team needs a name.</source>
        <translation>Ein Team braucht einen Namen.</translation>
    </message>
    <message>
        <source>This league plays matches, not skirmishes.</source>
        <translation>Diese Liga ist für Spiele, nicht für Skirmish.</translation>
    </message>
    <message>
        <source>This fixture has no result to take back.</source>
        <translation>Diese Begegnung hat kein Ergebnis, das man zurücknehmen könnte.</translation>
    </message>
    <message>
        <source>%1 keeps the fan factor it had: %2.</source>
        <translation>%1 behält den Fanfaktor, den es hatte: %2.</translation>
    </message>
    <message>
        <source>%1 is not drafted anew.</source>
        <translation>%1 wird nicht neu aufgestellt.</translation>
    </message>
    <message>
        <source>%1 is drafted with %2 gold, not with %3.</source>
        <translation>%1 wird mit %2 Gold neu aufgestellt, nicht mit %3.</translation>
    </message>
    <message>
        <source>By the rules of this league nothing is bought for good.</source>
        <translation>Nach den Regeln dieser Liga wird nichts dauerhaft gekauft.</translation>
    </message>
    <message>
        <source>%1 has no sheet in this league, so nobody knows what gold it has.</source>
        <translation>%1 hat in dieser Liga keinen Bogen, darum weiß niemand, was es an Gold hat.</translation>
    </message>
</context>
<context>
    <name>KeptMatchCommand</name>
    <message>
        <source>The match is not finished: something is still asked.</source>
        <translation>Das Spiel ist nicht beendet: Es wird noch etwas gefragt.</translation>
    </message>
    <message>
        <source>This match changes no sheet: it is no league match, or this side has no roster.</source>
        <translation>Dieses Spiel ändert keinen Bogen: Es ist kein Ligaspiel, oder diese Seite hat keinen Kader.</translation>
    </message>
    <message>
        <source>A team was changed while this match was played: &quot;dugout match settle&quot; writes the match onto the sheets or leaves them as they are.</source>
        <translation>Ein Team wurde während dieses Spiels geändert: „dugout match settle“ schreibt das Spiel auf die Bögen oder lässt sie, wie sie sind.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is kept as %2; &quot;dugout match show&quot; says what is asked.</source>
        <translation>„%1“ ist als %2 gespeichert; „dugout match show“ sagt, was gefragt wird.</translation>
    </message>
    <message>
        <source>Lists the kept matches, those still played first.</source>
        <translation>Listet die gespeicherten Spiele auf, die noch laufenden zuerst.</translation>
    </message>
    <message>
        <source>Only those of this kept team.</source>
        <translation>Nur die dieses gespeicherten Teams.</translation>
    </message>
    <message>
        <source>Gives a kept match another title.</source>
        <translation>Gibt einem gespeicherten Spiel einen anderen Titel.</translation>
    </message>
    <message>
        <source>The title.</source>
        <translation>Der Titel.</translation>
    </message>
    <message>
        <source>Deletes a kept match with its result; the sheets of its teams stay as they are.</source>
        <translation>Löscht ein gespeichertes Spiel mit seinem Ergebnis; die Bögen der Teams bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Hands out a team as a finished match left it.</source>
        <translation>Gibt ein Team so aus, wie ein beendetes Spiel es hinterlassen hat.</translation>
    </message>
    <message>
        <source>home or away.</source>
        <translation>home oder away.</translation>
    </message>
    <message>
        <source>The team file to write instead of printing.</source>
        <translation>Die Teamdatei, die geschrieben wird, statt das Team auszugeben.</translation>
    </message>
    <message>
        <source>The side is home or away.</source>
        <translation>Die Seite ist home oder away.</translation>
    </message>
    <message>
        <source>Plays on here what another table played last.</source>
        <translation>Spielt hier weiter, was zuletzt an einem anderen Tisch gespielt wurde.</translation>
    </message>
    <message>
        <source>--force plays on here.</source>
        <translation>Mit --force geht es hier weiter.</translation>
    </message>
</context>
<context>
    <name>KeptMatches</name>
    <message>
        <source>something in it is to be decided</source>
        <translation>etwas darin ist zu entscheiden</translation>
    </message>
    <message>
        <source>A match needs a title.</source>
        <translation>Ein Spiel braucht einen Titel.</translation>
    </message>
</context>
<context>
    <name>KeptSkirmishCommand</name>
    <message>
        <source>&quot;%1&quot; is kept as %2; &quot;dugout skirmish show&quot; says what is asked.</source>
        <translation>„%1“ ist als %2 gespeichert; „dugout skirmish show“ sagt, was gefragt wird.</translation>
    </message>
    <message>
        <source>Lists the kept skirmishes, those still played first.</source>
        <translation>Listet die gespeicherten Skirmish auf, die noch laufenden zuerst.</translation>
    </message>
    <message>
        <source>Deletes a kept skirmish.</source>
        <translation>Löscht ein gespeichertes Skirmish.</translation>
    </message>
</context>
<context>
    <name>KeptTeamCommand</name>
    <message>
        <source>%1 is kept.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>The sample teams are kept.</source>
        <translation>Die Beispielteams sind gespeichert.</translation>
    </message>
    <message>
        <source>%1 – %2 against %3, team value %4 → %5</source>
        <translation>%1 – %2 gegen %3, Teamwert %4 → %5</translation>
    </message>
    <message>
        <source>This team is no longer kept.</source>
        <translation>Dieses Team ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>The name or id of a kept team.</source>
        <translation>Der Name oder die Kennung eines gespeicherten Teams.</translation>
    </message>
    <message>
        <source>Lists the kept teams.</source>
        <translation>Listet die gespeicherten Teams auf.</translation>
    </message>
    <message>
        <source>Keeps teams from files of Dugout or of other programs, all of them or none.</source>
        <translation>Speichert Teams aus Dateien von Dugout oder von anderen Programmen, alle oder keines.</translation>
    </message>
    <message>
        <source>The team file, or several.</source>
        <translation>Die Teamdatei, oder mehrere.</translation>
    </message>
    <message>
        <source>The teams that come with Dugout.</source>
        <translation>Die Teams, die Dugout mitbringt.</translation>
    </message>
    <message>
        <source>Name team files, or say --samples.</source>
        <translation>Teamdateien oder --samples sind anzugeben.</translation>
    </message>
    <message>
        <source>Tells the finished matches of a kept team.</source>
        <translation>Nennt die beendeten Spiele eines gespeicherten Teams.</translation>
    </message>
    <message>
        <source>Deletes a kept team; its matches stay.</source>
        <translation>Löscht ein gespeichertes Team; seine Spiele bleiben.</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
</context>
<context>
    <name>KeptTeams</name>
    <message>
        <source>No team &quot;%1&quot; is kept here.</source>
        <translation>Hier ist kein Team „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Several teams are called &quot;%1&quot;: name one of them by its id.</source>
        <translation>Mehrere Teams heißen „%1“: Eines davon ist mit seiner Kennung zu nennen.</translation>
    </message>
</context>
<context>
    <name>League</name>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Division %1</source>
        <translation>Staffel %1</translation>
    </message>
</context>
<context>
    <name>LeagueArrangeCommand</name>
    <message>
        <source>Says when and where a fixture is played.</source>
        <translation>Sagt, wann und wo eine Begegnung gespielt wird.</translation>
    </message>
    <message>
        <source>The team that plays at home.</source>
        <translation>Das Team, das zu Hause spielt.</translation>
    </message>
    <message>
        <source>The other one.</source>
        <translation>Das andere.</translation>
    </message>
    <message>
        <source>The round, where they meet more than once.</source>
        <translation>Die Runde, falls sie sich mehrmals treffen.</translation>
    </message>
    <message>
        <source>When, such as &quot;2026-03-14 19:30&quot;.</source>
        <translation>Wann, etwa „2026-03-14 19:30“.</translation>
    </message>
    <message>
        <source>Until when, at the latest.</source>
        <translation>Bis wann spätestens.</translation>
    </message>
    <message>
        <source>Where.</source>
        <translation>Wo.</translation>
    </message>
    <message>
        <source>At which table; 0 for none.</source>
        <translation>An welchem Tisch; 0 für keinen.</translation>
    </message>
    <message>
        <source>A time is written as 2026-03-14 19:30, and a table is a number up to %1.</source>
        <translation>Eine Zeit schreibt man 2026-03-14 19:30, und ein Tisch ist eine Zahl bis %1.</translation>
    </message>
</context>
<context>
    <name>LeagueCards</name>
    <message>
        <source>First place</source>
        <translation>Erster Platz</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Zweiter Platz</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Dritter Platz</translation>
    </message>
</context>
<context>
    <name>LeagueChallengeCommand</name>
    <message>
        <source>Week %1: %2 challenges %3: %4</source>
        <translation>Woche %1: %2 fordert %3 heraus: %4</translation>
    </message>
    <message>
        <source>Nobody is challenged in this phase of %1: that is for a ladder or open play that has begun.</source>
        <translation>In dieser Phase von %1 wird niemand herausgefordert: das gibt es in einer Rangliste oder im freien Spiel, sobald sie begonnen haben.</translation>
    </message>
    <message>
        <source>A week is a number from 1 to %1.</source>
        <translation>Die Woche ist eine Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>The team that challenges.</source>
        <translation>Das Team, das herausfordert.</translation>
    </message>
    <message>
        <source>The team that is challenged.</source>
        <translation>Das Team, das herausgefordert wird.</translation>
    </message>
    <message>
        <source>The week; without it the newest one.</source>
        <translation>Die Woche; ohne Angabe die neueste.</translation>
    </message>
    <message>
        <source>They play.</source>
        <translation>Sie spielen.</translation>
    </message>
    <message>
        <source>They do not: 2-0 for who challenged.</source>
        <translation>Sie spielen nicht: 2:0 für den Herausforderer.</translation>
    </message>
    <message>
        <source>Somebody else plays who challenged.</source>
        <translation>Jemand anders spielt gegen den Herausforderer.</translation>
    </message>
    <message>
        <source>Who challenged will not play this substitute: 0-2.</source>
        <translation>Der Herausforderer will gegen diesen Ersatz nicht spielen: 0:2.</translation>
    </message>
    <message>
        <source>Makes, answers or lists challenges.</source>
        <translation>Fordert heraus, beantwortet oder zeigt Herausforderungen.</translation>
    </message>
    <message>
        <source>Name both teams and one answer, both teams alone for a new challenge, or nobody for the list.</source>
        <translation>Nenne beide Teams und eine Antwort, nur beide Teams für eine neue Herausforderung oder niemanden für die Liste.</translation>
    </message>
</context>
<context>
    <name>LeagueChanges</name>
    <message>
        <source>There is no such competition in the season that is played.</source>
        <translation>Diesen Wettbewerb gibt es in der laufenden Saison nicht.</translation>
    </message>
    <message>
        <source>%1 is still played.</source>
        <translation>%1 läuft noch.</translation>
    </message>
    <message>
        <source>A season needs a name of its own.</source>
        <translation>Eine Saison braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>This season is not played now.</source>
        <translation>Diese Saison läuft nicht.</translation>
    </message>
    <message>
        <source>Begin a season first.</source>
        <translation>Beginne zuerst eine Saison.</translation>
    </message>
    <message>
        <source>This season has a competition of that name already.</source>
        <translation>Diese Saison hat schon einen Wettbewerb dieses Namens.</translation>
    </message>
    <message>
        <source>A phase that has begun is played as it was announced.</source>
        <translation>Eine begonnene Phase wird gespielt, wie sie angekündigt war.</translation>
    </message>
    <message>
        <source>A round of this competition is published: end it instead.</source>
        <translation>Eine Runde dieses Wettbewerbs ist veröffentlicht: Beende ihn stattdessen.</translation>
    </message>
    <message>
        <source>Nobody can join once the calendar is drawn.</source>
        <translation>Ist der Spielplan gelost, kann niemand mehr dazukommen.</translation>
    </message>
    <message>
        <source>At most %1 take part in a competition.</source>
        <translation>An einem Wettbewerb nehmen höchstens %1 teil.</translation>
    </message>
    <message>
        <source>A lot is drawn once and kept.</source>
        <translation>Ein Los wird einmal gezogen und bleibt.</translation>
    </message>
    <message>
        <source>Points by hand need a reason.</source>
        <translation>Punkte von Hand brauchen einen Grund.</translation>
    </message>
    <message>
        <source>So many points are a slip.</source>
        <translation>So viele Punkte sind ein Versehen.</translation>
    </message>
    <message>
        <source>There is no such challenge.</source>
        <translation>Diese Herausforderung gibt es nicht.</translation>
    </message>
    <message>
        <source>This league is not founded yet.</source>
        <translation>Diese Liga ist noch nicht gegründet.</translation>
    </message>
    <message>
        <source>There is no such team in this league.</source>
        <translation>Dieses Team gibt es in der Liga nicht.</translation>
    </message>
    <message>
        <source>This league is founded already.</source>
        <translation>Diese Liga ist schon gegründet.</translation>
    </message>
    <message>
        <source>A league needs a name.</source>
        <translation>Eine Liga braucht einen Namen.</translation>
    </message>
    <message>
        <source>A league needs an edition to play by.</source>
        <translation>Eine Liga braucht eine Ausgabe, nach der sie spielt.</translation>
    </message>
    <message>
        <source>A league keeps the edition it was founded with.</source>
        <translation>Eine Liga behält die Ausgabe, mit der sie gegründet wurde.</translation>
    </message>
    <message>
        <source>Rounds are counted from 1.</source>
        <translation>Runden zählen ab 1.</translation>
    </message>
    <message>
        <source>Between seasons, new rules hold from the next first round.</source>
        <translation>Zwischen Saisons gelten neue Regeln ab der nächsten ersten Runde.</translation>
    </message>
    <message>
        <source>Matches of round %1 or later are played or being played: new rules can hold only after them.</source>
        <translation>Spiele der Runde %1 oder später sind gespielt oder laufen: Neue Regeln können erst danach gelten.</translation>
    </message>
    <message>
        <source>A coach needs a name.</source>
        <translation>Ein Trainer braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is no such coach in this league.</source>
        <translation>Diesen Trainer gibt es in der Liga nicht.</translation>
    </message>
    <message>
        <source>This coach has a team in the league.</source>
        <translation>Dieser Trainer hat ein Team in der Liga.</translation>
    </message>
    <message>
        <source>%1 has a team in this league already: %2.</source>
        <translation>%1 hat in dieser Liga schon ein Team: %2.</translation>
    </message>
    <message>
        <source>A team needs a name.</source>
        <translation>Ein Team braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 is registered already.</source>
        <translation>%1 ist schon angemeldet.</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>%1 ist für immer abgetreten.</translation>
    </message>
    <message>
        <source>A prize needs a name.</source>
        <translation>Ein Preis braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is no such season in this league.</source>
        <translation>Diese Saison gibt es in der Liga nicht.</translation>
    </message>
    <message>
        <source>A prize takes nothing away.</source>
        <translation>Ein Preis nimmt nichts weg.</translation>
    </message>
    <message>
        <source>By the rules of this league a prize is an honour or a trophy only.</source>
        <translation>Nach den Regeln dieser Liga ist ein Preis nur eine Ehre oder eine Trophäe.</translation>
    </message>
    <message>
        <source>Say what the team is to have.</source>
        <translation>Sage, was das Team bekommen soll.</translation>
    </message>
    <message>
        <source>No team has that.</source>
        <translation>Das hat kein Team.</translation>
    </message>
    <message>
        <source>That belongs to %1.</source>
        <translation>Das gehört %1.</translation>
    </message>
    <message>
        <source>There is no such fixture in this league.</source>
        <translation>Diese Paarung gibt es in der Liga nicht.</translation>
    </message>
    <message>
        <source>%1 against %2 is played or being played.</source>
        <translation>%1 gegen %2 ist gespielt oder läuft.</translation>
    </message>
    <message>
        <source>This round is not published yet.</source>
        <translation>Diese Runde ist noch nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>This result is of two other teams.</source>
        <translation>Dieses Ergebnis ist von zwei anderen Teams.</translation>
    </message>
    <message>
        <source>A match of a knock-out has a winner.</source>
        <translation>Ein K.-o.-Spiel hat einen Sieger.</translation>
    </message>
    <message>
        <source>A match needs two different teams.</source>
        <translation>Ein Spiel braucht zwei verschiedene Teams.</translation>
    </message>
    <message>
        <source>%1 does not take part here.</source>
        <translation>%1 nimmt hier nicht teil.</translation>
    </message>
    <message>
        <source>%1 would play twice in one round.</source>
        <translation>%1 würde zweimal in einer Runde spielen.</translation>
    </message>
    <message>
        <source>Phases are played one after the other.</source>
        <translation>Phasen werden nacheinander gespielt.</translation>
    </message>
    <message>
        <source>Rounds are drawn one after the other.</source>
        <translation>Runden werden nacheinander ausgelost.</translation>
    </message>
    <message>
        <source>A round that is published is not drawn again.</source>
        <translation>Eine veröffentlichte Runde wird nicht neu gelost.</translation>
    </message>
    <message>
        <source>A competition has at most %1 rounds.</source>
        <translation>Ein Wettbewerb hat höchstens %1 Runden.</translation>
    </message>
    <message>
        <source>Only the last round can be taken back, and only before it is played.</source>
        <translation>Nur die letzte Runde lässt sich zurücknehmen, und nur bevor sie gespielt ist.</translation>
    </message>
    <message>
        <source>There is no such round to publish.</source>
        <translation>Diese Runde gibt es nicht zu veröffentlichen.</translation>
    </message>
    <message>
        <source>Publish round %1 first.</source>
        <translation>Veröffentliche zuerst Runde %1.</translation>
    </message>
    <message>
        <source>A date or a table number is out of range.</source>
        <translation>Ein Datum oder eine Tischnummer ist außerhalb des Möglichen.</translation>
    </message>
    <message>
        <source>There is no result to sign yet.</source>
        <translation>Es gibt noch kein Ergebnis zu unterschreiben.</translation>
    </message>
    <message>
        <source>Say which squad it plays for.</source>
        <translation>Sag, für welche Mannschaft es spielt.</translation>
    </message>
    <message>
        <source>%1 has all its %2 members.</source>
        <translation>%1 hat alle %2 Mitglieder.</translation>
    </message>
    <message>
        <source>The edition of this league is for matches, not for skirmishes.</source>
        <translation>Die Ausgabe dieser Liga ist für Spiele, nicht für Skirmish.</translation>
    </message>
    <message>
        <source>The edition of this league is for skirmishes, not for matches.</source>
        <translation>Die Ausgabe dieser Liga ist für Skirmish, nicht für Spiele.</translation>
    </message>
    <message>
        <source>Only a skirmish is told in games and glory.</source>
        <translation>Nur ein Skirmish wird in Partien und Ruhm erzählt.</translation>
    </message>
    <message>
        <source>Every match of this competition has a winner.</source>
        <translation>Jedes Spiel dieses Wettbewerbs hat einen Sieger.</translation>
    </message>
    <message>
        <source>An encounter is won with two games, and has three at most.</source>
        <translation>Eine Begegnung ist mit zwei Partien gewonnen und hat höchstens drei.</translation>
    </message>
    <message>
        <source>The result is not the one that the games give.</source>
        <translation>Das Ergebnis ist nicht das, welches die Partien ergeben.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 gehört %2.</translation>
    </message>
    <message>
        <source>There is no result to dispute yet.</source>
        <translation>Es gibt noch kein Ergebnis zu bestreiten.</translation>
    </message>
    <message>
        <source>%1 is kept on paper only: nobody knows what gold it has.</source>
        <translation>%1 wird nur auf Papier geführt: Niemand weiß, was es an Gold hat.</translation>
    </message>
    <message>
        <source>Say what is bought, and for how much.</source>
        <translation>Sag, was gekauft wird und für wie viel.</translation>
    </message>
    <message>
        <source>%1 has begun to play in %2: what it has bought for good stays until that is over.</source>
        <translation>%1 spielt schon in %2: Was es dauerhaft gekauft hat, bleibt, bis das vorbei ist.</translation>
    </message>
</context>
<context>
    <name>LeagueCheck</name>
    <message>
        <source>%1: the match is gone.</source>
        <translation>%1: Das Spiel ist weg.</translation>
    </message>
    <message>
        <source>%1: the match has no result, its fixture has one.</source>
        <translation>%1: Das Spiel hat kein Ergebnis, seine Paarung schon.</translation>
    </message>
    <message>
        <source>%1: the match is over, its fixture has no result.</source>
        <translation>%1: Das Spiel ist vorbei, seine Paarung hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>%1: the fixture has another result than the match.</source>
        <translation>%1: Die Paarung hat ein anderes Ergebnis als das Spiel.</translation>
    </message>
    <message>
        <source>%1: the match cannot be played again.</source>
        <translation>%1: Das Spiel lässt sich nicht noch einmal nachspielen.</translation>
    </message>
    <message>
        <source>%1: value, fan factor or treasury are not what the last match left.</source>
        <translation>%1: Wert, Fanfaktor oder Kasse sind nicht, was das letzte Spiel hinterließ.</translation>
    </message>
    <message>
        <source>What was kept of the league&apos;s state was not what its journal gives; it is made anew.</source>
        <translation>Was vom Stand der Liga gespeichert war, ist nicht das, was ihr Journal ergibt; es wird neu gemacht.</translation>
    </message>
</context>
<context>
    <name>LeagueCommand</name>
    <message>
        <source>reckons standings from a file of results</source>
        <translation>berechnet die Tabelle aus einer Datei mit Ergebnissen</translation>
    </message>
    <message>
        <source>draws and plays a competition by chance</source>
        <translation>lost einen Wettbewerb aus und spielt ihn nach dem Zufall</translation>
    </message>
    <message>
        <source>founds a league</source>
        <translation>gründet eine Liga</translation>
    </message>
    <message>
        <source>lists the kept leagues</source>
        <translation>listet die aufbewahrten Ligen auf</translation>
    </message>
    <message>
        <source>shows teams, seasons and fixtures</source>
        <translation>zeigt Teams, Saisons und Paarungen</translation>
    </message>
    <message>
        <source>registers a team with a league</source>
        <translation>meldet ein Team bei einer Liga an</translation>
    </message>
    <message>
        <source>lets a team leave, or deletes a league</source>
        <translation>lässt ein Team ausscheiden oder löscht eine Liga</translation>
    </message>
    <message>
        <source>begins and ends seasons, announces competitions</source>
        <translation>beginnt und beendet Saisons, schreibt Wettbewerbe aus</translation>
    </message>
    <message>
        <source>draws the next round</source>
        <translation>lost die nächste Runde aus</translation>
    </message>
    <message>
        <source>publishes a round that is drawn</source>
        <translation>veröffentlicht eine ausgeloste Runde</translation>
    </message>
    <message>
        <source>starts the match of a fixture</source>
        <translation>beginnt das Spiel einer Paarung</translation>
    </message>
    <message>
        <source>enters a result from paper</source>
        <translation>trägt ein Ergebnis vom Papier ein</translation>
    </message>
    <message>
        <source>awards a match that nobody plays</source>
        <translation>wertet ein Spiel, das niemand spielt</translation>
    </message>
    <message>
        <source>shows the table</source>
        <translation>zeigt die Tabelle</translation>
    </message>
    <message>
        <source>shows the players who did most</source>
        <translation>zeigt die Spieler mit den meisten Taten</translation>
    </message>
    <message>
        <source>says why a team stands where it stands</source>
        <translation>sagt, warum ein Team steht, wo es steht</translation>
    </message>
    <message>
        <source>tells what was decided and why</source>
        <translation>erzählt, was warum entschieden wurde</translation>
    </message>
    <message>
        <source>takes the last action back</source>
        <translation>nimmt die letzte Handlung zurück</translation>
    </message>
    <message>
        <source>does what was taken back again</source>
        <translation>wiederholt, was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>writes everything of a league as JSON</source>
        <translation>schreibt alles einer Liga als JSON</translation>
    </message>
    <message>
        <source>takes a league in that was exported</source>
        <translation>nimmt eine ausgegebene Liga auf</translation>
    </message>
    <message>
        <source>derives everything again and compares</source>
        <translation>leitet alles noch einmal ab und vergleicht</translation>
    </message>
    <message>
        <source>writes a league as a web site</source>
        <translation>schreibt eine Liga als Website</translation>
    </message>
    <message>
        <source>writes tables, signs and slips as PDF</source>
        <translation>schreibt Tabellen, Schilder und Zettel als PDF</translation>
    </message>
    <message>
        <source>says when and where a fixture is played</source>
        <translation>sagt, wann und wo eine Begegnung gespielt wird</translation>
    </message>
    <message>
        <source>shows records, form and streaks</source>
        <translation>zeigt Bilanzen, Form und Serien</translation>
    </message>
    <message>
        <source>rates the coaches</source>
        <translation>bewertet die Trainer</translation>
    </message>
    <message>
        <source>shows the winners and their prizes</source>
        <translation>zeigt die Sieger und ihre Preise</translation>
    </message>
    <message>
        <source>says who has earned the prizes</source>
        <translation>sagt, wer die Preise verdient hat</translation>
    </message>
    <message>
        <source>signs a result for a coach</source>
        <translation>unterschreibt ein Ergebnis für einen Trainer</translation>
    </message>
    <message>
        <source>drafts a team anew</source>
        <translation>stellt ein Team neu auf</translation>
    </message>
    <message>
        <source>moves a league to a server</source>
        <translation>bringt eine Liga auf einen Server</translation>
    </message>
    <message>
        <source>joins a league on a server</source>
        <translation>tritt einer Liga auf einem Server bei</translation>
    </message>
    <message>
        <source>leaves a shared league, or takes it home</source>
        <translation>verlässt eine geteilte Liga oder holt sie nach Hause</translation>
    </message>
    <message>
        <source>delivers what waits for a server</source>
        <translation>liefert ab, was auf einen Server wartet</translation>
    </message>
    <message>
        <source>decides about results that came too late</source>
        <translation>entscheidet über Ergebnisse, die zu spät kamen</translation>
    </message>
    <message>
        <source>says who may do what in a shared league</source>
        <translation>sagt, wer in einer geteilten Liga was darf</translation>
    </message>
    <message>
        <source>makes, answers or lists challenges</source>
        <translation>fordert heraus, beantwortet oder zeigt Herausforderungen</translation>
    </message>
    <message>
        <source>shows or buys what a team has in every match</source>
        <translation>zeigt oder kauft, was ein Team in jedem Spiel hat</translation>
    </message>
    <message>
        <source>says which club a team belongs to</source>
        <translation>sagt, zu welchem Verein ein Team gehört</translation>
    </message>
    <message>
        <source>writes, enters or corrects the sheet of a match</source>
        <translation>schreibt, trägt ein oder berichtigt den Spielbogen eines Spiels</translation>
    </message>
    <message>
        <source>shows the sheets that coaches sent in</source>
        <translation>zeigt die Spielbogen, die Trainer eingeschickt haben</translation>
    </message>
</context>
<context>
    <name>LeagueDeliverCommand</name>
    <message>
        <source>%1: %2 says %3, what stands is %4</source>
        <translation>%1: %2 sagt %3, es gilt %4</translation>
    </message>
    <message>
        <source>Delivers what waits for the server of a shared league, and takes in what others did.</source>
        <translation>Liefert ab, was auf den Server einer geteilten Liga wartet, und holt, was andere taten.</translation>
    </message>
    <message>
        <source>Only says what waits.</source>
        <translation>Sagt nur, was wartet.</translation>
    </message>
    <message>
        <source>Delivered: %1, put to the commissioner: %2, still waiting: %3</source>
        <translation>Abgeliefert: %1, der Ligaleitung vorgelegt: %2, wartet noch: %3</translation>
    </message>
    <message>
        <source>Shows results that came in too late, with what stands instead, and decides between them.</source>
        <translation>Zeigt Ergebnisse, die zu spät kamen, neben dem, was gilt, und entscheidet zwischen ihnen.</translation>
    </message>
    <message>
        <source>What was claimed counts.</source>
        <translation>Das Nachgereichte zählt.</translation>
    </message>
    <message>
        <source>What stands goes on counting.</source>
        <translation>Was gilt, zählt weiter.</translation>
    </message>
    <message>
        <source>Nobody else changed the team &quot;%1&quot; first.</source>
        <translation>Niemand sonst hat das Team „%1“ zuerst geändert.</translation>
    </message>
    <message>
        <source>Asks the server again for what it refused.</source>
        <translation>Fragt den Server noch einmal nach dem, was er abgelehnt hat.</translation>
    </message>
    <message>
        <source>Takes what the server refused off the list.</source>
        <translation>Nimmt von der Liste, was der Server abgelehnt hat.</translation>
    </message>
    <message>
        <source>Where somebody else changed this team first, the sheet of here counts.</source>
        <translation>Wo jemand anders dieses Team zuerst geändert hat, zählt der Bogen von hier.</translation>
    </message>
    <message>
        <source>Where somebody else changed this team first, the server&apos;s sheet counts.</source>
        <translation>Wo jemand anders dieses Team zuerst geändert hat, zählt der Bogen des Servers.</translation>
    </message>
</context>
<context>
    <name>LeagueDraw</name>
    <message>
        <source>This competition is played out.</source>
        <translation>Dieser Wettbewerb ist ausgespielt.</translation>
    </message>
    <message>
        <source>Round %1 is not played to its end.</source>
        <translation>Runde %1 ist nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>A tie has no winner yet: award it to one side.</source>
        <translation>Ein Duell hat noch keinen Sieger: Werte es für eine Seite.</translation>
    </message>
    <message>
        <source>Here the coaches find their opponents themselves: there is nothing to draw.</source>
        <translation>Hier suchen die Trainer ihre Gegner selbst: Es gibt nichts auszulosen.</translation>
    </message>
    <message>
        <source>This round follows from what was drawn before.</source>
        <translation>Diese Runde folgt aus dem, was schon gelost ist.</translation>
    </message>
    <message>
        <source>These stand level for the last place: %1. Add a tie-break, draw a lot, or give points by hand.</source>
        <translation>Diese stehen um den letzten Platz gleich: %1. Füge ein Entscheidungskriterium hinzu, lose oder gib Punkte von Hand.</translation>
    </message>
    <message>
        <source>This competition is not played now.</source>
        <translation>Dieser Wettbewerb läuft nicht.</translation>
    </message>
    <message>
        <source>This competition has not begun: draw it first.</source>
        <translation>Dieser Wettbewerb hat nicht begonnen: Lose ihn zuerst aus.</translation>
    </message>
    <message>
        <source>%1 and %2 have met twice running.</source>
        <translation>%1 und %2 haben zweimal hintereinander gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>%1 and %2 can play a friendly once they have met twice, or as teams of different divisions, where the league plays friendlies.</source>
        <translation>%1 und %2 können ein Freundschaftsspiel austragen, wenn sie sich zweimal getroffen haben oder aus verschiedenen Staffeln sind, und nur wo die Liga Freundschaftsspiele kennt.</translation>
    </message>
    <message>
        <source>There is no such challenge.</source>
        <translation>Diese Herausforderung gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 and %2 are pinned, but they are not of one division: unpin them first.</source>
        <translation>%1 und %2 sind festgesteckt, gehören aber nicht zu einer Staffel: Löse sie zuerst.</translation>
    </message>
</context>
<context>
    <name>LeagueDrawCommand</name>
    <message>
        <source>No round is drawn that could be published.</source>
        <translation>Es ist keine Runde ausgelost, die man veröffentlichen könnte.</translation>
    </message>
    <message>
        <source>Draws the next round, or the whole calendar of a round robin; one that is not published is drawn again.</source>
        <translation>Lost die nächste Runde aus oder den ganzen Spielplan, wenn jeder gegen jeden spielt; eine unveröffentlichte wird neu gelost.</translation>
    </message>
    <message>
        <source>The same seed draws the same, before witnesses.</source>
        <translation>Derselbe Startwert lost dasselbe, vor Zeugen.</translation>
    </message>
    <message>
        <source>The seed is a whole number.</source>
        <translation>Der Startwert ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Publishes the next round that is drawn.</source>
        <translation>Veröffentlicht die nächste ausgeloste Runde.</translation>
    </message>
    <message>
        <source>Every round up to this one.</source>
        <translation>Jede Runde bis zu dieser.</translation>
    </message>
    <message>
        <source>Every round that is drawn.</source>
        <translation>Jede ausgeloste Runde.</translation>
    </message>
    <message>
        <source>Draws nothing and pairs this team with that of --away, as they agreed.</source>
        <translation>Lost nichts aus, sondern setzt dieses Team gegen das von --away an, wie vereinbart.</translation>
    </message>
    <message>
        <source>Its opponent.</source>
        <translation>Sein Gegner.</translation>
    </message>
    <message>
        <source>Their match is a friendly, which counts in no table.</source>
        <translation>Ihr Spiel ist ein Freundschaftsspiel und zählt in keiner Tabelle.</translation>
    </message>
    <message>
        <source>A pair is --home and --away.</source>
        <translation>Ein Paar sind --home und --away.</translation>
    </message>
    <message>
        <source>%1 has begun. Here the coaches find their opponents themselves: pair them with --home and --away.</source>
        <translation>%1 hat begonnen. Hier suchen sich die Trainer ihre Gegner selbst: Mit --home und --away werden sie gepaart.</translation>
    </message>
</context>
<context>
    <name>LeagueEncounter</name>
    <message>
        <source>--%1 is home or away.</source>
        <translation>--%1 ist home oder away.</translation>
    </message>
    <message>
        <source>A game is the glory of both, such as 12:9, or 7:7:home where it is level and one side wins.</source>
        <translation>Eine Partie ist der Ruhm beider, etwa 12:9, oder 7:7:home, wo er gleich ist und eine Seite gewinnt.</translation>
    </message>
    <message>
        <source>--out-of-action is home, away, both or nobody.</source>
        <translation>--out-of-action ist home, away, both oder nobody.</translation>
    </message>
    <message>
        <source>Of a skirmish, each game of the best of three: the glory of both, 12:9, or 7:7:home.</source>
        <translation>Bei einem Skirmish jede Partie der besten von dreien: der Ruhm beider, 12:9, oder 7:7:home.</translation>
    </message>
    <message>
        <source>Whose band was gone after the third game: home, away or both.</source>
        <translation>Wessen Bande nach der dritten Partie weg war: home, away oder both.</translation>
    </message>
    <message>
        <source>Who was left after sudden death: home or away.</source>
        <translation>Wer nach der Verlängerung übrig war: home oder away.</translation>
    </message>
    <message>
        <source>Who won the roll-off when nobody was left: home or away.</source>
        <translation>Wer das Stechen gewann, als niemand übrig war: home oder away.</translation>
    </message>
</context>
<context>
    <name>LeagueEvent</name>
    <message>
        <source>An entry of the league&apos;s journal cannot be read.</source>
        <translation>Ein Eintrag im Tagebuch der Liga lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>a fraction such as 1/2 is needed</source>
        <translation>ein Bruch wie 1/2 wird gebraucht</translation>
    </message>
</context>
<context>
    <name>LeagueExchangeCommand</name>
    <message>
        <source>Writes everything of a league, with its teams and matches, as JSON.</source>
        <translation>Schreibt alles einer Liga mit ihren Teams und Spielen als JSON.</translation>
    </message>
    <message>
        <source>The file to write instead of printing.</source>
        <translation>Die Datei, in die statt auf den Schirm geschrieben wird.</translation>
    </message>
    <message>
        <source>Takes a league in that was exported, with its teams and matches.</source>
        <translation>Nimmt eine ausgegebene Liga mit ihren Teams und Spielen auf.</translation>
    </message>
    <message>
        <source>The file that was written.</source>
        <translation>Die geschriebene Datei.</translation>
    </message>
    <message>
        <source>Derives everything again from the journals and names every difference.</source>
        <translation>Leitet alles noch einmal aus den Tagebüchern ab und nennt jeden Unterschied.</translation>
    </message>
    <message>
        <source>Everything agrees.</source>
        <translation>Alles stimmt überein.</translation>
    </message>
</context>
<context>
    <name>LeagueFile</name>
    <message>
        <source>This is not a league file of Dugout.</source>
        <translation>Das ist keine Ligadatei von Dugout.</translation>
    </message>
    <message>
        <source>This league comes from a later version of Dugout.</source>
        <translation>Diese Liga kommt aus einer späteren Version von Dugout.</translation>
    </message>
    <message>
        <source>This league, or one of its teams or matches, is kept here already.</source>
        <translation>Diese Liga oder eines ihrer Teams oder Spiele wird hier schon aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>LeagueFormats</name>
    <message>
        <source>There is no format &quot;%1&quot;; there are %2.</source>
        <translation>Das Format „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>There is no table &quot;%1&quot;; there are %2.</source>
        <translation>Die Tabelle „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>--table goes with --format csv only.</source>
        <translation>--table gehört nur zu --format csv.</translation>
    </message>
    <message>
        <source>--organiser goes with --format naf only.</source>
        <translation>--organiser gehört nur zu --format naf.</translation>
    </message>
    <message>
        <source>json for everything, csv for a spreadsheet, ics for a calendar, naf for the players&apos; association or html for one page.</source>
        <translation>json für alles, csv für ein Rechenblatt, ics für einen Kalender, naf für die NAF oder html für eine Seite.</translation>
    </message>
    <message>
        <source>With csv: standings, fixtures, leaders or entrants.</source>
        <translation>Mit csv: standings (Tabelle), fixtures (Begegnungen), leaders (Bestenlisten) oder entrants (Teilnehmer).</translation>
    </message>
    <message>
        <source>With naf: who organised it, by name or NAF nick.</source>
        <translation>Mit naf: wer es ausgerichtet hat, mit Namen oder NAF-Kürzel.</translation>
    </message>
    <message>
        <source>New teams: %1. Joined: %2. Results: %3.</source>
        <translation>Neue Teams: %1. Beigetreten: %2. Ergebnisse: %3.</translation>
    </message>
    <message>
        <source>The kept league that takes entrants and results from a CSV, Tourma, TourPlay or NAF file.</source>
        <translation>Die Liga, die Teilnehmer und Ergebnisse aus einer Datei von CSV, Tourma, TourPlay oder der NAF aufnimmt.</translation>
    </message>
    <message>
        <source>With --into: the format, recognised when left out; there are %1.</source>
        <translation>Mit --into: das Format, sonst wird es erkannt; es gibt %1.</translation>
    </message>
    <message>
        <source>With --into: the competition; a new name announces one.</source>
        <translation>Mit --into: der Wettbewerb; ein neuer Name kündigt einen an.</translation>
    </message>
    <message>
        <source>With --into: says what would happen and changes nothing.</source>
        <translation>Mit --into: sagt, was geschähe, und ändert nichts.</translation>
    </message>
</context>
<context>
    <name>LeagueIntake</name>
    <message>
        <source>Results need a competition to go into.</source>
        <translation>Ergebnisse brauchen einen Wettbewerb, in den sie gehören.</translation>
    </message>
    <message>
        <source>The edition has no race &quot;%1&quot;.</source>
        <translation>Die Ausgabe hat keine Rasse „%1“.</translation>
    </message>
    <message>
        <source>A result of somebody who could not join.</source>
        <translation>Ein Ergebnis von jemandem, der nicht aufgenommen werden konnte.</translation>
    </message>
    <message>
        <source>Draw and publish this competition first: its results go to its fixtures.</source>
        <translation>Lose und veröffentliche diesen Wettbewerb zuerst: Ergebnisse gehören zu seinen Begegnungen.</translation>
    </message>
    <message>
        <source>A bye: the draw gives those.</source>
        <translation>Ein Freilos: das vergibt die Auslosung.</translation>
    </message>
    <message>
        <source>This result is there already.</source>
        <translation>Dieses Ergebnis ist schon da.</translation>
    </message>
    <message>
        <source>There is another result already; correct it by hand.</source>
        <translation>Es gibt schon ein anderes Ergebnis; berichtige es von Hand.</translation>
    </message>
    <message>
        <source>These two are not drawn against each other.</source>
        <translation>Diese beiden sind nicht gegeneinander gelost.</translation>
    </message>
    <message>
        <source>Taken as %1, with whom this coach registered.</source>
        <translation>Als %1 genommen, womit dieser Trainer angemeldet ist.</translation>
    </message>
</context>
<context>
    <name>LeagueKept</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The name or id of a kept league.</source>
        <translation>Name oder Kennung einer aufbewahrten Liga.</translation>
    </message>
    <message>
        <source>The competition, where the season has several.</source>
        <translation>Der Wettbewerb, wo die Saison mehrere hat.</translation>
    </message>
    <message>
        <source>Why, for the league&apos;s journal.</source>
        <translation>Warum, für das Tagebuch der Liga.</translation>
    </message>
    <message>
        <source>This league has no season yet: &quot;dugout league season&quot; begins one.</source>
        <translation>Diese Liga hat noch keine Saison: „dugout league season“ beginnt eine.</translation>
    </message>
    <message>
        <source>There is no competition &quot;%1&quot; in this league.</source>
        <translation>In dieser Liga gibt es keinen Wettbewerb „%1“.</translation>
    </message>
    <message>
        <source>This season has no competition yet.</source>
        <translation>Diese Saison hat noch keinen Wettbewerb.</translation>
    </message>
    <message>
        <source>Say which with --competition: %1.</source>
        <translation>Sage mit --competition, welchen: %1.</translation>
    </message>
    <message>
        <source>There is no team &quot;%1&quot; in this league.</source>
        <translation>In dieser Liga gibt es kein Team „%1“.</translation>
    </message>
    <message>
        <source>Several teams are called &quot;%1&quot;: name one of them by its id.</source>
        <translation>Mehrere Teams heißen „%1“: Nenne eines mit seiner Kennung.</translation>
    </message>
    <message>
        <source>%1 is not drawn at home against %2.</source>
        <translation>%1 ist nicht zu Hause gegen %2 ausgelost.</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <translation>%1 hat ein Freilos</translation>
    </message>
    <message>
        <source>Round %1, not published</source>
        <translation>Runde %1, nicht veröffentlicht</translation>
    </message>
    <message>
        <source>There is no season &quot;%1&quot; in this league.</source>
        <translation>In dieser Liga gibt es keine Saison „%1“.</translation>
    </message>
</context>
<context>
    <name>LeagueLookCommand</name>
    <message>
        <source>Only this phase of the competition, from 1.</source>
        <translation>Nur diese Phase des Wettbewerbs, ab 1.</translation>
    </message>
    <message>
        <source>Only this division of the phase, from 1.</source>
        <translation>Nur diese Staffel der Phase, ab 1.</translation>
    </message>
    <message>
        <source>--by is one of %1.</source>
        <translation>--by ist eines von %1.</translation>
    </message>
    <message>
        <source>Shows the table.</source>
        <translation>Zeigt die Tabelle.</translation>
    </message>
    <message>
        <source>Says why a team stands where it stands.</source>
        <translation>Sagt, warum ein Team steht, wo es steht.</translation>
    </message>
    <message>
        <source>The name or id of the team.</source>
        <translation>Name oder Kennung des Teams.</translation>
    </message>
    <message>
        <source>Shows the players who did most in tracked matches.</source>
        <translation>Zeigt die Spieler mit den meisten Taten in mitgeschriebenen Spielen.</translation>
    </message>
    <message>
        <source>What counts: %1.</source>
        <translation>Was zählt: %1.</translation>
    </message>
    <message>
        <source>Only this season.</source>
        <translation>Nur diese Saison.</translation>
    </message>
    <message>
        <source>Only this division.</source>
        <translation>Nur diese Staffel.</translation>
    </message>
    <message>
        <source>Only teams of this roster.</source>
        <translation>Nur Teams dieser Teamliste.</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>Höchstens so viele.</translation>
    </message>
    <message>
        <source>Tells what was decided and what came in, and why.</source>
        <translation>Erzählt, was entschieden wurde und was eintraf, und warum.</translation>
    </message>
    <message>
        <source>Takes the last action back.</source>
        <translation>Nimmt die letzte Handlung zurück.</translation>
    </message>
    <message>
        <source>Does what was taken back again.</source>
        <translation>Wiederholt, was zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>Of squads: the table of their members.</source>
        <translation>Bei Mannschaften: die Tabelle ihrer Mitglieder.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>In the table of all divisions together: %1</source>
        <translation>In der Tabelle aller Staffeln zusammen: %1</translation>
    </message>
    <message>
        <source>%1 has no phase %2.</source>
        <translation>%1 hat keine Phase %2.</translation>
    </message>
    <message>
        <source>%1 has no division %2.</source>
        <translation>%1 hat keine Staffel %2.</translation>
    </message>
</context>
<context>
    <name>LeagueMemberCommand</name>
    <message>
        <source>The name or id of a team of the league.</source>
        <translation>Name oder Kennung eines Teams der Liga.</translation>
    </message>
    <message>
        <source>In every match: %1</source>
        <translation>In jedem Spiel: %1</translation>
    </message>
    <message>
        <source>Gold left: %1</source>
        <translation>Gold übrig: %1</translation>
    </message>
    <message>
        <source>Shows what a team has bought for all its matches and could still buy so, or buys it: where teams come back as registered after every match.</source>
        <translation>Zeigt, was ein Team für alle seine Spiele gekauft hat und noch so kaufen könnte, oder kauft es: wo Teams nach jedem Spiel zurückkehren, wie sie gemeldet sind.</translation>
    </message>
    <message>
        <source>All that it is to have, such as bribes*2,star-players/ID,mercenaries/POSITION+SKILL; what it had before is given back.</source>
        <translation>Alles, was es haben soll, etwa bribes*2,star-players/ID,mercenaries/POSITION+SKILL; was es vorher hatte, gibt es zurück.</translation>
    </message>
    <message>
        <source>It gives everything back.</source>
        <translation>Es gibt alles zurück.</translation>
    </message>
    <message>
        <source>Says which club a team belongs to, or that it belongs to none: members of one club are kept apart in round one.</source>
        <translation>Sagt, zu welchem Verein ein Team gehört, oder dass es zu keinem gehört: Mitglieder eines Vereins treffen in Runde eins nicht aufeinander.</translation>
    </message>
    <message>
        <source>The club; without it, none.</source>
        <translation>Der Verein; ohne ihn keiner.</translation>
    </message>
</context>
<context>
    <name>LeagueNewCommand</name>
    <message>
        <source>Founds a league.</source>
        <translation>Gründet eine Liga.</translation>
    </message>
    <message>
        <source>What it is called.</source>
        <translation>Wie sie heißt.</translation>
    </message>
    <message>
        <source>The edition it plays by.</source>
        <translation>Die Ausgabe, nach der sie spielt.</translation>
    </message>
    <message>
        <source>Rules that differ from the book, such as several-teams=on,ban-wizards=on.</source>
        <translation>Regeln, die vom Buch abweichen, etwa several-teams=on,ban-wizards=on.</translation>
    </message>
    <message>
        <source>Lists the kept leagues.</source>
        <translation>Listet die aufbewahrten Ligen auf.</translation>
    </message>
    <message>
        <source>Shows the teams, seasons and fixtures of a league.</source>
        <translation>Zeigt Teams, Saisons und Paarungen einer Liga.</translation>
    </message>
    <message>
        <source>A sample league in the middle of its season instead.</source>
        <translation>Stattdessen eine Beispielliga mitten in ihrer Saison.</translation>
    </message>
    <message>
        <source>Name the league, or say --sample.</source>
        <translation>Nenne die Liga oder sage --sample.</translation>
    </message>
    <message>
        <source>Gold for a new team, where it is not as in the book.</source>
        <translation>Gold für ein neues Team, wo es nicht wie im Buch ist.</translation>
    </message>
    <message>
        <source>--budget is a whole number of gold pieces.</source>
        <translation>--budget ist eine ganze Zahl von Goldstücken.</translation>
    </message>
    <message>
        <source>in every match: %1</source>
        <translation>in jedem Spiel: %1</translation>
    </message>
</context>
<context>
    <name>LeagueNews</name>
    <message>
        <source>The match ended %1:%2; what was decided stands.</source>
        <translation>Das Spiel endete %1:%2; was entschieden wurde, bleibt.</translation>
    </message>
</context>
<context>
    <name>LeagueOptions</name>
    <message>
        <source>Points for each match: 3-1-0, 5-3-1 or a formula such as 3*won + drawn + min(td,3).</source>
        <translation>Punkte je Spiel: 3-1-0, 5-3-1 oder eine Formel wie 3*won + drawn + min(td,3).</translation>
    </message>
    <message>
        <source>What a bye counts as: win, draw, loss or nothing.</source>
        <translation>Als was ein Freilos zählt: win (Sieg), draw (Unentschieden), loss (Niederlage) oder nothing (nichts).</translation>
    </message>
    <message>
        <source>Only the N results with the most points give points.</source>
        <translation>Nur die N Ergebnisse mit den meisten Punkten geben Punkte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing a bye can count as; it can be %2.</source>
        <translation>Als „%1“ kann ein Freilos nicht zählen; möglich sind %2.</translation>
    </message>
    <message>
        <source>--best needs a whole number from 1 on.</source>
        <translation>--best braucht eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>The tie-break &quot;%1&quot; needs more than results.</source>
        <translation>Die Feinwertung „%1“ braucht mehr als Ergebnisse.</translation>
    </message>
    <message>
        <source>What decides between equal points, one after the other; there are %1.</source>
        <translation>Was bei gleichen Punkten entscheidet, eins nach dem anderen; es gibt %1.</translation>
    </message>
</context>
<context>
    <name>LeagueOutput</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>CAS</source>
        <translation>VER</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Everything, to be imported again</source>
        <translation>Alles, zum Wiedereinlesen</translation>
    </message>
    <message>
        <source>Standings as a table</source>
        <translation>Tabellenstand für die Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Fixtures as a table</source>
        <translation>Ansetzungen für die Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Leaders as a table</source>
        <translation>Bestenlisten für die Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Teams and coaches as a table</source>
        <translation>Teams und Trainer für die Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Fixtures for a calendar</source>
        <translation>Ansetzungen für den Kalender</translation>
    </message>
    <message>
        <source>Results for the NAF</source>
        <translation>Ergebnisse für die NAF</translation>
    </message>
    <message>
        <source>Web site</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Take entrants and results from a file…</source>
        <translation>Teilnehmer und Ergebnisse aus einer Datei…</translation>
    </message>
    <message>
        <source>Folder for the web site</source>
        <translation>Ordner für die Website</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>The edition of this league is missing.</source>
        <translation>Das Regelwerk dieser Liga fehlt.</translation>
    </message>
    <message>
        <source>New teams: %1. Joined: %2. Results: %3.</source>
        <translation>Neue Teams: %1. Beigetreten: %2. Ergebnisse: %3.</translation>
    </message>
    <message>
        <source>Entrants and results</source>
        <translation>Teilnehmer und Ergebnisse</translation>
    </message>
    <message>
        <source>Files of tournaments (*.csv *.xml *.json);;All files (*)</source>
        <translation>Turnierdateien (*.csv *.xml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
</context>
<context>
    <name>LeaguePaper</name>
    <message>
        <source>&quot;%1&quot; is no player: say home:7 or away:7, by his shirt.</source>
        <translation>„%1“ ist kein Spieler: Gemeint ist home:7 oder away:7, nach seiner Nummer.</translation>
    </message>
    <message>
        <source>Nobody who could play has the shirt &quot;%1&quot;.</source>
        <translation>Niemand, der spielen konnte, hat die Nummer „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no injury; there are %2.</source>
        <translation>„%1“ ist keine Verletzung; es gibt %2.</translation>
    </message>
    <message>
        <source>--%1 needs two whole numbers: 12000:9000.</source>
        <translation>--%1 braucht zwei ganze Zahlen: 12000:9000.</translation>
    </message>
    <message>
        <source>Touchdowns are whole numbers up to %1.</source>
        <translation>Touchdowns sind ganze Zahlen bis %1.</translation>
    </message>
    <message>
        <source>More scorers are named than touchdowns were scored.</source>
        <translation>Es sind mehr Torschützen genannt, als Touchdowns erzielt wurden.</translation>
    </message>
    <message>
        <source>--%1 is home or away.</source>
        <translation>--%1 ist home oder away.</translation>
    </message>
    <message>
        <source>The match was played without Dugout and changes both teams as any other: what follows it is asked next.</source>
        <translation>Das Spiel wurde ohne Dugout gespielt und verändert beide Teams wie jedes andere: Was ihm folgt, wird danach gefragt.</translation>
    </message>
    <message>
        <source>Who scored a touchdown, by his shirt.</source>
        <translation>Wer einen Touchdown erzielt hat, nach seiner Nummer.</translation>
    </message>
    <message>
        <source>Who threw a completion.</source>
        <translation>Wer einen gelungenen Pass geworfen hat.</translation>
    </message>
    <message>
        <source>Who intercepted.</source>
        <translation>Wer einen Pass abgefangen hat.</translation>
    </message>
    <message>
        <source>Who was hurt, how, and who is credited with it: away:3=broken-ribs=home:5; or healed: away:3=saved.</source>
        <translation>Wer wie verletzt wurde und wer es angerechnet bekommt: away:3=broken-ribs=home:5; oder geheilt: away:3=saved.</translation>
    </message>
    <message>
        <source>The fans of both sides.</source>
        <translation>Die Fans beider Seiten.</translation>
    </message>
    <message>
        <source>Gold that both took from their treasuries for the match.</source>
        <translation>Gold, das beide für das Spiel aus ihrer Kasse nahmen.</translation>
    </message>
    <message>
        <source>Which side conceded: home or away.</source>
        <translation>Welche Seite aufgegeben hat: home oder away.</translation>
    </message>
    <message>
        <source>The match is kept as %1.</source>
        <translation>Das Spiel wird als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>This match has no stadium to name.</source>
        <translation>Dieses Spiel hat kein Stadion, das man nennen könnte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no stadium of this match; there are %2.</source>
        <translation>„%1“ ist kein Stadion dieses Spiels; es gibt %2.</translation>
    </message>
    <message>
        <source>Where it was played, by rules with stadiums: home, away, or what is special about it, such as enclosed-pitch.</source>
        <translation>Wo gespielt wurde, bei Regeln mit Stadien: home, away oder was daran besonders ist, etwa enclosed-pitch.</translation>
    </message>
    <message>
        <source>The team that plays at home.</source>
        <translation>Das Team, das zu Hause spielt.</translation>
    </message>
    <message>
        <source>The other one.</source>
        <translation>Das andere.</translation>
    </message>
    <message>
        <source>The round, where they meet more than once.</source>
        <translation>Die Runde, wenn sie sich mehrmals begegnen.</translation>
    </message>
    <message>
        <source>Who is credited with a casualty, where nobody wrote down who was hurt.</source>
        <translation>Wem ein Verlust angerechnet wird, wenn niemand notiert hat, wer verletzt wurde.</translation>
    </message>
    <message>
        <source>Who was a most valuable player.</source>
        <translation>Wer Spieler des Tages war.</translation>
    </message>
    <message>
        <source>All the gold that the match brought both sides; one of them may be left out.</source>
        <translation>Alles Gold, das das Spiel beiden eingebracht hat; eines davon darf fehlen.</translation>
    </message>
    <message>
        <source>The dice for the fan factors, added up for each side.</source>
        <translation>Die Würfel für die Fanfaktoren, für jede Seite zusammengezählt.</translation>
    </message>
    <message>
        <source>The fan factors afterwards, where no dice are known.</source>
        <translation>Die Fanfaktoren danach, wenn keine Würfel bekannt sind.</translation>
    </message>
    <message>
        <source>Both coaches have signed the sheet.</source>
        <translation>Beide Trainer haben den Bogen unterschrieben.</translation>
    </message>
    <message>
        <source>Neither side hires, buys or sends anybody away.</source>
        <translation>Keine Seite heuert an, kauft ein oder entlässt jemanden.</translation>
    </message>
</context>
<context>
    <name>LeaguePreview</name>
    <message>
        <source>%1, round %2: %3 instead of %4.</source>
        <translation>%1, Runde %2: %3 statt %4.</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <translation>%1: %2 statt %3.</translation>
    </message>
    <message>
        <source>It is given already: change it by hand.</source>
        <translation>Er ist schon vergeben: Ändere ihn von Hand.</translation>
    </message>
    <message>
        <source>%1 by %2: %3 instead of %4.</source>
        <translation>%1 nach %2: %3 statt %4.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>kein Spiel</translation>
    </message>
    <message numerus="yes">
        <source>And %n more change(s).</source>
        <translation>
            <numerusform>Und %n weitere Änderung.</numerusform>
            <numerusform>Und %n weitere Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>no rating</source>
        <translation>keine Wertung</translation>
    </message>
    <message>
        <source>%1: who goes on would not be decided; what is drawn stays.</source>
        <translation>%1: Wer weiterkommt, wäre nicht entschieden; was ausgelost ist, bleibt.</translation>
    </message>
    <message>
        <source>%1: %2 would go on instead of %3; what is drawn stays.</source>
        <translation>%1: %2 käme statt %3 weiter; was ausgelost ist, bleibt.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who, and what changes for him</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>value %1 instead of %2</source>
        <translation>Wert %1 statt %2</translation>
    </message>
    <message>
        <source>treasury %1 instead of %2</source>
        <translation>Kasse %1 statt %2</translation>
    </message>
    <message>
        <source>fan factor %1 instead of %2</source>
        <translation>Fanfaktor %1 statt %2</translation>
    </message>
    <message>
        <source>place %1 instead of %2</source>
        <translation>Platz %1 statt %2</translation>
    </message>
    <message>
        <source>points %1 instead of %2</source>
        <translation>Punkte %1 statt %2</translation>
    </message>
</context>
<context>
    <name>LeaguePrintCommand</name>
    <message>
        <source>There is no sheet &quot;%1&quot;; there are %2.</source>
        <translation>Das Blatt „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>--round needs a whole number from 1 on.</source>
        <translation>--round braucht eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>Writes tables, signs, slips and certificates of a league as PDF.</source>
        <translation>Schreibt Tabellen, Schilder, Zettel und Urkunden einer Liga als PDF.</translation>
    </message>
    <message>
        <source>The round; all of them, or the last one for signs and slips, when left out.</source>
        <translation>Die Runde; sonst alle, bei Schildern und Zetteln die letzte.</translation>
    </message>
    <message>
        <source>What to print: standings, fixtures, cross-table, rounds, signs, slips, certificates, rules or teams.</source>
        <translation>Was gedruckt wird: standings, fixtures, cross-table, rounds, signs, slips, certificates, rules oder teams.</translation>
    </message>
</context>
<context>
    <name>LeaguePrints</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Round sheets</source>
        <translation>Rundenblätter</translation>
    </message>
    <message>
        <source>Table signs</source>
        <translation>Tischschilder</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Urkunden</translation>
    </message>
    <message>
        <source>What the rules change</source>
        <translation>Was die Ligaregeln ändern</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Ansetzungen</translation>
    </message>
    <message>
        <source>Match sheets to fill in</source>
        <translation>Spielbogen zum Ausfüllen</translation>
    </message>
    <message>
        <source>Team sheets</source>
        <translation>Teambogen</translation>
    </message>
</context>
<context>
    <name>LeagueRandomCommand</name>
    <message>
        <source>Team %1</source>
        <translation>Team %1</translation>
    </message>
    <message>
        <source>Coach %1</source>
        <translation>Trainer %1</translation>
    </message>
    <message>
        <source>bye: %1</source>
        <translation>Freilos: %1</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>swiss, round-robin, knock-out or groups.</source>
        <translation>swiss (Schweizer System), round-robin (jeder gegen jeden), knock-out (K.-o.-System) oder groups (Gruppen).</translation>
    </message>
    <message>
        <source>How many teams, up to 256.</source>
        <translation>Wie viele Teams, bis zu 256.</translation>
    </message>
    <message>
        <source>At most so many rounds; as many as the format needs when left out.</source>
        <translation>Höchstens so viele Runden; ohne Angabe so viele, wie das Format braucht.</translation>
    </message>
    <message>
        <source>The seed of the lot and the results.</source>
        <translation>Der Startwert für Los und Ergebnisse.</translation>
    </message>
    <message>
        <source>Plays every match and what follows it with teams that develop, instead of drawing results by lot.</source>
        <translation>Spielt jedes Spiel und alles, was ihm folgt, mit Teams, die sich entwickeln, statt Ergebnisse auszulosen.</translation>
    </message>
    <message>
        <source>The edition for --full, as in `dugout rules list`.</source>
        <translation>Die Ausgabe für --full, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>Draws a competition and plays it by chance.</source>
        <translation>Lost einen Wettbewerb aus und spielt ihn nach dem Zufall.</translation>
    </message>
    <message>
        <source>--format is one of %1; --teams needs a number from 2 to %2, --rounds one from 1 to %3, --seed a whole number.</source>
        <translation>--format ist eines von %1; --teams braucht eine Zahl von 2 bis %2, --rounds eine von 1 bis %3, --seed eine ganze Zahl.</translation>
    </message>
</context>
<context>
    <name>LeagueReading</name>
    <message>
        <source>The column &quot;%1&quot; is not taken.</source>
        <translation>Die Spalte „%1“ wird nicht übernommen.</translation>
    </message>
    <message>
        <source>A match that is not played.</source>
        <translation>Ein Spiel, das nicht gespielt ist.</translation>
    </message>
    <message>
        <source>A table has at most %1 lines.</source>
        <translation>Eine Tabelle hat höchstens %1 Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>(%n time(s))</source>
        <translation>
            <numerusform>(%n-mal)</numerusform>
            <numerusform>(%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>There are neither entrants nor results in this file.</source>
        <translation>In dieser Datei stehen weder Teilnehmer noch Ergebnisse.</translation>
    </message>
    <message>
        <source>An entrant without a name.</source>
        <translation>Ein Teilnehmer ohne Namen.</translation>
    </message>
    <message>
        <source>An entrant of the same name stands there already.</source>
        <translation>Ein Teilnehmer mit diesem Namen steht schon da.</translation>
    </message>
    <message>
        <source>More than %1 entrants.</source>
        <translation>Mehr als %1 Teilnehmer.</translation>
    </message>
    <message>
        <source>This is no file of entrants or results that Dugout knows; it knows %1.</source>
        <translation>Das ist keine Datei mit Teilnehmern oder Ergebnissen, die Dugout kennt; es kennt %1.</translation>
    </message>
    <message>
        <source>A match without two sides.</source>
        <translation>Ein Spiel ohne zwei Seiten.</translation>
    </message>
    <message>
        <source>A result that cannot be.</source>
        <translation>Ein Ergebnis, das es nicht geben kann.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not taken.</source>
        <translation>„%1“ wird nicht übernommen.</translation>
    </message>
    <message>
        <source>A coach who no longer plays is taken as one who does.</source>
        <translation>Ein Trainer, der nicht mehr spielt, wird wie einer übernommen, der spielt.</translation>
    </message>
    <message>
        <source>More than %1 rounds.</source>
        <translation>Mehr als %1 Runden.</translation>
    </message>
    <message>
        <source>The count &quot;%1&quot; is not taken.</source>
        <translation>Die Zählung „%1“ wird nicht übernommen.</translation>
    </message>
    <message>
        <source>A match of somebody who does not take part.</source>
        <translation>Ein Spiel von jemandem, der nicht teilnimmt.</translation>
    </message>
    <message>
        <source>Events besides touchdowns, casualties and giving up.</source>
        <translation>Ereignisse außer Touchdowns, Verlusten und Aufgaben.</translation>
    </message>
</context>
<context>
    <name>LeagueRecordsCommand</name>
    <message>
        <source>Only this season.</source>
        <translation>Nur diese Saison.</translation>
    </message>
    <message>
        <source>Only this division.</source>
        <translation>Nur diese Staffel.</translation>
    </message>
    <message>
        <source>Only teams of this roster.</source>
        <translation>Nur Teams dieser Teamliste.</translation>
    </message>
    <message>
        <source>Shows what was won, drawn and lost, with form and streaks.</source>
        <translation>Zeigt, was gewonnen, unentschieden gespielt und verloren wurde, mit Form und Serien.</translation>
    </message>
    <message>
        <source>Whose records: %1.</source>
        <translation>Wessen Bilanzen: %1.</translation>
    </message>
    <message>
        <source>--by is one of %1.</source>
        <translation>--by ist eines von %1.</translation>
    </message>
    <message>
        <source>Rates the coaches, with each race apart.</source>
        <translation>Bewertet die Trainer, jedes Volk für sich.</translation>
    </message>
    <message>
        <source>How: %1.</source>
        <translation>Wie: %1.</translation>
    </message>
    <message>
        <source>One rating for all races.</source>
        <translation>Eine Wertung für alle Völker.</translation>
    </message>
    <message>
        <source>--system is one of %1.</source>
        <translation>--system ist eines von %1.</translation>
    </message>
    <message>
        <source>Shows who won what: the hall of fame, or with --prizes the trophy cabinet.</source>
        <translation>Zeigt, wer was gewann: die Ruhmeshalle oder mit --prizes den Trophäenschrank.</translation>
    </message>
    <message>
        <source>The prizes that were given.</source>
        <translation>Die Preise, die vergeben wurden.</translation>
    </message>
    <message>
        <source>Only of this team.</source>
        <translation>Nur von diesem Team.</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>LeagueResultCommand</name>
    <message>
        <source>Enters a result from paper, or another one instead.</source>
        <translation>Trägt ein Ergebnis vom Papier ein oder ein anderes an seiner Stelle.</translation>
    </message>
    <message>
        <source>Touchdowns of the home side.</source>
        <translation>Touchdowns des Heimteams.</translation>
    </message>
    <message>
        <source>Touchdowns of the other.</source>
        <translation>Touchdowns des anderen.</translation>
    </message>
    <message>
        <source>Casualties the home side caused.</source>
        <translation>Verluste, die das Heimteam verursacht hat.</translation>
    </message>
    <message>
        <source>Casualties the other caused.</source>
        <translation>Verluste, die das andere verursacht hat.</translation>
    </message>
    <message>
        <source>home or away, where the score does not say it.</source>
        <translation>home oder away, wenn der Spielstand es nicht sagt.</translation>
    </message>
    <message>
        <source>A count of the league&apos;s own, for both sides: completions=3:1.</source>
        <translation>Eine eigene Zählung der Liga für beide Seiten: completions=3:1.</translation>
    </message>
    <message>
        <source>Touchdowns, casualties and columns are whole numbers.</source>
        <translation>Touchdowns, Verluste und Spalten sind ganze Zahlen.</translation>
    </message>
    <message>
        <source>The winner is home or away.</source>
        <translation>Der Sieger ist home oder away.</translation>
    </message>
    <message>
        <source>Awards a match that nobody plays: a walk-over to one side, or a double forfeit to nobody.</source>
        <translation>Wertet ein Spiel, das niemand spielt: kampflos für eine Seite oder für niemanden.</translation>
    </message>
    <message>
        <source>home, away or nobody.</source>
        <translation>home, away oder nobody.</translation>
    </message>
    <message>
        <source>The side is home, away or nobody.</source>
        <translation>Die Seite ist home, away oder nobody.</translation>
    </message>
    <message>
        <source>Starts the match of a fixture; &quot;dugout match&quot; plays it, and its result comes back by itself.</source>
        <translation>Beginnt das Spiel einer Paarung; „dugout match“ spielt es, und sein Ergebnis kommt von selbst zurück.</translation>
    </message>
    <message>
        <source>Only says what would change: teams, tables, later pairings, prizes and ratings.</source>
        <translation>Sagt nur, was sich ändern würde: Teams, Tabellen, spätere Paarungen, Preise und Wertungen.</translation>
    </message>
    <message>
        <source>--%1 needs --paper.</source>
        <translation>--%1 braucht --paper.</translation>
    </message>
    <message>
        <source>Say the touchdowns of both, or the games of a skirmish with --game.</source>
        <translation>Nenne die Touchdowns beider oder mit --game die Partien eines Skirmish.</translation>
    </message>
    <message>
        <source>Name the warbands of home and away with --warbands, such as %1.</source>
        <translation>Nenne die Banden von Heim und Gast mit --warbands, etwa %1.</translation>
    </message>
    <message>
        <source>Of a skirmish, the warbands of home and away with a comma between; &quot;dugout skirmish&quot; plays it.</source>
        <translation>Bei einem Skirmish die Banden von Heim und Gast mit einem Komma dazwischen; &quot;dugout skirmish&quot; spielt es.</translation>
    </message>
    <message>
        <source>What a match from paper changes is known once what follows it is answered: --preview goes without --paper.</source>
        <translation>Was ein Spiel vom Papier ändert, steht erst fest, wenn beantwortet ist, was ihm folgt: --preview geht nur ohne --paper.</translation>
    </message>
</context>
<context>
    <name>LeagueRolesCommand</name>
    <message>
        <source>The name somebody logs in with at the server.</source>
        <translation>Der Name, mit dem sich jemand am Server anmeldet.</translation>
    </message>
    <message>
        <source>Lists who may do what in a shared league.</source>
        <translation>Zeigt, wer in einer geteilten Liga was darf.</translation>
    </message>
    <message>
        <source>Lets somebody into a shared league.</source>
        <translation>Lässt jemanden in eine geteilte Liga.</translation>
    </message>
    <message>
        <source>commissioner, coach or reader.</source>
        <translation>commissioner (Ligaleitung), coach (Trainer) oder reader (Leser).</translation>
    </message>
    <message>
        <source>A team that is his; may be said several times.</source>
        <translation>Ein Team, das ihm gehört; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Somebody is commissioner, coach or reader.</source>
        <translation>Man ist commissioner, coach oder reader.</translation>
    </message>
    <message>
        <source>Sends somebody away from a shared league, at once.</source>
        <translation>Schickt jemanden sofort aus einer geteilten Liga.</translation>
    </message>
    <message>
        <source>postgresql://user@host/database, without a password.</source>
        <translation>postgresql://name@rechner/datenbank, ohne Passwort.</translation>
    </message>
    <message>
        <source>Who may bring leagues there; may be said several times.</source>
        <translation>Wer Ligen dorthin bringen darf; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Who gets a login; may be said several times.</source>
        <translation>Wer eine Anmeldung bekommt; mehrfach möglich.</translation>
    </message>
    <message>
        <source>The file to write instead of standard output.</source>
        <translation>Die Datei, die statt der Standardausgabe geschrieben wird.</translation>
    </message>
    <message>
        <source>lists who may do what</source>
        <translation>zeigt, wer was darf</translation>
    </message>
    <message>
        <source>lets somebody in</source>
        <translation>lässt jemanden hinein</translation>
    </message>
    <message>
        <source>sends somebody away</source>
        <translation>schickt jemanden weg</translation>
    </message>
    <message>
        <source>writes SQL for an administrator</source>
        <translation>schreibt SQL für einen Verwalter</translation>
    </message>
    <message>
        <source>Prepares a server for this Dugout, or prepares it anew after an older one; leagues there stay as they are.</source>
        <translation>Richtet einen Server für dieses Dugout ein, oder nach einem älteren neu; die Ligen dort bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Writes the SQL with which an administrator prepares a server, or prepares it anew, to be read before it is run.</source>
        <translation>Schreibt das SQL, mit dem ein Verwalter einen Server einrichtet oder neu einrichtet; es ist zu lesen, bevor man es ausführt.</translation>
    </message>
    <message>
        <source>prepares a server, or anew</source>
        <translation>richtet einen Server ein, auch neu</translation>
    </message>
</context>
<context>
    <name>LeagueSeasonCommand</name>
    <message>
        <source>--%1 needs a whole number from 1 on.</source>
        <translation>--%1 braucht eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no format; there are groups, %2.</source>
        <translation>„%1“ ist keine Form; es gibt groups, %2.</translation>
    </message>
    <message>
        <source>--qualify-by is one of %1.</source>
        <translation>--qualify-by ist eines von %1.</translation>
    </message>
    <message>
        <source>Begins and ends seasons and announces their competitions; without options, lists them.</source>
        <translation>Beginnt und beendet Saisons und kündigt ihre Wettbewerbe an; ohne Optionen listet es sie auf.</translation>
    </message>
    <message>
        <source>Begins a season of this name.</source>
        <translation>Beginnt eine Saison dieses Namens.</translation>
    </message>
    <message>
        <source>Ends the season that is played.</source>
        <translation>Beendet die laufende Saison.</translation>
    </message>
    <message>
        <source>Announces a competition of this name; it is called like the season otherwise.</source>
        <translation>Kündigt einen Wettbewerb dieses Namens an; sonst heißt er wie die Saison.</translation>
    </message>
    <message>
        <source>How it is played: groups, %1.</source>
        <translation>Wie er gespielt wird: groups, %1.</translation>
    </message>
    <message>
        <source>How many rounds a Swiss has.</source>
        <translation>Wie viele Runden das Schweizer System hat.</translation>
    </message>
    <message>
        <source>How often everybody meets everybody.</source>
        <translation>Wie oft jeder gegen jeden spielt.</translation>
    </message>
    <message>
        <source>Into how many it is divided.</source>
        <translation>In wie viele er geteilt ist.</translation>
    </message>
    <message>
        <source>How many, of each division, play off afterwards.</source>
        <translation>Wie viele aus jeder Staffel danach ausspielen.</translation>
    </message>
    <message>
        <source>What decides who plays off: %1.</source>
        <translation>Was entscheidet, wer weiterkommt: %1.</translation>
    </message>
    <message>
        <source>How many games decide a tie.</source>
        <translation>Wie viele Spiele ein Duell entscheiden.</translation>
    </message>
    <message>
        <source>The losers of the semi-finals meet.</source>
        <translation>Die Verlierer der Halbfinale treffen sich.</translation>
    </message>
    <message>
        <source>Points for each match: 3-1-0, 5-3-1 or a formula.</source>
        <translation>Punkte für jedes Spiel: 3-1-0, 5-3-1 oder eine Formel.</translation>
    </message>
    <message>
        <source>Further words the formula may use: completions, interceptions, kills, or columns of your own.</source>
        <translation>Weitere Wörter für die Formel: completions, interceptions, kills oder eigene Spalten.</translation>
    </message>
    <message>
        <source>What decides between equal points: %1.</source>
        <translation>Was bei Punktgleichheit entscheidet: %1.</translation>
    </message>
    <message>
        <source>Teams come back as registered after every match.</source>
        <translation>Teams kommen nach jedem Spiel zurück, wie sie angemeldet wurden.</translation>
    </message>
    <message>
        <source>Every team of the league takes part.</source>
        <translation>Jedes Team der Liga nimmt teil.</translation>
    </message>
    <message>
        <source>No earlier season has a competition &quot;%1&quot;.</source>
        <translation>Keine frühere Saison hat einen Wettbewerb „%1“.</translation>
    </message>
    <message>
        <source>The divisions of the last competition of that name play again, with so many going up and down.</source>
        <translation>Die Divisionen des letzten Wettbewerbs dieses Namens spielen wieder, und so viele steigen auf und ab.</translation>
    </message>
    <message>
        <source>--squad-points is one of %1.</source>
        <translation>--squad-points ist eines von %1.</translation>
    </message>
    <message>
        <source>Every match has a winner, not only a knock-out&apos;s.</source>
        <translation>Jedes Spiel hat einen Sieger, nicht nur im K.-o.</translation>
    </message>
    <message>
        <source>Squads of so many members meet, board by board; &quot;dugout league add --squad&quot; fills them.</source>
        <translation>Mannschaften aus so vielen Mitgliedern treffen Brett für Brett aufeinander; „dugout league add --squad“ füllt sie.</translation>
    </message>
    <message>
        <source>What counts for a squad: meetings, which the one with more boards wins, or boards, added up.</source>
        <translation>Was für eine Mannschaft zählt: meetings, die gewinnt, wer mehr Bretter hat, oder boards, zusammengezählt.</translation>
    </message>
    <message>
        <source>without a competition</source>
        <translation>ohne Wettbewerb</translation>
    </message>
</context>
<context>
    <name>LeagueSeasonEndCommand</name>
    <message>
        <source>Says who has earned the prizes of the season: winners, wooden spoon, best of the hard teams, leaders; with --give it gives them.</source>
        <translation>Sagt, wer die Preise der Saison verdient hat: Sieger, rote Laterne, Bester der schweren Teams, Führende; mit --give werden sie vergeben.</translation>
    </message>
    <message>
        <source>Gives all of them.</source>
        <translation>Vergibt sie alle.</translation>
    </message>
    <message>
        <source>Drafts a team anew between two seasons.</source>
        <translation>Stellt ein Team zwischen zwei Saisons neu auf.</translation>
    </message>
    <message>
        <source>The name or id of the team.</source>
        <translation>Name oder Kennung des Teams.</translation>
    </message>
    <message>
        <source>Gold that was raised between the seasons.</source>
        <translation>Gold, das zwischen den Saisons aufgebracht wurde.</translation>
    </message>
    <message>
        <source>Gold is a whole number.</source>
        <translation>Gold ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Its star, sponsors, stadium and trophies stay; they end otherwise.</source>
        <translation>Star, Sponsoren, Stadion und Trophäen bleiben; sonst enden sie.</translation>
    </message>
    <message>
        <source>Whoever won a competition also holds its trophy until it is won anew, with what the rules give for that.</source>
        <translation>Wer einen Wettbewerb gewann, hat auch dessen Trophäe, bis sie neu gewonnen wird, mit dem, was die Regeln dafür geben.</translation>
    </message>
    <message>
        <source>Gives this team a prize of your own instead.</source>
        <translation>Gibt stattdessen diesem Team einen eigenen Preis.</translation>
    </message>
    <message>
        <source>What your own prize is called.</source>
        <translation>Wie der eigene Preis heißt.</translation>
    </message>
    <message>
        <source>What it is: honour, trophy, wizard for the next season, fan-factor or gold.</source>
        <translation>Was er ist: honour (Ehre), trophy (Trophäe), wizard (Zauberer für die nächste Saison), fan-factor (Fanfaktor) oder gold (Gold).</translation>
    </message>
    <message>
        <source>How much gold or fan factor.</source>
        <translation>Wie viel Gold oder Fanfaktor.</translation>
    </message>
    <message>
        <source>Who of the team has won it.</source>
        <translation>Wer aus dem Team ihn gewonnen hat.</translation>
    </message>
    <message>
        <source>--as is one of %1, and --amount a whole number.</source>
        <translation>--as ist eines von %1 und --amount eine ganze Zahl.</translation>
    </message>
</context>
<context>
    <name>LeagueShareCommand</name>
    <message>
        <source>%1 would be moved: %2 lines of its journal, %3 teams, %4 matches with %5 lines.</source>
        <translation>%1 würde umziehen: %2 Zeilen des Journals, %3 Teams, %4 Spiele mit %5 Zeilen.</translation>
    </message>
    <message>
        <source>%1 is at %2; both sides are the same.</source>
        <translation>%1 liegt auf %2; beide Seiten sind gleich.</translation>
    </message>
    <message>
        <source>The code for coaches who join: %1</source>
        <translation>Der Code für Trainer, die beitreten: %1</translation>
    </message>
    <message>
        <source>Here it is only read until --let-go.</source>
        <translation>Hier wird sie bis --let-go nur gelesen.</translation>
    </message>
    <message>
        <source>Moves a league to a PostgreSQL server in one piece, and compares both sides.</source>
        <translation>Bringt eine Liga in einem Stück auf einen PostgreSQL-Server und vergleicht beide Seiten.</translation>
    </message>
    <message>
        <source>postgresql://user@host/database, without a password; left out to go on with what was begun.</source>
        <translation>postgresql://name@rechner/datenbank, ohne Passwort; weggelassen geht es mit dem Begonnenen weiter.</translation>
    </message>
    <message>
        <source>The name to log in with.</source>
        <translation>Der Name für die Anmeldung.</translation>
    </message>
    <message>
        <source>Says what would be moved, and moves nothing.</source>
        <translation>Sagt, was umziehen würde, und bewegt nichts.</translation>
    </message>
    <message>
        <source>Lets the copy here go: from now on the league is worked on here and kept there.</source>
        <translation>Gibt die Kopie hier frei: Von nun an wird hier gearbeitet und dort aufbewahrt.</translation>
    </message>
    <message>
        <source>The file with the address, for coaches who join.</source>
        <translation>Die Datei mit der Adresse, für Trainer, die beitreten.</translation>
    </message>
    <message>
        <source>Joins a league that is shared on a server.</source>
        <translation>Tritt einer Liga bei, die auf einem Server geteilt wird.</translation>
    </message>
    <message>
        <source>postgresql://user@host/database without a password, the file with it, or the code of a slip.</source>
        <translation>postgresql://name@rechner/datenbank ohne Passwort, die Datei damit oder der Code eines Zettels.</translation>
    </message>
    <message>
        <source>The name or id of the league, where several are there.</source>
        <translation>Name oder Kennung der Liga, wenn dort mehrere sind.</translation>
    </message>
    <message>
        <source>Takes the league&apos;s teams where this machine keeps other ones under the same id.</source>
        <translation>Nimmt die Teams der Liga, wo dieser Rechner andere unter derselben Kennung hat.</translation>
    </message>
    <message>
        <source>Joined %1 as %2.</source>
        <translation>%1 beigetreten als %2.</translation>
    </message>
    <message>
        <source>Takes a shared league off this machine; its teams and matches stay.</source>
        <translation>Nimmt eine geteilte Liga von diesem Rechner; ihre Teams und Spiele bleiben.</translation>
    </message>
    <message>
        <source>Takes the whole league home instead: here it is worked on, on the server it can only be read.</source>
        <translation>Holt stattdessen die ganze Liga nach Hause: Hier wird an ihr gearbeitet, auf dem Server kann sie nur gelesen werden.</translation>
    </message>
    <message>
        <source>The league is home; both sides were the same.</source>
        <translation>Die Liga ist zu Hause; beide Seiten waren gleich.</translation>
    </message>
    <message>
        <source>The league is not on this machine any more.</source>
        <translation>Die Liga ist nicht mehr auf diesem Rechner.</translation>
    </message>
    <message>
        <source>The league is worked on here alone, as it was last seen.</source>
        <translation>An der Liga wird allein hier gearbeitet, wie sie zuletzt zu sehen war.</translation>
    </message>
    <message>
        <source>Where its server is gone for good: what was last seen of the league is worked on here again, and nothing waits any more.</source>
        <translation>Wenn ihr Server für immer weg ist: An dem, was von der Liga zuletzt zu sehen war, wird hier wieder gearbeitet, und nichts wartet mehr.</translation>
    </message>
    <message>
        <source>&quot;dugout league deliver&quot; does it.</source>
        <translation>„dugout league deliver“ erledigt das.</translation>
    </message>
    <message>
        <source>--replace takes the league&apos;s.</source>
        <translation>--replace nimmt das der Liga.</translation>
    </message>
</context>
<context>
    <name>LeagueSheetCommand</name>
    <message>
        <source>The match is kept like this already.</source>
        <translation>Das Spiel ist schon so gespeichert.</translation>
    </message>
    <message>
        <source>No sheet &quot;%1&quot; has come in.</source>
        <translation>Es ist kein Bogen „%1“ eingegangen.</translation>
    </message>
    <message>
        <source>Its match is gone from the league.</source>
        <translation>Sein Spiel gibt es in der Liga nicht mehr.</translation>
    </message>
    <message>
        <source>Writes the sheet of a match as a file to fill in, or enters or corrects a match by such a file.</source>
        <translation>Schreibt den Spielbogen eines Spiels als Datei zum Ausfüllen, oder trägt ein Spiel mit einer solchen Datei ein oder berichtigt es.</translation>
    </message>
    <message>
        <source>The sheet that was filled in; of a match that was entered before, it corrects that.</source>
        <translation>Der ausgefüllte Bogen; ist das Spiel schon eingetragen, berichtigt er es.</translation>
    </message>
    <message>
        <source>Who fills it in.</source>
        <translation>Wer ihn ausfüllt.</translation>
    </message>
    <message>
        <source>The file to write instead of printing.</source>
        <translation>Die Datei, die statt der Ausgabe geschrieben wird.</translation>
    </message>
    <message>
        <source>This sheet is of another match.</source>
        <translation>Dieser Bogen gehört zu einem anderen Spiel.</translation>
    </message>
    <message>
        <source>Lists the sheets that coaches sent in; takes one in, enters it, or sends it back.</source>
        <translation>Listet die Bogen auf, die Trainer eingeschickt haben; nimmt einen entgegen, trägt ihn ein oder schickt ihn zurück.</translation>
    </message>
    <message>
        <source>Puts this sheet into the inbox.</source>
        <translation>Legt diesen Bogen in den Eingang.</translation>
    </message>
    <message>
        <source>Enters this one and takes it out.</source>
        <translation>Trägt diesen ein und nimmt ihn heraus.</translation>
    </message>
    <message>
        <source>Takes this one out and writes the file for its coach, with --reason.</source>
        <translation>Nimmt diesen heraus und schreibt die Datei für seinen Trainer, mit --reason.</translation>
    </message>
    <message>
        <source>Why it is sent back.</source>
        <translation>Warum er zurückgeht.</translation>
    </message>
</context>
<context>
    <name>LeagueSheets</name>
    <message>
        <source>Nothing of this is published yet.</source>
        <translation>Davon ist noch nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>There is no such round, or it is not published.</source>
        <translation>Eine solche Runde gibt es nicht, oder sie ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Nobody has won anything here yet.</source>
        <translation>Hier hat noch niemand etwas gewonnen.</translation>
    </message>
    <message>
        <source>No team of this league is kept here.</source>
        <translation>Hier ist kein Team dieser Liga gespeichert.</translation>
    </message>
</context>
<context>
    <name>LeagueSignCommand</name>
    <message>
        <source>The team that plays at home.</source>
        <translation>Das Team, das zu Hause spielt.</translation>
    </message>
    <message>
        <source>The other one.</source>
        <translation>Das andere.</translation>
    </message>
    <message>
        <source>Whose coach signs: home or away.</source>
        <translation>Wessen Trainer unterschreibt: home (Heim) oder away (Gast).</translation>
    </message>
    <message>
        <source>The round, where they meet more than once.</source>
        <translation>Die Runde, falls sie sich mehrmals treffen.</translation>
    </message>
    <message>
        <source>The side is home or away.</source>
        <translation>Die Seite ist home oder away.</translation>
    </message>
    <message>
        <source>Does not stand by it instead, and says why.</source>
        <translation>Steht stattdessen nicht dazu und sagt, warum.</translation>
    </message>
    <message>
        <source>Only a result that came from a match and that the coach has not signed is disputed, with a few words that say why.</source>
        <translation>Bestritten wird nur ein Ergebnis, das aus einem Spiel kam und das der Trainer nicht unterschrieben hat, mit ein paar Worten, die sagen, warum.</translation>
    </message>
    <message>
        <source>%1, round %2: %3 · to be signed by %4</source>
        <translation>%1, Runde %2: %3 · zu unterschreiben von %4</translation>
    </message>
    <message>
        <source>A coach stands by the result of a match; without one, lists what waits for signatures.</source>
        <translation>Ein Trainer steht zum Ergebnis eines Spiels; ohne Spiel: listet auf, was auf Unterschriften wartet.</translation>
    </message>
</context>
<context>
    <name>LeagueSite</name>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Bestenlisten</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Bilanzen</translation>
    </message>
    <message>
        <source>To the content</source>
        <translation>Zum Inhalt</translation>
    </message>
    <message>
        <source>Made with Dugout on %1.</source>
        <translation>Mit Dugout erstellt am %1.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The first season has not begun yet.</source>
        <translation>Die erste Saison hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Earlier seasons</source>
        <translation>Frühere Saisons</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Sieger: %1</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Next fixtures</source>
        <translation>Nächste Begegnungen</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Runden: %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Noch ist keine Runde veröffentlicht.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>There is nothing to count yet.</source>
        <translation>Noch gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>Played now</source>
        <translation>Laufende Spiele</translation>
    </message>
    <message>
        <source>No match is being played now.</source>
        <translation>Gerade wird kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>In every match</source>
        <translation>In jedem Spiel</translation>
    </message>
</context>
<context>
    <name>LeagueSiteCommand</name>
    <message>
        <source>Writes a league as a web site in three languages.</source>
        <translation>Schreibt eine Liga als Website in drei Sprachen.</translation>
    </message>
    <message>
        <source>The folder to write.</source>
        <translation>Der Ordner, der geschrieben wird.</translation>
    </message>
    <message>
        <source>--out FOLDER is missing.</source>
        <translation>--out ORDNER fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n Datei nach %1 geschrieben.</numerusform>
            <numerusform>%n Dateien nach %1 geschrieben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeagueTableCommand</name>
    <message>
        <source>A file of results has at most %1 lines.</source>
        <translation>Eine Datei mit Ergebnissen hat höchstens %1 Zeilen.</translation>
    </message>
    <message>
        <source>There is no team &quot;%1&quot; in these results.</source>
        <translation>In diesen Ergebnissen gibt es kein Team „%1“.</translation>
    </message>
    <message>
        <source>Reckons the standings of a file of results.</source>
        <translation>Berechnet die Tabelle aus einer Datei mit Ergebnissen.</translation>
    </message>
    <message>
        <source>The results as CSV, with the columns round, home, away, td, tdAgainst, cas, casAgainst; without an away side it is a bye.</source>
        <translation>Die Ergebnisse als CSV mit den Spalten round, home, away, td, tdAgainst, cas und casAgainst; ohne Gast ist es ein Freilos.</translation>
    </message>
    <message>
        <source>Says why this team stands where it stands.</source>
        <translation>Sagt, warum dieses Team auf seinem Platz steht.</translation>
    </message>
</context>
<context>
    <name>LeagueTableWords</name>
    <message>
        <source>P</source>
        <comment>matches played</comment>
        <translation>Sp.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>W</source>
        <comment>matches won</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>D</source>
        <comment>matches drawn</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>L</source>
        <comment>matches lost</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>CAS</source>
        <translation>VER</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points of a table</comment>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>At home \ away</source>
        <translation>Heim \ Gast</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Wettbewerb</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source> (retired)</source>
        <translation> (zurückgetreten)</translation>
    </message>
    <message>
        <source> (left)</source>
        <translation> (ausgeschieden)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Cemetery</source>
        <translation>Friedhof</translation>
    </message>
    <message>
        <source>Records of the teams</source>
        <translation>Bilanzen der Teams</translation>
    </message>
    <message>
        <source>Records of the coaches</source>
        <translation>Bilanzen der Trainer</translation>
    </message>
    <message>
        <source>Records of the races</source>
        <translation>Bilanzen der Rassen</translation>
    </message>
    <message>
        <source>Race against race</source>
        <translation>Rasse gegen Rasse</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Trophies and prizes</source>
        <translation>Trophäen und Preise</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>where it is played</comment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>with a number, to play at</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>H2H</source>
        <comment>head to head</comment>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>W %</source>
        <comment>ratio of wins</comment>
        <translation>S %</translation>
    </message>
    <message>
        <source>TD ±</source>
        <translation>TD ±</translation>
    </message>
    <message>
        <source>TD +</source>
        <translation>TD +</translation>
    </message>
    <message>
        <source>CAS ±</source>
        <translation>VER ±</translation>
    </message>
    <message>
        <source>CAS +</source>
        <translation>VER +</translation>
    </message>
    <message>
        <source>TD+CAS ±</source>
        <translation>TD+VER ±</translation>
    </message>
    <message>
        <source>Opp.</source>
        <comment>points of the opponents</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>TV</source>
        <comment>team value</comment>
        <translation>TW</translation>
    </message>
    <message>
        <source>FF</source>
        <comment>fan factor</comment>
        <translation>FF</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Games ±</source>
        <translation>Partien ±</translation>
    </message>
    <message>
        <source>Games +</source>
        <translation>Partien +</translation>
    </message>
    <message>
        <source>Glory ±</source>
        <translation>Ruhm ±</translation>
    </message>
    <message>
        <source>Glory +</source>
        <translation>Ruhm +</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Team rating</source>
        <translation>Teamwert</translation>
    </message>
</context>
<context>
    <name>LeagueTables</name>
    <message>
        <source>%1 does not take part in this competition.</source>
        <translation>%1 nimmt an diesem Wettbewerb nicht teil.</translation>
    </message>
</context>
<context>
    <name>LeagueTeamsCommand</name>
    <message>
        <source>Registers a kept team with a league, and enters it in the competition that is open.</source>
        <translation>Meldet ein aufbewahrtes Team bei einer Liga und beim offenen Wettbewerb an.</translation>
    </message>
    <message>
        <source>The name or id of a kept team.</source>
        <translation>Name oder Kennung eines aufbewahrten Teams.</translation>
    </message>
    <message>
        <source>The team is kept on paper only; TEAM is its name.</source>
        <translation>Das Team gibt es nur auf Papier; TEAM ist sein Name.</translation>
    </message>
    <message>
        <source>The coach of a team on paper.</source>
        <translation>Der Trainer eines Teams auf Papier.</translation>
    </message>
    <message>
        <source>The club, whose members are kept apart in round one.</source>
        <translation>Der Verein, dessen Mitglieder in der ersten Runde getrennt werden.</translation>
    </message>
    <message>
        <source>The division it plays in.</source>
        <translation>Die Staffel, in der es spielt.</translation>
    </message>
    <message>
        <source>Its seed; 1 is the best.</source>
        <translation>Sein Setzplatz; 1 ist der beste.</translation>
    </message>
    <message>
        <source>Lets a team leave a league; without a team, deletes the league: its teams and matches stay.</source>
        <translation>Lässt ein Team eine Liga verlassen; ohne Team löscht es die Liga: Teams und Spiele bleiben.</translation>
    </message>
    <message>
        <source>The name or id of a team of the league.</source>
        <translation>Name oder Kennung eines Teams der Liga.</translation>
    </message>
    <message>
        <source>What becomes of its results: kept, voided or awarded to the opponents.</source>
        <translation>Was aus seinen Ergebnissen wird: kept (bleiben), voided (gestrichen) oder awarded (für die Gegner gewertet).</translation>
    </message>
    <message>
        <source>The team will never play again.</source>
        <translation>Das Team wird nie wieder spielen.</translation>
    </message>
    <message>
        <source>Results are kept, voided or awarded.</source>
        <translation>Ergebnisse sind kept, voided oder awarded.</translation>
    </message>
    <message>
        <source>Of the sample league: its teams and matches go too.</source>
        <translation>Von der Beispielliga: auch ihre Teams und Spiele verschwinden.</translation>
    </message>
    <message>
        <source>--with-teams is for the sample league only.</source>
        <translation>--with-teams gilt nur für die Beispielliga.</translation>
    </message>
    <message>
        <source>There is no roster &quot;%1&quot; in this edition.</source>
        <translation>In dieser Ausgabe gibt es keine Liste „%1“.</translation>
    </message>
    <message>
        <source>The race of a team on paper, or the band.</source>
        <translation>Die Rasse eines Teams auf Papier oder die Bande.</translation>
    </message>
    <message>
        <source>The squad it plays for.</source>
        <translation>Die Mannschaft, für die es spielt.</translation>
    </message>
    <message>
        <source>What it buys for all its matches, where teams come back as registered; see league inducements.</source>
        <translation>Was es für alle seine Spiele kauft, wo Teams zurückkehren, wie sie gemeldet sind; siehe league inducements.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ist schon dabei.</translation>
    </message>
</context>
<context>
    <name>LeagueWords</name>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>double forfeit</source>
        <translation>beide nicht angetreten</translation>
    </message>
    <message>
        <source>%1 (forfeit)</source>
        <translation>%1 (nicht angetreten)</translation>
    </message>
    <message>
        <source>%1 (awarded)</source>
        <translation>%1 (gewertet)</translation>
    </message>
    <message>
        <source>%1 (home wins)</source>
        <translation>%1 (Heimsieg)</translation>
    </message>
    <message>
        <source>%1 (away wins)</source>
        <translation>%1 (Auswärtssieg)</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Getötete</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Gelungene Pässe</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Abgefangene Pässe</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Wertvollster Spieler</translation>
    </message>
    <message>
        <source>Star player points</source>
        <translation>Starspielerpunkte</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Die letzten %1</translation>
    </message>
    <message>
        <source>P</source>
        <comment>played, short</comment>
        <translation>Sp</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won, one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn, one letter</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost, one letter</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>TD</source>
        <comment>touchdowns, short</comment>
        <translation>TD</translation>
    </message>
    <message>
        <source>Cas</source>
        <comment>casualties, short</comment>
        <translation>Verl.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>The last matches, the newest last</source>
        <translation>Die letzten Spiele, das neueste zuletzt</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Zu Hause</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>festgesteckt</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>Freundschaftsspiel</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>unterschrieben</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Wann und wo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fans</translation>
    </message>
    <message>
        <source>Fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>of older rules</source>
        <translation>nach älteren Regeln</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>auf Papier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Wins or losses running</source>
        <translation>Siege oder Niederlagen in Folge</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n Niederlage</numerusform>
            <numerusform>%n Niederlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangliste mit Herausforderungen</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Freies Spiel</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>aufgelöst</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Freundschaftsspiel</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Ausscheidungsspiel</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>drawn, not published</source>
        <translation>ausgelost, nicht veröffentlicht</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1: bye</source>
        <translation>%1: Freilos</translation>
    </message>
    <message>
        <source>nobody came</source>
        <translation>niemand angetreten</translation>
    </message>
    <message>
        <source>walk-over, away</source>
        <translation>kampflos, Gast</translation>
    </message>
    <message>
        <source>walk-over, home</source>
        <translation>kampflos, Heim</translation>
    </message>
    <message>
        <source>%1 – %2, awarded</source>
        <translation>%1 – %2, zugesprochen</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>H2H</source>
        <comment>head-to-head, short</comment>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Win %</source>
        <comment>win ratio, short</comment>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>TD ±</source>
        <comment>touchdown difference, short</comment>
        <translation>TD ±</translation>
    </message>
    <message>
        <source>TD +</source>
        <comment>number of touchdowns, short</comment>
        <translation>TD +</translation>
    </message>
    <message>
        <source>Cas ±</source>
        <comment>casualty difference, short</comment>
        <translation>Verl. ±</translation>
    </message>
    <message>
        <source>Cas +</source>
        <comment>number of casualties, short</comment>
        <translation>Verl. +</translation>
    </message>
    <message>
        <source>Sum ±</source>
        <comment>sum of both differences, short</comment>
        <translation>Summe ±</translation>
    </message>
    <message>
        <source>Opp.</source>
        <comment>sum of the opponents&apos; points, short</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>S-B</source>
        <comment>Sonneborn-Berger, short</comment>
        <translation>S-B</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Places gained or lost with the last round</source>
        <translation>Gewonnene oder verlorene Plätze mit der letzten Runde</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>week %1</source>
        <translation>Woche %1</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>How unsure it is</source>
        <translation>Wie unsicher sie ist</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>What the last match changed</source>
        <translation>Was das letzte Spiel geändert hat</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Wettbewerb</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>longest run, short</comment>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>The most wins running, and the most matches without a defeat</source>
        <translation>Die meisten Siege in Folge und die meisten Spiele ohne Niederlage</translation>
    </message>
    <message>
        <source>Members of the squads</source>
        <translation>Mitglieder der Mannschaften</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Games ±</source>
        <translation>Partien ±</translation>
    </message>
    <message>
        <source>Games +</source>
        <translation>Partien +</translation>
    </message>
    <message>
        <source>Glory ±</source>
        <translation>Ruhm ±</translation>
    </message>
    <message>
        <source>Glory +</source>
        <translation>Ruhm +</translation>
    </message>
    <message>
        <source>drafted anew, to be registered</source>
        <translation>neu aufgestellt, noch anzumelden</translation>
    </message>
    <message>
        <source>signed by %1</source>
        <translation>unterschrieben von %1</translation>
    </message>
    <message>
        <source>confirmed at the table of %1</source>
        <translation>bestätigt am Tisch von %1</translation>
    </message>
    <message>
        <source>delivered by %1</source>
        <translation>abgeliefert von %1</translation>
    </message>
    <message>
        <source>disputed by %1: %2</source>
        <translation>bestritten von %1: %2</translation>
    </message>
    <message>
        <source>%1 (home conceded)</source>
        <translation>%1 (Heim gab auf)</translation>
    </message>
    <message>
        <source>%1 (away conceded)</source>
        <translation>%1 (Gast gab auf)</translation>
    </message>
    <message>
        <source>All divisions</source>
        <translation>Alle Staffeln</translation>
    </message>
    <message>
        <source>for third place</source>
        <translation>um Platz 3</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>nicht bei %1 dabei</translation>
    </message>
    <message>
        <source>club: %1</source>
        <translation>Verein: %1</translation>
    </message>
    <message>
        <source>%1, void</source>
        <translation>%1, zählt nicht</translation>
    </message>
    <message>
        <source>in every match: %1</source>
        <translation>in jedem Spiel: %1</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>over, waits to be delivered</source>
        <translation>zu Ende, wartet auf die Ablieferung</translation>
    </message>
    <message>
        <source>Team rating</source>
        <translation>Teamwert</translation>
    </message>
</context>
<context>
    <name>LockOwner</name>
    <message>
        <source>&quot;%1&quot; has been open on the computer &quot;%2&quot; since %3; go on only if Dugout no longer runs there, or if these data are a copy.</source>
        <translation>„%1“ ist seit %3 auf dem Rechner „%2“ geöffnet; mach nur weiter, wenn Dugout dort nicht mehr läuft oder diese Daten eine Kopie sind.</translation>
    </message>
</context>
<context>
    <name>LuckReport</name>
    <message numerus="yes">
        <source>%n die/dice are too few to mean anything; at least %1 are needed.</source>
        <translation>
            <numerusform>%n Würfel ist zu wenig, um etwas auszusagen; mindestens %1 sind nötig.</numerusform>
            <numerusform>%n Würfel sind zu wenig, um etwas auszusagen; mindestens %1 sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>These dice fell as fair dice do.</source>
        <translation>Diese Würfel fielen, wie faire Würfel fallen.</translation>
    </message>
    <message>
        <source>Unusual, but it happens: fair dice fall this unevenly in %1% of matches.</source>
        <translation>Ungewöhnlich, aber es kommt vor: So ungleich fallen faire Würfel in %1&#xa0;% der Spiele.</translation>
    </message>
    <message>
        <source>Fair dice fall this unevenly in fewer than one match in a thousand.</source>
        <translation>So ungleich fallen faire Würfel in weniger als einem von tausend Spielen.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>other modifiers</source>
        <translation>andere Modifikatoren</translation>
    </message>
    <message>
        <source>%1 or more breaks the armour of %2.</source>
        <translation>Ab %1 ist die Rüstung von %2 durchbrochen.</translation>
    </message>
    <message>
        <source>armour of %1: %2, broken</source>
        <translation>Rüstung von %1: %2, durchbrochen</translation>
    </message>
    <message>
        <source>armour of %1: %2, holds</source>
        <translation>Rüstung von %1: %2, hält</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>Extra turn, %1</source>
        <translation>Zusätzlicher Spielzug, %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Spielzug %1, %2</translation>
    </message>
    <message>
        <source>Page %1 of the book: enter what it says.</source>
        <translation>Seite %1 des Buches: Gib ein, was dort steht.</translation>
    </message>
    <message>
        <source>%1: %2 fans</source>
        <translation>%1: %2 Fans</translation>
    </message>
    <message>
        <source>{team} won the toss: receive or kick?</source>
        <translation>{team} hat den Münzwurf gewonnen: annehmen oder anstoßen?</translation>
    </message>
    <message>
        <source>{team} won the toss: {choice}</source>
        <translation>{team} hat den Münzwurf gewonnen: {choice}</translation>
    </message>
    <message>
        <source>Fans of {team}</source>
        <translation>Fans von {team}</translation>
    </message>
    <message>
        <source>A journeyman for {team}</source>
        <translation>Ein Aushilfsspieler für {team}</translation>
    </message>
    <message>
        <source>Old injuries of {player}</source>
        <translation>Bleibende Verletzungen von {player}</translation>
    </message>
    <message>
        <source>Gold from the treasury of {team} for this match</source>
        <translation>Gold aus der Kasse von {team} für dieses Spiel</translation>
    </message>
    <message>
        <source>Both roll for who buys first</source>
        <translation>Beide würfeln, wer zuerst kauft</translation>
    </message>
    <message>
        <source>{team}: buy first or second?</source>
        <translation>{team}: zuerst oder als Zweites kaufen?</translation>
    </message>
    <message>
        <source>{team} has enough</source>
        <translation>{team} hat genug</translation>
    </message>
    <message>
        <source>The price in the book</source>
        <translation>Der Preis im Buch</translation>
    </message>
    <message>
        <source>An extra skill for the mercenary</source>
        <translation>Eine zusätzliche Fähigkeit für den Söldner</translation>
    </message>
    <message>
        <source>Position of the freebooter</source>
        <translation>Position des Legionärs</translation>
    </message>
    <message>
        <source>{team} draws a card</source>
        <translation>{team} zieht eine Karte</translation>
    </message>
    <message>
        <source>{team}: draw from which deck?</source>
        <translation>{team}: von welchem Stapel ziehen?</translation>
    </message>
    <message>
        <source>{team}: cards to keep</source>
        <translation>{team}: Karten zum Behalten</translation>
    </message>
    <message>
        <source>{team} has chosen the cards</source>
        <translation>{team} hat seine Karten gewählt</translation>
    </message>
    <message>
        <source>{team} has enough cards</source>
        <translation>{team} hat genug Karten</translation>
    </message>
    <message>
        <source>{team}: exchange a card?</source>
        <translation>{team}: eine Karte tauschen?</translation>
    </message>
    <message>
        <source>How many cards there are</source>
        <translation>Wie viele Karten es gibt</translation>
    </message>
    <message>
        <source>Both roll for who names the deck</source>
        <translation>Beide würfeln, wer den Stapel bestimmt</translation>
    </message>
    <message>
        <source>{team} plays a card</source>
        <translation>{team} spielt eine Karte</translation>
    </message>
    <message>
        <source>{team} plays {choice}</source>
        <translation>{team} spielt {choice}</translation>
    </message>
    <message>
        <source>No card now</source>
        <translation>Jetzt keine Karte</translation>
    </message>
    <message>
        <source>The player the card is for</source>
        <translation>Der Spieler, für den die Karte gilt</translation>
    </message>
    <message>
        <source>The opponent the card is for</source>
        <translation>Der Gegenspieler, für den die Karte gilt</translation>
    </message>
    <message>
        <source>Harder or softer ground?</source>
        <translation>Härterer oder weicherer Boden?</translation>
    </message>
    <message>
        <source>Re-rolls the opponent loses</source>
        <translation>Wiederholungswürfe, die der Gegner verliert</translation>
    </message>
    <message>
        <source>A die for each re-roll of the opponent</source>
        <translation>Ein Würfel für jeden Wiederholungswurf des Gegners</translation>
    </message>
    <message>
        <source>The player to be healed</source>
        <translation>Der Spieler, der geheilt wird</translation>
    </message>
    <message>
        <source>Does the sponge work?</source>
        <translation>Wirkt der Schwamm?</translation>
    </message>
    <message>
        <source>{team}: who wakes up? A die for each knocked-out player</source>
        <translation>{team}: Wer wacht auf? Ein Würfel für jeden K.O.-Spieler</translation>
    </message>
    <message>
        <source>{team}: who returns to the reserves?</source>
        <translation>{team}: Wer kehrt in die Reserve zurück?</translation>
    </message>
    <message>
        <source>{team} has too few players for the line: play on or concede?</source>
        <translation>{team} hat zu wenige Spieler für die Startlinie: weiterspielen oder aufgeben?</translation>
    </message>
    <message>
        <source>{team} sets up</source>
        <translation>{team} stellt auf</translation>
    </message>
    <message>
        <source>{team}: a die for each player in the heat</source>
        <translation>{team}: ein Würfel für jeden Spieler in der Hitze</translation>
    </message>
    <message>
        <source>{team} places the ball</source>
        <translation>{team} legt den Ball hin</translation>
    </message>
    <message>
        <source>The kick scatters: direction, then distance</source>
        <translation>Der Anstoß weicht ab: Richtung, dann Weite</translation>
    </message>
    <message>
        <source>A gust of wind moves the ball one square more</source>
        <translation>Eine Böe treibt den Ball ein Feld weiter</translation>
    </message>
    <message>
        <source>Who moves for the kick-off return?</source>
        <translation>Wer bewegt sich mit Anstoß-Rückgabe?</translation>
    </message>
    <message>
        <source>Where does the ball come down?</source>
        <translation>Wo kommt der Ball herunter?</translation>
    </message>
    <message>
        <source>Who has the ball?</source>
        <translation>Wer hat den Ball?</translation>
    </message>
    <message>
        <source>{choice} has the ball</source>
        <translation>{choice} hat den Ball</translation>
    </message>
    <message>
        <source>High kick: who runs under the ball?</source>
        <translation>Hoher Ball: Wer läuft unter den Ball?</translation>
    </message>
    <message>
        <source>{team}: the rock hits one of these, by lot</source>
        <translation>{team}: Der Stein trifft einen von diesen, durch das Los</translation>
    </message>
    <message>
        <source>a rock hits {choice}</source>
        <translation>ein Stein trifft {choice}</translation>
    </message>
    <message>
        <source>Players within two squares of a sideline</source>
        <translation>Spieler höchstens zwei Felder vom Seitenrand</translation>
    </message>
    <message>
        <source>A die for each player near the crowd</source>
        <translation>Ein Würfel für jeden Spieler nahe den Zuschauern</translation>
    </message>
    <message>
        <source>A die for each reserve of {team}</source>
        <translation>Ein Würfel für jeden Reservespieler von {team}</translation>
    </message>
    <message>
        <source>FAME each side loses</source>
        <translation>FAME, die jede Seite verliert</translation>
    </message>
    <message>
        <source>Pelted by the crowd: a die each</source>
        <translation>Von den Zuschauern beworfen: jeder ein Würfel</translation>
    </message>
    <message>
        <source>Re-rolls for both sides in this drive</source>
        <translation>Wiederholungswürfe für beide in diesem Drive</translation>
    </message>
    <message>
        <source>{team}: a die for each player on the pitch</source>
        <translation>{team}: ein Würfel für jeden Spieler auf dem Feld</translation>
    </message>
    <message>
        <source>{team}: one of these leaves for the reserves, by lot</source>
        <translation>{team}: Einer von diesen geht in die Reserve, durch das Los</translation>
    </message>
    <message>
        <source>{choice} leaves for the reserves</source>
        <translation>{choice} geht in die Reserve</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Ende des Spielzugs</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>Ende des Spielzugs</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Zugverlust</translation>
    </message>
    <message>
        <source>turnover: {choice}</source>
        <translation>Zugverlust: {choice}</translation>
    </message>
    <message>
        <source>Touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>touchdown by {choice}</source>
        <translation>Touchdown durch {choice}</translation>
    </message>
    <message>
        <source>Touchdown by {team} in the other&apos;s turn</source>
        <translation>Touchdown von {team} im gegnerischen Spielzug</translation>
    </message>
    <message>
        <source>touchdown by {choice} in the other&apos;s turn</source>
        <translation>Touchdown durch {choice} im gegnerischen Spielzug</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Gelungener Pass</translation>
    </message>
    <message>
        <source>completion by {choice}</source>
        <translation>gelungener Pass von {choice}</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Abgefangener Pass</translation>
    </message>
    <message>
        <source>interception by {choice}</source>
        <translation>Pass abgefangen von {choice}</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Falls over</source>
        <translation>Geht zu Boden</translation>
    </message>
    <message>
        <source>{choice} falls over</source>
        <translation>{choice} geht zu Boden</translation>
    </message>
    <message>
        <source>Into the crowd</source>
        <translation>In die Zuschauer</translation>
    </message>
    <message>
        <source>{choice} lands in the crowd</source>
        <translation>{choice} landet bei den Zuschauern</translation>
    </message>
    <message>
        <source>Bitten by a thirsting team-mate</source>
        <translation>Von einem durstigen Mitspieler gebissen</translation>
    </message>
    <message>
        <source>{choice} is bitten</source>
        <translation>{choice} wird gebissen</translation>
    </message>
    <message>
        <source>Skill used</source>
        <translation>Fähigkeit eingesetzt</translation>
    </message>
    <message>
        <source>{team}: hired help</source>
        <translation>{team}: angeheuerte Hilfe</translation>
    </message>
    <message>
        <source>{team} concedes</source>
        <translation>{team} gibt auf</translation>
    </message>
    <message>
        <source>{team} calls illegal procedure</source>
        <translation>{team} zeigt einen Zugfehler an</translation>
    </message>
    <message>
        <source>{team}: illegal procedure</source>
        <translation>{team}: Zugfehler</translation>
    </message>
    <message>
        <source>{by} blocks {choice}</source>
        <translation>{by} blockt {choice}</translation>
    </message>
    <message>
        <source>{by} blitzes {choice}</source>
        <translation>{by} blitzt {choice}</translation>
    </message>
    <message>
        <source>{by} attacks {choice}</source>
        <translation>{by} greift {choice} an</translation>
    </message>
    <message>
        <source>{by} fouls {choice}</source>
        <translation>{by} foult {choice}</translation>
    </message>
    <message>
        <source>The result of the block</source>
        <translation>Das Ergebnis des Blocks</translation>
    </message>
    <message>
        <source>Or roll block dice here: how many?</source>
        <translation>Oder hier Blockwürfel werfen: wie viele?</translation>
    </message>
    <message>
        <source>Block dice</source>
        <translation>Blockwürfel</translation>
    </message>
    <message>
        <source>Which of the block dice counts?</source>
        <translation>Welcher Blockwürfel zählt?</translation>
    </message>
    <message>
        <source>What becomes of them?</source>
        <translation>Was geschieht mit ihnen?</translation>
    </message>
    <message>
        <source>Which weapon?</source>
        <translation>Welche Waffe?</translation>
    </message>
    <message>
        <source>Assists: those of {by} less those of the victim</source>
        <translation>Unterstützung: die von {by} abzüglich der des Opfers</translation>
    </message>
    <message>
        <source>assists {choice}</source>
        <translation>Unterstützung {choice}</translation>
    </message>
    <message>
        <source>{player} is sent off</source>
        <translation>{player} erhält einen Platzverweis</translation>
    </message>
    <message>
        <source>A bribe for {player}</source>
        <translation>Eine Bestechung für {player}</translation>
    </message>
    <message>
        <source>Roll the bribe again?</source>
        <translation>Die Bestechung erneut würfeln?</translation>
    </message>
    <message>
        <source>{team} argues the call</source>
        <translation>{team} protestiert</translation>
    </message>
    <message>
        <source>The referee has an eye on {team}</source>
        <translation>Der Schiedsrichter behält {team} im Auge</translation>
    </message>
    <message>
        <source>A second player of {team} has to go, by lot</source>
        <translation>Ein zweiter Spieler von {team} muss gehen, durch das Los</translation>
    </message>
    <message>
        <source>The referee saw {player}</source>
        <translation>Der Schiedsrichter hat {player} gesehen</translation>
    </message>
    <message>
        <source>The referee hits one of these, by lot</source>
        <translation>Der Schiedsrichter trifft einen von diesen, durch das Los</translation>
    </message>
    <message>
        <source>The rampage of the referee</source>
        <translation>Der Wutanfall des Schiedsrichters</translation>
    </message>
    <message>
        <source>Which side gains FAME: 1 for the first, 2 for the second</source>
        <translation>Welche Seite FAME erhält: 1 die erste, 2 die zweite</translation>
    </message>
    <message>
        <source>Armour of {player}</source>
        <translation>Rüstung von {player}</translation>
    </message>
    <message>
        <source>Injury of {player}</source>
        <translation>Verletzung von {player}</translation>
    </message>
    <message>
        <source>Another modifier</source>
        <translation>Ein weiterer Modifikator</translation>
    </message>
    <message>
        <source>modifier {choice}</source>
        <translation>Modifikator {choice}</translation>
    </message>
    <message>
        <source>Does {by} pile on?</source>
        <translation>Springt {by} drauf?</translation>
    </message>
    <message>
        <source>{by} piles on: {choice}</source>
        <translation>{by} springt drauf: {choice}</translation>
    </message>
    <message>
        <source>Casualty: {player}</source>
        <translation>Verlust: {player}</translation>
    </message>
    <message>
        <source>Serious injury: {player}</source>
        <translation>Schwere Verletzung: {player}</translation>
    </message>
    <message>
        <source>Apothecary for {player}, who is knocked out?</source>
        <translation>Sanitäter für {player}, der K.O. ist?</translation>
    </message>
    <message>
        <source>apothecary for {player}: {choice}</source>
        <translation>Sanitäter für {player}: {choice}</translation>
    </message>
    <message>
        <source>Apothecary for {player}?</source>
        <translation>Sanitäter für {player}?</translation>
    </message>
    <message>
        <source>The apothecary looks at {player}</source>
        <translation>Der Sanitäter behandelt {player}</translation>
    </message>
    <message>
        <source>Which result counts for {player}?</source>
        <translation>Welches Ergebnis zählt für {player}?</translation>
    </message>
    <message>
        <source>Does {player} regenerate?</source>
        <translation>Regeneriert {player}?</translation>
    </message>
    <message>
        <source>Roll again for {player} with Igor&apos;s help?</source>
        <translation>Für {player} mit Igors Hilfe erneut würfeln?</translation>
    </message>
    <message>
        <source>{team}: raise {player} from the dead?</source>
        <translation>{team}: {player} von den Toten erwecken?</translation>
    </message>
    <message>
        <source>{team}: does {player} rot and join?</source>
        <translation>{team}: Verrottet {player} und schließt sich an?</translation>
    </message>
    <message>
        <source>The chef of {team} cooks</source>
        <translation>Der Koch von {team} kocht</translation>
    </message>
    <message>
        <source>The wizard of {team} casts</source>
        <translation>Der Zauberer von {team} zaubert</translation>
    </message>
    <message>
        <source>Who stands in the blast?</source>
        <translation>Wer steht in der Explosion?</translation>
    </message>
    <message>
        <source>A die for each target</source>
        <translation>Ein Würfel für jedes Ziel</translation>
    </message>
    <message>
        <source>{team}: too few players. Does Kari play?</source>
        <translation>{team}: zu wenige Spieler. Spielt Kari mit?</translation>
    </message>
    <message>
        <source>The drummer of {team}: three dice</source>
        <translation>Der Trommler von {team}: drei Würfel</translation>
    </message>
    <message>
        <source>{team}: the tonic for whom?</source>
        <translation>{team}: Für wen ist das Tonikum?</translation>
    </message>
    <message>
        <source>Does the tonic work?</source>
        <translation>Wirkt das Tonikum?</translation>
    </message>
    <message>
        <source>{team}: whom does Krot mend?</source>
        <translation>{team}: Wen flickt Krot zusammen?</translation>
    </message>
    <message>
        <source>Krot mends {player}</source>
        <translation>Krot flickt {player} zusammen</translation>
    </message>
    <message>
        <source>{team}: whom does Papa bless?</source>
        <translation>{team}: Wen segnet Papa?</translation>
    </message>
    <message>
        <source>Papa blesses {player}</source>
        <translation>Papa segnet {player}</translation>
    </message>
    <message>
        <source>{team}: whose armour gets a rune?</source>
        <translation>{team}: Wessen Rüstung erhält eine Rune?</translation>
    </message>
    <message>
        <source>Which rune?</source>
        <translation>Welche Rune?</translation>
    </message>
    <message>
        <source>Does the rune hold?</source>
        <translation>Hält die Rune?</translation>
    </message>
    <message>
        <source>Play in the home stadium of {team} instead?</source>
        <translation>Stattdessen im Heimstadion von {team} spielen?</translation>
    </message>
    <message>
        <source>What is special about the stadium</source>
        <translation>Was das Stadion besonders macht</translation>
    </message>
    <message>
        <source>Gold for both sides for inducements</source>
        <translation>Gold für beide Seiten für Anreize</translation>
    </message>
    <message>
        <source>{team}: a die for each player who was sent off</source>
        <translation>{team}: ein Würfel für jeden Spieler mit Platzverweis</translation>
    </message>
    <message>
        <source>Deluxe seating: a die each</source>
        <translation>Luxussitze: jeder ein Würfel</translation>
    </message>
    <message>
        <source>Is {player} shot into the air?</source>
        <translation>Wird {player} in die Luft geschleudert?</translation>
    </message>
    <message>
        <source>Rocks fall: a die each</source>
        <translation>Felsen fallen: jeder ein Würfel</translation>
    </message>
    <message>
        <source>{team}: one of these is knocked out, by lot</source>
        <translation>{team}: Einer von diesen geht K.O., durch das Los</translation>
    </message>
    <message>
        <source>{team}: one of these is missing, by lot</source>
        <translation>{team}: Einer von diesen fehlt, durch das Los</translation>
    </message>
    <message>
        <source>{team}: the kit is checked</source>
        <translation>{team}: Die Ausrüstung wird geprüft</translation>
    </message>
    <message>
        <source>{team}: a die for each player</source>
        <translation>{team}: ein Würfel für jeden Spieler</translation>
    </message>
    <message>
        <source>{team}: a fight in the dugout, a die for each reserve</source>
        <translation>{team}: Prügelei auf der Spielerbank, ein Würfel für jeden Reservespieler</translation>
    </message>
    <message>
        <source>{team} is behind: a die for each point</source>
        <translation>{team} liegt zurück: ein Würfel für jeden Punkt</translation>
    </message>
    <message>
        <source>Does {player} buy himself free?</source>
        <translation>Kauft sich {player} frei?</translation>
    </message>
    <message>
        <source>{team}: the turn of the event, unseen</source>
        <translation>{team}: der Spielzug des Ereignisses, verdeckt</translation>
    </message>
    <message>
        <source>{team}: the event, unseen</source>
        <translation>{team}: das Ereignis, verdeckt</translation>
    </message>
    <message>
        <source>{team}: a special ball?</source>
        <translation>{team}: ein besonderer Ball?</translation>
    </message>
    <message>
        <source>{team}: who kicks the special ball?</source>
        <translation>{team}: Wer stößt den besonderen Ball an?</translation>
    </message>
    <message>
        <source>Shoot-out: a die each, the unused re-rolls are added</source>
        <translation>Elfmeterschießen: jeder ein Würfel, unbenutzte Wiederholungswürfe zählen dazu</translation>
    </message>
    <message>
        <source>{team} confirms the result</source>
        <translation>{team} bestätigt das Ergebnis</translation>
    </message>
    <message>
        <source>Change a player by hand</source>
        <translation>Einen Spieler von Hand ändern</translation>
    </message>
    <message>
        <source>Where is {player} now?</source>
        <translation>Wo ist {player} jetzt?</translation>
    </message>
    <message>
        <source>by hand: {player}, {choice}</source>
        <translation>von Hand: {player}, {choice}</translation>
    </message>
    <message>
        <source>Change a number by hand</source>
        <translation>Eine Zahl von Hand ändern</translation>
    </message>
    <message>
        <source>The right number</source>
        <translation>Die richtige Zahl</translation>
    </message>
    <message>
        <source>Change the weather by hand</source>
        <translation>Das Wetter von Hand ändern</translation>
    </message>
    <message>
        <source>by hand: {choice}</source>
        <translation>von Hand: {choice}</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Eine Notiz</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Kick</source>
        <translation>Anstoßen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Als Zweites</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>Touchback</source>
        <translation>Touchback</translation>
    </message>
    <message>
        <source>Team re-roll</source>
        <translation>Team-Wiederholungswurf</translation>
    </message>
    <message>
        <source>Leader&apos;s re-roll</source>
        <translation>Wiederholungswurf des Team-Kapitäns</translation>
    </message>
    <message>
        <source>Team re-roll of a loner</source>
        <translation>Team-Wiederholungswurf eines Einzelgängers</translation>
    </message>
    <message>
        <source>Rightly called</source>
        <translation>Zu Recht angezeigt</translation>
    </message>
    <message>
        <source>Wrongly called</source>
        <translation>Zu Unrecht angezeigt</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Spielzug beenden</translation>
    </message>
    <message>
        <source>Lose a re-roll</source>
        <translation>Einen Wiederholungswurf verlieren</translation>
    </message>
    <message>
        <source>Play on, the opponent gains a re-roll</source>
        <translation>Weiterspielen, der Gegner erhält einen Wiederholungswurf</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>Two dice, the attacker chooses</source>
        <translation>Zwei Würfel, der Angreifer wählt</translation>
    </message>
    <message>
        <source>Three dice, the attacker chooses</source>
        <translation>Drei Würfel, der Angreifer wählt</translation>
    </message>
    <message>
        <source>Two dice, the defender chooses</source>
        <translation>Zwei Würfel, der Verteidiger wählt</translation>
    </message>
    <message>
        <source>Three dice, the defender chooses</source>
        <translation>Drei Würfel, der Verteidiger wählt</translation>
    </message>
    <message>
        <source>The attacker falls</source>
        <translation>Der Angreifer fällt</translation>
    </message>
    <message>
        <source>The defender falls</source>
        <translation>Der Verteidiger fällt</translation>
    </message>
    <message>
        <source>Both fall</source>
        <translation>Beide fallen</translation>
    </message>
    <message>
        <source>Nobody falls</source>
        <translation>Niemand fällt</translation>
    </message>
    <message>
        <source>Both are placed prone by Wrestle</source>
        <translation>Beide liegen durch Ringen am Boden</translation>
    </message>
    <message>
        <source>Pushed into the crowd</source>
        <translation>In die Zuschauer gedrängt</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Bribe the referee</source>
        <translation>Den Schiedsrichter bestechen</translation>
    </message>
    <message>
        <source>Argue the call</source>
        <translation>Protestieren</translation>
    </message>
    <message>
        <source>Fireball</source>
        <translation>Feuerball</translation>
    </message>
    <message>
        <source>Lightning bolt</source>
        <translation>Blitzstrahl</translation>
    </message>
    <message>
        <source>Harder: armour rolls +1</source>
        <translation>Härter: Rüstungswürfe +1</translation>
    </message>
    <message>
        <source>Softer: armour rolls −1</source>
        <translation>Weicher: Rüstungswürfe −1</translation>
    </message>
    <message>
        <source>On the pitch, standing</source>
        <translation>Auf dem Feld, stehend</translation>
    </message>
    <message>
        <source>On the pitch, prone</source>
        <translation>Auf dem Feld, am Boden</translation>
    </message>
    <message>
        <source>On the pitch, stunned</source>
        <translation>Auf dem Feld, benommen</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>K.O.</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Platzverweis</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Nicht dabei</translation>
    </message>
    <message>
        <source>Score of {home}</source>
        <translation>Punkte von {home}</translation>
    </message>
    <message>
        <source>Score of {away}</source>
        <translation>Punkte von {away}</translation>
    </message>
    <message>
        <source>Turn of {home}</source>
        <translation>Spielzug von {home}</translation>
    </message>
    <message>
        <source>Turn of {away}</source>
        <translation>Spielzug von {away}</translation>
    </message>
    <message>
        <source>Re-rolls of {home}</source>
        <translation>Wiederholungswürfe von {home}</translation>
    </message>
    <message>
        <source>Re-rolls of {away}</source>
        <translation>Wiederholungswürfe von {away}</translation>
    </message>
    <message>
        <source>Bribes of {home}</source>
        <translation>Bestechungen von {home}</translation>
    </message>
    <message>
        <source>Bribes of {away}</source>
        <translation>Bestechungen von {away}</translation>
    </message>
    <message>
        <source>Apothecaries of {home}</source>
        <translation>Sanitäter von {home}</translation>
    </message>
    <message>
        <source>Apothecaries of {away}</source>
        <translation>Sanitäter von {away}</translation>
    </message>
    <message>
        <source>Before the match</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Erste Halbzeit</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Zweite Halbzeit</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Final whistle</source>
        <translation>Schlusspfiff</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>Drive %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Wiederholungswürfe</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>durchbrochen</translation>
    </message>
    <message>
        <source>Who stands where the bomb of {by} bursts?</source>
        <translation>Wer steht, wo die Bombe von {by} explodiert?</translation>
    </message>
    <message>
        <source>Who stands next to it?</source>
        <translation>Wer steht daneben?</translation>
    </message>
    <message>
        <source>A die for each player near the bomb</source>
        <translation>Ein Würfel für jeden Spieler neben der Bombe</translation>
    </message>
    <message>
        <source>Armour of {player}: add a skill now?</source>
        <translation>Rüstung von {player}: jetzt eine Fähigkeit dazurechnen?</translation>
    </message>
    <message>
        <source>Injury of {player}: add a skill?</source>
        <translation>Verletzung von {player}: eine Fähigkeit dazurechnen?</translation>
    </message>
    <message>
        <source>May the loner {by} use the re-roll?</source>
        <translation>Darf der Einzelgänger {by} den Wiederholungswurf nutzen?</translation>
    </message>
    <message>
        <source>Which injury of {player} does the apothecary treat?</source>
        <translation>Welche Verletzung von {player} behandelt der Sanitäter?</translation>
    </message>
    <message>
        <source>Place somebody on the pitch view</source>
        <translation>Jemanden auf der Feldansicht aufstellen</translation>
    </message>
    <message>
        <source>On which square of the pitch view?</source>
        <translation>Auf welches Feld der Feldansicht?</translation>
    </message>
    <message>
        <source>The ball</source>
        <translation>Der Ball</translation>
    </message>
    <message>
        <source>%1: off the board</source>
        <translation>%1: nicht auf der Feldansicht</translation>
    </message>
    <message>
        <source>Somebody acted</source>
        <translation>Jemand hat gehandelt</translation>
    </message>
    <message>
        <source>{choice} acts</source>
        <translation>{choice} handelt</translation>
    </message>
    <message>
        <source>Does the free turn go on? A 1 ends it</source>
        <translation>Geht der freie Spielzug weiter? Eine 1 beendet ihn</translation>
    </message>
    <message>
        <source>Is the ball still held in the end zone by {team}?</source>
        <translation>Hält {team} den Ball noch in der Endzone?</translation>
    </message>
    <message>
        <source>Through the trapdoors</source>
        <translation>Durch die Falltüren</translation>
    </message>
    <message>
        <source>{choice} goes through the trapdoors</source>
        <translation>{choice} geht durch die Falltüren</translation>
    </message>
    <message>
        <source>The bolt goes on: whom does it strike next?</source>
        <translation>Der Blitz schlägt weiter: Wen trifft er als Nächsten?</translation>
    </message>
    <message>
        <source>Standing players next to {player}</source>
        <translation>Stehende Spieler neben {player}</translation>
    </message>
    <message>
        <source>{team}: another one is blessed instead, by lot</source>
        <translation>{team}: stattdessen wird ein anderer gesegnet, das Los entscheidet</translation>
    </message>
    <message>
        <source>The gift for {player}</source>
        <translation>Die Gabe für {player}</translation>
    </message>
    <message>
        <source>{team}: a die for each stunned player in the water</source>
        <translation>{team}: ein Würfel für jeden benommenen Spieler im Wasser</translation>
    </message>
    <message>
        <source>{team}: one of these mutates, by lot</source>
        <translation>{team}: einer von diesen mutiert, das Los entscheidet</translation>
    </message>
    <message>
        <source>What {player} grows</source>
        <translation>Was {player} wächst</translation>
    </message>
    <message>
        <source>{team}: a die for each player after the frenzy</source>
        <translation>{team}: ein Würfel je Spieler nach dem Rausch</translation>
    </message>
    <message>
        <source>{team}: a die for the book of grudges</source>
        <translation>{team}: ein Würfel für das Buch des Grolls</translation>
    </message>
    <message>
        <source>{team}: one of these goes into the book of grudges, by lot</source>
        <translation>{team}: einer von diesen kommt ins Buch des Grolls, das Los entscheidet</translation>
    </message>
    <message>
        <source>A die for the card</source>
        <translation>Ein Würfel für die Karte</translation>
    </message>
    <message>
        <source>{team}: who gets up from the knocked-out?</source>
        <translation>{team}: Wer von den K.O.-Spielern steht auf?</translation>
    </message>
    <message>
        <source>{team}: a die for each who is set up stunned</source>
        <translation>{team}: ein Würfel für jeden, der benommen aufgestellt wird</translation>
    </message>
    <message>
        <source>{team} sets the weather</source>
        <translation>{team} bestimmt das Wetter</translation>
    </message>
    <message>
        <source>Both roll for the card</source>
        <translation>Beide würfeln für die Karte</translation>
    </message>
    <message>
        <source>The card strikes these, by lot</source>
        <translation>Die Karte trifft diese, das Los entscheidet</translation>
    </message>
    <message>
        <source>{team}: a die for each player under the card&apos;s curse</source>
        <translation>{team}: ein Würfel für jeden Spieler unter dem Fluch der Karte</translation>
    </message>
    <message>
        <source>What {player} learns</source>
        <translation>Was {player} lernt</translation>
    </message>
    <message>
        <source>{team}: cards to change for new ones</source>
        <translation>{team}: Karten, die gegen neue getauscht werden</translation>
    </message>
    <message>
        <source>%1 is the result</source>
        <translation>%1 ist das Ergebnis</translation>
    </message>
    <message>
        <source>{team}: is the card used in this turn?</source>
        <translation>{team}: Wird die Karte in diesem Spielzug eingesetzt?</translation>
    </message>
    <message>
        <source>{team}: which of the two sits this drive out?</source>
        <translation>{team}: Wer von beiden setzt in diesem Drive aus?</translation>
    </message>
    <message>
        <source>{team}: a completed pass before the block</source>
        <translation>{team}: ein gelungener Pass vor dem Block</translation>
    </message>
    <message>
        <source>The brazier changes whoever could not hold it</source>
        <translation>Das Kohlebecken verwandelt den, der es nicht halten konnte</translation>
    </message>
    <message>
        <source>{choice} is changed by the brazier</source>
        <translation>Das Kohlebecken verwandelt {choice}</translation>
    </message>
    <message>
        <source>{team}: how long is the fuse?</source>
        <translation>{team}: Wie lang ist die Lunte?</translation>
    </message>
    <message>
        <source>{team}: does the fuse burn?</source>
        <translation>{team}: Brennt die Lunte?</translation>
    </message>
    <message>
        <source>{team}: a team re-roll to keep the fuse alight?</source>
        <translation>{team}: Ein Team-Wiederholungswurf, damit die Lunte weiterbrennt?</translation>
    </message>
    <message>
        <source>The ball explodes: who is next to it?</source>
        <translation>Der Ball explodiert: Wer steht daneben?</translation>
    </message>
    <message>
        <source>{team}: who comes in from the reserves?</source>
        <translation>{team}: Wer kommt aus der Reserve?</translation>
    </message>
    <message>
        <source>{team}: is the twelfth player spotted?</source>
        <translation>{team}: Wird der zwölfte Spieler entdeckt?</translation>
    </message>
    <message>
        <source>Who is hit?</source>
        <translation>Wen trifft es?</translation>
    </message>
    <message>
        <source>Both roll for the weather</source>
        <translation>Beide würfeln um das Wetter</translation>
    </message>
    <message>
        <source>{team} changes the weather</source>
        <translation>{team} ändert das Wetter</translation>
    </message>
    <message>
        <source>{team}: a die for each of these players</source>
        <translation>{team}: ein Würfel für jeden dieser Spieler</translation>
    </message>
    <message>
        <source>{team}: one of these, by lot</source>
        <translation>{team}: einer von diesen, per Los</translation>
    </message>
    <message>
        <source>{player}: does the eager apothecary help?</source>
        <translation>{player}: Hilft der eifrige Apotheker?</translation>
    </message>
    <message>
        <source>The ball stabs whoever could not hold it</source>
        <translation>Der Ball sticht den, der ihn nicht halten konnte</translation>
    </message>
    <message>
        <source>{choice} is stabbed by the ball</source>
        <translation>Der Ball sticht {choice}</translation>
    </message>
    <message>
        <source>{team}: who blocks at once?</source>
        <translation>{team}: Wer blockt sofort?</translation>
    </message>
    <message>
        <source>by a block</source>
        <translation>durch einen Block</translation>
    </message>
    <message>
        <source>by a foul</source>
        <translation>durch ein Foul</translation>
    </message>
    <message>
        <source>by the crowd</source>
        <translation>durch die Zuschauer</translation>
    </message>
    <message>
        <source>by a fall</source>
        <translation>durch einen Sturz</translation>
    </message>
    <message>
        <source>by a spell</source>
        <translation>durch einen Zauber</translation>
    </message>
    <message>
        <source>by a bite</source>
        <translation>durch einen Biss</translation>
    </message>
    <message>
        <source>by a weapon</source>
        <translation>durch eine Waffe</translation>
    </message>
    <message>
        <source>Why is the turn lost?</source>
        <translation>Warum ist der Spielzug verloren?</translation>
    </message>
    <message>
        <source>Who scores?</source>
        <translation>Wer punktet?</translation>
    </message>
    <message>
        <source>Who acted?</source>
        <translation>Wer hat gehandelt?</translation>
    </message>
    <message>
        <source>Who scores for {team}?</source>
        <translation>Wer punktet für {team}?</translation>
    </message>
    <message>
        <source>Re-roll used</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Which re-roll?</source>
        <translation>Welcher Wiederholungswurf?</translation>
    </message>
    <message>
        <source>Who threw the pass?</source>
        <translation>Wer hat den Pass geworfen?</translation>
    </message>
    <message>
        <source>Who intercepts the ball?</source>
        <translation>Wer fängt den Ball ab?</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>{choice} is a casualty</source>
        <translation>Verlust: {choice}</translation>
    </message>
    <message>
        <source>Who is the casualty?</source>
        <translation>Wer fällt verletzt aus?</translation>
    </message>
    <message>
        <source>Who caused it?</source>
        <translation>Wer war es?</translation>
    </message>
    <message>
        <source>How did it happen?</source>
        <translation>Wie ist es passiert?</translation>
    </message>
    <message>
        <source>{player} is badly hurt, without a roll</source>
        <translation>{player} ist schwer angeschlagen, ohne Wurf</translation>
    </message>
    <message>
        <source>{player} is badly hurt</source>
        <translation>{player} ist schwer angeschlagen</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Who stands up?</source>
        <translation>Wer steht auf?</translation>
    </message>
    <message>
        <source>Who blocks?</source>
        <translation>Wer blockt?</translation>
    </message>
    <message>
        <source>Who blitzes?</source>
        <translation>Wer blitzt?</translation>
    </message>
    <message>
        <source>Who fouls?</source>
        <translation>Wer foult?</translation>
    </message>
    <message>
        <source>Who attacks?</source>
        <translation>Wer greift an?</translation>
    </message>
    <message>
        <source>Who falls over?</source>
        <translation>Wer fällt hin?</translation>
    </message>
    <message>
        <source>Who goes through the trapdoors?</source>
        <translation>Wer geht durch die Falltüren?</translation>
    </message>
    <message>
        <source>Who lands in the crowd?</source>
        <translation>Wer landet bei den Zuschauern?</translation>
    </message>
    <message>
        <source>Who is bitten?</source>
        <translation>Wer wird gebissen?</translation>
    </message>
    <message>
        <source>Who uses which skill?</source>
        <translation>Wer nutzt welche Fähigkeit?</translation>
    </message>
    <message>
        <source>{team}: which help comes now?</source>
        <translation>{team}: welche Hilfe kommt jetzt?</translation>
    </message>
    <message>
        <source>Was it called rightly?</source>
        <translation>Wurde zu Recht angezeigt?</translation>
    </message>
    <message>
        <source>Whom does {by} block?</source>
        <translation>Wen blockt {by}?</translation>
    </message>
    <message>
        <source>Whom does {by} blitz?</source>
        <translation>Wen blitzt {by}?</translation>
    </message>
    <message>
        <source>Whom does {by} attack?</source>
        <translation>Wen greift {by} an?</translation>
    </message>
    <message>
        <source>Whom does {by} foul?</source>
        <translation>Wen foult {by}?</translation>
    </message>
    <message>
        <source>Which player is to be changed?</source>
        <translation>Welcher Spieler ist zu ändern?</translation>
    </message>
    <message>
        <source>Which number is to be changed?</source>
        <translation>Welche Zahl ist zu ändern?</translation>
    </message>
    <message>
        <source>What is the weather now?</source>
        <translation>Wie ist das Wetter jetzt?</translation>
    </message>
    <message>
        <source>Nobody caused it.</source>
        <translation>Niemand war es.</translation>
    </message>
    <message>
        <source>Nobody caused it (%1).</source>
        <translation>Niemand war es (%1).</translation>
    </message>
    <message>
        <source>Caused by %1 (%2).</source>
        <translation>Verursacht von %1 (%2).</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>turnover</source>
        <translation>Zugverlust</translation>
    </message>
    <message>
        <source>Toss the coin: 1 for {home}, 2 for {away}</source>
        <translation>Münzwurf: 1 für {home}, 2 für {away}</translation>
    </message>
    <message>
        <source>{team} brings {choice} gold from the treasury</source>
        <translation>{team} nimmt {choice} Gold aus der Kasse</translation>
    </message>
    <message>
        <source>the kick scatters: {dice}</source>
        <translation>der Anstoß weicht ab: {dice}</translation>
    </message>
    <message>
        <source>the ball comes down: {choice}</source>
        <translation>der Ball landet: {choice}</translation>
    </message>
    <message>
        <source>{choice} used</source>
        <translation>{choice} eingesetzt</translation>
    </message>
    <message>
        <source>{player}: {choice} counts</source>
        <translation>{player}: {choice} zählt</translation>
    </message>
    <message>
        <source>assists</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>%1 or more on the dice breaks the armour of %2: %3 with %4.</source>
        <translation>%1 oder mehr auf den Würfeln bricht die Rüstung von %2: %3 mit %4.</translation>
    </message>
    <message>
        <source>block dice: %1</source>
        <translation>Blockwürfel: %1</translation>
    </message>
    <message>
        <source>%1 blocks %2</source>
        <translation>%1 blockt %2</translation>
    </message>
    <message>
        <source>%1 is sent off, a bribe is offered</source>
        <translation>%1 wird vom Platz gestellt, ein Schmiergeld wird angeboten</translation>
    </message>
    <message>
        <source>%1 is sent off, the coach argues the call</source>
        <translation>%1 wird vom Platz gestellt, der Trainer protestiert</translation>
    </message>
    <message>
        <source>%1 is sent off</source>
        <translation>%1 wird vom Platz gestellt</translation>
    </message>
    <message>
        <source>by hand: %1 %2</source>
        <translation>von Hand: %1 %2</translation>
    </message>
    <message>
        <source>%1 wakes up (%2)</source>
        <translation>%1 wacht auf (%2)</translation>
    </message>
    <message>
        <source>%1 stays out (%2)</source>
        <translation>%1 bleibt liegen (%2)</translation>
    </message>
    <message>
        <source>Gold left: %1</source>
        <translation>Gold übrig: %1</translation>
    </message>
    <message>
        <source>Mercenary: %1</source>
        <translation>Söldner: %1</translation>
    </message>
    <message>
        <source>extra time begins</source>
        <translation>die Verlängerung beginnt</translation>
    </message>
    <message>
        <source>half-time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>final whistle</source>
        <translation>Schlusspfiff</translation>
    </message>
    <message>
        <source>shoot-out %1: once more</source>
        <translation>Elfmeterschießen %1: noch einmal</translation>
    </message>
    <message>
        <source>shoot-out %1: %2 wins</source>
        <translation>Elfmeterschießen %1: %2 gewinnt</translation>
    </message>
    <message>
        <source>It leaves the pitch</source>
        <translation>Verlässt das Feld</translation>
    </message>
    <message>
        <source>Lands on his feet</source>
        <translation>Landet auf den Füßen</translation>
    </message>
    <message>
        <source>Falls</source>
        <translation>Stürzt</translation>
    </message>
    <message>
        <source>The squig</source>
        <translation>Der Squig</translation>
    </message>
    <message>
        <source>The fanatic</source>
        <translation>Der Fanatic</translation>
    </message>
    <message>
        <source>A priest</source>
        <translation>Ein Priester</translation>
    </message>
    <message>
        <source>Wish of {home}</source>
        <translation>Wunsch von {home}</translation>
    </message>
    <message>
        <source>Wish of {away}</source>
        <translation>Wunsch von {away}</translation>
    </message>
    <message>
        <source>The mage adds to the weather roll or takes away</source>
        <translation>Der Magier erhöht oder senkt den Wetterwurf</translation>
    </message>
    <message>
        <source>Whom does the squig run into?</source>
        <translation>In wen rennt der Squig?</translation>
    </message>
    <message>
        <source>Armour roll against the squig: more than 8 drives it away</source>
        <translation>Rüstungswurf gegen den Squig: mehr als 8 vertreibt ihn</translation>
    </message>
    <message>
        <source>Whom does the fanatic run into?</source>
        <translation>In wen rennt der Fanatic?</translation>
    </message>
    <message>
        <source>Gone from the pitch</source>
        <translation>Vom Feld verschwunden</translation>
    </message>
    <message>
        <source>{choice} is gone from the pitch</source>
        <translation>{choice}: nicht mehr auf dem Feld</translation>
    </message>
    <message>
        <source>What is gone from the pitch?</source>
        <translation>Was ist nicht mehr auf dem Feld?</translation>
    </message>
    <message>
        <source>A priest strikes</source>
        <translation>Ein Priester schlägt zu</translation>
    </message>
    <message>
        <source>a priest strikes at {choice}</source>
        <translation>ein Priester schlägt nach {choice}</translation>
    </message>
    <message>
        <source>Who begins his action beside the priests?</source>
        <translation>Wer beginnt seine Aktion bei den Priestern?</translation>
    </message>
    <message>
        <source>Beside the fire</source>
        <translation>Am Feuer</translation>
    </message>
    <message>
        <source>{choice} stands beside the fire</source>
        <translation>{choice} steht am Feuer</translation>
    </message>
    <message>
        <source>Who ends his action beside the fire?</source>
        <translation>Wer beendet seine Aktion am Feuer?</translation>
    </message>
    <message>
        <source>{by} in the fire: more than his strength fells him</source>
        <translation>{by} im Feuer: mehr als seine Stärke fällt ihn</translation>
    </message>
    <message>
        <source>Does the fire go out?</source>
        <translation>Erlischt das Feuer?</translation>
    </message>
    <message>
        <source>Beside the meteor</source>
        <translation>Am Meteor</translation>
    </message>
    <message>
        <source>{choice} begins beside the meteor</source>
        <translation>{choice} beginnt am Meteor</translation>
    </message>
    <message>
        <source>Who begins his action beside the meteor?</source>
        <translation>Wer beginnt seine Aktion am Meteor?</translation>
    </message>
    <message>
        <source>{by} beside the meteor: 1 to 3 lays him down</source>
        <translation>{by} am Meteor: 1 bis 3 legt ihn hin</translation>
    </message>
    <message>
        <source>Stonebread</source>
        <translation>Steinbrot</translation>
    </message>
    <message>
        <source>{choice} buys stonebread</source>
        <translation>{choice} kauft Steinbrot</translation>
    </message>
    <message>
        <source>Who buys stonebread?</source>
        <translation>Wer kauft Steinbrot?</translation>
    </message>
    <message>
        <source>{by} bites into the stonebread: a block die</source>
        <translation>{by} beißt ins Steinbrot: ein Blockwürfel</translation>
    </message>
    <message>
        <source>The assassin strikes</source>
        <translation>Der Meuchler schlägt zu</translation>
    </message>
    <message>
        <source>the assassin goes for {choice}</source>
        <translation>der Meuchler hat es auf {choice} abgesehen</translation>
    </message>
    <message>
        <source>Who has ended his action?</source>
        <translation>Wer hat seine Aktion beendet?</translation>
    </message>
    <message>
        <source>How many squares did {by} move?</source>
        <translation>Wie viele Felder ist {by} gelaufen?</translation>
    </message>
    <message>
        <source>Does {by} outrun the assassin?</source>
        <translation>Entkommt {by} dem Meuchler?</translation>
    </message>
    <message>
        <source>Does {by} stand the juice?</source>
        <translation>Verträgt {by} den Saft?</translation>
    </message>
    <message>
        <source>Both roll: the assassin comes for the lower</source>
        <translation>Beide würfeln: Der Meuchler kommt zum niedrigeren</translation>
    </message>
    <message>
        <source>{team}: which opponent do the fans sing at?</source>
        <translation>{team}: Welchen Gegner besingen die Fans?</translation>
    </message>
    <message>
        <source>Whose wish comes true, by lot?</source>
        <translation>Wessen Wunsch geht in Erfüllung? Das Los entscheidet</translation>
    </message>
    <message>
        <source>The wish of {team}</source>
        <translation>Der Wunsch von {team}</translation>
    </message>
    <message>
        <source>{team} turns a die by its wish</source>
        <translation>{team} bestimmt einen Würfel durch seinen Wunsch</translation>
    </message>
    <message>
        <source>Who is in that wide zone and may not act?</source>
        <translation>Wer steht in dieser Seitenzone und darf nicht handeln?</translation>
    </message>
    <message>
        <source>How does {player} come down?</source>
        <translation>Wie kommt {player} herunter?</translation>
    </message>
    <message>
        <source>Is it the real ball?</source>
        <translation>Ist es der echte Ball?</translation>
    </message>
    <message>
        <source>FAME: %1 %2, %3 %4</source>
        <translation>FAME: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Team rating: %1 %2, %3 %4.</source>
        <translation>Teamwert: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>First die: %1, adds %2. Second die: %3, adds %4.</source>
        <translation>Erster Würfel: %1, dazu %2. Zweiter Würfel: %3, dazu %4.</translation>
    </message>
    <message>
        <source>Who caused it is not said (%1).</source>
        <translation>Wer es war, ist nicht gesagt (%1).</translation>
    </message>
    <message>
        <source>%1 wins: %2 conceded</source>
        <translation>%1 gewinnt: %2 hat aufgegeben</translation>
    </message>
    <message>
        <source>%1 wins, whatever the score.</source>
        <translation>%1 gewinnt, wie es auch steht.</translation>
    </message>
    <message>
        <source>%1 is sent off for the secret weapon</source>
        <translation>%1 wird wegen der Geheimwaffe vom Platz gestellt</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n re-roll(s)</source>
        <translation>
            <numerusform>%1 erhält %n Wiederholungswurf</numerusform>
            <numerusform>%1 erhält %n Wiederholungswürfe</numerusform>
        </translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation>K.O.</translation>
    </message>
    <message>
        <source>sits out the next drive</source>
        <translation>setzt den nächsten Drive aus</translation>
    </message>
    <message>
        <source>starts the drive on the ground</source>
        <translation>beginnt den Drive am Boden</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>benommen</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>The fans of {team} come for their opponents: a die for each</source>
        <translation>Die Fans von {team} stürmen auf die Gegner zu: ein Würfel für jeden</translation>
    </message>
    <message>
        <source>Who rolls again?</source>
        <translation>Wer würfelt noch einmal?</translation>
    </message>
    <message>
        <source>{choice} rolls again</source>
        <translation>{choice} würfelt noch einmal</translation>
    </message>
    <message>
        <source>Roll again for the armour of {player}?</source>
        <translation>Den Rüstungswurf gegen {player} wiederholen?</translation>
    </message>
    <message>
        <source>Dugout does not know the players of a quick team: do it on the board.</source>
        <translation>Dugout kennt die Spieler eines schnellen Teams nicht: Bitte auf dem Spielfeld ausführen.</translation>
    </message>
    <message>
        <source>nothing happens to anybody</source>
        <translation>niemandem geschieht etwas</translation>
    </message>
    <message>
        <source>a rock for %1</source>
        <translation>ein Stein gegen %1</translation>
    </message>
    <message>
        <source>scandal: %1 loses %2 FAME, %3 loses %4</source>
        <translation>Skandal: %1 verliert %2 FAME, %3 verliert %4</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts geschieht</translation>
    </message>
    <message>
        <source>he knocks %1 down</source>
        <translation>er streckt %1 nieder</translation>
    </message>
    <message>
        <source>%1 loses a team re-roll</source>
        <translation>%1 verliert einen Team-Wiederholungswurf</translation>
    </message>
    <message>
        <source>%1 has no re-roll to lose</source>
        <translation>%1 hat keinen Wiederholungswurf zu verlieren</translation>
    </message>
    <message>
        <source>He stands on number %1 of the track: on a die of %2 or less he goes for %3, who falls and rolls for injury.</source>
        <translation>Er steht auf Feld %1 der Leiste: Bei höchstens %2 auf dem Würfel geht er auf %3 los; der Spieler geht zu Boden und würfelt auf Verletzung.</translation>
    </message>
    <message>
        <source>He stands on number %1 of the track: on a die of %2 or less %3 loses a team re-roll; without one the other side gains one.</source>
        <translation>Er steht auf Feld %1 der Leiste: Bei höchstens %2 auf dem Würfel verliert %3 einen Team-Wiederholungswurf; ist keiner da, erhält die andere Seite einen.</translation>
    </message>
    <message>
        <source>the referee on number %1: %2, %3</source>
        <translation>der Schiedsrichter auf Feld %1: %2, %3</translation>
    </message>
    <message>
        <source>Not for %1: %2.</source>
        <translation>Nicht für %1: %2.</translation>
    </message>
    <message>
        <source>Nobody: an empty square</source>
        <translation>Niemand: ein leeres Feld</translation>
    </message>
    <message>
        <source>In the crowd: nothing happens</source>
        <translation>Bei den Zuschauern: nichts geschieht</translation>
    </message>
    <message>
        <source>Healed, and on the pitch: nothing of the injury stays</source>
        <translation>Geheilt und auf dem Feld: von der Verletzung bleibt nichts</translation>
    </message>
    <message>
        <source>Healed, and in the reserves: nothing of the injury stays</source>
        <translation>Geheilt und in der Reserve: von der Verletzung bleibt nichts</translation>
    </message>
    <message>
        <source>After the match</source>
        <translation>Nach dem Spiel</translation>
    </message>
    <message>
        <source>eaten by a team-mate</source>
        <translation>von einem Mitspieler gefressen</translation>
    </message>
    <message>
        <source>{team}: draw a card that was bought</source>
        <translation>{team}: eine gekaufte Karte ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) become %1</source>
        <translation>
            <numerusform>aus %n Feld wird %1</numerusform>
            <numerusform>aus %n Feldern werden %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The kicker may stand neither in a wide zone nor on the line of scrimmage.</source>
        <translation>%1. Der Kicker darf weder in einer Seitenzone noch an der Startlinie stehen.</translation>
    </message>
    <message>
        <source>Walks over somebody who lies there</source>
        <translation>Läuft über einen Liegenden</translation>
    </message>
    <message>
        <source>Who walks over somebody?</source>
        <translation>Wer läuft über jemanden?</translation>
    </message>
    <message>
        <source>Whom does {by} walk over?</source>
        <translation>Über wen läuft {by}?</translation>
    </message>
    <message>
        <source>{by} walks over {choice}</source>
        <translation>{by} läuft über {choice}</translation>
    </message>
    <message>
        <source>Eaten by a hungry team-mate</source>
        <translation>Von einem hungrigen Mitspieler gefressen</translation>
    </message>
    <message>
        <source>{choice} is eaten</source>
        <translation>{choice} wird gefressen</translation>
    </message>
    <message>
        <source>Who is eaten?</source>
        <translation>Wer wird gefressen?</translation>
    </message>
    <message>
        <source>{team}: skill used in the other&apos;s turn</source>
        <translation>{team}: Fähigkeit im Zug des Gegners eingesetzt</translation>
    </message>
    <message>
        <source>{team}: half the distance with Kick?</source>
        <translation>{team}: halbe Weite dank Schuss?</translation>
    </message>
    <message>
        <source>Who takes the kick-off?</source>
        <translation>Wer führt den Anstoß aus?</translation>
    </message>
    <message>
        <source>{team}: who is driven to violence, by lot</source>
        <translation>{team}: wen es zur Gewalt treibt, per Los</translation>
    </message>
    <message>
        <source>{choice} is driven to violence</source>
        <translation>{choice} treibt es zur Gewalt</translation>
    </message>
    <message>
        <source>Does {player} blitz at once?</source>
        <translation>Blitzt {player} sofort?</translation>
    </message>
    <message>
        <source>{player} blitzes at once: {choice}</source>
        <translation>{player} blitzt sofort: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>Team re-roll (%n left)</source>
        <translation>
            <numerusform>Team-Wiederholungswurf (noch %n)</numerusform>
            <numerusform>Team-Wiederholungswurf (noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>{choice}: {by} rolls again</source>
        <translation>{choice}: {by} würfelt noch einmal</translation>
    </message>
    <message>
        <source>{by} rolls again with what?</source>
        <translation>Womit würfelt {by} noch einmal?</translation>
    </message>
    <message>
        <source>Roll the professional&apos;s die again</source>
        <translation>Den Würfel des Profis wiederholen</translation>
    </message>
    <message>
        <source>{choice}: the professional&apos;s die is rolled again</source>
        <translation>{choice}: der Würfel des Profis wird wiederholt</translation>
    </message>
    <message>
        <source>May the professional {by} roll again?</source>
        <translation>Darf der Profi {by} noch einmal würfeln?</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Team rating %1</source>
        <translation>Teamwert %1</translation>
    </message>
    <message>
        <source>Team value %1</source>
        <translation>Teamwert %1</translation>
    </message>
    <message>
        <source>to spend %1</source>
        <translation>auszugeben %1</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n niggling injury/injuries</source>
        <translation>
            <numerusform>%n bleibende Verletzung</numerusform>
            <numerusform>%n bleibende Verletzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>has the ball</source>
        <translation>hat den Ball</translation>
    </message>
    <message>
        <source>sent off</source>
        <translation>vom Platz gestellt</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>has had his action</source>
        <translation>hat seine Aktion gehabt</translation>
    </message>
    <message>
        <source>has used %1</source>
        <translation>hat %1 eingesetzt</translation>
    </message>
    <message>
        <source>journeyman</source>
        <translation>Aushilfsspieler</translation>
    </message>
    <message>
        <source>mercenary</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Starspieler</translation>
    </message>
    <message>
        <source>{dice} wins the toss</source>
        <translation>{dice} gewinnt den Münzwurf</translation>
    </message>
    <message>
        <source>%1; the injury counts after the match</source>
        <translation>%1; die Verletzung zählt nach dem Spiel</translation>
    </message>
    <message>
        <source>Caused by %1.</source>
        <translation>Verursacht von %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The crowd throws it back</source>
        <translation>Die Zuschauer werfen ihn zurück</translation>
    </message>
    <message>
        <source>In the crowd</source>
        <translation>In den Zuschauern</translation>
    </message>
    <message>
        <source>%1: who?</source>
        <translation>%1: Wer?</translation>
    </message>
    <message>
        <source>The die of a player&apos;s roll</source>
        <translation>Der Würfel eines Spielers</translation>
    </message>
    <message>
        <source>Tackle zones</source>
        <translation>Angriffszonen</translation>
    </message>
    <message>
        <source>How far is it?</source>
        <translation>Wie weit ist es?</translation>
    </message>
    <message>
        <source>What the roll depends on</source>
        <translation>Wovon der Wurf abhängt</translation>
    </message>
    <message>
        <source>Somebody hinders him…</source>
        <translation>Jemand stört ihn…</translation>
    </message>
    <message>
        <source>Who hinders him with a skill?</source>
        <translation>Wer stört ihn mit einer Fähigkeit?</translation>
    </message>
    <message>
        <source>{by}: against whom?</source>
        <translation>{by}: gegen wen?</translation>
    </message>
    <message>
        <source>Whom does {by} throw the ball to?</source>
        <translation>Zu wem wirft {by} den Ball?</translation>
    </message>
    <message>
        <source>{by} passes to {choice}</source>
        <translation>{by} passt zu {choice}</translation>
    </message>
    <message>
        <source>Whom does {by} give the ball to?</source>
        <translation>Wem gibt {by} den Ball?</translation>
    </message>
    <message>
        <source>{by} hands the ball to {choice}</source>
        <translation>{by} übergibt den Ball an {choice}</translation>
    </message>
    <message>
        <source>Whom does {by} throw?</source>
        <translation>Wen wirft {by}?</translation>
    </message>
    <message>
        <source>{by} throws {choice}</source>
        <translation>{by} wirft {choice}</translation>
    </message>
    <message>
        <source>{team}: who tries to intercept?</source>
        <translation>{team}: Wer versucht abzufangen?</translation>
    </message>
    <message>
        <source>Who caught the ball?</source>
        <translation>Wer hat den Ball gefangen?</translation>
    </message>
    <message>
        <source>Where does the ball end up?</source>
        <translation>Wo bleibt der Ball?</translation>
    </message>
    <message>
        <source>the ball: {choice}</source>
        <translation>der Ball: {choice}</translation>
    </message>
    <message>
        <source>The ball bounces: which way?</source>
        <translation>Der Ball springt: wohin?</translation>
    </message>
    <message>
        <source>the ball bounces: {dice}</source>
        <translation>der Ball springt: {dice}</translation>
    </message>
    <message>
        <source>The crowd throws the ball in: direction, then distance</source>
        <translation>Die Zuschauer werfen den Ball ein: Richtung, dann Weite</translation>
    </message>
    <message>
        <source>the crowd throws the ball in: {dice}</source>
        <translation>die Zuschauer werfen den Ball ein: {dice}</translation>
    </message>
    <message>
        <source>Where does {player} come down?</source>
        <translation>Wo kommt {player} herunter?</translation>
    </message>
    <message>
        <source>{player} comes down: {choice}</source>
        <translation>{player} kommt herunter: {choice}</translation>
    </message>
    <message>
        <source>Feeds because of his thirst</source>
        <translation>Trinkt wegen seines Durstes</translation>
    </message>
    <message>
        <source>Who has to feed?</source>
        <translation>Wer muss beißen?</translation>
    </message>
    <message>
        <source>Whom does {by} feed on?</source>
        <translation>Wen beißt {by}?</translation>
    </message>
    <message>
        <source>{by} feeds on: {choice}</source>
        <translation>{by} beißt: {choice}</translation>
    </message>
    <message>
        <source>How many tackle zones does he leave?</source>
        <translation>Wie viele Angriffszonen verlässt er?</translation>
    </message>
    <message>
        <source>How many tackle zones where he goes?</source>
        <translation>Wie viele Angriffszonen sind, wo er hingeht?</translation>
    </message>
    <message>
        <source>How many tackle zones is he in?</source>
        <translation>In wie vielen Angriffszonen steht er?</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>fumble %1</source>
        <translation>Patzer %1</translation>
    </message>
    <message>
        <source>A team-mate stands beside him</source>
        <translation>Ein Mitspieler steht neben ihm</translation>
    </message>
    <message>
        <source>Nobody helps him</source>
        <translation>Niemand hilft ihm</translation>
    </message>
    <message>
        <source>For a block or a blitz</source>
        <translation>Für einen Block oder Blitz</translation>
    </message>
    <message>
        <source>For anything else</source>
        <translation>Für alles andere</translation>
    </message>
    <message>
        <source>The last square</source>
        <translation>Das letzte Feld</translation>
    </message>
    <message>
        <source>Not the last square</source>
        <translation>Nicht das letzte Feld</translation>
    </message>
    <message>
        <source>Does somebody help him?</source>
        <translation>Hilft ihm jemand?</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>Wofür ist es?</translation>
    </message>
    <message>
        <source>Which square is it?</source>
        <translation>Welches Feld ist es?</translation>
    </message>
    <message>
        <source>How many help him?</source>
        <translation>Wie viele helfen ihm?</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>akkurat</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>gelingt</translation>
    </message>
    <message>
        <source>inaccurate</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>misslingt</translation>
    </message>
    <message>
        <source>fumble</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>the ball is kept</source>
        <translation>der Ball bleibt in der Hand</translation>
    </message>
    <message>
        <source>Roll for a trait</source>
        <translation>Wurf für eine Eigenschaft</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>kein Wurf</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>%1: %2, needed %3, rolled %4: %5</source>
        <translation>%1: %2, braucht %3, würfelt %4: %5</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ready</source>
        <translation>
            <numerusform>%n Spieler bereit</numerusform>
            <numerusform>%n Spieler bereit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-roll(s)</source>
        <translation>
            <numerusform>%n Wiederholungswurf</numerusform>
            <numerusform>%n Wiederholungswürfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocked out</source>
        <translation>
            <numerusform>%n K.O.</numerusform>
            <numerusform>%n K.O.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n injured</source>
        <translation>
            <numerusform>%n verletzt</numerusform>
            <numerusform>%n verletzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Half-time: %1 %2 – %3 %4</source>
        <translation>Halbzeit: %1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>%1 kicks off.</source>
        <translation>%1 hat Anstoß.</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>Used up in this turn, or nobody is there for it.</source>
        <translation>In diesem Spielzug verbraucht, oder niemand ist dafür da.</translation>
    </message>
    <message>
        <source>No more re-rolls in this turn.</source>
        <translation>In diesem Spielzug keine Wiederholungswürfe mehr.</translation>
    </message>
    <message>
        <source>No re-roll is left.</source>
        <translation>Kein Wiederholungswurf ist übrig.</translation>
    </message>
    <message>
        <source>%1 came to the match</source>
        <translation>%1 kamen zum Spiel</translation>
    </message>
    <message>
        <source>%1 or more knocks down. In this order: %2.</source>
        <translation>%1 oder mehr wirft zu Boden. In dieser Reihenfolge: %2.</translation>
    </message>
    <message>
        <source>Nobody can be stunned.</source>
        <translation>Niemand kann benommen werden.</translation>
    </message>
    <message>
        <source>%1 or more stuns.</source>
        <translation>Ab %1 ist er benommen.</translation>
    </message>
    <message>
        <source>In this order: %1.</source>
        <translation>In dieser Reihenfolge: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n re-roll(s)</source>
        <translation>
            <numerusform>%1 verliert %n Wiederholungswurf</numerusform>
            <numerusform>%1 verliert %n Wiederholungswürfe</numerusform>
        </translation>
    </message>
    <message>
        <source>stays where he is (%1)</source>
        <translation>bleibt, wo er ist (%1)</translation>
    </message>
    <message>
        <source>no tackle zone (%1)</source>
        <translation>ohne Angriffszone (%1)</translation>
    </message>
    <message>
        <source>{player} throws the ball first…</source>
        <translation>{player} wirft vorher den Ball…</translation>
    </message>
    <message>
        <source>{player} dumps the ball off: {choice}</source>
        <translation>{player} spielt den Ball ab: {choice}</translation>
    </message>
    <message>
        <source>Whom does {player} throw the ball to?</source>
        <translation>Wem wirft {player} den Ball zu?</translation>
    </message>
    <message>
        <source>{team} puts a card away or takes one up</source>
        <translation>{team} legt eine Karte weg oder nimmt eine wieder auf</translation>
    </message>
    <message>
        <source>What follows from it is entered by hand.</source>
        <translation>Was daraus folgt, wird von Hand eingetragen.</translation>
    </message>
    <message>
        <source>A match of a knock-out has a winner: say who won it.</source>
        <translation>Ein K.-o.-Spiel hat einen Sieger: Bitte angeben, wer es gewonnen hat.</translation>
    </message>
    <message>
        <source>casualty: %1</source>
        <translation>Verlust: %1</translation>
    </message>
    <message>
        <source>casualty: %1, by %2</source>
        <translation>Verlust: %1, durch %2</translation>
    </message>
    <message>
        <source>Somebody else of {home}</source>
        <translation>Jemand anderes von {home}</translation>
    </message>
    <message>
        <source>Somebody else of {away}</source>
        <translation>Jemand anderes von {away}</translation>
    </message>
    <message>
        <source>Healed: nothing of it stays</source>
        <translation>Geheilt: Nichts davon bleibt</translation>
    </message>
    <message>
        <source>{home} conceded</source>
        <translation>{home} hat aufgegeben</translation>
    </message>
    <message>
        <source>{away} conceded</source>
        <translation>{away} hat aufgegeben</translation>
    </message>
    <message>
        <source>{home} conceded with hardly anybody left</source>
        <translation>{home} gab fast ohne Spieler auf</translation>
    </message>
    <message>
        <source>{away} conceded with hardly anybody left</source>
        <translation>{away} gab fast ohne Spieler auf</translation>
    </message>
    <message>
        <source>{home}</source>
        <translation>{home}</translation>
    </message>
    <message>
        <source>{away}</source>
        <translation>{away}</translation>
    </message>
    <message>
        <source>A touchdown: who scored it?</source>
        <translation>Ein Touchdown: Wer hat ihn erzielt?</translation>
    </message>
    <message>
        <source>touchdown: {choice}</source>
        <translation>Touchdown: {choice}</translation>
    </message>
    <message>
        <source>A completion: who threw it?</source>
        <translation>Ein gelungener Pass: Wer hat ihn geworfen?</translation>
    </message>
    <message>
        <source>completion: {choice}</source>
        <translation>gelungener Pass: {choice}</translation>
    </message>
    <message>
        <source>An interception: whose?</source>
        <translation>Ein abgefangener Pass: Wer hat ihn abgefangen?</translation>
    </message>
    <message>
        <source>interception: {choice}</source>
        <translation>abgefangener Pass: {choice}</translation>
    </message>
    <message>
        <source>A casualty: who was hurt?</source>
        <translation>Ein Verlust: Wer wurde verletzt?</translation>
    </message>
    <message>
        <source>What became of {player}?</source>
        <translation>Was wurde aus {player}?</translation>
    </message>
    <message>
        <source>Who hurt {player} and is credited with it?</source>
        <translation>Wer hat {player} verletzt und bekommt es angerechnet?</translation>
    </message>
    <message>
        <source>Did anybody concede?</source>
        <translation>Hat jemand aufgegeben?</translation>
    </message>
    <message>
        <source>Who won on a level score?</source>
        <translation>Wer hat bei Gleichstand gewonnen?</translation>
    </message>
    <message>
        <source>That is all of the slip</source>
        <translation>Das ist alles vom Zettel</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Which action had {by} declared?</source>
        <translation>Welche Aktion hatte {by} angesagt?</translation>
    </message>
    <message>
        <source>{by} had declared: {choice}</source>
        <translation>{by} hatte angesagt: {choice}</translation>
    </message>
    <message>
        <source>%1: %2 in the team list.</source>
        <translation>%1: %2 in der Teamliste.</translation>
    </message>
    <message>
        <source>Card %1 of %2, of which %3 may be kept.</source>
        <translation>Karte %1 von %2; %3 davon dürfen behalten werden.</translation>
    </message>
    <message>
        <source>The higher team value, %1, says how many both sides are dealt, and that side draws first.</source>
        <translation>Der höhere Teamwert, %1, bestimmt, wie viele beide Seiten bekommen; diese Seite zieht zuerst.</translation>
    </message>
    <message>
        <source>A card of the deck %1, bought for this match.</source>
        <translation>Eine Karte aus dem Stapel %1, für dieses Spiel gekauft.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{team} buys: {choice}</source>
        <translation>{team} kauft: {choice}</translation>
    </message>
    <message>
        <source>{team}: up from the knocked-out: {choice}</source>
        <translation>{team}: von den K.O.-Spielern steht auf: {choice}</translation>
    </message>
    <message>
        <source>{team}: card used in this turn: {choice}</source>
        <translation>{team}: Karte in diesem Spielzug eingesetzt: {choice}</translation>
    </message>
    <message>
        <source>{choice} sits this drive out</source>
        <translation>{choice} setzt diesen Drive aus</translation>
    </message>
    <message>
        <source>the ground: {choice}</source>
        <translation>der Boden: {choice}</translation>
    </message>
    <message>
        <source>the sponge: {dice}</source>
        <translation>der Schwamm: {dice}</translation>
    </message>
    <message>
        <source>{team}: back to the reserves: {choice}</source>
        <translation>{team}: zurück in die Reserve: {choice}</translation>
    </message>
    <message>
        <source>{team} has too few players for the line: {choice}</source>
        <translation>{team} hat zu wenige Spieler für die Startlinie: {choice}</translation>
    </message>
    <message>
        <source>kick-off return: {choice} moves</source>
        <translation>Anstoß-Rückgabe: {choice} bewegt sich</translation>
    </message>
    <message>
        <source>high kick: {choice} runs under the ball</source>
        <translation>Hoher Ball: {choice} läuft unter den Ball</translation>
    </message>
    <message>
        <source>the free turn: {dice}</source>
        <translation>der freie Spielzug: {dice}</translation>
    </message>
    <message>
        <source>{team} still holds the ball in the end zone: {choice}</source>
        <translation>{team} hält den Ball noch in der Endzone: {choice}</translation>
    </message>
    <message>
        <source>{team}: {choice} blocks at once</source>
        <translation>{team}: {choice} blockt sofort</translation>
    </message>
    <message>
        <source>{team}: length of the fuse: {choice}</source>
        <translation>{team}: Länge der Lunte: {choice}</translation>
    </message>
    <message>
        <source>{team}: the fuse: {dice}</source>
        <translation>{team}: die Lunte: {dice}</translation>
    </message>
    <message>
        <source>{team}: a team re-roll for the fuse: {choice}</source>
        <translation>{team}: Team-Wiederholungswurf für die Lunte: {choice}</translation>
    </message>
    <message>
        <source>the ball explodes; next to it: {choice}</source>
        <translation>der Ball explodiert; daneben: {choice}</translation>
    </message>
    <message>
        <source>{team}: {choice} comes in from the reserves</source>
        <translation>{team}: aus der Reserve kommt: {choice}</translation>
    </message>
    <message>
        <source>{team}: the twelfth player: {dice}</source>
        <translation>{team}: der zwölfte Spieler: {dice}</translation>
    </message>
    <message>
        <source>hit: {choice}</source>
        <translation>getroffen: {choice}</translation>
    </message>
    <message>
        <source>the squig runs into: {choice}</source>
        <translation>der Squig rennt in: {choice}</translation>
    </message>
    <message>
        <source>the fanatic runs into: {choice}</source>
        <translation>der Fanatic rennt in: {choice}</translation>
    </message>
    <message>
        <source>the fire: {dice}</source>
        <translation>das Feuer: {dice}</translation>
    </message>
    <message>
        <source>squares that {by} moved: {choice}</source>
        <translation>Felder, die {by} gelaufen ist: {choice}</translation>
    </message>
    <message>
        <source>the assassin is after {by}: {dice}</source>
        <translation>der Meuchler verfolgt {by}: {dice}</translation>
    </message>
    <message>
        <source>{by} and the juice: {dice}</source>
        <translation>{by} und der Saft: {dice}</translation>
    </message>
    <message>
        <source>{team}: the fans sing at {choice}</source>
        <translation>{team}: die Fans besingen {choice}</translation>
    </message>
    <message>
        <source>the wish of {choice} comes true</source>
        <translation>der Wunsch von {choice} geht in Erfüllung</translation>
    </message>
    <message>
        <source>in that wide zone, without an action: {choice}</source>
        <translation>in dieser Seitenzone, ohne Aktion: {choice}</translation>
    </message>
    <message>
        <source>the ball: {dice}</source>
        <translation>der Ball: {dice}</translation>
    </message>
    <message>
        <source>{player}: help of the eager apothecary: {choice}</source>
        <translation>{player}: Hilfe des eifrigen Apothekers: {choice}</translation>
    </message>
    <message>
        <source>weapon: {choice}</source>
        <translation>Waffe: {choice}</translation>
    </message>
    <message>
        <source>the bribe is rolled again: {choice}</source>
        <translation>Bestechung noch einmal: {choice}</translation>
    </message>
    <message>
        <source>What the referee saw of the foul</source>
        <translation>Was der Schiedsrichter vom Foul sah</translation>
    </message>
    <message>
        <source>armour of {player} rolled again: {choice}</source>
        <translation>Rüstungswurf gegen {player} wiederholt: {choice}</translation>
    </message>
    <message>
        <source>the loner {by} and the re-roll: {dice}</source>
        <translation>der Einzelgänger {by} und der Wiederholungswurf: {dice}</translation>
    </message>
    <message>
        <source>the apothecary treats {player}: {choice}</source>
        <translation>der Sanitäter behandelt {player}: {choice}</translation>
    </message>
    <message>
        <source>regeneration of {player}: {dice}</source>
        <translation>Regeneration von {player}: {dice}</translation>
    </message>
    <message>
        <source>Igor&apos;s help for {player}: {choice}</source>
        <translation>Igors Hilfe für {player}: {choice}</translation>
    </message>
    <message>
        <source>{team} raises {player} from the dead: {choice}</source>
        <translation>{team} erweckt {player} von den Toten: {choice}</translation>
    </message>
    <message>
        <source>{player} rots and joins {team}: {choice}</source>
        <translation>{player} verrottet und schließt sich {team} an: {choice}</translation>
    </message>
    <message>
        <source>in the blast: {choice}</source>
        <translation>in der Explosion: {choice}</translation>
    </message>
    <message>
        <source>the bolt goes on: {choice}</source>
        <translation>der Blitz schlägt weiter: {choice}</translation>
    </message>
    <message>
        <source>{team} has too few players; Kari plays: {choice}</source>
        <translation>{team} hat zu wenige Spieler; Kari spielt mit: {choice}</translation>
    </message>
    <message>
        <source>{team}: the tonic for {choice}</source>
        <translation>{team}: das Tonikum für {choice}</translation>
    </message>
    <message>
        <source>the tonic: {dice}</source>
        <translation>das Tonikum: {dice}</translation>
    </message>
    <message>
        <source>{team}: Krot mends {choice}</source>
        <translation>{team}: Krot flickt {choice} zusammen</translation>
    </message>
    <message>
        <source>{team}: Papa blesses {choice}</source>
        <translation>{team}: Papa segnet {choice}</translation>
    </message>
    <message>
        <source>{team}: a rune on the armour of {choice}</source>
        <translation>{team}: eine Rune auf der Rüstung von {choice}</translation>
    </message>
    <message>
        <source>the rune: {choice}</source>
        <translation>die Rune: {choice}</translation>
    </message>
    <message>
        <source>the rune: {dice}</source>
        <translation>die Rune: {dice}</translation>
    </message>
    <message>
        <source>the home stadium of {team}: {choice}</source>
        <translation>das Heimstadion von {team}: {choice}</translation>
    </message>
    <message>
        <source>{player} above the geyser: {dice}</source>
        <translation>{player} über dem Geysir: {dice}</translation>
    </message>
    <message>
        <source>{player} buys himself free: {choice}</source>
        <translation>{player} kauft sich frei: {choice}</translation>
    </message>
    <message>
        <source>{team}: special ball: {choice}</source>
        <translation>{team}: besonderer Ball: {choice}</translation>
    </message>
    <message>
        <source>{choice} kicks the special ball</source>
        <translation>{choice} stößt den besonderen Ball an</translation>
    </message>
    <message>
        <source>{choice} hurt {player}</source>
        <translation>{choice} hat {player} verletzt</translation>
    </message>
    <message>
        <source>conceded: {choice}</source>
        <translation>aufgegeben: {choice}</translation>
    </message>
    <message>
        <source>won on a level score: {choice}</source>
        <translation>Sieger bei Gleichstand: {choice}</translation>
    </message>
    <message>
        <source>Roll %1.</source>
        <translation>%1 würfeln.</translation>
    </message>
    <message>
        <source>the bomb of {by} bursts: {choice}</source>
        <translation>die Bombe von {by} explodiert: {choice}</translation>
    </message>
    <message>
        <source>next to it: {choice}</source>
        <translation>daneben: {choice}</translation>
    </message>
    <message>
        <source>{team}: half the distance with Kick: {choice}</source>
        <translation>{team}: halbe Weite dank Schuss: {choice}</translation>
    </message>
    <message>
        <source>the professional {by}: {dice}</source>
        <translation>der Profi {by}: {dice}</translation>
    </message>
    <message>
        <source>Kick a team-mate</source>
        <translation>Einen Mitspieler treten</translation>
    </message>
    <message>
        <source>Who kicks a team-mate?</source>
        <translation>Wer tritt einen Mitspieler?</translation>
    </message>
    <message>
        <source>Whom does {by} kick?</source>
        <translation>Wen tritt {by}?</translation>
    </message>
    <message>
        <source>{by} kicks {choice}</source>
        <translation>{by} tritt {choice}</translation>
    </message>
    <message>
        <source>How far does {by} mean to kick {player}?</source>
        <translation>Wie weit will {by} {player} treten?</translation>
    </message>
    <message>
        <source>How many squares {player} is kicked</source>
        <translation>Wie viele Felder weit {player} getreten wird</translation>
    </message>
    <message>
        <source>{player} is kicked: {dice}</source>
        <translation>{player} wird getreten: {dice}</translation>
    </message>
    <message>
        <source>Injury of {player}, who was kicked too hard</source>
        <translation>Verletzung von {player}, der zu hart getreten wurde</translation>
    </message>
    <message>
        <source>{player}, kicked too hard: {dice}</source>
        <translation>{player}, zu hart getreten: {dice}</translation>
    </message>
    <message>
        <source>A short kick: one die</source>
        <translation>Ein kurzer Tritt: ein Würfel</translation>
    </message>
    <message>
        <source>A long kick: two dice, and a double hurts him</source>
        <translation>Ein weiter Tritt: zwei Würfel, und ein Pasch verletzt ihn</translation>
    </message>
    <message>
        <source>Nobody falls, but the ball comes loose</source>
        <translation>Niemand fällt, aber der Ball ist frei</translation>
    </message>
    <message>
        <source>From paper</source>
        <translation>Vom Papier</translation>
    </message>
    <message>
        <source>How many block dice?</source>
        <translation>Wie viele Blockwürfel?</translation>
    </message>
    <message>
        <source>Nobody can wake up.</source>
        <translation>Niemand kann aufwachen.</translation>
    </message>
    <message>
        <source>%1 or more wakes up.</source>
        <translation>Mit %1 oder mehr wacht er auf.</translation>
    </message>
    <message>
        <source>First die: %1. Second die: %2.</source>
        <translation>Erster Würfel: %1. Zweiter Würfel: %2.</translation>
    </message>
    <message>
        <source>{player} bounces off into the crowd</source>
        <translation>{player} prallt ab und landet bei den Zuschauern</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1 is in the end zone and has to feed</source>
        <translation>%1 steht in der Endzone und muss sich nähren</translation>
    </message>
    <message numerus="yes">
        <source>%n sent off</source>
        <translation>
            <numerusform>%n vom Platz gestellt</numerusform>
            <numerusform>%n vom Platz gestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for being worth less</source>
        <translation>%1 als schwächeres Team</translation>
    </message>
    <message>
        <source>bought: %1</source>
        <translation>gekauft: %1</translation>
    </message>
    <message>
        <source>Whom does {by} throw the bomb at?</source>
        <translation>Auf wen wirft {by} die Bombe?</translation>
    </message>
    <message>
        <source>{by} throws the bomb: {choice}</source>
        <translation>{by} wirft die Bombe: {choice}</translation>
    </message>
    <message>
        <source>Where does the bomb of {by} come down?</source>
        <translation>Wo kommt die Bombe von {by} herunter?</translation>
    </message>
    <message>
        <source>the bomb of {by} comes down: {choice}</source>
        <translation>die Bombe von {by} kommt herunter: {choice}</translation>
    </message>
    <message>
        <source>The bomb of {by} goes astray: which way?</source>
        <translation>Die Bombe von {by} weicht ab: wohin?</translation>
    </message>
    <message>
        <source>the bomb of {by} goes astray: {dice}</source>
        <translation>die Bombe von {by} weicht ab: {dice}</translation>
    </message>
    <message>
        <source>Does {player} try to catch the bomb?</source>
        <translation>Versucht {player}, die Bombe zu fangen?</translation>
    </message>
    <message>
        <source>{player} tries to catch the bomb: {choice}</source>
        <translation>{player} versucht, die Bombe zu fangen: {choice}</translation>
    </message>
    <message>
        <source>%1 has to feed before he passes</source>
        <translation>%1 muss sich nähren, bevor er wirft</translation>
    </message>
    <message>
        <source>%1, friendly</source>
        <translation>%1, Freundschaftsspiel</translation>
    </message>
    <message>
        <source>something that was only read</source>
        <translation>etwas, das nur zu lesen war</translation>
    </message>
    <message>
        <source>{by} passes to an empty square</source>
        <translation>{by} passt auf ein leeres Feld</translation>
    </message>
    <message>
        <source>{player} dumps the ball off into an empty square</source>
        <translation>{player} spielt den Ball auf ein leeres Feld ab</translation>
    </message>
    <message>
        <source>{by} throws the bomb at an empty square</source>
        <translation>{by} wirft die Bombe auf ein leeres Feld</translation>
    </message>
    <message>
        <source>the bomb of {by} comes down in an empty square</source>
        <translation>die Bombe von {by} kommt auf einem leeren Feld herunter</translation>
    </message>
    <message>
        <source>the bomb of {by} comes down in the crowd: nothing happens</source>
        <translation>die Bombe von {by} landet bei den Zuschauern: nichts geschieht</translation>
    </message>
    <message>
        <source>the bomb of {by} bursts in an empty square</source>
        <translation>die Bombe von {by} explodiert auf einem leeren Feld</translation>
    </message>
    <message>
        <source>{player} comes down in an empty square</source>
        <translation>{player} kommt auf einem leeren Feld herunter</translation>
    </message>
    <message>
        <source>%1, semi-final</source>
        <translation>%1, Halbfinale</translation>
    </message>
    <message>
        <source>%1, final</source>
        <translation>%1, Finale</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>freebooter</source>
        <translation>Legionär</translation>
    </message>
    <message>
        <source>No skill</source>
        <translation>Keine Fähigkeit</translation>
    </message>
    <message>
        <source>Does {player} use Dodge to keep his feet?</source>
        <translation>Bleibt {player} mit Ausweichen auf den Beinen?</translation>
    </message>
    <message>
        <source>{player} keeps his feet with Dodge: {choice}</source>
        <translation>{player} bleibt mit Ausweichen auf den Beinen: {choice}</translation>
    </message>
    <message>
        <source>Throw a bomb</source>
        <translation>Eine Bombe werfen</translation>
    </message>
    <message>
        <source>began in a tackle zone and may not act</source>
        <translation>begann in einer Angriffszone und darf nicht handeln</translation>
    </message>
    <message>
        <source>Only cards are bought now.</source>
        <translation>Jetzt werden nur Karten gekauft.</translation>
    </message>
    <message>
        <source>Cards are not bought now.</source>
        <translation>Karten werden jetzt nicht gekauft.</translation>
    </message>
    <message>
        <source>This deck is not sold here.</source>
        <translation>Dieses Deck wird hier nicht verkauft.</translation>
    </message>
    <message>
        <source>This team hires nobody with Dirty Player.</source>
        <translation>Dieses Team verpflichtet niemanden mit Schmutziger Spieler.</translation>
    </message>
    <message>
        <source>Points left: %1</source>
        <translation>Punkte übrig: %1</translation>
    </message>
    <message>
        <source>%1 sets up everybody who can play: %2.</source>
        <translation>%1 stellt alle auf, die spielen können: %2.</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 erhält %2</translation>
    </message>
    <message>
        <source>The crowd throws the ball back: D6 for the direction, 2D6 squares.</source>
        <translation>Die Zuschauer werfen den Ball zurück: W6 für die Richtung, 2W6 Felder weit.</translation>
    </message>
    <message>
        <source>{team}: what is the star of the book called?</source>
        <translation>{team}: Wie heißt der Starspieler aus dem Buch?</translation>
    </message>
    <message>
        <source>MA of the star</source>
        <translation>BW des Starspielers</translation>
    </message>
    <message>
        <source>ST of the star</source>
        <translation>ST des Starspielers</translation>
    </message>
    <message>
        <source>AG of the star</source>
        <translation>GE des Starspielers</translation>
    </message>
    <message>
        <source>AV of the star</source>
        <translation>RW des Starspielers</translation>
    </message>
    <message>
        <source>Skills of the star</source>
        <translation>Fähigkeiten des Starspielers</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>In which stadium was it played?</source>
        <translation>In welchem Stadion wurde gespielt?</translation>
    </message>
    <message>
        <source>stadium: {choice}</source>
        <translation>Stadion: {choice}</translation>
    </message>
    <message>
        <source>The home stadium of {home}</source>
        <translation>Das Heimstadion von {home}</translation>
    </message>
    <message>
        <source>The home stadium of {away}</source>
        <translation>Das Heimstadion von {away}</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Sieger: %1</translation>
    </message>
    <message>
        <source>Rolls to land in an empty square</source>
        <translation>Würfelt für die Landung auf einem leeren Feld</translation>
    </message>
    <message>
        <source>What becomes of them, as far as it is up to {by}?</source>
        <translation>Was geschieht mit ihnen, soweit es {by} entscheidet?</translation>
    </message>
    <message>
        <source>Does {player} use a skill?</source>
        <translation>Setzt {player} eine Fähigkeit ein?</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>Den Wurf behalten</translation>
    </message>
    <message>
        <source>%1 or less: sits out the next drive.</source>
        <translation>%1 oder weniger: setzt den nächsten Drive aus.</translation>
    </message>
    <message>
        <source>%1: not entered</source>
        <translation>%1: nicht eingetragen</translation>
    </message>
    <message>
        <source>Who rolls for the stadium: 1 for {home}, 2 for {away}</source>
        <translation>Wer für das Stadion würfelt: 1 für {home}, 2 für {away}</translation>
    </message>
    <message>
        <source>{dice} rolls for the stadium</source>
        <translation>{dice} würfelt für das Stadion</translation>
    </message>
    <message>
        <source>%1 has the ball. If he has lost it, say so by hand.</source>
        <translation>%1 hat den Ball. Hat er ihn verloren, wird das von Hand eingetragen.</translation>
    </message>
    <message>
        <source>That pays for nothing more.</source>
        <translation>Dafür ist nichts mehr zu haben.</translation>
    </message>
    <message>
        <source>%1 hires a mercenary: %2</source>
        <translation>%1 heuert einen Söldner an: %2</translation>
    </message>
    <message>
        <source>%1: the mercenary (%2) also has %3</source>
        <translation>%1: Der Söldner (%2) hat zusätzlich %3</translation>
    </message>
    <message>
        <source>No referee is rolled for: an ordinary one</source>
        <translation>Kein Schiedsrichter wird ausgewürfelt: ein gewöhnlicher</translation>
    </message>
    <message>
        <source>no referee is rolled for: an ordinary one</source>
        <translation>kein Schiedsrichter wird ausgewürfelt: ein gewöhnlicher</translation>
    </message>
    <message>
        <source>No stadium is rolled for in this match</source>
        <translation>In diesem Spiel wird kein Stadion ausgewürfelt</translation>
    </message>
    <message>
        <source>no stadium is rolled for</source>
        <translation>es wird kein Stadion ausgewürfelt</translation>
    </message>
    <message>
        <source>%1, unless he uses %2.</source>
        <translation>%1, außer er setzt %2 ein.</translation>
    </message>
    <message>
        <source>%1: who tries to get away?</source>
        <translation>%1: Wer will sich lösen?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>An ordinary ball</source>
        <translation>Ein gewöhnlicher Ball</translation>
    </message>
    <message>
        <source>needed %1, rolled %2</source>
        <translation>braucht %1, würfelt %2</translation>
    </message>
    <message>
        <source>%1 uses Diving Tackle against %2</source>
        <translation>%1 setzt Hechttackle gegen %2 ein</translation>
    </message>
    <message>
        <source>Diving Tackle against {by}…</source>
        <translation>Hechttackle gegen {by}…</translation>
    </message>
    <message>
        <source>Who uses Diving Tackle against {by}?</source>
        <translation>Wer setzt Hechttackle gegen {by} ein?</translation>
    </message>
    <message>
        <source>No Diving Tackle against {by}</source>
        <translation>Kein Hechttackle gegen {by}</translation>
    </message>
    <message>
        <source>In a blitz</source>
        <translation>Bei einem Blitz</translation>
    </message>
    <message>
        <source>In a block</source>
        <translation>Bei einem Block</translation>
    </message>
    <message>
        <source>In a block against two</source>
        <translation>Bei einem Block gegen zwei</translation>
    </message>
    <message>
        <source>%1: %2 is always enough.</source>
        <translation>%1: %2 reicht immer.</translation>
    </message>
    <message>
        <source>The roll failed: it is spent for this turn. Who declared anything else just goes on.</source>
        <translation>Der Wurf ist misslungen: Sie ist für diesen Spielzug verbraucht. Wer etwas anderes angesagt hatte, macht einfach weiter.</translation>
    </message>
    <message>
        <source>back on their feet: {choice}</source>
        <translation>wieder auf den Beinen: {choice}</translation>
    </message>
    <message>
        <source>{team} buys</source>
        <translation>{team} kauft ein</translation>
    </message>
    <message>
        <source>%1: %2, hit</source>
        <translation>%1: %2, getroffen</translation>
    </message>
    <message>
        <source>%1: %2, missed</source>
        <translation>%1: %2, verfehlt</translation>
    </message>
    <message>
        <source>At whom does the bolt go?</source>
        <translation>Gegen wen geht der Blitz?</translation>
    </message>
    <message>
        <source>the bolt goes at {choice}</source>
        <translation>der Blitz geht gegen {choice}</translation>
    </message>
    <message>
        <source>With a dive: %1</source>
        <translation>Mit Hechttackle: %1</translation>
    </message>
    <message>
        <source>%1 has set up %2, and somebody in the reserves can play: put him on the pitch by hand.</source>
        <translation>%1 hat %2 aufgestellt, und in der Reserve ist jemand, der spielen kann: Stell ihn von Hand auf das Feld.</translation>
    </message>
    <message>
        <source>team: %1</source>
        <translation>Team: %1</translation>
    </message>
    <message>
        <source>What is set before the match counts in each half.</source>
        <translation>Was vor dem Spiel gesetzt wird, gilt in jeder Halbzeit.</translation>
    </message>
    <message>
        <source>What is set now counts in this half.</source>
        <translation>Was jetzt gesetzt wird, gilt in dieser Halbzeit.</translation>
    </message>
    <message>
        <source>Does {by} block the same opponent again?</source>
        <translation>Blockt {by} denselben Gegner noch einmal?</translation>
    </message>
    <message>
        <source>{by} blocks the same opponent again: {choice}</source>
        <translation>{by} blockt denselben Gegner noch einmal: {choice}</translation>
    </message>
    <message>
        <source>%1 comes back (%2)</source>
        <translation>%1 kommt zurück (%2)</translation>
    </message>
    <message>
        <source>%1 stays away (%2)</source>
        <translation>%1 bleibt weg (%2)</translation>
    </message>
    <message>
        <source>The ball is still in the air.</source>
        <translation>Der Ball ist noch in der Luft.</translation>
    </message>
    <message>
        <source>The ball has burst. An official throws it back in this turn.</source>
        <translation>Der Ball ist geplatzt. Ein Offizieller wirft ihn in diesem Spielzug zurück.</translation>
    </message>
    <message>
        <source>The ball has burst: it can be handed off, but not thrown.</source>
        <translation>Der Ball ist geplatzt: Er darf übergeben, aber nicht geworfen werden.</translation>
    </message>
    <message>
        <source>Less than %1 brings the ball back.</source>
        <translation>Weniger als %1 bringt den Ball zurück.</translation>
    </message>
    <message>
        <source>%1, less than %2: an official throws the ball back</source>
        <translation>%1, weniger als %2: Ein Offizieller wirft den Ball zurück</translation>
    </message>
    <message>
        <source>%1, not less than %2: the ball stays out of play</source>
        <translation>%1, nicht weniger als %2: Der Ball bleibt aus dem Spiel</translation>
    </message>
    <message>
        <source>Does the ball come back?</source>
        <translation>Kommt der Ball zurück?</translation>
    </message>
    <message>
        <source>The ball bursts: where is it?</source>
        <translation>Der Ball platzt: Wo ist er?</translation>
    </message>
    <message>
        <source>the ball that bursts: {choice}</source>
        <translation>der Ball, der platzt: {choice}</translation>
    </message>
    <message>
        <source>{team}: how many players have ended their action?</source>
        <translation>{team}: Wie viele Spieler haben ihre Aktion beendet?</translation>
    </message>
    <message>
        <source>{team}: actions that have ended: {choice}</source>
        <translation>{team}: beendete Aktionen: {choice}</translation>
    </message>
    <message>
        <source>Does an official throw the ball back?</source>
        <translation>Wirft ein Offizieller den Ball zurück?</translation>
    </message>
    <message>
        <source>An official throws the ball back into play: it scatters three times.</source>
        <translation>Ein Offizieller wirft den Ball ins Spiel zurück: Er weicht dreimal ab.</translation>
    </message>
    <message>
        <source>He does not dodge, and stops where somebody is in his way.</source>
        <translation>Er weicht nicht aus und bleibt stehen, wo ihm jemand im Weg ist.</translation>
    </message>
    <message>
        <source>{team}: whom do the drums drive back?</source>
        <translation>{team}: Wen treiben die Trommeln zurück?</translation>
    </message>
    <message>
        <source>{team}: the drums drive {choice} back</source>
        <translation>{team}: Die Trommeln treiben {choice} zurück</translation>
    </message>
    <message>
        <source>{player}: squares towards his own end zone</source>
        <translation>{player}: Felder auf die eigene Endzone zu</translation>
    </message>
    <message>
        <source>Does {player} come upon the ball?</source>
        <translation>Kommt {player} auf den Ball?</translation>
    </message>
    <message>
        <source>{player} comes upon the ball: {choice}</source>
        <translation>{player} kommt auf den Ball: {choice}</translation>
    </message>
    <message>
        <source>The fireball strays from its target: direction, then distance</source>
        <translation>Der Feuerball weicht vom Ziel ab: Richtung, dann Entfernung</translation>
    </message>
    <message>
        <source>the fireball strays: {dice}</source>
        <translation>der Feuerball weicht ab: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>The ball scatters %n square(s) less.</source>
        <translation>
            <numerusform>Der Ball weicht %n Feld weniger ab.</numerusform>
            <numerusform>Der Ball weicht %n Felder weniger ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>As it was rolled: %1</source>
        <translation>Wie gewürfelt: %1</translation>
    </message>
    <message>
        <source>the kick goes %1</source>
        <translation>der Anstoß geht %1</translation>
    </message>
    <message>
        <source>{team}: is the kick corrected?</source>
        <translation>{team}: Wird der Anstoß berichtigt?</translation>
    </message>
    <message>
        <source>(%1 + fan factor) × %2 fans.</source>
        <translation>(%1 + Fanfaktor) × %2 Fans.</translation>
    </message>
    <message>
        <source>the bolt strikes nobody else</source>
        <translation>der Blitz trifft niemanden mehr</translation>
    </message>
    <message>
        <source>{team}: nobody gets the tonic</source>
        <translation>{team}: Niemand bekommt das Tonikum</translation>
    </message>
    <message>
        <source>{team}: Krot mends nobody</source>
        <translation>{team}: Krot flickt niemanden zusammen</translation>
    </message>
    <message>
        <source>{team}: Papa blesses nobody</source>
        <translation>{team}: Papa segnet niemanden</translation>
    </message>
    <message>
        <source>{team}: nobody gets a rune</source>
        <translation>{team}: Niemand erhält eine Rune</translation>
    </message>
    <message>
        <source>kick-off return: nobody moves</source>
        <translation>Anstoß-Rückgabe: Niemand bewegt sich</translation>
    </message>
    <message numerus="yes">
        <source>%n niggling</source>
        <comment>an old injury, in short</comment>
        <translation>
            <numerusform>%n bleib. Verl.</numerusform>
            <numerusform>%n bleib. Verl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stabbed by the ball.</source>
        <translation>Stich durch den Ball.</translation>
    </message>
    <message>
        <source>the ball stabs; %1</source>
        <translation>der Ball sticht; %1</translation>
    </message>
    <message>
        <source>Is he near enough?</source>
        <translation>Ist er nahe genug?</translation>
    </message>
    <message>
        <source>A spectator, and the turn is lost</source>
        <translation>Ein Zuschauer, und Zugverlust</translation>
    </message>
    <message>
        <source>He refused: only to one of his own race.</source>
        <translation>Weigerung: nur an jemanden der eigenen Rasse.</translation>
    </message>
    <message>
        <source>For kicking a special ball.</source>
        <translation>Wegen des Spezialballs beim Anstoß.</translation>
    </message>
    <message>
        <source>For the secret weapon.</source>
        <translation>Wegen der Geheimwaffe.</translation>
    </message>
    <message>
        <source>has to feed</source>
        <translation>muss noch beißen</translation>
    </message>
    <message>
        <source>%1: a second roll, and both count.</source>
        <translation>%1: ein zweiter Wurf, und beide gelten.</translation>
    </message>
    <message>
        <source>The ball scatters three times: a D8 each, one square at a time. Once off the pitch it is thrown in.</source>
        <translation>Der Ball weicht dreimal ab: je ein W8, je ein Feld. Verlässt er das Spielfeld, wird er eingeworfen.</translation>
    </message>
    <message>
        <source>The ball bounces one square: a D8 for the direction.</source>
        <translation>Der Ball springt ein Feld weit: ein W8 für die Richtung.</translation>
    </message>
    <message>
        <source>%1; it blows towards the end zone of %2</source>
        <translation>%1; er weht zur Endzone von %2</translation>
    </message>
    <message>
        <source>Both roll for the wind</source>
        <translation>Beide würfeln um den Wind</translation>
    </message>
    <message>
        <source>Where the card allows it.</source>
        <translation>Wo es die Karte erlaubt.</translation>
    </message>
    <message>
        <source>One square for each die; the template faces whichever way the coach likes each time.</source>
        <translation>Ein Feld je Würfel; der Trainer dreht die Schablone jedes Mal, wie er will.</translation>
    </message>
    <message>
        <source>The kick scatters by the throw-in template: a die for each square</source>
        <translation>Der Anstoß weicht nach der Einwurfschablone ab: ein Würfel je Feld</translation>
    </message>
    <message>
        <source>the kick scatters by the throw-in template: {dice}</source>
        <translation>der Anstoß weicht nach der Einwurfschablone ab: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>The wind moves it before: %n time(s) a D6 by the throw-in template that points downwind, one square each.</source>
        <translation>
            <numerusform>Zuvor treibt ihn der Wind: %n-mal ein W6 nach der Einwurfschablone, die mit dem Wind zeigt, je ein Feld.</numerusform>
            <numerusform>Zuvor treibt ihn der Wind: %n-mal ein W6 nach der Einwurfschablone, die mit dem Wind zeigt, je ein Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before, up to three squares with Pass Block: %1.</source>
        <translation>Zuvor bis zu drei Felder mit Pass blocken: %1.</translation>
    </message>
    <message>
        <source>A casualty: who is credited with it?</source>
        <translation>Ein Verlust: wem wird er angerechnet?</translation>
    </message>
    <message>
        <source>casualty caused by {choice}</source>
        <translation>Verlust durch {choice}</translation>
    </message>
    <message>
        <source>Who was a most valuable player?</source>
        <translation>Wer war Spieler des Tages?</translation>
    </message>
    <message>
        <source>most valuable player: {choice}</source>
        <translation>Spieler des Tages: {choice}</translation>
    </message>
    <message>
        <source>{team}: a star who was hired</source>
        <translation>{team}: ein angeheuerter Star</translation>
    </message>
    <message>
        <source>{team} hired {choice}</source>
        <translation>{team} hat {choice} angeheuert</translation>
    </message>
    <message>
        <source>Winnings of {team}</source>
        <translation>Einnahmen von {team}</translation>
    </message>
    <message>
        <source>Dice for the fan factor of {team}</source>
        <translation>Würfel für den Fanfaktor von {team}</translation>
    </message>
    <message>
        <source>Fan factor of {team} afterwards</source>
        <translation>Fanfaktor von {team} danach</translation>
    </message>
</context>
<context>
    <name>MatchCommand</name>
    <message>
        <source>Say --%1 or --quick-%1.</source>
        <translation>Gib --%1 oder --quick-%1 an.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Ausgabe, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>A team without a roster: only its name.</source>
        <translation>Ein Team ohne Kader: nur sein Name.</translation>
    </message>
    <message>
        <source>Re-rolls of the team without a roster.</source>
        <translation>Wiederholungswürfe des Teams ohne Kader.</translation>
    </message>
    <message>
        <source>Optional rules, such as overtime=on,weather=off.</source>
        <translation>Wahlregeln, etwa overtime=on,weather=off.</translation>
    </message>
    <message>
        <source>A league match, not a one-off game.</source>
        <translation>Ein Ligaspiel, kein Einzelspiel.</translation>
    </message>
    <message>
        <source>The match file to write.</source>
        <translation>Die Spieldatei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Starts a match between two teams.</source>
        <translation>Beginnt ein Spiel zwischen zwei Teams.</translation>
    </message>
    <message>
        <source>turn %1, re-rolls %2, on the pitch %3</source>
        <translation>Spielzug %1, Wiederholungswürfe: %2, auf dem Spielfeld: %3</translation>
    </message>
    <message>
        <source>Shows the state and what is asked.</source>
        <translation>Zeigt den Stand und was gefragt wird.</translation>
    </message>
    <message>
        <source>Answers a prompt, or takes one back.</source>
        <translation>Beantwortet eine Abfrage oder nimmt eine Antwort zurück.</translation>
    </message>
    <message>
        <source>Plays the history again and names the final state.</source>
        <translation>Spielt den Verlauf noch einmal durch und nennt den Endstand.</translation>
    </message>
    <message>
        <source>starts a match</source>
        <translation>beginnt ein Spiel</translation>
    </message>
    <message>
        <source>answers a prompt, undoes, redoes</source>
        <translation>beantwortet eine Abfrage, macht rückgängig, stellt wieder her</translation>
    </message>
    <message>
        <source>shows the state and what is asked</source>
        <translation>zeigt den Stand und was gefragt wird</translation>
    </message>
    <message>
        <source>plays the history again</source>
        <translation>spielt den Verlauf noch einmal durch</translation>
    </message>
    <message>
        <source>writes the report</source>
        <translation>schreibt den Bericht</translation>
    </message>
    <message>
        <source>lets random coaches play</source>
        <translation>lässt Zufallstrainer spielen</translation>
    </message>
    <message>
        <source>says whether a report was altered</source>
        <translation>sagt, ob ein Bericht verändert wurde</translation>
    </message>
    <message>
        <source>What kind of league match it is: friendly, play-off, semi-final or final.</source>
        <translation>Welche Art Ligaspiel es ist: friendly, play-off, semi-final oder final.</translation>
    </message>
    <message>
        <source>The occasion is friendly, play-off, semi-final or final.</source>
        <translation>Der Anlass ist friendly, play-off, semi-final oder final.</translation>
    </message>
    <message>
        <source>--%1-rerolls needs a number from 0 to %2.</source>
        <translation>--%1-rerolls braucht eine Zahl von 0 bis %2.</translation>
    </message>
    <message>
        <source>A team file, or the name or id of a kept team.</source>
        <translation>Eine Teamdatei oder der Name oder die Kennung eines gespeicherten Teams.</translation>
    </message>
    <message>
        <source>What a match is called that is kept in the database, as it is without --out.</source>
        <translation>Wie ein Spiel heißt, das in der Datenbank gespeichert wird, wie es ohne --out geschieht.</translation>
    </message>
    <message>
        <source>--ruleset is missing.</source>
        <translation>--ruleset fehlt.</translation>
    </message>
    <message>
        <source>This edition has no option &quot;%1&quot;.</source>
        <translation>Diese Ausgabe hat keine Option „%1“.</translation>
    </message>
    <message>
        <source>The match file, or the title or id of a kept match.</source>
        <translation>Die Spieldatei oder der Titel oder die Kennung eines gespeicherten Spiels.</translation>
    </message>
    <message>
        <source>Takes the last answer back.</source>
        <translation>Nimmt die letzte Antwort zurück.</translation>
    </message>
    <message>
        <source>Puts back what was taken back last.</source>
        <translation>Stellt wieder her, was zuletzt zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>takes the last answer back</source>
        <translation>nimmt die letzte Antwort zurück</translation>
    </message>
    <message>
        <source>puts it back again</source>
        <translation>stellt sie wieder her</translation>
    </message>
    <message>
        <source>corrects an answer of a kept match</source>
        <translation>berichtigt eine Antwort eines gespeicherten Spiels</translation>
    </message>
    <message>
        <source>decides what waits for the coaches</source>
        <translation>entscheidet, was auf die Trainer wartet</translation>
    </message>
    <message>
        <source>lists the kept matches</source>
        <translation>listet die gespeicherten Spiele auf</translation>
    </message>
    <message>
        <source>gives a kept match another title</source>
        <translation>gibt einem gespeicherten Spiel einen anderen Titel</translation>
    </message>
    <message>
        <source>deletes a kept match</source>
        <translation>löscht ein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>hands out a team as the match left it</source>
        <translation>gibt ein Team so aus, wie das Spiel es hinterlassen hat</translation>
    </message>
    <message>
        <source>--%1 needs a name.</source>
        <translation>--%1 braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>MatchFile</name>
    <message>
        <source>This is not a match file of Dugout.</source>
        <translation>Das ist keine Spieldatei von Dugout.</translation>
    </message>
    <message>
        <source>This match comes from a later version of Dugout.</source>
        <translation>Dieses Spiel stammt aus einer neueren Version von Dugout.</translation>
    </message>
</context>
<context>
    <name>MatchOptions</name>
    <message>
        <source>This edition has no option &quot;%1&quot;.</source>
        <translation>Diese Ausgabe hat keine Option „%1“.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; cannot be &quot;%2&quot;.</source>
        <translation>Die Option „%1“ kann nicht „%2“ sein.</translation>
    </message>
</context>
<context>
    <name>MatchRandomCommand</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>The match with seed %1 did not end.</source>
        <translation>Das Spiel mit Startwert %1 ging nicht zu Ende.</translation>
    </message>
    <message>
        <source>Lets two random coaches play whole matches.</source>
        <translation>Lässt zwei Zufallstrainer ganze Spiele austragen.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Ausgabe, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>The seed of the first match.</source>
        <translation>Der Startwert des ersten Spiels.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <translation>Wie viele Spiele.</translation>
    </message>
    <message>
        <source>Optional rules, such as overtime=on,weather=off.</source>
        <translation>Wahlregeln, etwa overtime=on,weather=off.</translation>
    </message>
    <message>
        <source>--seed and --count need whole numbers.</source>
        <translation>--seed und --count brauchen ganze Zahlen.</translation>
    </message>
    <message>
        <source>Plays league matches to the next team sheets; this is what it does anyway.</source>
        <translation>Spielt Ligaspiele bis zum nächsten Teambogen; das geschieht ohnehin.</translation>
    </message>
    <message>
        <source>Plays matches that change no team.</source>
        <translation>Spielt Spiele, die kein Team verändern.</translation>
    </message>
    <message>
        <source>--keep and --teams need whole numbers, and what is kept are league matches.</source>
        <translation>--keep und --teams brauchen ganze Zahlen, und gespeichert werden Ligaspiele.</translation>
    </message>
    <message>
        <source>Plays so many matches between kept teams and keeps them in the database; new teams where there are none.</source>
        <translation>Spielt so viele Spiele zwischen gespeicherten Teams und speichert sie in der Datenbank; mit neuen Teams, wo es keine gibt.</translation>
    </message>
    <message>
        <source>So many new teams are kept first, to play with --keep.</source>
        <translation>So viele neue Teams werden zuerst gespeichert, um mit --keep zu spielen.</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>Extra time</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Half %1</source>
        <translation>%1. Halbzeit</translation>
    </message>
    <message>
        <source>Not finished yet.</source>
        <translation>Noch nicht beendet.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>%1 hat gewonnen.</translation>
    </message>
    <message>
        <source>Line score</source>
        <translation>Ergebnis nach Halbzeiten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Drives</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>Kicked off</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Erzielt</translation>
    </message>
    <message>
        <source>Turns at the end</source>
        <translation>Spielzüge am Ende</translation>
    </message>
    <message>
        <source>Star player points</source>
        <translation>Starspielerpunkte</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Gelungene Pässe</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Abgefangene Pässe</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1, saved by the apothecary</source>
        <translation>%1, vom Sanitäter gerettet</translation>
    </message>
    <message>
        <source>%1, regenerated</source>
        <translation>%1, regeneriert</translation>
    </message>
    <message>
        <source>Caused by</source>
        <translation>Verursacht von</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fans</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Geworfene Würfel</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Weather: %1</source>
        <translation>Wetter: %1</translation>
    </message>
    <message>
        <source>Check code: %1</source>
        <translation>Prüfcode: %1</translation>
    </message>
    <message>
        <source>What changed: %1</source>
        <translation>Was sich geändert hat: %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Before the match</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>After the match</source>
        <translation>Nach dem Spiel</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>Kick-off: %1</source>
        <translation>Anstoß: %1</translation>
    </message>
    <message>
        <source>%1: knocked out</source>
        <translation>%1: K.O.</translation>
    </message>
    <message>
        <source>%1: sent off</source>
        <translation>%1: Platzverweis</translation>
    </message>
    <message>
        <source>Head coach sent off</source>
        <translation>Platzverweis für den Cheftrainer</translation>
    </message>
    <message>
        <source>Card played: %1</source>
        <translation>Karte gespielt: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>A draw after extra time.</source>
        <translation>Unentschieden nach Verlängerung.</translation>
    </message>
    <message>
        <source>%1 won after a shoot-out.</source>
        <translation>%1 hat im Elfmeterschießen gewonnen.</translation>
    </message>
    <message>
        <source>%1 won after extra time.</source>
        <translation>%1 hat nach Verlängerung gewonnen.</translation>
    </message>
    <message>
        <source>Gate: %1</source>
        <translation>Einlass: %1</translation>
    </message>
    <message>
        <source>Stadium: %1</source>
        <translation>Stadion: %1</translation>
    </message>
    <message>
        <source>Referee: %1</source>
        <translation>Schiedsrichter: %1</translation>
    </message>
    <message>
        <source>Handicap: %1</source>
        <translation>Handicap: %1</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (Fortsetzung)</translation>
    </message>
    <message>
        <source>MVP</source>
        <translation>SdT</translation>
    </message>
    <message>
        <source>FAME</source>
        <translation>FAME</translation>
    </message>
    <message>
        <source>Inducements</source>
        <translation>Anreize</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1 won: %2 conceded.</source>
        <translation>%1 hat gewonnen: %2 hat aufgegeben.</translation>
    </message>
    <message>
        <source>the file of this match was altered by hand</source>
        <translation>die Datei dieses Spiels wurde von Hand verändert</translation>
    </message>
    <message>
        <source>Touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Gelungener Pass</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Abgefangener Pass</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Zugverlust</translation>
    </message>
    <message>
        <source>Match event: %1</source>
        <translation>Spielereignis: %1</translation>
    </message>
</context>
<context>
    <name>MatchReportCommand</name>
    <message>
        <source>The format is text, html, json or pdf.</source>
        <translation>Das Format ist text, html, json oder pdf.</translation>
    </message>
    <message>
        <source>Writes the report of a match.</source>
        <translation>Schreibt den Bericht eines Spiels.</translation>
    </message>
    <message>
        <source>Says whether a report or a match was altered.</source>
        <translation>Sagt, ob ein Bericht oder ein Spiel verändert wurde.</translation>
    </message>
    <message>
        <source>A report in JSON, or the file of the match.</source>
        <translation>Ein Bericht in JSON oder die Spieldatei.</translation>
    </message>
    <message>
        <source>The check code of the printed report.</source>
        <translation>Der Prüfcode des gedruckten Berichts.</translation>
    </message>
    <message>
        <source>%1 has the check code %2, not %3.</source>
        <translation>%1 hat den Prüfcode %2, nicht %3.</translation>
    </message>
    <message>
        <source>%1 is sound; its check code is %2.</source>
        <translation>%1 ist unverändert; der Prüfcode ist %2.</translation>
    </message>
    <message>
        <source>--changes is home or away.</source>
        <translation>--changes ist home oder away.</translation>
    </message>
    <message>
        <source>home or away: only what changed in that team.</source>
        <translation>home oder away: nur, was sich in diesem Team geändert hat.</translation>
    </message>
    <message>
        <source>%1 is sound, but its match was begun with Dugout 0.1, whose reports have other check codes: %2 cannot be compared. A report that is printed today has %3.</source>
        <translation>%1 ist in Ordnung, doch das Spiel wurde mit Dugout 0.1 begonnen, dessen Berichte andere Prüfcodes tragen: %2 lässt sich nicht vergleichen. Ein heute gedruckter Bericht hat %3.</translation>
    </message>
    <message>
        <source>text, html, json or pdf; else as the name of --out ends, or text.</source>
        <translation>text, html, json oder pdf; sonst wie der Name von --out endet, oder text.</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>A new team has at least %1 players; %2 has %3.</source>
        <translation>Ein neues Team hat mindestens %1 Spieler; %2 hat %3.</translation>
    </message>
    <message>
        <source>A team cannot play against itself.</source>
        <translation>Ein Team kann nicht gegen sich selbst spielen.</translation>
    </message>
    <message>
        <source>%1 is a team of another edition: &quot;%2&quot;, not &quot;%3&quot;.</source>
        <translation>%1 ist ein Team einer anderen Ausgabe: „%2“, nicht „%3“.</translation>
    </message>
    <message>
        <source>This edition has no team list &quot;%1&quot;, as %2 has.</source>
        <translation>Diese Ausgabe hat keine Teamliste „%1“, wie %2 sie hat.</translation>
    </message>
    <message>
        <source>A team needs a name before it plays.</source>
        <translation>Ein Team braucht einen Namen, bevor es spielt.</translation>
    </message>
</context>
<context>
    <name>MatchSheet</name>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>Cas</source>
        <translation>Verl</translation>
    </message>
    <message>
        <source>Comp</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>Abf</translation>
    </message>
    <message>
        <source>MVP</source>
        <translation>SdT</translation>
    </message>
    <message>
        <source>Injury (number of the table)</source>
        <translation>Verletzung (Zahl der Tabelle)</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fans</translation>
    </message>
    <message>
        <source>Gold taken</source>
        <translation>Gold entnommen</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Winnings</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Fan roll</source>
        <translation>Fanwurf</translation>
    </message>
    <message>
        <source>Fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
    <message>
        <source>Bought nothing</source>
        <translation>Nichts gekauft</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Unterschrift %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Conceded:</source>
        <translation>Aufgegeben:</translation>
    </message>
    <message>
        <source>home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>away</source>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>MatchShopping</name>
    <message>
        <source>Pay for inducements</source>
        <translation>Anreize bezahlen</translation>
    </message>
</context>
<context>
    <name>MemberQuestions</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Its results</source>
        <translation>Seine Ergebnisse</translation>
    </message>
    <message>
        <source>count as they are</source>
        <translation>zählen, wie sie sind</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>zählen nicht</translation>
    </message>
    <message>
        <source>go to the opponents</source>
        <translation>gehen an die Gegner</translation>
    </message>
    <message>
        <source>A team on paper</source>
        <translation>Ein Team auf Papier</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>For a team whose sheet is not kept with Dugout.</source>
        <translation>Für ein Team, dessen Bogen nicht mit Dugout geführt wird.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>NAF number</source>
        <translation>NAF-Nummer</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Only the commissioner sees the contact.</source>
        <translation>Nur die Ligaleitung sieht den Kontakt.</translation>
    </message>
    <message>
        <source>Hand the team on</source>
        <translation>Team übergeben</translation>
    </message>
    <message>
        <source>Hand on</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>Who coaches %1 from now on?</source>
        <translation>Wer trainiert %1 von jetzt an?</translation>
    </message>
    <message>
        <source>A team leaves</source>
        <translation>Ein Team scheidet aus</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Ausscheiden lassen</translation>
    </message>
    <message>
        <source>It retires and never plays again</source>
        <translation>Es löst sich auf und spielt nie wieder</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Teilnahme</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>%1 takes part in %2.</source>
        <translation>%1 nimmt an %2 teil.</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Setzplatz</translation>
    </message>
    <message>
        <source>Points by hand</source>
        <translation>Punkte von Hand</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Points for %1; below 0, they are taken.</source>
        <translation>Punkte für %1; unter 0 werden sie abgezogen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 verlässt</translation>
    </message>
    <message>
        <source>the league and all its competitions</source>
        <translation>die Liga und alle ihre Wettbewerbe</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Squad</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>A band</source>
        <translation>Eine Bande</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Somebody else has removed this competition.</source>
        <translation>Jemand anders hat diesen Wettbewerb entfernt.</translation>
    </message>
    <message>
        <source>Club of a team</source>
        <translation>Verein eines Teams</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Which club does %1 belong to? Teams of one club are kept apart in a first round that is still to be drawn.</source>
        <translation>Zu welchem Verein gehört %1? Teams eines Vereins treffen in einer ersten Runde, die noch auszulosen ist, nicht aufeinander.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
</context>
<context>
    <name>NafReport</name>
    <message>
        <source>It was not played.</source>
        <translation>Es wurde nicht gespielt.</translation>
    </message>
    <message>
        <source>Neither coach has a NAF number.</source>
        <translation>Keiner der Trainer hat eine NAF-Nummer.</translation>
    </message>
    <message>
        <source>There is no such competition in this league.</source>
        <translation>Einen solchen Wettbewerb gibt es in dieser Liga nicht.</translation>
    </message>
    <message>
        <source>Matches in the report: %1. Left out: %2.</source>
        <translation>Spiele im Bericht: %1. Ausgelassen: %2.</translation>
    </message>
    <message>
        <source>The NAF takes a match in when a coach has his NAF number.</source>
        <translation>Die NAF nimmt ein Spiel auf, wenn ein Trainer seine NAF-Nummer hat.</translation>
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
    <name>NamedGame</name>
    <message>
        <source>No game &quot;%1&quot; is kept here.</source>
        <translation>Hier ist keine Partie „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Several games are called &quot;%1&quot;: name one of them by its id.</source>
        <translation>Mehrere Partien heißen „%1“: Eine davon ist mit ihrer Kennung zu nennen.</translation>
    </message>
</context>
<context>
    <name>NoteLines</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObblmFormat</name>
    <message>
        <source>This status is not known.</source>
        <translation>Dieser Zustand ist unbekannt.</translation>
    </message>
    <message>
        <source>Casualties are counted together.</source>
        <translation>Verluste werden zusammengezählt.</translation>
    </message>
    <message>
        <source>OBBLM has no &quot;%1&quot;; the team cannot be written for it.</source>
        <translation>OBBLM kennt „%1“ nicht; das Team kann dafür nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Only the first team of the file is read.</source>
        <translation>Nur das erste Team der Datei wird gelesen.</translation>
    </message>
</context>
<context>
    <name>OddsAttack</name>
    <message>
        <source>Attack dice and their symbol: 2 hammer.</source>
        <translation>Angriffswürfel und ihr Symbol: 2 hammer.</translation>
    </message>
    <message>
        <source>Defence dice and their symbol: 1 shield.</source>
        <translation>Verteidigungswürfel und ihr Symbol: 1 shield.</translation>
    </message>
    <message>
        <source>The attacker&apos;s supports minus the target&apos;s.</source>
        <translation>Unterstützungen des Angreifers minus die des Ziels.</translation>
    </message>
    <message>
        <source>The target is on Guard.</source>
        <translation>Das Ziel ist in Abwehrhaltung.</translation>
    </message>
    <message>
        <source>The target&apos;s shields do not count.</source>
        <translation>Die Schilde des Ziels zählen nicht.</translation>
    </message>
    <message>
        <source>The target cannot be driven back.</source>
        <translation>Das Ziel kann nicht zurückgetrieben werden.</translation>
    </message>
    <message>
        <source>Additional attack dice.</source>
        <translation>Zusätzliche Angriffswürfel.</translation>
    </message>
    <message>
        <source>Additional defence dice.</source>
        <translation>Zusätzliche Verteidigungswürfel.</translation>
    </message>
    <message>
        <source>Attack dice that may be rolled again, or all.</source>
        <translation>Angriffswürfel, die wiederholt werden dürfen, oder all.</translation>
    </message>
    <message>
        <source>Defence dice that may be rolled again, or all.</source>
        <translation>Verteidigungswürfel, die wiederholt werden dürfen, oder all.</translation>
    </message>
    <message>
        <source>The edition whose dice are rolled.</source>
        <translation>Die Ausgabe, deren Würfel geworfen werden.</translation>
    </message>
    <message>
        <source>--%1 needs a number from %2 to %3.</source>
        <translation>--%1 braucht eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>--%1 needs a number and a symbol.</source>
        <translation>--%1 braucht eine Zahl und ein Symbol.</translation>
    </message>
    <message>
        <source>The ruleset &quot;%1&quot; has no attack and defence dice.</source>
        <translation>Das Regelwerk „%1“ hat keine Angriffs- und Verteidigungswürfel.</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Drive-back</source>
        <translation>Zurückgetrieben</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fehlschlag</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Kritischer Treffer</translation>
    </message>
    <message>
        <source>What comes of a skirmish attack, exactly.</source>
        <translation>Was bei einem Skirmish-Angriff herauskommt, genau gerechnet.</translation>
    </message>
    <message>
        <source>Trapped</source>
        <translation>Eingekesselt</translation>
    </message>
</context>
<context>
    <name>OddsBlock</name>
    <message>
        <source>Opponent knocked down</source>
        <translation>Gegner am Boden</translation>
    </message>
    <message>
        <source>Opponent pushed</source>
        <translation>Gegner zurückgedrängt</translation>
    </message>
    <message>
        <source>Both wrestled to the ground</source>
        <translation>Beide durch Ringen am Boden</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Nichts geschieht</translation>
    </message>
    <message>
        <source>Both knocked down</source>
        <translation>Beide am Boden</translation>
    </message>
    <message>
        <source>Player knocked down</source>
        <translation>Eigener Spieler am Boden</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Zugverlust</translation>
    </message>
    <message>
        <source>Ball comes loose</source>
        <translation>Der Ball ist frei</translation>
    </message>
    <message>
        <source>Does not dare to block</source>
        <translation>Traut sich nicht zu blocken</translation>
    </message>
    <message>
        <source>Opponent&apos;s armour broken</source>
        <translation>Gegnerische Rüstung durchbrochen</translation>
    </message>
    <message>
        <source>Opponent knocked out</source>
        <translation>Gegner K.O.</translation>
    </message>
    <message>
        <source>Opponent a casualty</source>
        <translation>Gegner ein Verlust</translation>
    </message>
    <message>
        <source>Opponent dead</source>
        <translation>Gegner tot</translation>
    </message>
    <message>
        <source>Own armour broken</source>
        <translation>Eigene Rüstung durchbrochen</translation>
    </message>
    <message>
        <source>Own player a casualty</source>
        <translation>Eigener Spieler ein Verlust</translation>
    </message>
    <message>
        <source>The player&apos;s strength.</source>
        <translation>Die Stärke des Spielers.</translation>
    </message>
    <message>
        <source>The player&apos;s armour.</source>
        <translation>Der Rüstungswert des Spielers.</translation>
    </message>
    <message>
        <source>Assists for the player.</source>
        <translation>Unterstützung für den Spieler.</translation>
    </message>
    <message>
        <source>Assists for the opponent.</source>
        <translation>Unterstützung für den Gegner.</translation>
    </message>
    <message>
        <source>The opponent&apos;s niggling injuries.</source>
        <translation>Die bleibenden Verletzungen des Gegners.</translation>
    </message>
    <message>
        <source>Assists for the player in the second block of Frenzy.</source>
        <translation>Unterstützung für den Spieler beim zweiten Block der Raserei.</translation>
    </message>
    <message>
        <source>Assists for the opponent in the second block.</source>
        <translation>Unterstützung für den Gegner beim zweiten Block.</translation>
    </message>
    <message>
        <source>Two opponents are blocked at once.</source>
        <translation>Zwei Gegner werden zugleich geblockt.</translation>
    </message>
    <message>
        <source>The player has the ball.</source>
        <translation>Der Spieler hat den Ball.</translation>
    </message>
    <message>
        <source>The opponent has the ball.</source>
        <translation>Der Gegner hat den Ball.</translation>
    </message>
    <message>
        <source>An apothecary treats the opponent.</source>
        <translation>Ein Sanitäter behandelt den Gegner.</translation>
    </message>
    <message>
        <source>A team re-roll may be spent.</source>
        <translation>Ein Team-Wiederholungswurf darf eingesetzt werden.</translation>
    </message>
    <message>
        <source>What is wanted most: down, ball or push.</source>
        <translation>Was am wichtigsten ist: down (zu Boden), ball (Ball) oder push (drängen).</translation>
    </message>
    <message>
        <source>--aim is down, ball or push.</source>
        <translation>--aim ist down, ball oder push.</translation>
    </message>
    <message numerus="yes">
        <source>%n block die/dice</source>
        <translation>
            <numerusform>%n Blockwürfel</numerusform>
            <numerusform>%n Blockwürfel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the player picks</source>
        <translation>%1, der Spieler wählt</translation>
    </message>
    <message>
        <source>%1, the opponent picks</source>
        <translation>%1, der Gegner wählt</translation>
    </message>
    <message>
        <source>The dice of a block and what comes of them.</source>
        <translation>Die Würfel eines Blocks und was daraus wird.</translation>
    </message>
    <message>
        <source>--multiple-block is for a Block Action of somebody with that skill.</source>
        <translation>--multiple-block gilt für eine Block-Aktion von jemandem mit dieser Fähigkeit.</translation>
    </message>
</context>
<context>
    <name>OddsChain</name>
    <message>
        <source>--rerolls needs a number from 0 to %1.</source>
        <translation>--rerolls braucht eine Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>--failed needs the number of a step of this chain.</source>
        <translation>--failed braucht die Nummer eines Schritts dieser Kette.</translation>
    </message>
    <message numerus="yes">
        <source>%n team re-roll(s):</source>
        <translation>
            <numerusform>%n Team-Wiederholungswurf:</numerusform>
            <numerusform>%n Team-Wiederholungswürfe:</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-roll used now:</source>
        <translation>Wiederholungswurf jetzt eingesetzt:</translation>
    </message>
    <message>
        <source>Re-roll kept:</source>
        <translation>Wiederholungswurf aufgehoben:</translation>
    </message>
    <message>
        <source>How many team re-rolls may be spent on this chain.</source>
        <translation>Wie viele Team-Wiederholungswürfe für diese Kette eingesetzt werden dürfen.</translation>
    </message>
    <message>
        <source>A team re-roll works only on 4+.</source>
        <translation>Ein Team-Wiederholungswurf wirkt nur bei 4+.</translation>
    </message>
    <message>
        <source>This step has just failed: is the re-roll worth it?</source>
        <translation>Dieser Schritt ist gerade misslungen: Lohnt sich der Wiederholungswurf?</translation>
    </message>
    <message>
        <source>The exact chance that several rolls all succeed.</source>
        <translation>Die genaue Chance, dass mehrere Würfe alle gelingen.</translation>
    </message>
    <message>
        <source>3+ a D6 target, 3+r with a skill that re-rolls it each time; 3+d Dodge and 3+f Sure Feet re-roll one such step a turn; 2d4 two block dice, the attacker picks and 4 faces will do, 2d4- the defender picks; armour:8 and injury:8 rolls of 2D6 that must beat 8 or reach 8. The letters p and l mark Pro and Loner, o a roll in the opponent&apos;s turn, where no team re-roll is used, n a roll that is never made again. Or a roll by its name, such as dodge, dodge@2 with two enemy tackle zones, gfi, pickup, pass or catch: the options below say what it needs.</source>
        <translation>3+ ein Zielwert auf dem W6, 3+r mit einer Fähigkeit, die ihn jedes Mal wiederholt; 3+d Ausweichen und 3+f Trittsicher wiederholen je Spielzug einen solchen Schritt; 2d4 zwei Blockwürfel, der Angreifer wählt und 4 Seiten genügen, 2d4- der Verteidiger wählt; armour:8 und injury:8 Würfe mit 2W6, die 8 übertreffen oder erreichen müssen. Die Buchstaben p und l stehen für Profi und Einzelgänger, o für einen Wurf im Zug des Gegners, in dem es keinen Team-Wiederholungswurf gibt, n für einen Wurf, der nie wiederholt wird. Oder ein Wurf mit Namen, etwa dodge, dodge@2 mit zwei gegnerischen Angriffszonen, gfi, pickup, pass oder catch: die Optionen darunter sagen, was er braucht.</translation>
    </message>
</context>
<context>
    <name>OddsCommand</name>
    <message>
        <source>rolls that must all succeed, in order</source>
        <translation>Würfe, die der Reihe nach alle gelingen müssen</translation>
    </message>
    <message>
        <source>leaving a tackle zone</source>
        <translation>eine Angriffszone verlassen</translation>
    </message>
    <message>
        <source>picking the ball up</source>
        <translation>den Ball aufnehmen</translation>
    </message>
    <message>
        <source>throwing the ball</source>
        <translation>den Ball werfen</translation>
    </message>
    <message>
        <source>catching the ball</source>
        <translation>den Ball fangen</translation>
    </message>
    <message>
        <source>intercepting a pass</source>
        <translation>einen Pass abfangen</translation>
    </message>
    <message>
        <source>taking a hand-off</source>
        <translation>eine Ballübergabe annehmen</translation>
    </message>
    <message>
        <source>leaping</source>
        <translation>springen</translation>
    </message>
    <message>
        <source>going for it</source>
        <translation>eine Zusatzbewegung</translation>
    </message>
    <message>
        <source>standing up with little movement</source>
        <translation>mit wenig Bewegung aufstehen</translation>
    </message>
    <message>
        <source>a block and what comes of it</source>
        <translation>ein Block und was daraus wird</translation>
    </message>
    <message>
        <source>matching a stronger opponent</source>
        <translation>mit einem Stärkeren gleichziehen</translation>
    </message>
    <message>
        <source>throwing a team-mate</source>
        <translation>einen Mitspieler werfen</translation>
    </message>
    <message>
        <source>landing after being thrown</source>
        <translation>nach einem Wurf landen</translation>
    </message>
    <message>
        <source>hypnotic gaze</source>
        <translation>hypnotischer Blick</translation>
    </message>
    <message>
        <source>a foul, and whether the referee sees it</source>
        <translation>ein Foul, und ob der Schiedsrichter es sieht</translation>
    </message>
    <message>
        <source>armour, injury and casualty</source>
        <translation>Rüstung, Verletzung und Verlust</translation>
    </message>
    <message>
        <source>injury once armour is broken</source>
        <translation>Verletzung nach durchbrochener Rüstung</translation>
    </message>
    <message>
        <source>what a casualty means</source>
        <translation>was ein Verlust bedeutet</translation>
    </message>
    <message>
        <source>a casualty with an apothecary</source>
        <translation>ein Verlust mit Sanitäter</translation>
    </message>
    <message>
        <source>regenerating</source>
        <translation>regenerieren</translation>
    </message>
    <message>
        <source>coming back from a knock-out</source>
        <translation>vom K.O. zurückkehren</translation>
    </message>
    <message>
        <source>the traits rolled on declaring an action</source>
        <translation>die Eigenschaften, für die man beim Ansagen würfelt</translation>
    </message>
    <message>
        <source>any roll of the edition by its id</source>
        <translation>jeder Wurf der Ausgabe über seine Kennung</translation>
    </message>
    <message>
        <source>a skirmish attack</source>
        <translation>ein Skirmish-Angriff</translation>
    </message>
</context>
<context>
    <name>OddsHarm</name>
    <message>
        <source>Armour broken</source>
        <translation>Rüstung durchbrochen</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Benommen</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>K.O.</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>  badly hurt</source>
        <translation>  schwer angeschlagen</translation>
    </message>
    <message>
        <source>  misses the next match</source>
        <translation>  setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>  niggling injury</source>
        <translation>  bleibende Verletzung</translation>
    </message>
    <message>
        <source>  loses a characteristic</source>
        <translation>  verliert einen Eigenschaftswert</translation>
    </message>
    <message>
        <source>  dead</source>
        <translation>  tot</translation>
    </message>
    <message>
        <source>  regenerates</source>
        <translation>  regeneriert</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Platzverweis</translation>
    </message>
    <message>
        <source>The victim&apos;s armour.</source>
        <translation>Der Rüstungswert des Opfers.</translation>
    </message>
    <message>
        <source>The victim&apos;s skills.</source>
        <translation>Die Fähigkeiten des Opfers.</translation>
    </message>
    <message>
        <source>The victim&apos;s niggling injuries.</source>
        <translation>Die bleibenden Verletzungen des Opfers.</translation>
    </message>
    <message>
        <source>Assists for a foul.</source>
        <translation>Unterstützung für ein Foul.</translation>
    </message>
    <message>
        <source>Assists against a foul.</source>
        <translation>Unterstützung gegen ein Foul.</translation>
    </message>
    <message>
        <source>A block knocked the victim down (the default).</source>
        <translation>Ein Block warf das Opfer um (Vorgabe).</translation>
    </message>
    <message>
        <source>The victim fell by himself.</source>
        <translation>Das Opfer ist selbst gestürzt.</translation>
    </message>
    <message>
        <source>The victim is stabbed.</source>
        <translation>Das Opfer wird erdolcht.</translation>
    </message>
    <message>
        <source>The victim is hit by a chainsaw.</source>
        <translation>Das Opfer wird von einer Kettensäge getroffen.</translation>
    </message>
    <message>
        <source>The crowd beats the victim up.</source>
        <translation>Die Zuschauer verprügeln das Opfer.</translation>
    </message>
    <message>
        <source>The victim plays for an undead team.</source>
        <translation>Das Opfer spielt für ein untotes Team.</translation>
    </message>
    <message>
        <source>An apothecary stands by.</source>
        <translation>Ein Sanitäter steht bereit.</translation>
    </message>
    <message>
        <source>A team re-roll may be spent.</source>
        <translation>Ein Team-Wiederholungswurf darf eingesetzt werden.</translation>
    </message>
    <message>
        <source>Choices aim at a casualty rather than a removal.</source>
        <translation>Entscheidungen zielen auf einen Verlust statt nur vom Feld.</translation>
    </message>
    <message>
        <source>What happens to a player who is hurt.</source>
        <translation>Was einem verletzten Spieler geschieht.</translation>
    </message>
    <message>
        <source>The injury table of this edition stands in the book; its result is entered.</source>
        <translation>Die Verletzungstabelle dieser Ausgabe steht im Buch; ihr Ergebnis wird eingegeben.</translation>
    </message>
    <message>
        <source>Say one way only in which the victim is hurt.</source>
        <translation>Nenne nur eine Art, wie das Opfer verletzt wird.</translation>
    </message>
    <message>
        <source>Kick-back</source>
        <translation>Rückschlag</translation>
    </message>
    <message>
        <source>  own armour broken</source>
        <translation>  eigene Rüstung durchbrochen</translation>
    </message>
    <message>
        <source>  own player a casualty</source>
        <translation>  eigener Spieler verletzt raus</translation>
    </message>
    <message>
        <source>The armour of a fouler whose own weapon may hit him.</source>
        <translation>Die Rüstung eines Foulenden, den seine eigene Waffe treffen kann.</translation>
    </message>
    <message>
        <source>--own-av counts only where his own weapon may hit the fouler.</source>
        <translation>--own-av zählt nur, wo den Foulenden die eigene Waffe treffen kann.</translation>
    </message>
    <message>
        <source>No roll here can be made again with a team re-roll.</source>
        <translation>Hier kann kein Wurf mit einem Team-Wiederholungswurf wiederholt werden.</translation>
    </message>
</context>
<context>
    <name>OddsPlayer</name>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Ausgabe, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>The player&apos;s skills by their ids, with commas.</source>
        <translation>Die Fähigkeiten des Spielers mit ihren Kennungen, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>The row of the weather table.</source>
        <translation>Die Zeile der Wettertabelle.</translation>
    </message>
    <message>
        <source>It happens in a Blitz Action.</source>
        <translation>Es geschieht in einer Blitz-Aktion.</translation>
    </message>
    <message>
        <source>The opponent&apos;s skills.</source>
        <translation>Die Fähigkeiten des Gegners.</translation>
    </message>
    <message>
        <source>The opponent&apos;s strength.</source>
        <translation>Die Stärke des Gegners.</translation>
    </message>
    <message>
        <source>The opponent&apos;s armour.</source>
        <translation>Der Rüstungswert des Gegners.</translation>
    </message>
    <message>
        <source>--%1 needs a number from %2 to %3.</source>
        <translation>--%1 braucht eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>There is no skill &quot;%1&quot;.</source>
        <translation>Es gibt keine Fähigkeit „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no skill and number.</source>
        <translation>„%1“ ist keine Fähigkeit mit Anzahl.</translation>
    </message>
    <message>
        <source>There is no weather &quot;%1&quot;.</source>
        <translation>Es gibt kein Wetter „%1“.</translation>
    </message>
    <message>
        <source>No roll depends on &quot;%1&quot;.</source>
        <translation>Kein Wurf hängt von „%1“ ab.</translation>
    </message>
    <message>
        <source>There is no optional rule &quot;%1&quot;.</source>
        <translation>Es gibt keine Wahlregel „%1“.</translation>
    </message>
    <message>
        <source>--squares needs two numbers, such as 4,2.</source>
        <translation>--squares braucht zwei Zahlen, etwa 4,2.</translation>
    </message>
    <message>
        <source>No pass reaches as far.</source>
        <translation>So weit reicht kein Pass.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; changes nothing here.</source>
        <translation>„%1“ ändert hier nichts.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of an opponent changes nothing here.</source>
        <translation>„%1“ eines Gegners ändert hier nichts.</translation>
    </message>
    <message>
        <source>--%1 changes nothing here.</source>
        <translation>--%1 ändert hier nichts.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 fehlt.</translation>
    </message>
    <message>
        <source>What else is true, with commas: rows of modifier tables, conditions and inducements, such as bloodweiser-babes:2.</source>
        <translation>Was sonst noch gilt, mit Kommas: Zeilen der Modifikatortabellen, Bedingungen und Anreize, etwa bloodweiser-babes:2.</translation>
    </message>
    <message>
        <source>Optional rules that are in use, with commas; RULE=off for one that is not.</source>
        <translation>Wahlregeln, die gelten, mit Kommas; REGEL=off für eine, die nicht gilt.</translation>
    </message>
    <message>
        <source>There are at most %1 of &quot;%2&quot;.</source>
        <translation>Von „%2“ gibt es höchstens %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither on nor off.</source>
        <translation>„%1“ ist weder on noch off.</translation>
    </message>
    <message>
        <source>--turn is either own or opponent.</source>
        <translation>--turn ist entweder own oder opponent.</translation>
    </message>
</context>
<context>
    <name>OddsRoll</name>
    <message>
        <source>The player&apos;s movement.</source>
        <translation>Die Bewegung des Spielers.</translation>
    </message>
    <message>
        <source>The player&apos;s strength.</source>
        <translation>Die Stärke des Spielers.</translation>
    </message>
    <message>
        <source>The player&apos;s agility.</source>
        <translation>Die Geschicklichkeit des Spielers.</translation>
    </message>
    <message>
        <source>The player&apos;s armour.</source>
        <translation>Der Rüstungswert des Spielers.</translation>
    </message>
    <message>
        <source>Enemy tackle zones that count for the roll.</source>
        <translation>Gegnerische Angriffszonen, die für den Wurf zählen.</translation>
    </message>
    <message>
        <source>Enemy tackle zones on the square he leaves.</source>
        <translation>Gegnerische Angriffszonen auf dem verlassenen Feld.</translation>
    </message>
    <message>
        <source>quick, short, long or bomb.</source>
        <translation>quick (kurzes Abspiel), short (kurz), long (lang) oder bomb (Megapass).</translation>
    </message>
    <message>
        <source>Skills that opponents use against him, such as tackle,disturbing-presence:2.</source>
        <translation>Fähigkeiten, die Gegner gegen ihn einsetzen, etwa tackle,disturbing-presence:2.</translation>
    </message>
    <message>
        <source>The strength he measures himself with.</source>
        <translation>Die Stärke, mit der er sich misst.</translation>
    </message>
    <message>
        <source>The movement he measures himself with.</source>
        <translation>Die Bewegung, mit der er sich misst.</translation>
    </message>
    <message>
        <source>The ball comes from an accurate pass.</source>
        <translation>Der Ball kommt von einem akkuraten Pass.</translation>
    </message>
    <message>
        <source>A team-mate stands by him and helps.</source>
        <translation>Ein Mitspieler steht bei ihm und hilft.</translation>
    </message>
    <message>
        <source>How many team-mates help.</source>
        <translation>Wie viele Mitspieler helfen.</translation>
    </message>
    <message>
        <source>no roll needed</source>
        <translation>kein Wurf nötig</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>with a team re-roll</source>
        <translation>mit einem Team-Wiederholungswurf</translation>
    </message>
    <message>
        <source>Fumble:</source>
        <translation>Patzer:</translation>
    </message>
    <message>
        <source>What the player needs, how likely it is, and why.</source>
        <translation>Was der Spieler braucht, wie wahrscheinlich es ist und warum.</translation>
    </message>
    <message>
        <source>What a player with such traits rolls on declaring an action.</source>
        <translation>Was ein Spieler mit solchen Eigenschaften beim Ansagen einer Aktion würfelt.</translation>
    </message>
    <message>
        <source>Nothing is rolled.</source>
        <translation>Es wird nichts gewürfelt.</translation>
    </message>
    <message>
        <source>The id of a roll of the edition.</source>
        <translation>Die Kennung eines Wurfs der Ausgabe.</translation>
    </message>
    <message>
        <source>The squares along and across instead of the range: 4,2.</source>
        <translation>Die Felder längs und quer statt der Reichweite: 4,2.</translation>
    </message>
    <message>
        <source>Ball kept:</source>
        <translation>Ball behalten:</translation>
    </message>
    <message>
        <source>Whose turn it is, own or opponent: a team re-roll is for the own one, and not for catching a kick-off.</source>
        <translation>Wessen Spielzug es ist, own (der eigene) oder opponent (der gegnerische): Einen Team-Wiederholungswurf gibt es nur im eigenen und nicht, um den Ball beim Anstoß zu fangen.</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>No roll needed</source>
        <translation>Kein Wurf nötig</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Unmöglich</translation>
    </message>
    <message>
        <source>%1+ before modifiers</source>
        <translation>%1+ vor Modifikatoren</translation>
    </message>
    <message>
        <source>A natural 1 always fails, a natural 6 always succeeds</source>
        <translation>Eine natürliche 1 misslingt immer, eine natürliche 6 gelingt immer</translation>
    </message>
    <message>
        <source>%1 re-rolls: without it %2</source>
        <translation>%1 wiederholt den Wurf: sonst %2</translation>
    </message>
    <message>
        <source>%1 is cancelled</source>
        <translation>%1 ist aufgehoben</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>the attacker chooses</source>
        <translation>der Angreifer wählt</translation>
    </message>
    <message>
        <source>the defender chooses</source>
        <translation>der Verteidiger wählt</translation>
    </message>
    <message numerus="yes">
        <source>%n block die(s), %1</source>
        <translation>
            <numerusform>%n Blockwürfel, %1</numerusform>
            <numerusform>%n Blockwürfel, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1 against %2</source>
        <translation>Stärke %1 gegen %2</translation>
    </message>
    <message>
        <source>Defender down</source>
        <translation>Verteidiger am Boden</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Zurückgedrängt</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Zugverlust</translation>
    </message>
    <message>
        <source>Armour broken</source>
        <translation>Rüstung durchbrochen</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>K.O.</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Ball kept</source>
        <translation>Ball behalten</translation>
    </message>
</context>
<context>
    <name>OpenClub</name>
    <message>
        <source>sqlite:PATH or postgresql://user@host/database instead of the database in the data folder.</source>
        <translation>sqlite:PFAD oder postgresql://benutzer@rechner/datenbank statt der Datenbank im Datenordner.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;, and no database yet that could keep something called so.</source>
        <translation>Es gibt keine Datei „%1“ und noch keine Datenbank, in der etwas dieses Namens gespeichert sein könnte.</translation>
    </message>
</context>
<context>
    <name>OpenLeague</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
</context>
<context>
    <name>OpenMatchFile</name>
    <message>
        <source>The match file, or the title or id of a kept match.</source>
        <translation>Die Spieldatei oder der Titel oder die Kennung eines gespeicherten Spiels.</translation>
    </message>
</context>
<context>
    <name>OpenTeam</name>
    <message>
        <source>The team file, or the name or id of a kept team.</source>
        <translation>Die Teamdatei oder der Name oder die Kennung eines gespeicherten Teams.</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Inducements</source>
        <translation>Anreize</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Ruhmeshalle</translation>
    </message>
    <message>
        <source>Stadium</source>
        <translation>Stadion</translation>
    </message>
    <message>
        <source>For the commissioner</source>
        <translation>Für die Ligaleitung</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
</context>
<context>
    <name>PaperSlip</name>
    <message>
        <source>This match sheet has a fault: %1.</source>
        <translation>Dieser Spielbogen hat einen Fehler: %1.</translation>
    </message>
    <message>
        <source>The row of those who are not named takes touchdowns only.</source>
        <translation>In der Zeile derer, die nicht genannt sind, stehen nur Touchdowns.</translation>
    </message>
    <message>
        <source>%1 is named for more injuries than he has casualties.</source>
        <translation>%1 ist bei mehr Verletzungen genannt, als er Verluste hat.</translation>
    </message>
    <message>
        <source>Nobody who could play has the shirt %1.</source>
        <translation>Niemand, der spielen konnte, trägt die Nummer %1.</translation>
    </message>
    <message>
        <source>%1 could not play in this match.</source>
        <translation>%1 konnte in diesem Spiel nicht spielen.</translation>
    </message>
    <message>
        <source>%1 stands on the sheet twice.</source>
        <translation>%1 steht zweimal auf dem Bogen.</translation>
    </message>
    <message>
        <source>The rows of %1 add up to %2 touchdowns, and the score says %3.</source>
        <translation>Die Zeilen von %1 ergeben %2 Touchdowns, der Spielstand sagt %3.</translation>
    </message>
    <message>
        <source>This match was played in Dugout: it is corrected by its own log.</source>
        <translation>Dieses Spiel wurde in Dugout gespielt: es wird in seinem eigenen Protokoll berichtigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n touchdown(s) of the score have no scorer: write them into a row, or into that of the others.</source>
        <translation>
            <numerusform>%n Touchdown des Spielstands hat keinen Schützen: schreib ihn in eine Zeile oder in die der anderen.</numerusform>
            <numerusform>%n Touchdowns des Spielstands haben keinen Schützen: schreib sie in eine Zeile oder in die der anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n touchdown(s) too many: the score says %1.</source>
        <translation>
            <numerusform>%n Touchdown zu viel: der Spielstand sagt %1.</numerusform>
            <numerusform>%n Touchdowns zu viel: der Spielstand sagt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 casualties, and %2 injured on the other side.</source>
        <translation>%1 Verluste und %2 Verletzte auf der anderen Seite.</translation>
    </message>
    <message>
        <source>%1 most valuable players are marked, and %2 are awarded.</source>
        <translation>%1 Spieler des Tages sind markiert, vergeben werden %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n more most valuable player(s) are awarded.</source>
        <translation>
            <numerusform>%n weiterer Spieler des Tages wird vergeben.</numerusform>
            <numerusform>%n weitere Spieler des Tages werden vergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the roll the winnings are from %1 to %2.</source>
        <translation>Nach dem Wurf liegen die Einnahmen zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>The dice make the fan factor %1.</source>
        <translation>Mit diesen Würfeln ist der Fanfaktor %1.</translation>
    </message>
    <message>
        <source>who conceded is said otherwise</source>
        <translation>wer aufgegeben hat, ändert sich</translation>
    </message>
    <message>
        <source>the winner on a level score is said otherwise</source>
        <translation>der Sieger bei Gleichstand ändert sich</translation>
    </message>
    <message>
        <source>another stadium</source>
        <translation>ein anderes Stadion</translation>
    </message>
    <message>
        <source>touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>completions</source>
        <translation>gelungene Pässe</translation>
    </message>
    <message>
        <source>interceptions</source>
        <translation>abgefangene Pässe</translation>
    </message>
    <message>
        <source>most valuable player</source>
        <translation>Spieler des Tages</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>fans</source>
        <translation>Fans</translation>
    </message>
    <message>
        <source>gold taken</source>
        <translation>entnommenes Gold</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>fan roll</source>
        <translation>Fanwurf</translation>
    </message>
    <message>
        <source>fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
</context>
<context>
    <name>PhysicalDice</name>
    <message numerus="yes">
        <source>%1 needs %n die/dice, for example &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 braucht %n Würfel, zum Beispiel „%2“.</numerusform>
            <numerusform>%1 braucht %n Würfel, zum Beispiel „%2“.</numerusform>
        </translation>
    </message>
    <message>
        <source>This die shows 1 to %1, not &quot;%2&quot;.</source>
        <translation>Dieser Würfel zeigt 1 bis %1, nicht „%2“.</translation>
    </message>
</context>
<context>
    <name>PitchWords</name>
    <message>
        <source>Dodge %1+: %2</source>
        <translation>Ausweichen ab %1+: %2</translation>
    </message>
    <message>
        <source>Nobody holds him: no dodge is needed.</source>
        <translation>Niemand hält ihn: Er muss nicht ausweichen.</translation>
    </message>
    <message>
        <source>is not pushed</source>
        <translation>wird nicht zurückgedrängt</translation>
    </message>
    <message>
        <source>pushed into the crowd</source>
        <translation>in die Zuschauer gedrängt</translation>
    </message>
    <message>
        <source>chain push to %1</source>
        <translation>Kettenzurückdrängen nach %1</translation>
    </message>
    <message>
        <source>pushed to %1, his coach picks</source>
        <translation>zurückgedrängt nach %1, sein Trainer wählt</translation>
    </message>
    <message>
        <source>pushed to %1</source>
        <translation>zurückgedrängt nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%n block die/dice</source>
        <translation>
            <numerusform>%n Blockwürfel</numerusform>
            <numerusform>%n Blockwürfel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the attacker picks</source>
        <translation>%1, der Angreifer wählt</translation>
    </message>
    <message>
        <source>%1, the opponent picks</source>
        <translation>%1, der Gegner wählt</translation>
    </message>
    <message>
        <source>Block on %1: %2; assists %3 : %4; %5</source>
        <translation>Block gegen %1: %2; Unterstützung %3 : %4; %5</translation>
    </message>
    <message>
        <source>%1: not allowed here</source>
        <translation>%1: hier nicht erlaubt</translation>
    </message>
    <message>
        <source>The ball: %1, then off the pitch</source>
        <translation>Der Ball: %1, dann vom Spielfeld</translation>
    </message>
    <message>
        <source>The ball: %1</source>
        <translation>Der Ball: %1</translation>
    </message>
    <message>
        <source>Inaccurate pass</source>
        <translation>Ungenauer Pass</translation>
    </message>
    <message>
        <source>Kick-off</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Springender Ball</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
</context>
<context>
    <name>PlaceReason</name>
    <message>
        <source>%1 is in place %2, ahead of %3: %4 against %5 in points.</source>
        <translation>%1 steht auf Platz %2 vor %3: nach Punkten %4 gegen %5.</translation>
    </message>
    <message>
        <source>%1 is in place %2, behind %3: %4 against %5 in points.</source>
        <translation>%1 steht auf Platz %2 hinter %3: nach Punkten %4 gegen %5.</translation>
    </message>
    <message>
        <source>%1 is in place %2, ahead of %3: equal points (%4), and %5 decides, %6 against %7.</source>
        <translation>%1 steht auf Platz %2 vor %3: punktgleich (%4), es entscheidet %5 mit %6 gegen %7.</translation>
    </message>
    <message>
        <source>%1 is in place %2, behind %3: equal points (%4), and %5 decides, %6 against %7.</source>
        <translation>%1 steht auf Platz %2 hinter %3: punktgleich (%4), es entscheidet %5 mit %6 gegen %7.</translation>
    </message>
    <message>
        <source>%1 is alone in the table.</source>
        <translation>%1 steht allein in der Tabelle.</translation>
    </message>
    <message>
        <source>%1 has left, and its results do not count.</source>
        <translation>%1 ist ausgeschieden, und die Ergebnisse zählen nicht.</translation>
    </message>
    <message>
        <source>%1 is in place %2, ahead of %3, whose results do not count.</source>
        <translation>%1 steht auf Platz %2 vor %3, dessen Ergebnisse nicht zählen.</translation>
    </message>
    <message>
        <source>%1 shares place %2 with %3: equal points (%4), and no tie-break parts them.</source>
        <translation>%1 teilt sich Platz %2 mit %3: punktgleich (%4), und keine Feinwertung trennt sie.</translation>
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
</context>
<context>
    <name>PlainArticles</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Some values are not printed in the rules Dugout knows; they are left open.</source>
        <translation>Einige Werte stehen nicht in den Regeln, die Dugout kennt; sie bleiben offen.</translation>
    </message>
</context>
<context>
    <name>PlainResults</name>
    <message>
        <source>A result needs the touchdowns of both sides.</source>
        <translation>Ein Ergebnis braucht die Touchdowns beider Seiten.</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>An event says no prompt.</source>
        <translation>Ein Ereignis nennt keine Abfrage.</translation>
    </message>
    <message>
        <source>A line of the history cannot be read.</source>
        <translation>Eine Zeile des Verlaufs kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>The log has no such entry.</source>
        <translation>Das Protokoll hat keinen solchen Eintrag.</translation>
    </message>
    <message>
        <source>This game was continued with a newer Dugout; please update Dugout to open it.</source>
        <translation>Dieses Spiel wurde mit einem neueren Dugout fortgesetzt; bitte aktualisiere Dugout, um es zu öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n die/dice.</source>
        <translation>
            <numerusform>%1 verlangt %n Würfel.</numerusform>
            <numerusform>%1 verlangt %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die with %1 faces cannot show %2.</source>
        <translation>Ein Würfel mit %1 Seiten kann keine %2 zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n choice(s) must be made.</source>
        <translation>
            <numerusform>Genau %n Möglichkeit muss gewählt werden.</numerusform>
            <numerusform>Genau %n Möglichkeiten müssen gewählt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2 choices must be made.</source>
        <translation>Es müssen %1 bis %2 Möglichkeiten gewählt werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not offered here.</source>
        <translation>„%1“ steht hier nicht zur Wahl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was chosen twice.</source>
        <translation>„%1“ wurde zweimal gewählt.</translation>
    </message>
    <message>
        <source>Another coach is asked this.</source>
        <translation>Das wird ein anderer Trainer gefragt.</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is needed.</source>
        <translation>Eine Zahl von %1 bis %2 wird gebraucht.</translation>
    </message>
    <message>
        <source>Some words are needed.</source>
        <translation>Hier wird ein Text gebraucht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not asked at this point.</source>
        <translation>„%1“ wird an dieser Stelle nicht gefragt.</translation>
    </message>
    <message>
        <source>Nothing more is asked.</source>
        <translation>Es wird nichts mehr gefragt.</translation>
    </message>
    <message>
        <source>This was not among the choices.</source>
        <translation>Das stand nicht zur Wahl.</translation>
    </message>
    <message>
        <source>Only dice are asked for here.</source>
        <translation>Hier werden nur Würfel verlangt.</translation>
    </message>
    <message>
        <source>It is not asked any more.</source>
        <translation>Danach wird nicht mehr gefragt.</translation>
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
        <source>A multiple of %1 is needed, or all.</source>
        <translation>Ein Vielfaches von %1 wird gebraucht, oder alles.</translation>
    </message>
</context>
<context>
    <name>PlayAnswer</name>
    <message>
        <source>&quot;%1&quot; is no whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>--%1 does not answer this prompt.</source>
        <translation>--%1 beantwortet diese Frage nicht.</translation>
    </message>
    <message>
        <source>The id of the prompt.</source>
        <translation>Die Kennung der Abfrage.</translation>
    </message>
    <message>
        <source>Who answers, from 0 on, when several are asked the same.</source>
        <translation>Wer antwortet, ab 0, wenn mehrere dasselbe gefragt werden.</translation>
    </message>
    <message>
        <source>The dice as they fell, such as &quot;3 5&quot;.</source>
        <translation>Die Würfel, wie sie gefallen sind, etwa &quot;3 5&quot;.</translation>
    </message>
    <message>
        <source>What is chosen; several with commas.</source>
        <translation>Was gewählt wird; mehreres durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Free words.</source>
        <translation>Freier Text.</translation>
    </message>
    <message>
        <source>Dugout rolls or draws.</source>
        <translation>Dugout würfelt oder zieht.</translation>
    </message>
    <message>
        <source>Takes the last answer back.</source>
        <translation>Nimmt die letzte Antwort zurück.</translation>
    </message>
    <message>
        <source>Puts it back again.</source>
        <translation>Stellt sie wieder her.</translation>
    </message>
    <message>
        <source>--undo and --redo go alone, without an answer.</source>
        <translation>--undo und --redo stehen allein, ohne Antwort.</translation>
    </message>
    <message>
        <source>Name the prompt that is answered; show lists them.</source>
        <translation>Nenne die Frage, die beantwortet wird; show zählt sie auf.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not asked at this point.</source>
        <translation>„%1“ wird an dieser Stelle nicht gefragt.</translation>
    </message>
    <message>
        <source>Entry %1 no longer fits: %2</source>
        <translation>Eintrag %1 passt nicht mehr: %2</translation>
    </message>
    <message>
        <source>Either Dugout rolls or you say what fell, not both.</source>
        <translation>Entweder würfelt Dugout, oder du sagst, was gefallen ist, nicht beides.</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; they are numbered from 0 to %2.</source>
        <translation>Spieler „%1“ gibt es nicht; sie zählen von 0 bis %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not asked of player %2.</source>
        <translation>„%1“ wird Spieler %2 nicht gefragt.</translation>
    </message>
</context>
<context>
    <name>PlayerArticles</name>
    <message>
        <source>Most</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Pasch</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Extra team</source>
        <translation>Zusätzliches Team</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Wiederholungswurf</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Star players</source>
        <translation>Starspieler</translation>
    </message>
    <message>
        <source>Inducements of its own</source>
        <translation>Eigene Anreize</translation>
    </message>
    <message>
        <source>Skill · %1</source>
        <translation>Fähigkeit · %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Nur mit</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>In Tabellen</translation>
    </message>
    <message>
        <source>Positions that start with it</source>
        <translation>Positionen, die damit beginnen</translation>
    </message>
    <message>
        <source>Star players with it</source>
        <translation>Starspieler, die sie haben</translation>
    </message>
    <message>
        <source>Star player</source>
        <translation>Starspieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Plays for</source>
        <translation>Spielt für</translation>
    </message>
</context>
<context>
    <name>PlayerCareer</name>
    <message numerus="yes">
        <source>%n niggling injury(s)</source>
        <translation>
            <numerusform>%n bleibende Verletzung</numerusform>
            <numerusform>%n bleibende Verletzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star player point(s)</source>
        <translation>
            <numerusform>%n Starspielerpunkt</numerusform>
            <numerusform>%n Starspielerpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completion(s)</source>
        <translation>
            <numerusform>%n gelungener Pass</numerusform>
            <numerusform>%n gelungene Pässe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n touchdown(s)</source>
        <translation>
            <numerusform>%n Touchdown</numerusform>
            <numerusform>%n Touchdowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interception(s)</source>
        <translation>
            <numerusform>%n abgefangener Pass</numerusform>
            <numerusform>%n abgefangene Pässe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies)</source>
        <translation>
            <numerusform>%n Verlust</numerusform>
            <numerusform>%n Verluste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) most valuable player</source>
        <translation>
            <numerusform>%n-mal Spieler des Tages</numerusform>
            <numerusform>%n-mal Spieler des Tages</numerusform>
        </translation>
    </message>
    <message>
        <source>Misses the next match</source>
        <translation>Setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>rolled the double %1</source>
        <translation>Pasch %1 gewürfelt</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>%1 gewürfelt</translation>
    </message>
    <message>
        <source>Aging: %1 against %2+, he has aged</source>
        <translation>Altern: %1 gegen %2+, er ist gealtert</translation>
    </message>
    <message>
        <source>Aging: %1 against %2+, he stays young</source>
        <translation>Altern: %1 gegen %2+, er bleibt jung</translation>
    </message>
    <message>
        <source>%1 without a roll</source>
        <translation>%1 ohne Wurf</translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s) still to roll</source>
        <translation>
            <numerusform>%n Verbesserung noch zu würfeln</numerusform>
            <numerusform>%n Verbesserungen noch zu würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth %1, hired for %2</source>
        <translation>Wert %1, verpflichtet für %2</translation>
    </message>
    <message>
        <source>Team value %1</source>
        <translation>Teamwert %1</translation>
    </message>
    <message>
        <source>Team rating %1</source>
        <translation>Teamwert %1</translation>
    </message>
    <message>
        <source>%1 gold pieces in the treasury</source>
        <translation>%1 Goldstücke in der Kasse</translation>
    </message>
    <message>
        <source>%1 gold pieces of the budget left</source>
        <translation>%1 Goldstücke vom Budget übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n other point(s)</source>
        <translation>
            <numerusform>%n weiterer Punkt</numerusform>
            <numerusform>%n weitere Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>zurückgetreten</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>entlassen</translation>
    </message>
    <message>
        <source>left the team</source>
        <translation>hat das Team verlassen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Verbesserungen</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Verletzungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the team</source>
        <translation>
            <numerusform>%n Spieler im Team</numerusform>
            <numerusform>%n Spieler im Team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ever</source>
        <translation>
            <numerusform>%n Spieler insgesamt</numerusform>
            <numerusform>%n Spieler insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Together they have</source>
        <translation>Zusammen haben sie</translation>
    </message>
    <message>
        <source>No longer in the team</source>
        <translation>Nicht mehr im Team</translation>
    </message>
    <message>
        <source>Worth in gold %1</source>
        <translation>Gesamtwert in Gold %1</translation>
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
        <source>The team list has no position &quot;%1&quot;.</source>
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
        <source>This edition has no skill &quot;%1&quot;.</source>
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
        <source>An improvement roll is waiting.</source>
        <translation>Ein Starspielerwurf steht noch aus.</translation>
    </message>
    <message>
        <source>The aging roll of the last improvement is missing (%1+).</source>
        <translation>Der Alterswurf zur letzten Verbesserung fehlt (%1+).</translation>
    </message>
    <message>
        <source>Improvements: %1, but the star player points allow %2.</source>
        <translation>Verbesserungen: %1, die Starspielerpunkte erlauben aber %2.</translation>
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
    <name>PlayerSettler</name>
    <message>
        <source>This is taken to mean %1.</source>
        <translation>Das wird als %1 verstanden.</translation>
    </message>
    <message>
        <source>Another player wears this number; he gets %1.</source>
        <translation>Ein anderer Spieler trägt diese Nummer schon; dieser bekommt die %1.</translation>
    </message>
    <message>
        <source>Nobody has learnt that much; the rest is left out.</source>
        <translation>So viel hat niemand gelernt; der Rest entfällt.</translation>
    </message>
    <message>
        <source>This edition has no such skill.</source>
        <translation>Diese Ausgabe hat keine solche Fähigkeit.</translation>
    </message>
    <message>
        <source>His position has this skill already.</source>
        <translation>Seine Position hat diese Fähigkeit schon.</translation>
    </message>
    <message>
        <source>He has this skill already.</source>
        <translation>Er hat diese Fähigkeit schon.</translation>
    </message>
    <message>
        <source>Every player of this position has this skill, but the file does not say so.</source>
        <translation>Jeder Spieler dieser Position hat diese Fähigkeit, aber die Datei nennt sie nicht.</translation>
    </message>
    <message>
        <source>The difference is entered as an improvement.</source>
        <translation>Der Unterschied wird als Verbesserung eingetragen.</translation>
    </message>
    <message>
        <source>The difference is entered as an injury.</source>
        <translation>Der Unterschied wird als Verletzung eingetragen.</translation>
    </message>
    <message>
        <source>His deeds are worth %1 points, which count.</source>
        <translation>Seine Leistungen sind %1 Punkte wert; diese zählen.</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>This edition has no such star; choose what he plays.</source>
        <translation>Diese Ausgabe hat keinen solchen Starspieler; wähle, was er spielt.</translation>
    </message>
    <message>
        <source>The team list has no such position; choose what he plays.</source>
        <translation>Die Teamliste hat keine solche Position; wähle, was er spielt.</translation>
    </message>
</context>
<context>
    <name>PointsFormula</name>
    <message>
        <source>a number has at most %1 digits, and %2 after the point.</source>
        <translation>Eine Zahl hat höchstens %1 Ziffern und %2 nach dem Punkt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no place in a formula.</source>
        <translation>„%1“ gehört in keine Formel.</translation>
    </message>
    <message>
        <source>Character %1 of the formula: %2</source>
        <translation>Zeichen %1 der Formel: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not expected here.</source>
        <translation>„%1“ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>two comparisons are joined by &quot;and&quot;.</source>
        <translation>Zwei Vergleiche werden mit „and“ verbunden.</translation>
    </message>
    <message>
        <source>a value is missing here.</source>
        <translation>Hier fehlt ein Wert.</translation>
    </message>
    <message>
        <source>there is no word &quot;%1&quot;; the words are %2.</source>
        <translation>Das Wort „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>%1 takes one value.</source>
        <translation>%1 nimmt einen Wert.</translation>
    </message>
    <message>
        <source>%1 takes three values: a condition, what it gives, and what else.</source>
        <translation>%1 nimmt drei Werte: eine Bedingung, was sie gibt, und was sonst.</translation>
    </message>
    <message>
        <source>%1 takes two values or more.</source>
        <translation>%1 nimmt zwei Werte oder mehr.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here.</source>
        <translation>Hier fehlt „%1“.</translation>
    </message>
    <message>
        <source>too many brackets or signs lie inside each other.</source>
        <translation>Zu viele Klammern oder Vorzeichen stecken ineinander.</translation>
    </message>
    <message>
        <source>A formula has at most %1 characters.</source>
        <translation>Eine Formel hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>the formula divides by zero.</source>
        <translation>Die Formel teilt durch null.</translation>
    </message>
    <message>
        <source>the result does not say &quot;%1&quot;, which the formula asks for.</source>
        <translation>Das Ergebnis sagt nichts zu „%1“, wonach die Formel fragt.</translation>
    </message>
    <message>
        <source>the formula gives a number beyond all measure.</source>
        <translation>Die Formel ergibt eine maßlose Zahl.</translation>
    </message>
</context>
<context>
    <name>PrizeQuestions</name>
    <message>
        <source>a trophy</source>
        <translation>eine Trophäe</translation>
    </message>
    <message>
        <source>a wizard for the next season</source>
        <translation>ein Zauberer für die nächste Saison</translation>
    </message>
    <message>
        <source>fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>an honour</source>
        <translation>eine Ehrung</translation>
    </message>
    <message>
        <source>A prize</source>
        <translation>Ein Preis</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>What has %1 won?</source>
        <translation>Was hat %1 gewonnen?</translation>
    </message>
    <message>
        <source>Name of the prize</source>
        <translation>Name des Preises</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Es ist</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>End the season</source>
        <translation>Saison beenden</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>%1 and all its competitions are over then.</source>
        <translation>Damit sind %1 und alle ihre Wettbewerbe vorbei.</translation>
    </message>
    <message>
        <source>%1 ends although not everything is played: what is open stays without a result.</source>
        <translation>%1 endet, obwohl nicht alles gespielt ist: Was offen ist, bleibt ohne Ergebnis.</translation>
    </message>
    <message>
        <source>What only one team has</source>
        <translation>Was nur ein Team hat</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>%1 has none yet.</source>
        <translation>%1 hat noch nichts davon.</translation>
    </message>
    <message>
        <source>%1 has: %2.</source>
        <translation>%1 hat: %2.</translation>
    </message>
    <message>
        <source>a star on the roster</source>
        <translation>ein Star im Kader</translation>
    </message>
    <message>
        <source>a home stadium</source>
        <translation>ein Heimstadion</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The team has it no longer</source>
        <translation>Das Team hat es nicht mehr</translation>
    </message>
    <message>
        <source>A wizard, fan factor and gold need the rule &quot;%1&quot; of the league.</source>
        <translation>Für einen Zauberer, Fanfaktor und Gold braucht die Liga die Regel „%1“.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Star</translation>
    </message>
    <message>
        <source>The trophy of %1: %2</source>
        <translation>Die Trophäe von %1: %2</translation>
    </message>
</context>
<context>
    <name>PurchaseArticles</name>
    <message>
        <source>Inducement</source>
        <translation>Anreiz</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>depends on the choice</source>
        <translation>hängt von der Wahl ab</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>For %1 gold pieces</source>
        <translation>Für %1 Goldstücke</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Nur mit</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Nur für</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Card · %1</source>
        <translation>Karte · %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Rolls on</source>
        <translation>Wurf auf</translation>
    </message>
    <message>
        <source>Lends</source>
        <translation>Verleiht</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Unbekannte Option „%1“.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Unbekannte Optionen: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Nach „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Nach „%1“ steht ein Wert zu viel.</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Speicherplatz mehr frei</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>was geöffnet werden soll, ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>RandomFixture</name>
    <message>
        <source>A random match did not end.</source>
        <translation>Ein Zufallsspiel ging nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>RandomSeason</name>
    <message>
        <source>Dugout cannot build a team of this edition.</source>
        <translation>Dugout kann kein Team dieser Ausgabe aufbauen.</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Team %1</translation>
    </message>
    <message>
        <source>A random match did not end.</source>
        <translation>Ein Zufallsspiel ging nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>The file &quot;%1&quot; cannot be read.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder, not a file.</source>
        <translation>„%1“ ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no ordinary file; it is not read.</source>
        <translation>„%1“ ist keine gewöhnliche Datei und wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is too large; at most %2 MB are read.</source>
        <translation>Die Datei „%1“ ist zu groß; höchstens %2 MB werden gelesen.</translation>
    </message>
</context>
<context>
    <name>RecentlyKept</name>
    <message>
        <source>%1 · %2, round %3</source>
        <translation>%1 · %2, Runde %3</translation>
    </message>
    <message>
        <source>%1 · %2, round %3 · to be signed by %4</source>
        <translation>%1 · %2, Runde %3 · zu unterschreiben von %4</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
</context>
<context>
    <name>ResultCheck</name>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %2 statt %3</translation>
    </message>
    <message>
        <source>casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>completions</source>
        <translation>gelungene Pässe</translation>
    </message>
    <message>
        <source>interceptions</source>
        <translation>abgefangene Pässe</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>team value</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
    <message>
        <source>other deeds of its players</source>
        <translation>andere Leistungen der Spieler</translation>
    </message>
    <message>
        <source>another sheet afterwards</source>
        <translation>danach ein anderer Bogen</translation>
    </message>
    <message>
        <source>other entries on its sheet</source>
        <translation>andere Einträge auf dem Bogen</translation>
    </message>
    <message>
        <source>a team was changed while it was played; the coaches decide what becomes of the sheets</source>
        <translation>ein Team wurde während des Spiels geändert; die Trainer entscheiden, was aus den Bögen wird</translation>
    </message>
    <message>
        <source>it is over and has no result yet; the next start of Dugout takes that up</source>
        <translation>es ist zu Ende und hat noch kein Ergebnis; der nächste Start von Dugout holt das nach</translation>
    </message>
    <message>
        <source>it would not be over: something would have to be decided</source>
        <translation>es wäre nicht zu Ende: Etwas müsste entschieden werden</translation>
    </message>
    <message>
        <source>by today&apos;s rules %1; what was confirmed stands</source>
        <translation>nach heutigen Regeln %1; das Bestätigte gilt</translation>
    </message>
    <message>
        <source>By today&apos;s rules something in this match would have to be decided first.</source>
        <translation>Nach heutigen Regeln müsste in diesem Spiel zuerst etwas entschieden werden.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>another winner</source>
        <translation>ein anderer Sieger</translation>
    </message>
    <message>
        <source>other answers than those that were confirmed</source>
        <translation>andere Antworten als die bestätigten</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>andere Einzelheiten</translation>
    </message>
</context>
<context>
    <name>ResultGrid</name>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Cas</source>
        <translation>Verl</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Ergebnisse der Runde</translation>
    </message>
</context>
<context>
    <name>ResultRecord</name>
    <message>
        <source>The result of this game cannot be read.</source>
        <translation>Das Ergebnis dieser Partie ist nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>ResultSlipPages</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Glory, game 1</source>
        <translation>Ruhm, Partie 1</translation>
    </message>
    <message>
        <source>Glory, game 2</source>
        <translation>Ruhm, Partie 2</translation>
    </message>
    <message>
        <source>Glory, game 3</source>
        <translation>Ruhm, Partie 3</translation>
    </message>
    <message>
        <source>Band out of action in game 3, sudden death, roll-off, not come, or anything else:</source>
        <translation>Bande in Partie 3 außer Gefecht, Verlängerung, Stechen, nicht angetreten oder anderes:</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The table of results is empty.</source>
        <translation>Die Ergebnistabelle ist leer.</translation>
    </message>
    <message>
        <source>A table of results has at most %1 columns.</source>
        <translation>Eine Ergebnistabelle hat höchstens %1 Spalten.</translation>
    </message>
    <message>
        <source>The first line must name the columns, and &quot;%1&quot; is not among them.</source>
        <translation>Die erste Zeile muss die Spalten nennen, und „%1“ ist nicht darunter.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; stands there twice.</source>
        <translation>Die Spalte „%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>a name has at most %1 characters.</source>
        <translation>Ein Name hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of result; the kinds are %2.</source>
        <translation>„%1“ ist keine Art von Ergebnis; es gibt %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty.</source>
        <translation>„%1“ ist leer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a whole number, not &quot;%2&quot;.</source>
        <translation>„%1“ braucht eine ganze Zahl, nicht „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says &quot;home&quot; or &quot;away&quot; or nothing.</source>
        <translation>„%1“ sagt „home“ oder „away“ oder nichts.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has characters that no name has.</source>
        <translation>„%1“ hat Zeichen, die kein Name hat.</translation>
    </message>
</context>
<context>
    <name>RollNeeds</name>
    <message>
        <source>This edition does not say what &quot;%1&quot; needs.</source>
        <translation>Diese Ausgabe sagt nicht, was „%1“ braucht.</translation>
    </message>
    <message>
        <source>There is no pass range &quot;%1&quot;.</source>
        <translation>Es gibt keine Passreichweite „%1“.</translation>
    </message>
    <message>
        <source>Nobody may throw as far as this here.</source>
        <translation>So weit darf hier niemand werfen.</translation>
    </message>
    <message>
        <source>This edition has no roll &quot;%1&quot;.</source>
        <translation>Diese Ausgabe hat keinen Wurf „%1“.</translation>
    </message>
</context>
<context>
    <name>RosterClipboard</name>
    <message>
        <source>There is no player for &quot;%1&quot;; a position in the line would hire one.</source>
        <translation>Für „%1“ gibt es keinen Spieler; mit einer Position in der Zeile würde einer verpflichtet.</translation>
    </message>
    <message>
        <source>The team list has no position &quot;%1&quot;.</source>
        <translation>Die Teamliste hat keine Position „%1“.</translation>
    </message>
</context>
<context>
    <name>RosterWords</name>
    <message>
        <source>&quot;%1&quot; is not a position and a number.</source>
        <translation>„%1“ ist keine Position mit Anzahl.</translation>
    </message>
    <message>
        <source>Nobody in %1 is called &quot;%2&quot;.</source>
        <translation>Niemand in %1 heißt „%2“.</translation>
    </message>
    <message>
        <source>Several players are called &quot;%1&quot;: name one of them by his id.</source>
        <translation>Mehrere Spieler heißen „%1“: Einer davon ist mit seiner Kennung zu nennen.</translation>
    </message>
    <message>
        <source>The team list has no position &quot;%1&quot;; there are: %2.</source>
        <translation>Die Teamliste hat keine Position „%1“; es gibt: %2.</translation>
    </message>
</context>
<context>
    <name>RoundRobin</name>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; are pinned, but they are not two teams of one division.</source>
        <translation>„%1“ und „%2“ sind festgelegt, aber nicht zwei Teams einer Staffel.</translation>
    </message>
    <message>
        <source>Everybody meets everybody between 1 and %1 times.</source>
        <translation>Jeder trifft jeden zwischen 1- und %1-mal.</translation>
    </message>
    <message>
        <source>The pinned pairs cannot all meet in the rounds they are pinned in: unpin one of them.</source>
        <translation>Die festgesteckten Paare können nicht alle in ihren Runden aufeinandertreffen: Löse eines davon.</translation>
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
        <translation>Gibt eine ganze Ausgabe als ein JSON-Objekt aus.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Ausgabe, wie in `dugout rules list`.</translation>
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
        <translation>gibt eine ganze Ausgabe als JSON aus</translation>
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
        <translation>schreibt die Kurzübersicht einer Ausgabe als PDF</translation>
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
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Star players</source>
        <translation>Starspieler</translation>
    </message>
    <message>
        <source>Inducements</source>
        <translation>Anreize</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Tabellenzeilen</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Abläufe</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Wahlregeln</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Warbands</source>
        <translation>Banden</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere Regeln</translation>
    </message>
</context>
<context>
    <name>RulesPrintCommand</name>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Ausgabe, wie in `dugout rules list`.</translation>
    </message>
    <message>
        <source>Writes the quick-reference sheet of an edition as PDF.</source>
        <translation>Schreibt die Kurzübersicht einer Ausgabe als PDF.</translation>
    </message>
</context>
<context>
    <name>RulesTable</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Gold for a new team</source>
        <translation>Gold für ein neues Team</translation>
    </message>
    <message>
        <source>More gold with every season</source>
        <translation>Mehr Gold mit jeder Saison</translation>
    </message>
    <message>
        <source>Races that may join</source>
        <translation>Rassen, die teilnehmen dürfen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1, from round %2</source>
        <translation>%1, ab Runde %2</translation>
    </message>
    <message>
        <source>From the founding on</source>
        <translation>Seit der Gründung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>Im Regelbuch</translation>
    </message>
    <message>
        <source>In this league</source>
        <translation>In dieser Liga</translation>
    </message>
    <message>
        <source>Everything is played by the book.</source>
        <translation>Alles wird nach dem Regelbuch gespielt.</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Preis: %1</translation>
    </message>
    <message>
        <source>At most: %1</source>
        <translation>Höchstens: %1</translation>
    </message>
    <message>
        <source>Price to buy a player back</source>
        <translation>Preis für den Rückkauf eines Spielers</translation>
    </message>
    <message>
        <source>his value</source>
        <translation>sein Wert</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>one action</source>
        <translation>eine Aktion</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>den Spielzug</translation>
    </message>
    <message>
        <source>the opposing turn</source>
        <translation>den gegnerischen Spielzug</translation>
    </message>
    <message>
        <source>two turns</source>
        <translation>zwei Spielzüge</translation>
    </message>
    <message>
        <source>two opposing turns</source>
        <translation>zwei gegnerische Spielzüge</translation>
    </message>
    <message>
        <source>until the next turn</source>
        <translation>bis zum nächsten Spielzug</translation>
    </message>
    <message>
        <source>the kick-off</source>
        <translation>den Anstoß</translation>
    </message>
    <message>
        <source>the drive</source>
        <translation>den Drive</translation>
    </message>
    <message>
        <source>the next drive</source>
        <translation>den nächsten Drive</translation>
    </message>
    <message>
        <source>the half</source>
        <translation>die Halbzeit</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>the drive, then the match</source>
        <translation>den Drive, danach das Spiel</translation>
    </message>
    <message>
        <source>until it is used</source>
        <translation>bis zum Einsatz</translation>
    </message>
    <message>
        <source>until the ball is lost</source>
        <translation>bis der Ball verloren geht</translation>
    </message>
    <message>
        <source>until the weather changes</source>
        <translation>bis das Wetter wechselt</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Erzielt</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Mehr Spieler</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Nur für</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Stays in play</source>
        <translation>Bleibt im Spiel</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Inspired when</source>
        <translation>Inspiriert, wenn</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>ploy</source>
        <translation>Finte</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>Aufwertung</translation>
    </message>
    <message>
        <source>every warband</source>
        <translation>jede Bande</translation>
    </message>
    <message>
        <source>in an end phase</source>
        <translation>in einer Endphase</translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspiriert</translation>
    </message>
    <message>
        <source>not inspired</source>
        <translation>nicht inspiriert</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>on a die</source>
        <translation>auf einem Würfel</translation>
    </message>
    <message>
        <source>on a card</source>
        <translation>auf einer Karte</translation>
    </message>
    <message>
        <source>MA</source>
        <translation>BW</translation>
    </message>
    <message>
        <source>ST</source>
        <translation>ST</translation>
    </message>
    <message>
        <source>AG</source>
        <translation>GE</translation>
    </message>
    <message>
        <source>AV</source>
        <translation>RW</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Geschicklichkeit</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>Extraordinary</source>
        <translation>Außergewöhnlich</translation>
    </message>
    <message>
        <source>the coach says so</source>
        <translation>der Trainer sagt sie an</translation>
    </message>
    <message>
        <source>in answer to something</source>
        <translation>als Reaktion auf etwas</translation>
    </message>
    <message>
        <source>must be used</source>
        <translation>muss eingesetzt werden</translation>
    </message>
    <message>
        <source>always works</source>
        <translation>wirkt immer</translation>
    </message>
</context>
<context>
    <name>RulesetLibrary</name>
    <message>
        <source>this id belongs to a built-in ruleset</source>
        <translation>diese Kennung gehört einem eingebauten Regelwerk</translation>
    </message>
    <message>
        <source>The ruleset &quot;%1&quot; has a fault.</source>
        <translation>Das Regelwerk „%1“ hat einen Fehler.</translation>
    </message>
    <message>
        <source>There is no ruleset &quot;%1&quot;; there are: %2.</source>
        <translation>Das Regelwerk „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>this is &quot;%1&quot;, and its folder is called &quot;%2&quot;</source>
        <translation>das ist „%1“, und sein Ordner heißt „%2“</translation>
    </message>
</context>
<context>
    <name>SampleLeague</name>
    <message>
        <source>Harvest Cup</source>
        <translation>Erntepokal</translation>
    </message>
    <message>
        <source>First season</source>
        <translation>Erste Saison</translation>
    </message>
    <message>
        <source>Sample League</source>
        <translation>Beispielliga</translation>
    </message>
    <message>
        <source>The sample league is here already.</source>
        <translation>Die Beispielliga ist schon da.</translation>
    </message>
</context>
<context>
    <name>SampleTeams</name>
    <message>
        <source>There is no sample &quot;%1&quot;.</source>
        <translation>Es gibt kein Beispiel „%1“.</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&quot;%1&quot; is there already. Replace it?</source>
        <translation>„%1“ ist schon da. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>SeasonEnd</name>
    <message>
        <source>Winner of %1</source>
        <translation>Sieger (%1)</translation>
    </message>
    <message>
        <source>Wooden spoon of %1</source>
        <translation>Rote Laterne (%1)</translation>
    </message>
    <message>
        <source>This competition has no divisions to go up or down in.</source>
        <translation>Dieser Wettbewerb hat keine Staffeln zum Auf- und Absteigen.</translation>
    </message>
    <message>
        <source>A division is too small for so many to change.</source>
        <translation>Eine Staffel ist zu klein, als dass so viele wechseln könnten.</translation>
    </message>
    <message>
        <source>There is no such competition in this league.</source>
        <translation>Einen solchen Wettbewerb gibt es in dieser Liga nicht.</translation>
    </message>
    <message>
        <source>Most touchdowns</source>
        <translation>Meiste Touchdowns</translation>
    </message>
    <message>
        <source>Most casualties</source>
        <translation>Meiste Verluste</translation>
    </message>
    <message>
        <source>Most kills</source>
        <translation>Meiste Tötungen</translation>
    </message>
    <message>
        <source>Most completions</source>
        <translation>Meiste gelungene Pässe</translation>
    </message>
    <message>
        <source>Most interceptions</source>
        <translation>Meiste abgefangene Pässe</translation>
    </message>
    <message>
        <source>Most often the best of the match</source>
        <translation>Am häufigsten Spieler des Tages</translation>
    </message>
    <message>
        <source>Most star player points</source>
        <translation>Meiste Starspielerpunkte</translation>
    </message>
    <message>
        <source>There is no such season in this league.</source>
        <translation>Diese Saison gibt es in der Liga nicht.</translation>
    </message>
    <message>
        <source>Best of the hard teams of %1</source>
        <translation>Bestes der schweren Teams (%1)</translation>
    </message>
    <message>
        <source>%1 is drafted anew: build it and register it again first.</source>
        <translation>%1 wird neu aufgestellt: stelle es erst fertig und melde es wieder an.</translation>
    </message>
</context>
<context>
    <name>SeasonQuestions</name>
    <message>
        <source>Begin a season</source>
        <translation>Saison beginnen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Name of the season</source>
        <translation>Name der Saison</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Saison %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Call the competition off</source>
        <translation>Wettbewerb absagen</translation>
    </message>
    <message>
        <source>Call off</source>
        <translation>Absagen</translation>
    </message>
    <message>
        <source>%1 is not played.</source>
        <translation>%1 wird nicht gespielt.</translation>
    </message>
    <message>
        <source>Rename the league</source>
        <translation>Liga umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Promotion and relegation</source>
        <translation>Auf- und Abstieg</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ausschreiben</translation>
    </message>
    <message>
        <source>A competition with the same rules and divisions: the last of each division change places with the first of the one below.</source>
        <translation>Ein Wettbewerb mit denselben Regeln und Staffeln: Die Letzten jeder Staffel tauschen mit den Ersten der nächsttieferen.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>How many go up and down</source>
        <translation>Wie viele auf- und absteigen</translation>
    </message>
    <message>
        <source>End the competition</source>
        <translation>Wettbewerb beenden</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>%1 is over then; what is open stays without a result.</source>
        <translation>Dann ist %1 vorbei; was offen ist, bleibt ohne Ergebnis.</translation>
    </message>
</context>
<context>
    <name>ServeCommand</name>
    <message>
        <source>The title or id of a kept match or skirmish.</source>
        <translation>Der Titel oder die Kennung eines gespeicherten Spiels oder Skirmish.</translation>
    </message>
    <message>
        <source>For everybody on this network, not for this machine alone. Nothing is encrypted on the way.</source>
        <translation>Für alle in diesem Netz, nicht nur für diesen Rechner. Unterwegs ist nichts verschlüsselt.</translation>
    </message>
    <message>
        <source>Listens on this address of the machine only, in numbers.</source>
        <translation>Lauscht nur an dieser Adresse des Rechners, in Zahlen.</translation>
    </message>
    <message>
        <source>The port; any that is free without it.</source>
        <translation>Der Port; ohne Angabe irgendein freier.</translation>
    </message>
    <message>
        <source>A further name it is reached by, such as that of a proxy that encrypts; may be said again.</source>
        <translation>Ein weiterer Name, unter dem man es erreicht, etwa der eines Proxys, der verschlüsselt; darf mehrmals stehen.</translation>
    </message>
    <message>
        <source>The port is a number from 0 to 65535.</source>
        <translation>Der Port ist eine Zahl von 0 bis 65535.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open. Everybody may watch at</source>
        <translation>„%1“ ist offen. Zuschauen kann jeder unter</translation>
    </message>
    <message>
        <source>Write &quot;invite N&quot; for a new code of coach N, &quot;revoke N&quot; to take his code back, &quot;quit&quot; to close the table.</source>
        <translation>„invite N“ gibt Trainer N einen neuen Code, „revoke N“ nimmt seinen Code zurück, „quit“ schließt den Tisch.</translation>
    </message>
    <message>
        <source>That means nothing here: %1</source>
        <translation>Das bedeutet hier nichts: %1</translation>
    </message>
    <message>
        <source>Coach %1, %2, with a code that is good once:</source>
        <translation>Trainer %1, %2, mit einem Code, der einmal gilt:</translation>
    </message>
    <message>
        <source>The pages of this kept league instead of a game: standings, fixtures, teams and what is played now.</source>
        <translation>Statt eines Spiels die Seiten dieser gespeicherten Liga: Tabelle, Begegnungen, Teams und was gerade gespielt wird.</translation>
    </message>
    <message>
        <source>Name a game, or a league with --league.</source>
        <translation>Nenne ein Spiel, oder eine Liga mit --league.</translation>
    </message>
    <message>
        <source>Opens a kept match or skirmish to the phones of those at the table, or the pages of a league, until it is ended.</source>
        <translation>Öffnet ein gespeichertes Spiel oder Skirmish für die Handys am Tisch, oder die Seiten einer Liga, bis es beendet wird.</translation>
    </message>
</context>
<context>
    <name>ServeLeague</name>
    <message>
        <source>The pages of &quot;%1&quot; are open at</source>
        <translation>Die Seiten von „%1“ sind offen unter</translation>
    </message>
    <message>
        <source>Write &quot;quit&quot; to close them.</source>
        <translation>Schreibe „quit“, um sie zu schließen.</translation>
    </message>
    <message>
        <source>That means nothing here: %1</source>
        <translation>Das bedeutet hier nichts: %1</translation>
    </message>
</context>
<context>
    <name>SetupCheck</name>
    <message numerus="yes">
        <source>At most %n player(s) may be on the pitch.</source>
        <translation>
            <numerusform>Höchstens %n Spieler darf auf dem Spielfeld sein.</numerusform>
            <numerusform>Höchstens %n Spieler dürfen auf dem Spielfeld sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>More players are in reserve and must be set up.</source>
        <translation>Es sind noch Spieler in der Reserve; sie müssen aufgestellt werden.</translation>
    </message>
    <message>
        <source>Every player must stand in his own half.</source>
        <translation>Jeder Spieler muss in der eigenen Hälfte stehen.</translation>
    </message>
    <message>
        <source>Two players stand on one square.</source>
        <translation>Zwei Spieler stehen auf demselben Feld.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) must stand on the line of scrimmage.</source>
        <translation>
            <numerusform>Mindestens %n Spieler muss an der Startlinie stehen.</numerusform>
            <numerusform>Mindestens %n Spieler müssen an der Startlinie stehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) may stand in the top wide zone.</source>
        <translation>
            <numerusform>In der oberen Seitenzone darf höchstens %n Spieler stehen.</numerusform>
            <numerusform>In der oberen Seitenzone dürfen höchstens %n Spieler stehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) may stand in the bottom wide zone.</source>
        <translation>
            <numerusform>In der unteren Seitenzone darf höchstens %n Spieler stehen.</numerusform>
            <numerusform>In der unteren Seitenzone dürfen höchstens %n Spieler stehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedConnect</name>
    <message>
        <source>Password for %1:</source>
        <translation>Passwort für %1:</translation>
    </message>
</context>
<context>
    <name>SharedFault</name>
    <message>
        <source>Somebody else changed this first; please look at it again.</source>
        <translation>Jemand anders hat das zuerst geändert; bitte noch einmal ansehen.</translation>
    </message>
    <message>
        <source>The roster of this team is locked: it plays, or it is registered as it is.</source>
        <translation>Der Kader dieses Teams ist gesperrt: Es spielt gerade oder ist so gemeldet, wie es ist.</translation>
    </message>
    <message>
        <source>The result of this match is confirmed: only the commissioner changes it.</source>
        <translation>Das Ergebnis dieses Spiels ist bestätigt: Nur die Ligaleitung ändert es.</translation>
    </message>
    <message>
        <source>This fixture is not published, or nothing more can be entered for it.</source>
        <translation>Diese Begegnung ist nicht veröffentlicht, oder für sie kann nichts mehr eingetragen werden.</translation>
    </message>
    <message>
        <source>The commissioner has taken this league home: here it can only be read.</source>
        <translation>Die Ligaleitung hat diese Liga nach Hause geholt: Hier kann sie nur gelesen werden.</translation>
    </message>
    <message>
        <source>The server has something else in the same place; nothing was changed.</source>
        <translation>Der Server hat an derselben Stelle etwas anderes; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The server did not take this.</source>
        <translation>Der Server hat das nicht angenommen.</translation>
    </message>
    <message>
        <source>This league is on the server already.</source>
        <translation>Diese Liga ist schon auf dem Server.</translation>
    </message>
    <message>
        <source>The server knows nobody of that name who can log in there; its administrator makes the login.</source>
        <translation>Der Server kennt niemanden dieses Namens, der sich dort anmelden kann; sein Verwalter richtet die Anmeldung ein.</translation>
    </message>
    <message>
        <source>%1 is not prepared for shared leagues yet; &quot;dugout league roles sql&quot; writes what its administrator has to run.</source>
        <translation>%1 ist noch nicht für geteilte Ligen vorbereitet; „dugout league roles sql“ schreibt, was sein Verwalter ausführen muss.</translation>
    </message>
    <message>
        <source>You belong to no league at %1; its commissioner lets you in.</source>
        <translation>Du gehörst zu keiner Liga auf %1; deren Ligaleitung lässt dich hinein.</translation>
    </message>
    <message>
        <source>You may not bring leagues to %1; &quot;dugout league roles sql&quot; writes what its administrator has to run.</source>
        <translation>Sie dürfen keine Ligen auf %1 bringen; „dugout league roles sql“ schreibt, was sein Verwalter ausführen muss.</translation>
    </message>
    <message>
        <source>The leagues at %1 were made for a newer Dugout; please update Dugout.</source>
        <translation>Die Ligen auf %1 sind von einem neueren Dugout; bitte Dugout aktualisieren.</translation>
    </message>
    <message>
        <source>The server takes no more from you for this league, to which you have brought as much as one coach may; its administrator can give more room, and what waits stays here until then.</source>
        <translation>Der Server nimmt von dir für diese Liga nichts mehr an, zu der du so viel gebracht hast, wie ein Trainer darf; seine Verwaltung kann mehr Platz geben, und was wartet, bleibt bis dahin hier.</translation>
    </message>
    <message>
        <source>This match is being played at the table where it was begun, and goes on there; once nobody has sat at it for two minutes, it can go on here.</source>
        <translation>Dieses Spiel wird gerade an dem Tisch gespielt, an dem es begonnen wurde, und geht dort weiter; sobald zwei Minuten niemand mehr daran sitzt, kann es hier weitergehen.</translation>
    </message>
    <message>
        <source>The end of this match came from another table: you can stand by its result or dispute it, and the commissioner corrects it.</source>
        <translation>Das Ende dieses Spiels kam von einem anderen Tisch: Du kannst zu seinem Ergebnis stehen oder es bestreiten, und die Ligaleitung berichtigt es.</translation>
    </message>
    <message>
        <source>The server says that this is not yours to do in this league.</source>
        <translation>Der Server sagt, dass dir das in dieser Liga nicht zusteht.</translation>
    </message>
    <message>
        <source>%1 was prepared by an older Dugout: its leagues are only read until it is prepared anew, which changes nothing of them; &quot;dugout league roles prepare&quot; does that for somebody who may, and &quot;dugout league roles sql&quot; writes it for the administrator.</source>
        <translation>%1 wurde von einem älteren Dugout eingerichtet: Seine Ligen werden nur gelesen, bis er neu eingerichtet ist, was an ihnen nichts ändert; „dugout league roles prepare“ tut das für jemanden, der darf, und „dugout league roles sql“ schreibt es für den Verwalter.</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The league &quot;%1&quot; is shared already.</source>
        <translation>Die Liga „%1“ ist schon geteilt.</translation>
    </message>
    <message>
        <source>The league &quot;%1&quot; is not shared.</source>
        <translation>Die Liga „%1“ ist nicht geteilt.</translation>
    </message>
    <message>
        <source>Only the commissioner of this league may do that.</source>
        <translation>Das darf nur die Leitung dieser Liga.</translation>
    </message>
    <message>
        <source>In this league you may look, and play the matches of your own teams, and nothing else.</source>
        <translation>In dieser Liga darf man zusehen und die Spiele der eigenen Teams spielen, sonst nichts.</translation>
    </message>
    <message>
        <source>The league &quot;%1&quot; is not the same here and on the server; nothing was let go.</source>
        <translation>Die Liga „%1“ ist hier und auf dem Server nicht gleich; nichts wurde freigegeben.</translation>
    </message>
    <message>
        <source>You belong to no league &quot;%1&quot; at %2.</source>
        <translation>Sie gehören zu keiner Liga „%1“ auf %2.</translation>
    </message>
    <message>
        <source>Several leagues are there, say which with --league: %1.</source>
        <translation>Dort sind mehrere Ligen; mit --league sagen, welche: %1.</translation>
    </message>
    <message>
        <source>You belong to no league at %1.</source>
        <translation>Du gehörst zu keiner Liga auf %1.</translation>
    </message>
    <message>
        <source>A league &quot;%1&quot; that is not shared is kept here already.</source>
        <translation>Hier gibt es schon eine Liga „%1“, die nicht geteilt ist.</translation>
    </message>
    <message>
        <source>This is no code of a shared league; please look at the slip again.</source>
        <translation>Das ist kein Code einer geteilten Liga; bitte noch einmal auf den Zettel sehen.</translation>
    </message>
    <message>
        <source>Somebody else changed this first; please look at it again.</source>
        <translation>Jemand anders hat das zuerst geändert; bitte noch einmal ansehen.</translation>
    </message>
    <message>
        <source>%1 has begun</source>
        <translation>%1 hat begonnen</translation>
    </message>
    <message>
        <source>%1 is over</source>
        <translation>%1 ist zu Ende</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>%1 wurde geändert</translation>
    </message>
    <message>
        <source>commissioner</source>
        <translation>Ligaleitung</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>nobody any more</source>
        <translation>niemand mehr</translation>
    </message>
    <message>
        <source>The league &quot;%1&quot; is only read here: it is on its way to its server or back, or the copy here has not been let go yet.</source>
        <translation>Die Liga „%1“ wird hier nur gelesen: Sie ist auf dem Weg zu ihrem Server oder zurück, oder die Kopie hier wurde noch nicht freigegeben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is played at another table too, and went another way there: what was entered here stays here.</source>
        <translation>„%1“ wird auch an einem anderen Tisch gespielt und ist dort anders verlaufen: Was hier eingetragen wurde, bleibt hier.</translation>
    </message>
    <message>
        <source>In a league that is shared, a skirmish is entered game by game once it is over.</source>
        <translation>In einer geteilten Liga wird ein Skirmish Partie für Partie eingetragen, wenn es vorbei ist.</translation>
    </message>
    <message>
        <source>This match is played at another table, with cards that only that table knows: it can be followed here, and goes on there.</source>
        <translation>Dieses Spiel wird an einem anderen Tisch gespielt, mit Karten, die nur dieser Tisch kennt: Hier lässt es sich verfolgen, dort geht es weiter.</translation>
    </message>
    <message>
        <source>The server answers and has the league &quot;%1&quot;: take it home, or leave it.</source>
        <translation>Der Server antwortet und hat die Liga „%1“: Hole sie nach Hause oder verlasse sie.</translation>
    </message>
    <message>
        <source>This match ended at another table: its result comes from there.</source>
        <translation>Dieses Spiel ging an einem anderen Tisch zu Ende: Sein Ergebnis kommt von dort.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) of this league still wait to be delivered.</source>
        <translation>
            <numerusform>%n Sache dieser Liga wartet noch auf die Ablieferung.</numerusform>
            <numerusform>%n Sachen dieser Liga warten noch auf die Ablieferung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The team &quot;%1&quot; is kept here too and is not the same as the league&apos;s.</source>
        <translation>Das Team „%1“ ist auch hier aufbewahrt und nicht dasselbe wie das der Liga.</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 läuft weiter</translation>
    </message>
    <message>
        <source>This is kept on the league&apos;s server, which cannot be reached now; nothing was changed.</source>
        <translation>Das liegt auf dem Server der Liga, der jetzt nicht zu erreichen ist; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>This match was last played at another table, so nothing was entered here: if both tables play on, the two part, and the commissioner has to choose one of them.</source>
        <translation>Dieses Spiel wurde zuletzt an einem anderen Tisch gespielt, darum wurde hier nichts eingetragen: Spielen beide Tische weiter, so gehen sie auseinander, und die Ligaleitung muss einen davon wählen.</translation>
    </message>
</context>
<context>
    <name>SharingQuestions</name>
    <message>
        <source>Looking at the server…</source>
        <translation>Der Server wird angesehen…</translation>
    </message>
    <message>
        <source>Every result that came in fits.</source>
        <translation>Jedes Ergebnis, das hereinkam, passt.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>This result was delivered when another one stood already. Whichever you choose counts, with its sheets; the other one is kept as it is.</source>
        <translation>Dieses Ergebnis wurde abgeliefert, als schon ein anderes galt. Das gewählte zählt, mit seinen Bögen; das andere bleibt aufbewahrt, wie es ist.</translation>
    </message>
    <message>
        <source>What stands</source>
        <translation>Was gilt</translation>
    </message>
    <message>
        <source>What was delivered</source>
        <translation>Was abgeliefert wurde</translation>
    </message>
    <message>
        <source>What stands goes on counting</source>
        <translation>Was gilt, zählt weiter</translation>
    </message>
    <message>
        <source>What was delivered counts</source>
        <translation>Was abgeliefert wurde, zählt</translation>
    </message>
    <message>
        <source>Saying it to the server…</source>
        <translation>Es wird dem Server mitgeteilt…</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Somebody else (%1) changed this team on the server while your change waited. Please choose which sheet counts.</source>
        <translation>Jemand anders (%1) hat dieses Team auf dem Server geändert, während deine Änderung wartete. Wähle, welcher Bogen zählt.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deiner</translation>
    </message>
    <message>
        <source>The server&apos;s</source>
        <translation>Der des Servers</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <source>Take the server&apos;s</source>
        <translation>Den des Servers nehmen</translation>
    </message>
    <message>
        <source>Share this league…</source>
        <translation>Diese Liga teilen…</translation>
    </message>
    <message>
        <source>Go on…</source>
        <translation>Weitermachen…</translation>
    </message>
    <message>
        <source>Let it go…</source>
        <translation>Freigeben…</translation>
    </message>
    <message>
        <source>Who may do what…</source>
        <translation>Wer was darf…</translation>
    </message>
    <message>
        <source>Results that no longer fit…</source>
        <translation>Ergebnisse, die nicht mehr passen…</translation>
    </message>
    <message>
        <source>Print the slip…</source>
        <translation>Zettel drucken…</translation>
    </message>
    <message>
        <source>Save the file for joining…</source>
        <translation>Datei zum Beitreten speichern…</translation>
    </message>
    <message>
        <source>Take it home…</source>
        <translation>Nach Hause holen…</translation>
    </message>
    <message>
        <source>Leave it…</source>
        <translation>Verlassen…</translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation>Nach Hause holen</translation>
    </message>
    <message>
        <source>Everything of %1 is fetched, both sides are compared, and from then on it is worked on here. On the server it stays, only to be read.</source>
        <translation>Alles von %1 wird geholt, beide Seiten werden verglichen, und von da an wird hier gearbeitet. Auf dem Server bleibt sie, nur zu lesen.</translation>
    </message>
    <message>
        <source>Taking the league home…</source>
        <translation>Die Liga wird nach Hause geholt…</translation>
    </message>
    <message>
        <source>Leave the league</source>
        <translation>Liga verlassen</translation>
    </message>
    <message>
        <source>%1 is taken off this machine; on the server it stays, and its teams and matches stay here too. It can be joined again.</source>
        <translation>%1 wird von diesem Rechner genommen; auf dem Server bleibt sie, und ihre Teams und Spiele bleiben auch hier. Man kann ihr wieder beitreten.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leaving the league…</source>
        <translation>Die Liga wird verlassen…</translation>
    </message>
    <message>
        <source>Refused by the server</source>
        <translation>Vom Server abgelehnt</translation>
    </message>
    <message>
        <source>Ask the server again</source>
        <translation>Server noch einmal fragen</translation>
    </message>
    <message>
        <source>Asking again…</source>
        <translation>Es wird noch einmal gefragt…</translation>
    </message>
    <message>
        <source>File for joining</source>
        <translation>Datei zum Beitreten</translation>
    </message>
    <message>
        <source>Shared leagues (*.dugout-league)</source>
        <translation>Geteilte Ligen (*.dugout-league)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Go on without the server…</source>
        <translation>Ohne den Server weitermachen…</translation>
    </message>
    <message>
        <source>Only where the server is gone for good: %1 is worked on here again as it was last seen, by whoever sits at this machine, and has nothing to do with the other tables any more. A server that answers and has it says no.</source>
        <translation>Nur wenn der Server für immer weg ist: An %1 wird hier wieder gearbeitet, so wie die Liga zuletzt gesehen wurde, von jedem an diesem Rechner; mit den anderen Tischen hat sie nichts mehr zu tun. Ein Server, der antwortet und sie hat, sagt nein.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) that wait to be delivered are dropped; the matches and teams stay here.</source>
        <translation>
            <numerusform>%n Sache, die auf die Ablieferung wartet, fällt weg; Spiele und Teams bleiben hier.</numerusform>
            <numerusform>%n Sachen, die auf die Ablieferung warten, fallen weg; Spiele und Teams bleiben hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on without the server</source>
        <translation>Ohne den Server weitermachen</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Ohne ihn weitermachen</translation>
    </message>
    <message>
        <source>Looking for the server…</source>
        <translation>Der Server wird gesucht…</translation>
    </message>
    <message>
        <source>Prepare the server anew</source>
        <translation>Den Server neu einrichten</translation>
    </message>
    <message>
        <source>An older Dugout prepared this server. What it does and who may do what there is made anew, all of it or nothing; leagues, teams, matches and roles stay as they are. Tables with an older Dugout only read from then on, until they have this one.</source>
        <translation>Ein älteres Dugout hat diesen Server eingerichtet. Was er tut und wer dort was darf, wird neu gemacht, ganz oder gar nicht; Ligen, Teams, Spiele und Rollen bleiben, wie sie sind. Tische mit einem älteren Dugout lesen von da an nur noch, bis sie dieses haben.</translation>
    </message>
    <message>
        <source>Prepare it anew</source>
        <translation>Neu einrichten</translation>
    </message>
    <message>
        <source>Preparing the server…</source>
        <translation>Der Server wird eingerichtet…</translation>
    </message>
    <message>
        <source>SQL for the administrator</source>
        <translation>SQL für den Verwalter</translation>
    </message>
    <message>
        <source>SQL files (*.sql)</source>
        <translation>SQL-Dateien (*.sql)</translation>
    </message>
    <message>
        <source>An older Dugout prepared this server, and you may not prepare it anew. Somebody who administers it can read this SQL and run it; leagues, teams, matches and roles stay as they are.</source>
        <translation>Ein älteres Dugout hat diesen Server eingerichtet, und du darfst ihn nicht neu einrichten. Wer ihn verwaltet, kann dieses SQL lesen und ausführen; Ligen, Teams, Spiele und Rollen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Save the SQL…</source>
        <translation>Das SQL speichern…</translation>
    </message>
</context>
<context>
    <name>SheetDifference</name>
    <message>
        <source>The edition &quot;%1&quot; cannot be loaded here; the sheet changes all the same.</source>
        <translation>Die Ausgabe „%1“ lässt sich hier nicht laden; der Bogen ändert sich trotzdem.</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>%1 joins the team</source>
        <translation>%1 kommt ins Team</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>#%1 %2</source>
        <translation>Nr. %1 %2</translation>
    </message>
    <message>
        <source>star player points</source>
        <translation>Starspielerpunkte</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>The PDF file to write.</source>
        <translation>Die PDF-Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>A second language beside the first: es, en or de.</source>
        <translation>Eine zweite Sprache neben der ersten: es, en oder de.</translation>
    </message>
    <message>
        <source>The paper: a4 or letter.</source>
        <translation>Das Papier: a4 oder letter.</translation>
    </message>
    <message>
        <source>Turns the paper on its side.</source>
        <translation>Legt das Papier quer.</translation>
    </message>
    <message>
        <source>--out FILE is missing.</source>
        <translation>--out DATEI fehlt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout spricht kein „%1“; es spricht es, en und de.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no paper Dugout knows; it knows a4 and letter.</source>
        <translation>„%1“ ist kein Papier, das Dugout kennt; es kennt a4 und letter.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) written to %1.</source>
        <translation>
            <numerusform>%n Seite in %1 geschrieben.</numerusform>
            <numerusform>%n Seiten in %1 geschrieben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetOutput</name>
    <message>
        <source>The file &quot;%1&quot; cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>SheetPrinting</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Verletzungen</translation>
    </message>
    <message>
        <source>Comp</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>Abf</translation>
    </message>
    <message>
        <source>Cas</source>
        <translation>Verl</translation>
    </message>
    <message>
        <source>MVP</source>
        <translation>SdT</translation>
    </message>
    <message>
        <source>SPP</source>
        <translation>SSP</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>Team rating</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Aushilfsspieler</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>Star player</source>
        <translation>Starspieler</translation>
    </message>
    <message>
        <source>misses next match</source>
        <translation>setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>niggling</source>
        <translation>bleibende Verletzung</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Spielformular</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Wettbewerb</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Erste Halbzeit</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Zweite Halbzeit</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Winnings</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>KO</source>
        <translation>K.O.</translation>
    </message>
    <message>
        <source>Injury</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Dugout, unofficial; every description is our own.</source>
        <translation>Dugout, inoffiziell; alle Beschreibungen sind unsere eigenen.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Bought for this match</source>
        <translation>Für dieses Spiel gekauft</translation>
    </message>
    <message>
        <source>Fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
    <message>
        <source>Stadium fund</source>
        <translation>Stadionfonds</translation>
    </message>
    <message>
        <source>League points</source>
        <translation>Ligapunkte</translation>
    </message>
    <message>
        <source>star player points</source>
        <translation>Starspielerpunkte</translation>
    </message>
    <message>
        <source>misses the next match</source>
        <translation>setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>may play again</source>
        <translation>darf wieder spielen</translation>
    </message>
    <message>
        <source>signed for good</source>
        <translation>fest verpflichtet</translation>
    </message>
    <message>
        <source>joins the team</source>
        <translation>kommt ins Team</translation>
    </message>
    <message>
        <source>carries the sponsor&apos;s bombs</source>
        <translation>trägt die Bomben des Sponsors</translation>
    </message>
    <message>
        <source>No winnings</source>
        <translation>Keine Einnahmen</translation>
    </message>
    <message>
        <source>The stadium turned the team down</source>
        <translation>Das Stadion hat abgelehnt</translation>
    </message>
    <message>
        <source>niggling injuries</source>
        <translation>bleibende Verletzungen</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>entlassen</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>im Ruhestand</translation>
    </message>
    <message>
        <source>leaves the team</source>
        <translation>verlässt das Team</translation>
    </message>
    <message>
        <source>Home stadium: %1</source>
        <translation>Heimstadion: %1</translation>
    </message>
    <message>
        <source>Home stadium lost: %1</source>
        <translation>Heimstadion verloren: %1</translation>
    </message>
    <message>
        <source>Owns its stadium: %1</source>
        <translation>Eigentümer des Stadions: %1</translation>
    </message>
    <message>
        <source>Sold its stadium: %1</source>
        <translation>Stadion verkauft: %1</translation>
    </message>
    <message>
        <source>New sponsor: %1</source>
        <translation>Neuer Sponsor: %1</translation>
    </message>
    <message>
        <source>Sponsor gone: %1</source>
        <translation>Sponsor weg: %1</translation>
    </message>
    <message>
        <source>Hall of fame: %1</source>
        <translation>Ruhmeshalle: %1</translation>
    </message>
    <message>
        <source>Improvement roll %1</source>
        <translation>Starspielerwurf %1</translation>
    </message>
    <message>
        <source>Sat this match out</source>
        <translation>Hat in diesem Spiel ausgesetzt</translation>
    </message>
    <message>
        <source>Ended by the coach</source>
        <translation>Vom Trainer beendet</translation>
    </message>
    <message>
        <source>Points by the book</source>
        <translation>Punkte laut Regelbuch</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Gelungener Pass</translation>
    </message>
    <message>
        <source>Touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Abgefangener Pass</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Spieler des Tages</translation>
    </message>
    <message>
        <source>Hire and fire</source>
        <translation>Anheuern und Entlassen</translation>
    </message>
    <message>
        <source>Page %1 of the book</source>
        <translation>Seite %1 des Buches</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Kurzübersicht</translation>
    </message>
    <message>
        <source>Sponsors: %1</source>
        <translation>Sponsoren: %1</translation>
    </message>
    <message>
        <source>Name of the stadium: %1</source>
        <translation>Name des Stadions: %1</translation>
    </message>
    <message>
        <source>%1 stays hurt for the whole league</source>
        <translation>%1 bleibt für die ganze Liga verletzt</translation>
    </message>
    <message>
        <source>M</source>
        <extracomment>Sheet mark: misses the next match</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>Sheet mark: niggling injury</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Team re-rolls</source>
        <translation>Team-Wiederholungswürfe</translation>
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
        <source>Worth in gold</source>
        <translation>Gesamtwert in Gold</translation>
    </message>
    <message>
        <source>Most valuable player: lost on a player who gains no points</source>
        <translation>Spieler des Tages: verfällt bei einem Spieler, der keine Punkte sammelt</translation>
    </message>
    <message>
        <source>Re-rolls by trophies: %1</source>
        <translation>Wiederholungswürfe durch Trophäen: %1</translation>
    </message>
    <message>
        <source>In every match: %1</source>
        <translation>In jedem Spiel dabei: %1</translation>
    </message>
</context>
<context>
    <name>SheetsBack</name>
    <message>
        <source>%1 no longer has what it won with &quot;%2&quot;, so that cannot be taken back.</source>
        <translation>%1 hat nicht mehr, was es mit „%2“ gewonnen hat; das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>The match of %1 against %2 is kept, and both teams go by it: take it back there, delete it, or award a result.</source>
        <translation>Das Spiel %1 gegen %2 ist gespeichert, und beide Teams richten sich danach: dort zurücknehmen, löschen oder am grünen Tisch entscheiden.</translation>
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
    <name>ShopOptions</name>
    <message>
        <source>&quot;%1&quot; names nothing that can be bought.</source>
        <translation>„%1“ nennt nichts, was man kaufen kann.</translation>
    </message>
    <message>
        <source>What the team buys for the match against --opponent, such as bribes*2,star-players/ID,mercenaries/POSITION+SKILL.</source>
        <translation>Was das Team für das Spiel gegen --opponent kauft, etwa bribes*2,star-players/ID,mercenaries/POSITION+FÄHIGKEIT.</translation>
    </message>
    <message>
        <source>Own gold the team brings into the shop.</source>
        <translation>Eigenes Gold, das das Team zum Einkauf mitbringt.</translation>
    </message>
    <message>
        <source>The same for the other team.</source>
        <translation>Dasselbe für das andere Team.</translation>
    </message>
    <message>
        <source>Own gold the other team brings.</source>
        <translation>Eigenes Gold, das das andere Team mitbringt.</translation>
    </message>
    <message>
        <source>Both teams must play the same edition to buy inducements.</source>
        <translation>Beide Teams müssen dieselbe Ausgabe spielen, um Anreize zu kaufen.</translation>
    </message>
</context>
<context>
    <name>ShopRules</name>
    <message>
        <source>This edition has no inducement &quot;%1&quot;.</source>
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
        <source>A team has at most %1 players for a match.</source>
        <translation>Ein Team hat für ein Spiel höchstens %1 Spieler.</translation>
    </message>
    <message>
        <source>This edition has no star &quot;%1&quot;.</source>
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
        <source>No cards are drawn from the deck &quot;%1&quot;.</source>
        <translation>Aus dem Stapel „%1“ werden keine Karten gezogen.</translation>
    </message>
    <message>
        <source>Of this a team may have at most %1.</source>
        <translation>Davon darf ein Team höchstens %1 haben.</translation>
    </message>
    <message>
        <source>Of these a team may have at most %1.</source>
        <translation>Von diesen darf ein Team höchstens %1 haben.</translation>
    </message>
    <message>
        <source>Players of this position: at most %1.</source>
        <translation>Spieler dieser Position: höchstens %1.</translation>
    </message>
</context>
<context>
    <name>SiteFolder</name>
    <message>
        <source>The folder &quot;%1&quot; cannot be written.</source>
        <translation>Der Ordner „%1“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no folder; nothing is written there.</source>
        <translation>„%1“ ist kein Ordner; dort wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; holds something else than a league&apos;s site; nothing is written there.</source>
        <translation>Im Ordner „%1“ liegt etwas anderes als die Website einer Liga; dort wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>There is a site in &quot;%1&quot; already; --force replaces it.</source>
        <translation>In „%1“ liegt schon eine Website; --force ersetzt sie.</translation>
    </message>
    <message>
        <source>The site is written, but what else was in its folder is now in &quot;%1&quot;.</source>
        <translation>Die Website ist geschrieben, aber was sonst in ihrem Ordner lag, liegt jetzt in „%1“.</translation>
    </message>
    <message>
        <source>There is no folder &quot;%1&quot;.</source>
        <translation>Den Ordner „%1“ gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>Skirmish</name>
    <message>
        <source>The deck names no warband that exists.</source>
        <translation>Das Deck nennt keine Bande, die es gibt.</translation>
    </message>
    <message>
        <source>%1 of %2 power cards are ploys; at most %3 may be.</source>
        <translation>%1 von %2 Machtkarten sind Finten; höchstens %3 dürfen es sein.</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot; in the collection.</source>
        <translation>Die Karte „%1“ ist nicht in der Sammlung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in the deck more than once.</source>
        <translation>„%1“ ist mehr als einmal im Deck.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no objective card.</source>
        <translation>„%1“ ist keine Zielkarte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no power card.</source>
        <translation>„%1“ ist keine Machtkarte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to another warband.</source>
        <translation>„%1“ gehört einer anderen Bande.</translation>
    </message>
    <message>
        <source>No fighter of the warband may use &quot;%1&quot;.</source>
        <translation>Kein Kämpfer der Bande darf „%1“ nutzen.</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Choose a board</source>
        <translation>Spielbrett wählen</translation>
    </message>
    <message>
        <source>%1 chooses a board.</source>
        <translation>%1 wählt ein Spielbrett.</translation>
    </message>
    <message>
        <source>Place the board</source>
        <translation>Spielbrett anlegen</translation>
    </message>
    <message>
        <source>Place the boards</source>
        <translation>Spielpläne auslegen</translation>
    </message>
    <message>
        <source>Choose and join the boards on the table.</source>
        <translation>Wählt die Pläne und legt sie auf dem Tisch aneinander.</translation>
    </message>
    <message>
        <source>Place the Relic</source>
        <translation>Relikt platzieren</translation>
    </message>
    <message>
        <source>%1 puts it in no one&apos;s territory.</source>
        <translation>%1 setzt es ins Niemandsland.</translation>
    </message>
    <message>
        <source>Place an objective</source>
        <translation>Ziel platzieren</translation>
    </message>
    <message>
        <source>%1 puts a token on the battlefield, face down.</source>
        <translation>%1 legt einen Marker verdeckt auf das Schlachtfeld.</translation>
    </message>
    <message>
        <source>Place the objectives</source>
        <translation>Ziele platzieren</translation>
    </message>
    <message>
        <source>In turn and face down, then turn all over.</source>
        <translation>Abwechselnd und verdeckt, danach alle aufdecken.</translation>
    </message>
    <message>
        <source>Turn the objectives over</source>
        <translation>Ziele aufdecken</translation>
    </message>
    <message>
        <source>Keep this hand?</source>
        <translation>Diese Hand behalten?</translation>
    </message>
    <message>
        <source>%1 may put away all cards of a kind and draw again.</source>
        <translation>%1 darf alle Karten einer Art ablegen und neu ziehen.</translation>
    </message>
    <message>
        <source>Who places the first fighter?</source>
        <translation>Wer stellt den ersten Kämpfer auf?</translation>
    </message>
    <message>
        <source>%1 won the roll-off and decides.</source>
        <translation>%1 hat den Wurf gewonnen und entscheidet.</translation>
    </message>
    <message>
        <source>Place a fighter</source>
        <translation>Kämpfer aufstellen</translation>
    </message>
    <message>
        <source>%1 chooses a fighter to place.</source>
        <translation>%1 wählt einen Kämpfer zum Aufstellen.</translation>
    </message>
    <message>
        <source>Choose a starting hex</source>
        <translation>Startfeld wählen</translation>
    </message>
    <message>
        <source>%2 starts there.</source>
        <translation>Dort beginnt %2.</translation>
    </message>
    <message>
        <source>Place the fighters</source>
        <translation>Kämpfer aufstellen</translation>
    </message>
    <message>
        <source>Who was the first to have placed everybody?</source>
        <translation>Wer hatte zuerst alle aufgestellt?</translation>
    </message>
    <message>
        <source>Who activates first?</source>
        <translation>Wer aktiviert zuerst?</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>Draw objectives</source>
        <translation>Ziele ziehen</translation>
    </message>
    <message>
        <source>%1 draws from the objective deck.</source>
        <translation>%1 zieht vom Zieldeck.</translation>
    </message>
    <message>
        <source>Draw power cards</source>
        <translation>Machtkarten ziehen</translation>
    </message>
    <message>
        <source>%1 draws from the power deck.</source>
        <translation>%1 zieht vom Machtdeck.</translation>
    </message>
    <message>
        <source>Discard an objective</source>
        <translation>Ziel ablegen</translation>
    </message>
    <message>
        <source>%1 draws another for it.</source>
        <translation>%1 zieht dafür ein anderes.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Where does %2 go?</source>
        <translation>Wohin geht %2?</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Where is %2 put?</source>
        <translation>Wohin wird %2 gesetzt?</translation>
    </message>
    <message>
        <source>Reaction?</source>
        <translation>Reaktion?</translation>
    </message>
    <message>
        <source>%1 may react; one reaction for each opportunity.</source>
        <translation>%1 darf reagieren; eine Reaktion je Gelegenheit.</translation>
    </message>
    <message>
        <source>Power step</source>
        <translation>Machtschritt</translation>
    </message>
    <message>
        <source>%1 plays a power card or passes.</source>
        <translation>%1 spielt eine Machtkarte oder passt.</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Aufwertung</translation>
    </message>
    <message>
        <source>Who is given %3?</source>
        <translation>Wer erhält %3?</translation>
    </message>
    <message>
        <source>Ploy</source>
        <translation>Finte</translation>
    </message>
    <message>
        <source>Whom does %3 concern?</source>
        <translation>Wen betrifft %3?</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>Was geschieht?</translation>
    </message>
    <message>
        <source>Carry out %3, one thing after another.</source>
        <translation>Führt %3 aus, eins nach dem anderen.</translation>
    </message>
    <message>
        <source>Whom does it happen to?</source>
        <translation>Wem geschieht es?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Welche Zahl?</translation>
    </message>
    <message>
        <source>Score an objective now</source>
        <translation>Ziel sofort werten</translation>
    </message>
    <message>
        <source>%1 shows an objective whose condition is met.</source>
        <translation>%1 zeigt ein Ziel, dessen Bedingung erfüllt ist.</translation>
    </message>
    <message>
        <source>Points that %1 gains or loses.</source>
        <translation>Punkte, die %1 erhält oder verliert.</translation>
    </message>
    <message>
        <source>Inspire a fighter</source>
        <translation>Kämpfer inspirieren</translation>
    </message>
    <message>
        <source>The condition on the card is met.</source>
        <translation>Die Bedingung auf der Karte ist erfüllt.</translation>
    </message>
    <message>
        <source>Set something by hand</source>
        <translation>Etwas von Hand setzen</translation>
    </message>
    <message>
        <source>The table is always right.</source>
        <translation>Der Tisch hat immer recht.</translation>
    </message>
    <message>
        <source>Glory on the card</source>
        <translation>Ruhm auf der Karte</translation>
    </message>
    <message>
        <source>How much does %3 give?</source>
        <translation>Wie viel gibt %3?</translation>
    </message>
    <message>
        <source>Choose the attack</source>
        <translation>Angriff wählen</translation>
    </message>
    <message>
        <source>%2 attacks.</source>
        <translation>%2 greift an.</translation>
    </message>
    <message>
        <source>Choose the target</source>
        <translation>Ziel des Angriffs wählen</translation>
    </message>
    <message>
        <source>Put everything into it?</source>
        <translation>Alles hineinlegen?</translation>
    </message>
    <message>
        <source>%2 rolls more dice and is done for this phase.</source>
        <translation>%2 wirft mehr Würfel und ist für diese Phase fertig.</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>Attack symbol</source>
        <translation>Angriffssymbol</translation>
    </message>
    <message>
        <source>Which symbol does %2 need?</source>
        <translation>Welches Symbol braucht %2?</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Defence symbol</source>
        <translation>Verteidigungssymbol</translation>
    </message>
    <message>
        <source>Supports</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>The attacker&apos;s supports minus the target&apos;s.</source>
        <translation>Unterstützungen des Angreifers minus die des Ziels.</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Angriffswurf</translation>
    </message>
    <message>
        <source>Defence roll</source>
        <translation>Verteidigungswurf</translation>
    </message>
    <message>
        <source>%2 defends.</source>
        <translation>%2 verteidigt sich.</translation>
    </message>
    <message>
        <source>Is there room behind the target?</source>
        <translation>Ist hinter dem Ziel Platz?</translation>
    </message>
    <message>
        <source>Out of action?</source>
        <translation>Außer Gefecht?</translation>
    </message>
    <message>
        <source>Is the damage on %2 as much as the wounds?</source>
        <translation>Erreicht der Schaden an %2 die Wunden?</translation>
    </message>
    <message>
        <source>Drive back?</source>
        <translation>Zurücktreiben?</translation>
    </message>
    <message>
        <source>%2 may be driven one hex away from the attacker.</source>
        <translation>%2 darf ein Feld vom Angreifer weggetrieben werden.</translation>
    </message>
    <message>
        <source>Knockback</source>
        <translation>Rückstoß</translation>
    </message>
    <message>
        <source>How many more hexes is %2 driven?</source>
        <translation>Wie viele Felder weiter wird %2 getrieben?</translation>
    </message>
    <message>
        <source>Score objectives</source>
        <translation>Ziele werten</translation>
    </message>
    <message>
        <source>%1 shows objectives whose conditions are met.</source>
        <translation>%1 zeigt Ziele, deren Bedingungen erfüllt sind.</translation>
    </message>
    <message>
        <source>Discard objectives</source>
        <translation>Ziele ablegen</translation>
    </message>
    <message>
        <source>%1 may discard any of them.</source>
        <translation>%1 darf beliebig viele ablegen.</translation>
    </message>
    <message>
        <source>Discard power cards</source>
        <translation>Machtkarten ablegen</translation>
    </message>
    <message>
        <source>Play upgrades</source>
        <translation>Aufwertungen spielen</translation>
    </message>
    <message>
        <source>%1 may spend glory on upgrades.</source>
        <translation>%1 darf Ruhm für Aufwertungen ausgeben.</translation>
    </message>
    <message>
        <source>Glory from objectives</source>
        <translation>Ruhm durch Ziele</translation>
    </message>
    <message>
        <source>How many points did %1 score?</source>
        <translation>Wie viele Punkte wertet %1?</translation>
    </message>
    <message>
        <source>Glory spent</source>
        <translation>Ausgegebener Ruhm</translation>
    </message>
    <message>
        <source>How many points does %1 spend on upgrades?</source>
        <translation>Wie viele Punkte gibt %1 für Aufwertungen aus?</translation>
    </message>
    <message>
        <source>Who holds the Relic?</source>
        <translation>Wer hält das Relikt?</translation>
    </message>
    <message>
        <source>Objectives held</source>
        <translation>Gehaltene Ziele</translation>
    </message>
    <message>
        <source>How many objectives does %1 hold?</source>
        <translation>Wie viele Ziele hält %1?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Objectives again</source>
        <translation>Ziele neu</translation>
    </message>
    <message>
        <source>Power cards again</source>
        <translation>Machtkarten neu</translation>
    </message>
    <message>
        <source>Both again</source>
        <translation>Beide neu</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw a power card</source>
        <translation>Machtkarte ziehen</translation>
    </message>
    <message>
        <source>Swap an objective</source>
        <translation>Ziel austauschen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Keine Reaktion</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Leave in place</source>
        <translation>Stehen lassen</translation>
    </message>
    <message>
        <source>Drive back</source>
        <translation>Zurücktreiben</translation>
    </message>
    <message>
        <source>There is room</source>
        <translation>Es ist Platz</translation>
    </message>
    <message>
        <source>Trapped</source>
        <translation>Eingekesselt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Abwehrhaltung</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Inspire</source>
        <translation>Inspirieren</translation>
    </message>
    <message>
        <source>Gain glory</source>
        <translation>Ruhm erhalten</translation>
    </message>
    <message>
        <source>Action of a card</source>
        <translation>Aktion einer Karte</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Zurückschlagen</translation>
    </message>
    <message>
        <source>%1 has no fighters.</source>
        <translation>%1 hat keine Kämpfer.</translation>
    </message>
    <message>
        <source>%1 brings no board.</source>
        <translation>%1 bringt kein Spielbrett mit.</translation>
    </message>
    <message>
        <source>This edition is no skirmish game.</source>
        <translation>Diese Ausgabe ist kein Skirmish-Spiel.</translation>
    </message>
    <message>
        <source>Two, three or four players are needed.</source>
        <translation>Zwei, drei oder vier Spieler sind nötig.</translation>
    </message>
    <message>
        <source>Best of three is for two players.</source>
        <translation>Zwei Gewinnpartien sind für zwei Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls off: %2</source>
        <translation>%1 wirft: %2</translation>
    </message>
    <message>
        <source>%1 attacks: %2</source>
        <translation>%1 greift an: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 wins with the most glory (%2).</source>
        <translation>%1 gewinnt mit dem meisten Ruhm (%2).</translation>
    </message>
    <message>
        <source>Glory is level (%2), but the other warband is wholly out of action: %1 wins.</source>
        <translation>Der Ruhm ist gleich (%2), doch die andere Bande ist ganz außer Gefecht: %1 gewinnt.</translation>
    </message>
    <message>
        <source>Glory is level (%2), but of those tied only %1 still has fighters in play and wins.</source>
        <translation>Der Ruhm ist gleich (%2), doch von diesen hat nur %1 noch Kämpfer im Spiel und gewinnt.</translation>
    </message>
    <message>
        <source>Games and glory are level; the other warband ended the third game out of action: %1 wins the match.</source>
        <translation>Partien und Ruhm sind gleich; die andere Bande war am Ende der dritten außer Gefecht: %1 gewinnt die Begegnung.</translation>
    </message>
    <message>
        <source>%1 wiped out the other warband in sudden death and wins the match.</source>
        <translation>%1 hat die andere Bande im Plötzlichen Tod ausgeschaltet und gewinnt die Begegnung.</translation>
    </message>
    <message>
        <source>%1 wins the match by the roll-off.</source>
        <translation>%1 gewinnt die Begegnung durch den Entscheidungswurf.</translation>
    </message>
    <message>
        <source>Or just say who won the roll-off</source>
        <translation>Oder nur sagen, wer den Entscheidungswurf gewann</translation>
    </message>
    <message>
        <source>Back in play</source>
        <translation>Zurück ins Spiel</translation>
    </message>
    <message>
        <source>The action phase is over; %1 may still score off it.</source>
        <translation>Die Aktionsphase ist vorbei; %1 kann noch dafür werten.</translation>
    </message>
    <message>
        <source>Add or take glory by hand</source>
        <translation>Ruhm von Hand geben oder nehmen</translation>
    </message>
    <message>
        <source>The attack on %2 failed.</source>
        <translation>Der Angriff auf %2 ist misslungen.</translation>
    </message>
    <message>
        <source>%2 could be driven back.</source>
        <translation>%2 könnte zurückgetrieben werden.</translation>
    </message>
    <message>
        <source>The attack of %2 is over.</source>
        <translation>Der Angriff von %2 ist vorbei.</translation>
    </message>
    <message>
        <source>The activation is over.</source>
        <translation>Die Aktivierung ist vorbei.</translation>
    </message>
    <message>
        <source>A ploy was played.</source>
        <translation>Eine Finte wurde gespielt.</translation>
    </message>
    <message>
        <source>%2 is about to go out of action.</source>
        <translation>%2 ist dabei, außer Gefecht zu gehen.</translation>
    </message>
    <message>
        <source>Attack as a reaction</source>
        <translation>Angriff als Reaktion</translation>
    </message>
    <message>
        <source>The option for the number of players says another number than there are.</source>
        <translation>Die Option zur Spielerzahl nennt eine andere Zahl, als mitspielen.</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Leeres Spielbrett</translation>
    </message>
    <message>
        <source>Or just say who came last in the roll-off</source>
        <translation>Oder nur sagen, wer im Entscheidungswurf den letzten Platz belegt</translation>
    </message>
    <message>
        <source>%1 came last in the roll-off.</source>
        <translation>Letzter Platz im Entscheidungswurf: %1.</translation>
    </message>
    <message>
        <source>%1 won the roll-off.</source>
        <translation>%1 gewann den Entscheidungswurf.</translation>
    </message>
    <message>
        <source>How much Move is printed for %2? Dugout remembers it for this game. 0 leaves it open: any hex may then be chosen.</source>
        <translation>Wie viel Bewegung steht auf der Karte von %2? Dugout merkt es sich für diese Partie. 0 lässt sie offen: Dann ist jedes Feld wählbar.</translation>
    </message>
    <message>
        <source>Does anybody react?</source>
        <translation>Reagiert jemand?</translation>
    </message>
    <message>
        <source>In this order; one reaction for each opportunity. Who could react need not have the card.</source>
        <translation>In dieser Reihenfolge; eine Reaktion je Gelegenheit. Wer reagieren könnte, muss die Karte nicht haben.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>How much Range is printed for %2? Dugout remembers it for this game. 0 leaves it open: any enemy in sight may then be attacked.</source>
        <translation>Wie viel Reichweite steht auf der Karte von %2? Dugout merkt es sich für diese Partie. 0 lässt sie offen: Dann ist jeder sichtbare Gegner angreifbar.</translation>
    </message>
    <message>
        <source>How many dice are printed for %2, without upgrades? Dugout remembers it for this game.</source>
        <translation>Wie viele Würfel stehen auf der Karte von %2, ohne Aufwertungen? Dugout merkt es sich für diese Partie.</translation>
    </message>
    <message>
        <source>How much damage is printed for %2, without upgrades? Dugout remembers it for this game.</source>
        <translation>Wie viel Schaden steht auf der Karte von %2, ohne Aufwertungen? Dugout merkt es sich für diese Partie.</translation>
    </message>
    <message>
        <source>No dice to attack with</source>
        <translation>Keine Würfel zum Angreifen</translation>
    </message>
    <message>
        <source>Cards have taken every die from %2: the attack cannot succeed.</source>
        <translation>Karten lassen %2 keinen Würfel: Der Angriff kann nicht gelingen.</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>How many wounds are printed for %2, without upgrades? Dugout remembers it for this game. 0 leaves it open: Dugout then asks after every hit whether the fighter is out of action.</source>
        <translation>Wie viele Wunden stehen auf der Karte von %2, ohne Aufwertungen? Dugout merkt es sich für diese Partie. 0 lässt sie offen: Dann fragt Dugout nach jedem Treffer, ob der Kämpfer außer Gefecht ist.</translation>
    </message>
    <message>
        <source>Roll-off: four dice</source>
        <translation>Entscheidungswurf: vier Würfel</translation>
    </message>
    <message>
        <source>%1 rolls dice of either kind. Most criticals win; then single supports, then double supports.</source>
        <translation>%1 wirft Würfel beliebiger Art. Die meisten kritischen Erfolge gewinnen; danach einfache, danach doppelte Unterstützung.</translation>
    </message>
    <message>
        <source>Level: those who are tied roll again.</source>
        <translation>Gleichstand: Die Gleichauf-Liegenden werfen noch einmal.</translation>
    </message>
    <message>
        <source>%1 came last in the roll-off (%2: %3).</source>
        <comment>%2 is a symbol on a die</comment>
        <translation>Letzter Platz im Entscheidungswurf: %1 (%2: %3).</translation>
    </message>
    <message>
        <source>%1 won the roll-off (%2: %3).</source>
        <comment>%2 is a symbol on a die</comment>
        <translation>%1 gewann den Entscheidungswurf (%2: %3).</translation>
    </message>
    <message>
        <source>%1 → %2: success %3, draw %4, failure %5.</source>
        <translation>%1 → %2: Erfolg %3, Gleichstand %4, Fehlschlag %5.</translation>
    </message>
    <message>
        <source>The Move is open: every hex that can be reached is offered.</source>
        <translation>Die Bewegung ist offen: Jedes erreichbare Feld wird angeboten.</translation>
    </message>
    <message>
        <source>The Range is open: every enemy in sight is offered.</source>
        <translation>Die Reichweite ist offen: Jeder sichtbare Gegner wird angeboten.</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Game %1: %2 (%3)</source>
        <comment>number, winner, glory</comment>
        <translation>Partie %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Nobody until the next activation</source>
        <translation>Niemand bis zur nächsten Aktivierung</translation>
    </message>
    <message>
        <source>The attack dice have been rolled.</source>
        <translation>Die Angriffswürfel sind gefallen.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>Board placed</source>
        <translation>Spielbrett angelegt</translation>
    </message>
    <message>
        <source>Relic placed</source>
        <translation>Relikt platziert</translation>
    </message>
    <message>
        <source>Objective placed</source>
        <translation>Ziel platziert</translation>
    </message>
    <message>
        <source>Objectives turned over</source>
        <translation>Ziele aufgedeckt</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>First to place</source>
        <translation>Stellt zuerst auf</translation>
    </message>
    <message>
        <source>Fighter to place</source>
        <translation>Aufzustellender Kämpfer</translation>
    </message>
    <message>
        <source>Fighter placed</source>
        <translation>Kämpfer aufgestellt</translation>
    </message>
    <message>
        <source>First to have placed everybody</source>
        <translation>Zuerst fertig aufgestellt</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Objectives drawn</source>
        <translation>Ziele gezogen</translation>
    </message>
    <message>
        <source>Power cards drawn</source>
        <translation>Machtkarten gezogen</translation>
    </message>
    <message>
        <source>Objective discarded</source>
        <translation>Ziel abgeworfen</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Fighter concerned</source>
        <translation>Betroffener Kämpfer</translation>
    </message>
    <message>
        <source>Objective scored</source>
        <translation>Ziel gewertet</translation>
    </message>
    <message>
        <source>Glory by hand</source>
        <translation>Ruhm von Hand</translation>
    </message>
    <message>
        <source>Fighter inspired</source>
        <translation>Kämpfer inspiriert</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel des Angriffs</translation>
    </message>
    <message>
        <source>Everything into it</source>
        <translation>Voller Einsatz</translation>
    </message>
    <message>
        <source>Room behind the target</source>
        <translation>Platz hinter dem Ziel</translation>
    </message>
    <message>
        <source>Out of action</source>
        <translation>Außer Gefecht</translation>
    </message>
    <message>
        <source>Driven back</source>
        <translation>Zurückgetrieben</translation>
    </message>
    <message>
        <source>Objectives scored</source>
        <translation>Ziele gewertet</translation>
    </message>
    <message>
        <source>Objectives discarded</source>
        <translation>Ziele abgeworfen</translation>
    </message>
    <message>
        <source>Power cards discarded</source>
        <translation>Machtkarten abgeworfen</translation>
    </message>
    <message>
        <source>Upgrades played</source>
        <translation>Aufwertungen gespielt</translation>
    </message>
    <message>
        <source>Holder of the Relic</source>
        <translation>Träger des Relikts</translation>
    </message>
    <message>
        <source>%1 joins the board to those on the table: click where it is to lie.</source>
        <translation>%1 legt den Plan an die schon gelegten an: klicke dorthin, wo er liegen soll.</translation>
    </message>
    <message>
        <source>Their numbers in the order they were placed: a, b, c…</source>
        <translation>Ihre Nummern in der Reihenfolge, in der sie platziert wurden: a, b, c…</translation>
    </message>
    <message>
        <source>%1 counts one more critical for having placed everybody first.</source>
        <translation>%1 zählt einen kritischen Erfolg mehr, weil zuerst alle aufgestellt waren.</translation>
    </message>
    <message numerus="yes">
        <source>The attack has %n success(es).</source>
        <translation>
            <numerusform>Der Angriff hat %n Erfolg.</numerusform>
            <numerusform>Der Angriff hat %n Erfolge.</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1 these count: %2.</source>
        <translation>Für %1 zählen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>+%n glory</source>
        <translation>
            <numerusform>+%n Ruhm</numerusform>
            <numerusform>+%n Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n Schaden</numerusform>
            <numerusform>%n Schaden</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what happens, one thing after another.</source>
        <translation>Wähle, was geschieht, eins nach dem anderen.</translation>
    </message>
    <message>
        <source>%1 holds the Relic: %2.</source>
        <comment>player, +3 glory</comment>
        <translation>%1 hält das Relikt: %2.</translation>
    </message>
    <message>
        <source>%1 is inspired.</source>
        <translation>%1 ist inspiriert.</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Plötzlicher Tod</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>außer Gefecht</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 von %2 Wunden</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n Wunde</numerusform>
            <numerusform>%n Wunden</numerusform>
        </translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspiriert</translation>
    </message>
    <message>
        <source>Glory is level (%2), and %1 have no fighters left: a draw.</source>
        <comment>%1: several players</comment>
        <translation>Der Ruhm ist gleich (%2), und %1 haben keine Kämpfer mehr: unentschieden.</translation>
    </message>
    <message>
        <source>Nothing decides between %1, neither glory (%2) nor objectives held (%3): a draw.</source>
        <translation>Nichts entscheidet zwischen %1, weder der Ruhm (%2) noch die gehaltenen Ziele (%3): unentschieden.</translation>
    </message>
    <message>
        <source>Glory is level (%2); %1 holds the most objectives (%3) and wins.</source>
        <translation>Der Ruhm ist gleich (%2); %1 hält die meisten Ziele (%3) und gewinnt.</translation>
    </message>
    <message>
        <source>%1 has won more games (%2) and the match.</source>
        <translation>%1 hat mehr Partien (%2) und die Begegnung gewonnen.</translation>
    </message>
    <message>
        <source>Games are level (%2); %1 has more glory in all (%3) and wins the match.</source>
        <translation>Die Partien sind gleich (%2); %1 hat insgesamt mehr Ruhm (%3) und gewinnt die Begegnung.</translation>
    </message>
    <message>
        <source>Games are level (%1): the match is drawn.</source>
        <translation>Die Partien sind gleich (%1): Die Begegnung endet unentschieden.</translation>
    </message>
    <message>
        <source>Game %1 is over: %2</source>
        <comment>%2 is a sentence</comment>
        <translation>Partie %1 ist vorbei: %2</translation>
    </message>
    <message>
        <source>Put on another hex</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>With whom does %2 change places?</source>
        <translation>Mit wem tauscht %2 den Platz?</translation>
    </message>
    <message>
        <source>Roll the dice again</source>
        <translation>Wurf wiederholen</translation>
    </message>
    <message>
        <source>%1 is out of action.</source>
        <translation>%1 ist außer Gefecht.</translation>
    </message>
    <message>
        <source>Cards in the objective deck: %1; there must be exactly %2.</source>
        <translation>Karten im Zieldeck: %1; es müssen genau %2 sein.</translation>
    </message>
    <message>
        <source>Cards in the power deck: %1; there must be at least %2.</source>
        <translation>Karten im Machtdeck: %1; es müssen mindestens %2 sein.</translation>
    </message>
    <message>
        <source>Cleave</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Hammers count</source>
        <translation>Hämmer zählen</translation>
    </message>
    <message>
        <source>Swords count</source>
        <translation>Schwerter zählen</translation>
    </message>
    <message>
        <source>Shields count</source>
        <translation>Schilde zählen</translation>
    </message>
    <message>
        <source>Dodges count</source>
        <translation>Ausweichen zählt</translation>
    </message>
    <message>
        <source>Attack dice to roll again</source>
        <translation>Angriffswürfel zum Wiederholen</translation>
    </message>
    <message>
        <source>Defence dice to roll again</source>
        <translation>Verteidigungswürfel zum Wiederholen</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>while inspired</source>
        <translation>solange inspiriert</translation>
    </message>
    <message>
        <source>while wounded</source>
        <translation>solange verwundet</translation>
    </message>
    <message>
        <source>while unwounded</source>
        <translation>solange unverwundet</translation>
    </message>
    <message>
        <source>on an objective</source>
        <translation>auf einem Ziel</translation>
    </message>
    <message>
        <source>while on Guard</source>
        <translation>in Abwehrhaltung</translation>
    </message>
    <message>
        <source>beside a friend</source>
        <translation>neben einem Freund</translation>
    </message>
    <message>
        <source>without a friend beside</source>
        <translation>ohne Freund daneben</translation>
    </message>
    <message>
        <source>if the leader</source>
        <translation>falls Anführer</translation>
    </message>
    <message>
        <source>when charging</source>
        <translation>beim Sturmangriff</translation>
    </message>
    <message>
        <source>with Range 1</source>
        <translation>mit Reichweite 1</translation>
    </message>
    <message>
        <source>with Range 2 or more</source>
        <translation>mit Reichweite 2 oder mehr</translation>
    </message>
    <message>
        <source>against a wounded target</source>
        <translation>gegen ein verwundetes Ziel</translation>
    </message>
    <message>
        <source>against a leader</source>
        <translation>gegen einen Anführer</translation>
    </message>
    <message>
        <source>against an inspired target</source>
        <translation>gegen ein inspiriertes Ziel</translation>
    </message>
    <message>
        <source>against a target on Guard</source>
        <translation>gegen ein Ziel in Abwehrhaltung</translation>
    </message>
    <message>
        <source>after the dice of an attack</source>
        <translation>nach den Würfeln eines Angriffs</translation>
    </message>
    <message>
        <source>after a failed attack</source>
        <translation>nach einem gescheiterten Angriff</translation>
    </message>
    <message>
        <source>before being driven back</source>
        <translation>vor dem Zurückdrängen</translation>
    </message>
    <message>
        <source>before going out of action</source>
        <translation>bevor jemand außer Gefecht geht</translation>
    </message>
    <message>
        <source>after an attack</source>
        <translation>nach einem Angriff</translation>
    </message>
    <message>
        <source>after an activation</source>
        <translation>nach einer Aktivierung</translation>
    </message>
    <message>
        <source>after a ploy</source>
        <translation>nach einer Finte</translation>
    </message>
    <message>
        <source>all friendly fighters</source>
        <translation>alle eigenen Kämpfer</translation>
    </message>
    <message>
        <source>all enemy fighters</source>
        <translation>alle gegnerischen Kämpfer</translation>
    </message>
    <message>
        <source>Does anybody play a power card?</source>
        <translation>Spielt jemand eine Machtkarte?</translation>
    </message>
    <message>
        <source>The power step; nobody but who wants to is asked.</source>
        <translation>Der Machtschritt; gefragt wird nur, wer will.</translation>
    </message>
    <message>
        <source>What does %1 play? It need not be named.</source>
        <translation>Was spielt %1? Es braucht keinen Namen.</translation>
    </message>
    <message>
        <source>Who of %1 is given the upgrade?</source>
        <translation>Wer von %1 erhält die Aufwertung?</translation>
    </message>
    <message>
        <source>What does the upgrade change?</source>
        <translation>Was ändert die Aufwertung?</translation>
    </message>
    <message>
        <source>Which card it is, or what it changes for %2; nothing is fine too.</source>
        <translation>Welche Karte es ist oder was sie für %2 ändert; nichts geht auch.</translation>
    </message>
    <message>
        <source>Go on to the end phase when everybody has made all activations.</source>
        <translation>Weiter zur Endphase, wenn alle ihre Aktivierungen gemacht haben.</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Endphase</translation>
    </message>
    <message>
        <source>Score objectives, discard, play upgrades, draw up to a full hand; set the glory on the scoreboard. Then go on.</source>
        <translation>Ziele werten, abwerfen, Aufwertungen spielen, auf volle Hand nachziehen; den Ruhm auf der Anzeigetafel setzen. Dann weiter.</translation>
    </message>
    <message>
        <source>Glory spent by hand</source>
        <translation>Ruhm von Hand ausgeben</translation>
    </message>
    <message>
        <source>Points that %1 turns to spent, or back with a minus.</source>
        <translation>Punkte, die %1 ausgibt, mit Minus zurück.</translation>
    </message>
    <message>
        <source>Activations left</source>
        <translation>Übrige Aktivierungen</translation>
    </message>
    <message>
        <source>How many activations does %1 have left?</source>
        <translation>Wie viele Aktivierungen hat %1 noch?</translation>
    </message>
    <message>
        <source>Set wounds</source>
        <translation>Wunden setzen</translation>
    </message>
    <message>
        <source>How much damage is on whom?</source>
        <translation>Wer hat wie viel Schaden?</translation>
    </message>
    <message>
        <source>Turn a token</source>
        <translation>Eine Marke wenden</translation>
    </message>
    <message>
        <source>What lies beside whom?</source>
        <translation>Was liegt neben wem?</translation>
    </message>
    <message>
        <source>Mark an upgrade</source>
        <translation>Eine Aufwertung vermerken</translation>
    </message>
    <message>
        <source>What changes for whom?</source>
        <translation>Was ändert sich für wen?</translation>
    </message>
    <message>
        <source>How much does Dugout keep?</source>
        <translation>Wie viel führt Dugout?</translation>
    </message>
    <message>
        <source>From here on; it can be changed again.</source>
        <translation>Ab jetzt; es lässt sich wieder ändern.</translation>
    </message>
    <message>
        <source>Objectives in hand</source>
        <translation>Ziele auf der Hand</translation>
    </message>
    <message>
        <source>Which objectives does %1 hold?</source>
        <translation>Welche Ziele hat %1 auf der Hand?</translation>
    </message>
    <message>
        <source>Power cards in hand</source>
        <translation>Machtkarten auf der Hand</translation>
    </message>
    <message>
        <source>Which power cards does %1 hold?</source>
        <translation>Welche Machtkarten hat %1 auf der Hand?</translation>
    </message>
    <message>
        <source>Objectives that are gone</source>
        <translation>Verbrauchte Ziele</translation>
    </message>
    <message>
        <source>Which objectives has %1 scored or discarded already?</source>
        <translation>Welche Ziele hat %1 schon gewertet oder abgeworfen?</translation>
    </message>
    <message>
        <source>Power cards that are gone</source>
        <translation>Verbrauchte Machtkarten</translation>
    </message>
    <message>
        <source>Which power cards has %1 played or discarded already?</source>
        <translation>Welche Machtkarten hat %1 schon gespielt oder abgeworfen?</translation>
    </message>
    <message>
        <source>Roll off for simultaneous abilities</source>
        <translation>Gleichzeitige Fähigkeiten auswürfeln</translation>
    </message>
    <message>
        <source>The winner resolves one first, then the others in turn.</source>
        <translation>Wer gewinnt, führt zuerst eine aus, dann der Reihe nach die anderen.</translation>
    </message>
    <message>
        <source>Who gains the glory?</source>
        <translation>Wer erhält den Ruhm?</translation>
    </message>
    <message>
        <source>Pass for the rest of the phase</source>
        <translation>Bis Phasenende passen</translation>
    </message>
    <message>
        <source>Nothing for the rest of this attack</source>
        <translation>Nichts für den Rest dieses Angriffs</translation>
    </message>
    <message>
        <source>Nobody does anything more</source>
        <translation>Niemand macht mehr etwas</translation>
    </message>
    <message>
        <source>One attack die more</source>
        <translation>Ein Angriffswürfel mehr</translation>
    </message>
    <message>
        <source>One attack die fewer</source>
        <translation>Ein Angriffswürfel weniger</translation>
    </message>
    <message>
        <source>One defence die more</source>
        <translation>Ein Verteidigungswürfel mehr</translation>
    </message>
    <message>
        <source>One defence die fewer</source>
        <translation>Ein Verteidigungswürfel weniger</translation>
    </message>
    <message>
        <source>One damage more</source>
        <translation>Ein Schaden mehr</translation>
    </message>
    <message>
        <source>One damage less</source>
        <translation>Ein Schaden weniger</translation>
    </message>
    <message>
        <source>One support more for the attacker</source>
        <translation>Eine Unterstützung mehr für den Angreifer</translation>
    </message>
    <message>
        <source>One support more for the target</source>
        <translation>Eine Unterstützung mehr für das Ziel</translation>
    </message>
    <message>
        <source>Knockback by one more</source>
        <translation>Rückstoß um eins mehr</translation>
    </message>
    <message>
        <source>Counters only</source>
        <translation>Nur Zähler</translation>
    </message>
    <message>
        <source>Everything but the cards</source>
        <translation>Alles außer den Karten</translation>
    </message>
    <message>
        <source>Everything, with decks and hands</source>
        <translation>Alles, mit Decks und Handkarten</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Sturmangriff gemacht</translation>
    </message>
    <message>
        <source>Inspired</source>
        <translation>Inspiriert</translation>
    </message>
    <message>
        <source>Take the last upgrade off</source>
        <translation>Letzte Aufwertung wegnehmen</translation>
    </message>
    <message>
        <source>Roll attack dice again?</source>
        <translation>Angriffswürfel wiederholen?</translation>
    </message>
    <message>
        <source>Which dice does %2 roll again?</source>
        <translation>Welche Würfel wiederholt %2?</translation>
    </message>
    <message>
        <source>Roll defence dice again?</source>
        <translation>Verteidigungswürfel wiederholen?</translation>
    </message>
    <message>
        <source>Attack dice again</source>
        <translation>Angriffswürfel wiederholt</translation>
    </message>
    <message>
        <source>Defence dice again</source>
        <translation>Verteidigungswürfel wiederholt</translation>
    </message>
    <message>
        <source>Change the roll by hand</source>
        <translation>Den Wurf von Hand ändern</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>A word for the record; none is fine too.</source>
        <translation>Ein Wort fürs Protokoll; keines geht auch.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Dugout keeps</source>
        <translation>Dugout führt</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Von Hand geändert</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Objectives gone</source>
        <translation>Ziele verbraucht</translation>
    </message>
    <message>
        <source>Power cards gone</source>
        <translation>Machtkarten verbraucht</translation>
    </message>
    <message>
        <source>%1 rolls again: %2</source>
        <translation>%1 würfelt noch einmal: %2</translation>
    </message>
    <message>
        <source>Success %1 with it, %2 without.</source>
        <translation>Erfolg: %1 damit, %2 ohne.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Auf dem Tisch: %1.</translation>
    </message>
    <message>
        <source>Is the action phase over?</source>
        <translation>Ist die Aktionsphase vorbei?</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>weggenommen</translation>
    </message>
    <message>
        <source>The action phase is over</source>
        <translation>Die Aktionsphase ist vorbei</translation>
    </message>
    <message>
        <source>turned round</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>not turned</source>
        <translation>nicht gedreht</translation>
    </message>
    <message>
        <source>Is the hand still the same?</source>
        <translation>Ist die Hand noch dieselbe?</translation>
    </message>
    <message>
        <source>What %1 held before, but for what was played since.</source>
        <translation>Was %1 vorher hielt, ohne das seither Gespielte.</translation>
    </message>
    <message>
        <source>With two players the other one; with more only who took %2 out of action.</source>
        <translation>Zu zweit der andere; zu mehreren nur, wer %2 außer Gefecht gesetzt hat.</translation>
    </message>
    <message>
        <source>As it was before</source>
        <translation>Wie vorher</translation>
    </message>
    <message>
        <source>Tell it anew</source>
        <translation>Neu angeben</translation>
    </message>
    <message>
        <source>none</source>
        <comment>power cards, upgrades</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>no more</source>
        <comment>upgrades</comment>
        <translation>keine weiteren</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>unverletzt</translation>
    </message>
    <message>
        <source>not named</source>
        <comment>an upgrade whose card nobody says</comment>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>How many defence dice are printed for %2, without upgrades? Dugout remembers it for this game.</source>
        <translation>Wie viele Verteidigungswürfel stehen auf der Karte von %2, ohne Aufwertungen? Dugout merkt es sich für diese Partie.</translation>
    </message>
    <message>
        <source>Which symbol does %2 need to defend?</source>
        <translation>Welches Symbol braucht %2 zur Verteidigung?</translation>
    </message>
    <message>
        <source>Move on the card</source>
        <translation>Bewegung laut Karte</translation>
    </message>
    <message>
        <source>Range on the card</source>
        <translation>Reichweite laut Karte</translation>
    </message>
    <message>
        <source>Wounds on the card</source>
        <translation>Wunden laut Karte</translation>
    </message>
    <message>
        <source>%1 defends: %2</source>
        <translation>%1 verteidigt sich: %2</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>an upgrade that may be used now</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>No reaction until the next activation</source>
        <translation>Keine bis zur nächsten Aktivierung</translation>
    </message>
    <message>
        <source>Neither a reaction nor a power card</source>
        <translation>Weder Reaktion noch Machtkarte</translation>
    </message>
    <message>
        <source>%1 cannot attack: nobody is in reach. Choose again.</source>
        <translation>%1 kann nicht angreifen: Niemand ist in Reichweite. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>%1 cannot charge: after the move nobody would be in reach. Choose again.</source>
        <translation>Kein Sturmangriff für %1 möglich: Nach der Bewegung wäre niemand in Reichweite. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>%1 cannot move: there is no hex to go to. Choose again.</source>
        <translation>%1 kann sich nicht bewegen: Es gibt kein freies Feld. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>Another upgrade</source>
        <translation>Eine andere Aufwertung</translation>
    </message>
    <message>
        <source>Roll off first: the winner says who activates first.</source>
        <translation>Zuerst der Entscheidungswurf: Wer gewinnt, sagt, wer zuerst aktiviert.</translation>
    </message>
    <message>
        <source>All activations have been made: go on to the end phase.</source>
        <translation>Alle Aktivierungen sind gemacht: weiter zur Endphase.</translation>
    </message>
    <message>
        <source>Activations left: %1.</source>
        <translation>Übrige Aktivierungen: %1.</translation>
    </message>
    <message>
        <source>Score objectives and set the glory on the scoreboard. After the last round nobody discards, plays upgrades or draws: the game is over.</source>
        <translation>Ziele werten und den Ruhm auf der Anzeigetafel setzen. Nach der letzten Runde wirft niemand ab, spielt Aufwertungen oder zieht nach: Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>There is no glory to spend on an upgrade.</source>
        <translation>Für eine Aufwertung ist kein Ruhm übrig.</translation>
    </message>
    <message>
        <source>Hands need decks, chosen before the game.</source>
        <translation>Hände brauchen Decks, die vor der Partie gewählt sind.</translation>
    </message>
    <message>
        <source>The match is level: sudden death. Rounds without cards go on until a warband is wiped out, which has lost; if both are, a roll-off decides.</source>
        <translation>Die Begegnung steht unentschieden: Plötzlicher Tod. Runden ohne Karten folgen, bis eine Bande ausgelöscht ist, die verloren hat; sind es beide, entscheidet ein Entscheidungswurf.</translation>
    </message>
</context>
<context>
    <name>SkirmishCards</name>
    <message>
        <source>&quot;%1&quot; is no deck.</source>
        <translation>„%1“ ist kein Deck.</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Dieses Deck ist regelgerecht.</translation>
    </message>
    <message>
        <source>The edition.</source>
        <translation>Die Ausgabe.</translation>
    </message>
    <message>
        <source>Your own warbands and cards.</source>
        <translation>Eigene Banden und Karten.</translation>
    </message>
    <message>
        <source>Names every rule that a deck breaks.</source>
        <translation>Nennt jede Regel, die ein Deck verletzt.</translation>
    </message>
    <message>
        <source>A deck file, or the id of a deck of the collection.</source>
        <translation>Eine Deckdatei oder die Kennung eines Decks der Sammlung.</translation>
    </message>
    <message>
        <source>names every rule that a deck breaks</source>
        <translation>nennt jede Regel, die ein Deck verletzt</translation>
    </message>
    <message>
        <source>The collection file to write.</source>
        <translation>Die Sammlungsdatei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>--out is needed.</source>
        <translation>--out ist nötig.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry/entries taken.</source>
        <translation>
            <numerusform>%n Eintrag übernommen.</numerusform>
            <numerusform>%n Einträge übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A collection, or CSV or JSON with number, name, faction, type, glory, restricted and, if you like, timing (immediate, end), reaction (yes, no) and modifiers (damage+1); or CSV with warband, fighter, side, move and so on; or with deck, warband and card.</source>
        <translation>Eine Sammlung, oder CSV oder JSON mit nummer, name, fraktion, typ, ruhm, beschränkt und auf Wunsch zeitpunkt (sofort, ende), reaktion (ja, nein) und modifikatoren (schaden+1); oder CSV mit bande, kämpfer, seite, bewegung und so weiter; oder mit deck, bande und karte.</translation>
    </message>
    <message>
        <source>Takes a list of cards, fighters or decks into a collection file.</source>
        <translation>Übernimmt eine Liste von Karten, Kämpfern oder Decks in eine Sammlungsdatei.</translation>
    </message>
</context>
<context>
    <name>SkirmishCollection</name>
    <message>
        <source>Prints your own warbands, cards, boards and decks that are kept, as a collection file holds them.</source>
        <translation>Gibt die eigenen aufbewahrten Banden, Karten, Spielpläne und Decks so aus, wie eine Sammlungsdatei sie enthält.</translation>
    </message>
    <message>
        <source>The collection is kept.</source>
        <translation>Die Sammlung ist aufbewahrt.</translation>
    </message>
    <message>
        <source>prints what is kept</source>
        <translation>gibt aus, was aufbewahrt ist</translation>
    </message>
    <message>
        <source>Takes everything in a collection file, or in a list of cards, fighters or decks, into what is kept; what has the same id there is replaced.</source>
        <translation>Nimmt alles aus einer Sammlungsdatei oder aus einer Liste von Karten, Kämpfern oder Decks in das Aufbewahrte auf; was dort dieselbe Kennung hat, wird ersetzt.</translation>
    </message>
    <message>
        <source>The collection file or list.</source>
        <translation>Die Sammlungsdatei oder Liste.</translation>
    </message>
    <message>
        <source>The edition.</source>
        <translation>Die Ausgabe.</translation>
    </message>
    <message>
        <source>takes a collection file or a list</source>
        <translation>nimmt eine Sammlungsdatei oder eine Liste auf</translation>
    </message>
</context>
<context>
    <name>SkirmishCommand</name>
    <message>
        <source>Shows the state and what is asked.</source>
        <translation>Zeigt den Stand und was gefragt wird.</translation>
    </message>
    <message>
        <source>What this player may see, from 0 on.</source>
        <translation>Was dieser Spieler sehen darf, ab 0 gezählt.</translation>
    </message>
    <message>
        <source>Everything, hidden cards as well.</source>
        <translation>Alles, auch verdeckte Karten.</translation>
    </message>
    <message>
        <source>Answers a prompt, or takes one back.</source>
        <translation>Beantwortet eine Abfrage oder nimmt eine Antwort zurück.</translation>
    </message>
    <message>
        <source>Plays the history again and names the final state.</source>
        <translation>Spielt den Verlauf noch einmal durch und nennt den Endstand.</translation>
    </message>
    <message>
        <source>starts a skirmish</source>
        <translation>beginnt ein Skirmish</translation>
    </message>
    <message>
        <source>answers a prompt, undoes, redoes</source>
        <translation>beantwortet eine Abfrage, macht rückgängig, stellt wieder her</translation>
    </message>
    <message>
        <source>shows the state and what is asked</source>
        <translation>zeigt den Stand und was gefragt wird</translation>
    </message>
    <message>
        <source>plays the history again</source>
        <translation>spielt den Verlauf noch einmal durch</translation>
    </message>
    <message>
        <source>lets random players play</source>
        <translation>lässt Zufallsspieler spielen</translation>
    </message>
    <message>
        <source>checks a deck</source>
        <translation>prüft ein Deck</translation>
    </message>
    <message>
        <source>takes a list of cards</source>
        <translation>übernimmt eine Kartenliste</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; they are numbered from 0 to %2.</source>
        <translation>Spieler „%1“ gibt es nicht; sie zählen von 0 bis %2.</translation>
    </message>
    <message>
        <source>The skirmish file, or the title or id of a kept skirmish.</source>
        <translation>Die Skirmish-Datei oder der Titel oder die Kennung eines gespeicherten Skirmish.</translation>
    </message>
    <message>
        <source>Takes the last answer back.</source>
        <translation>Nimmt die letzte Antwort zurück.</translation>
    </message>
    <message>
        <source>Puts back what was taken back last.</source>
        <translation>Stellt wieder her, was zuletzt zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>takes the last answer back</source>
        <translation>nimmt die letzte Antwort zurück</translation>
    </message>
    <message>
        <source>puts it back again</source>
        <translation>stellt sie wieder her</translation>
    </message>
    <message>
        <source>lists the kept skirmishes</source>
        <translation>listet die gespeicherten Skirmish auf</translation>
    </message>
    <message>
        <source>deletes a kept skirmish</source>
        <translation>löscht ein gespeichertes Skirmish</translation>
    </message>
    <message>
        <source>prints or fills the collection that is kept</source>
        <translation>gibt die aufbewahrte Sammlung aus oder füllt sie</translation>
    </message>
</context>
<context>
    <name>SkirmishJson</name>
    <message>
        <source>The skirmish has a fault.</source>
        <translation>Das Skirmish hat einen Fehler.</translation>
    </message>
    <message>
        <source>The history is too long.</source>
        <translation>Der Verlauf ist zu lang.</translation>
    </message>
    <message>
        <source>This file holds no skirmish.</source>
        <translation>Diese Datei enthält kein Skirmish.</translation>
    </message>
    <message>
        <source>A newer Dugout wrote this skirmish.</source>
        <translation>Dieses Skirmish stammt von einem neueren Dugout.</translation>
    </message>
</context>
<context>
    <name>SkirmishNewCommand</name>
    <message>
        <source>There is no deck &quot;%1&quot;.</source>
        <translation>Das Deck „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The edition.</source>
        <translation>Die Ausgabe.</translation>
    </message>
    <message>
        <source>Their decks in the collection, in the same order.</source>
        <translation>Ihre Decks der Sammlung in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>Counts activations and glory only.</source>
        <translation>Zählt nur Aktivierungen und Ruhm.</translation>
    </message>
    <message>
        <source>Does not track where fighters stand.</source>
        <translation>Verfolgt nicht, wo die Kämpfer stehen.</translation>
    </message>
    <message>
        <source>Takes decks that break rules.</source>
        <translation>Nimmt auch regelwidrige Decks.</translation>
    </message>
    <message>
        <source>The skirmish file to write.</source>
        <translation>Die Skirmish-Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Starts a skirmish.</source>
        <translation>Beginnt ein Skirmish.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must name a player and a warband, such as Ana=garreks-reavers.</source>
        <translation>„%1“ muss Spieler und Bande nennen, etwa Ana=garreks-reavers.</translation>
    </message>
    <message>
        <source>There is no warband &quot;%1&quot;; there are: %2.</source>
        <translation>Die Bande „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>Who plays what, clockwise: Ana=garreks-reavers,… The edition&apos;s warbands: %1.</source>
        <translation>Wer was spielt, im Uhrzeigersinn: Ana=garreks-reavers,… Banden der Ausgabe: %1.</translation>
    </message>
    <message>
        <source>Your own warbands and cards, as &quot;skirmish import&quot; writes them.</source>
        <translation>Eigene Banden und Karten, wie „skirmish import“ sie schreibt.</translation>
    </message>
    <message>
        <source>Optional rules with commas between: %1.</source>
        <translation>Wahlregeln, durch Kommas getrennt: %1.</translation>
    </message>
    <message>
        <source>Name decks of your collection with --decks, track without cards with --no-cards, or take the decks as they are with --casual.</source>
        <translation>Nenne Decks deiner Sammlung mit --decks, spiele ohne Karten mit --no-cards oder nimm die Decks mit --casual, wie sie sind.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is ready; &quot;dugout skirmish show&quot; says what is asked.</source>
        <translation>„%1“ ist bereit; „dugout skirmish show“ sagt, was gefragt wird.</translation>
    </message>
    <message>
        <source>What a skirmish is called that is kept in the database, as it is without --out.</source>
        <translation>Wie ein Skirmish heißt, das in der Datenbank gespeichert wird, wie es ohne --out geschieht.</translation>
    </message>
    <message>
        <source>--players is missing.</source>
        <translation>--players fehlt.</translation>
    </message>
    <message>
        <source>How much Dugout keeps: counters, table (the players hold their real cards) or everything.</source>
        <translation>Wie viel Dugout führt: counters (Zähler), table (die Spieler halten ihre echten Karten) oder everything (alles).</translation>
    </message>
    <message>
        <source>There is no way &quot;%1&quot;; there are: %2.</source>
        <translation>Eine Art „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
</context>
<context>
    <name>SkirmishRandomCommand</name>
    <message>
        <source>The edition.</source>
        <translation>Die Ausgabe.</translation>
    </message>
    <message>
        <source>Two, three or four.</source>
        <translation>Zwei, drei oder vier.</translation>
    </message>
    <message>
        <source>The seed of the first game.</source>
        <translation>Der Startwert der ersten Partie.</translation>
    </message>
    <message>
        <source>How many games.</source>
        <translation>Wie viele Partien.</translation>
    </message>
    <message>
        <source>Optional rules, such as best-of-three=on.</source>
        <translation>Wahlregeln, etwa best-of-three=on.</translation>
    </message>
    <message>
        <source>Counts activations and glory only.</source>
        <translation>Zählt nur Aktivierungen und Ruhm.</translation>
    </message>
    <message>
        <source>Does not track where fighters stand.</source>
        <translation>Verfolgt nicht, wo die Kämpfer stehen.</translation>
    </message>
    <message>
        <source>Leaves open what the document does not print.</source>
        <translation>Lässt offen, was das Dokument nicht druckt.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>The game with seed %1 did not end.</source>
        <translation>Die Partie mit Startwert %1 endete nicht.</translation>
    </message>
    <message>
        <source>Lets random players play whole games.</source>
        <translation>Lässt Zufallsspieler ganze Partien spielen.</translation>
    </message>
    <message>
        <source>--seed and --count need whole numbers, --players 2, 3 or 4.</source>
        <translation>--seed und --count brauchen ganze Zahlen, --players 2, 3 oder 4.</translation>
    </message>
    <message>
        <source>This edition has no warbands.</source>
        <translation>Diese Ausgabe hat keine Banden.</translation>
    </message>
</context>
<context>
    <name>SkirmishReportPages</name>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>Fighters lost</source>
        <translation>Kämpfer verloren</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Fighters at the end</source>
        <translation>Kämpfer am Ende</translation>
    </message>
</context>
<context>
    <name>SkirmishScene</name>
    <message>
        <source>charged</source>
        <translation>Sturmangriff gemacht</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>on guard</source>
        <translation>in Abwehrhaltung</translation>
    </message>
    <message>
        <source>done for this phase</source>
        <translation>für diese Phase fertig</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>noch nicht aufgestellt</translation>
    </message>
    <message>
        <source>%1: until the round ends</source>
        <translation>%1: bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>%1: for the next activation</source>
        <translation>%1: für die nächste Aktivierung</translation>
    </message>
    <message>
        <source>holds %1</source>
        <comment>the number of an objective</comment>
        <translation>hält %1</translation>
    </message>
    <message>
        <source>Inspired: %1</source>
        <comment>the condition</comment>
        <translation>Inspiriert: %1</translation>
    </message>
    <message>
        <source>Other side: %1</source>
        <translation>Andere Seite: %1</translation>
    </message>
    <message>
        <source>Inspired side: %1</source>
        <translation>Inspirierte Seite: %1</translation>
    </message>
    <message>
        <source>an upgrade</source>
        <translation>eine Aufwertung</translation>
    </message>
    <message>
        <source>May do nothing more in this phase</source>
        <translation>Darf in dieser Phase nichts mehr tun</translation>
    </message>
    <message>
        <source>May still: %1</source>
        <translation>Darf noch: %1</translation>
    </message>
    <message>
        <source>holds the Relic</source>
        <translation>hält das Relikt</translation>
    </message>
    <message>
        <source>Out of action: %1</source>
        <translation>Außer Gefecht: %1</translation>
    </message>
    <message>
        <source>objectives held: %1</source>
        <translation>gehaltene Ziele: %1</translation>
    </message>
</context>
<context>
    <name>SkirmishText</name>
    <message>
        <source>Game %1, round %2</source>
        <translation>Partie %1, Runde %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>glory %1 (%2 spent), activations %3, hand %4 + %5</source>
        <translation>Ruhm %1 (%2 ausgegeben), Aktivierungen %3, Hand %4 + %5</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Ziele: %1</translation>
    </message>
    <message>
        <source>Power cards: %1</source>
        <translation>Machtkarten: %1</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>außer Gefecht</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>Schaden %1 von %2</translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspiriert</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>Sturmangriff gemacht</translation>
    </message>
    <message>
        <source>on guard</source>
        <translation>in Abwehrhaltung</translation>
    </message>
    <message>
        <source>done for this phase</source>
        <translation>für diese Phase fertig</translation>
    </message>
    <message>
        <source>upgrades: %1</source>
        <translation>Aufwertungen: %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Objective tokens: %1</source>
        <translation>Zielmarker: %1</translation>
    </message>
    <message>
        <source>Ploy of %1 in force: %2</source>
        <translation>Finte von %1 in Kraft: %2</translation>
    </message>
</context>
<context>
    <name>SlipCard</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message numerus="yes">
        <source>%n hurt</source>
        <translation>
            <numerusform>%n Verletzter</numerusform>
            <numerusform>%n Verletzte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlipInbox</name>
    <message>
        <source>This is not a match sheet that Dugout can read.</source>
        <translation>Das ist kein Spielbogen, den Dugout lesen kann.</translation>
    </message>
    <message>
        <source>This match sheet is of another version of Dugout.</source>
        <translation>Dieser Spielbogen stammt von einer anderen Version von Dugout.</translation>
    </message>
    <message>
        <source>The file is too large for a sheet.</source>
        <translation>Die Datei ist zu groß für einen Bogen.</translation>
    </message>
    <message>
        <source>This sheet is of no match of the league %1.</source>
        <translation>Dieser Bogen gehört zu keinem Spiel der Liga %1.</translation>
    </message>
    <message>
        <source>This match has been entered already.</source>
        <translation>Dieses Spiel ist schon eingetragen.</translation>
    </message>
</context>
<context>
    <name>SlipPages</name>
    <message>
        <source>In Dugout: League, Join a shared league, then type this code:</source>
        <translation>In Dugout: Liga, Einer geteilten Liga beitreten, dann diesen Code eingeben:</translation>
    </message>
    <message>
        <source>The same in full: %1</source>
        <translation>Dasselbe vollständig: %1</translation>
    </message>
    <message>
        <source>Your name there: %1</source>
        <translation>Dein Name dort: %1</translation>
    </message>
    <message>
        <source>The password comes from your commissioner and stands on no slip.</source>
        <translation>Das Passwort kommt von der Ligaleitung und steht auf keinem Zettel.</translation>
    </message>
</context>
<context>
    <name>Squads</name>
    <message>
        <source>Squad %1</source>
        <translation>Mannschaft %1</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 members.</source>
        <translation>%1 hat %2 von %3 Mitgliedern.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>A tie-break gives a number beyond all measure.</source>
        <translation>Eine Feinwertung ergibt eine maßlose Zahl.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes part twice.</source>
        <translation>„%1“ nimmt zweimal teil.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not take part.</source>
        <translation>„%1“ nimmt nicht teil.</translation>
    </message>
    <message>
        <source>Points by hand for &quot;%1&quot; need a reason.</source>
        <translation>Von Hand vergebene Punkte für „%1“ brauchen einen Grund.</translation>
    </message>
    <message>
        <source>The points of &quot;%1&quot; are beyond all measure.</source>
        <translation>Die Punkte von „%1“ sind maßlos.</translation>
    </message>
</context>
<context>
    <name>StartQuestions</name>
    <message>
        <source>To go on without being asked, start with --take-over.</source>
        <translation>Um ohne Rückfrage weiterzumachen, starte mit --take-over.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>The password for %1:</source>
        <translation>Das Passwort für %1:</translation>
    </message>
    <message>
        <source>That was not it. The password for %1:</source>
        <translation>Das war es nicht. Das Passwort für %1:</translation>
    </message>
    <message>
        <source>The last good copy is from %1. If it is opened, what is there now is kept beside it.</source>
        <translation>Die letzte gute Kopie ist vom %1. Wird sie geöffnet, bleibt daneben erhalten, was jetzt da ist.</translation>
    </message>
    <message>
        <source>Open the last good copy</source>
        <translation>Letzte gute Kopie öffnen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>&quot;%1&quot; is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout spricht kein „%1“; es spricht es, en und de.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>There is no option &quot;%1&quot;.</source>
        <translation>Die Option „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no display to open a window on; &quot;dugout --help&quot; lists the commands that need none.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster; „dugout --help“ nennt die Befehle, die keinen brauchen.</translation>
    </message>
</context>
<context>
    <name>StoreCheck</name>
    <message>
        <source>The game &quot;%1&quot; lacks some of its events.</source>
        <translation>Dem Spiel „%1“ fehlen einige Ereignisse.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is missing.</source>
        <translation>Die Tabelle „%1“ fehlt.</translation>
    </message>
</context>
<context>
    <name>StoreContents</name>
    <message>
        <source>The team &quot;%1&quot; cannot be read: %2</source>
        <translation>Das Team „%1“ ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>The collection of cards cannot be read: %1</source>
        <translation>Die Kartensammlung ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the kind &quot;%2&quot; cannot be read: %3</source>
        <translation>„%1“ von der Art „%2“ ist nicht lesbar: %3</translation>
    </message>
    <message>
        <source>How the game &quot;%1&quot; began cannot be read: %2</source>
        <translation>Wie das Spiel „%1“ begann, ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>Event %1 of the game &quot;%2&quot; cannot be read: %3</source>
        <translation>Ereignis %1 des Spiels „%2“ ist nicht lesbar: %3</translation>
    </message>
    <message>
        <source>The result of the game &quot;%1&quot; cannot be read: %2</source>
        <translation>Das Ergebnis des Spiels „%1“ ist nicht lesbar: %2</translation>
    </message>
</context>
<context>
    <name>StoreFault</name>
    <message>
        <source>That is no longer in the database.</source>
        <translation>Das ist nicht mehr in der Datenbank.</translation>
    </message>
    <message>
        <source>That is in the database already; nothing was overwritten.</source>
        <translation>Das ist schon in der Datenbank; nichts wurde überschrieben.</translation>
    </message>
    <message>
        <source>Somebody else has changed this in the meantime; nothing was overwritten.</source>
        <translation>Jemand anderes hat das inzwischen geändert; nichts wurde überschrieben.</translation>
    </message>
    <message>
        <source>Dugout cannot make sense of an entry in its database.</source>
        <translation>Dugout versteht einen Eintrag in seiner Datenbank nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place for a database; write sqlite:PATH or postgresql://user@host/database.</source>
        <translation>„%1“ ist kein Ort für eine Datenbank; schreibe sqlite:PFAD oder postgresql://benutzer@rechner/datenbank.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a server; write postgresql://user@host/database.</source>
        <translation>„%1“ ist keine Adresse eines Servers; schreibe postgresql://benutzer@rechner/datenbank.</translation>
    </message>
    <message>
        <source>Dugout cannot keep data in &quot;%1:&quot;; write sqlite:PATH or postgresql://user@host/database.</source>
        <translation>Dugout kann in „%1:“ keine Daten ablegen; schreibe sqlite:PFAD oder postgresql://benutzer@rechner/datenbank.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a database driver that is not installed on this computer.</source>
        <translation>„%1“ braucht einen Datenbanktreiber, der auf diesem Rechner nicht installiert ist.</translation>
    </message>
    <message>
        <source>There is no database at &quot;%1&quot; yet.</source>
        <translation>Unter „%1“ gibt es noch keine Datenbank.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; could not be created.</source>
        <translation>Der Ordner „%1“ konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder, not a database file.</source>
        <translation>„%1“ ist ein Ordner und keine Datenbankdatei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was written by a newer Dugout; it was left untouched: please update Dugout to open it.</source>
        <translation>„%1“ wurde von einem neueren Dugout geschrieben und blieb unangetastet: Bitte aktualisiere Dugout, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Dugout database; it was left untouched.</source>
        <translation>„%1“ ist keine Datenbank von Dugout und blieb unangetastet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is from an older Dugout and must be brought up to date before it can be read.</source>
        <translation>„%1“ stammt von einem älteren Dugout und muss vor dem Lesen auf den neuen Stand gebracht werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written to: the file or its folder is read-only.</source>
        <translation>In „%1“ kann nicht geschrieben werden: Die Datei oder ihr Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The disk is full: the last change to &quot;%1&quot; was not kept, everything before it is safe.</source>
        <translation>Der Datenträger ist voll: Die letzte Änderung an „%1“ wurde nicht gespeichert, alles davor ist sicher.</translation>
    </message>
    <message>
        <source>The disk reported an error: the last change to &quot;%1&quot; was not kept.</source>
        <translation>Der Datenträger hat einen Fehler gemeldet: Die letzte Änderung an „%1“ wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be opened.</source>
        <translation>„%1“ konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Another program is writing to &quot;%1&quot; just now: please try again.</source>
        <translation>Ein anderes Programm schreibt gerade in „%1“: Bitte versuche es noch einmal.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is already open in another Dugout: please close that one first.</source>
        <translation>„%1“ ist schon in einem anderen Dugout geöffnet: Bitte schließe dieses zuerst.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be kept safely with the database software on this computer.</source>
        <translation>„%1“ kann mit der Datenbanksoftware dieses Rechners nicht sicher geführt werden.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; cannot be reached.</source>
        <translation>Der Datenbankserver von „%1“ ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The server has no database &quot;%1&quot;.</source>
        <translation>Der Server hat keine Datenbank „%1“.</translation>
    </message>
    <message>
        <source>This user is not allowed to do that in &quot;%1&quot;.</source>
        <translation>Dieser Benutzer darf das in „%1“ nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be brought up to date and was left as it was: %2</source>
        <translation>„%1“ konnte nicht auf den neuen Stand gebracht werden und blieb, wie sie war: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already and was not overwritten: please choose another name.</source>
        <translation>„%1“ gibt es schon und wurde nicht überschrieben: Bitte wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>The backup copy &quot;%1&quot; could not be written.</source>
        <translation>Die Sicherungskopie „%1“ konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; reported an error; the last change was not kept.</source>
        <translation>Die Datenbank „%1“ hat einen Fehler gemeldet; die letzte Änderung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in a place that only allows the slower way of writing; everything is kept just as safely.</source>
        <translation>„%1“ liegt an einem Ort, der nur die langsamere Schreibweise erlaubt; alles wird ebenso sicher gespeichert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said in the address of a database; these can: %2.</source>
        <translation>„%1“ kann in der Adresse einer Datenbank nicht stehen; möglich sind: %2.</translation>
    </message>
    <message>
        <source>What the address &quot;%1&quot; says for &quot;%2&quot; cannot be used.</source>
        <translation>Was die Adresse „%1“ für „%2“ nennt, ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>Please leave the password out of the address, where every user of this computer can read it, and write &quot;%1&quot;: the window asks for it, and commands take it from ~/.pgpass, from the variable PGPASSWORD or from the service that PGSERVICE names.</source>
        <translation>Bitte lass das Passwort aus der Adresse weg, wo es jeder Benutzer dieses Rechners lesen kann, und schreibe „%1“: Das Fenster fragt danach, und Befehle nehmen es aus ~/.pgpass, aus der Variable PGPASSWORD oder aus dem Dienst, den PGSERVICE nennt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is damaged; it was left as it is: please go back to a backup copy with &quot;dugout db restore&quot;.</source>
        <translation>„%1“ ist beschädigt und blieb, wie sie ist: Bitte kehre mit „dugout db restore“ zu einer Sicherungskopie zurück.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no longer where Dugout opened it: the last change was not kept, and none will be until the file is back or Dugout is started again.</source>
        <translation>„%1“ ist nicht mehr dort, wo Dugout sie geöffnet hat: Die letzte Änderung wurde nicht gespeichert, und keine wird es, bis die Datei zurück ist oder Dugout neu gestartet wird.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty, although a database should be in it; it was left as it is: please go back to a backup copy, or remove the file to begin anew.</source>
        <translation>„%1“ ist leer, obwohl eine Datenbank darin sein müsste, und blieb, wie sie ist: Bitte kehre zu einer Sicherungskopie zurück oder entferne die Datei, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; takes too long to answer; the last change was not kept.</source>
        <translation>Der Datenbankserver von „%1“ braucht zu lange für eine Antwort; die letzte Änderung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; does not accept the password; it is taken from ~/.pgpass, from the variable PGPASSWORD or from the service that PGSERVICE names.</source>
        <translation>Der Datenbankserver von „%1“ nimmt das Passwort nicht an; es kommt aus ~/.pgpass, aus der Variable PGPASSWORD oder aus dem Dienst, den PGSERVICE nennt.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; wants a password; it is taken from ~/.pgpass, from the variable PGPASSWORD or from the service that PGSERVICE names.</source>
        <translation>Der Datenbankserver von „%1“ verlangt ein Passwort; es kommt aus ~/.pgpass, aus der Variable PGPASSWORD oder aus dem Dienst, den PGSERVICE nennt.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; does not let this user in.</source>
        <translation>Der Datenbankserver von „%1“ lässt diesen Benutzer nicht herein.</translation>
    </message>
    <message>
        <source>There is a database at &quot;%1&quot; already; with --force the copy takes its place, and what is there now is kept beside it.</source>
        <translation>Unter „%1“ gibt es schon eine Datenbank; mit --force tritt die Kopie an ihre Stelle, und was jetzt da ist, bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>A copy cannot be put back into &quot;%1&quot;; with --database it can be opened by itself.</source>
        <translation>In „%1“ kann keine Kopie zurückgelegt werden; mit --database lässt sie sich für sich öffnen.</translation>
    </message>
    <message>
        <source>The name of the folder &quot;%1&quot; has letters that are not UTF-8; choose another folder.</source>
        <translation>Der Name des Ordners „%1“ hat Buchstaben, die kein UTF-8 sind; wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The disk is full: &quot;%1&quot; cannot be opened. What is in it is safe; please make room and try again.</source>
        <translation>Der Datenträger ist voll: „%1“ kann nicht geöffnet werden. Was darin steht, ist sicher; bitte schaffe Platz und versuche es noch einmal.</translation>
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
        <source>dugout %1 has no command &quot;%2&quot;.</source>
        <translation>dugout %1 kennt den Befehl „%2“ nicht.</translation>
    </message>
    <message>
        <source>Try: dugout %1 --help</source>
        <translation>Hilfe: dugout %1 --help</translation>
    </message>
    <message>
        <source>dugout %1 needs a command.</source>
        <translation>dugout %1 braucht einen Befehl.</translation>
    </message>
</context>
<context>
    <name>Swiss</name>
    <message>
        <source>The points lie too far apart to be paired by.</source>
        <translation>Die Punkte liegen zu weit auseinander, um danach zu paaren.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This phone does not belong to the table. Scan the code on the screen.</source>
        <translation>Dieses Handy gehört nicht zum Tisch. Scanne den Code auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute.</source>
        <translation>Zu viele falsche Codes. Warte eine Minute.</translation>
    </message>
    <message>
        <source>This code opens nothing, or it was used before. Ask for a new one at the screen.</source>
        <translation>Dieser Code öffnet nichts oder wurde schon benutzt. Lass dir am Bildschirm einen neuen geben.</translation>
    </message>
    <message>
        <source>Only who gave the last answer takes it back, and no dice or draws of Dugout&apos;s.</source>
        <translation>Zurücknehmen kann die letzte Antwort nur, wer sie gab, und nichts, was Dugout gewürfelt oder gezogen hat.</translation>
    </message>
    <message>
        <source>The game has gone on meanwhile; look again.</source>
        <translation>Das Spiel ist inzwischen weitergegangen; sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>This answer cannot be read.</source>
        <translation>Diese Antwort ist nicht zu lesen.</translation>
    </message>
    <message>
        <source>This is not asked of you now.</source>
        <translation>Das wirst du jetzt nicht gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>A hit leaves %n of his wounds.</source>
        <translation>
            <numerusform>Ein Treffer lässt ihm noch %n Leben.</numerusform>
            <numerusform>Ein Treffer lässt ihm noch %n Leben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hit takes the target out of action.</source>
        <translation>Ein Treffer setzt das Ziel außer Gefecht.</translation>
    </message>
    <message>
        <source>Choose two fighters who are in play.</source>
        <translation>Wähle zwei Kämpfer, die im Spiel sind.</translation>
    </message>
    <message>
        <source>This cannot be drawn now. Let Dugout draw, or settle it at the screen.</source>
        <translation>Das kann jetzt nicht gezogen werden. Lass Dugout ziehen oder klärt es am Bildschirm.</translation>
    </message>
</context>
<context>
    <name>TableArticles</name>
    <message>
        <source>only with %1</source>
        <translation>nur mit %1</translation>
    </message>
    <message>
        <source>only for %1</source>
        <translation>nur für %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table · %1</source>
        <translation>Tabelle · %1</translation>
    </message>
    <message>
        <source>This table stands on page %1 of the book, which Dugout does not have: roll, look it up there, and enter what it says.</source>
        <translation>Diese Tabelle steht auf Seite %1 des Buches, die Dugout nicht hat: würfeln, dort nachschlagen und eingeben, was da steht.</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Nur für</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Kommt von</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Nur mit</translation>
    </message>
    <message>
        <source>Optional rule</source>
        <translation>Wahlregel</translation>
    </message>
    <message>
        <source>Optional rule · %1</source>
        <translation>Wahlregel · %1</translation>
    </message>
    <message>
        <source>By default</source>
        <translation>Voreingestellt</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Belongs to it</source>
        <translation>Gehört dazu</translation>
    </message>
</context>
<context>
    <name>TableCommand</name>
    <message>
        <source>Nothing is rolled on the table &quot;%1&quot;; say --result N.</source>
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
        <translation>Die Ausgabe, wie in `dugout rules list`.</translation>
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
        <source>The ruleset &quot;%1&quot; has no table &quot;%2&quot;.</source>
        <translation>Das Regelwerk „%1“ hat keine Tabelle „%2“.</translation>
    </message>
</context>
<context>
    <name>TableDice</name>
    <message>
        <source>Nothing is rolled on this table.</source>
        <translation>Auf dieser Tabelle wird nicht gewürfelt.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; has no result %2.</source>
        <translation>Die Tabelle „%1“ hat kein Ergebnis %2.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meins</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Auch möglich</translation>
    </message>
    <message>
        <source>The table is asked:</source>
        <translation>Am Tisch wird gefragt:</translation>
    </message>
    <message>
        <source>Nothing more is asked.</source>
        <translation>Es wird nichts mehr gefragt.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Dugout rolls</source>
        <translation>Dugout würfelt</translation>
    </message>
    <message>
        <source>Dugout draws</source>
        <translation>Dugout zieht</translation>
    </message>
    <message>
        <source>I rolled</source>
        <translation>Ich habe gewürfelt</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Take my answer back</source>
        <translation>Meine Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Wiederholungswürfe</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Bestechungen</translation>
    </message>
    <message>
        <source>Apothecaries</source>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>Dugouts</source>
        <translation>Spielerbänke</translation>
    </message>
    <message>
        <source>On the pitch</source>
        <translation>Auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>K.O.</translation>
    </message>
    <message>
        <source>Dead and injured</source>
        <translation>Tot und verletzt</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Platzverweis</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Abwesend</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>benommen</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Machtkarten</translation>
    </message>
    <message>
        <source>Left in the objective deck</source>
        <translation>Noch im Zieldeck</translation>
    </message>
    <message>
        <source>Left in the power deck</source>
        <translation>Noch im Machtdeck</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Erzielt</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Ploys in force</source>
        <translation>Finten in Kraft</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Aufwertungen</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>außer Gefecht</translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspiriert</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>Sturmangriff gemacht</translation>
    </message>
    <message>
        <source>on guard</source>
        <translation>in Abwehrhaltung</translation>
    </message>
    <message>
        <source>done for this phase</source>
        <translation>für diese Phase fertig</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Meine Hand</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Keine Karten.</translation>
    </message>
    <message>
        <source>My players</source>
        <translation>Meine Spieler</translation>
    </message>
    <message>
        <source>Look up in any language</source>
        <translation>In jeder Sprache nachschlagen</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Rolls that must all succeed, such as 3+ 2+ 2d4</source>
        <translation>Würfe, die alle gelingen müssen, etwa 3+ 2+ 2d4</translation>
    </message>
    <message>
        <source>3+ is a die, 2d4 two block dice with four good faces, armour:8 and injury:8 two dice. Behind it: r a skill re-rolls, d Dodge, f Sure Feet, p Pro, l Loner.</source>
        <translation>3+ ist ein Würfel, 2d4 zwei Blockwürfel mit vier guten Seiten, armour:8 und injury:8 zwei Würfel. Dahinter: r eine Fähigkeit wiederholt, d Ausweichen, f Sicherer Tritt, p Profi, l Einzelgänger.</translation>
    </message>
    <message>
        <source>Reckon</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Team re-rolls</source>
        <translation>Team-Wiederholungswürfe</translation>
    </message>
    <message>
        <source>The line is gone. Trying again…</source>
        <translation>Die Verbindung ist weg. Neuer Versuch…</translation>
    </message>
    <message>
        <source>The line is back.</source>
        <translation>Die Verbindung ist wieder da.</translation>
    </message>
    <message>
        <source>This phone no longer belongs to the table. Scan a new code.</source>
        <translation>Dieses Handy gehört nicht mehr zum Tisch. Scanne einen neuen Code.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintreten</translation>
    </message>
    <message>
        <source>Code from the screen</source>
        <translation>Code vom Bildschirm</translation>
    </message>
    <message>
        <source>Scan the code on the screen, or type it here.</source>
        <translation>Scanne den Code auf dem Bildschirm oder tippe ihn hier ein.</translation>
    </message>
    <message>
        <source>The answer did not arrive. Try again.</source>
        <translation>Die Antwort kam nicht an. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>Am Zug ist %1</translation>
    </message>
    <message>
        <source>Whoever plays may answer this.</source>
        <translation>Das darf jeder beantworten, der spielt.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Die ersten %1</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>in steps of %1</source>
        <translation>in Schritten von %1</translation>
    </message>
    <message>
        <source>die %1 of %2</source>
        <translation>Würfel %1 von %2</translation>
    </message>
    <message>
        <source>Or tell what was drawn at the table:</source>
        <translation>Oder sag, was am Tisch gezogen wurde:</translation>
    </message>
    <message>
        <source>Tap a coloured hex, and again to take it.</source>
        <translation>Tippe ein farbiges Feld an, und noch einmal, um es zu nehmen.</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Voriger Platz</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächster Platz</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Spielbrett drehen</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>Platz %1 von %2</translation>
    </message>
    <message>
        <source>Who attacks</source>
        <translation>Wer greift an?</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Wen?</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>%1 drives back only, %2 fails</source>
        <translation>%1 drängt nur zurück, %2 misslingt</translation>
    </message>
    <message>
        <source>Not every value of it is known yet.</source>
        <translation>Noch sind nicht alle Werte davon bekannt.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Als Liste</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>Der Tisch wurde geschlossen.</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Tap a square, and again to take it.</source>
        <translation>Tippe ein Feld an, und noch einmal, um es zu nehmen.</translation>
    </message>
    <message>
        <source>Off the pitch</source>
        <translation>Nicht auf dem Spielfeld</translation>
    </message>
    <message>
        <source>The answer did not arrive, and the game has gone on meanwhile; look again.</source>
        <translation>Die Antwort kam nicht an, und das Spiel ist inzwischen weitergegangen; sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>The line stood still, but your answer arrived.</source>
        <translation>Die Verbindung stockte, aber deine Antwort ist angekommen.</translation>
    </message>
    <message>
        <source>The line is gone. Whether the answer arrived shows when it is back.</source>
        <translation>Die Verbindung ist weg. Ob die Antwort ankam, zeigt sich, wenn sie wieder da ist.</translation>
    </message>
    <message>
        <source>Earlier lines</source>
        <translation>Frühere Zeilen</translation>
    </message>
    <message>
        <source>Waiting for %1:</source>
        <translation>Warten auf %1:</translation>
    </message>
    <message>
        <source>It is the turn of %1, and you are asked</source>
        <translation>%1 ist am Zug, und du wirst gefragt</translation>
    </message>
    <message>
        <source>New in your hand: %1</source>
        <translation>Neu auf deiner Hand: %1</translation>
    </message>
    <message>
        <source>Before that you may:</source>
        <translation>Vorher darfst du noch:</translation>
    </message>
    <message>
        <source>%1 may do this before: %2</source>
        <translation>%1 darf vorher noch: %2</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Take the last die back</source>
        <translation>Den letzten Würfel zurücknehmen</translation>
    </message>
    <message>
        <source>My new sheet</source>
        <translation>Mein neuer Bogen</translation>
    </message>
    <message>
        <source>You decide this</source>
        <translation>Das entscheidest du</translation>
    </message>
    <message>
        <source>%1 decides this</source>
        <translation>Das entscheidet %1</translation>
    </message>
    <message>
        <source>Either of you answers; what you decide says so.</source>
        <translation>Jeder von euch darf antworten; was du entscheidest, steht dabei.</translation>
    </message>
    <message>
        <source>Either of you answers; what %1 decides says so.</source>
        <translation>Jeder von euch darf antworten; was %1 entscheidet, steht dabei.</translation>
    </message>
    <message>
        <source>You have a say in this; either of you may enter it.</source>
        <translation>Hier entscheidest du mit; jeder von euch darf es eingeben.</translation>
    </message>
    <message>
        <source>%1 has a say in this; either of you may enter it.</source>
        <translation>Hier entscheidet %1 mit; jeder von euch darf es eingeben.</translation>
    </message>
    <message>
        <source>Until it is said: %1</source>
        <translation>Bis es heißt: %1</translation>
    </message>
</context>
<context>
    <name>TableSignPages</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
</context>
<context>
    <name>TeamCheck</name>
    <message>
        <source>This edition has no team list &quot;%1&quot;.</source>
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
        <source>A team is not created with journeymen.</source>
        <translation>Ein Team wird nicht mit Aushilfsspielern gegründet.</translation>
    </message>
    <message>
        <source>There are more journeymen than needed: %1 players can play.</source>
        <translation>Es sind mehr Aushilfsspieler als nötig: %1 Spieler können antreten.</translation>
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
        <source>Stars are hired for a match; they do not belong to the team.</source>
        <translation>Stars werden für ein Spiel angeheuert; sie gehören nicht zum Team.</translation>
    </message>
    <message>
        <source>%1 players wear the number %2.</source>
        <translation>%1 Spieler tragen die Nummer %2.</translation>
    </message>
    <message>
        <source>Players in the team: %1; at most %2 are allowed.</source>
        <translation>Spieler im Team: %1; höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>Players in the team: %1; at least %2 are needed.</source>
        <translation>Spieler im Team: %1; mindestens %2 werden gebraucht.</translation>
    </message>
    <message>
        <source>Players for the next match: %1; journeymen who may join: %2.</source>
        <translation>Spieler für das nächste Spiel: %1; mögliche Aushilfsspieler: %2.</translation>
    </message>
    <message>
        <source>Players for the next match: only %1.</source>
        <translation>Spieler für das nächste Spiel: nur %1.</translation>
    </message>
    <message>
        <source>%1: %2 hired, %3 allowed.</source>
        <translation>%1: %2 verpflichtet, %3 erlaubt.</translation>
    </message>
    <message>
        <source>%1: %2 instead of at most %3.</source>
        <translation>%1: %2 statt höchstens %3.</translation>
    </message>
    <message>
        <source>Stars in the team: %1 instead of at most %2.</source>
        <translation>Stars im Team: %1 statt höchstens %2.</translation>
    </message>
</context>
<context>
    <name>TeamCommand</name>
    <message>
        <source>Says which rules a team breaks; ready to play is 0.</source>
        <translation>Sagt, welche Regeln ein Team verletzt; spielbereit ist 0.</translation>
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
        <translation>Teamwert: %1</translation>
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
        <source>The two dice, such as 3,4.</source>
        <translation>Die zwei Würfel, etwa 3,4.</translation>
    </message>
    <message>
        <source>The skill to learn, or +ma, +st, +ag, +av.</source>
        <translation>Die zu lernende Fähigkeit oder +ma, +st, +ag, +av.</translation>
    </message>
    <message>
        <source>Where to write the team; else over FILE.</source>
        <translation>Wohin das Team geschrieben wird; sonst über DATEI.</translation>
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
    <message>
        <source>reads a team of another program</source>
        <translation>liest ein Team eines anderen Programms</translation>
    </message>
    <message>
        <source>writes a team for another program</source>
        <translation>schreibt ein Team für ein anderes Programm</translation>
    </message>
    <message>
        <source>lists the formats of other programs</source>
        <translation>zählt die Formate anderer Programme auf</translation>
    </message>
    <message>
        <source>writes the sheets of teams as PDF</source>
        <translation>schreibt die Blätter von Teams als PDF</translation>
    </message>
    <message>
        <source>No improvement waits for player %1; --gift gives one all the same.</source>
        <translation>Auf Spieler %1 wartet keine Verbesserung; --gift schenkt sie ihm trotzdem.</translation>
    </message>
    <message>
        <source>It is given to the player, whatever points there are.</source>
        <translation>Sie wird dem Spieler geschenkt, gleich wie viele Punkte er hat.</translation>
    </message>
    <message>
        <source>lists the kept teams</source>
        <translation>listet die gespeicherten Teams auf</translation>
    </message>
    <message>
        <source>keeps teams that come from files</source>
        <translation>speichert Teams aus Dateien</translation>
    </message>
    <message>
        <source>hires, buys, names and lets go</source>
        <translation>verpflichtet, kauft, benennt und entlässt</translation>
    </message>
    <message>
        <source>tells the matches of a kept team</source>
        <translation>nennt die Spiele eines gespeicherten Teams</translation>
    </message>
    <message>
        <source>deletes a kept team</source>
        <translation>löscht ein gespeichertes Team</translation>
    </message>
    <message>
        <source>The player, by id, by #NUMBER or by name.</source>
        <translation>Der Spieler, mit seiner Id, mit #NUMMER oder mit seinem Namen.</translation>
    </message>
    <message>
        <source>Worth in gold: %1</source>
        <translation>Gesamtwert in Gold: %1</translation>
    </message>
    <message>
        <source>In every match: %1</source>
        <translation>In jedem Spiel: %1</translation>
    </message>
</context>
<context>
    <name>TeamEditCommand</name>
    <message>
        <source>Changes a team as the editor does, all of it or nothing. A player is named by id, by #NUMBER or by name.</source>
        <translation>Ändert ein Team wie der Editor, alles oder nichts. Ein Spieler wird mit Kennung, mit #NUMBER oder mit Namen genannt.</translation>
    </message>
    <message>
        <source>Moves the team to another edition.</source>
        <translation>Überführt das Team in eine andere Ausgabe.</translation>
    </message>
    <message>
        <source>A team file to write instead of changing the team.</source>
        <translation>Eine Teamdatei, die geschrieben wird, statt das Team zu ändern.</translation>
    </message>
    <message>
        <source>Say what is to change.</source>
        <translation>Es ist anzugeben, was geändert werden soll.</translation>
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
        <source>The team list has no position &quot;%1&quot;.</source>
        <translation>Die Teamliste hat keine Position „%1“.</translation>
    </message>
    <message>
        <source>This edition has no team list &quot;%1&quot;.</source>
        <translation>Diese Ausgabe hat keine Teamliste „%1“.</translation>
    </message>
    <message>
        <source>This team has already been founded.</source>
        <translation>Dieses Team ist bereits gegründet.</translation>
    </message>
    <message>
        <source>A badge is a PNG picture of at most %1 KB.</source>
        <translation>Ein Wappen ist ein PNG-Bild von höchstens %1 KB.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour such as #204080.</source>
        <translation>„%1“ ist keine Farbe wie #204080.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must say PLAYER=VALUE.</source>
        <translation>„%1“ muss SPIELER=WERT lauten.</translation>
    </message>
    <message>
        <source>%1 is too much or too little for %2.</source>
        <translation>%1 ist zu viel oder zu wenig für %2.</translation>
    </message>
    <message>
        <source>There is nothing called &quot;%1&quot; to record.</source>
        <translation>Es gibt nichts namens „%1“ einzutragen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no badge such as shield,skull.</source>
        <translation>„%1“ ist kein Wappen wie shield,skull.</translation>
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
        <source>Notes on the team.</source>
        <translation>Notizen zum Team.</translation>
    </message>
    <message>
        <source>Both colours, such as #204080,#ffffff.</source>
        <translation>Beide Farben, etwa #204080,#ffffff.</translation>
    </message>
    <message>
        <source>Shape and charge of the badge, such as shield,skull.</source>
        <translation>Form und Figur des Wappens, etwa shield,skull.</translation>
    </message>
    <message>
        <source>The treasury, or the budget of a team that is being built.</source>
        <translation>Die Kasse oder das Budget eines Teams, das gerade aufgebaut wird.</translation>
    </message>
    <message>
        <source>Optional rules of its league, such as aging=off.</source>
        <translation>Wahlregeln der Liga, etwa aging=off.</translation>
    </message>
    <message>
        <source>Lets a player go.</source>
        <translation>Entlässt einen Spieler.</translation>
    </message>
    <message>
        <source>Lets a player retire.</source>
        <translation>Lässt einen Spieler zurücktreten.</translation>
    </message>
    <message>
        <source>Signs a journeyman for good.</source>
        <translation>Verpflichtet einen Aushilfsspieler fest.</translation>
    </message>
    <message>
        <source>Players to hire, such as lineman:2,blitzer.</source>
        <translation>Spieler, die verpflichtet werden, etwa lineman:2,blitzer.</translation>
    </message>
    <message>
        <source>How many there are to be.</source>
        <translation>Wie viele es sein sollen.</translation>
    </message>
    <message>
        <source>Names a player.</source>
        <translation>Gibt einem Spieler einen Namen.</translation>
    </message>
    <message>
        <source>The number on a player&apos;s shirt.</source>
        <translation>Die Nummer auf dem Trikot eines Spielers.</translation>
    </message>
    <message>
        <source>The position of a player.</source>
        <translation>Die Position eines Spielers.</translation>
    </message>
    <message>
        <source>A figure of a player: completion, touchdown, interception, casualty, mvp or other; niggling, absent or a characteristic he has lost points of, such as ma.</source>
        <translation>Ein Wert eines Spielers: completion, touchdown, interception, casualty, mvp oder other; niggling, absent oder ein Eigenschaftswert, von dem er Punkte verloren hat, etwa ma.</translation>
    </message>
    <message>
        <source>Notes on a player.</source>
        <translation>Notizen zu einem Spieler.</translation>
    </message>
    <message>
        <source>Fills up with journeymen.</source>
        <translation>Füllt mit Aushilfsspielern auf.</translation>
    </message>
    <message>
        <source>Names everybody without a name.</source>
        <translation>Gibt allen einen Namen, die noch keinen haben.</translation>
    </message>
    <message>
        <source>Ends the building: the gold left is the treasury.</source>
        <translation>Beendet den Aufbau: Das übrige Gold ist die Kasse.</translation>
    </message>
    <message>
        <source>%1 is more than Dugout can count.</source>
        <translation>%1 ist mehr, als Dugout zählen kann.</translation>
    </message>
    <message>
        <source>The team costs %1 gold pieces more than its budget of %2.</source>
        <translation>Das Team kostet %1 Goldstücke mehr als sein Budget von %2.</translation>
    </message>
</context>
<context>
    <name>TeamExchangeCommand</name>
    <message>
        <source>There is no format &quot;%1&quot;; `dugout team formats` lists them.</source>
        <translation>Das Format „%1“ gibt es nicht; `dugout team formats` zählt sie auf.</translation>
    </message>
    <message>
        <source>reads and writes</source>
        <translation>liest und schreibt</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>Reads a team of another program and lists what could not be understood.</source>
        <translation>Liest ein Team eines anderen Programms und zählt auf, was nicht verstanden wurde.</translation>
    </message>
    <message>
        <source>The file of the other program.</source>
        <translation>Die Datei des anderen Programms.</translation>
    </message>
    <message>
        <source>Its format; recognised when left out.</source>
        <translation>Ihr Format; ohne Angabe wird es erkannt.</translation>
    </message>
    <message>
        <source>The edition; the best fitting one when left out.</source>
        <translation>Die Ausgabe; ohne Angabe die am besten passende.</translation>
    </message>
    <message>
        <source>The team file to write.</source>
        <translation>Die Teamdatei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Writes a team for another program, a spreadsheet or a web page.</source>
        <translation>Schreibt ein Team für ein anderes Programm, eine Tabellenkalkulation oder eine Webseite.</translation>
    </message>
    <message>
        <source>The format to write, as in `dugout team formats`.</source>
        <translation>Das Format, das geschrieben wird, wie in `dugout team formats`.</translation>
    </message>
    <message>
        <source>The file to write instead of printing.</source>
        <translation>Die Datei, in die statt auf die Ausgabe geschrieben wird.</translation>
    </message>
    <message>
        <source>--format F is missing.</source>
        <translation>--format F fehlt.</translation>
    </message>
    <message>
        <source>Lists the file formats teams are read from and written to.</source>
        <translation>Zählt die Dateiformate auf, in denen Teams gelesen und geschrieben werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) read as %1.</source>
        <translation>
            <numerusform>%n Spieler gelesen: %1.</numerusform>
            <numerusform>%n Spieler gelesen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say WORD=POSITION.</source>
        <translation>„%1“ sagt nicht WORT=POSITION.</translation>
    </message>
    <message>
        <source>`dugout team import FILE --roster T` says which one.</source>
        <translation>Mit `dugout team import DATEI --roster T` sagst du, welche.</translation>
    </message>
    <message>
        <source>The team list; found out when left out.</source>
        <translation>Die Teamliste; ohne Angabe wird sie ermittelt.</translation>
    </message>
    <message>
        <source>What a word of the file means, such as &quot;Snow Troll=yhetee&quot;; may be said several times.</source>
        <translation>Was ein Wort der Datei bedeutet, etwa „Snow Troll=yhetee“; mehrmals möglich.</translation>
    </message>
</context>
<context>
    <name>TeamFacts</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>a drawing</source>
        <translation>eine Zeichnung</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>journeyman</source>
        <translation>Aushilfsspieler</translation>
    </message>
    <message>
        <source>mercenary</source>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>star player</source>
        <translation>Starspieler</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>re-rolls</source>
        <translation>Wiederholungswürfe</translation>
    </message>
    <message>
        <source>fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
    <message>
        <source>assistant coaches</source>
        <translation>Hilfstrainer</translation>
    </message>
    <message>
        <source>cheerleaders</source>
        <translation>Cheerleader</translation>
    </message>
    <message>
        <source>apothecaries</source>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>budget of a team that is being built</source>
        <translation>Budget eines Teams im Aufbau</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>badge</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>options of the league</source>
        <translation>Ligaoptionen</translation>
    </message>
    <message>
        <source>stadium and sponsors</source>
        <translation>Stadion und Sponsoren</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>dice of improvements</source>
        <translation>Würfel der Verbesserungen</translation>
    </message>
    <message>
        <source>aging rolls</source>
        <translation>Alterungswürfe</translation>
    </message>
    <message>
        <source>completions</source>
        <translation>gelungene Pässe</translation>
    </message>
    <message>
        <source>touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>interceptions</source>
        <translation>abgefangene Pässe</translation>
    </message>
    <message>
        <source>casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>most valuable player</source>
        <translation>Spieler des Tages</translation>
    </message>
    <message>
        <source>star player points</source>
        <translation>Starspielerpunkte</translation>
    </message>
    <message>
        <source>niggling injuries</source>
        <translation>bleibende Verletzungen</translation>
    </message>
    <message>
        <source>characteristics lost</source>
        <translation>verlorene Eigenschaften</translation>
    </message>
    <message>
        <source>misses the next match</source>
        <translation>setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>permanent inducements</source>
        <translation>dauerhafte Anreize</translation>
    </message>
</context>
<context>
    <name>TeamFile</name>
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
        <source>this is no picture that can be used</source>
        <translation>das ist kein brauchbares Bild</translation>
    </message>
    <message>
        <source>the player &quot;%1&quot; is there twice</source>
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
    <name>TeamFormats</name>
    <message>
        <source>Dugout does not know this kind of file. `dugout team formats` lists those it reads.</source>
        <translation>Dugout kennt diese Art Datei nicht. `dugout team formats` zählt auf, welche es liest.</translation>
    </message>
    <message>
        <source>Dugout writes files of %1 but does not read them.</source>
        <translation>Dugout schreibt Dateien von %1, liest sie aber nicht.</translation>
    </message>
    <message>
        <source>Dugout reads files of %1 but does not write them.</source>
        <translation>Dugout liest Dateien von %1, schreibt sie aber nicht.</translation>
    </message>
</context>
<context>
    <name>TeamImport</name>
    <message>
        <source>This file does not say what race the team is of.</source>
        <translation>Diese Datei sagt nicht, zu welchem Volk das Team gehört.</translation>
    </message>
    <message>
        <source>No edition Dugout was asked to look in has a team list &quot;%1&quot;.</source>
        <translation>Keine der durchsuchten Ausgaben hat eine Teamliste „%1“.</translation>
    </message>
    <message>
        <source>This team is of an edition from 2020 or later, which Dugout does not have.</source>
        <translation>Dieses Team gehört zu einer Ausgabe von 2020 oder später, die Dugout nicht hat.</translation>
    </message>
    <message>
        <source>This file does not say which team list it is of; its positions stand in several: %1.</source>
        <translation>Diese Datei sagt nicht, zu welcher Teamliste sie gehört; ihre Positionen stehen in mehreren: %1.</translation>
    </message>
    <message>
        <source>This edition has no team list &quot;%1&quot;.</source>
        <translation>Diese Ausgabe hat keine Teamliste „%1“.</translation>
    </message>
    <message>
        <source>This team is of an edition from 2020 or later, which Dugout does not have; it is read as %1.</source>
        <translation>Dieses Team gehört zu einer Ausgabe von 2020 oder später, die Dugout nicht hat; es wird als %1 gelesen.</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>Ausgabe</translation>
    </message>
</context>
<context>
    <name>TeamMove</name>
    <message>
        <source>The league option &quot;%1&quot; does not exist there.</source>
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
    <message>
        <source>Improvement rolls waiting there: %1 instead of %2.</source>
        <translation>Ausstehende Starspielerwürfe dort: %1 statt %2.</translation>
    </message>
</context>
<context>
    <name>TeamNewCommand</name>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>Die Ausgabe, wie in `dugout rules list`.</translation>
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
        <source>Builds a new team.</source>
        <translation>Baut ein neues Team.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 fehlt.</translation>
    </message>
    <message>
        <source>Keeps the team in the database instead of printing.</source>
        <translation>Speichert das Team in der Datenbank, statt es auszugeben.</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>TeamPrintCommand</name>
    <message>
        <source>There is no sheet &quot;%1&quot;; there are %2.</source>
        <translation>Es gibt kein Blatt „%1“; es gibt %2.</translation>
    </message>
    <message>
        <source>Writes the sheets of teams as PDF.</source>
        <translation>Schreibt die Blätter von Teams als PDF.</translation>
    </message>
    <message>
        <source>What to print: team, compact, match or cards.</source>
        <translation>Was gedruckt wird: team, compact, match oder cards.</translation>
    </message>
    <message>
        <source>Inducements need --opponent FILE.</source>
        <translation>Anreize brauchen --opponent DATEI.</translation>
    </message>
    <message>
        <source>Inducements are bought for one match at a time.</source>
        <translation>Anreize kauft man jeweils für ein Spiel.</translation>
    </message>
    <message>
        <source>--opponent goes with --sheet match or with inducements only.</source>
        <translation>--opponent geht nur mit --sheet match oder mit Anreizen.</translation>
    </message>
    <message>
        <source>There is no team file.</source>
        <translation>Es gibt keine Teamdatei.</translation>
    </message>
    <message>
        <source>--%1 goes with --sheet match only.</source>
        <translation>--%1 gehört nur zu --sheet match.</translation>
    </message>
    <message>
        <source>The competition, for a match record.</source>
        <translation>Der Wettbewerb, für ein Spielformular.</translation>
    </message>
    <message>
        <source>When it is played, for a match record.</source>
        <translation>Wann gespielt wird, für ein Spielformular.</translation>
    </message>
    <message>
        <source>Where it is played, for a match record.</source>
        <translation>Wo gespielt wird, für ein Spielformular.</translation>
    </message>
    <message>
        <source>The team file, several, a folder of them, or kept teams by name or id.</source>
        <translation>Die Teamdatei, mehrere, ein Ordner davon, oder aufbewahrte Teams mit Namen oder Kennung.</translation>
    </message>
    <message>
        <source>The other team, for a match record.</source>
        <translation>Das andere Team, für einen Spielbogen.</translation>
    </message>
</context>
<context>
    <name>TeamStoryWords</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>The final whistle</source>
        <translation>Der Schlusspfiff</translation>
    </message>
    <message>
        <source>This match changed nothing on the sheet of the team.</source>
        <translation>Dieses Spiel hat auf dem Teambogen nichts verändert.</translation>
    </message>
    <message>
        <source>The team was edited by hand since its last match.</source>
        <translation>Das Team wurde seit seinem letzten Spiel von Hand geändert.</translation>
    </message>
    <message>
        <source>Before the match</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>After the match</source>
        <translation>Nach dem Spiel</translation>
    </message>
    <message>
        <source>Play a match with this team to its end: what it changes is told here.</source>
        <translation>Bring mit diesem Team ein Spiel zu Ende: Was es verändert, steht dann hier.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier match(es) stand in the list beside this.</source>
        <translation>
            <numerusform>%n früheres Spiel steht in der Liste daneben.</numerusform>
            <numerusform>%n frühere Spiele stehen in der Liste daneben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TieBreak</name>
    <message>
        <source>the head-to-head record</source>
        <translation>der direkte Vergleich</translation>
    </message>
    <message>
        <source>the number of wins</source>
        <translation>die Zahl der Siege</translation>
    </message>
    <message>
        <source>the win ratio</source>
        <translation>die Siegquote</translation>
    </message>
    <message>
        <source>the touchdown difference</source>
        <translation>die Touchdown-Differenz</translation>
    </message>
    <message>
        <source>the number of touchdowns</source>
        <translation>die Zahl der Touchdowns</translation>
    </message>
    <message>
        <source>the casualty difference</source>
        <translation>die Verlustdifferenz</translation>
    </message>
    <message>
        <source>the number of casualties</source>
        <translation>die Zahl der Verluste</translation>
    </message>
    <message>
        <source>the sum of both differences</source>
        <translation>die Summe beider Differenzen</translation>
    </message>
    <message>
        <source>the sum of the opponents&apos; points</source>
        <translation>die Punktsumme der Gegner</translation>
    </message>
    <message>
        <source>the Sonneborn-Berger score</source>
        <translation>die Sonneborn-Berger-Wertung</translation>
    </message>
    <message>
        <source>the team value</source>
        <translation>der Teamwert</translation>
    </message>
    <message>
        <source>the fan factor</source>
        <translation>der Fanfaktor</translation>
    </message>
    <message>
        <source>the treasury</source>
        <translation>die Kasse</translation>
    </message>
    <message>
        <source>the lot</source>
        <translation>das Los</translation>
    </message>
    <message>
        <source>There is no tie-break &quot;%1&quot;; there are %2.</source>
        <translation>Die Feinwertung „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>The tie-break &quot;%1&quot; is named twice.</source>
        <translation>Die Feinwertung „%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>the difference of games</source>
        <translation>die Partiendifferenz</translation>
    </message>
    <message>
        <source>the number of games won</source>
        <translation>die Zahl der gewonnenen Partien</translation>
    </message>
    <message>
        <source>the difference of glory</source>
        <translation>die Ruhmdifferenz</translation>
    </message>
    <message>
        <source>the glory</source>
        <translation>der Ruhm</translation>
    </message>
</context>
<context>
    <name>TourPlayFormat</name>
    <message>
        <source>This is taken for gold pieces, not for thousands of them.</source>
        <translation>Das wird als Goldstücke verstanden, nicht als Tausender.</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>%1, conceded by %2</source>
        <translation>%1, aufgegeben von %2</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>a match tracked with Dugout</source>
        <translation>ein mit Dugout geführtes Spiel</translation>
    </message>
    <message>
        <source>a slip of paper</source>
        <translation>ein Zettel</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>the commissioner</source>
        <translation>die Ligaleitung</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s)</source>
        <translation>
            <numerusform>%n Verbesserung</numerusform>
            <numerusform>%n Verbesserungen</numerusform>
        </translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Kommt von</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Unterschrieben von</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Abgeliefert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
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
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>The last action was undone.</source>
        <translation>Die letzte Aktion wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>both at the table of %1</source>
        <translation>beide am Tisch von %1</translation>
    </message>
    <message>
        <source>%1, at the table of %2</source>
        <translation>%1, am Tisch von %2</translation>
    </message>
    <message>
        <source>Disputed by</source>
        <translation>Bestritten von</translation>
    </message>
</context>
<context>
    <name>WarbandListImport</name>
    <message>
        <source>Line %1: the side is normal or inspired, not &quot;%2&quot;.</source>
        <translation>Zeile %1: Die Seite ist normal oder inspiriert, nicht „%2“.</translation>
    </message>
    <message>
        <source>Line %1: a field is too long or holds control characters.</source>
        <translation>Zeile %1: Ein Feld ist zu lang oder enthält Steuerzeichen.</translation>
    </message>
    <message>
        <source>Line %1: a warband and a fighter are needed.</source>
        <translation>Zeile %1: Eine Bande und ein Kämpfer sind nötig.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no number from 0 to 20.</source>
        <translation>Zeile %1: „%2“ ist keine Zahl von 0 bis 20.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no symbol of that die.</source>
        <translation>Zeile %1: „%2“ ist kein Symbol dieses Würfels.</translation>
    </message>
    <message>
        <source>Line %1: cleave is yes or no, not &quot;%2&quot;.</source>
        <translation>Zeile %1: Spalten ist ja oder nein, nicht „%2“.</translation>
    </message>
    <message>
        <source>Line %1: leader is yes or no, not &quot;%2&quot;.</source>
        <translation>Zeile %1: Anführer ist ja oder nein, nicht „%2“.</translation>
    </message>
    <message>
        <source>The list holds no fighters.</source>
        <translation>Die Liste enthält keine Kämpfer.</translation>
    </message>
    <message>
        <source>%1 keeps the attack &quot;%2&quot;, which the list does not name.</source>
        <translation>%1 behält den Angriff „%2“, den die Liste nicht nennt.</translation>
    </message>
    <message>
        <source>Line %1: the attack has no name.</source>
        <translation>Zeile %1: Der Angriff hat keinen Namen.</translation>
    </message>
</context>
<context>
    <name>WebServer</name>
    <message>
        <source>Port %1 is used by another program.</source>
        <translation>Port %1 benutzt ein anderes Programm.</translation>
    </message>
    <message>
        <source>Nobody can be served on the address %1, port %2.</source>
        <translation>An der Adresse %1, Port %2, kann niemand bedient werden.</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>&quot;%1&quot; is a folder, not a file.</source>
        <translation>„%1“ ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no ordinary file; nothing is written there.</source>
        <translation>„%1“ ist keine gewöhnliche Datei; dort wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database; nothing is written over it.</source>
        <translation>„%1“ ist eine Datenbank; darüber wird nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>ZipFile</name>
    <message>
        <source>This zip file is damaged or of an unknown kind.</source>
        <translation>Diese ZIP-Datei ist beschädigt oder von unbekannter Art.</translation>
    </message>
    <message>
        <source>There is no %1 file in this zip file.</source>
        <translation>In dieser ZIP-Datei ist keine %1-Datei.</translation>
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
    <name>dugout::ArticleView</name>
    <message>
        <source>Click the table to roll on it</source>
        <translation>Auf die Tabelle klicken, um zu würfeln</translation>
    </message>
</context>
<context>
    <name>dugout::AsideWork</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>dugout::AssetBar</name>
    <message>
        <source>Team value</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Gold left</source>
        <translation>Restliches Gold</translation>
    </message>
    <message>
        <source>%1 · %2 each</source>
        <translation>%1 · je %2</translation>
    </message>
    <message>
        <source>Team rating</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>%1 + %2 by trophy</source>
        <translation>%1 + %2 durch Trophäe</translation>
    </message>
</context>
<context>
    <name>dugout::AttackChoice</name>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Card of the attacker</source>
        <translation>Karte des Angreifers</translation>
    </message>
    <message>
        <source>Card of the target</source>
        <translation>Karte des Ziels</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Stürmt an</translation>
    </message>
</context>
<context>
    <name>dugout::AttackForm</name>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Knockback</source>
        <translation>Rückstoß</translation>
    </message>
    <message>
        <source>Cleave</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Remove attack</source>
        <translation>Angriff entfernen</translation>
    </message>
    <message>
        <source>Name of the attack</source>
        <translation>Name des Angriffs</translation>
    </message>
    <message>
        <source>Strikes every adjacent enemy</source>
        <translation>Trifft alle benachbarten Gegner</translation>
    </message>
</context>
<context>
    <name>dugout::AttackNumbers</name>
    <message>
        <source>This edition has no dice for attacks.</source>
        <translation>Diese Ausgabe hat keine Würfel für Angriffe.</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>that hit with</source>
        <translation>die treffen mit</translation>
    </message>
    <message>
        <source>Attack dice to roll again</source>
        <translation>Angriffswürfel, die neu gewürfelt werden</translation>
    </message>
    <message>
        <source>Supports more than the target</source>
        <translation>Unterstützung mehr als das Ziel</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>that hold with</source>
        <translation>die halten mit</translation>
    </message>
    <message>
        <source>Defence dice to roll again</source>
        <translation>Verteidigungswürfel, die neu gewürfelt werden</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Life left</source>
        <translation>Verbleibendes Leben</translation>
    </message>
    <message>
        <source>Cleave: shields do not count</source>
        <translation>Spalten: Schilde zählen nicht</translation>
    </message>
    <message>
        <source>The target is on Guard</source>
        <translation>Das Ziel ist in Abwehrhaltung</translation>
    </message>
    <message>
        <source>The target is trapped</source>
        <translation>Das Ziel ist eingekesselt</translation>
    </message>
</context>
<context>
    <name>dugout::AttackOddsDialog</name>
    <message numerus="yes">
        <source>A hit leaves %n of his wounds.</source>
        <translation>
            <numerusform>Ein Treffer lässt ihm noch %n Leben.</numerusform>
            <numerusform>Ein Treffer lässt ihm noch %n Leben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hit takes the target out of action.</source>
        <translation>Ein Treffer setzt das Ziel außer Gefecht.</translation>
    </message>
    <message>
        <source>%1 drives back only, %2 fails</source>
        <translation>%1 treibt nur zurück, %2 misslingt</translation>
    </message>
    <message>
        <source>As the table stands: %1</source>
        <translation>Wie es auf dem Tisch steht: %1</translation>
    </message>
    <message>
        <source>Odds of an attack</source>
        <translation>Chancen eines Angriffs</translation>
    </message>
    <message>
        <source>The attack succeeds</source>
        <translation>Der Angriff gelingt</translation>
    </message>
    <message>
        <source>As the table stands</source>
        <translation>Wie es auf dem Tisch steht</translation>
    </message>
    <message>
        <source>Some values on the cards of these two are open: say them here.</source>
        <translation>Auf den Karten dieser beiden sind Werte offen: bitte hier angeben.</translation>
    </message>
</context>
<context>
    <name>dugout::BattlefieldView</name>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>starting hex</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>no one&apos;s territory</source>
        <translation>Niemandsland</translation>
    </message>
    <message>
        <source>the Relic</source>
        <translation>das Relikt</translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>objective, face down</source>
        <translation>Ziel, verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n Wunde</numerusform>
            <numerusform>%n Wunden</numerusform>
        </translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
</context>
<context>
    <name>dugout::BoardDialog</name>
    <message>
        <source>The board needs a name.</source>
        <translation>Das Spielbrett braucht einen Namen.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Back of</source>
        <translation>Rückseite von</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nichts anderem</translation>
    </message>
    <message>
        <source>A click makes a hex a starting hex, then a blocked one, then plain again.</source>
        <translation>Ein Klick macht ein Feld zum Startfeld, der nächste zum blockierten, der dritte wieder zum gewöhnlichen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>dugout::BracketView</name>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Round %1: %2 beat %3.</source>
        <translation>Runde %1: %2 schlug %3.</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Platz 3</translation>
    </message>
</context>
<context>
    <name>dugout::CardDialog</name>
    <message>
        <source>every warband</source>
        <translation>jede Bande</translation>
    </message>
    <message>
        <source>The card needs a name.</source>
        <translation>Die Karte braucht einen Namen.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Nur für</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>Is a reaction</source>
        <translation>Ist eine Reaktion</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>in the end phase</source>
        <translation>in der Endphase</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>for the next activation</source>
        <translation>für die nächste Aktivierung</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Gives glory</source>
        <translation>Bringt Ruhm</translation>
    </message>
    <message>
        <source>Gives an attack</source>
        <translation>Gibt einen Angriff</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Ändert</translation>
    </message>
    <message>
        <source>Reacts</source>
        <translation>Reagiert</translation>
    </message>
    <message>
        <source>With three or four players</source>
        <translation>Zu dritt oder viert</translation>
    </message>
    <message>
        <source>whenever its text says</source>
        <translation>wann ihr Text es sagt</translation>
    </message>
</context>
<context>
    <name>dugout::CareerDialog</name>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>The team</source>
        <translation>Das Team</translation>
    </message>
    <message>
        <source>Careers</source>
        <translation>Laufbahnen</translation>
    </message>
    <message>
        <source>The team and everybody it ever had</source>
        <translation>Das Team und alle, die je dabei waren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Sheet before…</source>
        <translation>Bogen davor…</translation>
    </message>
    <message>
        <source>Sheet after…</source>
        <translation>Bogen danach…</translation>
    </message>
</context>
<context>
    <name>dugout::ChainPanel</name>
    <message>
        <source>Add rolls to see the chance that all of them succeed.</source>
        <translation>Füge Würfe hinzu, um die Chance zu sehen, dass alle gelingen.</translation>
    </message>
    <message numerus="yes">
        <source>with %n team re-roll(s) %1</source>
        <translation>
            <numerusform>mit %n Team-Wiederholungswurf: %1</numerusform>
            <numerusform>mit %n Team-Wiederholungswürfen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A chain of rolls</source>
        <translation>Eine Kette von Würfen</translation>
    </message>
    <message>
        <source>Team re-rolls</source>
        <translation>Team-Wiederholungswürfe</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message numerus="yes">
        <source>Team re-rolls (%n left)</source>
        <translation>
            <numerusform>Team-Wiederholungswürfe (%n übrig)</numerusform>
            <numerusform>Team-Wiederholungswürfe (%n übrig)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::ChartView</name>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: von %2 auf %3</translation>
    </message>
</context>
<context>
    <name>dugout::ChoiceButtons</name>
    <message>
        <source>None</source>
        <translation>Keine Auswahl</translation>
    </message>
    <message>
        <source>Dugout draws</source>
        <translation>Dugout lost aus</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>%1 würfeln</translation>
    </message>
</context>
<context>
    <name>dugout::ChoiceList</name>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message>
        <source>%1 chosen, from %2 to %3</source>
        <translation>%1 gewählt, %2 bis %3 möglich</translation>
    </message>
    <message>
        <source>Type a number or a name</source>
        <translation>Nummer oder Namen tippen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Dugout draws</source>
        <translation>Dugout lost aus</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Teil des Namens eingeben</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Nichts passt zu dieser Eingabe.</translation>
    </message>
    <message>
        <source>Type them in their order</source>
        <translation>Der Reihe nach eintippen</translation>
    </message>
    <message>
        <source>Type numbers (1 4 11) or a name</source>
        <translation>Nummern (1 4 11) oder einen Namen tippen</translation>
    </message>
    <message>
        <source>Both teams have such numbers: choose below.</source>
        <translation>Beide Teams haben solche Nummern: bitte unten wählen.</translation>
    </message>
</context>
<context>
    <name>dugout::ClockPanel</name>
    <message>
        <source>time is over</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>Eine Minute mehr</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n Minute je Zug</numerusform>
            <numerusform>%n Minuten je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>time is running out</source>
        <translation>die Zeit wird knapp</translation>
    </message>
    <message>
        <source>Length of a turn</source>
        <translation>Länge eines Zuges</translation>
    </message>
    <message>
        <source>For a turn</source>
        <translation>Für einen Spielzug</translation>
    </message>
    <message>
        <source>For the whole match</source>
        <translation>Für das ganze Spiel</translation>
    </message>
    <message>
        <source>Nothing counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for each coach</source>
        <translation>
            <numerusform>%n Minute für jeden Trainer</numerusform>
            <numerusform>%n Minuten für jeden Trainer</numerusform>
        </translation>
    </message>
    <message>
        <source>Another time for each coach…</source>
        <translation>Andere Zeit für jeden Trainer…</translation>
    </message>
    <message>
        <source>Time for each coach</source>
        <translation>Zeit für jeden Trainer</translation>
    </message>
    <message>
        <source>Minutes for the whole match</source>
        <translation>Minuten für das ganze Spiel</translation>
    </message>
    <message>
        <source>for the match</source>
        <translation>für das Spiel</translation>
    </message>
</context>
<context>
    <name>dugout::CollectionDocument</name>
    <message>
        <source>%1 What is kept now is shown here.</source>
        <translation>%1 Hier steht nun, was jetzt gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>dugout::CollectionEditor</name>
    <message>
        <source>New warband</source>
        <translation>Neue Bande</translation>
    </message>
    <message>
        <source>New fighter</source>
        <translation>Neuer Kämpfer</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Neues Spielbrett</translation>
    </message>
    <message>
        <source>Edit a warband</source>
        <translation>Bande bearbeiten</translation>
    </message>
    <message>
        <source>Edit a fighter</source>
        <translation>Kämpfer bearbeiten</translation>
    </message>
    <message>
        <source>Edit a card</source>
        <translation>Karte bearbeiten</translation>
    </message>
    <message>
        <source>Edit a board</source>
        <translation>Spielbrett bearbeiten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>dugout::CollectionModel</name>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Warbands</source>
        <translation>Banden</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fighter(s)</source>
        <translation>
            <numerusform>%n Kämpfer</numerusform>
            <numerusform>%n Kämpfer</numerusform>
        </translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>dugout::CollectionPage</name>
    <message numerus="yes">
        <source>%n row(s) could not be taken:</source>
        <translation>
            <numerusform>%n Zeile ließ sich nicht übernehmen:</numerusform>
            <numerusform>%n Zeilen ließen sich nicht übernehmen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>In jeder Sprache suchen</translation>
    </message>
    <message>
        <source>Search the collection</source>
        <translation>Sammlung durchsuchen</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>New warband…</source>
        <translation>Neue Bande…</translation>
    </message>
    <message>
        <source>New fighter…</source>
        <translation>Neuer Kämpfer…</translation>
    </message>
    <message>
        <source>New card…</source>
        <translation>Neue Karte…</translation>
    </message>
    <message>
        <source>New board…</source>
        <translation>Neues Spielbrett…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot;…</source>
        <translation>„%1“ wird gelesen…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message numerus="yes">
        <source>%n entry/entries taken.</source>
        <translation>
            <numerusform>%n Eintrag übernommen.</numerusform>
            <numerusform>%n Einträge übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Sammlung exportieren</translation>
    </message>
    <message>
        <source>Collections (*.json)</source>
        <translation>Sammlungen (*.json)</translation>
    </message>
    <message>
        <source>Written to &quot;%1&quot;.</source>
        <translation>In „%1“ geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry/entries removed; Undo brings them back.</source>
        <translation>
            <numerusform>%n Eintrag entfernt; Rückgängig holt ihn zurück.</numerusform>
            <numerusform>%n Einträge entfernt; Rückgängig holt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export everything…</source>
        <translation>Alles exportieren…</translation>
    </message>
</context>
<context>
    <name>dugout::CompetitionDialog</name>
    <message>
        <source>New competition</source>
        <translation>Neuer Wettbewerb</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Gespielt als</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How often each pair meets</source>
        <translation>Wie oft sich jedes Paar trifft</translation>
    </message>
    <message>
        <source>Divisions</source>
        <translation>Staffeln</translation>
    </message>
    <message>
        <source>Go on from each group</source>
        <translation>Weiter aus jeder Gruppe</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Höchstzahl der Spiele je Paarung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Only the best results (0: all)</source>
        <translation>Nur die besten Ergebnisse (0: alle)</translation>
    </message>
    <message>
        <source>A bye counts as</source>
        <translation>Ein Freilos zählt als</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>Groups, then play-offs</source>
        <translation>Gruppen, dann K.-o.-Runden</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangliste mit Herausforderungen</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Freies Spiel</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>kein Spiel</translation>
    </message>
    <message>
        <source>Divisions also play each other</source>
        <translation>Staffeln spielen auch gegeneinander</translation>
    </message>
    <message>
        <source>A match for third place</source>
        <translation>Ein Spiel um den dritten Platz</translation>
    </message>
    <message>
        <source>Teams develop from match to match</source>
        <translation>Teams entwickeln sich von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ausschreiben</translation>
    </message>
    <message>
        <source>Change the competition</source>
        <translation>Wettbewerb ändern</translation>
    </message>
    <message>
        <source>Who goes on, by</source>
        <translation>Weiter kommt man nach</translation>
    </message>
    <message>
        <source>Touchdowns of a walk-over</source>
        <translation>Touchdowns bei kampflosem Sieg</translation>
    </message>
    <message>
        <source>Opponents&apos; points for a bye</source>
        <translation>Gegnerpunkte bei einem Freilos</translation>
    </message>
    <message>
        <source>Opponents&apos; points for a walk-over</source>
        <translation>Gegnerpunkte bei kampflosem Sieg</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkten</translation>
    </message>
    <message>
        <source>team value</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>win ratio</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>win ratio times team value</source>
        <translation>Siegquote mal Teamwert</translation>
    </message>
    <message>
        <source>the opponent&apos;s own</source>
        <translation>die des Gegners</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>as many as one has</source>
        <translation>so viele, wie man selbst hat</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>der Durchschnitt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Games of a walk-over</source>
        <translation>Partien eines kampflosen Sieges</translation>
    </message>
    <message>
        <source>Members of a squad (0: no squads)</source>
        <translation>Mannschaftsgröße (0: keine)</translation>
    </message>
    <message>
        <source>A squad&apos;s points</source>
        <translation>Punkte einer Mannschaft</translation>
    </message>
    <message>
        <source>Every match has a winner</source>
        <translation>Jedes Spiel hat einen Sieger</translation>
    </message>
    <message>
        <source>for each meeting</source>
        <translation>für jede Begegnung</translation>
    </message>
    <message>
        <source>those of its boards, added up</source>
        <translation>die ihrer Bretter, zusammengezählt</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Further words for points</source>
        <translation>Weitere Wörter für Punkte</translation>
    </message>
    <message>
        <source>completions, interceptions and kills, which matches tell by themselves, or words of your own that are asked for with each result.</source>
        <translation>completions, interceptions und kills, die Spiele von selbst melden, oder eigene Wörter, nach denen bei jedem Ergebnis gefragt wird.</translation>
    </message>
    <message>
        <source>Go on to play-offs (0: nobody)</source>
        <translation>In die K.-o.-Runde (0: niemand)</translation>
    </message>
    <message>
        <source>Whoever goes on is paired by lot</source>
        <translation>Wer weiterkommt, wird gelost</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>On equal points</source>
        <translation>Bei gleichen Punkten</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Wettbewerb</translation>
    </message>
    <message>
        <source>Somebody else changed this competition while you did. Please choose which version counts.</source>
        <translation>Jemand anders hat diesen Wettbewerb geändert, während du es tatest. Wähle, welche Fassung zählt.</translation>
    </message>
    <message>
        <source>What stands</source>
        <translation>Was gilt</translation>
    </message>
    <message>
        <source>What you wanted</source>
        <translation>Was du wolltest</translation>
    </message>
    <message>
        <source>Go on from what stands</source>
        <translation>Von dem ausgehen, was gilt</translation>
    </message>
    <message>
        <source>Mine counts</source>
        <translation>Meine zählt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>further words for points</comment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>dugout::CompetitionLists</name>
    <message>
        <source>Who takes part</source>
        <translation>Wer teilnimmt</translation>
    </message>
    <message>
        <source>What decides on equal points, in this order</source>
        <translation>Was bei Punktgleichheit entscheidet, in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
</context>
<context>
    <name>dugout::ConfirmBody</name>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>dugout::CorrectionDialog</name>
    <message>
        <source>What was it?</source>
        <translation>Was war es?</translation>
    </message>
    <message>
        <source>Correct the log</source>
        <translation>Protokoll berichtigen</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vor: %1</translation>
    </message>
    <message>
        <source>Instead of: %1</source>
        <translation>Statt: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nothing can be chosen here now. Cards that are hidden must be opened first.</source>
        <translation>Hier lässt sich jetzt nichts wählen. Verdeckte Karten müssen erst geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>dugout::CorrectionReview</name>
    <message>
        <source>This no longer fits: %1
%2</source>
        <translation>Das passt nicht mehr: %1
%2</translation>
    </message>
    <message>
        <source>This has to be decided now, before: %1</source>
        <translation>Das ist jetzt zu entscheiden, vor: %1</translation>
    </message>
    <message>
        <source>What was it?</source>
        <translation>Was war es?</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Nothing changes for either team.</source>
        <translation>Für keines der beiden Teams ändert sich etwas.</translation>
    </message>
    <message>
        <source>Accepting it stands for both coaches&apos; word on the new result.</source>
        <translation>Wer es annimmt, bestätigt das neue Ergebnis für beide Trainer.</translation>
    </message>
    <message>
        <source>The teams today</source>
        <translation>Die Teams heute</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>No longer fits; it stays in the log until it is decided:</source>
        <translation>Passt nicht mehr; es bleibt im Protokoll, bis es entschieden ist:</translation>
    </message>
    <message>
        <source>Asked when the match is opened:</source>
        <translation>Wird gefragt, wenn das Spiel geöffnet wird:</translation>
    </message>
    <message>
        <source>Correct a match that is over</source>
        <translation>Ein beendetes Spiel berichtigen</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>Es ist nicht geschehen</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Keep as it was</source>
        <translation>Lassen, wie es war</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>A team was changed while this match was played. This is what its sheet would be with the match on it; until you decide, the match stands on no sheet.</source>
        <translation>Ein Team wurde während dieses Spiels geändert. So sähe sein Bogen mit dem Spiel aus; bis zur Entscheidung steht das Spiel auf keinem Bogen.</translation>
    </message>
    <message>
        <source>Write the match onto the sheets</source>
        <translation>Das Spiel auf die Bögen schreiben</translation>
    </message>
    <message>
        <source>Leave the sheets as they are</source>
        <translation>Die Bögen lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Correct the match</source>
        <translation>Das Spiel berichtigen</translation>
    </message>
    <message>
        <source>In the league</source>
        <translation>In der Liga</translation>
    </message>
    <message>
        <source>Take that line out</source>
        <translation>Diese Zeile herausnehmen</translation>
    </message>
    <message>
        <source>%1 is over and would be open again</source>
        <translation>%1 ist beendet und wäre wieder offen</translation>
    </message>
    <message>
        <source>Open it again all the same</source>
        <translation>Trotzdem wieder öffnen</translation>
    </message>
    <message>
        <source>%1 has spent %2 gold that it would no longer have had</source>
        <translation>%1 hat %2 Gold ausgegeben, das dann nicht da gewesen wäre</translation>
    </message>
    <message>
        <source>It owes the gold: the treasury falls below 0</source>
        <translation>Das Gold wird geschuldet: Die Kasse fällt unter 0</translation>
    </message>
    <message>
        <source>Forgive it: the treasury stays at 0</source>
        <translation>Erlassen: Die Kasse bleibt bei 0</translation>
    </message>
</context>
<context>
    <name>dugout::CoverBody</name>
    <message>
        <source>For the eyes of %1 only: hand over the device.</source>
        <translation>Nur für die Augen von %1: Gib das Gerät weiter.</translation>
    </message>
    <message>
        <source>I drew…</source>
        <translation>Ich habe gezogen…</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Dugout draws</source>
        <translation>Dugout zieht</translation>
    </message>
    <message>
        <source>%1 answers this on the phone.</source>
        <translation>%1 beantwortet das auf dem Handy.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>dugout::DeckDialog</name>
    <message>
        <source>The deck needs a name.</source>
        <translation>Das Deck braucht einen Namen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>Deck</translation>
    </message>
</context>
<context>
    <name>dugout::DeckModel</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
</context>
<context>
    <name>dugout::DeckPanel</name>
    <message>
        <source>%1 of %2 objectives · %3 power cards, at least %4 · %5 ploys, at most %6</source>
        <translation>%1 von %2 Zielen · %3 Machtkarten, mindestens %4 · %5 Finten, höchstens %6</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Dieses Deck ist regelgerecht.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n Regel verletzt</numerusform>
            <numerusform>%n Regeln verletzt</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance to see a card</source>
        <translation>Die Aussicht, eine Karte zu sehen</translation>
    </message>
    <message>
        <source>At least one of so many</source>
        <translation>Mindestens eine von so vielen</translation>
    </message>
    <message>
        <source>Draw the hand again without it</source>
        <translation>Hand ohne sie neu ziehen</translation>
    </message>
    <message>
        <source>By a round: when the whole hand is used up and drawn anew each time.</source>
        <translation>Nach Runde: wenn jedes Mal die ganze Hand verbraucht und neu gezogen wird.</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Machtkarten</translation>
    </message>
</context>
<context>
    <name>dugout::DecksPage</name>
    <message>
        <source>Change a deck</source>
        <translation>Deck ändern</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Copy a deck</source>
        <translation>Deck kopieren</translation>
    </message>
    <message>
        <source>Rename a deck</source>
        <translation>Deck umbenennen</translation>
    </message>
    <message>
        <source>Delete a deck</source>
        <translation>Deck löschen</translation>
    </message>
    <message>
        <source>There is no deck yet. Build one from the cards of your collection.</source>
        <translation>Noch gibt es kein Deck. Baue eines aus den Karten deiner Sammlung.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>New deck…</source>
        <translation>Neues Deck…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Print the list…</source>
        <translation>Liste drucken…</translation>
    </message>
    <message>
        <source>Print a reference sheet…</source>
        <translation>Übersichtsblatt drucken…</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>In jeder Sprache suchen</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Karten durchsuchen</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Decks</translation>
    </message>
</context>
<context>
    <name>dugout::DiceBody</name>
    <message>
        <source>Dugout rolls %1</source>
        <translation>Dugout würfelt %1</translation>
    </message>
    <message>
        <source>I rolled…</source>
        <translation>Meine Würfel…</translation>
    </message>
    <message numerus="yes">
        <source>Dugout rolls %n dice</source>
        <translation>
            <numerusform>Dugout wirft %n Würfel</numerusform>
            <numerusform>Dugout wirft %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Dugout tosses a coin</source>
        <translation>Dugout wirft die Münze</translation>
    </message>
</context>
<context>
    <name>dugout::DiceEntry</name>
    <message>
        <source>Click what your dice show, or type it.</source>
        <translation>Anklicken, was die Würfel zeigen, oder eintippen.</translation>
    </message>
    <message>
        <source>What your dice show</source>
        <translation>Was die Würfel zeigen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>zum Beispiel %1</translation>
    </message>
</context>
<context>
    <name>dugout::DisplayWindow</name>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
</context>
<context>
    <name>dugout::DugoutModel</name>
    <message>
        <source>On the pitch</source>
        <translation>Auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>K.O.</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Platzverweis</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Nicht dabei</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>CAS</source>
        <translation>VER</translation>
    </message>
    <message>
        <source>COMP</source>
        <translation>PASS</translation>
    </message>
    <message>
        <source>INT</source>
        <translation>ABF</translation>
    </message>
    <message>
        <source>MVP</source>
        <translation>SdT</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>benommen</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>has the ball</source>
        <translation>hat den Ball</translation>
    </message>
</context>
<context>
    <name>dugout::DugoutPanel</name>
    <message>
        <source>A team without a roster: only score, turns and re-rolls are kept.</source>
        <translation>Ein Team ohne Aufstellung: Nur Spielstand, Spielzüge und Wiederholungswürfe werden geführt.</translation>
    </message>
    <message>
        <source>Players of %1</source>
        <translation>Spieler von %1</translation>
    </message>
</context>
<context>
    <name>dugout::EditionList</name>
    <message>
        <source>%1 (has a fault)</source>
        <translation>%1 (fehlerhaft)</translation>
    </message>
</context>
<context>
    <name>dugout::EntryPanel</name>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Normal side</source>
        <translation>Normale Seite</translation>
    </message>
    <message>
        <source>Inspired side</source>
        <translation>Inspirierte Seite</translation>
    </message>
    <message>
        <source>Inspired when</source>
        <translation>Inspiriert, wenn</translation>
    </message>
    <message>
        <source>Not printed: fill it in.</source>
        <translation>Nicht abgedruckt: trage es ein.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are open; fill them in with Edit.</source>
        <translation>
            <numerusform>%n Wert ist offen; trage ihn mit Bearbeiten ein.</numerusform>
            <numerusform>%n Werte sind offen; trage sie mit Bearbeiten ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>Your collection</source>
        <translation>Deine Sammlung</translation>
    </message>
    <message>
        <source>Choose a warband, a fighter, a card or a board to see it.</source>
        <translation>Wähle eine Bande, einen Kämpfer, eine Karte oder ein Spielbrett.</translation>
    </message>
</context>
<context>
    <name>dugout::FieldButtons</name>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Whole field</source>
        <translation>Ganzes Feld</translation>
    </message>
</context>
<context>
    <name>dugout::FighterDialog</name>
    <message>
        <source>The fighter needs a name.</source>
        <translation>Der Kämpfer braucht einen Namen.</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Inspired when</source>
        <translation>Inspiriert, wenn</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Normal side</source>
        <translation>Normale Seite</translation>
    </message>
    <message>
        <source>Inspired side</source>
        <translation>Inspirierte Seite</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Fill in from the normal side</source>
        <translation>Aus der normalen Seite ausfüllen</translation>
    </message>
</context>
<context>
    <name>dugout::FighterNote</name>
    <message>
        <source>Close the card</source>
        <translation>Karte schließen</translation>
    </message>
</context>
<context>
    <name>dugout::FighterRow</name>
    <message>
        <source>out of action</source>
        <translation>außer Gefecht</translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspiriert</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 von %2 Wunden</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n Wunde</numerusform>
            <numerusform>%n Wunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Upgrades: %1</source>
        <translation>Aufwertungen: %1</translation>
    </message>
    <message>
        <source>Only set by hand:</source>
        <translation>Nur von Hand setzen:</translation>
    </message>
</context>
<context>
    <name>dugout::FighterTokens</name>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Abwehrhaltung</translation>
    </message>
    <message>
        <source>Inspired</source>
        <translation>Inspiriert</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Raus</translation>
    </message>
    <message>
        <source>Damage +</source>
        <translation>Schaden +</translation>
    </message>
    <message>
        <source>Damage −</source>
        <translation>Schaden −</translation>
    </message>
    <message>
        <source>Upgrade…</source>
        <translation>Aufwertung…</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>short, where there is little room</comment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Charge</source>
        <comment>short, where there is little room</comment>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>short, where there is little room</comment>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Inspired</source>
        <comment>short, where there is little room</comment>
        <translation>Insp.</translation>
    </message>
</context>
<context>
    <name>dugout::FixturesPart</name>
    <message>
        <source>Play the match</source>
        <translation>Spiel austragen</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Go on with the match</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Feststecken</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Noch ist nichts ausgelost.</translation>
    </message>
    <message>
        <source>There is no competition yet: fixtures come with its draw.</source>
        <translation>Es gibt noch keinen Wettbewerb: Ansetzungen kommen mit seiner Auslosung.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Ansetzungen</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Ergebnis…</translation>
    </message>
    <message>
        <source>Sign…</source>
        <translation>Unterschreiben…</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <translation>Ergebnis zurücknehmen…</translation>
    </message>
    <message>
        <source>When and where…</source>
        <translation>Wann und wo…</translation>
    </message>
    <message>
        <source>Change the pair…</source>
        <translation>Paarung ändern…</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu auslosen</translation>
    </message>
    <message>
        <source>Match by hand…</source>
        <translation>Spiel von Hand…</translation>
    </message>
    <message>
        <source>Discard the last round…</source>
        <translation>Letzte Runde verwerfen…</translation>
    </message>
    <message>
        <source>Challenge…</source>
        <translation>Herausforderung…</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Antwort…</translation>
    </message>
    <message>
        <source>From paper…</source>
        <translation>Vom Papier…</translation>
    </message>
    <message>
        <source>Follow the match</source>
        <translation>Dem Spiel zusehen</translation>
    </message>
    <message>
        <source>Play the skirmish</source>
        <translation>Skirmish austragen</translation>
    </message>
    <message>
        <source>Open the skirmish</source>
        <translation>Skirmish öffnen</translation>
    </message>
    <message>
        <source>Go on with the skirmish</source>
        <translation>Skirmish fortsetzen</translation>
    </message>
    <message>
        <source>Dispute…</source>
        <translation>Bestreiten…</translation>
    </message>
    <message>
        <source>Nobody has found an opponent yet.</source>
        <translation>Noch niemand hat einen Gegner gefunden.</translation>
    </message>
    <message>
        <source>Draw the play-offs</source>
        <translation>K.-o.-Runde auslosen</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Berichtigen…</translation>
    </message>
    <message>
        <source>Results of the round…</source>
        <translation>Ergebnisse der Runde…</translation>
    </message>
</context>
<context>
    <name>dugout::ForGoodDialog</name>
    <message>
        <source>Bought once, with the gold that building the team left, and there in every match whose teams come back as registered.</source>
        <translation>Einmal gekauft, mit dem Gold, das vom Aufbau des Teams übrig ist, und da in jedem Spiel, dessen Teams zurückkehren, wie sie gemeldet sind.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Permanent inducements</source>
        <translation>Dauerhafte Anreize</translation>
    </message>
</context>
<context>
    <name>dugout::FormDialog</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>dugout::GameList</name>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>No skirmish has been played yet. Start one for two to four players.</source>
        <translation>Noch wurde kein Skirmish gespielt. Beginne eines für zwei bis vier Spieler.</translation>
    </message>
    <message>
        <source>Choose a skirmish to go on with it.</source>
        <translation>Wähle ein Skirmish, um es fortzusetzen.</translation>
    </message>
    <message>
        <source>New skirmish…</source>
        <translation>Neues Skirmish…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Skirmishes</source>
        <translation>Skirmish-Spiele</translation>
    </message>
</context>
<context>
    <name>dugout::GameTable</name>
    <message>
        <source>%1 has these cards on the phone.</source>
        <translation>%1 hat diese Karten auf dem Handy.</translation>
    </message>
</context>
<context>
    <name>dugout::GameView</name>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>Bericht drucken…</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
</context>
<context>
    <name>dugout::HallWindow</name>
    <message>
        <source>Nothing is published yet.</source>
        <translation>Noch ist nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minuten einer Runde</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>minutes</source>
        <comment>after their number</comment>
        <translation>Minuten</translation>
    </message>
</context>
<context>
    <name>dugout::HandDialog</name>
    <message>
        <source>Cards of %1</source>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>Hand the device to %1.</source>
        <translation>Gib das Gerät an %1.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Take it up again</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Not in this match</source>
        <translation>Nicht in diesem Spiel</translation>
    </message>
</context>
<context>
    <name>dugout::HandPanel</name>
    <message>
        <source>The hand of %1</source>
        <translation>Die Hand von %1</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Machtkarten</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Karten verdecken</translation>
    </message>
</context>
<context>
    <name>dugout::HireModel</name>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Hired</source>
        <translation>Verpflichtet</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
</context>
<context>
    <name>dugout::HirePanel</name>
    <message>
        <source>Hire</source>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Double-click or drag onto the team.</source>
        <translation>Doppelklicken oder auf das Team ziehen.</translation>
    </message>
    <message>
        <source>Hire the selected position</source>
        <translation>Ausgewählte Position anheuern</translation>
    </message>
    <message>
        <source>Positions for hire</source>
        <translation>Positionen zum Anheuern</translation>
    </message>
</context>
<context>
    <name>dugout::HistoryPart</name>
    <message>
        <source>This cannot be taken back on its own: %1</source>
        <translation>Das lässt sich nicht für sich allein zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Take an action back</source>
        <translation>Eine Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Take this one back…</source>
        <translation>Diese zurücknehmen…</translation>
    </message>
    <message>
        <source>Somebody else has changed the history meanwhile: choose the action again.</source>
        <translation>Jemand anders hat den Verlauf inzwischen geändert: Wähle die Aktion noch einmal.</translation>
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
    <message>
        <source>Next fixtures</source>
        <translation>Nächste Ansetzungen</translation>
    </message>
    <message>
        <source>Results to sign</source>
        <translation>Zu unterschreibende Ergebnisse</translation>
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
    <message>
        <source>Sample teams show you around. They can be removed at any time.</source>
        <translation>Beispielteams zeigen dir alles. Du kannst sie jederzeit entfernen.</translation>
    </message>
    <message>
        <source>Add the sample league</source>
        <translation>Beispielliga hinzufügen</translation>
    </message>
    <message>
        <source>Sample teams show you around, or a league in the middle of its season. They can be removed at any time.</source>
        <translation>Beispielteams führen dich herum oder eine Liga mitten in ihrer Saison. Sie lassen sich jederzeit entfernen.</translation>
    </message>
    <message>
        <source>Add the sample teams</source>
        <translation>Beispielteams hinzufügen</translation>
    </message>
</context>
<context>
    <name>dugout::IdentityDialog</name>
    <message>
        <source>Picture for the badge</source>
        <translation>Bild für das Wappen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation>Dieses Bild kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Pennant</source>
        <translation>Wimpel</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Totenkopf</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Axt</translation>
    </message>
    <message>
        <source>Wing</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Flame</source>
        <translation>Flamme</translation>
    </message>
    <message>
        <source>Claw</source>
        <translation>Klaue</translation>
    </message>
    <message>
        <source>Bolt</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Faust</translation>
    </message>
    <message>
        <source>Name, colours and badge</source>
        <translation>Name, Farben und Wappen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Erste Farbe</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Zweite Farbe</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Badge colour</source>
        <translation>Wappenfarbe</translation>
    </message>
    <message>
        <source>Sign colour</source>
        <translation>Zeichenfarbe</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Use a picture…</source>
        <translation>Bild verwenden…</translation>
    </message>
    <message>
        <source>Use the drawn badge</source>
        <translation>Gezeichnetes Wappen verwenden</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Badge shape</source>
        <translation>Form des Wappens</translation>
    </message>
</context>
<context>
    <name>dugout::ImportDialog</name>
    <message>
        <source>Lists (*.csv *.json);;All files (*)</source>
        <translation>Listen (*.csv *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A table as CSV, or an array of objects as JSON. The first line names the columns, in any order:</source>
        <translation>Eine Tabelle als CSV oder eine Liste von Objekten als JSON. Die erste Zeile nennt die Spalten, in beliebiger Reihenfolge:</translation>
    </message>
    <message>
        <source>as printed, such as 22/437</source>
        <translation>wie gedruckt, etwa 22/437</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>a warband; empty for every warband</source>
        <translation>eine Kriegerbande; leer für alle</translation>
    </message>
    <message>
        <source>objective, ploy or upgrade; needed</source>
        <translation>Ziel, Finte oder Aufwertung; nötig</translation>
    </message>
    <message>
        <source>a whole number, for objectives</source>
        <translation>eine ganze Zahl, für Ziele</translation>
    </message>
    <message>
        <source>names of fighters, or yes or no</source>
        <translation>Namen von Kämpfern, oder ja oder nein</translation>
    </message>
    <message>
        <source>immediate or end, for objectives</source>
        <translation>sofort oder Ende, für Ziele</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>what the card says</source>
        <translation>was die Karte sagt</translation>
    </message>
    <message>
        <source>Columns and words may be English, Spanish or German. A card that is in the collection already is changed; an empty field in a column of the list clears what you had entered there.</source>
        <translation>Spalten und Wörter dürfen englisch, spanisch oder deutsch sein. Eine Karte, die schon in der Sammlung ist, wird geändert; ein leeres Feld in einer Spalte der Liste löscht, was dort eingetragen war.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>what it changes, such as damage+1; dice+1:charge</source>
        <translation>was sie ändert, etwa schaden+1; würfel+1:sturmangriff</translation>
    </message>
    <message>
        <source>when a reaction comes, such as attack-failed</source>
        <translation>wann eine Reaktion kommt, etwa „Angriff gescheitert“</translation>
    </message>
    <message>
        <source>next activation or round, for ploys</source>
        <translation>nächste Aktivierung oder Runde, für Finten</translation>
    </message>
    <message>
        <source>what it says for three or four players</source>
        <translation>was sie zu dritt oder viert sagt</translation>
    </message>
    <message>
        <source>A whole collection that a friend exported is taken as well. </source>
        <translation>Auch eine ganze Sammlung, die ein Freund exportiert hat, wird übernommen. </translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Fighters come as CSV with a row for each side and one more for each further attack: %1. Decks come with a row for each card: %2.</source>
        <translation>Kämpfer kommen als CSV mit einer Zeile je Seite und einer mehr für jeden weiteren Angriff: %1. Decks kommen mit einer Zeile je Karte: %2.</translation>
    </message>
</context>
<context>
    <name>dugout::ImprovementDialog</name>
    <message>
        <source>Type the two dice, such as 3 5.</source>
        <translation>Gib die zwei Würfel ein, etwa 3 5.</translation>
    </message>
    <message>
        <source>Choose what the player learns.</source>
        <translation>Wähle, was der Spieler lernt.</translation>
    </message>
    <message>
        <source>Improvement roll</source>
        <translation>Starspielerwurf</translation>
    </message>
    <message>
        <source>Two dice (I rolled)</source>
        <translation>Zwei Würfel (selbst gewürfelt)</translation>
    </message>
    <message>
        <source>such as 3 5</source>
        <translation>etwa 3 5</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Für mich würfeln</translation>
    </message>
    <message>
        <source>What this roll allows</source>
        <translation>Was dieser Wurf erlaubt</translation>
    </message>
    <message>
        <source>Aging, %1 or more stays young</source>
        <translation>Altern: ab %1 bleibt er jung</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>%1, only with this double</source>
        <translation>%1, nur mit diesem Pasch</translation>
    </message>
    <message>
        <source>He has aged: choose what the book says it does to him.</source>
        <translation>Er ist gealtert: Wähle, was laut Regelbuch mit ihm geschieht.</translation>
    </message>
    <message>
        <source>What age does to him</source>
        <translation>Folge des Alters</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Choose what the book says</source>
        <translation>Wählen, was das Regelbuch sagt</translation>
    </message>
    <message>
        <source>skill, category</source>
        <translation>Fähigkeit, Art</translation>
    </message>
    <message>
        <source>His points have earned no roll yet; what he learns is given to him.</source>
        <translation>Seine Punkte reichen noch für keinen Wurf; was er lernt, ist ein Geschenk.</translation>
    </message>
</context>
<context>
    <name>dugout::JoinDialog</name>
    <message>
        <source>Fetching the league…</source>
        <translation>Die Liga wird geholt…</translation>
    </message>
    <message>
        <source>%1, as %2; taken home, only to be read</source>
        <translation>%1, als %2; nach Hause geholt, nur zu lesen</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1, als %2</translation>
    </message>
    <message>
        <source>Join a shared league</source>
        <translation>Einer geteilten Liga beitreten</translation>
    </message>
    <message>
        <source>Leagues there</source>
        <translation>Ligen dort</translation>
    </message>
    <message>
        <source>Take the league&apos;s teams where other ones are kept here</source>
        <translation>Die Teams der Liga nehmen, wo hier andere aufbewahrt sind</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Look at the server</source>
        <translation>Server ansehen</translation>
    </message>
</context>
<context>
    <name>dugout::LeadersPart</name>
    <message>
        <source>Cemetery</source>
        <translation>Friedhof</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Rassen</translation>
    </message>
    <message>
        <source>Race against race</source>
        <translation>Rasse gegen Rasse</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Alle Saisons</translation>
    </message>
    <message>
        <source>All races</source>
        <translation>Alle Rassen</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Season and competition</source>
        <translation>Saison und Wettbewerb</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Bestenlisten</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Ratings (Elo)</source>
        <translation>Wertungszahlen (Elo)</translation>
    </message>
    <message>
        <source>Ratings (Glicko-2)</source>
        <translation>Wertungszahlen (Glicko-2)</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Ruhmeshalle</translation>
    </message>
    <message>
        <source>Trophy cabinet</source>
        <translation>Trophäenschrank</translation>
    </message>
    <message>
        <source>All divisions</source>
        <translation>Alle Staffeln</translation>
    </message>
    <message>
        <source>All teams</source>
        <translation>Alle Teams</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Teamwert</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Nothing yet: deeds come from matches that are followed with Dugout or entered from paper, honours from competitions that are over.</source>
        <translation>Noch nichts: Leistungen kommen aus Spielen, die mit Dugout begleitet oder vom Papier eingetragen werden, Ehren aus beendeten Wettbewerben.</translation>
    </message>
    <message>
        <source>Worth in gold</source>
        <translation>Gesamtwert in Gold</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueDocument</name>
    <message>
        <source>Somebody else was faster: %1 If you go on, yours is done on top of that.</source>
        <translation>Jemand anders war schneller: %1 Wenn du weitermachst, kommt deines dazu.</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueList</name>
    <message>
        <source>no season is played</source>
        <translation>zurzeit keine Saison</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n Team</numerusform>
            <numerusform>%n Teams</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a league to open it.</source>
        <translation>Wähle eine Liga, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>New league…</source>
        <translation>Neue Liga…</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligen</translation>
    </message>
    <message>
        <source>Found a league, and Dugout draws its rounds and keeps its tables. The sample league shows how it looks.</source>
        <translation>Gründe eine Liga, und Dugout lost ihre Runden aus und führt ihre Tabellen. Die Beispielliga zeigt, wie das aussieht.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Take the sample league</source>
        <translation>Beispielliga nehmen</translation>
    </message>
    <message>
        <source>Remove the sample league</source>
        <translation>Beispielliga entfernen</translation>
    </message>
    <message>
        <source>shared, as %1</source>
        <translation>geteilt, als %1</translation>
    </message>
    <message>
        <source>on this machine</source>
        <translation>auf diesem Rechner</translation>
    </message>
    <message>
        <source>Join a shared league…</source>
        <translation>Einer geteilten Liga beitreten…</translation>
    </message>
</context>
<context>
    <name>dugout::LeaguePage</name>
    <message>
        <source>Delete the league</source>
        <translation>Liga löschen</translation>
    </message>
    <message>
        <source>Remove the sample league</source>
        <translation>Beispielliga entfernen</translation>
    </message>
    <message>
        <source>the sample league with its teams and matches</source>
        <translation>die Beispielliga mit ihren Teams und Spielen</translation>
    </message>
    <message>
        <source>A league that was exported</source>
        <translation>Eine exportierte Liga</translation>
    </message>
    <message>
        <source>Leagues (*.json);;All files (*)</source>
        <translation>Ligen (*.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>dugout::LeaguePrompt</name>
    <message>
        <source>Teams join the league: register at least two.</source>
        <translation>Teams treten der Liga bei: Melde mindestens zwei an.</translation>
    </message>
    <message>
        <source>The teams are there: begin a season.</source>
        <translation>Die Teams sind da: Beginne eine Saison.</translation>
    </message>
    <message>
        <source>Announce what is played for: a competition.</source>
        <translation>Schreibe aus, worum gespielt wird: einen Wettbewerb.</translation>
    </message>
    <message>
        <source>Nobody to draw yet: enter teams in %1.</source>
        <translation>Noch gibt es niemanden auszulosen: Trage Teams in %1 ein.</translation>
    </message>
    <message>
        <source>The next round of %1 can be drawn.</source>
        <translation>Die nächste Runde von %1 kann ausgelost werden.</translation>
    </message>
    <message>
        <source>Round %1 is drawn: look at it, change what you like, and publish it.</source>
        <translation>Runde %1 ist ausgelost: Sieh sie an, ändere, was du willst, und veröffentliche sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of round %1 and later wait for a result.</source>
        <translation>
            <numerusform>Ein Spiel aus Runde %1 oder später wartet auf sein Ergebnis.</numerusform>
            <numerusform>%n Spiele aus Runde %1 und später warten auf ihr Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here the coaches find their opponents: pair them as they agree.</source>
        <translation>Hier suchen sich die Trainer ihre Gegner: Setze an, was sie vereinbaren.</translation>
    </message>
    <message>
        <source>Everything is played.</source>
        <translation>Alles ist gespielt.</translation>
    </message>
    <message>
        <source>Everything is played. %1 wins %2.</source>
        <translation>Alles ist gespielt. %1 gewinnt %2.</translation>
    </message>
    <message>
        <source>Register teams…</source>
        <translation>Teams anmelden…</translation>
    </message>
    <message>
        <source>Begin a season…</source>
        <translation>Saison beginnen…</translation>
    </message>
    <message>
        <source>New competition…</source>
        <translation>Neuer Wettbewerb…</translation>
    </message>
    <message>
        <source>Show the teams</source>
        <translation>Teams zeigen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>Show the fixtures</source>
        <translation>Ansetzungen zeigen</translation>
    </message>
    <message>
        <source>Pair two teams…</source>
        <translation>Zwei Teams ansetzen…</translation>
    </message>
    <message>
        <source>End the season…</source>
        <translation>Saison beenden…</translation>
    </message>
    <message>
        <source>Bands join the league: register at least two.</source>
        <translation>Banden treten der Liga bei: Melde mindestens zwei an.</translation>
    </message>
    <message>
        <source>The bands are there: begin a season.</source>
        <translation>Die Banden sind da: Beginne eine Saison.</translation>
    </message>
    <message>
        <source>Register a band…</source>
        <translation>Bande anmelden…</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) drafted anew have to be registered again first.</source>
        <translation>
            <numerusform>Ein neu aufgestelltes Team muss vorher wieder angemeldet werden.</numerusform>
            <numerusform>%n neu aufgestellte Teams müssen vorher wieder angemeldet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can begin: its coaches find their opponents themselves.</source>
        <translation>%1 kann beginnen: Die Trainer finden ihre Gegner selbst.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Before that, they can be drafted anew under Teams and coaches.</source>
        <translation>Vorher können sie unter „Teams und Trainer“ neu aufgestellt werden.</translation>
    </message>
    <message>
        <source>The play-offs of %1 can be drawn.</source>
        <translation>Die K.-o.-Runde von %1 kann ausgelost werden.</translation>
    </message>
    <message>
        <source>All that is published is played; your commissioner says what comes next.</source>
        <translation>Alles Veröffentlichte ist gespielt; deine Ligaleitung sagt, was als Nächstes kommt.</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueRulesDialog</name>
    <message>
        <source>New league</source>
        <translation>Neue Liga</translation>
    </message>
    <message>
        <source>Rules of the league</source>
        <translation>Regeln der Liga</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Gold for a new team</source>
        <translation>Gold für ein neues Team</translation>
    </message>
    <message>
        <source>More with every season</source>
        <translation>Mehr mit jeder Saison</translation>
    </message>
    <message>
        <source>Holds from round</source>
        <translation>Gilt ab Runde</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Races that may join</source>
        <translation>Rassen, die teilnehmen dürfen</translation>
    </message>
    <message>
        <source>Found the league</source>
        <translation>Liga gründen</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Prices and limits…</source>
        <translation>Preise und Grenzen…</translation>
    </message>
    <message numerus="yes">
        <source>Prices and limits: %n of its own…</source>
        <translation>
            <numerusform>Preise und Grenzen: %n eigene Angabe …</numerusform>
            <numerusform>Preise und Grenzen: %n eigene Angaben …</numerusform>
        </translation>
    </message>
    <message>
        <source>To buy a player back</source>
        <translation>Spieler zurückkaufen für</translation>
    </message>
    <message>
        <source>his value</source>
        <translation>sein Wert</translation>
    </message>
    <message>
        <source>A formula of %1, such as value + 20000.</source>
        <translation>Eine Formel aus %1, etwa value + 20000.</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueView</name>
    <message>
        <source>New competition…</source>
        <translation>Neuer Wettbewerb…</translation>
    </message>
    <message>
        <source>Call the competition off…</source>
        <translation>Wettbewerb absagen…</translation>
    </message>
    <message>
        <source>Begin a season…</source>
        <translation>Saison beginnen…</translation>
    </message>
    <message>
        <source>End the season…</source>
        <translation>Saison beenden…</translation>
    </message>
    <message>
        <source>Rules of the league…</source>
        <translation>Regeln der Liga…</translation>
    </message>
    <message>
        <source>Rename the league…</source>
        <translation>Liga umbenennen…</translation>
    </message>
    <message>
        <source>Delete the league…</source>
        <translation>Liga löschen…</translation>
    </message>
    <message>
        <source>no season is played</source>
        <translation>zurzeit keine Saison</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n Team</numerusform>
            <numerusform>%n Teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) drawn</source>
        <translation>
            <numerusform>%n Runde ausgelost</numerusform>
            <numerusform>%n Runden ausgelost</numerusform>
        </translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Wettbewerb</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Ansetzungen</translation>
    </message>
    <message>
        <source>Teams and coaches</source>
        <translation>Teams und Trainer</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Bestenlisten</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Promotion and relegation…</source>
        <translation>Auf- und Abstieg…</translation>
    </message>
    <message>
        <source>Change the competition…</source>
        <translation>Wettbewerb ändern…</translation>
    </message>
    <message>
        <source>End the competition…</source>
        <translation>Wettbewerb beenden…</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Hallenanzeige</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>What is seen here…</source>
        <translation>Was hier zu sehen ist…</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>shared, as %1</source>
        <translation>geteilt, als %1</translation>
    </message>
    <message>
        <source>Somebody was faster</source>
        <translation>Jemand war schneller</translation>
    </message>
    <message>
        <source>While you decided, somebody else changed the league. What you wanted was not done yet.</source>
        <translation>Während du entschieden hast, hat jemand anders die Liga geändert. Was du wolltest, ist noch nicht geschehen.</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>Was hereinkam</translation>
    </message>
    <message>
        <source>What you wanted</source>
        <translation>Was du wolltest</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Lassen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Do mine on top of it</source>
        <translation>Meines zusätzlich tun</translation>
    </message>
    <message>
        <source>Open to phones…</source>
        <translation>Für Handys öffnen…</translation>
    </message>
    <message numerus="yes">
        <source>%n band(s)</source>
        <translation>
            <numerusform>%n Bande</numerusform>
            <numerusform>%n Banden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LineButton</name>
    <message>
        <source>The league&apos;s server asks for your password.</source>
        <translation>Der Server der Liga fragt nach deinem Passwort.</translation>
    </message>
    <message>
        <source>The league&apos;s server is away; play goes on.</source>
        <translation>Der Server der Liga ist weg; es wird weitergespielt.</translation>
    </message>
    <message>
        <source>The league&apos;s server says no.</source>
        <translation>Der Server der Liga lehnt ab.</translation>
    </message>
    <message>
        <source>Connected to the league&apos;s server.</source>
        <translation>Mit dem Server der Liga verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting to be delivered.</source>
        <translation>
            <numerusform>%n wartet auf die Ablieferung.</numerusform>
            <numerusform>%n warten auf die Ablieferung.</numerusform>
        </translation>
    </message>
    <message>
        <source>What waits, and when the server last answered</source>
        <translation>Was wartet und wann der Server zuletzt geantwortet hat</translation>
    </message>
    <message numerus="yes">
        <source>%n refused there.</source>
        <translation>
            <numerusform>%n dort abgelehnt.</numerusform>
            <numerusform>%n dort abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the league&apos;s server…</source>
        <translation>Der Server der Liga wird gesucht…</translation>
    </message>
    <message>
        <source>A match goes another way at another table.</source>
        <translation>Ein Spiel geht an einem anderen Tisch anders weiter.</translation>
    </message>
</context>
<context>
    <name>dugout::LinePanel</name>
    <message>
        <source>Looking at the server…</source>
        <translation>Der Server wird angesehen…</translation>
    </message>
    <message>
        <source>Asking again…</source>
        <translation>Es wird noch einmal gefragt…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>what the server refused, from this list</source>
        <translation>was der Server abgelehnt hat, von dieser Liste</translation>
    </message>
    <message>
        <source>Taking it off the list…</source>
        <translation>Es wird von der Liste genommen…</translation>
    </message>
    <message>
        <source>The server asks for your password.</source>
        <translation>Der Server fragt nach deinem Passwort.</translation>
    </message>
    <message>
        <source>The server is away; play goes on, and what happens waits.</source>
        <translation>Der Server ist weg; es wird weitergespielt, und was geschieht, wartet.</translation>
    </message>
    <message>
        <source>The server answers.</source>
        <translation>Der Server antwortet.</translation>
    </message>
    <message>
        <source>The league is only read here.</source>
        <translation>Die Liga wird hier nur gelesen.</translation>
    </message>
    <message>
        <source>not since the start</source>
        <translation>noch nicht seit dem Start</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Letzte Antwort</translation>
    </message>
    <message>
        <source>waits to be delivered</source>
        <translation>wartet auf die Ablieferung</translation>
    </message>
    <message>
        <source>Shared leagues</source>
        <translation>Geteilte Ligen</translation>
    </message>
    <message>
        <source>Password…</source>
        <translation>Passwort…</translation>
    </message>
    <message>
        <source>Choose between both versions…</source>
        <translation>Zwischen beiden Fassungen wählen…</translation>
    </message>
    <message>
        <source>Ask the server again</source>
        <translation>Server noch einmal fragen</translation>
    </message>
    <message>
        <source>Take off the list…</source>
        <translation>Von der Liste nehmen…</translation>
    </message>
    <message>
        <source>Look now</source>
        <translation>Jetzt nachsehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Put to the commissioner</source>
        <translation>Der Ligaleitung vorgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of yours came when another one stood; the commissioner decides which counts</source>
        <translation>
            <numerusform>%n Ergebnis von dir kam, als schon ein anderes stand; die Ligaleitung entscheidet, welches zählt</numerusform>
            <numerusform>%n Ergebnisse von dir kamen, als schon andere standen; die Ligaleitung entscheidet, welche zählen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LogModel</name>
    <message>
        <source>%1 (no longer fits: %2)</source>
        <translation>%1 (passt nicht mehr: %2)</translation>
    </message>
</context>
<context>
    <name>dugout::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Berichtigen…</translation>
    </message>
    <message>
        <source>Answer this again…</source>
        <translation>Noch einmal beantworten…</translation>
    </message>
    <message>
        <source>Insert something before it…</source>
        <translation>Etwas davor einfügen…</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) no longer fit what was corrected.</source>
        <translation>
            <numerusform>%n Zeile passt nicht mehr zu dem, was berichtigt wurde.</numerusform>
            <numerusform>%n Zeilen passen nicht mehr zu dem, was berichtigt wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden…</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Was das Protokoll zeigt</translation>
    </message>
    <message>
        <source>Take them out</source>
        <comment>what no longer fits</comment>
        <translation>Herausnehmen</translation>
    </message>
</context>
<context>
    <name>dugout::MainWindow</name>
    <message>
        <source>In its league this match was decided in another way meanwhile: %1. What is played here counts only if the commissioner lets it.</source>
        <translation>In der Liga wurde dieses Spiel inzwischen anders entschieden: %1. Was hier gespielt wird, zählt nur, wenn die Ligaleitung es gelten lässt.</translation>
    </message>
</context>
<context>
    <name>dugout::MatchList</name>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Choose two teams, and Dugout says what comes next.</source>
        <translation>Wähle zwei Teams, und Dugout sagt, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Go on with a match, or start another.</source>
        <translation>Setze ein Spiel fort oder beginne ein neues.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>zu entscheiden</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Im Gange</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Played last first</source>
        <translation>Zuletzt gespielte zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Part of the name</source>
        <translation>Teil des Namens</translation>
    </message>
</context>
<context>
    <name>dugout::MatchOutcome</name>
    <message>
        <source>This match was played in Dugout: correct the line of its log that is wrong.</source>
        <translation>Dieses Spiel wurde in Dugout gespielt: berichtige die falsche Zeile in seinem Protokoll.</translation>
    </message>
    <message>
        <source>Something that was decided after the match no longer fits: it is asked when this is saved.</source>
        <translation>Etwas, das nach dem Spiel entschieden wurde, passt nicht mehr: danach wird beim Speichern gefragt.</translation>
    </message>
</context>
<context>
    <name>dugout::MatchPage</name>
    <message>
        <source>Rename the match</source>
        <translation>Spiel umbenennen</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Spiel löschen</translation>
    </message>
    <message>
        <source>Played at another table</source>
        <translation>An einem anderen Tisch gespielt</translation>
    </message>
    <message>
        <source>Only follow it</source>
        <translation>Nur zusehen</translation>
    </message>
    <message>
        <source>Play on here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>This match was last played at another table, and nothing comes from the server now: what happens there is not seen here. If both tables play on, the two part, and the commissioner has to choose one of them.</source>
        <translation>Dieses Spiel wurde zuletzt an einem anderen Tisch gespielt, und vom Server kommt gerade nichts: Was dort geschieht, ist hier nicht zu sehen. Spielen beide Tische weiter, so gehen sie auseinander, und die Ligaleitung muss einen davon wählen.</translation>
    </message>
    <message>
        <source>This match was last played at another table, and nothing was entered here. If both tables play on, the two part, and the commissioner has to choose one of them.</source>
        <translation>Dieses Spiel wurde zuletzt an einem anderen Tisch gespielt, und hier wurde nichts eingetragen. Spielen beide Tische weiter, so gehen sie auseinander, und die Ligaleitung muss einen davon wählen.</translation>
    </message>
</context>
<context>
    <name>dugout::MatchTable</name>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Turnovers</source>
        <translation>Zugverluste</translation>
    </message>
    <message>
        <source>Rolls…</source>
        <translation>Würfe…</translation>
    </message>
    <message>
        <source>“Cards…” shows its coach what was drawn.</source>
        <translation>„Karten…“ zeigt seinem Trainer, was gezogen wurde.</translation>
    </message>
    <message>
        <source>%1 has to block %2 again</source>
        <translation>%1 muss %2 noch einmal blocken</translation>
    </message>
    <message>
        <source>To the other team…</source>
        <translation>Zum anderen Team …</translation>
    </message>
</context>
<context>
    <name>dugout::MatchView</name>
    <message>
        <source>The match is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Both coaches have confirmed the result.</source>
        <translation>Beide Trainer haben das Ergebnis bestätigt.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Second display</source>
        <translation>Zweite Anzeige</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Spielbericht</translation>
    </message>
    <message>
        <source>Both coaches have confirmed the result, and both teams stand on their new sheets. The report prints what changed.</source>
        <translation>Beide Trainer haben das Ergebnis bestätigt, und beide Teams stehen auf ihrem neuen Bogen. Der Bericht druckt, was sich geändert hat.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Both coaches have confirmed the result, but no sheet has it yet: a team was changed while the match was played.</source>
        <translation>Beide Trainer haben das Ergebnis bestätigt, aber es steht noch auf keinem Bogen: Ein Team wurde während des Spiels geändert.</translation>
    </message>
    <message>
        <source>Both coaches have confirmed the result. The sheets were left as they were.</source>
        <translation>Beide Trainer haben das Ergebnis bestätigt. Die Bögen blieben, wie sie waren.</translation>
    </message>
    <message>
        <source>Cards…</source>
        <translation>Karten…</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Handys…</translation>
    </message>
    <message>
        <source>Phones: %1</source>
        <translation>Handys: %1</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
</context>
<context>
    <name>dugout::MembersPart</name>
    <message>
        <source>No team has joined yet. Register those you keep, or teams on paper.</source>
        <translation>Noch ist kein Team dabei. Melde deine Teams an, oder Teams auf Papier.</translation>
    </message>
    <message>
        <source>Teams and coaches</source>
        <translation>Teams und Trainer</translation>
    </message>
    <message>
        <source>Register teams…</source>
        <translation>Teams anmelden…</translation>
    </message>
    <message>
        <source>Team on paper…</source>
        <translation>Team auf Papier…</translation>
    </message>
    <message>
        <source>Enter in the competition…</source>
        <translation>In den Wettbewerb eintragen…</translation>
    </message>
    <message>
        <source>Coach…</source>
        <translation>Trainer…</translation>
    </message>
    <message>
        <source>Hand on…</source>
        <translation>Übergeben…</translation>
    </message>
    <message>
        <source>Leaves…</source>
        <translation>Scheidet aus…</translation>
    </message>
    <message>
        <source>Prize…</source>
        <translation>Preis…</translation>
    </message>
    <message>
        <source>Stadium, star, trophy…</source>
        <translation>Stadion, Star, Trophäe…</translation>
    </message>
    <message>
        <source>Draft anew…</source>
        <translation>Neu aufstellen…</translation>
    </message>
    <message>
        <source>Buy players back…</source>
        <translation>Spieler zurückkaufen…</translation>
    </message>
    <message>
        <source>Register a band…</source>
        <translation>Bande anmelden…</translation>
    </message>
    <message>
        <source>No band has joined yet.</source>
        <translation>Noch ist keine Bande beigetreten.</translation>
    </message>
    <message>
        <source>Inducements…</source>
        <translation>Anreize…</translation>
    </message>
    <message>
        <source>Club…</source>
        <translation>Verein…</translation>
    </message>
</context>
<context>
    <name>dugout::ModifierForm</name>
    <message>
        <source>the fighter</source>
        <translation>der Kämpfer</translation>
    </message>
    <message>
        <source>all friendly fighters</source>
        <translation>alle eigenen Kämpfer</translation>
    </message>
    <message>
        <source>all enemy fighters</source>
        <translation>alle gegnerischen Kämpfer</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Was sie ändert</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>Um wie viel</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add a modifier</source>
        <translation>Modifikator hinzufügen</translation>
    </message>
</context>
<context>
    <name>dugout::NewMatchDialog</name>
    <message>
        <source>Optional rules…</source>
        <translation>Wahlregeln…</translation>
    </message>
    <message numerus="yes">
        <source>Optional rules: %n changed</source>
        <translation>
            <numerusform>Wahlregeln: %n geändert</numerusform>
            <numerusform>Wahlregeln: %n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an edition.</source>
        <translation>Wähle eine Ausgabe.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>First team</source>
        <translation>Erstes Team</translation>
    </message>
    <message>
        <source>Second team</source>
        <translation>Zweites Team</translation>
    </message>
    <message>
        <source>A league match</source>
        <translation>Ligaspiel</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Not ready to play: %1</source>
        <translation>Nicht spielbereit: %1</translation>
    </message>
    <message>
        <source>Still being built. The match makes it ready to play.</source>
        <translation>Noch in Gründung. Das Spiel macht es spielbereit.</translation>
    </message>
    <message>
        <source>Still being built. The match makes it ready to play: the %1 gold pieces left become its treasury.</source>
        <translation>Noch in Gründung. Das Spiel macht es spielbereit: Die restlichen %1 Goldstücke kommen in seine Kasse.</translation>
    </message>
    <message>
        <source>Still being built. The %1 gold pieces left count as its treasury.</source>
        <translation>Noch in Gründung. Die restlichen %1 Goldstücke zählen als seine Kasse.</translation>
    </message>
    <message>
        <source>Regular match</source>
        <translation>Gewöhnliches Spiel</translation>
    </message>
    <message>
        <source>Friendly match</source>
        <translation>Freundschaftsspiel</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>These two have just met twice in a row: against each other, a league lets them play again after another match.</source>
        <translation>Diese beiden haben gerade zweimal nacheinander gegeneinander gespielt: In einer Liga dürfen sie das erst nach einem anderen Spiel wieder.</translation>
    </message>
    <message>
        <source>Occasion</source>
        <translation>Anlass</translation>
    </message>
</context>
<context>
    <name>dugout::NewSkirmishDialog</name>
    <message>
        <source>New skirmish</source>
        <translation>Neues Skirmish</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Warband of player %1</source>
        <translation>Bande von Spieler %1</translation>
    </message>
    <message>
        <source>Deck of player %1</source>
        <translation>Deck von Spieler %1</translation>
    </message>
    <message>
        <source>Dugout knows the battlefield</source>
        <translation>Dugout kennt das Schlachtfeld</translation>
    </message>
    <message>
        <source>Decks may break rules</source>
        <translation>Decks dürfen Regeln verletzen</translation>
    </message>
    <message>
        <source>What is missing or against the rules</source>
        <translation>Was fehlt oder gegen die Regeln ist</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n fighter(s) have values that the document does not print. Fill them in under Collection, or the game asks for them.</source>
        <translation>
            <numerusform>%n Kämpfer hat Werte, die das Dokument nicht abdruckt. Trage sie unter Sammlung ein, sonst fragt die Partie danach.</numerusform>
            <numerusform>%n Kämpfer haben Werte, die das Dokument nicht abdruckt. Trage sie unter Sammlung ein, sonst fragt die Partie danach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexes, range, sight and support are checked; without it they are only said.</source>
        <translation>Felder, Reichweite, Sicht und Unterstützung werden geprüft; sonst werden sie nur genannt.</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>keine Liste</translation>
    </message>
    <message>
        <source>One tap each for glory, activations, hearts and tokens, in any order.</source>
        <translation>Je ein Tippen für Ruhm, Aktivierungen, Herzen und Marken, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>The players hold their real cards; Dugout knows fighters, dice and activations, and asks once in each power step.</source>
        <translation>Die Spieler halten ihre echten Karten; Dugout kennt Kämpfer, Würfel und Aktivierungen und fragt einmal in jedem Machtschritt.</translation>
    </message>
    <message>
        <source>Each player needs a deck; hands are hidden, and the device is handed over when somebody has something to decide.</source>
        <translation>Jeder Spieler braucht ein Deck; Hände sind verdeckt, und das Gerät wird weitergegeben, wenn jemand etwas zu entscheiden hat.</translation>
    </message>
    <message>
        <source>It can be changed during the game.</source>
        <translation>Es lässt sich während des Spiels ändern.</translation>
    </message>
    <message>
        <source>Dugout keeps</source>
        <translation>Dugout führt</translation>
    </message>
    <message>
        <source>Counters only</source>
        <translation>Nur Zähler</translation>
    </message>
    <message>
        <source>Everything but the cards</source>
        <translation>Alles außer den Karten</translation>
    </message>
    <message>
        <source>Everything, with decks and hands</source>
        <translation>Alles, mit Decks und Handkarten</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Build a deck…</source>
        <translation>Ein Deck bauen…</translation>
    </message>
</context>
<context>
    <name>dugout::NewTeamDialog</name>
    <message>
        <source>Choose an edition.</source>
        <translation>Wähle eine Ausgabe.</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Neues Team</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
</context>
<context>
    <name>dugout::NotesPanel</name>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>What did not come along</source>
        <translation>Was nicht mitkam</translation>
    </message>
</context>
<context>
    <name>dugout::NoticePanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What could not be taken</source>
        <translation>Was sich nicht übernehmen ließ</translation>
    </message>
</context>
<context>
    <name>dugout::NumberBody</name>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>dugout::NumberBox</name>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>Only a number from %1 to %2 can be taken.</source>
        <translation>Nur eine Zahl von %1 bis %2 geht.</translation>
    </message>
</context>
<context>
    <name>dugout::OddsDialog</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Add to the chain</source>
        <translation>Zur Kette hinzufügen</translation>
    </message>
</context>
<context>
    <name>dugout::OddsForm</name>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>does not matter</source>
        <translation>spielt keine Rolle</translation>
    </message>
    <message>
        <source>Choose an edition.</source>
        <translation>Wähle eine Ausgabe.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Geschicklichkeit</translation>
    </message>
    <message>
        <source>Enemy tackle zones</source>
        <translation>Gegnerische Angriffszonen</translation>
    </message>
    <message>
        <source>Assists</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>After an accurate pass</source>
        <translation>Nach einem akkuraten Pass</translation>
    </message>
    <message>
        <source>A team-mate helps</source>
        <translation>Ein Mitspieler hilft</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Opponent&apos;s strength</source>
        <translation>Stärke des Gegners</translation>
    </message>
    <message>
        <source>Opponent&apos;s armour</source>
        <translation>Rüstung des Gegners</translation>
    </message>
    <message>
        <source>Opponent&apos;s assists</source>
        <translation>Unterstützung des Gegners</translation>
    </message>
    <message>
        <source>With a team re-roll</source>
        <translation>Mit einem Team-Wiederholungswurf</translation>
    </message>
    <message>
        <source>The player&apos;s skills</source>
        <translation>Fähigkeiten des Spielers</translation>
    </message>
    <message>
        <source>The opponents&apos; skills</source>
        <translation>Fähigkeiten der Gegner</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Opponent&apos;s movement</source>
        <translation>Bewegung des Gegners</translation>
    </message>
</context>
<context>
    <name>dugout::OddsPanel</name>
    <message>
        <source>some values are open</source>
        <translation>einige Werte sind offen</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>trifft</translation>
    </message>
    <message>
        <source>drives back only</source>
        <translation>treibt nur zurück</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>misslingt</translation>
    </message>
    <message>
        <source>the target is trapped</source>
        <translation>das Ziel ist eingekesselt</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Abwehrhaltung</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Wenn…</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Other attacks</source>
        <translation>Weitere Angriffe</translation>
    </message>
    <message>
        <source>Possible attacks</source>
        <translation>Mögliche Angriffe</translation>
    </message>
</context>
<context>
    <name>dugout::OpponentDialog</name>
    <message>
        <source>Inducements for a match</source>
        <translation>Anreize für ein Spiel</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Go shopping</source>
        <translation>Einkaufen</translation>
    </message>
    <message>
        <source>There is no other team of this edition to play against.</source>
        <translation>Es gibt kein anderes Team dieser Ausgabe als Gegner.</translation>
    </message>
</context>
<context>
    <name>dugout::OptionPanel</name>
    <message>
        <source>Search the optional rules</source>
        <translation>Wahlregeln durchsuchen</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Wie im Buch</translation>
    </message>
    <message>
        <source>Takes every change back.</source>
        <translation>Nimmt alle Änderungen zurück.</translation>
    </message>
    <message>
        <source>No optional rule has these words.</source>
        <translation>Keine Wahlregel enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>dugout::PaperDialog</name>
    <message>
        <source>A match from paper</source>
        <translation>Ein Spiel vom Papier</translation>
    </message>
    <message>
        <source>Nothing on this sheet is entered yet. Throw it away?</source>
        <translation>Noch ist nichts von diesem Bogen eingetragen. Wegwerfen?</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>This sheet is of another match.</source>
        <translation>Dieser Bogen gehört zu einem anderen Spiel.</translation>
    </message>
    <message>
        <source>A sheet that a coach has filled in</source>
        <translation>Ein Bogen, den ein Trainer ausgefüllt hat</translation>
    </message>
    <message>
        <source>Match sheets (*.json)</source>
        <translation>Spielbogen (*.json)</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Zurückschicken</translation>
    </message>
    <message>
        <source>What is to be mended?</source>
        <translation>Was ist zu berichtigen?</translation>
    </message>
    <message>
        <source>Open a sheet…</source>
        <translation>Bogen öffnen…</translation>
    </message>
    <message>
        <source>Send back…</source>
        <translation>Zurückschicken…</translation>
    </message>
</context>
<context>
    <name>dugout::PhoneSeat</name>
    <message>
        <source>Show a code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>A code waits for the phone.</source>
        <translation>Ein Code wartet auf das Handy.</translation>
    </message>
    <message>
        <source>The phone is not there now.</source>
        <translation>Das Handy ist gerade nicht da.</translation>
    </message>
    <message>
        <source>The phone is there. This screen hides these cards.</source>
        <translation>Das Handy ist da. Dieser Bildschirm verbirgt diese Karten.</translation>
    </message>
    <message>
        <source>No phone yet.</source>
        <translation>Noch kein Handy.</translation>
    </message>
</context>
<context>
    <name>dugout::PhonesButton</name>
    <message>
        <source>Phones: %1</source>
        <translation>Handys: %1</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Handys…</translation>
    </message>
</context>
<context>
    <name>dugout::PhonesDialog</name>
    <message>
        <source>For %1 alone, good once</source>
        <translation>Nur für %1, gilt einmal</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address.</source>
        <translation>Mit der Handykamera scannen oder die Adresse eintippen.</translation>
    </message>
    <message>
        <source>Type this address on the phone. Codes to scan need libqrencode, which is not installed.</source>
        <translation>Diese Adresse auf dem Handy eintippen. Codes zum Scannen brauchen libqrencode, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Nobody is watching</source>
        <translation>Niemand schaut zu</translation>
    </message>
    <message numerus="yes">
        <source>%n is watching</source>
        <translation>
            <numerusform>%n schaut zu</numerusform>
            <numerusform>%n schauen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>This network: %1</source>
        <translation>Dieses Netz: %1</translation>
    </message>
    <message>
        <source>All networks of this machine</source>
        <translation>Alle Netze dieses Rechners</translation>
    </message>
    <message>
        <source>This machine only</source>
        <translation>Nur dieser Rechner</translation>
    </message>
    <message>
        <source>Open this table to phones</source>
        <translation>Diesen Tisch für Handys öffnen</translation>
    </message>
    <message>
        <source>Open this league to phones</source>
        <translation>Diese Liga für Handys öffnen</translation>
    </message>
    <message>
        <source>Whoever scans the code follows the game on a phone, in any of the three languages and without installing anything. Each coach gets a code of his own, sees his cards there and answers there. Nothing is sent anywhere else.</source>
        <translation>Wer den Code scannt, verfolgt das Spiel auf einem Handy, in jeder der drei Sprachen und ohne etwas zu installieren. Jeder Trainer bekommt einen eigenen Code, sieht dort seine Karten und antwortet dort. Sonst wird nichts irgendwohin geschickt.</translation>
    </message>
    <message>
        <source>Whoever scans the code reads the pages of this league on a phone: standings, fixtures, teams and the tables that are played now. Nothing is sent anywhere else.</source>
        <translation>Wer den Code scannt, liest auf einem Handy die Seiten dieser Liga: Tabelle, Begegnungen, Teams und die Tische, an denen gerade gespielt wird. Sonst wird nichts irgendwohin geschickt.</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>Nothing is encrypted on the way: whoever can listen on this network could read along and take a coach&apos;s place. The manual says how to put it behind TLS.</source>
        <translation>Unterwegs ist nichts verschlüsselt: Wer in diesem Netz mithören kann, könnte mitlesen und sich als Trainer ausgeben. Im Handbuch steht, wie es hinter TLS kommt.</translation>
    </message>
    <message>
        <source>Nothing is encrypted on the way. The manual says how to put it behind TLS.</source>
        <translation>Unterwegs ist nichts verschlüsselt. Im Handbuch steht, wie es hinter TLS kommt.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Seiten öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Close the pages</source>
        <translation>Seiten schließen</translation>
    </message>
    <message>
        <source>Show the code for everybody</source>
        <translation>Code für alle zeigen</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Adresse: %1</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>Type the address on the phone, and on its page the code. Codes to scan need libqrencode, which is not installed.</source>
        <translation>Tippe die Adresse auf dem Handy ein und auf ihrer Seite den Code. Codes zum Scannen brauchen libqrencode, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address and on its page the code.</source>
        <translation>Scanne ihn mit der Kamera des Handys oder tippe die Adresse ein und auf ihrer Seite den Code.</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
</context>
<context>
    <name>dugout::PictureField</name>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.svg)</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>This is no picture that can be read.</source>
        <translation>Dieses Bild lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>dugout::PitchView</name>
    <message>
        <source>Not on the board yet</source>
        <translation>Noch nicht aufgestellt</translation>
    </message>
    <message>
        <source>the ball</source>
        <translation>der Ball</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Spielfeld</translation>
    </message>
</context>
<context>
    <name>dugout::PitchWindow</name>
    <message>
        <source>Pitch: %1 – %2</source>
        <translation>Spielfeld: %1 – %2</translation>
    </message>
    <message>
        <source>Put the ball on the pitch first.</source>
        <translation>Lege zuerst den Ball aufs Spielfeld.</translation>
    </message>
    <message>
        <source>Moves and blocks</source>
        <translation>Bewegungen und Blocks</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pässe</translation>
    </message>
    <message>
        <source>What is shown for the chosen player</source>
        <translation>Was zum gewählten Spieler gezeigt wird</translation>
    </message>
    <message>
        <source>Tackle zones</source>
        <translation>Angriffszonen</translation>
    </message>
    <message>
        <source>Where the ball goes</source>
        <translation>Wohin der Ball geht</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Line up %1</source>
        <translation>%1 aufstellen</translation>
    </message>
    <message>
        <source>Drag the players and the ball, or use the keys: arrows move the cursor, Enter picks up and puts down, Del takes off the board. The other mouse button, or the menu key, shows what the chosen player can do there.</source>
        <translation>Ziehe Spieler und Ball, oder nimm die Tasten: Pfeile bewegen den Zeiger, Enter nimmt auf und setzt ab, Entf nimmt vom Feld. Die andere Maustaste oder die Menütaste zeigt, was der gewählte Spieler dort tun kann.</translation>
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
    <name>dugout::PlayDesk</name>
    <message>
        <source>After: %1</source>
        <translation>Nach: %1</translation>
    </message>
    <message>
        <source>%1 What is kept now is shown here.</source>
        <translation>%1 Hier steht nun, was jetzt gespeichert ist.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerBoard</name>
    <message numerus="yes">
        <source>%n objective(s) in hand</source>
        <translation>
            <numerusform>%n Ziel auf der Hand</numerusform>
            <numerusform>%n Ziele auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power card(s)</source>
        <translation>
            <numerusform>%n Machtkarte</numerusform>
            <numerusform>%n Machtkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>decks %1 and %2</source>
        <translation>Decks %1 und %2</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message numerus="yes">
        <source>%n activation(s) left</source>
        <translation>
            <numerusform>noch %n Aktivierung</numerusform>
            <numerusform>noch %n Aktivierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand…</source>
        <translation>Hand…</translation>
    </message>
    <message>
        <source>Show the hand of %1</source>
        <translation>Hand von %1 zeigen</translation>
    </message>
    <message>
        <source>hand %1 + %2, decks %3 + %4</source>
        <comment>objectives and power cards</comment>
        <translation>Hand %1 + %2, Decks %3 + %4</translation>
    </message>
    <message>
        <source>glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 ausgegeben</translation>
    </message>
    <message>
        <source>One glory less for %1</source>
        <translation>Ein Ruhm weniger für %1</translation>
    </message>
    <message>
        <source>One glory more for %1</source>
        <translation>Ein Ruhm mehr für %1</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Turn one glory of %1 to spent</source>
        <translation>Einen Ruhm von %1 ausgeben</translation>
    </message>
    <message>
        <source>Unspend</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Turn one spent glory of %1 back</source>
        <translation>Einen ausgegebenen Ruhm von %1 zurückholen</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>Abgeworfen: %1</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerDialog</name>
    <message>
        <source>Points and injuries</source>
        <translation>Punkte und Verletzungen</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Gelungene Pässe</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Abgefangene Pässe</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Spieler des Tages</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andere Punkte</translation>
    </message>
    <message>
        <source>Niggling injuries</source>
        <translation>Bleibende Verletzungen</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>Misses the next match</source>
        <translation>Setzt im nächsten Spiel aus</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>In the team</source>
        <translation>Im Team</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Points and injuries of #%1 %2</source>
        <translation>Punkte und Verletzungen von #%1 %2</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerMenu</name>
    <message>
        <source>Odds…</source>
        <translation>Chancen…</translation>
    </message>
    <message>
        <source>Is hurt</source>
        <translation>Wird verletzt</translation>
    </message>
    <message>
        <source>Has the ball</source>
        <translation>Hat den Ball</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerPanel</name>
    <message>
        <source>No player selected</source>
        <translation>Kein Spieler ausgewählt</translation>
    </message>
    <message>
        <source>Select a player to see his career.</source>
        <translation>Wähle einen Spieler, um seine Laufbahn zu sehen.</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Improve…</source>
        <translation>Verbessern…</translation>
    </message>
    <message>
        <source>Points and injuries…</source>
        <translation>Punkte und Verletzungen…</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>In den Ruhestand</translation>
    </message>
    <message>
        <source>Career…</source>
        <translation>Laufbahn…</translation>
    </message>
    <message>
        <source>Career of the team…</source>
        <translation>Laufbahn des Teams…</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerStrip</name>
    <message>
        <source>No skills</source>
        <translation>Keine Fähigkeiten</translation>
    </message>
    <message>
        <source>may: %1</source>
        <translation>darf: %1</translation>
    </message>
</context>
<context>
    <name>dugout::PricesDialog</name>
    <message>
        <source>%1: a whole number from 0 to %2, or nothing.</source>
        <translation>%1: eine ganze Zahl von 0 bis %2 oder nichts.</translation>
    </message>
    <message>
        <source>Prices and limits</source>
        <translation>Preise und Grenzen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>Im Buch</translation>
    </message>
    <message>
        <source>Price here</source>
        <translation>Preis hier</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>At most here</source>
        <translation>Höchstens hier</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>What is left empty is as in the book; at most 0 bans it.</source>
        <translation>Was leer bleibt, ist wie im Buch; höchstens 0 verbietet es.</translation>
    </message>
</context>
<context>
    <name>dugout::ProblemsPanel</name>
    <message>
        <source>Nothing to settle</source>
        <translation>Nichts zu klären</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to settle</source>
        <translation>
            <numerusform>%n Punkt zu klären</numerusform>
            <numerusform>%n Punkte zu klären</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::PromptCard</name>
    <message>
        <source>Record what happens, as much as you like.</source>
        <translation>Halte fest, was geschieht, so viel du magst.</translation>
    </message>
    <message>
        <source>As it was then</source>
        <translation>So war es damals</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>What comes next · %1</source>
        <translation>Was als Nächstes kommt · %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>These can be answered in any order.</source>
        <translation>Das lässt sich in beliebiger Reihenfolge beantworten.</translation>
    </message>
    <message>
        <source>By hand…</source>
        <translation>Von Hand…</translation>
    </message>
</context>
<context>
    <name>dugout::RecallNotes</name>
    <message>
        <source>%1 is inspired when: %2</source>
        <translation>%1 wird inspiriert, wenn: %2</translation>
    </message>
    <message>
        <source>Inspire</source>
        <translation>Inspirieren</translation>
    </message>
    <message>
        <source>Inspire %1</source>
        <translation>%1 inspirieren</translation>
    </message>
    <message>
        <source>Inspired when: %1</source>
        <translation>Inspiriert, wenn: %1</translation>
    </message>
</context>
<context>
    <name>dugout::RegisterDialog</name>
    <message>
        <source>Not yet: %1</source>
        <translation>Noch nicht: %1</translation>
    </message>
    <message>
        <source>Tick the teams that join.</source>
        <translation>Hake die Teams an, die beitreten.</translation>
    </message>
    <message>
        <source>Register teams</source>
        <translation>Teams anmelden</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>No kept team of this edition is left. Build one in Teams, or register one on paper.</source>
        <translation>Es gibt kein weiteres Team dieser Ausgabe. Baue eines unter Teams auf, oder melde eines auf Papier an.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Tick the teams that join. Their sheets are checked and locked as they are now. Teams of one club are kept apart in a first round.</source>
        <translation>Hake die Teams an, die beitreten. Ihre Bögen werden geprüft und so festgehalten, wie sie jetzt sind. Teams eines Vereins treffen in einer ersten Runde nicht aufeinander.</translation>
    </message>
    <message>
        <source>In every match: %1</source>
        <translation>In jedem Spiel: %1</translation>
    </message>
    <message>
        <source>Permanent inducements…</source>
        <translation>Dauerhafte Anreize…</translation>
    </message>
</context>
<context>
    <name>dugout::ReportDialog</name>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Spielbericht</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>Sprache des Berichts</translation>
    </message>
    <message>
        <source>Second language on paper</source>
        <translation>Zweite Sprache auf Papier</translation>
    </message>
    <message>
        <source>One language on paper</source>
        <translation>Eine Sprache auf Papier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Contents of the page</source>
        <translation>Inhalt der Seite</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>What changed: %1</source>
        <translation>Was sich änderte: %1</translation>
    </message>
    <message>
        <source>Pictures of the result (*.png)</source>
        <translation>Bilder des Ergebnisses (*.png)</translation>
    </message>
    <message>
        <source>The match for the command line (*.dugout)</source>
        <translation>Das Spiel für die Befehlszeile (*.dugout)</translation>
    </message>
</context>
<context>
    <name>dugout::RerollPips</name>
    <message>
        <source>Re-rolls: %1 of %2</source>
        <translation>Wiederholungswürfe: %1 von %2</translation>
    </message>
    <message>
        <source>and the leader&apos;s</source>
        <translation>und der des Anführers</translation>
    </message>
    <message numerus="yes">
        <source>and %n for a while</source>
        <translation>
            <numerusform>und %n auf Zeit</numerusform>
            <numerusform>und %n auf Zeit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::ResultGrid</name>
    <message>
        <source>No result is written yet.</source>
        <translation>Es steht noch kein Ergebnis da.</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Ergebnisse der Runde</translation>
    </message>
    <message>
        <source>Only the results: the teams stay as they are. &quot;From paper&quot; also asks who did what, and changes them.</source>
        <translation>Nur die Ergebnisse: die Teams bleiben, wie sie sind. „Vom Papier“ fragt auch, wer was getan hat, und verändert sie.</translation>
    </message>
    <message>
        <source>Each digit goes on to the next number · + and − mend one · Enter: next match · Ctrl+S saves all of them</source>
        <translation>Jede Ziffer springt zur nächsten Zahl · + und − ändern eine · Eingabe: nächstes Spiel · Strg+S speichert alle</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
</context>
<context>
    <name>dugout::ResultStrip</name>
    <message numerus="yes">
        <source>… and %n more in the log</source>
        <translation>
            <numerusform>… und %n weitere Zeile im Protokoll</numerusform>
            <numerusform>… und %n weitere Zeilen im Protokoll</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::RolesDialog</name>
    <message>
        <source>Looking at the server…</source>
        <translation>Der Server wird angesehen…</translation>
    </message>
    <message>
        <source>Please say the name he logs in with at the server.</source>
        <translation>Bitte gib den Namen an, unter dem sich die Person am Server anmeldet.</translation>
    </message>
    <message>
        <source>Saying it to the server…</source>
        <translation>Es wird dem Server mitgeteilt…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Who may do what</source>
        <translation>Wer was darf</translation>
    </message>
    <message>
        <source>Name at the server</source>
        <translation>Name am Server</translation>
    </message>
    <message>
        <source>Coach of the teams below</source>
        <translation>Trainer der Teams unten</translation>
    </message>
    <message>
        <source>Reader: looks, and does nothing</source>
        <translation>Leser: sieht zu und tut nichts</translation>
    </message>
    <message>
        <source>Commissioner: decides everything</source>
        <translation>Ligaleitung: entscheidet alles</translation>
    </message>
    <message>
        <source>His teams</source>
        <translation>Eigene Teams</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Zugang entziehen</translation>
    </message>
    <message>
        <source>Say so</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Zuletzt gesehen</translation>
    </message>
</context>
<context>
    <name>dugout::RollPanel</name>
    <message>
        <source>Page %1 of the book</source>
        <translation>Seite %1 des Buches</translation>
    </message>
    <message>
        <source>Look up %1 there.</source>
        <translation>Dort %1 nachschlagen.</translation>
    </message>
    <message>
        <source>Dugout rolls</source>
        <translation>Dugout würfelt</translation>
    </message>
    <message>
        <source>I rolled…</source>
        <translation>Meine Würfel…</translation>
    </message>
</context>
<context>
    <name>dugout::RosterEdits</name>
    <message>
        <source>Hire</source>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>In den Ruhestand</translation>
    </message>
    <message>
        <source>Sign the journeyman</source>
        <translation>Aushilfsspieler verpflichten</translation>
    </message>
    <message>
        <source>Fill up with journeymen</source>
        <translation>Mit Aushilfsspielern auffüllen</translation>
    </message>
    <message>
        <source>Invent names</source>
        <translation>Namen erfinden</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Spielbereit</translation>
    </message>
    <message>
        <source>Name and badge</source>
        <translation>Name und Wappen</translation>
    </message>
    <message>
        <source>Points and injuries</source>
        <translation>Punkte und Verletzungen</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>Verbessern</translation>
    </message>
    <message>
        <source>Move to another edition</source>
        <translation>In andere Ausgabe übertragen</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Wahlregeln</translation>
    </message>
    <message>
        <source>Hire %1</source>
        <translation>%1 verpflichten</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
</context>
<context>
    <name>dugout::RosterModel</name>
    <message>
        <source>misses next</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>journeyman</source>
        <translation>Aushilfsspieler</translation>
    </message>
    <message>
        <source>improve</source>
        <translation>Verbesserung</translation>
    </message>
    <message numerus="yes">
        <source>%n niggling injury(s)</source>
        <translation>
            <numerusform>%n bleibende Verletzung</numerusform>
            <numerusform>%n bleibende Verletzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Completions / touchdowns / interceptions / casualties / most valuable player</source>
        <translation>Gelungene Pässe / Touchdowns / abgefangene Pässe / Verluste / Spieler des Tages</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>SPP</source>
        <translation>SSP</translation>
    </message>
    <message>
        <source>C/T/I/X/M</source>
        <translation>P/T/A/V/S</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>A number is needed.</source>
        <translation>Eine Zahl wird gebraucht.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
</context>
<context>
    <name>dugout::RoundPanel</name>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Second display</source>
        <translation>Zweite Anzeige</translation>
    </message>
    <message>
        <source>Activation %1 of %2</source>
        <translation>Aktivierung %1 von %2</translation>
    </message>
</context>
<context>
    <name>dugout::RulesFinder</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nichts gefunden. Versuche ein anderes Wort.</translation>
    </message>
    <message>
        <source>Search in any language (Ctrl+F)</source>
        <translation>In jeder Sprache suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>What kind of rule</source>
        <translation>Art der Regel</translation>
    </message>
    <message>
        <source>Favourites only</source>
        <translation>Nur Favoriten</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
</context>
<context>
    <name>dugout::RulesModel</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>dugout::RulesPage</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Prints the quick-reference sheet of this edition</source>
        <translation>Druckt die Kurzübersicht dieser Ausgabe</translation>
    </message>
    <message>
        <source>Saves the quick-reference sheet of this edition</source>
        <translation>Speichert die Kurzübersicht dieser Ausgabe</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
</context>
<context>
    <name>dugout::RulesReader</name>
    <message>
        <source>The ruleset &quot;%1&quot; cannot be used until this is put right:</source>
        <translation>Das Regelwerk „%1“ ist erst nutzbar, wenn das behoben ist:</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Where this was read</source>
        <translation>Wo das gelesen wurde</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Eine Sprache</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Zweite Sprache</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>dugout::ScatterBar</name>
    <message>
        <source>How the ball moves</source>
        <translation>Wie sich der Ball bewegt</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Für mich würfeln</translation>
    </message>
    <message>
        <source>I rolled…</source>
        <translation>Meine Würfel…</translation>
    </message>
    <message>
        <source>Put the ball there</source>
        <translation>Ball dorthin legen</translation>
    </message>
</context>
<context>
    <name>dugout::ScoreSide</name>
    <message>
        <source>Apothecaries %1</source>
        <translation>Sanitäter %1</translation>
    </message>
    <message>
        <source>Bribes %1</source>
        <translation>Bestechungen %1</translation>
    </message>
    <message>
        <source>Cards %1</source>
        <translation>Karten %1</translation>
    </message>
    <message>
        <source>Coach %1</source>
        <translation>Trainer: %1</translation>
    </message>
    <message>
        <source>▶ on the move</source>
        <translation>▶ am Zug</translation>
    </message>
    <message>
        <source>kicks</source>
        <translation>stößt an</translation>
    </message>
    <message>
        <source>Re-rolls %1</source>
        <translation>Wiederholungswürfe %1</translation>
    </message>
    <message>
        <source>FAME %1</source>
        <translation>FAME %1</translation>
    </message>
    <message>
        <source>Referee on %1</source>
        <translation>Schiedsrichter auf %1</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Zeit %1</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1: abgelaufen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>coach sent off</source>
        <translation>Platzverweis für den Trainer</translation>
    </message>
</context>
<context>
    <name>dugout::Scoreboard</name>
    <message>
        <source>Final whistle</source>
        <translation>Schlusspfiff</translation>
    </message>
    <message>
        <source>Before the match</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>First half · Drive %1</source>
        <translation>Erste Halbzeit · Drive %1</translation>
    </message>
    <message>
        <source>Second half · Drive %1</source>
        <translation>Zweite Halbzeit · Drive %1</translation>
    </message>
    <message>
        <source>Extra time · Drive %1</source>
        <translation>Verlängerung · Drive %1</translation>
    </message>
    <message>
        <source>Score %1 to %2</source>
        <translation>Spielstand %1 zu %2</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Erste Halbzeit</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Zweite Halbzeit</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>From paper</source>
        <translation>Vom Papier</translation>
    </message>
    <message>
        <source>match ends about %1</source>
        <translation>Spielende gegen %1</translation>
    </message>
</context>
<context>
    <name>dugout::ScreenWindow</name>
    <message>
        <source>Language of the display</source>
        <translation>Sprache der Anzeige</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>dugout::ServerDialog</name>
    <message>
        <source>The file of a shared league</source>
        <translation>Die Datei einer geteilten Liga</translation>
    </message>
    <message>
        <source>Shared leagues (*.dugout-league *.json);;All files (*)</source>
        <translation>Geteilte Ligen (*.dugout-league *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>You are %1 there.</source>
        <translation>Du bist dort %1.</translation>
    </message>
    <message>
        <source>The line does not leave this machine.</source>
        <translation>Die Verbindung verlässt diesen Rechner nicht.</translation>
    </message>
    <message>
        <source>The line is not encrypted: whoever is on the network can read along.</source>
        <translation>Die Verbindung ist nicht verschlüsselt: Wer im Netz ist, kann mitlesen.</translation>
    </message>
    <message>
        <source>The line is encrypted (%1); nobody checked that it is the right server.</source>
        <translation>Die Verbindung ist verschlüsselt (%1); dass es der richtige Server ist, hat niemand geprüft.</translation>
    </message>
    <message>
        <source>The line is encrypted (%1), and the server was checked (verify-full).</source>
        <translation>Die Verbindung ist verschlüsselt (%1), und der Server wurde geprüft (verify-full).</translation>
    </message>
    <message>
        <source>Address, file or code</source>
        <translation>Adresse, Datei oder Code</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Your name there</source>
        <translation>Dein Name dort</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>as on this machine</source>
        <translation>wie auf diesem Rechner</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>der übliche</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>as the server offers it</source>
        <translation>wie der Server sie anbietet</translation>
    </message>
    <message>
        <source>always (require)</source>
        <translation>immer (require)</translation>
    </message>
    <message>
        <source>always, with a checked server (verify-full)</source>
        <translation>immer, mit geprüftem Server (verify-full)</translation>
    </message>
    <message>
        <source>Looking at the server…</source>
        <translation>Der Server wird angesehen…</translation>
    </message>
</context>
<context>
    <name>dugout::ServerErrand</name>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>It stays in memory until Dugout is closed, and is written down nowhere.</source>
        <translation>Es bleibt im Speicher, bis Dugout geschlossen wird, und wird nirgends aufgeschrieben.</translation>
    </message>
</context>
<context>
    <name>dugout::ServerWords</name>
    <message>
        <source>The server asks for your password.</source>
        <translation>Der Server fragt nach deinem Passwort.</translation>
    </message>
    <message>
        <source>The button at the bottom of the window shows what waits, and delivers it.</source>
        <translation>Die Schaltfläche unten im Fenster zeigt, was wartet, und liefert es ab.</translation>
    </message>
    <message>
        <source>The server %1 does not take this password. Please type it again, or ask your commissioner for it.</source>
        <translation>Der Server %1 nimmt dieses Passwort nicht an. Bitte gib es noch einmal ein oder frag die Ligaleitung danach.</translation>
    </message>
    <message>
        <source>The server %1 asks for your password. Your commissioner can tell you it.</source>
        <translation>Der Server %1 fragt nach deinem Passwort. Die Ligaleitung kann es dir sagen.</translation>
    </message>
    <message>
        <source>Please leave the password out of the address, where others can read it: you are asked for it.</source>
        <translation>Bitte lass das Passwort aus der Adresse weg, wo es andere lesen können: Du wirst danach gefragt.</translation>
    </message>
    <message>
        <source>An older Dugout prepared this server; Dugout prepares it anew first, which changes nothing of the leagues there.</source>
        <translation>Ein älteres Dugout hat diesen Server eingerichtet; Dugout richtet ihn zuerst neu ein, was an den Ligen dort nichts ändert.</translation>
    </message>
    <message>
        <source>What shared leagues need is not there yet; Dugout makes it first: three roles without a login and one schema, dugout_shared.</source>
        <translation>Was geteilte Ligen brauchen, fehlt dort noch; Dugout legt es zuerst an: drei Rollen ohne Anmeldung und ein Schema, dugout_shared.</translation>
    </message>
    <message>
        <source>You are no superuser there, so members will still be able to make large objects and to fill the disk; a superuser who prepares it keeps them from that.</source>
        <translation>Du bist dort kein Superuser, daher können Mitglieder weiterhin große Objekte anlegen und die Platte füllen; richtet ein Superuser ihn ein, so hält er sie davon ab.</translation>
    </message>
</context>
<context>
    <name>dugout::ShareDialog</name>
    <message>
        <source>SQL for the administrator</source>
        <translation>SQL für den Administrator</translation>
    </message>
    <message>
        <source>SQL files (*.sql)</source>
        <translation>SQL-Dateien (*.sql)</translation>
    </message>
    <message>
        <source>Bringing the league to the server…</source>
        <translation>Die Liga wird zum Server gebracht…</translation>
    </message>
    <message>
        <source>Comparing both sides…</source>
        <translation>Beide Seiten werden verglichen…</translation>
    </message>
    <message>
        <source>Both sides are the same…</source>
        <translation>Beide Seiten sind gleich…</translation>
    </message>
    <message>
        <source>Beginning to share…</source>
        <translation>Das Teilen beginnt…</translation>
    </message>
    <message>
        <source>Letting the copy here go…</source>
        <translation>Die Kopie hier wird freigegeben…</translation>
    </message>
    <message>
        <source>%1 is on the server, and both sides are the same. Here it is only read until you let this copy go; then it is worked on from here and kept there.</source>
        <translation>%1 ist auf dem Server, und beide Seiten sind gleich. Hier wird sie nur gelesen, bis du diese Kopie freigibst; dann wird von hier aus gearbeitet und dort aufbewahrt.</translation>
    </message>
    <message>
        <source>The leagues there were made for a newer Dugout; please update Dugout.</source>
        <translation>Die Ligen dort wurden für ein neueres Dugout angelegt; bitte aktualisiere Dugout.</translation>
    </message>
    <message>
        <source>Share the league</source>
        <translation>Liga teilen</translation>
    </message>
    <message>
        <source>%1 is moved in one piece: lines of its journal: %2; teams: %3; matches: %4, with %5 lines. Nothing is taken away here before both sides are compared.</source>
        <translation>%1 zieht in einem Stück um: Zeilen des Journals: %2; Teams: %3; Spiele: %4 mit %5 Zeilen. Hier wird nichts weggenommen, bevor beide Seiten verglichen sind.</translation>
    </message>
    <message>
        <source>You may not make what shared leagues need there. Somebody who administers the server can read this and run it; look at the server again afterwards.</source>
        <translation>Was geteilte Ligen brauchen, darfst du dort nicht anlegen. Wer den Server verwaltet, kann dies lesen und ausführen; sieh den Server danach noch einmal an.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Look at the server</source>
        <translation>Server ansehen</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>dugout::SharedBanner</name>
    <message>
        <source>This league is on its way to its server: here it is only read until it has arrived.</source>
        <translation>Diese Liga ist auf dem Weg zu ihrem Server: Hier wird sie nur gelesen, bis sie angekommen ist.</translation>
    </message>
    <message>
        <source>This league is on its server: here it is only read until you let this copy go.</source>
        <translation>Diese Liga ist auf ihrem Server: Hier wird sie nur gelesen, bis du diese Kopie freigibst.</translation>
    </message>
    <message>
        <source>This league is on its way home: it is only read until it has arrived.</source>
        <translation>Diese Liga ist auf dem Heimweg: Sie wird nur gelesen, bis sie angekommen ist.</translation>
    </message>
    <message>
        <source>This league is being taken off this machine.</source>
        <translation>Diese Liga wird von diesem Rechner genommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) came in that no longer fit.</source>
        <translation>
            <numerusform>%n Ergebnis kam herein, das nicht mehr passt.</numerusform>
            <numerusform>%n Ergebnisse kamen herein, die nicht mehr passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) that you changed were changed by somebody else first.</source>
        <translation>
            <numerusform>%n Team, das du geändert hast, hat jemand anders zuerst geändert.</numerusform>
            <numerusform>%n Teams, die du geändert hast, hat jemand anders zuerst geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server refused %n thing(s) that were to be delivered.</source>
        <translation>
            <numerusform>Der Server hat %n Sache abgelehnt, die abgeliefert werden sollte.</numerusform>
            <numerusform>Der Server hat %n Sachen abgelehnt, die abgeliefert werden sollten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on…</source>
        <translation>Weitermachen…</translation>
    </message>
    <message>
        <source>Let it go…</source>
        <translation>Freigeben…</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Ansehen…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden…</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are disputed by a coach.</source>
        <translation>
            <numerusform>%n Ergebnis wird von einem Trainer bestritten.</numerusform>
            <numerusform>%n Ergebnisse werden von Trainern bestritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>An older Dugout prepared the server: this league is only read until it is prepared anew.</source>
        <translation>Ein älteres Dugout hat den Server eingerichtet: Diese Liga wird nur gelesen, bis er neu eingerichtet ist.</translation>
    </message>
    <message>
        <source>Prepare it anew…</source>
        <translation>Neu einrichten…</translation>
    </message>
</context>
<context>
    <name>dugout::ShelfBody</name>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Nichts hier heißt so.</translation>
    </message>
    <message>
        <source>What each does, what it costs, and how many of it are bought. Typing looks for it, Enter buys it.</source>
        <translation>Was jedes tut, was es kostet und wie viele davon gekauft sind. Tippen sucht, Enter kauft.</translation>
    </message>
    <message>
        <source>by the book</source>
        <translation>nach dem Buch</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Teil des Namens eingeben</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Too dear: %1 gold more would be needed. %2</source>
        <translation>Zu teuer: Es fehlen %1 Gold. %2</translation>
    </message>
</context>
<context>
    <name>dugout::ShopDialog</name>
    <message>
        <source>Done. This is what both sides take into the match.</source>
        <translation>Fertig. Das nehmen beide Seiten mit ins Spiel.</translation>
    </message>
    <message>
        <source>%1 says how much of its own gold it spends.</source>
        <translation>%1 sagt an, wie viel eigenes Gold es ausgibt.</translation>
    </message>
    <message>
        <source>%1 buys.</source>
        <translation>%1 kauft ein.</translation>
    </message>
    <message>
        <source>Both sides hired the same: %1 gets nothing for %2.</source>
        <translation>Beide Seiten haben dasselbe angeheuert: %1 bekommt nichts für %2.</translation>
    </message>
    <message>
        <source>%1 draws: %2</source>
        <translation>%1 zieht: %2</translation>
    </message>
    <message>
        <source>Both teams are worth the same: roll a die each, and the higher says who buys first.</source>
        <translation>Beide Teams sind gleich viel wert: Jeder würfelt, der höhere Wurf bestimmt, wer zuerst kauft.</translation>
    </message>
    <message>
        <source>Print both sheets…</source>
        <translation>Beide Bögen drucken…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Inducements for a match</source>
        <translation>Anreize für ein Spiel</translation>
    </message>
    <message>
        <source>The other buys first</source>
        <translation>Der andere kauft zuerst</translation>
    </message>
    <message>
        <source>Draw the cards for us</source>
        <translation>Karten für uns ziehen</translation>
    </message>
    <message>
        <source>Take what was paid out of the treasuries</source>
        <translation>Bezahltes aus den Kassen nehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>dugout::ShopModel</name>
    <message>
        <source>Too expensive: %1 is left.</source>
        <translation>Zu teuer: %1 sind übrig.</translation>
    </message>
    <message>
        <source>by the book</source>
        <translation>laut Buch</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>Im Angebot</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
</context>
<context>
    <name>dugout::ShopSidePanel</name>
    <message>
        <source>%1 to spend</source>
        <translation>%1 zum Ausgeben</translation>
    </message>
    <message>
        <source>Team value for this match %1</source>
        <translation>Teamwert für dieses Spiel: %1</translation>
    </message>
    <message>
        <source>%1 for being worth less</source>
        <translation>%1 als schwächeres Team</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 ausgegeben</translation>
    </message>
    <message>
        <source>Own gold, of %1 in the treasury</source>
        <translation>Eigenes Gold, von %1 in der Kasse</translation>
    </message>
    <message>
        <source>No extra skill</source>
        <translation>Keine zusätzliche Fähigkeit</translation>
    </message>
    <message>
        <source>Own gold for this match</source>
        <translation>Eigenes Gold für dieses Spiel</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>Im Angebot</translation>
    </message>
    <message>
        <source>The mercenary&apos;s extra skill</source>
        <translation>Zusätzliche Fähigkeit des Söldners</translation>
    </message>
    <message>
        <source>Price by the book</source>
        <translation>Preis laut Buch</translation>
    </message>
    <message>
        <source>Bought for this match</source>
        <translation>Für dieses Spiel gekauft</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Buy what is selected</source>
        <translation>Ausgewähltes kaufen</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Give back what is selected</source>
        <translation>Ausgewähltes zurückgeben</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>In every match</source>
        <translation>In jedem Spiel</translation>
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
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>dugout::SideForm</name>
    <message>
        <source>Defence dice</source>
        <translation>Verteidigungswürfel</translation>
    </message>
    <message>
        <source>Defence symbol</source>
        <translation>Verteidigungssymbol</translation>
    </message>
    <message>
        <source>Add an attack</source>
        <translation>Angriff hinzufügen</translation>
    </message>
    <message>
        <source>Move, in hexes</source>
        <translation>Bewegung in Feldern</translation>
    </message>
    <message>
        <source>Number of wounds</source>
        <translation>Zahl der Wunden</translation>
    </message>
</context>
<context>
    <name>dugout::SidePicker</name>
    <message>
        <source>Quick team, without a roster</source>
        <translation>Schnelles Team, ohne Aufstellung</translation>
    </message>
    <message>
        <source>The first team needs a name.</source>
        <translation>Das erste Team braucht einen Namen.</translation>
    </message>
    <message>
        <source>The second team needs a name.</source>
        <translation>Das zweite Team braucht einen Namen.</translation>
    </message>
    <message>
        <source>First team</source>
        <translation>Erstes Team</translation>
    </message>
    <message>
        <source>Second team</source>
        <translation>Zweites Team</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>Name des Teams</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Wiederholungswürfe</translation>
    </message>
    <message>
        <source>Colour of the team</source>
        <translation>Farbe des Teams</translation>
    </message>
</context>
<context>
    <name>dugout::SideSwitch</name>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Second display</source>
        <translation>Zweite Anzeige</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
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
    <name>dugout::SkirmishPage</name>
    <message>
        <source>Delete skirmish</source>
        <translation>Skirmish löschen</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Skirmish</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Card decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>The edition whose cards are shown and new games are played by</source>
        <translation>Die Ausgabe, deren Karten gezeigt werden und nach der neue Partien gespielt werden</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>In the league:</source>
        <translation>In der Liga:</translation>
    </message>
</context>
<context>
    <name>dugout::SkirmishTable</name>
    <message>
        <source>Hand the device to %1.</source>
        <translation>Gib das Gerät an %1.</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Verdeckte Karten</translation>
    </message>
    <message>
        <source>Only %1 may see these cards. Hand over the device; the others look away.</source>
        <translation>Nur %1 darf diese Karten sehen. Gerät weitergeben; die anderen schauen weg.</translation>
    </message>
    <message>
        <source>%1 has the cards on the phone.</source>
        <translation>%1 hat die Karten auf dem Handy.</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>That hex is blocked.</source>
        <translation>Dieses Feld ist blockiert.</translation>
    </message>
    <message>
        <source>Somebody stands there.</source>
        <translation>Dort steht schon jemand.</translation>
    </message>
    <message>
        <source>No second move in this phase.</source>
        <translation>In dieser Phase keine zweite Bewegung.</translation>
    </message>
    <message>
        <source>That is too far.</source>
        <translation>Das ist zu weit.</translation>
    </message>
    <message>
        <source>Something is in the way.</source>
        <translation>Etwas ist im Weg.</translation>
    </message>
    <message>
        <source>There is no line of sight.</source>
        <translation>Es gibt keine Sichtlinie.</translation>
    </message>
    <message>
        <source>A charge there would strike nobody.</source>
        <translation>Ein Sturmangriff dorthin träfe niemanden.</translation>
    </message>
    <message>
        <source>That hex is not to be chosen here.</source>
        <translation>Dieses Feld steht hier nicht zur Wahl.</translation>
    </message>
    <message>
        <source>Choose a fighter first, then a hex.</source>
        <translation>Wähle zuerst einen Kämpfer, dann ein Feld.</translation>
    </message>
</context>
<context>
    <name>dugout::SlipCard</name>
    <message>
        <source>Hire a star…</source>
        <translation>Star anheuern…</translation>
    </message>
    <message>
        <source>Fan factor %1 → %2 · treasury %3</source>
        <translation>Fanfaktor %1 → %2 · Kasse %3</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fans</translation>
    </message>
    <message>
        <source>Gold taken</source>
        <translation>Gold entnommen</translation>
    </message>
    <message>
        <source>Winnings</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Fan roll</source>
        <translation>Fanwurf</translation>
    </message>
    <message>
        <source>Fan factor</source>
        <translation>Fanfaktor</translation>
    </message>
    <message>
        <source>Touchdowns of %1</source>
        <translation>Touchdowns von %1</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrieben</translation>
    </message>
    <message>
        <source>Bought nothing</source>
        <translation>Nichts gekauft</translation>
    </message>
    <message>
        <source>Nobody is hired or sent away and nothing is bought after this match.</source>
        <translation>Nach diesem Spiel wird niemand angeheuert oder entlassen und nichts gekauft.</translation>
    </message>
    <message>
        <source>A star who was hired for this match</source>
        <translation>Ein Star, der für dieses Spiel angeheuert wurde</translation>
    </message>
</context>
<context>
    <name>dugout::SlipCorrection</name>
    <message>
        <source>Correct a match from paper</source>
        <translation>Ein Spiel vom Papier berichtigen</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <translation>Berichtigung speichern</translation>
    </message>
</context>
<context>
    <name>dugout::SlipForm</name>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no injury of the table.</source>
        <translation>„%1“ ist keine Verletzung der Tabelle.</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Nichts ist geändert.</translation>
    </message>
    <message>
        <source>Nobody conceded</source>
        <translation>Niemand hat aufgegeben</translation>
    </message>
    <message>
        <source>%1 conceded</source>
        <translation>%1 hat aufgegeben</translation>
    </message>
    <message>
        <source>%1 conceded free of charge</source>
        <translation>%1 hat straffrei aufgegeben</translation>
    </message>
    <message>
        <source>No winner on a level score</source>
        <translation>Kein Sieger bei Gleichstand</translation>
    </message>
    <message>
        <source>%1 won on a level score</source>
        <translation>%1 siegte bei Gleichstand</translation>
    </message>
    <message>
        <source>Who conceded</source>
        <translation>Wer aufgegeben hat</translation>
    </message>
    <message>
        <source>The winner on a level score</source>
        <translation>Sieger bei Gleichstand</translation>
    </message>
    <message>
        <source>The stadium</source>
        <translation>Das Stadion</translation>
    </message>
    <message>
        <source>You are correcting a match that is kept. Old values are struck out.</source>
        <translation>Du berichtigst ein gespeichertes Spiel. Alte Werte sind durchgestrichen.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Arrows move · digits write · Space: most valuable player · Enter: next player · Ctrl+Tab: other team · letters or a number in Injury: search the table, #7 says who did it · Ctrl+S saves</source>
        <translation>Pfeile bewegen · Ziffern schreiben · Leertaste: Spieler des Tages · Eingabe: nächster Spieler · Strg+Tab: anderes Team · Buchstaben, oder eine Zahl bei Verletzung: Tabelle durchsuchen, #7 sagt, wer es war · Strg+S speichert</translation>
    </message>
</context>
<context>
    <name>dugout::SlipModel</name>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Starspieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>Cas</source>
        <translation>Verl</translation>
    </message>
    <message>
        <source>Comp</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>Abf</translation>
    </message>
    <message>
        <source>MVP</source>
        <translation>SdT</translation>
    </message>
    <message>
        <source>Injury</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>SPP</source>
        <translation>SSP</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Gelungene Pässe</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Abgefangene Pässe</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Spieler des Tages</translation>
    </message>
    <message>
        <source>Star player points</source>
        <translation>Starspielerpunkte</translation>
    </message>
</context>
<context>
    <name>dugout::StandingsPart</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Who met whom</source>
        <translation>Wer gegen wen</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>The whole competition</source>
        <translation>Der ganze Wettbewerb</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <translation>Phase %1: %2</translation>
    </message>
    <message>
        <source>There is no competition yet: standings come with its results.</source>
        <translation>Es gibt noch keinen Wettbewerb: Die Tabelle kommt mit seinen Ergebnissen.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Which part of the competition</source>
        <translation>Welcher Teil des Wettbewerbs</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Points by hand…</source>
        <translation>Punkte von Hand…</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>Places by round</source>
        <translation>Plätze nach Runden</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Members of the squads</source>
        <translation>Mitglieder der Mannschaften</translation>
    </message>
</context>
<context>
    <name>dugout::Stepper</name>
    <message>
        <source>Fewer: %1</source>
        <translation>Weniger: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Mehr: %1</translation>
    </message>
</context>
<context>
    <name>dugout::TeamActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Name, colours and badge…</source>
        <translation>Name, Farben und Wappen…</translation>
    </message>
    <message>
        <source>Invent names for the unnamed</source>
        <translation>Namen für Namenlose erfinden</translation>
    </message>
    <message>
        <source>Fill up with journeymen</source>
        <translation>Mit Aushilfsspielern auffüllen</translation>
    </message>
    <message>
        <source>Sign the selected journeyman</source>
        <translation>Ausgewählten Aushilfsspieler verpflichten</translation>
    </message>
    <message>
        <source>Inducements for a match…</source>
        <translation>Anreize für ein Spiel…</translation>
    </message>
    <message>
        <source>Move to another edition…</source>
        <translation>In andere Ausgabe übertragen…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Delete this team…</source>
        <translation>Dieses Team löschen…</translation>
    </message>
    <message>
        <source>Optional rules…</source>
        <translation>Wahlregeln…</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Number the players as they stand</source>
        <translation>Spieler in dieser Reihenfolge nummerieren</translation>
    </message>
</context>
<context>
    <name>dugout::TeamDocument</name>
    <message>
        <source>%1 What is kept now is shown here.</source>
        <translation>%1 Hier steht nun, was jetzt gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>dugout::TeamEditor</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The team is ready to play. A re-roll costs %1 from now on.</source>
        <translation>Das Team ist spielbereit. Ein Wiederholungswurf kostet ab jetzt %1.</translation>
    </message>
    <message>
        <source>Sort the table by number to put players in another order.</source>
        <translation>Sortiere die Tabelle nach Nummer, um Spieler umzustellen.</translation>
    </message>
    <message>
        <source>Change the cell</source>
        <translation>Zelle ändern</translation>
    </message>
    <message>
        <source>Copy the selected players</source>
        <translation>Gewählte Spieler kopieren</translation>
    </message>
    <message>
        <source>Paste players</source>
        <translation>Spieler einfügen</translation>
    </message>
    <message>
        <source>Remove the selected players</source>
        <translation>Gewählte Spieler entfernen</translation>
    </message>
    <message>
        <source>Move the players up</source>
        <translation>Spieler nach oben</translation>
    </message>
    <message>
        <source>Move the players down</source>
        <translation>Spieler nach unten</translation>
    </message>
</context>
<context>
    <name>dugout::TeamHeader</name>
    <message>
        <source>Coach %1</source>
        <translation>Trainer: %1</translation>
    </message>
    <message>
        <source>All teams</source>
        <translation>Alle Teams</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Im Spielbetrieb</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Spielbereit</translation>
    </message>
    <message>
        <source>Ends the building: what is left of the budget becomes the treasury.</source>
        <translation>Beendet die Gründung: Der Rest des Budgets kommt in die Kasse.</translation>
    </message>
</context>
<context>
    <name>dugout::TeamList</name>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>There is no team yet. Build one, or start with the sample teams.</source>
        <translation>Es gibt noch kein Team. Baue eines auf oder beginne mit den Beispielteams.</translation>
    </message>
    <message>
        <source>Choose a team to open it.</source>
        <translation>Wähle ein Team, um es zu öffnen.</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Neues Team…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Take the sample teams</source>
        <translation>Beispielteams übernehmen</translation>
    </message>
    <message>
        <source>Print several…</source>
        <translation>Mehrere drucken…</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Remove the sample teams</source>
        <translation>Beispielteams entfernen</translation>
    </message>
</context>
<context>
    <name>dugout::TeamListQuestion</name>
    <message>
        <source>Which team list is this?</source>
        <translation>Welche Teamliste ist das?</translation>
    </message>
    <message>
        <source>The file does not say which team list the team is of.</source>
        <translation>Die Datei sagt nicht, zu welcher Teamliste das Team gehört.</translation>
    </message>
    <message>
        <source>The file does not say which team list %1 is of.</source>
        <translation>Die Datei sagt nicht, zu welcher Teamliste %1 gehört.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>dugout::TeamOptionsDialog</name>
    <message>
        <source>Optional rules of the team</source>
        <translation>Wahlregeln des Teams</translation>
    </message>
    <message>
        <source>What the team may have and learn. Those of a match are chosen when it starts.</source>
        <translation>Was das Team haben und lernen darf. Die eines Spiels werden zu seinem Beginn gewählt.</translation>
    </message>
</context>
<context>
    <name>dugout::TeamPrintDialog</name>
    <message>
        <source>Sheet</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Zweite Sprache</translation>
    </message>
    <message>
        <source>Team sheet</source>
        <translation>Teambogen</translation>
    </message>
    <message>
        <source>Compact sheet</source>
        <translation>Kompakter Bogen</translation>
    </message>
    <message>
        <source>Player cards</source>
        <translation>Spielerkarten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>none: empty lines</source>
        <translation>keiner: leere Zeilen</translation>
    </message>
    <message>
        <source>Tick at least one team.</source>
        <translation>Mindestens ein Team ankreuzen.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Spielformular</translation>
    </message>
    <message>
        <source>Quick reference of the rules</source>
        <translation>Kurzübersicht der Regeln</translation>
    </message>
    <message>
        <source>A4, upright</source>
        <translation>A4 hoch</translation>
    </message>
    <message>
        <source>A4, on its side</source>
        <translation>A4 quer</translation>
    </message>
    <message>
        <source>Letter, upright</source>
        <translation>Letter hoch</translation>
    </message>
    <message>
        <source>Letter, on its side</source>
        <translation>Letter quer</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Wettbewerb</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
</context>
<context>
    <name>dugout::TeamsPage</name>
    <message>
        <source>Import a team</source>
        <translation>Team importieren</translation>
    </message>
    <message>
        <source>Teams (*.dugout-team *.json *.xml *.ros *.rosz);;All files (*)</source>
        <translation>Teams (*.dugout-team *.json *.xml *.ros *.rosz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the team</source>
        <translation>Team exportieren</translation>
    </message>
    <message>
        <source>Delete team</source>
        <translation>Team löschen</translation>
    </message>
    <message>
        <source>Not everything came along</source>
        <translation>Nicht alles kam mit</translation>
    </message>
    <message>
        <source>A file of %1 does not hold everything</source>
        <translation>Eine Datei von %1 fasst nicht alles</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot;…</source>
        <translation>„%1“ wird gelesen…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Remove the sample teams</source>
        <translation>Beispielteams entfernen</translation>
    </message>
    <message>
        <source>the sample teams</source>
        <translation>die Beispielteams</translation>
    </message>
</context>
<context>
    <name>dugout::TextBody</name>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>%1 würfeln</translation>
    </message>
    <message>
        <source>Leave it empty</source>
        <translation>Leer lassen</translation>
    </message>
    <message>
        <source>Number and words of the book</source>
        <translation>Zahl und Worte wie im Buch</translation>
    </message>
</context>
<context>
    <name>dugout::TurnTrack</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Spielzug</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Spielzug %1 von %2</translation>
    </message>
</context>
<context>
    <name>dugout::WarbandDialog</name>
    <message>
        <source>The warband needs a name.</source>
        <translation>Die Bande braucht einen Namen.</translation>
    </message>
    <message>
        <source>Name at least one fighter.</source>
        <translation>Nenne mindestens einen Kämpfer.</translation>
    </message>
    <message>
        <source>New warband</source>
        <translation>Neue Bande</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Fighters, one on each line</source>
        <translation>Kämpfer, einer je Zeile</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>dugout::WhenField</name>
    <message>
        <source>On</source>
        <translation>Am</translation>
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
    <message>
        <source>Sounds in a match</source>
        <translation>Töne während des Spiels</translation>
    </message>
    <message>
        <source>Open this table to phones…</source>
        <translation>Diesen Tisch für Handys öffnen…</translation>
    </message>
</context>
</TS>
