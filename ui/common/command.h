// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

#include <map>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace dugout {

class Settings;

/// Where the key of a command is heard.
enum class CommandPlace {
    Everywhere,
    Home,
    MatchList,
    NewMatch,
    Game,
    AfterMatch,
    TeamList,
    Team,
    LeagueList,
    League,
    SkirmishList,
    Skirmish,
    Collection,
    Rules,
    Guide,
    Tour,
    Screen,
    Dialog
};

inline constexpr int commandPlaceCount = static_cast<int>(CommandPlace::Dialog) + 1;

/// In English, for translation; the note says which meaning is meant where there are several.
struct CommandText
{
    constexpr CommandText(const char *said, const char *meant = nullptr)
        : text(said)
        , note(meant)
    { }

    const char *text;
    const char *note;
};

/// Something that can be done, as menus, buttons, the list of keys and the search say it. The owner
/// of the place connects what it does.
struct Command
{
    QString id; ///< the name of its action
    CommandText words; ///< %1 and %n stand for what it is done to
    const char *picture; ///< the name of an icon; empty: none
    CommandPlace place;
    QList<QKeySequence> keys; ///< the first is shown
    const char *when = ""; ///< the state of its place in which it is offered; empty: in any
};

/// All of them, in the order in which they are explained.
[[nodiscard]] const std::vector<Command> &allCommands();
/// Null where there is none of that id.
[[nodiscard]] const Command *findCommand(const QString &id);
/// In the language of the moment.
[[nodiscard]] QString commandWords(const Command &command, int count = -1);
[[nodiscard]] QString commandWords(const char *id, int count = -1);
[[nodiscard]] QString commandPlaceName(CommandPlace place);
/// Whether both can be offered in one state of a page, so that they need keys of their own.
[[nodiscard]] bool canMeet(const Command &one, const Command &other);

/// The keys of commands as this coach has them: those of the table, but for those he has changed.
class CommandKeys final : public QObject
{
    Q_OBJECT

public:
    /// `settings` must outlive it.
    explicit CommandKeys(Settings &settings, QObject *parent = nullptr);
    ~CommandKeys() override;

    /// Those of the window; null where there is none, and then those of the table hold.
    [[nodiscard]] static const CommandKeys *inUse();

    [[nodiscard]] QList<QKeySequence> keysOf(const Command &command) const;
    /// Empty where it has none.
    [[nodiscard]] QKeySequence keyOf(const Command &command) const;
    [[nodiscard]] bool isChanged(const Command &command) const;
    /// The command that has the key already where this one is heard; null: it is free.
    [[nodiscard]] const Command *ownerOf(const QKeySequence &key, const Command &wanting) const;
    /// An empty one takes the key away.
    void setKey(const Command &command, const QKeySequence &key);
    /// As the table has it.
    void reset(const Command &command);
    void resetAll();
    [[nodiscard]] bool isAnyChanged() const { return !m_own.empty(); }

signals:
    void changed();

private:
    void keep();

    Settings &m_settings;
    std::map<QString, QKeySequence> m_own; ///< by the ids of the commands
};

/// Of a command as it is now; empty where it has none.
[[nodiscard]] QKeySequence commandKey(const char *id);

/// An entry that gives the command; its key works wherever `heard` has the keyboard, as long as the
/// menu holds it.
QAction *addCommand(QMenu &menu, const char *id, QWidget *heard = nullptr);

} // namespace dugout
