// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/values/differences.h"
#include "core/values/jsonreader.h"
#include "core/values/jsonwriter.h"
#include "core/values/rebase.h"
#include "core/values/valuebytes.h"

#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

enum class Shade { Light, Dark };

using ThingId = Id<struct ThingTag>;
/// Either who it is or how bright.
using Mark = std::variant<ThingId, Shade>;

struct Fraction
{
    int above = 0;
    int below = 1;

    bool operator==(const Fraction &) const = default;
};

struct Corner
{
    int x = 0;
    int y = 0;

    bool operator==(const Corner &) const = default;
};

/// In JSON its text stands in the object that it belongs to, and what is on it in one of its own.
struct Label
{
    QString code;
    LocalizedText words;

    bool operator==(const Label &) const = default;
};

struct LabelWords
{
    LocalizedText words;

    bool operator==(const LabelWords &) const = default;
};

struct LabelJson
{
    QString code;
    LabelWords label;

    bool operator==(const LabelJson &) const = default;
};

/// Everybody's unless it says whose; nobody says so by an empty text.
struct Box
{
    ThingId id;
    ThingId owner;
    Label label;

    bool operator==(const Box &) const = default;
};

struct Store
{
    std::vector<Box> boxes;
    std::map<ThingId, Fraction> shares;

    bool operator==(const Store &) const = default;
};

struct Thing
{
    ThingId id;
    QString name;
    int gold = 0;
    int count = 0;
    bool open = false;
    Shade shade = Shade::Light;
    Mark mark;
    Fraction share;
    Corner corner;
    std::optional<Corner> far;
    std::vector<Corner> path;
    std::vector<ThingId> friends;
    std::map<ThingId, int> scores;
    int first = 0;
    int second = 0;
    int workedOut = 0;

    bool operator==(const Thing &) const = default;
};

} // namespace

namespace dugout {

template<>
const QStringList &enumWords<Shade>()
{
    static const QStringList words{u"light"_s, u"dark"_s};
    return words;
}

template<>
struct Alternatives<Mark>
{
    static constexpr std::array<std::u16string_view, 2> names{u"who", u"bright"};
    static QString needed() { return u"one of both"_s; }
};

template<>
struct WrittenAs<Fraction>
{
    static QString to(const Fraction &value)
    {
        return u"%1/%2"_s.arg(value.above).arg(value.below);
    }
    static std::optional<Fraction> from(const QString &text)
    {
        const QStringList parts = text.split(u'/');
        if (parts.size() != 2)
            return std::nullopt;
        return Fraction{parts[0].toInt(), parts[1].toInt()};
    }
    static QString needed() { return u"a fraction"_s; }
};

template<>
struct Fields<Corner>
{
    static constexpr auto all = describe<Corner>(
        field(u"x", &Corner::x, {.lowest = 0, .highest = 25}), field(u"y", &Corner::y));
};

template<>
struct Fields<LabelWords>
{
    static constexpr auto all
        = describe<LabelWords>(field(u"words", &LabelWords::words, {.needed = true}));
};

template<>
struct Fields<LabelJson>
{
    static constexpr auto all = describe<LabelJson>(field(u"code", &LabelJson::code, {.id = true}),
                                                    field(u"label", &LabelJson::label));
};

template<>
struct WrittenAs<Label>
{
    static LabelJson to(const Label &label) { return {label.code, {label.words}}; }
    static std::optional<Label> from(const LabelJson &json)
    {
        return Label{json.code, json.label.words};
    }
    static QString needed() { return u"a label"_s; }
};

template<>
struct Fields<Box>
{
    static constexpr auto all
        = describe<Box>(field(u"id", &Box::id, {.needed = true}), field(u"owner", &Box::owner),
                        field(u"label", &Box::label, {.flat = true}));

