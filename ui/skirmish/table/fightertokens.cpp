// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/fightertokens.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/models/plaintooltip.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What can be turned over beside a fighter.
constexpr KnownWord<SkirmishChoices> tokens[]{SkirmishChoice::Moved, SkirmishChoice::Charged,
                                              SkirmishChoice::Guard, SkirmishChoice::Inspired,
                                              SkirmishChoice::Out};

/// Its buttons, and three that do something and are as before: they never stay pressed.
const QStringList &tokenNames()
{
    static const QStringList names = QStringList(std::begin(tokens), std::end(tokens))
        << u"hurt"_s << u"heal"_s << u"mark"_s;
    return names;
}

} // namespace

FighterTokens::FighterTokens(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new FlowLayout(this);
    row->setGapSteps(1);
    row->setLineSteps(1);
    for (const QString &token : tokenNames()) {
        auto *button = new ActionButton(this);
        button->setCheckable(m_buttons.size() < static_cast<qsizetype>(std::size(tokens)));
        button->setCompact(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_buttons.append(button);
        row->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, token] { press(token); });
    }
}

void FighterTokens::press(const QString &token)
{
    if (token == u"mark"_s)
        emit markRequested();
    else if (token == u"hurt"_s || token == u"heal"_s)
        emit heartsTapped(m_fighter.damage + (token == u"hurt"_s ? 1 : -1));
    else if (token == SkirmishChoice::Out && m_fighter.out)
        emit tokenTapped(SkirmishChoice::Restore);
    else
        emit tokenTapped(tokens[tokenNames().indexOf(token)]);
}

void FighterTokens::show(const FighterSeen &fighter)
{
    m_fighter = fighter;
    const QList<bool> there{fighter.moved, fighter.charged, fighter.guard, fighter.inspired,
                            fighter.out,   false,           false,         false};
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        const QString &name = tokenNames().at(i);
        ActionButton *button = m_buttons.at(i);
        button->setObjectName(u"%1-%2"_s.arg(name, fighter.ref.toString()));
        button->setChecked(there.at(i));
        // Nobody is tapped at who is out, but what lies below must not move up.
        button->setEnabled(name == u"out"_s
                           || (!fighter.out && (name != u"heal"_s || fighter.damage > 0)));
    }
    say(Words::Full);
}

void FighterTokens::say(Words words)
{
    const QStringList full{tr("Move"), tr("Charge"),   tr("Guard"),    tr("Inspired"),
                           tr("Out"),  tr("Damage +"), tr("Damage −"), tr("Upgrade…")};
    QStringList said = full;
    said[5] = u"♥ −"_s;
    said[6] = u"♥ +"_s;
    if (words != Words::Full)
        said[7] = u"+ …"_s;
    if (words == Words::Short) {
        said[0] = tr("Move", "short, where there is little room");
        said[1] = tr("Charge", "short, where there is little room");
        said[2] = tr("Guard", "short, where there is little room");
        said[3] = tr("Inspired", "short, where there is little room");
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        ActionButton *button = m_buttons.at(i);
        button->setText(said.at(i));
        button->setToolTip(said.at(i) == full.at(i) ? QString() : plainToolTip(full.at(i)));
        button->setAccessibleName(u"%1: %2"_s.arg(m_fighter.name, full.at(i)));
    }
}

/// How many lines the buttons take.
int FighterTokens::linesIn(int room) const
{
    int lines = 1;
    int used = 0;
    for (const ActionButton *button : std::as_const(m_buttons)) {
        if (button->isHidden())
            continue;
        const int wide = button->sizeHint().width();
        if (used > 0 && used + wide > room) {
            ++lines;
            used = 0;
        }
        used += wide + gridStep(this, 1);
    }
    return lines;
}

void FighterTokens::fit(int room)
{
    auto best = Words::Full;
    int fewest = 0;
    for (const Words words : {Words::Full, Words::NoUpgrade, Words::Short}) {
        say(words);
        const int lines = linesIn(room);
        if (fewest > 0 && lines >= fewest)
            continue;
        fewest = lines;
        best = words;
    }
    say(best);
}

} // namespace dugout
