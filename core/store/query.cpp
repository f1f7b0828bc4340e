// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/query.h"

#include "core/text/plaintext.h"

#include <QSqlError>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

Query::Query(Connection &connection, QString sql)
    : m_connection(connection)
    , m_asking(connection)
    , m_sql(std::move(sql))
    , m_query(connection.database())
{
    m_query.setForwardOnly(true);
}

void Query::add(const QVariant &value)
{
    if (!m_prepared) {
        m_prepared = true;
        m_broken = !m_query.prepare(m_sql);
    }
    m_query.addBindValue(value);
}

Query &Query::bind(const QString &text)
{
    // A null QString would become NULL; in our tables an empty text is a text. The character 0,
    // which a stranger may have put into a name, is none that PostgreSQL keeps.
    QString kept = text.isNull() ? u""_s : text;
    add(kept.remove(QChar::Null));
    return *this;
}

Query &Query::bind(qint64 number)
{
    add(number);
    return *this;
}

Query &Query::bind(const QVariant &value)
{
    add(value);
    return *this;
}

QString Query::name(int column) const
{
    constexpr qsizetype longestShown = 400; // twice what anything here is called
    return plainLine(shortened(text(column), longestShown));
}

Result<void> Query::run()
{
    // The driver closes itself when the server is gone, and a query then fails without a word.
    if (!m_connection.database().isOpen())
        return m_connection.failed(
            QSqlError(QString(), u"connection lost"_s, QSqlError::ConnectionError));
    m_asking.renew();
    if (m_broken || !(m_prepared ? m_query.exec() : m_query.exec(m_sql)))
        return m_connection.failed(m_query.lastError());
    return {};
}

Result<bool> Query::next()
{
    m_asking.renew();
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        return m_connection.failed(m_query.lastError());
    return false;
}

} // namespace dugout
