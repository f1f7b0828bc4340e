// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/skillpicker.h"

#include "core/rules/skilleffect.h"
#include "core/text/collation.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"

#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace dugout {

namespace {

bool matters(const Skill &skill, const QStringList &rolls, SkillEffect::By by)
{
    return std::any_of(skill.effects.begin(), skill.effects.end(), [&](const SkillEffect &effect) {
        return effect.by == by
            && std::any_of(effect.on.begin(), effect.on.end(),
                           [&rolls](const QString &roll) { return rolls.contains(roll); });
    });
}

} // namespace

SkillPicker::SkillPicker(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextStyle::Small, this))
    , m_list(new QListWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 1));
    layout->addWidget(m_title);
    layout->addWidget(m_list);
    connect(m_list, &QListWidget::itemChanged, this, [this] {
        remember();
        emit changed();
    });
}

void SkillPicker::setTitle(const QString &title)
{
    m_title->setText(title);
    m_list->setAccessibleName(title);
}

void SkillPicker::setRoll(const Ruleset &ruleset, const QStringList &rolls, SkillEffect::By by,
                          Language language)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    std::vector<const Skill *> listed;
    for (const Skill &skill : ruleset.skills()) {
        // Pro and Loner touch every roll, by making one of their own.
        const bool always = by == SkillEffect::By::Self
            && (matters(skill, {QStringLiteral("pro")}, by)
                || matters(skill, {QStringLiteral("loner")}, by));
        if (!always && !matters(skill, rolls, by))
            continue;
        listed.push_back(&skill);
    }
    const Collation words(language);
    std::sort(listed.begin(), listed.end(), [&](const Skill *one, const Skill *other) {
        return words.less(one->name.in(language), other->name.in(language));
    });
    for (const Skill *skill : listed) {
        auto *item = new QListWidgetItem(skill->name.in(language), m_list);
        item->setData(Qt::UserRole, skill->id.text());
        item->setToolTip(plainToolTip(skill->summary.in(language)));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(m_has.contains(skill->id.text()) ? Qt::Checked : Qt::Unchecked);
    }
    setVisible(m_list->count() > 0);
}

/// What is listed as it is ticked, everything else as it was.
void SkillPicker::remember()
{
    for (int row = 0; row < m_list->count(); ++row)
        m_has.removeAll(m_list->item(row)->data(Qt::UserRole).toString());
    m_has += checked();
}

void SkillPicker::setChecked(const QStringList &skills)
{
    m_has = skills;
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setCheckState(skills.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked
                                                                                 : Qt::Unchecked);
    }
}

QStringList SkillPicker::checked() const
{
    QStringList skills;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if (item->checkState() == Qt::Checked)
            skills.append(item->data(Qt::UserRole).toString());
    }
    return skills;
}

} // namespace dugout
