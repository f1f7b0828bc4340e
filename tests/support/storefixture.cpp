// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/storefixture.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace dugout {

StoreFixture::StoreFixture()
    : m_folder(QDir::tempPath() + u"/dugout-store-XXXXXX"_s)
{ }

void StoreFixture::addEngineRows()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("sqlite") << u"sqlite"_s;
    QTest::newRow("psql") << u"psql"_s;
}

StoreLocation StoreFixture::emptyPlace(const QString &engine)
{
    if (engine == u"psql"_s)
        return server().createDatabase();
    return StoreLocation::sqliteFile(newPath());
}

StoreLocation StoreFixture::emptyPlace()
{
    return emptyPlace(*static_cast<QString *>(QTest::qData("engine", qMetaTypeId<QString>())));
}

PrivatePostgres &StoreFixture::server()
{
    if (!m_server)
        m_server = std::make_unique<PrivatePostgres>();
    return *m_server;
}

QString StoreFixture::newPath(const QString &name)
{
    const QString folder = m_folder.filePath(QString::number(++m_count));
    QDir().mkpath(folder);
    return folder + u'/' + (name.isEmpty() ? u"dugout.db"_s : name);
}

JournalHeader StoreFixture::header(const QString &id, qint64 createdMs)
{
    return {JournalId(id), u"match"_s, u"Title of "_s + id, createdMs,
            QJsonObject{{u"ruleset"_s, u"crp"_s}}};
}

std::vector<JournalEntry> StoreFixture::group(qint64 first, int size)
{
    std::vector<JournalEntry> entries;
    for (qint64 seq = first; seq < first + size; ++seq)
        entries.push_back({seq, first, 1000 + seq, u"touchdown"_s,
                           QJsonObject{{u"player"_s, u"p%1"_s.arg(seq)}, {u"dice"_s, seq}}, 1});
    return entries;
}

Document StoreFixture::team(const QString &id, const QString &name, qint64 atMs)
{
    return {{u"team"_s, DocumentId(id), name, 0, atMs}, QJsonObject{{u"treasury"_s, 1000000}}};
}

} // namespace dugout
