<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AfterMatch</name>
    <message>
        <source>%1: %2 star player points.</source>
        <translation>%1: %2 puntos de estrellato.</translation>
    </message>
    <message>
        <source>Rolled: %1.</source>
        <translation>Tirada: %1.</translation>
    </message>
    <message>
        <source>%1 or more, and nothing happens.</source>
        <translation>Con %1 o más no pasa nada.</translation>
    </message>
    <message>
        <source>FAME %1.</source>
        <translation>FAMA %1.</translation>
    </message>
    <message>
        <source>The %1 brings %2 gold pieces. The second roll counts, even if worse.</source>
        <translation>El %1 da %2 monedas de oro. La segunda tirada vale, aunque sea peor.</translation>
    </message>
    <message>
        <source>Fan factor %1; modifiers to the die: %2.</source>
        <translation>Factor de hinchas %1; modificadores al dado: %2.</translation>
    </message>
    <message>
        <source>Fan factor %1.</source>
        <translation>Factor de hinchas %1.</translation>
    </message>
    <message>
        <source>Modifiers to the die: %1.</source>
        <translation>Modificadores al dado: %1.</translation>
    </message>
    <message>
        <source>It wants %1 gold pieces.</source>
        <translation>Reclama %1 monedas de oro.</translation>
    </message>
    <message>
        <source>Each point costs %1 gold pieces.</source>
        <translation>Cada punto cuesta %1 monedas de oro.</translation>
    </message>
    <message>
        <source>Treasury: %1.</source>
        <translation>Tesorería: %1.</translation>
    </message>
    <message>
        <source>{player}: what does the book say?</source>
        <translation>{player}: ¿qué dice el reglamento?</translation>
    </message>
    <message>
        <source>{player}: star player points by the book</source>
        <translation>{player}: puntos de estrellato según el reglamento</translation>
    </message>
    <message>
        <source>Most valuable player of {team}</source>
        <translation>Mejor jugador del encuentro de {team}</translation>
    </message>
    <message>
        <source>{team}: the most valuable player of its card</source>
        <translation>{team}: el mejor jugador que nombra su carta</translation>
    </message>
    <message>
        <source>{team} nominates its most valuable players</source>
        <translation>{team} propone a sus mejores jugadores</translation>
    </message>
    <message>
        <source>{team}: which of the three nominees?</source>
        <translation>{team}: ¿cuál de los tres candidatos?</translation>
    </message>
    <message>
        <source>{player}: improvement roll</source>
        <translation>{player}: tirada de mejora</translation>
    </message>
    <message>
        <source>{player} learns</source>
        <translation>{player} aprende</translation>
    </message>
    <message>
        <source>{team}: who has reached a new level?</source>
        <translation>{team}: ¿quién ha alcanzado un nuevo nivel?</translation>
    </message>
    <message>
        <source>{team}: nobody else reached a level</source>
        <translation>{team}: nadie más ha subido de nivel</translation>
    </message>
    <message>
        <source>{player}: aging roll</source>
        <translation>{player}: tirada de envejecimiento</translation>
    </message>
    <message>
        <source>{player} has aged: what does the book say?</source>
        <translation>{player} ha envejecido: ¿qué dice el reglamento?</translation>
    </message>
    <message>
        <source>Winnings of {team}</source>
        <translation>Ingresos de {team}</translation>
    </message>
    <message>
        <source>{team}: roll the winnings again?</source>
        <translation>{team}: ¿repetir la tirada de ingresos?</translation>
    </message>
    <message>
        <source>Winnings of {team}, second roll</source>
        <translation>Ingresos de {team}, segunda tirada</translation>
    </message>
    <message>
        <source>{team}: modifier to the winnings by the book</source>
        <translation>{team}: modificador de los ingresos según el reglamento</translation>
    </message>
    <message>
        <source>{team} takes the winnings of the side that conceded</source>
        <translation>{team} se lleva los ingresos del equipo que concedió</translation>
    </message>
    <message>
        <source>{team}: sales at the merchandise stalls</source>
        <translation>{team}: ventas en los puestos de recuerdos</translation>
    </message>
    <message>
        <source>The stadium pays both teams the same bonus</source>
        <translation>El estadio paga a ambos equipos la misma prima</translation>
    </message>
    <message>
        <source>{team} at its own stadium</source>
        <translation>{team} en su propio estadio</translation>
    </message>
    <message>
        <source>{team}: expensive mistakes</source>
        <translation>{team}: errores caros</translation>
    </message>
    <message>
        <source>{team}: what the incident costs</source>
        <translation>{team}: lo que cuesta el incidente</translation>
    </message>
    <message>
        <source>{team}: what is left of the treasury</source>
        <translation>{team}: lo que queda de la tesorería</translation>
    </message>
    <message>
        <source>Fan factor of {team}</source>
        <translation>Factor de hinchas de {team}</translation>
    </message>
    <message>
        <source>Does {player} leave the team?</source>
        <translation>¿Deja el equipo {player}?</translation>
    </message>
    <message>
        <source>{team}: apply for this stadium as a home?</source>
        <translation>{team}: ¿solicitar este estadio como sede?</translation>
    </message>
    <message>
        <source>{team} applies for the stadium</source>
        <translation>{team} solicita el estadio</translation>
    </message>
    <message>
        <source>{team}: pay all winnings of this match for the stadium?</source>
        <translation>{team}: ¿pagar todos los ingresos de este encuentro por el estadio?</translation>
    </message>
    <message>
        <source>Does {team} lose its home stadium?</source>
        <translation>¿Pierde {team} su estadio?</translation>
    </message>
    <message>
        <source>{team}: points to take off the roll for gold</source>
        <translation>{team}: puntos que se restan a la tirada con oro</translation>
    </message>
    <message>
        <source>{team}: sell the stadium?</source>
        <translation>{team}: ¿vender el estadio?</translation>
    </message>
    <message>
        <source>{team} sells its stadium</source>
        <translation>{team} vende su estadio</translation>
    </message>
    <message>
        <source>{team}: what the stadium brings</source>
        <translation>{team}: lo que da el estadio</translation>
    </message>
    <message>
        <source>{team}: buy the home stadium?</source>
        <translation>{team}: ¿comprar el estadio propio?</translation>
    </message>
    <message>
        <source>{team}: payments into the stadium fund</source>
        <translation>{team}: pagos al fondo del estadio</translation>
    </message>
    <message>
        <source>{team}: look for a sponsor?</source>
        <translation>{team}: ¿buscar patrocinador?</translation>
    </message>
    <message>
        <source>{team} looks for a sponsor</source>
        <translation>{team} busca patrocinador</translation>
    </message>
    <message>
        <source>{team}: which kind of deal?</source>
        <translation>{team}: ¿qué clase de contrato?</translation>
    </message>
    <message>
        <source>{team}, one-time sponsor: first die the gold, second a mishap</source>
        <translation>{team}, patrocinio puntual: primer dado el oro, segundo el percance</translation>
    </message>
    <message>
        <source>{team}, ongoing sponsor: first die the gold, second a mishap</source>
        <translation>{team}, patrocinador continuo: primer dado el oro, segundo el percance</translation>
    </message>
    <message>
        <source>{team}: who misses the next match?</source>
        <translation>{team}: ¿quién se pierde el próximo encuentro?</translation>
    </message>
    <message>
        <source>{team}: which major sponsor?</source>
        <translation>{team}: ¿qué gran patrocinador?</translation>
    </message>
    <message>
        <source>{team}: who carries the sponsor&apos;s bombs?</source>
        <translation>{team}: ¿quién lleva las bombas del patrocinador?</translation>
    </message>
    <message>
        <source>{team}: does the insurance want money back?</source>
        <translation>{team}: ¿reclama dinero el seguro?</translation>
    </message>
    <message>
        <source>{team}: what the insurance wants</source>
        <translation>{team}: lo que reclama el seguro</translation>
    </message>
    <message>
        <source>{team}: pay the insurance?</source>
        <translation>{team}: ¿pagar al seguro?</translation>
    </message>
    <message>
        <source>{team} is blacklisted: how many miss the next match?</source>
        <translation>{team} está en la lista negra: ¿cuántos se pierden el próximo encuentro?</translation>
    </message>
    <message>
        <source>{team}: end deals with sponsors</source>
        <translation>{team}: terminar contratos con patrocinadores</translation>
    </message>
    <message>
        <source>{team}: end the deal with the insurance?</source>
        <translation>{team}: ¿terminar el contrato con el seguro?</translation>
    </message>
    <message>
        <source>{team}: take the free recruit?</source>
        <translation>{team}: ¿aceptar al recluta gratuito?</translation>
    </message>
    <message>
        <source>{team} is done hiring and buying</source>
        <translation>{team} ha terminado de fichar y comprar</translation>
    </message>
    <message>
        <source>{team} hires a player</source>
        <translation>{team} ficha a un jugador</translation>
    </message>
    <message>
        <source>{team} hires a star for good</source>
        <translation>{team} ficha a una estrella para siempre</translation>
    </message>
    <message>
        <source>{team} buys</source>
        <translation>{team} compra</translation>
    </message>
    <message>
        <source>{team} dismisses a player</source>
        <translation>{team} despide a un jugador</translation>
    </message>
    <message>
        <source>{team} leaves its home stadium</source>
        <translation>{team} deja su estadio</translation>
    </message>
    <message>
        <source>{player}: sign him or let him go?</source>
        <translation>{player}: ¿contratarlo o dejarlo marchar?</translation>
    </message>
    <message>
        <source>{team}: pay the upkeep of {player}?</source>
        <translation>{team}: ¿pagar el mantenimiento de {player}?</translation>
    </message>
    <message>
        <source>{team}: a journeyman for the next match</source>
        <translation>{team}: un independiente para el próximo encuentro</translation>
    </message>
    <message>
        <source>Nothing lasting</source>
        <translation>Nada duradero</translation>
    </message>
    <message>
        <source>Misses the next match</source>
        <translation>Se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>Niggling injury</source>
        <translation>Lesión permanente</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Muerto</translation>
    </message>
    <message>
        <source>Sign him</source>
        <translation>Contratarlo</translation>
    </message>
    <message>
        <source>Let him go</source>
        <translation>Dejarlo marchar</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>{team}: what is the new home called?</source>
        <translation>{team}: ¿cómo se llama el nuevo estadio?</translation>
    </message>
    <message>
        <source>In this match: %1.</source>
        <translation>En este encuentro: %1.</translation>
    </message>
    <message>
        <source>In the match: %1.</source>
        <translation>En el encuentro: %1.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <translation>El dado muestra %1.</translation>
    </message>
    <message>
        <source>Gate: %1.</source>
        <translation>Número de hinchas: %1.</translation>
    </message>
    <message>
        <source>Team rating %1 against %2.</source>
        <translation>Valoración del equipo: %1 contra %2.</translation>
    </message>
    <message>
        <source>Signing him costs %1.</source>
        <translation>Contratarlo cuesta %1.</translation>
    </message>
    <message>
        <source>Page %1 of the book.</source>
        <translation>Página %1 del libro.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} gives up re-rolls or staff</source>
        <translation>{team} renuncia a segundas oportunidades o a personal</translation>
    </message>
    <message>
        <source>{player}, by the book</source>
        <translation>{player}, según el reglamento</translation>
    </message>
    <message>
        <source>{team}, the nominee</source>
        <translation>{team}, el candidato</translation>
    </message>
    <message>
        <source>{team}, a new level</source>
        <translation>{team}, nivel nuevo</translation>
    </message>
    <message>
        <source>{player} has aged, by the book</source>
        <translation>{player} ha envejecido, según el reglamento</translation>
    </message>
    <message>
        <source>{team}, winnings rolled again</source>
        <translation>{team}, otra tirada de ingresos</translation>
    </message>
    <message>
        <source>{player} may leave the team</source>
        <translation>{player} puede dejar el equipo</translation>
    </message>
    <message>
        <source>{team} applies for this stadium as a home</source>
        <translation>{team} solicita este estadio como sede</translation>
    </message>
    <message>
        <source>{team} pays all winnings of this match for the stadium</source>
        <translation>{team} paga todos los ingresos de este encuentro por el estadio</translation>
    </message>
    <message>
        <source>{team}, the new home</source>
        <translation>{team}, el nuevo estadio</translation>
    </message>
    <message>
        <source>{team} may lose its home stadium</source>
        <translation>{team} puede perder su estadio</translation>
    </message>
    <message>
        <source>{team} sells the stadium</source>
        <translation>{team} vende el estadio</translation>
    </message>
    <message>
        <source>{team} buys the home stadium</source>
        <translation>{team} compra el estadio propio</translation>
    </message>
    <message>
        <source>{team}, kind of deal</source>
        <translation>{team}, clase de contrato</translation>
    </message>
    <message>
        <source>{team}, misses the next match</source>
        <translation>{team}, se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>{team}, major sponsor</source>
        <translation>{team}, gran patrocinador</translation>
    </message>
    <message>
        <source>{team}, carries the sponsor&apos;s bombs</source>
        <translation>{team}, lleva las bombas del patrocinador</translation>
    </message>
    <message>
        <source>{team}, the insurance and its money</source>
        <translation>{team}, el seguro y su dinero</translation>
    </message>
    <message>
        <source>{team} pays the insurance</source>
        <translation>{team} paga al seguro</translation>
    </message>
    <message>
        <source>{team} is blacklisted, missing the next match</source>
        <translation>{team} está en la lista negra, se pierden el próximo encuentro</translation>
    </message>
    <message>
        <source>{team} ends the deal with the insurance</source>
        <translation>{team} termina el contrato con el seguro</translation>
    </message>
    <message>
        <source>{team} takes the free recruit</source>
        <translation>{team} acepta al recluta gratuito</translation>
    </message>
    <message>
        <source>{player}, journeyman</source>
        <translation>{player}, independiente</translation>
    </message>
    <message>
        <source>{team} pays the upkeep of {player}</source>
        <translation>{team} paga el mantenimiento de {player}</translation>
    </message>
    <message>
        <source>%1 is the home of another team of the league.</source>
        <translation>%1 es la sede de otro equipo de la liga.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of the deals with sponsors</comment>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>AlteredFiles</name>
    <message>
        <source>%1 was altered after it was written.</source>
        <translation>%1 se modificó después de escribirse.</translation>
    </message>
    <message>
        <source>%1 has no seal: it was altered, or an older Dugout wrote it.</source>
        <translation>%1 no tiene sello: se modificó o lo escribió un Dugout anterior.</translation>
    </message>
    <message>
        <source>%1 was altered by hand before and gone on with knowingly.</source>
        <translation>%1 se modificó a mano y se siguió con él a sabiendas.</translation>
    </message>
    <message>
        <source>Goes on with a file that was altered by hand, and marks it so for good.</source>
        <translation>Sigue con un archivo que se modificó a mano y lo deja marcado para siempre.</translation>
    </message>
    <message>
        <source>Nothing was written; --accept-altered goes on with it and marks it for good.</source>
        <translation>No se ha escrito nada; --accept-altered sigue con él y lo deja marcado para siempre.</translation>
    </message>
</context>
<context>
    <name>ArticleWriter</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Se lee así: %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>It is not noted where this was read.</source>
        <translation>No consta dónde se leyó esto.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Se lee así</translation>
    </message>
</context>
<context>
    <name>AssetBar</name>
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
</context>
<context>
    <name>AttackOdds</name>
    <message>
        <source>The attack die has no &quot;%1&quot;.</source>
        <translation>El dado de ataque no tiene «%1».</translation>
    </message>
    <message>
        <source>The defence die has no &quot;%1&quot;.</source>
        <translation>El dado de defensa no tiene «%1».</translation>
    </message>
    <message>
        <source>A side rolls 0 to %1 dice.</source>
        <translation>Cada bando tira de 0 a %1 dados.</translation>
    </message>
</context>
<context>
    <name>BattleScribeFormat</name>
    <message>
        <source>These are more players than fit.</source>
        <translation>Hay más jugadores de los que caben.</translation>
    </message>
    <message>
        <source>Only one team list can be used.</source>
        <translation>Solo se puede usar una lista de equipo.</translation>
    </message>
</context>
<context>
    <name>Bin</name>
    <message>
        <source>%1 plays in %2. Take the team out of the league first.</source>
        <translation>%1 juega en %2. Saque antes al equipo de la liga.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>%1 plays %2, and that match is not over. Finish or delete the match first.</source>
        <translation>%1 juega %2, y ese encuentro no ha terminado. Acabe o borre antes el encuentro.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) it played stay(s).</source>
        <translation>
            <numerusform>%n encuentro que jugó se queda.</numerusform>
            <numerusform>%n encuentros que jugó se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; counts in the league &quot;%2&quot;: it goes only with the league.</source>
        <translation>«%1» cuenta en la liga «%2»: solo se va con la liga.</translation>
    </message>
    <message>
        <source>The sheets of both teams stay as they are.</source>
        <translation>Las hojas de los dos equipos se quedan como están.</translation>
    </message>
    <message>
        <source>In the league &quot;%1&quot; it can then be begun anew.</source>
        <translation>En la liga «%1» se puede empezar entonces de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) stay(s): %1.</source>
        <translation>
            <numerusform>%n equipo se queda: %1.</numerusform>
            <numerusform>%n equipos se quedan: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of it stay(s).</source>
        <translation>
            <numerusform>%n encuentro suyo se queda.</numerusform>
            <numerusform>%n encuentros suyos se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot; in the bin.</source>
        <translation>En la papelera no hay ningún «%1».</translation>
    </message>
    <message>
        <source>The bin holds &quot;%1&quot; several times: name one of them by its id.</source>
        <translation>En la papelera está «%1» varias veces: nombre uno por su id.</translation>
    </message>
    <message>
        <source>What lies in the bin under this name cannot be read.</source>
        <translation>Lo que hay en la papelera con ese nombre no se puede leer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, or something that belongs to it, is here again already; it stays in the bin.</source>
        <translation>«%1», o algo suyo, ya está aquí otra vez; se queda en la papelera.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Escaramuza</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n equipo</numerusform>
            <numerusform>%n equipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n encuentro</numerusform>
            <numerusform>%n encuentros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BinCommand</name>
    <message>
        <source>Lists what was deleted and can be brought back.</source>
        <translation>Enumera lo borrado que se puede devolver.</translation>
    </message>
    <message>
        <source>%1  %2 – %3, until %4</source>
        <translation>%1  %2 – %3, hasta el %4</translation>
    </message>
    <message>
        <source>Brings something back that was deleted, with all that belongs to it.</source>
        <translation>Devuelve algo borrado, con todo lo suyo.</translation>
    </message>
    <message>
        <source>The name or id of what lies in the bin.</source>
        <translation>El nombre o id de lo que hay en la papelera.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 está de vuelta.</translation>
    </message>
    <message>
        <source>Lets something in the bin go for good, or all of it.</source>
        <translation>Quita para siempre algo de la papelera, o todo.</translation>
    </message>
    <message>
        <source>Everything.</source>
        <translation>Todo.</translation>
    </message>
    <message>
        <source>Name what goes for good, or say --all.</source>
        <translation>Nombre qué se va para siempre, o diga --all.</translation>
    </message>
    <message>
        <source>%1 is gone for good.</source>
        <translation>%1 se ha ido para siempre.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) is/are gone for good.</source>
        <translation>
            <numerusform>%n cosa se ha ido para siempre.</numerusform>
            <numerusform>%n cosas se han ido para siempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) lies in the bin; &quot;dugout bin restore&quot; brings it back until %3.</source>
        <translation>%1 (%2) está en la papelera; «dugout bin restore» lo devuelve hasta el %3.</translation>
    </message>
    <message>
        <source>lists what was deleted</source>
        <translation>enumera lo borrado</translation>
    </message>
    <message>
        <source>brings something back</source>
        <translation>devuelve algo</translation>
    </message>
    <message>
        <source>lets something go for good</source>
        <translation>quita algo para siempre</translation>
    </message>
</context>
<context>
    <name>BlockReckoner</name>
    <message>
        <source>This edition has no block dice.</source>
        <translation>Esta edición no tiene dados de placaje.</translation>
    </message>
</context>
<context>
    <name>BoughtForGood</name>
    <message>
        <source>By the rules of this league nothing is bought for good.</source>
        <translation>Según las reglas de esta liga no se compra nada de forma permanente.</translation>
    </message>
    <message>
        <source>It has no price in this edition.</source>
        <translation>No tiene precio en esta edición.</translation>
    </message>
    <message>
        <source>That costs %1 gold pieces; %2 are left of building the team.</source>
        <translation>Eso cuesta %1 monedas de oro; de crear el equipo quedan %2.</translation>
    </message>
</context>
<context>
    <name>Bracket</name>
    <message>
        <source>The winner is found in an odd number of games, at most %1.</source>
        <translation>El ganador se decide en un número impar de partidos, como mucho %1.</translation>
    </message>
    <message>
        <source>Byes of a knock-out go to the best and cannot be pinned.</source>
        <translation>Los pases directos de una eliminatoria son para los mejores y no se pueden fijar.</translation>
    </message>
</context>
<context>
    <name>BuyBack</name>
    <message>
        <source>The price to buy a player back is a formula of %1.</source>
        <translation>El precio para recomprar a un jugador es una fórmula con %1.</translation>
    </message>
    <message>
        <source>The price to buy a player back is beyond all measure.</source>
        <translation>El precio para recomprar a un jugador pasa de toda medida.</translation>
    </message>
</context>
<context>
    <name>CardListImport</name>
    <message>
        <source>Line %1: the card has no name.</source>
        <translation>Línea %1: la carta no tiene nombre.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no type of card; it is objective, ploy or upgrade.</source>
        <translation>Línea %1: «%2» no es un tipo de carta; puede ser objetivo, ardid o mejora.</translation>
    </message>
    <message>
        <source>Line %1: a field is too long.</source>
        <translation>Línea %1: un campo es demasiado largo.</translation>
    </message>
    <message>
        <source>Line %1: a field holds control characters.</source>
        <translation>Línea %1: un campo contiene caracteres de control.</translation>
    </message>
    <message>
        <source>Line %1: glory is a whole number from 0 to 20, not &quot;%2&quot;.</source>
        <translation>Línea %1: la gloria es un número entero de 0 a 20, no «%2».</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no fighter&apos;s name.</source>
        <translation>Línea %1: «%2» no es el nombre de un guerrero.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; stands in the list twice.</source>
        <translation>Línea %1: «%2» está dos veces en la lista.</translation>
    </message>
    <message>
        <source>The list is not JSON: %1.</source>
        <translation>La lista no es JSON: %1.</translation>
    </message>
    <message>
        <source>The list is too large.</source>
        <translation>La lista es demasiado grande.</translation>
    </message>
    <message>
        <source>The list has more than %1 rows.</source>
        <translation>La lista tiene más de %1 filas.</translation>
    </message>
    <message>
        <source>The list holds no cards.</source>
        <translation>La lista no contiene cartas.</translation>
    </message>
    <message>
        <source>Line %1: there is no warband &quot;%2&quot; yet; the card is taken, but no deck can use it before.</source>
        <translation>Línea %1: aún no hay ninguna banda «%2»; la carta se admite, pero ningún mazo podrá usarla hasta entonces.</translation>
    </message>
    <message>
        <source>Line %1: timing is immediate or end, not &quot;%2&quot;.</source>
        <translation>Línea %1: el momento es inmediato o final, no «%2».</translation>
    </message>
    <message>
        <source>Line %1: reaction is yes or no, not &quot;%2&quot;.</source>
        <translation>Línea %1: la reacción es sí o no, no «%2».</translation>
    </message>
    <message>
        <source>Line %1: the list does not say to whom &quot;%2&quot; is restricted; choose the fighters with Edit.</source>
        <translation>Línea %1: la lista no dice a quién está restringida «%2»; elija los guerreros con Editar.</translation>
    </message>
    <message>
        <source>Line %1: there is no fighter &quot;%2&quot; yet; nobody can use the card before.</source>
        <translation>Línea %1: aún no hay ningún guerrero «%2»; hasta entonces nadie puede usar la carta.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; has that number already; both are kept.</source>
        <translation>Línea %1: «%2» ya tiene ese número; se conservan las dos.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no modifier such as damage+1 or dice+1:charge.</source>
        <translation>Línea %1: «%2» no es un modificador como daño+1 o dados+1:carga.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no number to add.</source>
        <translation>Línea %1: «%2» no es un número que sumar.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no moment for a reaction.</source>
        <translation>Línea %1: «%2» no es un momento para una reacción.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no duration.</source>
        <translation>Línea %1: «%2» no es una duración.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known and was left out.</source>
        <translation>La columna «%1» no se conoce y se ha dejado fuera.</translation>
    </message>
    <message>
        <source>Line %1: what stands behind the last column was left out.</source>
        <translation>Línea %1: lo que hay tras la última columna se ha dejado fuera.</translation>
    </message>
    <message>
        <source>The first line must name the columns; &quot;%1&quot; and &quot;%2&quot; are needed for cards.</source>
        <translation>La primera línea debe nombrar las columnas; para cartas hacen falta «%1» y «%2».</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; stays as it is printed; left out: %3.</source>
        <translation>Línea %1: «%2» se queda como está impresa; no se ha tomado: %3.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Move %1</source>
        <translation>Movimiento %1</translation>
    </message>
    <message>
        <source>Defence %1 %2</source>
        <translation>Defensa %1 %2</translation>
    </message>
    <message>
        <source>Wounds %1</source>
        <translation>Heridas %1</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>Alcance %1</translation>
    </message>
    <message>
        <source>Dice %1 %2</source>
        <translation>Dados %1 %2</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Daño %1</translation>
    </message>
    <message>
        <source>Cleave</source>
        <translation>Romper</translation>
    </message>
    <message>
        <source>Knockback %1</source>
        <translation>Rechazar %1</translation>
    </message>
    <message>
        <source>every adjacent enemy</source>
        <translation>cada enemigo adyacente</translation>
    </message>
    <message>
        <source>reaction</source>
        <translation>reacción</translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n de gloria</numerusform>
            <numerusform>%n de gloria</numerusform>
        </translation>
    </message>
    <message>
        <source>glory ?</source>
        <translation>gloria ?</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>de inmediato</translation>
    </message>
    <message>
        <source>end phase</source>
        <translation>final de la fase</translation>
    </message>
    <message>
        <source>for the next activation</source>
        <translation>en la siguiente activación</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>hasta el fin de la ronda</translation>
    </message>
    <message>
        <source>every warband</source>
        <translation>todas las bandas</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>solo %1</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Ploy</source>
        <translation>Ardid</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Mejora</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Ploys</source>
        <translation>Ardides</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Mejoras</translation>
    </message>
    <message>
        <source>%1 (leader)</source>
        <translation>%1 (líder)</translation>
    </message>
</context>
<context>
    <name>CertificatePages</name>
    <message>
        <source>Certificate</source>
        <translation>Diploma</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <translation>Entrenador: %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>For the league: the commissioner</source>
        <translation>Por la liga: el comisario</translation>
    </message>
</context>
<context>
    <name>ChainOdds</name>
    <message>
        <source>A chain has 1 to %1 steps.</source>
        <translation>Una cadena tiene de 1 a %1 pasos.</translation>
    </message>
    <message>
        <source>A chain can have 0 to %1 team re-rolls.</source>
        <translation>Una cadena puede tener de 0 a %1 segundas oportunidades de equipo.</translation>
    </message>
    <message>
        <source>The chain is too long for exact numbers.</source>
        <translation>La cadena es demasiado larga para calcularla con exactitud.</translation>
    </message>
    <message>
        <source>The chain has no such step.</source>
        <translation>La cadena no tiene ese paso.</translation>
    </message>
</context>
<context>
    <name>ChainStep</name>
    <message>
        <source>&quot;%1&quot; is no step: write 3+, 3+r, 3+d, 2d4, 2d4-, armour:8 or injury:8.</source>
        <translation>«%1» no es un paso: escriba 3+, 3+r, 3+d, 2d4, 2d4-, armour:8 o injury:8.</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>&quot;%1&quot; does not take part.</source>
        <translation>«%1» no participa.</translation>
    </message>
    <message>
        <source>A coach challenges another coach, not &quot;%1&quot;.</source>
        <translation>Un entrenador desafía a otro entrenador, no a «%1».</translation>
    </message>
    <message>
        <source>The coach of &quot;%1&quot; has challenged somebody this week already.</source>
        <translation>El entrenador de «%1» ya ha lanzado un desafío esta semana.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in: a third coach must.</source>
        <translation>«%1» no puede ser sustituto: debe serlo un tercer entrenador.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has played &quot;%2&quot; in this competition and cannot stand in.</source>
        <translation>«%1» ya ha jugado contra «%2» en esta competición y no puede ser sustituto.</translation>
    </message>
</context>
<context>
    <name>ChallengeQuestions</name>
    <message>
        <source>A challenge</source>
        <translation>Un desafío</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafiar</translation>
    </message>
    <message>
        <source>Each coach challenges once a week.</source>
        <translation>Cada entrenador desafía una vez por semana.</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Who challenges</source>
        <translation>Quién desafía</translation>
    </message>
    <message>
        <source>Who is challenged</source>
        <translation>A quién se desafía</translation>
    </message>
    <message>
        <source>Answer to a challenge</source>
        <translation>Respuesta a un desafío</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>%1 challenges %2.</source>
        <translation>%1 desafía a %2.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>accepted: they play</source>
        <translation>aceptado: se juega</translation>
    </message>
    <message>
        <source>declined: 2–0 for %1</source>
        <translation>rechazado: 2–0 para %1</translation>
    </message>
    <message>
        <source>a substitute plays</source>
        <translation>juega un sustituto</translation>
    </message>
    <message>
        <source>%1 refuses the substitute: 0–2</source>
        <translation>%1 rehúsa al sustituto: 0–2</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Sustituto</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>No challenge of %1 to %2 waits for an answer.</source>
        <translation>Ningún desafío de %1 a %2 espera respuesta.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>declined: 2–0</source>
        <translation>rechazado: 2–0</translation>
    </message>
    <message>
        <source>%1 plays instead</source>
        <translation>juega %1 en su lugar</translation>
    </message>
    <message>
        <source>%1 was refused: 0–2</source>
        <translation>%1 fue rehusado: 0–2</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin respuesta</translation>
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
        <source>&quot;%1&quot; is no language Dugout speaks; it speaks es, en and de.</source>
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
    <message>
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>«%1» sobra.</translation>
    </message>
    <message>
        <source>Replaces the file of --out when it is there already.</source>
        <translation>Sustituye el archivo de --out si ya existe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already; --force replaces it.</source>
        <translation>«%1» ya existe; --force lo sustituye.</translation>
    </message>
    <message>
        <source>Replaces what an earlier one has written there.</source>
        <translation>Reemplaza lo que una llamada anterior escribió ahí.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>--%1 changes nothing here.</source>
        <translation>--%1 no cambia nada aquí.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from 1 on.</source>
        <translation>--%1 necesita un número entero desde 1.</translation>
    </message>
</context>
<context>
    <name>CliPlaceholder</name>
    <message>
        <source>ADDRESS</source>
        <translation>DIRECCIÓN</translation>
    </message>
    <message>
        <source>ANSWER</source>
        <translation>RESPUESTA</translation>
    </message>
    <message>
        <source>AWAY</source>
        <translation>VISITANTE</translation>
    </message>
    <message>
        <source>BY</source>
        <translation>AUTOR</translation>
    </message>
    <message>
        <source>CHALLENGED</source>
        <translation>RETADO</translation>
    </message>
    <message>
        <source>CHALLENGER</source>
        <translation>RETADOR</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>DAY</source>
        <translation>DÍA</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>MAZO</translation>
    </message>
    <message>
        <source>DICE</source>
        <translation>DADOS</translation>
    </message>
    <message>
        <source>ENTRY</source>
        <translation>ENTRADA</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMATO</translation>
    </message>
    <message>
        <source>FORMULA</source>
        <translation>FÓRMULA</translation>
    </message>
    <message>
        <source>GAIN</source>
        <translation>MEJORA</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>PARTIDA</translation>
    </message>
    <message>
        <source>GLORY</source>
        <translation>GLORIA</translation>
    </message>
    <message>
        <source>GOLD</source>
        <translation>ORO</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>LOCAL</translation>
    </message>
    <message>
        <source>INJURY</source>
        <translation>LESIÓN</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>CLAVE</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>TIPO</translation>
    </message>
    <message>
        <source>LEAGUE</source>
        <translation>LIGA</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>LISTA</translation>
    </message>
    <message>
        <source>MATCH</source>
        <translation>ENCUENTRO</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>RESULTADO</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>PAPEL</translation>
    </message>
    <message>
        <source>PERSON</source>
        <translation>PERSONA</translation>
    </message>
    <message>
        <source>PLAYER</source>
        <translation>JUGADOR</translation>
    </message>
    <message>
        <source>POSITION</source>
        <translation>POSICIÓN</translation>
    </message>
    <message>
        <source>PROMPT</source>
        <translation>PREGUNTA</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>PAPEL</translation>
    </message>
    <message>
        <source>RULESET</source>
        <translation>REGLAMENTO</translation>
    </message>
    <message>
        <source>SHEET</source>
        <translation>HOJA</translation>
    </message>
    <message>
        <source>SIDE</source>
        <translation>LADO</translation>
    </message>
    <message>
        <source>SKIRMISH</source>
        <translation>ESCARAMUZA</translation>
    </message>
    <message>
        <source>STEP</source>
        <translation>PASO</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SISTEMA</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TABLA</translation>
    </message>
    <message>
        <source>TEAM</source>
        <translation>EQUIPO</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>TIME</source>
        <translation>HORA</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TÍTULO</translation>
    </message>
    <message>
        <source>VALUE</source>
        <translation>VALOR</translation>
    </message>
    <message>
        <source>WAY</source>
        <translation>MODO</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>QUÉ</translation>
    </message>
    <message>
        <source>WHO</source>
        <translation>QUIÉN</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>PALABRA</translation>
    </message>
</context>
<context>
    <name>CollectionFile</name>
    <message>
        <source>This is no collection of cards.</source>
        <translation>Esto no es una colección de cartas.</translation>
    </message>
    <message>
        <source>A newer Dugout wrote this collection.</source>
        <translation>Esta colección la escribió un Dugout más nuevo.</translation>
    </message>
    <message>
        <source>The collection has a fault.</source>
        <translation>La colección tiene un fallo.</translation>
    </message>
</context>
<context>
    <name>CollectionImport</name>
    <message>
        <source>&quot;%1&quot; was replaced.</source>
        <translation>«%1» se ha sustituido.</translation>
    </message>
    <message>
        <source>Everything in it is there already.</source>
        <translation>Todo lo que contiene ya estaba.</translation>
    </message>
    <message>
        <source>The list is too large.</source>
        <translation>La lista es demasiado grande.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed.</source>
        <translation>«%1» ha cambiado.</translation>
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
        <translation>Uso: dugout [ARCHIVO…]           abre la ventana</translation>
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
        <source>There is no command &quot;%1&quot;.</source>
        <translation>No existe la orden «%1».</translation>
    </message>
    <message>
        <source>Try: dugout --help</source>
        <translation>Pruebe: dugout --help</translation>
    </message>
    <message>
        <source>exact chances of rolls, chains and attacks</source>
        <translation>probabilidades exactas de tiradas, cadenas y ataques</translation>
    </message>
    <message>
        <source>creates, checks and copies the database</source>
        <translation>crea, comprueba y copia la base de datos</translation>
    </message>
    <message>
        <source>builds, checks and shows teams</source>
        <translation>crea, comprueba y muestra equipos</translation>
    </message>
    <message>
        <source>plays, shows and reports matches</source>
        <translation>juega, muestra y resume encuentros</translation>
    </message>
    <message>
        <source>plays skirmishes and checks decks</source>
        <translation>juega escaramuzas y comprueba mazos</translation>
    </message>
    <message>
        <source>reckons tables and draws competitions</source>
        <translation>calcula clasificaciones y sortea competiciones</translation>
    </message>
    <message>
        <source>opens a match, skirmish or league to phones</source>
        <translation>abre un partido, una escaramuza o una liga a los móviles</translation>
    </message>
    <message>
        <source>The answer could not be written whole: there may be no room left where it goes.</source>
        <translation>La respuesta no se pudo escribir entera: quizá no quede espacio en su destino.</translation>
    </message>
    <message>
        <source>brings back what was deleted</source>
        <translation>devuelve lo borrado</translation>
    </message>
</context>
<context>
    <name>CompetitionDialog</name>
    <message>
        <source>2–1 gives %1, 1–1 gives %2, 1–2 gives %3.</source>
        <translation>2–1 da %1, 1–1 da %2, 1–2 da %3.</translation>
    </message>
</context>
<context>
    <name>CompetitionRules</name>
    <message>
        <source>A phase has at most %1 rounds.</source>
        <translation>Una fase tiene como máximo %1 rondas.</translation>
    </message>
    <message>
        <source>Everybody can meet everybody 1 to %1 times.</source>
        <translation>Cada uno puede jugar contra cada uno de 1 a %1 veces.</translation>
    </message>
    <message>
        <source>There are 1 to %1 divisions.</source>
        <translation>Hay de 1 a %1 divisiones.</translation>
    </message>
    <message>
        <source>A tie is the best of an odd number of games, at most %1.</source>
        <translation>Una eliminatoria se juega al mejor de un número impar de encuentros, como máximo %1.</translation>
    </message>
    <message>
        <source>At most %1 can qualify.</source>
        <translation>Pueden clasificarse como máximo %1.</translation>
    </message>
    <message>
        <source>A competition needs a name.</source>
        <translation>Una competición necesita un nombre.</translation>
    </message>
    <message>
        <source>A competition has 1 to %1 phases.</source>
        <translation>Una competición tiene de 1 a %1 fases.</translation>
    </message>
    <message>
        <source>A number of results or touchdowns is out of range.</source>
        <translation>Un número de resultados o de touchdowns está fuera de lo posible.</translation>
    </message>
    <message>
        <source>A competition is of matches or of skirmishes.</source>
        <translation>Una competición es de encuentros o de escaramuzas.</translation>
    </message>
    <message>
        <source>A squad has 2 to %1 members.</source>
        <translation>Una escuadra tiene de 2 a %1 miembros.</translation>
    </message>
    <message>
        <source>Squads are drawn against each other: a ladder and open play are for single teams.</source>
        <translation>Las escuadras se sortean entre sí: la escalera y el juego abierto son para equipos sueltos.</translation>
    </message>
</context>
<context>
    <name>Complaint</name>
    <message>
        <source>an id of lower-case letters, digits and hyphens is needed</source>
        <translation>hace falta un identificador de minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an id</source>
        <translation>«%1» no es un identificador</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is listed twice</source>
        <translation>«%1» aparece dos veces</translation>
    </message>
    <message>
        <source>a text is needed</source>
        <translation>hace falta un texto</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>el texto es demasiado largo</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>falta un número</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>hace falta un número entero</translation>
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
        <source>an object is needed</source>
        <translation>hace falta un objeto</translation>
    </message>
    <message>
        <source>these are too many</source>
        <translation>son demasiados</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here</source>
        <translation>«%1» no se conoce aquí</translation>
    </message>
    <message>
        <source>this field is not known here</source>
        <translation>este campo no se conoce aquí</translation>
    </message>
    <message>
        <source>; did you mean &quot;%1&quot;?</source>
        <translation>; ¿quería decir «%1»?</translation>
    </message>
    <message>
        <source>the text is missing in &quot;%1&quot;</source>
        <translation>falta el texto en «%1»</translation>
    </message>
    <message>
        <source>one of these is needed: %1</source>
        <translation>hace falta uno de estos: %1</translation>
    </message>
</context>
<context>
    <name>CorrectionChain</name>
    <message>
        <source>&quot;%1&quot; is over and would be open again: some of its entries no longer fit.</source>
        <translation>«%1» ha terminado y volvería a estar abierto: algunas de sus anotaciones ya no encajan.</translation>
    </message>
    <message>
        <source>%1 has spent gold that it would no longer have had and would owe %2.</source>
        <translation>%1 ha gastado oro que ya no habría tenido y debería %2.</translation>
    </message>
</context>
<context>
    <name>CorrectionCommand</name>
    <message>
        <source>In %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>This no longer fits: %1</source>
        <translation>Esto ya no encaja: %1</translation>
    </message>
    <message>
        <source>This has to be decided now, before: %1</source>
        <translation>Esto hay que decidirlo ahora, antes de: %1</translation>
    </message>
    <message>
        <source>Answer with --then PROMPT=VALUE, with --then out where it did not happen, or put it off with --later.</source>
        <translation>Responda con --then PREGUNTA=VALOR, con --then out si no ocurrió, o aplácelo con --later.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; answers nothing: nothing more is asked.</source>
        <translation>«%1» no responde a nada: no se pregunta nada más.</translation>
    </message>
    <message>
        <source>Nothing was changed yet: --accept stands for both coaches&apos; word on this.</source>
        <translation>Aún no se ha cambiado nada: --accept equivale a la conformidad de ambos entrenadores.</translation>
    </message>
    <message>
        <source>There is no entry &quot;%1&quot;; they are numbered from 1 to %2.</source>
        <translation>No hay ninguna entrada «%1»; están numeradas de 1 a %2.</translation>
    </message>
    <message>
        <source>The answer to what a change of a kept match asks again, in order: PROMPT=VALUE, or out.</source>
        <translation>La respuesta a lo que vuelve a preguntar el cambio de un encuentro guardado, por orden: PREGUNTA=VALOR u out.</translation>
    </message>
    <message>
        <source>Leaves what is asked again to be decided later.</source>
        <translation>Deja para más tarde lo que se vuelve a preguntar.</translation>
    </message>
    <message>
        <source>Accepts what a change of a kept match does to later matches and to the sheets.</source>
        <translation>Acepta lo que el cambio de un encuentro guardado hace en encuentros posteriores y en las hojas.</translation>
    </message>
    <message>
        <source>Corrects an answer of a kept match, however long ago it was, and carries it through every match since.</source>
        <translation>Corrige una respuesta de un encuentro guardado, por antigua que sea, y lleva el cambio a todos los encuentros posteriores.</translation>
    </message>
    <message>
        <source>Which entry of the log, from 1 on.</source>
        <translation>Qué entrada del registro, desde 1.</translation>
    </message>
    <message>
        <source>What stands there afterwards, PROMPT=VALUE; said again for each answer of the entry.</source>
        <translation>Lo que figura allí después, PREGUNTA=VALOR; se repite por cada respuesta de la entrada.</translation>
    </message>
    <message>
        <source>Puts it before the entry instead.</source>
        <translation>Lo pone antes de la entrada en lugar de sustituirla.</translation>
    </message>
    <message>
        <source>Takes the entry out.</source>
        <translation>Quita la entrada.</translation>
    </message>
    <message>
        <source>Say --with or --remove.</source>
        <translation>Indique --with o --remove.</translation>
    </message>
    <message>
        <source>Decides what a kept match waits for: what no longer fits in it, or what becomes of sheets that were changed while it was played.</source>
        <translation>Decide lo que espera un encuentro guardado: lo que ya no encaja en él, o qué pasa con las hojas que se modificaron mientras se jugaba.</translation>
    </message>
    <message>
        <source>Leaves the sheets as they are: the match counts, and changes no team.</source>
        <translation>Deja las hojas como están: el encuentro cuenta y no cambia ningún equipo.</translation>
    </message>
    <message>
        <source>Nothing in this match waits for a decision.</source>
        <translation>En este encuentro nada espera una decisión.</translation>
    </message>
    <message>
        <source>What becomes of gold that was spent since and would no longer have been there: keep or forgive.</source>
        <translation>Qué pasa con el oro gastado desde entonces que ya no habría estado: keep (deuda) o forgive (se perdona).</translation>
    </message>
    <message>
        <source>Lets later matches that are over be open again where their entries no longer fit.</source>
        <translation>Deja que vuelvan a abrirse encuentros posteriores ya terminados cuyas anotaciones ya no encajan.</translation>
    </message>
    <message>
        <source>Say --debts keep or --debts forgive.</source>
        <translation>Indique --debts keep o --debts forgive.</translation>
    </message>
    <message>
        <source>Say --reopen if that is meant.</source>
        <translation>Indique --reopen si es lo que se desea.</translation>
    </message>
</context>
<context>
    <name>CorrectionPreview</name>
    <message>
        <source>Nothing else changes: no team, table, pair, prize or rating.</source>
        <translation>No cambia nada más: ni equipos, ni clasificaciones, ni emparejamientos, ni premios, ni puntuaciones.</translation>
    </message>
</context>
<context>
    <name>CsvReading</name>
    <message>
        <source>Line %1: a quotation mark is not closed.</source>
        <translation>Línea %1: unas comillas no se cierran.</translation>
    </message>
</context>
<context>
    <name>DataTree</name>
    <message>
        <source>This file is nested deeper than any team is; it is not read.</source>
        <translation>Este archivo está anidado más hondo que cualquier equipo; no se lee.</translation>
    </message>
    <message>
        <source>This file holds more than any team does; it is not read.</source>
        <translation>Este archivo contiene más que cualquier equipo; no se lee.</translation>
    </message>
    <message>
        <source>The letters of this file are not written in the encoding it claims.</source>
        <translation>El texto de este archivo no está en la codificación que declara.</translation>
    </message>
    <message>
        <source>This file is damaged or cut off; line %1 cannot be read.</source>
        <translation>Este archivo está dañado o incompleto; la línea %1 no se puede leer.</translation>
    </message>
    <message>
        <source>This file declares XML entities of its own, which no team needs; it is not read.</source>
        <translation>Este archivo declara entidades XML propias, que ningún equipo necesita; no se lee.</translation>
    </message>
    <message>
        <source>The file is too large for a team.</source>
        <translation>El archivo es demasiado grande para un equipo.</translation>
    </message>
</context>
<context>
    <name>DbCommand</name>
    <message>
        <source>sqlite:PATH or postgresql://user@host/database instead of the database in the data folder.</source>
        <translation>sqlite:RUTA o postgresql://usuario@servidor/base en lugar de la base de datos de la carpeta de datos.</translation>
    </message>
    <message>
        <source>Creates the database; one that is there is left alone.</source>
        <translation>Crea la base de datos; si ya existe, no la toca.</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>Se ha creado %1.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>%1 is sound.</source>
        <translation>%1 está en buen estado.</translation>
    </message>
    <message>
        <source>It is from an older Dugout; `dugout db migrate` brings it up to date.</source>
        <translation>Es de un Dugout más antiguo; `dugout db migrate` la actualiza.</translation>
    </message>
    <message>
        <source>Teams, leagues and other documents: %1</source>
        <translation>Equipos, ligas y otros documentos: %1</translation>
    </message>
    <message>
        <source>Games: %1, their events: %2</source>
        <translation>Partidas: %1, con sus sucesos: %2</translation>
    </message>
    <message>
        <source>Looks for damage and changes nothing.</source>
        <translation>Busca daños y no cambia nada.</translation>
    </message>
    <message>
        <source>Copies the whole database into a new SQLite file, also while it is in use.</source>
        <translation>Copia toda la base de datos en un archivo SQLite nuevo, incluso mientras se usa.</translation>
    </message>
    <message>
        <source>The file to write; it must not exist yet.</source>
        <translation>El archivo que se escribe; no debe existir todavía.</translation>
    </message>
    <message>
        <source>Copied %1 to %2.</source>
        <translation>Se ha copiado %1 en %2.</translation>
    </message>
    <message>
        <source>Brings a database of an older Dugout up to date, after making a copy of it.</source>
        <translation>Actualiza la base de datos de un Dugout más antiguo, tras hacer una copia de ella.</translation>
    </message>
    <message>
        <source>Brought %1 up to date.</source>
        <translation>Se ha actualizado %1.</translation>
    </message>
    <message>
        <source>%1 is up to date.</source>
        <translation>%1 está al día.</translation>
    </message>
    <message>
        <source>The copy from before is %1.</source>
        <translation>La copia anterior es %1.</translation>
    </message>
    <message>
        <source>creates the database</source>
        <translation>crea la base de datos</translation>
    </message>
    <message>
        <source>looks for damage</source>
        <translation>busca daños</translation>
    </message>
    <message>
        <source>copies the database into a new file</source>
        <translation>copia la base de datos en un archivo nuevo</translation>
    </message>
    <message>
        <source>brings an older database up to date</source>
        <translation>actualiza una base de datos antigua</translation>
    </message>
    <message>
        <source>%1 is damaged; please go back to a backup copy with &quot;dugout db restore&quot;.</source>
        <translation>%1 está dañada; vuelva a una copia de seguridad con «dugout db restore».</translation>
    </message>
    <message>
        <source>%1 is whole, but Dugout cannot read everything in it.</source>
        <translation>%1 está entera, pero Dugout no puede leer todo lo que contiene.</translation>
    </message>
    <message>
        <source>lists copies and goes back to one</source>
        <translation>lista las copias y vuelve a una</translation>
    </message>
    <message>
        <source>Goes on although the database was left open on another computer.</source>
        <translation>Sigue aunque la base de datos quedó abierta en otro equipo.</translation>
    </message>
    <message>
        <source>To go on, say it again with --take-over.</source>
        <translation>Para seguir, repita la orden con --take-over.</translation>
    </message>
    <message>
        <source>There is no copy of %1 in %2.</source>
        <translation>No hay ninguna copia de %1 en %2.</translation>
    </message>
    <message>
        <source>The copies of %1 in %2, the newest first:</source>
        <translation>Las copias de %1 en %2, primero la más reciente:</translation>
    </message>
    <message>
        <source>Lists the copies of the database, or puts one of them in its place.</source>
        <translation>Lista las copias de la base de datos o pone una de ellas en su lugar.</translation>
    </message>
    <message>
        <source>The copy; without it all are listed.</source>
        <translation>La copia; sin ella se listan todas.</translation>
    </message>
    <message>
        <source>Replaces the database that is there, which is kept beside it under another name.</source>
        <translation>Reemplaza la base de datos que hay, que se conserva al lado con otro nombre.</translation>
    </message>
    <message>
        <source>%1 is now what %2 holds.</source>
        <translation>%1 tiene ahora lo que guarda %2.</translation>
    </message>
    <message>
        <source>What was there before is kept as %1.</source>
        <translation>Lo que había antes se conserva como %1.</translation>
    </message>
    <message>
        <source>Does not play the kept matches again.</source>
        <translation>No repite los encuentros guardados.</translation>
    </message>
    <message>
        <source>Lets a kept match count as today&apos;s rules have it, in its result, in the sheets and in every match since.</source>
        <translation>Hace que un encuentro guardado cuente según las reglas de hoy: en su resultado, en las hojas y en todos los encuentros posteriores.</translation>
    </message>
</context>
<context>
    <name>DbResults</name>
    <message>
        <source>&quot;%1&quot; counts as today&apos;s rules have it.</source>
        <translation>«%1» cuenta según las reglas de hoy.</translation>
    </message>
</context>
<context>
    <name>DeckListImport</name>
    <message>
        <source>Line %1: a field is too long or holds control characters.</source>
        <translation>Línea %1: un campo es demasiado largo o contiene caracteres de control.</translation>
    </message>
    <message>
        <source>Line %1: a deck and a card are needed.</source>
        <translation>Línea %1: hacen falta un mazo y una carta.</translation>
    </message>
    <message>
        <source>Line %1: there is no warband &quot;%2&quot;.</source>
        <translation>Línea %1: no hay ninguna banda «%2».</translation>
    </message>
    <message>
        <source>Line %1: there is no card &quot;%2&quot;.</source>
        <translation>Línea %1: no hay ninguna carta «%2».</translation>
    </message>
    <message>
        <source>The deck &quot;%1&quot; has no warband.</source>
        <translation>El mazo «%1» no tiene banda.</translation>
    </message>
    <message>
        <source>The list holds no decks.</source>
        <translation>La lista no contiene mazos.</translation>
    </message>
</context>
<context>
    <name>DeckSheetPages</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>En la carta</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Inspired when: %1</source>
        <translation>Se inspira si: %1</translation>
    </message>
    <message>
        <source>Inspired: %1</source>
        <translation>Inspirado: %1</translation>
    </message>
    <message>
        <source>%1 – deck list</source>
        <translation>%1 – lista del mazo</translation>
    </message>
    <message>
        <source>%1 – reference sheet</source>
        <translation>%1 – hoja de referencia</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
</context>
<context>
    <name>DeleteQuestion</name>
    <message>
        <source>Delete &quot;%1&quot; for good? This cannot be undone.</source>
        <translation>¿Eliminar «%1» para siempre? Esto no se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>DeskSpeech</name>
    <message>
        <source>%1 looks at the cards</source>
        <translation>%1 mira las cartas</translation>
    </message>
    <message>
        <source>Dugout draws, face down</source>
        <translation>Dugout roba, boca abajo</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Aquí: %1</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Hand the device to %1</source>
        <translation>Pase el dispositivo a %1</translation>
    </message>
    <message>
        <source>The cards of %1</source>
        <translation>Las cartas de %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <translation>Los demás miran a otro lado.</translation>
    </message>
    <message>
        <source>Nobody else looks. Hide them before you hand the device back.</source>
        <translation>Nadie más mira. Ocúltelas antes de devolver el dispositivo.</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Ocultar las cartas</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>¿Qué hace %1?</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Action phase</source>
        <translation>Fase de acción</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Final de la fase</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Lugar siguiente</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Here (place %1 of %2)</source>
        <translation>Aquí (lugar %1 de %2)</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Guerreros</translation>
    </message>
    <message>
        <source>Choose on the battlefield</source>
        <translation>Elegir en el campo de batalla</translation>
    </message>
</context>
<context>
    <name>DraftQuestions</name>
    <message>
        <source>Former players</source>
        <translation>Antiguos jugadores</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>Draft the team anew</source>
        <translation>Volver a formar el equipo</translation>
    </message>
    <message>
        <source>Draft anew</source>
        <translation>Volver a formar</translation>
    </message>
    <message>
        <source>Gold raised in downtime</source>
        <translation>Oro reunido en el descanso</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Buy players back</source>
        <translation>Recomprar jugadores</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Recomprar</translation>
    </message>
    <message>
        <source>%1 has %2 gold to build with. The rest is hired in Teams.</source>
        <translation>%1 tiene %2 de oro para formarse. El resto se contrata en Equipos.</translation>
    </message>
    <message>
        <source>%1 is built anew with the gold it has besides the budget. Its players can be bought back; then it is registered again.</source>
        <translation>%1 se vuelve a formar con el presupuesto y el oro que tiene. Sus jugadores se pueden recomprar; después se vuelve a inscribir.</translation>
    </message>
    <message>
        <source>Star, sponsors, stadium and trophies stay</source>
        <translation>La estrella, los patrocinadores, el estadio y los trofeos se quedan</translation>
    </message>
    <message>
        <source>%1 lacks %2 gold for these.</source>
        <translation>A %1 le faltan %2 de oro para estos.</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>A draw needs between %1 and %2 teams.</source>
        <translation>Un sorteo necesita entre %1 y %2 equipos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes part twice.</source>
        <translation>«%1» participa dos veces.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is pinned but does not take part.</source>
        <translation>«%1» está fijado pero no participa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is pinned twice.</source>
        <translation>«%1» está fijado dos veces.</translation>
    </message>
</context>
<context>
    <name>EditionMove</name>
    <message>
        <source>Move to another edition</source>
        <translation>Pasar a otra edición</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>No cambia nada.</translation>
    </message>
    <message>
        <source>Move the team</source>
        <translation>Trasladar el equipo</translation>
    </message>
</context>
<context>
    <name>Encounter</name>
    <message>
        <source>Glory of a game lies between 0 and %1.</source>
        <translation>La gloria de una partida va de 0 a %1.</translation>
    </message>
    <message>
        <source>The one with more glory wins a game: say a winner only where it is level.</source>
        <translation>Quien tiene más gloria gana la partida: indique un ganador solo si está igualada.</translation>
    </message>
    <message>
        <source>Whoever wins the first two games has won: there is no third.</source>
        <translation>Quien gana las dos primeras partidas ha ganado: no hay tercera.</translation>
    </message>
    <message>
        <source>Play three games, unless one side wins the first two.</source>
        <translation>Jueguen tres partidas, salvo que un bando gane las dos primeras.</translation>
    </message>
    <message>
        <source>It is decided already: something is told that did not count.</source>
        <translation>Ya está decidido: se ha indicado algo que no contaba.</translation>
    </message>
    <message>
        <source>Games and glory are level: say who was left standing after sudden death, or who won the roll-off when nobody was.</source>
        <translation>Partidas y gloria están igualadas: indique quién quedó en pie tras la muerte súbita o, si no quedó nadie, quién ganó la tirada de desempate.</translation>
    </message>
    <message>
        <source>Games are level: the glory of all three decides.</source>
        <translation>Las partidas están igualadas: decide la gloria de las tres.</translation>
    </message>
    <message>
        <source>The band that was out of action in the third game loses.</source>
        <translation>Pierde la banda que quedó fuera de combate en la tercera partida.</translation>
    </message>
    <message>
        <source>Sudden death decides.</source>
        <translation>Decide la muerte súbita.</translation>
    </message>
    <message>
        <source>The roll-off decides.</source>
        <translation>Decide la tirada de desempate.</translation>
    </message>
    <message>
        <source>The encounter is drawn.</source>
        <translation>El enfrentamiento termina en empate.</translation>
    </message>
</context>
<context>
    <name>EncounterQuestion</name>
    <message>
        <source>%1 %2:%3 %4 in games, %5:%6 in glory.</source>
        <translation>%1 %2:%3 %4 en partidas, %5:%6 en gloria.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugado</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1 no se ha presentado</translation>
    </message>
    <message>
        <source>nobody came</source>
        <translation>no se presentó nadie</translation>
    </message>
    <message>
        <source>Game %1: glory of %2</source>
        <translation>Partida %1: gloria de %2</translation>
    </message>
    <message>
        <source>Game %1, glory level: won by</source>
        <translation>Partida %1, gloria igualada: la gana</translation>
    </message>
    <message>
        <source>Out of action after game 3</source>
        <translation>Fuera de combate tras la partida 3</translation>
    </message>
    <message>
        <source>neither band</source>
        <translation>ninguna de las dos bandas</translation>
    </message>
    <message>
        <source>both bands</source>
        <translation>ambas bandas</translation>
    </message>
    <message>
        <source>Left standing after sudden death</source>
        <translation>Quedó en pie tras la muerte súbita</translation>
    </message>
    <message>
        <source>Won the roll-off</source>
        <translation>Ganó la tirada de desempate</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>It is being played, and the result comes by itself. If nobody plays on, award it: that stands, whatever becomes of the games.</source>
        <translation>Se está jugando y el resultado llegará solo. Si nadie sigue jugando, adjudíquelo: eso se mantiene, pase lo que pase con las partidas.</translation>
    </message>
</context>
<context>
    <name>EntryReader</name>
    <message>
        <source>it is not said when this card is played</source>
        <translation>no se dice cuándo se juega esta carta</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>hace falta true o false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is listed twice</source>
        <translation>«%1» aparece dos veces</translation>
    </message>
    <message>
        <source>an object of numbers is needed</source>
        <translation>hace falta un objeto de números</translation>
    </message>
    <message>
        <source>an object is needed</source>
        <translation>hace falta un objeto</translation>
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
        <source>there is no &quot;%1&quot;</source>
        <translation>no existe «%1»</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>el archivo no se puede leer</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>el archivo es demasiado grande</translation>
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
        <source>the range of &quot;%1&quot; overlaps another</source>
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
        <source>&quot;%1&quot; are no dice</source>
        <translation>«%1» no son dados</translation>
    </message>
    <message>
        <source>a die has 1 to %1 faces</source>
        <translation>un dado tiene de 1 a %1 caras</translation>
    </message>
    <message>
        <source>a table is missing</source>
        <translation>falta una tabla</translation>
    </message>
    <message>
        <source>a skill is missing</source>
        <translation>falta una habilidad</translation>
    </message>
    <message>
        <source>a roll is missing</source>
        <translation>falta una tirada</translation>
    </message>
    <message>
        <source>a result is missing</source>
        <translation>falta un resultado</translation>
    </message>
    <message>
        <source>a hex is two whole numbers</source>
        <translation>un hexágono son dos números enteros</translation>
    </message>
    <message>
        <source>a board without hexes</source>
        <translation>un tablero sin hexágonos</translation>
    </message>
    <message>
        <source>a warband without fighters</source>
        <translation>una banda sin guerreros</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>&quot;%1&quot; extends itself by this</source>
        <translation>con esto «%1» se amplía a sí mismo</translation>
    </message>
    <message>
        <source>more than %1 rulesets stand one on another</source>
        <translation>hay más de %1 reglamentos apoyados unos en otros</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a fault itself</source>
        <translation>«%1» tiene a su vez un error</translation>
    </message>
    <message>
        <source>nobody reads &quot;%1&quot;</source>
        <translation>nadie lee «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing here</source>
        <translation>«%1» no significa nada aquí</translation>
    </message>
    <message>
        <source>nobody carries out the effect &quot;%1&quot;</source>
        <translation>nadie ejecuta el efecto «%1»</translation>
    </message>
    <message>
        <source>there is no moment &quot;%1&quot;</source>
        <translation>no existe el momento «%1»</translation>
    </message>
    <message>
        <source>nobody carries out &quot;%1&quot;; what is only to be read says &quot;told&quot;: true</source>
        <translation>nadie ejecuta «%1»; lo que solo es para leer lleva &quot;told&quot;: true</translation>
    </message>
    <message>
        <source>an effect is missing</source>
        <translation>falta un efecto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is carried out, and cannot only be told</source>
        <translation>«%1» se ejecuta y no puede ser solo para leer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does nothing without &quot;%2&quot;</source>
        <translation>«%1» no hace nada sin «%2»</translation>
    </message>
    <message>
        <source>the effect &quot;%1&quot; needs a moment &quot;at&quot;</source>
        <translation>el efecto «%1» necesita un momento «at»</translation>
    </message>
    <message>
        <source>nobody carries out the effect &quot;%1&quot; at the moment &quot;%2&quot;</source>
        <translation>nadie ejecuta el efecto «%1» en el momento «%2»</translation>
    </message>
    <message>
        <source>the effect &quot;%1&quot; is carried out only where a table is rolled on by itself: roll on one with &quot;%2&quot;</source>
        <translation>el efecto «%1» solo se ejecuta donde se tira aparte en una tabla: tire en una con «%2»</translation>
    </message>
    <message>
        <source>a result does something only at the moment &quot;%1&quot;</source>
        <translation>un resultado solo hace algo en el momento «%1»</translation>
    </message>
    <message>
        <source>the effect &quot;%1&quot; holds all the time and has no moment &quot;at&quot;</source>
        <translation>el efecto «%1» vale todo el tiempo y no lleva momento «at»</translation>
    </message>
    <message>
        <source>this id stands here twice</source>
        <translation>este identificador aparece dos veces</translation>
    </message>
    <message>
        <source>true, false, a number or a word is needed</source>
        <translation>hace falta true, false, un número o una palabra</translation>
    </message>
</context>
<context>
    <name>EventLine</name>
    <message>
        <source>%1 takes part in %2.</source>
        <translation>%1 participa en %2.</translation>
    </message>
    <message>
        <source>%1 is founded.</source>
        <translation>Se funda %1.</translation>
    </message>
    <message>
        <source>The league is called %1 now.</source>
        <translation>La liga se llama ahora %1.</translation>
    </message>
    <message>
        <source>Other rules hold from round %1 on.</source>
        <translation>Desde la ronda %1 rigen otras reglas.</translation>
    </message>
    <message>
        <source>The record of %1 is changed.</source>
        <translation>Se cambian los datos de %1.</translation>
    </message>
    <message>
        <source>%1 joins as a coach.</source>
        <translation>%1 se incorpora como entrenador.</translation>
    </message>
    <message>
        <source>%1 is no longer a coach here.</source>
        <translation>%1 ya no es entrenador aquí.</translation>
    </message>
    <message>
        <source>%1 is registered.</source>
        <translation>Se inscribe %1.</translation>
    </message>
    <message>
        <source>%1 retires.</source>
        <translation>%1 se retira para siempre.</translation>
    </message>
    <message>
        <source>%1 leaves the league.</source>
        <translation>%1 deja la liga.</translation>
    </message>
    <message>
        <source>%1 is handed on to %2.</source>
        <translation>%1 pasa a manos de %2.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Empieza %1.</translation>
    </message>
    <message>
        <source>%1 is over.</source>
        <translation>Termina %1.</translation>
    </message>
    <message>
        <source>%1 is announced.</source>
        <translation>Se anuncia %1.</translation>
    </message>
    <message>
        <source>%1 is played by other rules.</source>
        <translation>%1 se juega con otras reglas.</translation>
    </message>
    <message>
        <source>%1 is called off.</source>
        <translation>Se cancela %1.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <translation>%1 deja %2.</translation>
    </message>
    <message>
        <source>Lots are drawn in %1.</source>
        <translation>Se echa a suertes en %1.</translation>
    </message>
    <message>
        <source>%1: phase %2 begins.</source>
        <translation>%1: empieza la fase %2.</translation>
    </message>
    <message>
        <source>%1: round %2 is drawn.</source>
        <translation>%1: se sortea la ronda %2.</translation>
    </message>
    <message>
        <source>%1: rounds %2 to %3 are drawn.</source>
        <translation>%1: se sortean las rondas %2 a %3.</translation>
    </message>
    <message>
        <source>%1: round %2 is taken back.</source>
        <translation>%1: se retira la ronda %2.</translation>
    </message>
    <message>
        <source>%1: round %2 is published.</source>
        <translation>%1: se publica la ronda %2.</translation>
    </message>
    <message>
        <source>%1 has a bye now.</source>
        <translation>%1 descansa ahora.</translation>
    </message>
    <message>
        <source>By hand: %1 against %2.</source>
        <translation>A mano: %1 contra %2.</translation>
    </message>
    <message>
        <source>%1 stays as it is drawn.</source>
        <translation>%1 queda como se sorteó.</translation>
    </message>
    <message>
        <source>%1 may be drawn anew.</source>
        <translation>%1 puede volver a sortearse.</translation>
    </message>
    <message>
        <source>%1 is arranged.</source>
        <translation>Se fija %1.</translation>
    </message>
    <message>
        <source>%1 waits for its match again.</source>
        <translation>%1 vuelve a esperar su encuentro.</translation>
    </message>
    <message>
        <source>%1: neither side came.</source>
        <translation>%1: ningún equipo se presentó.</translation>
    </message>
    <message>
        <source>%1 has a bye.</source>
        <translation>%1 descansa.</translation>
    </message>
    <message>
        <source>%1 is awarded %2.</source>
        <translation>%1 se adjudica %2.</translation>
    </message>
    <message>
        <source>%1 ends %2.</source>
        <translation>%1 termina %2.</translation>
    </message>
    <message>
        <source>%1 has no result any more.</source>
        <translation>%1 ya no tiene resultado.</translation>
    </message>
    <message>
        <source>%1 signs %2.</source>
        <translation>%1 firma %2.</translation>
    </message>
    <message>
        <source>%1: %2 points by hand in %3.</source>
        <translation>%1: %2 puntos a mano en %3.</translation>
    </message>
    <message>
        <source>%1 challenges %2.</source>
        <translation>%1 desafía a %2.</translation>
    </message>
    <message>
        <source>The challenge is open again.</source>
        <translation>El desafío vuelve a estar abierto.</translation>
    </message>
    <message>
        <source>The challenge is accepted.</source>
        <translation>Se acepta el desafío.</translation>
    </message>
    <message>
        <source>The challenge is declined.</source>
        <translation>Se rechaza el desafío.</translation>
    </message>
    <message>
        <source>%1 takes the challenge up as a substitute.</source>
        <translation>%1 acepta el desafío como sustituto.</translation>
    </message>
    <message>
        <source>The challenger refuses to play %1.</source>
        <translation>El desafiante se niega a jugar contra %1.</translation>
    </message>
    <message>
        <source>%1 wins: %2.</source>
        <translation>%1 gana: %2.</translation>
    </message>
    <message>
        <source>Nobody has %1 any more.</source>
        <translation>Ya nadie tiene %1.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 pertenece a %2.</translation>
    </message>
    <message>
        <source>%1 disputes %2: %3</source>
        <translation>%1 impugna %2: %3</translation>
    </message>
    <message>
        <source>%1 and %2 are paired.</source>
        <translation>%1 y %2 quedan emparejados.</translation>
    </message>
    <message>
        <source>%1 is drafted anew.</source>
        <translation>Se vuelve a formar %1.</translation>
    </message>
    <message>
        <source>%1 is registered again.</source>
        <translation>Se vuelve a inscribir %1.</translation>
    </message>
    <message>
        <source>The sheet of %1 changes.</source>
        <translation>Cambia la hoja de %1.</translation>
    </message>
    <message>
        <source>%1: %2 did not come.</source>
        <translation>%1: %2 no se ha presentado.</translation>
    </message>
    <message>
        <source>%1: %2 counts now instead of %3.</source>
        <translation>%1: ahora cuenta %2 en vez de %3.</translation>
    </message>
    <message>
        <source>Its results do not count.</source>
        <translation>Sus resultados no cuentan.</translation>
    </message>
    <message>
        <source>Its results go to the opponents.</source>
        <translation>Sus resultados pasan a los rivales.</translation>
    </message>
    <message>
        <source>%1 buys former players back.</source>
        <translation>%1 recompra antiguos jugadores.</translation>
    </message>
    <message>
        <source>%1 buys nothing for good.</source>
        <translation>%1 no compra nada de forma permanente.</translation>
    </message>
    <message>
        <source>%1 buys for all its matches: %2.</source>
        <translation>%1 compra para todos sus encuentros: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to no club any more.</source>
        <translation>%1 ya no pertenece a ningún club.</translation>
    </message>
    <message>
        <source>%1 belongs to the club %2 now.</source>
        <translation>%1 pertenece ahora al club %2.</translation>
    </message>
    <message>
        <source>Competitions that begin later take them from their first round.</source>
        <translation>Las competiciones que empiecen después las tienen desde su primera ronda.</translation>
    </message>
    <message>
        <source>The sheet of %1 is changed by hand.</source>
        <translation>La hoja de %1 se cambia a mano.</translation>
    </message>
    <message>
        <source>The sheet of %1 is changed by hand: team value %2 → %3.</source>
        <translation>La hoja de %1 se cambia a mano: valor del equipo %2 → %3.</translation>
    </message>
</context>
<context>
    <name>ExportNotes</name>
    <message>
        <source>team</source>
        <translation>equipo</translation>
    </message>
    <message>
        <source>This player is not written.</source>
        <translation>Este jugador no se escribe.</translation>
    </message>
    <message>
        <source>There is no place for this.</source>
        <translation>No hay sitio para esto.</translation>
    </message>
    <message>
        <source>This becomes %1.</source>
        <translation>Pasa a ser %1.</translation>
    </message>
    <message>
        <source>Those who left the team have no place.</source>
        <translation>Quienes dejaron el equipo no tienen sitio.</translation>
    </message>
</context>
<context>
    <name>FieldReader</name>
    <message>
        <source>This text is too long; only its first %1 characters are kept.</source>
        <translation>Este texto es demasiado largo; solo se conservan los primeros %1 caracteres.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Aquí hace falta un número entero.</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is needed here.</source>
        <translation>Aquí hace falta un número de %1 a %2.</translation>
    </message>
    <message>
        <source>Dugout keeps nothing of this kind.</source>
        <translation>Dugout no guarda nada de este tipo.</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Completions</source>
        <translation>Pases completos</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Intercepciones</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Mejor jugador (MJE)</translation>
    </message>
    <message>
        <source>Points from awards</source>
        <translation>Puntos por premios</translation>
    </message>
    <message>
        <source>Movement lost</source>
        <translation>Movimiento perdido</translation>
    </message>
    <message>
        <source>Strength lost</source>
        <translation>Fuerza perdida</translation>
    </message>
    <message>
        <source>Agility lost</source>
        <translation>Agilidad perdida</translation>
    </message>
    <message>
        <source>Armour lost</source>
        <translation>Armadura perdida</translation>
    </message>
    <message>
        <source>Niggling injuries</source>
        <translation>Lesiones permanentes</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Star player</source>
        <translation>Jugador estrella</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Mejoras</translation>
    </message>
    <message>
        <source>Skills without a roll</source>
        <translation>Habilidades sin tirada</translation>
    </message>
    <message>
        <source>Misses the next match</source>
        <translation>Se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Shape of the badge</source>
        <translation>Forma del escudo</translation>
    </message>
    <message>
        <source>Sign of the badge</source>
        <translation>Símbolo del escudo</translation>
    </message>
    <message>
        <source>Colour of the badge</source>
        <translation>Color del escudo</translation>
    </message>
    <message>
        <source>Colour of the sign</source>
        <translation>Color del símbolo</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Has a home stadium</source>
        <translation>Tiene estadio propio</translation>
    </message>
    <message>
        <source>Owns the stadium</source>
        <translation>Es dueño del estadio</translation>
    </message>
    <message>
        <source>Stadium fund</source>
        <translation>Fondo del estadio</translation>
    </message>
    <message>
        <source>Home stadium</source>
        <translation>Estadio propio</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Patrocinadores</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Salón de la fama</translation>
    </message>
    <message>
        <source>Name of the stadium</source>
        <translation>Nombre del estadio</translation>
    </message>
    <message>
        <source>Sponsors who are gone for good</source>
        <translation>Patrocinadores que no volverán</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Team list</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Primer color</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Segundo color</translation>
    </message>
    <message>
        <source>Founded</source>
        <translation>Fundado</translation>
    </message>
    <message>
        <source>Starting gold</source>
        <translation>Oro inicial</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesorería</translation>
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
        <source>Apothecaries</source>
        <translation>Médicos</translation>
    </message>
    <message>
        <source>Fan factor kept from last season</source>
        <translation>Factor de hinchas de la temporada anterior</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Inducements for every match</source>
        <translation>Incentivos para todos los encuentros</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Tipo de jugador</translation>
    </message>
</context>
<context>
    <name>FileChanges</name>
    <message>
        <source>Somebody else is changing &quot;%1&quot;; nothing was written. Try again.</source>
        <translation>Otra persona está cambiando «%1»; no se ha escrito nada. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written.</source>
        <translation>No se puede escribir el archivo «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed by somebody else in the meantime; nothing was written. Try again.</source>
        <translation>Otra persona ha cambiado «%1» entretanto; no se ha escrito nada. Inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>FixtureCalendar</name>
    <message>
        <source>Deadline: %1</source>
        <translation>Fecha límite: %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
</context>
<context>
    <name>FixtureQuestions</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>nobody: a bye</source>
        <translation>nadie: descansa</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugado</translation>
    </message>
    <message>
        <source>%1 conceded</source>
        <translation>%1 se ha rendido</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1 no se ha presentado</translation>
    </message>
    <message>
        <source>nobody came</source>
        <translation>no se presentó nadie</translation>
    </message>
    <message>
        <source>awarded</source>
        <translation>adjudicado</translation>
    </message>
    <message>
        <source>On a draw, the winner is</source>
        <translation>En caso de empate, gana</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>Touchdowns, %1</source>
        <translation>Touchdowns de %1</translation>
    </message>
    <message>
        <source>Casualties, %1</source>
        <translation>Lesiones causadas por %1</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Cuándo y dónde</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Change the pair</source>
        <translation>Cambiar la pareja</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Visitante</translation>
    </message>
    <message>
        <source>Who is put out takes the place of who comes in.</source>
        <translation>Quien sale ocupa el sitio de quien entra.</translation>
    </message>
    <message>
        <source>Sign the result</source>
        <translation>Firmar el resultado</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Firmar</translation>
    </message>
    <message>
        <source>%1 stands by it</source>
        <translation>%1 lo confirma</translation>
    </message>
    <message>
        <source>Take the result back</source>
        <translation>Retirar el resultado</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Publicar la ronda %1</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publicar</translation>
    </message>
    <message>
        <source>From now on everybody sees this round.</source>
        <translation>A partir de ahora todos ven esta ronda.</translation>
    </message>
    <message>
        <source>A match by hand</source>
        <translation>Un encuentro a mano</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Emparejar</translation>
    </message>
    <message>
        <source>A friendly: counts in no table</source>
        <translation>Amistoso: no cuenta en ninguna clasificación</translation>
    </message>
    <message>
        <source>Play the match</source>
        <translation>Jugar el encuentro</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, ronda %2</translation>
    </message>
    <message>
        <source>Teams and rules are set by the league.</source>
        <translation>La liga fija los equipos y las reglas.</translation>
    </message>
    <message>
        <source>Discard round %1</source>
        <translation>Descartar la ronda %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Its pairs are forgotten; the round can be drawn anew.</source>
        <translation>Se olvidan sus emparejamientos; la ronda se puede volver a sortear.</translation>
    </message>
    <message>
        <source>Only the result: both teams stay as they are. &quot;From paper&quot; also asks who did what, and changes them.</source>
        <translation>Solo el resultado: ambos equipos quedan como están. «Desde papel» pregunta también quién hizo qué y los cambia.</translation>
    </message>
    <message>
        <source>What its match says counts again: %1:%2.</source>
        <translation>Vuelve a contar lo que dice el encuentro: %1:%2.</translation>
    </message>
    <message>
        <source>Somebody else has removed this fixture.</source>
        <translation>Otra persona ha quitado este emparejamiento.</translation>
    </message>
    <message>
        <source>Dispute the result</source>
        <translation>Impugnar el resultado</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Impugnar</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>Please say what is wrong with the result.</source>
        <translation>Diga, por favor, qué está mal en el resultado.</translation>
    </message>
    <message>
        <source>Delivered by %1.</source>
        <translation>Entregado por %1.</translation>
    </message>
    <message>
        <source>Everybody sees that you do not stand by it; it goes on counting until the commissioner has decided.</source>
        <translation>Todos ven que usted no lo da por bueno; sigue contando hasta que el comisario decida.</translation>
    </message>
    <message>
        <source>Its match is being played, and the result comes by itself. If nobody plays on, award it: that stands, whatever becomes of the match.</source>
        <translation>El encuentro se está jugando y el resultado llegará solo. Si nadie sigue jugando, adjudíquelo: eso se mantiene, pase lo que pase con el encuentro.</translation>
    </message>
    <message>
        <source>You decide: tick %1 too, and the result stands as it is. To change it, open the match and correct it there.</source>
        <translation>Usted decide: marque también a %1 y el resultado queda como está. Para cambiarlo, abra el encuentro y corríjalo allí.</translation>
    </message>
    <message>
        <source>Somebody else has removed this fixture. Nothing of this slip was entered.</source>
        <translation>Otra persona ha quitado este encuentro. De esta hoja no se anotó nada.</translation>
    </message>
    <message>
        <source>Somebody else was faster, and this result stands now: %1. Nothing of this slip was entered.</source>
        <translation>Otra persona se adelantó y ahora vale este resultado: %1. De esta hoja no se anotó nada.</translation>
    </message>
    <message>
        <source>Somebody else has begun this match. Nothing of this slip was entered.</source>
        <translation>Otra persona ha empezado este encuentro. De esta hoja no se anotó nada.</translation>
    </message>
</context>
<context>
    <name>FixtureResult</name>
    <message>
        <source>A result needs a home side.</source>
        <translation>Un resultado necesita un equipo local.</translation>
    </message>
    <message>
        <source>Only a bye has no away side, and a bye has none.</source>
        <translation>Solo un descanso carece de visitante, y un descanso nunca lo tiene.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot play against itself.</source>
        <translation>«%1» no puede jugar contra sí mismo.</translation>
    </message>
    <message>
        <source>A round has a number between 0 and %1.</source>
        <translation>Una ronda tiene un número entre 0 y %1.</translation>
    </message>
    <message>
        <source>Touchdowns, casualties and other counts of a match lie between 0 and %1.</source>
        <translation>Los touchdowns, las lesiones y los demás recuentos de un encuentro están entre 0 y %1.</translation>
    </message>
    <message>
        <source>A forfeit needs a winner: give a score such as 2-0, or call it a double forfeit.</source>
        <translation>Una incomparecencia necesita un ganador: indique un marcador como 2-0 o llámela doble incomparecencia.</translation>
    </message>
</context>
<context>
    <name>FixtureResults</name>
    <message>
        <source>%1 against %2 is being played, and its result comes by itself: play on, award it, or delete the match.</source>
        <translation>%1 contra %2 se está jugando y su resultado llegará solo: siga jugando, adjudique el encuentro o bórrelo.</translation>
    </message>
</context>
<context>
    <name>FootballRules</name>
    <message>
        <source>No teams play the edition &quot;%1&quot;.</source>
        <translation>Ningún equipo juega con la edición «%1».</translation>
    </message>
</context>
<context>
    <name>ForeignReading</name>
    <message>
        <source>These are more players than fit.</source>
        <translation>Hay más jugadores de los que caben.</translation>
    </message>
    <message>
        <source>These are more skills than fit.</source>
        <translation>Hay más habilidades de las que caben.</translation>
    </message>
    <message>
        <source>There is no team in this file.</source>
        <translation>No hay ningún equipo en este archivo.</translation>
    </message>
</context>
<context>
    <name>FullMatches</name>
    <message>
        <source>The match %1 – %2 of round %3 did not end.</source>
        <translation>El partido %1 – %2 de la ronda %3 no terminó.</translation>
    </message>
</context>
<context>
    <name>FumbblJsonFormat</name>
    <message>
        <source>This injury is not known.</source>
        <translation>No se conoce esta lesión.</translation>
    </message>
</context>
<context>
    <name>FumbblXmlFormat</name>
    <message>
        <source>This injury is not known.</source>
        <translation>No se conoce esta lesión.</translation>
    </message>
    <message>
        <source>This status is not known.</source>
        <translation>No se conoce este estado.</translation>
    </message>
    <message>
        <source>These are more players than fit.</source>
        <translation>Hay más jugadores de los que caben.</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>lesión</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>%1 teams can be dealt to between 1 and %2 groups.</source>
        <translation>%1 equipos se pueden repartir en entre 1 y %2 grupos.</translation>
    </message>
</context>
<context>
    <name>HallPages</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Visitante</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>P</source>
        <comment>played, short</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>TD</source>
        <comment>touchdowns, short</comment>
        <translation>TD</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Pts.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>At the tables</source>
        <translation>En las mesas</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>games won</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>%1 · H%2 T%3</source>
        <comment>score, half, turn: short, names need the room</comment>
        <translation>%1 · P%2 T%3</translation>
    </message>
</context>
<context>
    <name>HarmReckoner</name>
    <message>
        <source>The casualty table of this edition stands in the book; its result is entered.</source>
        <translation>La tabla de lesiones de esta edición está en el libro; su resultado se introduce a mano.</translation>
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
        <source>This edition has no star &quot;%1&quot;.</source>
        <translation>Esta edición no tiene la estrella «%1».</translation>
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
        <source>Journeymen do not play in the position &quot;%1&quot;.</source>
        <translation>Los independientes no juegan en la posición «%1».</translation>
    </message>
    <message>
        <source>A mercenary of this position cannot have that skill.</source>
        <translation>Un mercenario de esta posición no puede tener esa habilidad.</translation>
    </message>
    <message>
        <source>Players of this position: at most %1.</source>
        <translation>Jugadores de esta posición: %1 como máximo.</translation>
    </message>
    <message>
        <source>Stars in a team: at most %1.</source>
        <translation>Estrellas en un equipo: %1 como máximo.</translation>
    </message>
    <message>
        <source>Fans cannot be sent away.</source>
        <translation>No se puede echar a los hinchas.</translation>
    </message>
</context>
<context>
    <name>HtmlTable</name>
    <message>
        <source>bye</source>
        <translation>descanso</translation>
    </message>
    <message>
        <source>open</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Tercer puesto</translation>
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
    <name>KeepTeams</name>
    <message>
        <source>The match is not finished: something is still asked.</source>
        <translation>El encuentro no ha terminado: aún se pregunta algo.</translation>
    </message>
    <message>
        <source>%1 was changed since it came to this match: the outcome was not written onto its sheet.</source>
        <translation>%1 se modificó después de empezar este encuentro: el resultado no se anotó en su hoja.</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>to be decided</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>--%1 needs a whole number.</source>
        <translation>--%1 necesita un número entero.</translation>
    </message>
    <message>
        <source>Only those that are running, undecided or finished.</source>
        <translation>Solo los que están en este estado: running, undecided o finished.</translation>
    </message>
    <message>
        <source>Only those with this in their title.</source>
        <translation>Solo los que llevan este texto en el título.</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>Como máximo, esta cantidad.</translation>
    </message>
    <message>
        <source>Leaves out so many at the beginning.</source>
        <translation>Omite esta cantidad al principio.</translation>
    </message>
    <message>
        <source>The state is running, undecided or finished.</source>
        <translation>El estado es running, undecided o finished.</translation>
    </message>
    <message>
        <source>The title or id of what is kept.</source>
        <translation>El título o el id de lo guardado.</translation>
    </message>
</context>
<context>
    <name>KeptLeagues</name>
    <message>
        <source>No league &quot;%1&quot; is kept here.</source>
        <translation>Aquí no se guarda ninguna liga «%1».</translation>
    </message>
    <message>
        <source>%1 is a team of another edition.</source>
        <translation>%1 es un equipo de otra edición.</translation>
    </message>
    <message>
        <source>This league does not allow the roster of %1.</source>
        <translation>Esta liga no admite la lista de %1.</translation>
    </message>
    <message>
        <source>Teams of this league are not drafted anew.</source>
        <translation>Los equipos de esta liga no se forman de nuevo.</translation>
    </message>
    <message>
        <source>Teams are drafted anew between two seasons.</source>
        <translation>Los equipos se forman de nuevo entre dos temporadas.</translation>
    </message>
    <message>
        <source>There is no such fixture in this league.</source>
        <translation>No existe ese emparejamiento en esta liga.</translation>
    </message>
    <message>
        <source>%1 cannot pay so many.</source>
        <translation>%1 no puede pagar a tantos.</translation>
    </message>
    <message>
        <source>%1 is kept on paper only: enter the result alone.</source>
        <translation>%1 solo existe en papel: anote únicamente el resultado.</translation>
    </message>
    <message>
        <source>This league is played with ready-made teams: %1 is built from a budget and not founded.</source>
        <translation>Esta liga se juega con equipos ya hechos: %1 está creado con un presupuesto y sin fundar.</translation>
    </message>
    <message>
        <source>A team needs a name.</source>
        <translation>Un equipo necesita un nombre.</translation>
    </message>
    <message>
        <source>This league plays matches, not skirmishes.</source>
        <translation>Esta liga juega encuentros, no escaramuzas.</translation>
    </message>
    <message>
        <source>This fixture has no result to take back.</source>
        <translation>Este encuentro no tiene ningún resultado que retirar.</translation>
    </message>
    <message>
        <source>%1 keeps the fan factor it had: %2.</source>
        <translation>%1 conserva el factor de hinchas que tenía: %2.</translation>
    </message>
    <message>
        <source>%1 is not drafted anew.</source>
        <translation>%1 no se vuelve a formar.</translation>
    </message>
    <message>
        <source>%1 is drafted with %2 gold, not with %3.</source>
        <translation>%1 se vuelve a formar con %2 de oro, no con %3.</translation>
    </message>
    <message>
        <source>By the rules of this league nothing is bought for good.</source>
        <translation>Según las reglas de esta liga no se compra nada de forma permanente.</translation>
    </message>
    <message>
        <source>%1 has no sheet in this league, so nobody knows what gold it has.</source>
        <translation>%1 no tiene hoja en esta liga, así que nadie sabe qué oro tiene.</translation>
    </message>
</context>
<context>
    <name>KeptMatchCommand</name>
    <message>
        <source>The match is not finished: something is still asked.</source>
        <translation>El encuentro no ha terminado: aún se pregunta algo.</translation>
    </message>
    <message>
        <source>This match changes no sheet: it is no league match, or this side has no roster.</source>
        <translation>Este encuentro no cambia ninguna hoja: no es un encuentro de liga o este equipo no tiene plantilla.</translation>
    </message>
    <message>
        <source>A team was changed while this match was played: &quot;dugout match settle&quot; writes the match onto the sheets or leaves them as they are.</source>
        <translation>Un equipo se modificó mientras se jugaba este encuentro: «dugout match settle» anota el encuentro en las hojas o las deja como están.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is kept as %2; &quot;dugout match show&quot; says what is asked.</source>
        <translation>«%1» se ha guardado como %2; «dugout match show» dice lo que se pregunta.</translation>
    </message>
    <message>
        <source>Lists the kept matches, those still played first.</source>
        <translation>Lista los encuentros guardados, primero los que aún se juegan.</translation>
    </message>
    <message>
        <source>Only those of this kept team.</source>
        <translation>Solo los de este equipo guardado.</translation>
    </message>
    <message>
        <source>Gives a kept match another title.</source>
        <translation>Da otro título a un encuentro guardado.</translation>
    </message>
    <message>
        <source>The title.</source>
        <translation>El título.</translation>
    </message>
    <message>
        <source>Deletes a kept match with its result; the sheets of its teams stay as they are.</source>
        <translation>Elimina un encuentro guardado con su resultado; las hojas de sus equipos quedan como están.</translation>
    </message>
    <message>
        <source>Hands out a team as a finished match left it.</source>
        <translation>Entrega un equipo tal como lo dejó un encuentro terminado.</translation>
    </message>
    <message>
        <source>home or away.</source>
        <translation>home o away.</translation>
    </message>
    <message>
        <source>The team file to write instead of printing.</source>
        <translation>El archivo de equipo que se escribe en lugar de mostrarlo.</translation>
    </message>
    <message>
        <source>The side is home or away.</source>
        <translation>El lado es home o away.</translation>
    </message>
    <message>
        <source>Plays on here what another table played last.</source>
        <translation>Sigue aquí con lo que otra mesa jugó por última vez.</translation>
    </message>
    <message>
        <source>--force plays on here.</source>
        <translation>Con --force se sigue aquí.</translation>
    </message>
</context>
<context>
    <name>KeptMatches</name>
    <message>
        <source>something in it is to be decided</source>
        <translation>hay algo por decidir</translation>
    </message>
    <message>
        <source>A match needs a title.</source>
        <translation>Un encuentro necesita un título.</translation>
    </message>
</context>
<context>
    <name>KeptSkirmishCommand</name>
    <message>
        <source>&quot;%1&quot; is kept as %2; &quot;dugout skirmish show&quot; says what is asked.</source>
        <translation>«%1» se ha guardado como %2; «dugout skirmish show» dice lo que se pregunta.</translation>
    </message>
    <message>
        <source>Lists the kept skirmishes, those still played first.</source>
        <translation>Lista las escaramuzas guardadas, primero las que aún se juegan.</translation>
    </message>
    <message>
        <source>Deletes a kept skirmish.</source>
        <translation>Elimina una escaramuza guardada.</translation>
    </message>
</context>
<context>
    <name>KeptTeamCommand</name>
    <message>
        <source>%1 is kept.</source>
        <translation>Se ha guardado %1.</translation>
    </message>
    <message>
        <source>The sample teams are kept.</source>
        <translation>Se han guardado los equipos de ejemplo.</translation>
    </message>
    <message>
        <source>%1 – %2 against %3, team value %4 → %5</source>
        <translation>%1 – %2 contra %3, valor de equipo %4 → %5</translation>
    </message>
    <message>
        <source>The name or id of a kept team.</source>
        <translation>El nombre o el id de un equipo guardado.</translation>
    </message>
    <message>
        <source>Lists the kept teams.</source>
        <translation>Lista los equipos guardados.</translation>
    </message>
    <message>
        <source>Keeps teams from files of Dugout or of other programs, all of them or none.</source>
        <translation>Guarda equipos de archivos de Dugout o de otros programas, todos o ninguno.</translation>
    </message>
    <message>
        <source>The team file, or several.</source>
        <translation>El archivo de equipo, o varios.</translation>
    </message>
    <message>
        <source>The teams that come with Dugout.</source>
        <translation>Los equipos que vienen con Dugout.</translation>
    </message>
    <message>
        <source>Name team files, or say --samples.</source>
        <translation>Indique archivos de equipo o --samples.</translation>
    </message>
    <message>
        <source>Tells the finished matches of a kept team.</source>
        <translation>Muestra los encuentros terminados de un equipo guardado.</translation>
    </message>
    <message>
        <source>%1 is kept here already, just so.</source>
        <translation>%1 ya se guarda aquí, tal cual.</translation>
    </message>
    <message>
        <source>%1 is kept here already, and the file says otherwise. Say --replace or --copy.</source>
        <translation>%1 ya se guarda aquí, y el fichero dice otra cosa. Diga --replace o --copy.</translation>
    </message>
    <message>
        <source>Takes the place of a team that is here already.</source>
        <translation>Ocupa el lugar de un equipo que ya está aquí.</translation>
    </message>
    <message>
        <source>Keeps a second team beside one that is here already.</source>
        <translation>Guarda un segundo equipo junto al que ya está aquí.</translation>
    </message>
    <message>
        <source>Say --replace or --copy, not both.</source>
        <translation>Diga --replace o --copy, no los dos.</translation>
    </message>
    <message>
        <source>Puts a kept team into the bin; its matches stay.</source>
        <translation>Pone un equipo guardado en la papelera; sus encuentros se quedan.</translation>
    </message>
</context>
<context>
    <name>KeptTeams</name>
    <message>
        <source>No team &quot;%1&quot; is kept here.</source>
        <translation>Aquí no hay guardado ningún equipo «%1».</translation>
    </message>
    <message>
        <source>Several teams are called &quot;%1&quot;: name one of them by its id.</source>
        <translation>Varios equipos se llaman «%1»: indique uno por su id.</translation>
    </message>
    <message>
        <source>The team has no earlier sheet of the number %1.</source>
        <translation>El equipo no tiene ninguna hoja anterior con el número %1.</translation>
    </message>
</context>
<context>
    <name>League</name>
    <message>
        <source>Group %1</source>
        <translation>Grupo %1</translation>
    </message>
    <message>
        <source>Division %1</source>
        <translation>División %1</translation>
    </message>
</context>
<context>
    <name>LeagueArrangeCommand</name>
    <message>
        <source>Says when and where a fixture is played.</source>
        <translation>Indica cuándo y dónde se juega un encuentro.</translation>
    </message>
    <message>
        <source>The team that plays at home.</source>
        <translation>El equipo que juega en casa.</translation>
    </message>
    <message>
        <source>The other one.</source>
        <translation>El otro.</translation>
    </message>
    <message>
        <source>The round, where they meet more than once.</source>
        <translation>La ronda, si se enfrentan más de una vez.</translation>
    </message>
    <message>
        <source>When, such as &quot;2026-03-14 19:30&quot;.</source>
        <translation>Cuándo, por ejemplo «2026-03-14 19:30».</translation>
    </message>
    <message>
        <source>Until when, at the latest.</source>
        <translation>Hasta cuándo, como muy tarde.</translation>
    </message>
    <message>
        <source>Where.</source>
        <translation>Dónde.</translation>
    </message>
    <message>
        <source>At which table; 0 for none.</source>
        <translation>En qué mesa; 0 para ninguna.</translation>
    </message>
    <message>
        <source>A time is written as 2026-03-14 19:30, and a table is a number up to %1.</source>
        <translation>Una hora se escribe 2026-03-14 19:30, y una mesa es un número hasta %1.</translation>
    </message>
</context>
<context>
    <name>LeagueCards</name>
    <message>
        <source>First place</source>
        <translation>Primer puesto</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Segundo puesto</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Tercer puesto</translation>
    </message>
</context>
<context>
    <name>LeagueChallengeCommand</name>
    <message>
        <source>Week %1: %2 challenges %3: %4</source>
        <translation>Semana %1: %2 desafía a %3: %4</translation>
    </message>
    <message>
        <source>Nobody is challenged in this phase of %1: that is for a ladder or open play that has begun.</source>
        <translation>En esta fase de %1 no hay desafíos: son para una escalera o un juego abierto que ya ha empezado.</translation>
    </message>
    <message>
        <source>A week is a number from 1 to %1.</source>
        <translation>La semana es un número de 1 a %1.</translation>
    </message>
    <message>
        <source>The team that challenges.</source>
        <translation>El equipo que desafía.</translation>
    </message>
    <message>
        <source>The team that is challenged.</source>
        <translation>El equipo desafiado.</translation>
    </message>
    <message>
        <source>The week; without it the newest one.</source>
        <translation>La semana; si no se indica, la última.</translation>
    </message>
    <message>
        <source>They play.</source>
        <translation>Se juega.</translation>
    </message>
    <message>
        <source>They do not: 2-0 for who challenged.</source>
        <translation>No se juega: 2-0 para quien desafió.</translation>
    </message>
    <message>
        <source>Somebody else plays who challenged.</source>
        <translation>Otro equipo juega contra quien desafió.</translation>
    </message>
    <message>
        <source>Who challenged will not play this substitute: 0-2.</source>
        <translation>Quien desafió no quiere jugar contra este sustituto: 0-2.</translation>
    </message>
    <message>
        <source>Makes, answers or lists challenges.</source>
        <translation>Lanza, responde o muestra desafíos.</translation>
    </message>
    <message>
        <source>Name both teams and one answer, both teams alone for a new challenge, or nobody for the list.</source>
        <translation>Indique los dos equipos y una respuesta, solo los dos equipos para un desafío nuevo, o ninguno para ver la lista.</translation>
    </message>
</context>
<context>
    <name>LeagueChanges</name>
    <message>
        <source>There is no such competition in the season that is played.</source>
        <translation>No existe esa competición en la temporada en curso.</translation>
    </message>
    <message>
        <source>%1 is still played.</source>
        <translation>%1 todavía se está jugando.</translation>
    </message>
    <message>
        <source>A season needs a name of its own.</source>
        <translation>Una temporada necesita un nombre propio.</translation>
    </message>
    <message>
        <source>This season is not played now.</source>
        <translation>Esta temporada no está en curso.</translation>
    </message>
    <message>
        <source>Begin a season first.</source>
        <translation>Empiece antes una temporada.</translation>
    </message>
    <message>
        <source>This season has a competition of that name already.</source>
        <translation>Esta temporada ya tiene una competición con ese nombre.</translation>
    </message>
    <message>
        <source>A phase that has begun is played as it was announced.</source>
        <translation>Una fase empezada se juega como se anunció.</translation>
    </message>
    <message>
        <source>A round of this competition is published: end it instead.</source>
        <translation>Una ronda de esta competición está publicada: termínela en su lugar.</translation>
    </message>
    <message>
        <source>Nobody can join once the calendar is drawn.</source>
        <translation>Nadie puede unirse una vez sorteado el calendario.</translation>
    </message>
    <message>
        <source>At most %1 take part in a competition.</source>
        <translation>En una competición participan como máximo %1.</translation>
    </message>
    <message>
        <source>A lot is drawn once and kept.</source>
        <translation>La suerte se echa una vez y se conserva.</translation>
    </message>
    <message>
        <source>Points by hand need a reason.</source>
        <translation>Los puntos a mano necesitan un motivo.</translation>
    </message>
    <message>
        <source>So many points are a slip.</source>
        <translation>Tantos puntos son un desliz.</translation>
    </message>
    <message>
        <source>There is no such challenge.</source>
        <translation>No existe ese desafío.</translation>
    </message>
    <message>
        <source>This league is not founded yet.</source>
        <translation>Esta liga aún no está fundada.</translation>
    </message>
    <message>
        <source>There is no such team in this league.</source>
        <translation>No existe ese equipo en esta liga.</translation>
    </message>
    <message>
        <source>This league is founded already.</source>
        <translation>Esta liga ya está fundada.</translation>
    </message>
    <message>
        <source>A league needs a name.</source>
        <translation>Una liga necesita un nombre.</translation>
    </message>
    <message>
        <source>A league needs an edition to play by.</source>
        <translation>Una liga necesita una edición con la que jugar.</translation>
    </message>
    <message>
        <source>A league keeps the edition it was founded with.</source>
        <translation>Una liga conserva la edición con la que se fundó.</translation>
    </message>
    <message>
        <source>Rounds are counted from 1.</source>
        <translation>Las rondas se cuentan desde 1.</translation>
    </message>
    <message>
        <source>Between seasons, new rules hold from the next first round.</source>
        <translation>Entre temporadas, las reglas nuevas rigen desde la próxima primera ronda.</translation>
    </message>
    <message>
        <source>Matches of round %1 or later are played or being played: new rules can hold only after them.</source>
        <translation>Hay encuentros de la ronda %1 o posteriores jugados o en juego: las reglas nuevas solo pueden regir después.</translation>
    </message>
    <message>
        <source>A coach needs a name.</source>
        <translation>Un entrenador necesita un nombre.</translation>
    </message>
    <message>
        <source>There is no such coach in this league.</source>
        <translation>No existe ese entrenador en esta liga.</translation>
    </message>
    <message>
        <source>This coach has a team in the league.</source>
        <translation>Este entrenador tiene un equipo en la liga.</translation>
    </message>
    <message>
        <source>%1 has a team in this league already: %2.</source>
        <translation>%1 ya tiene un equipo en esta liga: %2.</translation>
    </message>
    <message>
        <source>A team needs a name.</source>
        <translation>Un equipo necesita un nombre.</translation>
    </message>
    <message>
        <source>%1 is registered already.</source>
        <translation>%1 ya está inscrito.</translation>
    </message>
    <message>
        <source>%1 has retired.</source>
        <translation>%1 se ha retirado.</translation>
    </message>
    <message>
        <source>A prize needs a name.</source>
        <translation>Un premio necesita un nombre.</translation>
    </message>
    <message>
        <source>There is no such season in this league.</source>
        <translation>No existe esa temporada en esta liga.</translation>
    </message>
    <message>
        <source>A prize takes nothing away.</source>
        <translation>Un premio no quita nada.</translation>
    </message>
    <message>
        <source>By the rules of this league a prize is an honour or a trophy only.</source>
        <translation>Según las reglas de esta liga, un premio es solo un honor o un trofeo.</translation>
    </message>
    <message>
        <source>Say what the team is to have.</source>
        <translation>Diga qué debe tener el equipo.</translation>
    </message>
    <message>
        <source>No team has that.</source>
        <translation>Ningún equipo tiene eso.</translation>
    </message>
    <message>
        <source>That belongs to %1.</source>
        <translation>Eso pertenece a %1.</translation>
    </message>
    <message>
        <source>There is no such fixture in this league.</source>
        <translation>No existe ese emparejamiento en esta liga.</translation>
    </message>
    <message>
        <source>%1 against %2 is played or being played.</source>
        <translation>%1 contra %2 está jugado o en juego.</translation>
    </message>
    <message>
        <source>This round is not published yet.</source>
        <translation>Esta ronda aún no está publicada.</translation>
    </message>
    <message>
        <source>This result is of two other teams.</source>
        <translation>Este resultado es de otros dos equipos.</translation>
    </message>
    <message>
        <source>A match of a knock-out has a winner.</source>
        <translation>Un encuentro eliminatorio tiene un ganador.</translation>
    </message>
    <message>
        <source>A match needs two different teams.</source>
        <translation>Un encuentro necesita dos equipos distintos.</translation>
    </message>
    <message>
        <source>%1 does not take part here.</source>
        <translation>%1 no participa aquí.</translation>
    </message>
    <message>
        <source>%1 would play twice in one round.</source>
        <translation>%1 jugaría dos veces en una ronda.</translation>
    </message>
    <message>
        <source>Phases are played one after the other.</source>
        <translation>Las fases se juegan una tras otra.</translation>
    </message>
    <message>
        <source>Rounds are drawn one after the other.</source>
        <translation>Las rondas se sortean una tras otra.</translation>
    </message>
    <message>
        <source>A round that is published is not drawn again.</source>
        <translation>Una ronda publicada no se vuelve a sortear.</translation>
    </message>
    <message>
        <source>A competition has at most %1 rounds.</source>
        <translation>Una competición tiene como máximo %1 rondas.</translation>
    </message>
    <message>
        <source>Only the last round can be taken back, and only before it is played.</source>
        <translation>Solo puede retirarse la última ronda, y solo antes de jugarse.</translation>
    </message>
    <message>
        <source>There is no such round to publish.</source>
        <translation>No existe esa ronda por publicar.</translation>
    </message>
    <message>
        <source>Publish round %1 first.</source>
        <translation>Publique antes la ronda %1.</translation>
    </message>
    <message>
        <source>A date or a table number is out of range.</source>
        <translation>Una fecha o un número de mesa está fuera de lo posible.</translation>
    </message>
    <message>
        <source>There is no result to sign yet.</source>
        <translation>Todavía no hay ningún resultado que firmar.</translation>
    </message>
    <message>
        <source>Say which squad it plays for.</source>
        <translation>Indique para qué escuadra juega.</translation>
    </message>
    <message>
        <source>%1 has all its %2 members.</source>
        <translation>%1 ya tiene sus %2 miembros.</translation>
    </message>
    <message>
        <source>The edition of this league is for matches, not for skirmishes.</source>
        <translation>La edición de esta liga es de encuentros, no de escaramuzas.</translation>
    </message>
    <message>
        <source>The edition of this league is for skirmishes, not for matches.</source>
        <translation>La edición de esta liga es de escaramuzas, no de encuentros.</translation>
    </message>
    <message>
        <source>Only a skirmish is told in games and glory.</source>
        <translation>Solo una escaramuza se anota en partidas y gloria.</translation>
    </message>
    <message>
        <source>Every match of this competition has a winner.</source>
        <translation>Todo encuentro de esta competición tiene un ganador.</translation>
    </message>
    <message>
        <source>An encounter is won with two games, and has three at most.</source>
        <translation>Un enfrentamiento se gana con dos partidas y tiene tres como mucho.</translation>
    </message>
    <message>
        <source>The result is not the one that the games give.</source>
        <translation>El resultado no es el que dan las partidas.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 pertenece a %2.</translation>
    </message>
    <message>
        <source>There is no result to dispute yet.</source>
        <translation>Todavía no hay ningún resultado que impugnar.</translation>
    </message>
    <message>
        <source>%1 is kept on paper only: nobody knows what gold it has.</source>
        <translation>%1 solo se lleva en papel: nadie sabe qué oro tiene.</translation>
    </message>
    <message>
        <source>Say what is bought, and for how much.</source>
        <translation>Diga qué se compra y por cuánto.</translation>
    </message>
    <message>
        <source>%1 has begun to play in %2: what it has bought for good stays until that is over.</source>
        <translation>%1 ya ha empezado a jugar en %2: lo comprado de forma permanente se queda hasta que termine.</translation>
    </message>
</context>
<context>
    <name>LeagueCheck</name>
    <message>
        <source>%1: the match is gone.</source>
        <translation>%1: el encuentro ya no está.</translation>
    </message>
    <message>
        <source>%1: the match has no result, its fixture has one.</source>
        <translation>%1: el encuentro no tiene resultado, su emparejamiento sí.</translation>
    </message>
    <message>
        <source>%1: the match is over, its fixture has no result.</source>
        <translation>%1: el encuentro ha terminado, su emparejamiento no tiene resultado.</translation>
    </message>
    <message>
        <source>%1: the fixture has another result than the match.</source>
        <translation>%1: el emparejamiento tiene otro resultado que el encuentro.</translation>
    </message>
    <message>
        <source>%1: the match cannot be played again.</source>
        <translation>%1: el encuentro no puede reproducirse de nuevo.</translation>
    </message>
    <message>
        <source>%1: value, fan factor or treasury are not what the last match left.</source>
        <translation>%1: valor, factor de hinchas o tesorería no son los que dejó el último encuentro.</translation>
    </message>
    <message>
        <source>What was kept of the league&apos;s state was not what its journal gives; it is made anew.</source>
        <translation>Lo que se guardaba del estado de la liga no era lo que da su diario; se hace de nuevo.</translation>
    </message>
</context>
<context>
    <name>LeagueCommand</name>
    <message>
        <source>reckons standings from a file of results</source>
        <translation>calcula la clasificación de un archivo de resultados</translation>
    </message>
    <message>
        <source>draws and plays a competition by chance</source>
        <translation>sortea una competición y la juega al azar</translation>
    </message>
    <message>
        <source>founds a league</source>
        <translation>funda una liga</translation>
    </message>
    <message>
        <source>lists the kept leagues</source>
        <translation>enumera las ligas guardadas</translation>
    </message>
    <message>
        <source>shows teams, seasons and fixtures</source>
        <translation>muestra equipos, temporadas y emparejamientos</translation>
    </message>
    <message>
        <source>registers a team with a league</source>
        <translation>inscribe un equipo en una liga</translation>
    </message>
    <message>
        <source>lets a team leave, or deletes a league</source>
        <translation>da de baja un equipo o borra una liga</translation>
    </message>
    <message>
        <source>begins and ends seasons, announces competitions</source>
        <translation>empieza y termina temporadas, anuncia competiciones</translation>
    </message>
    <message>
        <source>draws the next round</source>
        <translation>sortea la ronda siguiente</translation>
    </message>
    <message>
        <source>publishes a round that is drawn</source>
        <translation>publica una ronda sorteada</translation>
    </message>
    <message>
        <source>starts the match of a fixture</source>
        <translation>empieza el encuentro de un emparejamiento</translation>
    </message>
    <message>
        <source>enters a result from paper</source>
        <translation>anota un resultado en papel</translation>
    </message>
    <message>
        <source>awards a match that nobody plays</source>
        <translation>adjudica un encuentro que nadie juega</translation>
    </message>
    <message>
        <source>shows the table</source>
        <translation>muestra la clasificación</translation>
    </message>
    <message>
        <source>shows the players who did most</source>
        <translation>muestra los jugadores que más hicieron</translation>
    </message>
    <message>
        <source>says why a team stands where it stands</source>
        <translation>dice por qué un equipo está donde está</translation>
    </message>
    <message>
        <source>tells what was decided and why</source>
        <translation>cuenta qué se decidió y por qué</translation>
    </message>
    <message>
        <source>takes the last action back</source>
        <translation>deshace la última acción</translation>
    </message>
    <message>
        <source>does what was taken back again</source>
        <translation>rehace lo deshecho</translation>
    </message>
    <message>
        <source>writes everything of a league as JSON</source>
        <translation>escribe todo lo de una liga como JSON</translation>
    </message>
    <message>
        <source>takes a league in that was exported</source>
        <translation>lee una liga exportada</translation>
    </message>
    <message>
        <source>derives everything again and compares</source>
        <translation>lo deduce todo de nuevo y compara</translation>
    </message>
    <message>
        <source>writes a league as a web site</source>
        <translation>escribe una liga como sitio web</translation>
    </message>
    <message>
        <source>writes tables, signs and slips as PDF</source>
        <translation>escribe tablas, letreros y hojas en PDF</translation>
    </message>
    <message>
        <source>says when and where a fixture is played</source>
        <translation>indica cuándo y dónde se juega un encuentro</translation>
    </message>
    <message>
        <source>shows records, form and streaks</source>
        <translation>muestra balances, forma y rachas</translation>
    </message>
    <message>
        <source>rates the coaches</source>
        <translation>puntúa a los entrenadores con Elo o Glicko-2</translation>
    </message>
    <message>
        <source>shows the winners and their prizes</source>
        <translation>muestra a los ganadores y sus premios</translation>
    </message>
    <message>
        <source>says who has earned the prizes</source>
        <translation>dice quién se ha ganado los premios</translation>
    </message>
    <message>
        <source>signs a result for a coach</source>
        <translation>firma un resultado por un entrenador</translation>
    </message>
    <message>
        <source>drafts a team anew</source>
        <translation>vuelve a formar un equipo</translation>
    </message>
    <message>
        <source>moves a league to a server</source>
        <translation>lleva una liga a un servidor</translation>
    </message>
    <message>
        <source>joins a league on a server</source>
        <translation>se une a una liga de un servidor</translation>
    </message>
    <message>
        <source>leaves a shared league, or takes it home</source>
        <translation>deja una liga compartida o la trae a casa</translation>
    </message>
    <message>
        <source>delivers what waits for a server</source>
        <translation>entrega lo que espera a un servidor</translation>
    </message>
    <message>
        <source>decides about results that came too late</source>
        <translation>decide sobre los resultados que llegaron tarde</translation>
    </message>
    <message>
        <source>says who may do what in a shared league</source>
        <translation>dice quién puede hacer qué en una liga compartida</translation>
    </message>
    <message>
        <source>makes, answers or lists challenges</source>
        <translation>lanza, responde o muestra desafíos</translation>
    </message>
    <message>
        <source>shows or buys what a team has in every match</source>
        <translation>muestra o compra lo que un equipo tiene en cada encuentro</translation>
    </message>
    <message>
        <source>says which club a team belongs to</source>
        <translation>dice a qué club pertenece un equipo</translation>
    </message>
</context>
<context>
    <name>LeagueDeliverCommand</name>
    <message>
        <source>%1: %2 says %3, what stands is %4</source>
        <translation>%1: %2 dice %3, lo que vale es %4</translation>
    </message>
    <message>
        <source>Delivers what waits for the server of a shared league, and takes in what others did.</source>
        <translation>Entrega lo que espera al servidor de una liga compartida y recibe lo que hicieron los demás.</translation>
    </message>
    <message>
        <source>Only says what waits.</source>
        <translation>Solo dice qué está esperando.</translation>
    </message>
    <message>
        <source>Delivered: %1, put to the commissioner: %2, still waiting: %3</source>
        <translation>Entregado: %1, presentado al comisario: %2, en espera: %3</translation>
    </message>
    <message>
        <source>Shows results that came in too late, with what stands instead, and decides between them.</source>
        <translation>Muestra los resultados que llegaron tarde junto a lo que vale y decide entre ellos.</translation>
    </message>
    <message>
        <source>What was claimed counts.</source>
        <translation>Cuenta lo que se reclamó.</translation>
    </message>
    <message>
        <source>What stands goes on counting.</source>
        <translation>Sigue contando lo que vale.</translation>
    </message>
    <message>
        <source>Nobody else changed the team &quot;%1&quot; first.</source>
        <translation>Nadie más cambió antes el equipo «%1».</translation>
    </message>
    <message>
        <source>Asks the server again for what it refused.</source>
        <translation>Pide de nuevo al servidor lo que rechazó.</translation>
    </message>
    <message>
        <source>Takes what the server refused off the list.</source>
        <translation>Quita de la lista lo que el servidor rechazó.</translation>
    </message>
    <message>
        <source>Where somebody else changed this team first, the sheet of here counts.</source>
        <translation>Si otra persona cambió antes este equipo, cuenta la hoja de aquí.</translation>
    </message>
    <message>
        <source>Where somebody else changed this team first, the server&apos;s sheet counts.</source>
        <translation>Si otra persona cambió antes este equipo, cuenta la hoja del servidor.</translation>
    </message>
</context>
<context>
    <name>LeagueDraw</name>
    <message>
        <source>This competition is played out.</source>
        <translation>Esta competición está terminada.</translation>
    </message>
    <message>
        <source>Round %1 is not played to its end.</source>
        <translation>La ronda %1 no se ha jugado entera.</translation>
    </message>
    <message>
        <source>A tie has no winner yet: award it to one side.</source>
        <translation>Una eliminatoria aún no tiene ganador: adjudíquela a un equipo.</translation>
    </message>
    <message>
        <source>Here the coaches find their opponents themselves: there is nothing to draw.</source>
        <translation>Aquí los entrenadores buscan ellos mismos a sus rivales: no hay nada que sortear.</translation>
    </message>
    <message>
        <source>This round follows from what was drawn before.</source>
        <translation>Esta ronda se sigue de lo ya sorteado.</translation>
    </message>
    <message>
        <source>These stand level for the last place: %1. Add a tie-break, draw a lot, or give points by hand.</source>
        <translation>Estos están igualados por la última plaza: %1. Añada un desempate, eche a suertes o dé puntos a mano.</translation>
    </message>
    <message>
        <source>This competition is not played now.</source>
        <translation>Esta competición no está en curso.</translation>
    </message>
    <message>
        <source>This competition has not begun: draw it first.</source>
        <translation>Esta competición no ha empezado: sortéela antes.</translation>
    </message>
    <message>
        <source>%1 and %2 have met twice running.</source>
        <translation>%1 y %2 se han enfrentado dos veces seguidas.</translation>
    </message>
    <message>
        <source>%1 and %2 can play a friendly once they have met twice, or as teams of different divisions, where the league plays friendlies.</source>
        <translation>%1 y %2 pueden jugar un amistoso si ya se han enfrentado dos veces o son de divisiones distintas, y solo donde la liga juega amistosos.</translation>
    </message>
    <message>
        <source>There is no such challenge.</source>
        <translation>No existe ese desafío.</translation>
    </message>
    <message>
        <source>%1 and %2 are pinned, but they are not of one division: unpin them first.</source>
        <translation>%1 y %2 están fijados, pero no son de una misma división: suéltelos primero.</translation>
    </message>
</context>
<context>
    <name>LeagueDrawCommand</name>
    <message>
        <source>No round is drawn that could be published.</source>
        <translation>No hay ninguna ronda sorteada por publicar.</translation>
    </message>
    <message>
        <source>Draws the next round, or the whole calendar of a round robin; one that is not published is drawn again.</source>
        <translation>Sortea la ronda siguiente o todo el calendario de una liguilla; una sin publicar se sortea de nuevo.</translation>
    </message>
    <message>
        <source>The same seed draws the same, before witnesses.</source>
        <translation>La misma semilla sortea lo mismo, ante testigos.</translation>
    </message>
    <message>
        <source>The seed is a whole number.</source>
        <translation>La semilla es un número entero.</translation>
    </message>
    <message>
        <source>Publishes the next round that is drawn.</source>
        <translation>Publica la siguiente ronda sorteada.</translation>
    </message>
    <message>
        <source>Every round up to this one.</source>
        <translation>Todas las rondas hasta esta.</translation>
    </message>
    <message>
        <source>Every round that is drawn.</source>
        <translation>Todas las rondas sorteadas.</translation>
    </message>
    <message>
        <source>Draws nothing and pairs this team with that of --away, as they agreed.</source>
        <translation>No sortea nada: empareja este equipo con el de --away, como acordaron.</translation>
    </message>
    <message>
        <source>Its opponent.</source>
        <translation>Su rival.</translation>
    </message>
    <message>
        <source>Their match is a friendly, which counts in no table.</source>
        <translation>Su encuentro es un amistoso y no cuenta en ninguna clasificación.</translation>
    </message>
    <message>
        <source>A pair is --home and --away.</source>
        <translation>Una pareja son --home y --away.</translation>
    </message>
    <message>
        <source>%1 has begun. Here the coaches find their opponents themselves: pair them with --home and --away.</source>
        <translation>%1 ha empezado. Aquí los entrenadores buscan ellos mismos a sus rivales: emparéjelos con --home y --away.</translation>
    </message>
</context>
<context>
    <name>LeagueEncounter</name>
    <message>
        <source>--%1 is home or away.</source>
        <translation>--%1 es home o away.</translation>
    </message>
    <message>
        <source>A game is the glory of both, such as 12:9, or 7:7:home where it is level and one side wins.</source>
        <translation>Una partida es la gloria de ambos, como 12:9, o 7:7:home si está igualada y gana un bando.</translation>
    </message>
    <message>
        <source>--out-of-action is home, away, both or nobody.</source>
        <translation>--out-of-action es home, away, both o nobody.</translation>
    </message>
    <message>
        <source>Of a skirmish, each game of the best of three: the glory of both, 12:9, or 7:7:home.</source>
        <translation>De una escaramuza, cada partida al mejor de tres: la gloria de ambos, 12:9, o 7:7:home.</translation>
    </message>
    <message>
        <source>Whose band was gone after the third game: home, away or both.</source>
        <translation>De quién era la banda eliminada tras la tercera partida: home, away o both.</translation>
    </message>
    <message>
        <source>Who was left after sudden death: home or away.</source>
        <translation>Quién quedó tras la muerte súbita: home o away.</translation>
    </message>
    <message>
        <source>Who won the roll-off when nobody was left: home or away.</source>
        <translation>Quién ganó la tirada de desempate cuando no quedaba nadie: home o away.</translation>
    </message>
</context>
<context>
    <name>LeagueEvent</name>
    <message>
        <source>An entry of the league&apos;s journal cannot be read.</source>
        <translation>Una entrada del diario de la liga no puede leerse.</translation>
    </message>
    <message>
        <source>a fraction such as 1/2 is needed</source>
        <translation>hace falta una fracción como 1/2</translation>
    </message>
</context>
<context>
    <name>LeagueExchangeCommand</name>
    <message>
        <source>Writes everything of a league, with its teams and matches, as JSON.</source>
        <translation>Escribe todo lo de una liga, con sus equipos y encuentros, como JSON.</translation>
    </message>
    <message>
        <source>The file to write instead of printing.</source>
        <translation>El archivo que se escribe en lugar de mostrarlo.</translation>
    </message>
    <message>
        <source>Takes a league in that was exported, with its teams and matches.</source>
        <translation>Lee una liga exportada, con sus equipos y encuentros.</translation>
    </message>
    <message>
        <source>The file that was written.</source>
        <translation>El archivo escrito.</translation>
    </message>
    <message>
        <source>Derives everything again from the journals and names every difference.</source>
        <translation>Lo deduce todo de nuevo de los diarios y nombra cada diferencia.</translation>
    </message>
    <message>
        <source>Everything agrees.</source>
        <translation>Todo concuerda.</translation>
    </message>
    <message>
        <source>Takes the place of what is here; that goes to the bin.</source>
        <translation>Ocupa el lugar de lo que hay aquí, que va a la papelera.</translation>
    </message>
    <message>
        <source>Becomes a league of its own beside what is here.</source>
        <translation>Pasa a ser una liga propia junto a lo que hay aquí.</translation>
    </message>
    <message>
        <source>Adds only what is not here.</source>
        <translation>Añade solo lo que no está aquí.</translation>
    </message>
    <message>
        <source>Say --replace, --copy or --missing, only one of them.</source>
        <translation>Diga --replace, --copy o --missing, solo uno de ellos.</translation>
    </message>
</context>
<context>
    <name>LeagueFile</name>
    <message>
        <source>This is not a league file of Dugout.</source>
        <translation>Esto no es un archivo de liga de Dugout.</translation>
    </message>
    <message>
        <source>This league comes from a later version of Dugout.</source>
        <translation>Esta liga viene de una versión posterior de Dugout.</translation>
    </message>
    <message>
        <source>This league, or one of its teams or matches, is kept here already.</source>
        <translation>Esta liga, o uno de sus equipos o encuentros, ya se guarda aquí.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
</context>
<context>
    <name>LeagueFormats</name>
    <message>
        <source>There is no format &quot;%1&quot;; there are %2.</source>
        <translation>No hay ningún formato «%1»; hay %2.</translation>
    </message>
    <message>
        <source>There is no table &quot;%1&quot;; there are %2.</source>
        <translation>No hay ninguna tabla «%1»; hay %2.</translation>
    </message>
    <message>
        <source>--table goes with --format csv only.</source>
        <translation>--table solo va con --format csv.</translation>
    </message>
    <message>
        <source>--organiser goes with --format naf only.</source>
        <translation>--organiser solo va con --format naf.</translation>
    </message>
    <message>
        <source>json for everything, csv for a spreadsheet, ics for a calendar, naf for the players&apos; association or html for one page.</source>
        <translation>json para todo, csv para una hoja de cálculo, ics para un calendario, naf para la NAF o html para una página.</translation>
    </message>
    <message>
        <source>With csv: standings, fixtures, leaders or entrants.</source>
        <translation>Con csv: standings (clasificación), fixtures (encuentros), leaders (jugadores destacados) o entrants (participantes).</translation>
    </message>
    <message>
        <source>With naf: who organised it, by name or NAF nick.</source>
        <translation>Con naf: quién lo organizó, por nombre o apodo de la NAF.</translation>
    </message>
    <message>
        <source>New teams: %1. Joined: %2. Results: %3.</source>
        <translation>Equipos nuevos: %1. Inscritos: %2. Resultados: %3.</translation>
    </message>
    <message>
        <source>The kept league that takes entrants and results from a CSV, Tourma, TourPlay or NAF file.</source>
        <translation>La liga guardada que toma participantes y resultados de un archivo CSV, de Tourma, de TourPlay o de la NAF.</translation>
    </message>
    <message>
        <source>With --into: the format, recognised when left out; there are %1.</source>
        <translation>Con --into: el formato, que se reconoce si no se indica; hay %1.</translation>
    </message>
    <message>
        <source>With --into: the competition; a new name announces one.</source>
        <translation>Con --into: la competición; un nombre nuevo anuncia una.</translation>
    </message>
    <message>
        <source>With --into: says what would happen and changes nothing.</source>
        <translation>Con --into: dice lo que pasaría y no cambia nada.</translation>
    </message>
</context>
<context>
    <name>LeagueIntake</name>
    <message>
        <source>Results need a competition to go into.</source>
        <translation>Los resultados necesitan una competición a la que ir.</translation>
    </message>
    <message>
        <source>The edition has no race &quot;%1&quot;.</source>
        <translation>La edición no tiene la raza «%1».</translation>
    </message>
    <message>
        <source>A result of somebody who could not join.</source>
        <translation>Un resultado de alguien que no pudo inscribirse.</translation>
    </message>
    <message>
        <source>Draw and publish this competition first: its results go to its fixtures.</source>
        <translation>Sortee y publique antes esta competición: los resultados van a sus encuentros.</translation>
    </message>
    <message>
        <source>A bye: the draw gives those.</source>
        <translation>Un descanso: los da el sorteo.</translation>
    </message>
    <message>
        <source>This result is there already.</source>
        <translation>Este resultado ya está.</translation>
    </message>
    <message>
        <source>There is another result already; correct it by hand.</source>
        <translation>Ya hay otro resultado; corríjalo a mano.</translation>
    </message>
    <message>
        <source>These two are not drawn against each other.</source>
        <translation>A estos dos no les ha tocado enfrentarse.</translation>
    </message>
    <message>
        <source>Taken as %1, with whom this coach registered.</source>
        <translation>Se toma como %1, con el que se inscribió este entrenador.</translation>
    </message>
</context>
<context>
    <name>LeagueKept</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>The name or id of a kept league.</source>
        <translation>El nombre o el identificador de una liga guardada.</translation>
    </message>
    <message>
        <source>The competition, where the season has several.</source>
        <translation>La competición, si la temporada tiene varias.</translation>
    </message>
    <message>
        <source>Why, for the league&apos;s journal.</source>
        <translation>Por qué, para el diario de la liga.</translation>
    </message>
    <message>
        <source>This league has no season yet: &quot;dugout league season&quot; begins one.</source>
        <translation>Esta liga aún no tiene temporada: «dugout league season» empieza una.</translation>
    </message>
    <message>
        <source>There is no competition &quot;%1&quot; in this league.</source>
        <translation>No hay ninguna competición «%1» en esta liga.</translation>
    </message>
    <message>
        <source>This season has no competition yet.</source>
        <translation>Esta temporada aún no tiene competición.</translation>
    </message>
    <message>
        <source>Say which with --competition: %1.</source>
        <translation>Diga cuál con --competition: %1.</translation>
    </message>
    <message>
        <source>There is no team &quot;%1&quot; in this league.</source>
        <translation>No hay ningún equipo «%1» en esta liga.</translation>
    </message>
    <message>
        <source>Several teams are called &quot;%1&quot;: name one of them by its id.</source>
        <translation>Varios equipos se llaman «%1»: nombre uno por su identificador.</translation>
    </message>
    <message>
        <source>%1 is not drawn at home against %2.</source>
        <translation>%1 no está sorteado en casa contra %2.</translation>
    </message>
    <message>
        <source>%1 has a bye</source>
        <translation>%1 descansa</translation>
    </message>
    <message>
        <source>Round %1, not published</source>
        <translation>Ronda %1, sin publicar</translation>
    </message>
    <message>
        <source>There is no season &quot;%1&quot; in this league.</source>
        <translation>No hay ninguna temporada «%1» en esta liga.</translation>
    </message>
</context>
<context>
    <name>LeagueLookCommand</name>
    <message>
        <source>Only this phase of the competition, from 1.</source>
        <translation>Solo esta fase de la competición, desde 1.</translation>
    </message>
    <message>
        <source>Only this division of the phase, from 1.</source>
        <translation>Solo esta división de la fase, desde 1.</translation>
    </message>
    <message>
        <source>--by is one of %1.</source>
        <translation>--by es uno de %1.</translation>
    </message>
    <message>
        <source>Shows the table.</source>
        <translation>Muestra la clasificación.</translation>
    </message>
    <message>
        <source>Says why a team stands where it stands.</source>
        <translation>Dice por qué un equipo está donde está.</translation>
    </message>
    <message>
        <source>The name or id of the team.</source>
        <translation>El nombre o el identificador del equipo.</translation>
    </message>
    <message>
        <source>Shows the players who did most in tracked matches.</source>
        <translation>Muestra los jugadores que más hicieron en encuentros registrados.</translation>
    </message>
    <message>
        <source>What counts: %1.</source>
        <translation>Lo que cuenta: %1.</translation>
    </message>
    <message>
        <source>Only this season.</source>
        <translation>Solo esta temporada.</translation>
    </message>
    <message>
        <source>Only this division.</source>
        <translation>Solo esta división.</translation>
    </message>
    <message>
        <source>Only teams of this roster.</source>
        <translation>Solo equipos de esta lista.</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>Como máximo tantos.</translation>
    </message>
    <message>
        <source>Tells what was decided and what came in, and why.</source>
        <translation>Cuenta qué se decidió y qué llegó, y por qué.</translation>
    </message>
    <message>
        <source>Takes the last action back.</source>
        <translation>Deshace la última acción.</translation>
    </message>
    <message>
        <source>Does what was taken back again.</source>
        <translation>Rehace lo deshecho.</translation>
    </message>
    <message>
        <source>Of squads: the table of their members.</source>
        <translation>De escuadras: la clasificación de sus miembros.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>In the table of all divisions together: %1</source>
        <translation>En la clasificación de todas las divisiones juntas: %1</translation>
    </message>
    <message>
        <source>%1 has no phase %2.</source>
        <translation>%1 no tiene ninguna fase %2.</translation>
    </message>
    <message>
        <source>%1 has no division %2.</source>
        <translation>%1 no tiene ninguna división %2.</translation>
    </message>
</context>
<context>
    <name>LeagueMemberCommand</name>
    <message>
        <source>The name or id of a team of the league.</source>
        <translation>El nombre o identificador de un equipo de la liga.</translation>
    </message>
    <message>
        <source>In every match: %1</source>
        <translation>En todos los encuentros: %1</translation>
    </message>
    <message>
        <source>Gold left: %1</source>
        <translation>Oro restante: %1</translation>
    </message>
    <message>
        <source>Shows what a team has bought for all its matches and could still buy so, or buys it: where teams come back as registered after every match.</source>
        <translation>Muestra lo que un equipo ha comprado para todos sus encuentros y lo que aún podría comprar así, o lo compra: donde los equipos vuelven tras cada encuentro como se inscribieron.</translation>
    </message>
    <message>
        <source>All that it is to have, such as bribes*2,star-players/ID,mercenaries/POSITION+SKILL; what it had before is given back.</source>
        <translation>Todo lo que debe tener, como bribes*2,star-players/ID,mercenaries/POSITION+SKILL; lo que tenía antes se devuelve.</translation>
    </message>
    <message>
        <source>It gives everything back.</source>
        <translation>Lo devuelve todo.</translation>
    </message>
    <message>
        <source>Says which club a team belongs to, or that it belongs to none: members of one club are kept apart in round one.</source>
        <translation>Dice a qué club pertenece un equipo, o que a ninguno: los miembros de un club no se enfrentan en la primera ronda.</translation>
    </message>
    <message>
        <source>The club; without it, none.</source>
        <translation>El club; sin él, ninguno.</translation>
    </message>
</context>
<context>
    <name>LeagueNewCommand</name>
    <message>
        <source>Founds a league.</source>
        <translation>Funda una liga.</translation>
    </message>
    <message>
        <source>What it is called.</source>
        <translation>Cómo se llama.</translation>
    </message>
    <message>
        <source>The edition it plays by.</source>
        <translation>La edición con la que juega.</translation>
    </message>
    <message>
        <source>Rules that differ from the book, such as several-teams=on,ban-wizards=on.</source>
        <translation>Reglas distintas de las del libro, como several-teams=on,ban-wizards=on.</translation>
    </message>
    <message>
        <source>Lists the kept leagues.</source>
        <translation>Enumera las ligas guardadas.</translation>
    </message>
    <message>
        <source>Shows the teams, seasons and fixtures of a league.</source>
        <translation>Muestra los equipos, las temporadas y los emparejamientos de una liga.</translation>
    </message>
    <message>
        <source>A sample league in the middle of its season instead.</source>
        <translation>En su lugar, una liga de ejemplo a mitad de temporada.</translation>
    </message>
    <message>
        <source>Name the league, or say --sample.</source>
        <translation>Nombre la liga o indique --sample.</translation>
    </message>
    <message>
        <source>Gold for a new team, where it is not as in the book.</source>
        <translation>Oro para un equipo nuevo, si no es como en el libro.</translation>
    </message>
    <message>
        <source>--budget is a whole number of gold pieces.</source>
        <translation>--budget es un número entero de monedas de oro.</translation>
    </message>
    <message>
        <source>in every match: %1</source>
        <translation>en todos los encuentros: %1</translation>
    </message>
    <message>
        <source>The same seed makes the same sample.</source>
        <translation>La misma semilla hace la misma muestra.</translation>
    </message>
    <message>
        <source>--seed is a whole number.</source>
        <translation>--seed es un número entero.</translation>
    </message>
</context>
<context>
    <name>LeagueNews</name>
    <message>
        <source>The match ended %1:%2; what was decided stands.</source>
        <translation>El encuentro terminó %1:%2; lo decidido se mantiene.</translation>
    </message>
</context>
<context>
    <name>LeagueOptions</name>
    <message>
        <source>Points for each match: 3-1-0, 5-3-1 or a formula such as 3*won + drawn + min(td,3).</source>
        <translation>Puntos por partido: 3-1-0, 5-3-1 o una fórmula como 3*won + drawn + min(td,3).</translation>
    </message>
    <message>
        <source>What a bye counts as: win, draw, loss or nothing.</source>
        <translation>Cómo cuenta un descanso: win (victoria), draw (empate), loss (derrota) o nothing (nada).</translation>
    </message>
    <message>
        <source>Only the N results with the most points give points.</source>
        <translation>Solo puntúan los N resultados con más puntos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing a bye can count as; it can be %2.</source>
        <translation>Un descanso no puede contar como «%1»; puede ser %2.</translation>
    </message>
    <message>
        <source>--best needs a whole number from 1 on.</source>
        <translation>--best necesita un número entero desde 1.</translation>
    </message>
    <message>
        <source>The tie-break &quot;%1&quot; needs more than results.</source>
        <translation>El desempate «%1» necesita algo más que resultados.</translation>
    </message>
    <message>
        <source>What decides between equal points, one after the other; there are %1.</source>
        <translation>Lo que decide con los mismos puntos, uno tras otro; hay %1.</translation>
    </message>
</context>
<context>
    <name>LeagueOutput</name>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatados</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>CAS</source>
        <translation>LES</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Everything, to be imported again</source>
        <translation>Todo, para volver a importarlo</translation>
    </message>
    <message>
        <source>Standings as a table</source>
        <translation>Clasificación para hoja de cálculo</translation>
    </message>
    <message>
        <source>Fixtures as a table</source>
        <translation>Encuentros para hoja de cálculo</translation>
    </message>
    <message>
        <source>Leaders as a table</source>
        <translation>Líderes para hoja de cálculo</translation>
    </message>
    <message>
        <source>Teams and coaches as a table</source>
        <translation>Equipos y entrenadores para hoja de cálculo</translation>
    </message>
    <message>
        <source>Fixtures for a calendar</source>
        <translation>Encuentros para el calendario</translation>
    </message>
    <message>
        <source>Results for the NAF</source>
        <translation>Resultados para la NAF</translation>
    </message>
    <message>
        <source>Web site</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Take entrants and results from a file…</source>
        <translation>Tomar participantes y resultados de un archivo…</translation>
    </message>
    <message>
        <source>Folder for the web site</source>
        <translation>Carpeta para el sitio web</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>The edition of this league is missing.</source>
        <translation>Falta la edición de esta liga.</translation>
    </message>
    <message>
        <source>New teams: %1. Joined: %2. Results: %3.</source>
        <translation>Equipos nuevos: %1. Inscritos: %2. Resultados: %3.</translation>
    </message>
    <message>
        <source>Entrants and results</source>
        <translation>Participantes y resultados</translation>
    </message>
    <message>
        <source>Files of tournaments (*.csv *.xml *.json);;All files (*)</source>
        <translation>Archivos de torneos (*.csv *.xml *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
</context>
<context>
    <name>LeaguePaper</name>
    <message>
        <source>&quot;%1&quot; is no player: say home:7 or away:7, by his shirt.</source>
        <translation>«%1» no es un jugador: diga home:7 o away:7, según su dorsal.</translation>
    </message>
    <message>
        <source>Nobody who could play has the shirt &quot;%1&quot;.</source>
        <translation>Nadie que pudiera jugar lleva el dorsal «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no injury; there are %2.</source>
        <translation>«%1» no es una lesión; hay %2.</translation>
    </message>
    <message>
        <source>--%1 needs two whole numbers: 12000:9000.</source>
        <translation>--%1 necesita dos números enteros: 12000:9000.</translation>
    </message>
    <message>
        <source>Touchdowns are whole numbers up to %1.</source>
        <translation>Los touchdowns son números enteros hasta %1.</translation>
    </message>
    <message>
        <source>More scorers are named than touchdowns were scored.</source>
        <translation>Se nombran más anotadores que touchdowns hubo.</translation>
    </message>
    <message>
        <source>--%1 is home or away.</source>
        <translation>--%1 es home o away.</translation>
    </message>
    <message>
        <source>The match was played without Dugout and changes both teams as any other: what follows it is asked next.</source>
        <translation>El encuentro se jugó sin Dugout y cambia a ambos equipos como cualquier otro: a continuación se pregunta lo que le sigue.</translation>
    </message>
    <message>
        <source>Who scored a touchdown, by his shirt.</source>
        <translation>Quién anotó un touchdown, según su dorsal.</translation>
    </message>
    <message>
        <source>Who threw a completion.</source>
        <translation>Quién lanzó un pase completo.</translation>
    </message>
    <message>
        <source>Who intercepted.</source>
        <translation>Quién interceptó.</translation>
    </message>
    <message>
        <source>Who was hurt, how, and who is credited with it: away:3=broken-ribs=home:5; or healed: away:3=saved.</source>
        <translation>Quién se lesionó, cómo y quién se lo anota: away:3=broken-ribs=home:5; o curado: away:3=saved.</translation>
    </message>
    <message>
        <source>The fans of both sides.</source>
        <translation>Los hinchas de ambos equipos.</translation>
    </message>
    <message>
        <source>Gold that both took from their treasuries for the match.</source>
        <translation>Oro que ambos sacaron de su tesorería para el encuentro.</translation>
    </message>
    <message>
        <source>Which side conceded: home or away.</source>
        <translation>Qué equipo se rindió: home o away.</translation>
    </message>
    <message>
        <source>The match is kept as %1.</source>
        <translation>El encuentro se guarda como %1.</translation>
    </message>
    <message>
        <source>This match has no stadium to name.</source>
        <translation>Este encuentro no tiene estadio que nombrar.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no stadium of this match; there are %2.</source>
        <translation>«%1» no es un estadio de este encuentro; hay %2.</translation>
    </message>
    <message>
        <source>Where it was played, by rules with stadiums: home, away, or what is special about it, such as enclosed-pitch.</source>
        <translation>Dónde se jugó, con reglas que tienen estadios: home, away o lo especial de él, como enclosed-pitch.</translation>
    </message>
</context>
<context>
    <name>LeaguePreview</name>
    <message>
        <source>%1, round %2: %3 instead of %4.</source>
        <translation>%1, ronda %2: %3 en vez de %4.</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <translation>%1: %2 en vez de %3.</translation>
    </message>
    <message>
        <source>It is given already: change it by hand.</source>
        <translation>Ya está entregado: cámbielo a mano.</translation>
    </message>
    <message>
        <source>%1 by %2: %3 instead of %4.</source>
        <translation>%1 según %2: %3 en vez de %4.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>ningún partido</translation>
    </message>
    <message numerus="yes">
        <source>And %n more change(s).</source>
        <translation>
            <numerusform>Y %n cambio más.</numerusform>
            <numerusform>Y %n cambios más.</numerusform>
        </translation>
    </message>
    <message>
        <source>no rating</source>
        <translation>sin puntuación</translation>
    </message>
    <message>
        <source>%1: who goes on would not be decided; what is drawn stays.</source>
        <translation>%1: no estaría decidido quién pasa; lo sorteado se queda.</translation>
    </message>
    <message>
        <source>%1: %2 would go on instead of %3; what is drawn stays.</source>
        <translation>%1: pasaría %2 en vez de %3; lo sorteado se queda.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who, and what changes for him</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>value %1 instead of %2</source>
        <translation>valor %1 en vez de %2</translation>
    </message>
    <message>
        <source>treasury %1 instead of %2</source>
        <translation>tesorería %1 en vez de %2</translation>
    </message>
    <message>
        <source>fan factor %1 instead of %2</source>
        <translation>factor de hinchas %1 en vez de %2</translation>
    </message>
    <message>
        <source>place %1 instead of %2</source>
        <translation>puesto %1 en vez de %2</translation>
    </message>
    <message>
        <source>points %1 instead of %2</source>
        <translation>puntos %1 en vez de %2</translation>
    </message>
</context>
<context>
    <name>LeaguePrintCommand</name>
    <message>
        <source>There is no sheet &quot;%1&quot;; there are %2.</source>
        <translation>No hay ninguna hoja «%1»; hay %2.</translation>
    </message>
    <message>
        <source>--round needs a whole number from 1 on.</source>
        <translation>--round necesita un número entero a partir de 1.</translation>
    </message>
    <message>
        <source>Writes tables, signs, slips and certificates of a league as PDF.</source>
        <translation>Escribe en PDF tablas, letreros, hojas y diplomas de una liga.</translation>
    </message>
    <message>
        <source>The round; all of them, or the last one for signs and slips, when left out.</source>
        <translation>La ronda; si no se indica, todas, o la última para letreros y hojas.</translation>
    </message>
    <message>
        <source>What to print: standings, fixtures, cross-table, rounds, signs, slips, certificates or rules.</source>
        <translation>Qué imprimir: standings, fixtures, cross-table, rounds, signs (carteles de mesa), slips (hojas de resultado), certificates (diplomas) o rules (reglas de la liga).</translation>
    </message>
</context>
<context>
    <name>LeaguePrints</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <source>Round sheets</source>
        <translation>Hojas de ronda</translation>
    </message>
    <message>
        <source>Table signs</source>
        <translation>Letreros de mesa</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Hojas de resultado</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Diplomas</translation>
    </message>
    <message>
        <source>What the rules change</source>
        <translation>Qué cambian las reglas</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Encuentros</translation>
    </message>
</context>
<context>
    <name>LeagueRandomCommand</name>
    <message>
        <source>Team %1</source>
        <translation>Equipo %1</translation>
    </message>
    <message>
        <source>Coach %1</source>
        <translation>Entrenador %1</translation>
    </message>
    <message>
        <source>bye: %1</source>
        <translation>descansa: %1</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronda %1: %2</translation>
    </message>
    <message>
        <source>swiss, round-robin, knock-out or groups.</source>
        <translation>swiss (suizo), round-robin (liguilla), knock-out (eliminatoria) o groups (grupos).</translation>
    </message>
    <message>
        <source>How many teams, up to 256.</source>
        <translation>Cuántos equipos, hasta 256.</translation>
    </message>
    <message>
        <source>At most so many rounds; as many as the format needs when left out.</source>
        <translation>Como mucho tantas rondas; sin esta opción, las que pida el formato.</translation>
    </message>
    <message>
        <source>The seed of the lot and the results.</source>
        <translation>La semilla del sorteo y de los resultados.</translation>
    </message>
    <message>
        <source>Plays every match and what follows it with teams that develop, instead of drawing results by lot.</source>
        <translation>Juega cada partido y lo que le sigue con equipos que progresan, en lugar de sortear los resultados.</translation>
    </message>
    <message>
        <source>The edition for --full, as in `dugout rules list`.</source>
        <translation>La edición para --full, como en `dugout rules list`.</translation>
    </message>
    <message>
        <source>Draws a competition and plays it by chance.</source>
        <translation>Sortea una competición y la juega al azar.</translation>
    </message>
    <message>
        <source>--format is one of %1; --teams needs a number from 2 to %2, --rounds one from 1 to %3, --seed a whole number.</source>
        <translation>--format es uno de %1; --teams necesita un número de 2 a %2, --rounds uno de 1 a %3 y --seed un número entero.</translation>
    </message>
</context>
<context>
    <name>LeagueReading</name>
    <message>
        <source>The column &quot;%1&quot; is not taken.</source>
        <translation>La columna «%1» no se toma.</translation>
    </message>
    <message>
        <source>A match that is not played.</source>
        <translation>Un partido sin jugar.</translation>
    </message>
    <message>
        <source>A table has at most %1 lines.</source>
        <translation>Una tabla tiene como máximo %1 líneas.</translation>
    </message>
    <message numerus="yes">
        <source>(%n time(s))</source>
        <translation>
            <numerusform>(%n vez)</numerusform>
            <numerusform>(%n veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>There are neither entrants nor results in this file.</source>
        <translation>En este archivo no hay ni participantes ni resultados.</translation>
    </message>
    <message>
        <source>An entrant without a name.</source>
        <translation>Un participante sin nombre.</translation>
    </message>
    <message>
        <source>An entrant of the same name stands there already.</source>
        <translation>Ya hay un participante con ese nombre.</translation>
    </message>
    <message>
        <source>More than %1 entrants.</source>
        <translation>Más de %1 participantes.</translation>
    </message>
    <message>
        <source>This is no file of entrants or results that Dugout knows; it knows %1.</source>
        <translation>Este no es un archivo de participantes o resultados que Dugout conozca; conoce %1.</translation>
    </message>
    <message>
        <source>A match without two sides.</source>
        <translation>Un partido sin dos bandos.</translation>
    </message>
    <message>
        <source>A result that cannot be.</source>
        <translation>Un resultado imposible.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not taken.</source>
        <translation>«%1» no se toma.</translation>
    </message>
    <message>
        <source>A coach who no longer plays is taken as one who does.</source>
        <translation>Un entrenador que ya no juega se toma como uno que juega.</translation>
    </message>
    <message>
        <source>More than %1 rounds.</source>
        <translation>Más de %1 rondas.</translation>
    </message>
    <message>
        <source>The count &quot;%1&quot; is not taken.</source>
        <translation>El recuento «%1» no se toma.</translation>
    </message>
    <message>
        <source>A match of somebody who does not take part.</source>
        <translation>Un partido de alguien que no participa.</translation>
    </message>
    <message>
        <source>Events besides touchdowns, casualties and giving up.</source>
        <translation>Sucesos que no son touchdowns, lesiones ni abandonos.</translation>
    </message>
</context>
<context>
    <name>LeagueRecordsCommand</name>
    <message>
        <source>Only this season.</source>
        <translation>Solo esta temporada.</translation>
    </message>
    <message>
        <source>Only this division.</source>
        <translation>Solo esta división.</translation>
    </message>
    <message>
        <source>Only teams of this roster.</source>
        <translation>Solo equipos de esta lista.</translation>
    </message>
    <message>
        <source>Shows what was won, drawn and lost, with form and streaks.</source>
        <translation>Muestra lo ganado, empatado y perdido, con la forma y las rachas.</translation>
    </message>
    <message>
        <source>Whose records: %1.</source>
        <translation>De quién son los balances: %1.</translation>
    </message>
    <message>
        <source>--by is one of %1.</source>
        <translation>--by es uno de %1.</translation>
    </message>
    <message>
        <source>Rates the coaches, with each race apart.</source>
        <translation>Puntúa a los entrenadores, cada raza por separado.</translation>
    </message>
    <message>
        <source>How: %1.</source>
        <translation>Cómo: %1.</translation>
    </message>
    <message>
        <source>One rating for all races.</source>
        <translation>Una sola puntuación para todas las razas.</translation>
    </message>
    <message>
        <source>--system is one of %1.</source>
        <translation>--system es uno de %1.</translation>
    </message>
    <message>
        <source>Shows who won what: the hall of fame, or with --prizes the trophy cabinet.</source>
        <translation>Muestra quién ganó qué: el salón de la fama o, con --prizes, la vitrina de trofeos.</translation>
    </message>
    <message>
        <source>The prizes that were given.</source>
        <translation>Los premios que se entregaron.</translation>
    </message>
    <message>
        <source>Only of this team.</source>
        <translation>Solo de este equipo.</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
</context>
<context>
    <name>LeagueResultCommand</name>
    <message>
        <source>The team that plays at home.</source>
        <translation>El equipo que juega en casa.</translation>
    </message>
    <message>
        <source>The other one.</source>
        <translation>El otro.</translation>
    </message>
    <message>
        <source>The round, where they meet more than once.</source>
        <translation>La ronda, si se enfrentan más de una vez.</translation>
    </message>
    <message>
        <source>Enters a result from paper, or another one instead.</source>
        <translation>Anota un resultado en papel, u otro en su lugar.</translation>
    </message>
    <message>
        <source>Touchdowns of the home side.</source>
        <translation>Touchdowns del equipo local.</translation>
    </message>
    <message>
        <source>Touchdowns of the other.</source>
        <translation>Touchdowns del otro.</translation>
    </message>
    <message>
        <source>Casualties the home side caused.</source>
        <translation>Lesiones que causó el equipo local.</translation>
    </message>
    <message>
        <source>Casualties the other caused.</source>
        <translation>Lesiones que causó el otro.</translation>
    </message>
    <message>
        <source>home or away, where the score does not say it.</source>
        <translation>home o away, si el marcador no lo dice.</translation>
    </message>
    <message>
        <source>A count of the league&apos;s own, for both sides: completions=3:1.</source>
        <translation>Una cuenta propia de la liga, para ambos: completions=3:1.</translation>
    </message>
    <message>
        <source>Touchdowns, casualties and columns are whole numbers.</source>
        <translation>Touchdowns, lesiones y columnas son números enteros.</translation>
    </message>
    <message>
        <source>The winner is home or away.</source>
        <translation>El ganador es home o away.</translation>
    </message>
    <message>
        <source>Awards a match that nobody plays: a walk-over to one side, or a double forfeit to nobody.</source>
        <translation>Adjudica un encuentro que nadie juega: a un equipo por incomparecencia, o a nadie.</translation>
    </message>
    <message>
        <source>home, away or nobody.</source>
        <translation>home, away o nobody.</translation>
    </message>
    <message>
        <source>The side is home, away or nobody.</source>
        <translation>El equipo es home, away o nobody.</translation>
    </message>
    <message>
        <source>Starts the match of a fixture; &quot;dugout match&quot; plays it, and its result comes back by itself.</source>
        <translation>Empieza el encuentro de un emparejamiento; «dugout match» lo juega y su resultado vuelve por sí solo.</translation>
    </message>
    <message>
        <source>Only says what would change: teams, tables, later pairings, prizes and ratings.</source>
        <translation>Solo dice qué cambiaría: equipos, clasificaciones, emparejamientos posteriores, premios y puntuaciones.</translation>
    </message>
    <message>
        <source>--%1 needs --paper.</source>
        <translation>--%1 necesita --paper.</translation>
    </message>
    <message>
        <source>It was played without Dugout: the match asks for its slip and what follows the whistle.</source>
        <translation>Se jugó sin Dugout: el encuentro pide su hoja y lo que sigue al pitido final.</translation>
    </message>
    <message>
        <source>Say the touchdowns of both, or the games of a skirmish with --game.</source>
        <translation>Indique los touchdowns de ambos o, con --game, las partidas de una escaramuza.</translation>
    </message>
    <message>
        <source>Name the warbands of home and away with --warbands, such as %1.</source>
        <translation>Indique las bandas de local y visitante con --warbands, por ejemplo %1.</translation>
    </message>
    <message>
        <source>Of a skirmish, the warbands of home and away with a comma between; &quot;dugout skirmish&quot; plays it.</source>
        <translation>De una escaramuza, las bandas de local y visitante con una coma en medio; &quot;dugout skirmish&quot; la juega.</translation>
    </message>
    <message>
        <source>What a match from paper changes is known once what follows it is answered: --preview goes without --paper.</source>
        <translation>Lo que cambia un encuentro desde papel solo se sabe cuando se ha respondido a lo que le sigue: --preview va sin --paper.</translation>
    </message>
</context>
<context>
    <name>LeagueRolesCommand</name>
    <message>
        <source>The name somebody logs in with at the server.</source>
        <translation>El nombre con el que alguien entra en el servidor.</translation>
    </message>
    <message>
        <source>Lists who may do what in a shared league.</source>
        <translation>Enumera quién puede hacer qué en una liga compartida.</translation>
    </message>
    <message>
        <source>Lets somebody into a shared league.</source>
        <translation>Da entrada a alguien en una liga compartida.</translation>
    </message>
    <message>
        <source>commissioner, coach or reader.</source>
        <translation>commissioner (comisario), coach (entrenador) o reader (lector).</translation>
    </message>
    <message>
        <source>A team that is his; may be said several times.</source>
        <translation>Un equipo suyo; puede repetirse.</translation>
    </message>
    <message>
        <source>Somebody is commissioner, coach or reader.</source>
        <translation>Se es commissioner, coach o reader.</translation>
    </message>
    <message>
        <source>Sends somebody away from a shared league, at once.</source>
        <translation>Saca a alguien de una liga compartida, al instante.</translation>
    </message>
    <message>
        <source>postgresql://user@host/database, without a password.</source>
        <translation>postgresql://usuario@equipo/base, sin contraseña.</translation>
    </message>
    <message>
        <source>Who may bring leagues there; may be said several times.</source>
        <translation>Quién puede llevar ligas allí; puede repetirse.</translation>
    </message>
    <message>
        <source>Who gets a login; may be said several times.</source>
        <translation>Quién recibe un acceso; puede repetirse.</translation>
    </message>
    <message>
        <source>The file to write instead of standard output.</source>
        <translation>El archivo que se escribe en lugar de la salida estándar.</translation>
    </message>
    <message>
        <source>lists who may do what</source>
        <translation>enumera quién puede hacer qué</translation>
    </message>
    <message>
        <source>lets somebody in</source>
        <translation>da entrada a alguien</translation>
    </message>
    <message>
        <source>sends somebody away</source>
        <translation>saca a alguien</translation>
    </message>
    <message>
        <source>writes SQL for an administrator</source>
        <translation>escribe SQL para un administrador</translation>
    </message>
    <message>
        <source>Prepares a server for this Dugout, or prepares it anew after an older one; leagues there stay as they are.</source>
        <translation>Prepara un servidor para este Dugout, o lo prepara de nuevo tras uno anterior; las ligas que tiene quedan como están.</translation>
    </message>
    <message>
        <source>Writes the SQL with which an administrator prepares a server, or prepares it anew, to be read before it is run.</source>
        <translation>Escribe el SQL con el que un administrador prepara un servidor, o lo prepara de nuevo, para leerlo antes de ejecutarlo.</translation>
    </message>
    <message>
        <source>prepares a server, or anew</source>
        <translation>prepara un servidor, también de nuevo</translation>
    </message>
</context>
<context>
    <name>LeagueSeasonCommand</name>
    <message>
        <source>--%1 needs a whole number from 1 on.</source>
        <translation>--%1 necesita un número entero desde 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no format; there are groups, %2.</source>
        <translation>«%1» no es ningún formato; hay groups, %2.</translation>
    </message>
    <message>
        <source>--qualify-by is one of %1.</source>
        <translation>--qualify-by es uno de %1.</translation>
    </message>
    <message>
        <source>Begins and ends seasons and announces their competitions; without options, lists them.</source>
        <translation>Empieza y termina temporadas y anuncia sus competiciones; sin opciones, las enumera.</translation>
    </message>
    <message>
        <source>Begins a season of this name.</source>
        <translation>Empieza una temporada con este nombre.</translation>
    </message>
    <message>
        <source>Ends the season that is played.</source>
        <translation>Termina la temporada en curso.</translation>
    </message>
    <message>
        <source>Announces a competition of this name; it is called like the season otherwise.</source>
        <translation>Anuncia una competición con este nombre; si no, se llama como la temporada.</translation>
    </message>
    <message>
        <source>How it is played: groups, %1.</source>
        <translation>Cómo se juega: groups, %1.</translation>
    </message>
    <message>
        <source>How many rounds a Swiss has.</source>
        <translation>Cuántas rondas tiene un suizo.</translation>
    </message>
    <message>
        <source>How often everybody meets everybody.</source>
        <translation>Cuántas veces juega cada uno contra cada uno.</translation>
    </message>
    <message>
        <source>Into how many it is divided.</source>
        <translation>En cuántas se divide.</translation>
    </message>
    <message>
        <source>How many, of each division, play off afterwards.</source>
        <translation>Cuántos de cada división juegan después la fase final.</translation>
    </message>
    <message>
        <source>What decides who plays off: %1.</source>
        <translation>Qué decide quién juega la fase final: %1.</translation>
    </message>
    <message>
        <source>How many games decide a tie.</source>
        <translation>Cuántos encuentros deciden una eliminatoria.</translation>
    </message>
    <message>
        <source>The losers of the semi-finals meet.</source>
        <translation>Los perdedores de las semifinales se enfrentan.</translation>
    </message>
    <message>
        <source>Points for each match: 3-1-0, 5-3-1 or a formula.</source>
        <translation>Puntos por encuentro: 3-1-0, 5-3-1 o una fórmula.</translation>
    </message>
    <message>
        <source>Further words the formula may use: completions, interceptions, kills, or columns of your own.</source>
        <translation>Otras palabras para la fórmula: completions, interceptions, kills o columnas propias.</translation>
    </message>
    <message>
        <source>What decides between equal points: %1.</source>
        <translation>Qué decide a igualdad de puntos: %1.</translation>
    </message>
    <message>
        <source>Teams come back as registered after every match.</source>
        <translation>Los equipos vuelven tras cada encuentro como se inscribieron.</translation>
    </message>
    <message>
        <source>Every team of the league takes part.</source>
        <translation>Participan todos los equipos de la liga.</translation>
    </message>
    <message>
        <source>No earlier season has a competition &quot;%1&quot;.</source>
        <translation>Ninguna temporada anterior tiene una competición «%1».</translation>
    </message>
    <message>
        <source>The divisions of the last competition of that name play again, with so many going up and down.</source>
        <translation>Vuelven a jugar las divisiones de la última competición de ese nombre, y tantos suben y bajan.</translation>
    </message>
    <message>
        <source>--squad-points is one of %1.</source>
        <translation>--squad-points es uno de %1.</translation>
    </message>
    <message>
        <source>Every match has a winner, not only a knock-out&apos;s.</source>
        <translation>Todo encuentro tiene un ganador, no solo los de eliminatoria.</translation>
    </message>
    <message>
        <source>Squads of so many members meet, board by board; &quot;dugout league add --squad&quot; fills them.</source>
        <translation>Se enfrentan escuadras de tantos miembros, tablero a tablero; «dugout league add --squad» las completa.</translation>
    </message>
    <message>
        <source>What counts for a squad: meetings, which the one with more boards wins, or boards, added up.</source>
        <translation>Qué cuenta para una escuadra: meetings, que gana quien tiene más tableros, o boards, sumados.</translation>
    </message>
    <message>
        <source>without a competition</source>
        <translation>sin competición</translation>
    </message>
</context>
<context>
    <name>LeagueSeasonEndCommand</name>
    <message>
        <source>Says who has earned the prizes of the season: winners, wooden spoon, best of the hard teams, leaders; with --give it gives them.</source>
        <translation>Dice quién se ha ganado los premios de la temporada: ganadores, farolillo rojo, mejor de los equipos difíciles y líderes; con --give los entrega.</translation>
    </message>
    <message>
        <source>Gives all of them.</source>
        <translation>Los entrega todos.</translation>
    </message>
    <message>
        <source>Drafts a team anew between two seasons.</source>
        <translation>Vuelve a formar un equipo entre dos temporadas.</translation>
    </message>
    <message>
        <source>The name or id of the team.</source>
        <translation>El nombre o el identificador del equipo.</translation>
    </message>
    <message>
        <source>Gold that was raised between the seasons.</source>
        <translation>Oro reunido entre las temporadas.</translation>
    </message>
    <message>
        <source>Gold is a whole number.</source>
        <translation>El oro es un número entero.</translation>
    </message>
    <message>
        <source>Its star, sponsors, stadium and trophies stay; they end otherwise.</source>
        <translation>La estrella, los patrocinadores, el estadio y los trofeos se quedan; si no, terminan.</translation>
    </message>
    <message>
        <source>Whoever won a competition also holds its trophy until it is won anew, with what the rules give for that.</source>
        <translation>Quien ganó una competición tiene además su trofeo hasta que vuelva a ganarse, con lo que las reglas dan por él.</translation>
    </message>
    <message>
        <source>Gives this team a prize of your own instead.</source>
        <translation>Da a este equipo un premio propio en lugar de esos.</translation>
    </message>
    <message>
        <source>What your own prize is called.</source>
        <translation>Cómo se llama el premio propio.</translation>
    </message>
    <message>
        <source>What it is: honour, trophy, wizard for the next season, fan-factor or gold.</source>
        <translation>Qué es: honour (honor), trophy (trofeo), wizard (hechicero para la temporada siguiente), fan-factor (factor de hinchas) o gold (oro).</translation>
    </message>
    <message>
        <source>How much gold or fan factor.</source>
        <translation>Cuánto oro o factor de hinchas.</translation>
    </message>
    <message>
        <source>Who of the team has won it.</source>
        <translation>Quién del equipo lo ha ganado.</translation>
    </message>
    <message>
        <source>--as is one of %1, and --amount a whole number.</source>
        <translation>--as es uno de %1, y --amount un número entero.</translation>
    </message>
</context>
<context>
    <name>LeagueShareCommand</name>
    <message>
        <source>%1 would be moved: %2 lines of its journal, %3 teams, %4 matches with %5 lines.</source>
        <translation>Se llevaría %1: %2 líneas de su diario, %3 equipos, %4 partidos con %5 líneas.</translation>
    </message>
    <message>
        <source>%1 is at %2; both sides are the same.</source>
        <translation>%1 está en %2; ambos lados son iguales.</translation>
    </message>
    <message>
        <source>The code for coaches who join: %1</source>
        <translation>El código para los entrenadores que se unan: %1</translation>
    </message>
    <message>
        <source>Here it is only read until --let-go.</source>
        <translation>Aquí solo se lee hasta --let-go.</translation>
    </message>
    <message>
        <source>Moves a league to a PostgreSQL server in one piece, and compares both sides.</source>
        <translation>Lleva una liga entera a un servidor PostgreSQL y compara ambos lados.</translation>
    </message>
    <message>
        <source>postgresql://user@host/database, without a password; left out to go on with what was begun.</source>
        <translation>postgresql://usuario@equipo/base, sin contraseña; si se omite, continúa lo empezado.</translation>
    </message>
    <message>
        <source>The name to log in with.</source>
        <translation>El nombre con el que se entra.</translation>
    </message>
    <message>
        <source>Says what would be moved, and moves nothing.</source>
        <translation>Dice qué se llevaría y no lleva nada.</translation>
    </message>
    <message>
        <source>Lets the copy here go: from now on the league is worked on here and kept there.</source>
        <translation>Suelta la copia de aquí: desde ahora se trabaja aquí y se guarda allí.</translation>
    </message>
    <message>
        <source>The file with the address, for coaches who join.</source>
        <translation>El archivo con la dirección, para los entrenadores que se unan.</translation>
    </message>
    <message>
        <source>Joins a league that is shared on a server.</source>
        <translation>Se une a una liga compartida en un servidor.</translation>
    </message>
    <message>
        <source>postgresql://user@host/database without a password, the file with it, or the code of a slip.</source>
        <translation>postgresql://usuario@equipo/base sin contraseña, el archivo que la contiene o el código de un papel.</translation>
    </message>
    <message>
        <source>The name or id of the league, where several are there.</source>
        <translation>El nombre o id de la liga, si hay varias.</translation>
    </message>
    <message>
        <source>Takes the league&apos;s teams where this machine keeps other ones under the same id.</source>
        <translation>Toma los equipos de la liga donde este ordenador informático guarda otros con el mismo id.</translation>
    </message>
    <message>
        <source>Joined %1 as %2.</source>
        <translation>Unido a %1 como %2.</translation>
    </message>
    <message>
        <source>Takes a shared league off this machine; its teams and matches stay.</source>
        <translation>Quita de este ordenador una liga compartida; sus equipos y partidos se quedan.</translation>
    </message>
    <message>
        <source>Takes the whole league home instead: here it is worked on, on the server it can only be read.</source>
        <translation>En su lugar trae la liga entera a casa: aquí se trabaja con ella, en el servidor solo se puede leer.</translation>
    </message>
    <message>
        <source>The league is home; both sides were the same.</source>
        <translation>La liga está en casa; ambos lados eran iguales.</translation>
    </message>
    <message>
        <source>The league is not on this machine any more.</source>
        <translation>La liga ya no está en este ordenador.</translation>
    </message>
    <message>
        <source>The league is worked on here alone, as it was last seen.</source>
        <translation>La liga se lleva solo aquí, como se vio por última vez.</translation>
    </message>
    <message>
        <source>Where its server is gone for good: what was last seen of the league is worked on here again, and nothing waits any more.</source>
        <translation>Si su servidor se ha perdido para siempre: lo último que se vio de la liga vuelve a llevarse aquí y ya nada espera.</translation>
    </message>
    <message>
        <source>&quot;dugout league deliver&quot; does it.</source>
        <translation>«dugout league deliver» la hace.</translation>
    </message>
    <message>
        <source>--replace takes the league&apos;s.</source>
        <translation>--replace toma el de la liga.</translation>
    </message>
</context>
<context>
    <name>LeagueSheets</name>
    <message>
        <source>Nothing of this is published yet.</source>
        <translation>Aún no hay nada de esto publicado.</translation>
    </message>
    <message>
        <source>There is no such round, or it is not published.</source>
        <translation>No hay tal ronda o no está publicada.</translation>
    </message>
    <message>
        <source>Nobody has won anything here yet.</source>
        <translation>Aquí nadie ha ganado nada todavía.</translation>
    </message>
</context>
<context>
    <name>LeagueSignCommand</name>
    <message>
        <source>The team that plays at home.</source>
        <translation>El equipo que juega en casa.</translation>
    </message>
    <message>
        <source>The other one.</source>
        <translation>El otro.</translation>
    </message>
    <message>
        <source>Whose coach signs: home or away.</source>
        <translation>Qué entrenador firma: home (local) o away (visitante).</translation>
    </message>
    <message>
        <source>The round, where they meet more than once.</source>
        <translation>La ronda, si se enfrentan más de una vez.</translation>
    </message>
    <message>
        <source>The side is home or away.</source>
        <translation>El bando es home o away.</translation>
    </message>
    <message>
        <source>Does not stand by it instead, and says why.</source>
        <translation>En su lugar no lo da por bueno y dice por qué.</translation>
    </message>
    <message>
        <source>Only a result that came from a match and that the coach has not signed is disputed, with a few words that say why.</source>
        <translation>Solo se impugna un resultado que vino de un partido y que el entrenador no ha firmado, con unas palabras que digan por qué.</translation>
    </message>
    <message>
        <source>%1, round %2: %3 · to be signed by %4</source>
        <translation>%1, ronda %2: %3 · por firmar: %4</translation>
    </message>
    <message>
        <source>A coach stands by the result of a match; without one, lists what waits for signatures.</source>
        <translation>Un entrenador da por bueno el resultado de un partido; sin partido, enumera lo que espera firmas.</translation>
    </message>
</context>
<context>
    <name>LeagueSite</name>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Balances</translation>
    </message>
    <message>
        <source>To the content</source>
        <translation>Ir al contenido</translation>
    </message>
    <message>
        <source>Made with Dugout on %1.</source>
        <translation>Hecho con Dugout el %1.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The first season has not begun yet.</source>
        <translation>La primera temporada aún no ha comenzado.</translation>
    </message>
    <message>
        <source>Earlier seasons</source>
        <translation>Temporadas anteriores</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Vencedor: %1</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Todas las rondas</translation>
    </message>
    <message>
        <source>Next fixtures</source>
        <translation>Próximos encuentros</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Rondas: %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Aún no se ha publicado ninguna ronda.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>There is nothing to count yet.</source>
        <translation>Aún no hay nada que contar.</translation>
    </message>
    <message>
        <source>Played now</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>No match is being played now.</source>
        <translation>Ahora no se juega ningún partido.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Visitante</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>In every match</source>
        <translation>En todos los encuentros</translation>
    </message>
</context>
<context>
    <name>LeagueSiteCommand</name>
    <message>
        <source>Writes a league as a web site in three languages.</source>
        <translation>Escribe una liga como sitio web en tres idiomas.</translation>
    </message>
    <message>
        <source>The folder to write.</source>
        <translation>La carpeta que se escribe.</translation>
    </message>
    <message>
        <source>--out FOLDER is missing.</source>
        <translation>Falta --out CARPETA.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n archivo escrito en %1.</numerusform>
            <numerusform>%n archivos escritos en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeagueTableCommand</name>
    <message>
        <source>A file of results has at most %1 lines.</source>
        <translation>Un archivo de resultados tiene como mucho %1 líneas.</translation>
    </message>
    <message>
        <source>There is no team &quot;%1&quot; in these results.</source>
        <translation>No hay ningún equipo «%1» en estos resultados.</translation>
    </message>
    <message>
        <source>Reckons the standings of a file of results.</source>
        <translation>Calcula la clasificación de un archivo de resultados.</translation>
    </message>
    <message>
        <source>The results as CSV, with the columns round, home, away, td, tdAgainst, cas, casAgainst; without an away side it is a bye.</source>
        <translation>Los resultados en CSV, con las columnas round, home, away, td, tdAgainst, cas y casAgainst; sin visitante es un descanso.</translation>
    </message>
    <message>
        <source>Says why this team stands where it stands.</source>
        <translation>Dice por qué este equipo ocupa su puesto.</translation>
    </message>
</context>
<context>
    <name>LeagueTableWords</name>
    <message>
        <source>P</source>
        <comment>matches played</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>W</source>
        <comment>matches won</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>D</source>
        <comment>matches drawn</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatados</translation>
    </message>
    <message>
        <source>L</source>
        <comment>matches lost</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
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
        <translation>LES</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points of a table</comment>
        <translation>Pts.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <source>At home \ away</source>
        <translation>Local \ visitante</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Visitante</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>hasta el %1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidos</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Competición</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Valor de equipo</translation>
    </message>
    <message>
        <source> (retired)</source>
        <translation> (retirado)</translation>
    </message>
    <message>
        <source> (left)</source>
        <translation> (se fue)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Cemetery</source>
        <translation>Cementerio</translation>
    </message>
    <message>
        <source>Records of the teams</source>
        <translation>Balances de los equipos</translation>
    </message>
    <message>
        <source>Records of the coaches</source>
        <translation>Balances de los entrenadores</translation>
    </message>
    <message>
        <source>Records of the races</source>
        <translation>Balances de las razas</translation>
    </message>
    <message>
        <source>Race against race</source>
        <translation>Raza contra raza</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n ganado</numerusform>
            <numerusform>%n ganados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n perdido</numerusform>
            <numerusform>%n perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Trophies and prizes</source>
        <translation>Trofeos y premios</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>where it is played</comment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>with a number, to play at</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>H2H</source>
        <comment>head to head</comment>
        <translation>Dir.</translation>
    </message>
    <message>
        <source>W %</source>
        <comment>ratio of wins</comment>
        <translation>G %</translation>
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
        <translation>LES ±</translation>
    </message>
    <message>
        <source>CAS +</source>
        <translation>LES +</translation>
    </message>
    <message>
        <source>TD+CAS ±</source>
        <translation>TD+LES ±</translation>
    </message>
    <message>
        <source>Opp.</source>
        <comment>points of the opponents</comment>
        <translation>Rival.</translation>
    </message>
    <message>
        <source>TV</source>
        <comment>team value</comment>
        <translation>VE</translation>
    </message>
    <message>
        <source>FF</source>
        <comment>fan factor</comment>
        <translation>FF</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>Games ±</source>
        <translation>Partidas ±</translation>
    </message>
    <message>
        <source>Games +</source>
        <translation>Partidas +</translation>
    </message>
    <message>
        <source>Glory ±</source>
        <translation>Gloria ±</translation>
    </message>
    <message>
        <source>Glory +</source>
        <translation>Gloria +</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Tercer puesto</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>División</translation>
    </message>
    <message>
        <source>Team rating</source>
        <translation>Valoración de equipo</translation>
    </message>
</context>
<context>
    <name>LeagueTables</name>
    <message>
        <source>%1 does not take part in this competition.</source>
        <translation>%1 no participa en esta competición.</translation>
    </message>
</context>
<context>
    <name>LeagueTeamsCommand</name>
    <message>
        <source>Registers a kept team with a league, and enters it in the competition that is open.</source>
        <translation>Inscribe un equipo guardado en una liga y en la competición abierta.</translation>
    </message>
    <message>
        <source>The name or id of a kept team.</source>
        <translation>El nombre o el identificador de un equipo guardado.</translation>
    </message>
    <message>
        <source>The team is kept on paper only; TEAM is its name.</source>
        <translation>El equipo solo existe en papel; EQUIPO es su nombre.</translation>
    </message>
    <message>
        <source>The coach of a team on paper.</source>
        <translation>El entrenador de un equipo en papel.</translation>
    </message>
    <message>
        <source>The club, whose members are kept apart in round one.</source>
        <translation>El club, cuyos miembros no se enfrentan en la primera ronda.</translation>
    </message>
    <message>
        <source>The division it plays in.</source>
        <translation>La división en la que juega.</translation>
    </message>
    <message>
        <source>Its seed; 1 is the best.</source>
        <translation>Su cabeza de serie; 1 es el mejor.</translation>
    </message>
    <message>
        <source>The name or id of a team of the league.</source>
        <translation>El nombre o el identificador de un equipo de la liga.</translation>
    </message>
    <message>
        <source>What becomes of its results: kept, voided or awarded to the opponents.</source>
        <translation>Qué pasa con sus resultados: kept (quedan), voided (anulados) o awarded (adjudicados a los rivales).</translation>
    </message>
    <message>
        <source>The team will never play again.</source>
        <translation>El equipo no volverá a jugar.</translation>
    </message>
    <message>
        <source>Results are kept, voided or awarded.</source>
        <translation>Los resultados son kept, voided o awarded.</translation>
    </message>
    <message>
        <source>There is no roster &quot;%1&quot; in this edition.</source>
        <translation>En esta edición no hay ninguna lista «%1».</translation>
    </message>
    <message>
        <source>The race of a team on paper, or the band.</source>
        <translation>La raza de un equipo en papel, o la banda.</translation>
    </message>
    <message>
        <source>The squad it plays for.</source>
        <translation>La escuadra para la que juega.</translation>
    </message>
    <message>
        <source>What it buys for all its matches, where teams come back as registered; see league inducements.</source>
        <translation>Lo que compra para todos sus encuentros, donde los equipos vuelven como se inscribieron; véase league inducements.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ya está.</translation>
    </message>
    <message>
        <source>Lets a team leave a league; without a team, puts the league into the bin.</source>
        <translation>Hace que un equipo deje una liga; sin equipo, pone la liga en la papelera.</translation>
    </message>
    <message>
        <source>Its matches go too, and its teams that play nowhere else.</source>
        <translation>Se van también sus encuentros y los equipos que no juegan en otro sitio.</translation>
    </message>
</context>
<context>
    <name>LeagueWords</name>
    <message>
        <source>bye</source>
        <translation>descanso</translation>
    </message>
    <message>
        <source>double forfeit</source>
        <translation>incomparecencia doble</translation>
    </message>
    <message>
        <source>%1 (forfeit)</source>
        <translation>%1 (incomparecencia)</translation>
    </message>
    <message>
        <source>%1 (awarded)</source>
        <translation>%1 (adjudicado)</translation>
    </message>
    <message>
        <source>%1 (home wins)</source>
        <translation>%1 (gana el local)</translation>
    </message>
    <message>
        <source>%1 (away wins)</source>
        <translation>%1 (gana el visitante)</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Muertes causadas</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Pases completos</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Intercepciones</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Mejor jugador (MJE)</translation>
    </message>
    <message>
        <source>Star player points</source>
        <translation>Puntos de estrellato</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Fase %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Semifinales</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Cuartos de final</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Los últimos %1</translation>
    </message>
    <message>
        <source>P</source>
        <comment>played, short</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won, one letter</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn, one letter</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatados</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost, one letter</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>TD</source>
        <comment>touchdowns, short</comment>
        <translation>TD</translation>
    </message>
    <message>
        <source>Cas</source>
        <comment>casualties, short</comment>
        <translation>Les.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Pts.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>The last matches, the newest last</source>
        <translation>Los últimos encuentros, el más reciente al final</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>En casa</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fijado</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>amistoso</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>se está jugando</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>firmado</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Visitante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Cuándo y dónde</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Valor de equipo</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Hinchas</translation>
    </message>
    <message>
        <source>Fan factor</source>
        <translation>Factor de hinchas</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesorería</translation>
    </message>
    <message>
        <source>of older rules</source>
        <translation>de reglas anteriores</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>en papel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Wins or losses running</source>
        <translation>Victorias o derrotas seguidas</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n victoria</numerusform>
            <numerusform>%n victorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n derrota</numerusform>
            <numerusform>%n derrotas</numerusform>
        </translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Sistema suizo</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminatorias</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escalera de retos</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Juego libre</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>left</source>
        <translation>se ha ido</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Amistoso</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Eliminatoria</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Semifinal</translation>
    </message>
    <message>
        <source>drawn, not published</source>
        <translation>sorteada, sin publicar</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>%1: bye</source>
        <translation>%1: descansa</translation>
    </message>
    <message>
        <source>nobody came</source>
        <translation>no se presentó nadie</translation>
    </message>
    <message>
        <source>walk-over, away</source>
        <translation>gana el visitante sin jugar</translation>
    </message>
    <message>
        <source>walk-over, home</source>
        <translation>gana el local sin jugar</translation>
    </message>
    <message>
        <source>%1 – %2, awarded</source>
        <translation>%1 – %2, adjudicado</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>mesa %1</translation>
    </message>
    <message>
        <source>H2H</source>
        <comment>head-to-head, short</comment>
        <translation>Directo</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Win %</source>
        <comment>win ratio, short</comment>
        <translation>% vict.</translation>
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
        <translation>Les. ±</translation>
    </message>
    <message>
        <source>Cas +</source>
        <comment>number of casualties, short</comment>
        <translation>Les. +</translation>
    </message>
    <message>
        <source>Sum ±</source>
        <comment>sum of both differences, short</comment>
        <translation>Suma ±</translation>
    </message>
    <message>
        <source>Opp.</source>
        <comment>sum of the opponents&apos; points, short</comment>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>S-B</source>
        <comment>Sonneborn-Berger, short</comment>
        <translation>S-B</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>Places gained or lost with the last round</source>
        <translation>Puestos ganados o perdidos con la última ronda</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>week %1</source>
        <translation>semana %1</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>How unsure it is</source>
        <translation>Lo insegura que es</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>What the last match changed</source>
        <translation>Lo que cambió el último encuentro</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Competición</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>longest run, short</comment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>The most wins running, and the most matches without a defeat</source>
        <translation>Más victorias seguidas y más encuentros sin perder</translation>
    </message>
    <message>
        <source>Members of the squads</source>
        <translation>Miembros de las escuadras</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Games ±</source>
        <translation>Partidas ±</translation>
    </message>
    <message>
        <source>Games +</source>
        <translation>Partidas +</translation>
    </message>
    <message>
        <source>Glory ±</source>
        <translation>Gloria ±</translation>
    </message>
    <message>
        <source>Glory +</source>
        <translation>Gloria +</translation>
    </message>
    <message>
        <source>drafted anew, to be registered</source>
        <translation>vuelto a formar, por inscribir</translation>
    </message>
    <message>
        <source>signed by %1</source>
        <translation>firmado por %1</translation>
    </message>
    <message>
        <source>confirmed at the table of %1</source>
        <translation>confirmado en la mesa de %1</translation>
    </message>
    <message>
        <source>delivered by %1</source>
        <translation>entregado por %1</translation>
    </message>
    <message>
        <source>disputed by %1: %2</source>
        <translation>impugnado por %1: %2</translation>
    </message>
    <message>
        <source>%1 (home conceded)</source>
        <translation>%1 (abandona el local)</translation>
    </message>
    <message>
        <source>%1 (away conceded)</source>
        <translation>%1 (abandona el visitante)</translation>
    </message>
    <message>
        <source>All divisions</source>
        <translation>Todas las divisiones</translation>
    </message>
    <message>
        <source>for third place</source>
        <translation>por el tercer puesto</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>no está en %1</translation>
    </message>
    <message>
        <source>club: %1</source>
        <translation>club: %1</translation>
    </message>
    <message>
        <source>%1, void</source>
        <translation>%1, no cuenta</translation>
    </message>
    <message>
        <source>in every match: %1</source>
        <translation>en todos los encuentros: %1</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Tercer puesto</translation>
    </message>
    <message>
        <source>over, waits to be delivered</source>
        <translation>terminado, espera la entrega</translation>
    </message>
    <message>
        <source>Team rating</source>
        <translation>Valoración de equipo</translation>
    </message>
</context>
<context>
    <name>LockOwner</name>
    <message>
        <source>&quot;%1&quot; has been open on the computer &quot;%2&quot; since %3; go on only if Dugout no longer runs there, or if these data are a copy.</source>
        <translation>«%1» está abierto en el equipo «%2» desde %3; siga solo si Dugout ya no se ejecuta allí o si estos datos son una copia.</translation>
    </message>
</context>
<context>
    <name>LockedSheets</name>
    <message>
        <source>%1 is registered in &quot;%2&quot;, and its sheet is locked. Whoever runs the league may change it, and says why.</source>
        <translation>%1 está inscrito en «%2» y su hoja está bloqueada. Quien lleva la liga puede cambiarla, y dice por qué.</translation>
    </message>
    <message>
        <source>%1 plays &quot;%2&quot;, and that match is not over: its sheet can be gone back to between matches.</source>
        <translation>%1 juega «%2», y ese encuentro no ha terminado: a una hoja anterior se vuelve entre encuentros.</translation>
    </message>
</context>
<context>
    <name>LuckReport</name>
    <message numerus="yes">
        <source>%n die/dice are too few to mean anything; at least %1 are needed.</source>
        <translation>
            <numerusform>%n dado es muy poco para sacar conclusiones; hacen falta al menos %1.</numerusform>
            <numerusform>%n dados son muy pocos para sacar conclusiones; hacen falta al menos %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>These dice fell as fair dice do.</source>
        <translation>Estos dados han caído como caen los dados equilibrados.</translation>
    </message>
    <message>
        <source>Unusual, but it happens: fair dice fall this unevenly in %1% of matches.</source>
        <translation>Poco habitual, pero ocurre: unos dados equilibrados caen así de desigual en el %1&#xa0;% de los encuentros.</translation>
    </message>
    <message>
        <source>Fair dice fall this unevenly in fewer than one match in a thousand.</source>
        <translation>Unos dados equilibrados caen así de desigual en menos de un encuentro de cada mil.</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>other modifiers</source>
        <translation>otros modificadores</translation>
    </message>
    <message>
        <source>%1 or more breaks the armour of %2.</source>
        <translation>Con %1 o más se supera la armadura de %2.</translation>
    </message>
    <message>
        <source>armour of %1: %2, broken</source>
        <translation>armadura de %1: %2, superada</translation>
    </message>
    <message>
        <source>armour of %1: %2, holds</source>
        <translation>armadura de %1: %2, resiste</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>alguien</translation>
    </message>
    <message>
        <source>Extra turn, %1</source>
        <translation>Turno adicional, %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Turno %1, %2</translation>
    </message>
    <message>
        <source>Page %1 of the book: enter what it says.</source>
        <translation>Página %1 del libro: introduzca lo que dice.</translation>
    </message>
    <message>
        <source>%1: %2 fans</source>
        <translation>%1: %2 hinchas</translation>
    </message>
    <message>
        <source>{team} won the toss: receive or kick?</source>
        <translation>{team} ganó el sorteo: ¿recibir o patear?</translation>
    </message>
    <message>
        <source>{team} won the toss: {choice}</source>
        <translation>{team} ganó el sorteo: {choice}</translation>
    </message>
    <message>
        <source>Fans of {team}</source>
        <translation>Hinchas de {team}</translation>
    </message>
    <message>
        <source>A journeyman for {team}</source>
        <translation>Un independiente para {team}</translation>
    </message>
    <message>
        <source>Old injuries of {player}</source>
        <translation>Lesiones permanentes de {player}</translation>
    </message>
    <message>
        <source>Gold from the treasury of {team} for this match</source>
        <translation>Oro de la tesorería de {team} para este encuentro</translation>
    </message>
    <message>
        <source>Both roll for who buys first</source>
        <translation>Ambos tiran para ver quién compra primero</translation>
    </message>
    <message>
        <source>{team}: buy first or second?</source>
        <translation>{team}: ¿comprar primero o segundo?</translation>
    </message>
    <message>
        <source>{team} has enough</source>
        <translation>{team} no compra más</translation>
    </message>
    <message>
        <source>The price in the book</source>
        <translation>El precio del libro</translation>
    </message>
    <message>
        <source>An extra skill for the mercenary</source>
        <translation>Una habilidad adicional para el mercenario</translation>
    </message>
    <message>
        <source>Position of the freebooter</source>
        <translation>Posición del mercenario</translation>
    </message>
    <message>
        <source>{team} draws a card</source>
        <translation>{team} roba una carta</translation>
    </message>
    <message>
        <source>{team}: draw from which deck?</source>
        <translation>{team}: ¿de qué mazo roba?</translation>
    </message>
    <message>
        <source>{team}: cards to keep</source>
        <translation>{team}: cartas que conserva</translation>
    </message>
    <message>
        <source>{team} has chosen the cards</source>
        <translation>{team} ha elegido sus cartas</translation>
    </message>
    <message>
        <source>{team} has enough cards</source>
        <translation>{team} no quiere más cartas</translation>
    </message>
    <message>
        <source>{team}: exchange a card?</source>
        <translation>{team}: ¿cambiar una carta?</translation>
    </message>
    <message>
        <source>How many cards there are</source>
        <translation>Cuántas cartas hay</translation>
    </message>
    <message>
        <source>Both roll for who names the deck</source>
        <translation>Ambos tiran para ver quién elige el mazo</translation>
    </message>
    <message>
        <source>{team} plays a card</source>
        <translation>{team} juega una carta</translation>
    </message>
    <message>
        <source>{team} plays {choice}</source>
        <translation>{team} juega {choice}</translation>
    </message>
    <message>
        <source>No card now</source>
        <translation>Ninguna carta ahora</translation>
    </message>
    <message>
        <source>The player the card is for</source>
        <translation>El jugador que recibe la carta</translation>
    </message>
    <message>
        <source>The opponent the card is for</source>
        <translation>El contrario que recibe la carta</translation>
    </message>
    <message>
        <source>Harder or softer ground?</source>
        <translation>¿Terreno más duro o más blando?</translation>
    </message>
    <message>
        <source>Re-rolls the opponent loses</source>
        <translation>Segundas oportunidades que pierde el contrario</translation>
    </message>
    <message>
        <source>A die for each re-roll of the opponent</source>
        <translation>Un dado por cada segunda oportunidad del contrario</translation>
    </message>
    <message>
        <source>The player to be healed</source>
        <translation>El jugador que se cura</translation>
    </message>
    <message>
        <source>Does the sponge work?</source>
        <translation>¿Funciona la esponja?</translation>
    </message>
    <message>
        <source>{team}: who wakes up? A die for each knocked-out player</source>
        <translation>{team}: ¿quién despierta? Un dado por cada inconsciente</translation>
    </message>
    <message>
        <source>{team}: who returns to the reserves?</source>
        <translation>{team}: ¿quién vuelve a las reservas?</translation>
    </message>
    <message>
        <source>{team} has too few players for the line: play on or concede?</source>
        <translation>{team} tiene muy pocos jugadores para la línea: ¿seguir o conceder?</translation>
    </message>
    <message>
        <source>{team} sets up</source>
        <translation>{team} despliega</translation>
    </message>
    <message>
        <source>{team}: a die for each player in the heat</source>
        <translation>{team}: un dado por cada jugador bajo el calor</translation>
    </message>
    <message>
        <source>{team} places the ball</source>
        <translation>{team} coloca el balón</translation>
    </message>
    <message>
        <source>The kick scatters: direction, then distance</source>
        <translation>La patada se desvía: dirección y luego distancia</translation>
    </message>
    <message>
        <source>A gust of wind moves the ball one square more</source>
        <translation>Una ráfaga mueve el balón una casilla más</translation>
    </message>
    <message>
        <source>Who moves for the kick-off return?</source>
        <translation>¿Quién se mueve con Anticiparse?</translation>
    </message>
    <message>
        <source>Where does the ball come down?</source>
        <translation>¿Dónde cae el balón?</translation>
    </message>
    <message>
        <source>Who has the ball?</source>
        <translation>¿Quién tiene el balón?</translation>
    </message>
    <message>
        <source>{choice} has the ball</source>
        <translation>{choice} tiene el balón</translation>
    </message>
    <message>
        <source>High kick: who runs under the ball?</source>
        <translation>Patada alta: ¿quién corre bajo el balón?</translation>
    </message>
    <message>
        <source>{team}: the rock hits one of these, by lot</source>
        <translation>{team}: la pedrada alcanza a uno de estos, al azar</translation>
    </message>
    <message>
        <source>a rock hits {choice}</source>
        <translation>una pedrada alcanza a {choice}</translation>
    </message>
    <message>
        <source>Players within two squares of a sideline</source>
        <translation>Jugadores a dos casillas o menos de una banda</translation>
    </message>
    <message>
        <source>A die for each player near the crowd</source>
        <translation>Un dado por cada jugador cerca del público</translation>
    </message>
    <message>
        <source>A die for each reserve of {team}</source>
        <translation>Un dado por cada reserva de {team}</translation>
    </message>
    <message>
        <source>FAME each side loses</source>
        <translation>FAMA que pierde cada equipo</translation>
    </message>
    <message>
        <source>Pelted by the crowd: a die each</source>
        <translation>Lluvia de objetos del público: un dado cada uno</translation>
    </message>
    <message>
        <source>Re-rolls for both sides in this drive</source>
        <translation>Segundas oportunidades de ambos en esta entrada</translation>
    </message>
    <message>
        <source>{team}: a die for each player on the pitch</source>
        <translation>{team}: un dado por cada jugador en el campo</translation>
    </message>
    <message>
        <source>{team}: one of these leaves for the reserves, by lot</source>
        <translation>{team}: uno de estos se va a las reservas, al azar</translation>
    </message>
    <message>
        <source>{choice} leaves for the reserves</source>
        <translation>{choice} se va a las reservas</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>fin del turno</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Cambio de turno</translation>
    </message>
    <message>
        <source>turnover: {choice}</source>
        <translation>cambio de turno: {choice}</translation>
    </message>
    <message>
        <source>Touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>touchdown by {choice}</source>
        <translation>touchdown de {choice}</translation>
    </message>
    <message>
        <source>Touchdown by {team} in the other&apos;s turn</source>
        <translation>Touchdown de {team} en turno contrario</translation>
    </message>
    <message>
        <source>touchdown by {choice} in the other&apos;s turn</source>
        <translation>touchdown de {choice} en turno contrario</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Pase completo</translation>
    </message>
    <message>
        <source>completion by {choice}</source>
        <translation>pase completo de {choice}</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Intercepción</translation>
    </message>
    <message>
        <source>interception by {choice}</source>
        <translation>intercepción de {choice}</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Placaje</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Penetración</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Falls over</source>
        <translation>Se cae</translation>
    </message>
    <message>
        <source>{choice} falls over</source>
        <translation>{choice} se cae</translation>
    </message>
    <message>
        <source>Into the crowd</source>
        <translation>Al público</translation>
    </message>
    <message>
        <source>{choice} lands in the crowd</source>
        <translation>{choice} acaba entre el público</translation>
    </message>
    <message>
        <source>Bitten by a thirsting team-mate</source>
        <translation>Mordido por un compañero sediento</translation>
    </message>
    <message>
        <source>{choice} is bitten</source>
        <translation>{choice} recibe un mordisco</translation>
    </message>
    <message>
        <source>Skill used</source>
        <translation>Habilidad usada</translation>
    </message>
    <message>
        <source>{team}: hired help</source>
        <translation>{team}: ayuda contratada</translation>
    </message>
    <message>
        <source>{team} concedes</source>
        <translation>{team} concede</translation>
    </message>
    <message>
        <source>{team} calls illegal procedure</source>
        <translation>{team} señala procedimiento ilegal</translation>
    </message>
    <message>
        <source>{team}: illegal procedure</source>
        <translation>{team}: procedimiento ilegal</translation>
    </message>
    <message>
        <source>{by} blocks {choice}</source>
        <translation>{by} placa a {choice}</translation>
    </message>
    <message>
        <source>{by} blitzes {choice}</source>
        <translation>{by} hace una penetración contra {choice}</translation>
    </message>
    <message>
        <source>{by} attacks {choice}</source>
        <translation>{by} ataca a {choice}</translation>
    </message>
    <message>
        <source>{by} fouls {choice}</source>
        <translation>{by} comete falta sobre {choice}</translation>
    </message>
    <message>
        <source>The result of the block</source>
        <translation>El resultado del placaje</translation>
    </message>
    <message>
        <source>Or roll block dice here: how many?</source>
        <translation>O tire aquí los dados de placaje: ¿cuántos?</translation>
    </message>
    <message>
        <source>Block dice</source>
        <translation>Dados de placaje</translation>
    </message>
    <message>
        <source>Which of the block dice counts?</source>
        <translation>¿Qué dado de placaje cuenta?</translation>
    </message>
    <message>
        <source>What becomes of them?</source>
        <translation>¿Qué les pasa?</translation>
    </message>
    <message>
        <source>Which weapon?</source>
        <translation>¿Qué arma?</translation>
    </message>
    <message>
        <source>Assists: those of {by} less those of the victim</source>
        <translation>Apoyos: los de {by} menos los de la víctima</translation>
    </message>
    <message>
        <source>assists {choice}</source>
        <translation>apoyos {choice}</translation>
    </message>
    <message>
        <source>{player} is sent off</source>
        <translation>{player} es expulsado</translation>
    </message>
    <message>
        <source>A bribe for {player}</source>
        <translation>Un soborno por {player}</translation>
    </message>
    <message>
        <source>Roll the bribe again?</source>
        <translation>¿Repetir la tirada del soborno?</translation>
    </message>
    <message>
        <source>{team} argues the call</source>
        <translation>{team} protesta</translation>
    </message>
    <message>
        <source>The referee has an eye on {team}</source>
        <translation>El árbitro vigila a {team}</translation>
    </message>
    <message>
        <source>A second player of {team} has to go, by lot</source>
        <translation>Un segundo jugador de {team} se va, al azar</translation>
    </message>
    <message>
        <source>The referee saw {player}</source>
        <translation>El árbitro vio a {player}</translation>
    </message>
    <message>
        <source>The referee hits one of these, by lot</source>
        <translation>El árbitro golpea a uno de estos, al azar</translation>
    </message>
    <message>
        <source>The rampage of the referee</source>
        <translation>El arrebato del árbitro</translation>
    </message>
    <message>
        <source>Which side gains FAME: 1 for the first, 2 for the second</source>
        <translation>Qué equipo gana FAMA: 1 el primero, 2 el segundo</translation>
    </message>
    <message>
        <source>Armour of {player}</source>
        <translation>Armadura de {player}</translation>
    </message>
    <message>
        <source>Injury of {player}</source>
        <translation>Herida de {player}</translation>
    </message>
    <message>
        <source>Another modifier</source>
        <translation>Otro modificador</translation>
    </message>
    <message>
        <source>modifier {choice}</source>
        <translation>modificador {choice}</translation>
    </message>
    <message>
        <source>Does {by} pile on?</source>
        <translation>¿Usa {by} Aplastar?</translation>
    </message>
    <message>
        <source>{by} piles on: {choice}</source>
        <translation>{by} usa Aplastar: {choice}</translation>
    </message>
    <message>
        <source>Casualty: {player}</source>
        <translation>Lesión: {player}</translation>
    </message>
    <message>
        <source>Serious injury: {player}</source>
        <translation>Herida grave: {player}</translation>
    </message>
    <message>
        <source>Apothecary for {player}, who is knocked out?</source>
        <translation>¿Médico para {player}, que está inconsciente?</translation>
    </message>
    <message>
        <source>apothecary for {player}: {choice}</source>
        <translation>médico para {player}: {choice}</translation>
    </message>
    <message>
        <source>Apothecary for {player}?</source>
        <translation>¿Médico para {player}?</translation>
    </message>
    <message>
        <source>The apothecary looks at {player}</source>
        <translation>El médico atiende a {player}</translation>
    </message>
    <message>
        <source>Which result counts for {player}?</source>
        <translation>¿Qué resultado cuenta para {player}?</translation>
    </message>
    <message>
        <source>Does {player} regenerate?</source>
        <translation>¿Se regenera {player}?</translation>
    </message>
    <message>
        <source>Roll again for {player} with Igor&apos;s help?</source>
        <translation>¿Repetir por {player} con la ayuda de Igor?</translation>
    </message>
    <message>
        <source>{team}: raise {player} from the dead?</source>
        <translation>{team}: ¿reanimar a {player}?</translation>
    </message>
    <message>
        <source>{team}: does {player} rot and join?</source>
        <translation>{team}: ¿se pudre {player} y se une?</translation>
    </message>
    <message>
        <source>The chef of {team} cooks</source>
        <translation>El chef de {team} cocina</translation>
    </message>
    <message>
        <source>The wizard of {team} casts</source>
        <translation>El hechicero de {team} lanza</translation>
    </message>
    <message>
        <source>Who stands in the blast?</source>
        <translation>¿Quién está en la explosión?</translation>
    </message>
    <message>
        <source>A die for each target</source>
        <translation>Un dado por cada objetivo</translation>
    </message>
    <message>
        <source>{team}: too few players. Does Kari play?</source>
        <translation>{team}: muy pocos jugadores. ¿Juega Kari?</translation>
    </message>
    <message>
        <source>The drummer of {team}: three dice</source>
        <translation>El tambor de {team}: tres dados</translation>
    </message>
    <message>
        <source>{team}: the tonic for whom?</source>
        <translation>{team}: ¿para quién es el tónico?</translation>
    </message>
    <message>
        <source>Does the tonic work?</source>
        <translation>¿Funciona el tónico?</translation>
    </message>
    <message>
        <source>{team}: whom does Krot mend?</source>
        <translation>{team}: ¿a quién arregla Krot?</translation>
    </message>
    <message>
        <source>Krot mends {player}</source>
        <translation>Krot arregla a {player}</translation>
    </message>
    <message>
        <source>{team}: whom does Papa bless?</source>
        <translation>{team}: ¿a quién bendice Papa?</translation>
    </message>
    <message>
        <source>Papa blesses {player}</source>
        <translation>Papa bendice a {player}</translation>
    </message>
    <message>
        <source>{team}: whose armour gets a rune?</source>
        <translation>{team}: ¿quién recibe una runa?</translation>
    </message>
    <message>
        <source>Which rune?</source>
        <translation>¿Qué runa?</translation>
    </message>
    <message>
        <source>Does the rune hold?</source>
        <translation>¿Aguanta la runa?</translation>
    </message>
    <message>
        <source>Play in the home stadium of {team} instead?</source>
        <translation>¿Jugar en el estadio propio de {team}?</translation>
    </message>
    <message>
        <source>What is special about the stadium</source>
        <translation>Qué tiene de especial el estadio</translation>
    </message>
    <message>
        <source>Gold for both sides for inducements</source>
        <translation>Oro para los incentivos de ambos</translation>
    </message>
    <message>
        <source>{team}: a die for each player who was sent off</source>
        <translation>{team}: un dado por cada expulsado</translation>
    </message>
    <message>
        <source>Deluxe seating: a die each</source>
        <translation>Asientos de lujo: un dado cada uno</translation>
    </message>
    <message>
        <source>Is {player} shot into the air?</source>
        <translation>¿Sale {player} por los aires?</translation>
    </message>
    <message>
        <source>Rocks fall: a die each</source>
        <translation>Caen rocas: un dado cada uno</translation>
    </message>
    <message>
        <source>{team}: one of these is knocked out, by lot</source>
        <translation>{team}: uno de estos queda inconsciente, al azar</translation>
    </message>
    <message>
        <source>{team}: one of these is missing, by lot</source>
        <translation>{team}: uno de estos falta, al azar</translation>
    </message>
    <message>
        <source>{team}: the kit is checked</source>
        <translation>{team}: se revisa el equipo</translation>
    </message>
    <message>
        <source>{team}: a die for each player</source>
        <translation>{team}: un dado por cada jugador</translation>
    </message>
    <message>
        <source>{team}: a fight in the dugout, a die for each reserve</source>
        <translation>{team}: pelea en el banquillo, un dado por cada reserva</translation>
    </message>
    <message>
        <source>{team} is behind: a die for each point</source>
        <translation>{team} va perdiendo: un dado por cada punto</translation>
    </message>
    <message>
        <source>Does {player} buy himself free?</source>
        <translation>¿Compra {player} su perdón?</translation>
    </message>
    <message>
        <source>{team}: the turn of the event, unseen</source>
        <translation>{team}: el turno del suceso, en secreto</translation>
    </message>
    <message>
        <source>{team}: the event, unseen</source>
        <translation>{team}: el suceso, en secreto</translation>
    </message>
    <message>
        <source>{team}: a special ball?</source>
        <translation>{team}: ¿un balón especial?</translation>
    </message>
    <message>
        <source>{team}: who kicks the special ball?</source>
        <translation>{team}: ¿quién patea el balón especial?</translation>
    </message>
    <message>
        <source>Shoot-out: a die each, the unused re-rolls are added</source>
        <translation>Golpes de castigo: un dado cada uno más las segundas oportunidades sin usar</translation>
    </message>
    <message>
        <source>{team} confirms the result</source>
        <translation>{team} confirma el resultado</translation>
    </message>
    <message>
        <source>Change a player by hand</source>
        <translation>Cambiar un jugador a mano</translation>
    </message>
    <message>
        <source>Where is {player} now?</source>
        <translation>¿Dónde está ahora {player}?</translation>
    </message>
    <message>
        <source>by hand: {player}, {choice}</source>
        <translation>a mano: {player}, {choice}</translation>
    </message>
    <message>
        <source>Change a number by hand</source>
        <translation>Cambiar un número a mano</translation>
    </message>
    <message>
        <source>The right number</source>
        <translation>El número correcto</translation>
    </message>
    <message>
        <source>Change the weather by hand</source>
        <translation>Cambiar el tiempo a mano</translation>
    </message>
    <message>
        <source>by hand: {choice}</source>
        <translation>a mano: {choice}</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Una nota</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Recibir</translation>
    </message>
    <message>
        <source>Kick</source>
        <translation>Patear</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Conceder</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>En el suelo</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Atrapado</translation>
    </message>
    <message>
        <source>Touchback</source>
        <translation>Touchback</translation>
    </message>
    <message>
        <source>Team re-roll</source>
        <translation>Segunda oportunidad de equipo</translation>
    </message>
    <message>
        <source>Leader&apos;s re-roll</source>
        <translation>Segunda oportunidad de líder</translation>
    </message>
    <message>
        <source>Team re-roll of a loner</source>
        <translation>Segunda oportunidad de equipo de un Solitario</translation>
    </message>
    <message>
        <source>Rightly called</source>
        <translation>Bien señalado</translation>
    </message>
    <message>
        <source>Wrongly called</source>
        <translation>Mal señalado</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Lose a re-roll</source>
        <translation>Perder una segunda oportunidad</translation>
    </message>
    <message>
        <source>Play on, the opponent gains a re-roll</source>
        <translation>Seguir y el contrario gana una segunda oportunidad</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Un dado</translation>
    </message>
    <message>
        <source>Two dice, the attacker chooses</source>
        <translation>Dos dados, elige el atacante</translation>
    </message>
    <message>
        <source>Three dice, the attacker chooses</source>
        <translation>Tres dados, elige el atacante</translation>
    </message>
    <message>
        <source>Two dice, the defender chooses</source>
        <translation>Dos dados, elige el defensor</translation>
    </message>
    <message>
        <source>Three dice, the defender chooses</source>
        <translation>Tres dados, elige el defensor</translation>
    </message>
    <message>
        <source>The attacker falls</source>
        <translation>Cae el atacante</translation>
    </message>
    <message>
        <source>The defender falls</source>
        <translation>Cae el defensor</translation>
    </message>
    <message>
        <source>Both fall</source>
        <translation>Caen ambos</translation>
    </message>
    <message>
        <source>Nobody falls</source>
        <translation>No cae nadie</translation>
    </message>
    <message>
        <source>Both are placed prone by Wrestle</source>
        <translation>Ambos quedan tumbados por Forcejeo</translation>
    </message>
    <message>
        <source>Pushed into the crowd</source>
        <translation>Empujado al público</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Aceptarlo</translation>
    </message>
    <message>
        <source>Bribe the referee</source>
        <translation>Sobornar al árbitro</translation>
    </message>
    <message>
        <source>Argue the call</source>
        <translation>Protestar</translation>
    </message>
    <message>
        <source>Fireball</source>
        <translation>Bola de fuego</translation>
    </message>
    <message>
        <source>Lightning bolt</source>
        <translation>Relámpago</translation>
    </message>
    <message>
        <source>Harder: armour rolls +1</source>
        <translation>Más duro: tiradas contra armadura +1</translation>
    </message>
    <message>
        <source>Softer: armour rolls −1</source>
        <translation>Más blando: tiradas contra armadura −1</translation>
    </message>
    <message>
        <source>On the pitch, standing</source>
        <translation>En el campo, en pie</translation>
    </message>
    <message>
        <source>On the pitch, prone</source>
        <translation>En el campo, tumbado</translation>
    </message>
    <message>
        <source>On the pitch, stunned</source>
        <translation>En el campo, aturdido</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Inconsciente</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Lesionado</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Expulsado</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Score of {home}</source>
        <translation>Tanteo de {home}</translation>
    </message>
    <message>
        <source>Score of {away}</source>
        <translation>Tanteo de {away}</translation>
    </message>
    <message>
        <source>Turn of {home}</source>
        <translation>Turno de {home}</translation>
    </message>
    <message>
        <source>Turn of {away}</source>
        <translation>Turno de {away}</translation>
    </message>
    <message>
        <source>Re-rolls of {home}</source>
        <translation>Segundas oportunidades de {home}</translation>
    </message>
    <message>
        <source>Re-rolls of {away}</source>
        <translation>Segundas oportunidades de {away}</translation>
    </message>
    <message>
        <source>Bribes of {home}</source>
        <translation>Sobornos de {home}</translation>
    </message>
    <message>
        <source>Bribes of {away}</source>
        <translation>Sobornos de {away}</translation>
    </message>
    <message>
        <source>Apothecaries of {home}</source>
        <translation>Médicos de {home}</translation>
    </message>
    <message>
        <source>Apothecaries of {away}</source>
        <translation>Médicos de {away}</translation>
    </message>
    <message>
        <source>Before the match</source>
        <translation>Antes del encuentro</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Primera parte</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Segunda parte</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prórroga</translation>
    </message>
    <message>
        <source>Final whistle</source>
        <translation>Pitido final</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>Entrada %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Segundas oportunidades</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>Who stands where the bomb of {by} bursts?</source>
        <translation>¿Quién está donde estalla la bomba de {by}?</translation>
    </message>
    <message>
        <source>Who stands next to it?</source>
        <translation>¿Quién está al lado?</translation>
    </message>
    <message>
        <source>A die for each player near the bomb</source>
        <translation>Un dado por cada jugador junto a la bomba</translation>
    </message>
    <message>
        <source>Armour of {player}: add a skill now?</source>
        <translation>Armadura de {player}: ¿sumar una habilidad ahora?</translation>
    </message>
    <message>
        <source>Injury of {player}: add a skill?</source>
        <translation>Herida de {player}: ¿sumar una habilidad?</translation>
    </message>
    <message>
        <source>May the loner {by} use the re-roll?</source>
        <translation>¿Puede el solitario {by} usar la segunda oportunidad?</translation>
    </message>
    <message>
        <source>Which injury of {player} does the apothecary treat?</source>
        <translation>¿Qué lesión de {player} trata el médico?</translation>
    </message>
    <message>
        <source>Place somebody on the pitch view</source>
        <translation>Colocar a alguien en la vista del campo</translation>
    </message>
    <message>
        <source>On which square of the pitch view?</source>
        <translation>¿En qué casilla de la vista del campo?</translation>
    </message>
    <message>
        <source>The ball</source>
        <translation>El balón</translation>
    </message>
    <message>
        <source>%1: off the board</source>
        <translation>%1: fuera de la vista</translation>
    </message>
    <message>
        <source>Somebody acted</source>
        <translation>Alguien ha actuado</translation>
    </message>
    <message>
        <source>{choice} acts</source>
        <translation>{choice} actúa</translation>
    </message>
    <message>
        <source>Does the free turn go on? A 1 ends it</source>
        <translation>¿Sigue el turno gratuito? Con un 1 termina</translation>
    </message>
    <message>
        <source>Is the ball still held in the end zone by {team}?</source>
        <translation>¿Sigue {team} con el balón en la zona de touchdown?</translation>
    </message>
    <message>
        <source>Through the trapdoors</source>
        <translation>Por las trampillas</translation>
    </message>
    <message>
        <source>{choice} goes through the trapdoors</source>
        <translation>{choice} pasa por las trampillas</translation>
    </message>
    <message>
        <source>The bolt goes on: whom does it strike next?</source>
        <translation>El rayo sigue: ¿a quién alcanza después?</translation>
    </message>
    <message>
        <source>Standing players next to {player}</source>
        <translation>Jugadores de pie junto a {player}</translation>
    </message>
    <message>
        <source>{team}: another one is blessed instead, by lot</source>
        <translation>{team}: se bendice a otro en su lugar, por sorteo</translation>
    </message>
    <message>
        <source>The gift for {player}</source>
        <translation>El don para {player}</translation>
    </message>
    <message>
        <source>{team}: a die for each stunned player in the water</source>
        <translation>{team}: un dado por cada jugador aturdido en el agua</translation>
    </message>
    <message>
        <source>{team}: one of these mutates, by lot</source>
        <translation>{team}: uno de estos muta, por sorteo</translation>
    </message>
    <message>
        <source>What {player} grows</source>
        <translation>Lo que le crece a {player}</translation>
    </message>
    <message>
        <source>{team}: a die for each player after the frenzy</source>
        <translation>{team}: un dado por jugador tras el frenesí</translation>
    </message>
    <message>
        <source>{team}: a die for the book of grudges</source>
        <translation>{team}: un dado por el libro de agravios</translation>
    </message>
    <message>
        <source>{team}: one of these goes into the book of grudges, by lot</source>
        <translation>{team}: uno de estos entra en el libro de agravios, por sorteo</translation>
    </message>
    <message>
        <source>A die for the card</source>
        <translation>Un dado por la carta</translation>
    </message>
    <message>
        <source>{team}: who gets up from the knocked-out?</source>
        <translation>{team}: ¿quién se levanta de los inconscientes?</translation>
    </message>
    <message>
        <source>{team}: a die for each who is set up stunned</source>
        <translation>{team}: un dado por cada uno que se coloca aturdido</translation>
    </message>
    <message>
        <source>{team} sets the weather</source>
        <translation>{team} decide el tiempo</translation>
    </message>
    <message>
        <source>Both roll for the card</source>
        <translation>Ambos tiran por la carta</translation>
    </message>
    <message>
        <source>The card strikes these, by lot</source>
        <translation>La carta afecta a estos, por sorteo</translation>
    </message>
    <message>
        <source>{team}: a die for each player under the card&apos;s curse</source>
        <translation>{team}: un dado por cada jugador bajo la maldición de la carta</translation>
    </message>
    <message>
        <source>What {player} learns</source>
        <translation>Lo que aprende {player}</translation>
    </message>
    <message>
        <source>{team}: cards to change for new ones</source>
        <translation>{team}: cartas que se cambian por otras</translation>
    </message>
    <message>
        <source>%1 is the result</source>
        <translation>%1 es el resultado</translation>
    </message>
    <message>
        <source>{team}: is the card used in this turn?</source>
        <translation>{team}: ¿se usa la carta en este turno?</translation>
    </message>
    <message>
        <source>{team}: which of the two sits this drive out?</source>
        <translation>{team}: ¿cuál de los dos se queda fuera en esta entrada?</translation>
    </message>
    <message>
        <source>{team}: a completed pass before the block</source>
        <translation>{team}: un pase completo antes del placaje</translation>
    </message>
    <message>
        <source>The brazier changes whoever could not hold it</source>
        <translation>El brasero transforma a quien no pudo sujetarlo</translation>
    </message>
    <message>
        <source>{choice} is changed by the brazier</source>
        <translation>El brasero transforma a {choice}</translation>
    </message>
    <message>
        <source>{team}: how long is the fuse?</source>
        <translation>{team}: ¿cuánto mide la mecha?</translation>
    </message>
    <message>
        <source>{team}: does the fuse burn?</source>
        <translation>{team}: ¿arde la mecha?</translation>
    </message>
    <message>
        <source>{team}: a team re-roll to keep the fuse alight?</source>
        <translation>{team}: ¿una segunda oportunidad de equipo para que la mecha no se apague?</translation>
    </message>
    <message>
        <source>The ball explodes: who is next to it?</source>
        <translation>El balón explota: ¿quién está al lado?</translation>
    </message>
    <message>
        <source>{team}: who comes in from the reserves?</source>
        <translation>{team}: ¿quién entra desde reservas?</translation>
    </message>
    <message>
        <source>{team}: is the twelfth player spotted?</source>
        <translation>{team}: ¿descubren al duodécimo jugador?</translation>
    </message>
    <message>
        <source>Who is hit?</source>
        <translation>¿A quién alcanza?</translation>
    </message>
    <message>
        <source>Both roll for the weather</source>
        <translation>Ambos tiran por el tiempo</translation>
    </message>
    <message>
        <source>{team} changes the weather</source>
        <translation>{team} cambia el tiempo</translation>
    </message>
    <message>
        <source>{team}: a die for each of these players</source>
        <translation>{team}: un dado por cada uno de estos jugadores</translation>
    </message>
    <message>
        <source>{team}: one of these, by lot</source>
        <translation>{team}: uno de estos, al azar</translation>
    </message>
    <message>
        <source>{player}: does the eager apothecary help?</source>
        <translation>{player}: ¿ayuda el médico entusiasta?</translation>
    </message>
    <message>
        <source>The ball stabs whoever could not hold it</source>
        <translation>El balón pincha a quien no pudo sujetarlo</translation>
    </message>
    <message>
        <source>{choice} is stabbed by the ball</source>
        <translation>El balón pincha a {choice}</translation>
    </message>
    <message>
        <source>{team}: who blocks at once?</source>
        <translation>{team}: ¿quién placa en el acto?</translation>
    </message>
    <message>
        <source>by a block</source>
        <translation>por un placaje</translation>
    </message>
    <message>
        <source>by a foul</source>
        <translation>por una falta</translation>
    </message>
    <message>
        <source>by the crowd</source>
        <translation>por el público</translation>
    </message>
    <message>
        <source>by a fall</source>
        <translation>por una caída</translation>
    </message>
    <message>
        <source>by a spell</source>
        <translation>por un hechizo</translation>
    </message>
    <message>
        <source>by a bite</source>
        <translation>por un mordisco</translation>
    </message>
    <message>
        <source>by a weapon</source>
        <translation>por un arma</translation>
    </message>
    <message>
        <source>Why is the turn lost?</source>
        <translation>¿Por qué hay cambio de turno?</translation>
    </message>
    <message>
        <source>Who scores?</source>
        <translation>¿Quién anota?</translation>
    </message>
    <message>
        <source>Who acted?</source>
        <translation>¿Quién ha actuado?</translation>
    </message>
    <message>
        <source>Who scores for {team}?</source>
        <translation>¿Quién anota para {team}?</translation>
    </message>
    <message>
        <source>Re-roll used</source>
        <translation>SO usada</translation>
    </message>
    <message>
        <source>Which re-roll?</source>
        <translation>¿Qué segunda oportunidad?</translation>
    </message>
    <message>
        <source>Who threw the pass?</source>
        <translation>¿Quién dio el pase?</translation>
    </message>
    <message>
        <source>Who intercepts the ball?</source>
        <translation>¿Quién intercepta el balón?</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Lesión</translation>
    </message>
    <message>
        <source>{choice} is a casualty</source>
        <translation>lesión de {choice}</translation>
    </message>
    <message>
        <source>Who is the casualty?</source>
        <translation>¿Quién se lesiona?</translation>
    </message>
    <message>
        <source>Who caused it?</source>
        <translation>¿Quién la causó?</translation>
    </message>
    <message>
        <source>How did it happen?</source>
        <translation>¿Cómo ocurrió?</translation>
    </message>
    <message>
        <source>{player} is badly hurt, without a roll</source>
        <translation>{player}: contusión, sin tirada</translation>
    </message>
    <message>
        <source>{player} is badly hurt</source>
        <translation>{player}: contusión</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Levantarse</translation>
    </message>
    <message>
        <source>Who stands up?</source>
        <translation>¿Quién se levanta?</translation>
    </message>
    <message>
        <source>Who blocks?</source>
        <translation>¿Quién placa?</translation>
    </message>
    <message>
        <source>Who blitzes?</source>
        <translation>¿Quién hace la penetración?</translation>
    </message>
    <message>
        <source>Who fouls?</source>
        <translation>¿Quién comete la falta?</translation>
    </message>
    <message>
        <source>Who attacks?</source>
        <translation>¿Quién ataca?</translation>
    </message>
    <message>
        <source>Who falls over?</source>
        <translation>¿Quién se cae?</translation>
    </message>
    <message>
        <source>Who goes through the trapdoors?</source>
        <translation>¿Quién pasa por las trampillas?</translation>
    </message>
    <message>
        <source>Who lands in the crowd?</source>
        <translation>¿Quién acaba entre el público?</translation>
    </message>
    <message>
        <source>Who is bitten?</source>
        <translation>¿A quién muerden?</translation>
    </message>
    <message>
        <source>Who uses which skill?</source>
        <translation>¿Quién usa qué habilidad?</translation>
    </message>
    <message>
        <source>{team}: which help comes now?</source>
        <translation>{team}: ¿qué ayuda interviene?</translation>
    </message>
    <message>
        <source>Was it called rightly?</source>
        <translation>¿Se reclamó con razón?</translation>
    </message>
    <message>
        <source>Whom does {by} block?</source>
        <translation>¿A quién placa {by}?</translation>
    </message>
    <message>
        <source>Whom does {by} blitz?</source>
        <translation>¿Contra quién hace {by} la penetración?</translation>
    </message>
    <message>
        <source>Whom does {by} attack?</source>
        <translation>¿A quién ataca {by}?</translation>
    </message>
    <message>
        <source>Whom does {by} foul?</source>
        <translation>¿Sobre quién comete {by} la falta?</translation>
    </message>
    <message>
        <source>Which player is to be changed?</source>
        <translation>¿Qué jugador hay que cambiar?</translation>
    </message>
    <message>
        <source>Which number is to be changed?</source>
        <translation>¿Qué número hay que cambiar?</translation>
    </message>
    <message>
        <source>What is the weather now?</source>
        <translation>¿Qué tiempo hace ahora?</translation>
    </message>
    <message>
        <source>Nobody caused it.</source>
        <translation>No la causó nadie.</translation>
    </message>
    <message>
        <source>Nobody caused it (%1).</source>
        <translation>No la causó nadie (%1).</translation>
    </message>
    <message>
        <source>Caused by %1 (%2).</source>
        <translation>La causó %1 (%2).</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>turnover</source>
        <translation>cambio de turno</translation>
    </message>
    <message>
        <source>Toss the coin: 1 for {home}, 2 for {away}</source>
        <translation>Sorteo con moneda: 1 para {home}, 2 para {away}</translation>
    </message>
    <message>
        <source>{team} brings {choice} gold from the treasury</source>
        <translation>{team} aporta {choice} de oro de la tesorería</translation>
    </message>
    <message>
        <source>the kick scatters: {dice}</source>
        <translation>la patada se desvía: {dice}</translation>
    </message>
    <message>
        <source>the ball comes down: {choice}</source>
        <translation>el balón cae: {choice}</translation>
    </message>
    <message>
        <source>{choice} used</source>
        <translation>{choice}</translation>
    </message>
    <message>
        <source>{player}: {choice} counts</source>
        <translation>{player}: cuenta {choice}</translation>
    </message>
    <message>
        <source>assists</source>
        <translation>apoyos</translation>
    </message>
    <message>
        <source>%1 or more on the dice breaks the armour of %2: %3 with %4.</source>
        <translation>Con %1 o más en los dados se supera la armadura de %2: %3 con %4.</translation>
    </message>
    <message>
        <source>block dice: %1</source>
        <translation>dados de placaje: %1</translation>
    </message>
    <message>
        <source>%1 blocks %2</source>
        <translation>%1 placa a %2</translation>
    </message>
    <message>
        <source>%1 is sent off, a bribe is offered</source>
        <translation>%1 es expulsado; se ofrece un soborno</translation>
    </message>
    <message>
        <source>%1 is sent off, the coach argues the call</source>
        <translation>%1 es expulsado; el entrenador protesta</translation>
    </message>
    <message>
        <source>%1 is sent off</source>
        <translation>%1 es expulsado</translation>
    </message>
    <message>
        <source>by hand: %1 %2</source>
        <translation>a mano: %1 %2</translation>
    </message>
    <message>
        <source>%1 wakes up (%2)</source>
        <translation>%1 despierta (%2)</translation>
    </message>
    <message>
        <source>%1 stays out (%2)</source>
        <translation>%1 sigue inconsciente (%2)</translation>
    </message>
    <message>
        <source>Gold left: %1</source>
        <translation>Oro restante: %1</translation>
    </message>
    <message>
        <source>Mercenary: %1</source>
        <translation>Mercenario: %1</translation>
    </message>
    <message>
        <source>extra time begins</source>
        <translation>empieza la prórroga</translation>
    </message>
    <message>
        <source>half-time</source>
        <translation>descanso</translation>
    </message>
    <message>
        <source>final whistle</source>
        <translation>pitido final</translation>
    </message>
    <message>
        <source>shoot-out %1: once more</source>
        <translation>golpes de castigo %1: otra vez</translation>
    </message>
    <message>
        <source>shoot-out %1: %2 wins</source>
        <translation>golpes de castigo %1: gana %2</translation>
    </message>
    <message>
        <source>It leaves the pitch</source>
        <translation>Sale del campo</translation>
    </message>
    <message>
        <source>Lands on his feet</source>
        <translation>Aterriza de pie</translation>
    </message>
    <message>
        <source>Falls</source>
        <translation>Cae</translation>
    </message>
    <message>
        <source>The squig</source>
        <translation>El garrapato</translation>
    </message>
    <message>
        <source>The fanatic</source>
        <translation>El fanático</translation>
    </message>
    <message>
        <source>A priest</source>
        <translation>Un sacerdote</translation>
    </message>
    <message>
        <source>Wish of {home}</source>
        <translation>Deseo de {home}</translation>
    </message>
    <message>
        <source>Wish of {away}</source>
        <translation>Deseo de {away}</translation>
    </message>
    <message>
        <source>The mage adds to the weather roll or takes away</source>
        <translation>El mago suma o resta a la tirada de tiempo</translation>
    </message>
    <message>
        <source>Whom does the squig run into?</source>
        <translation>¿Con quién se topa el garrapato?</translation>
    </message>
    <message>
        <source>Armour roll against the squig: more than 8 drives it away</source>
        <translation>Tirada de armadura contra el garrapato: con más de 8 se marcha</translation>
    </message>
    <message>
        <source>Whom does the fanatic run into?</source>
        <translation>¿Con quién se topa el fanático?</translation>
    </message>
    <message>
        <source>Gone from the pitch</source>
        <translation>Fuera del campo</translation>
    </message>
    <message>
        <source>{choice} is gone from the pitch</source>
        <translation>{choice}: ya no está en el campo</translation>
    </message>
    <message>
        <source>What is gone from the pitch?</source>
        <translation>¿Qué ya no está en el campo?</translation>
    </message>
    <message>
        <source>A priest strikes</source>
        <translation>Ataca un sacerdote</translation>
    </message>
    <message>
        <source>a priest strikes at {choice}</source>
        <translation>un sacerdote ataca a {choice}</translation>
    </message>
    <message>
        <source>Who begins his action beside the priests?</source>
        <translation>¿Quién empieza su acción junto a los sacerdotes?</translation>
    </message>
    <message>
        <source>Beside the fire</source>
        <translation>Junto al fuego</translation>
    </message>
    <message>
        <source>{choice} stands beside the fire</source>
        <translation>{choice} está junto al fuego</translation>
    </message>
    <message>
        <source>Who ends his action beside the fire?</source>
        <translation>¿Quién acaba su acción junto al fuego?</translation>
    </message>
    <message>
        <source>{by} in the fire: more than his strength fells him</source>
        <translation>{by} en el fuego: cae con más que su fuerza</translation>
    </message>
    <message>
        <source>Does the fire go out?</source>
        <translation>¿Se apaga el fuego?</translation>
    </message>
    <message>
        <source>Beside the meteor</source>
        <translation>Junto al meteorito</translation>
    </message>
    <message>
        <source>{choice} begins beside the meteor</source>
        <translation>{choice} empieza junto al meteorito</translation>
    </message>
    <message>
        <source>Who begins his action beside the meteor?</source>
        <translation>¿Quién empieza su acción junto al meteorito?</translation>
    </message>
    <message>
        <source>{by} beside the meteor: 1 to 3 lays him down</source>
        <translation>{by} junto al meteorito: con 1 a 3 queda tumbado</translation>
    </message>
    <message>
        <source>Stonebread</source>
        <translation>Pan de piedra</translation>
    </message>
    <message>
        <source>{choice} buys stonebread</source>
        <translation>{choice} compra pan de piedra</translation>
    </message>
    <message>
        <source>Who buys stonebread?</source>
        <translation>¿Quién compra pan de piedra?</translation>
    </message>
    <message>
        <source>{by} bites into the stonebread: a block die</source>
        <translation>{by} muerde el pan de piedra: un dado de placaje</translation>
    </message>
    <message>
        <source>The assassin strikes</source>
        <translation>Ataca el asesino</translation>
    </message>
    <message>
        <source>the assassin goes for {choice}</source>
        <translation>el asesino va a por {choice}</translation>
    </message>
    <message>
        <source>Who has ended his action?</source>
        <translation>¿Quién ha acabado su acción?</translation>
    </message>
    <message>
        <source>How many squares did {by} move?</source>
        <translation>¿Cuántas casillas se ha movido {by}?</translation>
    </message>
    <message>
        <source>Does {by} outrun the assassin?</source>
        <translation>¿Escapa {by} del asesino?</translation>
    </message>
    <message>
        <source>Does {by} stand the juice?</source>
        <translation>¿Aguanta {by} el jugo?</translation>
    </message>
    <message>
        <source>Both roll: the assassin comes for the lower</source>
        <translation>Los dos tiran: el asesino va a por el menor</translation>
    </message>
    <message>
        <source>{team}: which opponent do the fans sing at?</source>
        <translation>{team}: ¿contra qué rival cantan los hinchas?</translation>
    </message>
    <message>
        <source>Whose wish comes true, by lot?</source>
        <translation>¿De quién es el deseo, por sorteo?</translation>
    </message>
    <message>
        <source>The wish of {team}</source>
        <translation>El deseo de {team}</translation>
    </message>
    <message>
        <source>{team} turns a die by its wish</source>
        <translation>{team} fija un dado con su deseo</translation>
    </message>
    <message>
        <source>Who is in that wide zone and may not act?</source>
        <translation>¿Quién está en esa zona ancha y no puede actuar?</translation>
    </message>
    <message>
        <source>How does {player} come down?</source>
        <translation>¿Cómo cae {player}?</translation>
    </message>
    <message>
        <source>Is it the real ball?</source>
        <translation>¿Es el balón de verdad?</translation>
    </message>
    <message>
        <source>FAME: %1 %2, %3 %4</source>
        <translation>FAMA: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Team rating: %1 %2, %3 %4.</source>
        <translation>Valoración del equipo: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>First die: %1, adds %2. Second die: %3, adds %4.</source>
        <translation>Primer dado: %1, suma %2. Segundo dado: %3, suma %4.</translation>
    </message>
    <message>
        <source>Who caused it is not said (%1).</source>
        <translation>No se dice quién lo causó (%1).</translation>
    </message>
    <message>
        <source>%1 wins: %2 conceded</source>
        <translation>Gana %1: %2 ha concedido el encuentro</translation>
    </message>
    <message>
        <source>%1 wins, whatever the score.</source>
        <translation>Gana %1, sea cual sea el marcador.</translation>
    </message>
    <message>
        <source>%1 is sent off for the secret weapon</source>
        <translation>%1 es expulsado por el arma secreta</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n re-roll(s)</source>
        <translation>
            <numerusform>%1 gana %n segunda oportunidad</numerusform>
            <numerusform>%1 gana %n segundas oportunidades</numerusform>
        </translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation>inconsciente</translation>
    </message>
    <message>
        <source>sits out the next drive</source>
        <translation>no juega la próxima entrada</translation>
    </message>
    <message>
        <source>starts the drive on the ground</source>
        <translation>empieza la entrada tumbado</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>aturdido</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>tumbado</translation>
    </message>
    <message>
        <source>The fans of {team} come for their opponents: a die for each</source>
        <translation>Los hinchas de {team} van a por los contrarios: un dado por cada uno</translation>
    </message>
    <message>
        <source>Who rolls again?</source>
        <translation>¿Quién repite la tirada?</translation>
    </message>
    <message>
        <source>{choice} rolls again</source>
        <translation>{choice} repite la tirada</translation>
    </message>
    <message>
        <source>Roll again for the armour of {player}?</source>
        <translation>¿Repetir la tirada de armadura de {player}?</translation>
    </message>
    <message>
        <source>Dugout does not know the players of a quick team: do it on the board.</source>
        <translation>Dugout no conoce a los jugadores de un equipo rápido: háganlo en el tablero.</translation>
    </message>
    <message>
        <source>nothing happens to anybody</source>
        <translation>a nadie le pasa nada</translation>
    </message>
    <message>
        <source>a rock for %1</source>
        <translation>una pedrada contra %1</translation>
    </message>
    <message>
        <source>scandal: %1 loses %2 FAME, %3 loses %4</source>
        <translation>escándalo: %1 pierde %2 de FAMA y %3 pierde %4</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>no pasa nada</translation>
    </message>
    <message>
        <source>he knocks %1 down</source>
        <translation>derriba a %1</translation>
    </message>
    <message>
        <source>%1 loses a team re-roll</source>
        <translation>%1 pierde una segunda oportunidad de equipo</translation>
    </message>
    <message>
        <source>%1 has no re-roll to lose</source>
        <translation>%1 no tiene segundas oportunidades que perder</translation>
    </message>
    <message>
        <source>He stands on number %1 of the track: on a die of %2 or less he goes for %3, who falls and rolls for injury.</source>
        <translation>Está en el número %1 del marcador: con %2 o menos en el dado va a por %3, que cae y tira heridas.</translation>
    </message>
    <message>
        <source>He stands on number %1 of the track: on a die of %2 or less %3 loses a team re-roll; without one the other side gains one.</source>
        <translation>Está en el número %1 del marcador: con %2 o menos en el dado %3 pierde una segunda oportunidad de equipo; si no tiene, el otro equipo gana una.</translation>
    </message>
    <message>
        <source>the referee on number %1: %2, %3</source>
        <translation>el árbitro en el número %1: %2, %3</translation>
    </message>
    <message>
        <source>Not for %1: %2.</source>
        <translation>No vale para %1: %2.</translation>
    </message>
    <message>
        <source>Nobody: an empty square</source>
        <translation>Nadie: una casilla vacía</translation>
    </message>
    <message>
        <source>In the crowd: nothing happens</source>
        <translation>Entre el público: no pasa nada</translation>
    </message>
    <message>
        <source>Healed, and on the pitch: nothing of the injury stays</source>
        <translation>Curado y en el campo: no queda nada de la lesión</translation>
    </message>
    <message>
        <source>Healed, and in the reserves: nothing of the injury stays</source>
        <translation>Curado y en reservas: no queda nada de la lesión</translation>
    </message>
    <message>
        <source>After the match</source>
        <translation>Después del encuentro</translation>
    </message>
    <message>
        <source>eaten by a team-mate</source>
        <translation>devorado por un compañero</translation>
    </message>
    <message>
        <source>{team}: draw a card that was bought</source>
        <translation>{team}: robar una carta comprada</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) become %1</source>
        <translation>
            <numerusform>%n casilla se queda en %1</numerusform>
            <numerusform>%n casillas se quedan en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The kicker may stand neither in a wide zone nor on the line of scrimmage.</source>
        <translation>%1. Quien patea no puede estar en una zona ancha ni en la línea de defensa.</translation>
    </message>
    <message>
        <source>Walks over somebody who lies there</source>
        <translation>Pasa por encima de un jugador caído</translation>
    </message>
    <message>
        <source>Who walks over somebody?</source>
        <translation>¿Quién pasa por encima de otro?</translation>
    </message>
    <message>
        <source>Whom does {by} walk over?</source>
        <translation>¿Por encima de quién pasa {by}?</translation>
    </message>
    <message>
        <source>{by} walks over {choice}</source>
        <translation>{by} pasa por encima de {choice}</translation>
    </message>
    <message>
        <source>Eaten by a hungry team-mate</source>
        <translation>Devorado por un compañero hambriento</translation>
    </message>
    <message>
        <source>{choice} is eaten</source>
        <translation>{choice} es devorado</translation>
    </message>
    <message>
        <source>Who is eaten?</source>
        <translation>¿Quién es devorado?</translation>
    </message>
    <message>
        <source>{team}: skill used in the other&apos;s turn</source>
        <translation>{team}: habilidad usada en el turno rival</translation>
    </message>
    <message>
        <source>{team}: half the distance with Kick?</source>
        <translation>{team}: ¿la mitad de distancia con Patada?</translation>
    </message>
    <message>
        <source>Who takes the kick-off?</source>
        <translation>¿Quién hace la patada inicial?</translation>
    </message>
    <message>
        <source>{team}: who is driven to violence, by lot</source>
        <translation>{team}: quién se deja llevar por la violencia, al azar</translation>
    </message>
    <message>
        <source>{choice} is driven to violence</source>
        <translation>{choice} se deja llevar por la violencia</translation>
    </message>
    <message>
        <source>Does {player} blitz at once?</source>
        <translation>¿Penetra {player} en el acto?</translation>
    </message>
    <message>
        <source>{player} blitzes at once: {choice}</source>
        <translation>{player} hace en el acto una penetración: {choice}</translation>
    </message>
    <message numerus="yes">
        <source>Team re-roll (%n left)</source>
        <translation>
            <numerusform>Segunda oportunidad de equipo (queda %n)</numerusform>
            <numerusform>Segunda oportunidad de equipo (quedan %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>{choice}: {by} rolls again</source>
        <translation>{choice}: {by} repite la tirada</translation>
    </message>
    <message>
        <source>{by} rolls again with what?</source>
        <translation>¿Con qué repite la tirada {by}?</translation>
    </message>
    <message>
        <source>Roll the professional&apos;s die again</source>
        <translation>Repetir el dado del profesional</translation>
    </message>
    <message>
        <source>{choice}: the professional&apos;s die is rolled again</source>
        <translation>{choice}: se repite el dado del profesional</translation>
    </message>
    <message>
        <source>May the professional {by} roll again?</source>
        <translation>¿Puede repetir la tirada el profesional {by}?</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, ronda %2</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Team rating %1</source>
        <translation>Valoración del equipo %1</translation>
    </message>
    <message>
        <source>Team value %1</source>
        <translation>Valor de equipo %1</translation>
    </message>
    <message>
        <source>to spend %1</source>
        <translation>por gastar %1</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>ha ganado %1</translation>
    </message>
    <message numerus="yes">
        <source>%n niggling injury/injuries</source>
        <translation>
            <numerusform>%n lesión permanente</numerusform>
            <numerusform>%n lesiones permanentes</numerusform>
        </translation>
    </message>
    <message>
        <source>has the ball</source>
        <translation>tiene el balón</translation>
    </message>
    <message>
        <source>sent off</source>
        <translation>expulsado</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>no juega la próxima entrada</translation>
    </message>
    <message>
        <source>has had his action</source>
        <translation>ya ha hecho su acción</translation>
    </message>
    <message>
        <source>has used %1</source>
        <translation>ha usado %1</translation>
    </message>
    <message>
        <source>journeyman</source>
        <translation>independiente</translation>
    </message>
    <message>
        <source>mercenary</source>
        <translation>mercenario</translation>
    </message>
    <message>
        <source>star</source>
        <translation>jugador estrella</translation>
    </message>
    <message>
        <source>{dice} wins the toss</source>
        <translation>{dice} gana el sorteo</translation>
    </message>
    <message>
        <source>%1; the injury counts after the match</source>
        <translation>%1; la lesión cuenta después del encuentro</translation>
    </message>
    <message>
        <source>Caused by %1.</source>
        <translation>Causada por %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The crowd throws it back</source>
        <translation>El público lo devuelve</translation>
    </message>
    <message>
        <source>In the crowd</source>
        <translation>En el público</translation>
    </message>
    <message>
        <source>%1: who?</source>
        <translation>%1: ¿quién?</translation>
    </message>
    <message>
        <source>The die of a player&apos;s roll</source>
        <translation>El dado de la tirada de un jugador</translation>
    </message>
    <message>
        <source>Tackle zones</source>
        <translation>Zonas de defensa</translation>
    </message>
    <message>
        <source>How far is it?</source>
        <translation>¿A qué distancia?</translation>
    </message>
    <message>
        <source>What the roll depends on</source>
        <translation>De qué depende la tirada</translation>
    </message>
    <message>
        <source>Somebody hinders him…</source>
        <translation>Alguien le estorba…</translation>
    </message>
    <message>
        <source>Who hinders him with a skill?</source>
        <translation>¿Quién le estorba con una habilidad?</translation>
    </message>
    <message>
        <source>{by}: against whom?</source>
        <translation>{by}: ¿contra quién?</translation>
    </message>
    <message>
        <source>Whom does {by} throw the ball to?</source>
        <translation>¿A quién lanza el balón {by}?</translation>
    </message>
    <message>
        <source>{by} passes to {choice}</source>
        <translation>{by} pasa a {choice}</translation>
    </message>
    <message>
        <source>Whom does {by} give the ball to?</source>
        <translation>¿A quién entrega el balón {by}?</translation>
    </message>
    <message>
        <source>{by} hands the ball to {choice}</source>
        <translation>{by} entrega el balón a {choice}</translation>
    </message>
    <message>
        <source>Whom does {by} throw?</source>
        <translation>¿A quién lanza {by}?</translation>
    </message>
    <message>
        <source>{by} throws {choice}</source>
        <translation>{by} lanza a {choice}</translation>
    </message>
    <message>
        <source>{team}: who tries to intercept?</source>
        <translation>{team}: ¿quién intenta interceptar?</translation>
    </message>
    <message>
        <source>Who caught the ball?</source>
        <translation>¿Quién atrapó el balón?</translation>
    </message>
    <message>
        <source>Where does the ball end up?</source>
        <translation>¿Dónde acaba el balón?</translation>
    </message>
    <message>
        <source>the ball: {choice}</source>
        <translation>el balón: {choice}</translation>
    </message>
    <message>
        <source>The ball bounces: which way?</source>
        <translation>El balón rebota: ¿hacia dónde?</translation>
    </message>
    <message>
        <source>the ball bounces: {dice}</source>
        <translation>el balón rebota: {dice}</translation>
    </message>
    <message>
        <source>The crowd throws the ball in: direction, then distance</source>
        <translation>El público devuelve el balón: dirección y luego distancia</translation>
    </message>
    <message>
        <source>the crowd throws the ball in: {dice}</source>
        <translation>el público devuelve el balón: {dice}</translation>
    </message>
    <message>
        <source>Where does {player} come down?</source>
        <translation>¿Dónde cae {player}?</translation>
    </message>
    <message>
        <source>{player} comes down: {choice}</source>
        <translation>{player} cae: {choice}</translation>
    </message>
    <message>
        <source>Feeds because of his thirst</source>
        <translation>Se alimenta por su sed</translation>
    </message>
    <message>
        <source>Who has to feed?</source>
        <translation>¿Quién tiene que alimentarse?</translation>
    </message>
    <message>
        <source>Whom does {by} feed on?</source>
        <translation>¿De quién se alimenta {by}?</translation>
    </message>
    <message>
        <source>{by} feeds on: {choice}</source>
        <translation>{by} se alimenta: {choice}</translation>
    </message>
    <message>
        <source>How many tackle zones does he leave?</source>
        <translation>¿Cuántas zonas de defensa abandona?</translation>
    </message>
    <message>
        <source>How many tackle zones where he goes?</source>
        <translation>¿Cuántas zonas de defensa hay adonde va?</translation>
    </message>
    <message>
        <source>How many tackle zones is he in?</source>
        <translation>¿En cuántas zonas de defensa está?</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>fumble %1</source>
        <translation>balón perdido %1</translation>
    </message>
    <message>
        <source>A team-mate stands beside him</source>
        <translation>Hay un compañero de pie a su lado</translation>
    </message>
    <message>
        <source>Nobody helps him</source>
        <translation>Nadie le ayuda</translation>
    </message>
    <message>
        <source>For a block or a blitz</source>
        <translation>Para un placaje o una penetración</translation>
    </message>
    <message>
        <source>For anything else</source>
        <translation>Para cualquier otra cosa</translation>
    </message>
    <message>
        <source>The last square</source>
        <translation>La última casilla</translation>
    </message>
    <message>
        <source>Not the last square</source>
        <translation>No es la última casilla</translation>
    </message>
    <message>
        <source>Does somebody help him?</source>
        <translation>¿Le ayuda alguien?</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>¿Para qué es?</translation>
    </message>
    <message>
        <source>Which square is it?</source>
        <translation>¿Qué casilla es?</translation>
    </message>
    <message>
        <source>How many help him?</source>
        <translation>¿Cuántos le ayudan?</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>preciso</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>lo consigue</translation>
    </message>
    <message>
        <source>inaccurate</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>fumble</source>
        <translation>balón perdido</translation>
    </message>
    <message>
        <source>the ball is kept</source>
        <translation>conserva el balón</translation>
    </message>
    <message>
        <source>Roll for a trait</source>
        <translation>Tirada de rasgo</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>sin tirada</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>%1: %2, needed %3, rolled %4: %5</source>
        <translation>%1: %2, necesita %3, saca %4: %5</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ready</source>
        <translation>
            <numerusform>%n jugador disponible</numerusform>
            <numerusform>%n jugadores disponibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-roll(s)</source>
        <translation>
            <numerusform>%n segunda oportunidad</numerusform>
            <numerusform>%n segundas oportunidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocked out</source>
        <translation>
            <numerusform>%n inconsciente</numerusform>
            <numerusform>%n inconscientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n injured</source>
        <translation>
            <numerusform>%n lesionado</numerusform>
            <numerusform>%n lesionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Half-time: %1 %2 – %3 %4</source>
        <translation>Descanso: %1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>%1 kicks off.</source>
        <translation>%1 hace la patada inicial.</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Descanso</translation>
    </message>
    <message>
        <source>Used up in this turn, or nobody is there for it.</source>
        <translation>Ya usado en este turno, o no hay quien pueda.</translation>
    </message>
    <message>
        <source>No more re-rolls in this turn.</source>
        <translation>No hay más segundas oportunidades en este turno.</translation>
    </message>
    <message>
        <source>No re-roll is left.</source>
        <translation>No queda ninguna segunda oportunidad.</translation>
    </message>
    <message>
        <source>%1 came to the match</source>
        <translation>%1 acudieron al encuentro</translation>
    </message>
    <message>
        <source>%1 or more knocks down. In this order: %2.</source>
        <translation>Con %1 o más, derribado. En este orden: %2.</translation>
    </message>
    <message>
        <source>Nobody can be stunned.</source>
        <translation>Nadie puede quedar aturdido.</translation>
    </message>
    <message>
        <source>%1 or more stuns.</source>
        <translation>Con %1 o más, aturdido.</translation>
    </message>
    <message>
        <source>In this order: %1.</source>
        <translation>En este orden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n re-roll(s)</source>
        <translation>
            <numerusform>%1 pierde %n segunda oportunidad</numerusform>
            <numerusform>%1 pierde %n segundas oportunidades</numerusform>
        </translation>
    </message>
    <message>
        <source>stays where he is (%1)</source>
        <translation>no se mueve de su casilla (%1)</translation>
    </message>
    <message>
        <source>no tackle zone (%1)</source>
        <translation>sin zona de defensa (%1)</translation>
    </message>
    <message>
        <source>{player} throws the ball first…</source>
        <translation>{player} pasa antes el balón…</translation>
    </message>
    <message>
        <source>{player} dumps the ball off: {choice}</source>
        <translation>{player} hace un Pase Precipitado: {choice}</translation>
    </message>
    <message>
        <source>Whom does {player} throw the ball to?</source>
        <translation>¿A quién pasa el balón {player}?</translation>
    </message>
    <message>
        <source>{team} puts a card away or takes one up</source>
        <translation>{team} aparta una carta o la vuelve a tomar</translation>
    </message>
    <message>
        <source>What follows from it is entered by hand.</source>
        <translation>Lo que se siga de ello se introduce a mano.</translation>
    </message>
    <message>
        <source>A match of a knock-out has a winner: say who won it.</source>
        <translation>Un encuentro eliminatorio tiene un ganador: diga quién lo ganó.</translation>
    </message>
    <message>
        <source>casualty: %1</source>
        <translation>lesión: %1</translation>
    </message>
    <message>
        <source>casualty: %1, by %2</source>
        <translation>lesión: %1, por %2</translation>
    </message>
    <message>
        <source>Somebody else of {home}</source>
        <translation>Otro jugador de {home}</translation>
    </message>
    <message>
        <source>Somebody else of {away}</source>
        <translation>Otro jugador de {away}</translation>
    </message>
    <message>
        <source>Healed: nothing of it stays</source>
        <translation>Curado: no queda nada de ello</translation>
    </message>
    <message>
        <source>{home} conceded</source>
        <translation>{home} se rindió</translation>
    </message>
    <message>
        <source>{away} conceded</source>
        <translation>{away} se rindió</translation>
    </message>
    <message>
        <source>{home} conceded with hardly anybody left</source>
        <translation>{home} se rindió sin apenas jugadores</translation>
    </message>
    <message>
        <source>{away} conceded with hardly anybody left</source>
        <translation>{away} se rindió sin apenas jugadores</translation>
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
        <translation>Un touchdown: ¿quién lo anotó?</translation>
    </message>
    <message>
        <source>touchdown: {choice}</source>
        <translation>touchdown: {choice}</translation>
    </message>
    <message>
        <source>A completion: who threw it?</source>
        <translation>Un pase completo: ¿quién lo lanzó?</translation>
    </message>
    <message>
        <source>completion: {choice}</source>
        <translation>pase completo: {choice}</translation>
    </message>
    <message>
        <source>An interception: whose?</source>
        <translation>Una intercepción: ¿de quién?</translation>
    </message>
    <message>
        <source>interception: {choice}</source>
        <translation>intercepción: {choice}</translation>
    </message>
    <message>
        <source>A casualty: who was hurt?</source>
        <translation>Una lesión: ¿quién resultó herido?</translation>
    </message>
    <message>
        <source>What became of {player}?</source>
        <translation>¿Qué fue de {player}?</translation>
    </message>
    <message>
        <source>Who hurt {player} and is credited with it?</source>
        <translation>¿Quién lesionó a {player} y se lo anota?</translation>
    </message>
    <message>
        <source>Did anybody concede?</source>
        <translation>¿Se rindió alguien?</translation>
    </message>
    <message>
        <source>Who won on a level score?</source>
        <translation>¿Quién ganó con el marcador igualado?</translation>
    </message>
    <message>
        <source>That is all of the slip</source>
        <translation>Eso es todo lo de la hoja</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Which action had {by} declared?</source>
        <translation>¿Qué acción había declarado {by}?</translation>
    </message>
    <message>
        <source>{by} had declared: {choice}</source>
        <translation>{by} había declarado: {choice}</translation>
    </message>
    <message>
        <source>%1: %2 in the team list.</source>
        <translation>%1: %2 en la lista del equipo.</translation>
    </message>
    <message>
        <source>Card %1 of %2, of which %3 may be kept.</source>
        <translation>Carta %1 de %2; cartas que conservar: %3.</translation>
    </message>
    <message>
        <source>The higher team value, %1, says how many both sides are dealt, and that side draws first.</source>
        <translation>El mayor valor de equipo, %1, dice cuántas recibe cada bando, y ese equipo roba primero.</translation>
    </message>
    <message>
        <source>A card of the deck %1, bought for this match.</source>
        <translation>Una carta de «%1», comprada para este encuentro.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>{team} buys: {choice}</source>
        <translation>{team} compra: {choice}</translation>
    </message>
    <message>
        <source>{team}: up from the knocked-out: {choice}</source>
        <translation>{team}: se levanta de los inconscientes: {choice}</translation>
    </message>
    <message>
        <source>{team}: card used in this turn: {choice}</source>
        <translation>{team}: carta usada en este turno: {choice}</translation>
    </message>
    <message>
        <source>{choice} sits this drive out</source>
        <translation>{choice} se queda fuera en esta entrada</translation>
    </message>
    <message>
        <source>the ground: {choice}</source>
        <translation>el terreno: {choice}</translation>
    </message>
    <message>
        <source>the sponge: {dice}</source>
        <translation>la esponja: {dice}</translation>
    </message>
    <message>
        <source>{team}: back to the reserves: {choice}</source>
        <translation>{team}: vuelve a las reservas: {choice}</translation>
    </message>
    <message>
        <source>{team} has too few players for the line: {choice}</source>
        <translation>{team} tiene muy pocos jugadores para la línea: {choice}</translation>
    </message>
    <message>
        <source>kick-off return: {choice} moves</source>
        <translation>Anticiparse: se mueve {choice}</translation>
    </message>
    <message>
        <source>high kick: {choice} runs under the ball</source>
        <translation>patada alta: {choice} corre bajo el balón</translation>
    </message>
    <message>
        <source>the free turn: {dice}</source>
        <translation>el turno gratuito: {dice}</translation>
    </message>
    <message>
        <source>{team} still holds the ball in the end zone: {choice}</source>
        <translation>{team} sigue con el balón en la zona de touchdown: {choice}</translation>
    </message>
    <message>
        <source>{team}: {choice} blocks at once</source>
        <translation>{team}: {choice} placa en el acto</translation>
    </message>
    <message>
        <source>{team}: length of the fuse: {choice}</source>
        <translation>{team}: longitud de la mecha: {choice}</translation>
    </message>
    <message>
        <source>{team}: the fuse: {dice}</source>
        <translation>{team}: la mecha: {dice}</translation>
    </message>
    <message>
        <source>{team}: a team re-roll for the fuse: {choice}</source>
        <translation>{team}: segunda oportunidad de equipo para la mecha: {choice}</translation>
    </message>
    <message>
        <source>the ball explodes; next to it: {choice}</source>
        <translation>el balón explota; al lado: {choice}</translation>
    </message>
    <message>
        <source>{team}: {choice} comes in from the reserves</source>
        <translation>{team}: entra desde reservas: {choice}</translation>
    </message>
    <message>
        <source>{team}: the twelfth player: {dice}</source>
        <translation>{team}: el duodécimo jugador: {dice}</translation>
    </message>
    <message>
        <source>hit: {choice}</source>
        <translation>alcanzado: {choice}</translation>
    </message>
    <message>
        <source>the squig runs into: {choice}</source>
        <translation>el garrapato se topa con: {choice}</translation>
    </message>
    <message>
        <source>the fanatic runs into: {choice}</source>
        <translation>el fanático se topa con: {choice}</translation>
    </message>
    <message>
        <source>the fire: {dice}</source>
        <translation>el fuego: {dice}</translation>
    </message>
    <message>
        <source>squares that {by} moved: {choice}</source>
        <translation>casillas que se movió {by}: {choice}</translation>
    </message>
    <message>
        <source>the assassin is after {by}: {dice}</source>
        <translation>el asesino persigue a {by}: {dice}</translation>
    </message>
    <message>
        <source>{by} and the juice: {dice}</source>
        <translation>{by} y el jugo: {dice}</translation>
    </message>
    <message>
        <source>{team}: the fans sing at {choice}</source>
        <translation>{team}: los hinchas cantan contra {choice}</translation>
    </message>
    <message>
        <source>the wish of {choice} comes true</source>
        <translation>se cumple el deseo de {choice}</translation>
    </message>
    <message>
        <source>in that wide zone, without an action: {choice}</source>
        <translation>en esa zona ancha, sin acción: {choice}</translation>
    </message>
    <message>
        <source>the ball: {dice}</source>
        <translation>el balón: {dice}</translation>
    </message>
    <message>
        <source>{player}: help of the eager apothecary: {choice}</source>
        <translation>{player}: ayuda del médico entusiasta: {choice}</translation>
    </message>
    <message>
        <source>weapon: {choice}</source>
        <translation>arma: {choice}</translation>
    </message>
    <message>
        <source>the bribe is rolled again: {choice}</source>
        <translation>se repite la tirada del soborno: {choice}</translation>
    </message>
    <message>
        <source>What the referee saw of the foul</source>
        <translation>Lo que el árbitro vio de la falta</translation>
    </message>
    <message>
        <source>armour of {player} rolled again: {choice}</source>
        <translation>otra tirada de armadura de {player}: {choice}</translation>
    </message>
    <message>
        <source>the loner {by} and the re-roll: {dice}</source>
        <translation>el solitario {by} y la segunda oportunidad: {dice}</translation>
    </message>
    <message>
        <source>the apothecary treats {player}: {choice}</source>
        <translation>el médico trata a {player}: {choice}</translation>
    </message>
    <message>
        <source>regeneration of {player}: {dice}</source>
        <translation>regeneración de {player}: {dice}</translation>
    </message>
    <message>
        <source>Igor&apos;s help for {player}: {choice}</source>
        <translation>ayuda de Igor para {player}: {choice}</translation>
    </message>
    <message>
        <source>{team} raises {player} from the dead: {choice}</source>
        <translation>{team} reanima a {player}: {choice}</translation>
    </message>
    <message>
        <source>{player} rots and joins {team}: {choice}</source>
        <translation>{player} se pudre y se une a {team}: {choice}</translation>
    </message>
    <message>
        <source>in the blast: {choice}</source>
        <translation>en la explosión: {choice}</translation>
    </message>
    <message>
        <source>the bolt goes on: {choice}</source>
        <translation>el rayo sigue: {choice}</translation>
    </message>
    <message>
        <source>{team} has too few players; Kari plays: {choice}</source>
        <translation>{team} tiene muy pocos jugadores; juega Kari: {choice}</translation>
    </message>
    <message>
        <source>{team}: the tonic for {choice}</source>
        <translation>{team}: el tónico para {choice}</translation>
    </message>
    <message>
        <source>the tonic: {dice}</source>
        <translation>el tónico: {dice}</translation>
    </message>
    <message>
        <source>{team}: Krot mends {choice}</source>
        <translation>{team}: Krot arregla a {choice}</translation>
    </message>
    <message>
        <source>{team}: Papa blesses {choice}</source>
        <translation>{team}: Papa bendice a {choice}</translation>
    </message>
    <message>
        <source>{team}: a rune on the armour of {choice}</source>
        <translation>{team}: runa en la armadura de {choice}</translation>
    </message>
    <message>
        <source>the rune: {choice}</source>
        <translation>la runa: {choice}</translation>
    </message>
    <message>
        <source>the rune: {dice}</source>
        <translation>la runa: {dice}</translation>
    </message>
    <message>
        <source>the home stadium of {team}: {choice}</source>
        <translation>el estadio propio de {team}: {choice}</translation>
    </message>
    <message>
        <source>{player} above the geyser: {dice}</source>
        <translation>{player} sobre el géiser: {dice}</translation>
    </message>
    <message>
        <source>{player} buys himself free: {choice}</source>
        <translation>{player} compra su perdón: {choice}</translation>
    </message>
    <message>
        <source>{team}: special ball: {choice}</source>
        <translation>{team}: balón especial: {choice}</translation>
    </message>
    <message>
        <source>{choice} kicks the special ball</source>
        <translation>{choice} patea el balón especial</translation>
    </message>
    <message>
        <source>{choice} hurt {player}</source>
        <translation>{choice} lesionó a {player}</translation>
    </message>
    <message>
        <source>conceded: {choice}</source>
        <translation>se rindió: {choice}</translation>
    </message>
    <message>
        <source>won on a level score: {choice}</source>
        <translation>ganó con el marcador igualado: {choice}</translation>
    </message>
    <message>
        <source>Roll %1.</source>
        <translation>Tire %1.</translation>
    </message>
    <message>
        <source>the bomb of {by} bursts: {choice}</source>
        <translation>la bomba de {by} estalla: {choice}</translation>
    </message>
    <message>
        <source>next to it: {choice}</source>
        <translation>al lado: {choice}</translation>
    </message>
    <message>
        <source>{team}: half the distance with Kick: {choice}</source>
        <translation>{team}: la mitad de distancia con Patada: {choice}</translation>
    </message>
    <message>
        <source>the professional {by}: {dice}</source>
        <translation>el profesional {by}: {dice}</translation>
    </message>
    <message>
        <source>Kick a team-mate</source>
        <translation>Patear a un compañero</translation>
    </message>
    <message>
        <source>Who kicks a team-mate?</source>
        <translation>¿Quién patea a un compañero?</translation>
    </message>
    <message>
        <source>Whom does {by} kick?</source>
        <translation>¿A quién patea {by}?</translation>
    </message>
    <message>
        <source>{by} kicks {choice}</source>
        <translation>{by} patea a {choice}</translation>
    </message>
    <message>
        <source>How far does {by} mean to kick {player}?</source>
        <translation>¿A qué distancia quiere patear {by} a {player}?</translation>
    </message>
    <message>
        <source>How many squares {player} is kicked</source>
        <translation>Cuántas casillas sale pateado {player}</translation>
    </message>
    <message>
        <source>{player} is kicked: {dice}</source>
        <translation>{player} sale pateado: {dice}</translation>
    </message>
    <message>
        <source>Injury of {player}, who was kicked too hard</source>
        <translation>Herida de {player}, pateado con demasiada fuerza</translation>
    </message>
    <message>
        <source>{player}, kicked too hard: {dice}</source>
        <translation>{player}, pateado con demasiada fuerza: {dice}</translation>
    </message>
    <message>
        <source>A short kick: one die</source>
        <translation>Una patada corta: un dado</translation>
    </message>
    <message>
        <source>A long kick: two dice, and a double hurts him</source>
        <translation>Una patada larga: dos dados, y un doble lo hiere</translation>
    </message>
    <message>
        <source>Nobody falls, but the ball comes loose</source>
        <translation>Nadie cae, pero el balón queda suelto</translation>
    </message>
    <message>
        <source>From paper</source>
        <translation>Desde papel</translation>
    </message>
    <message>
        <source>How many block dice?</source>
        <translation>¿Cuántos dados de placaje?</translation>
    </message>
    <message>
        <source>Nobody can wake up.</source>
        <translation>Nadie puede despertar.</translation>
    </message>
    <message>
        <source>%1 or more wakes up.</source>
        <translation>Con %1 o más despierta.</translation>
    </message>
    <message>
        <source>First die: %1. Second die: %2.</source>
        <translation>Primer dado: %1. Segundo dado: %2.</translation>
    </message>
    <message>
        <source>{player} bounces off into the crowd</source>
        <translation>{player} sale rebotado al público</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>%1 is in the end zone and has to feed</source>
        <translation>%1 está en la zona de touchdown y tiene que alimentarse</translation>
    </message>
    <message numerus="yes">
        <source>%n sent off</source>
        <translation>
            <numerusform>%n expulsado</numerusform>
            <numerusform>%n expulsados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for being worth less</source>
        <translation>%1 por valer menos</translation>
    </message>
    <message>
        <source>bought: %1</source>
        <translation>comprado: %1</translation>
    </message>
    <message>
        <source>Whom does {by} throw the bomb at?</source>
        <translation>¿A quién lanza la bomba {by}?</translation>
    </message>
    <message>
        <source>{by} throws the bomb: {choice}</source>
        <translation>{by} lanza la bomba: {choice}</translation>
    </message>
    <message>
        <source>Where does the bomb of {by} come down?</source>
        <translation>¿Dónde cae la bomba de {by}?</translation>
    </message>
    <message>
        <source>the bomb of {by} comes down: {choice}</source>
        <translation>la bomba de {by} cae: {choice}</translation>
    </message>
    <message>
        <source>The bomb of {by} goes astray: which way?</source>
        <translation>La bomba de {by} se desvía: ¿hacia dónde?</translation>
    </message>
    <message>
        <source>the bomb of {by} goes astray: {dice}</source>
        <translation>la bomba de {by} se desvía: {dice}</translation>
    </message>
    <message>
        <source>Does {player} try to catch the bomb?</source>
        <translation>¿Intenta {player} atrapar la bomba?</translation>
    </message>
    <message>
        <source>{player} tries to catch the bomb: {choice}</source>
        <translation>{player} intenta atrapar la bomba: {choice}</translation>
    </message>
    <message>
        <source>%1 has to feed before he passes</source>
        <translation>%1 tiene que alimentarse antes de pasar</translation>
    </message>
    <message>
        <source>%1, friendly</source>
        <translation>%1, amistoso</translation>
    </message>
    <message>
        <source>something that was only read</source>
        <translation>algo que solo había que leer</translation>
    </message>
    <message>
        <source>{by} passes to an empty square</source>
        <translation>{by} pasa a una casilla vacía</translation>
    </message>
    <message>
        <source>{player} dumps the ball off into an empty square</source>
        <translation>{player} hace un Pase Precipitado a una casilla vacía</translation>
    </message>
    <message>
        <source>{by} throws the bomb at an empty square</source>
        <translation>{by} lanza la bomba a una casilla vacía</translation>
    </message>
    <message>
        <source>the bomb of {by} comes down in an empty square</source>
        <translation>la bomba de {by} cae en una casilla vacía</translation>
    </message>
    <message>
        <source>the bomb of {by} comes down in the crowd: nothing happens</source>
        <translation>la bomba de {by} cae entre el público: no pasa nada</translation>
    </message>
    <message>
        <source>the bomb of {by} bursts in an empty square</source>
        <translation>la bomba de {by} estalla en una casilla vacía</translation>
    </message>
    <message>
        <source>{player} comes down in an empty square</source>
        <translation>{player} cae en una casilla vacía</translation>
    </message>
    <message>
        <source>%1, semi-final</source>
        <translation>%1, semifinal</translation>
    </message>
    <message>
        <source>%1, final</source>
        <translation>%1, final</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Semifinal</translation>
    </message>
    <message>
        <source>freebooter</source>
        <translation>mercenario</translation>
    </message>
    <message>
        <source>No skill</source>
        <translation>Ninguna habilidad</translation>
    </message>
    <message>
        <source>Does {player} use Dodge to keep his feet?</source>
        <translation>¿Se mantiene {player} en pie con Esquivar?</translation>
    </message>
    <message>
        <source>{player} keeps his feet with Dodge: {choice}</source>
        <translation>{player} se mantiene en pie con Esquivar: {choice}</translation>
    </message>
    <message>
        <source>Throw a bomb</source>
        <translation>Lanzar una bomba</translation>
    </message>
    <message>
        <source>began in a tackle zone and may not act</source>
        <translation>empezó en zona de defensa y no puede actuar</translation>
    </message>
    <message>
        <source>Only cards are bought now.</source>
        <translation>Ahora solo se compran cartas.</translation>
    </message>
    <message>
        <source>Cards are not bought now.</source>
        <translation>Ahora no se compran cartas.</translation>
    </message>
    <message>
        <source>This deck is not sold here.</source>
        <translation>Este mazo no se vende aquí.</translation>
    </message>
    <message>
        <source>This team hires nobody with Dirty Player.</source>
        <translation>Este equipo no contrata a nadie con Juego Sucio.</translation>
    </message>
    <message>
        <source>Points left: %1</source>
        <translation>Puntos restantes: %1</translation>
    </message>
    <message>
        <source>%1 sets up everybody who can play: %2.</source>
        <translation>%1 despliega a todos los que pueden jugar: %2.</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 gana %2</translation>
    </message>
    <message>
        <source>The crowd throws the ball back: D6 for the direction, 2D6 squares.</source>
        <translation>El público devuelve el balón: 1D6 para la dirección, 2D6 casillas.</translation>
    </message>
    <message>
        <source>{team}: what is the star of the book called?</source>
        <translation>{team}: ¿cómo se llama el Jugador Estrella del libro?</translation>
    </message>
    <message>
        <source>MA of the star</source>
        <translation>MO de la estrella</translation>
    </message>
    <message>
        <source>ST of the star</source>
        <translation>FU de la estrella</translation>
    </message>
    <message>
        <source>AG of the star</source>
        <translation>AG de la estrella</translation>
    </message>
    <message>
        <source>AV of the star</source>
        <translation>AR de la estrella</translation>
    </message>
    <message>
        <source>Skills of the star</source>
        <translation>Habilidades de la estrella</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>In which stadium was it played?</source>
        <translation>¿En qué estadio se jugó?</translation>
    </message>
    <message>
        <source>stadium: {choice}</source>
        <translation>estadio: {choice}</translation>
    </message>
    <message>
        <source>The home stadium of {home}</source>
        <translation>El estadio propio de {home}</translation>
    </message>
    <message>
        <source>The home stadium of {away}</source>
        <translation>El estadio propio de {away}</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Vencedor: %1</translation>
    </message>
    <message>
        <source>Rolls to land in an empty square</source>
        <translation>Tira para aterrizar en una casilla vacía</translation>
    </message>
    <message>
        <source>What becomes of them, as far as it is up to {by}?</source>
        <translation>¿Qué les pasa, en lo que depende de {by}?</translation>
    </message>
    <message>
        <source>Does {player} use a skill?</source>
        <translation>¿Usa {player} una habilidad?</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>Mantener la tirada</translation>
    </message>
    <message>
        <source>%1 or less: sits out the next drive.</source>
        <translation>Con %1 o menos: no juega la próxima entrada.</translation>
    </message>
    <message>
        <source>%1: not entered</source>
        <translation>%1: sin anotar</translation>
    </message>
    <message>
        <source>Who rolls for the stadium: 1 for {home}, 2 for {away}</source>
        <translation>Quién tira por el estadio: 1 para {home}, 2 para {away}</translation>
    </message>
    <message>
        <source>{dice} rolls for the stadium</source>
        <translation>{dice} tira por el estadio</translation>
    </message>
    <message>
        <source>%1 has the ball. If he has lost it, say so by hand.</source>
        <translation>%1 tiene el balón. Si lo ha perdido, se indica a mano.</translation>
    </message>
    <message>
        <source>That pays for nothing more.</source>
        <translation>Con eso no se puede pagar nada más.</translation>
    </message>
    <message>
        <source>%1 hires a mercenary: %2</source>
        <translation>%1 contrata a un mercenario: %2</translation>
    </message>
    <message>
        <source>%1: the mercenary (%2) also has %3</source>
        <translation>%1: el mercenario (%2) tiene además %3</translation>
    </message>
    <message>
        <source>No referee is rolled for: an ordinary one</source>
        <translation>No se tira por el árbitro: uno normal</translation>
    </message>
    <message>
        <source>no referee is rolled for: an ordinary one</source>
        <translation>no se tira por el árbitro: uno normal</translation>
    </message>
    <message>
        <source>No stadium is rolled for in this match</source>
        <translation>En este encuentro no se tira por el estadio</translation>
    </message>
    <message>
        <source>no stadium is rolled for</source>
        <translation>no se tira por el estadio</translation>
    </message>
    <message>
        <source>%1, unless he uses %2.</source>
        <translation>%1, salvo que use %2.</translation>
    </message>
    <message>
        <source>%1: who tries to get away?</source>
        <translation>%1: ¿quién intenta alejarse?</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>An ordinary ball</source>
        <translation>Un balón corriente</translation>
    </message>
    <message>
        <source>needed %1, rolled %2</source>
        <translation>necesita %1, saca %2</translation>
    </message>
    <message>
        <source>%1 uses Diving Tackle against %2</source>
        <translation>%1 usa Placaje Heroico contra %2</translation>
    </message>
    <message>
        <source>Diving Tackle against {by}…</source>
        <translation>Placaje Heroico contra {by}…</translation>
    </message>
    <message>
        <source>Who uses Diving Tackle against {by}?</source>
        <translation>¿Quién usa Placaje Heroico contra {by}?</translation>
    </message>
    <message>
        <source>No Diving Tackle against {by}</source>
        <translation>Sin Placaje Heroico contra {by}</translation>
    </message>
    <message>
        <source>In a blitz</source>
        <translation>En una penetración</translation>
    </message>
    <message>
        <source>In a block</source>
        <translation>En un placaje</translation>
    </message>
    <message>
        <source>In a block against two</source>
        <translation>En un placaje contra dos</translation>
    </message>
    <message>
        <source>%1: %2 is always enough.</source>
        <translation>%1: %2 basta siempre.</translation>
    </message>
    <message>
        <source>The roll failed: it is spent for this turn. Who declared anything else just goes on.</source>
        <translation>La tirada ha fallado: queda gastada en este turno. Si había declarado otra cosa, simplemente siga.</translation>
    </message>
    <message>
        <source>back on their feet: {choice}</source>
        <translation>de nuevo en pie: {choice}</translation>
    </message>
    <message>
        <source>{team} buys</source>
        <translation>{team} compra</translation>
    </message>
    <message>
        <source>%1: %2, hit</source>
        <translation>%1: %2, le da</translation>
    </message>
    <message>
        <source>%1: %2, missed</source>
        <translation>%1: %2, no le da</translation>
    </message>
    <message>
        <source>At whom does the bolt go?</source>
        <translation>¿Contra quién va el rayo?</translation>
    </message>
    <message>
        <source>the bolt goes at {choice}</source>
        <translation>el rayo va contra {choice}</translation>
    </message>
    <message>
        <source>With a dive: %1</source>
        <translation>Con Placaje Heroico: %1</translation>
    </message>
    <message>
        <source>%1 has set up %2, and somebody in the reserves can play: put him on the pitch by hand.</source>
        <translation>%1 ha colocado a %2 y en las reservas hay alguien que puede jugar: ponlo a mano en el campo.</translation>
    </message>
    <message>
        <source>team: %1</source>
        <translation>equipo: %1</translation>
    </message>
    <message>
        <source>What is set before the match counts in each half.</source>
        <translation>Lo que se fija antes del encuentro vale en cada parte.</translation>
    </message>
    <message>
        <source>What is set now counts in this half.</source>
        <translation>Lo que se fija ahora vale en esta parte.</translation>
    </message>
    <message>
        <source>Does {by} block the same opponent again?</source>
        <translation>¿{by} vuelve a placar al mismo rival?</translation>
    </message>
    <message>
        <source>{by} blocks the same opponent again: {choice}</source>
        <translation>{by} vuelve a placar al mismo rival: {choice}</translation>
    </message>
    <message>
        <source>%1 comes back (%2)</source>
        <translation>%1 vuelve (%2)</translation>
    </message>
    <message>
        <source>%1 stays away (%2)</source>
        <translation>%1 sigue fuera (%2)</translation>
    </message>
    <message>
        <source>The ball is still in the air.</source>
        <translation>El balón sigue en el aire.</translation>
    </message>
    <message>
        <source>The ball has burst. An official throws it back in this turn.</source>
        <translation>El balón ha reventado. Un juez lo devuelve en este turno.</translation>
    </message>
    <message>
        <source>The ball has burst: it can be handed off, but not thrown.</source>
        <translation>El balón ha reventado: se puede entregar en mano, pero no lanzar.</translation>
    </message>
    <message>
        <source>Less than %1 brings the ball back.</source>
        <translation>Menos de %1 devuelve el balón.</translation>
    </message>
    <message>
        <source>%1, less than %2: an official throws the ball back</source>
        <translation>%1, menos de %2: un juez devuelve el balón</translation>
    </message>
    <message>
        <source>%1, not less than %2: the ball stays out of play</source>
        <translation>%1, no menos de %2: el balón sigue fuera de juego</translation>
    </message>
    <message>
        <source>Does the ball come back?</source>
        <translation>¿Vuelve el balón?</translation>
    </message>
    <message>
        <source>The ball bursts: where is it?</source>
        <translation>El balón revienta: ¿dónde está?</translation>
    </message>
    <message>
        <source>the ball that bursts: {choice}</source>
        <translation>el balón que revienta: {choice}</translation>
    </message>
    <message>
        <source>{team}: how many players have ended their action?</source>
        <translation>{team}: ¿cuántos jugadores han terminado su acción?</translation>
    </message>
    <message>
        <source>{team}: actions that have ended: {choice}</source>
        <translation>{team}: acciones terminadas: {choice}</translation>
    </message>
    <message>
        <source>Does an official throw the ball back?</source>
        <translation>¿Devuelve el balón un juez?</translation>
    </message>
    <message>
        <source>An official throws the ball back into play: it scatters three times.</source>
        <translation>Un juez devuelve el balón al juego: se desvía tres veces.</translation>
    </message>
    <message>
        <source>He does not dodge, and stops where somebody is in his way.</source>
        <translation>No esquiva y se detiene donde alguien le corta el paso.</translation>
    </message>
    <message>
        <source>{team}: whom do the drums drive back?</source>
        <translation>{team}: ¿a quién hacen retroceder los tambores?</translation>
    </message>
    <message>
        <source>{team}: the drums drive {choice} back</source>
        <translation>{team}: los tambores hacen retroceder a {choice}</translation>
    </message>
    <message>
        <source>{player}: squares towards his own end zone</source>
        <translation>{player}: casillas hacia su zona de touchdown</translation>
    </message>
    <message>
        <source>Does {player} come upon the ball?</source>
        <translation>¿Llega {player} al balón?</translation>
    </message>
    <message>
        <source>{player} comes upon the ball: {choice}</source>
        <translation>{player} llega al balón: {choice}</translation>
    </message>
    <message>
        <source>The fireball strays from its target: direction, then distance</source>
        <translation>La bola de fuego se desvía de su objetivo: dirección y después distancia</translation>
    </message>
    <message>
        <source>the fireball strays: {dice}</source>
        <translation>la bola de fuego se desvía: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>The ball scatters %n square(s) less.</source>
        <translation>
            <numerusform>El balón se desvía %n casilla menos.</numerusform>
            <numerusform>El balón se desvía %n casillas menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>As it was rolled: %1</source>
        <translation>Como se ha tirado: %1</translation>
    </message>
    <message>
        <source>the kick goes %1</source>
        <translation>la patada va %1</translation>
    </message>
    <message>
        <source>{team}: is the kick corrected?</source>
        <translation>{team}: ¿se corrige la patada?</translation>
    </message>
    <message>
        <source>(%1 + fan factor) × %2 fans.</source>
        <translation>(%1 + factor de hinchas) × %2 hinchas.</translation>
    </message>
    <message>
        <source>the bolt strikes nobody else</source>
        <translation>el rayo no alcanza a nadie más</translation>
    </message>
    <message>
        <source>{team}: nobody gets the tonic</source>
        <translation>{team}: nadie toma el tónico</translation>
    </message>
    <message>
        <source>{team}: Krot mends nobody</source>
        <translation>{team}: Krot no arregla a nadie</translation>
    </message>
    <message>
        <source>{team}: Papa blesses nobody</source>
        <translation>{team}: Papa no bendice a nadie</translation>
    </message>
    <message>
        <source>{team}: nobody gets a rune</source>
        <translation>{team}: nadie recibe una runa</translation>
    </message>
    <message>
        <source>kick-off return: nobody moves</source>
        <translation>Anticiparse: no se mueve nadie</translation>
    </message>
    <message numerus="yes">
        <source>%n niggling</source>
        <comment>an old injury, in short</comment>
        <translation>
            <numerusform>%n les. perm.</numerusform>
            <numerusform>%n les. perm.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stabbed by the ball.</source>
        <translation>Pinchazo del balón.</translation>
    </message>
    <message>
        <source>the ball stabs; %1</source>
        <translation>el balón pincha; %1</translation>
    </message>
    <message>
        <source>Is he near enough?</source>
        <translation>¿Está lo bastante cerca?</translation>
    </message>
    <message>
        <source>A spectator, and the turn is lost</source>
        <translation>Un espectador, y cambio de turno</translation>
    </message>
    <message>
        <source>He refused: only to one of his own race.</source>
        <translation>Se negó: solo a alguien de su raza.</translation>
    </message>
    <message>
        <source>For kicking a special ball.</source>
        <translation>Por patear un balón especial.</translation>
    </message>
    <message>
        <source>For the secret weapon.</source>
        <translation>Por el arma secreta.</translation>
    </message>
    <message>
        <source>has to feed</source>
        <translation>debe alimentarse</translation>
    </message>
    <message>
        <source>%1: a second roll, and both count.</source>
        <translation>%1: una segunda tirada, y cuentan las dos.</translation>
    </message>
    <message>
        <source>The ball scatters three times: a D8 each, one square at a time. Once off the pitch it is thrown in.</source>
        <translation>El balón se desvía tres veces: un D8 cada vez y una casilla. Si sale del campo, lo devuelve el público.</translation>
    </message>
    <message>
        <source>The ball bounces one square: a D8 for the direction.</source>
        <translation>El balón rebota una casilla: un D8 para la dirección.</translation>
    </message>
    <message>
        <source>%1; it blows towards the end zone of %2</source>
        <translation>%1; sopla hacia la zona de touchdown de %2</translation>
    </message>
    <message>
        <source>Both roll for the wind</source>
        <translation>Ambos tiran por el viento</translation>
    </message>
    <message>
        <source>Where the card allows it.</source>
        <translation>Donde lo permite la carta.</translation>
    </message>
    <message>
        <source>One square for each die; the template faces whichever way the coach likes each time.</source>
        <translation>Una casilla por dado; el entrenador orienta la plantilla cada vez como quiera.</translation>
    </message>
    <message>
        <source>The kick scatters by the throw-in template: a die for each square</source>
        <translation>La patada se desvía con la plantilla de devolución: un dado por casilla</translation>
    </message>
    <message>
        <source>the kick scatters by the throw-in template: {dice}</source>
        <translation>la patada se desvía con la plantilla de devolución: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>The wind moves it before: %n time(s) a D6 by the throw-in template that points downwind, one square each.</source>
        <translation>
            <numerusform>Antes lo mueve el viento: %n vez un D6 con la plantilla de devolución orientada a favor del viento, una casilla cada vez.</numerusform>
            <numerusform>Antes lo mueve el viento: %n veces un D6 con la plantilla de devolución orientada a favor del viento, una casilla cada vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before, up to three squares with Pass Block: %1.</source>
        <translation>Antes, hasta tres casillas con Bloquear Pase: %1.</translation>
    </message>
</context>
<context>
    <name>MatchCommand</name>
    <message>
        <source>Say --%1 or --quick-%1.</source>
        <translation>Indique --%1 o --quick-%1.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>La edición, como en `dugout rules list`.</translation>
    </message>
    <message>
        <source>A team without a roster: only its name.</source>
        <translation>Un equipo sin plantilla: solo su nombre.</translation>
    </message>
    <message>
        <source>Re-rolls of the team without a roster.</source>
        <translation>Segundas oportunidades del equipo sin plantilla.</translation>
    </message>
    <message>
        <source>Optional rules, such as overtime=on,weather=off.</source>
        <translation>Reglas opcionales, como overtime=on,weather=off.</translation>
    </message>
    <message>
        <source>A league match, not a one-off game.</source>
        <translation>Un encuentro de liga, no uno suelto.</translation>
    </message>
    <message>
        <source>The match file to write.</source>
        <translation>El archivo de encuentro que se escribe.</translation>
    </message>
    <message>
        <source>Starts a match between two teams.</source>
        <translation>Empieza un encuentro entre dos equipos.</translation>
    </message>
    <message>
        <source>turn %1, re-rolls %2, on the pitch %3</source>
        <translation>turno %1, segundas oportunidades: %2, en el campo: %3</translation>
    </message>
    <message>
        <source>Shows the state and what is asked.</source>
        <translation>Muestra el estado y lo que se pregunta.</translation>
    </message>
    <message>
        <source>Answers a prompt, or takes one back.</source>
        <translation>Responde a una pregunta o retira una respuesta.</translation>
    </message>
    <message>
        <source>Plays the history again and names the final state.</source>
        <translation>Repite el historial e indica el estado final.</translation>
    </message>
    <message>
        <source>starts a match</source>
        <translation>empieza un encuentro</translation>
    </message>
    <message>
        <source>answers a prompt, undoes, redoes</source>
        <translation>responde a una pregunta, deshace, rehace</translation>
    </message>
    <message>
        <source>shows the state and what is asked</source>
        <translation>muestra el estado y lo que se pregunta</translation>
    </message>
    <message>
        <source>plays the history again</source>
        <translation>repite el historial</translation>
    </message>
    <message>
        <source>writes the report</source>
        <translation>escribe el acta</translation>
    </message>
    <message>
        <source>lets random coaches play</source>
        <translation>deja jugar a entrenadores al azar</translation>
    </message>
    <message>
        <source>says whether a report was altered</source>
        <translation>dice si un acta se ha modificado</translation>
    </message>
    <message>
        <source>What kind of league match it is: friendly, play-off, semi-final or final.</source>
        <translation>Qué clase de encuentro de liga es: friendly, play-off, semi-final o final.</translation>
    </message>
    <message>
        <source>The occasion is friendly, play-off, semi-final or final.</source>
        <translation>La ocasión es friendly, play-off, semi-final o final.</translation>
    </message>
    <message>
        <source>--%1-rerolls needs a number from 0 to %2.</source>
        <translation>--%1-rerolls necesita un número de 0 a %2.</translation>
    </message>
    <message>
        <source>A team file, or the name or id of a kept team.</source>
        <translation>Un archivo de equipo, o el nombre o el id de un equipo guardado.</translation>
    </message>
    <message>
        <source>What a match is called that is kept in the database, as it is without --out.</source>
        <translation>Cómo se llama un encuentro que se guarda en la base de datos, como ocurre sin --out.</translation>
    </message>
    <message>
        <source>--ruleset is missing.</source>
        <translation>Falta --ruleset.</translation>
    </message>
    <message>
        <source>This edition has no option &quot;%1&quot;.</source>
        <translation>Esta edición no tiene la opción «%1».</translation>
    </message>
    <message>
        <source>The match file, or the title or id of a kept match.</source>
        <translation>El archivo de encuentro, o el título o el id de un encuentro guardado.</translation>
    </message>
    <message>
        <source>Takes the last answer back.</source>
        <translation>Retira la última respuesta.</translation>
    </message>
    <message>
        <source>Puts back what was taken back last.</source>
        <translation>Restablece lo último que se retiró.</translation>
    </message>
    <message>
        <source>takes the last answer back</source>
        <translation>retira la última respuesta</translation>
    </message>
    <message>
        <source>puts it back again</source>
        <translation>la restablece</translation>
    </message>
    <message>
        <source>corrects an answer of a kept match</source>
        <translation>corrige una respuesta de un encuentro guardado</translation>
    </message>
    <message>
        <source>decides what waits for the coaches</source>
        <translation>decide lo que espera a los entrenadores</translation>
    </message>
    <message>
        <source>lists the kept matches</source>
        <translation>lista los encuentros guardados</translation>
    </message>
    <message>
        <source>gives a kept match another title</source>
        <translation>da otro título a un encuentro guardado</translation>
    </message>
    <message>
        <source>deletes a kept match</source>
        <translation>elimina un encuentro guardado</translation>
    </message>
    <message>
        <source>hands out a team as the match left it</source>
        <translation>entrega un equipo tal como lo dejó el encuentro</translation>
    </message>
    <message>
        <source>--%1 needs a name.</source>
        <translation>--%1 necesita un nombre.</translation>
    </message>
</context>
<context>
    <name>MatchFile</name>
    <message>
        <source>This is not a match file of Dugout.</source>
        <translation>No es un archivo de encuentro de Dugout.</translation>
    </message>
    <message>
        <source>This match comes from a later version of Dugout.</source>
        <translation>Este encuentro procede de una versión posterior de Dugout.</translation>
    </message>
</context>
<context>
    <name>MatchOptions</name>
    <message>
        <source>This edition has no option &quot;%1&quot;.</source>
        <translation>Esta edición no tiene la opción «%1».</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; cannot be &quot;%2&quot;.</source>
        <translation>La opción «%1» no puede ser «%2».</translation>
    </message>
</context>
<context>
    <name>MatchRandomCommand</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>%n eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>The match with seed %1 did not end.</source>
        <translation>El encuentro con la semilla %1 no ha terminado.</translation>
    </message>
    <message>
        <source>Lets two random coaches play whole matches.</source>
        <translation>Deja que dos entrenadores al azar jueguen encuentros enteros.</translation>
    </message>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>La edición, como en `dugout rules list`.</translation>
    </message>
    <message>
        <source>The seed of the first match.</source>
        <translation>La semilla del primer encuentro.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <translation>Cuántos encuentros.</translation>
    </message>
    <message>
        <source>Optional rules, such as overtime=on,weather=off.</source>
        <translation>Reglas opcionales, como overtime=on,weather=off.</translation>
    </message>
    <message>
        <source>--seed and --count need whole numbers.</source>
        <translation>--seed y --count necesitan números enteros.</translation>
    </message>
    <message>
        <source>Plays league matches to the next team sheets; this is what it does anyway.</source>
        <translation>Juega encuentros de liga hasta la siguiente hoja de equipo; es lo que hace de todos modos.</translation>
    </message>
    <message>
        <source>Plays matches that change no team.</source>
        <translation>Juega encuentros que no cambian ningún equipo.</translation>
    </message>
    <message>
        <source>--keep and --teams need whole numbers, and what is kept are league matches.</source>
        <translation>--keep y --teams necesitan números enteros, y lo que se guarda son encuentros de liga.</translation>
    </message>
    <message>
        <source>Plays so many matches between kept teams and keeps them in the database; new teams where there are none.</source>
        <translation>Juega esta cantidad de encuentros entre equipos guardados y los guarda en la base de datos; con equipos nuevos si no hay ninguno.</translation>
    </message>
    <message>
        <source>So many new teams are kept first, to play with --keep.</source>
        <translation>Primero se guarda esta cantidad de equipos nuevos, para jugar con --keep.</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>Extra time</source>
        <translation>Prórroga</translation>
    </message>
    <message>
        <source>Half %1</source>
        <translation>%1.ª parte</translation>
    </message>
    <message>
        <source>Not finished yet.</source>
        <translation>Aún no ha terminado.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>Ha ganado %1.</translation>
    </message>
    <message>
        <source>Line score</source>
        <translation>Marcador por partes</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Kicked off</source>
        <translation>Patada inicial</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Se anota</translation>
    </message>
    <message>
        <source>Turns at the end</source>
        <translation>Turnos al final</translation>
    </message>
    <message>
        <source>Star player points</source>
        <translation>Puntos de estrellato</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Pases completos</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Intercepciones</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1, saved by the apothecary</source>
        <translation>%1, salvado por el médico</translation>
    </message>
    <message>
        <source>%1, regenerated</source>
        <translation>%1, regenerado</translation>
    </message>
    <message>
        <source>Caused by</source>
        <translation>Causada por</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>El encuentro</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Hinchas</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo empleado</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Dados tirados</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Obtenido</translation>
    </message>
    <message>
        <source>Weather: %1</source>
        <translation>Tiempo: %1</translation>
    </message>
    <message>
        <source>Check code: %1</source>
        <translation>Código de comprobación: %1</translation>
    </message>
    <message>
        <source>What changed: %1</source>
        <translation>Lo que cambió: %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Before the match</source>
        <translation>Antes del encuentro</translation>
    </message>
    <message>
        <source>After the match</source>
        <translation>Después del encuentro</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>Kick-off: %1</source>
        <translation>Patada inicial: %1</translation>
    </message>
    <message>
        <source>%1: knocked out</source>
        <translation>%1: inconsciente</translation>
    </message>
    <message>
        <source>%1: sent off</source>
        <translation>%1: expulsado</translation>
    </message>
    <message>
        <source>Head coach sent off</source>
        <translation>Entrenador expulsado</translation>
    </message>
    <message>
        <source>Card played: %1</source>
        <translation>Carta jugada: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Desarrollo del encuentro</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Suceso</translation>
    </message>
    <message>
        <source>A draw after extra time.</source>
        <translation>Empate tras la prórroga.</translation>
    </message>
    <message>
        <source>%1 won after a shoot-out.</source>
        <translation>Ha ganado %1 en los golpes de castigo.</translation>
    </message>
    <message>
        <source>%1 won after extra time.</source>
        <translation>Ha ganado %1 tras la prórroga.</translation>
    </message>
    <message>
        <source>Gate: %1</source>
        <translation>Número de hinchas: %1</translation>
    </message>
    <message>
        <source>Stadium: %1</source>
        <translation>Estadio: %1</translation>
    </message>
    <message>
        <source>Referee: %1</source>
        <translation>Árbitro: %1</translation>
    </message>
    <message>
        <source>Handicap: %1</source>
        <translation>Hándicap: %1</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (continuación)</translation>
    </message>
    <message>
        <source>MVP</source>
        <translation>MJE</translation>
    </message>
    <message>
        <source>FAME</source>
        <translation>FAMA</translation>
    </message>
    <message>
        <source>Inducements</source>
        <translation>Incentivos</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartas jugadas</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Lesión</translation>
    </message>
    <message>
        <source>%1 won: %2 conceded.</source>
        <translation>Ha ganado %1: %2 ha concedido el encuentro.</translation>
    </message>
    <message>
        <source>the file of this match was altered by hand</source>
        <translation>el archivo de este partido se modificó a mano</translation>
    </message>
    <message>
        <source>Touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Pase completo</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Intercepción</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Cambio de turno</translation>
    </message>
    <message>
        <source>Match event: %1</source>
        <translation>Suceso: %1</translation>
    </message>
</context>
<context>
    <name>MatchReportCommand</name>
    <message>
        <source>The format is text, html, json or pdf.</source>
        <translation>El formato es text, html, json o pdf.</translation>
    </message>
    <message>
        <source>Writes the report of a match.</source>
        <translation>Escribe el acta de un encuentro.</translation>
    </message>
    <message>
        <source>Says whether a report or a match was altered.</source>
        <translation>Dice si un acta o un encuentro se ha modificado.</translation>
    </message>
    <message>
        <source>A report in JSON, or the file of the match.</source>
        <translation>Un acta en JSON o el archivo del encuentro.</translation>
    </message>
    <message>
        <source>The check code of the printed report.</source>
        <translation>El código de comprobación del acta impresa.</translation>
    </message>
    <message>
        <source>%1 has the check code %2, not %3.</source>
        <translation>%1 tiene el código de comprobación %2, no %3.</translation>
    </message>
    <message>
        <source>%1 is sound; its check code is %2.</source>
        <translation>%1 está intacto; su código de comprobación es %2.</translation>
    </message>
    <message>
        <source>--changes is home or away.</source>
        <translation>--changes es home o away.</translation>
    </message>
    <message>
        <source>home or away: only what changed in that team.</source>
        <translation>home o away: solo lo que cambió en ese equipo.</translation>
    </message>
    <message>
        <source>%1 is sound, but its match was begun with Dugout 0.1, whose reports have other check codes: %2 cannot be compared. A report that is printed today has %3.</source>
        <translation>%1 está en orden, pero su partido se empezó con Dugout 0.1, cuyas actas llevan otros códigos de comprobación: %2 no se puede comparar. Un acta impresa hoy lleva %3.</translation>
    </message>
    <message>
        <source>text, html, json or pdf; else as the name of --out ends, or text.</source>
        <translation>text, html, json o pdf; si no, según acabe el nombre de --out, o text.</translation>
    </message>
</context>
<context>
    <name>MatchSetup</name>
    <message>
        <source>A new team has at least %1 players; %2 has %3.</source>
        <translation>Un equipo nuevo tiene al menos %1 jugadores; %2 tiene %3.</translation>
    </message>
    <message>
        <source>A team cannot play against itself.</source>
        <translation>Un equipo no puede jugar contra sí mismo.</translation>
    </message>
    <message>
        <source>%1 is a team of another edition: &quot;%2&quot;, not &quot;%3&quot;.</source>
        <translation>%1 es un equipo de otra edición: «%2», no «%3».</translation>
    </message>
    <message>
        <source>This edition has no team list &quot;%1&quot;, as %2 has.</source>
        <translation>Esta edición no tiene la lista de equipo «%1» de %2.</translation>
    </message>
    <message>
        <source>A team needs a name before it plays.</source>
        <translation>Un equipo necesita un nombre antes de jugar.</translation>
    </message>
</context>
<context>
    <name>MatchShopping</name>
    <message>
        <source>Pay for inducements</source>
        <translation>Pagar incentivos</translation>
    </message>
</context>
<context>
    <name>MemberQuestions</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Its results</source>
        <translation>Sus resultados</translation>
    </message>
    <message>
        <source>count as they are</source>
        <translation>cuentan como están</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>no cuentan</translation>
    </message>
    <message>
        <source>go to the opponents</source>
        <translation>pasan a los rivales</translation>
    </message>
    <message>
        <source>A team on paper</source>
        <translation>Un equipo en papel</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Inscribir</translation>
    </message>
    <message>
        <source>For a team whose sheet is not kept with Dugout.</source>
        <translation>Para un equipo cuya hoja no se lleva con Dugout.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>NAF number</source>
        <translation>Número de la NAF</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Only the commissioner sees the contact.</source>
        <translation>Solo el comisionado ve el contacto.</translation>
    </message>
    <message>
        <source>Hand the team on</source>
        <translation>Traspasar el equipo</translation>
    </message>
    <message>
        <source>Hand on</source>
        <translation>Traspasar</translation>
    </message>
    <message>
        <source>Who coaches %1 from now on?</source>
        <translation>¿Quién entrena a %1 a partir de ahora?</translation>
    </message>
    <message>
        <source>A team leaves</source>
        <translation>Un equipo se va</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Dejarlo ir</translation>
    </message>
    <message>
        <source>It retires and never plays again</source>
        <translation>Se retira y no vuelve a jugar</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Participación</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>%1 takes part in %2.</source>
        <translation>%1 participa en %2.</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>División</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Cabeza de serie</translation>
    </message>
    <message>
        <source>Points by hand</source>
        <translation>Puntos a mano</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Points for %1; below 0, they are taken.</source>
        <translation>Puntos para %1; por debajo de 0 se le quitan.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 deja</translation>
    </message>
    <message>
        <source>the league and all its competitions</source>
        <translation>la liga y todas sus competiciones</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>solo %1</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Squad</source>
        <translation>Escuadra</translation>
    </message>
    <message>
        <source>A band</source>
        <translation>Una banda</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Somebody else has removed this competition.</source>
        <translation>Otra persona ha quitado esta competición.</translation>
    </message>
    <message>
        <source>Club of a team</source>
        <translation>Club de un equipo</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Which club does %1 belong to? Teams of one club are kept apart in a first round that is still to be drawn.</source>
        <translation>¿A qué club pertenece %1? Los equipos de un club no se enfrentan en una primera ronda que aún esté por sortear.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
</context>
<context>
    <name>NafReport</name>
    <message>
        <source>It was not played.</source>
        <translation>No se jugó.</translation>
    </message>
    <message>
        <source>Neither coach has a NAF number.</source>
        <translation>Ninguno de los entrenadores tiene número de la NAF.</translation>
    </message>
    <message>
        <source>There is no such competition in this league.</source>
        <translation>No hay tal competición en esta liga.</translation>
    </message>
    <message>
        <source>Matches in the report: %1. Left out: %2.</source>
        <translation>Encuentros en el informe: %1. Omitidos: %2.</translation>
    </message>
    <message>
        <source>The NAF takes a match in when a coach has his NAF number.</source>
        <translation>La NAF admite un encuentro si un entrenador tiene su número NAF.</translation>
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
    <name>NamedGame</name>
    <message>
        <source>No game &quot;%1&quot; is kept here.</source>
        <translation>Aquí no hay guardada ninguna partida «%1».</translation>
    </message>
    <message>
        <source>Several games are called &quot;%1&quot;: name one of them by its id.</source>
        <translation>Varias partidas se llaman «%1»: indique una por su id.</translation>
    </message>
</context>
<context>
    <name>NoteLines</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObblmFormat</name>
    <message>
        <source>This status is not known.</source>
        <translation>No se conoce este estado.</translation>
    </message>
    <message>
        <source>Casualties are counted together.</source>
        <translation>Las lesiones causadas se cuentan juntas.</translation>
    </message>
    <message>
        <source>OBBLM has no &quot;%1&quot;; the team cannot be written for it.</source>
        <translation>OBBLM no tiene «%1»; el equipo no se puede escribir para ese programa.</translation>
    </message>
    <message>
        <source>Only the first team of the file is read.</source>
        <translation>Solo se lee el primer equipo del archivo.</translation>
    </message>
</context>
<context>
    <name>OddsAttack</name>
    <message>
        <source>Attack dice and their symbol: 2 hammer.</source>
        <translation>Dados de ataque y su símbolo: 2 hammer.</translation>
    </message>
    <message>
        <source>Defence dice and their symbol: 1 shield.</source>
        <translation>Dados de defensa y su símbolo: 1 shield.</translation>
    </message>
    <message>
        <source>The attacker&apos;s supports minus the target&apos;s.</source>
        <translation>Apoyos del atacante menos los del blanco.</translation>
    </message>
    <message>
        <source>The target is on Guard.</source>
        <translation>El blanco está en Guardia.</translation>
    </message>
    <message>
        <source>The target&apos;s shields do not count.</source>
        <translation>Los escudos del blanco no cuentan.</translation>
    </message>
    <message>
        <source>The target cannot be driven back.</source>
        <translation>El blanco no puede verse empujado.</translation>
    </message>
    <message>
        <source>Additional attack dice.</source>
        <translation>Dados de ataque adicionales.</translation>
    </message>
    <message>
        <source>Additional defence dice.</source>
        <translation>Dados de defensa adicionales.</translation>
    </message>
    <message>
        <source>Attack dice that may be rolled again, or all.</source>
        <translation>Dados de ataque que se pueden repetir, o all.</translation>
    </message>
    <message>
        <source>Defence dice that may be rolled again, or all.</source>
        <translation>Dados de defensa que se pueden repetir, o all.</translation>
    </message>
    <message>
        <source>The edition whose dice are rolled.</source>
        <translation>La edición cuyos dados se tiran.</translation>
    </message>
    <message>
        <source>--%1 needs a number from %2 to %3.</source>
        <translation>--%1 necesita un número de %2 a %3.</translation>
    </message>
    <message>
        <source>--%1 needs a number and a symbol.</source>
        <translation>--%1 necesita un número y un símbolo.</translation>
    </message>
    <message>
        <source>The ruleset &quot;%1&quot; has no attack and defence dice.</source>
        <translation>El reglamento «%1» no tiene dados de ataque y defensa.</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>Drive-back</source>
        <translation>Empujado</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fracaso</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Golpe crítico</translation>
    </message>
    <message>
        <source>What comes of a skirmish attack, exactly.</source>
        <translation>El resultado exacto de un ataque de escaramuza.</translation>
    </message>
    <message>
        <source>Trapped</source>
        <translation>Atrapado</translation>
    </message>
</context>
<context>
    <name>OddsBlock</name>
    <message>
        <source>Opponent knocked down</source>
        <translation>Rival derribado</translation>
    </message>
    <message>
        <source>Opponent pushed</source>
        <translation>Rival empujado</translation>
    </message>
    <message>
        <source>Both wrestled to the ground</source>
        <translation>Ambos al suelo por Forcejeo</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>No pasa nada</translation>
    </message>
    <message>
        <source>Both knocked down</source>
        <translation>Ambos derribados</translation>
    </message>
    <message>
        <source>Player knocked down</source>
        <translation>Jugador derribado</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Cambio de turno</translation>
    </message>
    <message>
        <source>Ball comes loose</source>
        <translation>El balón queda suelto</translation>
    </message>
    <message>
        <source>Does not dare to block</source>
        <translation>No se atreve a placar</translation>
    </message>
    <message>
        <source>Opponent&apos;s armour broken</source>
        <translation>Armadura rival superada</translation>
    </message>
    <message>
        <source>Opponent knocked out</source>
        <translation>Rival inconsciente</translation>
    </message>
    <message>
        <source>Opponent a casualty</source>
        <translation>Rival lesionado</translation>
    </message>
    <message>
        <source>Opponent dead</source>
        <translation>Rival muerto</translation>
    </message>
    <message>
        <source>Own armour broken</source>
        <translation>Armadura propia superada</translation>
    </message>
    <message>
        <source>Own player a casualty</source>
        <translation>Jugador propio lesionado</translation>
    </message>
    <message>
        <source>The player&apos;s strength.</source>
        <translation>La fuerza del jugador.</translation>
    </message>
    <message>
        <source>The player&apos;s armour.</source>
        <translation>La armadura del jugador.</translation>
    </message>
    <message>
        <source>Assists for the player.</source>
        <translation>Apoyos al jugador.</translation>
    </message>
    <message>
        <source>Assists for the opponent.</source>
        <translation>Apoyos al rival.</translation>
    </message>
    <message>
        <source>The opponent&apos;s niggling injuries.</source>
        <translation>Las lesiones permanentes del rival.</translation>
    </message>
    <message>
        <source>Assists for the player in the second block of Frenzy.</source>
        <translation>Apoyos al jugador en el segundo placaje de Furia.</translation>
    </message>
    <message>
        <source>Assists for the opponent in the second block.</source>
        <translation>Apoyos al rival en el segundo placaje.</translation>
    </message>
    <message>
        <source>Two opponents are blocked at once.</source>
        <translation>Se placa a dos rivales a la vez.</translation>
    </message>
    <message>
        <source>The player has the ball.</source>
        <translation>El jugador tiene el balón.</translation>
    </message>
    <message>
        <source>The opponent has the ball.</source>
        <translation>El rival tiene el balón.</translation>
    </message>
    <message>
        <source>An apothecary treats the opponent.</source>
        <translation>Un médico atiende al rival.</translation>
    </message>
    <message>
        <source>A team re-roll may be spent.</source>
        <translation>Se puede gastar una segunda oportunidad de equipo.</translation>
    </message>
    <message>
        <source>What is wanted most: down, ball or push.</source>
        <translation>Lo que más interesa: down (derribar), ball (balón) o push (empujar).</translation>
    </message>
    <message>
        <source>--aim is down, ball or push.</source>
        <translation>--aim es down, ball o push.</translation>
    </message>
    <message numerus="yes">
        <source>%n block die/dice</source>
        <translation>
            <numerusform>%n dado de placaje</numerusform>
            <numerusform>%n dados de placaje</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the player picks</source>
        <translation>%1, elige el jugador</translation>
    </message>
    <message>
        <source>%1, the opponent picks</source>
        <translation>%1, elige el rival</translation>
    </message>
    <message>
        <source>The dice of a block and what comes of them.</source>
        <translation>Los dados de un placaje y lo que resulta de ellos.</translation>
    </message>
    <message>
        <source>--multiple-block is for a Block Action of somebody with that skill.</source>
        <translation>--multiple-block es para una Acción de Placaje de alguien con esa habilidad.</translation>
    </message>
</context>
<context>
    <name>OddsChain</name>
    <message>
        <source>--rerolls needs a number from 0 to %1.</source>
        <translation>--rerolls necesita un número de 0 a %1.</translation>
    </message>
    <message>
        <source>--failed needs the number of a step of this chain.</source>
        <translation>--failed necesita el número de un paso de esta cadena.</translation>
    </message>
    <message numerus="yes">
        <source>%n team re-roll(s):</source>
        <translation>
            <numerusform>%n segunda oportunidad de equipo:</numerusform>
            <numerusform>%n segundas oportunidades de equipo:</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-roll used now:</source>
        <translation>Usando ahora la segunda oportunidad:</translation>
    </message>
    <message>
        <source>Re-roll kept:</source>
        <translation>Guardando la segunda oportunidad:</translation>
    </message>
    <message>
        <source>How many team re-rolls may be spent on this chain.</source>
        <translation>Cuántas segundas oportunidades de equipo se pueden gastar en esta cadena.</translation>
    </message>
    <message>
        <source>A team re-roll works only on 4+.</source>
        <translation>Una segunda oportunidad de equipo solo funciona con 4+.</translation>
    </message>
    <message>
        <source>This step has just failed: is the re-roll worth it?</source>
        <translation>Este paso acaba de fallar: ¿vale la pena la segunda oportunidad?</translation>
    </message>
    <message>
        <source>The exact chance that several rolls all succeed.</source>
        <translation>La probabilidad exacta de lograr varias tiradas seguidas.</translation>
    </message>
    <message>
        <source>3+ a D6 target, 3+r with a skill that re-rolls it each time; 3+d Dodge and 3+f Sure Feet re-roll one such step a turn; 2d4 two block dice, the attacker picks and 4 faces will do, 2d4- the defender picks; armour:8 and injury:8 rolls of 2D6 that must beat 8 or reach 8. The letters p and l mark Pro and Loner, o a roll in the opponent&apos;s turn, where no team re-roll is used, n a roll that is never made again. Or a roll by its name, such as dodge, dodge@2 with two enemy tackle zones, gfi, pickup, pass or catch: the options below say what it needs.</source>
        <translation>3+ un resultado necesario en D6, 3+r con una habilidad que lo repite cada vez; 3+d Esquivar y 3+f Pies Firmes repiten uno de esos pasos por turno; 2d4 dos dados de placaje, elige el atacante y valen 4 caras, 2d4- elige el defensor; armour:8 e injury:8 tiradas de 2D6 que deben superar 8 o llegar a 8. Las letras p y l indican Profesional y Solitario, o una tirada en el turno del rival, donde no hay segunda oportunidad de equipo, n una tirada que nunca se repite. O una tirada por su nombre, como dodge, dodge@2 con dos zonas de defensa rivales, gfi, pickup, pass o catch: las opciones de abajo dicen qué necesita.</translation>
    </message>
</context>
<context>
    <name>OddsCommand</name>
    <message>
        <source>rolls that must all succeed, in order</source>
        <translation>tiradas que deben lograrse todas, en orden</translation>
    </message>
    <message>
        <source>leaving a tackle zone</source>
        <translation>salir de una zona de defensa</translation>
    </message>
    <message>
        <source>picking the ball up</source>
        <translation>recoger el balón</translation>
    </message>
    <message>
        <source>throwing the ball</source>
        <translation>lanzar el balón</translation>
    </message>
    <message>
        <source>catching the ball</source>
        <translation>atrapar el balón</translation>
    </message>
    <message>
        <source>intercepting a pass</source>
        <translation>interceptar un pase</translation>
    </message>
    <message>
        <source>taking a hand-off</source>
        <translation>recibir una entrega en mano</translation>
    </message>
    <message>
        <source>leaping</source>
        <translation>saltar</translation>
    </message>
    <message>
        <source>going for it</source>
        <translation>ir a por ellos</translation>
    </message>
    <message>
        <source>standing up with little movement</source>
        <translation>levantarse con poco movimiento</translation>
    </message>
    <message>
        <source>a block and what comes of it</source>
        <translation>un placaje y lo que resulta de él</translation>
    </message>
    <message>
        <source>matching a stronger opponent</source>
        <translation>igualar a un rival más fuerte</translation>
    </message>
    <message>
        <source>throwing a team-mate</source>
        <translation>lanzar a un compañero</translation>
    </message>
    <message>
        <source>landing after being thrown</source>
        <translation>aterrizar tras ser lanzado</translation>
    </message>
    <message>
        <source>hypnotic gaze</source>
        <translation>mirada hipnótica</translation>
    </message>
    <message>
        <source>a foul, and whether the referee sees it</source>
        <translation>una falta, y si el árbitro la ve</translation>
    </message>
    <message>
        <source>armour, injury and casualty</source>
        <translation>armadura, heridas y lesión</translation>
    </message>
    <message>
        <source>injury once armour is broken</source>
        <translation>heridas con la armadura ya superada</translation>
    </message>
    <message>
        <source>what a casualty means</source>
        <translation>lo que supone una lesión</translation>
    </message>
    <message>
        <source>a casualty with an apothecary</source>
        <translation>una lesión con médico</translation>
    </message>
    <message>
        <source>regenerating</source>
        <translation>regenerarse</translation>
    </message>
    <message>
        <source>coming back from a knock-out</source>
        <translation>recuperarse de la inconsciencia</translation>
    </message>
    <message>
        <source>the traits rolled on declaring an action</source>
        <translation>los rasgos que se tiran al declarar una acción</translation>
    </message>
    <message>
        <source>any roll of the edition by its id</source>
        <translation>cualquier tirada de la edición por su id</translation>
    </message>
    <message>
        <source>a skirmish attack</source>
        <translation>un ataque de escaramuza</translation>
    </message>
</context>
<context>
    <name>OddsHarm</name>
    <message>
        <source>Armour broken</source>
        <translation>Armadura superada</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Aturdido</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Inconsciente</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Lesión</translation>
    </message>
    <message>
        <source>  badly hurt</source>
        <translation>  contusión</translation>
    </message>
    <message>
        <source>  misses the next match</source>
        <translation>  se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>  niggling injury</source>
        <translation>  lesión permanente</translation>
    </message>
    <message>
        <source>  loses a characteristic</source>
        <translation>  pierde un atributo</translation>
    </message>
    <message>
        <source>  dead</source>
        <translation>  muerto</translation>
    </message>
    <message>
        <source>  regenerates</source>
        <translation>  se regenera</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Expulsado</translation>
    </message>
    <message>
        <source>The victim&apos;s armour.</source>
        <translation>La armadura de la víctima.</translation>
    </message>
    <message>
        <source>The victim&apos;s skills.</source>
        <translation>Las habilidades de la víctima.</translation>
    </message>
    <message>
        <source>The victim&apos;s niggling injuries.</source>
        <translation>Las lesiones permanentes de la víctima.</translation>
    </message>
    <message>
        <source>Assists for a foul.</source>
        <translation>Apoyos a una falta.</translation>
    </message>
    <message>
        <source>Assists against a foul.</source>
        <translation>Apoyos contra una falta.</translation>
    </message>
    <message>
        <source>A block knocked the victim down (the default).</source>
        <translation>Un placaje derribó a la víctima (por defecto).</translation>
    </message>
    <message>
        <source>The victim fell by himself.</source>
        <translation>La víctima cayó por sí sola.</translation>
    </message>
    <message>
        <source>The victim is stabbed.</source>
        <translation>La víctima es apuñalada.</translation>
    </message>
    <message>
        <source>The victim is hit by a chainsaw.</source>
        <translation>A la víctima la alcanza una sierra mecánica.</translation>
    </message>
    <message>
        <source>The crowd beats the victim up.</source>
        <translation>El público golpea a la víctima.</translation>
    </message>
    <message>
        <source>The victim plays for an undead team.</source>
        <translation>La víctima juega en un equipo no muerto.</translation>
    </message>
    <message>
        <source>An apothecary stands by.</source>
        <translation>Hay un médico disponible.</translation>
    </message>
    <message>
        <source>A team re-roll may be spent.</source>
        <translation>Se puede gastar una segunda oportunidad de equipo.</translation>
    </message>
    <message>
        <source>Choices aim at a casualty rather than a removal.</source>
        <translation>Las decisiones buscan una lesión y no solo sacarlo del campo.</translation>
    </message>
    <message>
        <source>What happens to a player who is hurt.</source>
        <translation>Lo que le pasa a un jugador herido.</translation>
    </message>
    <message>
        <source>The injury table of this edition stands in the book; its result is entered.</source>
        <translation>La tabla de heridas de esta edición está en el libro; su resultado se introduce a mano.</translation>
    </message>
    <message>
        <source>Say one way only in which the victim is hurt.</source>
        <translation>Diga una sola manera en que sale herida la víctima.</translation>
    </message>
    <message>
        <source>Kick-back</source>
        <translation>Rebote de la sierra</translation>
    </message>
    <message>
        <source>  own armour broken</source>
        <translation>  armadura propia rota</translation>
    </message>
    <message>
        <source>  own player a casualty</source>
        <translation>  lesión del propio jugador</translation>
    </message>
    <message>
        <source>The armour of a fouler whose own weapon may hit him.</source>
        <translation>La armadura de un infractor a quien puede herir su propia arma.</translation>
    </message>
    <message>
        <source>--own-av counts only where his own weapon may hit the fouler.</source>
        <translation>--own-av solo cuenta si la propia arma puede herir al infractor.</translation>
    </message>
    <message>
        <source>No roll here can be made again with a team re-roll.</source>
        <translation>Aquí ninguna tirada puede repetirse con una segunda oportunidad de equipo.</translation>
    </message>
</context>
<context>
    <name>OddsPlayer</name>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>La edición, como en `dugout rules list`.</translation>
    </message>
    <message>
        <source>The player&apos;s skills by their ids, with commas.</source>
        <translation>Las habilidades del jugador por su id, separadas por comas.</translation>
    </message>
    <message>
        <source>The row of the weather table.</source>
        <translation>La fila de la tabla de tiempo.</translation>
    </message>
    <message>
        <source>It happens in a Blitz Action.</source>
        <translation>Sucede en una Acción de Penetración.</translation>
    </message>
    <message>
        <source>The opponent&apos;s skills.</source>
        <translation>Las habilidades del rival.</translation>
    </message>
    <message>
        <source>The opponent&apos;s strength.</source>
        <translation>La fuerza del rival.</translation>
    </message>
    <message>
        <source>The opponent&apos;s armour.</source>
        <translation>La armadura del rival.</translation>
    </message>
    <message>
        <source>--%1 needs a number from %2 to %3.</source>
        <translation>--%1 necesita un número de %2 a %3.</translation>
    </message>
    <message>
        <source>There is no skill &quot;%1&quot;.</source>
        <translation>No existe la habilidad «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no skill and number.</source>
        <translation>«%1» no es una habilidad con su número.</translation>
    </message>
    <message>
        <source>There is no weather &quot;%1&quot;.</source>
        <translation>No existe el tiempo «%1».</translation>
    </message>
    <message>
        <source>No roll depends on &quot;%1&quot;.</source>
        <translation>Ninguna tirada depende de «%1».</translation>
    </message>
    <message>
        <source>There is no optional rule &quot;%1&quot;.</source>
        <translation>No hay ninguna regla opcional «%1».</translation>
    </message>
    <message>
        <source>--squares needs two numbers, such as 4,2.</source>
        <translation>--squares necesita dos números, como 4,2.</translation>
    </message>
    <message>
        <source>No pass reaches as far.</source>
        <translation>Ningún pase llega tan lejos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; changes nothing here.</source>
        <translation>«%1» no cambia nada aquí.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of an opponent changes nothing here.</source>
        <translation>«%1» de un rival no cambia nada aquí.</translation>
    </message>
    <message>
        <source>--%1 changes nothing here.</source>
        <translation>--%1 no cambia nada aquí.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>Falta --%1.</translation>
    </message>
    <message>
        <source>What else is true, with commas: rows of modifier tables, conditions and inducements, such as bloodweiser-babes:2.</source>
        <translation>Qué más se cumple, con comas: filas de tablas de modificadores, condiciones e incentivos, como bloodweiser-babes:2.</translation>
    </message>
    <message>
        <source>Optional rules that are in use, with commas; RULE=off for one that is not.</source>
        <translation>Reglas opcionales en uso, con comas; REGLA=off para una que no lo está.</translation>
    </message>
    <message>
        <source>There are at most %1 of &quot;%2&quot;.</source>
        <translation>De «%2» hay como mucho %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither on nor off.</source>
        <translation>«%1» no es ni on ni off.</translation>
    </message>
    <message>
        <source>--turn is either own or opponent.</source>
        <translation>--turn es own u opponent.</translation>
    </message>
</context>
<context>
    <name>OddsRoll</name>
    <message>
        <source>The player&apos;s movement.</source>
        <translation>El movimiento del jugador.</translation>
    </message>
    <message>
        <source>The player&apos;s strength.</source>
        <translation>La fuerza del jugador.</translation>
    </message>
    <message>
        <source>The player&apos;s agility.</source>
        <translation>La agilidad del jugador.</translation>
    </message>
    <message>
        <source>The player&apos;s armour.</source>
        <translation>La armadura del jugador.</translation>
    </message>
    <message>
        <source>Enemy tackle zones that count for the roll.</source>
        <translation>Zonas de defensa contrarias que cuentan para la tirada.</translation>
    </message>
    <message>
        <source>Enemy tackle zones on the square he leaves.</source>
        <translation>Zonas de defensa contrarias sobre la casilla que abandona.</translation>
    </message>
    <message>
        <source>quick, short, long or bomb.</source>
        <translation>quick (rápido), short (corto), long (largo) o bomb (bomba larga).</translation>
    </message>
    <message>
        <source>Skills that opponents use against him, such as tackle,disturbing-presence:2.</source>
        <translation>Habilidades que los rivales usan contra él, como tackle,disturbing-presence:2.</translation>
    </message>
    <message>
        <source>The strength he measures himself with.</source>
        <translation>La fuerza con la que se mide.</translation>
    </message>
    <message>
        <source>The movement he measures himself with.</source>
        <translation>El movimiento con el que se mide.</translation>
    </message>
    <message>
        <source>The ball comes from an accurate pass.</source>
        <translation>El balón viene de un pase preciso.</translation>
    </message>
    <message>
        <source>A team-mate stands by him and helps.</source>
        <translation>Un compañero está a su lado y ayuda.</translation>
    </message>
    <message>
        <source>How many team-mates help.</source>
        <translation>Cuántos compañeros ayudan.</translation>
    </message>
    <message>
        <source>no roll needed</source>
        <translation>sin tirada</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>with a team re-roll</source>
        <translation>con una segunda oportunidad de equipo</translation>
    </message>
    <message>
        <source>Fumble:</source>
        <translation>Balón perdido:</translation>
    </message>
    <message>
        <source>What the player needs, how likely it is, and why.</source>
        <translation>Lo que necesita el jugador, con qué probabilidad y por qué.</translation>
    </message>
    <message>
        <source>What a player with such traits rolls on declaring an action.</source>
        <translation>Lo que tira un jugador con esos rasgos al declarar una acción.</translation>
    </message>
    <message>
        <source>Nothing is rolled.</source>
        <translation>No se tira nada.</translation>
    </message>
    <message>
        <source>The id of a roll of the edition.</source>
        <translation>El id de una tirada de la edición.</translation>
    </message>
    <message>
        <source>The squares along and across instead of the range: 4,2.</source>
        <translation>Las casillas a lo largo y a lo ancho en lugar de la distancia: 4,2.</translation>
    </message>
    <message>
        <source>Ball kept:</source>
        <translation>Balón conservado:</translation>
    </message>
    <message>
        <source>Whose turn it is, own or opponent: a team re-roll is for the own one, and not for catching a kick-off.</source>
        <translation>De quién es el turno, own (el propio) u opponent (el del rival): una segunda oportunidad de equipo solo vale en el propio, y no para atrapar una patada inicial.</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>No roll needed</source>
        <translation>Sin tirada</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Imposible</translation>
    </message>
    <message>
        <source>%1+ before modifiers</source>
        <translation>%1+ antes de modificadores</translation>
    </message>
    <message>
        <source>A natural 1 always fails, a natural 6 always succeeds</source>
        <translation>Un 1 natural siempre falla, un 6 natural siempre tiene éxito</translation>
    </message>
    <message>
        <source>%1 re-rolls: without it %2</source>
        <translation>%1 permite repetir: sin ella, %2</translation>
    </message>
    <message>
        <source>%1 is cancelled</source>
        <translation>%1 queda anulada</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Balón perdido</translation>
    </message>
    <message>
        <source>the attacker chooses</source>
        <translation>elige el atacante</translation>
    </message>
    <message>
        <source>the defender chooses</source>
        <translation>elige el defensor</translation>
    </message>
    <message numerus="yes">
        <source>%n block die(s), %1</source>
        <translation>
            <numerusform>%n dado de placaje, %1</numerusform>
            <numerusform>%n dados de placaje, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1 against %2</source>
        <translation>Fuerza %1 contra %2</translation>
    </message>
    <message>
        <source>Defender down</source>
        <translation>Defensor derribado</translation>
    </message>
    <message>
        <source>Pushed</source>
        <translation>Empujado</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Cambio de turno</translation>
    </message>
    <message>
        <source>Armour broken</source>
        <translation>Armadura superada</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Inconsciente</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Lesión</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Muerte</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Placaje</translation>
    </message>
    <message>
        <source>Ball kept</source>
        <translation>Balón conservado</translation>
    </message>
</context>
<context>
    <name>OpenClub</name>
    <message>
        <source>sqlite:PATH or postgresql://user@host/database instead of the database in the data folder.</source>
        <translation>sqlite:RUTA o postgresql://usuario@servidor/base en lugar de la base de datos de la carpeta de datos.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;, and no database yet that could keep something called so.</source>
        <translation>No existe el archivo «%1», ni hay todavía una base de datos que pueda guardar algo con ese nombre.</translation>
    </message>
</context>
<context>
    <name>OpenLeague</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
</context>
<context>
    <name>OpenMatchFile</name>
    <message>
        <source>The match file, or the title or id of a kept match.</source>
        <translation>El archivo de encuentro, o el título o el id de un encuentro guardado.</translation>
    </message>
</context>
<context>
    <name>OpenTeam</name>
    <message>
        <source>The team file, or the name or id of a kept team.</source>
        <translation>El archivo de equipo, o el nombre o el id de un equipo guardado.</translation>
    </message>
    <message>
        <source>The commissioner&apos;s word, where the team plays in a league: its sheet is locked, and the history tells why it changes.</source>
        <translation>La palabra del comisario, si el equipo juega en una liga: su hoja está bloqueada, y el historial cuenta por qué cambia.</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Inducements</source>
        <translation>Incentivos</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Salón de la fama</translation>
    </message>
    <message>
        <source>Stadium</source>
        <translation>Estadio</translation>
    </message>
    <message>
        <source>For the commissioner</source>
        <translation>Para el comisario</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
</context>
<context>
    <name>PhysicalDice</name>
    <message numerus="yes">
        <source>%1 needs %n die/dice, for example &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 necesita %n dado, por ejemplo «%2».</numerusform>
            <numerusform>%1 necesita %n dados, por ejemplo «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>This die shows 1 to %1, not &quot;%2&quot;.</source>
        <translation>Este dado muestra de 1 a %1, no «%2».</translation>
    </message>
</context>
<context>
    <name>PitchWords</name>
    <message>
        <source>Dodge %1+: %2</source>
        <translation>Esquivar a %1+: %2</translation>
    </message>
    <message>
        <source>Nobody holds him: no dodge is needed.</source>
        <translation>Nadie lo marca: no hace falta esquivar.</translation>
    </message>
    <message>
        <source>is not pushed</source>
        <translation>no se le empuja</translation>
    </message>
    <message>
        <source>pushed into the crowd</source>
        <translation>empujado al público</translation>
    </message>
    <message>
        <source>chain push to %1</source>
        <translation>empujón en cadena a %1</translation>
    </message>
    <message>
        <source>pushed to %1, his coach picks</source>
        <translation>empujado a %1, elige su entrenador</translation>
    </message>
    <message>
        <source>pushed to %1</source>
        <translation>empujado a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n block die/dice</source>
        <translation>
            <numerusform>%n dado de placaje</numerusform>
            <numerusform>%n dados de placaje</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the attacker picks</source>
        <translation>%1, elige el atacante</translation>
    </message>
    <message>
        <source>%1, the opponent picks</source>
        <translation>%1, elige el rival</translation>
    </message>
    <message>
        <source>Block on %1: %2; assists %3 : %4; %5</source>
        <translation>Placaje a %1: %2; apoyos %3 : %4; %5</translation>
    </message>
    <message>
        <source>%1: not allowed here</source>
        <translation>%1: aquí no se permite</translation>
    </message>
    <message>
        <source>The ball: %1, then off the pitch</source>
        <translation>El balón: %1 y fuera del campo</translation>
    </message>
    <message>
        <source>The ball: %1</source>
        <translation>El balón: %1</translation>
    </message>
    <message>
        <source>Inaccurate pass</source>
        <translation>Pase impreciso</translation>
    </message>
    <message>
        <source>Kick-off</source>
        <translation>Patada inicial</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Rebote</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacía</translation>
    </message>
</context>
<context>
    <name>PlaceReason</name>
    <message>
        <source>%1 is in place %2, ahead of %3: %4 against %5 in points.</source>
        <translation>%1 ocupa el puesto %2, por delante de %3: %4 frente a %5 en puntos.</translation>
    </message>
    <message>
        <source>%1 is in place %2, behind %3: %4 against %5 in points.</source>
        <translation>%1 ocupa el puesto %2, detrás de %3: %4 frente a %5 en puntos.</translation>
    </message>
    <message>
        <source>%1 is in place %2, ahead of %3: equal points (%4), and %5 decides, %6 against %7.</source>
        <translation>%1 ocupa el puesto %2, por delante de %3: igualdad a puntos (%4), y decide %5: %6 frente a %7.</translation>
    </message>
    <message>
        <source>%1 is in place %2, behind %3: equal points (%4), and %5 decides, %6 against %7.</source>
        <translation>%1 ocupa el puesto %2, detrás de %3: igualdad a puntos (%4), y decide %5: %6 frente a %7.</translation>
    </message>
    <message>
        <source>%1 is alone in the table.</source>
        <translation>%1 está solo en la clasificación.</translation>
    </message>
    <message>
        <source>%1 has left, and its results do not count.</source>
        <translation>%1 se ha retirado y sus resultados no cuentan.</translation>
    </message>
    <message>
        <source>%1 is in place %2, ahead of %3, whose results do not count.</source>
        <translation>%1 ocupa el puesto %2, por delante de %3, cuyos resultados no cuentan.</translation>
    </message>
    <message>
        <source>%1 shares place %2 with %3: equal points (%4), and no tie-break parts them.</source>
        <translation>%1 comparte el puesto %2 con %3: igualdad a puntos (%4), y ningún desempate los separa.</translation>
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
</context>
<context>
    <name>PlainArticles</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Guerreros</translation>
    </message>
    <message>
        <source>Some values are not printed in the rules Dugout knows; they are left open.</source>
        <translation>Algunos valores no figuran en las reglas que Dugout conoce; quedan abiertos.</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>An event says no prompt.</source>
        <translation>Un evento no indica a qué pregunta responde.</translation>
    </message>
    <message>
        <source>A line of the history cannot be read.</source>
        <translation>No se puede leer una línea del historial.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>The log has no such entry.</source>
        <translation>El registro no tiene esa entrada.</translation>
    </message>
    <message>
        <source>This game was continued with a newer Dugout; please update Dugout to open it.</source>
        <translation>Esta partida se continuó con un Dugout más nuevo; actualice Dugout para abrirla.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n die/dice.</source>
        <translation>
            <numerusform>%1 pide %n dado.</numerusform>
            <numerusform>%1 pide %n dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die with %1 faces cannot show %2.</source>
        <translation>Un dado de %1 caras no puede mostrar %2.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n choice(s) must be made.</source>
        <translation>
            <numerusform>Hay que elegir exactamente %n opción.</numerusform>
            <numerusform>Hay que elegir exactamente %n opciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2 choices must be made.</source>
        <translation>Hay que elegir entre %1 y %2 opciones.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not offered here.</source>
        <translation>«%1» no se ofrece aquí.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was chosen twice.</source>
        <translation>«%1» se ha elegido dos veces.</translation>
    </message>
    <message>
        <source>Another coach is asked this.</source>
        <translation>Esto se le pregunta a otro entrenador.</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is needed.</source>
        <translation>Hace falta un número de %1 a %2.</translation>
    </message>
    <message>
        <source>Some words are needed.</source>
        <translation>Hace falta un texto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not asked at this point.</source>
        <translation>«%1» no se pregunta en este momento.</translation>
    </message>
    <message>
        <source>Nothing more is asked.</source>
        <translation>No se pregunta nada más.</translation>
    </message>
    <message>
        <source>This was not among the choices.</source>
        <translation>Esto no estaba entre las opciones.</translation>
    </message>
    <message>
        <source>Only dice are asked for here.</source>
        <translation>Aquí solo se piden dados.</translation>
    </message>
    <message>
        <source>It is not asked any more.</source>
        <translation>Ya no se pregunta.</translation>
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
        <source>A multiple of %1 is needed, or all.</source>
        <translation>Se necesita un múltiplo de %1, o todo.</translation>
    </message>
</context>
<context>
    <name>PlayAnswer</name>
    <message>
        <source>&quot;%1&quot; is no whole number.</source>
        <translation>«%1» no es un número entero.</translation>
    </message>
    <message>
        <source>--%1 does not answer this prompt.</source>
        <translation>--%1 no responde a esta pregunta.</translation>
    </message>
    <message>
        <source>The id of the prompt.</source>
        <translation>El identificador de la pregunta.</translation>
    </message>
    <message>
        <source>Who answers, from 0 on, when several are asked the same.</source>
        <translation>Quién responde, desde 0, cuando a varios se les pregunta lo mismo.</translation>
    </message>
    <message>
        <source>The dice as they fell, such as &quot;3 5&quot;.</source>
        <translation>Los dados tal como han caído, por ejemplo &quot;3 5&quot;.</translation>
    </message>
    <message>
        <source>What is chosen; several with commas.</source>
        <translation>Lo que se elige; si son varios, separados por comas.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Un número entero.</translation>
    </message>
    <message>
        <source>Free words.</source>
        <translation>Texto libre.</translation>
    </message>
    <message>
        <source>Dugout rolls or draws.</source>
        <translation>Dugout tira los dados o roba la carta.</translation>
    </message>
    <message>
        <source>Takes the last answer back.</source>
        <translation>Retira la última respuesta.</translation>
    </message>
    <message>
        <source>Puts it back again.</source>
        <translation>La vuelve a poner.</translation>
    </message>
    <message>
        <source>--undo and --redo go alone, without an answer.</source>
        <translation>--undo y --redo van solos, sin respuesta.</translation>
    </message>
    <message>
        <source>Name the prompt that is answered; show lists them.</source>
        <translation>Indique la pregunta que se responde; show las enumera.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not asked at this point.</source>
        <translation>«%1» no se pregunta en este momento.</translation>
    </message>
    <message>
        <source>Entry %1 no longer fits: %2</source>
        <translation>La entrada %1 ya no encaja: %2</translation>
    </message>
    <message>
        <source>Either Dugout rolls or you say what fell, not both.</source>
        <translation>O tira Dugout o se indica lo que salió, no las dos cosas.</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; they are numbered from 0 to %2.</source>
        <translation>No hay ningún jugador «%1»; se numeran de 0 a %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not asked of player %2.</source>
        <translation>«%1» no se pregunta al jugador %2.</translation>
    </message>
</context>
<context>
    <name>PlayerArticles</name>
    <message>
        <source>Most</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doble</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Extra team</source>
        <translation>Equipo adicional</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Segunda oportunidad</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Médico</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Star players</source>
        <translation>Jugadores estrella</translation>
    </message>
    <message>
        <source>Inducements of its own</source>
        <translation>Incentivos propios</translation>
    </message>
    <message>
        <source>Skill · %1</source>
        <translation>Habilidad · %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Solo con</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>En las tablas</translation>
    </message>
    <message>
        <source>Positions that start with it</source>
        <translation>Posiciones que empiezan con ella</translation>
    </message>
    <message>
        <source>Star players with it</source>
        <translation>Estrellas que la tienen</translation>
    </message>
    <message>
        <source>Star player</source>
        <translation>Jugador estrella</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Plays for</source>
        <translation>Juega para</translation>
    </message>
</context>
<context>
    <name>PlayerCareer</name>
    <message numerus="yes">
        <source>%n niggling injury(s)</source>
        <translation>
            <numerusform>%n lesión permanente</numerusform>
            <numerusform>%n lesiones permanentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star player point(s)</source>
        <translation>
            <numerusform>%n punto de estrellato</numerusform>
            <numerusform>%n puntos de estrellato</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completion(s)</source>
        <translation>
            <numerusform>%n pase completo</numerusform>
            <numerusform>%n pases completos</numerusform>
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
            <numerusform>%n intercepción</numerusform>
            <numerusform>%n intercepciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies)</source>
        <translation>
            <numerusform>%n lesión</numerusform>
            <numerusform>%n lesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) most valuable player</source>
        <translation>
            <numerusform>%n vez mejor jugador del encuentro</numerusform>
            <numerusform>%n veces mejor jugador del encuentro</numerusform>
        </translation>
    </message>
    <message>
        <source>Misses the next match</source>
        <translation>Se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>rolled the double %1</source>
        <translation>sacó el doble %1</translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>sacó %1</translation>
    </message>
    <message>
        <source>Aging: %1 against %2+, he has aged</source>
        <translation>Envejecimiento: %1 contra %2+, ha envejecido</translation>
    </message>
    <message>
        <source>Aging: %1 against %2+, he stays young</source>
        <translation>Envejecimiento: %1 contra %2+, sigue joven</translation>
    </message>
    <message>
        <source>%1 without a roll</source>
        <translation>%1 sin tirada</translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s) still to roll</source>
        <translation>
            <numerusform>%n mejora por tirar</numerusform>
            <numerusform>%n mejoras por tirar</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth %1, hired for %2</source>
        <translation>Vale %1, contratado por %2</translation>
    </message>
    <message>
        <source>Team value %1</source>
        <translation>Valor de equipo %1</translation>
    </message>
    <message>
        <source>Team rating %1</source>
        <translation>Valoración de equipo %1</translation>
    </message>
    <message>
        <source>%1 gold pieces in the treasury</source>
        <translation>%1 monedas de oro en la tesorería</translation>
    </message>
    <message>
        <source>%1 gold pieces of the budget left</source>
        <translation>Quedan %1 monedas de oro del presupuesto</translation>
    </message>
    <message numerus="yes">
        <source>%n other point(s)</source>
        <translation>
            <numerusform>%n punto más</numerusform>
            <numerusform>%n puntos más</numerusform>
        </translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>fired</source>
        <translation>despedido</translation>
    </message>
    <message>
        <source>left the team</source>
        <translation>dejó el equipo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Mejoras</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the team</source>
        <translation>
            <numerusform>%n jugador en el equipo</numerusform>
            <numerusform>%n jugadores en el equipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ever</source>
        <translation>
            <numerusform>%n jugador en toda su historia</numerusform>
            <numerusform>%n jugadores en toda su historia</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Together they have</source>
        <translation>Entre todos tienen</translation>
    </message>
    <message>
        <source>No longer in the team</source>
        <translation>Ya no están en el equipo</translation>
    </message>
    <message>
        <source>Worth in gold %1</source>
        <translation>Valor total en oro: %1</translation>
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
        <source>The team list has no position &quot;%1&quot;.</source>
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
        <source>This edition has no skill &quot;%1&quot;.</source>
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
        <source>An improvement roll is waiting.</source>
        <translation>Hay una tirada de mejora pendiente.</translation>
    </message>
    <message>
        <source>The aging roll of the last improvement is missing (%1+).</source>
        <translation>Falta la tirada de envejecimiento de la última mejora (%1+).</translation>
    </message>
    <message>
        <source>Improvements: %1, but the star player points allow %2.</source>
        <translation>Mejoras: %1, pero los puntos de estrellato permiten %2.</translation>
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
    <name>PlayerSettler</name>
    <message>
        <source>This is taken to mean %1.</source>
        <translation>Se entiende como %1.</translation>
    </message>
    <message>
        <source>Another player wears this number; he gets %1.</source>
        <translation>Otro jugador lleva ya este número; a este se le da el %1.</translation>
    </message>
    <message>
        <source>Nobody has learnt that much; the rest is left out.</source>
        <translation>Nadie ha aprendido tanto; el resto se omite.</translation>
    </message>
    <message>
        <source>This edition has no such skill.</source>
        <translation>Esta edición no tiene esa habilidad.</translation>
    </message>
    <message>
        <source>His position has this skill already.</source>
        <translation>Su posición ya tiene esta habilidad.</translation>
    </message>
    <message>
        <source>He has this skill already.</source>
        <translation>Ya tiene esta habilidad.</translation>
    </message>
    <message>
        <source>Every player of this position has this skill, but the file does not say so.</source>
        <translation>Todos los jugadores de esta posición tienen esta habilidad, pero el archivo no lo dice.</translation>
    </message>
    <message>
        <source>The difference is entered as an improvement.</source>
        <translation>La diferencia se anota como mejora.</translation>
    </message>
    <message>
        <source>The difference is entered as an injury.</source>
        <translation>La diferencia se anota como lesión.</translation>
    </message>
    <message>
        <source>His deeds are worth %1 points, which count.</source>
        <translation>Sus méritos valen %1 puntos, que son los que cuentan.</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>habilidades</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>This edition has no such star; choose what he plays.</source>
        <translation>Esta edición no tiene tal jugador estrella; elija en qué posición juega.</translation>
    </message>
    <message>
        <source>The team list has no such position; choose what he plays.</source>
        <translation>La lista de equipo no tiene esa posición; elija en cuál juega.</translation>
    </message>
</context>
<context>
    <name>PointsFormula</name>
    <message>
        <source>a number has at most %1 digits, and %2 after the point.</source>
        <translation>un número tiene como mucho %1 cifras, y %2 tras el punto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no place in a formula.</source>
        <translation>«%1» no tiene sitio en una fórmula.</translation>
    </message>
    <message>
        <source>Character %1 of the formula: %2</source>
        <translation>Carácter %1 de la fórmula: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not expected here.</source>
        <translation>aquí no se espera «%1».</translation>
    </message>
    <message>
        <source>two comparisons are joined by &quot;and&quot;.</source>
        <translation>dos comparaciones se unen con «and».</translation>
    </message>
    <message>
        <source>a value is missing here.</source>
        <translation>aquí falta un valor.</translation>
    </message>
    <message>
        <source>there is no word &quot;%1&quot;; the words are %2.</source>
        <translation>no existe la palabra «%1»; las palabras son %2.</translation>
    </message>
    <message>
        <source>%1 takes one value.</source>
        <translation>%1 lleva un valor.</translation>
    </message>
    <message>
        <source>%1 takes three values: a condition, what it gives, and what else.</source>
        <translation>%1 lleva tres valores: una condición, lo que da y lo que da si no.</translation>
    </message>
    <message>
        <source>%1 takes two values or more.</source>
        <translation>%1 lleva dos valores o más.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here.</source>
        <translation>aquí falta «%1».</translation>
    </message>
    <message>
        <source>too many brackets or signs lie inside each other.</source>
        <translation>hay demasiados paréntesis o signos unos dentro de otros.</translation>
    </message>
    <message>
        <source>A formula has at most %1 characters.</source>
        <translation>Una fórmula tiene como mucho %1 caracteres.</translation>
    </message>
    <message>
        <source>the formula divides by zero.</source>
        <translation>la fórmula divide por cero.</translation>
    </message>
    <message>
        <source>the result does not say &quot;%1&quot;, which the formula asks for.</source>
        <translation>el resultado no dice «%1», que la fórmula pide.</translation>
    </message>
    <message>
        <source>the formula gives a number beyond all measure.</source>
        <translation>la fórmula da un número desmesurado.</translation>
    </message>
</context>
<context>
    <name>PrizeQuestions</name>
    <message>
        <source>a trophy</source>
        <translation>un trofeo</translation>
    </message>
    <message>
        <source>a wizard for the next season</source>
        <translation>un hechicero para la próxima temporada</translation>
    </message>
    <message>
        <source>fan factor</source>
        <translation>factor de hinchas</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>oro</translation>
    </message>
    <message>
        <source>an honour</source>
        <translation>un honor</translation>
    </message>
    <message>
        <source>A prize</source>
        <translation>Un premio</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>What has %1 won?</source>
        <translation>¿Qué ha ganado %1?</translation>
    </message>
    <message>
        <source>Name of the prize</source>
        <translation>Nombre del premio</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>End the season</source>
        <translation>Cerrar la temporada</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Cerrarla</translation>
    </message>
    <message>
        <source>%1 and all its competitions are over then.</source>
        <translation>Con ello terminan %1 y todas sus competiciones.</translation>
    </message>
    <message>
        <source>%1 ends although not everything is played: what is open stays without a result.</source>
        <translation>%1 se cierra sin que se haya jugado todo: lo pendiente queda sin resultado.</translation>
    </message>
    <message>
        <source>What only one team has</source>
        <translation>Lo que solo tiene un equipo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>%1 has none yet.</source>
        <translation>%1 aún no tiene nada.</translation>
    </message>
    <message>
        <source>%1 has: %2.</source>
        <translation>%1 tiene: %2.</translation>
    </message>
    <message>
        <source>a star on the roster</source>
        <translation>una estrella en plantilla</translation>
    </message>
    <message>
        <source>a home stadium</source>
        <translation>un estadio propio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The team has it no longer</source>
        <translation>El equipo ya no lo tiene</translation>
    </message>
    <message>
        <source>A wizard, fan factor and gold need the rule &quot;%1&quot; of the league.</source>
        <translation>Un hechicero, factor de hinchas y oro requieren la regla «%1» de la liga.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>The trophy of %1: %2</source>
        <translation>El trofeo de %1: %2</translation>
    </message>
</context>
<context>
    <name>PurchaseArticles</name>
    <message>
        <source>Inducement</source>
        <translation>Incentivo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>depends on the choice</source>
        <translation>depende de lo elegido</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>For %1 gold pieces</source>
        <translation>Por %1 monedas de oro</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Solo con</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Solo para</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Card · %1</source>
        <translation>Carta · %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dura</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>En la carta</translation>
    </message>
    <message>
        <source>Rolls on</source>
        <translation>Se tira en</translation>
    </message>
    <message>
        <source>Lends</source>
        <translation>Otorga</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>[options]</source>
        <translation>[opciones]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opción desconocida: «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opciones desconocidas: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Falta un valor después de «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Sobra un valor después de «%1».</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>lo que se quiere abrir es una carpeta</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
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
        <translation>Un encuentro al azar no terminó.</translation>
    </message>
</context>
<context>
    <name>RandomSeason</name>
    <message>
        <source>Dugout cannot build a team of this edition.</source>
        <translation>Dugout no puede crear un equipo de esta edición.</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Equipo %1</translation>
    </message>
    <message>
        <source>A random match did not end.</source>
        <translation>Un encuentro al azar no terminó.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>The file &quot;%1&quot; cannot be read.</source>
        <translation>No se puede leer el archivo «%1».</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>No existe el archivo «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder, not a file.</source>
        <translation>«%1» es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no ordinary file; it is not read.</source>
        <translation>«%1» no es un archivo corriente; no se lee.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is too large; at most %2 MB are read.</source>
        <translation>El archivo «%1» es demasiado grande; se leen %2 MB como máximo.</translation>
    </message>
</context>
<context>
    <name>RecentlyKept</name>
    <message>
        <source>%1 · %2, round %3</source>
        <translation>%1 · %2, ronda %3</translation>
    </message>
    <message>
        <source>%1 · %2, round %3 · to be signed by %4</source>
        <translation>%1 · %2, ronda %3 · por firmar: %4</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
</context>
<context>
    <name>ResultCheck</name>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %2 en lugar de %3</translation>
    </message>
    <message>
        <source>casualties</source>
        <translation>lesiones</translation>
    </message>
    <message>
        <source>completions</source>
        <translation>pases completos</translation>
    </message>
    <message>
        <source>interceptions</source>
        <translation>intercepciones</translation>
    </message>
    <message>
        <source>winnings</source>
        <translation>ingresos</translation>
    </message>
    <message>
        <source>team value</source>
        <translation>valor de equipo</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>tesorería</translation>
    </message>
    <message>
        <source>fan factor</source>
        <translation>factor de hinchas</translation>
    </message>
    <message>
        <source>other deeds of its players</source>
        <translation>otras acciones de sus jugadores</translation>
    </message>
    <message>
        <source>another sheet afterwards</source>
        <translation>otra hoja después</translation>
    </message>
    <message>
        <source>other entries on its sheet</source>
        <translation>otras anotaciones en su hoja</translation>
    </message>
    <message>
        <source>a team was changed while it was played; the coaches decide what becomes of the sheets</source>
        <translation>un equipo se modificó mientras se jugaba; los entrenadores deciden qué pasa con las hojas</translation>
    </message>
    <message>
        <source>it is over and has no result yet; the next start of Dugout takes that up</source>
        <translation>ha terminado y aún no tiene resultado; Dugout se ocupará de ello la próxima vez que se inicie</translation>
    </message>
    <message>
        <source>it would not be over: something would have to be decided</source>
        <translation>no habría terminado: habría que decidir algo</translation>
    </message>
    <message>
        <source>by today&apos;s rules %1; what was confirmed stands</source>
        <translation>según las reglas de hoy, %1; vale lo que se confirmó</translation>
    </message>
    <message>
        <source>By today&apos;s rules something in this match would have to be decided first.</source>
        <translation>Según las reglas de hoy, en este encuentro habría que decidir algo primero.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 en lugar de %2</translation>
    </message>
    <message>
        <source>another winner</source>
        <translation>otro ganador</translation>
    </message>
    <message>
        <source>other answers than those that were confirmed</source>
        <translation>otras respuestas que las confirmadas</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>otros detalles</translation>
    </message>
</context>
<context>
    <name>ResultRecord</name>
    <message>
        <source>The result of this game cannot be read.</source>
        <translation>El resultado de esta partida no se puede leer.</translation>
    </message>
</context>
<context>
    <name>ResultSlipPages</name>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Pases completos</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Intercepciones</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Conceded, not come, or anything else the commissioner should know:</source>
        <translation>Abandono, incomparecencia o cualquier otra cosa que el comisario deba saber:</translation>
    </message>
    <message>
        <source>Glory, game 1</source>
        <translation>Gloria, partida 1</translation>
    </message>
    <message>
        <source>Glory, game 2</source>
        <translation>Gloria, partida 2</translation>
    </message>
    <message>
        <source>Glory, game 3</source>
        <translation>Gloria, partida 3</translation>
    </message>
    <message>
        <source>Band out of action in game 3, sudden death, roll-off, not come, or anything else:</source>
        <translation>Banda fuera de combate en la partida 3, muerte súbita, desempate, no presentado u otra cosa:</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>The table of results is empty.</source>
        <translation>La tabla de resultados está vacía.</translation>
    </message>
    <message>
        <source>A table of results has at most %1 columns.</source>
        <translation>Una tabla de resultados tiene como mucho %1 columnas.</translation>
    </message>
    <message>
        <source>The first line must name the columns, and &quot;%1&quot; is not among them.</source>
        <translation>La primera línea debe nombrar las columnas, y «%1» no está entre ellas.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; stands there twice.</source>
        <translation>La columna «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>a name has at most %1 characters.</source>
        <translation>un nombre tiene como mucho %1 caracteres.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of result; the kinds are %2.</source>
        <translation>«%1» no es una clase de resultado; las clases son %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty.</source>
        <translation>«%1» está vacío.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a whole number, not &quot;%2&quot;.</source>
        <translation>«%1» necesita un número entero, no «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says &quot;home&quot; or &quot;away&quot; or nothing.</source>
        <translation>«%1» dice «home», «away» o nada.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has characters that no name has.</source>
        <translation>«%1» tiene caracteres que ningún nombre tiene.</translation>
    </message>
</context>
<context>
    <name>RollNeeds</name>
    <message>
        <source>This edition does not say what &quot;%1&quot; needs.</source>
        <translation>Esta edición no dice qué necesita «%1».</translation>
    </message>
    <message>
        <source>There is no pass range &quot;%1&quot;.</source>
        <translation>No existe el rango de pase «%1».</translation>
    </message>
    <message>
        <source>Nobody may throw as far as this here.</source>
        <translation>Aquí nadie puede lanzar tan lejos.</translation>
    </message>
    <message>
        <source>This edition has no roll &quot;%1&quot;.</source>
        <translation>Esta edición no tiene la tirada «%1».</translation>
    </message>
</context>
<context>
    <name>RosterClipboard</name>
    <message>
        <source>There is no player for &quot;%1&quot;; a position in the line would hire one.</source>
        <translation>No hay jugador para «%1»; con una posición en la línea se contrataría uno.</translation>
    </message>
    <message>
        <source>The team list has no position &quot;%1&quot;.</source>
        <translation>La lista de equipo no tiene la posición «%1».</translation>
    </message>
</context>
<context>
    <name>RosterWords</name>
    <message>
        <source>&quot;%1&quot; is not a position and a number.</source>
        <translation>«%1» no es una posición y un número.</translation>
    </message>
    <message>
        <source>Nobody in %1 is called &quot;%2&quot;.</source>
        <translation>Nadie en %1 se llama «%2».</translation>
    </message>
    <message>
        <source>Several players are called &quot;%1&quot;: name one of them by his id.</source>
        <translation>Varios jugadores se llaman «%1»: indique uno por su id.</translation>
    </message>
    <message>
        <source>The team list has no position &quot;%1&quot;; there are: %2.</source>
        <translation>La lista de equipo no tiene la posición «%1»; hay: %2.</translation>
    </message>
</context>
<context>
    <name>RoundRobin</name>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; are pinned, but they are not two teams of one division.</source>
        <translation>«%1» y «%2» están fijados, pero no son dos equipos de una misma división.</translation>
    </message>
    <message>
        <source>Everybody meets everybody between 1 and %1 times.</source>
        <translation>Todos juegan contra todos entre 1 y %1 veces.</translation>
    </message>
    <message>
        <source>The pinned pairs cannot all meet in the rounds they are pinned in: unpin one of them.</source>
        <translation>Las parejas fijadas no pueden enfrentarse todas en sus rondas: suelte una de ellas.</translation>
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
        <translation>escribe en PDF la hoja de consulta rápida de una edición</translation>
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
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Star players</source>
        <translation>Jugadores estrella</translation>
    </message>
    <message>
        <source>Inducements</source>
        <translation>Incentivos</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Filas de tablas</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Secuencias</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Reglas opcionales</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Warbands</source>
        <translation>Bandas</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Guerreros</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Otras reglas</translation>
    </message>
</context>
<context>
    <name>RulesPrintCommand</name>
    <message>
        <source>The edition, as in `dugout rules list`.</source>
        <translation>La edición, como en `dugout rules list`.</translation>
    </message>
    <message>
        <source>Writes the quick-reference sheet of an edition as PDF.</source>
        <translation>Escribe en PDF la hoja de consulta rápida de una edición.</translation>
    </message>
</context>
<context>
    <name>RulesTable</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Gold for a new team</source>
        <translation>Oro para un equipo nuevo</translation>
    </message>
    <message>
        <source>More gold with every season</source>
        <translation>Más oro con cada temporada</translation>
    </message>
    <message>
        <source>Races that may join</source>
        <translation>Razas que pueden entrar</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>%1, from round %2</source>
        <translation>%1, desde la ronda %2</translation>
    </message>
    <message>
        <source>From the founding on</source>
        <translation>Desde la fundación</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>En el reglamento</translation>
    </message>
    <message>
        <source>In this league</source>
        <translation>En esta liga</translation>
    </message>
    <message>
        <source>Everything is played by the book.</source>
        <translation>Todo se juega según el reglamento.</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Precio: %1</translation>
    </message>
    <message>
        <source>At most: %1</source>
        <translation>Como máximo: %1</translation>
    </message>
    <message>
        <source>Price to buy a player back</source>
        <translation>Precio para recomprar a un jugador</translation>
    </message>
    <message>
        <source>his value</source>
        <translation>su valor</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>at once</source>
        <translation>de inmediato</translation>
    </message>
    <message>
        <source>one action</source>
        <translation>una acción</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>el turno</translation>
    </message>
    <message>
        <source>the opposing turn</source>
        <translation>el turno contrario</translation>
    </message>
    <message>
        <source>two turns</source>
        <translation>dos turnos</translation>
    </message>
    <message>
        <source>two opposing turns</source>
        <translation>dos turnos contrarios</translation>
    </message>
    <message>
        <source>until the next turn</source>
        <translation>hasta el siguiente turno</translation>
    </message>
    <message>
        <source>the kick-off</source>
        <translation>la patada inicial</translation>
    </message>
    <message>
        <source>the drive</source>
        <translation>la entrada</translation>
    </message>
    <message>
        <source>the next drive</source>
        <translation>la siguiente entrada</translation>
    </message>
    <message>
        <source>the half</source>
        <translation>la parte</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>el encuentro</translation>
    </message>
    <message>
        <source>the drive, then the match</source>
        <translation>la entrada y después el encuentro</translation>
    </message>
    <message>
        <source>until it is used</source>
        <translation>hasta que se use</translation>
    </message>
    <message>
        <source>until the ball is lost</source>
        <translation>hasta perder el balón</translation>
    </message>
    <message>
        <source>until the weather changes</source>
        <translation>hasta que cambie el tiempo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Se anota</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Más jugadores</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reacción</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Solo para</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Por cada</translation>
    </message>
    <message>
        <source>Stays in play</source>
        <translation>Permanece en juego</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>Inspired when</source>
        <translation>Se inspira cuando</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>ploy</source>
        <translation>ardid</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>mejora</translation>
    </message>
    <message>
        <source>every warband</source>
        <translation>todas las bandas</translation>
    </message>
    <message>
        <source>in an end phase</source>
        <translation>en un final de la fase</translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspirado</translation>
    </message>
    <message>
        <source>not inspired</source>
        <translation>sin inspirar</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>guerrero</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hexágono</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>medición</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>colocación</translation>
    </message>
    <message>
        <source>area</source>
        <translation>zona</translation>
    </message>
    <message>
        <source>on a die</source>
        <translation>en un dado</translation>
    </message>
    <message>
        <source>on a card</source>
        <translation>en una carta</translation>
    </message>
    <message>
        <source>MA</source>
        <translation>MO</translation>
    </message>
    <message>
        <source>ST</source>
        <translation>FU</translation>
    </message>
    <message>
        <source>AG</source>
        <translation>AG</translation>
    </message>
    <message>
        <source>AV</source>
        <translation>AR</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pase</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutación</translation>
    </message>
    <message>
        <source>Extraordinary</source>
        <translation>Extraordinaria</translation>
    </message>
    <message>
        <source>the coach says so</source>
        <translation>la anuncia el entrenador</translation>
    </message>
    <message>
        <source>in answer to something</source>
        <translation>en respuesta a algo</translation>
    </message>
    <message>
        <source>must be used</source>
        <translation>es obligatoria</translation>
    </message>
    <message>
        <source>always works</source>
        <translation>siempre funciona</translation>
    </message>
</context>
<context>
    <name>RulesetLibrary</name>
    <message>
        <source>this id belongs to a built-in ruleset</source>
        <translation>este identificador pertenece a un reglamento incluido</translation>
    </message>
    <message>
        <source>The ruleset &quot;%1&quot; has a fault.</source>
        <translation>El reglamento «%1» tiene un defecto.</translation>
    </message>
    <message>
        <source>There is no ruleset &quot;%1&quot;; there are: %2.</source>
        <translation>No existe el reglamento «%1»; existen: %2.</translation>
    </message>
    <message>
        <source>this is &quot;%1&quot;, and its folder is called &quot;%2&quot;</source>
        <translation>esto es «%1», y su carpeta se llama «%2»</translation>
    </message>
</context>
<context>
    <name>SampleLeague</name>
    <message>
        <source>Harvest Cup</source>
        <translation>Copa de la Cosecha</translation>
    </message>
    <message>
        <source>First season</source>
        <translation>Primera temporada</translation>
    </message>
    <message>
        <source>Sample League</source>
        <translation>Liga de ejemplo</translation>
    </message>
    <message>
        <source>The sample league is here already.</source>
        <translation>La liga de ejemplo ya está aquí.</translation>
    </message>
</context>
<context>
    <name>SampleTeams</name>
    <message>
        <source>There is no sample &quot;%1&quot;.</source>
        <translation>No hay ningún ejemplo «%1».</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&quot;%1&quot; is there already. Replace it?</source>
        <translation>«%1» ya existe. ¿Desea sustituirlo?</translation>
    </message>
</context>
<context>
    <name>SeasonEnd</name>
    <message>
        <source>Winner of %1</source>
        <translation>Ganador de %1</translation>
    </message>
    <message>
        <source>Wooden spoon of %1</source>
        <translation>Cuchara de madera de %1</translation>
    </message>
    <message>
        <source>This competition has no divisions to go up or down in.</source>
        <translation>Esta competición no tiene divisiones en las que subir o bajar.</translation>
    </message>
    <message>
        <source>A division is too small for so many to change.</source>
        <translation>Una división es demasiado pequeña para que cambien tantos.</translation>
    </message>
    <message>
        <source>There is no such competition in this league.</source>
        <translation>No existe esa competición en esta liga.</translation>
    </message>
    <message>
        <source>Most touchdowns</source>
        <translation>Más touchdowns</translation>
    </message>
    <message>
        <source>Most casualties</source>
        <translation>Más lesiones</translation>
    </message>
    <message>
        <source>Most kills</source>
        <translation>Más muertes</translation>
    </message>
    <message>
        <source>Most completions</source>
        <translation>Más pases completos</translation>
    </message>
    <message>
        <source>Most interceptions</source>
        <translation>Más intercepciones</translation>
    </message>
    <message>
        <source>Most often the best of the match</source>
        <translation>Más veces mejor jugador del encuentro</translation>
    </message>
    <message>
        <source>Most star player points</source>
        <translation>Más puntos de estrellato</translation>
    </message>
    <message>
        <source>There is no such season in this league.</source>
        <translation>No existe esa temporada en esta liga.</translation>
    </message>
    <message>
        <source>Best of the hard teams of %1</source>
        <translation>Mejor de los equipos difíciles de %1</translation>
    </message>
    <message>
        <source>%1 is drafted anew: build it and register it again first.</source>
        <translation>%1 se ha vuelto a formar: complételo e inscríbalo otra vez primero.</translation>
    </message>
</context>
<context>
    <name>SeasonQuestions</name>
    <message>
        <source>Begin a season</source>
        <translation>Empezar una temporada</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Name of the season</source>
        <translation>Nombre de la temporada</translation>
    </message>
    <message>
        <source>Season %1</source>
        <translation>Temporada %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Call the competition off</source>
        <translation>Suspender la competición</translation>
    </message>
    <message>
        <source>Call off</source>
        <translation>Suspender</translation>
    </message>
    <message>
        <source>%1 is not played.</source>
        <translation>%1 no se juega.</translation>
    </message>
    <message>
        <source>Rename the league</source>
        <translation>Cambiar el nombre de la liga</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Promotion and relegation</source>
        <translation>Ascensos y descensos</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Anunciar</translation>
    </message>
    <message>
        <source>A competition with the same rules and divisions: the last of each division change places with the first of the one below.</source>
        <translation>Una competición con las mismas reglas y divisiones: los últimos de cada división se cambian por los primeros de la inferior.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después de</translation>
    </message>
    <message>
        <source>How many go up and down</source>
        <translation>Cuántos suben y bajan</translation>
    </message>
    <message>
        <source>End the competition</source>
        <translation>Terminar la competición</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Cerrarla</translation>
    </message>
    <message>
        <source>%1 is over then; what is open stays without a result.</source>
        <translation>Con ello termina %1; lo pendiente queda sin resultado.</translation>
    </message>
</context>
<context>
    <name>ServeCommand</name>
    <message>
        <source>The title or id of a kept match or skirmish.</source>
        <translation>El título o el identificador de un partido o una escaramuza guardados.</translation>
    </message>
    <message>
        <source>For everybody on this network, not for this machine alone. Nothing is encrypted on the way.</source>
        <translation>Para todos los de esta red, no solo para este ordenador. Nada va cifrado por el camino.</translation>
    </message>
    <message>
        <source>Listens on this address of the machine only, in numbers.</source>
        <translation>Escucha solo en esta dirección del equipo, en números.</translation>
    </message>
    <message>
        <source>The port; any that is free without it.</source>
        <translation>El puerto; sin indicarlo, cualquiera que esté libre.</translation>
    </message>
    <message>
        <source>A further name it is reached by, such as that of a proxy that encrypts; may be said again.</source>
        <translation>Otro nombre por el que se llega, como el de un proxy que cifra; puede repetirse.</translation>
    </message>
    <message>
        <source>The port is a number from 0 to 65535.</source>
        <translation>El puerto es un número de 0 a 65535.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open. Everybody may watch at</source>
        <translation>«%1» está abierto. Cualquiera puede mirar en</translation>
    </message>
    <message>
        <source>Write &quot;invite N&quot; for a new code of coach N, &quot;revoke N&quot; to take his code back, &quot;quit&quot; to close the table.</source>
        <translation>Escriba «invite N» para un código nuevo del entrenador N, «revoke N» para retirar su código, «quit» para cerrar la mesa.</translation>
    </message>
    <message>
        <source>That means nothing here: %1</source>
        <translation>Eso no significa nada aquí: %1</translation>
    </message>
    <message>
        <source>Coach %1, %2, with a code that is good once:</source>
        <translation>Entrenador %1, %2, con un código que vale una vez:</translation>
    </message>
    <message>
        <source>The pages of this kept league instead of a game: standings, fixtures, teams and what is played now.</source>
        <translation>Las páginas de esta liga guardada en vez de una partida: clasificación, encuentros, equipos y lo que se juega ahora.</translation>
    </message>
    <message>
        <source>Name a game, or a league with --league.</source>
        <translation>Nombre una partida, o una liga con --league.</translation>
    </message>
    <message>
        <source>Opens a kept match or skirmish to the phones of those at the table, or the pages of a league, until it is ended.</source>
        <translation>Abre un partido o una escaramuza guardados a los móviles de quienes están en la mesa, o las páginas de una liga, hasta que se termine.</translation>
    </message>
</context>
<context>
    <name>ServeLeague</name>
    <message>
        <source>The pages of &quot;%1&quot; are open at</source>
        <translation>Las páginas de «%1» están abiertas en</translation>
    </message>
    <message>
        <source>Write &quot;quit&quot; to close them.</source>
        <translation>Escriba «quit» para cerrarlas.</translation>
    </message>
    <message>
        <source>That means nothing here: %1</source>
        <translation>Eso no significa nada aquí: %1</translation>
    </message>
</context>
<context>
    <name>SetupCheck</name>
    <message numerus="yes">
        <source>At most %n player(s) may be on the pitch.</source>
        <translation>
            <numerusform>En el terreno de juego puede haber como máximo %n jugador.</numerusform>
            <numerusform>En el terreno de juego puede haber como máximo %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>More players are in reserve and must be set up.</source>
        <translation>Quedan jugadores en reservas y hay que desplegarlos.</translation>
    </message>
    <message>
        <source>Every player must stand in his own half.</source>
        <translation>Todos los jugadores deben estar en su propia mitad del campo.</translation>
    </message>
    <message>
        <source>Two players stand on one square.</source>
        <translation>Hay dos jugadores en la misma casilla.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) must stand on the line of scrimmage.</source>
        <translation>
            <numerusform>En la línea de defensa debe haber al menos %n jugador.</numerusform>
            <numerusform>En la línea de defensa debe haber al menos %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) may stand in the top wide zone.</source>
        <translation>
            <numerusform>En la zona ancha superior puede haber como máximo %n jugador.</numerusform>
            <numerusform>En la zona ancha superior puede haber como máximo %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) may stand in the bottom wide zone.</source>
        <translation>
            <numerusform>En la zona ancha inferior puede haber como máximo %n jugador.</numerusform>
            <numerusform>En la zona ancha inferior puede haber como máximo %n jugadores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedConnect</name>
    <message>
        <source>Password for %1:</source>
        <translation>Contraseña para %1:</translation>
    </message>
</context>
<context>
    <name>SharedFault</name>
    <message>
        <source>Somebody else changed this first; please look at it again.</source>
        <translation>Otra persona lo cambió antes; mírelo de nuevo, por favor.</translation>
    </message>
    <message>
        <source>The roster of this team is locked: it plays, or it is registered as it is.</source>
        <translation>La plantilla de este equipo está cerrada: está jugando o se inscribió tal como está.</translation>
    </message>
    <message>
        <source>The result of this match is confirmed: only the commissioner changes it.</source>
        <translation>El resultado de este partido está confirmado: solo lo cambia el comisario.</translation>
    </message>
    <message>
        <source>This fixture is not published, or nothing more can be entered for it.</source>
        <translation>Este encuentro no está publicado o ya no admite más datos.</translation>
    </message>
    <message>
        <source>The commissioner has taken this league home: here it can only be read.</source>
        <translation>El comisario se ha llevado esta liga a casa: aquí solo se puede leer.</translation>
    </message>
    <message>
        <source>The server has something else in the same place; nothing was changed.</source>
        <translation>El servidor tiene otra cosa en el mismo lugar; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The server did not take this.</source>
        <translation>El servidor no lo ha aceptado.</translation>
    </message>
    <message>
        <source>This league is on the server already.</source>
        <translation>Esta liga ya está en el servidor.</translation>
    </message>
    <message>
        <source>The server knows nobody of that name who can log in there; its administrator makes the login.</source>
        <translation>El servidor no conoce a nadie con ese nombre que pueda entrar; su administrador crea el acceso.</translation>
    </message>
    <message>
        <source>%1 is not prepared for shared leagues yet; &quot;dugout league roles sql&quot; writes what its administrator has to run.</source>
        <translation>%1 aún no está preparado para ligas compartidas; «dugout league roles sql» escribe lo que debe ejecutar su administrador.</translation>
    </message>
    <message>
        <source>You belong to no league at %1; its commissioner lets you in.</source>
        <translation>Usted no pertenece a ninguna liga en %1; su comisario le da entrada.</translation>
    </message>
    <message>
        <source>You may not bring leagues to %1; &quot;dugout league roles sql&quot; writes what its administrator has to run.</source>
        <translation>Usted no puede llevar ligas a %1; «dugout league roles sql» escribe lo que debe ejecutar su administrador.</translation>
    </message>
    <message>
        <source>The leagues at %1 were made for a newer Dugout; please update Dugout.</source>
        <translation>Las ligas de %1 son de un Dugout más nuevo; actualice Dugout, por favor.</translation>
    </message>
    <message>
        <source>The server takes no more from you for this league, to which you have brought as much as one coach may; its administrator can give more room, and what waits stays here until then.</source>
        <translation>El servidor no acepta más de usted para esta liga, a la que ha llevado tanto como un entrenador puede; su administrador puede dar más sitio, y lo que espera se queda aquí hasta entonces.</translation>
    </message>
    <message>
        <source>This match is being played at the table where it was begun, and goes on there; once nobody has sat at it for two minutes, it can go on here.</source>
        <translation>Este partido se está jugando en la mesa en la que empezó y sigue allí; cuando lleve dos minutos sin nadie, podrá seguir aquí.</translation>
    </message>
    <message>
        <source>The end of this match came from another table: you can stand by its result or dispute it, and the commissioner corrects it.</source>
        <translation>El final de este partido llegó de otra mesa: puede respaldar su resultado o impugnarlo, y el comisario lo corrige.</translation>
    </message>
    <message>
        <source>The server says that this is not yours to do in this league.</source>
        <translation>El servidor dice que eso no le corresponde en esta liga.</translation>
    </message>
    <message>
        <source>%1 was prepared by an older Dugout: its leagues are only read until it is prepared anew, which changes nothing of them; &quot;dugout league roles prepare&quot; does that for somebody who may, and &quot;dugout league roles sql&quot; writes it for the administrator.</source>
        <translation>%1 lo preparó un Dugout anterior: sus ligas solo se leen hasta que se prepare de nuevo, lo que no cambia nada en ellas; «dugout league roles prepare» lo hace para quien pueda, y «dugout league roles sql» lo escribe para el administrador.</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The league &quot;%1&quot; is shared already.</source>
        <translation>La liga «%1» ya está compartida.</translation>
    </message>
    <message>
        <source>The league &quot;%1&quot; is not shared.</source>
        <translation>La liga «%1» no está compartida.</translation>
    </message>
    <message>
        <source>Only the commissioner of this league may do that.</source>
        <translation>Solo el comisario de esta liga puede hacer eso.</translation>
    </message>
    <message>
        <source>In this league you may look, and play the matches of your own teams, and nothing else.</source>
        <translation>En esta liga usted puede mirar y jugar los partidos de sus propios equipos, y nada más.</translation>
    </message>
    <message>
        <source>The league &quot;%1&quot; is not the same here and on the server; nothing was let go.</source>
        <translation>La liga «%1» no es igual aquí y en el servidor; no se ha soltado nada.</translation>
    </message>
    <message>
        <source>You belong to no league &quot;%1&quot; at %2.</source>
        <translation>Usted no pertenece a ninguna liga «%1» en %2.</translation>
    </message>
    <message>
        <source>Several leagues are there, say which with --league: %1.</source>
        <translation>Allí hay varias ligas; diga cuál con --league: %1.</translation>
    </message>
    <message>
        <source>You belong to no league at %1.</source>
        <translation>Usted no pertenece a ninguna liga en %1.</translation>
    </message>
    <message>
        <source>A league &quot;%1&quot; that is not shared is kept here already.</source>
        <translation>Aquí ya se guarda una liga «%1» que no está compartida.</translation>
    </message>
    <message>
        <source>This is no code of a shared league; please look at the slip again.</source>
        <translation>Esto no es el código de una liga compartida; mire de nuevo el papel, por favor.</translation>
    </message>
    <message>
        <source>Somebody else changed this first; please look at it again.</source>
        <translation>Otra persona lo cambió antes; mírelo de nuevo, por favor.</translation>
    </message>
    <message>
        <source>%1 has begun</source>
        <translation>%1 ha empezado</translation>
    </message>
    <message>
        <source>%1 is over</source>
        <translation>%1 ha terminado</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>%1 ha cambiado</translation>
    </message>
    <message>
        <source>commissioner</source>
        <translation>comisario</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>entrenador</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>lector</translation>
    </message>
    <message>
        <source>nobody any more</source>
        <translation>ya nadie</translation>
    </message>
    <message>
        <source>The league &quot;%1&quot; is only read here: it is on its way to its server or back, or the copy here has not been let go yet.</source>
        <translation>Aquí la liga «%1» solo se lee: va camino de su servidor o vuelve de él, o todavía no se ha soltado la copia de aquí.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is played at another table too, and went another way there: what was entered here stays here.</source>
        <translation>«%1» se juega también en otra mesa y allí ha ido por otro camino: lo anotado aquí se queda aquí.</translation>
    </message>
    <message>
        <source>In a league that is shared, a skirmish is entered game by game once it is over.</source>
        <translation>En una liga compartida, una escaramuza se anota partida por partida cuando ha terminado.</translation>
    </message>
    <message>
        <source>This match is played at another table, with cards that only that table knows: it can be followed here, and goes on there.</source>
        <translation>Este partido se juega en otra mesa, con cartas que solo conoce esa mesa: aquí puede seguirlo, y allí continúa.</translation>
    </message>
    <message>
        <source>The server answers and has the league &quot;%1&quot;: take it home, or leave it.</source>
        <translation>El servidor responde y tiene la liga «%1»: tráigala a casa o déjela.</translation>
    </message>
    <message>
        <source>This match ended at another table: its result comes from there.</source>
        <translation>Este encuentro terminó en otra mesa: su resultado llega desde allí.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) of this league still wait to be delivered.</source>
        <translation>
            <numerusform>%n cosa de esta liga aún espera su entrega.</numerusform>
            <numerusform>%n cosas de esta liga aún esperan su entrega.</numerusform>
        </translation>
    </message>
    <message>
        <source>The team &quot;%1&quot; is kept here too and is not the same as the league&apos;s.</source>
        <translation>El equipo «%1» también se guarda aquí y no es igual que el de la liga.</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 continúa</translation>
    </message>
    <message>
        <source>This is kept on the league&apos;s server, which cannot be reached now; nothing was changed.</source>
        <translation>Esto se guarda en el servidor de la liga, que ahora no responde; no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>This match was last played at another table, so nothing was entered here: if both tables play on, the two part, and the commissioner has to choose one of them.</source>
        <translation>Este encuentro se jugó por última vez en otra mesa, así que aquí no se anotó nada: si las dos mesas siguen jugando, se separan, y el comisario tendrá que elegir una de ellas.</translation>
    </message>
    <message>
        <source>The league &quot;%1&quot; is shared and is not deleted from here. Leave it, or take it home as its commissioner first.</source>
        <translation>La liga «%1» es compartida y no se borra desde aquí. Antes hay que dejarla o, el comisario, traerla a casa.</translation>
    </message>
</context>
<context>
    <name>SharingQuestions</name>
    <message>
        <source>Looking at the server…</source>
        <translation>Consultando el servidor…</translation>
    </message>
    <message>
        <source>Every result that came in fits.</source>
        <translation>Todos los resultados que llegaron encajan.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>This result was delivered when another one stood already. Whichever you choose counts, with its sheets; the other one is kept as it is.</source>
        <translation>Este resultado se entregó cuando ya había otro. Cuenta el que usted elija, con sus hojas; el otro se guarda tal como está.</translation>
    </message>
    <message>
        <source>What stands</source>
        <translation>Lo que vale ahora</translation>
    </message>
    <message>
        <source>What was delivered</source>
        <translation>Lo que se entregó</translation>
    </message>
    <message>
        <source>What stands goes on counting</source>
        <translation>Sigue contando lo que vale ahora</translation>
    </message>
    <message>
        <source>What was delivered counts</source>
        <translation>Cuenta lo que se entregó</translation>
    </message>
    <message>
        <source>Saying it to the server…</source>
        <translation>Comunicándolo al servidor…</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Somebody else (%1) changed this team on the server while your change waited. Please choose which sheet counts.</source>
        <translation>Otra persona (%1) cambió este equipo en el servidor mientras su cambio esperaba. Elija usted qué hoja cuenta.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La suya</translation>
    </message>
    <message>
        <source>The server&apos;s</source>
        <translation>La del servidor</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar la mía</translation>
    </message>
    <message>
        <source>Take the server&apos;s</source>
        <translation>Tomar la del servidor</translation>
    </message>
    <message>
        <source>Share this league…</source>
        <translation>Compartir esta liga…</translation>
    </message>
    <message>
        <source>Go on…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>Let it go…</source>
        <translation>Soltarla…</translation>
    </message>
    <message>
        <source>Who may do what…</source>
        <translation>Quién puede hacer qué…</translation>
    </message>
    <message>
        <source>Results that no longer fit…</source>
        <translation>Resultados que ya no encajan…</translation>
    </message>
    <message>
        <source>Print the slip…</source>
        <translation>Imprimir la papeleta…</translation>
    </message>
    <message>
        <source>Save the file for joining…</source>
        <translation>Guardar el archivo para unirse…</translation>
    </message>
    <message>
        <source>Take it home…</source>
        <translation>Traerla a casa…</translation>
    </message>
    <message>
        <source>Leave it…</source>
        <translation>Dejarla…</translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation>Traerla a casa</translation>
    </message>
    <message>
        <source>Everything of %1 is fetched, both sides are compared, and from then on it is worked on here. On the server it stays, only to be read.</source>
        <translation>Se trae todo lo de %1, se comparan ambos lados y desde entonces se trabaja aquí. En el servidor se queda, solo para leer.</translation>
    </message>
    <message>
        <source>Taking the league home…</source>
        <translation>Trayendo la liga a casa…</translation>
    </message>
    <message>
        <source>Leave the league</source>
        <translation>Dejar la liga</translation>
    </message>
    <message>
        <source>%1 is taken off this machine; on the server it stays, and its teams and matches stay here too. It can be joined again.</source>
        <translation>%1 se quita de este ordenador; en el servidor se queda, y sus equipos y partidos se quedan también aquí. Es posible volver a unirse.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Leaving the league…</source>
        <translation>Dejando la liga…</translation>
    </message>
    <message>
        <source>Refused by the server</source>
        <translation>Rechazado por el servidor</translation>
    </message>
    <message>
        <source>Ask the server again</source>
        <translation>Preguntar de nuevo al servidor</translation>
    </message>
    <message>
        <source>Asking again…</source>
        <translation>Preguntando de nuevo…</translation>
    </message>
    <message>
        <source>File for joining</source>
        <translation>Archivo para unirse</translation>
    </message>
    <message>
        <source>Shared leagues (*.dugout-league)</source>
        <translation>Ligas compartidas (*.dugout-league)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Go on without the server…</source>
        <translation>Seguir sin el servidor…</translation>
    </message>
    <message>
        <source>Only where the server is gone for good: %1 is worked on here again as it was last seen, by whoever sits at this machine, and has nothing to do with the other tables any more. A server that answers and has it says no.</source>
        <translation>Solo si el servidor ha desaparecido para siempre: en %1 se trabaja aquí de nuevo tal como se vio por última vez, por quien esté en este ordenador, y ya no tiene nada que ver con las otras mesas. Un servidor que responde y la tiene dice que no.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) that wait to be delivered are dropped; the matches and teams stay here.</source>
        <translation>
            <numerusform>%n cosa que espera su entrega se descarta; los partidos y equipos se quedan aquí.</numerusform>
            <numerusform>%n cosas que esperan su entrega se descartan; los partidos y equipos se quedan aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on without the server</source>
        <translation>Seguir sin el servidor</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Seguir sin él</translation>
    </message>
    <message>
        <source>Looking for the server…</source>
        <translation>Buscando el servidor…</translation>
    </message>
    <message>
        <source>Prepare the server anew</source>
        <translation>Preparar de nuevo el servidor</translation>
    </message>
    <message>
        <source>An older Dugout prepared this server. What it does and who may do what there is made anew, all of it or nothing; leagues, teams, matches and roles stay as they are. Tables with an older Dugout only read from then on, until they have this one.</source>
        <translation>Un Dugout anterior preparó este servidor. Lo que hace y quién puede qué allí se hace de nuevo, todo o nada; ligas, equipos, partidos y funciones quedan como están. Las mesas con un Dugout anterior solo leen desde entonces, hasta que tengan este.</translation>
    </message>
    <message>
        <source>Prepare it anew</source>
        <translation>Preparar de nuevo</translation>
    </message>
    <message>
        <source>Preparing the server…</source>
        <translation>Preparando el servidor…</translation>
    </message>
    <message>
        <source>SQL for the administrator</source>
        <translation>SQL para el administrador</translation>
    </message>
    <message>
        <source>SQL files (*.sql)</source>
        <translation>Archivos SQL (*.sql)</translation>
    </message>
    <message>
        <source>An older Dugout prepared this server, and you may not prepare it anew. Somebody who administers it can read this SQL and run it; leagues, teams, matches and roles stay as they are.</source>
        <translation>Un Dugout anterior preparó este servidor, y usted no puede prepararlo de nuevo. Quien lo administra puede leer este SQL y ejecutarlo; ligas, equipos, partidos y funciones quedan como están.</translation>
    </message>
    <message>
        <source>Save the SQL…</source>
        <translation>Guardar el SQL…</translation>
    </message>
</context>
<context>
    <name>SheetDifference</name>
    <message>
        <source>The edition &quot;%1&quot; cannot be loaded here; the sheet changes all the same.</source>
        <translation>La edición «%1» no se puede cargar aquí; la hoja cambia de todos modos.</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Valor de equipo</translation>
    </message>
    <message>
        <source>%1 joins the team</source>
        <translation>%1 se une al equipo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>#%1 %2</source>
        <translation>n.º %1 %2</translation>
    </message>
    <message>
        <source>star player points</source>
        <translation>puntos de estrellato</translation>
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
        <translation>El archivo PDF que se escribe.</translation>
    </message>
    <message>
        <source>A second language beside the first: es, en or de.</source>
        <translation>Un segundo idioma junto al primero: es, en o de.</translation>
    </message>
    <message>
        <source>The paper: a4 or letter.</source>
        <translation>El papel: a4 o letter.</translation>
    </message>
    <message>
        <source>Turns the paper on its side.</source>
        <translation>Pone el papel apaisado.</translation>
    </message>
    <message>
        <source>--out FILE is missing.</source>
        <translation>Falta --out ARCHIVO.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout no habla «%1»; habla es, en y de.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no paper Dugout knows; it knows a4 and letter.</source>
        <translation>«%1» no es un papel que Dugout conozca; conoce a4 y letter.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) written to %1.</source>
        <translation>
            <numerusform>%n página escrita en %1.</numerusform>
            <numerusform>%n páginas escritas en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetOutput</name>
    <message>
        <source>The file &quot;%1&quot; cannot be written.</source>
        <translation>No se puede escribir el archivo «%1».</translation>
    </message>
</context>
<context>
    <name>SheetPrinting</name>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Comp</source>
        <translation>Comp</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>Int</translation>
    </message>
    <message>
        <source>Cas</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>MVP</source>
        <translation>MJE</translation>
    </message>
    <message>
        <source>SPP</source>
        <translation>PE</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesorería</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Valor de equipo</translation>
    </message>
    <message>
        <source>Team rating</source>
        <translation>Valoración de equipo</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Independiente</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Mercenario</translation>
    </message>
    <message>
        <source>Star player</source>
        <translation>Jugador estrella</translation>
    </message>
    <message>
        <source>misses next match</source>
        <translation>se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>niggling</source>
        <translation>lesión permanente</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Acta del encuentro</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Competición</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>Número de hinchas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Primera parte</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Segunda parte</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Prórroga</translation>
    </message>
    <message>
        <source>Winnings</source>
        <translation>Recaudación</translation>
    </message>
    <message>
        <source>KO</source>
        <translation>Inconsciente</translation>
    </message>
    <message>
        <source>Injury</source>
        <translation>Lesión</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Dugout, unofficial; every description is our own.</source>
        <translation>Dugout, no oficial; todas las descripciones son nuestras.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Bought for this match</source>
        <translation>Comprado para este encuentro</translation>
    </message>
    <message>
        <source>Fan factor</source>
        <translation>Factor de hinchas</translation>
    </message>
    <message>
        <source>Stadium fund</source>
        <translation>Fondo del estadio</translation>
    </message>
    <message>
        <source>League points</source>
        <translation>Puntos de liga</translation>
    </message>
    <message>
        <source>star player points</source>
        <translation>puntos de estrellato</translation>
    </message>
    <message>
        <source>misses the next match</source>
        <translation>se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>may play again</source>
        <translation>puede volver a jugar</translation>
    </message>
    <message>
        <source>signed for good</source>
        <translation>contratado en firme</translation>
    </message>
    <message>
        <source>joins the team</source>
        <translation>se une al equipo</translation>
    </message>
    <message>
        <source>carries the sponsor&apos;s bombs</source>
        <translation>lleva las bombas del patrocinador</translation>
    </message>
    <message>
        <source>No winnings</source>
        <translation>Sin ingresos</translation>
    </message>
    <message>
        <source>The stadium turned the team down</source>
        <translation>El estadio rechazó al equipo</translation>
    </message>
    <message>
        <source>niggling injuries</source>
        <translation>lesiones permanentes</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>despedido</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>leaves the team</source>
        <translation>deja el equipo</translation>
    </message>
    <message>
        <source>Home stadium: %1</source>
        <translation>Estadio propio: %1</translation>
    </message>
    <message>
        <source>Home stadium lost: %1</source>
        <translation>Estadio perdido: %1</translation>
    </message>
    <message>
        <source>Owns its stadium: %1</source>
        <translation>Dueño de su estadio: %1</translation>
    </message>
    <message>
        <source>Sold its stadium: %1</source>
        <translation>Estadio vendido: %1</translation>
    </message>
    <message>
        <source>New sponsor: %1</source>
        <translation>Nuevo patrocinador: %1</translation>
    </message>
    <message>
        <source>Sponsor gone: %1</source>
        <translation>Patrocinador perdido: %1</translation>
    </message>
    <message>
        <source>Hall of fame: %1</source>
        <translation>Salón de la fama: %1</translation>
    </message>
    <message>
        <source>Improvement roll %1</source>
        <translation>Tirada de mejora %1</translation>
    </message>
    <message>
        <source>Sat this match out</source>
        <translation>No jugó este encuentro</translation>
    </message>
    <message>
        <source>Ended by the coach</source>
        <translation>Terminado por el entrenador</translation>
    </message>
    <message>
        <source>Points by the book</source>
        <translation>Puntos según el reglamento</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Pase completo</translation>
    </message>
    <message>
        <source>Touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Intercepción</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Lesión</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Mejor jugador del encuentro</translation>
    </message>
    <message>
        <source>Hire and fire</source>
        <translation>Contratar y despedir</translation>
    </message>
    <message>
        <source>Page %1 of the book</source>
        <translation>Página %1 del libro</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Hoja de consulta rápida</translation>
    </message>
    <message>
        <source>Sponsors: %1</source>
        <translation>Patrocinadores: %1</translation>
    </message>
    <message>
        <source>Name of the stadium: %1</source>
        <translation>Nombre del estadio: %1</translation>
    </message>
    <message>
        <source>%1 stays hurt for the whole league</source>
        <translation>%1 sigue lesionado para toda la liga</translation>
    </message>
    <message>
        <source>M</source>
        <extracomment>Sheet mark: misses the next match</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>Sheet mark: niggling injury</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Team re-rolls</source>
        <translation>Segundas oportunidades de equipo</translation>
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
        <source>Worth in gold</source>
        <translation>Valor total en oro</translation>
    </message>
    <message>
        <source>Most valuable player: lost on a player who gains no points</source>
        <translation>Mejor jugador: se pierde en un jugador que no gana puntos</translation>
    </message>
    <message>
        <source>Re-rolls by trophies: %1</source>
        <translation>Segundas oportunidades por trofeos: %1</translation>
    </message>
    <message>
        <source>In every match: %1</source>
        <translation>En todos los encuentros: %1</translation>
    </message>
</context>
<context>
    <name>SheetsBack</name>
    <message>
        <source>%1 no longer has what it won with &quot;%2&quot;, so that cannot be taken back.</source>
        <translation>%1 ya no tiene lo que ganó con «%2», así que no se puede retirar.</translation>
    </message>
    <message>
        <source>The match of %1 against %2 is kept, and both teams go by it: take it back there, delete it, or award a result.</source>
        <translation>El partido de %1 contra %2 está guardado y ambos equipos dependen de él: retírelo allí, bórrelo o adjudique un resultado.</translation>
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
    <name>ShopOptions</name>
    <message>
        <source>&quot;%1&quot; names nothing that can be bought.</source>
        <translation>«%1» no nombra nada que se pueda comprar.</translation>
    </message>
    <message>
        <source>What the team buys for the match against --opponent, such as bribes*2,star-players/ID,mercenaries/POSITION+SKILL.</source>
        <translation>Lo que compra el equipo para el encuentro contra --opponent, como bribes*2,star-players/ID,mercenaries/POSICIÓN+HABILIDAD.</translation>
    </message>
    <message>
        <source>Own gold the team brings into the shop.</source>
        <translation>Oro propio que el equipo lleva a las compras.</translation>
    </message>
    <message>
        <source>The same for the other team.</source>
        <translation>Lo mismo para el otro equipo.</translation>
    </message>
    <message>
        <source>Own gold the other team brings.</source>
        <translation>Oro propio que lleva el otro equipo.</translation>
    </message>
    <message>
        <source>Both teams must play the same edition to buy inducements.</source>
        <translation>Ambos equipos deben jugar la misma edición para comprar incentivos.</translation>
    </message>
</context>
<context>
    <name>ShopRules</name>
    <message>
        <source>This edition has no inducement &quot;%1&quot;.</source>
        <translation>Esta edición no tiene el incentivo «%1».</translation>
    </message>
    <message>
        <source>Say which one.</source>
        <translation>Indique cuál.</translation>
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
        <source>A team has at most %1 players for a match.</source>
        <translation>Un equipo tiene como máximo %1 jugadores para un encuentro.</translation>
    </message>
    <message>
        <source>This edition has no star &quot;%1&quot;.</source>
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
        <source>No cards are drawn from the deck &quot;%1&quot;.</source>
        <translation>No se roban cartas del mazo «%1».</translation>
    </message>
    <message>
        <source>Of this a team may have at most %1.</source>
        <translation>De esto un equipo puede tener como máximo %1.</translation>
    </message>
    <message>
        <source>Of these a team may have at most %1.</source>
        <translation>De estos un equipo puede tener como máximo %1.</translation>
    </message>
    <message>
        <source>Players of this position: at most %1.</source>
        <translation>Jugadores de esta posición: %1 como máximo.</translation>
    </message>
</context>
<context>
    <name>SiteFolder</name>
    <message>
        <source>The folder &quot;%1&quot; cannot be written.</source>
        <translation>No se puede escribir la carpeta «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no folder; nothing is written there.</source>
        <translation>«%1» no es una carpeta; no se escribe nada ahí.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; holds something else than a league&apos;s site; nothing is written there.</source>
        <translation>En la carpeta «%1» hay algo distinto del sitio web de una liga; no se escribe nada ahí.</translation>
    </message>
    <message>
        <source>There is a site in &quot;%1&quot; already; --force replaces it.</source>
        <translation>Ya hay un sitio web en «%1»; --force lo reemplaza.</translation>
    </message>
    <message>
        <source>The site is written, but what else was in its folder is now in &quot;%1&quot;.</source>
        <translation>El sitio está escrito, pero lo demás que había en su carpeta está ahora en «%1».</translation>
    </message>
    <message>
        <source>There is no folder &quot;%1&quot;.</source>
        <translation>No existe la carpeta «%1».</translation>
    </message>
</context>
<context>
    <name>Skirmish</name>
    <message>
        <source>The deck names no warband that exists.</source>
        <translation>El mazo no nombra ninguna banda que exista.</translation>
    </message>
    <message>
        <source>%1 of %2 power cards are ploys; at most %3 may be.</source>
        <translation>%1 de %2 cartas de poder son ardides; pueden serlo como mucho %3.</translation>
    </message>
    <message>
        <source>There is no card &quot;%1&quot; in the collection.</source>
        <translation>No hay ninguna carta «%1» en la colección.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in the deck more than once.</source>
        <translation>«%1» está en el mazo más de una vez.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no objective card.</source>
        <translation>«%1» no es una carta de objetivo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no power card.</source>
        <translation>«%1» no es una carta de poder.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to another warband.</source>
        <translation>«%1» pertenece a otra banda.</translation>
    </message>
    <message>
        <source>No fighter of the warband may use &quot;%1&quot;.</source>
        <translation>Ningún guerrero de la banda puede usar «%1».</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Choose a board</source>
        <translation>Elegir tablero</translation>
    </message>
    <message>
        <source>%1 chooses a board.</source>
        <translation>%1 elige un tablero.</translation>
    </message>
    <message>
        <source>Place the board</source>
        <translation>Colocar el tablero</translation>
    </message>
    <message>
        <source>Place the boards</source>
        <translation>Colocar los tableros</translation>
    </message>
    <message>
        <source>Choose and join the boards on the table.</source>
        <translation>Hay que elegir y unir los tableros en la mesa.</translation>
    </message>
    <message>
        <source>Place the Relic</source>
        <translation>Colocar el Artefacto</translation>
    </message>
    <message>
        <source>%1 puts it in no one&apos;s territory.</source>
        <translation>%1 lo pone en territorio de nadie.</translation>
    </message>
    <message>
        <source>Place an objective</source>
        <translation>Colocar un objetivo</translation>
    </message>
    <message>
        <source>%1 puts a token on the battlefield, face down.</source>
        <translation>%1 pone un marcador boca abajo en el campo de batalla.</translation>
    </message>
    <message>
        <source>Place the objectives</source>
        <translation>Colocar los objetivos</translation>
    </message>
    <message>
        <source>In turn and face down, then turn all over.</source>
        <translation>Por turnos y boca abajo; después se les da la vuelta.</translation>
    </message>
    <message>
        <source>Turn the objectives over</source>
        <translation>Revelar los objetivos</translation>
    </message>
    <message>
        <source>Keep this hand?</source>
        <translation>¿Conservar esta mano?</translation>
    </message>
    <message>
        <source>%1 may put away all cards of a kind and draw again.</source>
        <translation>%1 puede descartar todas las cartas de un tipo y robar de nuevo.</translation>
    </message>
    <message>
        <source>Who places the first fighter?</source>
        <translation>¿Quién coloca al primer guerrero?</translation>
    </message>
    <message>
        <source>%1 won the roll-off and decides.</source>
        <translation>%1 ganó el desempate y decide.</translation>
    </message>
    <message>
        <source>Place a fighter</source>
        <translation>Colocar un guerrero</translation>
    </message>
    <message>
        <source>%1 chooses a fighter to place.</source>
        <translation>%1 elige al guerrero que coloca.</translation>
    </message>
    <message>
        <source>Choose a starting hex</source>
        <translation>Elegir hexágono inicial</translation>
    </message>
    <message>
        <source>%2 starts there.</source>
        <translation>%2 empieza ahí.</translation>
    </message>
    <message>
        <source>Place the fighters</source>
        <translation>Colocar a los guerreros</translation>
    </message>
    <message>
        <source>Who was the first to have placed everybody?</source>
        <translation>¿Quién terminó antes de colocar a los suyos?</translation>
    </message>
    <message>
        <source>Who activates first?</source>
        <translation>¿Quién activa primero?</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activación</translation>
    </message>
    <message>
        <source>Draw objectives</source>
        <translation>Robar objetivos</translation>
    </message>
    <message>
        <source>%1 draws from the objective deck.</source>
        <translation>%1 roba del mazo de objetivos.</translation>
    </message>
    <message>
        <source>Draw power cards</source>
        <translation>Robar cartas de poder</translation>
    </message>
    <message>
        <source>%1 draws from the power deck.</source>
        <translation>%1 roba del mazo de poderes.</translation>
    </message>
    <message>
        <source>Discard an objective</source>
        <translation>Descartar un objetivo</translation>
    </message>
    <message>
        <source>%1 draws another for it.</source>
        <translation>%1 roba otro en su lugar.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Where does %2 go?</source>
        <translation>¿Adónde va %2?</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Empujón</translation>
    </message>
    <message>
        <source>Where is %2 put?</source>
        <translation>¿Adónde se pone a %2?</translation>
    </message>
    <message>
        <source>Reaction?</source>
        <translation>¿Reacción?</translation>
    </message>
    <message>
        <source>%1 may react; one reaction for each opportunity.</source>
        <translation>%1 puede reaccionar; una reacción por oportunidad.</translation>
    </message>
    <message>
        <source>Power step</source>
        <translation>Ciclo de poder</translation>
    </message>
    <message>
        <source>%1 plays a power card or passes.</source>
        <translation>%1 juega una carta de poder o pasa.</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Mejora</translation>
    </message>
    <message>
        <source>Who is given %3?</source>
        <translation>¿A quién se asigna %3?</translation>
    </message>
    <message>
        <source>Ploy</source>
        <translation>Ardid</translation>
    </message>
    <message>
        <source>Whom does %3 concern?</source>
        <translation>¿A quién afecta %3?</translation>
    </message>
    <message>
        <source>What happens?</source>
        <translation>¿Qué ocurre?</translation>
    </message>
    <message>
        <source>Carry out %3, one thing after another.</source>
        <translation>Se aplica %3, una cosa tras otra.</translation>
    </message>
    <message>
        <source>Whom does it happen to?</source>
        <translation>¿A quién le ocurre?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>¿Qué cantidad?</translation>
    </message>
    <message>
        <source>Score an objective now</source>
        <translation>Puntuar un objetivo ya</translation>
    </message>
    <message>
        <source>%1 shows an objective whose condition is met.</source>
        <translation>%1 muestra un objetivo cuya condición se cumple.</translation>
    </message>
    <message>
        <source>Points that %1 gains or loses.</source>
        <translation>Puntos que %1 gana o pierde.</translation>
    </message>
    <message>
        <source>Inspire a fighter</source>
        <translation>Inspirar a un guerrero</translation>
    </message>
    <message>
        <source>The condition on the card is met.</source>
        <translation>Se cumple la condición de su carta.</translation>
    </message>
    <message>
        <source>Set something by hand</source>
        <translation>Ajustar algo a mano</translation>
    </message>
    <message>
        <source>The table is always right.</source>
        <translation>La mesa siempre tiene razón.</translation>
    </message>
    <message>
        <source>Glory on the card</source>
        <translation>Gloria de la carta</translation>
    </message>
    <message>
        <source>How much does %3 give?</source>
        <translation>¿Cuánta da %3?</translation>
    </message>
    <message>
        <source>Choose the attack</source>
        <translation>Elegir el ataque</translation>
    </message>
    <message>
        <source>%2 attacks.</source>
        <translation>%2 ataca.</translation>
    </message>
    <message>
        <source>Choose the target</source>
        <translation>Elegir el blanco</translation>
    </message>
    <message>
        <source>Put everything into it?</source>
        <translation>¿Darlo todo?</translation>
    </message>
    <message>
        <source>%2 rolls more dice and is done for this phase.</source>
        <translation>%2 tira más dados y no vuelve a activarse en esta fase.</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Dados de ataque</translation>
    </message>
    <message>
        <source>Attack symbol</source>
        <translation>Símbolo de ataque</translation>
    </message>
    <message>
        <source>Which symbol does %2 need?</source>
        <translation>¿Qué símbolo necesita %2?</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Dados de defensa</translation>
    </message>
    <message>
        <source>Defence symbol</source>
        <translation>Símbolo de defensa</translation>
    </message>
    <message>
        <source>Supports</source>
        <translation>Apoyos</translation>
    </message>
    <message>
        <source>The attacker&apos;s supports minus the target&apos;s.</source>
        <translation>Apoyos del atacante menos los del blanco.</translation>
    </message>
    <message>
        <source>Attack roll</source>
        <translation>Tirada de ataque</translation>
    </message>
    <message>
        <source>Defence roll</source>
        <translation>Tirada de defensa</translation>
    </message>
    <message>
        <source>%2 defends.</source>
        <translation>%2 se defiende.</translation>
    </message>
    <message>
        <source>Is there room behind the target?</source>
        <translation>¿Hay sitio detrás del blanco?</translation>
    </message>
    <message>
        <source>Out of action?</source>
        <translation>¿Fuera de combate?</translation>
    </message>
    <message>
        <source>Is the damage on %2 as much as the wounds?</source>
        <translation>¿El daño de %2 iguala sus Heridas?</translation>
    </message>
    <message>
        <source>Drive back?</source>
        <translation>¿Empujar?</translation>
    </message>
    <message>
        <source>%2 may be driven one hex away from the attacker.</source>
        <translation>%2 puede verse empujado un hexágono, alejándose del atacante.</translation>
    </message>
    <message>
        <source>Knockback</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>How many more hexes is %2 driven?</source>
        <translation>¿Cuántos hexágonos más se empuja a %2?</translation>
    </message>
    <message>
        <source>Score objectives</source>
        <translation>Puntuar objetivos</translation>
    </message>
    <message>
        <source>%1 shows objectives whose conditions are met.</source>
        <translation>%1 muestra los objetivos cuyas condiciones se cumplen.</translation>
    </message>
    <message>
        <source>Discard objectives</source>
        <translation>Descartar objetivos</translation>
    </message>
    <message>
        <source>%1 may discard any of them.</source>
        <translation>%1 puede descartar cualquiera de las cartas.</translation>
    </message>
    <message>
        <source>Discard power cards</source>
        <translation>Descartar cartas de poder</translation>
    </message>
    <message>
        <source>Play upgrades</source>
        <translation>Jugar mejoras</translation>
    </message>
    <message>
        <source>%1 may spend glory on upgrades.</source>
        <translation>%1 puede gastar gloria en mejoras.</translation>
    </message>
    <message>
        <source>Glory from objectives</source>
        <translation>Gloria por objetivos</translation>
    </message>
    <message>
        <source>How many points did %1 score?</source>
        <translation>¿Cuántos puntos se anota %1?</translation>
    </message>
    <message>
        <source>Glory spent</source>
        <translation>Gloria gastada</translation>
    </message>
    <message>
        <source>How many points does %1 spend on upgrades?</source>
        <translation>¿Cuántos puntos gasta %1 en mejoras?</translation>
    </message>
    <message>
        <source>Who holds the Relic?</source>
        <translation>¿Quién conserva el Artefacto?</translation>
    </message>
    <message>
        <source>Objectives held</source>
        <translation>Objetivos controlados</translation>
    </message>
    <message>
        <source>How many objectives does %1 hold?</source>
        <translation>¿Cuántos objetivos controla %1?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Objectives again</source>
        <translation>Objetivos de nuevo</translation>
    </message>
    <message>
        <source>Power cards again</source>
        <translation>Cartas de poder de nuevo</translation>
    </message>
    <message>
        <source>Both again</source>
        <translation>Ambas de nuevo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Draw a power card</source>
        <translation>Robar una carta de poder</translation>
    </message>
    <message>
        <source>Swap an objective</source>
        <translation>Cambiar un objetivo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Sin reacción</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Leave in place</source>
        <translation>Dejar en su sitio</translation>
    </message>
    <message>
        <source>Drive back</source>
        <translation>Empujar</translation>
    </message>
    <message>
        <source>There is room</source>
        <translation>Hay sitio</translation>
    </message>
    <message>
        <source>Trapped</source>
        <translation>Atrapado</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Inspire</source>
        <translation>Inspirar</translation>
    </message>
    <message>
        <source>Gain glory</source>
        <translation>Ganar gloria</translation>
    </message>
    <message>
        <source>Action of a card</source>
        <translation>Acción de una carta</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Devolver el golpe</translation>
    </message>
    <message>
        <source>%1 has no fighters.</source>
        <translation>%1 no tiene guerreros.</translation>
    </message>
    <message>
        <source>%1 brings no board.</source>
        <translation>%1 no aporta ningún tablero.</translation>
    </message>
    <message>
        <source>This edition is no skirmish game.</source>
        <translation>Esta edición no es un juego de escaramuzas.</translation>
    </message>
    <message>
        <source>Two, three or four players are needed.</source>
        <translation>Hacen falta dos, tres o cuatro jugadores.</translation>
    </message>
    <message>
        <source>Best of three is for two players.</source>
        <translation>El mejor de tres es para dos jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls off: %2</source>
        <translation>%1 tira el desempate: %2</translation>
    </message>
    <message>
        <source>%1 attacks: %2</source>
        <translation>%1 ataca: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of names</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 wins with the most glory (%2).</source>
        <translation>%1 gana con más gloria (%2).</translation>
    </message>
    <message>
        <source>Glory is level (%2), but the other warband is wholly out of action: %1 wins.</source>
        <translation>La gloria está igualada (%2), pero la otra banda está toda fuera de combate: gana %1.</translation>
    </message>
    <message>
        <source>Glory is level (%2), but of those tied only %1 still has fighters in play and wins.</source>
        <translation>La gloria está igualada (%2), pero de los empatados solo %1 tiene aún guerreros en juego y gana.</translation>
    </message>
    <message>
        <source>Games and glory are level; the other warband ended the third game out of action: %1 wins the match.</source>
        <translation>Partidas y gloria están igualadas; la otra banda acabó la tercera fuera de combate: %1 gana el encuentro.</translation>
    </message>
    <message>
        <source>%1 wiped out the other warband in sudden death and wins the match.</source>
        <translation>%1 eliminó a la otra banda en la muerte súbita y gana el encuentro.</translation>
    </message>
    <message>
        <source>%1 wins the match by the roll-off.</source>
        <translation>%1 gana el encuentro por la tirada de desempate.</translation>
    </message>
    <message>
        <source>Or just say who won the roll-off</source>
        <translation>O indique solo quién ganó el desempate</translation>
    </message>
    <message>
        <source>Back in play</source>
        <translation>De vuelta en juego</translation>
    </message>
    <message>
        <source>The action phase is over; %1 may still score off it.</source>
        <translation>La fase de acción ha terminado; %1 aún puede puntuar por ella.</translation>
    </message>
    <message>
        <source>Add or take glory by hand</source>
        <translation>Sumar o restar gloria a mano</translation>
    </message>
    <message>
        <source>The attack on %2 failed.</source>
        <translation>El ataque contra %2 ha fallado.</translation>
    </message>
    <message>
        <source>%2 could be driven back.</source>
        <translation>%2 podría verse empujado.</translation>
    </message>
    <message>
        <source>The attack of %2 is over.</source>
        <translation>El ataque de %2 ha terminado.</translation>
    </message>
    <message>
        <source>The activation is over.</source>
        <translation>La activación ha terminado.</translation>
    </message>
    <message>
        <source>A ploy was played.</source>
        <translation>Se ha jugado un ardid.</translation>
    </message>
    <message>
        <source>%2 is about to go out of action.</source>
        <translation>%2 está a punto de quedar fuera de combate.</translation>
    </message>
    <message>
        <source>Attack as a reaction</source>
        <translation>Ataque como reacción</translation>
    </message>
    <message>
        <source>The option for the number of players says another number than there are.</source>
        <translation>La opción del número de jugadores no coincide con los que juegan.</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Tablero liso</translation>
    </message>
    <message>
        <source>Or just say who came last in the roll-off</source>
        <translation>O indique solo quién quedó último en el desempate</translation>
    </message>
    <message>
        <source>%1 came last in the roll-off.</source>
        <translation>%1 quedó en último lugar en el desempate.</translation>
    </message>
    <message>
        <source>%1 won the roll-off.</source>
        <translation>%1 ganó el desempate.</translation>
    </message>
    <message>
        <source>How much Move is printed for %2? Dugout remembers it for this game. 0 leaves it open: any hex may then be chosen.</source>
        <translation>¿Cuánto Movimiento pone en la carta de %2? Dugout lo recuerda durante la partida. Con 0 queda abierto: se podrá elegir cualquier hexágono.</translation>
    </message>
    <message>
        <source>Does anybody react?</source>
        <translation>¿Reacciona alguien?</translation>
    </message>
    <message>
        <source>In this order; one reaction for each opportunity. Who could react need not have the card.</source>
        <translation>En este orden; una reacción por oportunidad. Quien podría reaccionar no tiene por qué tener la carta.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>How much Range is printed for %2? Dugout remembers it for this game. 0 leaves it open: any enemy in sight may then be attacked.</source>
        <translation>¿Cuánto Alcance pone en la carta de %2? Dugout lo recuerda durante la partida. Con 0 queda abierto: se podrá atacar a cualquier enemigo a la vista.</translation>
    </message>
    <message>
        <source>How many dice are printed for %2, without upgrades? Dugout remembers it for this game.</source>
        <translation>¿Cuántos dados pone en la carta de %2, sin mejoras? Dugout lo recuerda durante la partida.</translation>
    </message>
    <message>
        <source>How much damage is printed for %2, without upgrades? Dugout remembers it for this game.</source>
        <translation>¿Cuánto daño pone en la carta de %2, sin mejoras? Dugout lo recuerda durante la partida.</translation>
    </message>
    <message>
        <source>No dice to attack with</source>
        <translation>Sin dados para atacar</translation>
    </message>
    <message>
        <source>Cards have taken every die from %2: the attack cannot succeed.</source>
        <translation>Las cartas dejan a %2 sin dados: el ataque no puede tener éxito.</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>How many wounds are printed for %2, without upgrades? Dugout remembers it for this game. 0 leaves it open: Dugout then asks after every hit whether the fighter is out of action.</source>
        <translation>¿Cuántas Heridas pone en la carta de %2, sin mejoras? Dugout lo recuerda durante la partida. Con 0 quedan abiertas: Dugout preguntará tras cada golpe si el guerrero queda fuera de combate.</translation>
    </message>
    <message>
        <source>Roll-off: four dice</source>
        <translation>Tirada de desempate: cuatro dados</translation>
    </message>
    <message>
        <source>%1 rolls dice of either kind. Most criticals win; then single supports, then double supports.</source>
        <translation>%1 tira dados de cualquier tipo. Gana quien saque más críticos; después, apoyos simples; después, apoyos dobles.</translation>
    </message>
    <message>
        <source>Level: those who are tied roll again.</source>
        <translation>Empate: los empatados vuelven a tirar.</translation>
    </message>
    <message>
        <source>%1 came last in the roll-off (%2: %3).</source>
        <comment>%2 is a symbol on a die</comment>
        <translation>%1 quedó en último lugar en el desempate (%2: %3).</translation>
    </message>
    <message>
        <source>%1 won the roll-off (%2: %3).</source>
        <comment>%2 is a symbol on a die</comment>
        <translation>%1 ganó el desempate (%2: %3).</translation>
    </message>
    <message>
        <source>%1 → %2: success %3, draw %4, failure %5.</source>
        <translation>%1 → %2: éxito %3, empate %4, fracaso %5.</translation>
    </message>
    <message>
        <source>The Move is open: every hex that can be reached is offered.</source>
        <translation>El Movimiento está abierto: se ofrecen todos los hexágonos alcanzables.</translation>
    </message>
    <message>
        <source>The Range is open: every enemy in sight is offered.</source>
        <translation>El Alcance está abierto: se ofrecen todos los enemigos a la vista.</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>Game %1: %2 (%3)</source>
        <comment>number, winner, glory</comment>
        <translation>Partida %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Nobody until the next activation</source>
        <translation>Nadie hasta la próxima activación</translation>
    </message>
    <message>
        <source>The attack dice have been rolled.</source>
        <translation>Los dados de ataque ya se han tirado.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Board placed</source>
        <translation>Tablero colocado</translation>
    </message>
    <message>
        <source>Relic placed</source>
        <translation>Artefacto colocado</translation>
    </message>
    <message>
        <source>Objective placed</source>
        <translation>Objetivo colocado</translation>
    </message>
    <message>
        <source>Objectives turned over</source>
        <translation>Objetivos revelados</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>First to place</source>
        <translation>Coloca primero</translation>
    </message>
    <message>
        <source>Fighter to place</source>
        <translation>Guerrero a colocar</translation>
    </message>
    <message>
        <source>Fighter placed</source>
        <translation>Guerrero colocado</translation>
    </message>
    <message>
        <source>First to have placed everybody</source>
        <translation>Primero en colocar a todos</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Objectives drawn</source>
        <translation>Objetivos robados</translation>
    </message>
    <message>
        <source>Power cards drawn</source>
        <translation>Cartas de poder robadas</translation>
    </message>
    <message>
        <source>Objective discarded</source>
        <translation>Objetivo descartado</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reacción</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Fighter concerned</source>
        <translation>Guerrero afectado</translation>
    </message>
    <message>
        <source>Objective scored</source>
        <translation>Objetivo puntuado</translation>
    </message>
    <message>
        <source>Glory by hand</source>
        <translation>Gloria a mano</translation>
    </message>
    <message>
        <source>Fighter inspired</source>
        <translation>Guerrero inspirado</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Everything into it</source>
        <translation>A por todas</translation>
    </message>
    <message>
        <source>Room behind the target</source>
        <translation>Espacio tras el blanco</translation>
    </message>
    <message>
        <source>Out of action</source>
        <translation>Fuera de combate</translation>
    </message>
    <message>
        <source>Driven back</source>
        <translation>Empujado</translation>
    </message>
    <message>
        <source>Objectives scored</source>
        <translation>Objetivos puntuados</translation>
    </message>
    <message>
        <source>Objectives discarded</source>
        <translation>Objetivos descartados</translation>
    </message>
    <message>
        <source>Power cards discarded</source>
        <translation>Cartas de poder descartadas</translation>
    </message>
    <message>
        <source>Upgrades played</source>
        <translation>Mejoras jugadas</translation>
    </message>
    <message>
        <source>Holder of the Relic</source>
        <translation>Portador del Artefacto</translation>
    </message>
    <message>
        <source>%1 joins the board to those on the table: click where it is to lie.</source>
        <translation>%1 une el tablero a los que ya están en la mesa: pulse donde debe quedar.</translation>
    </message>
    <message>
        <source>Their numbers in the order they were placed: a, b, c…</source>
        <translation>Sus números en el orden en que se colocaron: a, b, c…</translation>
    </message>
    <message>
        <source>%1 counts one more critical for having placed everybody first.</source>
        <translation>%1 suma un crítico por haber desplegado antes a todos.</translation>
    </message>
    <message numerus="yes">
        <source>The attack has %n success(es).</source>
        <translation>
            <numerusform>El ataque tiene %n éxito.</numerusform>
            <numerusform>El ataque tiene %n éxitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1 these count: %2.</source>
        <translation>Para %1 cuentan: %2.</translation>
    </message>
    <message numerus="yes">
        <source>+%n glory</source>
        <translation>
            <numerusform>+%n de gloria</numerusform>
            <numerusform>+%n de gloria</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n de daño</numerusform>
            <numerusform>%n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what happens, one thing after another.</source>
        <translation>Elija qué ocurre, una cosa tras otra.</translation>
    </message>
    <message>
        <source>%1 holds the Relic: %2.</source>
        <comment>player, +3 glory</comment>
        <translation>%1 conserva el Artefacto: %2.</translation>
    </message>
    <message>
        <source>%1 is inspired.</source>
        <translation>%1 queda inspirado.</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Muerte súbita</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Antes de la primera ronda</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 de %2 heridas</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n herida</numerusform>
            <numerusform>%n heridas</numerusform>
        </translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspirado</translation>
    </message>
    <message>
        <source>Glory is level (%2), and %1 have no fighters left: a draw.</source>
        <comment>%1: several players</comment>
        <translation>La gloria está igualada (%2) y a %1 no les quedan guerreros: empate.</translation>
    </message>
    <message>
        <source>Nothing decides between %1, neither glory (%2) nor objectives held (%3): a draw.</source>
        <translation>Nada decide entre %1, ni la gloria (%2) ni los objetivos controlados (%3): empate.</translation>
    </message>
    <message>
        <source>Glory is level (%2); %1 holds the most objectives (%3) and wins.</source>
        <translation>La gloria está igualada (%2); %1 controla más objetivos (%3) y gana.</translation>
    </message>
    <message>
        <source>%1 has won more games (%2) and the match.</source>
        <translation>%1 ha ganado más partidas (%2) y el encuentro.</translation>
    </message>
    <message>
        <source>Games are level (%2); %1 has more glory in all (%3) and wins the match.</source>
        <translation>Las partidas están igualadas (%2); %1 suma más gloria (%3) y gana el encuentro.</translation>
    </message>
    <message>
        <source>Games are level (%1): the match is drawn.</source>
        <translation>Las partidas están igualadas (%1): el encuentro acaba en empate.</translation>
    </message>
    <message>
        <source>Game %1 is over: %2</source>
        <comment>%2 is a sentence</comment>
        <translation>Fin de la partida %1: %2</translation>
    </message>
    <message>
        <source>Put on another hex</source>
        <translation>Colocar en otro hexágono</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Intercambiar posiciones</translation>
    </message>
    <message>
        <source>With whom does %2 change places?</source>
        <translation>¿Con quién intercambia su posición %2?</translation>
    </message>
    <message>
        <source>Roll the dice again</source>
        <translation>Repetir la tirada</translation>
    </message>
    <message>
        <source>%1 is out of action.</source>
        <translation>%1 queda fuera de combate.</translation>
    </message>
    <message>
        <source>Cards in the objective deck: %1; there must be exactly %2.</source>
        <translation>Cartas en el mazo de objetivos: %1; deben ser exactamente %2.</translation>
    </message>
    <message>
        <source>Cards in the power deck: %1; there must be at least %2.</source>
        <translation>Cartas en el mazo de poder: %1; deben ser al menos %2.</translation>
    </message>
    <message>
        <source>Cleave</source>
        <translation>Romper</translation>
    </message>
    <message>
        <source>Hammers count</source>
        <translation>Cuentan los martillos</translation>
    </message>
    <message>
        <source>Swords count</source>
        <translation>Cuentan las espadas</translation>
    </message>
    <message>
        <source>Shields count</source>
        <translation>Cuentan los escudos</translation>
    </message>
    <message>
        <source>Dodges count</source>
        <translation>Cuentan las esquivas</translation>
    </message>
    <message>
        <source>Attack dice to roll again</source>
        <translation>Dados de ataque que repetir</translation>
    </message>
    <message>
        <source>Defence dice to roll again</source>
        <translation>Dados de defensa que repetir</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>while inspired</source>
        <translation>mientras esté inspirado</translation>
    </message>
    <message>
        <source>while wounded</source>
        <translation>mientras esté herido</translation>
    </message>
    <message>
        <source>while unwounded</source>
        <translation>mientras esté ileso</translation>
    </message>
    <message>
        <source>on an objective</source>
        <translation>sobre un objetivo</translation>
    </message>
    <message>
        <source>while on Guard</source>
        <translation>mientras esté en Guardia</translation>
    </message>
    <message>
        <source>beside a friend</source>
        <translation>junto a un amigo</translation>
    </message>
    <message>
        <source>without a friend beside</source>
        <translation>sin ningún amigo al lado</translation>
    </message>
    <message>
        <source>if the leader</source>
        <translation>si es el líder</translation>
    </message>
    <message>
        <source>when charging</source>
        <translation>al cargar</translation>
    </message>
    <message>
        <source>with Range 1</source>
        <translation>con Alcance 1</translation>
    </message>
    <message>
        <source>with Range 2 or more</source>
        <translation>con Alcance 2 o más</translation>
    </message>
    <message>
        <source>against a wounded target</source>
        <translation>contra un blanco herido</translation>
    </message>
    <message>
        <source>against a leader</source>
        <translation>contra un líder</translation>
    </message>
    <message>
        <source>against an inspired target</source>
        <translation>contra un blanco inspirado</translation>
    </message>
    <message>
        <source>against a target on Guard</source>
        <translation>contra un blanco en Guardia</translation>
    </message>
    <message>
        <source>after the dice of an attack</source>
        <translation>tras la tirada de un ataque</translation>
    </message>
    <message>
        <source>after a failed attack</source>
        <translation>tras un ataque fallido</translation>
    </message>
    <message>
        <source>before being driven back</source>
        <translation>antes de retroceder</translation>
    </message>
    <message>
        <source>before going out of action</source>
        <translation>antes de quedar fuera de combate</translation>
    </message>
    <message>
        <source>after an attack</source>
        <translation>tras un ataque</translation>
    </message>
    <message>
        <source>after an activation</source>
        <translation>tras una activación</translation>
    </message>
    <message>
        <source>after a ploy</source>
        <translation>tras un ardid</translation>
    </message>
    <message>
        <source>all friendly fighters</source>
        <translation>todos los guerreros amigos</translation>
    </message>
    <message>
        <source>all enemy fighters</source>
        <translation>todos los guerreros enemigos</translation>
    </message>
    <message>
        <source>Does anybody play a power card?</source>
        <translation>¿Juega alguien una carta de poder?</translation>
    </message>
    <message>
        <source>The power step; nobody but who wants to is asked.</source>
        <translation>El ciclo de poder; solo se pregunta a quien quiera.</translation>
    </message>
    <message>
        <source>What does %1 play? It need not be named.</source>
        <translation>¿Qué juega %1? No hace falta nombrarlo.</translation>
    </message>
    <message>
        <source>Who of %1 is given the upgrade?</source>
        <translation>¿Quién de %1 recibe la mejora?</translation>
    </message>
    <message>
        <source>What does the upgrade change?</source>
        <translation>¿Qué cambia la mejora?</translation>
    </message>
    <message>
        <source>Which card it is, or what it changes for %2; nothing is fine too.</source>
        <translation>Qué carta es o qué cambia para %2; también vale nada.</translation>
    </message>
    <message>
        <source>Go on to the end phase when everybody has made all activations.</source>
        <translation>Pase al final de la fase cuando todos hayan hecho sus activaciones.</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Final de la fase</translation>
    </message>
    <message>
        <source>Score objectives, discard, play upgrades, draw up to a full hand; set the glory on the scoreboard. Then go on.</source>
        <translation>Puntúen objetivos, descarten, jueguen mejoras y roben hasta completar la mano; ajusten la gloria en el marcador. Después, sigan.</translation>
    </message>
    <message>
        <source>Glory spent by hand</source>
        <translation>Gloria gastada a mano</translation>
    </message>
    <message>
        <source>Points that %1 turns to spent, or back with a minus.</source>
        <translation>Puntos que %1 gasta, o recupera con un menos.</translation>
    </message>
    <message>
        <source>Activations left</source>
        <translation>Activaciones restantes</translation>
    </message>
    <message>
        <source>How many activations does %1 have left?</source>
        <translation>¿Cuántas activaciones le quedan a %1?</translation>
    </message>
    <message>
        <source>Set wounds</source>
        <translation>Ajustar heridas</translation>
    </message>
    <message>
        <source>How much damage is on whom?</source>
        <translation>¿Cuánto daño lleva quién?</translation>
    </message>
    <message>
        <source>Turn a token</source>
        <translation>Poner o quitar una ficha</translation>
    </message>
    <message>
        <source>What lies beside whom?</source>
        <translation>¿Qué hay junto a quién?</translation>
    </message>
    <message>
        <source>Mark an upgrade</source>
        <translation>Marcar una mejora</translation>
    </message>
    <message>
        <source>What changes for whom?</source>
        <translation>¿Qué cambia para quién?</translation>
    </message>
    <message>
        <source>How much does Dugout keep?</source>
        <translation>¿Cuánto lleva Dugout?</translation>
    </message>
    <message>
        <source>From here on; it can be changed again.</source>
        <translation>Desde ahora; puede cambiarse de nuevo.</translation>
    </message>
    <message>
        <source>Objectives in hand</source>
        <translation>Objetivos en mano</translation>
    </message>
    <message>
        <source>Which objectives does %1 hold?</source>
        <translation>¿Qué objetivos tiene %1 en la mano?</translation>
    </message>
    <message>
        <source>Power cards in hand</source>
        <translation>Cartas de poder en mano</translation>
    </message>
    <message>
        <source>Which power cards does %1 hold?</source>
        <translation>¿Qué cartas de poder tiene %1 en la mano?</translation>
    </message>
    <message>
        <source>Objectives that are gone</source>
        <translation>Objetivos ya usados</translation>
    </message>
    <message>
        <source>Which objectives has %1 scored or discarded already?</source>
        <translation>¿Qué objetivos ha puntuado o descartado ya %1?</translation>
    </message>
    <message>
        <source>Power cards that are gone</source>
        <translation>Cartas de poder ya usadas</translation>
    </message>
    <message>
        <source>Which power cards has %1 played or discarded already?</source>
        <translation>¿Qué cartas de poder ha jugado o descartado ya %1?</translation>
    </message>
    <message>
        <source>Roll off for simultaneous abilities</source>
        <translation>Desempatar habilidades simultáneas</translation>
    </message>
    <message>
        <source>The winner resolves one first, then the others in turn.</source>
        <translation>El ganador resuelve una primero; después los demás, por turno.</translation>
    </message>
    <message>
        <source>Who gains the glory?</source>
        <translation>¿Quién gana la gloria?</translation>
    </message>
    <message>
        <source>Pass for the rest of the phase</source>
        <translation>Pasar el resto de la fase</translation>
    </message>
    <message>
        <source>Nothing for the rest of this attack</source>
        <translation>Nada durante el resto de este ataque</translation>
    </message>
    <message>
        <source>Nobody does anything more</source>
        <translation>Nadie hace nada más</translation>
    </message>
    <message>
        <source>One attack die more</source>
        <translation>Un dado de ataque más</translation>
    </message>
    <message>
        <source>One attack die fewer</source>
        <translation>Un dado de ataque menos</translation>
    </message>
    <message>
        <source>One defence die more</source>
        <translation>Un dado de defensa más</translation>
    </message>
    <message>
        <source>One defence die fewer</source>
        <translation>Un dado de defensa menos</translation>
    </message>
    <message>
        <source>One damage more</source>
        <translation>Un daño más</translation>
    </message>
    <message>
        <source>One damage less</source>
        <translation>Un daño menos</translation>
    </message>
    <message>
        <source>One support more for the attacker</source>
        <translation>Un apoyo más para el atacante</translation>
    </message>
    <message>
        <source>One support more for the target</source>
        <translation>Un apoyo más para el blanco</translation>
    </message>
    <message>
        <source>Knockback by one more</source>
        <translation>Rechazar uno más</translation>
    </message>
    <message>
        <source>Counters only</source>
        <translation>Solo contadores</translation>
    </message>
    <message>
        <source>Everything but the cards</source>
        <translation>Todo menos las cartas</translation>
    </message>
    <message>
        <source>Everything, with decks and hands</source>
        <translation>Todo, con mazos y manos</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Ha movido</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Ha cargado</translation>
    </message>
    <message>
        <source>Inspired</source>
        <translation>Inspirado</translation>
    </message>
    <message>
        <source>Take the last upgrade off</source>
        <translation>Quitar la última mejora</translation>
    </message>
    <message>
        <source>Roll attack dice again?</source>
        <translation>¿Repetir dados de ataque?</translation>
    </message>
    <message>
        <source>Which dice does %2 roll again?</source>
        <translation>¿Qué dados repite %2?</translation>
    </message>
    <message>
        <source>Roll defence dice again?</source>
        <translation>¿Repetir dados de defensa?</translation>
    </message>
    <message>
        <source>Attack dice again</source>
        <translation>Dados de ataque repetidos</translation>
    </message>
    <message>
        <source>Defence dice again</source>
        <translation>Dados de defensa repetidos</translation>
    </message>
    <message>
        <source>Change the roll by hand</source>
        <translation>Cambiar la tirada a mano</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>A word for the record; none is fine too.</source>
        <translation>Unas palabras para el registro; también vale nada.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Dugout keeps</source>
        <translation>Dugout lleva</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Cambiado a mano</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Objectives gone</source>
        <translation>Objetivos ya usados</translation>
    </message>
    <message>
        <source>Power cards gone</source>
        <translation>Cartas de poder ya usadas</translation>
    </message>
    <message>
        <source>%1 rolls again: %2</source>
        <translation>%1 repite la tirada: %2</translation>
    </message>
    <message>
        <source>Success %1 with it, %2 without.</source>
        <translation>Éxito: %1 con ella, %2 sin ella.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>En la mesa: %1.</translation>
    </message>
    <message>
        <source>Is the action phase over?</source>
        <translation>¿Ha terminado la fase de acción?</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>The action phase is over</source>
        <translation>La fase de acción ha terminado</translation>
    </message>
    <message>
        <source>turned round</source>
        <translation>girado</translation>
    </message>
    <message>
        <source>not turned</source>
        <translation>sin girar</translation>
    </message>
    <message>
        <source>Is the hand still the same?</source>
        <translation>¿Sigue siendo la misma mano?</translation>
    </message>
    <message>
        <source>What %1 held before, but for what was played since.</source>
        <translation>La que tenía %1 antes, sin lo que se ha jugado desde entonces.</translation>
    </message>
    <message>
        <source>With two players the other one; with more only who took %2 out of action.</source>
        <translation>Con dos jugadores, el otro; con más, solo quien dejó a %2 fuera de combate.</translation>
    </message>
    <message>
        <source>As it was before</source>
        <translation>Como estaba antes</translation>
    </message>
    <message>
        <source>Tell it anew</source>
        <translation>Decirla de nuevo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>power cards, upgrades</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>queda abierto</translation>
    </message>
    <message>
        <source>no more</source>
        <comment>upgrades</comment>
        <translation>ninguna más</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>ileso</translation>
    </message>
    <message>
        <source>not named</source>
        <comment>an upgrade whose card nobody says</comment>
        <translation>sin nombrar</translation>
    </message>
    <message>
        <source>How many defence dice are printed for %2, without upgrades? Dugout remembers it for this game.</source>
        <translation>¿Cuántos dados de defensa pone en la carta de %2, sin mejoras? Dugout lo recuerda durante la partida.</translation>
    </message>
    <message>
        <source>Which symbol does %2 need to defend?</source>
        <translation>¿Qué símbolo necesita %2 para defenderse?</translation>
    </message>
    <message>
        <source>Move on the card</source>
        <translation>Movimiento según la carta</translation>
    </message>
    <message>
        <source>Range on the card</source>
        <translation>Alcance según la carta</translation>
    </message>
    <message>
        <source>Wounds on the card</source>
        <translation>Heridas según la carta</translation>
    </message>
    <message>
        <source>%1 defends: %2</source>
        <translation>%1 se defiende: %2</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>an upgrade that may be used now</comment>
        <translation>¿%1?</translation>
    </message>
    <message>
        <source>No reaction until the next activation</source>
        <translation>Ninguna hasta la próxima activación</translation>
    </message>
    <message>
        <source>Neither a reaction nor a power card</source>
        <translation>Ni reacción ni carta de poder</translation>
    </message>
    <message>
        <source>%1 cannot attack: nobody is in reach. Choose again.</source>
        <translation>%1 no puede atacar: no hay nadie al alcance. Elija otra vez.</translation>
    </message>
    <message>
        <source>%1 cannot charge: after the move nobody would be in reach. Choose again.</source>
        <translation>%1 no puede cargar: tras moverse no tendría a nadie al alcance. Elija otra vez.</translation>
    </message>
    <message>
        <source>%1 cannot move: there is no hex to go to. Choose again.</source>
        <translation>%1 no puede moverse: no hay ningún hexágono adonde ir. Elija otra vez.</translation>
    </message>
    <message>
        <source>Another upgrade</source>
        <translation>Otra mejora</translation>
    </message>
    <message>
        <source>Roll off first: the winner says who activates first.</source>
        <translation>Primero, el desempate: quien gane dice quién activa primero.</translation>
    </message>
    <message>
        <source>All activations have been made: go on to the end phase.</source>
        <translation>Todas las activaciones están hechas: pase al final de la fase.</translation>
    </message>
    <message>
        <source>Activations left: %1.</source>
        <translation>Activaciones restantes: %1.</translation>
    </message>
    <message>
        <source>Score objectives and set the glory on the scoreboard. After the last round nobody discards, plays upgrades or draws: the game is over.</source>
        <translation>Puntúen objetivos y ajusten la gloria en el marcador. Tras la última ronda nadie descarta, juega mejoras ni roba: la partida termina.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Empieza %1.</translation>
    </message>
    <message>
        <source>There is no glory to spend on an upgrade.</source>
        <translation>No queda gloria que gastar en una mejora.</translation>
    </message>
    <message>
        <source>Hands need decks, chosen before the game.</source>
        <translation>Las manos requieren mazos, elegidos antes de la partida.</translation>
    </message>
    <message>
        <source>The match is level: sudden death. Rounds without cards go on until a warband is wiped out, which has lost; if both are, a roll-off decides.</source>
        <translation>El encuentro está empatado: muerte súbita. Se juegan rondas sin cartas hasta que una banda sea eliminada, que pierde; si lo son ambas, decide una tirada de desempate.</translation>
    </message>
</context>
<context>
    <name>SkirmishCards</name>
    <message>
        <source>&quot;%1&quot; is no deck.</source>
        <translation>«%1» no es un mazo.</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Este mazo es legal.</translation>
    </message>
    <message>
        <source>The edition.</source>
        <translation>La edición.</translation>
    </message>
    <message>
        <source>Your own warbands and cards.</source>
        <translation>Las bandas y cartas propias.</translation>
    </message>
    <message>
        <source>Names every rule that a deck breaks.</source>
        <translation>Nombra cada regla que incumple un mazo.</translation>
    </message>
    <message>
        <source>A deck file, or the id of a deck of the collection.</source>
        <translation>Un archivo de mazo o el identificador de un mazo de la colección.</translation>
    </message>
    <message>
        <source>names every rule that a deck breaks</source>
        <translation>nombra cada regla que incumple un mazo</translation>
    </message>
    <message>
        <source>The collection file to write.</source>
        <translation>El archivo de colección que se escribe.</translation>
    </message>
    <message>
        <source>--out is needed.</source>
        <translation>Hace falta --out.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry/entries taken.</source>
        <translation>
            <numerusform>%n entrada tomada.</numerusform>
            <numerusform>%n entradas tomadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A collection, or CSV or JSON with number, name, faction, type, glory, restricted and, if you like, timing (immediate, end), reaction (yes, no) and modifiers (damage+1); or CSV with warband, fighter, side, move and so on; or with deck, warband and card.</source>
        <translation>Una colección, o CSV o JSON con número, nombre, facción, tipo, gloria, restringida y, si se quiere, momento (inmediato, final), reacción (sí, no) y modificadores (daño+1); o CSV con banda, guerrero, cara, movimiento, etcétera; o con mazo, banda y carta.</translation>
    </message>
    <message>
        <source>Takes a list of cards, fighters or decks into a collection file.</source>
        <translation>Añade una lista de cartas, guerreros o mazos a un archivo de colección.</translation>
    </message>
</context>
<context>
    <name>SkirmishCollection</name>
    <message>
        <source>Prints your own warbands, cards, boards and decks that are kept, as a collection file holds them.</source>
        <translation>Muestra las bandas, cartas, tableros y mazos propios guardados, como los contiene un fichero de colección.</translation>
    </message>
    <message>
        <source>The collection is kept.</source>
        <translation>La colección queda guardada.</translation>
    </message>
    <message>
        <source>prints what is kept</source>
        <translation>muestra lo guardado</translation>
    </message>
    <message>
        <source>Takes everything in a collection file, or in a list of cards, fighters or decks, into what is kept; what has the same id there is replaced.</source>
        <translation>Añade a lo guardado todo lo de un fichero de colección o de una lista de cartas, guerreros o mazos; lo que allí tiene el mismo identificador se sustituye.</translation>
    </message>
    <message>
        <source>The collection file or list.</source>
        <translation>El fichero de colección o la lista.</translation>
    </message>
    <message>
        <source>The edition.</source>
        <translation>La edición.</translation>
    </message>
    <message>
        <source>takes a collection file or a list</source>
        <translation>añade un fichero de colección o una lista</translation>
    </message>
</context>
<context>
    <name>SkirmishCommand</name>
    <message>
        <source>Shows the state and what is asked.</source>
        <translation>Muestra el estado y lo que se pregunta.</translation>
    </message>
    <message>
        <source>What this player may see, from 0 on.</source>
        <translation>Lo que puede ver este jugador, desde 0.</translation>
    </message>
    <message>
        <source>Everything, hidden cards as well.</source>
        <translation>Todo, también las cartas ocultas.</translation>
    </message>
    <message>
        <source>Answers a prompt, or takes one back.</source>
        <translation>Responde a una pregunta o retira una respuesta.</translation>
    </message>
    <message>
        <source>Plays the history again and names the final state.</source>
        <translation>Repite el historial e indica el estado final.</translation>
    </message>
    <message>
        <source>starts a skirmish</source>
        <translation>empieza una escaramuza</translation>
    </message>
    <message>
        <source>answers a prompt, undoes, redoes</source>
        <translation>responde a una pregunta, deshace, rehace</translation>
    </message>
    <message>
        <source>shows the state and what is asked</source>
        <translation>muestra el estado y lo que se pregunta</translation>
    </message>
    <message>
        <source>plays the history again</source>
        <translation>repite el historial</translation>
    </message>
    <message>
        <source>lets random players play</source>
        <translation>deja jugar a jugadores al azar</translation>
    </message>
    <message>
        <source>checks a deck</source>
        <translation>comprueba un mazo</translation>
    </message>
    <message>
        <source>takes a list of cards</source>
        <translation>incorpora una lista de cartas</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; they are numbered from 0 to %2.</source>
        <translation>No hay ningún jugador «%1»; se numeran de 0 a %2.</translation>
    </message>
    <message>
        <source>The skirmish file, or the title or id of a kept skirmish.</source>
        <translation>El archivo de escaramuza, o el título o el id de una escaramuza guardada.</translation>
    </message>
    <message>
        <source>Takes the last answer back.</source>
        <translation>Retira la última respuesta.</translation>
    </message>
    <message>
        <source>Puts back what was taken back last.</source>
        <translation>Restablece lo último que se retiró.</translation>
    </message>
    <message>
        <source>takes the last answer back</source>
        <translation>retira la última respuesta</translation>
    </message>
    <message>
        <source>puts it back again</source>
        <translation>la restablece</translation>
    </message>
    <message>
        <source>lists the kept skirmishes</source>
        <translation>lista las escaramuzas guardadas</translation>
    </message>
    <message>
        <source>deletes a kept skirmish</source>
        <translation>elimina una escaramuza guardada</translation>
    </message>
    <message>
        <source>prints or fills the collection that is kept</source>
        <translation>muestra o llena la colección guardada</translation>
    </message>
</context>
<context>
    <name>SkirmishJson</name>
    <message>
        <source>The skirmish has a fault.</source>
        <translation>La escaramuza tiene un fallo.</translation>
    </message>
    <message>
        <source>The history is too long.</source>
        <translation>El historial es demasiado largo.</translation>
    </message>
    <message>
        <source>This file holds no skirmish.</source>
        <translation>Este archivo no contiene ninguna escaramuza.</translation>
    </message>
    <message>
        <source>A newer Dugout wrote this skirmish.</source>
        <translation>Esta escaramuza la escribió un Dugout más nuevo.</translation>
    </message>
</context>
<context>
    <name>SkirmishNewCommand</name>
    <message>
        <source>There is no deck &quot;%1&quot;.</source>
        <translation>No existe el mazo «%1».</translation>
    </message>
    <message>
        <source>The edition.</source>
        <translation>La edición.</translation>
    </message>
    <message>
        <source>Their decks in the collection, in the same order.</source>
        <translation>Sus mazos de la colección, en el mismo orden.</translation>
    </message>
    <message>
        <source>Counts activations and glory only.</source>
        <translation>Solo cuenta activaciones y gloria.</translation>
    </message>
    <message>
        <source>Does not track where fighters stand.</source>
        <translation>No sigue la posición de los guerreros.</translation>
    </message>
    <message>
        <source>Takes decks that break rules.</source>
        <translation>Acepta mazos que incumplen reglas.</translation>
    </message>
    <message>
        <source>The skirmish file to write.</source>
        <translation>El archivo de escaramuza que se escribe.</translation>
    </message>
    <message>
        <source>Starts a skirmish.</source>
        <translation>Empieza una escaramuza.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must name a player and a warband, such as Ana=garreks-reavers.</source>
        <translation>«%1» debe nombrar un jugador y una banda, como Ana=garreks-reavers.</translation>
    </message>
    <message>
        <source>There is no warband &quot;%1&quot;; there are: %2.</source>
        <translation>No existe la banda «%1»; hay: %2.</translation>
    </message>
    <message>
        <source>Who plays what, clockwise: Ana=garreks-reavers,… The edition&apos;s warbands: %1.</source>
        <translation>Quién juega con qué, en sentido horario: Ana=garreks-reavers,… Bandas de la edición: %1.</translation>
    </message>
    <message>
        <source>Your own warbands and cards, as &quot;skirmish import&quot; writes them.</source>
        <translation>Las bandas y cartas propias, tal como las escribe «skirmish import».</translation>
    </message>
    <message>
        <source>Optional rules with commas between: %1.</source>
        <translation>Reglas opcionales, separadas por comas: %1.</translation>
    </message>
    <message>
        <source>Name decks of your collection with --decks, track without cards with --no-cards, or take the decks as they are with --casual.</source>
        <translation>Indique mazos de su colección con --decks, lleve la partida sin cartas con --no-cards o admita los mazos tal como están con --casual.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is ready; &quot;dugout skirmish show&quot; says what is asked.</source>
        <translation>«%1» está listo; «dugout skirmish show» dice qué se pregunta.</translation>
    </message>
    <message>
        <source>What a skirmish is called that is kept in the database, as it is without --out.</source>
        <translation>Cómo se llama una escaramuza que se guarda en la base de datos, como ocurre sin --out.</translation>
    </message>
    <message>
        <source>--players is missing.</source>
        <translation>Falta --players.</translation>
    </message>
    <message>
        <source>How much Dugout keeps: counters, table (the players hold their real cards) or everything.</source>
        <translation>Cuánto lleva Dugout: counters (contadores), table (los jugadores tienen sus cartas de verdad) o everything (todo).</translation>
    </message>
    <message>
        <source>There is no way &quot;%1&quot;; there are: %2.</source>
        <translation>No existe el modo «%1»; hay: %2.</translation>
    </message>
</context>
<context>
    <name>SkirmishRandomCommand</name>
    <message>
        <source>The edition.</source>
        <translation>La edición.</translation>
    </message>
    <message>
        <source>Two, three or four.</source>
        <translation>Dos, tres o cuatro.</translation>
    </message>
    <message>
        <source>The seed of the first game.</source>
        <translation>La semilla de la primera partida.</translation>
    </message>
    <message>
        <source>How many games.</source>
        <translation>Cuántas partidas.</translation>
    </message>
    <message>
        <source>Optional rules, such as best-of-three=on.</source>
        <translation>Reglas opcionales, como best-of-three=on.</translation>
    </message>
    <message>
        <source>Counts activations and glory only.</source>
        <translation>Solo cuenta activaciones y gloria.</translation>
    </message>
    <message>
        <source>Does not track where fighters stand.</source>
        <translation>No sigue la posición de los guerreros.</translation>
    </message>
    <message>
        <source>Leaves open what the document does not print.</source>
        <translation>Deja abierto lo que el documento no imprime.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>%n eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>The game with seed %1 did not end.</source>
        <translation>La partida con semilla %1 no terminó.</translation>
    </message>
    <message>
        <source>Lets random players play whole games.</source>
        <translation>Deja que jugadores al azar jueguen partidas enteras.</translation>
    </message>
    <message>
        <source>--seed and --count need whole numbers, --players 2, 3 or 4.</source>
        <translation>--seed y --count necesitan números enteros; --players, 2, 3 o 4.</translation>
    </message>
    <message>
        <source>This edition has no warbands.</source>
        <translation>Esta edición no tiene bandas.</translation>
    </message>
</context>
<context>
    <name>SkirmishReportPages</name>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Artefacto</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Gastada</translation>
    </message>
    <message>
        <source>Fighters lost</source>
        <translation>Guerreros perdidos</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Eliminados</translation>
    </message>
    <message>
        <source>Fighters at the end</source>
        <translation>Guerreros al final</translation>
    </message>
</context>
<context>
    <name>SkirmishScene</name>
    <message>
        <source>charged</source>
        <translation>ha cargado</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>ha movido</translation>
    </message>
    <message>
        <source>on guard</source>
        <translation>en guardia</translation>
    </message>
    <message>
        <source>done for this phase</source>
        <translation>ha terminado por esta fase</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>aún sin colocar</translation>
    </message>
    <message>
        <source>%1: until the round ends</source>
        <translation>%1: hasta el fin de la ronda</translation>
    </message>
    <message>
        <source>%1: for the next activation</source>
        <translation>%1: en la siguiente activación</translation>
    </message>
    <message>
        <source>holds %1</source>
        <comment>the number of an objective</comment>
        <translation>ocupa el %1</translation>
    </message>
    <message>
        <source>Inspired: %1</source>
        <comment>the condition</comment>
        <translation>Se inspira: %1</translation>
    </message>
    <message>
        <source>Other side: %1</source>
        <translation>Otra cara: %1</translation>
    </message>
    <message>
        <source>Inspired side: %1</source>
        <translation>Cara inspirada: %1</translation>
    </message>
    <message>
        <source>an upgrade</source>
        <translation>una mejora</translation>
    </message>
    <message>
        <source>May do nothing more in this phase</source>
        <translation>No puede hacer nada más en esta fase</translation>
    </message>
    <message>
        <source>May still: %1</source>
        <translation>Aún puede: %1</translation>
    </message>
    <message>
        <source>holds the Relic</source>
        <translation>tiene la Reliquia</translation>
    </message>
    <message>
        <source>Out of action: %1</source>
        <translation>Fuera de combate: %1</translation>
    </message>
    <message>
        <source>objectives held: %1</source>
        <translation>objetivos ocupados: %1</translation>
    </message>
</context>
<context>
    <name>SkirmishText</name>
    <message>
        <source>Game %1, round %2</source>
        <translation>Partida %1, ronda %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>glory %1 (%2 spent), activations %3, hand %4 + %5</source>
        <translation>gloria %1 (%2 gastada), activaciones %3, mano %4 + %5</translation>
    </message>
    <message>
        <source>Objectives: %1</source>
        <translation>Objetivos: %1</translation>
    </message>
    <message>
        <source>Power cards: %1</source>
        <translation>Cartas de poder: %1</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>damage %1 of %2</source>
        <translation>daño %1 de %2</translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspirado</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>ha movido</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>ha cargado</translation>
    </message>
    <message>
        <source>on guard</source>
        <translation>en guardia</translation>
    </message>
    <message>
        <source>done for this phase</source>
        <translation>ha terminado por esta fase</translation>
    </message>
    <message>
        <source>upgrades: %1</source>
        <translation>mejoras: %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Artefacto</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Objective tokens: %1</source>
        <translation>Marcadores de objetivo: %1</translation>
    </message>
    <message>
        <source>Ploy of %1 in force: %2</source>
        <translation>Ardid de %1 en vigor: %2</translation>
    </message>
</context>
<context>
    <name>SlipPages</name>
    <message>
        <source>In Dugout: League, Join a shared league, then type this code:</source>
        <translation>En Dugout: Liga, Unirse a una liga compartida, y escribir este código:</translation>
    </message>
    <message>
        <source>The same in full: %1</source>
        <translation>Lo mismo completo: %1</translation>
    </message>
    <message>
        <source>Your name there: %1</source>
        <translation>Su nombre allí: %1</translation>
    </message>
    <message>
        <source>The password comes from your commissioner and stands on no slip.</source>
        <translation>La contraseña la da el comisario y no figura en ninguna papeleta.</translation>
    </message>
</context>
<context>
    <name>Squads</name>
    <message>
        <source>Squad %1</source>
        <translation>Escuadra %1</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 members.</source>
        <translation>%1 tiene %2 de %3 miembros.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>A tie-break gives a number beyond all measure.</source>
        <translation>Un desempate da un número desmesurado.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <translation>Ronda %1, %2: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes part twice.</source>
        <translation>«%1» participa dos veces.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not take part.</source>
        <translation>«%1» no participa.</translation>
    </message>
    <message>
        <source>Points by hand for &quot;%1&quot; need a reason.</source>
        <translation>Los puntos a mano para «%1» necesitan un motivo.</translation>
    </message>
    <message>
        <source>The points of &quot;%1&quot; are beyond all measure.</source>
        <translation>Los puntos de «%1» son desmesurados.</translation>
    </message>
</context>
<context>
    <name>StartQuestions</name>
    <message>
        <source>To go on without being asked, start with --take-over.</source>
        <translation>Para seguir sin que se le pregunte, inicie con --take-over.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>The password for %1:</source>
        <translation>La contraseña de %1:</translation>
    </message>
    <message>
        <source>That was not it. The password for %1:</source>
        <translation>No era esa. La contraseña de %1:</translation>
    </message>
    <message>
        <source>The last good copy is from %1. If it is opened, what is there now is kept beside it.</source>
        <translation>La última copia buena es del %1. Si se abre, lo que hay ahora se conserva al lado.</translation>
    </message>
    <message>
        <source>Open the last good copy</source>
        <translation>Abrir la última copia buena</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de nuevo</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>&quot;%1&quot; is no language Dugout speaks; it speaks es, en and de.</source>
        <translation>Dugout no habla «%1»; habla es, en y de.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>There is no option &quot;%1&quot;.</source>
        <translation>No existe la opción «%1».</translation>
    </message>
    <message>
        <source>There is no display to open a window on; &quot;dugout --help&quot; lists the commands that need none.</source>
        <translation>No hay pantalla donde abrir una ventana; «dugout --help» enumera las órdenes que no la necesitan.</translation>
    </message>
</context>
<context>
    <name>StoreCheck</name>
    <message>
        <source>The game &quot;%1&quot; lacks some of its events.</source>
        <translation>A la partida «%1» le faltan algunos sucesos.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is missing.</source>
        <translation>Falta la tabla «%1».</translation>
    </message>
</context>
<context>
    <name>StoreContents</name>
    <message>
        <source>The team &quot;%1&quot; cannot be read: %2</source>
        <translation>No se puede leer el equipo «%1»: %2</translation>
    </message>
    <message>
        <source>The collection of cards cannot be read: %1</source>
        <translation>No se puede leer la colección de cartas: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the kind &quot;%2&quot; cannot be read: %3</source>
        <translation>No se puede leer «%1», del tipo «%2»: %3</translation>
    </message>
    <message>
        <source>How the game &quot;%1&quot; began cannot be read: %2</source>
        <translation>No se puede leer cómo empezó la partida «%1»: %2</translation>
    </message>
    <message>
        <source>Event %1 of the game &quot;%2&quot; cannot be read: %3</source>
        <translation>No se puede leer el suceso %1 de la partida «%2»: %3</translation>
    </message>
    <message>
        <source>The result of the game &quot;%1&quot; cannot be read: %2</source>
        <translation>No se puede leer el resultado de la partida «%1»: %2</translation>
    </message>
</context>
<context>
    <name>StoreFault</name>
    <message>
        <source>That is no longer in the database.</source>
        <translation>Eso ya no está en la base de datos.</translation>
    </message>
    <message>
        <source>That is in the database already; nothing was overwritten.</source>
        <translation>Eso ya está en la base de datos; no se ha sobrescrito nada.</translation>
    </message>
    <message>
        <source>Somebody else has changed this in the meantime; nothing was overwritten.</source>
        <translation>Otra persona lo ha cambiado entretanto; no se ha sobrescrito nada.</translation>
    </message>
    <message>
        <source>Dugout cannot make sense of an entry in its database.</source>
        <translation>Dugout no entiende una entrada de su base de datos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place for a database; write sqlite:PATH or postgresql://user@host/database.</source>
        <translation>«%1» no es un lugar para una base de datos; escriba sqlite:RUTA o postgresql://usuario@servidor/base.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a server; write postgresql://user@host/database.</source>
        <translation>«%1» no es la dirección de un servidor; escriba postgresql://usuario@servidor/base.</translation>
    </message>
    <message>
        <source>Dugout cannot keep data in &quot;%1:&quot;; write sqlite:PATH or postgresql://user@host/database.</source>
        <translation>Dugout no puede guardar datos en «%1:»; escriba sqlite:RUTA o postgresql://usuario@servidor/base.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a database driver that is not installed on this computer.</source>
        <translation>«%1» necesita un controlador de base de datos que no está instalado en este ordenador.</translation>
    </message>
    <message>
        <source>There is no database at &quot;%1&quot; yet.</source>
        <translation>Todavía no hay ninguna base de datos en «%1».</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; could not be created.</source>
        <translation>No se pudo crear la carpeta «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder, not a database file.</source>
        <translation>«%1» es una carpeta, no un archivo de base de datos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was written by a newer Dugout; it was left untouched: please update Dugout to open it.</source>
        <translation>«%1» fue escrita por un Dugout más nuevo y no se ha tocado: actualice Dugout para abrirla.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Dugout database; it was left untouched.</source>
        <translation>«%1» no es una base de datos de Dugout y no se ha tocado.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is from an older Dugout and must be brought up to date before it can be read.</source>
        <translation>«%1» es de un Dugout más antiguo y hay que actualizarla antes de poder leerla.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written to: the file or its folder is read-only.</source>
        <translation>No se puede escribir en «%1»: el archivo o su carpeta es de solo lectura.</translation>
    </message>
    <message>
        <source>The disk is full: the last change to &quot;%1&quot; was not kept, everything before it is safe.</source>
        <translation>El disco está lleno: el último cambio en «%1» no se ha guardado, todo lo anterior está a salvo.</translation>
    </message>
    <message>
        <source>The disk reported an error: the last change to &quot;%1&quot; was not kept.</source>
        <translation>El disco ha dado un error: el último cambio en «%1» no se ha guardado.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be opened.</source>
        <translation>No se pudo abrir «%1».</translation>
    </message>
    <message>
        <source>Another program is writing to &quot;%1&quot; just now: please try again.</source>
        <translation>Otro programa está escribiendo en «%1» en este momento: inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is already open in another Dugout: please close that one first.</source>
        <translation>«%1» ya está abierta en otro Dugout: ciérrelo primero.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be kept safely with the database software on this computer.</source>
        <translation>«%1» no se puede guardar con seguridad con el software de base de datos de este ordenador.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; cannot be reached.</source>
        <translation>No se puede conectar con el servidor de la base de datos «%1».</translation>
    </message>
    <message>
        <source>The server has no database &quot;%1&quot;.</source>
        <translation>El servidor no tiene ninguna base de datos «%1».</translation>
    </message>
    <message>
        <source>This user is not allowed to do that in &quot;%1&quot;.</source>
        <translation>Este usuario no tiene permiso para hacer eso en «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be brought up to date and was left as it was: %2</source>
        <translation>«%1» no se pudo actualizar y se ha dejado como estaba: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already and was not overwritten: please choose another name.</source>
        <translation>«%1» ya existe y no se ha sobrescrito: elija otro nombre.</translation>
    </message>
    <message>
        <source>The backup copy &quot;%1&quot; could not be written.</source>
        <translation>No se pudo escribir la copia de seguridad «%1».</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; reported an error; the last change was not kept.</source>
        <translation>La base de datos «%1» ha dado un error; el último cambio no se ha guardado.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in a place that only allows the slower way of writing; everything is kept just as safely.</source>
        <translation>«%1» está en un lugar que solo permite la forma de escritura más lenta; todo se guarda con la misma seguridad.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said in the address of a database; these can: %2.</source>
        <translation>«%1» no se puede decir en la dirección de una base de datos; sí se puede: %2.</translation>
    </message>
    <message>
        <source>What the address &quot;%1&quot; says for &quot;%2&quot; cannot be used.</source>
        <translation>Lo que la dirección «%1» dice para «%2» no sirve.</translation>
    </message>
    <message>
        <source>Please leave the password out of the address, where every user of this computer can read it, and write &quot;%1&quot;: the window asks for it, and commands take it from ~/.pgpass, from the variable PGPASSWORD or from the service that PGSERVICE names.</source>
        <translation>No ponga la contraseña en la dirección, donde la puede leer cualquier usuario de este ordenador, y escriba «%1»: la ventana la pide, y las órdenes la toman de ~/.pgpass, de la variable PGPASSWORD o del servicio que nombra PGSERVICE.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is damaged; it was left as it is: please go back to a backup copy with &quot;dugout db restore&quot;.</source>
        <translation>«%1» está dañada y se dejó como está: vuelva a una copia de seguridad con «dugout db restore».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no longer where Dugout opened it: the last change was not kept, and none will be until the file is back or Dugout is started again.</source>
        <translation>«%1» ya no está donde Dugout la abrió: el último cambio no se guardó, y no se guardará ninguno hasta que vuelva el archivo o se reinicie Dugout.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty, although a database should be in it; it was left as it is: please go back to a backup copy, or remove the file to begin anew.</source>
        <translation>«%1» está vacío, aunque debería contener una base de datos, y se dejó como está: vuelva a una copia de seguridad o quite el archivo para empezar de nuevo.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; takes too long to answer; the last change was not kept.</source>
        <translation>El servidor de la base de datos «%1» tarda demasiado en responder; el último cambio no se guardó.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; does not accept the password; it is taken from ~/.pgpass, from the variable PGPASSWORD or from the service that PGSERVICE names.</source>
        <translation>El servidor de la base de datos «%1» no acepta la contraseña; se toma de ~/.pgpass, de la variable PGPASSWORD o del servicio que nombra PGSERVICE.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; wants a password; it is taken from ~/.pgpass, from the variable PGPASSWORD or from the service that PGSERVICE names.</source>
        <translation>El servidor de la base de datos «%1» pide una contraseña; se toma de ~/.pgpass, de la variable PGPASSWORD o del servicio que nombra PGSERVICE.</translation>
    </message>
    <message>
        <source>The database server of &quot;%1&quot; does not let this user in.</source>
        <translation>El servidor de la base de datos «%1» no deja entrar a este usuario.</translation>
    </message>
    <message>
        <source>There is a database at &quot;%1&quot; already; with --force the copy takes its place, and what is there now is kept beside it.</source>
        <translation>Ya hay una base de datos en «%1»; con --force la copia ocupa su lugar, y lo que hay ahora se conserva al lado.</translation>
    </message>
    <message>
        <source>A copy cannot be put back into &quot;%1&quot;; with --database it can be opened by itself.</source>
        <translation>Una copia no se puede devolver a «%1»; con --database se puede abrir por separado.</translation>
    </message>
    <message>
        <source>The name of the folder &quot;%1&quot; has letters that are not UTF-8; choose another folder.</source>
        <translation>El nombre de la carpeta «%1» tiene letras que no son UTF-8; hay que usar otra carpeta.</translation>
    </message>
    <message>
        <source>The disk is full: &quot;%1&quot; cannot be opened. What is in it is safe; please make room and try again.</source>
        <translation>El disco está lleno: «%1» no se puede abrir. Lo que contiene está a salvo; haga sitio e inténtelo de nuevo.</translation>
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
        <source>dugout %1 has no command &quot;%2&quot;.</source>
        <translation>dugout %1 no tiene la orden «%2».</translation>
    </message>
    <message>
        <source>Try: dugout %1 --help</source>
        <translation>Pruebe: dugout %1 --help</translation>
    </message>
    <message>
        <source>dugout %1 needs a command.</source>
        <translation>dugout %1 necesita una orden.</translation>
    </message>
</context>
<context>
    <name>Swiss</name>
    <message>
        <source>The points lie too far apart to be paired by.</source>
        <translation>Los puntos están demasiado lejos unos de otros para emparejar según ellos.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This phone does not belong to the table. Scan the code on the screen.</source>
        <translation>Este móvil no pertenece a la mesa. Escanee el código de la pantalla.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute.</source>
        <translation>Demasiados códigos equivocados. Espere un minuto.</translation>
    </message>
    <message>
        <source>This code opens nothing, or it was used before. Ask for a new one at the screen.</source>
        <translation>Este código no abre nada o ya se usó. Pida uno nuevo en la pantalla.</translation>
    </message>
    <message>
        <source>Only who gave the last answer takes it back, and no dice or draws of Dugout&apos;s.</source>
        <translation>Solo retira la última respuesta quien la dio, y nunca lo que Dugout tiró o sorteó.</translation>
    </message>
    <message>
        <source>The game has gone on meanwhile; look again.</source>
        <translation>La partida ha seguido mientras tanto; mire otra vez.</translation>
    </message>
    <message>
        <source>This answer cannot be read.</source>
        <translation>Esta respuesta no se puede leer.</translation>
    </message>
    <message>
        <source>This is not asked of you now.</source>
        <translation>Esto no se le pregunta ahora.</translation>
    </message>
    <message numerus="yes">
        <source>A hit leaves %n of his wounds.</source>
        <translation>
            <numerusform>Un acierto le deja %n herida.</numerusform>
            <numerusform>Un acierto le deja %n heridas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hit takes the target out of action.</source>
        <translation>Un acierto deja al blanco fuera de combate.</translation>
    </message>
    <message>
        <source>Choose two fighters who are in play.</source>
        <translation>Elija dos guerreros que estén en juego.</translation>
    </message>
    <message>
        <source>This cannot be drawn now. Let Dugout draw, or settle it at the screen.</source>
        <translation>Esto no puede robarse ahora. Deje que robe Dugout o resuélvalo en la pantalla.</translation>
    </message>
</context>
<context>
    <name>TableArticles</name>
    <message>
        <source>only with %1</source>
        <translation>solo con %1</translation>
    </message>
    <message>
        <source>only for %1</source>
        <translation>solo para %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activada</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivada</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Table · %1</source>
        <translation>Tabla · %1</translation>
    </message>
    <message>
        <source>This table stands on page %1 of the book, which Dugout does not have: roll, look it up there, and enter what it says.</source>
        <translation>Esta tabla está en la página %1 del libro, que Dugout no tiene: tire, búsquelo allí e introduzca lo que dice.</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Solo para</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Viene de</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>Solo con</translation>
    </message>
    <message>
        <source>Optional rule</source>
        <translation>Regla opcional</translation>
    </message>
    <message>
        <source>Optional rule · %1</source>
        <translation>Regla opcional · %1</translation>
    </message>
    <message>
        <source>By default</source>
        <translation>De entrada</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Belongs to it</source>
        <translation>Depende de ella</translation>
    </message>
</context>
<context>
    <name>TableCommand</name>
    <message>
        <source>Nothing is rolled on the table &quot;%1&quot;; say --result N.</source>
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
        <source>The ruleset &quot;%1&quot; has no table &quot;%2&quot;.</source>
        <translation>El reglamento «%1» no tiene la tabla «%2».</translation>
    </message>
</context>
<context>
    <name>TableDice</name>
    <message>
        <source>Nothing is rolled on this table.</source>
        <translation>En esta tabla no se tira.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; has no result %2.</source>
        <translation>La tabla «%1» no tiene el resultado %2.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Lo mío</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Lo que viene</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>También es posible</translation>
    </message>
    <message>
        <source>The table is asked:</source>
        <translation>Se pregunta en la mesa:</translation>
    </message>
    <message>
        <source>Nothing more is asked.</source>
        <translation>No se pregunta nada más.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Dugout rolls</source>
        <translation>Tira Dugout</translation>
    </message>
    <message>
        <source>Dugout draws</source>
        <translation>Dugout sortea</translation>
    </message>
    <message>
        <source>I rolled</source>
        <translation>He tirado</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Take my answer back</source>
        <translation>Retirar mi respuesta</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Segundas oportunidades</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Sobornos</translation>
    </message>
    <message>
        <source>Apothecaries</source>
        <translation>Médicos</translation>
    </message>
    <message>
        <source>Dugouts</source>
        <translation>Banquillos</translation>
    </message>
    <message>
        <source>On the pitch</source>
        <translation>En el campo</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Inconscientes</translation>
    </message>
    <message>
        <source>Dead and injured</source>
        <translation>Muertos y lesionados</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Expulsados</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Ausentes</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>tumbado</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>aturdido</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>balón</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Cartas de poder</translation>
    </message>
    <message>
        <source>Left in the objective deck</source>
        <translation>Quedan en el mazo de objetivos</translation>
    </message>
    <message>
        <source>Left in the power deck</source>
        <translation>Quedan en el mazo de poder</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Anotados</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartadas</translation>
    </message>
    <message>
        <source>Ploys in force</source>
        <translation>Ardides en juego</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Mejoras</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Guerreros</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>out of action</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspirado</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>ha movido</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>ha cargado</translation>
    </message>
    <message>
        <source>on guard</source>
        <translation>en guardia</translation>
    </message>
    <message>
        <source>done for this phase</source>
        <translation>ha terminado por esta fase</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Mi mano</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Sin cartas.</translation>
    </message>
    <message>
        <source>My players</source>
        <translation>Mis jugadores</translation>
    </message>
    <message>
        <source>Look up in any language</source>
        <translation>Buscar en cualquier idioma</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Rolls that must all succeed, such as 3+ 2+ 2d4</source>
        <translation>Tiradas que deben salir todas, como 3+ 2+ 2d4</translation>
    </message>
    <message>
        <source>3+ is a die, 2d4 two block dice with four good faces, armour:8 and injury:8 two dice. Behind it: r a skill re-rolls, d Dodge, f Sure Feet, p Pro, l Loner.</source>
        <translation>3+ es un dado, 2d4 dos dados de placaje con cuatro caras buenas, armour:8 e injury:8 dos dados. Detrás: r una habilidad repite, d Esquivar, f Pies Firmes, p Profesional, l Solitario.</translation>
    </message>
    <message>
        <source>Reckon</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Team re-rolls</source>
        <translation>Segundas oportunidades de equipo</translation>
    </message>
    <message>
        <source>The line is gone. Trying again…</source>
        <translation>Se ha perdido la conexión. Otro intento…</translation>
    </message>
    <message>
        <source>The line is back.</source>
        <translation>La conexión ha vuelto.</translation>
    </message>
    <message>
        <source>This phone no longer belongs to the table. Scan a new code.</source>
        <translation>Este móvil ya no pertenece a la mesa. Escanee un código nuevo.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Code from the screen</source>
        <translation>Código de la pantalla</translation>
    </message>
    <message>
        <source>Scan the code on the screen, or type it here.</source>
        <translation>Escanee el código de la pantalla o escríbalo aquí.</translation>
    </message>
    <message>
        <source>The answer did not arrive. Try again.</source>
        <translation>La respuesta no llegó. Inténtelo otra vez.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Es su turno</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>Es el turno de %1</translation>
    </message>
    <message>
        <source>Whoever plays may answer this.</source>
        <translation>Puede responder cualquiera de los que juegan.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Los primeros %1</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>in steps of %1</source>
        <translation>de %1 en %1</translation>
    </message>
    <message>
        <source>die %1 of %2</source>
        <translation>dado %1 de %2</translation>
    </message>
    <message>
        <source>Or tell what was drawn at the table:</source>
        <translation>O indique qué salió en la mesa:</translation>
    </message>
    <message>
        <source>Tap a coloured hex, and again to take it.</source>
        <translation>Toque un hexágono coloreado, y otra vez para elegirlo.</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Aquí: %1</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Lugar siguiente</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>lugar %1 de %2</translation>
    </message>
    <message>
        <source>Who attacks</source>
        <translation>Quién ataca</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>A quién</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 de acertar</translation>
    </message>
    <message>
        <source>%1 drives back only, %2 fails</source>
        <translation>%1 solo empuja, %2 falla</translation>
    </message>
    <message>
        <source>Not every value of it is known yet.</source>
        <translation>Aún no se conocen todos sus valores.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Como lista</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>La mesa se ha cerrado.</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Tap a square, and again to take it.</source>
        <translation>Toque una casilla, y otra vez para elegirla.</translation>
    </message>
    <message>
        <source>Off the pitch</source>
        <translation>Fuera del campo</translation>
    </message>
    <message>
        <source>The answer did not arrive, and the game has gone on meanwhile; look again.</source>
        <translation>La respuesta no llegó y la partida ha seguido mientras tanto; mire otra vez.</translation>
    </message>
    <message>
        <source>The line stood still, but your answer arrived.</source>
        <translation>La conexión se atascó, pero su respuesta llegó.</translation>
    </message>
    <message>
        <source>The line is gone. Whether the answer arrived shows when it is back.</source>
        <translation>Se ha perdido la conexión. Si la respuesta llegó se verá cuando vuelva.</translation>
    </message>
    <message>
        <source>Earlier lines</source>
        <translation>Líneas anteriores</translation>
    </message>
    <message>
        <source>Waiting for %1:</source>
        <translation>Esperando a %1:</translation>
    </message>
    <message>
        <source>It is the turn of %1, and you are asked</source>
        <translation>Es el turno de %1, y se le pregunta a usted</translation>
    </message>
    <message>
        <source>New in your hand: %1</source>
        <translation>Nuevo en su mano: %1</translation>
    </message>
    <message>
        <source>Before that you may:</source>
        <translation>Antes puede usted:</translation>
    </message>
    <message>
        <source>%1 may do this before: %2</source>
        <translation>%1 puede hacer esto antes: %2</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiradas</translation>
    </message>
    <message>
        <source>Take the last die back</source>
        <translation>Quitar el último dado</translation>
    </message>
    <message>
        <source>My new sheet</source>
        <translation>Mi hoja nueva</translation>
    </message>
    <message>
        <source>You decide this</source>
        <translation>Lo decide usted</translation>
    </message>
    <message>
        <source>%1 decides this</source>
        <translation>Lo decide %1</translation>
    </message>
    <message>
        <source>Either of you answers; what you decide says so.</source>
        <translation>Puede responder cualquiera de los dos; se indica qué decide usted.</translation>
    </message>
    <message>
        <source>Either of you answers; what %1 decides says so.</source>
        <translation>Puede responder cualquiera de los dos; se indica qué decide %1.</translation>
    </message>
    <message>
        <source>You have a say in this; either of you may enter it.</source>
        <translation>Aquí también decide usted; puede anotarlo cualquiera de los dos.</translation>
    </message>
    <message>
        <source>%1 has a say in this; either of you may enter it.</source>
        <translation>Aquí también decide %1; puede anotarlo cualquiera de los dos.</translation>
    </message>
    <message>
        <source>Until it is said: %1</source>
        <translation>Hasta que se diga: %1</translation>
    </message>
</context>
<context>
    <name>TableSignPages</name>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
</context>
<context>
    <name>TeamCheck</name>
    <message>
        <source>This edition has no team list &quot;%1&quot;.</source>
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
        <source>A team is not created with journeymen.</source>
        <translation>Un equipo no se crea con independientes.</translation>
    </message>
    <message>
        <source>There are more journeymen than needed: %1 players can play.</source>
        <translation>Sobran independientes: pueden jugar %1 jugadores.</translation>
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
        <source>Stars are hired for a match; they do not belong to the team.</source>
        <translation>Las estrellas se contratan para un encuentro; no son de la plantilla.</translation>
    </message>
    <message>
        <source>%1 players wear the number %2.</source>
        <translation>%1 jugadores llevan el número %2.</translation>
    </message>
    <message>
        <source>Players in the team: %1; at most %2 are allowed.</source>
        <translation>Jugadores en el equipo: %1; se permiten %2 como máximo.</translation>
    </message>
    <message>
        <source>Players in the team: %1; at least %2 are needed.</source>
        <translation>Jugadores en el equipo: %1; hacen falta %2 como mínimo.</translation>
    </message>
    <message>
        <source>Players for the next match: %1; journeymen who may join: %2.</source>
        <translation>Jugadores para el próximo encuentro: %1; independientes que pueden unirse: %2.</translation>
    </message>
    <message>
        <source>Players for the next match: only %1.</source>
        <translation>Jugadores para el próximo encuentro: solo %1.</translation>
    </message>
    <message>
        <source>%1: %2 hired, %3 allowed.</source>
        <translation>%1: %2 en plantilla, %3 permitidos.</translation>
    </message>
    <message>
        <source>%1: %2 instead of at most %3.</source>
        <translation>%1: %2 en vez de %3 como máximo.</translation>
    </message>
    <message>
        <source>Stars in the team: %1 instead of at most %2.</source>
        <translation>Estrellas en el equipo: %1 en vez de %2 como máximo.</translation>
    </message>
</context>
<context>
    <name>TeamCommand</name>
    <message>
        <source>Says which rules a team breaks; ready to play is 0.</source>
        <translation>Dice qué reglas incumple un equipo; listo para jugar es 0.</translation>
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
        <source>The two dice, such as 3,4.</source>
        <translation>Los dos dados, por ejemplo 3,4.</translation>
    </message>
    <message>
        <source>The skill to learn, or +ma, +st, +ag, +av.</source>
        <translation>La habilidad que se aprende, o +ma, +st, +ag, +av.</translation>
    </message>
    <message>
        <source>Where to write the team; else over FILE.</source>
        <translation>Dónde escribir el equipo; si no, sobre ARCHIVO.</translation>
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
    <message>
        <source>reads a team of another program</source>
        <translation>lee un equipo de otro programa</translation>
    </message>
    <message>
        <source>writes a team for another program</source>
        <translation>escribe un equipo para otro programa</translation>
    </message>
    <message>
        <source>lists the formats of other programs</source>
        <translation>enumera los formatos de otros programas</translation>
    </message>
    <message>
        <source>writes the sheets of teams as PDF</source>
        <translation>escribe las hojas de los equipos en PDF</translation>
    </message>
    <message>
        <source>No improvement waits for player %1; --gift gives one all the same.</source>
        <translation>Al jugador %1 no le espera ninguna mejora; --gift se la regala igualmente.</translation>
    </message>
    <message>
        <source>It is given to the player, whatever points there are.</source>
        <translation>Se le regala al jugador, tenga los puntos que tenga.</translation>
    </message>
    <message>
        <source>lists the kept teams</source>
        <translation>lista los equipos guardados</translation>
    </message>
    <message>
        <source>keeps teams that come from files</source>
        <translation>guarda equipos procedentes de archivos</translation>
    </message>
    <message>
        <source>hires, buys, names and lets go</source>
        <translation>ficha, compra, pone nombre y despide</translation>
    </message>
    <message>
        <source>tells the matches of a kept team</source>
        <translation>muestra los encuentros de un equipo guardado</translation>
    </message>
    <message>
        <source>The player, by id, by #NUMBER or by name.</source>
        <translation>El jugador, por su id, por #NÚMERO o por su nombre.</translation>
    </message>
    <message>
        <source>Worth in gold: %1</source>
        <translation>Valor total en oro: %1</translation>
    </message>
    <message>
        <source>In every match: %1</source>
        <translation>En todos los encuentros: %1</translation>
    </message>
    <message>
        <source>lists and compares earlier sheets</source>
        <translation>enumera y compara hojas anteriores</translation>
    </message>
    <message>
        <source>goes back to an earlier sheet</source>
        <translation>vuelve a una hoja anterior</translation>
    </message>
    <message>
        <source>puts a kept team into the bin</source>
        <translation>pone un equipo guardado en la papelera</translation>
    </message>
</context>
<context>
    <name>TeamEditCommand</name>
    <message>
        <source>Changes a team as the editor does, all of it or nothing. A player is named by id, by #NUMBER or by name.</source>
        <translation>Cambia un equipo como lo hace el editor, todo o nada. A un jugador se le indica por su id, por #NUMBER o por su nombre.</translation>
    </message>
    <message>
        <source>Moves the team to another edition.</source>
        <translation>Pasa el equipo a otra edición.</translation>
    </message>
    <message>
        <source>A team file to write instead of changing the team.</source>
        <translation>Un archivo de equipo que se escribe en lugar de cambiar el equipo.</translation>
    </message>
    <message>
        <source>Say what is to change.</source>
        <translation>Indique qué se debe cambiar.</translation>
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
        <source>The team list has no position &quot;%1&quot;.</source>
        <translation>La lista de equipo no tiene la posición «%1».</translation>
    </message>
    <message>
        <source>This edition has no team list &quot;%1&quot;.</source>
        <translation>Esta edición no tiene la lista de equipo «%1».</translation>
    </message>
    <message>
        <source>This team has already been founded.</source>
        <translation>Este equipo ya está fundado.</translation>
    </message>
    <message>
        <source>A badge is a PNG picture of at most %1 KB.</source>
        <translation>Un escudo es una imagen PNG de %1 KB como máximo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number.</source>
        <translation>«%1» no es un número entero.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour such as #204080.</source>
        <translation>«%1» no es un color como #204080.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must say PLAYER=VALUE.</source>
        <translation>«%1» debe tener la forma JUGADOR=VALOR.</translation>
    </message>
    <message>
        <source>%1 is too much or too little for %2.</source>
        <translation>%1 es demasiado o demasiado poco para %2.</translation>
    </message>
    <message>
        <source>There is nothing called &quot;%1&quot; to record.</source>
        <translation>No hay nada llamado «%1» que anotar.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no badge such as shield,skull.</source>
        <translation>«%1» no es un escudo como shield,skull.</translation>
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
        <source>Notes on the team.</source>
        <translation>Notas sobre el equipo.</translation>
    </message>
    <message>
        <source>Both colours, such as #204080,#ffffff.</source>
        <translation>Los dos colores, como #204080,#ffffff.</translation>
    </message>
    <message>
        <source>Shape and charge of the badge, such as shield,skull.</source>
        <translation>Forma y figura del escudo, como shield,skull.</translation>
    </message>
    <message>
        <source>The treasury, or the budget of a team that is being built.</source>
        <translation>La tesorería, o el presupuesto de un equipo que se está creando.</translation>
    </message>
    <message>
        <source>Optional rules of its league, such as aging=off.</source>
        <translation>Reglas opcionales de su liga, como aging=off.</translation>
    </message>
    <message>
        <source>Lets a player go.</source>
        <translation>Despide a un jugador.</translation>
    </message>
    <message>
        <source>Lets a player retire.</source>
        <translation>Retira a un jugador.</translation>
    </message>
    <message>
        <source>Signs a journeyman for good.</source>
        <translation>Ficha a un independiente para siempre.</translation>
    </message>
    <message>
        <source>Players to hire, such as lineman:2,blitzer.</source>
        <translation>Jugadores que se fichan, como lineman:2,blitzer.</translation>
    </message>
    <message>
        <source>How many there are to be.</source>
        <translation>Cuántos debe haber.</translation>
    </message>
    <message>
        <source>Names a player.</source>
        <translation>Pone nombre a un jugador.</translation>
    </message>
    <message>
        <source>The number on a player&apos;s shirt.</source>
        <translation>El número de la camiseta de un jugador.</translation>
    </message>
    <message>
        <source>The position of a player.</source>
        <translation>La posición de un jugador.</translation>
    </message>
    <message>
        <source>A figure of a player: completion, touchdown, interception, casualty, mvp or other; niggling, absent or a characteristic he has lost points of, such as ma.</source>
        <translation>Un dato de un jugador: completion, touchdown, interception, casualty, mvp u other; niggling, absent o un atributo del que ha perdido puntos, como ma.</translation>
    </message>
    <message>
        <source>Notes on a player.</source>
        <translation>Notas sobre un jugador.</translation>
    </message>
    <message>
        <source>Fills up with journeymen.</source>
        <translation>Completa el equipo con independientes.</translation>
    </message>
    <message>
        <source>Names everybody without a name.</source>
        <translation>Pone nombre a todos los que no lo tienen.</translation>
    </message>
    <message>
        <source>Ends the building: the gold left is the treasury.</source>
        <translation>Termina la creación: el oro que queda es la tesorería.</translation>
    </message>
    <message>
        <source>%1 is more than Dugout can count.</source>
        <translation>%1 es más de lo que Dugout puede contar.</translation>
    </message>
    <message>
        <source>The team costs %1 gold pieces more than its budget of %2.</source>
        <translation>El equipo cuesta %1 monedas de oro más que su presupuesto de %2.</translation>
    </message>
</context>
<context>
    <name>TeamExchangeCommand</name>
    <message>
        <source>There is no format &quot;%1&quot;; `dugout team formats` lists them.</source>
        <translation>No existe el formato «%1»; `dugout team formats` los enumera.</translation>
    </message>
    <message>
        <source>reads and writes</source>
        <translation>lee y escribe</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lee</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>escribe</translation>
    </message>
    <message>
        <source>Reads a team of another program and lists what could not be understood.</source>
        <translation>Lee un equipo de otro programa y enumera lo que no se ha podido entender.</translation>
    </message>
    <message>
        <source>The file of the other program.</source>
        <translation>El archivo del otro programa.</translation>
    </message>
    <message>
        <source>Its format; recognised when left out.</source>
        <translation>Su formato; si se omite, se reconoce.</translation>
    </message>
    <message>
        <source>The edition; the best fitting one when left out.</source>
        <translation>La edición; si se omite, la que mejor encaje.</translation>
    </message>
    <message>
        <source>The team file to write.</source>
        <translation>El archivo de equipo que se escribe.</translation>
    </message>
    <message>
        <source>Writes a team for another program, a spreadsheet or a web page.</source>
        <translation>Escribe un equipo para otro programa, una hoja de cálculo o una página web.</translation>
    </message>
    <message>
        <source>The format to write, as in `dugout team formats`.</source>
        <translation>El formato que se escribe, como en `dugout team formats`.</translation>
    </message>
    <message>
        <source>The file to write instead of printing.</source>
        <translation>El archivo en el que escribir en vez de mostrar.</translation>
    </message>
    <message>
        <source>--format F is missing.</source>
        <translation>Falta --format F.</translation>
    </message>
    <message>
        <source>Lists the file formats teams are read from and written to.</source>
        <translation>Enumera los formatos de archivo en que se leen y escriben equipos.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) read as %1.</source>
        <translation>
            <numerusform>%n jugador leído: %1.</numerusform>
            <numerusform>%n jugadores leídos: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say WORD=POSITION.</source>
        <translation>«%1» no dice PALABRA=POSICIÓN.</translation>
    </message>
    <message>
        <source>`dugout team import FILE --roster T` says which one.</source>
        <translation>Con `dugout team import ARCHIVO --roster T` se dice cuál.</translation>
    </message>
    <message>
        <source>The team list; found out when left out.</source>
        <translation>La lista de equipo; si falta, se averigua.</translation>
    </message>
    <message>
        <source>What a word of the file means, such as &quot;Snow Troll=yhetee&quot;; may be said several times.</source>
        <translation>Qué significa una palabra del archivo, como «Snow Troll=yhetee»; se puede dar varias veces.</translation>
    </message>
</context>
<context>
    <name>TeamFacts</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>a drawing</source>
        <translation>un dibujo</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>journeyman</source>
        <translation>independiente</translation>
    </message>
    <message>
        <source>mercenary</source>
        <translation>mercenario</translation>
    </message>
    <message>
        <source>star player</source>
        <translation>jugador estrella</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>entrenador</translation>
    </message>
    <message>
        <source>re-rolls</source>
        <translation>segundas oportunidades</translation>
    </message>
    <message>
        <source>fan factor</source>
        <translation>factor de hinchas</translation>
    </message>
    <message>
        <source>assistant coaches</source>
        <translation>ayudantes</translation>
    </message>
    <message>
        <source>cheerleaders</source>
        <translation>animadoras</translation>
    </message>
    <message>
        <source>apothecaries</source>
        <translation>médicos</translation>
    </message>
    <message>
        <source>budget of a team that is being built</source>
        <translation>presupuesto de un equipo en construcción</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>tesorería</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colores</translation>
    </message>
    <message>
        <source>badge</source>
        <translation>escudo</translation>
    </message>
    <message>
        <source>options of the league</source>
        <translation>opciones de la liga</translation>
    </message>
    <message>
        <source>stadium and sponsors</source>
        <translation>estadio y patrocinadores</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>habilidades</translation>
    </message>
    <message>
        <source>dice of improvements</source>
        <translation>dados de las mejoras</translation>
    </message>
    <message>
        <source>aging rolls</source>
        <translation>tiradas de envejecimiento</translation>
    </message>
    <message>
        <source>completions</source>
        <translation>pases completos</translation>
    </message>
    <message>
        <source>touchdowns</source>
        <translation>touchdowns</translation>
    </message>
    <message>
        <source>interceptions</source>
        <translation>intercepciones</translation>
    </message>
    <message>
        <source>casualties</source>
        <translation>lesiones</translation>
    </message>
    <message>
        <source>most valuable player</source>
        <translation>mejor jugador del encuentro</translation>
    </message>
    <message>
        <source>star player points</source>
        <translation>puntos de estrellato</translation>
    </message>
    <message>
        <source>niggling injuries</source>
        <translation>lesiones permanentes</translation>
    </message>
    <message>
        <source>characteristics lost</source>
        <translation>atributos perdidos</translation>
    </message>
    <message>
        <source>misses the next match</source>
        <translation>se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>permanent inducements</source>
        <translation>incentivos permanentes</translation>
    </message>
</context>
<context>
    <name>TeamFile</name>
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
        <source>this is no picture that can be used</source>
        <translation>no es una imagen que se pueda usar</translation>
    </message>
    <message>
        <source>the player &quot;%1&quot; is there twice</source>
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
    <name>TeamFormats</name>
    <message>
        <source>Dugout does not know this kind of file. `dugout team formats` lists those it reads.</source>
        <translation>Dugout no conoce este tipo de archivo. `dugout team formats` enumera los que lee.</translation>
    </message>
    <message>
        <source>Dugout writes files of %1 but does not read them.</source>
        <translation>Dugout escribe archivos de %1, pero no los lee.</translation>
    </message>
    <message>
        <source>Dugout reads files of %1 but does not write them.</source>
        <translation>Dugout lee archivos de %1, pero no los escribe.</translation>
    </message>
</context>
<context>
    <name>TeamImport</name>
    <message>
        <source>This file does not say what race the team is of.</source>
        <translation>Este archivo no dice de qué raza es el equipo.</translation>
    </message>
    <message>
        <source>No edition Dugout was asked to look in has a team list &quot;%1&quot;.</source>
        <translation>Ninguna de las ediciones consultadas tiene la lista de equipo «%1».</translation>
    </message>
    <message>
        <source>This team is of an edition from 2020 or later, which Dugout does not have.</source>
        <translation>Este equipo es de una edición de 2020 o posterior, que Dugout no tiene.</translation>
    </message>
    <message>
        <source>This file does not say which team list it is of; its positions stand in several: %1.</source>
        <translation>Este archivo no dice de qué lista de equipo es; sus posiciones están en varias: %1.</translation>
    </message>
    <message>
        <source>This edition has no team list &quot;%1&quot;.</source>
        <translation>Esta edición no tiene la lista de equipo «%1».</translation>
    </message>
    <message>
        <source>This team is of an edition from 2020 or later, which Dugout does not have; it is read as %1.</source>
        <translation>Este equipo es de una edición de 2020 o posterior, que Dugout no tiene; se lee como %1.</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>edición</translation>
    </message>
</context>
<context>
    <name>TeamMove</name>
    <message>
        <source>The league option &quot;%1&quot; does not exist there.</source>
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
    <message>
        <source>Improvement rolls waiting there: %1 instead of %2.</source>
        <translation>Tiradas de mejora pendientes allí: %1 en vez de %2.</translation>
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
        <source>Builds a new team.</source>
        <translation>Crea un equipo nuevo.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>Falta --%1.</translation>
    </message>
    <message>
        <source>Keeps the team in the database instead of printing.</source>
        <translation>Guarda el equipo en la base de datos en lugar de mostrarlo.</translation>
    </message>
    <message>
        <source>%1 is kept.</source>
        <translation>Se ha guardado %1.</translation>
    </message>
</context>
<context>
    <name>TeamPrintCommand</name>
    <message>
        <source>There is no sheet &quot;%1&quot;; there are %2.</source>
        <translation>No existe la hoja «%1»; existen %2.</translation>
    </message>
    <message>
        <source>Writes the sheets of teams as PDF.</source>
        <translation>Escribe las hojas de los equipos en PDF.</translation>
    </message>
    <message>
        <source>What to print: team, compact, match or cards.</source>
        <translation>Qué imprimir: team, compact, match o cards.</translation>
    </message>
    <message>
        <source>Inducements need --opponent FILE.</source>
        <translation>Los incentivos necesitan --opponent ARCHIVO.</translation>
    </message>
    <message>
        <source>Inducements are bought for one match at a time.</source>
        <translation>Los incentivos se compran para un solo encuentro a la vez.</translation>
    </message>
    <message>
        <source>--opponent goes with --sheet match or with inducements only.</source>
        <translation>--opponent solo va con --sheet match o con incentivos.</translation>
    </message>
    <message>
        <source>There is no team file.</source>
        <translation>No hay ningún archivo de equipo.</translation>
    </message>
    <message>
        <source>--%1 goes with --sheet match only.</source>
        <translation>--%1 solo va con --sheet match.</translation>
    </message>
    <message>
        <source>The competition, for a match record.</source>
        <translation>La competición, para un acta del encuentro.</translation>
    </message>
    <message>
        <source>When it is played, for a match record.</source>
        <translation>Cuándo se juega, para un acta del encuentro.</translation>
    </message>
    <message>
        <source>Where it is played, for a match record.</source>
        <translation>Dónde se juega, para un acta del encuentro.</translation>
    </message>
    <message>
        <source>The team file, several, a folder of them, or kept teams by name or id.</source>
        <translation>El fichero de equipo, varios, una carpeta de ellos, o equipos guardados por nombre o identificador.</translation>
    </message>
    <message>
        <source>The other team, for a match record.</source>
        <translation>El otro equipo, para un acta de encuentro.</translation>
    </message>
</context>
<context>
    <name>TeamSheetsCommand</name>
    <message>
        <source>The name or id of a kept team.</source>
        <translation>El nombre o id de un equipo guardado.</translation>
    </message>
    <message>
        <source>The number of one of its earlier sheets.</source>
        <translation>El número de una de sus hojas anteriores.</translation>
    </message>
    <message>
        <source>NUMBER is a number that &quot;dugout team sheets TEAM&quot; lists.</source>
        <translation>NUMBER es un número de los que enumera «dugout team sheets TEAM».</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>No hay nada distinto.</translation>
    </message>
    <message>
        <source>Lists the earlier sheets of a kept team, or says what has changed since one of them.</source>
        <translation>Enumera las hojas anteriores de un equipo guardado, o dice qué ha cambiado desde una de ellas.</translation>
    </message>
    <message>
        <source>Compares with this earlier sheet instead of today&apos;s.</source>
        <translation>Compara con esta hoja anterior en vez de con la de hoy.</translation>
    </message>
    <message>
        <source>Writes the earlier sheet as a team file instead.</source>
        <translation>En vez de eso, escribe la hoja anterior como fichero de equipo.</translation>
    </message>
    <message>
        <source>Goes back to an earlier sheet of a kept team. The one of today becomes an earlier one.</source>
        <translation>Vuelve a una hoja anterior de un equipo guardado. La de hoy pasa a ser una anterior.</translation>
    </message>
    <message>
        <source>%1 stands on that sheet again.</source>
        <translation>%1 vuelve a tener esa hoja.</translation>
    </message>
</context>
<context>
    <name>TeamStoryWords</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>The final whistle</source>
        <translation>El pitido final</translation>
    </message>
    <message>
        <source>This match changed nothing on the sheet of the team.</source>
        <translation>Este encuentro no cambió nada en la hoja del equipo.</translation>
    </message>
    <message>
        <source>The team was edited by hand since its last match.</source>
        <translation>El equipo se modificó a mano desde su último encuentro.</translation>
    </message>
    <message>
        <source>Before the match</source>
        <translation>Antes del encuentro</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>After the match</source>
        <translation>Después del encuentro</translation>
    </message>
    <message>
        <source>Play a match with this team to its end: what it changes is told here.</source>
        <translation>Juegue un encuentro con este equipo hasta el final: aquí se contará lo que cambie.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier match(es) stand in the list beside this.</source>
        <translation>
            <numerusform>%n partido anterior está en la lista de al lado.</numerusform>
            <numerusform>%n partidos anteriores están en la lista de al lado.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThrowAwayQuestion</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n equipo</numerusform>
            <numerusform>%n equipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n encuentro</numerusform>
            <numerusform>%n encuentros</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>Put &quot;%1&quot; into the bin?</source>
        <translation>¿Poner «%1» en la papelera?</translation>
    </message>
    <message>
        <source>With it goes: %1.</source>
        <translation>Con ello van: %1.</translation>
    </message>
    <message numerus="yes">
        <source>For %n day(s) it can be brought back: Menu, Bin.</source>
        <translation>
            <numerusform>Durante %n día se puede devolver: Menú, Papelera.</numerusform>
            <numerusform>Durante %n días se puede devolver: Menú, Papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put %1 into the bin too</source>
        <translation>Poner también %1 en la papelera</translation>
    </message>
</context>
<context>
    <name>TieBreak</name>
    <message>
        <source>the head-to-head record</source>
        <translation>el enfrentamiento directo</translation>
    </message>
    <message>
        <source>the number of wins</source>
        <translation>el número de victorias</translation>
    </message>
    <message>
        <source>the win ratio</source>
        <translation>la proporción de victorias</translation>
    </message>
    <message>
        <source>the touchdown difference</source>
        <translation>la diferencia de touchdowns</translation>
    </message>
    <message>
        <source>the number of touchdowns</source>
        <translation>el número de touchdowns</translation>
    </message>
    <message>
        <source>the casualty difference</source>
        <translation>la diferencia de lesiones</translation>
    </message>
    <message>
        <source>the number of casualties</source>
        <translation>el número de lesiones</translation>
    </message>
    <message>
        <source>the sum of both differences</source>
        <translation>la suma de ambas diferencias</translation>
    </message>
    <message>
        <source>the sum of the opponents&apos; points</source>
        <translation>la suma de los puntos de los rivales</translation>
    </message>
    <message>
        <source>the Sonneborn-Berger score</source>
        <translation>el valor Sonneborn-Berger</translation>
    </message>
    <message>
        <source>the team value</source>
        <translation>el valor de equipo</translation>
    </message>
    <message>
        <source>the fan factor</source>
        <translation>el factor de hinchas</translation>
    </message>
    <message>
        <source>the treasury</source>
        <translation>la tesorería</translation>
    </message>
    <message>
        <source>the lot</source>
        <translation>el sorteo</translation>
    </message>
    <message>
        <source>There is no tie-break &quot;%1&quot;; there are %2.</source>
        <translation>No existe el desempate «%1»; hay %2.</translation>
    </message>
    <message>
        <source>The tie-break &quot;%1&quot; is named twice.</source>
        <translation>El desempate «%1» se nombra dos veces.</translation>
    </message>
    <message>
        <source>the difference of games</source>
        <translation>la diferencia de partidas</translation>
    </message>
    <message>
        <source>the number of games won</source>
        <translation>el número de partidas ganadas</translation>
    </message>
    <message>
        <source>the difference of glory</source>
        <translation>la diferencia de gloria</translation>
    </message>
    <message>
        <source>the glory</source>
        <translation>la gloria</translation>
    </message>
</context>
<context>
    <name>Ties</name>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>juega %1</translation>
    </message>
</context>
<context>
    <name>TourPlayFormat</name>
    <message>
        <source>This is taken for gold pieces, not for thousands of them.</source>
        <translation>Se entiende como monedas de oro, no como miles.</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>%1, conceded by %2</source>
        <translation>%1, abandonó %2</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>a match tracked with Dugout</source>
        <translation>un partido llevado con Dugout</translation>
    </message>
    <message>
        <source>a slip of paper</source>
        <translation>un acta en papel</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>the commissioner</source>
        <translation>el comisario</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s)</source>
        <translation>
            <numerusform>%n mejora</numerusform>
            <numerusform>%n mejoras</numerusform>
        </translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>lesionado</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Número %1</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Procede de</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Firmado por</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesorería</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
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
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>The last action was undone.</source>
        <translation>Se deshizo la última acción.</translation>
    </message>
    <message>
        <source>both at the table of %1</source>
        <translation>los dos en la mesa de %1</translation>
    </message>
    <message>
        <source>%1, at the table of %2</source>
        <translation>%1, en la mesa de %2</translation>
    </message>
    <message>
        <source>Disputed by</source>
        <translation>Impugnado por</translation>
    </message>
</context>
<context>
    <name>WarbandListImport</name>
    <message>
        <source>Line %1: the side is normal or inspired, not &quot;%2&quot;.</source>
        <translation>Línea %1: la cara es normal o inspirada, no «%2».</translation>
    </message>
    <message>
        <source>Line %1: a field is too long or holds control characters.</source>
        <translation>Línea %1: un campo es demasiado largo o contiene caracteres de control.</translation>
    </message>
    <message>
        <source>Line %1: a warband and a fighter are needed.</source>
        <translation>Línea %1: hacen falta una banda y un guerrero.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no number from 0 to 20.</source>
        <translation>Línea %1: «%2» no es un número de 0 a 20.</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; is no symbol of that die.</source>
        <translation>Línea %1: «%2» no es un símbolo de ese dado.</translation>
    </message>
    <message>
        <source>Line %1: cleave is yes or no, not &quot;%2&quot;.</source>
        <translation>Línea %1: hendir es sí o no, no «%2».</translation>
    </message>
    <message>
        <source>Line %1: leader is yes or no, not &quot;%2&quot;.</source>
        <translation>Línea %1: líder es sí o no, no «%2».</translation>
    </message>
    <message>
        <source>The list holds no fighters.</source>
        <translation>La lista no contiene guerreros.</translation>
    </message>
    <message>
        <source>%1 keeps the attack &quot;%2&quot;, which the list does not name.</source>
        <translation>%1 conserva el ataque «%2», que la lista no nombra.</translation>
    </message>
    <message>
        <source>Line %1: the attack has no name.</source>
        <translation>Línea %1: el ataque no tiene nombre.</translation>
    </message>
</context>
<context>
    <name>WebServer</name>
    <message>
        <source>Port %1 is used by another program.</source>
        <translation>Otro programa usa el puerto %1.</translation>
    </message>
    <message>
        <source>Nobody can be served on the address %1, port %2.</source>
        <translation>No se puede atender a nadie en la dirección %1, puerto %2.</translation>
    </message>
</context>
<context>
    <name>WriteFile</name>
    <message>
        <source>&quot;%1&quot; is a folder, not a file.</source>
        <translation>«%1» es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no ordinary file; nothing is written there.</source>
        <translation>«%1» no es un archivo corriente; no se escribe nada ahí.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written.</source>
        <translation>No se puede escribir el archivo «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database; nothing is written over it.</source>
        <translation>«%1» es una base de datos; no se escribe nada encima.</translation>
    </message>
</context>
<context>
    <name>ZipFile</name>
    <message>
        <source>This zip file is damaged or of an unknown kind.</source>
        <translation>Este archivo zip está dañado o es de un tipo desconocido.</translation>
    </message>
    <message>
        <source>There is no %1 file in this zip file.</source>
        <translation>No hay ningún archivo %1 en este archivo zip.</translation>
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
    <name>dugout::ArticleView</name>
    <message>
        <source>Click the table to roll on it</source>
        <translation>Haga clic en la tabla para tirar</translation>
    </message>
</context>
<context>
    <name>dugout::AsideWork</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>dugout::AssetBar</name>
    <message>
        <source>Team value</source>
        <translation>Valor de equipo</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesorería</translation>
    </message>
    <message>
        <source>Gold left</source>
        <translation>Oro restante</translation>
    </message>
    <message>
        <source>%1 · %2 each</source>
        <translation>%1 · %2 c/u</translation>
    </message>
    <message>
        <source>Team rating</source>
        <translation>Valoración del equipo</translation>
    </message>
    <message>
        <source>%1 + %2 by trophy</source>
        <translation>%1 + %2 por trofeo</translation>
    </message>
</context>
<context>
    <name>dugout::AttackChoice</name>
    <message>
        <source>no card</source>
        <translation>sin carta</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Card of the attacker</source>
        <translation>Carta del atacante</translation>
    </message>
    <message>
        <source>Card of the target</source>
        <translation>Carta del blanco</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Carga</translation>
    </message>
</context>
<context>
    <name>dugout::AttackForm</name>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Knockback</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Cleave</source>
        <translation>Romper</translation>
    </message>
    <message>
        <source>Remove attack</source>
        <translation>Quitar el ataque</translation>
    </message>
    <message>
        <source>Name of the attack</source>
        <translation>Nombre del ataque</translation>
    </message>
    <message>
        <source>Strikes every adjacent enemy</source>
        <translation>Golpea a todos los enemigos adyacentes</translation>
    </message>
</context>
<context>
    <name>dugout::AttackNumbers</name>
    <message>
        <source>This edition has no dice for attacks.</source>
        <translation>Esta edición no tiene dados de ataque.</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Dados de ataque</translation>
    </message>
    <message>
        <source>that hit with</source>
        <translation>que aciertan con</translation>
    </message>
    <message>
        <source>Attack dice to roll again</source>
        <translation>Dados de ataque que se repiten</translation>
    </message>
    <message>
        <source>Supports more than the target</source>
        <translation>Apoyos más que el blanco</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Dados de defensa</translation>
    </message>
    <message>
        <source>that hold with</source>
        <translation>que resisten con</translation>
    </message>
    <message>
        <source>Defence dice to roll again</source>
        <translation>Dados de defensa que se repiten</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Life left</source>
        <translation>Vida restante</translation>
    </message>
    <message>
        <source>Cleave: shields do not count</source>
        <translation>Romper: los escudos no cuentan</translation>
    </message>
    <message>
        <source>The target is on Guard</source>
        <translation>El blanco está en Guardia</translation>
    </message>
    <message>
        <source>The target is trapped</source>
        <translation>El blanco está atrapado</translation>
    </message>
</context>
<context>
    <name>dugout::AttackOddsDialog</name>
    <message numerus="yes">
        <source>A hit leaves %n of his wounds.</source>
        <translation>
            <numerusform>Un acierto le deja %n herida.</numerusform>
            <numerusform>Un acierto le deja %n heridas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hit takes the target out of action.</source>
        <translation>Un acierto deja al blanco fuera de combate.</translation>
    </message>
    <message>
        <source>%1 drives back only, %2 fails</source>
        <translation>%1 solo empuja, %2 falla</translation>
    </message>
    <message>
        <source>As the table stands: %1</source>
        <translation>Tal como está la mesa: %1</translation>
    </message>
    <message>
        <source>Odds of an attack</source>
        <translation>Probabilidades de un ataque</translation>
    </message>
    <message>
        <source>The attack succeeds</source>
        <translation>El ataque tiene éxito</translation>
    </message>
    <message>
        <source>As the table stands</source>
        <translation>Tal como está la mesa</translation>
    </message>
    <message>
        <source>Some values on the cards of these two are open: say them here.</source>
        <translation>Hay valores en blanco en las cartas de estos dos: indíquelos aquí.</translation>
    </message>
</context>
<context>
    <name>dugout::BattlefieldView</name>
    <message>
        <source>blocked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>starting hex</source>
        <translation>hexágono inicial</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>extremo</translation>
    </message>
    <message>
        <source>no one&apos;s territory</source>
        <translation>territorio de nadie</translation>
    </message>
    <message>
        <source>the Relic</source>
        <translation>el Artefacto</translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation>objetivo %1</translation>
    </message>
    <message>
        <source>objective, face down</source>
        <translation>objetivo, boca abajo</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n herida</numerusform>
            <numerusform>%n heridas</numerusform>
        </translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
</context>
<context>
    <name>dugout::BinDialog</name>
    <message>
        <source>until %1</source>
        <translation>hasta el %1</translation>
    </message>
    <message numerus="yes">
        <source>The bin is empty. What you delete lies here for %n day(s).</source>
        <translation>
            <numerusform>La papelera está vacía. Lo que se borra queda aquí %n día.</numerusform>
            <numerusform>La papelera está vacía. Lo que se borra queda aquí %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you have deleted, the last first.</source>
        <translation>Lo borrado, lo último primero.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 está de vuelta.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>%1 is gone for good.</source>
        <translation>%1 se ha ido para siempre.</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Borrar para siempre…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>dugout::BoardDialog</name>
    <message>
        <source>The board needs a name.</source>
        <translation>El tablero necesita un nombre.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Back of</source>
        <translation>Reverso de</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>A click makes a hex a starting hex, then a blocked one, then plain again.</source>
        <translation>Un clic convierte un hexágono en inicial, otro en bloqueado y otro lo deja normal.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>dugout::BracketView</name>
    <message>
        <source>bye</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>Round %1: %2 beat %3.</source>
        <translation>Ronda %1: %2 ganó a %3.</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Cuadro</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Tercer puesto</translation>
    </message>
</context>
<context>
    <name>dugout::CardDialog</name>
    <message>
        <source>every warband</source>
        <translation>todas las bandas</translation>
    </message>
    <message>
        <source>The card needs a name.</source>
        <translation>La carta necesita un nombre.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Solo para</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dura</translation>
    </message>
    <message>
        <source>Is a reaction</source>
        <translation>Es una reacción</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>de inmediato</translation>
    </message>
    <message>
        <source>in the end phase</source>
        <translation>en el final de la fase</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>for the next activation</source>
        <translation>en la siguiente activación</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>hasta el fin de la ronda</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Gives glory</source>
        <translation>Da gloria</translation>
    </message>
    <message>
        <source>Gives an attack</source>
        <translation>Da un ataque</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Reacts</source>
        <translation>Reacciona</translation>
    </message>
    <message>
        <source>With three or four players</source>
        <translation>Con tres o cuatro jugadores</translation>
    </message>
    <message>
        <source>whenever its text says</source>
        <translation>cuando diga su texto</translation>
    </message>
</context>
<context>
    <name>dugout::CareerDialog</name>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>The team</source>
        <translation>El equipo</translation>
    </message>
    <message>
        <source>Careers</source>
        <translation>Trayectorias</translation>
    </message>
    <message>
        <source>The team and everybody it ever had</source>
        <translation>El equipo y todos los que ha tenido</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Sheet before…</source>
        <translation>Hoja de antes…</translation>
    </message>
    <message>
        <source>Sheet after…</source>
        <translation>Hoja de después…</translation>
    </message>
</context>
<context>
    <name>dugout::ChainPanel</name>
    <message>
        <source>Add rolls to see the chance that all of them succeed.</source>
        <translation>Añada tiradas para ver la probabilidad de lograrlas todas.</translation>
    </message>
    <message numerus="yes">
        <source>with %n team re-roll(s) %1</source>
        <translation>
            <numerusform>con %n segunda oportunidad de equipo: %1</numerusform>
            <numerusform>con %n segundas oportunidades de equipo: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A chain of rolls</source>
        <translation>Una cadena de tiradas</translation>
    </message>
    <message>
        <source>Team re-rolls</source>
        <translation>Segundas oportunidades de equipo</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message numerus="yes">
        <source>Team re-rolls (%n left)</source>
        <translation>
            <numerusform>Segundas oportunidades de equipo (queda %n)</numerusform>
            <numerusform>Segundas oportunidades de equipo (quedan %n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::ChartView</name>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: de %2 a %3</translation>
    </message>
</context>
<context>
    <name>dugout::ChoiceButtons</name>
    <message>
        <source>None</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Dugout draws</source>
        <translation>Dugout sortea</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Tirar %1</translation>
    </message>
</context>
<context>
    <name>dugout::ChoiceList</name>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>Elegidos: %1 de %2</translation>
    </message>
    <message>
        <source>%1 chosen, from %2 to %3</source>
        <translation>Elegidos: %1, de %2 a %3</translation>
    </message>
    <message>
        <source>Type a number or a name</source>
        <translation>Escriba un dorsal o un nombre</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Dugout draws</source>
        <translation>Dugout sortea</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Escriba una parte del nombre</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Aquí no hay nada con ese nombre.</translation>
    </message>
    <message>
        <source>Type them in their order</source>
        <translation>Escríbalos en su orden</translation>
    </message>
    <message>
        <source>Type numbers (1 4 11) or a name</source>
        <translation>Escriba dorsales (1 4 11) o un nombre</translation>
    </message>
    <message>
        <source>Both teams have such numbers: choose below.</source>
        <translation>Ambos equipos tienen esos dorsales: elija abajo.</translation>
    </message>
</context>
<context>
    <name>dugout::ClockPanel</name>
    <message>
        <source>time is over</source>
        <translation>se acabó el tiempo</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>Un minuto más</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Poner en marcha el reloj</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minuto por turno</numerusform>
            <numerusform>%n minutos por turno</numerusform>
        </translation>
    </message>
    <message>
        <source>time is running out</source>
        <translation>el tiempo se acaba</translation>
    </message>
    <message>
        <source>Length of a turn</source>
        <translation>Duración de un turno</translation>
    </message>
    <message>
        <source>For a turn</source>
        <translation>Para un turno</translation>
    </message>
    <message>
        <source>For the whole match</source>
        <translation>Para todo el encuentro</translation>
    </message>
    <message>
        <source>Nothing counted</source>
        <translation>Sin contar</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) for each coach</source>
        <translation>
            <numerusform>%n minuto para cada entrenador</numerusform>
            <numerusform>%n minutos para cada entrenador</numerusform>
        </translation>
    </message>
    <message>
        <source>Another time for each coach…</source>
        <translation>Otro tiempo para cada entrenador…</translation>
    </message>
    <message>
        <source>Time for each coach</source>
        <translation>Tiempo de cada entrenador</translation>
    </message>
    <message>
        <source>Minutes for the whole match</source>
        <translation>Minutos para todo el encuentro</translation>
    </message>
    <message>
        <source>for the match</source>
        <translation>para el encuentro</translation>
    </message>
</context>
<context>
    <name>dugout::CollectionDocument</name>
    <message>
        <source>%1 What is kept now is shown here.</source>
        <translation>%1 Aquí se muestra lo que hay guardado ahora.</translation>
    </message>
</context>
<context>
    <name>dugout::CollectionEditor</name>
    <message>
        <source>New warband</source>
        <translation>Nueva banda</translation>
    </message>
    <message>
        <source>New fighter</source>
        <translation>Nuevo guerrero</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nueva carta</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nuevo tablero</translation>
    </message>
    <message>
        <source>Edit a warband</source>
        <translation>Editar una banda</translation>
    </message>
    <message>
        <source>Edit a fighter</source>
        <translation>Editar un guerrero</translation>
    </message>
    <message>
        <source>Edit a card</source>
        <translation>Editar una carta</translation>
    </message>
    <message>
        <source>Edit a board</source>
        <translation>Editar un tablero</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>dugout::CollectionModel</name>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Warbands</source>
        <translation>Bandas</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexágono</numerusform>
            <numerusform>%n hexágonos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fighter(s)</source>
        <translation>
            <numerusform>%n guerrero</numerusform>
            <numerusform>%n guerreros</numerusform>
        </translation>
    </message>
    <message>
        <source>own</source>
        <translation>de elaboración propia</translation>
    </message>
    <message>
        <source>open</source>
        <translation>faltan datos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>En la carta</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>dugout::CollectionPage</name>
    <message numerus="yes">
        <source>%n row(s) could not be taken:</source>
        <translation>
            <numerusform>No se pudo tomar %n fila:</numerusform>
            <numerusform>No se pudieron tomar %n filas:</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>Buscar en cualquier idioma</translation>
    </message>
    <message>
        <source>Search the collection</source>
        <translation>Buscar en la colección</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>New warband…</source>
        <translation>Nueva banda…</translation>
    </message>
    <message>
        <source>New fighter…</source>
        <translation>Nuevo guerrero…</translation>
    </message>
    <message>
        <source>New card…</source>
        <translation>Nueva carta…</translation>
    </message>
    <message>
        <source>New board…</source>
        <translation>Nuevo tablero…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot;…</source>
        <translation>Leyendo «%1»…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message numerus="yes">
        <source>%n entry/entries taken.</source>
        <translation>
            <numerusform>Se ha tomado %n entrada.</numerusform>
            <numerusform>Se han tomado %n entradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Exportar la colección</translation>
    </message>
    <message>
        <source>Collections (*.json)</source>
        <translation>Colecciones (*.json)</translation>
    </message>
    <message>
        <source>Written to &quot;%1&quot;.</source>
        <translation>Guardado en «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n entry/entries removed; Undo brings them back.</source>
        <translation>
            <numerusform>Se ha quitado %n entrada; Deshacer la devuelve.</numerusform>
            <numerusform>Se han quitado %n entradas; Deshacer las devuelve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export everything…</source>
        <translation>Exportar todo…</translation>
    </message>
</context>
<context>
    <name>dugout::CompetitionDialog</name>
    <message>
        <source>New competition</source>
        <translation>Nueva competición</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Se juega como</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>How often each pair meets</source>
        <translation>Veces que se enfrenta cada pareja</translation>
    </message>
    <message>
        <source>Divisions</source>
        <translation>Divisiones</translation>
    </message>
    <message>
        <source>Go on from each group</source>
        <translation>Pasan de cada grupo</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Al mejor de</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Only the best results (0: all)</source>
        <translation>Solo los mejores resultados (0: todos)</translation>
    </message>
    <message>
        <source>A bye counts as</source>
        <translation>Un descanso cuenta como</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Sistema suizo</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminatorias</translation>
    </message>
    <message>
        <source>Groups, then play-offs</source>
        <translation>Grupos y eliminatorias</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escalera de retos</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Juego libre</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empatado</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>ningún encuentro</translation>
    </message>
    <message>
        <source>Divisions also play each other</source>
        <translation>Las divisiones también juegan entre sí</translation>
    </message>
    <message>
        <source>A match for third place</source>
        <translation>Un encuentro por el tercer puesto</translation>
    </message>
    <message>
        <source>Teams develop from match to match</source>
        <translation>Los equipos progresan de encuentro en encuentro</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Anunciar</translation>
    </message>
    <message>
        <source>Change the competition</source>
        <translation>Cambiar la competición</translation>
    </message>
    <message>
        <source>Who goes on, by</source>
        <translation>Se pasa por</translation>
    </message>
    <message>
        <source>Touchdowns of a walk-over</source>
        <translation>Touchdowns por incomparecencia</translation>
    </message>
    <message>
        <source>Opponents&apos; points for a bye</source>
        <translation>Puntos de rivales por descanso</translation>
    </message>
    <message>
        <source>Opponents&apos; points for a walk-over</source>
        <translation>Puntos de rivales por incomparecencia</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>team value</source>
        <translation>valor de equipo</translation>
    </message>
    <message>
        <source>win ratio</source>
        <translation>porcentaje de victorias</translation>
    </message>
    <message>
        <source>win ratio times team value</source>
        <translation>porcentaje de victorias por valor de equipo</translation>
    </message>
    <message>
        <source>the opponent&apos;s own</source>
        <translation>los del rival</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>as many as one has</source>
        <translation>tantos como los propios</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>la media</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Games of a walk-over</source>
        <translation>Partidas de una victoria por incomparecencia</translation>
    </message>
    <message>
        <source>Members of a squad (0: no squads)</source>
        <translation>Tamaño de escuadra (0: sin ellas)</translation>
    </message>
    <message>
        <source>A squad&apos;s points</source>
        <translation>Puntos de una escuadra</translation>
    </message>
    <message>
        <source>Every match has a winner</source>
        <translation>Todo encuentro tiene un ganador</translation>
    </message>
    <message>
        <source>for each meeting</source>
        <translation>por cada enfrentamiento</translation>
    </message>
    <message>
        <source>those of its boards, added up</source>
        <translation>los de sus tableros, sumados</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Further words for points</source>
        <translation>Más palabras para los puntos</translation>
    </message>
    <message>
        <source>completions, interceptions and kills, which matches tell by themselves, or words of your own that are asked for with each result.</source>
        <translation>completions, interceptions y kills, que los encuentros dicen por sí mismos, o palabras propias por las que se pregunta con cada resultado.</translation>
    </message>
    <message>
        <source>Go on to play-offs (0: nobody)</source>
        <translation>Pasan a las eliminatorias (0: nadie)</translation>
    </message>
    <message>
        <source>Whoever goes on is paired by lot</source>
        <translation>Los que pasan se emparejan por sorteo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>On equal points</source>
        <translation>Con igualdad a puntos</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Competición</translation>
    </message>
    <message>
        <source>Somebody else changed this competition while you did. Please choose which version counts.</source>
        <translation>Otra persona cambió esta competición mientras usted lo hacía. Elija, por favor, qué versión cuenta.</translation>
    </message>
    <message>
        <source>What stands</source>
        <translation>Lo que vale ahora</translation>
    </message>
    <message>
        <source>What you wanted</source>
        <translation>Lo que usted quería</translation>
    </message>
    <message>
        <source>Go on from what stands</source>
        <translation>Partir de lo que vale ahora</translation>
    </message>
    <message>
        <source>Mine counts</source>
        <translation>Cuenta la mía</translation>
    </message>
    <message>
        <source>none</source>
        <comment>further words for points</comment>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>dugout::CompetitionLists</name>
    <message>
        <source>Who takes part</source>
        <translation>Quién participa</translation>
    </message>
    <message>
        <source>What decides on equal points, in this order</source>
        <translation>Qué decide a igualdad de puntos, por este orden</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
</context>
<context>
    <name>dugout::ConfirmBody</name>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>dugout::CorrectionDialog</name>
    <message>
        <source>What was it?</source>
        <translation>¿Qué fue?</translation>
    </message>
    <message>
        <source>Correct the log</source>
        <translation>Corregir el registro</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Antes de: %1</translation>
    </message>
    <message>
        <source>Instead of: %1</source>
        <translation>En lugar de: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Nothing can be chosen here now. Cards that are hidden must be opened first.</source>
        <translation>Ahora no se puede elegir nada aquí. Las cartas ocultas deben mostrarse antes.</translation>
    </message>
</context>
<context>
    <name>dugout::CorrectionReview</name>
    <message>
        <source>This no longer fits: %1
%2</source>
        <translation>Esto ya no encaja: %1
%2</translation>
    </message>
    <message>
        <source>This has to be decided now, before: %1</source>
        <translation>Esto hay que decidirlo ahora, antes de: %1</translation>
    </message>
    <message>
        <source>What was it?</source>
        <translation>¿Qué fue?</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Lo que cambiaría</translation>
    </message>
    <message>
        <source>Nothing changes for either team.</source>
        <translation>No cambia nada para ninguno de los dos equipos.</translation>
    </message>
    <message>
        <source>Accepting it stands for both coaches&apos; word on the new result.</source>
        <translation>Al aceptarlo, los dos entrenadores dan por bueno el nuevo resultado.</translation>
    </message>
    <message>
        <source>The teams today</source>
        <translation>Los equipos hoy</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>No longer fits; it stays in the log until it is decided:</source>
        <translation>Ya no encaja; queda en el registro hasta que se decida:</translation>
    </message>
    <message>
        <source>Asked when the match is opened:</source>
        <translation>Se preguntará al abrir el encuentro:</translation>
    </message>
    <message>
        <source>Correct a match that is over</source>
        <translation>Corregir un encuentro terminado</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>No ocurrió</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Keep as it was</source>
        <translation>Dejar como estaba</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>A team was changed while this match was played. This is what its sheet would be with the match on it; until you decide, the match stands on no sheet.</source>
        <translation>Un equipo se modificó mientras se jugaba este encuentro. Así quedaría su hoja con el encuentro anotado; hasta que usted decida, el encuentro no figura en ninguna hoja.</translation>
    </message>
    <message>
        <source>Write the match onto the sheets</source>
        <translation>Anotar el encuentro en las hojas</translation>
    </message>
    <message>
        <source>Leave the sheets as they are</source>
        <translation>Dejar las hojas como están</translation>
    </message>
    <message>
        <source>Correct the match</source>
        <translation>Corregir el encuentro</translation>
    </message>
    <message>
        <source>In the league</source>
        <translation>En la liga</translation>
    </message>
    <message>
        <source>Take that line out</source>
        <translation>Quitar esa línea</translation>
    </message>
    <message>
        <source>%1 is over and would be open again</source>
        <translation>%1 ha terminado y volvería a estar abierto</translation>
    </message>
    <message>
        <source>Open it again all the same</source>
        <translation>Volver a abrirlo de todos modos</translation>
    </message>
    <message>
        <source>%1 has spent %2 gold that it would no longer have had</source>
        <translation>%1 ha gastado %2 de oro que ya no habría tenido</translation>
    </message>
    <message>
        <source>It owes the gold: the treasury falls below 0</source>
        <translation>Queda a deber el oro: la tesorería baja de 0</translation>
    </message>
    <message>
        <source>Forgive it: the treasury stays at 0</source>
        <translation>Perdonarlo: la tesorería se queda en 0</translation>
    </message>
</context>
<context>
    <name>dugout::CoverBody</name>
    <message>
        <source>For the eyes of %1 only: hand over the device.</source>
        <translation>Solo para los ojos de %1: pase el dispositivo.</translation>
    </message>
    <message>
        <source>I drew…</source>
        <translation>He robado…</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>Dugout draws</source>
        <translation>Dugout sortea</translation>
    </message>
    <message>
        <source>%1 answers this on the phone.</source>
        <translation>%1 contesta a esto en el móvil.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>dugout::DeckDialog</name>
    <message>
        <source>The deck needs a name.</source>
        <translation>El mazo necesita un nombre.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Card deck</source>
        <translation>Mazo</translation>
    </message>
</context>
<context>
    <name>dugout::DeckModel</name>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>En la carta</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
</context>
<context>
    <name>dugout::DeckPanel</name>
    <message>
        <source>%1 of %2 objectives · %3 power cards, at least %4 · %5 ploys, at most %6</source>
        <translation>%1 de %2 objetivos · %3 cartas de poder, al menos %4 · %5 ardides, como mucho %6</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Este mazo es legal.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n regla incumplida</numerusform>
            <numerusform>%n reglas incumplidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance to see a card</source>
        <translation>La probabilidad de ver una carta</translation>
    </message>
    <message>
        <source>At least one of so many</source>
        <translation>Al menos una de este número de cartas</translation>
    </message>
    <message>
        <source>Draw the hand again without it</source>
        <translation>Cambiar la mano si no aparece</translation>
    </message>
    <message>
        <source>By a round: when the whole hand is used up and drawn anew each time.</source>
        <translation>Por ronda: si cada vez se gasta y se repone toda la mano.</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Mano inicial</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Cartas de poder</translation>
    </message>
</context>
<context>
    <name>dugout::DecksPage</name>
    <message>
        <source>Change a deck</source>
        <translation>Cambiar un mazo</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuevo mazo</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Copy a deck</source>
        <translation>Copiar un mazo</translation>
    </message>
    <message>
        <source>Rename a deck</source>
        <translation>Cambiar el nombre de un mazo</translation>
    </message>
    <message>
        <source>Delete a deck</source>
        <translation>Borrar un mazo</translation>
    </message>
    <message>
        <source>There is no deck yet. Build one from the cards of your collection.</source>
        <translation>Aún no hay mazos. Construya uno con las cartas de su colección.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>New deck…</source>
        <translation>Nuevo mazo…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Print the list…</source>
        <translation>Imprimir la lista…</translation>
    </message>
    <message>
        <source>Print a reference sheet…</source>
        <translation>Imprimir una hoja de referencia…</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>Buscar en cualquier idioma</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Buscar en las cartas</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cartas del mazo</translation>
    </message>
</context>
<context>
    <name>dugout::DiceBody</name>
    <message>
        <source>Dugout rolls %1</source>
        <translation>Dugout tira %1</translation>
    </message>
    <message>
        <source>I rolled…</source>
        <translation>He tirado…</translation>
    </message>
    <message numerus="yes">
        <source>Dugout rolls %n dice</source>
        <translation>
            <numerusform>Dugout tira %n dado</numerusform>
            <numerusform>Dugout tira %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Dugout tosses a coin</source>
        <translation>Dugout lanza la moneda</translation>
    </message>
</context>
<context>
    <name>dugout::DiceEntry</name>
    <message>
        <source>Click what your dice show, or type it.</source>
        <translation>Haga clic en lo que muestran los dados o escríbalo.</translation>
    </message>
    <message>
        <source>What your dice show</source>
        <translation>Lo que muestran los dados</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>por ejemplo %1</translation>
    </message>
</context>
<context>
    <name>dugout::DisplayWindow</name>
    <message>
        <source>Display</source>
        <translation>Marcador</translation>
    </message>
</context>
<context>
    <name>dugout::DugoutModel</name>
    <message>
        <source>On the pitch</source>
        <translation>En el campo</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Inconscientes</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Lesionados</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Expulsados</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Ausentes</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>CAS</source>
        <translation>LES</translation>
    </message>
    <message>
        <source>COMP</source>
        <translation>COMP</translation>
    </message>
    <message>
        <source>INT</source>
        <translation>INT</translation>
    </message>
    <message>
        <source>MVP</source>
        <translation>MJE</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>se pierde la entrada</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>aturdido</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>tumbado</translation>
    </message>
    <message>
        <source>has the ball</source>
        <translation>tiene el balón</translation>
    </message>
</context>
<context>
    <name>dugout::DugoutPanel</name>
    <message>
        <source>A team without a roster: only score, turns and re-rolls are kept.</source>
        <translation>Un equipo sin plantilla: solo se llevan el marcador, los turnos y las segundas oportunidades.</translation>
    </message>
    <message>
        <source>Players of %1</source>
        <translation>Jugadores de %1</translation>
    </message>
</context>
<context>
    <name>dugout::EditionList</name>
    <message>
        <source>%1 (has a fault)</source>
        <translation>%1 (tiene un fallo)</translation>
    </message>
</context>
<context>
    <name>dugout::EntryPanel</name>
    <message>
        <source>Leader</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>Normal side</source>
        <translation>Lado normal</translation>
    </message>
    <message>
        <source>Inspired side</source>
        <translation>Lado inspirado</translation>
    </message>
    <message>
        <source>Inspired when</source>
        <translation>Se inspira cuando</translation>
    </message>
    <message>
        <source>Not printed: fill it in.</source>
        <translation>No está impreso: complételo.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are open; fill them in with Edit.</source>
        <translation>
            <numerusform>Falta %n valor; complételo con Editar.</numerusform>
            <numerusform>Faltan %n valores; complételos con Editar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Número %1</translation>
    </message>
    <message>
        <source>Your collection</source>
        <translation>Su colección</translation>
    </message>
    <message>
        <source>Choose a warband, a fighter, a card or a board to see it.</source>
        <translation>Elija una banda, un guerrero, una carta o un tablero para verlo.</translation>
    </message>
</context>
<context>
    <name>dugout::FieldButtons</name>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Whole field</source>
        <translation>Campo entero</translation>
    </message>
</context>
<context>
    <name>dugout::FighterDialog</name>
    <message>
        <source>The fighter needs a name.</source>
        <translation>El guerrero necesita un nombre.</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Guerrero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>Inspired when</source>
        <translation>Se inspira cuando</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Normal side</source>
        <translation>Lado normal</translation>
    </message>
    <message>
        <source>Inspired side</source>
        <translation>Lado inspirado</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Fill in from the normal side</source>
        <translation>Rellenar desde la cara normal</translation>
    </message>
</context>
<context>
    <name>dugout::FighterNote</name>
    <message>
        <source>Close the card</source>
        <translation>Cerrar la carta</translation>
    </message>
</context>
<context>
    <name>dugout::FighterRow</name>
    <message>
        <source>out of action</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>inspired</source>
        <translation>inspirado</translation>
    </message>
    <message>
        <source>%1 of %2 wounds</source>
        <translation>%1 de %2 heridas</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n herida</numerusform>
            <numerusform>%n heridas</numerusform>
        </translation>
    </message>
    <message>
        <source>Upgrades: %1</source>
        <translation>Mejoras: %1</translation>
    </message>
    <message>
        <source>Only set by hand:</source>
        <translation>Solo poner a mano:</translation>
    </message>
</context>
<context>
    <name>dugout::FighterTokens</name>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>Inspired</source>
        <translation>Inspirado</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Damage +</source>
        <translation>Daño +</translation>
    </message>
    <message>
        <source>Damage −</source>
        <translation>Daño −</translation>
    </message>
    <message>
        <source>Upgrade…</source>
        <translation>Mejora…</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>short, where there is little room</comment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Charge</source>
        <comment>short, where there is little room</comment>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>short, where there is little room</comment>
        <translation>Guardia</translation>
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
        <translation>Jugar el encuentro</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Abrir el encuentro</translation>
    </message>
    <message>
        <source>Go on with the match</source>
        <translation>Continuar el encuentro</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Aún no se ha sorteado nada.</translation>
    </message>
    <message>
        <source>There is no competition yet: fixtures come with its draw.</source>
        <translation>Aún no hay ninguna competición: los encuentros llegan con su sorteo.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Result…</source>
        <translation>Resultado…</translation>
    </message>
    <message>
        <source>Sign…</source>
        <translation>Firmar…</translation>
    </message>
    <message>
        <source>Take the result back…</source>
        <translation>Retirar el resultado…</translation>
    </message>
    <message>
        <source>When and where…</source>
        <translation>Cuándo y dónde…</translation>
    </message>
    <message>
        <source>Change the pair…</source>
        <translation>Cambiar la pareja…</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sortear otra vez</translation>
    </message>
    <message>
        <source>Match by hand…</source>
        <translation>Encuentro a mano…</translation>
    </message>
    <message>
        <source>Discard the last round…</source>
        <translation>Descartar la última ronda…</translation>
    </message>
    <message>
        <source>Challenge…</source>
        <translation>Desafío…</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Respuesta…</translation>
    </message>
    <message>
        <source>From paper…</source>
        <translation>Desde papel…</translation>
    </message>
    <message>
        <source>Follow the match</source>
        <translation>Seguir el encuentro</translation>
    </message>
    <message>
        <source>Play the skirmish</source>
        <translation>Jugar la escaramuza</translation>
    </message>
    <message>
        <source>Open the skirmish</source>
        <translation>Abrir la escaramuza</translation>
    </message>
    <message>
        <source>Go on with the skirmish</source>
        <translation>Continuar la escaramuza</translation>
    </message>
    <message>
        <source>Dispute…</source>
        <translation>Impugnar…</translation>
    </message>
    <message>
        <source>Nobody has found an opponent yet.</source>
        <translation>Nadie ha encontrado rival todavía.</translation>
    </message>
    <message>
        <source>Draw the play-offs</source>
        <translation>Sortear las eliminatorias</translation>
    </message>
</context>
<context>
    <name>dugout::ForGoodDialog</name>
    <message>
        <source>Bought once, with the gold that building the team left, and there in every match whose teams come back as registered.</source>
        <translation>Se compran una vez, con el oro que quedó de crear el equipo, y están en cada encuentro cuyos equipos vuelven como se inscribieron.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Permanent inducements</source>
        <translation>Incentivos permanentes</translation>
    </message>
</context>
<context>
    <name>dugout::FormDialog</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>dugout::GameList</name>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>No skirmish has been played yet. Start one for two to four players.</source>
        <translation>Aún no se ha jugado ninguna escaramuza. Empiece una de dos a cuatro jugadores.</translation>
    </message>
    <message>
        <source>Choose a skirmish to go on with it.</source>
        <translation>Elija una escaramuza para continuarla.</translation>
    </message>
    <message>
        <source>New skirmish…</source>
        <translation>Nueva escaramuza…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Skirmishes</source>
        <translation>Escaramuzas</translation>
    </message>
</context>
<context>
    <name>dugout::GameTable</name>
    <message>
        <source>%1 has these cards on the phone.</source>
        <translation>%1 tiene estas cartas en el móvil.</translation>
    </message>
</context>
<context>
    <name>dugout::GameView</name>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Print the report…</source>
        <translation>Imprimir el acta…</translation>
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
        <translation>Aún no hay nada publicado.</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minutos de una ronda</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Arrancar el reloj</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>minutes</source>
        <comment>after their number</comment>
        <translation>minutos</translation>
    </message>
</context>
<context>
    <name>dugout::HandDialog</name>
    <message>
        <source>Cards of %1</source>
        <translation>Cartas de %1</translation>
    </message>
    <message>
        <source>Hand the device to %1.</source>
        <translation>Pase el dispositivo a %1.</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Mostrar las cartas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Take it up again</source>
        <translation>Volver a tomarla</translation>
    </message>
    <message>
        <source>Not in this match</source>
        <translation>En este encuentro no</translation>
    </message>
</context>
<context>
    <name>dugout::HandPanel</name>
    <message>
        <source>The hand of %1</source>
        <translation>La mano de %1</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Cartas de poder</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Ocultar las cartas</translation>
    </message>
</context>
<context>
    <name>dugout::HireModel</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Hired</source>
        <translation>En plantilla</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
</context>
<context>
    <name>dugout::HirePanel</name>
    <message>
        <source>Hire</source>
        <translation>Contratar</translation>
    </message>
    <message>
        <source>Double-click or drag onto the team.</source>
        <translation>Doble clic o arrastrar al equipo.</translation>
    </message>
    <message>
        <source>Hire the selected position</source>
        <translation>Contratar la posición seleccionada</translation>
    </message>
    <message>
        <source>Positions for hire</source>
        <translation>Posiciones que se pueden contratar</translation>
    </message>
</context>
<context>
    <name>dugout::HistoryPart</name>
    <message>
        <source>This cannot be taken back on its own: %1</source>
        <translation>Esto no se puede retirar por sí solo: %1</translation>
    </message>
    <message>
        <source>Take an action back</source>
        <translation>Retirar una decisión</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Take this one back…</source>
        <translation>Retirar esta…</translation>
    </message>
    <message>
        <source>Somebody else has changed the history meanwhile: choose the action again.</source>
        <translation>Otra persona ha cambiado el historial entretanto: elija la acción otra vez.</translation>
    </message>
</context>
<context>
    <name>dugout::HomePage</name>
    <message>
        <source>Welcome to the dugout</source>
        <translation>Le damos la bienvenida al banquillo</translation>
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
    <message>
        <source>Next fixtures</source>
        <translation>Próximos encuentros</translation>
    </message>
    <message>
        <source>Results to sign</source>
        <translation>Resultados por firmar</translation>
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
    <message>
        <source>Sample teams show you around. They can be removed at any time.</source>
        <translation>Los equipos de ejemplo le enseñan el lugar. Se pueden quitar en cualquier momento.</translation>
    </message>
    <message>
        <source>Add the sample league</source>
        <translation>Añadir liga de ejemplo</translation>
    </message>
    <message>
        <source>Sample teams show you around, or a league in the middle of its season. They can be removed at any time.</source>
        <translation>Los equipos de ejemplo le enseñan el programa, o una liga a mitad de temporada. Se pueden quitar en cualquier momento.</translation>
    </message>
    <message>
        <source>Add the sample teams</source>
        <translation>Añadir equipos de ejemplo</translation>
    </message>
</context>
<context>
    <name>dugout::IdentityDialog</name>
    <message>
        <source>Picture for the badge</source>
        <translation>Imagen para el escudo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation>No se puede leer esta imagen.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Redondo</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Pennant</source>
        <translation>Banderín</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Balón</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Calavera</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Hacha</translation>
    </message>
    <message>
        <source>Wing</source>
        <translation>Ala</translation>
    </message>
    <message>
        <source>Flame</source>
        <translation>Llama</translation>
    </message>
    <message>
        <source>Claw</source>
        <translation>Garra</translation>
    </message>
    <message>
        <source>Bolt</source>
        <translation>Rayo</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Puño</translation>
    </message>
    <message>
        <source>Name, colours and badge</source>
        <translation>Nombre, colores y escudo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Primer color</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Segundo color</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Emblema</translation>
    </message>
    <message>
        <source>Badge colour</source>
        <translation>Color del escudo</translation>
    </message>
    <message>
        <source>Sign colour</source>
        <translation>Color del emblema</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Use a picture…</source>
        <translation>Usar una imagen…</translation>
    </message>
    <message>
        <source>Use the drawn badge</source>
        <translation>Usar el escudo dibujado</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesorería</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Badge shape</source>
        <translation>Forma del escudo</translation>
    </message>
</context>
<context>
    <name>dugout::ImportDialog</name>
    <message>
        <source>Lists (*.csv *.json);;All files (*)</source>
        <translation>Listas (*.csv *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>A table as CSV, or an array of objects as JSON. The first line names the columns, in any order:</source>
        <translation>Una tabla en CSV o una lista de objetos en JSON. La primera línea nombra las columnas, en cualquier orden:</translation>
    </message>
    <message>
        <source>as printed, such as 22/437</source>
        <translation>como está impreso, p. ej. 22/437</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>obligatoria</translation>
    </message>
    <message>
        <source>a warband; empty for every warband</source>
        <translation>una banda; vacío para todas</translation>
    </message>
    <message>
        <source>objective, ploy or upgrade; needed</source>
        <translation>objetivo, ardid o mejora; obligatoria</translation>
    </message>
    <message>
        <source>a whole number, for objectives</source>
        <translation>un número entero, para objetivos</translation>
    </message>
    <message>
        <source>names of fighters, or yes or no</source>
        <translation>nombres de guerreros, o sí o no</translation>
    </message>
    <message>
        <source>immediate or end, for objectives</source>
        <translation>inmediato o final, para objetivos</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>what the card says</source>
        <translation>lo que dice la carta</translation>
    </message>
    <message>
        <source>Columns and words may be English, Spanish or German. A card that is in the collection already is changed; an empty field in a column of the list clears what you had entered there.</source>
        <translation>Columnas y palabras pueden estar en inglés, español o alemán. Una carta que ya está en la colección se cambia; un campo vacío en una columna de la lista borra lo que se había puesto ahí.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>what it changes, such as damage+1; dice+1:charge</source>
        <translation>lo que cambia, como daño+1; dados+1:carga</translation>
    </message>
    <message>
        <source>when a reaction comes, such as attack-failed</source>
        <translation>cuándo llega una reacción, como «ataque fallido»</translation>
    </message>
    <message>
        <source>next activation or round, for ploys</source>
        <translation>siguiente activación o ronda, para ardides</translation>
    </message>
    <message>
        <source>what it says for three or four players</source>
        <translation>lo que dice para tres o cuatro jugadores</translation>
    </message>
    <message>
        <source>A whole collection that a friend exported is taken as well. </source>
        <translation>También se toma una colección entera que haya exportado un amigo. </translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importar una lista</translation>
    </message>
    <message>
        <source>Fighters come as CSV with a row for each side and one more for each further attack: %1. Decks come with a row for each card: %2.</source>
        <translation>Los guerreros vienen en CSV con una fila por cara y otra más por cada ataque adicional: %1. Los mazos, con una fila por carta: %2.</translation>
    </message>
</context>
<context>
    <name>dugout::ImprovementDialog</name>
    <message>
        <source>Type the two dice, such as 3 5.</source>
        <translation>Escriba los dos dados, por ejemplo 3 5.</translation>
    </message>
    <message>
        <source>Choose what the player learns.</source>
        <translation>Elija qué aprende el jugador.</translation>
    </message>
    <message>
        <source>Improvement roll</source>
        <translation>Tirada de mejora</translation>
    </message>
    <message>
        <source>Two dice (I rolled)</source>
        <translation>Dos dados (tirados a mano)</translation>
    </message>
    <message>
        <source>such as 3 5</source>
        <translation>por ejemplo 3 5</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Tirar por mí</translation>
    </message>
    <message>
        <source>What this roll allows</source>
        <translation>Lo que permite esta tirada</translation>
    </message>
    <message>
        <source>Aging, %1 or more stays young</source>
        <translation>Envejecimiento: con %1 o más sigue joven</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>%1, only with this double</source>
        <translation>%1, solo con estos dobles</translation>
    </message>
    <message>
        <source>He has aged: choose what the book says it does to him.</source>
        <translation>Ha envejecido: elija qué dice el libro que le ocurre.</translation>
    </message>
    <message>
        <source>What age does to him</source>
        <translation>Efecto de la edad</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Choose what the book says</source>
        <translation>Elija lo que dice el libro</translation>
    </message>
    <message>
        <source>skill, category</source>
        <translation>habilidad, tipo</translation>
    </message>
    <message>
        <source>His points have earned no roll yet; what he learns is given to him.</source>
        <translation>Sus puntos aún no le dan ninguna tirada; lo que aprenda es un regalo.</translation>
    </message>
</context>
<context>
    <name>dugout::JoinDialog</name>
    <message>
        <source>Fetching the league…</source>
        <translation>Trayendo la liga…</translation>
    </message>
    <message>
        <source>%1, as %2; taken home, only to be read</source>
        <translation>%1, como %2; se trajo a casa, solo se puede leer</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <translation>%1, como %2</translation>
    </message>
    <message>
        <source>Join a shared league</source>
        <translation>Unirse a una liga compartida</translation>
    </message>
    <message>
        <source>Leagues there</source>
        <translation>Ligas en el servidor</translation>
    </message>
    <message>
        <source>Take the league&apos;s teams where other ones are kept here</source>
        <translation>Tomar los equipos de la liga donde aquí se guardan otros</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Look at the server</source>
        <translation>Consultar el servidor</translation>
    </message>
</context>
<context>
    <name>dugout::KnownTeamDialog</name>
    <message>
        <source>This team is here already</source>
        <translation>Este equipo ya está aquí</translation>
    </message>
    <message>
        <source>%1 is kept here already. With the file it would be different:</source>
        <translation>%1 ya se guarda aquí. Con el fichero sería distinto:</translation>
    </message>
    <message>
        <source>Open the kept one</source>
        <translation>Abrir el guardado</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Guardar los dos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>dugout::LeadersPart</name>
    <message>
        <source>Cemetery</source>
        <translation>Cementerio</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Entrenadores</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Razas</translation>
    </message>
    <message>
        <source>Race against race</source>
        <translation>Raza contra raza</translation>
    </message>
    <message>
        <source>All seasons</source>
        <translation>Todas las temporadas</translation>
    </message>
    <message>
        <source>All races</source>
        <translation>Todas las razas</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Qué se cuenta</translation>
    </message>
    <message>
        <source>Season and competition</source>
        <translation>Temporada y competición</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Raza</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Cara a cara</translation>
    </message>
    <message>
        <source>Ratings (Elo)</source>
        <translation>Puntuación (Elo)</translation>
    </message>
    <message>
        <source>Ratings (Glicko-2)</source>
        <translation>Puntuación (Glicko-2)</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Salón de la fama</translation>
    </message>
    <message>
        <source>Trophy cabinet</source>
        <translation>Vitrina de trofeos</translation>
    </message>
    <message>
        <source>All divisions</source>
        <translation>Todas las divisiones</translation>
    </message>
    <message>
        <source>All teams</source>
        <translation>Todos los equipos</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Team value</source>
        <translation>Valor de equipo</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>División</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>Nothing yet: deeds come from matches that are followed with Dugout or entered from paper, honours from competitions that are over.</source>
        <translation>Aún nada: los logros vienen de los encuentros seguidos con Dugout o anotados desde papel; los honores, de las competiciones terminadas.</translation>
    </message>
    <message>
        <source>Worth in gold</source>
        <translation>Valor total en oro</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueDocument</name>
    <message>
        <source>Somebody else was faster: %1 If you go on, yours is done on top of that.</source>
        <translation>Otra persona se adelantó: %1 Si continúa, lo suyo se hará además de eso.</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueImportQuestion</name>
    <message>
        <source>Import a league</source>
        <translation>Importar una liga</translation>
    </message>
    <message>
        <source>The league &quot;%1&quot; is here already.</source>
        <translation>La liga «%1» ya está aquí.</translation>
    </message>
    <message>
        <source>A part of the league &quot;%1&quot; is here already.</source>
        <translation>Una parte de la liga «%1» ya está aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its teams: %1.</source>
        <translation>
            <numerusform>%n de sus equipos: %1.</numerusform>
            <numerusform>%n de sus equipos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of its matches.</source>
        <translation>
            <numerusform>%n de sus encuentros.</numerusform>
            <numerusform>%n de sus encuentros.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you replace it, what is here goes to the bin.</source>
        <translation>Si se sustituye, lo que hay aquí va a la papelera.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Guardar los dos</translation>
    </message>
    <message>
        <source>Add what is missing</source>
        <translation>Añadir lo que falta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueList</name>
    <message>
        <source>no season is played</source>
        <translation>sin temporada en juego</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n equipo</numerusform>
            <numerusform>%n equipos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a league to open it.</source>
        <translation>Elija una liga para abrirla.</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>New league…</source>
        <translation>Nueva liga…</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligas</translation>
    </message>
    <message>
        <source>Found a league, and Dugout draws its rounds and keeps its tables. The sample league shows how it looks.</source>
        <translation>Funde una liga y Dugout sorteará sus rondas y llevará sus clasificaciones. La liga de ejemplo muestra cómo es.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Take the sample league</source>
        <translation>Usar la liga de ejemplo</translation>
    </message>
    <message>
        <source>Remove the sample league</source>
        <translation>Quitar la liga de ejemplo</translation>
    </message>
    <message>
        <source>shared, as %1</source>
        <translation>compartida, como %1</translation>
    </message>
    <message>
        <source>on this machine</source>
        <translation>en este ordenador</translation>
    </message>
    <message>
        <source>Join a shared league…</source>
        <translation>Unirse a una liga compartida…</translation>
    </message>
</context>
<context>
    <name>dugout::LeaguePage</name>
    <message>
        <source>Delete the league</source>
        <translation>Borrar la liga</translation>
    </message>
    <message>
        <source>Remove the sample league</source>
        <translation>Quitar la liga de ejemplo</translation>
    </message>
    <message>
        <source>A league that was exported</source>
        <translation>Una liga exportada</translation>
    </message>
    <message>
        <source>Leagues (*.json);;All files (*)</source>
        <translation>Ligas (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 lies in the bin. Menu, Bin brings it back.</source>
        <translation>%1 está en la papelera. Menú, Papelera lo devuelve.</translation>
    </message>
</context>
<context>
    <name>dugout::LeaguePrompt</name>
    <message>
        <source>Teams join the league: register at least two.</source>
        <translation>Los equipos entran en la liga: inscriba al menos dos.</translation>
    </message>
    <message>
        <source>The teams are there: begin a season.</source>
        <translation>Los equipos están listos: empiece una temporada.</translation>
    </message>
    <message>
        <source>Announce what is played for: a competition.</source>
        <translation>Anuncie qué se disputa: una competición.</translation>
    </message>
    <message>
        <source>Nobody to draw yet: enter teams in %1.</source>
        <translation>Aún no hay a quién sortear: apunte equipos a %1.</translation>
    </message>
    <message>
        <source>The next round of %1 can be drawn.</source>
        <translation>Se puede sortear la próxima ronda de %1.</translation>
    </message>
    <message>
        <source>Round %1 is drawn: look at it, change what you like, and publish it.</source>
        <translation>La ronda %1 está sorteada: revísela, cambie lo que quiera y publíquela.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of round %1 and later wait for a result.</source>
        <translation>
            <numerusform>Un encuentro de la ronda %1 espera su resultado.</numerusform>
            <numerusform>%n encuentros desde la ronda %1 esperan su resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here the coaches find their opponents: pair them as they agree.</source>
        <translation>Aquí los entrenadores buscan rival: emparéjelos como acuerden.</translation>
    </message>
    <message>
        <source>Everything is played.</source>
        <translation>Todo está jugado.</translation>
    </message>
    <message>
        <source>Everything is played. %1 wins %2.</source>
        <translation>Todo está jugado. %1 gana %2.</translation>
    </message>
    <message>
        <source>Register teams…</source>
        <translation>Inscribir equipos…</translation>
    </message>
    <message>
        <source>Begin a season…</source>
        <translation>Empezar una temporada…</translation>
    </message>
    <message>
        <source>New competition…</source>
        <translation>Nueva competición…</translation>
    </message>
    <message>
        <source>Show the teams</source>
        <translation>Ver los equipos</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publicar…</translation>
    </message>
    <message>
        <source>Show the fixtures</source>
        <translation>Ver los encuentros</translation>
    </message>
    <message>
        <source>Pair two teams…</source>
        <translation>Emparejar dos equipos…</translation>
    </message>
    <message>
        <source>End the season…</source>
        <translation>Cerrar la temporada…</translation>
    </message>
    <message>
        <source>Bands join the league: register at least two.</source>
        <translation>Las bandas se unen a la liga: inscriba al menos dos.</translation>
    </message>
    <message>
        <source>The bands are there: begin a season.</source>
        <translation>Las bandas están listas: empiece una temporada.</translation>
    </message>
    <message>
        <source>Register a band…</source>
        <translation>Inscribir una banda…</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) drafted anew have to be registered again first.</source>
        <translation>
            <numerusform>Un equipo vuelto a formar debe inscribirse otra vez antes.</numerusform>
            <numerusform>%n equipos vueltos a formar deben inscribirse otra vez antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can begin: its coaches find their opponents themselves.</source>
        <translation>%1 puede empezar: los entrenadores buscan ellos mismos a sus rivales.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Before that, they can be drafted anew under Teams and coaches.</source>
        <translation>Antes se pueden volver a formar en «Equipos y entrenadores».</translation>
    </message>
    <message>
        <source>The play-offs of %1 can be drawn.</source>
        <translation>Se pueden sortear las eliminatorias de %1.</translation>
    </message>
    <message>
        <source>All that is published is played; your commissioner says what comes next.</source>
        <translation>Todo lo publicado está jugado; su comisario dirá qué viene después.</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueRulesDialog</name>
    <message>
        <source>New league</source>
        <translation>Nueva liga</translation>
    </message>
    <message>
        <source>Rules of the league</source>
        <translation>Reglas de la liga</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Gold for a new team</source>
        <translation>Oro para un equipo nuevo</translation>
    </message>
    <message>
        <source>More with every season</source>
        <translation>Más con cada temporada</translation>
    </message>
    <message>
        <source>Holds from round</source>
        <translation>Vale desde la ronda</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Races that may join</source>
        <translation>Razas que pueden entrar</translation>
    </message>
    <message>
        <source>Found the league</source>
        <translation>Fundar la liga</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambiar las reglas</translation>
    </message>
    <message>
        <source>Prices and limits…</source>
        <translation>Precios y límites…</translation>
    </message>
    <message numerus="yes">
        <source>Prices and limits: %n of its own…</source>
        <translation>
            <numerusform>Precios y límites: %n propio…</numerusform>
            <numerusform>Precios y límites: %n propios…</numerusform>
        </translation>
    </message>
    <message>
        <source>To buy a player back</source>
        <translation>Recomprar a un jugador por</translation>
    </message>
    <message>
        <source>his value</source>
        <translation>su valor</translation>
    </message>
    <message>
        <source>A formula of %1, such as value + 20000.</source>
        <translation>Una fórmula con %1, como value + 20000.</translation>
    </message>
</context>
<context>
    <name>dugout::LeagueView</name>
    <message>
        <source>New competition…</source>
        <translation>Nueva competición…</translation>
    </message>
    <message>
        <source>Call the competition off…</source>
        <translation>Suspender la competición…</translation>
    </message>
    <message>
        <source>Begin a season…</source>
        <translation>Empezar una temporada…</translation>
    </message>
    <message>
        <source>End the season…</source>
        <translation>Cerrar la temporada…</translation>
    </message>
    <message>
        <source>Rules of the league…</source>
        <translation>Reglas de la liga…</translation>
    </message>
    <message>
        <source>Rename the league…</source>
        <translation>Cambiar el nombre de la liga…</translation>
    </message>
    <message>
        <source>Delete the league…</source>
        <translation>Borrar la liga…</translation>
    </message>
    <message>
        <source>no season is played</source>
        <translation>sin temporada en juego</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n equipo</numerusform>
            <numerusform>%n equipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) drawn</source>
        <translation>
            <numerusform>%n ronda sorteada</numerusform>
            <numerusform>%n rondas sorteadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Competición</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Teams and coaches</source>
        <translation>Equipos y entrenadores</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Líderes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Promotion and relegation…</source>
        <translation>Ascensos y descensos…</translation>
    </message>
    <message>
        <source>Change the competition…</source>
        <translation>Cambiar la competición…</translation>
    </message>
    <message>
        <source>End the competition…</source>
        <translation>Terminar la competición…</translation>
    </message>
    <message>
        <source>Hall screen</source>
        <translation>Pantalla de la sala</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>What is seen here…</source>
        <translation>Lo que se ve aquí…</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>shared, as %1</source>
        <translation>compartida, como %1</translation>
    </message>
    <message>
        <source>Somebody was faster</source>
        <translation>Alguien se adelantó</translation>
    </message>
    <message>
        <source>While you decided, somebody else changed the league. What you wanted was not done yet.</source>
        <translation>Mientras usted decidía, otra persona cambió la liga. Lo que usted quería aún no se ha hecho.</translation>
    </message>
    <message>
        <source>What came in</source>
        <translation>Lo que llegó</translation>
    </message>
    <message>
        <source>What you wanted</source>
        <translation>Lo que usted quería</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Dejarlo como está ahora</translation>
    </message>
    <message>
        <source>Do mine on top of it</source>
        <translation>Hacer también lo mío</translation>
    </message>
    <message>
        <source>Open to phones…</source>
        <translation>Abrir a los móviles…</translation>
    </message>
    <message numerus="yes">
        <source>%n band(s)</source>
        <translation>
            <numerusform>%n banda</numerusform>
            <numerusform>%n bandas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LineButton</name>
    <message>
        <source>The league&apos;s server asks for your password.</source>
        <translation>El servidor de la liga pide su contraseña.</translation>
    </message>
    <message>
        <source>The league&apos;s server is away; play goes on.</source>
        <translation>El servidor de la liga no responde; se sigue jugando.</translation>
    </message>
    <message>
        <source>The league&apos;s server says no.</source>
        <translation>El servidor de la liga dice que no.</translation>
    </message>
    <message>
        <source>Connected to the league&apos;s server.</source>
        <translation>Conectado al servidor de la liga.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting to be delivered.</source>
        <translation>
            <numerusform>%n espera la entrega.</numerusform>
            <numerusform>%n esperan la entrega.</numerusform>
        </translation>
    </message>
    <message>
        <source>What waits, and when the server last answered</source>
        <translation>Qué espera y cuándo respondió el servidor por última vez</translation>
    </message>
    <message numerus="yes">
        <source>%n refused there.</source>
        <translation>
            <numerusform>%n rechazado allí.</numerusform>
            <numerusform>%n rechazados allí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the league&apos;s server…</source>
        <translation>Buscando el servidor de la liga…</translation>
    </message>
    <message>
        <source>A match goes another way at another table.</source>
        <translation>Un encuentro sigue de otro modo en otra mesa.</translation>
    </message>
</context>
<context>
    <name>dugout::LinePanel</name>
    <message>
        <source>Looking at the server…</source>
        <translation>Consultando el servidor…</translation>
    </message>
    <message>
        <source>Asking again…</source>
        <translation>Preguntando de nuevo…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>what the server refused, from this list</source>
        <translation>lo que el servidor rechazó, de esta lista</translation>
    </message>
    <message>
        <source>Taking it off the list…</source>
        <translation>Quitándolo de la lista…</translation>
    </message>
    <message>
        <source>The server asks for your password.</source>
        <translation>El servidor pide su contraseña.</translation>
    </message>
    <message>
        <source>The server is away; play goes on, and what happens waits.</source>
        <translation>El servidor no responde; se sigue jugando y lo que ocurra espera.</translation>
    </message>
    <message>
        <source>The server answers.</source>
        <translation>El servidor responde.</translation>
    </message>
    <message>
        <source>The league is only read here.</source>
        <translation>Aquí la liga solo se lee.</translation>
    </message>
    <message>
        <source>not since the start</source>
        <translation>ninguna desde el inicio</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Cómo está</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Última respuesta</translation>
    </message>
    <message>
        <source>waits to be delivered</source>
        <translation>espera la entrega</translation>
    </message>
    <message>
        <source>Shared leagues</source>
        <translation>Ligas compartidas</translation>
    </message>
    <message>
        <source>Password…</source>
        <translation>Contraseña…</translation>
    </message>
    <message>
        <source>Choose between both versions…</source>
        <translation>Elegir entre ambas versiones…</translation>
    </message>
    <message>
        <source>Ask the server again</source>
        <translation>Preguntar de nuevo al servidor</translation>
    </message>
    <message>
        <source>Take off the list…</source>
        <translation>Quitar de la lista…</translation>
    </message>
    <message>
        <source>Look now</source>
        <translation>Consultar ahora</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Put to the commissioner</source>
        <translation>Ante el comisario</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of yours came when another one stood; the commissioner decides which counts</source>
        <translation>
            <numerusform>%n resultado suyo llegó cuando ya había otro; el comisario decide cuál cuenta</numerusform>
            <numerusform>%n resultados suyos llegaron cuando ya había otros; el comisario decide cuáles cuentan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::LogModel</name>
    <message>
        <source>%1 (no longer fits: %2)</source>
        <translation>%1 (ya no encaja: %2)</translation>
    </message>
</context>
<context>
    <name>dugout::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corregir…</translation>
    </message>
    <message>
        <source>Answer this again…</source>
        <translation>Responder de nuevo…</translation>
    </message>
    <message>
        <source>Insert something before it…</source>
        <translation>Insertar algo antes…</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Quitarlo</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) no longer fit what was corrected.</source>
        <translation>
            <numerusform>%n línea ya no encaja con lo corregido.</numerusform>
            <numerusform>%n líneas ya no encajan con lo corregido.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>What the log shows</source>
        <translation>Qué muestra el registro</translation>
    </message>
    <message>
        <source>Take them out</source>
        <comment>what no longer fits</comment>
        <translation>Quitarlas</translation>
    </message>
</context>
<context>
    <name>dugout::MainWindow</name>
    <message>
        <source>In its league this match was decided in another way meanwhile: %1. What is played here counts only if the commissioner lets it.</source>
        <translation>En su liga este encuentro se decidió entretanto de otro modo: %1. Lo que se juegue aquí solo cuenta si el comisario lo admite.</translation>
    </message>
</context>
<context>
    <name>dugout::MatchList</name>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>Choose two teams, and Dugout says what comes next.</source>
        <translation>Elija dos equipos y Dugout dirá qué viene después.</translation>
    </message>
    <message>
        <source>Go on with a match, or start another.</source>
        <translation>Continúe un encuentro o empiece otro.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuevo encuentro…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Qué encuentros</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminados</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Played last first</source>
        <translation>Últimos jugados primero</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Más antiguos primero</translation>
    </message>
    <message>
        <source>Part of the name</source>
        <translation>Parte del nombre</translation>
    </message>
</context>
<context>
    <name>dugout::MatchPage</name>
    <message>
        <source>Rename the match</source>
        <translation>Cambiar el nombre del encuentro</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Nombre del encuentro</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Eliminar el encuentro</translation>
    </message>
    <message>
        <source>Played at another table</source>
        <translation>Se juega en otra mesa</translation>
    </message>
    <message>
        <source>Only follow it</source>
        <translation>Solo seguirlo</translation>
    </message>
    <message>
        <source>Play on here</source>
        <translation>Seguir jugando aquí</translation>
    </message>
    <message>
        <source>This match was last played at another table, and nothing comes from the server now: what happens there is not seen here. If both tables play on, the two part, and the commissioner has to choose one of them.</source>
        <translation>Este encuentro se jugó por última vez en otra mesa, y del servidor no llega nada ahora: lo que ocurra allí no se ve aquí. Si las dos mesas siguen jugando, se separan, y el comisario tendrá que elegir una de ellas.</translation>
    </message>
    <message>
        <source>This match was last played at another table, and nothing was entered here. If both tables play on, the two part, and the commissioner has to choose one of them.</source>
        <translation>Este encuentro se jugó por última vez en otra mesa, y aquí no se anotó nada. Si las dos mesas siguen jugando, se separan, y el comisario tendrá que elegir una de ellas.</translation>
    </message>
    <message>
        <source>%1 lies in the bin. Menu, Bin brings it back.</source>
        <translation>%1 está en la papelera. Menú, Papelera lo devuelve.</translation>
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
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Turnovers</source>
        <translation>Cambios de turno</translation>
    </message>
    <message>
        <source>Rolls…</source>
        <translation>Tiradas…</translation>
    </message>
    <message>
        <source>“Cards…” shows its coach what was drawn.</source>
        <translation>«Cartas…» muestra a su entrenador lo que ha robado.</translation>
    </message>
    <message>
        <source>%1 has to block %2 again</source>
        <translation>%1 tiene que volver a placar a %2</translation>
    </message>
    <message>
        <source>To the other team…</source>
        <translation>Pasar al otro equipo…</translation>
    </message>
</context>
<context>
    <name>dugout::MatchView</name>
    <message>
        <source>The match is over</source>
        <translation>El encuentro ha terminado</translation>
    </message>
    <message>
        <source>Both coaches have confirmed the result.</source>
        <translation>Ambos entrenadores han confirmado el resultado.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Second display</source>
        <translation>Segunda pantalla</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Acta</translation>
    </message>
    <message>
        <source>Both coaches have confirmed the result, and both teams stand on their new sheets. The report prints what changed.</source>
        <translation>Los dos entrenadores han confirmado el resultado y los dos equipos están en su hoja nueva. El acta imprime lo que cambió.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Volver al encuentro</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Both coaches have confirmed the result, but no sheet has it yet: a team was changed while the match was played.</source>
        <translation>Ambos entrenadores han confirmado el resultado, pero aún no figura en ninguna hoja: un equipo se modificó mientras se jugaba el encuentro.</translation>
    </message>
    <message>
        <source>Both coaches have confirmed the result. The sheets were left as they were.</source>
        <translation>Ambos entrenadores han confirmado el resultado. Las hojas se dejaron como estaban.</translation>
    </message>
    <message>
        <source>Cards…</source>
        <translation>Cartas…</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Móviles…</translation>
    </message>
    <message>
        <source>Phones: %1</source>
        <translation>Móviles: %1</translation>
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
        <translation>Aún no ha entrado ningún equipo. Inscriba los que guarda, o equipos en papel.</translation>
    </message>
    <message>
        <source>Teams and coaches</source>
        <translation>Equipos y entrenadores</translation>
    </message>
    <message>
        <source>Register teams…</source>
        <translation>Inscribir equipos…</translation>
    </message>
    <message>
        <source>Team on paper…</source>
        <translation>Equipo en papel…</translation>
    </message>
    <message>
        <source>Enter in the competition…</source>
        <translation>Apuntar a la competición…</translation>
    </message>
    <message>
        <source>Coach…</source>
        <translation>Entrenador…</translation>
    </message>
    <message>
        <source>Hand on…</source>
        <translation>Traspasar…</translation>
    </message>
    <message>
        <source>Leaves…</source>
        <translation>Se va…</translation>
    </message>
    <message>
        <source>Prize…</source>
        <translation>Premio…</translation>
    </message>
    <message>
        <source>Stadium, star, trophy…</source>
        <translation>Estadio, estrella, trofeo…</translation>
    </message>
    <message>
        <source>Draft anew…</source>
        <translation>Volver a formar…</translation>
    </message>
    <message>
        <source>Buy players back…</source>
        <translation>Recomprar jugadores…</translation>
    </message>
    <message>
        <source>Register a band…</source>
        <translation>Inscribir una banda…</translation>
    </message>
    <message>
        <source>No band has joined yet.</source>
        <translation>Aún no se ha unido ninguna banda.</translation>
    </message>
    <message>
        <source>Inducements…</source>
        <translation>Incentivos…</translation>
    </message>
    <message>
        <source>Club…</source>
        <translation>Club…</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Plantilla</translation>
    </message>
</context>
<context>
    <name>dugout::ModifierForm</name>
    <message>
        <source>the fighter</source>
        <translation>el guerrero</translation>
    </message>
    <message>
        <source>all friendly fighters</source>
        <translation>todos los guerreros amigos</translation>
    </message>
    <message>
        <source>all enemy fighters</source>
        <translation>todos los guerreros enemigos</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>En cuánto</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para quién</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add a modifier</source>
        <translation>Añadir un modificador</translation>
    </message>
</context>
<context>
    <name>dugout::NewMatchDialog</name>
    <message>
        <source>Optional rules…</source>
        <translation>Reglas opcionales…</translation>
    </message>
    <message numerus="yes">
        <source>Optional rules: %n changed</source>
        <translation>
            <numerusform>Reglas opcionales: %n cambiada</numerusform>
            <numerusform>Reglas opcionales: %n cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an edition.</source>
        <translation>Elija una edición.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuevo encuentro</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>First team</source>
        <translation>Primer equipo</translation>
    </message>
    <message>
        <source>Second team</source>
        <translation>Segundo equipo</translation>
    </message>
    <message>
        <source>A league match</source>
        <translation>Encuentro de liga</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Empezar el encuentro</translation>
    </message>
    <message>
        <source>Not ready to play: %1</source>
        <translation>No está listo para jugar: %1</translation>
    </message>
    <message>
        <source>Still being built. The match makes it ready to play.</source>
        <translation>Aún en creación. El encuentro lo deja listo para jugar.</translation>
    </message>
    <message>
        <source>Still being built. The match makes it ready to play: the %1 gold pieces left become its treasury.</source>
        <translation>Aún en creación. El encuentro lo deja listo para jugar: las %1 monedas de oro restantes pasan a su tesorería.</translation>
    </message>
    <message>
        <source>Still being built. The %1 gold pieces left count as its treasury.</source>
        <translation>Aún en creación. Las %1 monedas de oro restantes cuentan como su tesorería.</translation>
    </message>
    <message>
        <source>Regular match</source>
        <translation>Encuentro normal</translation>
    </message>
    <message>
        <source>Friendly match</source>
        <translation>Encuentro amistoso</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Eliminatoria</translation>
    </message>
    <message>
        <source>Semi-final</source>
        <translation>Semifinal</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>These two have just met twice in a row: against each other, a league lets them play again after another match.</source>
        <translation>Estos dos acaban de enfrentarse dos veces seguidas: en una liga vuelven a hacerlo después de otro encuentro.</translation>
    </message>
    <message>
        <source>Occasion</source>
        <translation>Ocasión</translation>
    </message>
</context>
<context>
    <name>dugout::NewSkirmishDialog</name>
    <message>
        <source>New skirmish</source>
        <translation>Nueva escaramuza</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Warband of player %1</source>
        <translation>Banda del jugador %1</translation>
    </message>
    <message>
        <source>Deck of player %1</source>
        <translation>Mazo del jugador %1</translation>
    </message>
    <message>
        <source>Dugout knows the battlefield</source>
        <translation>Dugout conoce el campo de batalla</translation>
    </message>
    <message>
        <source>Decks may break rules</source>
        <translation>Los mazos pueden incumplir reglas</translation>
    </message>
    <message>
        <source>What is missing or against the rules</source>
        <translation>Lo que falta o incumple las reglas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message numerus="yes">
        <source>%n fighter(s) have values that the document does not print. Fill them in under Collection, or the game asks for them.</source>
        <translation>
            <numerusform>%n guerrero tiene valores que el documento no imprime. Complételos en Colección, o la partida los preguntará.</numerusform>
            <numerusform>%n guerreros tienen valores que el documento no imprime. Complételos en Colección, o la partida los preguntará.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexes, range, sight and support are checked; without it they are only said.</source>
        <translation>Se comprueban hexágonos, alcance, visión y apoyos; sin él solo se dicen.</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>sin lista</translation>
    </message>
    <message>
        <source>One tap each for glory, activations, hearts and tokens, in any order.</source>
        <translation>Un toque para cada cosa: gloria, activaciones, corazones y fichas, en cualquier orden.</translation>
    </message>
    <message>
        <source>The players hold their real cards; Dugout knows fighters, dice and activations, and asks once in each power step.</source>
        <translation>Los jugadores tienen sus cartas de verdad; Dugout conoce guerreros, dados y activaciones, y pregunta una vez en cada ciclo de poder.</translation>
    </message>
    <message>
        <source>Each player needs a deck; hands are hidden, and the device is handed over when somebody has something to decide.</source>
        <translation>Cada jugador necesita un mazo; las manos están ocultas y el dispositivo se pasa cuando alguien tiene algo que decidir.</translation>
    </message>
    <message>
        <source>It can be changed during the game.</source>
        <translation>Puede cambiarse durante la partida.</translation>
    </message>
    <message>
        <source>Dugout keeps</source>
        <translation>Dugout lleva</translation>
    </message>
    <message>
        <source>Counters only</source>
        <translation>Solo contadores</translation>
    </message>
    <message>
        <source>Everything but the cards</source>
        <translation>Todo menos las cartas</translation>
    </message>
    <message>
        <source>Everything, with decks and hands</source>
        <translation>Todo, con mazos y manos</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, ronda %2</translation>
    </message>
    <message>
        <source>Build a deck…</source>
        <translation>Montar un mazo…</translation>
    </message>
</context>
<context>
    <name>dugout::NewTeamDialog</name>
    <message>
        <source>Choose an edition.</source>
        <translation>Elija una edición.</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Nuevo equipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
</context>
<context>
    <name>dugout::NotesPanel</name>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>What did not come along</source>
        <translation>Lo que no se ha pasado</translation>
    </message>
</context>
<context>
    <name>dugout::NoticePanel</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What could not be taken</source>
        <translation>Lo que no se pudo tomar</translation>
    </message>
</context>
<context>
    <name>dugout::NumberBody</name>
    <message>
        <source>Take it</source>
        <translation>Usar</translation>
    </message>
</context>
<context>
    <name>dugout::NumberBox</name>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>Only a number from %1 to %2 can be taken.</source>
        <translation>Solo se admite un número de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>dugout::OddsDialog</name>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Add to the chain</source>
        <translation>Añadir a la cadena</translation>
    </message>
</context>
<context>
    <name>dugout::OddsForm</name>
    <message>
        <source>Block</source>
        <translation>Placaje</translation>
    </message>
    <message>
        <source>does not matter</source>
        <translation>no importa</translation>
    </message>
    <message>
        <source>Choose an edition.</source>
        <translation>Elija una edición.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilidad</translation>
    </message>
    <message>
        <source>Enemy tackle zones</source>
        <translation>Zonas de defensa contrarias</translation>
    </message>
    <message>
        <source>Assists</source>
        <translation>Apoyos</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>After an accurate pass</source>
        <translation>Tras un pase preciso</translation>
    </message>
    <message>
        <source>A team-mate helps</source>
        <translation>Ayuda un compañero</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Penetración</translation>
    </message>
    <message>
        <source>Opponent&apos;s strength</source>
        <translation>Fuerza del rival</translation>
    </message>
    <message>
        <source>Opponent&apos;s armour</source>
        <translation>Armadura del rival</translation>
    </message>
    <message>
        <source>Opponent&apos;s assists</source>
        <translation>Apoyos del rival</translation>
    </message>
    <message>
        <source>With a team re-roll</source>
        <translation>Con una segunda oportunidad de equipo</translation>
    </message>
    <message>
        <source>The player&apos;s skills</source>
        <translation>Habilidades del jugador</translation>
    </message>
    <message>
        <source>The opponents&apos; skills</source>
        <translation>Habilidades de los rivales</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Opponent&apos;s movement</source>
        <translation>Movimiento del rival</translation>
    </message>
</context>
<context>
    <name>dugout::OddsPanel</name>
    <message>
        <source>some values are open</source>
        <translation>faltan valores</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>acierta</translation>
    </message>
    <message>
        <source>drives back only</source>
        <translation>solo empuja</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>the target is trapped</source>
        <translation>el blanco está atrapado</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Como está</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Apoyo</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Dados de ataque</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Dados de defensa</translation>
    </message>
    <message>
        <source>Other attacks</source>
        <translation>Otros ataques</translation>
    </message>
    <message>
        <source>Possible attacks</source>
        <translation>Ataques posibles</translation>
    </message>
</context>
<context>
    <name>dugout::OpponentDialog</name>
    <message>
        <source>Inducements for a match</source>
        <translation>Incentivos para un encuentro</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Go shopping</source>
        <translation>Ir de compras</translation>
    </message>
    <message>
        <source>There is no other team of this edition to play against.</source>
        <translation>No hay otro equipo de esta edición contra el que jugar.</translation>
    </message>
</context>
<context>
    <name>dugout::OptionPanel</name>
    <message>
        <source>Search the optional rules</source>
        <translation>Buscar en las reglas opcionales</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Como en el libro</translation>
    </message>
    <message>
        <source>Takes every change back.</source>
        <translation>Deshace todos los cambios.</translation>
    </message>
    <message>
        <source>No optional rule has these words.</source>
        <translation>Ninguna regla opcional tiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>dugout::PaperDialog</name>
    <message>
        <source>Who was hurt</source>
        <translation>Quién se lesionó</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>A match from paper</source>
        <translation>Un encuentro desde papel</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>The injury</source>
        <translation>La lesión</translation>
    </message>
    <message>
        <source>Credited to</source>
        <translation>Se lo anota</translation>
    </message>
    <message>
        <source>Fans of %1</source>
        <translation>Hinchas de %1</translation>
    </message>
    <message>
        <source>Gold %1 took from its treasury</source>
        <translation>Oro que %1 sacó de su tesorería</translation>
    </message>
    <message>
        <source>Did anybody concede?</source>
        <translation>¿Se rindió alguien?</translation>
    </message>
    <message>
        <source>The winner on a level score</source>
        <translation>El ganador con el marcador igualado</translation>
    </message>
    <message>
        <source>Touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Pase completo</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Intercepción</translation>
    </message>
    <message>
        <source>Casualty</source>
        <translation>Lesión</translation>
    </message>
    <message>
        <source>Add to the slip</source>
        <translation>Añadir a la hoja</translation>
    </message>
    <message>
        <source>Take off the slip</source>
        <translation>Quitar de la hoja</translation>
    </message>
    <message>
        <source>On the slip</source>
        <translation>En la hoja</translation>
    </message>
    <message>
        <source>Enter the match</source>
        <translation>Anotar el encuentro</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Nothing on this slip is entered yet. Throw it away?</source>
        <translation>Nada de esta hoja está registrado todavía. ¿Desecharla?</translation>
    </message>
    <message>
        <source>The stadium</source>
        <translation>El estadio</translation>
    </message>
</context>
<context>
    <name>dugout::PhoneSeat</name>
    <message>
        <source>Show a code</source>
        <translation>Mostrar un código</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Código nuevo</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarlo</translation>
    </message>
    <message>
        <source>A code waits for the phone.</source>
        <translation>Un código espera al móvil.</translation>
    </message>
    <message>
        <source>The phone is not there now.</source>
        <translation>El móvil no está ahora.</translation>
    </message>
    <message>
        <source>The phone is there. This screen hides these cards.</source>
        <translation>El móvil está. Esta pantalla oculta estas cartas.</translation>
    </message>
    <message>
        <source>No phone yet.</source>
        <translation>Todavía sin móvil.</translation>
    </message>
</context>
<context>
    <name>dugout::PhonesButton</name>
    <message>
        <source>Phones: %1</source>
        <translation>Móviles: %1</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Móviles…</translation>
    </message>
</context>
<context>
    <name>dugout::PhonesDialog</name>
    <message>
        <source>For %1 alone, good once</source>
        <translation>Solo para %1, vale una vez</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Para todos</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address.</source>
        <translation>Escanéelo con la cámara del móvil o escriba la dirección.</translation>
    </message>
    <message>
        <source>Type this address on the phone. Codes to scan need libqrencode, which is not installed.</source>
        <translation>Escriba esta dirección en el móvil. Los códigos para escanear necesitan libqrencode, que no está instalado.</translation>
    </message>
    <message>
        <source>Nobody is watching</source>
        <translation>Nadie está mirando</translation>
    </message>
    <message numerus="yes">
        <source>%n is watching</source>
        <translation>
            <numerusform>%n está mirando</numerusform>
            <numerusform>%n están mirando</numerusform>
        </translation>
    </message>
    <message>
        <source>This network: %1</source>
        <translation>Esta red: %1</translation>
    </message>
    <message>
        <source>All networks of this machine</source>
        <translation>Todas las redes de este ordenador</translation>
    </message>
    <message>
        <source>This machine only</source>
        <translation>Solo este equipo</translation>
    </message>
    <message>
        <source>Open this table to phones</source>
        <translation>Abrir esta mesa a los móviles</translation>
    </message>
    <message>
        <source>Open this league to phones</source>
        <translation>Abrir esta liga a los móviles</translation>
    </message>
    <message>
        <source>Whoever scans the code follows the game on a phone, in any of the three languages and without installing anything. Each coach gets a code of his own, sees his cards there and answers there. Nothing is sent anywhere else.</source>
        <translation>Quien escanee el código sigue la partida en un móvil, en cualquiera de los tres idiomas y sin instalar nada. Cada entrenador recibe su propio código, ve allí sus cartas y contesta allí. No se envía nada a ningún otro sitio.</translation>
    </message>
    <message>
        <source>Whoever scans the code reads the pages of this league on a phone: standings, fixtures, teams and the tables that are played now. Nothing is sent anywhere else.</source>
        <translation>Quien escanee el código lee en un móvil las páginas de esta liga: clasificación, encuentros, equipos y las mesas que se están jugando. No se envía nada a ningún otro sitio.</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Para quién</translation>
    </message>
    <message>
        <source>Nothing is encrypted on the way: whoever can listen on this network could read along and take a coach&apos;s place. The manual says how to put it behind TLS.</source>
        <translation>Nada va cifrado por el camino: quien pueda escuchar en esta red podría leerlo todo y hacerse pasar por un entrenador. El manual dice cómo ponerlo detrás de TLS.</translation>
    </message>
    <message>
        <source>Nothing is encrypted on the way. The manual says how to put it behind TLS.</source>
        <translation>Nada va cifrado por el camino. El manual dice cómo ponerlo detrás de TLS.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Abrir las páginas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>Close the pages</source>
        <translation>Cerrar las páginas</translation>
    </message>
    <message>
        <source>Show the code for everybody</source>
        <translation>Mostrar el código para todos</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Dirección: %1</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
    <message>
        <source>Type the address on the phone, and on its page the code. Codes to scan need libqrencode, which is not installed.</source>
        <translation>Escriba la dirección en el móvil y, en su página, el código. Los códigos para escanear necesitan libqrencode, que no está instalada.</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address and on its page the code.</source>
        <translation>Escanéelo con la cámara del móvil, o escriba la dirección y, en su página, el código.</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
</context>
<context>
    <name>dugout::PictureField</name>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.svg)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.webp *.bmp *.svg)</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Sin imagen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>This is no picture that can be read.</source>
        <translation>Esta imagen no se puede leer.</translation>
    </message>
</context>
<context>
    <name>dugout::PitchView</name>
    <message>
        <source>Not on the board yet</source>
        <translation>Aún sin colocar</translation>
    </message>
    <message>
        <source>the ball</source>
        <translation>el balón</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Campo</translation>
    </message>
</context>
<context>
    <name>dugout::PitchWindow</name>
    <message>
        <source>Pitch: %1 – %2</source>
        <translation>Campo: %1 – %2</translation>
    </message>
    <message>
        <source>Put the ball on the pitch first.</source>
        <translation>Coloque antes el balón en el campo.</translation>
    </message>
    <message>
        <source>Moves and blocks</source>
        <translation>Movimientos y placajes</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pases</translation>
    </message>
    <message>
        <source>What is shown for the chosen player</source>
        <translation>Qué se muestra del jugador elegido</translation>
    </message>
    <message>
        <source>Tackle zones</source>
        <translation>Zonas de defensa</translation>
    </message>
    <message>
        <source>Where the ball goes</source>
        <translation>Adónde va el balón</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Line up %1</source>
        <translation>Alinear a %1</translation>
    </message>
    <message>
        <source>Drag the players and the ball, or use the keys: arrows move the cursor, Enter picks up and puts down, Del takes off the board. The other mouse button, or the menu key, shows what the chosen player can do there.</source>
        <translation>Arrastre los jugadores y el balón, o use las teclas: las flechas mueven el cursor, Intro coge y suelta, Supr retira del campo. El otro botón del ratón, o la tecla de menú, muestra lo que el jugador elegido puede hacer allí.</translation>
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
    <name>dugout::PlayDesk</name>
    <message>
        <source>After: %1</source>
        <translation>Después de: %1</translation>
    </message>
    <message>
        <source>%1 What is kept now is shown here.</source>
        <translation>%1 Aquí se muestra lo que hay guardado ahora.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerBoard</name>
    <message numerus="yes">
        <source>%n objective(s) in hand</source>
        <translation>
            <numerusform>%n objetivo en mano</numerusform>
            <numerusform>%n objetivos en mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power card(s)</source>
        <translation>
            <numerusform>%n carta de poder</numerusform>
            <numerusform>%n cartas de poder</numerusform>
        </translation>
    </message>
    <message>
        <source>decks %1 and %2</source>
        <translation>mazos %1 y %2</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n activation(s) left</source>
        <translation>
            <numerusform>queda %n activación</numerusform>
            <numerusform>quedan %n activaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand…</source>
        <translation>Mano…</translation>
    </message>
    <message>
        <source>Show the hand of %1</source>
        <translation>Mostrar la mano de %1</translation>
    </message>
    <message>
        <source>hand %1 + %2, decks %3 + %4</source>
        <comment>objectives and power cards</comment>
        <translation>mano %1 + %2, mazos %3 + %4</translation>
    </message>
    <message>
        <source>glory</source>
        <translation>de gloria</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>gastada: %1</translation>
    </message>
    <message>
        <source>One glory less for %1</source>
        <translation>Una gloria menos para %1</translation>
    </message>
    <message>
        <source>One glory more for %1</source>
        <translation>Una gloria más para %1</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Gastar</translation>
    </message>
    <message>
        <source>Turn one glory of %1 to spent</source>
        <translation>Gastar una gloria de %1</translation>
    </message>
    <message>
        <source>Unspend</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Turn one spent glory of %1 back</source>
        <translation>Recuperar una gloria gastada de %1</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>Descartado: %1</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerDialog</name>
    <message>
        <source>Points and injuries</source>
        <translation>Puntos y lesiones</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Pases completos</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Intercepciones</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Lesiones</translation>
    </message>
    <message>
        <source>Most valuable player</source>
        <translation>Mejor jugador del encuentro</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Otros puntos</translation>
    </message>
    <message>
        <source>Niggling injuries</source>
        <translation>Lesiones permanentes</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>Pérdida de %1</translation>
    </message>
    <message>
        <source>Misses the next match</source>
        <translation>Se pierde el próximo encuentro</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>In the team</source>
        <translation>En el equipo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Points and injuries of #%1 %2</source>
        <translation>Puntos y lesiones de #%1 %2</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerMenu</name>
    <message>
        <source>Odds…</source>
        <translation>Probabilidades…</translation>
    </message>
    <message>
        <source>Is hurt</source>
        <translation>Resulta lesionado</translation>
    </message>
    <message>
        <source>Has the ball</source>
        <translation>Tiene el balón</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerPanel</name>
    <message>
        <source>No player selected</source>
        <translation>Ningún jugador seleccionado</translation>
    </message>
    <message>
        <source>Select a player to see his career.</source>
        <translation>Seleccione un jugador para ver su trayectoria.</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>Improve…</source>
        <translation>Mejorar…</translation>
    </message>
    <message>
        <source>Points and injuries…</source>
        <translation>Puntos y lesiones…</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Career…</source>
        <translation>Trayectoria…</translation>
    </message>
    <message>
        <source>Career of the team…</source>
        <translation>Trayectoria del equipo…</translation>
    </message>
</context>
<context>
    <name>dugout::PlayerStrip</name>
    <message>
        <source>No skills</source>
        <translation>Sin habilidades</translation>
    </message>
    <message>
        <source>may: %1</source>
        <translation>puede: %1</translation>
    </message>
</context>
<context>
    <name>dugout::PricesDialog</name>
    <message>
        <source>%1: a whole number from 0 to %2, or nothing.</source>
        <translation>%1: un número entero de 0 a %2, o nada.</translation>
    </message>
    <message>
        <source>Prices and limits</source>
        <translation>Precios y límites</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>In the book</source>
        <translation>En el libro</translation>
    </message>
    <message>
        <source>Price here</source>
        <translation>Precio aquí</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>At most here</source>
        <translation>Máximo aquí</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>What is left empty is as in the book; at most 0 bans it.</source>
        <translation>Lo que queda vacío es como en el libro; un máximo de 0 lo prohíbe.</translation>
    </message>
</context>
<context>
    <name>dugout::ProblemsPanel</name>
    <message>
        <source>Nothing to settle</source>
        <translation>Nada pendiente</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to settle</source>
        <translation>
            <numerusform>%n asunto pendiente</numerusform>
            <numerusform>%n asuntos pendientes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::PromptCard</name>
    <message>
        <source>Record what happens, as much as you like.</source>
        <translation>Anote lo que ocurra, tanto como quiera.</translation>
    </message>
    <message>
        <source>As it was then</source>
        <translation>Así estaba entonces</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Lo que viene</translation>
    </message>
    <message>
        <source>What comes next · %1</source>
        <translation>Lo que viene · %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>These can be answered in any order.</source>
        <translation>Se puede responder en cualquier orden.</translation>
    </message>
    <message>
        <source>By hand…</source>
        <translation>A mano…</translation>
    </message>
</context>
<context>
    <name>dugout::RecallNotes</name>
    <message>
        <source>%1 is inspired when: %2</source>
        <translation>%1 se inspira cuando: %2</translation>
    </message>
    <message>
        <source>Inspire</source>
        <translation>Inspirar</translation>
    </message>
    <message>
        <source>Inspire %1</source>
        <translation>Inspirar a %1</translation>
    </message>
    <message>
        <source>Inspired when: %1</source>
        <translation>Para inspirarse: %1</translation>
    </message>
</context>
<context>
    <name>dugout::RegisterDialog</name>
    <message>
        <source>Not yet: %1</source>
        <translation>Todavía no: %1</translation>
    </message>
    <message>
        <source>Tick the teams that join.</source>
        <translation>Marque los equipos que entran.</translation>
    </message>
    <message>
        <source>Register teams</source>
        <translation>Inscribir equipos</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>No kept team of this edition is left. Build one in Teams, or register one on paper.</source>
        <translation>No queda ningún equipo guardado de esta edición. Cree uno en Equipos, o inscriba uno en papel.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Inscribir</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Tick the teams that join. Their sheets are checked and locked as they are now. Teams of one club are kept apart in a first round.</source>
        <translation>Marque los equipos que entran. Sus hojas se comprueban y se fijan tal como están ahora. Los equipos de un mismo club no se enfrentan en una primera ronda.</translation>
    </message>
    <message>
        <source>In every match: %1</source>
        <translation>En todos los encuentros: %1</translation>
    </message>
    <message>
        <source>Permanent inducements…</source>
        <translation>Incentivos permanentes…</translation>
    </message>
</context>
<context>
    <name>dugout::ReportDialog</name>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el acta</translation>
    </message>
    <message>
        <source>Match report</source>
        <translation>Acta del encuentro</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>Idioma del acta</translation>
    </message>
    <message>
        <source>Second language on paper</source>
        <translation>Segundo idioma en papel</translation>
    </message>
    <message>
        <source>One language on paper</source>
        <translation>Un idioma en papel</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Contents of the page</source>
        <translation>Contenido de la página</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Todo el encuentro</translation>
    </message>
    <message>
        <source>What changed: %1</source>
        <translation>Lo que cambió: %1</translation>
    </message>
    <message>
        <source>Pictures of the result (*.png)</source>
        <translation>Imágenes del resultado (*.png)</translation>
    </message>
    <message>
        <source>The match for the command line (*.dugout)</source>
        <translation>El encuentro para la línea de órdenes (*.dugout)</translation>
    </message>
</context>
<context>
    <name>dugout::RerollPips</name>
    <message>
        <source>Re-rolls: %1 of %2</source>
        <translation>Segundas oportunidades: %1 de %2</translation>
    </message>
    <message>
        <source>and the leader&apos;s</source>
        <translation>y la del líder</translation>
    </message>
    <message numerus="yes">
        <source>and %n for a while</source>
        <translation>
            <numerusform>y %n por un tiempo</numerusform>
            <numerusform>y %n por un tiempo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::ResultStrip</name>
    <message numerus="yes">
        <source>… and %n more in the log</source>
        <translation>
            <numerusform>… y %n más en el registro</numerusform>
            <numerusform>… y %n más en el registro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dugout::RolesDialog</name>
    <message>
        <source>Looking at the server…</source>
        <translation>Consultando el servidor…</translation>
    </message>
    <message>
        <source>Please say the name he logs in with at the server.</source>
        <translation>Indique el nombre con el que esa persona entra en el servidor.</translation>
    </message>
    <message>
        <source>Saying it to the server…</source>
        <translation>Comunicándolo al servidor…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Who may do what</source>
        <translation>Quién puede hacer qué</translation>
    </message>
    <message>
        <source>Name at the server</source>
        <translation>Nombre en el servidor</translation>
    </message>
    <message>
        <source>Coach of the teams below</source>
        <translation>Entrenador de los equipos de abajo</translation>
    </message>
    <message>
        <source>Reader: looks, and does nothing</source>
        <translation>Lector: mira y no hace nada</translation>
    </message>
    <message>
        <source>Commissioner: decides everything</source>
        <translation>Comisario: lo decide todo</translation>
    </message>
    <message>
        <source>His teams</source>
        <translation>Sus equipos</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Retirar el acceso</translation>
    </message>
    <message>
        <source>Say so</source>
        <translation>Establecer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Última vez</translation>
    </message>
</context>
<context>
    <name>dugout::RollPanel</name>
    <message>
        <source>Page %1 of the book</source>
        <translation>Página %1 del libro</translation>
    </message>
    <message>
        <source>Look up %1 there.</source>
        <translation>Busque allí el %1.</translation>
    </message>
    <message>
        <source>Dugout rolls</source>
        <translation>Tira Dugout</translation>
    </message>
    <message>
        <source>I rolled…</source>
        <translation>He tirado…</translation>
    </message>
</context>
<context>
    <name>dugout::RosterEdits</name>
    <message>
        <source>Hire</source>
        <translation>Contratar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Sign the journeyman</source>
        <translation>Fichar al independiente</translation>
    </message>
    <message>
        <source>Fill up with journeymen</source>
        <translation>Completar con independientes</translation>
    </message>
    <message>
        <source>Invent names</source>
        <translation>Inventar nombres</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Listo para jugar</translation>
    </message>
    <message>
        <source>Name and badge</source>
        <translation>Nombre y escudo</translation>
    </message>
    <message>
        <source>Points and injuries</source>
        <translation>Puntos y lesiones</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>Mejorar</translation>
    </message>
    <message>
        <source>Move to another edition</source>
        <translation>Pasar a otra edición</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Reglas opcionales</translation>
    </message>
    <message>
        <source>Hire %1</source>
        <translation>Contratar: %1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
</context>
<context>
    <name>dugout::RosterModel</name>
    <message>
        <source>misses next</source>
        <translation>se pierde el próximo</translation>
    </message>
    <message>
        <source>journeyman</source>
        <translation>independiente</translation>
    </message>
    <message>
        <source>improve</source>
        <translation>mejora</translation>
    </message>
    <message numerus="yes">
        <source>%n niggling injury(s)</source>
        <translation>
            <numerusform>%n lesión permanente</numerusform>
            <numerusform>%n lesiones permanentes</numerusform>
        </translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>Completions / touchdowns / interceptions / casualties / most valuable player</source>
        <translation>Pases completos / touchdowns / intercepciones / lesiones / mejor jugador del encuentro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>SPP</source>
        <translation>PE</translation>
    </message>
    <message>
        <source>C/T/I/X/M</source>
        <translation>P/T/I/L/M</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>A number is needed.</source>
        <translation>Hace falta un número.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
</context>
<context>
    <name>dugout::RoundPanel</name>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Second display</source>
        <translation>Segunda pantalla</translation>
    </message>
    <message>
        <source>Activation %1 of %2</source>
        <translation>Activación %1 de %2</translation>
    </message>
</context>
<context>
    <name>dugout::RulesFinder</name>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n encontrado</numerusform>
            <numerusform>%n encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>No se ha encontrado nada. Pruebe con otra palabra.</translation>
    </message>
    <message>
        <source>Search in any language (Ctrl+F)</source>
        <translation>Buscar en cualquier idioma (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>What kind of rule</source>
        <translation>Qué clase de regla</translation>
    </message>
    <message>
        <source>Favourites only</source>
        <translation>Solo favoritos</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>dugout::RulesModel</name>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>dugout::RulesPage</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Prints the quick-reference sheet of this edition</source>
        <translation>Imprime la hoja de consulta rápida de esta edición</translation>
    </message>
    <message>
        <source>Saves the quick-reference sheet of this edition</source>
        <translation>Guarda la hoja de consulta rápida de esta edición</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
</context>
<context>
    <name>dugout::RulesReader</name>
    <message>
        <source>The ruleset &quot;%1&quot; cannot be used until this is put right:</source>
        <translation>El reglamento «%1» no puede usarse hasta corregir esto:</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Where this was read</source>
        <translation>Dónde se leyó</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorito</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Un idioma</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
</context>
<context>
    <name>dugout::ScatterBar</name>
    <message>
        <source>How the ball moves</source>
        <translation>Cómo se mueve el balón</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Tirar por mí</translation>
    </message>
    <message>
        <source>I rolled…</source>
        <translation>He tirado…</translation>
    </message>
    <message>
        <source>Put the ball there</source>
        <translation>Poner ahí el balón</translation>
    </message>
</context>
<context>
    <name>dugout::ScoreSide</name>
    <message>
        <source>Apothecaries %1</source>
        <translation>Médicos %1</translation>
    </message>
    <message>
        <source>Bribes %1</source>
        <translation>Sobornos %1</translation>
    </message>
    <message>
        <source>Cards %1</source>
        <translation>Cartas %1</translation>
    </message>
    <message>
        <source>Coach %1</source>
        <translation>Entrenador: %1</translation>
    </message>
    <message>
        <source>▶ on the move</source>
        <translation>▶ en juego</translation>
    </message>
    <message>
        <source>kicks</source>
        <translation>patea</translation>
    </message>
    <message>
        <source>Re-rolls %1</source>
        <translation>SO %1</translation>
    </message>
    <message>
        <source>FAME %1</source>
        <translation>FAMA %1</translation>
    </message>
    <message>
        <source>Referee on %1</source>
        <translation>Árbitro en %1</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Tiempo %1</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1: se acabó</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>coach sent off</source>
        <translation>entrenador expulsado</translation>
    </message>
</context>
<context>
    <name>dugout::Scoreboard</name>
    <message>
        <source>Final whistle</source>
        <translation>Pitido final</translation>
    </message>
    <message>
        <source>Before the match</source>
        <translation>Previa</translation>
    </message>
    <message>
        <source>First half · Drive %1</source>
        <translation>Primera parte · Entrada %1</translation>
    </message>
    <message>
        <source>Second half · Drive %1</source>
        <translation>Segunda parte · Entrada %1</translation>
    </message>
    <message>
        <source>Extra time · Drive %1</source>
        <translation>Prórroga · Entrada %1</translation>
    </message>
    <message>
        <source>Score %1 to %2</source>
        <translation>Marcador %1 a %2</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Primera parte</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Segunda parte</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prórroga</translation>
    </message>
    <message>
        <source>From paper</source>
        <translation>Desde papel</translation>
    </message>
    <message>
        <source>match ends about %1</source>
        <translation>el partido acaba hacia las %1</translation>
    </message>
</context>
<context>
    <name>dugout::ScreenWindow</name>
    <message>
        <source>Language of the display</source>
        <translation>Idioma de la pantalla</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
</context>
<context>
    <name>dugout::ServerDialog</name>
    <message>
        <source>The file of a shared league</source>
        <translation>El archivo de una liga compartida</translation>
    </message>
    <message>
        <source>Shared leagues (*.dugout-league *.json);;All files (*)</source>
        <translation>Ligas compartidas (*.dugout-league *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>You are %1 there.</source>
        <translation>Allí usted es %1.</translation>
    </message>
    <message>
        <source>The line does not leave this machine.</source>
        <translation>La conexión no sale de este ordenador.</translation>
    </message>
    <message>
        <source>The line is not encrypted: whoever is on the network can read along.</source>
        <translation>La conexión no está cifrada: cualquiera en la red puede leerla.</translation>
    </message>
    <message>
        <source>The line is encrypted (%1); nobody checked that it is the right server.</source>
        <translation>La conexión está cifrada (%1); nadie comprobó que sea el servidor correcto.</translation>
    </message>
    <message>
        <source>The line is encrypted (%1), and the server was checked (verify-full).</source>
        <translation>La conexión está cifrada (%1) y el servidor se comprobó (verify-full).</translation>
    </message>
    <message>
        <source>Address, file or code</source>
        <translation>Dirección, archivo o código</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>Your name there</source>
        <translation>Su nombre allí</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>este ordenador</translation>
    </message>
    <message>
        <source>as on this machine</source>
        <translation>como en este ordenador</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>el habitual</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>as the server offers it</source>
        <translation>como lo ofrezca el servidor</translation>
    </message>
    <message>
        <source>always (require)</source>
        <translation>siempre (require)</translation>
    </message>
    <message>
        <source>always, with a checked server (verify-full)</source>
        <translation>siempre, con servidor comprobado (verify-full)</translation>
    </message>
    <message>
        <source>Looking at the server…</source>
        <translation>Consultando el servidor…</translation>
    </message>
</context>
<context>
    <name>dugout::ServerErrand</name>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>It stays in memory until Dugout is closed, and is written down nowhere.</source>
        <translation>Permanece en la memoria hasta que se cierre Dugout y no se escribe en ninguna parte.</translation>
    </message>
</context>
<context>
    <name>dugout::ServerWords</name>
    <message>
        <source>The server asks for your password.</source>
        <translation>El servidor pide su contraseña.</translation>
    </message>
    <message>
        <source>The button at the bottom of the window shows what waits, and delivers it.</source>
        <translation>El botón de la parte inferior de la ventana muestra lo que espera y lo entrega.</translation>
    </message>
    <message>
        <source>The server %1 does not take this password. Please type it again, or ask your commissioner for it.</source>
        <translation>El servidor %1 no acepta esta contraseña. Escríbala otra vez, por favor, o pídasela a su comisario.</translation>
    </message>
    <message>
        <source>The server %1 asks for your password. Your commissioner can tell you it.</source>
        <translation>El servidor %1 pide su contraseña. Su comisario se la puede decir.</translation>
    </message>
    <message>
        <source>Please leave the password out of the address, where others can read it: you are asked for it.</source>
        <translation>No ponga la contraseña en la dirección, donde otros la pueden leer: se le pedirá.</translation>
    </message>
    <message>
        <source>An older Dugout prepared this server; Dugout prepares it anew first, which changes nothing of the leagues there.</source>
        <translation>Un Dugout anterior preparó este servidor; Dugout lo prepara de nuevo primero, lo que no cambia nada en sus ligas.</translation>
    </message>
    <message>
        <source>What shared leagues need is not there yet; Dugout makes it first: three roles without a login and one schema, dugout_shared.</source>
        <translation>Aún no existe lo que necesitan las ligas compartidas; Dugout lo crea antes: tres roles sin acceso propio y un esquema, dugout_shared.</translation>
    </message>
    <message>
        <source>You are no superuser there, so members will still be able to make large objects and to fill the disk; a superuser who prepares it keeps them from that.</source>
        <translation>Usted no es superusuario allí, así que los miembros podrán seguir creando objetos grandes y llenar el disco; si lo prepara un superusuario, se lo impide.</translation>
    </message>
</context>
<context>
    <name>dugout::ShareDialog</name>
    <message>
        <source>SQL for the administrator</source>
        <translation>SQL para el administrador</translation>
    </message>
    <message>
        <source>SQL files (*.sql)</source>
        <translation>Archivos SQL (*.sql)</translation>
    </message>
    <message>
        <source>Bringing the league to the server…</source>
        <translation>Llevando la liga al servidor…</translation>
    </message>
    <message>
        <source>Comparing both sides…</source>
        <translation>Comparando ambos lados…</translation>
    </message>
    <message>
        <source>Both sides are the same…</source>
        <translation>Ambos lados son iguales…</translation>
    </message>
    <message>
        <source>Beginning to share…</source>
        <translation>Empezando a compartir…</translation>
    </message>
    <message>
        <source>Letting the copy here go…</source>
        <translation>Soltando la copia de aquí…</translation>
    </message>
    <message>
        <source>%1 is on the server, and both sides are the same. Here it is only read until you let this copy go; then it is worked on from here and kept there.</source>
        <translation>%1 está en el servidor y ambos lados son iguales. Aquí solo se lee hasta que usted suelte esta copia; después se trabaja desde aquí y se guarda allí.</translation>
    </message>
    <message>
        <source>The leagues there were made for a newer Dugout; please update Dugout.</source>
        <translation>Las ligas de allí se crearon para un Dugout más nuevo; actualice Dugout.</translation>
    </message>
    <message>
        <source>Share the league</source>
        <translation>Compartir la liga</translation>
    </message>
    <message>
        <source>%1 is moved in one piece: lines of its journal: %2; teams: %3; matches: %4, with %5 lines. Nothing is taken away here before both sides are compared.</source>
        <translation>%1 se traslada de una pieza: líneas de su diario: %2; equipos: %3; partidos: %4, con %5 líneas. Aquí no se quita nada antes de comparar ambos lados.</translation>
    </message>
    <message>
        <source>You may not make what shared leagues need there. Somebody who administers the server can read this and run it; look at the server again afterwards.</source>
        <translation>Usted no puede crear allí lo que necesitan las ligas compartidas. Quien administre el servidor puede leer esto y ejecutarlo; después, consulte el servidor de nuevo.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Look at the server</source>
        <translation>Consultar el servidor</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Soltarla</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>dugout::SharedBanner</name>
    <message>
        <source>This league is on its way to its server: here it is only read until it has arrived.</source>
        <translation>Esta liga va camino de su servidor: aquí solo se lee hasta que llegue.</translation>
    </message>
    <message>
        <source>This league is on its server: here it is only read until you let this copy go.</source>
        <translation>Esta liga está en su servidor: aquí solo se lee hasta que usted suelte esta copia.</translation>
    </message>
    <message>
        <source>This league is on its way home: it is only read until it has arrived.</source>
        <translation>Esta liga vuelve a casa: solo se lee hasta que llegue.</translation>
    </message>
    <message>
        <source>This league is being taken off this machine.</source>
        <translation>Esta liga se está quitando de este ordenador.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) came in that no longer fit.</source>
        <translation>
            <numerusform>Llegó %n resultado que ya no encaja.</numerusform>
            <numerusform>Llegaron %n resultados que ya no encajan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) that you changed were changed by somebody else first.</source>
        <translation>
            <numerusform>Otra persona cambió antes %n equipo que usted cambió.</numerusform>
            <numerusform>Otra persona cambió antes %n equipos que usted cambió.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server refused %n thing(s) that were to be delivered.</source>
        <translation>
            <numerusform>El servidor rechazó %n cosa que debía entregarse.</numerusform>
            <numerusform>El servidor rechazó %n cosas que debían entregarse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>Let it go…</source>
        <translation>Soltarla…</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Ver…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are disputed by a coach.</source>
        <translation>
            <numerusform>%n resultado está impugnado por un entrenador.</numerusform>
            <numerusform>%n resultados están impugnados por entrenadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>An older Dugout prepared the server: this league is only read until it is prepared anew.</source>
        <translation>Un Dugout anterior preparó el servidor: esta liga solo se lee hasta que se prepare de nuevo.</translation>
    </message>
    <message>
        <source>Prepare it anew…</source>
        <translation>Preparar de nuevo…</translation>
    </message>
</context>
<context>
    <name>dugout::SheetsDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no earlier sheet yet.</source>
        <translation>%1 no tiene todavía ninguna hoja anterior.</translation>
    </message>
    <message>
        <source>Earlier sheets of %1</source>
        <translation>Hojas anteriores de %1</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>No hay nada distinto.</translation>
    </message>
    <message>
        <source>Earlier sheets</source>
        <translation>Hojas anteriores</translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation>Qué ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>Go back to this sheet</source>
        <translation>Volver a esta hoja</translation>
    </message>
    <message>
        <source>Open as a team of its own</source>
        <translation>Abrir como equipo aparte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>dugout::ShelfBody</name>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Aquí no hay nada con ese nombre.</translation>
    </message>
    <message>
        <source>What each does, what it costs, and how many of it are bought. Typing looks for it, Enter buys it.</source>
        <translation>Qué hace cada cosa, cuánto cuesta y cuántas se han comprado. Escriba para buscarla; Intro la compra.</translation>
    </message>
    <message>
        <source>by the book</source>
        <translation>según el libro</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Escriba una parte del nombre</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Too dear: %1 gold more would be needed. %2</source>
        <translation>Demasiado caro: harían falta %1 monedas de oro más. %2</translation>
    </message>
</context>
<context>
    <name>dugout::ShopDialog</name>
    <message>
        <source>Done. This is what both sides take into the match.</source>
        <translation>Listo. Esto es lo que ambos bandos llevan al encuentro.</translation>
    </message>
    <message>
        <source>%1 says how much of its own gold it spends.</source>
        <translation>%1 dice cuánto oro propio gasta.</translation>
    </message>
    <message>
        <source>%1 buys.</source>
        <translation>Compra %1.</translation>
    </message>
    <message>
        <source>Both sides hired the same: %1 gets nothing for %2.</source>
        <translation>Ambos bandos contrataron lo mismo: %1 se queda sin %2.</translation>
    </message>
    <message>
        <source>%1 draws: %2</source>
        <translation>%1 roba: %2</translation>
    </message>
    <message>
        <source>Both teams are worth the same: roll a die each, and the higher says who buys first.</source>
        <translation>Ambos equipos valen lo mismo: cada uno tira un dado y el mayor dice quién compra primero.</translation>
    </message>
    <message>
        <source>Print both sheets…</source>
        <translation>Imprimir ambas hojas…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Inducements for a match</source>
        <translation>Incentivos para un encuentro</translation>
    </message>
    <message>
        <source>The other buys first</source>
        <translation>El otro compra primero</translation>
    </message>
    <message>
        <source>Draw the cards for us</source>
        <translation>Robar las cartas por nosotros</translation>
    </message>
    <message>
        <source>Take what was paid out of the treasuries</source>
        <translation>Descontar lo pagado de las tesorerías</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>dugout::ShopModel</name>
    <message>
        <source>Too expensive: %1 is left.</source>
        <translation>Demasiado caro: quedan %1.</translation>
    </message>
    <message>
        <source>by the book</source>
        <translation>según el libro</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>A la venta</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Comprado</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
</context>
<context>
    <name>dugout::ShopSidePanel</name>
    <message>
        <source>%1 to spend</source>
        <translation>%1 por gastar</translation>
    </message>
    <message>
        <source>Team value for this match %1</source>
        <translation>Valor de equipo en este encuentro: %1</translation>
    </message>
    <message>
        <source>%1 for being worth less</source>
        <translation>%1 por valer menos</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 gastado</translation>
    </message>
    <message>
        <source>Own gold, of %1 in the treasury</source>
        <translation>Oro propio, de %1 en la tesorería</translation>
    </message>
    <message>
        <source>No extra skill</source>
        <translation>Sin habilidad extra</translation>
    </message>
    <message>
        <source>Own gold for this match</source>
        <translation>Oro propio para este encuentro</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>A la venta</translation>
    </message>
    <message>
        <source>The mercenary&apos;s extra skill</source>
        <translation>Habilidad extra del mercenario</translation>
    </message>
    <message>
        <source>Price by the book</source>
        <translation>Precio según el libro</translation>
    </message>
    <message>
        <source>Bought for this match</source>
        <translation>Comprado para este encuentro</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Buy what is selected</source>
        <translation>Comprar lo seleccionado</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Give back what is selected</source>
        <translation>Devolver lo seleccionado</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Comprado</translation>
    </message>
    <message>
        <source>In every match</source>
        <translation>En todos los encuentros</translation>
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
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
</context>
<context>
    <name>dugout::SideForm</name>
    <message>
        <source>Defence dice</source>
        <translation>Dados de defensa</translation>
    </message>
    <message>
        <source>Defence symbol</source>
        <translation>Símbolo de defensa</translation>
    </message>
    <message>
        <source>Add an attack</source>
        <translation>Añadir un ataque</translation>
    </message>
    <message>
        <source>Move, in hexes</source>
        <translation>Movimiento, en hexágonos</translation>
    </message>
    <message>
        <source>Number of wounds</source>
        <translation>Número de heridas</translation>
    </message>
</context>
<context>
    <name>dugout::SidePicker</name>
    <message>
        <source>Quick team, without a roster</source>
        <translation>Equipo rápido, sin plantilla</translation>
    </message>
    <message>
        <source>The first team needs a name.</source>
        <translation>El primer equipo necesita un nombre.</translation>
    </message>
    <message>
        <source>The second team needs a name.</source>
        <translation>El segundo equipo necesita un nombre.</translation>
    </message>
    <message>
        <source>First team</source>
        <translation>Primer equipo</translation>
    </message>
    <message>
        <source>Second team</source>
        <translation>Segundo equipo</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>Nombre del equipo</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Segundas oportunidades</translation>
    </message>
    <message>
        <source>Colour of the team</source>
        <translation>Color del equipo</translation>
    </message>
</context>
<context>
    <name>dugout::SideSwitch</name>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Second display</source>
        <translation>Segunda pantalla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Lo que viene</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Guerreros</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
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
    <name>dugout::SkirmishPage</name>
    <message>
        <source>Delete skirmish</source>
        <translation>Borrar escaramuza</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Escaramuza</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Card decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>The edition whose cards are shown and new games are played by</source>
        <translation>La edición cuyas cartas se muestran y con la que se juegan las partidas nuevas</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Qué cambiaría</translation>
    </message>
    <message>
        <source>In the league:</source>
        <translation>En la liga:</translation>
    </message>
    <message>
        <source>%1 lies in the bin. Menu, Bin brings it back.</source>
        <translation>%1 está en la papelera. Menú, Papelera lo devuelve.</translation>
    </message>
</context>
<context>
    <name>dugout::SkirmishTable</name>
    <message>
        <source>Hand the device to %1.</source>
        <translation>Pase el dispositivo a %1.</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Cartas ocultas</translation>
    </message>
    <message>
        <source>Only %1 may see these cards. Hand over the device; the others look away.</source>
        <translation>Solo %1 puede ver estas cartas. Pase el dispositivo; los demás miran a otro lado.</translation>
    </message>
    <message>
        <source>%1 has the cards on the phone.</source>
        <translation>%1 tiene las cartas en el móvil.</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Dejarlo abierto</translation>
    </message>
    <message>
        <source>That hex is blocked.</source>
        <translation>Ese hexágono está bloqueado.</translation>
    </message>
    <message>
        <source>Somebody stands there.</source>
        <translation>Ahí ya hay alguien.</translation>
    </message>
    <message>
        <source>No second move in this phase.</source>
        <translation>No hay un segundo movimiento en esta fase.</translation>
    </message>
    <message>
        <source>That is too far.</source>
        <translation>Está demasiado lejos.</translation>
    </message>
    <message>
        <source>Something is in the way.</source>
        <translation>Hay algo en medio.</translation>
    </message>
    <message>
        <source>There is no line of sight.</source>
        <translation>No hay línea de visión.</translation>
    </message>
    <message>
        <source>A charge there would strike nobody.</source>
        <translation>Una carga hasta ahí no golpearía a nadie.</translation>
    </message>
    <message>
        <source>That hex is not to be chosen here.</source>
        <translation>Ese hexágono no se puede elegir aquí.</translation>
    </message>
    <message>
        <source>Choose a fighter first, then a hex.</source>
        <translation>Elija primero un guerrero y luego un hexágono.</translation>
    </message>
</context>
<context>
    <name>dugout::StandingsPart</name>
    <message>
        <source>Table</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Who met whom</source>
        <translation>Quién jugó con quién</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Cuadro</translation>
    </message>
    <message>
        <source>The whole competition</source>
        <translation>Toda la competición</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <translation>Fase %1: %2</translation>
    </message>
    <message>
        <source>There is no competition yet: standings come with its results.</source>
        <translation>Aún no hay ninguna competición: la clasificación llega con sus resultados.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Which part of the competition</source>
        <translation>Qué parte de la competición</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Points by hand…</source>
        <translation>Puntos a mano…</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Places by round</source>
        <translation>Puestos por ronda</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Members of the squads</source>
        <translation>Miembros de las escuadras</translation>
    </message>
</context>
<context>
    <name>dugout::Stepper</name>
    <message>
        <source>Fewer: %1</source>
        <translation>Menos: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Más: %1</translation>
    </message>
</context>
<context>
    <name>dugout::TeamActions</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Name, colours and badge…</source>
        <translation>Nombre, colores y escudo…</translation>
    </message>
    <message>
        <source>Invent names for the unnamed</source>
        <translation>Inventar nombres para quienes no tienen</translation>
    </message>
    <message>
        <source>Fill up with journeymen</source>
        <translation>Completar con independientes</translation>
    </message>
    <message>
        <source>Sign the selected journeyman</source>
        <translation>Fichar al independiente seleccionado</translation>
    </message>
    <message>
        <source>Inducements for a match…</source>
        <translation>Incentivos para un encuentro…</translation>
    </message>
    <message>
        <source>Move to another edition…</source>
        <translation>Pasar a otra edición…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete this team…</source>
        <translation>Eliminar este equipo…</translation>
    </message>
    <message>
        <source>Optional rules…</source>
        <translation>Reglas opcionales…</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Number the players as they stand</source>
        <translation>Numerar los jugadores en este orden</translation>
    </message>
    <message>
        <source>Earlier sheets…</source>
        <translation>Hojas anteriores…</translation>
    </message>
</context>
<context>
    <name>dugout::TeamDocument</name>
    <message>
        <source>%1 What is kept now is shown here.</source>
        <translation>%1 Aquí se muestra lo que hay guardado ahora.</translation>
    </message>
</context>
<context>
    <name>dugout::TeamEditor</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The team is ready to play. A re-roll costs %1 from now on.</source>
        <translation>El equipo está listo para jugar. Desde ahora una segunda oportunidad cuesta %1.</translation>
    </message>
    <message>
        <source>Sort the table by number to put players in another order.</source>
        <translation>Ordene la tabla por número para cambiar el orden de los jugadores.</translation>
    </message>
    <message>
        <source>Change the cell</source>
        <translation>Cambiar la celda</translation>
    </message>
    <message>
        <source>Copy the selected players</source>
        <translation>Copiar los jugadores elegidos</translation>
    </message>
    <message>
        <source>Paste players</source>
        <translation>Pegar jugadores</translation>
    </message>
    <message>
        <source>Remove the selected players</source>
        <translation>Quitar los jugadores elegidos</translation>
    </message>
    <message>
        <source>Move the players up</source>
        <translation>Subir los jugadores</translation>
    </message>
    <message>
        <source>Move the players down</source>
        <translation>Bajar los jugadores</translation>
    </message>
</context>
<context>
    <name>dugout::TeamHeader</name>
    <message>
        <source>Coach %1</source>
        <translation>Entrenador: %1</translation>
    </message>
    <message>
        <source>All teams</source>
        <translation>Todos los equipos</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>En activo</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Listo para jugar</translation>
    </message>
    <message>
        <source>Ends the building: what is left of the budget becomes the treasury.</source>
        <translation>Termina la creación: lo que queda del presupuesto pasa a la tesorería.</translation>
    </message>
</context>
<context>
    <name>dugout::TeamList</name>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>There is no team yet. Build one, or start with the sample teams.</source>
        <translation>Aún no hay ningún equipo. Cree uno o empiece con los equipos de ejemplo.</translation>
    </message>
    <message>
        <source>Choose a team to open it.</source>
        <translation>Elija un equipo para abrirlo.</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Nuevo equipo…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Take the sample teams</source>
        <translation>Usar los equipos de ejemplo</translation>
    </message>
    <message>
        <source>Print several…</source>
        <translation>Imprimir varios…</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>Remove the sample teams</source>
        <translation>Quitar los equipos de ejemplo</translation>
    </message>
</context>
<context>
    <name>dugout::TeamListQuestion</name>
    <message>
        <source>Which team list is this?</source>
        <translation>¿Qué lista de equipo es esta?</translation>
    </message>
    <message>
        <source>The file does not say which team list the team is of.</source>
        <translation>El archivo no dice de qué lista es el equipo.</translation>
    </message>
    <message>
        <source>The file does not say which team list %1 is of.</source>
        <translation>El archivo no dice de qué lista de equipo es %1.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
</context>
<context>
    <name>dugout::TeamOptionsDialog</name>
    <message>
        <source>Optional rules of the team</source>
        <translation>Reglas opcionales del equipo</translation>
    </message>
    <message>
        <source>What the team may have and learn. Those of a match are chosen when it starts.</source>
        <translation>Lo que el equipo puede tener y aprender. Las de un encuentro se eligen al empezarlo.</translation>
    </message>
</context>
<context>
    <name>dugout::TeamPrintDialog</name>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>Team sheet</source>
        <translation>Hoja de equipo</translation>
    </message>
    <message>
        <source>Compact sheet</source>
        <translation>Hoja compacta</translation>
    </message>
    <message>
        <source>Player cards</source>
        <translation>Cartas de jugador</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>none: empty lines</source>
        <translation>ninguno: líneas en blanco</translation>
    </message>
    <message>
        <source>Tick at least one team.</source>
        <translation>Marque al menos un equipo.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>Acta del encuentro</translation>
    </message>
    <message>
        <source>Quick reference of the rules</source>
        <translation>Referencia rápida de las reglas</translation>
    </message>
    <message>
        <source>A4, upright</source>
        <translation>A4 vertical</translation>
    </message>
    <message>
        <source>A4, on its side</source>
        <translation>A4 apaisado</translation>
    </message>
    <message>
        <source>Letter, upright</source>
        <translation>Carta vertical</translation>
    </message>
    <message>
        <source>Letter, on its side</source>
        <translation>Carta apaisada</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Competición</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
</context>
<context>
    <name>dugout::TeamsPage</name>
    <message>
        <source>Import a team</source>
        <translation>Importar un equipo</translation>
    </message>
    <message>
        <source>Teams (*.dugout-team *.json *.xml *.ros *.rosz);;All files (*)</source>
        <translation>Equipos (*.dugout-team *.json *.xml *.ros *.rosz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export the team</source>
        <translation>Exportar el equipo</translation>
    </message>
    <message>
        <source>Delete team</source>
        <translation>Eliminar equipo</translation>
    </message>
    <message>
        <source>Not everything came along</source>
        <translation>No todo se ha pasado</translation>
    </message>
    <message>
        <source>A file of %1 does not hold everything</source>
        <translation>Un archivo de %1 no lo guarda todo</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot;…</source>
        <translation>Leyendo «%1»…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Remove the sample teams</source>
        <translation>Quitar los equipos de ejemplo</translation>
    </message>
    <message>
        <source>the sample teams</source>
        <translation>los equipos de ejemplo</translation>
    </message>
    <message>
        <source>%1 is kept here already.</source>
        <translation>%1 ya se guarda aquí.</translation>
    </message>
    <message>
        <source>Replace by the file</source>
        <translation>Sustituir por el fichero</translation>
    </message>
    <message>
        <source>The sheet is locked</source>
        <translation>La hoja está bloqueada</translation>
    </message>
    <message>
        <source>Why is it changed? The history of the league will say so.</source>
        <translation>¿Por qué se cambia? El historial de la liga lo contará.</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Cambiarla</translation>
    </message>
    <message>
        <source>Go back to an earlier sheet</source>
        <translation>Volver a una hoja anterior</translation>
    </message>
    <message>
        <source>%1 (earlier)</source>
        <translation>%1 (anterior)</translation>
    </message>
    <message>
        <source>%1 lies in the bin. Menu, Bin brings it back.</source>
        <translation>%1 está en la papelera. Menú, Papelera lo devuelve.</translation>
    </message>
</context>
<context>
    <name>dugout::TextBody</name>
    <message>
        <source>Take it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Tirar %1</translation>
    </message>
    <message>
        <source>Leave it empty</source>
        <translation>Dejar en blanco</translation>
    </message>
    <message>
        <source>Number and words of the book</source>
        <translation>Número y texto del libro</translation>
    </message>
</context>
<context>
    <name>dugout::TurnTrack</name>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
</context>
<context>
    <name>dugout::WarbandDialog</name>
    <message>
        <source>The warband needs a name.</source>
        <translation>La banda necesita un nombre.</translation>
    </message>
    <message>
        <source>Name at least one fighter.</source>
        <translation>Nombre al menos a un guerrero.</translation>
    </message>
    <message>
        <source>New warband</source>
        <translation>Nueva banda</translation>
    </message>
    <message>
        <source>Warband</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>En una frase</translation>
    </message>
    <message>
        <source>Fighters, one on each line</source>
        <translation>Guerreros, uno por línea</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>dugout::WhenField</name>
    <message>
        <source>On</source>
        <translation>El</translation>
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
    <message>
        <source>Sounds in a match</source>
        <translation>Sonidos en el encuentro</translation>
    </message>
    <message>
        <source>Open this table to phones…</source>
        <translation>Abrir esta mesa a los móviles…</translation>
    </message>
    <message>
        <source>Bin…</source>
        <translation>Papelera…</translation>
    </message>
</context>
</TS>
