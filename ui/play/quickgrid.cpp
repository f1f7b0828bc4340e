// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/quickgrid.h"

#include "ui/common/actionbutton.h"
#include "ui/models/plaintooltip.h"
#include "ui/play/buttoncolumns.h"
#include "ui/play/letterkeys.h"
#include "ui/play/offers.h"

#include <QApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString objectNameOf(const OfferedPrompt &offer)
{
    return u"quick-"_s + offer.prompt.id;
}

constexpr int mostNumber = digitCount + letterCount;

/// The one of its place, or else the first that nobody has or had; 0 where there is none.
int freeNumber(int place, const QList<int> &taken, const QList<int> &gone)
{
    const bool letters = place > digitCount; // only where there are more than digits
    QList<int> wished{place};
    for (int number = letters ? digitCount + 1 : 1; number <= (letters ? mostNumber : digitCount);
         ++number)
        wished.append(number);
    const auto isFree = [&taken](int number) { return !taken.contains(number); };
    const auto isNew = [&](int number) { return isFree(number) && !gone.contains(number); };
    auto found = std::find_if(wished.begin(), wished.end(), isNew);
    if (found == wished.end())
        found = std::find_if(wished.begin(), wished.end(), isFree);
    return place > mostNumber || found == wished.end() ? 0 : *found;
}

/// Where buttons are called by letters of their own, so is what the menu beside them offers.
bool haveLetters(const QList<QKeySequence> &keys)
{
    return std::any_of(keys.begin(), keys.end(), [](const QKeySequence &key) {
        return !key.isEmpty() && key[0].keyboardModifiers() == Qt::NoModifier
            && key[0].key() >= Qt::Key_A && key[0].key() <= Qt::Key_Z;
    });
}

/// In a turn's menu every button has its place: what its words say in brackets, as the ways to roll
/// again, stands small below them, lest a long one move the others.
void setWords(ActionButton *button, const OfferedPrompt &offer, bool inMenu)
{
    const QString &title = offer.words.title;
    const qsizetype bracket = inMenu && title.endsWith(u')') ? title.indexOf(u" ("_s) : -1;
    const bool split = bracket > 0;
    button->setText(title.left(split ? bracket : -1).replace(u'&', u"&&"_s));
    button->setNote(split ? title.mid(bracket + 2).chopped(1) : QString());
    button->setAccessibleName(split ? title : QString());
    button->setEnabled(!offer.spent);
    button->setToolTip(offer.spent ? offer.words.why : split ? plainToolTip(title) : QString());
    button->setAccessibleDescription(offer.spent ? offer.words.why : QString());
}

} // namespace

QuickGrid::QuickGrid(QWidget *parent)
    : QWidget(parent)
    , m_keeper(parent)
{
    auto *columns = new ButtonColumns(this);
    columns->setArranged([this] { levelLetters(); });
    hide();
}

void QuickGrid::levelLetters()
{
    // Each tile has letters as large as they can be; those at their side belong together.
    QList<ActionButton *> level;
    std::copy_if(m_buttons.begin(), m_buttons.end(), std::back_inserter(level),
                 [this](const ActionButton *button) {
                     return !m_tiled || button->shape() == ButtonShape::Side;
                 });
    double least = 1.0;
    for (ActionButton *button : std::as_const(level)) {
        button->setMostLetters(1.0);
        least = std::min(least, button->letters());
    }
    for (ActionButton *button : std::as_const(level))
        button->setMostLetters(least);
}

bool QuickGrid::shows(const std::vector<OfferedPrompt> &offers) const
{
    if (static_cast<size_t>(m_buttons.size()) != offers.size())
        return false;
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        if (m_buttons.at(i)->objectName() != objectNameOf(offers[static_cast<size_t>(i)]))
            return false;
    }
    return true;
}

void QuickGrid::clear()
{
    // Hidden with the focus in it, a button would pass it on to whatever comes next in the window.
    if (m_keeper && isAncestorOf(QApplication::focusWidget()))
        m_keeper->setFocus(Qt::OtherFocusReason);
    for (ActionButton *button : std::as_const(m_buttons)) {
        layout()->removeWidget(button);
        button->hide();
        button->deleteLater(); // it may be the one that is just being pressed
    }
    m_buttons.clear();
}

void QuickGrid::note(const std::vector<OfferedPrompt> &offers)
{
    m_keys.clear();
    m_icons.clear();
    m_prompts.clear();
    for (const OfferedPrompt &offer : offers) {
        m_keys.append(offer.key);
        m_icons.append(offer.icon);
        m_prompts.append(offer.prompt.id + QString::number(offer.prompt.seat));
    }
}

/// Whatever is called by a number stands as the numbers do; what has a key of its own or goes on
/// stays where it is. Below a question Enter may belong to the answer: there going on has a number
/// like the others.
std::vector<OfferedPrompt>
QuickGrid::inOrderOfNumbers(const std::vector<OfferedPrompt> &offers) const
{
    std::vector<size_t> places;
    for (qsizetype i = 0; i < m_prompts.size(); ++i) {
        const bool goesOn = i == m_goingOn && m_numbered;
        if (m_keys.at(i).isEmpty() && !goesOn && m_numbers.value(m_prompts.at(i)) > 0)
            places.push_back(static_cast<size_t>(i));
    }
    const auto numberAt = [this](size_t place) {
        return m_numbers.value(m_prompts.at(static_cast<qsizetype>(place)));
    };
    std::vector<size_t> ordered = places;
    std::stable_sort(ordered.begin(), ordered.end(), [&numberAt](size_t one, size_t other) {
        return numberAt(one) < numberAt(other);
    });
    std::vector<OfferedPrompt> sorted = offers;
    for (size_t i = 0; i < places.size(); ++i)
        sorted[places[i]] = offers[ordered[i]];
    return sorted;
}

