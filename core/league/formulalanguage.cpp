// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/formulalanguage.h"

#include "core/league/formulalexer.h"
#include "core/league/formulawords.h"
#include "core/league/numbertext.h"
#include "core/league/pointsformula.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <functional>
#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FormulaHelpWords
{
    Q_DECLARE_TR_FUNCTIONS(PointsFormula)
};

struct WordOfLanguages
{
    QString english;
    QString spanish;
    QString german;
    const char *meaning;
};

const std::vector<WordOfLanguages> &wordsOfLanguages()
{
    static const std::vector<WordOfLanguages> all{
        {u"won"_s, u"ganado"_s, u"gewonnen"_s, QT_TRANSLATE_NOOP("PointsFormula", "1 for a win")},
        {u"drawn"_s, u"empatado"_s, u"unentschieden"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "1 for a draw")},
        {u"lost"_s, u"perdido"_s, u"verloren"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "1 for a defeat")},
        {u"td"_s, u"td"_s, u"td"_s, QT_TRANSLATE_NOOP("PointsFormula", "own touchdowns")},
        {u"tdAgainst"_s, u"tdEnContra"_s, u"tdGegen"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "touchdowns of the opponent")},
        {u"cas"_s, u"les"_s, u"verletzte"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "casualties caused")},
        {u"casAgainst"_s, u"lesEnContra"_s, u"verletzteGegen"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "casualties of the opponent")},
        {u"margin"_s, u"diferencia"_s, u"abstand"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "touchdowns between the two sides")},
        {u"conceded"_s, u"rendido"_s, u"aufgegeben"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "1 for conceding")},
        {u"concededAgainst"_s, u"rivalRendido"_s, u"gegnerAufgegeben"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "1 if the opponent conceded")},
        {u"forfeit"_s, u"ausente"_s, u"nichtAngetreten"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "1 for not turning up")},
        {u"forfeitAgainst"_s, u"rivalAusente"_s, u"gegnerNichtAngetreten"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "1 if the opponent did not turn up")},
        {u"awarded"_s, u"adjudicado"_s, u"zugesprochen"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "1 for a match that was awarded")},
        {u"bye"_s, u"descanso"_s, u"freilos"_s, QT_TRANSLATE_NOOP("PointsFormula", "1 for a bye")},
        {u"min"_s, u"mín"_s, u"min"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "the least of what stands in its brackets")},
        {u"max"_s, u"máx"_s, u"max"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "the most of what stands in its brackets")},
        {u"abs"_s, u"abs"_s, u"betrag"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "a number without its sign")},
        {u"floor"_s, u"abajo"_s, u"abrunden"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "a number rounded down")},
        {u"ceil"_s, u"arriba"_s, u"aufrunden"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "a number rounded up")},
        {u"round"_s, u"redondeo"_s, u"runden"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "a rounded number")},
        {u"if"_s, u"si"_s, u"wenn"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "(condition, what it gives, what else)")},
        {u"and"_s, u"y"_s, u"und"_s, QT_TRANSLATE_NOOP("PointsFormula", "both conditions hold")},
        {u"or"_s, u"o"_s, u"oder"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "one of the conditions holds")},
        {u"not"_s, u"no"_s, u"nicht"_s,
         QT_TRANSLATE_NOOP("PointsFormula", "the condition does not hold")},
    };
    return all;
}

const QString &wordIn(Language language, const WordOfLanguages &word)
{
    return language == Language::Spanish ? word.spanish
        : language == Language::German   ? word.german
                                         : word.english;
}

bool isSame(const QString &one, const QString &other)
{
    return one.compare(other, Qt::CaseInsensitive) == 0;
}

/// A formula with each of its names put otherwise.
QString withNames(const QString &formula, const std::function<QString(const QString &)> &change)
{
    const auto tokens = formulaTokens(formula);
    if (!tokens)
        return formula;
    QString changed = formula;
    for (auto token = tokens->rbegin(); token != tokens->rend(); ++token) {
        if (token->kind == FormulaToken::Kind::Name)
            changed.replace(token->place - 1, token->text.size(), change(token->text));
    }
    return changed;
}

