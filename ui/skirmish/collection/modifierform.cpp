// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/modifierform.h"

#include "core/skirmish/cards/modifierwords.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/numberbox.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostChange = 9;

void choose(QComboBox *box, const QString &data)
{
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

} // namespace

ModifierForm::ModifierForm(QWidget *parent)
    : QWidget(parent)
    , m_lines(new QVBoxLayout(this))
    , m_more(new ActionButton(this))
{
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(gridStep(this, 1));
    m_more->setObjectName(u"add-modifier"_s);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_more);
    foot->addStretch();
    m_lines->addLayout(foot);
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        add({u"damage"_s});
        emit grown();
    });
    retranslate();
}

void ModifierForm::add(const CardModifier &modifier)
{
    auto *row = new QWidget(this);
    const Line line{row,
                    new ChoiceBox(row),
                    new NumberBox(row),
                    new ChoiceBox(row),
                    new ChoiceBox(row),
                    new ActionButton(row)};
    const auto place = QString::number(m_rows.size());
    line.what->setObjectName(u"modifier-what-"_s + place);
    line.by->setObjectName(u"modifier-by-"_s + place);
    line.when->setObjectName(u"modifier-when-"_s + place);
    line.by->setRange(-mostChange, mostChange);
    auto *parts = new FlowLayout(row);
    for (QWidget *part : QList<QWidget *>{line.what, line.by, line.whose, line.when, line.remove})
        parts->addWidget(part);
    m_lines->insertWidget(m_lines->count() - 1, row);
    connect(line.remove, &QAbstractButton::clicked, this, [this, row] { drop(row); });
    fill(line, modifier);
    m_rows.push_back(line);
}

void ModifierForm::drop(QWidget *row)
{
    std::erase_if(m_rows, [row](const Line &line) { return line.row == row; });
    row->hide();
    row->deleteLater();
    emit grown();
}

void ModifierForm::fill(const Line &line, const CardModifier &modifier)
{
    for (QComboBox *box : {line.what, line.whose, line.when})
        box->clear();
    for (const QString &what : modifier::all())
        line.what->addItem(modifierName(what), what);
    line.whose->addItem(tr("the fighter"), QString());
    line.whose->addItem(tr("all friendly fighters"), u"friends"_s);
    line.whose->addItem(tr("all enemy fighters"), u"enemies"_s);
    line.when->addItem(tr("always"), QString());
    for (const QString &when : modifier::conditions())
        line.when->addItem(conditionName(when), when);
    choose(line.what, modifier.what);
    choose(line.whose, modifier.whose);
    choose(line.when, modifier.when);
    line.by->setValue(modifier.by);
    line.what->setAccessibleName(tr("What it changes"));
    line.by->setAccessibleName(tr("By how much"));
    line.whose->setAccessibleName(tr("For whom"));
    line.when->setAccessibleName(tr("When"));
    line.remove->setCommand("remove");
}

CardModifier ModifierForm::modifierOf(const Line &line)
{
    return {line.what->currentData().toString(), line.by->value(),
            line.whose->currentData().toString(), line.when->currentData().toString()};
}

void ModifierForm::setModifiers(const std::vector<CardModifier> &modifiers)
{
    while (!m_rows.empty())
        drop(m_rows.back().row);
    for (const CardModifier &modifier : modifiers)
        add(modifier);
}

std::vector<CardModifier> ModifierForm::modifiers() const
{
    std::vector<CardModifier> all;
    for (const Line &line : m_rows) {
        if (const CardModifier one = modifierOf(line); one.by != 0)
            all.push_back(one);
    }
    return all;
}

void ModifierForm::retranslate()
{
    m_more->setCommand("add-modifier");
    for (const Line &line : m_rows)
        fill(line, modifierOf(line));
}

} // namespace dugout