void QuickGrid::setOffers(const std::vector<OfferedPrompt> &given)
{
    note(given);
    const auto passes = std::find_if(
        given.begin(), given.end(), [](const OfferedPrompt &offer) { return offer.prompt.passes; });
    m_goingOn = passes != given.end() ? passes - given.begin()
        : !given.empty() && given.front().prompt.kind == PromptKind::Confirm ? 0
                                                                             : -1;
    number();
    const std::vector<OfferedPrompt> offers = inOrderOfNumbers(given);
    const QString goingOn = m_prompts.value(m_goingOn);
    note(offers);
    m_goingOn = goingOn.isEmpty() ? -1 : m_prompts.indexOf(goingOn);
    if (!shows(offers)) {
        clear();
        for (const OfferedPrompt &offer : offers) {
            auto *button = new ActionButton(this);
            button->setShrinks(true); // a sentence must not make the window wider
            button->setObjectName(objectNameOf(offer));
            const QString id = offer.prompt.id;
            connect(button, &QAbstractButton::clicked, this, [this, id] { emit pressed(id); });
            layout()->addWidget(button);
            button->show(); // at once: a button that is not there yet cannot take the focus
            m_buttons.append(button);
        }
    }
    m_tiled = isTiled(offers);
    const bool inMenu = m_buttons.size() >= ButtonColumns::menuSize;
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        const OfferedPrompt &offer = offers[static_cast<size_t>(i)];
        m_buttons.at(i)->setShape(offer.shape);
        setWords(m_buttons.at(i), offer, inMenu);
        if (m_tiled)
            m_buttons.at(i)->setNote(offer.note);
    }
    dress();
    setVisible(!m_buttons.isEmpty());
}

/// What stays keeps its number, and what is new takes none that another had just before: a key that
/// was meant for that one must not press it.
void QuickGrid::number()
{
    if (m_prompts.isEmpty())
        return; // one of them is open, and they come back
    QStringList prompts = m_prompts;
    if (m_goingOn >= 0)
        prompts.move(m_goingOn, prompts.size() - 1); // mostly it has Enter
    const QHash<QString, int> before = std::exchange(m_numbers, {});
    for (const QString &id : std::as_const(prompts)) {
        if (before.contains(id))
            m_numbers.insert(id, before.value(id));
    }
    const QList<int> gone = m_numbers.isEmpty() ? QList<int>() : before.values();
    for (qsizetype i = 0; i < prompts.size(); ++i) {
        const QString &id = prompts.at(i);
        const bool hasOwn = !m_keys.at(m_prompts.indexOf(id)).isEmpty();
        if (!hasOwn && !m_numbers.contains(id))
            m_numbers.insert(id, freeNumber(static_cast<int>(i) + 1, m_numbers.values(), gone));
    }
}

void QuickGrid::setLeads(bool leads, bool numbered)
{
    m_leads = leads;
    m_numbered = numbered;
    dress();
}

void QuickGrid::setFilled(bool filled)
{
    m_filled = filled;
    dress();
}

void QuickGrid::setCompact(bool compact)
{
    m_compact = compact;
    static_cast<ButtonColumns *>(layout())->setTight(compact);
    dress();
}

void QuickGrid::setTiles(TileSize size)
{
    m_tiles = size;
    static_cast<ButtonColumns *>(layout())->setTiles(size);
    dress();
}

void QuickGrid::setMostKept(int height)
{
    static_cast<ButtonColumns *>(layout())->setMostKept(height);
}

void QuickGrid::dress()
{
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        ActionButton *button = m_buttons.at(i);
        button->setKey(keyOf(i));
        // Going on is what Enter does; everything else is chosen.
        const bool side = button->shape() == ButtonShape::Side && m_tiles != TileSize::Large;
        const bool low = m_compact && side;
        button->setIconName(low ? QString() : m_icons.value(i)); // its words need the room
        const bool main = button == first();
        if (main)
            button->printKey(QKeySequence(Qt::Key_Enter));
        const bool filled = main || (m_filled && button->shape() == ButtonShape::Ending);
        button->setLook(filled ? ActionButton::Look::Filled : ActionButton::Look::Plain);
        button->setTileSize(m_tiles);
        button->setCompact(m_compact || side);
    }
}

/// Whatever has no key of its own and does not go on by Enter is chosen by its number; with Ctrl
/// where numbers answer the question that it stands below.
QKeySequence QuickGrid::keyOf(qsizetype place) const
{
    const QKeySequence own = m_keys.at(place);
    // Of both sides' buttons to be done only the first hears it; the other has Shift as well.
    const bool taken = !own.isEmpty() && m_keys.indexOf(own) < place;
    if (taken)
        return own == endingKey() ? endingKeyOfOther() : QKeySequence();
    const bool goesOn = place == m_goingOn && (m_numbered || m_leads);
    if (!own.isEmpty() || goesOn || m_tiled)
        return own;
    const int number = m_numbers.value(m_prompts.value(place));
    if (number == 0)
        return {};
    if (number > digitCount) {
        const QKeySequence letter(letterKeys[number - digitCount - 1]);
        return m_numbered && !haveLetters(m_keys) ? letter : QKeySequence();
    }
    return m_numbered ? QKeySequence(Qt::Key_0 + number)
                      : QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number));
}

QWidget *QuickGrid::first() const
{
    // What has a key of its own, as the end of a turn has, is pressed on purpose only.
    const bool free = m_goingOn >= 0 && m_keys.value(m_goingOn).isEmpty();
    return m_leads && free ? m_buttons.value(m_goingOn) : nullptr;
}

} // namespace dugout
