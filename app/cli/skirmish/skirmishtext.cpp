// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmish/skirmishtext.h"

#include "app/cli/playanswer.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "core/skirmish/words/skirmishspeech.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishText
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishText)
};

/// Prints one state for one pair of eyes.
class Printer
{
public:
    Printer(const SkirmishSession &session, const SkirmishViewer &viewer, CliContext &context)
        : m_session(session)
        , m_state(session.state())
        , m_rules(session.game().context())
        , m_speech(m_rules, m_state)
        , m_viewer(viewer)
        , m_out(context.out)
    { }

    void table()
    {
        m_out << SkirmishText::tr("Game %1, round %2").arg(m_state.game).arg(m_state.round) << '\n';
        for (Seat seat = 0; seat < m_state.playerCount(); ++seat)
            player(seat);
        objectives();
        ploys();
    }

    void prompt(const Prompt &prompt)
    {
        const PromptWords words = m_session.game().words(m_state, prompt);
        m_out << (prompt.alwaysOffered ? "  ( " : "  > ") << prompt.id << u": "_s << words.title;
        if (!words.detail.isEmpty() && !prompt.alwaysOffered)
            m_out << (u".?!"_s.contains(words.title.back()) ? u" "_s : u". "_s) << words.detail;
        if (prompt.kind == PromptKind::Number)
            m_out << u" ["_s << SkirmishText::tr("%1 to %2").arg(prompt.atLeast).arg(prompt.atMost)
                  << ']';
        if (prompt.dice)
            m_out << u" ["_s << prompt.dice->toString() << "] " << legend(prompt);
        m_out << '\n';
        if (prompt.kind == PromptKind::Choice && m_viewer.see(prompt))
            choices(prompt, words.choices);
    }

private:
    /// "Targor [0:targor]", so that the name and what an answer needs stand together.
    [[nodiscard]] static QString named(const QString &name, const QString &id)
    {
        return name == id ? id : u"%1 [%2]"_s.arg(name, id);
    }

    [[nodiscard]] QString cards(const CardPile &pile) const
    {
        QStringList names;
        for (const CardId &id : pile)
            names.append(named(m_speech.card(id.text()), id.text()));
        return names.join(u", "_s);
    }

    void player(Seat seat)
    {
        const SkirmishPlayer &player = m_state.player(seat);
        m_out << "  " << m_speech.player(seat) << ": "
              << SkirmishText::tr("glory %1 (%2 spent), activations %3, hand %4 + %5")
                     .arg(player.totalGlory())
                     .arg(player.glorySpent)
                     .arg(player.activations)
                     .arg(player.objectives.hand.size())
                     .arg(player.powers.hand.size())
              << '\n';
        for (const SkirmishFighter &one : player.fighters)
            m_out << "    " << fighter({seat, one.id}) << '\n';
        if (!m_viewer.seeHand(seat))
            return;
        if (!player.objectives.hand.empty())
            m_out << "    " << SkirmishText::tr("Objectives: %1").arg(cards(player.objectives.hand))
                  << '\n';
        if (!player.powers.hand.empty())
            m_out << "    " << SkirmishText::tr("Power cards: %1").arg(cards(player.powers.hand))
                  << '\n';
    }

    [[nodiscard]] QString fighter(const FighterRef &ref) const
    {
        const SkirmishFighter &one = *m_state.find(ref);
        QStringList parts{named(m_speech.fighter(ref), ref.toString())};
        if (one.out)
            return (parts << SkirmishText::tr("out of action")).join(u", "_s);
        if (one.hex)
            parts.append(SkirmishText::tr("on %1").arg(hexText(*one.hex)));
        const std::optional<int> wounds = valuesOf(m_rules, m_state, ref).wounds;
        parts.append(SkirmishText::tr("damage %1 of %2")
                         .arg(one.damage)
                         .arg(wounds ? QString::number(*wounds) : u"?"_s));
        for (const auto &[there, word] :
             {std::pair(one.inspired, SkirmishText::tr("inspired")),
              std::pair(one.moved, SkirmishText::tr("moved")),
              std::pair(one.charged, SkirmishText::tr("charged")),
              std::pair(one.guard, SkirmishText::tr("on guard")),
              std::pair(one.spent, SkirmishText::tr("done for this phase"))}) {
            if (there)
                parts.append(word);
        }
        if (!one.upgrades.empty())
            parts.append(SkirmishText::tr("upgrades: %1").arg(cards(one.upgrades)));
        return parts.join(u", "_s);
    }

    void objectives()
    {
        QStringList tokens;
        for (const ObjectiveToken &token : m_state.objectives) {
            if (!token.hex)
                continue;
            QString what
                = token.number > 0 ? QString::number(token.number) : SkirmishText::tr("face down");
            if (token.relic)
                what = SkirmishText::tr("Relic");
            tokens.append(SkirmishText::tr("%1 on %2").arg(what, hexText(*token.hex)));
        }
        if (!tokens.isEmpty())
            m_out << "  " << SkirmishText::tr("Objective tokens: %1").arg(tokens.join(u"; "_s))
                  << '\n';
    }

    void ploys()
    {
        for (const LyingPloy &ploy : m_state.lying)
            m_out << "  "
                  << SkirmishText::tr("Ploy of %1 in force: %2")
                         .arg(m_speech.player(ploy.seat),
                              named(m_speech.card(ploy.card.text()), ploy.card.text()))
                  << '\n';
    }

    /// "1 Critical success, 2-3 Hammer…": which number is which face.
    [[nodiscard]] QString legend(const Prompt &prompt) const
    {
        const QStringList faces = m_session.game().faceNames(prompt);
        QStringList parts;
        for (qsizetype first = 0; first < faces.size();) {
            qsizetype next = first + 1;
            while (next < faces.size() && faces.at(next) == faces.at(first))
                ++next;
            const QString range
                = next - first == 1 ? QString::number(next) : u"%1-%2"_s.arg(first + 1).arg(next);
            parts.append(range + u' ' + faces.at(first));
            first = next;
        }
        return parts.join(u", "_s);
    }

    /// Those that speak for themselves, such as hexes, in one line; the others one by one.
    void choices(const Prompt &prompt, const QStringList &names)
    {
        QStringList plain;
        for (qsizetype i = 0; i < prompt.choices.size(); ++i) {
            if (names.value(i) == prompt.choices.at(i))
                plain.append(prompt.choices.at(i));
            else
                m_out << "      " << prompt.choices.at(i) << "  " << names.value(i) << '\n';
        }
        if (!plain.isEmpty())
            m_out << "      " << plain.join(u' ') << '\n';
    }

    const SkirmishSession &m_session;
    const SkirmishState &m_state;
    const SkirmishContext &m_rules;
    SkirmishSpeech m_speech;
    SkirmishViewer m_viewer;
    QTextStream &m_out;
};

} // namespace

void printSkirmish(const SkirmishSession &session, const SkirmishViewer &viewer,
                   CliContext &context)
{
    Printer printer(session, viewer, context);
    printer.table();
    for (const Prompt &prompt : session.prompts()) {
        if (viewer.know(prompt))
            printer.prompt(prompt);
    }
    if (const QString verdict = session.game().verdict(session.state()); !verdict.isEmpty())
        context.out << verdict << '\n';
    context.out << Qt::flush;
}

} // namespace dugout
