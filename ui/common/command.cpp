// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/command.h"

#include "ui/common/place.h"
#include "ui/common/settings.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr auto all = CommandPlace::Everywhere;
constexpr auto team = CommandPlace::Team;

QKeySequence ctrl(Qt::Key key)
{
    return {Qt::CTRL | key};
}

QKeySequence ctrlAlt(Qt::Key key)
{
    return {Qt::CTRL | Qt::ALT | key};
}

QKeySequence ctrlShift(Qt::Key key)
{
    return {Qt::CTRL | Qt::SHIFT | key};
}

std::vector<Command> placeCommands()
{
    static constexpr const char *words[]{
        QT_TRANSLATE_NOOP("Places", "Home"),     QT_TRANSLATE_NOOP("Places", "Match"),
        QT_TRANSLATE_NOOP("Places", "Teams"),    QT_TRANSLATE_NOOP("Places", "League"),
        QT_TRANSLATE_NOOP("Places", "Skirmish"), QT_TRANSLATE_NOOP("Places", "Rules")};
    std::vector<Command> commands;
    for (const Place place : allPlaces)
        commands.push_back({u"go-"_s + placeKey(place),
                            words[static_cast<size_t>(place)],
                            "",
                            all,
                            {placeShortcut(place)}});
    return commands;
}

// clang-format off
std::vector<Command> windowCommands()
{
    return {
        {u"settings"_s, QT_TRANSLATE_NOOP("Commands", "Settings"), "settings", all, {ctrl(Qt::Key_Comma)}},
        {u"open-menu"_s, QT_TRANSLATE_NOOP("Commands", "Menu"), "", all, {Qt::Key_F10}},
        {u"find"_s, QT_TRANSLATE_NOOP("Commands", "Find…"), "search", all, {ctrl(Qt::Key_K)}},
        {u"odds"_s, QT_TRANSLATE_NOOP("Commands", "Odds"), "", all, {ctrl(Qt::Key_D)}},
        {u"phones"_s, QT_TRANSLATE_NOOP("Commands", "Connect phones…"), "", all, {ctrlAlt(Qt::Key_P)}},
        {u"bin"_s, QT_TRANSLATE_NOOP("Commands", "Bin…"), "", all, {ctrlAlt(Qt::Key_U)}},
        {u"copies"_s, QT_TRANSLATE_NOOP("Commands", "Backups…"), "", all, {ctrlAlt(Qt::Key_K)}},
        {u"full-screen"_s, QT_TRANSLATE_NOOP("Commands", "Full screen"), "", all, {Qt::Key_F11}},
        {u"table-mode"_s, QT_TRANSLATE_NOOP("Commands", "Table mode"), "", all, {QKeySequence(Qt::SHIFT | Qt::Key_F11)}},
        {u"text-larger"_s, QT_TRANSLATE_NOOP("Commands", "Larger text"), "", all, {ctrl(Qt::Key_Plus), ctrl(Qt::Key_Equal)}},
        {u"text-smaller"_s, QT_TRANSLATE_NOOP("Commands", "Smaller text"), "", all, {ctrl(Qt::Key_Minus)}},
        {u"text-usual"_s, QT_TRANSLATE_NOOP("Commands", "Default text size"), "", all, {ctrl(Qt::Key_0)}},
        {u"match-sounds"_s, QT_TRANSLATE_NOOP("Commands", "Sounds in a match"), "", all, {ctrlAlt(Qt::Key_B)}},
        {u"theme-system"_s, QT_TRANSLATE_NOOP("Commands", "Look: follow system"), "", all, {ctrlAlt(Qt::Key_1)}},
        {u"theme-light"_s, QT_TRANSLATE_NOOP("Commands", "Look: light"), "", all, {ctrlAlt(Qt::Key_2)}},
        {u"theme-dark"_s, QT_TRANSLATE_NOOP("Commands", "Look: dark"), "", all, {ctrlAlt(Qt::Key_3)}},
        {u"theme-high-contrast"_s, QT_TRANSLATE_NOOP("Commands", "Look: high contrast"), "", all, {ctrlAlt(Qt::Key_4)}},
        {u"guide"_s, QT_TRANSLATE_NOOP("Commands", "Guide"), "", all, {Qt::Key_F1}},
        {u"tour"_s, QT_TRANSLATE_NOOP("Commands", "Tour of the first match"), "", all, {ctrlShift(Qt::Key_F1)}},
        {u"shortcuts"_s, QT_TRANSLATE_NOOP("Commands", "Keyboard shortcuts"), "", all, {ctrl(Qt::Key_F1)}},
        {u"about"_s, QT_TRANSLATE_NOOP("Commands", "About Dugout"), "", all, {QKeySequence(Qt::SHIFT | Qt::Key_F1)}},
        {u"quit"_s, QT_TRANSLATE_NOOP("Commands", "Quit"), "", all, {ctrl(Qt::Key_Q)}},
    };
}

