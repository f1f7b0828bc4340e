// SPDX-License-Identifier: GPL-3.0-or-later
// The guide, opened where one is.
#include "ui/guide/guidewindow.h"
#include "ui/window/languagekeys.h"
#include "ui/window/mainwindow.h"
#include "ui/window/placekeys.h"
#include "ui/window/windowactions.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString chapterOf(Place place)
{
    switch (place) {
    case Place::Match:
        return u"matches"_s;
    case Place::Teams:
        return u"teams"_s;
    case Place::League:
        return u"leagues"_s;
    case Place::Skirmish:
        return u"skirmish"_s;
    case Place::Rules:
        return u"rules"_s;
    case Place::Home:
    case Place::Settings:
        break;
    }
    return u"first-match"_s;
}

KeyLines keysEverywhere(const WindowActions &actions)
{
    KeyLines lines;
    const QList<QAction *> all = actions.all();
    for (const QAction *action : all)
        lines.emplace_back(plainWords(action->text()),
                           action->shortcut().toString(QKeySequence::NativeText));
    for (const Language language : allLanguages)
        lines.emplace_back(languageNativeName(language),
                           languageKey(language).toString(QKeySequence::NativeText));
    return lines;
}

} // namespace

GuideWindow &MainWindow::guide()
{
    if (!m_guide)
        m_guide = new GuideWindow(
            m_services.language,
            [this] {
                return GuideKeys{placeName(m_place), keysIn(*page(m_place)),
                                 keysEverywhere(*m_actions)};
            },
            this);
    return *m_guide;
}

void MainWindow::showGuide()
{
    guide().openAt(chapterOf(m_place), true);
}

void MainWindow::showShortcuts()
{
    guide().openAt(GuideBook::keysChapter(), false);
}

} // namespace dugout
