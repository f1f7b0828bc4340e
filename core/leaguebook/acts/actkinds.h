// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/leagueact.h"

#include <QJsonObject>

namespace dugout {

struct League;

/// A field of an act as forms, options and lists see it.
struct ActField
{
    enum class Kind {
        Text,
        Number,
        Fraction,
        Switch,
        Choice,
        Moment, ///< milliseconds since 1970, or "2026-03-14 19:30" where we are; 0: none
        Team, ///< by id or name, as all that follow
        Coach,
        Season,
        Competition,
        Fixture, ///< also `{"home": …, "away": …, "round": …}`
        Object,
    };

    QString name{};
    Kind kind = Kind::Text;
    bool isList = false;
    bool isNeeded = false;
    int lowest = 0;
    int highest = 0; ///< of a number; nothing is said where it is below the lowest
    qsizetype most = 0; ///< letters or elements
    const char *label = nullptr; ///< see words()
    QStringList choices{};
    QString (*choiceLabel)(int) = nullptr;
    QJsonValue usual{}; ///< what it is where nobody says anything and the league suggests nothing
    QString askedBy{}; ///< asked only where this field has one of those values
    QStringList askedFor{};
    std::vector<ActField> fields{}; ///< of an object

    /// What people call it, in the language of the moment.
    [[nodiscard]] QString words() const;
    /// The same of one of its choices.
    [[nodiscard]] QString choiceWords(int choice) const;
    /// Whether it is asked where this is said of the others.
    [[nodiscard]] bool isAsked(const QJsonObject &said) const;
};

/// A thing that one can do.
struct ActKind
{
    QString id{}; ///< "announce", "change-pair"…
    const char *label = nullptr;
    std::vector<ActField> fields{};

    [[nodiscard]] QString words() const; ///< in the language of the moment
    [[nodiscard]] const ActField *field(QStringView name) const; ///< null: there is none
};

/// Every one of them, in the order of LeagueAct.
[[nodiscard]] const std::vector<ActKind> &actKinds();
[[nodiscard]] Result<ActKind> actKind(const QString &id);
[[nodiscard]] const ActKind &kindOf(const LeagueAct &act);

/// For who fills acts in: a list of all with their fields, in the language of the moment.
[[nodiscard]] QJsonArray actKindsJson();

/// All fields of an act.
[[nodiscard]] QJsonObject fieldsOf(const LeagueAct &act);
/// `{"act": "enter", "reason": "…", "with": {"team": "…"}}`, as it is sent and kept in files.
[[nodiscard]] QJsonObject toJson(const ActRequest &request);

/// An act from its fields, from any source: things of the league may go by their names. What is not
/// said is as the league suggests: of a fixture that is arranged anew, what was arranged before.
/// Anything unknown, of another type or out of range is refused with one sentence.
[[nodiscard]] Result<LeagueAct> actFrom(const QString &id, const QJsonObject &fields,
                                        const League &league);
[[nodiscard]] Result<ActRequest> actRequestFrom(const QJsonObject &request, const League &league);
/// The same from what came in: from a phone, or a file.
[[nodiscard]] Result<ActRequest> actRequestFrom(const QByteArray &request, const League &league);
/// That JSON, before it means anything.
[[nodiscard]] Result<QJsonObject> actObject(const QByteArray &request);

inline constexpr qsizetype mostActBytes = 1'000'000;

} // namespace dugout
