<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <source>The table "%1" has no result %2.</source>
        <translation>La tabla «%1» no tiene el resultado %2.</translation>
    </message>
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
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>dugout::PlaceRail</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Appearance, help and more (F10)</source>
        <translation>Aspecto, ayuda y más (F10)</translation>
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
