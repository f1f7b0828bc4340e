// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/actkinds.h"

#include "core/leaguebook/acts/actfields.h"
#include "core/leaguebook/acts/leaguenames.h"
#include "core/leaguebook/state/league.h"
#include "core/rules/rulefields.h"
#include "core/text/nearestword.h"
#include "core/text/oneofparts.h"
#include "core/text/plaintext.h"
#include "core/values/jsonwriter.h"

#include <QDateTime>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

template class OneOf<LeagueAct::Kinds>;

namespace {

struct ActKindWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueActs)
};

QString textOf(std::u16string_view text)
{
    return QString::fromUtf16(text.data(), static_cast<qsizetype>(text.size()));
}

Error badAct(const QString &sentence)
{
    return {ErrorCode::ActUnreadable, sentence, {}};
}

template<typename M>
constexpr bool isListType = false;
template<typename T>
constexpr bool isListType<std::vector<T>> = true;
template<>
constexpr bool isListType<QStringList> = true;

template<typename M>
constexpr ActField::Kind kindOfType()
{
    using Kind = ActField::Kind;
    if constexpr (isListType<M>)
        return kindOfType<typename M::value_type>();
    else if constexpr (std::is_same_v<M, bool>)
        return Kind::Switch;
    else if constexpr (std::is_same_v<M, int>)
        return Kind::Number;
    else if constexpr (std::is_same_v<M, qint64>)
        return Kind::Moment;
    else if constexpr (std::is_same_v<M, Rational>)
        return Kind::Fraction;
    else if constexpr (std::is_enum_v<M>)
        return Kind::Choice;
    else if constexpr (std::is_same_v<M, EntrantId>)
        return Kind::Team;
    else if constexpr (std::is_same_v<M, CoachId>)
        return Kind::Coach;
    else if constexpr (std::is_same_v<M, SeasonId>)
        return Kind::Season;
    else if constexpr (std::is_same_v<M, CompetitionId>)
        return Kind::Competition;
    else if constexpr (std::is_same_v<M, FixtureId>)
        return Kind::Fixture;
    else if constexpr (HasFields<M> || std::is_same_v<M, OptionChoices>)
        return Kind::Object;
    else
        return Kind::Text;
}

template<typename T>
std::vector<ActField> fieldsOfType();

template<typename E>
void describeChoices(ActField &field)
{
    field.choices = enumWords<E>();
    field.choiceLabel = [](int choice) { return choiceWords(static_cast<E>(choice)); };
}

template<typename M>
void describeType(ActField &field)
{
    if constexpr (isListType<M>)
        describeType<typename M::value_type>(field);
    else if constexpr (std::is_enum_v<M>)
        describeChoices<M>(field);
    else if constexpr (kindOfType<M>() == ActField::Kind::Object && Described<M>)
        field.fields = fieldsOfType<M>();
}

template<typename T, typename F>
ActField described(const F &field)
{
    using M = typename F::Value;
    ActField made;
    made.name = textOf(field.name);
    made.kind = kindOfType<M>();
    made.isList = isListType<M>;
    made.isNeeded = field.rules.needed;
    const bool isRanged = field.rules.lowest != FieldRules().lowest;
    made.lowest = isRanged ? field.rules.lowest : 0;
    made.highest = isRanged ? field.rules.highest : -1;
    made.most = field.rules.most;
    made.label = field.rules.label;
    describeType<M>(made);
    return made;
}

/// Those of a value within it stand beside its own.
template<typename T>
std::vector<ActField> fieldsOfType()
{
    std::vector<ActField> fields;
    const QJsonObject usual = JsonWriter(WriteStyle::Whole).object(T{});
    forEachField<T>([&](const auto &field) {
        using M = typename std::decay_t<decltype(field)>::Value;
        if constexpr (Described<M>) {
            if (field.rules.flat) {
                for (ActField &each : fieldsOfType<M>())
                    fields.push_back(std::move(each));
                return;
            }
        }
        if (!field.rules.json)
            return;
        fields.push_back(described<T>(field));
        fields.back().usual = usual.value(field.key());
    });
    return fields;
}

template<typename T>
ActKind kindOfAct()
{
    ActKind kind{textOf(Fields<T>::id), Fields<T>::words, fieldsOfType<T>()};
    if constexpr (requires { Fields<T>::askedWhen; }) {
        for (const AskedWhen &when : Fields<T>::askedWhen) {
            for (ActField &each : kind.fields) {
                if (each.name == textOf(when.field)) {
                    each.askedBy = textOf(when.other);
                    each.askedFor = textOf(when.values).split(u' ');
                }
            }
        }
    }
    return kind;
}

