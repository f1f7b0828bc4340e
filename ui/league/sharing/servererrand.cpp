// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/servererrand.h"

#include "core/sharing/sharingdesk.h"
#include "ui/common/asidework.h"
#include "ui/common/textfield.h"
#include "ui/league/questiondialog.h"
#include "ui/league/sharing/serverwords.h"

#include <QMutex>

using namespace Qt::StringLiterals;

namespace dugout {

/// Who listens to a voice; nobody once the window is gone.
struct ServerErrand::Ear
{
    QMutex mutex;
    AsideWork *aside = nullptr;
};

ServerErrand::ServerErrand(SharingDesk &desk, QWidget *window)
    : QObject(window)
    , m_desk(desk)
    , m_window(window)
    , m_aside(new AsideWork(window))
    , m_ear(std::make_shared<Ear>())
{
    m_ear->aside = m_aside;
}

ServerErrand::~ServerErrand()
{
    const QMutexLocker locker(&m_ear->mutex);
    m_ear->aside = nullptr;
}

void ServerErrand::run(const QString &address, const QString &words, const Work &work,
                       const Done &done)
{
    runAsking(address, words, work, done, 0);
}

void ServerErrand::runAsking(const QString &address, const QString &words, const Work &work,
                             const Done &done, int asked)
{
    m_aside->start(words, [this, address, words, work, done, asked]() -> AsideWork::Outcome {
        const Result<void> answer = work();
        return [this, address, words, work, done, asked, answer] {
            if (answer.failedWith(ErrorCode::StorePassword))
                askForPassword(
                    address, answer.error(), asked > 0,
                    [this, address, words, work, done, asked] {
                        runAsking(address, words, work, done, asked + 1);
                    },
                    done);
            else
                done(answer);
        };
    });
}

void ServerErrand::runQuietly(const Work &work, const Done &done)
{
    m_aside->startQuietly([work, done]() -> AsideWork::Outcome {
        const Result<void> answer = work();
        return [done, answer] { done(answer); };
    });
}

ServerErrand::Voice ServerErrand::voice() const
{
    return [ear = m_ear](const QString &words) {
        const QMutexLocker locker(&ear->mutex);
        if (ear->aside)
            QMetaObject::invokeMethod(
                ear->aside, [aside = ear->aside, words] { aside->say(words); },
                Qt::QueuedConnection);
    };
}

void ServerErrand::askForPassword(const QString &address, const Error &problem, bool isAgain,
                                  const std::function<void()> &again, const Done &done)
{
    auto *dialog
        = new QuestionDialog([] { return tr("Password"); }, [] { return tr("Log in"); }, m_window);
    dialog->setObjectName(u"password-question"_s);
    dialog->addNote([address, isAgain] { return ServerWords::askForPassword(address, isAgain); });
    TextField *field = dialog->addText([] { return tr("Password"); });
    field->setObjectName(u"password"_s);
    field->setEchoMode(QLineEdit::Password);
    dialog->addNote(
        [] { return tr("It is kept in memory until you close Dugout and never saved."); });
    connect(dialog, &QDialog::accepted, this, [this, address, field, again] {
        m_desk.keepPassword(address, field->text());
        again();
    });
    connect(dialog, &QDialog::rejected, this, [done, problem] { done(problem); });
    field->setFocus();
    dialog->open();
}

} // namespace dugout
