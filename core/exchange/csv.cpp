// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv.h"

namespace dugout {

namespace {

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
        m_fields.append(m_field);
        m_field.clear();
    }

    void endRow()
    {
        endField();
        if (m_fields.size() > 1 || !m_fields.constFirst().isEmpty())
            m_rows.push_back({m_begin, m_fields});
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

std::vector<CsvRow> readCsv(const QString &text, int mostRows)
{
    return CsvReader(text, mostRows).run();
}

} // namespace dugout
