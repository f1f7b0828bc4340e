// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/teambuilder.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguepage.h"
#include "ui/league/leagueview.h"
#include "ui/league/looks/leaguetableview.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSpinBox>
#include <QTest>

namespace dugout {

/// Somebody at the window who runs a league with what is on the screen.
class Commissioner
{
public:
    Commissioner()
    {
        failOnAnyWarning();
        m_house.show();
        m_house.window().resize(1280, 800);
        m_house.window().goTo(Place::League);
        WindowFixture::settle();
    }

    [[nodiscard]] WindowFixture &house() { return m_house; }
    [[nodiscard]] MainWindow &window() { return m_house.window(); }
    [[nodiscard]] LeaguePage *page() { return window().findChild<LeaguePage *>(); }
    [[nodiscard]] LeagueDocument &document() { return page()->document(); }
    [[nodiscard]] const League &league() { return document().league(); }
    [[nodiscard]] QDialog *dialog()
    {
        const QList<QDialog *> all = window().findChildren<QDialog *>();
        const auto open
            = std::find_if(all.begin(), all.end(), [](QDialog *each) { return each->isVisible(); });
        return open == all.end() ? nullptr : *open;
    }
    template<typename T>
    [[nodiscard]] T *in(QWidget *parent, const QString &name)
    {
        T *found = parent ? parent->findChild<T *>(name) : nullptr;
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    [[nodiscard]] LeagueTableView *table(const QString &name)
    {
        return in<LeagueTableView>(page(), name);
    }

    /// By its own name, or by the id of the command that it gives.
    [[nodiscard]] QAbstractButton *button(QWidget *parent, const QString &name)
    {
        for (QAbstractButton *each : parent->findChildren<QAbstractButton *>()) {
            if (each->objectName() == name || (each->isVisible() && commandOf(*each) == name))
                return each;
        }
        return in<QAbstractButton>(parent, name);
    }
    void press(QWidget *parent, const QString &name)
    {
        QAbstractButton *const button = this->button(parent, name);
        QVERIFY2(button->isVisible() && button->isEnabled(), qPrintable(name));
        button->click();
        WindowFixture::settle();
    }
    void press(const char *name) { press(page(), QString::fromLatin1(name)); }
    void accept() { press(dialog(), QStringLiteral("accept")); }
    void choose(const char *box, const QVariant &data)
    {
        auto *found = in<QComboBox>(dialog(), QString::fromLatin1(box));
        QVERIFY2(found->findData(data) >= 0, qPrintable(data.toString()));
        found->setCurrentIndex(found->findData(data));
    }
    void type(const char *field, const QString &text)
    {
        in<QLineEdit>(dialog(), QString::fromLatin1(field))->setText(text);
    }
    /// The entry of the menu behind "More…" that has these words, or gives that command.
    void chooseInMenu(const QString &words)
    {
        press("league-more");
        QAction *found = nullptr;
        for (QMenu *menu : page()->findChildren<QMenu *>()) {
            for (QAction *each : menu->actions())
                found = each->text() == words || each->objectName() == words ? each : found;
        }
        QVERIFY2(found && found->isEnabled(), qPrintable(words));
        found->trigger();
        for (QMenu *menu : page()->findChildren<QMenu *>())
            menu->close();
        WindowFixture::settle();
    }

    [[nodiscard]] static Team team(const QString &name, const QString &edition)
    {
        Team team = testTeam(testRuleset(edition), QStringLiteral("human"),
                             {{QStringLiteral("lineman"), 12}});
        team.id = TeamId(QStringLiteral("team-%1").arg(qHash(name)));
        team.name = name;
        team.coach = QStringLiteral("Coach of ") + name;
        return team;
    }
    void keepTeams(int count, const QString &edition = QStringLiteral("crp"))
    {
        for (int i = 0; i < count; ++i)
            QVERIFY(m_house.club().teams().save(
                {team(QStringLiteral("Team %1").arg(QChar(u'A' + i)), edition), {}}));
    }
    void found(const QString &edition = QStringLiteral("crp"),
               const QString &name = QStringLiteral("Sunday League"))
    {
        press("new-league-button");
        type("league-name", name);
        choose("league-edition", edition);
        accept();
        QVERIFY(document().isOpen());
    }
    void registerAll()
    {
        press("league-members");
        press("register-button");
        auto *list = in<QListWidget>(dialog(), QStringLiteral("register-list"));
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->flags() & Qt::ItemIsUserCheckable)
                list->item(row)->setCheckState(Qt::Checked);
        }
        accept();
    }
    void beginSeason(const QString &name)
    {
        press("league-do");
        type("season-name", name);
        accept();
    }
    void announce(int shape = 0, int divisions = 1)
    {
        press("league-do");
        type("competition-name", QStringLiteral("Cup"));
        in<QComboBox>(dialog(), QStringLiteral("competition-format"))->setCurrentIndex(shape);
        if (divisions > 1)
            in<QSpinBox>(dialog(), QStringLiteral("competition-divisions"))->setValue(divisions);
        accept();
        QVERIFY(!dialog());
    }
    void drawAndPublish()
    {
        press("league-do"); // draw
        press("league-do"); // publish…
        accept();
    }
    /// Up to the first published round.
    void begin(int teams, int shape = 0, const QString &edition = QStringLiteral("crp"))
    {
        keepTeams(teams, edition);
        found(edition);
        registerAll();
        beginSeason(QStringLiteral("Spring"));
        announce(shape);
        drawAndPublish();
    }
    void enterResult(const FixtureId &fixture, int td, int tdAway)
    {
        press("league-fixtures");
        table(QStringLiteral("fixtures-table"))->setCurrentId(fixture.text());
        press("fixture-enter");
        in<QSpinBox>(dialog(), QStringLiteral("result-td"))->setValue(td);
        in<QSpinBox>(dialog(), QStringLiteral("result-td-away"))->setValue(tdAway);
        accept();
    }
    /// Every fixture that is published or waits for it, the home side winning by one.
    void playOut()
    {
        const CompetitionId id = document().competition()->id;
        for (int round = 1; round <= league().competition(id)->roundCount(); ++round) {
            if (!league().competition(id)->round(round)->published) {
                press("league-do");
                accept();
            }
            const auto fixtures = league().competition(id)->round(round)->fixtures;
            for (const LeagueFixture &each : fixtures) {
                if (!each.outcome && !each.isBye())
                    enterResult(each.id, 1, 0);
            }
        }
    }

private:
    WindowFixture m_house;
};

} // namespace dugout
