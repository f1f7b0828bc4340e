// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

#include <map>
#include <vector>

namespace dugout {

class Settings;

/// Where the key of a command is heard.
enum class CommandPlace { Everywhere, Team };

/// Something that can be done, as menus, buttons, the list of keys and the search say it. The owner
/// of the place connects what it does.
struct Command
{
    QString id; ///< the name of its action
    const char *words; ///< in English, for translation
    const char *picture; ///< the name of an icon; empty: none
    CommandPlace place;
    QList<QKeySequence> keys; ///< the first is shown
};

/// All of them, in the order in which they are explained.
[[nodiscard]] const std::vector<Command> &allCommands();
/// Null where there is none of that id.
[[nodiscard]] const Command *findCommand(const QString &id);
/// In the language of the moment.
[[nodiscard]] QString commandWords(const Command &command);
[[nodiscard]] QString commandPlaceName(CommandPlace place);

/// The keys of commands as this coach has them: those of the table, but for those he has changed.
class CommandKeys final : public QObject
{
    Q_OBJECT

public:
    /// `settings` must outlive it.
    explicit CommandKeys(Settings &settings, QObject *parent = nullptr);

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

} // namespace dugout
