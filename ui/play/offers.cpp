// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/offers.h"

#include "ui/play/choicebuttons.h"

#include <algorithm>

namespace dugout {

namespace {

/// So many prompts or more are a menu; of fewer the first is open and the others stand below it.
constexpr size_t menuFrom = 4;

template<typename Test>
const OfferedPrompt *firstOf(const std::vector<OfferedPrompt> &offers, const Test &test)
{
    const auto found = std::find_if(offers.begin(), offers.end(), test);
    return found == offers.end() ? nullptr : &*found;
}

template<typename Test>
std::vector<OfferedPrompt> allOf(const std::vector<OfferedPrompt> &offers, const Test &test)
{
    std::vector<OfferedPrompt> some;
    std::copy_if(offers.begin(), offers.end(), std::back_inserter(some), test);
    return some;
}

/// Letters look for a name in it: they cannot be the keys of a menu as well.
bool isTypedIn(const OfferedPrompt &offer)
{
    return offer.prompt.kind == PromptKind::Choice && !ChoiceButtons::suits(offer);
}

} // namespace

bool isTiled(const std::vector<OfferedPrompt> &offers)
{
    return std::any_of(offers.begin(), offers.end(),
                       [](const OfferedPrompt &one) { return one.shape == ButtonShape::Tile; });
}

Offers::Offers(std::vector<OfferedPrompt> offers)
    : m_offers(std::move(offers))
{ }

bool Offers::asksAs(const Offers &other) const
{
    return std::equal(m_offers.begin(), m_offers.end(), other.m_offers.begin(),
                      other.m_offers.end(), [](const OfferedPrompt &x, const OfferedPrompt &y) {
                          return x.prompt == y.prompt && x.spent == y.spent
                              && x.cover.isEmpty() == y.cover.isEmpty() && !x.behind == !y.behind
                              && !x.keeps == !y.keeps;
                      });
}

const OfferedPrompt *Offers::find(const QString &prompt) const
{
    return firstOf(m_offers, [&prompt](const OfferedPrompt &one) {
        return one.prompt.id == prompt && !one.spent;
    });
}

const OfferedPrompt *Offers::spentWith(const QKeySequence &key) const
{
    return firstOf(m_offers, [&key](const OfferedPrompt &one) {
        return one.spent && !one.key.isEmpty() && one.key == key;
    });
}

const OfferedPrompt *Offers::passing() const
{
    return firstOf(m_offers, [](const OfferedPrompt &one) { return one.prompt.passes; });
}

const OfferedPrompt *Offers::passingOfOther() const
{
    const OfferedPrompt *first = passing();
    return firstOf(m_offers, [first](const OfferedPrompt &one) {
        return one.prompt.passes && one.prompt.seat != first->prompt.seat;
    });
}

Seat Offers::seatAsked(const QString &open) const
{
    const OfferedPrompt *one = find(open);
    if (one && !one->prompt.alwaysOffered && one->prompt.seat != noSeat)
        return one->prompt.seat;
    const OfferedPrompt *first
        = firstOf(m_offers, [](const OfferedPrompt &each) { return !each.prompt.alwaysOffered; });
    return first ? first->prompt.seat : noSeat;
}

bool Offers::hasKeys() const
{
    // What only goes on has a key lest Enter do it; that makes no menu of what it stands beside.
    return firstOf(m_offers, [](const OfferedPrompt &one) {
        return !one.prompt.alwaysOffered && !one.prompt.passes && !one.key.isEmpty();
    });
}

std::vector<const OfferedPrompt *> Offers::asked() const
{
    std::vector<const OfferedPrompt *> some;
    for (const OfferedPrompt &one : m_offers) {
        if (!one.prompt.alwaysOffered && !one.spent)
            some.push_back(&one);
    }
    return some;
}

QString Offers::home() const
{
    const std::vector<const OfferedPrompt *> some = asked();
    // What is recorded has keys; an offer beside a question may have one, too.
    const bool recorded = !some.empty() && !some.front()->key.isEmpty();
    const bool menu = some.size() >= menuFrom || (recorded && some.size() > 1);
    if (const OfferedPrompt *first = askedFirst(); first && !(menu && isTypedIn(*first)))
        return first->prompt.id;
    return some.empty() || menu ? QString() : some.front()->prompt.id;
}

QString Offers::opening() const
{
    const OfferedPrompt *first = askedFirst();
    return first ? first->prompt.id : home();
}

const OfferedPrompt *Offers::askedFirst() const
{
    return firstOf(m_offers, [](const OfferedPrompt &one) {
        return one.opens && !one.prompt.alwaysOffered && !one.spent;
    });
}

std::vector<OfferedPrompt> Offers::beside(const QString &open) const
{
    return allOf(m_offers, [&open](const OfferedPrompt &one) {
        return !one.prompt.alwaysOffered && one.prompt.id != open;
    });
}

bool Offers::isLedTo(const QString &prompt) const
{
    return firstOf(m_offers,
                   [&prompt](const OfferedPrompt &one) { return one.members.contains(prompt); });
}

std::vector<OfferedPrompt> Offers::membersOf(const QString &prompt) const
{
    const OfferedPrompt *opened = find(prompt);
    std::vector<OfferedPrompt> some = allOf(m_offers, [opened](const OfferedPrompt &one) {
        return opened && opened->members.contains(one.prompt.id);
    });
    for (OfferedPrompt &one : some) { // there they are all there is
        one.shape = ButtonShape::Line;
        one.note.clear();
    }
    return some;
}

std::vector<OfferedPrompt> Offers::asides() const
{
    return allOf(m_offers, [this](const OfferedPrompt &one) {
        return one.prompt.alwaysOffered && !isLedTo(one.prompt.id);
    });
}

} // namespace dugout
