# SPDX-License-Identifier: GPL-3.0-or-later
# The Spanish texts say usted or name nobody; a short list of words gives tú and vosotros away.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

# The person, and orders that no sentence about somebody else begins with. What stands in «» is quoted.
person='tú|tus?|tuy[oa]s?|ti|te|contigo|vosotros|vuestr[oa]s?|eres|has|puedes|quieres|tienes|debes|podéis|queréis|tenéis'
person+="|T(ú|us?|e)|Vuestr[oa]s?|Puedes|Quieres|Tienes|Debes|Podéis"
orders='Haz|Pon|Elige|Elegid|Escoge|Arrastra|Pulsa|Selecciona|Introduce|Aplicad|Complétal[oa]s?|[Ii]nténtalo'

# told NAME WORDS: the texts on standard input must hold none of the words.
told() {
    local said
    said=$(sed 's/«[^»]*»//g' | grep -wE "$2")
    [[ -z $said ]] || wrong "$1 says tú or vosotros:"$'\n'"$said"
}

catalogue=translations/dugout_es.ts
sed -nE 's/^ *<(translation|numerusform)>(.*)<.*/\2/p' "$catalogue" > "$scratch/texts"
[[ -s $scratch/texts ]] || wrong "$catalogue holds no texts"
told "$catalogue" "$person|$orders" < "$scratch/texts"

# In the rules a sentence may begin with what the player does: "Elige el entrenador".
for part in resources/rulesets/*/*.json; do
    told "$part" "$person" < <(grep -oE '"es": *"[^"]*"' "$part")
done
