// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardtext.h"

#include "core/exchange/cardlistwords.h"
#include "core/skirmish/cards/modifiernames.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QRegularExpression cardPattern(const QString &words)
{
    return QRegularExpression(words,
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

/// A formula and what it stands for; each is looked for once in each language.
struct CardFormula
{
    QRegularExpression shape;
    QString word;
};

const std::vector<CardFormula> &countedFormulas()
{
    static const std::vector<CardFormula> all = [] {
        const std::vector<std::pair<QString, QString>> rows{
            {u"damage|schaden|daño"_s, Modifies::Damage},
            {u"(?:attack )?dic?e|attack dice|angriffswürfel|würfel|dados?(?: de ataque)?"_s,
             Modifies::Dice},
            {u"move|bewegung|movimiento"_s, Modifies::Move},
            {u"defen[cs]e(?: dice)?|verteidigung(?:swürfel)?|(?:dados? de )?defensa"_s,
             Modifies::Defence},
            {u"wounds?|health|wunden?|lebenspunkte?|heridas?"_s, Modifies::Wounds},
            {u"range|reichweite|alcance"_s, Modifies::Range},
            {u"supports?|unterstützung(?:en)?|apoyos?"_s, Modifies::Support},
            {u"knockback|rückstoß|rechazar"_s, Modifies::Knockback}};
        std::vector<CardFormula> made;
        for (const auto &[words, what] : rows)
            made.push_back(
                {cardPattern(u"([+−-])\\s*(\\d{1,2})\\s+(?:%1)(?!\\p{L})"_s.arg(words)), what});
        return made;
    }();
    return all;
}

const std::vector<CardFormula> &conditionFormulas()
{
    static const std::vector<CardFormula> all = [] {
        const std::vector<std::pair<QString, QString>> rows{
            {u"range 1 |with a range of 1\\b|of range 1\\b|alcance 1\\b|reichweite 1\\b"_s,
             Whenever::Close},
            {u"range 2 or more|range of 2 or more|alcance 2 o más|reichweite 2 oder mehr"_s,
             Whenever::Ranged},
            {u"(?:while|if|as long as)[^.]*on guard|mientras[^.]*en guardia|in abwehrhaltung"_s,
             Whenever::Guard},
            {u"(?:while|if|when|as long as)[^.]*(?:on|holding|holds) an objective|"
             "en un objetivo|auf einem (?:missions)?ziel"_s,
             Whenever::Objective},
            {u"(?:while|if|when)[^.]*(?:is|being) inspired|mientras[^.]*inspirad|solange[^.]*inspiriert"_s,
             Whenever::Inspired},
            {u"against (?:a |an )?(?:enemy )?leaders?|targets? (?:a |an )?(?:enemy )?leader|"
             "contra (?:un )?líder|gegen (?:einen )?anführer"_s,
             Whenever::TargetLeader},
            {u"(?:against|targets?)[^.]*wounded|contra[^.]*herid|gegen[^.]*verwundet"_s,
             Whenever::TargetWounded},
            {u"(?:against|targets?)[^.]*inspired"_s, Whenever::TargetInspired},
            {u"adjacent to (?:a|one or more|another) friendly|adyacente a un[^.]*amigo|"
             "neben einem befreundeten"_s,
             Whenever::Supported},
            {u"(?:while|if|as long as)[^.]*(?:has|have) (?:no|one or more|any) wound"_s, {}},
            {u"(?:when|while|on a|makes a|during a|as part of a|after a)[^.]*charg|"
             "al cargar|durante una carga|beim? sturmangriff"_s,
             Whenever::Charge},
            {u"while[^.]*wounded|mientras[^.]*herido|solange[^.]*verwundet"_s, Whenever::Wounded}};
        std::vector<CardFormula> made;
        for (const auto &[words, when] : rows)
            made.push_back({cardPattern(words), when});
        return made;
    }();
    return all;
}

int writtenNumber(const QString &word)
{
    static const QHash<QString, int> words{
        {u"one"_s, 1},  {u"a"_s, 1},    {u"an"_s, 1},     {u"two"_s, 2},   {u"three"_s, 3},
        {u"four"_s, 4}, {u"five"_s, 5}, {u"six"_s, 6},    {u"un"_s, 1},    {u"una"_s, 1},
        {u"dos"_s, 2},  {u"tres"_s, 3}, {u"cuatro"_s, 4}, {u"cinco"_s, 5}, {u"ein"_s, 1},
        {u"eine"_s, 1}, {u"zwei"_s, 2}, {u"drei"_s, 3},   {u"vier"_s, 4},  {u"fünf"_s, 5}};
    bool isNumber = false;
    const int digits = word.toInt(&isNumber);
    return isNumber ? digits : words.value(word.toLower());
}

const QString numberWords
    = u"(\\d|one|two|three|four|five|six|dos|tres|cuatro|cinco|zwei|drei|vier|fünf)"_s;

/// With a number in its first bracket, or none.
const std::vector<CardFormula> &scoreFormulas()
{
    static const std::vector<CardFormula> all = [] {
        const QString more = u"%1 or more "_s.arg(numberWords);
        const std::vector<std::pair<QString, QString>> rows{
            {u"(?:you|your warband|friendly fighters) (?:hold|holds|control)s? objective (\\d)(?! "
             u"(?:and|or))|"
             "tienes el objetivo (\\d)|du (?:hältst )?missionsziel (\\d) hältst"_s,
             Scores::HoldsNumber},
            {u"(?:hold|holds|control|controls) %1objectives|tienes %2 o más objetivos|"
             "%2 oder mehr (?:missions)?ziele hältst"_s.arg(more, numberWords),
             Scores::Holds},
            {u"all (?:of the )?enemy fighters are out of action|every enemy fighter is out of "
             u"action|"
             "todos los guerreros enemigos están fuera de combate|"
             "alle (?:gegnerischen|feindlichen) kämpfer außer gefecht"_s,
             Scores::AllEnemiesOut},
            {u"%1enemy fighters are out of action|%2 o más guerreros enemigos están fuera de "
             u"combate|"
             "%2 oder mehr (?:gegnerische|feindliche) kämpfer außer gefecht"_s.arg(more,
                                                                                   numberWords),
             Scores::EnemiesOut},
            {u"(?:an|the|your opponent's|any) (?:enemy )?leader (?:is|was) out of action|"
             "enemy leader is out of action|líder enemigo está fuera de combate|"
             "(?:gegnerische|feindliche) anführer außer gefecht"_s,
             Scores::EnemyLeaderOut},
            {u"(?:none of your|no friendly) fighters (?:are|is|have been taken) out of action|"
             "ninguno de tus guerreros está fuera de combate|"
             "keiner deiner kämpfer außer gefecht"_s,
             Scores::NoneLost},
            {u"all (?:of )?(?:your|friendly) (?:surviving )?fighters are inspired|"
             "all (?:of )?your surviving[^.]*inspired"_s,
             Scores::AllInspired},
            {u"%1(?:friendly|of your)[^.]*fighters are inspired|%1of your[^.]*inspired"_s.arg(more),
             Scores::Inspired},
            {u"%1(?:friendly|of your)[^.]*fighters are in (?:enemy|your opponent's) territory|"
             "%2 o más[^.]*guerreros[^.]*territorio enemigo|"
             "%2 oder mehr[^.]*kämpfer[^.]*(?:gegnerischen|feindlichen) territorium"_s.arg(
                 more, numberWords),
             Scores::InEnemyTerritory},
            {u"(?:no|there are no) enemy fighters (?:are )?in your territory"_s,
             Scores::NoEnemyInOwn},
            {u"%1(?:friendly|of your)[^.]*fighters are on guard"_s.arg(more), Scores::OnGuard},
            {u"fighter (?:has|with) %1upgrades"_s.arg(more), Scores::Upgrades}};
        std::vector<CardFormula> made;
        for (const auto &[words, what] : rows)
            made.push_back({cardPattern(words), what});
        return made;
    }();
    return all;
}

/// A moment, and from whose side it is meant where the formula says it: "own" or "enemy" of the
/// fighter whom the table names then.
struct CardMoment
{
    QRegularExpression shape;
    QString trigger;
    QString whose;
};

const std::vector<CardMoment> &reactionMoments()
{
    static const std::vector<CardMoment> all = [] {
        // A failed attack names its target; "after an attack" names the attacker.
        const std::vector<std::tuple<QString, QString, QString>> rows{
            {u"(?:after|during|when) a friendly fighter'?s? (?:attack )?(?:action )?(?:that )?fail"_s,
             Trigger::AttackFailed, u"enemies"_s},
            {u"(?:after|during|when) an enemy fighter'?s? (?:attack )?(?:action )?(?:that )?fail"_s,
             Trigger::AttackFailed, u"friends"_s},
            {u"(?:after|during|when) an? (?:attack )?(?:action )?(?:that )?fails|"
             "tras un ataque fallido|nach einem (?:gescheiterten|misslungenen) angriff"_s,
             Trigger::AttackFailed,
             {}},
            {u"friendly fighter (?:would be|is|being) (?:taken )?(?:out of action|slain)"_s,
             Trigger::GoingOut, u"friends"_s},
            {u"enemy fighter (?:would be|is|being) (?:taken )?(?:out of action|slain)"_s,
             Trigger::GoingOut, u"enemies"_s},
            {u"friendly fighter (?:would be|is|could be) driven back"_s, Trigger::DrivenBack,
             u"friends"_s},
            {u"enemy fighter (?:would be|is|could be) driven back"_s, Trigger::DrivenBack,
             u"enemies"_s},
            {u"(?:after|when) (?:an opponent|your opponent|another player) plays a ploy"_s,
             Trigger::PloyPlayed, u"enemies"_s},
            {u"(?:after|when) a ploy is played|tras un ardid|nach einer finte"_s,
             Trigger::PloyPlayed,
             {}},
            {u"after (?:a friendly fighter'?s?|your fighter'?s?) (?:\\w+ )?attack action|"
             "after a friendly fighter (?:makes|made)[^.]*attack"_s,
             Trigger::AfterAttack, u"friends"_s},
            {u"after (?:an enemy fighter'?s?) (?:\\w+ )?attack action|"
             "after an enemy fighter (?:makes|made)[^.]*attack"_s,
             Trigger::AfterAttack, u"enemies"_s},
            {u"after an attack action|tras un ataque|nach einem angriff"_s,
             Trigger::AfterAttack,
             {}},
            {u"after an? (?:friendly fighter'?s? |your )activation"_s, Trigger::AfterActivation,
             u"friends"_s},
            {u"after an? (?:enemy fighter'?s? |opponent'?s? )activation"_s,
             Trigger::AfterActivation, u"enemies"_s},
            {u"after an? activation|tras una activación|nach einer aktivierung"_s,
             Trigger::AfterActivation,
             {}}};
        std::vector<CardMoment> made;
        for (const auto &[words, trigger, whose] : rows)
            made.push_back({cardPattern(words), trigger, whose});
        return made;
    }();
    return all;
}

/// Reads sentence after sentence; one that says nothing known leaves the card to the players.
class CardReader
{
public:
    explicit CardReader(CardKind kind)
        : m_kind(kind)
    { }

    CardTextReading read(const QString &text)
    {
        static const QRegularExpression ends(u"(?<=[.;!])\\s+|\\n+"_s);
        QString plain = text;
        plain.replace(QChar(0x2019), u'\'').replace(u'*', u' ');
        bool left = false;
        for (const QString &sentence : plain.split(ends, Qt::SkipEmptyParts)) {
            const QString trimmed = sentence.trimmed();
            if (!trimmed.isEmpty() && !takeSentence(trimmed))
                left = true;
        }
        m_reading.whole = !left && !m_partly && m_reading.saysAnything();
        return m_reading;
    }

private:
    /// Whether something was recognised in it.
    bool takeSentence(const QString &sentence)
    {
        const bool ofObjective = m_kind == CardKind::Objective && takeScoring(sentence);
        const bool reaction = m_kind != CardKind::Objective && takeReaction(sentence);
        const bool attack = m_kind == CardKind::Upgrade && takeAttack(sentence);
        const bool changes = m_kind != CardKind::Objective && !attack && takeChanges(sentence);
        const bool lasts = m_kind == CardKind::Ploy && takeDuration(sentence);
        const bool guards = m_kind == CardKind::Ploy && takeGuard(sentence);
        return ofObjective || reaction || attack || changes || lasts || guards;
    }

    bool takeScoring(const QString &sentence)
    {
        static const QRegularExpression atOnce = cardPattern(
            u"score (?:this|it|this card)? ?immediately|puntúa[^.]*(?:inmediatamente|al instante)|"
            "(?:sofort|unverzüglich)[^.]*punkte|punkte[^.]*sofort"_s);
        static const QRegularExpression atEnd = cardPattern(
            u"score (?:this|it|this card)? ?(?:in|at) (?:an?|the|each|any)[^.]*end phase|"
            "fase final|final de la fase|in (?:einer|der)[^.]*endphase"_s);
        bool found = false;
        if (atOnce.match(sentence).hasMatch()) {
            m_reading.timing = ScoreTiming::Immediate;
            found = true;
        } else if (atEnd.match(sentence).hasMatch()) {
            m_reading.timing = ScoreTiming::EndPhase;
            found = true;
        }
        QString rest = sentence;
        for (const CardFormula &formula : scoreFormulas()) {
            const QRegularExpressionMatch match = formula.shape.match(rest);
            if (!match.hasMatch())
                continue;
            int number = 1;
            for (int i = 1; i <= match.lastCapturedIndex(); ++i)
                number = match.captured(i).isEmpty() ? number : writtenNumber(match.captured(i));
            m_reading.conditions.emplace_back(formula.word, number);
            rest.remove(match.capturedStart(), match.capturedLength());
            found = true;
        }
        if (saysMore(rest))
            m_reading.conditions.clear();
        return found;
    }

    /// What stands beside the condition may change it.
    static bool saysMore(const QString &rest)
    {
        static const QRegularExpression usual = cardPattern(
            u"score|this|card|immediately|it|in|an|a|the|end|phase|at|if|your|warband|you|and|"
            "puntúa|esta|carta|en|una|fase|final|de|la|si|inmediatamente|punkte|diese|karte|"
            "sofort|einer|der|endphase|wenn|falls|sind|ist|du"_s);
        static const QRegularExpression words = cardPattern(u"[\\p{L}']+"_s);
        for (auto each = words.globalMatch(rest); each.hasNext();) {
            const QString word = each.next().captured();
            const QRegularExpressionMatch known = usual.match(word);
            if (!known.hasMatch() || known.capturedLength() != word.size())
                return true;
        }
        return false;
    }

    bool takeReaction(const QString &sentence)
    {
        static const QRegularExpression says = cardPattern(
            u"^(?:reaction|reacción|reaktion)\\b|as a reaction|como reacción|als reaktion"_s);
        if (!says.match(sentence).hasMatch() && !m_reading.reaction)
            return false;
        const bool begins = says.match(sentence).hasMatch();
        m_reading.reaction = true;
        for (const CardMoment &moment : reactionMoments()) {
            if (!m_reading.trigger.isEmpty() || !moment.shape.match(sentence).hasMatch())
                continue;
            m_reading.trigger = moment.trigger;
            m_reading.whose = moment.whose;
            return true;
        }
        return begins;
    }

    /// "Range 2, 3 Swords, Damage 2" on an upgrade is an attack that it gives, and so is
    /// "[2 Hex | 3 Sword | 2 Damage]".
    bool takeAttack(const QString &sentence)
    {
        static const QRegularExpression spelt
            = cardPattern(u"(?:range|alcance|reichweite)\\s*:?\\s*(\\d)\\D{1,12}?(\\d)\\s*(\\p{L}+?"
                          u")s?\\b\\D{1,12}?"
                          "(?:damage|daño|schaden)\\s*:?\\s*(\\d)"_s);
        static const QRegularExpression barred = cardPattern(
            u"\\[\\s*(\\d)\\s*(?:hex(?:es)?|hexágonos?|felder?)\\s*\\|\\s*(\\d)\\s*(\\p{L}+?)s?\\s*"
            "\\|\\s*(\\d)\\s*(?:damage|daño|schaden)\\s*\\]"_s);
        QRegularExpressionMatch match = barred.match(sentence);
        if (!match.hasMatch())
            match = spelt.match(sentence);
        const QString symbol = cardlist::symbolOf(match.captured(3));
        if (!match.hasMatch() || (symbol != u"hammer"_s && symbol != u"sword"_s))
            return false;
        AttackAction attack;
        attack.range = match.captured(1).toInt();
        attack.dice = match.captured(2).toInt();
        attack.symbol = symbol;
        attack.damage = match.captured(4).toInt();
        static const QRegularExpression cleaves
            = cardPattern(u"\\bcleave\\b|\\bromper\\b|\\bspalten\\b"_s);
        static const QRegularExpression knocks
            = cardPattern(u"(?:knockback|rechazar|rückstoß)\\s*(\\d)"_s);
        attack.cleave = cleaves.match(sentence).hasMatch();
        attack.knockback = knocks.match(sentence).captured(1).toInt();
        static const QRegularExpression all = cardPattern(
            u"targets? all adjacent enemy fighters\\W*(?:roll for each)?|"
            "a todos los (?:guerreros )?enemigos adyacentes|alle benachbarten (?:gegner|feinde)"_s);
        attack.allAdjacent = all.match(sentence).hasMatch();
        static const QRegularExpression answers
            = cardPattern(u"\\breaction\\b[^.]*\\bmakes? this attack action(?! again)"_s);
        attack.reaction = answers.match(sentence).hasMatch(); // never an action of its own
        m_reading.attack = attack;
        // What else such an attack does is for the players.
        QString rest = sentence;
        rest.remove(match.capturedStart(), match.capturedLength());
        rest.remove(cleaves).remove(knocks).remove(all);
        static const QRegularExpression word = cardPattern(u"\\p{L}"_s);
        m_partly = m_partly || rest.contains(word);
        return true;
    }

    [[nodiscard]] static QString whoseIn(const QString &sentence)
    {
        static const QRegularExpression friends = cardPattern(
            u"(?:all |each )?friendly fighters|all of your fighters|your fighters have|"
            "(?:todos )?tus guerreros|guerreros amigos|alle deine kämpfer|befreundeten? kämpfer"_s);
        static const QRegularExpression enemies = cardPattern(
            u"(?:all |each )?enemy fighters|guerreros enemigos|(?:gegnerische|feindliche)n? kämpfer"_s);
        if (friends.match(sentence).hasMatch())
            return u"friends"_s;
        return enemies.match(sentence).hasMatch() ? u"enemies"_s : QString();
    }

    /// None where the sentence says when, but nothing that Dugout knows.
    [[nodiscard]] static std::optional<QString> whenIn(const QString &sentence)
    {
        for (const CardFormula &formula : conditionFormulas()) {
            if (!formula.shape.match(sentence).hasMatch())
                continue;
            return formula.word.isEmpty() ? std::nullopt : std::optional(formula.word);
        }
        static const QRegularExpression somehow
            = cardPattern(u"\\b(?:if|while|unless|as long as|for each|si|mientras|por "
                          u"cada|wenn|solange|für jeden?|"
                          "range [2-9])\\b"_s);
        return somehow.match(sentence).hasMatch() ? std::nullopt : std::optional(QString());
    }

    bool takeChanges(const QString &sentence)
    {
        const auto when = whenIn(sentence);
        if (!when)
            return false;
        std::vector<CardModifier> found;
        for (const CardFormula &formula : countedFormulas()) {
            for (auto all = formula.shape.globalMatch(sentence); all.hasNext();) {
                const QRegularExpressionMatch match = all.next();
                const int by = match.captured(2).toInt() * (match.captured(1) == u"+"_s ? 1 : -1);
                found.push_back({formula.word, by, whoseIn(sentence), *when});
            }
        }
        takePlain(sentence, *when, found);
        m_reading.modifiers.insert(m_reading.modifiers.end(), found.begin(), found.end());
        return !found.empty();
    }

    /// Without a sign: abilities, dice to roll again, glory.
    static void takePlain(const QString &sentence, const QString &when,
                          std::vector<CardModifier> &found)
    {
        static const QRegularExpression cleaves
            = cardPattern(u"(?:have|has|gains?|^)\\s*cleave\\b|gana romper|spalten"_s);
        static const QRegularExpression knocks
            = cardPattern(u"(?<![+\\d] )(?:knockback|rechazar|rückstoß) (\\d)"_s);
        static const QRegularExpression again
            = cardPattern(u"re-?roll (one|a|\\d|two)[^.]*(attack|defen[cs]e)[^.]*di"_s);
        static const QRegularExpression againEach
            = cardPattern(u"attack action[^.]*re-?roll (one|a|two|\\d) di"_s);
        static const QRegularExpression extra
            = cardPattern(u"(?:roll|rolls) (one|an|two|\\d) (?:extra|additional) "
                          "(attack|defen[cs]e) di"_s);
        static const QRegularExpression both = cardPattern(
            u"both (?:hammer|sword)s? and (?:hammer|sword)s? (?:symbols )?(?:are|count "
            "as) success"_s);
        static const QRegularExpression glory
            = cardPattern(u"gain (one|two|three|\\d) (?:spent )?glory"_s);
        const QString whose = whoseIn(sentence);
        if (cleaves.match(sentence).hasMatch())
            found.push_back({Modifies::Cleave, 1, whose, when});
        if (const auto match = knocks.match(sentence); match.hasMatch())
            found.push_back({Modifies::Knockback, match.captured(1).toInt(), whose, when});
        if (const auto match = again.match(sentence); match.hasMatch())
            found.push_back({match.captured(2).startsWith(u'a', Qt::CaseInsensitive)
                                 ? Modifies::AttackReroll
                                 : Modifies::DefenceReroll,
                             writtenNumber(match.captured(1)), whose, when});
        else if (const auto each = againEach.match(sentence); each.hasMatch())
            found.push_back({Modifies::AttackReroll, writtenNumber(each.captured(1)), whose, when});
        if (const auto match = extra.match(sentence); match.hasMatch())
            found.push_back({match.captured(2).startsWith(u'a', Qt::CaseInsensitive)
                                 ? Modifies::Dice
                                 : Modifies::Defence,
                             writtenNumber(match.captured(1)), whose, when});
        if (both.match(sentence).hasMatch())
            for (const QString &symbol : {QString(Modifies::Hammer), QString(Modifies::Sword)})
                found.push_back({symbol, 1, whose, when});
        if (const auto match = glory.match(sentence); match.hasMatch())
            found.push_back({Modifies::Glory, writtenNumber(match.captured(1)), {}, {}});
    }

    bool takeDuration(const QString &sentence)
    {
        static const QRegularExpression next
            = cardPattern(u"(?:in|during|for|of) the next activation|next activation|"
                          "(?:la )?(?:siguiente|próxima) activación|nächsten aktivierung"_s);
        static const QRegularExpression round
            = cardPattern(u"until the end of the (?:round|phase|action phase)|this round|"
                          "hasta el final de la ronda|bis zum ende der runde"_s);
        if (next.match(sentence).hasMatch())
            m_reading.duration = PloyDuration::NextActivation;
        else if (round.match(sentence).hasMatch())
            m_reading.duration = PloyDuration::Round;
        else
            return false;
        return true;
    }

    bool takeGuard(const QString &sentence)
    {
        static const QRegularExpression shape = cardPattern(
            u"(?:friendly fighter|one of your fighters|your leader|them|him|that "
            u"fighter)[^.]*(?:goes|put|place|placed|is|are)?"
            "[^.]*(?:on guard|a guard token)|ponlo en guardia|guerrero amigo[^.]*en guardia|"
            "befreundeten kämpfer[^.]*abwehrhaltung"_s);
        m_reading.guard = m_reading.guard || shape.match(sentence).hasMatch();
        return shape.match(sentence).hasMatch();
    }

    CardKind m_kind;
    CardTextReading m_reading;
    bool m_partly = false; ///< of a sentence not everything was recognised
};

} // namespace

bool CardTextReading::saysAnything() const
{
    return !modifiers.empty() || !conditions.empty() || timing != ScoreTiming::Open || reaction
        || attack || guard || duration != PloyDuration::None;
}

CardTextReading readCardText(const QString &text, CardKind kind)
{
    return CardReader(kind).read(text);
}

void takeReading(const CardTextReading &reading, SkirmishCard &card)
{
    const bool objective = card.kind == CardKind::Objective;
    if (objective && card.timing == ScoreTiming::Open)
        card.timing = reading.timing;
    if (objective && scoreConditionsOf(card).empty())
        setScoreConditions(card, reading.conditions);
    if (objective)
        return;
    if (modifiersOf(card).empty() && card.effect.isEmpty() && !reading.modifiers.empty())
        setModifiers(card, reading.modifiers);
    else if (card.effect.isEmpty() && reading.guard && card.kind == CardKind::Ploy)
        card.effect = cardeffect::guard;
    card.reaction = card.reaction || reading.reaction;
    if (card.reaction && triggerOf(card).isEmpty()) {
        setTrigger(card, reading.trigger);
        setTriggerWhose(card, reading.whose);
    }
    if (card.kind == CardKind::Ploy && card.duration == PloyDuration::None)
        card.duration = reading.duration;
    if (card.kind == CardKind::Upgrade && !card.attack && reading.attack) {
        card.attack = reading.attack;
        card.attack->id = AttackId(card.id.text());
        card.attack->name = card.name;
    }
}

} // namespace dugout
