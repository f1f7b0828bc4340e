// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/throwawayquestion.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QMessageBox>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ThrowAwayWords
{
    Q_DECLARE_TR_FUNCTIONS(ThrowAwayQuestion)
};

int teamsIn(const std::vector<Removal> &removals)
{
    int count = 0;
    for (const Removal &each : removals)
        count += static_cast<int>(each.teams.size());
    return count;
}

int matchesIn(const std::vector<Removal> &removals)
{
    int count = 0;
    for (const Removal &each : removals)
        count += static_cast<int>(each.matches.size());
    return count;
}

/// "8 teams and 12 matches"; empty where nothing goes along.
QString companyOf(const std::vector<Removal> &removals)
{
    QStringList company;
    if (const int teams = teamsIn(removals); teams > 0)
        company.append(ThrowAwayWords::tr("%n team(s)", nullptr, teams));
    if (const int matches = matchesIn(removals); matches > 0)
        company.append(ThrowAwayWords::tr("%n match(es)", nullptr, matches));
    return company.join(ThrowAwayWords::tr(" and "));
}

class ThrowAwayBox final : public QMessageBox
{
public:
    ThrowAwayBox(ThrowAwayQuestion question, QWidget *parent)
        : QMessageBox(parent)
        , m_question(std::move(question))
    {
        setIcon(Question);
        setStandardButtons(Yes | No);
        setDefaultButton(No);
        setTextFormat(Qt::PlainText);
        setAttribute(Qt::WA_DeleteOnClose);
    }

    /// False, with the reason, where it may not go.
    [[nodiscard]] Result<void> begin()
    {
        if (auto read = readAgain(); !read)
            return read;
        if (m_whole && !companyOf(*m_whole).isEmpty()) {
            m_along = new QCheckBox(this);
            setCheckBox(m_along);
            connect(m_along, &QCheckBox::toggled, this, [this] { say(); });
        }
        say();
        return {};
    }

    [[nodiscard]] const std::vector<Removal> &chosen() const
    {
        return m_along && m_along->isChecked() ? *m_whole : m_alone;
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QMessageBox::changeEvent(event);
        if (event->type() == QEvent::LanguageChange && readAgain())
            say();
    }

private:
    [[nodiscard]] Result<void> readAgain()
    {
        auto alone = m_question.removals();
        if (!alone)
            return alone.error();
        m_alone = *std::move(alone);
        if (m_question.withAll) {
            auto whole = m_question.withAll();
            if (!whole)
                return whole.error();
            m_whole = *std::move(whole);
        }
        return {};
    }

    void say()
    {
        const std::vector<Removal> &removals = chosen();
        setWindowTitle(m_question.title());
        const QString name = m_question.name ? m_question.name()
            : removals.empty()               ? QString()
                                             : removals.front().what.name;
        setText(ThrowAwayWords::tr("Move \"%1\" to the bin?").arg(name));
        QStringList lines;
        if (const QString company = companyOf(removals); !company.isEmpty())
            lines.append(ThrowAwayWords::tr("This also goes: %1.").arg(company));
        for (const Removal &each : removals)
            lines.append(each.stays);
        lines.append(ThrowAwayWords::tr("You can restore it for %n day(s): Menu, Bin.", nullptr,
                                        static_cast<int>(BinLine::daysKept)));
        setInformativeText(lines.join(u'\n'));
        if (m_along)
            m_along->setText(ThrowAwayWords::tr("Move %1 to the bin too").arg(companyOf(*m_whole)));
    }

    ThrowAwayQuestion m_question;
    std::vector<Removal> m_alone;
    std::optional<std::vector<Removal>> m_whole;
    QCheckBox *m_along = nullptr; ///< whether what belongs to it goes too
};

} // namespace

void askToThrowAway(QWidget *parent, ThrowAwayQuestion question,
                    const std::function<void(const std::vector<Removal> &)> &whenSure,
                    const std::function<void(const Error &)> &whenRefused)
{
    auto *box = new ThrowAwayBox(std::move(question), parent);
    if (const auto begun = box->begin(); !begun) {
        delete box;
        whenRefused(begun.error());
        return;
    }
    QObject::connect(box, &QDialog::finished, parent, [box, whenSure](int answer) {
        if (answer == QMessageBox::Yes)
            whenSure(box->chosen());
    });
    box->open();
}

} // namespace dugout