template<size_t... i>
std::vector<ActKind> kindsOf(std::index_sequence<i...>)
{
    return {kindOfAct<std::variant_alternative_t<i, LeagueAct::Kinds>>()...};
}

/// A moment as people write it; a day alone means its end.
std::optional<qint64> momentOf(const QString &text)
{
    const QString said = text.trimmed().replace(u' ', u'T');
    if (said.isEmpty())
        return 0;
    constexpr qsizetype dayLength = 10; // Qt takes a longer text for a day, too
    if (const QDate day = QDate::fromString(said, Qt::ISODate);
        day.isValid() && said.size() == dayLength)
        return QDateTime(day, QTime(23, 59)).toMSecsSinceEpoch();
    const QDateTime at = QDateTime::fromString(said, Qt::ISODate);
    return at.isValid() && at.toMSecsSinceEpoch() > 0 ? std::optional(at.toMSecsSinceEpoch())
                                                      : std::nullopt;
}

template<typename T>
Result<QJsonValue> idOf(const Result<T> &found)
{
    if (!found)
        return found.error();
    if constexpr (std::is_same_v<T, Competition>)
        return QJsonValue(found->id.text());
    else
        return QJsonValue(found->text());
}

/// The things of a league by their ids, whatever they were called.
class Names
{
public:
    Names(const League &league, const QJsonObject &said)
        : m_league(league)
        , m_said(said)
    { }

    [[nodiscard]] Result<QJsonValue> resolved(const ActField &field, const QJsonValue &value) const
    {
        if (field.isList && value.isArray()) {
            ActField one = field;
            one.isList = false;
            QJsonArray list;
            for (const auto &each : value.toArray()) {
                auto found = resolved(one, each);
                if (!found)
                    return found;
                list.append(*found);
            }
            return QJsonValue(list);
        }
        if (field.kind == ActField::Kind::Fixture && value.isObject())
            return fixture(value.toObject());
        if (field.kind == ActField::Kind::Object && value.isObject())
            return within(field, value.toObject());
        if (field.kind == ActField::Kind::Fraction && value.isDouble())
            return QJsonValue(QString::number(value.toDouble(), 'g', 15));
        return value.isString() && !value.toString().isEmpty()
            ? resolvedText(field.kind, value.toString())
            : Result<QJsonValue>(value);
    }

private:
    [[nodiscard]] Result<QJsonValue> within(const ActField &field, QJsonObject object) const
    {
        for (const ActField &each : field.fields) {
            if (!object.contains(each.name))
                continue;
            auto found = resolved(each, object.value(each.name));
            if (!found)
                return found;
            object.insert(each.name, *found);
        }
        return QJsonValue(object);
    }
    [[nodiscard]] Result<QJsonValue> resolvedText(ActField::Kind kind, const QString &said) const
    {
        const QString text
            = kind == ActField::Kind::Text ? said : shortened(plainLine(said), mostActText);
        switch (kind) {
        case ActField::Kind::Team:
            return idOf(teamNamed(m_league, text));
        case ActField::Kind::Coach:
            return idOf(coachNamed(m_league, text));
        case ActField::Kind::Season:
            return idOf(seasonNamed(m_league, text));
        case ActField::Kind::Competition:
            return idOf(competitionNamed(m_league, text));
        case ActField::Kind::Moment:
            if (const auto at = momentOf(text))
                return QJsonValue(*at);
            return badAct(
                ActKindWords::tr("\"%1\" is not a time; one is written as 2026-03-14 19:30.")
                    .arg(text));
        case ActField::Kind::Fixture:
            if (!m_league.fixture(FixtureId(text)))
                return Error{
                    ErrorCode::NoSuchFixture,
                    ActKindWords::tr("There is no fixture \"%1\" in this league.").arg(text),
                    {}};
            return QJsonValue(text);
        default:
            return QJsonValue(text);
        }
    }
    [[nodiscard]] Result<QJsonValue> fixture(const QJsonObject &named) const
    {
        const QString competition = named.value("competition"_L1).toString();
        const auto in = competitionNamed(
            m_league,
            competition.isEmpty() ? m_said.value("competition"_L1).toString() : competition);
        if (!in)
            return in.error();
        return idOf(fixtureNamed(m_league, *in, named.value("home"_L1).toString(),
                                 named.value("away"_L1).toString(),
                                 named.value("round"_L1).toInt()));
    }

    const League &m_league;
    const QJsonObject &m_said;
};

