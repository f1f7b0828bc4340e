// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"
#include "tests/support/playfixture.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/fighternote.h"
#include "ui/skirmish/table/fighterrow.h"
#include "ui/skirmish/table/gamelayout.h"

#include <QScopeGuard>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

Prompt mainPrompt(const SkirmishTable &table)
{
    for (const Prompt &prompt : table.prompts()) {
        if (!prompt.alwaysOffered)
            return prompt;
    }
    return {};
}

void playUpToActivation(PlayFixture &fixture, bool field = true)
{
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = field;
    wanted.way = u"table"_s;
    fixture.start(wanted);
    for (int i = 0; i < 400 && mainPrompt(fixture.table()).id != u"activation"_s; ++i)
        fixture.press();
    QCOMPARE(mainPrompt(fixture.table()).id, u"activation"_s);
}

bool says(const QWidget *note, const QString &words)
{
    const auto labels = note->findChildren<TextLabel *>();
    return std::any_of(labels.begin(), labels.end(), [&words](const TextLabel *label) {
        return label->isVisible() && label->text().contains(words)
            && !label->visibleRegion().isEmpty();
    });
}

} // namespace

/// The card of who is chosen, where there is no room for all fighters beside the field.
class TestSkirmishCard final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void whoIsChosenIsSeenInLargeLetters_data();
    void whoIsChosenIsSeenInLargeLetters();
    void whoIsPointedAtCanBePutAway();
    void withoutAFieldItIsReadOnce();
};

void TestSkirmishCard::whoIsChosenIsSeenInLargeLetters_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QSize>("size");
    for (const Language language : allLanguages) {
        QTest::newRow(qPrintable(languageCode(language) + u", 1280 x 800"_s))
            << language << QSize(1141, 781);
        QTest::newRow(qPrintable(languageCode(language) + u", 1366 x 768"_s))
            << language << QSize(1227, 749);
    }
}

/// And the field to choose a hex on, and every button of what he may do.
void TestSkirmishCard::whoIsChosenIsSeenInLargeLetters()
{
    QFETCH(const Language, language);
    QFETCH(const QSize, size);
    Appearance appearance;
    appearance.setTableMode(true);
    const auto back = qScopeGuard([&appearance] { appearance.setTableMode(false); });
    PlayFixture fixture(17);
    fixture.language().setLanguage(language);
    playUpToActivation(fixture);
    fixture.page().resize(size);
    WindowFixture::settle();
    const auto *note = fixture.page().findChild<FighterNote *>();
    const auto *field = fixture.page().findChild<BattlefieldView *>();
    QVERIFY(fixture.page().findChild<GameLayout *>()->isCompact());
    QVERIFY(note && !note->isVisible() && field->isVisible());
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), ref.toString())}));
    WindowFixture::settle();
    QVERIFY(note->isVisible() && field->isVisible());
    QVERIFY(says(note, localized(fixture.table().context().fighter(ref)->name)));
    QVERIFY(!note->findChild<ActionButton *>(u"close-note"_s)->isVisible());
    for (const ActionButton *button : fixture.card()->findChildren<ActionButton *>()) {
        if (button->isVisible())
            QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    }
    const auto *row = fixture.page().findChild<FighterRow *>(u"fighter-"_s + ref.toString());
    fixture.page().findChild<ActionButton *>(u"side-fighters"_s)->click();
    WindowFixture::settle();
    QVERIFY(row->isVisible() && !note->isVisible()); // once is enough
    fixture.page().findChild<ActionButton *>(u"side-field"_s)->click();
    WindowFixture::settle();
    QVERIFY(note->isVisible() && field->isVisible());
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), deskchoice::back)}));
    WindowFixture::settle();
    QVERIFY(!note->isVisible());
    appearance.setTableMode(false);
    fixture.page().resize(1204, 780);
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), ref.toString())}));
    WindowFixture::settle();
    QVERIFY(row->isVisible() && !note->isVisible()); // here all of them stand beside the field
}

void TestSkirmishCard::whoIsPointedAtCanBePutAway()
{
    PlayFixture fixture(17);
    playUpToActivation(fixture);
    fixture.page().resize(930, 580);
    WindowFixture::settle();
    const auto *note = fixture.page().findChild<FighterNote *>();
    auto *field = fixture.page().findChild<BattlefieldView *>();
    QVERIFY(fixture.page().findChild<GameLayout *>()->isCompact() && field->isVisible());
    const SkirmishState &state = fixture.table().session().state();
    const Seat other = 1 - state.active;
    const SkirmishFighter &enemy = state.player(other).fighters.front();
    const FighterRef ref{other, enemy.id};
    QVERIFY(enemy.hex);
    emit field->hexPointed(*enemy.hex);
    WindowFixture::settle();
    QCOMPARE(fixture.page().game()->regarded(), ref);
    QVERIFY(note->isVisible());
    QVERIFY(says(note, localized(fixture.table().context().fighter(ref)->name)));
    auto *close = note->findChild<ActionButton *>(u"close-note"_s);
    QVERIFY(close->isVisible());
    close->click();
    WindowFixture::settle();
    QVERIFY(!note->isVisible() && !fixture.page().game()->regarded().isValid());
}

/// The columns of fighters are too narrow for it.
void TestSkirmishCard::withoutAFieldItIsReadOnce()
{
    Appearance appearance;
    appearance.setTableMode(true);
    const auto back = qScopeGuard([&appearance] { appearance.setTableMode(false); });
    PlayFixture fixture(17);
    playUpToActivation(fixture, false);
    fixture.page().resize(1141, 781);
    WindowFixture::settle();
    QVERIFY(fixture.page().findChild<GameLayout *>()->isCompact());
    const SkirmishState &state = fixture.table().session().state();
    const FighterRef ref{state.active, state.player(state.active).fighters.front().id};
    QVERIFY(fixture.table().act({choosing(mainPrompt(fixture.table()), ref.toString())}));
    WindowFixture::settle();
    const auto *note = fixture.page().findChild<FighterNote *>();
    const auto *row = fixture.page().findChild<FighterRow *>(u"fighter-"_s + ref.toString());
    QVERIFY(note->isVisible() && row->isVisible());
    QVERIFY(says(note, u"May still"_s) && !says(row, u"May still"_s));
    appearance.setTableMode(false);
    fixture.page().resize(1204, 780); // room for all
    WindowFixture::settle();
    QVERIFY(!note->isVisible() && says(row, u"May still"_s));
}

QTEST_MAIN(TestSkirmishCard)
#include "tst_skirmishcard.moc"
