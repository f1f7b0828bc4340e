// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/league/sharing/serverdialog.h"

namespace dugout {

/// Asks whether something may be done at a server, and does it beside the window.
class ServerQuestion final : public ServerDialog
{
    Q_OBJECT

public:
    struct Words
    {
        QString title{};
        QString about{};
        QString accept{};
        QString progress{};
        QString cancel{}; ///< empty: the usual word
    };

    /// Asks for its words again when the language changes.
    ServerQuestion(SharingDesk &desk, std::function<Words()> words, QString address,
                   ServerErrand::Work work, std::function<void()> whenDone, QWidget *parent);

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    std::function<Words()> m_words;
    QString m_address;
    ServerErrand::Work m_work;
    std::function<void()> m_whenDone;
    TextLabel *m_about;
};

} // namespace dugout
