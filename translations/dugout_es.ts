<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Prints JSON instead of plain text.</source>
        <translation>Imprime JSON en lugar de texto sencillo.</translation>
    </message>
    <message>
        <source>The language of the answer: es, en or de.</source>
        <translation>El idioma de la respuesta: es, en o de.</translation>
    </message>
    <message>
        <source>The folder Dugout keeps its data in.</source>
        <translation>La carpeta donde Dugout guarda sus datos.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>"%1" is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout no habla «%1»; habla es, en y de.</translation>
    </message>
    <message>
        <source>Try: dugout %1 --help</source>
        <translation>Pruebe: dugout %1 --help</translation>
    </message>
    <message>
        <source>Usage: dugout %1</source>
        <translation>Uso: dugout %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>lists, exports and checks rulesets</source>
        <translation>lista, exporta y comprueba reglamentos</translation>
    </message>
    <message>
        <source>looks a result up in a table, or rolls one</source>
        <translation>busca un resultado en una tabla o lo tira</translation>
    </message>
    <message>
        <source>Dugout, a companion for tabletop fantasy football and skirmish games.</source>
        <translation>Dugout, un compañero para el fútbol fantástico de mesa y los juegos de escaramuzas.</translation>
    </message>
    <message>
        <source>Usage: dugout [FILE…]            opens the window</source>
        <translation>Uso: dugout [FICHERO…]           abre la ventana</translation>
    </message>
    <message>
        <source>       dugout COMMAND [OPTIONS]  runs a command</source>
        <translation>     dugout ORDEN [OPCIONES]     ejecuta una orden</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Órdenes:</translation>
    </message>
    <message>
        <source>Every command explains itself with --help and speaks es, en and de with --lang.</source>
        <translation>Cada orden se explica con --help y habla es, en y de con --lang.</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>No existe la orden «%1».</translation>
    </message>
    <message>
        <source>Try: dugout --help</source>
        <translation>Pruebe: dugout --help</translation>
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
        <translation>crea, comprueba y muestra equipos</translation>
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
        <translation>no se dice cuándo se juega esta carta</translation>
    </message>
    <message>
        <source>an id of lower-case letters, digits and hyphens is needed</source>
        <translation>hace falta un identificador de minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>the text is missing in "%1"</source>
        <translation>falta el texto en «%1»</translation>
    </message>
    <message>
        <source>a text is needed</source>
        <translation>hace falta un texto</translation>
    </message>
    <message>
        <source>one of these is needed: %1</source>
        <translation>hace falta uno de estos: %1</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>falta un número</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 is needed</source>
        <translation>hace falta un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>hace falta true o false</translation>
    </message>
    <message>
        <source>a list is needed</source>
        <translation>hace falta una lista</translation>
    </message>
    <message>
        <source>"%1" is not an id</source>
        <translation>«%1» no es un identificador</translation>
    </message>
    <message>
        <source>"%1" is listed twice</source>
        <translation>«%1» aparece dos veces</translation>
    </message>
    <message>
        <source>an object of numbers is needed</source>
        <translation>hace falta un objeto de números</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>hace falta un número entero</translation>
    </message>
    <message>
        <source>an object is needed</source>
        <translation>hace falta un objeto</translation>
    </message>
    <message>
        <source>this field is not known here</source>
        <translation>este campo no se conoce aquí</translation>
    </message>
    <message>
        <source>the default is none of the choices</source>
        <translation>el valor inicial no es ninguna de las opciones</translation>
    </message>
    <message>
        <source>only the letters G A S P M are known here</source>
        <translation>aquí solo se conocen las letras G A S P M</translation>
    </message>
    <message>
        <source>these do not make a team of eleven</source>
        <translation>con estos no se forma un equipo de once</translation>
    </message>
    <message>
        <source>there is no "%1"</source>
        <translation>no existe «%1»</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>el fichero no se puede leer</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>el fichero es demasiado grande</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>this star plays for nobody</source>
        <translation>esta estrella no juega con nadie</translation>
    </message>
    <message>
        <source>a range needs a lower and a higher end</source>
        <translation>un intervalo necesita un extremo inferior y otro superior</translation>
    </message>
    <message>
        <source>the range of "%1" overlaps another</source>
        <translation>el intervalo de «%1» se solapa con otro</translation>
    </message>
    <message>
        <source>no row has the result %1</source>
        <translation>ninguna fila tiene el resultado %1</translation>
    </message>
    <message>
        <source>a block die has six faces, not %1</source>
        <translation>un dado de placaje tiene seis caras, no %1</translation>
    </message>
    <message>
        <source>"%1" are no dice</source>
        <translation>«%1» no son dados</translation>
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
        <translation>Eso cuesta %1 monedas de oro y al equipo le quedan %2.</translation>
    </message>
    <message>
        <source>A team has at most %1 players.</source>
        <translation>Un equipo tiene como máximo %1 jugadores.</translation>
    </message>
    <message>
        <source>This edition has no star "%1".</source>
        <translation>Esta edición no tiene la estrella «%1».</translation>
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
        <translation>Esta estrella no juega con un equipo así.</translation>
    </message>
    <message>
        <source>A player who goes needs a reason.</source>
        <translation>Quien deja el equipo necesita un motivo.</translation>
    </message>
    <message>
        <source>This edition knows no journeymen.</source>
        <translation>Esta edición no tiene independientes.</translation>
    </message>
    <message>
        <source>Enough players can play; no journeyman is needed.</source>
        <translation>Hay jugadores suficientes; no hace falta ningún independiente.</translation>
    </message>
    <message>
        <source>This team may not have that.</source>
        <translation>Este equipo no puede tener eso.</translation>
    </message>
    <message>
        <source>The team has as many as it may have: %1.</source>
        <translation>El equipo ya tiene todos los que puede tener: %1.</translation>
    </message>
    <message>
        <source>Fans are only bought when the team is created.</source>
        <translation>Los hinchas solo se compran al crear el equipo.</translation>
    </message>
    <message>
        <source>The team has none to give up.</source>
        <translation>El equipo no tiene ninguno del que prescindir.</translation>
    </message>
    <message>
        <source>Journeymen do not play in the position "%1".</source>
        <translation>Los independientes no juegan en la posición «%1».</translation>
    </message>
    <message>
        <source>A mercenary of this position cannot have that skill.</source>
        <translation>Un mercenario de esta posición no puede tener esa habilidad.</translation>
    </message>
