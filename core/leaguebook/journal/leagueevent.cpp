// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leagueevent.h"

#include "core/leaguebook/journal/deedfields.h"
#include "core/text/oneofparts.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

template class OneOf<LeagueDeed::Kinds>;

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

/// In the order of LeagueDeed.
const QStringList &deedIds()
{
    static const QStringList ids{u"founded"_s,
                                 u"renamed"_s,
                                 u"rules-changed"_s,
                                 u"coach-recorded"_s,
                                 u"coach-removed"_s,
                                 u"team-registered"_s,
                                 u"team-left"_s,
                                 u"team-handed-on"_s,
                                 u"team-renewed"_s,
                                 u"inducements-bought"_s,
                                 u"club-changed"_s,
                                 u"season-begun"_s,
                                 u"season-ended"_s,
                                 u"competition-added"_s,
                                 u"competition-changed"_s,
                                 u"competition-removed"_s,
                                 u"competition-ended"_s,
                                 u"entrant-joined"_s,
                                 u"entrant-left"_s,
                                 u"lots-drawn"_s,
                                 u"phase-begun"_s,
                                 u"rounds-drawn"_s,
                                 u"round-discarded"_s,
                                 u"round-published"_s,
                                 u"fixture-added"_s,
                                 u"pair-changed"_s,
                                 u"pair-pinned"_s,
                                 u"fixture-arranged"_s,
                                 u"match-begun"_s,
                                 u"match-dropped"_s,
                                 u"result-entered"_s,
                                 u"result-withdrawn"_s,
                                 u"result-signed"_s,
                                 u"result-disputed"_s,
                                 u"points-given"_s,
                                 u"challenge-made"_s,
                                 u"challenge-answered"_s,
                                 u"prize-given"_s,
                                 u"holding-changed"_s};
    return ids;
}

/// Reads the deed of that place in the list.
template<size_t place = 0>
bool readDeed(qsizetype wanted, const QJsonObject &object, LeagueDeed &deed)
{
    if constexpr (place < LeagueDeed::size) {
        if (wanted != static_cast<qsizetype>(place))
            return readDeed<place + 1>(wanted, object, deed);
        std::variant_alternative_t<place, LeagueDeed::Kinds> values{};
        const bool isRead = DeedFields::read(object, values);
        deed = std::move(values);
        return isRead;
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

QString deedId(const LeagueDeed &deed)
{
    return deedIds().at(static_cast<qsizetype>(deed.place()));
}

Event toEvent(const LeagueEvent &event)
{
    Event kept;
    kept.prompt = deedId(event.deed);
    kept.values = event.deed.visit([](const auto &deed) { return FieldWriter::write(deed); });
    kept.text = event.reason;
    return kept;
}

Result<LeagueEvent> leagueEventFrom(const Event &event)
{
    const auto values = event.values.isEmpty() ? valuesIn(event.choice()) : event.values;
    LeagueEvent read{{}, event.text};
    if (!values || !readDeed(deedIds().indexOf(event.prompt), *values, read.deed))
        return Error{ErrorCode::LeagueEventUnreadable,
                     LeagueEventWords::tr("An entry of the league's journal cannot be read."),
                     event.prompt};
    return read;
}

} // namespace dugout
