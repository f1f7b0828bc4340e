// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/opengame.h"
#include "tests/support/memoryjournals.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Counts to three, and how often it is asked what comes next.
struct CountingGame
{
    using State = int;

    static inline int asked = 0;

    [[nodiscard]] int start() const { return 0; }
    [[nodiscard]] bool isOver(int state) const { return state == 3; }
    [[nodiscard]] std::vector<Prompt> prompts(int state) const
    {
        ++asked;
        return promptsFor(state, {});
    }
    [[nodiscard]] std::vector<Prompt> promptsFor(int state, const QString &) const
    {
        Prompt prompt;
        prompt.id = u"count"_s;
        prompt.kind = PromptKind::Confirm;
        return isOver(state) ? std::vector<Prompt>{} : std::vector{prompt};
    }
    [[nodiscard]] Result<void> apply(int &state, const Event &) const
    {
        ++state;
        return {};
    }
};

} // namespace

/// A game that is kept and played on.
class TestOpenGame final : public QObject
{
    Q_OBJECT

private slots:
    void eachAnswerWorksOutOnceWhatIsAsked();
};

void TestOpenGame::eachAnswerWorksOutOnceWhatIsAsked()
{
    MemoryJournals journals;
    JournalHeader header;
    header.id = JournalId(u"g1"_s);
    header.game = u"counting"_s;
    QVERIFY(journals.create(header));
    OpenGame<CountingGame> game({}, journals, header, [] { return 1; });
    Event answer;
    answer.prompt = u"count"_s;
    for (int i = 0; i < 3; ++i) {
        CountingGame::asked = 0;
        QVERIFY(game.act({answer}));
        QCOMPARE(game.isFinished(), i == 2);
        QCOMPARE(game.prompts().size(), i == 2 ? 0U : 1U); // for the card, the log, the window…
        QCOMPARE(CountingGame::asked, 1);
    }
    QCOMPARE(journals.read(header.id)->stand.state, JournalState::Finished);
}

QTEST_GUILESS_MAIN(TestOpenGame)
#include "tst_opengame.moc"
