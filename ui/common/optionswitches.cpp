// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/optionswitches.h"

#include "core/match/words/matchtexts.h"
#include "core/rules/coachwords.h"
#include "core/text/searchfold.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/optionwords.h"
#include "ui/common/textlabel.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostNumber = 10'000'000;

QStringList groupsOf(const Ruleset &ruleset)
{
    QStringList groups;
    for (const Option &option : ruleset.options()) {
        if (!groups.contains(option.group))
            groups.append(option.group);
    }
    return groups;
}

/// With its names in every language: what coaches say for it is kept in one.
QString searchText(const Option &option)
{
    QStringList words{optionGroupName(option.group), localized(option.name),
                      localized(option.summary)};
    for (const Language language : allLanguages)
        words.append(option.name.in(language));
    for (const OptionChoice &choice : option.choices)
        words.append(localized(choice.name));
    return foldForSearch(words.join(u' '));
}

TextLabel *wrappedLabel(TextStyle style, const QString &text, QWidget *parent)
{
    auto *label = new TextLabel(style, parent);
    label->setWordWrap(true);
    label->setText(text);
    return label;
}

} // namespace

OptionSwitches::OptionSwitches(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void OptionSwitches::setRuleset(std::shared_ptr<const Ruleset> ruleset, Offered offered)
{
    m_ruleset = std::move(ruleset);
    m_offered = std::move(offered);
    setChoices(OptionChoices(m_choices));
}

void OptionSwitches::setChoices(const OptionChoices &choices)
{
    m_choices = choices;
    std::erase_if(m_choices, [this](const auto &choice) {
        const Option *option = m_ruleset ? m_ruleset->options().find(choice.first) : nullptr;
        return !option || option->defaultValue.index() != choice.second.index()
            || option->defaultValue == choice.second;
    });
    fill();
}

bool OptionSwitches::isOffered(const Option &option) const
{
    return !m_offered || m_offered(option);
}

OptionChoices OptionSwitches::choices() const
{
    OptionChoices offered = m_choices;
    std::erase_if(offered, [this](const auto &choice) {
        return !isOffered(*m_ruleset->options().find(choice.first));
    });
    return offered;
}

void OptionSwitches::reset()
{
    std::erase_if(m_choices, [this](const auto &choice) {
        return isOffered(*m_ruleset->options().find(choice.first));
    });
    fill();
    emit changed();
}

void OptionSwitches::fill()
{
    delete m_content;
    m_rows.clear();
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep(this, 3));
    m_layout->addWidget(m_content);
    if (!m_ruleset)
        return;
    for (const QString &group : groupsOf(*m_ruleset))
        addGroup(group);
    search(m_words);
}

void OptionSwitches::addGroup(const QString &group)
{
    QWidget *heading = nullptr;
    for (const Option &option : m_ruleset->options()) {
        if (option.group != group || !isOffered(option))
            continue;
        if (!heading) {
            heading = wrappedLabel(TextStyle::Heading, optionGroupName(group), m_content);
            heading->setObjectName(u"option-group-"_s + group);
            m_content->layout()->addWidget(heading);
        }
        addOption(option, heading);
    }
}

void OptionSwitches::addOption(const Option &option, QWidget *heading)
{
    auto *row = new QWidget(m_content);
    auto *lines = new QVBoxLayout(row);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(gridStep(this, 1));
    QWidget *editor = editorFor(option, row);
    editor->setObjectName(u"option-"_s + option.id.text());
    editor->setAccessibleName(localized(option.name));
    editor->setAccessibleDescription(localized(option.summary));
    if (!std::holds_alternative<bool>(option.defaultValue))
        lines->addWidget(wrappedLabel(TextStyle::Body, localized(option.name), row));
    lines->addWidget(editor);
    lines->addWidget(wrappedLabel(TextStyle::Small, localized(option.summary), row));
    m_content->layout()->addWidget(row);
    m_rows.push_back({row, heading, searchText(option)});
}

QWidget *OptionSwitches::editorFor(const Option &option, QWidget *row)
{
    const OptionValue value = optionValue(m_choices, *m_ruleset, option.id.text());
    if (const bool *on = std::get_if<bool>(&value)) {
        auto *box = new QCheckBox(localized(option.name).replace(u'&', u"&&"_s), row);
        box->setChecked(*on);
        connect(box, &QCheckBox::toggled, this, [this, option](bool is) { choose(option, is); });
        return box;
    }
    if (const int *number = std::get_if<int>(&value)) {
        auto *box = new NumberBox(row);
        box->setRange(0, mostNumber);
        box->setSingleStep(*number >= goldStep ? goldStep : 1);
        box->setValue(*number);
        connect(box, &QSpinBox::valueChanged, this, [this, option](int is) { choose(option, is); });
        return box;
    }
    auto *box = new ChoiceBox(row);
    for (const OptionChoice &choice : option.choices)
        box->addItem(localized(choice.name), choice.id);
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

bool OptionSwitches::search(const QString &words)
{
    m_words = words;
    const auto holds = [](const Row &row, const QString &text) {
        const QStringList wanted = foldForSearch(text).split(u' ', Qt::SkipEmptyParts);
        return std::all_of(wanted.begin(), wanted.end(),
                           [&row](const QString &word) { return row.text.contains(word); });
    };
    const QString meant = bookWords(words);
    const auto isHit = [&](const Row &row) {
        return holds(row, words) || (!meant.isEmpty() && holds(row, meant));
    };
    for (const Row &row : m_rows)
        row.heading->hide();
    bool any = false;
    for (const Row &row : m_rows) {
        const bool hit = isHit(row);
        row.widget->setVisible(hit);
        if (hit)
            row.heading->show();
        any = any || hit;
    }
    return any;
}

void OptionSwitches::retranslate()
{
    fill();
}

} // namespace dugout