    static void check(Box &box, JsonReader &reader)
    {
        if (box.owner.is(u"everybody"))
            box.owner = {};
        else if (box.owner.isEmpty())
            reader.complain(u"owner", u"whose is it?"_s);
    }
    static Box asWritten(Box box)
    {
        if (box.owner.isEmpty())
            box.owner = ThingId(u"everybody"_s);
        return box;
    }
};

template<>
struct Fields<Store>
{
    static constexpr auto all = describe<Store>(field(u"boxes", &Store::boxes, {.once = true}),
                                                field(u"shares", &Store::shares));
};

template<>
struct Fields<Thing>
{
    static constexpr auto all = describe<Thing>(
        field(u"id", &Thing::id, {.always = true, .needed = true}),
        field(u"name", &Thing::name, {.most = 10, .label = "Name"}),
        field(u"gold", &Thing::gold, {.merge = Merge::Sum, .label = "Gold"}),
        field(u"count", &Thing::count, {.merge = Merge::Count, .needed = true, .highest = 99}),
        field(u"open", &Thing::open), field(u"shade", &Thing::shade),
        field(u"mark", &Thing::mark, {.always = true}), field(u"share", &Thing::share),
        field(u"corner", &Thing::corner, {.flat = true}), field(u"far", &Thing::far),
        field(u"path", &Thing::path, {.merge = Merge::Append, .most = 3}),
        field(u"friends", &Thing::friends, {.once = true}), field(u"scores", &Thing::scores),
        field(u"pair", &Thing::first, {.always = true, .place = 0}),
        field(u"pair", &Thing::second, {.always = true, .place = 1}),
        field(u"workedOut", &Thing::workedOut, {.packed = false, .hashed = false}));
};

} // namespace dugout

namespace {

Thing fullThing()
{
    Thing thing;
    thing.id = ThingId(u"one"_s);
    thing.name = u"Eins"_s;
    thing.gold = -5;
    thing.count = 4;
    thing.open = true;
    thing.shade = Shade::Dark;
    thing.mark = Shade::Dark;
    thing.share = {1, 3};
    thing.corner = {3, 4};
    thing.far = Corner{1, 2};
    thing.path = {{1, 1}, {2, 2}};
    thing.friends = {ThingId(u"two"_s), ThingId(u"three"_s)};
    thing.scores = {{ThingId(u"two"_s), 7}};
    thing.first = 8;
    thing.second = 9;
    return thing;
}

/// Every fault of reading this, "place: reason".
QStringList faultsOf(const QJsonObject &object, ReadStyle style = ReadStyle::Strict)
{
    ProblemList problems;
    Thing thing;
    JsonReader(problems, style).read(object, thing);
    QStringList faults;
    for (const Problem &each : problems)
        faults.append(each.place + u": "_s + each.reason);
    return faults;
}

/// The JSON of a sound thing with one field more or another one.
QJsonObject with(const QString &key, const QJsonValue &value)
{
    QJsonObject object = JsonWriter().object(fullThing());
    object.insert(key, value);
    return object;
}

} // namespace

static_assert(memberCount<Corner>() == 2);
static_assert(memberCount<Thing>() == 16);

class TestValues : public QObject
{
    Q_OBJECT

private slots:
    void jsonComesBack();
    void jsonIsShort();
    void everyFaultHasItsPlace_data();
    void everyFaultHasItsPlace();
    void whatOthersAddIsTolerated();
    void jsonMayHaveAnotherShape();
    void faultsOfAnotherShapeHaveTheirPlace_data();
    void faultsOfAnotherShapeHaveTheirPlace();
    void bytesComeBack();
    void otherBytesAreRefused();
    void hashIsOfWhatCounts();
    void twoEditsArePutTogether();
    void differencesAreComplete();
};

void TestValues::jsonComesBack()
{
    for (const WriteStyle style : {WriteStyle::Short, WriteStyle::Whole}) {
        for (const Thing &thing : {fullThing(), [] {
                                       Thing plain;
                                       plain.id = ThingId(u"plain"_s);
                                       plain.mark = ThingId(u"me"_s);
                                       plain.count = 1;
                                       return plain;
                                   }()}) {
            ProblemList problems;
            Thing read;
            JsonReader(problems, ReadStyle::Strict).read(JsonWriter(style).object(thing), read);
            QVERIFY(problems.empty());
            QVERIFY(read == thing);
        }
    }
}

void TestValues::jsonIsShort()
{
    Thing plain;
    plain.mark = ThingId(u"me"_s);
    QCOMPARE(OrderedJson(JsonWriter().fields(plain)).toText(),
             QByteArray("{\n  \"id\": \"\",\n  \"who\": \"me\",\n  \"pair\": [0, 0]\n}\n"));
    const QJsonObject full = JsonWriter().object(fullThing());
    QCOMPARE(full.value("bright"_L1), QJsonValue(u"dark"_s));
    QCOMPARE(full.value("x"_L1), QJsonValue(3)); // flat
    QCOMPARE(full.value("share"_L1), QJsonValue(u"1/3"_s));
    QCOMPARE(full.value("pair"_L1).toArray().size(), 2);
}

