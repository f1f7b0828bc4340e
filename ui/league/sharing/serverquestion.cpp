// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/serverquestion.h"

#include "ui/common/actionbutton.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"

namespace dugout {

ServerQuestion::ServerQuestion(SharingDesk &desk, std::function<Words()> words, QString address,
                               ServerErrand::Work work, std::function<void()> whenDone,
                               QWidget *parent)
    : ServerDialog(desk, parent)
    , m_words(std::move(words))
    , m_address(std::move(address))
    , m_work(std::move(work))
    , m_whenDone(std::move(whenDone))
    , m_about(new TextLabel(TextStyle::Body, this))
{
    m_about->setWordWrap(true);
    addWide(m_about);
    ServerQuestion::retranslate();
    growToContent(this);
}

void ServerQuestion::accept()
{
    run(m_address, m_words().progress, m_work, [this](const Result<void> &done) {
        desk().lookNow();
        m_whenDone();
        if (done)
            QDialog::accept();
    });
}

void ServerQuestion::retranslate()
{
    ServerDialog::retranslate();
    const Words words = m_words();
    setWindowTitle(words.title);
    m_about->setText(words.about);
    acceptButton()->setText(words.accept);
    if (!words.cancel.isEmpty())
        setCancelWords(words.cancel);
}

} // namespace dugout
