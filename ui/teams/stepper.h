// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

class ActionButton;
class TextLabel;

/// A number between a minus and a plus; the arrow keys work too.
class Stepper final : public QWidget
{
    Q_OBJECT

public:
    explicit Stepper(QWidget *parent = nullptr);

    void setValue(int value);
    [[nodiscard]] int value() const { return m_value; }
    void setRange(int lowest, int highest);
    /// What is counted, for screen readers and tool tips: "Re-rolls".
    void setSubject(const QString &subject);

signals:
    /// The coach asks for this many; the number shown changes when the owner sets it.
    void valueRequested(int value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void ask(int value);
    /// True when the key was for the number.
    bool takeKey(int key);

    int m_value = 0;
    int m_lowest = 0;
    int m_highest = 99;
    QString m_subject;
    ActionButton *m_less;
    TextLabel *m_number;
    ActionButton *m_more;
};

} // namespace dugout
