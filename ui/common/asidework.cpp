// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/asidework.h"

#include "ui/common/textlabel.h"

#include <QProgressDialog>
#include <QThread>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dugout {

namespace {
/// Shorter than anybody notices: a file of ordinary size is read by then.
constexpr auto atOnce = 120ms;
/// What was cancelled is bounded and ends by itself; the program waits so long for it at its end.
constexpr auto patience = 3s;
} // namespace

AsideWork::AsideWork(QWidget *parent)
    : QObject(parent)
    , m_window(parent)
{ }

AsideWork::~AsideWork()
{
    QThread *thread = m_thread;
    cancel();
    if (thread && thread->wait(QDeadlineTimer(patience)))
        delete thread;
}

void AsideWork::start(const QString &words, Work work)
{
    m_waiting.push_back({words, std::move(work)});
    if (!m_thread)
        next();
}

void AsideWork::startQuietly(Work work)
{
    if (!isBusy())
        start({}, std::move(work));
}

void AsideWork::next()
{
    if (m_waiting.empty()) {
        delete std::exchange(m_progress, nullptr);
        return;
    }
    const Piece piece = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_outcome = std::make_shared<Outcome>();
    m_thread = QThread::create([work = piece.work, outcome = m_outcome] { *outcome = work(); });
    m_thread->start();
    const bool isQuiet = piece.words.isEmpty();
    if (!isQuiet && m_thread->wait(QDeadlineTimer(atOnce))) {
        finish();
        return;
    }
    connect(m_thread, &QThread::finished, this, &AsideWork::finish);
    // It may have ended between the two lines above.
    if (m_thread->isFinished())
        finish();
    else if (!isQuiet)
        showProgress(piece.words);
}

void AsideWork::finish()
{
    if (!m_thread)
        return;
    QThread *thread = std::exchange(m_thread, nullptr);
    thread->disconnect(this);
    thread->wait();
    delete thread;
    const std::shared_ptr<Outcome> outcome = std::exchange(m_outcome, nullptr);
    if (m_waiting.empty())
        delete std::exchange(m_progress, nullptr);
    if (*outcome)
        (*outcome)();
    if (!m_thread)
        next();
}

void AsideWork::cancel()
{
    m_waiting.clear();
    m_outcome.reset();
    if (QThread *thread = std::exchange(m_thread, nullptr)) {
        thread->disconnect(this);
        connect(thread, &QThread::finished, thread, &QObject::deleteLater);
        if (thread->isFinished())
            thread->deleteLater();
    }
    if (m_progress)
        std::exchange(m_progress, nullptr)->deleteLater();
}

void AsideWork::say(const QString &words)
{
    if (m_progress)
        m_progress->setLabelText(words);
}

void AsideWork::showProgress(const QString &words)
{
    if (!m_progress) {
        m_progress = new QProgressDialog(m_window);
        m_progress->setObjectName(u"aside-work"_s);
        m_progress->setLabel(new TextLabel(TextStyle::Body, m_progress));
        m_progress->setWindowModality(Qt::WindowModal);
        m_progress->setRange(0, 0); // nobody knows how long
        m_progress->setMinimumDuration(0);
        m_progress->setAutoClose(false);
        m_progress->setCancelButtonText(tr("Cancel"));
        connect(m_progress, &QProgressDialog::canceled, this, &AsideWork::cancel);
    }
    m_progress->setLabelText(words);
    m_progress->show();
}

} // namespace dugout
