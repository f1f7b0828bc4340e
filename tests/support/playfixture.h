// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/skirmish/randomskirmish.h"
#include "core/text/localizedtext.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/settings.h"
#include "ui/play/promptcard.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/skirmishpage.h"
#include "ui/skirmish/table/gameview.h"

#include <QListWidget>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

namespace dugout {

using namespace Qt::StringLiterals;

/// A place of its own with games that chance sets up, and a hand that presses buttons.
class PlayFixture
{
public:
    explicit PlayFixture(std::uint64_t seed)
        : m_random(seed)
    {
        m_language.setLanguage(Language::English);
        m_page = std::make_unique<SkirmishPage>(services());
        m_page->resize(1200, 800);
        m_page->show();
    }

    [[nodiscard]] SkirmishServices services() { return {m_club, m_random, m_settings}; }
    [[nodiscard]] SkirmishPage &page() { return *m_page; }
    [[nodiscard]] SkirmishTable &table() { return *m_page->game()->table(); }
    [[nodiscard]] LanguageController &language() { return m_language; }
    [[nodiscard]] const std::shared_ptr<const Ruleset> &ruleset()
    {
        return m_page->collection().ruleset();
    }

    [[nodiscard]] SkirmishSetup setup(const RandomSkirmish &wanted)
    {
        return randomSetup(*ruleset(), wanted, m_random);
    }
    void startWith(const SkirmishSetup &setup)
    {
        m_page->startGame(setup);
        QVERIFY(m_page->game()->table());
    }
    void start(const RandomSkirmish &wanted) { startWith(setup(wanted)); }

    /// Another place on the same stores, as after a crash: the game is there without being asked
    /// for.
    void reopen()
    {
        const QString id = table().id().text();
        m_page = std::make_unique<SkirmishPage>(services());
        m_page->resize(1200, 800);
        m_page->show();
        QVERIFY(m_page->game()->table());
        QCOMPARE(table().id().text(), id);
    }

    [[nodiscard]] PromptCard *card() { return m_page->findChild<PromptCard *>(); }

    /// The one that Enter presses; null when there is none.
    [[nodiscard]] ActionButton *mainButton()
    {
        const auto all = card()->findChildren<ActionButton *>(u"prompt-main"_s);
        const auto seen = std::find_if(all.begin(), all.end(),
                                       [](const ActionButton *one) { return one->isVisible(); });
        return seen == all.end() ? nullptr : *seen;
    }

    /// One press, as somebody might who only sees the card.
    void press()
    {
        tick();
        ActionButton *button = chosenButton();
        QVERIFY2(button, qPrintable(where()));
        button->click();
        // What a body deletes later would otherwise pile up, and still say what it said.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    [[nodiscard]] QString where()
    {
        QStringList ids;
        for (const Prompt &prompt : table().prompts()) {
            if (!prompt.alwaysOffered)
                ids.append(prompt.id + u"@"_s + QString::number(prompt.seat) + u": "_s
                           + prompt.choices.join(u' '));
        }
        return ids.join(u" | "_s);
    }

private:
    [[nodiscard]] std::vector<ActionButton *> buttons()
    {
        std::vector<ActionButton *> found;
        const auto all = card()->findChildren<ActionButton *>();
        for (ActionButton *button : all) {
            const QString name = button->objectName();
            // The menu of what is beside and the dice on the table stay out of it.
            if (button->isVisible() && button->isEnabled() && !name.isEmpty() && name != u"asides"_s
                && name != u"prompt-enter-dice"_s && !button->menu())
                found.push_back(button);
        }
        return found;
    }

    /// Any, but reactions and what cards do could go on for ever.
    [[nodiscard]] ActionButton *chosenButton()
    {
        const std::vector<ActionButton *> all = buttons();
        for (ActionButton *button : all) {
            const bool ends = button->objectName() == u"prompt-main"_s;
            if (ends && m_random.roll(3) > 1)
                return button;
        }
        return all.empty()
            ? nullptr
            : all[static_cast<size_t>(m_random.roll(static_cast<int>(all.size())) - 1)];
    }

    /// Several choices: ticks as many as there must be. Numbers: any.
    void tick()
    {
        for (auto *list : card()->findChildren<QListWidget *>(u"choice-list"_s)) {
            if (!list->isVisible() || list->count() == 0)
                continue;
            const int row = m_random.roll(list->count()) - 1;
            list->setCurrentRow(row);
            if (list->item(row)->flags() & Qt::ItemIsUserCheckable
                && list->item(row)->data(Qt::CheckStateRole).isValid())
                emit list->itemClicked(list->item(row));
        }
        for (auto *number : card()->findChildren<QSpinBox *>(u"prompt-number"_s)) {
            const int range = number->maximum() - number->minimum() + 1;
            number->setValue(number->minimum() + m_random.roll(range) - 1);
        }
    }

    MemoryClub m_kept;
    Club m_club{m_kept.stores()};
    SeededRandomSource m_random;
    LanguageController m_language;
    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(u"settings.ini"_s)};
    std::unique_ptr<SkirmishPage> m_page;
};

/// Every word that anybody can read on the page, the log included.
inline QStringList wordsOn(QWidget *page)
{
    QStringList words;
    const QList<ShownText> texts = shownTexts(page);
    for (const ShownText &shown : texts)
        words.append(shown.text);
    const auto lists = page->findChildren<QAbstractItemView *>();
    for (const QAbstractItemView *list : lists) {
        if (!list->isVisible())
            continue;
        for (int row = 0; list->model() && row < list->model()->rowCount(); ++row)
            words.append(list->model()->index(row, 0).data().toString());
    }
    return words;
}

/// Names of cards that this player holds and that nobody else has seen.
inline QStringList secretsOf(const SkirmishTable &table, Seat seat)
{
    const SkirmishState &state = table.session().state();
    std::vector<CardId> open;
    for (const SkirmishPlayer &player : state.players) {
        for (const auto *pile :
             {&player.objectives.discard, &player.powers.discard, &player.scored})
            open.insert(open.end(), pile->begin(), pile->end());
        for (const SkirmishFighter &fighter : player.fighters)
            open.insert(open.end(), fighter.upgrades.begin(), fighter.upgrades.end());
    }
    for (const LyingPloy &ploy : state.lying)
        open.push_back(ploy.card);
    for (const SkirmishStep &step : state.agenda) {
        if (const auto *played = step.data.find<CardInPlay>())
            open.push_back(played->card);
        else if (const auto *effects = step.data.find<CardEffects>())
            open.push_back(effects->card);
    }
    QStringList names;
    for (const auto *pile :
         {&state.player(seat).objectives.hand, &state.player(seat).powers.hand}) {
        for (const CardId &id : *pile) {
            // Practice cards are in one deck only; others may have been seen in another game.
            if (id.text().startsWith(u"practice-"_s)
                && std::find(open.begin(), open.end(), id) == open.end())
                names.append(localized(table.context().card(id)->name));
        }
    }
    return names;
}

} // namespace dugout
