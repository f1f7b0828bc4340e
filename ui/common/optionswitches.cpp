// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/optionswitches.h"

#include "core/match/matchtexts.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"

#include <QCheckBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostNumber = 10'000'000;

bool isForLeagues(const Option &option)
{
    return option.group == u"league"_s || option.group == u"money"_s;
}

} // namespace

OptionSwitches::OptionSwitches(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void OptionSwitches::setRuleset(std::shared_ptr<const Ruleset> ruleset, bool league)
{
    m_ruleset = std::move(ruleset);
    m_league = league;
    std::erase_if(m_choices, [this](const auto &choice) {
        const Option *option = m_ruleset ? m_ruleset->options().find(choice.first) : nullptr;
        return !option || option->defaultValue.index() != choice.second.index();
    });
    fill();
}

void OptionSwitches::fill()
{
    delete m_rows;
    m_rows = new QWidget(this);
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(gridStep(this, 2));
    m_layout->addWidget(m_rows);
    if (!m_ruleset)
        return;
    for (const Option &option : m_ruleset->options()) {
        if (isForLeagues(option) && !m_league)
            continue;
        const bool isSwitch = std::holds_alternative<bool>(option.defaultValue);
        QWidget *editor = editorFor(option);
        editor->setObjectName(u"option-"_s + option.id.text());
        if (!isSwitch) {
            auto *name = new TextLabel(TextStyle::Body, m_rows);
            name->setWordWrap(true);
            name->setText(said(option.name));
            rows->addWidget(name);
        }
        rows->addWidget(editor);
        auto *summary = new TextLabel(TextStyle::Small, m_rows);
        summary->setWordWrap(true);
        summary->setText(said(option.summary));
        rows->addWidget(summary);
        editor->setAccessibleName(said(option.name));
    }
}

QWidget *OptionSwitches::editorFor(const Option &option)
{
    const OptionValue value = optionValue(m_choices, *m_ruleset, option.id.text());
    if (const bool *on = std::get_if<bool>(&value)) {
        auto *box = new QCheckBox(said(option.name).replace(u'&', u"&&"_s), m_rows);
        box->setChecked(*on);
        connect(box, &QCheckBox::toggled, this, [this, option](bool is) { choose(option, is); });
        return box;
    }
    if (const int *number = std::get_if<int>(&value)) {
        auto *box = new NumberBox(m_rows);
        box->setRange(0, mostNumber);
        box->setSingleStep(*number >= goldStep ? goldStep : 1);
        box->setValue(*number);
        connect(box, &QSpinBox::valueChanged, this, [this, option](int is) { choose(option, is); });
        return box;
    }
    auto *box = new ChoiceBox(m_rows);
    for (const OptionChoice &choice : option.choices)
        box->addItem(said(choice.name), choice.id);
    box->setCurrentIndex(std::max(0, box->findData(std::get<QString>(value))));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, option, box] { choose(option, box->currentData().toString()); });
    return box;
}

void OptionSwitches::choose(const Option &option, const OptionValue &value)
{
    if (value == option.defaultValue)
        m_choices.erase(option.id);
    else
        m_choices.insert_or_assign(option.id, value);
    emit changed();
}

void OptionSwitches::retranslate()
{
    fill();
}

} // namespace dugout