void TestValues::everyFaultHasItsPlace_data()
{
    QTest::addColumn<QJsonObject>("object");
    QTest::addColumn<QString>("place");
    QTest::newRow("number beyond its limits") << with(u"x"_s, 26) << u"x"_s;
    QTest::newRow("half a number") << with(u"count"_s, 1.5) << u"count"_s;
    QTest::newRow("huge number") << with(u"gold"_s, 1e300) << u"gold"_s;
    QTest::newRow("needed and missing")
        << with(u"count"_s, QJsonValue(QJsonValue::Undefined)) << u"count"_s;
    QTest::newRow("no id") << with(u"id"_s, u"One Two"_s) << u"id"_s;
    QTest::newRow("long text") << with(u"name"_s, u"a name too long"_s) << u"name"_s;
    QTest::newRow("no truth") << with(u"open"_s, u"yes"_s) << u"open"_s;
    QTest::newRow("unknown word") << with(u"shade"_s, u"grey"_s) << u"shade"_s;
    QTest::newRow("both of two") << with(u"who"_s, u"me"_s) << u"who"_s;
    QTest::newRow("no fraction") << with(u"share"_s, u"a third"_s) << u"share"_s;
    QTest::newRow("within a list")
        << with(u"path"_s, QJsonArray{QJsonObject{{u"x"_s, 1}}, QJsonObject{{u"x"_s, 99}}})
        << u"path[1].x"_s;
    QTest::newRow("too many") << with(
        u"path"_s, QJsonArray{QJsonObject(), QJsonObject(), QJsonObject(), QJsonObject()})
                              << u"path"_s;
    QTest::newRow("no list") << with(u"path"_s, 3) << u"path"_s;
    QTest::newRow("no object in a list") << with(u"path"_s, QJsonArray{3}) << u"path[0]"_s;
    QTest::newRow("twice") << with(u"friends"_s, QJsonArray{u"a"_s, u"a"_s}) << u"friends[1]"_s;
    QTest::newRow("unknown field") << with(u"nmae"_s, u"Eins"_s) << u"nmae"_s;
    QTest::newRow("unknown field further in")
        << with(u"far"_s, QJsonObject{{u"z"_s, 1}}) << u"far.z"_s;
}

void TestValues::everyFaultHasItsPlace()
{
    QFETCH(QJsonObject, object);
    QFETCH(QString, place);
    const QStringList faults = faultsOf(object);
    QCOMPARE(faults.size(), 1);
    QVERIFY2(faults.front().startsWith(place + u": "_s), qPrintable(faults.front()));
}

void TestValues::whatOthersAddIsTolerated()
{
    QVERIFY(faultsOf(with(u"later"_s, 3), ReadStyle::Tolerant).isEmpty());
    QVERIFY(faultsOf(with(u"id"_s, u"Any Text"_s), ReadStyle::Tolerant).isEmpty());
    ProblemList problems;
    Thing thing;
    JsonReader(problems, ReadStyle::Tolerant).read(with(u"name"_s, u"a name too long"_s), thing);
    QVERIFY(problems.empty());
    QCOMPARE(thing.name, u"a name too"_s);
    // What is there and of the wrong kind is a fault all the same.
    QCOMPARE(faultsOf(with(u"open"_s, 3), ReadStyle::Tolerant).size(), 1);
}

void TestValues::jsonMayHaveAnotherShape()
{
    const Store store{{{ThingId(u"a"_s), {}, {u"k-1"_s, {u"uno"_s, u"one"_s, u"eins"_s}}},
                       {ThingId(u"b"_s), ThingId(u"me"_s), {}}},
                      {{ThingId(u"me"_s), {1, 2}}}};
    const QJsonObject json = JsonWriter().object(store);
    QCOMPARE(QJsonDocument(json).toJson(QJsonDocument::Compact),
             QByteArray(R"({"boxes":[{"code":"k-1","id":"a","label":{"words":{"de":"eins",)"
                        R"("en":"one","es":"uno"}},"owner":"everybody"},{"id":"b","owner":"me"}],)"
                        R"("shares":{"me":"1/2"}})"));
    ProblemList problems;
    Store read;
    JsonReader(problems, ReadStyle::Strict).read(json, read);
    QVERIFY(problems.empty());
    QVERIFY(read == store);
}

void TestValues::faultsOfAnotherShapeHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *json, const QString &place) {
        QTest::newRow(name) << QByteArray(json) << place;
    };
    row("no id", R"({"boxes": [{"id": "a", "owner": "me", "code": "Not One"}]})",
        u"boxes[0](a).code"_s);
    row("unknown", R"({"boxes": [{"id": "a", "owner": "me", "coed": "k"}]})",
        u"boxes[0](a).coed"_s);
    row("a language missing",
        R"({"boxes": [{"id": "a", "owner": "me", "label": {"words": {"es": "x", "en": "y"}}}]})",
        u"boxes[0](a).label.words"_s);
    row("twice", R"({"boxes": [{"id": "a", "owner": "me"}, {"id": "a", "owner": "you"}]})",
        u"boxes[1](a)"_s);
    row("an empty id", R"({"boxes": [{"id": "", "owner": "me"}]})", u"boxes[0].id"_s);
    row("checked", R"({"boxes": [{"id": "a"}]})", u"boxes[0](a).owner"_s);
    row("by key", R"({"shares": {"me": "half"}})", u"shares.me"_s);
}

void TestValues::faultsOfAnotherShapeHaveTheirPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    ProblemList problems;
    Store store;
    JsonReader(problems, ReadStyle::Strict).read(QJsonDocument::fromJson(json).object(), store);
    QCOMPARE(problems.size(), size_t(1));
    QCOMPARE(problems.front().place, place);
}

void TestValues::bytesComeBack()
{
    const QByteArray bytes = bytesOf(fullThing());
    const auto read = fromBytes<Thing>(bytes);
    QVERIFY(read);
    QVERIFY(*read == fullThing());
    Thing kept = fullThing();
    kept.workedOut = 5; // no part of the bytes
    QCOMPARE(bytesOf(kept), bytes);
}

/// Cut anywhere, or with any byte changed, they give a value or nothing, and never more than that.
void TestValues::otherBytesAreRefused()
{
    const QByteArray bytes = bytesOf(fullThing());
    for (qsizetype i = 0; i < bytes.size(); ++i)
        QVERIFY(!fromBytes<Thing>(bytes.left(i)));
    QVERIFY(!fromBytes<Thing>(bytes + '\0'));
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        QByteArray other = bytes;
        other[i] = '\xff';
        (void)fromBytes<Thing>(other);
    }
}

void TestValues::hashIsOfWhatCounts()
{
    Thing other = fullThing();
    QCOMPARE(hashOf(other), hashOf(fullThing()));
    other.workedOut = 5;
    QCOMPARE(hashOf(other), hashOf(fullThing()));
    other.path[1].y = 3;
    QVERIFY(hashOf(other) != hashOf(fullThing()));
}

void TestValues::twoEditsArePutTogether()
{
    const Thing from = fullThing();
    Thing to = from;
    to.name = u"Zwei"_s;
    to.gold -= 100;
    to.count -= 4;
    to.corner.x = 9;
    to.path.push_back({5, 5});
    to.far.reset();
    Thing onto = from;
    onto.gold = 50;
    onto.count = 2;
    onto.corner.y = 7;
    onto.path.insert(onto.path.begin(), {0, 0});
    onto.open = false;
    Thing expected = onto;
    expected.name = u"Zwei"_s;
    expected.gold = -50; // a debt
    expected.count = 0; // never below nothing
    expected.corner.x = 9;
    expected.path.push_back({5, 5});
    expected.far.reset();
    rebase(onto, from, to);
    QVERIFY(onto == expected);
    Thing again = from;
    rebase(again, from, to);
    QVERIFY(again == to);
}

void TestValues::differencesAreComplete()
{
    Thing other = fullThing();
    int told = 0;
    const auto count = [&](const FieldRules &, const auto &, const auto &) { ++told; };
    forEachDifference(fullThing(), other, count);
    QCOMPARE(told, 0);
    other.name = u"Zwei"_s;
    other.corner = {7, 7}; // two fields of its own
    other.scores.clear();
    other.workedOut = 3;
    forEachDifference(fullThing(), other, count);
    QCOMPARE(told, 5);
}

QTEST_GUILESS_MAIN(TestValues)
#include "tst_values.moc"