</context>
<context>
    <name>ImprovementRules</name>
    <message>
        <source>Two dice from 1 to 6 are needed.</source>
        <translation>Hacen falta dos dados de 1 a 6.</translation>
    </message>
    <message>
        <source>This roll does not give that improvement.</source>
        <translation>Esta tirada no da esa mejora.</translation>
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
        <translation>No se puede leer la lista de nombres.</translation>
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
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Escaramuza</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Following a match is not part of this version yet.</source>
        <translation>Seguir un encuentro aún no forma parte de esta versión.</translation>
    </message>
    <message>
        <source>Editing teams is not part of this version yet.</source>
        <translation>Editar equipos aún no forma parte de esta versión.</translation>
    </message>
    <message>
        <source>Running a league is not part of this version yet.</source>
        <translation>Llevar una liga aún no forma parte de esta versión.</translation>
    </message>
    <message>
        <source>Following a skirmish is not part of this version yet.</source>
        <translation>Seguir una escaramuza aún no forma parte de esta versión.</translation>
    </message>
    <message>
        <source>Browsing the rules is not part of this version yet.</source>
        <translation>Consultar las reglas aún no forma parte de esta versión.</translation>
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
        <translation>Hace falta un número de %1 a %2.</translation>
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
        <translation>Hace falta un número de 1 a %1.</translation>
    </message>
    <message>
        <source>Players usually wear numbers from 1 to %1.</source>
        <translation>Los jugadores suelen llevar números del 1 al %1.</translation>
    </message>
    <message>
        <source>The team list has no position "%1".</source>
        <translation>La lista de equipo no tiene la posición «%1».</translation>
    </message>
    <message>
        <source>Mercenaries are hired for one match; they do not belong to the team.</source>
        <translation>Los mercenarios se contratan para un encuentro; no son de la plantilla.</translation>
    </message>
    <message>
        <source>This edition has no such star.</source>
        <translation>Esta edición no tiene esa estrella.</translation>
    </message>
    <message>
        <source>This star does not play for such a team.</source>
        <translation>Esta estrella no juega con un equipo así.</translation>
    </message>
    <message>
        <source>This edition has no skill "%1".</source>
        <translation>Esta edición no tiene la habilidad «%1».</translation>
    </message>
    <message>
        <source>%1 can only be learnt with a double.</source>
        <translation>%1 solo se puede aprender con un doble.</translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <translation>%1 aparece dos veces.</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other.</source>
        <translation>%1 y %2 son incompatibles.</translation>
    </message>
    <message>
        <source>%1 cannot be learnt in this position.</source>
        <translation>%1 no se puede aprender en esta posición.</translation>
    </message>
    <message>
        <source>%1 was raised beyond its limit.</source>
        <translation>%1 ha subido por encima de su límite.</translation>
    </message>
    <message>
        <source>A roll of %1 does not raise %2.</source>
        <translation>Una tirada de %1 no aumenta %2.</translation>
    </message>
    <message>
        <source>%1 improvements, but the star player points allow %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An improvement roll is waiting.</source>
        <translation>Hay una tirada de mejora pendiente.</translation>
    </message>
    <message>
        <source>The aging roll of the last improvement is missing (%1+).</source>
        <translation>Falta la tirada de envejecimiento de la última mejora (%1+).</translation>
    </message>