/// Everything a formula asks for, and the whole numbers in it.
struct Asked
{
    QSet<QString> names{};
    std::set<int> numbers{0, 1, 2, 3};
};

Asked askedIn(const QString &formula, const QStringList &columns)
{
    constexpr int most = 99; ///< nobody scores more
    Asked asked;
    const auto tokens = formulaTokens(formula);
    for (const FormulaToken &each : tokens ? *tokens : std::vector<FormulaToken>()) {
        if (each.kind == FormulaToken::Kind::Name)
            asked.names.insert(englishFormulaWord(each.text, columns));
        bool isNumber = false;
        const int number = each.text.toInt(&isNumber);
        if (isNumber && number > 0 && number < most)
            asked.numbers.insert({number, number + 1});
    }
    return asked;
}

EntrantLine played(LeagueOutcome outcome, int td, int tdAgainst, const QStringList &columns)
{
    EntrantLine line;
    line.outcome = outcome;
    line.td = td;
    line.tdAgainst = tdAgainst;
    for (const QString &each : columns)
        line.columns.push_back({each, 0});
    return line;
}

QString score(const EntrantLine &line)
{
    return u"%1–%2"_s.arg(line.td).arg(line.tdAgainst);
}

/// The examples of one formula.
class Examples
{
public:
    Examples(PointsFormula formula, Asked asked, QStringList columns)
        : m_formula(std::move(formula))
        , m_asked(std::move(asked))
        , m_columns(std::move(columns))
    { }

    std::vector<PointsExample> run()
    {
        add(score(win()), win());
        add(score(draw()), draw());
        add(score(defeat()), defeat());
        addTouchdowns();
        addCounts();
        addEndings();
        return std::move(m_examples);
    }

private:
    [[nodiscard]] EntrantLine win() const { return played(LeagueOutcome::Won, 2, 1, m_columns); }
    [[nodiscard]] EntrantLine draw() const { return played(LeagueOutcome::Drawn, 1, 1, m_columns); }
    [[nodiscard]] EntrantLine defeat() const
    {
        return played(LeagueOutcome::Lost, 1, 2, m_columns);
    }
    [[nodiscard]] bool asks(const char *word) const
    {
        return m_asked.names.contains(QLatin1String(word));
    }
    void add(const QString &match, const EntrantLine &line)
    {
        const auto points = m_formula.points(line);
        m_examples.push_back({match, points ? numberText(*points) : u"–"_s});
    }

    /// The smallest of the counts that matter with which the points are furthest from what they are
    /// without any.
    [[nodiscard]] int telling(const std::function<EntrantLine(int)> &line, int least = 1) const
    {
        const auto none = m_formula.points(line(0));
        int found = least;
        std::optional<Rational> furthest;
        for (const int count : m_asked.numbers) {
            const auto points = m_formula.points(line(count));
            if (count < least || !points || !none)
                continue;
            Rational away = *points - *none;
            if (away < Rational(0))
                away = Rational(0) - away;
            if (!furthest || *furthest < away) {
                furthest = away;
                found = count;
            }
        }
        return found;
    }

    void addTouchdowns()
    {
        if (asks("td") || asks("margin")) {
            const auto line = [this](int td) {
                return played(LeagueOutcome::Won, std::max(1, td), 0, m_columns);
            };
            const int td = telling(line, 3);
            add(score(line(td)), line(td));
        }
        if (asks("tdAgainst") || asks("margin")) {
            const auto line = [this](int td) {
                return played(LeagueOutcome::Lost, 0, std::max(1, td), m_columns);
            };
            const int td = telling(line, 3);
            add(score(line(td)), line(td));
        }
    }

