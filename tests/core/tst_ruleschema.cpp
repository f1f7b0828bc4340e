// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleschema.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// As much of a validator as our schemas need; the first fault with its place, or nothing.
class Validator
{
public:
    explicit Validator(QJsonObject schema)
        : m_schema(std::move(schema))
    { }

    [[nodiscard]] QString faultOf(const QJsonValue &value) const
    {
        return fault(value, m_schema, u"/"_s);
    }

private:
    static QString typeOf(const QJsonValue &value)
    {
        switch (value.type()) {
        case QJsonValue::Bool:
            return u"boolean"_s;
        case QJsonValue::Double:
            return value.toDouble() == value.toInt() ? u"integer"_s : u"number"_s;
        case QJsonValue::String:
            return u"string"_s;
        case QJsonValue::Array:
            return u"array"_s;
        case QJsonValue::Object:
            return u"object"_s;
        default:
            return u"null"_s;
        }
    }

    [[nodiscard]] QString fault(const QJsonValue &value, QJsonObject schema,
                                const QString &place) const
    {
        if (const QString reference = schema.value("$ref"_L1).toString(); !reference.isEmpty())
            schema = m_schema.value("definitions"_L1)
                         .toObject()
                         .value(reference.section(u'/', -1))
                         .toObject();
        const QJsonValue type = schema.value("type"_L1);
        const bool fits
            = type.isUndefined() || type == typeOf(value) || type.toArray().contains(typeOf(value));
        if (!fits)
            return place + u" is "_s + typeOf(value);
        if (schema.contains("enum"_L1) && !schema.value("enum"_L1).toArray().contains(value))
            return place + u" is none of the words"_s;
        if (schema.contains("const"_L1) && schema.value("const"_L1) != value)
            return place + u" is another word"_s;
        if (const QString found = outOfBounds(value, schema); !found.isEmpty())
            return place + found;
        const QJsonArray ways = schema.value("anyOf"_L1).toArray();
        const bool oneFits = std::any_of(ways.begin(), ways.end(), [&](const auto &way) {
            return fault(value, way.toObject(), place).isEmpty();
        });
        if (!ways.isEmpty() && !oneFits)
            return place + u" is none of those"_s;
        if (value.isArray())
            return elementFault(value.toArray(), schema, place);
        return value.isObject() ? memberFault(value.toObject(), schema, place) : QString();
    }

    static QString outOfBounds(const QJsonValue &value, const QJsonObject &schema)
    {
        const QString pattern = schema.value("pattern"_L1).toString();
        if (value.isString() && !pattern.isEmpty()
            && !QRegularExpression(pattern).match(value.toString()).hasMatch())
            return u" is no id"_s;
        if (!value.isDouble())
            return {};
        const bool low = schema.contains("minimum"_L1)
            && value.toDouble() < schema.value("minimum"_L1).toDouble();
        const bool high = schema.contains("maximum"_L1)
            && value.toDouble() > schema.value("maximum"_L1).toDouble();
        return low || high ? u" is out of bounds"_s : QString();
    }

    [[nodiscard]] QString elementFault(const QJsonArray &list, const QJsonObject &schema,
                                       const QString &place) const
    {
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QString found = fault(list.at(i), schema.value("items"_L1).toObject(),
                                        place + QString::number(i) + u'/');
            if (!found.isEmpty())
                return found;
        }
        return {};
    }

    [[nodiscard]] QString memberFault(const QJsonObject &object, const QJsonObject &schema,
                                      const QString &place) const
    {
        for (const auto &needed : schema.value("required"_L1).toArray()) {
            if (!object.contains(needed.toString()))
                return place + u" lacks "_s + needed.toString();
        }
        const QJsonObject properties = schema.value("properties"_L1).toObject();
        const QJsonValue others = schema.value("additionalProperties"_L1);
        for (auto it = object.begin(); it != object.end(); ++it) {
            const bool known = properties.contains(it.key());
            if (!known && others == false)
                return place + it.key() + u" is unknown"_s;
            const QJsonObject inner
                = known ? properties.value(it.key()).toObject() : others.toObject();
            if (const QString found = fault(it.value(), inner, place + it.key() + u'/');
                !found.isEmpty())
                return found;
        }
        return {};
    }

    QJsonObject m_schema;
};