</context>
<context>
    <name>PlayerLife</name>
    <message>
        <source>No aging roll is due for this player.</source>
        <translation>A este jugador no le toca tirar por envejecimiento.</translation>
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
        <translation>Lista todos los reglamentos que hay.</translation>
    </message>
    <message>
        <source>Prints a whole edition as one JSON object.</source>
        <translation>Imprime una edición entera como un objeto JSON.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>La edición, como en `dugout rules list`.</translation>
    </message>
    <message>
        <source>Checks a ruleset folder of your own.</source>
        <translation>Comprueba una carpeta de reglas propia.</translation>
    </message>
    <message>
        <source>The folder with ruleset.json in it.</source>
        <translation>La carpeta que contiene ruleset.json.</translation>
    </message>
    <message>
        <source>This ruleset is sound.</source>
        <translation>Este reglamento está en orden.</translation>
    </message>
    <message>
        <source>lists every ruleset there is</source>
        <translation>lista todos los reglamentos que hay</translation>
    </message>
    <message>
        <source>prints a whole edition as JSON</source>
        <translation>imprime una edición entera como JSON</translation>
    </message>
    <message>
        <source>checks a ruleset folder of your own</source>
        <translation>comprueba una carpeta de reglas propia</translation>
    </message>
    <message>
        <source>Lists the tables of an edition.</source>
        <translation>Enumera las tablas de una edición.</translation>
    </message>
    <message>
        <source>lists the tables of an edition</source>
        <translation>lista las tablas de una edición</translation>
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
        <translation>Equipos</translation>
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
        <translation>La edición, como en `dugout rules list`.</translation>
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
        <translation>Dugout no habla «%1»; habla es, en y de.</translation>
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
        <translation>este identificador aparece dos veces</translation>
    </message>
</context>
<context>
    <name>RulesetLibrary</name>
    <message>
        <source>this id belongs to a built-in ruleset</source>
        <translation>este identificador pertenece a un reglamento incluido</translation>
    </message>
    <message>
        <source>The ruleset "%1" has a fault.</source>
        <translation>El reglamento «%1» tiene un defecto.</translation>
    </message>
    <message>
        <source>There is no ruleset "%1"; there are: %2.</source>
        <translation>No existe el reglamento «%1»; existen: %2.</translation>
    </message>
