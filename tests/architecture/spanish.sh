# SPDX-License-Identifier: GPL-3.0-or-later
# The Spanish texts say tú or name nobody; a list of words gives usted away.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

# Orders to usted and ustedes that no sentence about somebody else begins with. What stands in «» is quoted.
verbs='Abra|Acepte|Actualice|Añada|Anote|Aplique|Arrastre|Asigne|Borre|Busque|Cambie|Cierre|Coloque|Compare|Complete|Compruebe'
verbs+='|Comience|Conecte|Confirme|Consulte|Construya|Continúe|Copie|Corrija|Cree|Decida|Deje|Diga|Elija|Empiece|Escanee|Escoja|Escriba'
verbs+='|Espere|Funde|Guarde|Haga|Importe|Imprima|Indique|Inicie|Inscriba|Introduzca|Lleve|Marque|Mire|Mueva|Nombre (una|la|uno|al)|Ordene'
verbs+='|Pase (el|al|a)|Pida|Ponga|Prepare|Pruebe|Publique|Pulse|Quite|Repita|Responda|Retire|Revise|Saque|Seleccione|Suelte|Teclee|Tire|Tome|Toque|Use|Vea|Vuelva'
verbs+='|Jueguen|Pasen|Puntúen|Sigan'
# The same with a pronoun behind them.
bound='([Áá]bra|[Aa]djudíque|[Bb]órre|[Bb]úsque|[Cc]ámbie|[Cc]iérre|[Cc]ompléte|[Cc]ompruébe|[Cc]orríja|[Dd]éje|[Dd]evuélva|[Ee]líja|[Ee]mparéje'
bound+='|[Ee]scanée|[Ee]scríba|[Gg]uárde|[Hh]ága|[Ii]ndíque|[Ii]nscríba|[Ii]nténte|[Ii]ntrodúzca|[Mm]arque|[Mm]íre|[Oo]cúlte|[Pp]ída|[Pp]óngase?|[Pp]ruébe'
bound+='|[Pp]ublíque|[Qq]uíte|[Rr]ecíba|[Rr]epíta|[Rr]esuélva|[Rr]etíre|[Rr]evíse|[Ss]áque|[Ss]uélte|[Tt]ermíne|[Tt]óme|[Tt]ráiga)(l[aeo]s?)'

# told NAME WORDS: the texts on standard input must hold none of the words.
told() {
    local said
    said=$(sed 's/«[^»]*»//g' | grep -E "$2")
    [[ -z $said ]] || wrong "$1 says usted:"$'\n'"$said"
}

usted="\b([Uu]sted(es)?)\b"
orders="(^|[.:;!?] |: *\")($verbs)\b"
catalogue=translations/dugout_es.ts
sed -nE 's/^ *<(translation|numerusform)>(.*)<.*/\2/p' "$catalogue" > "$scratch/texts"
[[ -s $scratch/texts ]] || wrong "$catalogue holds no texts"
told "$catalogue" "$usted|$orders|\b$bound\b" < "$scratch/texts"

# In the rules a sentence may begin with what the player does: "Tire quien tire".
for part in resources/rulesets/*/*.json; do
    told "$part" "$usted" < <(grep -oE '"es": *"[^"]*"' "$part")
done
