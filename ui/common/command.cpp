// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/command.h"

#include "ui/common/commands/commandlists.h"
#include "ui/common/settings.h"

#include <QAction>
#include <QCoreApplication>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Of all windows there are, the one made last is in use.
QList<const CommandKeys *> &keysOfWindows()
{
    static QList<const CommandKeys *> all;
    return all;
}

bool isWindowOfItsOwn(CommandPlace place)
{
    return place == CommandPlace::Dialog || place == CommandPlace::Guide
        || place == CommandPlace::Screen;
}

} // namespace

const std::vector<Command> &allCommands()
{
    static const std::vector<Command> commands = [] {
        std::vector<Command> made = placeCommands();
        for (auto &more : {windowCommands(), matchCommands(), teamCommands(), leagueCommands(),
                           skirmishCommands(), dialogCommands()})
            made.insert(made.end(), more.begin(), more.end());
        return made;
    }();
    return commands;
}

const Command *findCommand(const QString &id)
{
    static const QHash<QString, const Command *> byId = [] {
        QHash<QString, const Command *> found;
        for (const Command &each : allCommands())
            found.insert(each.id, &each);
        return found;
    }();
    return byId.value(id);
}

QString commandWords(const Command &command, int count)
{
    const char *const context = command.id.startsWith(u"go-"_s) ? "Places" : "Commands";
    return QCoreApplication::translate(context, command.words.text, command.words.note, count);
}

QString commandWords(const char *id, int count)
{
    const Command *command = findCommand(QString::fromLatin1(id));
    return command ? commandWords(*command, count) : QString();
}

QString commandPlaceName(CommandPlace place)
{
    static constexpr const char *names[commandPlaceCount]{
        QT_TRANSLATE_NOOP("Commands", "Everywhere"),
        QT_TRANSLATE_NOOP("Commands", "On Home"),
        QT_TRANSLATE_NOOP("Commands", "In the list of matches"),
        QT_TRANSLATE_NOOP("Commands", "On the page of a new match"),
        QT_TRANSLATE_NOOP("Commands", "In a match"),
        QT_TRANSLATE_NOOP("Commands", "After a match"),
        QT_TRANSLATE_NOOP("Commands", "In the list of teams"),
        QT_TRANSLATE_NOOP("Commands", "In the editor of a team"),
        QT_TRANSLATE_NOOP("Commands", "In the list of leagues"),
        QT_TRANSLATE_NOOP("Commands", "In a league"),
        QT_TRANSLATE_NOOP("Commands", "In the list of skirmishes"),
        QT_TRANSLATE_NOOP("Commands", "In a skirmish"),
        QT_TRANSLATE_NOOP("Commands", "In decks and collection"),
        QT_TRANSLATE_NOOP("Commands", "In the rules"),
        QT_TRANSLATE_NOOP("Commands", "In the guide"),
        QT_TRANSLATE_NOOP("Commands", "On the tour"),
        QT_TRANSLATE_NOOP("Commands", "On a second display"),
        QT_TRANSLATE_NOOP("Commands", "In dialogs")};
    return QCoreApplication::translate("Commands", names[static_cast<size_t>(place)]);
}

bool canMeet(const Command &one, const Command &other)
{
    const bool same = one.place == other.place;
    const bool over = (one.place == CommandPlace::Everywhere && !isWindowOfItsOwn(other.place))
        || (other.place == CommandPlace::Everywhere && !isWindowOfItsOwn(one.place))
        // The tour stands above every page.
        || ((one.place == CommandPlace::Tour || other.place == CommandPlace::Tour)
            && !isWindowOfItsOwn(one.place) && !isWindowOfItsOwn(other.place));
    if (!same)
        return over;
    return !*one.when || !*other.when || qstrcmp(one.when, other.when) == 0;
}

QKeySequence commandKey(const char *id)
{
    const Command *command = findCommand(QString::fromLatin1(id));
    if (!command)
        return {};
    const CommandKeys *own = CommandKeys::inUse();
    return own ? own->keyOf(*command) : command->keys.value(0);
}

CommandKeys::CommandKeys(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    keysOfWindows().append(this);
    const QJsonObject kept
        = QJsonDocument::fromJson(settings.value(Setting::Keys).toString().toUtf8()).object();
    for (const Command &each : allCommands()) {
        const QJsonValue own = kept.value(each.id);
        if (own.isString())
            m_own[each.id] = QKeySequence(own.toString(), QKeySequence::PortableText);
    }
}

CommandKeys::~CommandKeys()
{
    keysOfWindows().removeOne(this);
}

const CommandKeys *CommandKeys::inUse()
{
    return keysOfWindows().isEmpty() ? nullptr : keysOfWindows().constLast();
}

QList<QKeySequence> CommandKeys::keysOf(const Command &command) const
{
    const auto own = m_own.find(command.id);
    if (own == m_own.end())
        return command.keys;
    return own->second.isEmpty() ? QList<QKeySequence>{} : QList<QKeySequence>{own->second};
}

QKeySequence CommandKeys::keyOf(const Command &command) const
{
    return keysOf(command).value(0);
}

bool CommandKeys::isChanged(const Command &command) const
{
    return m_own.contains(command.id);
}

const Command *CommandKeys::ownerOf(const QKeySequence &key, const Command &wanting) const
{
    for (const Command &each : allCommands()) {
        if (each.id != wanting.id && canMeet(each, wanting) && keysOf(each).contains(key))
            return &each;
    }
    return nullptr;
}

void CommandKeys::setKey(const Command &command, const QKeySequence &key)
{
    if (key == command.keys.value(0))
        m_own.erase(command.id);
    else
        m_own[command.id] = key;
    keep();
}

void CommandKeys::reset(const Command &command)
{
    m_own.erase(command.id);
    keep();
}

void CommandKeys::resetAll()
{
    m_own.clear();
    keep();
}

void CommandKeys::keep()
{
    QJsonObject kept;
    for (const auto &[id, key] : m_own)
        kept[id] = key.toString(QKeySequence::PortableText);
    m_settings.setValue(
        Setting::Keys,
        kept.isEmpty() ? QString()
                       : QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
    emit changed();
}

QAction *addCommand(QMenu &menu, const char *id, QWidget *heard)
{
    QAction *action = menu.addAction(commandWords(id));
    action->setObjectName(QString::fromLatin1(id));
    if (!heard)
        return action;
    action->setShortcut(commandKey(id));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    heard->addAction(action);
    return action;
}

} // namespace dugout
