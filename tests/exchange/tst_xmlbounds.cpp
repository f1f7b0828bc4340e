// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/datatree.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/foreign/xmlbounds.h"
#include "tests/support/teambuilder.h"
#include "tests/support/zipmaker.h"

#include <QStringEncoder>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// So many attributes that Qt's reader would be at it for minutes.
QByteArray attributes(int count = 150'000, const QByteArray &value = "''")
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += " a" + QByteArray::number(i) + '=' + value;
    return all;
}

QByteArray wide(const QByteArray &text)
{
    QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    return encoder(QString::fromUtf8(text));
}

} // namespace

/// What an XML file may hold is counted before it is parsed, and no trick of writing hides it.
class TestXmlBounds final : public QObject
{
    Q_OBJECT

private slots:
    void foundBeforeParsing_data();
    void foundBeforeParsing();
    void noReaderTakesThem_data();
    void noReaderTakesThem();
    void halfACharacterIsNotWritten_data();
    void halfACharacterIsNotWritten();
};

void TestXmlBounds::foundBeforeParsing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<XmlBounds>("bounds");
    const auto kept = XmlBounds::Kept;
    const auto many = XmlBounds::TooManyAttributes;
    const auto row = [](const char *name, const QByteArray &bytes, XmlBounds bounds) {
        QTest::newRow(name) << bytes << bounds;
    };
    row("nothing", {}, kept);
    row("as many as there may be", "<a" + attributes(datalimits::attributes) + "/>", kept);
    row("one more", "<a" + attributes(datalimits::attributes + 1) + "/>", many);
    row("many elements with few", QByteArray("<a b='1' c='2'/>").repeated(10'000), kept);
    row("brackets in values", "<a" + attributes(1000, "'>'") + "/>", many);
    row("signs in values", "<a b='" + QByteArray("=").repeated(1000) + "'/>", kept);
    row("signs in a text", "<a>" + QByteArray("= ").repeated(1000) + "</a>", kept);
    row("signs in a comment", "<a><!-- " + QByteArray("= ").repeated(1000) + " --></a>", kept);
    row("signs in characters", "<a><![CDATA[< " + QByteArray("=").repeated(1000) + "]]></a>", kept);
    row("signs in an instruction", "<?x " + QByteArray("=").repeated(1000) + "?><a/>", kept);
    row("behind a comment with a quote", "<!-- ' --><a" + attributes(1000) + "/>", many);
    row("behind characters with a quote", "<r><![CDATA[<a ']]><a" + attributes(1000) + "/></r>",
        many);
    row("behind a document type with one",
        "<!DOCTYPE a [<!-- ' --><!ELEMENT a ANY>]><a" + attributes(1000) + "/>", many);
    row("behind a public name", "<!DOCTYPE a PUBLIC \"it's\" 'x'><a" + attributes(1000) + "/>",
        many);
    row("an open quote", "<a b='" + attributes(1000), kept);
    row("attributes by declaration", "<!DOCTYPE a [<!ATTLIST a b CDATA 'x'>]><a/>",
        XmlBounds::OwnDeclarations);
    row("entities", "<!DOCTYPE a [<!ENTITY b 'x'>]><a/>", XmlBounds::OwnDeclarations);
    row("two bytes a letter", wide("<a" + attributes(1000) + "/>"), many);
    // A name one byte of which is a quotation mark.
    row("a quote inside a letter", wide("<Ģ" + attributes(1000) + "/>"), many);
    row("two bytes, declared", wide("<?xml version='1.0' encoding='utf-16'?><a/>"), kept);
    row("declared to be wider", "<?xml version='1.0' encoding='utf-16'?><a/>",
        XmlBounds::UnknownEncoding);
    row("signs in disguise", "<?xml version='1.0' encoding=\"UTF-7\"?>+ADw-a/+AD4-",
        XmlBounds::UnknownEncoding);
    row("letters of two bytes", "<?xml version='1.0' encoding='Shift_JIS'?><a/>",
        XmlBounds::UnknownEncoding);
    row("of Western Europe", "<?xml version='1.0' encoding='ISO-8859-15'?><a/>", kept);
    row("of Windows", "<?xml version=\"1.0\" encoding=\"windows-1252\"?><a/>", kept);
}

void TestXmlBounds::foundBeforeParsing()
{
    QFETCH(QByteArray, bytes);
    QFETCH(XmlBounds, bounds);
    QCOMPARE(xmlBounds(bytes), bounds);
}

void TestXmlBounds::noReaderTakesThem_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("bytes");
    const std::pair<const char *, QByteArray> heads[]{
        {"obblm", "<teams><team><name>x</name><player"},
        {"botocs", "<team><race>Human</race><rerolls>1</rerolls><player"},
        {"fumbbl-xml", "<team><race>Human</race><reRolls>1</reRolls><player"},
        {"battlescribe", "<roster name='x' gameSystemName='g'><forces"}};
    for (const auto &[format, head] : heads) {
        const QByteArray bytes = head + attributes() + "/>";
        QTest::newRow(format) << QString::fromLatin1(format) << bytes;
        QTest::addRow("%s, recognised", format) << QString() << bytes;
    }
    QTest::newRow("zipped") << u"battlescribe"_s
                            << makeZip({{u"a.ros"_s, heads[3].second + attributes() + "/>"}});
}

void TestXmlBounds::noReaderTakesThem()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, bytes);
    RulesetLibrary library;
    const auto imported = importTeam(bytes, library, {teamFormat(format), {}, TeamId(u"x"_s), {}});
    QVERIFY(!imported);
    QCOMPARE(imported.error().code, ErrorCode::TooMany);
}

void TestXmlBounds::halfACharacterIsNotWritten_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"obblm", "botocs", "fumbbl-xml", "fumbbl-json", "botbowl"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestXmlBounds::halfACharacterIsNotWritten()
{
    QFETCH(QString, format);
    const QString tooLong = QString(79, u'x') + u"😀"_s;
    const QByteArray bytes = u"<team><name>%1</name><race>Human</race><rerolls>1</rerolls><players>"
                             "<player number='1'><name>%1</name><position>Lineman</position>"
                             "</player></players></team>"_s.arg(tooLong)
                                 .toUtf8();
    RulesetLibrary library;
    const auto imported = importTeam(bytes, library, {nullptr, u"crp"_s, TeamId(u"x"_s), {}});
    QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
    QCOMPARE(imported->team.name, QString(79, u'x'));
    QCOMPARE(imported->team.players.front().name, QString(79, u'x'));
    const auto written
        = exportTeam(imported->team, testRuleset(u"crp"_s), *teamFormat(format), Language::English);
    QVERIFY(written);
    const auto back
        = importTeam(*written, library, {teamFormat(format), u"crp"_s, TeamId(u"y"_s), {}});
    QVERIFY2(back, back ? "" : qPrintable(back.error().message));
    QCOMPARE(back->team.name, imported->team.name);
}

QTEST_GUILESS_MAIN(TestXmlBounds)
#include "tst_xmlbounds.moc"
