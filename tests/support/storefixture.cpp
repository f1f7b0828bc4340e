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

StoreLocation StoreFixture::filled(const QString &engine)
{
    const auto place = emptyPlace(engine);
    const auto store = Store::open(place);
    if (!store || !(*store)->journals().create(header(u"m1"_s))
        || !(*store)->journals().append(JournalId(u"m1"_s), 1, group(1, 3)))
        qWarning("the database could not be filled");
    return place;
}

void StoreFixture::checkIntact(const StoreLocation &place, qint64 entries)
{
    const auto store = Store::open(place, StoreOptions::as(StoreOptions::Access::Reader));
    VERIFY_DONE(store);
    const auto report = (*store)->check();
    VERIFY_DONE(report);
    QCOMPARE(report->problems, QStringList());
    QCOMPARE(report->entries, entries);
}

void StoreFixture::checkSentence(const Error &error)
{
    QVERIFY2(error.message.endsWith(u'.'), qPrintable(error.message));
    QVERIFY2(!error.message.contains(u". "_s), qPrintable(error.message));
    QVERIFY2(!error.message.contains(u"SQL"_s), qPrintable(error.message));
}

} // namespace dugout
