// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/newsform.h"

#include "ui/league/leaguedocument.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace dugout {

void NewsForm::addNews(const QWidget *page, const News &news)
{
    for (NewsForm *each : page->findChildren<NewsForm *>()) {
        if (each->isVisible() && !each->m_news)
            each->m_news = news;
    }
}

QLabel *NewsForm::addField(QWidget *field)
{
    forgetProblemWith(field);
    return FormDialog::addField(field);
}

void NewsForm::forgetProblemWith(QWidget *field)
{
    const auto forget = [this] {
        m_told = {};
        showProblem({});
    };
    if (const auto *number = qobject_cast<QSpinBox *>(field))
        connect(number, &QSpinBox::valueChanged, this, forget);
    else if (const auto *choice = qobject_cast<QComboBox *>(field))
        connect(choice, &QComboBox::currentIndexChanged, this, forget);
    else if (const auto *text = qobject_cast<QLineEdit *>(field))
        connect(text, &QLineEdit::textChanged, this, forget);
    else if (const auto *check = qobject_cast<QAbstractButton *>(field))
        connect(check, &QAbstractButton::toggled, this, forget);
}

bool NewsForm::tellsNews()
{
    m_told = std::exchange(m_news, {});
    if (m_matters && !m_matters())
        m_told = {};
    if (!m_told)
        return false;
    showProblem(LeagueDocument::fasterWords(m_told()));
    return true;
}

void NewsForm::retranslate()
{
    FormDialog::retranslate();
    if (m_told)
        showProblem(LeagueDocument::fasterWords(m_told()));
}

} // namespace dugout