</context>
<context>
    <name>SampleTeams</name>
    <message>
        <source>There is no sample "%1".</source>
        <translation>No hay ningún ejemplo «%1».</translation>
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
        <translation>No se puede escribir el archivo «%1».</translation>
    </message>
</context>
<context>
    <name>Shop</name>
    <message>
        <source>The treasury holds %1 gold pieces.</source>
        <translation>En la tesorería hay %1 monedas de oro.</translation>
    </message>
    <message>
        <source>That costs %1 gold pieces; %2 are left for this match.</source>
        <translation>Eso cuesta %1 monedas de oro y para este encuentro quedan %2.</translation>
    </message>
    <message>
        <source>Nothing was bought there.</source>
        <translation>Ahí no se ha comprado nada.</translation>
    </message>
</context>
<context>
    <name>ShopRules</name>
    <message>
        <source>This edition has no inducement "%1".</source>
        <translation>Esta edición no tiene el incentivo «%1».</translation>
    </message>
    <message>
        <source>Say which one.</source>
        <translation>Indica cuál.</translation>
    </message>
    <message>
        <source>This league plays without that.</source>
        <translation>Esta liga juega sin eso.</translation>
    </message>
    <message>
        <source>This team may not hire that.</source>
        <translation>Este equipo no puede contratar eso.</translation>
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
        <translation>Un equipo tiene como máximo %1 jugadores para un encuentro.</translation>
    </message>
    <message>
        <source>This edition has no star "%1".</source>
        <translation>Esta edición no tiene la estrella «%1».</translation>
    </message>
    <message>
        <source>This star does not play for such a team.</source>
        <translation>Esta estrella no juega con un equipo así.</translation>
    </message>
    <message>
        <source>This star has already been hired.</source>
        <translation>Esta estrella ya está contratada.</translation>
    </message>
    <message>
        <source>A team has at most %1 players of this position.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No cards are drawn from the deck "%1".</source>
        <translation>No se roban cartas del mazo «%1».</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>"%1" is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout no habla «%1»; habla es, en y de.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>There is no option "%1".</source>
        <translation>No existe la opción «%1».</translation>
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
        <translation>Uso: dugout %1 ORDEN [OPCIONES]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Órdenes:</translation>
    </message>
    <message>
        <source>dugout %1 COMMAND --help explains each.</source>
        <translation>dugout %1 ORDEN --help explica cada una.</translation>
    </message>
    <message>
        <source>dugout %1 has no command "%2".</source>
        <translation>dugout %1 no tiene la orden «%2».</translation>
    </message>
    <message>
        <source>Try: dugout %1 --help</source>
        <translation>Pruebe: dugout %1 --help</translation>
    </message>
</context>
<context>
    <name>TableCommand</name>
    <message>
        <source>Nothing is rolled on the table "%1"; say --result N.</source>
        <translation>En la tabla «%1» no se tira nada; indique --result N.</translation>
    </message>
    <message>
        <source>This table stands on page %1 of the book; its result is entered by the coach.</source>
        <translation>Esta tabla está en la página %1 del libro; el entrenador introduce el resultado.</translation>
    </message>
    <message>
        <source>Looks a result up in a table, or rolls one.</source>
        <translation>Busca un resultado en una tabla o lo tira.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>La edición, como en `dugout rules list`.</translation>
    </message>
    <message>
        <source>The id of the table.</source>
        <translation>El identificador de la tabla.</translation>
    </message>
    <message>
        <source>The result to look up instead of rolling.</source>
        <translation>El resultado que se busca en lugar de tirar.</translation>
    </message>
    <message>
        <source>--result needs a whole number.</source>
        <translation>--result necesita un número entero.</translation>
    </message>
    <message>
        <source>The ruleset "%1" has no table "%2".</source>
        <translation>El reglamento «%1» no tiene la tabla «%2».</translation>
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
        <translation>La tabla «%1» no tiene el resultado %2.</translation>
    </message>