QString partOf(const QString &file)
{
    return file.chopped(5).section(u'-', 0, 0);
}

} // namespace

/// Editors are told what may stand in a file: all that we say, and not what nobody reads.
class TestRuleSchema final : public QObject
{
    Q_OBJECT

private slots:
    void ourFilesFit_data();
    void ourFilesFit();
    void slipsDoNot_data();
    void slipsDoNot();
    void wordsSayWhatTheyMean();
};

void TestRuleSchema::ourFilesFit_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("part");
    const QStringList folders = QDir(u":/rulesets"_s).entryList(QDir::Dirs);
    for (const QString &folder : folders) {
        const QStringList names = QDir(u":/rulesets/"_s + folder).entryList({u"*.json"_s});
        for (const QString &name : names)
            QTest::newRow(qPrintable(folder + u'/' + name))
                << u":/rulesets/"_s + folder + u'/' + name << partOf(name);
    }
}

void TestRuleSchema::ourFilesFit()
{
    QFETCH(QString, path);
    QFETCH(QString, part);
    QVERIFY(schemaNames().contains(part));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString fault
        = Validator(ruleSchema(part)).faultOf(QJsonDocument::fromJson(file.readAll()).object());
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestRuleSchema::slipsDoNot_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QString &part, const QByteArray &entry,
                        const QString &fault) { QTest::newRow(name) << part << entry << fault; };
    row("no id", u"tables"_s, R"({"dice":"D6"})", u"/entries/0/ lacks id"_s);
    row("a field nobody reads", u"teams"_s, R"({"id":"human","colour":"red"})",
        u"/entries/0/colour is unknown"_s);
    row("in a list", u"teams"_s, R"({"id":"human","positions":[{"id":"catcher","price":1}]})",
        u"/entries/0/positions/0/price is unknown"_s);
    row("no number", u"teams"_s, R"({"id":"human","rerollCost":"50000"})",
        u"/entries/0/rerollCost/ is string"_s);
    row("too many", u"stars"_s, R"({"id":"one","ma":13})", u"/entries/0/ma/ is out of bounds"_s);
    row("another category", u"skills"_s, R"({"id":"hop","category":"magic"})",
        u"/entries/0/category/ is none of the words"_s);
    row("an effect nobody carries out", u"tables"_s,
        R"({"id":"weather","rows":[{"id":"sun","does":[{"at":"rolled","effect":"blinds"}]}]})",
        u"/entries/0/rows/0/does/0/effect/ is none of those"_s);
    row("a moment that never comes", u"inducements"_s,
        R"({"id":"chef","does":[{"at":"teatime","effect":"roll"}]})",
        u"/entries/0/does/0/at/ is none of those"_s);
    row("a language we do not speak", u"timings"_s, R"({"id":"now","name":{"fr":"Maintenant"}})",
        u"/entries/0/name/fr is unknown"_s);
    row("whose effect it is", u"skills"_s,
        R"({"id":"hop","effects":[{"on":["dodge"],"kind":"modifier","by":"nobody"}]})",
        u"/entries/0/effects/0/by/ is none of the words"_s);
}

void TestRuleSchema::slipsDoNot()
{
    QFETCH(QString, part);
    QFETCH(QByteArray, entry);
    QFETCH(QString, fault);
    const QJsonObject file = QJsonDocument::fromJson(R"({"entries":[)" + entry + "]}").object();
    QVERIFY(!file.isEmpty());
    QCOMPARE(Validator(ruleSchema(part)).faultOf(file), fault);
}

void TestRuleSchema::wordsSayWhatTheyMean()
{
    const QJsonObject values = ruleSchema(u"tables"_s)
                                   .value("definitions"_L1)
                                   .toObject()
                                   .value("values"_L1)
                                   .toObject()
                                   .value("properties"_L1)
                                   .toObject();
    QCOMPARE(values.value("injury-modifier"_L1).toObject().value("description"_L1).toString(),
             u"Added to injury rolls"_s);
    const QJsonObject manifest = ruleSchema(u"ruleset"_s).value("properties"_L1).toObject();
    for (const char *field : {"id", "game", "format", "extends", "name", "summary", "$schema"})
        QVERIFY2(manifest.contains(QLatin1StringView(field)), field);
}

QTEST_GUILESS_MAIN(TestRuleSchema)
#include "tst_ruleschema.moc"
