// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/competitionlist.h"

#include "core/leaguebook/journal/leaguebytes.h"

#include <QtEndian>

#include <algorithm>

namespace dugout {

namespace {

void placeIn(QHash<FixtureId, SeasonPlace> &places, const Competition &competition, size_t c)
{
    for (size_t p = 0; p < competition.phases.size(); ++p) {
        const auto &rounds = competition.phases[p].rounds;
        for (size_t r = 0; r < rounds.size(); ++r) {
            for (size_t f = 0; f < rounds[r].fixtures.size(); ++f)
                places.insert(rounds[r].fixtures[f].id, {c, p, r, f});
        }
    }
}

} // namespace

/// What several lists may share. Two threads may look into a copy each at the same time, and the
/// first of them unpacks.
struct CompetitionList::Held
{
    PackedCompetitions packed{};
    bool isPacked = false; ///< `packed` says what the list is
    std::once_flag once{};
    std::vector<Competition> list{};
    QHash<FixtureId, SeasonPlace> places{};

    void unpack()
    {
        std::call_once(once, [this] {
            if (!isPacked)
                return;
            // What was packed by another hand is found out when it is read, see unpackedLeague().
            list = unpackedCompetitions(packed.plain()).value_or(std::vector<Competition>());
            for (size_t c = 0; c < list.size(); ++c)
                placeIn(places, list[c], c);
        });
    }
};

QByteArray PackedCompetitions::plain() const
{
    if (!isSqueezed)
        return bytes;
    // Their length stands before them: damaged bytes may ask for more memory than there is.
    constexpr qsizetype sizeLength = 4;
    constexpr qsizetype mostSqueezed = 1'100; // deflate does no better
    if (bytes.size() <= sizeLength
        || qFromBigEndian<quint32>(bytes.constData()) > bytes.size() * mostSqueezed)
        return {};
    return qUncompress(bytes);
}

PackedCompetitions PackedCompetitions::squeezed() const
{
    PackedCompetitions squeezed = *this;
    squeezed.bytes = isSqueezed ? bytes : qCompress(bytes);
    squeezed.isSqueezed = true;
    return squeezed;
}

int numberOf(const FixtureId &id)
{
    return id.isEmpty() ? 0 : id.text().sliced(1).toInt();
}

CompetitionList::CompetitionList()
    : m_held(std::make_shared<Held>())
{ }

CompetitionList::CompetitionList(PackedCompetitions packed)
    : m_held(std::make_shared<Held>())
{
    m_held->packed = std::move(packed);
    m_held->isPacked = true;
}

const std::vector<Competition> &CompetitionList::all() const
{
    m_held->unpack();
    return m_held->list;
}

std::vector<Competition> &CompetitionList::change()
{
    m_held->unpack();
    if (m_held.use_count() > 1 || m_held->isPacked) {
        auto own = std::make_shared<Held>();
        const bool shared = m_held.use_count() > 1;
        own->list = shared ? m_held->list : std::move(m_held->list);
        own->places = m_held->places;
        m_held = std::move(own);
    }
    return m_held->list;
}

size_t CompetitionList::size() const
{
    return m_held->isPacked ? m_held->packed.titles.size() : m_held->list.size();
}

void CompetitionList::push_back(Competition competition)
{
    change().push_back(std::move(competition));
    placeIn(m_held->places, m_held->list.back(), m_held->list.size() - 1);
}

void CompetitionList::remove(const CompetitionId &id)
{
    std::erase_if(change(), [&id](const Competition &each) { return each.id == id; });
    m_held->places.clear();
    for (size_t c = 0; c < m_held->list.size(); ++c)
        placeIn(m_held->places, m_held->list[c], c);
}

bool CompetitionList::has(const CompetitionId &id) const
{
    const auto isIt = [&id](const auto &each) { return each.id == id; };
    if (m_held->isPacked)
        return std::any_of(m_held->packed.titles.begin(), m_held->packed.titles.end(), isIt);
    return std::any_of(m_held->list.begin(), m_held->list.end(), isIt);
}

std::vector<CompetitionTitle> CompetitionList::titles() const
{
    if (m_held->isPacked)
        return m_held->packed.titles;
    std::vector<CompetitionTitle> titles;
    for (const Competition &each : m_held->list)
        titles.push_back({each.id, each.rules.name});
    return titles;
}

std::optional<SeasonPlace> CompetitionList::placeOf(const FixtureId &id) const
{
    if (m_held->isPacked) {
        const int number = numberOf(id);
        if (number < m_held->packed.lowest || number > m_held->packed.highest)
            return std::nullopt;
    }
    m_held->unpack();
    const auto found = m_held->places.constFind(id);
    return found == m_held->places.constEnd() ? std::nullopt : std::optional(*found);
}

void CompetitionList::place(const CompetitionId &id)
{
    const std::vector<Competition> &list = change();
    for (size_t c = 0; c < list.size(); ++c) {
        if (list[c].id == id)
            placeIn(m_held->places, list[c], c);
    }
}

void CompetitionList::forget(const FixtureId &id)
{
    (void)change();
    m_held->places.remove(id);
}

PackedCompetitions CompetitionList::packed() const
{
    if (m_held->isPacked)
        return m_held->packed;
    PackedCompetitions packed;
    packed.titles = titles();
    packed.bytes = packedCompetitions(m_held->list);
    for (auto each = m_held->places.keyBegin(); each != m_held->places.keyEnd(); ++each) {
        const int number = numberOf(*each);
        packed.lowest = packed.lowest == 0 ? number : std::min(packed.lowest, number);
        packed.highest = std::max(packed.highest, number);
    }
    return packed;
}

bool CompetitionList::isPacked() const
{
    return m_held->isPacked;
}

void CompetitionList::squeeze()
{
    if (!m_held->isPacked || !m_held->packed.isSqueezed)
        *this = CompetitionList(packed().squeezed());
}

bool CompetitionList::operator==(const CompetitionList &other) const
{
    if (m_held == other.m_held)
        return true;
    if (m_held->isPacked && other.m_held->isPacked && m_held->packed == other.m_held->packed)
        return true;
    return all() == other.all();
}

} // namespace dugout