</context>
<context>
    <name>TeamCheck</name>
    <message>
        <source>This edition has no team list "%1".</source>
        <translation>Esta edición no tiene la lista de equipo «%1».</translation>
    </message>
    <message>
        <source>The team has no name.</source>
        <translation>El equipo no tiene nombre.</translation>
    </message>
    <message>
        <source>This league plays with official teams only.</source>
        <translation>Esta liga solo admite equipos oficiales.</translation>
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
        <translation>Un equipo no se crea con independientes.</translation>
    </message>
    <message>
        <source>There are more journeymen than needed: %1 players can play.</source>
        <translation>Sobran independientes: pueden jugar %1 jugadores.</translation>
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
        <translation>A la tesorería le faltan %1 monedas de oro.</translation>
    </message>
    <message>
        <source>The team costs %1 gold pieces more than its budget of %2.</source>
        <translation>El equipo cuesta %1 monedas de oro más que su presupuesto de %2.</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Segundas oportunidades</translation>
    </message>
    <message>
        <source>Fan factor</source>
        <translation>Factor de hinchas</translation>
    </message>
    <message>
        <source>Assistant coaches</source>
        <translation>Ayudantes del entrenador</translation>
    </message>
    <message>
        <source>Cheerleaders</source>
        <translation>Animadoras</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Médico</translation>
    </message>
    <message>
        <source>%1: less than none.</source>
        <translation>%1: menos que ninguno.</translation>
    </message>
    <message>
        <source>This team may not have an apothecary.</source>
        <translation>Este equipo no puede tener médico.</translation>
    </message>
    <message>
        <source>%1: %2, at most %3 are allowed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stars are hired for a match; they do not belong to the team.</source>
        <translation>Las estrellas se contratan para un encuentro; no son de la plantilla.</translation>
    </message>
    <message>
        <source>The team has %1 stars; at most %2 are allowed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 players wear the number %2.</source>
        <translation>%1 jugadores llevan el número %2.</translation>
    </message>
</context>
<context>
    <name>TeamCommand</name>
    <message>
        <source>Says which rules a team breaks; ready to play is 0.</source>
        <translation>Dice qué reglas incumple un equipo; listo para jugar es 0.</translation>
    </message>
    <message>
        <source>The team file.</source>
        <translation>El archivo del equipo.</translation>
    </message>
    <message>
        <source>This team is ready to play.</source>
        <translation>Este equipo está listo para jugar.</translation>
    </message>
    <message>
        <source>Says what a team is worth.</source>
        <translation>Dice cuánto vale un equipo.</translation>
    </message>
    <message>
        <source>Team value: %1</source>
        <translation>Valor de equipo: %1</translation>
    </message>
    <message>
        <source>Gold left: %1</source>
        <translation>Oro restante: %1</translation>
    </message>
    <message>
        <source>Team rating: %1</source>
        <translation>Valoración de equipo: %1</translation>
    </message>
    <message>
        <source>Shows a team with its players.</source>
        <translation>Muestra un equipo con sus jugadores.</translation>
    </message>
    <message>
        <source>Lists the choices of an improvement roll, or takes one.</source>
        <translation>Enumera las opciones de una tirada de mejora o elige una.</translation>
    </message>
    <message>
        <source>The id of the player.</source>
        <translation>El identificador del jugador.</translation>
    </message>
    <message>
        <source>The two dice, such as 3,4.</source>
        <translation>Los dos dados, por ejemplo 3,4.</translation>
    </message>
    <message>
        <source>The skill to learn, or +ma, +st, +ag, +av.</source>
        <translation>La habilidad que se aprende, o +ma, +st, +ag, +av.</translation>
    </message>
    <message>
        <source>Where to write the team; else over FILE.</source>
        <translation>Dónde escribir el equipo; si no, sobre FILE.</translation>
    </message>
    <message>
        <source>--dice needs two dice, such as 3,4.</source>
        <translation>--dice necesita dos dados, por ejemplo 3,4.</translation>
    </message>
    <message>
        <source>builds a new team</source>
        <translation>crea un equipo nuevo</translation>
    </message>
    <message>
        <source>says which rules a team breaks</source>
        <translation>dice qué reglas incumple un equipo</translation>
    </message>
    <message>
        <source>says what a team is worth</source>
        <translation>dice cuánto vale un equipo</translation>
    </message>
    <message>
        <source>shows a team with its players</source>
        <translation>muestra un equipo con sus jugadores</translation>
    </message>
    <message>
        <source>lists the choices of an improvement roll, or takes one</source>
        <translation>enumera las opciones de una tirada de mejora o elige una</translation>
    </message>
