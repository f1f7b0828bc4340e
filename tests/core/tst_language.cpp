// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/language.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestLanguage final : public QObject
{
    Q_OBJECT

private slots:
    void codesAreUnderstood_data();
    void codesAreUnderstood();
    void everyCodeComesBack();
};

void TestLanguage::codesAreUnderstood_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << u"es"_s << u"es"_s;
    QTest::newRow("upper case") << u"DE"_s << u"de"_s;
    QTest::newRow("with country") << u"de_AT"_s << u"de"_s;
    QTest::newRow("with hyphen") << u"en-GB"_s << u"en"_s;
    QTest::newRow("another language") << u"fr"_s << QString();
    QTest::newRow("a word that begins alike") << u"ensalada"_s << QString();
    QTest::newRow("empty") << QString() << QString();
}

void TestLanguage::codesAreUnderstood()
{
    QFETCH(QString, code);
    QFETCH(QString, expected);
    const auto language = languageFromCode(code);
    QCOMPARE(language ? languageCode(*language) : QString(), expected);
}

void TestLanguage::everyCodeComesBack()
{
    for (const Language language : allLanguages) {
        QCOMPARE(languageFromCode(languageCode(language)), std::optional(language));
        QVERIFY(!languageNativeName(language).isEmpty());
        QCOMPARE(languageFromCode(languageLocale(language).name()), std::optional(language));
    }
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
