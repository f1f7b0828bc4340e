// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/optionchoices.h"

#include <QWidget>

class QLabel;

namespace dugout {

/// A field for each optional rule of an edition that concerns a game: a box, a choice or a number.
class OptionFields final : public QWidget
{
    Q_OBJECT

public:
    /// Options whose ids are in `hidden` are left out.
    OptionFields(std::shared_ptr<const Ruleset> ruleset, const QStringList &hidden,
                 QWidget *parent = nullptr);

    /// Only what differs from the edition's default.
    [[nodiscard]] OptionChoices choices() const;
    /// One that makes no sense at the moment goes back to its default.
    void setOffered(const QString &option, bool offered);
    /// Whether a box is ticked.
    [[nodiscard]] bool isOn(const QString &option) const;
    void retranslate();

signals:
    /// A box was ticked or unticked.
    void changed();

private:
    struct Field
    {
        const Option *option;
        QLabel *label; ///< null beside a box, which has its own words
        QWidget *widget;
    };

    [[nodiscard]] QWidget *makeField(const Option &option);
    [[nodiscard]] OptionValue valueOf(const Field &field) const;
    void setValue(const Field &field, const OptionValue &value);

    std::shared_ptr<const Ruleset> m_ruleset;
    QList<Field> m_fields;
};

} // namespace dugout