</context>
<context>
    <name>TeamEdits</name>
    <message>
        <source>A number from %1 to %2 is needed.</source>
        <translation>Hace falta un número de %1 a %2.</translation>
    </message>
    <message>
        <source>This text is too long; %1 characters fit.</source>
        <translation>Este texto es demasiado largo; caben %1 caracteres.</translation>
    </message>
    <message>
        <source>This text holds characters that cannot be shown.</source>
        <translation>Este texto contiene caracteres que no se pueden mostrar.</translation>
    </message>
    <message>
        <source>This player is not in the team.</source>
        <translation>Este jugador no está en el equipo.</translation>
    </message>
    <message>
        <source>The team list has no position "%1".</source>
        <translation>La lista de equipo no tiene la posición «%1».</translation>
    </message>
    <message>
        <source>This edition has no team list "%1".</source>
        <translation>Esta edición no tiene la lista de equipo «%1».</translation>
    </message>
    <message>
        <source>This team has already been founded.</source>
        <translation>Este equipo ya está fundado.</translation>
    </message>
    <message>
        <source>The team costs more than its budget.</source>
        <translation>El equipo cuesta más que su presupuesto.</translation>
    </message>
    <message>
        <source>A badge is a PNG picture of at most %1 KB.</source>
        <translation>Un escudo es una imagen PNG de %1 KB como máximo.</translation>
    </message>
</context>
<context>
    <name>TeamFile</name>
    <message>
        <source>the text is too long</source>
        <translation>el texto es demasiado largo</translation>
    </message>
    <message>
        <source>"%1" is not known here</source>
        <translation>«%1» no se conoce aquí</translation>
    </message>
    <message>
        <source>a colour such as #204080 is needed</source>
        <translation>hace falta un color como #204080</translation>
    </message>
    <message>
        <source>two dice from 1 to 6 are needed</source>
        <translation>hacen falta dos dados de 1 a 6</translation>
    </message>
    <message>
        <source>either a skill or a characteristic is needed</source>
        <translation>hace falta una habilidad o una característica</translation>
    </message>
    <message>
        <source>either a position or a star is needed</source>
        <translation>hace falta una posición o una estrella</translation>
    </message>
    <message>
        <source>these are too many</source>
        <translation>son demasiados</translation>
    </message>
    <message>
        <source>this is no picture that can be used</source>
        <translation>no es una imagen que se pueda usar</translation>
    </message>
    <message>
        <source>the player "%1" is there twice</source>
        <translation>el jugador «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>this id has already been given to a player</source>
        <translation>este identificador ya es de un jugador</translation>
    </message>
    <message>
        <source>an edition and a team list are needed</source>
        <translation>hacen falta una edición y una lista de equipo</translation>
    </message>
    <message>
        <source>This is not a team file that Dugout can read.</source>
        <translation>No es un archivo de equipo que Dugout pueda leer.</translation>
    </message>
    <message>
        <source>This team file has a fault: %1.</source>
        <translation>Este archivo de equipo tiene un error: %1.</translation>
    </message>
    <message>
        <source>The file is too large for a team.</source>
        <translation>El archivo es demasiado grande para un equipo.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Línea %1: %2.</translation>
    </message>
    <message>
        <source>This team file is of version %1; Dugout reads version %2.</source>
        <translation>Este archivo de equipo es de la versión %1; Dugout lee la versión %2.</translation>
    </message>
