// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startquestions.h"

#include "core/text/languagescope.h"
#include "ui/window/startdialogs.h"

#include <QLocale>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace dugout {

void StartQuestions::say(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
}

bool StartQuestions::goesOn(const Error &problem)
{
    say(problem.message);
    say(tr("To go on without being asked, start with --take-over."));
    m_declined = askAtStart(problem.message, {tr("Continue"), tr("Quit")}, 1) != 0;
    return !m_declined;
}

bool StartQuestions::looksOnly(const Error &problem)
{
    say(problem.message);
    const QString question = problem.message + u"\n\n"_s
        + tr("You can look at everything and print it; nothing you do is saved.");
    m_isOnlyRead = askAtStart(question, {tr("Look at it"), tr("Quit")}, 0) == 0;
    m_declined = !m_isOnlyRead;
    return m_isOnlyRead;
}

std::optional<QString> StartQuestions::password(const StoreLocation &location, const Error &problem)
{
    if (m_passwords++ == 0)
        say(problem.message);
    const QString question = m_passwords == 1 ? tr("The password for %1:")
                                              : tr("That was not it. The password for %1:");
    const auto answer = askForPassword(question.arg(location.toString()));
    m_declined = !answer;
    return answer;
}

QString StartQuestions::aboutCopy(const BackupCopy &copy)
{
    return u"\n\n"_s
        + tr("The last good backup is from %1. If it is opened, what is there now is kept beside "
             "it.")
              .arg(currentLocale().toString(copy.madeAt, QLocale::ShortFormat));
}

bool StartQuestions::goesBack(const QString &sentence, const BackupCopy &copy, QWidget *window)
{
    return askAtStart(sentence + aboutCopy(copy), {tr("Open the last good backup"), tr("Not now")},
                      0, window)
        == 0;
}

OpeningQuestions::Way StartQuestions::wayOut(const Error &problem,
                                             const std::optional<BackupCopy> &copy,
                                             bool mayBeginAnew)
{
    say(problem.message);
    QString question = problem.message;
    QStringList answers;
    std::vector<Way> ways;
    if (copy) {
        question += aboutCopy(*copy);
        answers.append(tr("Open the last good backup"));
        ways.push_back(Way::LastGoodCopy);
    }
    if (mayBeginAnew) {
        answers.append(tr("Start afresh"));
        ways.push_back(Way::BeginAnew);
    }
    answers.append(tr("Quit"));
    ways.push_back(Way::Quit);
    const Way way = ways.at(static_cast<size_t>(askAtStart(question, answers, 0)));
    m_declined = way == Way::Quit;
    return way;
}

} // namespace dugout
