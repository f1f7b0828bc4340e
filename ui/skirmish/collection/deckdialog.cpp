// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/deckdialog.h"

#include "core/text/localizedtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/choicebox.h"
#include "ui/common/textfield.h"
#include "ui/common/unsavedguard.h"
#include "ui/skirmish/collection/namelength.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace dugout {

DeckDialog::DeckDialog(const Collection &collection, DeckList deck, QWidget *parent)
    : FormDialog(parent)
    , m_collection(collection)
    , m_deck(std::move(deck))
    , m_name(new TextField(m_deck.name, this))
    , m_warband(new ChoiceBox(this))
{
    setObjectName(u"deck-dialog"_s);
    m_name->setObjectName(u"deck-name"_s);
    m_name->setMaxLength(longestPieceName);
    m_warband->setObjectName(u"deck-warband"_s);
    m_warband->setProperty("tableWords", true);
    m_labels = {addField(m_name), addField(m_warband)};
    DeckDialog::retranslate();
    m_warband->setCurrentIndex(std::max(0, m_warband->findData(m_deck.warband.text())));
    new UnsavedGuard(this);
}

DeckList DeckDialog::deck() const
{
    DeckList deck = m_deck;
    deck.name = m_name->text().trimmed();
    deck.warband = WarbandId(m_warband->currentData().toString());
    return deck;
}

void DeckDialog::accept()
{
    if (m_name->text().trimmed().isEmpty())
        showProblem(tr("The deck needs a name."));
    else
        QDialog::accept();
}

void DeckDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Card deck"));
    m_labels.at(0)->setText(tr("Name"));
    m_labels.at(1)->setText(tr("Warband"));
    const QVariant before = m_warband->currentData();
    m_warband->clear();
    for (const Warband &warband : m_collection.warbands)
        m_warband->addItem(localized(warband.name), warband.id.text());
    m_warband->setCurrentIndex(std::max(0, m_warband->findData(before)));
    acceptButton()->setCommand("save");
}

} // namespace dugout