</context>
<context>
    <name>TeamFiles</name>
    <message>
        <source>The file "%1" cannot be read.</source>
        <translation>No se puede leer el archivo «%1».</translation>
    </message>
    <message>
        <source>The file "%1" cannot be written.</source>
        <translation>No se puede escribir el archivo «%1».</translation>
    </message>
</context>
<context>
    <name>TeamMove</name>
    <message>
        <source>The league option "%1" does not exist there.</source>
        <translation>La opción de liga «%1» no existe allí.</translation>
    </message>
    <message>
        <source>The team list is called %1 there.</source>
        <translation>La lista de equipo se llama allí %1.</translation>
    </message>
    <message>
        <source>A re-roll costs %1 instead of %2.</source>
        <translation>Una segunda oportunidad cuesta %1 en vez de %2.</translation>
    </message>
    <message>
        <source>There is no such player there; he leaves the team.</source>
        <translation>Allí no existe un jugador así; deja el equipo.</translation>
    </message>
    <message>
        <source>There are no journeymen there; he leaves the team.</source>
        <translation>Allí no hay independientes; deja el equipo.</translation>
    </message>
    <message>
        <source>The skill %1 does not exist there.</source>
        <translation>La habilidad %1 no existe allí.</translation>
    </message>
    <message>
        <source>The position does not start with %1 there.</source>
        <translation>La posición no empieza allí con %1.</translation>
    </message>
    <message>
        <source>The position starts with %1 there.</source>
        <translation>La posición empieza allí con %1.</translation>
    </message>
    <message>
        <source>The position costs %1 instead of %2.</source>
        <translation>La posición cuesta %1 en vez de %2.</translation>
    </message>
    <message>
        <source>%1 is %2 instead of %3.</source>
        <translation>%1 es %2 en vez de %3.</translation>
    </message>
    <message>
        <source>%1 improvement rolls are waiting there instead of %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The team may not have an apothecary there.</source>
        <translation>Allí el equipo no puede tener médico.</translation>
    </message>
    <message>
        <source>The team may have only %1 of its %2 there.</source>
        <translation>Allí el equipo solo puede tener %1 de sus %2.</translation>
    </message>
    <message>
        <source>The team value is %1 instead of %2.</source>
        <translation>El valor de equipo es %1 en vez de %2.</translation>
    </message>
    <message>
        <source>Teams are rated there; this team has %1.</source>
        <translation>Allí los equipos tienen valoración; la de este es %1.</translation>
    </message>
    <message>
        <source>%1 has no such team.</source>
        <translation>%1 no tiene ese equipo.</translation>
    </message>
</context>
<context>
    <name>TeamNewCommand</name>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>La edición, como en `dugout rules list`.</translation>
    </message>
    <message>
        <source>The id of the team list.</source>
        <translation>El identificador de la lista de equipo.</translation>
    </message>
    <message>
        <source>The name of the team.</source>
        <translation>El nombre del equipo.</translation>
    </message>
    <message>
        <source>The name of the coach.</source>
        <translation>El nombre del entrenador.</translation>
    </message>
    <message>
        <source>Gold pieces to build the team with.</source>
        <translation>Monedas de oro para crear el equipo.</translation>
    </message>
    <message>
        <source>Players to hire, such as lineman:7,blitzer:4.</source>
        <translation>Jugadores que contratar, por ejemplo lineman:7,blitzer:4.</translation>
    </message>
    <message>
        <source>How many of these to buy.</source>
        <translation>Cuántos comprar.</translation>
    </message>
    <message>
        <source>Makes up the same names every time.</source>
        <translation>Inventa siempre los mismos nombres.</translation>
    </message>
    <message>
        <source>The file to write instead of printing.</source>
        <translation>El archivo en el que escribir en vez de mostrar.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number.</source>
        <translation>--%1 necesita un número entero.</translation>
    </message>
    <message>
        <source>"%1" is not a position and a number.</source>
        <translation>«%1» no es una posición y un número.</translation>
    </message>
    <message>
        <source>Builds a new team.</source>
        <translation>Crea un equipo nuevo.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>Falta --%1.</translation>
    </message>