/// Where a season has only one competition, nobody needs to name it.
Result<QJsonObject> withIds(const ActKind &kind, QJsonObject said, const League &league)
{
    for (const ActField &field : kind.fields) {
        const bool isMissing = said.value(field.name).toString().isEmpty();
        if (field.kind == ActField::Kind::Competition && field.isNeeded && isMissing) {
            const auto only = competitionNamed(league, {});
            if (!only)
                return only.error();
            said.insert(field.name, only->id.text());
        }
    }
    const Names names(league, said);
    QJsonObject known = said;
    for (const ActField &field : kind.fields) {
        if (!said.contains(field.name))
            continue;
        auto value = names.resolved(field, said.value(field.name));
        if (!value)
            return value.error();
        known.insert(field.name, *std::move(value));
    }
    return known;
}

Error complaintOf(const ActKind &kind, const Problem &problem)
{
    return badAct(
        problem.place.isEmpty()
            ? ActKindWords::tr("%1: %2.").arg(kind.words(), problem.reason)
            : ActKindWords::tr("%1: \"%2\": %3.").arg(kind.words(), problem.place, problem.reason));
}

/// What a plan says in one field each cannot be said of phases that are put together otherwise.
Result<void> checkPlan(const CompetitionPlan &plan, const QJsonObject &said)
{
    if (plan.phases.empty() || said.contains("phases"_L1))
        return {};
    for (const char *each : {"format", "rounds", "legs", "divisions", "across", "playOffs",
                             "qualifyBy", "pairs", "bestOf", "thirdPlace"}) {
        if (said.contains(QLatin1String(each)))
            return badAct(ActKindWords::tr(
                "This competition has phases of its own: give all of them with \"phases\"."));
    }
    return {};
}

template<typename T>
Result<LeagueAct> readAct(const ActKind &kind, const QJsonObject &said, const League &league)
{
    T act{};
    if constexpr (requires { Fields<T>::beginning(act, league); }) {
        ProblemList ignored;
        JsonReader(ignored, ReadStyle::Strict).read(said, act);
        act = Fields<T>::beginning(std::move(act), league);
    }
    ProblemList problems;
    JsonReader(problems, ReadStyle::Strict).read(said, act);
    if (!problems.empty())
        return complaintOf(kind, problems.front());
    if constexpr (std::is_same_v<T, ChangeRules>) // what is not said stays
        act.options.insert(league.currentRules().options.begin(),
                           league.currentRules().options.end());
    if constexpr (requires { act.plan; }) {
        if (auto sound = checkPlan(act.plan, said); !sound)
            return sound.error();
    }
    return LeagueAct(std::move(act));
}

using ReadAct = Result<LeagueAct> (*)(const ActKind &, const QJsonObject &, const League &);

template<size_t... i>
std::vector<ReadAct> readersOf(std::index_sequence<i...>)
{
    return {&readAct<std::variant_alternative_t<i, LeagueAct::Kinds>>...};
}

QString kindWord(ActField::Kind kind)
{
    static const QStringList words{u"text"_s,   u"number"_s,      u"fraction"_s, u"switch"_s,
                                   u"choice"_s, u"moment"_s,      u"team"_s,     u"coach"_s,
                                   u"season"_s, u"competition"_s, u"fixture"_s,  u"object"_s};
    return words.at(static_cast<qsizetype>(kind));
}

QJsonObject fieldJson(const ActField &field)
{
    QJsonObject object{{u"name"_s, field.name}, {u"kind"_s, kindWord(field.kind)}};
    if (field.label)
        object.insert(u"words"_s, field.words());
    if (field.isList)
        object.insert(u"list"_s, true);
    if (field.isNeeded)
        object.insert(u"needed"_s, true);
    if (field.highest >= field.lowest) {
        object.insert(u"lowest"_s, field.lowest);
        object.insert(u"highest"_s, field.highest);
    }
    if (field.isList || field.kind == ActField::Kind::Text)
        object.insert(u"most"_s, field.most);
    QJsonArray choices;
    for (int i = 0; i < field.choices.size(); ++i)
        choices.append(
            QJsonObject{{u"id"_s, field.choices.at(i)}, {u"words"_s, field.choiceWords(i)}});
    if (!choices.isEmpty())
        object.insert(u"choices"_s, choices);
    if (!field.askedBy.isEmpty())
        object.insert(u"askedWhen"_s,
                      QJsonObject{{field.askedBy, QJsonArray::fromStringList(field.askedFor)}});
    QJsonArray within;
    for (const ActField &each : field.fields)
        within.append(fieldJson(each));
    if (!within.isEmpty())
        object.insert(u"fields"_s, within);
    if (!field.isNeeded)
        object.insert(u"usual"_s, field.usual);
    return object;
}

} // namespace

