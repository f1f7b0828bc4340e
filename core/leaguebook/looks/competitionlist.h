// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/competition.h"

#include <QByteArray>
#include <QHash>

#include <memory>
#include <mutex>

namespace dugout {

/// Where a fixture stands in the competitions of a season.
struct SeasonPlace
{
    size_t competition = 0;
    size_t phase = 0;
    size_t round = 0;
    size_t fixture = 0;

    bool operator==(const SeasonPlace &) const = default;
};

/// What is known of the competitions of a season without unpacking them.
struct CompetitionTitle
{
    CompetitionId id{};
    QString name{};

    bool operator==(const CompetitionTitle &) const = default;
};

/// Competitions as they were folded, in as few bytes as will do, and what to know of them before
/// they are unpacked.
struct PackedCompetitions
{
    std::vector<CompetitionTitle> titles{};
    int lowest = 0; ///< the numbers of the first and the last fixture; 0: there is none
    int highest = 0;
    QByteArray bytes{};
    bool isSqueezed = false; ///< the bytes are deflated: a quarter to read, twice as long to unpack

    /// As they are unpacked; none where these are no such bytes.
    [[nodiscard]] QByteArray plain() const;
    [[nodiscard]] PackedCompetitions squeezed() const;
    bool operator==(const PackedCompetitions &) const = default;
};

/// The number in a fixture's id: 12 of "f12"; 0 where there is none.
[[nodiscard]] int numberOf(const FixtureId &id);

/// The competitions of a season: a vector that is copied only when one of two who share it changes
/// it, knows where each of its fixtures stands, and may be packed until somebody looks into it.
class CompetitionList
{
public:
    using value_type = Competition;
    using const_iterator = std::vector<Competition>::const_iterator;
    using iterator = std::vector<Competition>::iterator;

    CompetitionList();
    explicit CompetitionList(PackedCompetitions packed);

    [[nodiscard]] const_iterator begin() const { return all().begin(); }
    [[nodiscard]] const_iterator end() const { return all().end(); }
    [[nodiscard]] iterator begin() { return change().begin(); }
    [[nodiscard]] iterator end() { return change().end(); }
    [[nodiscard]] size_t size() const;
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const Competition &operator[](size_t place) const { return all()[place]; }
    [[nodiscard]] Competition &operator[](size_t place) { return change()[place]; }
    [[nodiscard]] const Competition &front() const { return all().front(); }
    [[nodiscard]] const Competition &back() const { return all().back(); }
    void push_back(Competition competition);
    void remove(const CompetitionId &id);

    [[nodiscard]] bool has(const CompetitionId &id) const;
    /// Ids and names, without unpacking anything.
    [[nodiscard]] std::vector<CompetitionTitle> titles() const;

    [[nodiscard]] std::optional<SeasonPlace> placeOf(const FixtureId &id) const;
    /// Looks all fixtures of a competition up anew.
    void place(const CompetitionId &id);
    void forget(const FixtureId &id);

    /// As they would be kept; what never was unpacked is given as it came.
    [[nodiscard]] PackedCompetitions packed() const;
    [[nodiscard]] bool isPacked() const;
    /// For finished competitions: they are loaded with the league and hardly ever looked into.
    void squeeze();

    bool operator==(const CompetitionList &other) const;

private:
    struct Held;

    [[nodiscard]] const std::vector<Competition> &all() const;
    [[nodiscard]] std::vector<Competition> &change();

    std::shared_ptr<Held> m_held;
};

} // namespace dugout
