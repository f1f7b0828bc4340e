// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "ui/common/choicebox.h"
#include "ui/common/pagestack.h"
#include "ui/common/settings.h"
#include "ui/skirmish/collection/collectiondocument.h"
#include "ui/skirmish/collection/collectionpage.h"
#include "ui/skirmish/collection/deckspage.h"
#include "ui/skirmish/gamelist.h"
#include "ui/skirmish/skirmishpage.h"

#include <QButtonGroup>

namespace dugout {

// The edition whose cards and decks the Skirmish place shows.

namespace {

/// Ours and the coach's own. The one that is built in always loads: a test holds that.
std::vector<std::shared_ptr<const Ruleset>> skirmishEditions(RulesetLibrary &library)
{
    std::vector<std::shared_ptr<const Ruleset>> editions;
    for (const QString &id : library.ids()) {
        const auto loaded = library.load(id);
        if (loaded && (*loaded)->manifest().game == Game::Skirmish)
            editions.push_back(*loaded);
    }
    return editions;
}

/// The one that was chosen last, if it is still there.
std::shared_ptr<const Ruleset> chosenEdition(RulesetLibrary &library, const QString &id)
{
    const auto editions = skirmishEditions(library);
    const auto chosen = std::find_if(editions.begin(), editions.end(),
                                     [&id](const auto &each) { return each->id().text() == id; });
    return chosen == editions.end() ? editions.front() : *chosen;
}

} // namespace

void SkirmishPage::fillEditions()
{
    const auto editions = skirmishEditions(m_services.club.library());
    const bool isChoice = editions.size() > 1;
    m_edition->clear();
    for (size_t i = 0; isChoice && i < editions.size(); ++i)
        m_edition->addItem(localized(editions[i]->name()), editions[i]->id().text());
    m_edition->setCurrentIndex(m_edition->findData(m_document->ruleset()->id().text()));
    m_edition->setVisible(isChoice);
    m_edition->setAccessibleName(tr("Edition"));
    m_edition->setToolTip(tr("The edition whose cards are shown and new games are played by"));
}

void SkirmishPage::useEdition()
{
    m_services.settings.setValue(Setting::SkirmishEdition, m_edition->currentData());
    const int part = m_parts->checkedId();
    openCollection();
    showPart(part);
}

void SkirmishPage::openCollection()
{
    // The pages go before the document they show.
    for (QWidget *page : QList<QWidget *>{m_decks, m_collection}) {
        if (page)
            m_stack->removePage(page);
    }
    const QString id = m_services.settings.value(Setting::SkirmishEdition).toString();
    m_document = std::make_unique<CollectionDocument>(m_services.club,
                                                      chosenEdition(m_services.club.library(), id));
    m_decks = new DecksPage(*m_document, m_stack);
    m_collection = new CollectionPage(*m_document, m_stack);
    m_stack->addPage(m_decks);
    m_stack->addPage(m_collection);
    if (const auto loaded = m_document->load(); !loaded)
        m_list->showProblem(loaded.error().message);
}

} // namespace dugout
