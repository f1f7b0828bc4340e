// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/resultstable.h"

#include "core/text/plaintext.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ResultsTableWords
{
    Q_DECLARE_TR_FUNCTIONS(ResultsTable)
};

constexpr qsizetype longestName = 200;
constexpr qsizetype longestQuote = 40;
constexpr qsizetype mostColumns = 100;

const QStringList &knownColumns()
{
    static const QStringList columns{
        u"round"_s,      u"home"_s, u"away"_s,   u"td"_s,       u"tdAgainst"_s, u"cas"_s,
        u"casAgainst"_s, u"kind"_s, u"winner"_s, u"conceded"_s, u"homeCoach"_s, u"awayCoach"_s};
    return columns;
}

QString folded(const QString &name)
{
    return name.trimmed().toLower();
}

/// Digits, and a minus before them; Qt would take more for a number.
bool isWhole(const QString &text)
{
    const QStringView digits = QStringView(text).mid(text.startsWith(u'-') ? 1 : 0);
    return !digits.isEmpty() && std::all_of(digits.begin(), digits.end(), [](QChar c) {
        return c >= u'0' && c <= u'9';
    });
}

bool isControl(QChar c)
{
    return c.category() == QChar::Other_Control;
}

/// What a file says, short and without anything a terminal would obey.
QString quoted(const QString &text)
{
    QString shown = shortened(text, longestQuote);
    std::replace_if(shown.begin(), shown.end(), isControl, QChar(QChar::ReplacementCharacter));
    return shown;
}

Error wrong(const QString &sentence)
{
    return {ErrorCode::BadResults, sentence, {}};
}

Error inLine(int line, const QString &sentence)
{
    return wrong(ResultsTableWords::tr("Line %1: %2").arg(QString::number(line), sentence));
}

class Reader
{
public:
    explicit Reader(const std::vector<ResultsRow> &rows)
        : m_rows(rows)
    { }

    Result<ResultsTable> run()
    {
        if (m_rows.empty())
            return wrong(ResultsTableWords::tr("The table of results is empty."));
        if (const auto head = readHead(m_rows.front()); !head)
            return head.error();
        for (size_t i = 1; i < m_rows.size(); ++i) {
            const auto result = read(m_rows[i]);
            if (!result)
                return result.error();
            m_table.results.push_back(*result);
        }
        return std::move(m_table);
    }

private:
    Result<void> readHead(const ResultsRow &head)
    {
        if (head.fields.size() > mostColumns)
            return wrong(ResultsTableWords::tr("A table of results has at most %1 columns.")
                             .arg(mostColumns));
        QString twice;
        for (int i = 0; i < head.fields.size(); ++i) {
            const QString name = folded(head.fields.at(i));
            if (m_places.contains(name))
                twice = quoted(head.fields.at(i).trimmed());
            else if (!name.isEmpty())
                m_places.insert(name, i);
        }
        for (const QString &needed : {u"home"_s, u"away"_s, u"td"_s, u"tdAgainst"_s}) {
            if (!m_places.contains(folded(needed)))
                return wrong(ResultsTableWords::tr("The first line must name the columns, and "
                                                   "\"%1\" is not among them.")
                                 .arg(needed));
        }
        if (!twice.isEmpty())
            return wrong(ResultsTableWords::tr("The column \"%1\" stands there twice.").arg(twice));
        findOwnColumns(head);
        return {};
    }

    void findOwnColumns(const ResultsRow &head)
    {
        for (const QString &field : head.fields) {
            const QString name = field.trimmed();
            if (!name.isEmpty() && !knownColumns().contains(name, Qt::CaseInsensitive))
                m_table.columns.append(name);
        }
    }

    [[nodiscard]] QString text(const ResultsRow &row, const QString &column) const
    {
        return row.fields.value(m_places.value(folded(column), -1)).trimmed();
    }

