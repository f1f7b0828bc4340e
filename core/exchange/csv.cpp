// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CsvReading
{
    Q_DECLARE_TR_FUNCTIONS(CsvReading)
};

QChar separatorOf(const QString &text)
{
    const QString first = text.left(text.indexOf(u'\n'));
    QChar best = u',';
    for (const QChar candidate : {u';', u'\t'}) {
        if (first.count(candidate) > first.count(best))
            best = candidate;
    }
    return best;
}

/// What a spreadsheet takes for the beginning of a formula, in letters of full width as well.
bool beginsFormula(QChar c)
{
    static const QString signs = u"=+-@\t\r\n＝＋－＠"_s;
    return signs.contains(c);
}

/// An apostrophe that stood before is doubled, so that nothing is lost on the way back.
bool looksLikeFormula(QStringView text)
{
    while (text.startsWith(u'\'') || text.startsWith(u' '))
        text = text.sliced(1);
    return !text.isEmpty() && beginsFormula(text.front());
}

QString quoted(QString text)
{
    static const QString needQuotes = u",\"\n\r;\t"_s;
    const bool needs
        = std::any_of(text.begin(), text.end(), [](QChar c) { return needQuotes.contains(c); });
    return needs ? u'"' + text.replace(u'"', u"\"\""_s) + u'"' : text;
}

class CsvReader
{
public:
    CsvReader(const QString &text, int mostRows)
        : m_text(text)
        , m_separator(separatorOf(text))
        , m_mostRows(static_cast<size_t>(mostRows))
    { }

    std::vector<CsvRow> run()
    {
        for (qsizetype i = m_text.startsWith(u'\ufeff') ? 1 : 0;
             i < m_text.size() && m_rows.size() < m_mostRows; ++i)
            take(i);
        if (m_rows.size() < m_mostRows)
            endRow();
        return std::move(m_rows);
    }

private:
    void take(qsizetype &place)
    {
        const QChar c = m_text.at(place);
        if (m_quoted) {
            const bool doubled = place + 1 < m_text.size() && m_text.at(place + 1) == u'"';
            if (c == u'"' && doubled)
                m_field += m_text.at(++place);
            else if (c == u'"')
                m_quoted = false;
            else
                m_field += c;
        } else if (c == u'"' && m_field.isEmpty()) {
            m_quoted = true;
        } else if (c == m_separator) {
            endField();
        } else if (c == u'\n') {
            endRow();
        } else if (c != u'\r') {
            m_field += c;
        }
        m_line += c == u'\n' ? 1 : 0;
        if (c == u'\n' && !m_quoted && m_fields.isEmpty() && m_field.isEmpty())
            m_begin = m_line;
    }

    void endField()
    {
        m_fields.append(cellContent(m_field));
        m_field.clear();
    }

    void endRow()
    {
        endField();
        if (m_fields.size() > 1 || !m_fields.constFirst().isEmpty())
            m_rows.push_back({m_begin, m_fields, m_quoted});
        m_fields.clear();
        m_quoted = false;
    }

    const QString &m_text;
    QChar m_separator;
    size_t m_mostRows;
    std::vector<CsvRow> m_rows;
    QStringList m_fields;
    QString m_field;
    bool m_quoted = false;
    int m_line = 1;
    int m_begin = 1;
};

} // namespace

QString harmlessCell(const QString &text)
{
    bool isNumber = false; // with a point or a comma, as the language of a table has it
    (void)QString(text).replace(u',', u'.').toDouble(&isNumber);
    return looksLikeFormula(text) && !isNumber ? u'\'' + text : text;
}

QString cellContent(const QString &cell)
{
    return cell.startsWith(u'\'') && looksLikeFormula(cell) ? cell.mid(1) : cell;
}

QString csvLine(const QStringList &cells, QChar separator)
{
    QStringList line;
    for (const QString &each : cells)
        line.append(quoted(harmlessCell(each)));
    return line.join(separator) + u"\r\n"_s;
}

std::vector<CsvRow> readCsv(const QString &text, int mostRows)
{
    return CsvReader(text, mostRows).run();
}

Result<void> checkQuotes(const std::vector<CsvRow> &rows)
{
    const auto open
        = std::find_if(rows.begin(), rows.end(), [](const CsvRow &row) { return row.open; });
    if (open == rows.end())
        return {};
    return Error{ErrorCode::OpenQuotationMark,
                 CsvReading::tr("Line %1: a quotation mark is not closed.").arg(open->line),
                 {}};
}

} // namespace dugout
