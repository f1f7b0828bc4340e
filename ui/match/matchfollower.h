// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>

namespace dugout {

class Club;
class DisplayWindow;
class LanguageController;
class Settings;

/// Matches of other tables, each on a second screen of its own that goes on as the match does.
class MatchFollower final : public QObject
{
    Q_OBJECT

public:
    /// Nothing comes from the server of a match now.
    using IsUnheard = std::function<bool(const JournalId &match)>;

    /// Everything handed in must outlive it.
    MatchFollower(const Club &club, Settings &settings, LanguageController &language,
                  IsUnheard isUnheard, QObject *parent = nullptr);
    ~MatchFollower() override;

    /// Opens the screen of a match, or brings it forward; why not where it cannot be read.
    [[nodiscard]] Result<void> follow(const JournalId &match);
    /// Matches may have gone on, or their server went or came: those in sight are read again.
    void refresh();
    /// Null where nobody follows it.
    [[nodiscard]] DisplayWindow *window(const JournalId &match) const;

private:
    struct Followed;

    [[nodiscard]] Result<void> read(const JournalId &match, Followed &followed) const;

    const Club &m_club;
    Settings &m_settings;
    LanguageController &m_language;
    IsUnheard m_isUnheard;
    std::map<JournalId, std::unique_ptr<Followed>> m_followed;
};

} // namespace dugout
