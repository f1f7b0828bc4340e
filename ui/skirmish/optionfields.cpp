// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/optionfields.h"

#include "core/text/localizedtext.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/models/plaintooltip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace dugout {

namespace {

constexpr int mostNumber = 9;

} // namespace

OptionFields::OptionFields(std::shared_ptr<const Ruleset> ruleset, const QStringList &hidden,
                           QWidget *parent)
    : QWidget(parent)
    , m_ruleset(std::move(ruleset))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gridStep(this, 2));
    for (const Option &option : m_ruleset->options()) {
        if (hidden.contains(option.id.text()))
            continue;
        QWidget *widget = makeField(option);
        widget->setObjectName(QStringLiteral("option-") + option.id.text());
        const auto row = static_cast<int>(m_fields.size());
        QLabel *label = nullptr;
        if (qobject_cast<QCheckBox *>(widget)) {
            grid->addWidget(widget, row, 0, 1, 2);
        } else {
            label = new QLabel(this);
            label->setBuddy(widget);
            grid->addWidget(label, row, 0);
            grid->addWidget(widget, row, 1);
        }
        m_fields.append({&option, label, widget});
        setValue(m_fields.last(), option.defaultValue);
    }
    retranslate();
}

QWidget *OptionFields::makeField(const Option &option)
{
    if (std::holds_alternative<bool>(option.defaultValue)) {
        auto *box = new QCheckBox(this);
        connect(box, &QCheckBox::toggled, this, &OptionFields::changed);
        return box;
    }
    if (std::holds_alternative<int>(option.defaultValue)) {
        auto *number = new NumberBox(this);
        number->setRange(0, mostNumber);
        number->setMinimumHeight(gridStep(this, 9));
        return number;
    }
    auto *box = new ChoiceBox(this);
    box->setProperty("tableWords", true);
    for (const OptionChoice &choice : option.choices)
        box->addItem(localized(choice.name), choice.id);
    return box;
}

OptionValue OptionFields::valueOf(const Field &field) const
{
    if (const auto *check = qobject_cast<QCheckBox *>(field.widget))
        return check->isChecked();
    if (const auto *number = qobject_cast<QSpinBox *>(field.widget))
        return number->value();
    return qobject_cast<QComboBox *>(field.widget)->currentData().toString();
}

void OptionFields::setValue(const Field &field, const OptionValue &value)
{
    if (auto *check = qobject_cast<QCheckBox *>(field.widget))
        check->setChecked(std::get<bool>(value));
    else if (auto *number = qobject_cast<QSpinBox *>(field.widget))
        number->setValue(std::get<int>(value));
    else if (auto *box = qobject_cast<QComboBox *>(field.widget))
        box->setCurrentIndex(std::max(0, box->findData(std::get<QString>(value))));
}

OptionChoices OptionFields::choices() const
{
    OptionChoices choices;
    for (const Field &field : m_fields) {
        if (const OptionValue value = valueOf(field); value != field.option->defaultValue)
            choices.insert_or_assign(field.option->id, value);
    }
    return choices;
}

bool OptionFields::isOn(const QString &option) const
{
    return std::any_of(m_fields.begin(), m_fields.end(), [&](const Field &field) {
        return field.option->id.text() == option && valueOf(field) == OptionValue(true);
    });
}

void OptionFields::setOffered(const QString &option, bool offered)
{
    for (const Field &field : std::as_const(m_fields)) {
        if (field.option->id.text() != option)
            continue;
        field.widget->setEnabled(offered);
        if (!offered)
            setValue(field, field.option->defaultValue);
    }
}

void OptionFields::retranslate()
{
    for (const Field &field : std::as_const(m_fields)) {
        const QString name = localized(field.option->name);
        const QString summary = localized(field.option->summary);
        field.widget->setToolTip(plainToolTip(summary));
        field.widget->setAccessibleName(name);
        field.widget->setAccessibleDescription(summary);
        if (auto *check = qobject_cast<QCheckBox *>(field.widget))
            check->setText(name);
        else if (field.label)
            field.label->setText(name);
        auto *box = qobject_cast<QComboBox *>(field.widget);
        for (int i = 0; box && i < box->count(); ++i)
            box->setItemText(i, localized(field.option->choices.at(static_cast<size_t>(i)).name));
    }
}

} // namespace dugout