    Result<FixtureResult> read(const ResultsRow &row)
    {
        m_fault.clear();
        FixtureResult result;
        result.home = entrant(row, u"home"_s);
        result.away = entrant(row, u"away"_s);
        result.kind = kind(row, result.away.isEmpty());
        m_mayBeEmpty = result.kind != ResultKind::Played;
        result.td = number(row, u"td"_s, true);
        result.tdAgainst = number(row, u"tdAgainst"_s, true);
        result.round = number(row, u"round"_s, false);
        result.cas = number(row, u"cas"_s, false);
        result.casAgainst = number(row, u"casAgainst"_s, false);
        result.winner = side(row, u"winner"_s);
        result.conceded = side(row, u"conceded"_s);
        readOwnColumns(row, result);
        if (!m_fault.isEmpty())
            return inLine(row.line, m_fault);
        if (const auto sound = checkResult(result); !sound)
            return inLine(row.line, sound.error().message);
        enrol(row, u"homeCoach"_s, result.home);
        enrol(row, u"awayCoach"_s, result.away);
        return result;
    }

    void readOwnColumns(const ResultsRow &row, FixtureResult &result)
    {
        static const QString against = u"Against"_s;
        for (const QString &name : std::as_const(m_table.columns)) {
            const bool turned = name.endsWith(against, Qt::CaseInsensitive);
            const QString partner = turned ? name.chopped(against.size()) : QString(name + against);
            const int own = number(row, name, false);
            const int other
                = m_places.contains(folded(partner)) ? number(row, partner, false) : own;
            result.columns.push_back({name, own, other});
        }
    }

    /// Only the first fault of a line is told.
    void fail(const QString &sentence)
    {
        if (m_fault.isEmpty())
            m_fault = sentence;
    }

    EntrantId entrant(const ResultsRow &row, const QString &column)
    {
        const QString name = text(row, column).simplified();
        if (name.size() > longestName)
            fail(ResultsTableWords::tr("a name has at most %1 characters.").arg(longestName));
        if (std::any_of(name.begin(), name.end(), isControl))
            fail(
                ResultsTableWords::tr("\"%1\" has characters that no name has.").arg(quoted(name)));
        return EntrantId(name);
    }

    ResultKind kind(const ResultsRow &row, bool alone)
    {
        const QString said = text(row, u"kind"_s);
        if (said.isEmpty())
            return alone ? ResultKind::Bye : ResultKind::Played;
        const auto found = resultKindFromId(said);
        if (!found)
            fail(ResultsTableWords::tr("\"%1\" is not a kind of result; the kinds are %2.")
                     .arg(quoted(said), resultKindIds().join(u", "_s)));
        return found.value_or(ResultKind::Played);
    }

    int number(const ResultsRow &row, const QString &column, bool needed)
    {
        const QString said = text(row, column);
        if (said.isEmpty() && (!needed || m_mayBeEmpty))
            return 0;
        bool isNumber = isWhole(said);
        const int value = isNumber ? said.toInt(&isNumber) : 0;
        if (!isNumber)
            fail(said.isEmpty() ? ResultsTableWords::tr("\"%1\" is empty.").arg(column)
                                : ResultsTableWords::tr("\"%1\" needs a whole number, not \"%2\".")
                                      .arg(column, quoted(said)));
        return value;
    }

    FixtureSide side(const ResultsRow &row, const QString &column)
    {
        const QString said = text(row, column).toLower();
        if (said.isEmpty())
            return FixtureSide::Neither;
        if (said == u"home"_s || said == u"away"_s)
            return said == u"home"_s ? FixtureSide::Home : FixtureSide::Away;
        fail(ResultsTableWords::tr("\"%1\" says \"home\" or \"away\" or nothing.").arg(column));
        return FixtureSide::Neither;
    }

    void enrol(const ResultsRow &row, const QString &coach, const EntrantId &id)
    {
        if (id.isEmpty())
            return;
        if (!m_entrants.contains(id)) {
            m_entrants.insert(id, m_table.entrants.size());
            Entrant &entrant = m_table.entrants.emplace_back();
            entrant.id = id;
            entrant.name = id.text();
        }
        Entrant &entrant = m_table.entrants[m_entrants.value(id)];
        if (entrant.coach.isEmpty())
            entrant.coach = shortened(plainLine(text(row, coach)).simplified(), longestName);
    }

    const std::vector<ResultsRow> &m_rows;
    QHash<QString, int> m_places; ///< of the columns
    QHash<EntrantId, size_t> m_entrants;
    ResultsTable m_table;
    bool m_mayBeEmpty = false;
    QString m_fault;
};

} // namespace

Result<ResultsTable> readResults(const std::vector<ResultsRow> &rows)
{
    return Reader(rows).run();
}

} // namespace dugout