    void addCounts()
    {
        const auto count = [this](const QString &words, const auto &set) {
            const auto line = [this, &set](int number) {
                EntrantLine made = draw();
                set(made, number);
                return made;
            };
            const int number = telling(line);
            add(FormulaHelpWords::tr("1–1 with %1: %2", "a match, a count and its name")
                    .arg(words)
                    .arg(number),
                line(number));
        };
        if (asks("cas"))
            count(FormulaHelpWords::tr("casualties caused"),
                  [](EntrantLine &line, int number) { line.cas = number; });
        if (asks("casAgainst"))
            count(FormulaHelpWords::tr("casualties of the opponent"),
                  [](EntrantLine &line, int number) { line.casAgainst = number; });
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            const bool isAsked
                = std::any_of(m_asked.names.begin(), m_asked.names.end(),
                              [&](const QString &each) { return isSame(each, m_columns.at(i)); });
            if (isAsked)
                count(m_columns.at(i), [i](EntrantLine &line, int number) {
                    line.columns[static_cast<size_t>(i)].value = number;
                });
        }
    }

    void addEndings()
    {
        EntrantLine line = played(LeagueOutcome::Lost, 0, 2, m_columns);
        line.conceded = true;
        if (asks("conceded"))
            add(FormulaHelpWords::tr("0–2, conceded"), line);
        line = played(LeagueOutcome::Won, 2, 0, m_columns);
        line.opponentConceded = true;
        if (asks("concededAgainst"))
            add(FormulaHelpWords::tr("2–0, the opponent conceded"), line);
        line = played(LeagueOutcome::Lost, 0, 2, m_columns);
        line.kind = ResultKind::Forfeit;
        line.forfeited = true;
        if (asks("forfeit"))
            add(FormulaHelpWords::tr("did not come"), line);
        line = played(LeagueOutcome::Won, 2, 0, m_columns);
        line.kind = ResultKind::Forfeit;
        line.opponentForfeited = true;
        if (asks("forfeitAgainst"))
            add(FormulaHelpWords::tr("the opponent did not come"), line);
        line = played(LeagueOutcome::Won, 2, 0, m_columns);
        line.kind = ResultKind::Awarded;
        if (asks("awarded"))
            add(FormulaHelpWords::tr("2–0, awarded"), line);
        line = played(LeagueOutcome::Won, 0, 0, m_columns);
        line.kind = ResultKind::Bye;
        if (asks("bye"))
            add(FormulaHelpWords::tr("a bye"), line);
    }

    PointsFormula m_formula;
    Asked m_asked;
    QStringList m_columns;
    std::vector<PointsExample> m_examples;
};

} // namespace

QString englishFormulaWord(const QString &name, const QStringList &columns)
{
    for (const WordOfLanguages &each : wordsOfLanguages()) {
        if (isSame(each.english, name))
            return each.english;
    }
    if (columns.contains(name, Qt::CaseInsensitive))
        return name;
    for (const WordOfLanguages &each : wordsOfLanguages()) {
        if (isSame(each.spanish, name) || isSame(each.german, name))
            return each.english;
    }
    return name;
}

QString englishFormula(const QString &formula, const QStringList &columns)
{
    return withNames(formula,
                     [&columns](const QString &name) { return englishFormulaWord(name, columns); });
}

QString formulaWordIn(Language language, const QString &english)
{
    for (const WordOfLanguages &each : wordsOfLanguages()) {
        if (each.english == english)
            return wordIn(language, each);
    }
    return english;
}

QString formulaIn(Language language, const QString &formula, const QStringList &columns)
{
    return withNames(formula, [&](const QString &name) {
        const QString word = formulaWordIn(language, englishFormulaWord(name, columns));
        // A word of the league's own would be meant: the English one stays.
        return columns.contains(word, Qt::CaseInsensitive) ? name : word;
    });
}

std::vector<FormulaWordHelp> formulaHelp()
{
    std::vector<FormulaWordHelp> help;
    for (const WordOfLanguages &each : wordsOfLanguages())
        help.push_back({wordIn(currentLanguage(), each),
                        QCoreApplication::translate("PointsFormula", each.meaning)});
    return help;
}

std::vector<PointsExample> pointsExamples(const QString &formula, const QStringList &columns)
{
    auto parsed = PointsFormula::parse(formula, columns);
    if (!parsed)
        return {};
    return Examples(*std::move(parsed), askedIn(formula, columns), columns).run();
}

} // namespace dugout
