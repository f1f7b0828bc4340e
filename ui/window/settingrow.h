// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace dugout {

class TextLabel;

/// One setting: what it is and a line about it, with what it is set by at the right, or below where
/// there is little room.
class SettingRow final : public QWidget
{
    Q_OBJECT

public:
    /// Takes the control over.
    explicit SettingRow(QWidget *control, QWidget *parent);

    /// The words are the accessible name of the control.
    void setWords(const QString &words, const QString &note = {});

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();

    QWidget *m_control;
    QBoxLayout *m_layout;
    TextLabel *m_words;
    TextLabel *m_note;
};

} // namespace dugout
