// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leagueevent.h"

#include "core/leaguebook/journal/leaguevalues.h"
#include "core/text/oneofparts.h"
#include "core/values/jsonwriter.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

template class OneOf<LeagueEventData::Kinds>;

template<>
const QStringList &enumWords<MemberState>()
{
    static const QStringList words{u"active"_s, u"left"_s, u"retired"_s};
    return words;
}
template<>
const QStringList &enumWords<HoldingKind>()
{
    static const QStringList words{u"star"_s, u"stadium"_s, u"trophy"_s};
    return words;
}
template<>
const QStringList &enumWords<PrizeKind>()
{
    static const QStringList words{u"award"_s, u"trophy"_s, u"wizard"_s, u"fan-factor"_s,
                                   u"gold"_s};
    return words;
}
template<>
const QStringList &enumWords<ResultSource>()
{
    static const QStringList words{u"match"_s, u"paper"_s, u"file"_s, u"commissioner"_s};
    return words;
}
template<>
const QStringList &enumWords<ResultKind>()
{
    return resultKindIds();
}
template<>
const QStringList &enumWords<FixtureSide>()
{
    static const QStringList words{u"neither"_s, u"home"_s, u"away"_s};
    return words;
}
template<>
const QStringList &enumWords<LeftResults>()
{
    static const QStringList words{u"kept"_s, u"voided"_s, u"awarded"_s};
    return words;
}
template<>
const QStringList &enumWords<LeagueOutcome>()
{
    static const QStringList words{u"none"_s, u"won"_s, u"drawn"_s, u"lost"_s};
    return words;
}
template<>
const QStringList &enumWords<OpponentCredit>()
{
    static const QStringList words{u"real"_s, u"nothing"_s, u"own-points"_s, u"average"_s};
    return words;
}
template<>
const QStringList &enumWords<TieBreak>()
{
    return tieBreakIds();
}
template<>
const QStringList &enumWords<QualifyBy>()
{
    return qualifyByIds();
}
template<>
const QStringList &enumWords<SwissOrder>()
{
    static const QStringList words{u"lot"_s, u"neighbours"_s};
    return words;
}
template<>
const QStringList &enumWords<PhaseFormat>()
{
    return phaseFormatIds();
}
template<>
const QStringList &enumWords<SquadPoints>()
{
    return squadPointsIds();
}
template<>
const QStringList &enumWords<ChallengeAnswer>()
{
    static const QStringList words{u"open"_s, u"accepted"_s, u"declined"_s, u"substitute"_s,
                                   u"substitute-refused"_s};
    return words;
}

namespace {

struct LeagueEventWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueEvent)
};

QString textOf(std::u16string_view word)
{
    return QString::fromUtf16(word.data(), static_cast<qsizetype>(word.size()));
}

/// Reads the event of this name, trying one kind after the other.
template<size_t place = 0>
bool readAchievement(const QString &id, const QJsonObject &object, LeagueEventData &data)
{
    if constexpr (place < LeagueEventData::size) {
        using Kind = std::variant_alternative_t<place, LeagueEventData::Kinds>;
        if (id != textOf(Fields<Kind>::id))
            return readAchievement<place + 1>(id, object, data);
        Kind values{};
        ProblemList problems;
        JsonReader(problems, ReadStyle::Tolerant).read(object, values);
        data = std::move(values);
        return problems.empty();
    }
    return false;
}

/// As the first leagues wrote them.
std::optional<QJsonObject> valuesIn(const QString &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

QJsonObject eventWithValues(QJsonObject event)
{
    const QJsonArray choices = event.value("choices"_L1).toArray();
    if (choices.size() != 1)
        return event;
    if (const auto values = valuesIn(choices.first().toString())) {
        event.remove("choices"_L1);
        event.insert("values"_L1, *values);
    }
    return event;
}

/// Events stand in a line wherever its kind puts them.
QJsonValue withValuesWithin(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray list;
        for (const auto &each : value.toArray())
            list.append(withValuesWithin(each));
        return list;
    }
    if (!value.isObject())
        return value;
    const QJsonObject object = value.toObject();
    return object.contains("prompt"_L1) ? eventWithValues(object) : withValues(object);
}

} // namespace

QJsonObject withValues(const QJsonObject &payload)
{
    QJsonObject changed;
    for (auto it = payload.begin(); it != payload.end(); ++it)
        changed.insert(it.key(), withValuesWithin(it.value()));
    return changed;
}

std::optional<Rational> WrittenAs<Rational>::from(const QString &text)
{
    const QStringList parts = text.split(u'/');
    bool good = parts.size() <= 2;
    const qint64 numerator = good ? parts.value(0).toLongLong(&good) : 0;
    qint64 denominator = 1;
    if (good && parts.size() == 2)
        denominator = parts.at(1).toLongLong(&good);
    if (!good || denominator == 0)
        return std::nullopt;
    return Rational(Int128(numerator), Int128(denominator));
}

QString WrittenAs<Rational>::needed()
{
    return LeagueEventWords::tr("a fraction such as 1/2 is needed");
}

QString WrittenAs<KeptSheet>::needed()
{
    return Complaint::objectNeeded();
}

const QStringList &squadPointsIds()
{
    static const QStringList ids{u"meetings"_s, u"boards"_s};
    return ids;
}

const QStringList &phaseFormatIds()
{
    static const QStringList words{u"round-robin"_s, u"swiss"_s, u"knock-out"_s, u"ladder"_s,
                                   u"open"_s};
    return words;
}

QString achievementId(const LeagueEventData &data)
{
    return data.visit([]<typename Kind>(const Kind &) { return textOf(Fields<Kind>::id); });
}

Event toEvent(const LeagueEvent &event)
{
    Event kept;
    kept.prompt = achievementId(event.data);
    kept.values = event.data.visit(
        [](const auto &data) { return JsonWriter(WriteStyle::Whole).object(data); });
    kept.text = event.reason;
    if (!event.by.isEmpty())
        kept.choices = {event.by.text()};
    return kept;
}

Result<LeagueEvent> leagueEventFrom(const Event &event)
{
    const auto values = event.values.isEmpty() ? valuesIn(event.choice()) : event.values;
    LeagueEvent read{{}, event.text};
    if (!event.values.isEmpty())
        read.by = CoachId(event.choice());
    if (!values || !readAchievement(event.prompt, *values, read.data))
        return Error{ErrorCode::LeagueEventUnreadable,
                     LeagueEventWords::tr("An entry of the league's journal cannot be read."),
                     event.prompt};
    return read;
}

} // namespace dugout
