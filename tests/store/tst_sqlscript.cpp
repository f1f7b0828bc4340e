// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlscript.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestSqlScript final : public QObject
{
    Q_OBJECT

private slots:
    void statementsAreToldApart_data();
    void statementsAreToldApart();
};

void TestSqlScript::statementsAreToldApart_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("empty") << u""_s << QStringList();
    QTest::newRow("only a comment") << u"-- nothing; really\n/* at; all */ ;"_s << QStringList();
    QTest::newRow("two") << u"CREATE TABLE a (b);\nDROP TABLE c;\n"_s
                         << QStringList{u"CREATE TABLE a (b)"_s, u"DROP TABLE c"_s};
    QTest::newRow("no last semicolon") << u"A; B"_s << QStringList{u"A"_s, u"B"_s};
    QTest::newRow("semicolon in a text")
        << u"INSERT INTO a VALUES ('x;''y;');B"_s
        << QStringList{u"INSERT INTO a VALUES ('x;''y;')"_s, u"B"_s};
    QTest::newRow("semicolon in a name")
        << u"SELECT \"a;b\";B"_s << QStringList{u"SELECT \"a;b\""_s, u"B"_s};
    QTest::newRow("quote in a comment") << u"A -- it's\n;B"_s << QStringList{u"A"_s, u"B"_s};
    QTest::newRow("dashes in a text")
        << u"SELECT '--';B"_s << QStringList{u"SELECT '--'"_s, u"B"_s};
    QTest::newRow("dollar quote")
        << u"CREATE FUNCTION f() AS $body$ x; $$ y; $body$ LANGUAGE sql;B"_s
        << QStringList{u"CREATE FUNCTION f() AS $body$ x; $$ y; $body$ LANGUAGE sql"_s, u"B"_s};
    QTest::newRow("trigger")
        << u"CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; "
           "DELETE FROM b; END;B"_s
        << QStringList{u"CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; "
                       "DELETE FROM b; END"_s,
                       u"B"_s};
    QTest::newRow("a column called begin is no body")
        << u"SELECT begin FROM a;B"_s << QStringList{u"SELECT begin FROM a"_s, u"B"_s};
    QTest::newRow("umlauts") << u"SELECT 'Ñandú; ß';B"_s
                             << QStringList{u"SELECT 'Ñandú; ß'"_s, u"B"_s};
}

void TestSqlScript::statementsAreToldApart()
{
    QFETCH(QString, script);
    QTEST(splitStatements(script), "statements");
}

QTEST_GUILESS_MAIN(TestSqlScript)
#include "tst_sqlscript.moc"