</context>
<context>
    <name>dugout::AboutDialog</name>
    <message>
        <source>About Dugout</source>
        <translation>Acerca de Dugout</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>A companion beside the board for tabletop fantasy football and skirmish games: teams, matches, leagues and the rules at hand.</source>
        <translation>Un compañero junto al tablero para el fútbol fantástico de mesa y los juegos de escaramuzas: equipos, encuentros, ligas y las reglas a mano.</translation>
    </message>
    <message>
        <source>Dugout is unofficial. The rules and names belong to their publishers, who have nothing to do with this program; every description in it is our own.</source>
        <translation>Dugout no es oficial. Las reglas y los nombres pertenecen a sus editores, que no tienen nada que ver con este programa; todas las descripciones son nuestras.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>dugout::HomePage</name>
    <message>
        <source>Welcome to the dugout</source>
        <translation>Bienvenidos al banquillo</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>¿Qué quiere hacer?</translation>
    </message>
    <message>
        <source>Turns, re-rolls, kick-off, weather and injuries of a match beside the board.</source>
        <translation>Turnos, segundas oportunidades, patada inicial, tiempo y heridas de un encuentro junto al tablero.</translation>
    </message>
    <message>
        <source>Build teams, watch their value and print their sheets.</source>
        <translation>Crear equipos, seguir su valor e imprimir sus hojas.</translation>
    </message>
    <message>
        <source>Seasons, fixtures, standings and leaderboards.</source>
        <translation>Temporadas, calendario, clasificación y mejores jugadores.</translation>
    </message>
    <message>
        <source>Rounds, activations, glory and combat for two to four players.</source>
        <translation>Rondas, activaciones, gloria y combate para dos a cuatro jugadores.</translation>
    </message>
    <message>
        <source>Every table, skill, team, star and card, searchable in three languages.</source>
        <translation>Todas las tablas, habilidades, equipos, estrellas y cartas, con búsqueda en tres idiomas.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
</context>
<context>
    <name>dugout::HomePrompt</name>
    <message>
        <source>New match</source>
        <translation>Nuevo encuentro</translation>
    </message>
    <message>
        <source>Skirmish in progress</source>
        <translation>Escaramuza en curso</translation>
    </message>
    <message>
        <source>Match in progress</source>
        <translation>Encuentro en curso</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Primer inicio</translation>
    </message>
    <message>
        <source>See Dugout at work</source>
        <translation>Vea Dugout en acción</translation>
    </message>
    <message>
        <source>Sample teams and a sample league fill every place with something real. They can be removed at any time.</source>
        <translation>Unos equipos y una liga de ejemplo llenan cada lugar con algo real. Se pueden quitar en cualquier momento.</translation>
    </message>
    <message>
        <source>Add the samples</source>
        <translation>Añadir los ejemplos</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Junto al tablero</translation>
    </message>
    <message>
        <source>Ready for kick-off?</source>
        <translation>¿Listos para la patada inicial?</translation>
    </message>
    <message>
        <source>Choose two teams and Dugout says what comes next.</source>
        <translation>Elija dos equipos y Dugout dirá qué viene después.</translation>
    </message>
</context>
<context>
    <name>dugout::PlaceRail</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Appearance, help and more</source>
        <translation>Aspecto, ayuda y más</translation>
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
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>dugout::SingleInstance</name>
    <message>
        <source>Dugout is already open with the data in %1, but that window does not answer. Close it, or start with other data: dugout --data-dir FOLDER</source>
        <translation>Dugout ya está abierto con los datos de %1, pero esa ventana no responde. Ciérrela o inicie con otros datos: dugout --data-dir CARPETA</translation>
    </message>
</context>
<context>
    <name>dugout::WindowActions</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Modo mesa</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Tamaño de texto habitual</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>About Dugout</source>
        <translation>Acerca de Dugout</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
</TS>
