// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/symbolbox.h"

#include "core/skirmish/cards/cardwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

SymbolBox::SymbolBox(std::shared_ptr<const Ruleset> ruleset, QString die, QWidget *parent)
    : ChoiceBox(parent)
    , m_ruleset(std::move(ruleset))
    , m_die(std::move(die))
{
    setProperty("tableWords", true);
    retranslate();
}

void SymbolBox::setSymbol(const QString &id)
{
    setCurrentIndex(std::max(0, findData(id)));
}

void SymbolBox::retranslate()
{
    const QString before = symbol();
    clear();
    addItem(u"?"_s, QString());
    if (const SkirmishDie *die = m_ruleset->skirmishDice().find(m_die)) {
        for (const QString &symbol : die->ownSymbols())
            addItem(CardWords(*m_ruleset).symbol(symbol), symbol);
    }
    setSymbol(before);
}

} // namespace dugout
