// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// What fills the window beside the rail. Every visible word is set in `retranslate()`, which the
/// constructor of each page calls and which runs again whenever the language changes.
class Page : public QWidget
{
    Q_OBJECT

public:
    explicit Page(QWidget *parent = nullptr);

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    bool m_changedUnseen = false; ///< its words, while it had no place to fit them in
};

} // namespace dugout