QString ActField::words() const
{
    return label ? QCoreApplication::translate("Fields", label) : name;
}

QString ActField::choiceWords(int choice) const
{
    return choiceLabel ? choiceLabel(choice) : choices.value(choice);
}

bool ActField::isAsked(const QJsonObject &said) const
{
    return askedBy.isEmpty() || askedFor.contains(said.value(askedBy).toString());
}

QString ActKind::words() const
{
    return QCoreApplication::translate("LeagueActs", label);
}

const ActField *ActKind::field(QStringView wanted) const
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [wanted](const ActField &each) { return each.name == wanted; });
    return found == fields.end() ? nullptr : &*found;
}

const std::vector<ActKind> &actKinds()
{
    static const std::vector<ActKind> kinds = kindsOf(std::make_index_sequence<LeagueAct::size>());
    return kinds;
}

Result<ActKind> actKind(const QString &id)
{
    QStringList known;
    for (const ActKind &each : actKinds()) {
        if (each.id == id)
            return each;
        known.append(each.id);
    }
    const QString meant = nearestWord(id, known);
    return Error{
        ErrorCode::NoSuchAct,
        meant.isEmpty()
            ? ActKindWords::tr("There is no act \"%1\"; \"dugout league acts\" lists them.").arg(id)
            : ActKindWords::tr("There is no act \"%1\"; did you mean \"%2\"?").arg(id, meant),
        {}};
}

const ActKind &kindOf(const LeagueAct &act)
{
    return actKinds()[act.place()];
}

QJsonArray actKindsJson()
{
    QJsonArray list;
    for (const ActKind &kind : actKinds()) {
        QJsonArray fields;
        for (const ActField &each : kind.fields)
            fields.append(fieldJson(each));
        list.append(
            QJsonObject{{u"id"_s, kind.id}, {u"words"_s, kind.words()}, {u"fields"_s, fields}});
    }
    return list;
}

QJsonObject fieldsOf(const LeagueAct &act)
{
    return act.visit([](const auto &each) { return JsonWriter(WriteStyle::Whole).object(each); });
}

QJsonObject toJson(const ActRequest &request)
{
    return {{u"act"_s, kindOf(request.act).id},
            {u"reason"_s, request.reason},
            {u"with"_s, fieldsOf(request.act)}};
}

Result<LeagueAct> actFrom(const QString &id, const QJsonObject &fields, const League &league)
{
    static const std::vector<ReadAct> readers
        = readersOf(std::make_index_sequence<LeagueAct::size>());
    const auto kind = actKind(id);
    if (!kind)
        return kind.error();
    const auto known = withIds(*kind, fields, league);
    if (!known)
        return known.error();
    for (size_t i = 0; i < readers.size(); ++i) {
        if (actKinds()[i].id == id)
            return readers[i](*kind, *known, league);
    }
    return badAct(id);
}

Result<ActRequest> actRequestFrom(const QJsonObject &request, const League &league)
{
    for (auto it = request.begin(); it != request.end(); ++it) {
        const bool isText = it.key() == u"act" || it.key() == u"reason";
        if (!(isText && it->isString()) && !(it.key() == u"with" && it->isObject()))
            return badAct(
                ActKindWords::tr("A request has the fields \"act\", \"with\" and \"reason\"; "
                                 "\"%1\" is not one of them or has the wrong type.")
                    .arg(shortened(plainLine(it.key()), 40)));
    }
    auto act
        = actFrom(request.value("act"_L1).toString(), request.value("with"_L1).toObject(), league);
    if (!act)
        return act.error();
    const QString reason = plainLine(request.value("reason"_L1).toString()).trimmed();
    if (reason.size() > mostActText)
        return badAct(ActKindWords::tr("A reason has at most %1 letters.").arg(mostActText));
    return ActRequest{*std::move(act), reason};
}

Result<QJsonObject> actObject(const QByteArray &request)
{
    const QJsonDocument document
        = request.size() <= mostActBytes ? QJsonDocument::fromJson(request) : QJsonDocument();
    if (!document.isObject())
        return badAct(ActKindWords::tr("The request is not a JSON object."));
    return document.object();
}

Result<ActRequest> actRequestFrom(const QByteArray &request, const League &league)
{
    const auto object = actObject(request);
    return object ? actRequestFrom(*object, league) : Result<ActRequest>(object.error());
}

} // namespace dugout