std::vector<Command> teamCommands()
{
    return {
        {u"team-undo"_s, QT_TRANSLATE_NOOP("Commands", "Undo"), "undo", team, {QKeySequence::Undo}},
        {u"team-redo"_s, QT_TRANSLATE_NOOP("Commands", "Redo"), "redo", team, {QKeySequence::Redo}},
        {u"team-identity"_s, QT_TRANSLATE_NOOP("Commands", "Name, colours and badge…"), "", team, {ctrlShift(Qt::Key_B)}},
        {u"team-options"_s, QT_TRANSLATE_NOOP("Commands", "Optional rules…"), "", team, {ctrlShift(Qt::Key_O)}},
        {u"team-names"_s, QT_TRANSLATE_NOOP("Commands", "Name unnamed players"), "", team, {ctrlShift(Qt::Key_N)}},
        {u"team-numbers"_s, QT_TRANSLATE_NOOP("Commands", "Renumber in this order"), "", team, {ctrlShift(Qt::Key_U)}},
        {u"team-journeymen"_s, QT_TRANSLATE_NOOP("Commands", "Fill up with journeymen"), "", team, {ctrlShift(Qt::Key_J)}},
        {u"team-sign"_s, QT_TRANSLATE_NOOP("Commands", "Sign the selected journeymen"), "", team, {ctrlShift(Qt::Key_H)}},
        {u"team-shop"_s, QT_TRANSLATE_NOOP("Commands", "Inducements for a match…"), "", team, {ctrlShift(Qt::Key_I)}},
        {u"team-move"_s, QT_TRANSLATE_NOOP("Commands", "Convert to another edition…"), "", team, {ctrlShift(Qt::Key_M)}},
        {u"team-sheets"_s, QT_TRANSLATE_NOOP("Commands", "Earlier sheets…"), "", team, {ctrlShift(Qt::Key_E)}},
        {u"team-export"_s, QT_TRANSLATE_NOOP("Commands", "Export…"), "", team, {ctrlShift(Qt::Key_S)}},
        {u"team-delete"_s, QT_TRANSLATE_NOOP("Commands", "Delete this team…"), "", team, {ctrlShift(Qt::Key_Delete)}},
    };
}
// clang-format on

} // namespace

const std::vector<Command> &allCommands()
{
    static const std::vector<Command> commands = [] {
        std::vector<Command> made = placeCommands();
        for (auto &more : {windowCommands(), teamCommands()})
            made.insert(made.end(), more.begin(), more.end());
        return made;
    }();
    return commands;
}

const Command *findCommand(const QString &id)
{
    const auto &commands = allCommands();
    const auto found = std::ranges::find(commands, id, &Command::id);
    return found == commands.end() ? nullptr : &*found;
}

QString commandWords(const Command &command)
{
    const bool isPlace = command.id.startsWith(u"go-"_s);
    return QCoreApplication::translate(isPlace ? "Places" : "Commands", command.words);
}

QString commandPlaceName(CommandPlace place)
{
    return place == CommandPlace::Team
        ? QCoreApplication::translate("Commands", "In the editor of a team")
        : QCoreApplication::translate("Commands", "Everywhere");
}

CommandKeys::CommandKeys(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    const QJsonObject kept
        = QJsonDocument::fromJson(settings.value(Setting::Keys).toString().toUtf8()).object();
    for (const Command &each : allCommands()) {
        const QJsonValue own = kept.value(each.id);
        if (own.isString())
            m_own[each.id] = QKeySequence(own.toString(), QKeySequence::PortableText);
    }
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
        // What is heard everywhere is heard in a team, too.
        const bool meet = each.place == wanting.place || each.place == CommandPlace::Everywhere
            || wanting.place == CommandPlace::Everywhere;
        if (each.id != wanting.id && meet && keysOf(each).contains(key))
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

} // namespace dugout
