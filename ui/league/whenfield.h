// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QDateTimeEdit;

namespace dugout {

/// A day and a time, or none yet.
class WhenField final : public QWidget
{
    Q_OBJECT

public:
    explicit WhenField(QWidget *parent = nullptr);

    /// 0: none.
    void setAtMs(qint64 atMs);
    [[nodiscard]] qint64 atMs() const;
    /// What the field is called.
    void setWords(const QString &name);

private:
    QCheckBox *m_known;
    QDateTimeEdit *m_when;
};

} // namespace dugout
