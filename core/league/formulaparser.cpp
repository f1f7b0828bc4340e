// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/formulaparser.h"

#include "core/league/formulalanguage.h"
#include "core/league/formulalexer.h"
#include "core/league/formulawords.h"

#include <QCoreApplication>

#include <span>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FormulaWords
{
    Q_DECLARE_TR_FUNCTIONS(PointsFormula)
};

/// A sign or word between two values.
struct Joint
{
    QStringView text;
    FormulaOp op;
};

using Joints = std::span<const Joint>;

constexpr std::array sums{Joint{u"+", FormulaOp::Add}, Joint{u"-", FormulaOp::Subtract}};
constexpr std::array products{Joint{u"*", FormulaOp::Multiply}, Joint{u"/", FormulaOp::Divide}};
constexpr std::array comparisons{
    Joint{u"=", FormulaOp::Equal},        Joint{u"<>", FormulaOp::Unequal},
    Joint{u"!=", FormulaOp::Unequal},     Joint{u"<", FormulaOp::Less},
    Joint{u"<=", FormulaOp::LessEqual},   Joint{u">", FormulaOp::Greater},
    Joint{u">=", FormulaOp::GreaterEqual}};
constexpr std::array ands{Joint{u"and", FormulaOp::And}};
constexpr std::array ors{Joint{u"or", FormulaOp::Or}};

qsizetype placeIn(const QStringList &names, const QString &name)
{
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (names.at(i).compare(name, Qt::CaseInsensitive) == 0)
            return i;
    }
    return -1;
}

/// What a result can be asked for, in the language of the moment.
QStringList wordsOfTheMoment()
{
    QStringList words;
    for (const QString &each : formulaWords())
        words.append(formulaWordIn(currentLanguage(), each));
    return words;
}

class Parser
{
public:
    Parser(std::vector<FormulaToken> tokens, const QStringList &columns)
        : m_tokens(std::move(tokens))
        , m_columns(columns)
    { }

    Result<FormulaTree> run()
    {
        (void)disjunction();
        if (!m_error && now().kind != FormulaToken::Kind::End)
            fail(FormulaWords::tr("\"%1\" is not expected here.").arg(now().text));
        if (m_error)
            return *m_error;
        return std::move(m_tree);
    }

private:
    using Level = int (Parser::*)();

    [[nodiscard]] const FormulaToken &now() const { return m_tokens[m_next]; }
    void go() { m_next += now().kind == FormulaToken::Kind::End ? 0U : 1U; }

    [[nodiscard]] bool isNow(QStringView text) const
    {
        return now().kind != FormulaToken::Kind::Number
            && now().text.compare(text, Qt::CaseInsensitive) == 0;
    }

    /// After an error nothing more is read: only the first one is told.
    int fail(const QString &sentence) { return failAt(now().place, sentence); }

    int failAt(int place, const QString &sentence)
    {
        if (!m_error)
            m_error = formulaError(place, sentence);
        m_next = m_tokens.size() - 1;
        return -1;
    }

    int add(FormulaOp op, std::array<int, 3> parts, const Rational &number = {}, int index = 0)
    {
        m_tree.push_back({op, number, index, parts});
        return static_cast<int>(m_tree.size()) - 1;
    }

    [[nodiscard]] const Joint *jointNow(Joints joints) const
    {
        for (const Joint &joint : joints) {
            if (isNow(joint.text))
                return &joint;
        }
        return nullptr;
    }

    /// Values of the tighter level, joined from left to right.
    int joined(Joints joints, Level tighter)
    {
        int left = (this->*tighter)();
        while (const Joint *joint = m_error ? nullptr : jointNow(joints)) {
            go();
            const int right = (this->*tighter)();
            left = add(joint->op, {left, right, -1});
        }
        return left;
    }

    int disjunction() { return joined(ors, &Parser::conjunction); }
    int conjunction() { return joined(ands, &Parser::negation); }
    int sum() { return joined(sums, &Parser::product); }
    int product() { return joined(products, &Parser::signedValue); }

    int negation()
    {
        if (!isNow(u"not"))
            return comparison();
        go();
        return deeper(&Parser::negation, [this](int part) {
            return add(FormulaOp::Not, {part, -1, -1});
        });
    }

    int comparison()
    {
        const int left = sum();
        const Joint *joint = m_error ? nullptr : jointNow(comparisons);
        if (!joint)
            return left;
        go();
        const int right = sum();
        if (!m_error && jointNow(comparisons))
            return fail(FormulaWords::tr("two comparisons are joined by \"and\"."));
        return add(joint->op, {left, right, -1});
    }

    int signedValue()
    {
        const bool negative = isNow(u"-");
        if (!negative && !isNow(u"+"))
            return value();
        go();
        return deeper(&Parser::signedValue, [this, negative](int part) {
            return negative ? add(FormulaOp::Negate, {part, -1, -1}) : part;
        });
    }

    int value()
    {
        const FormulaToken token = now();
        if (token.kind == FormulaToken::Kind::Number) {
            go();
            return add(FormulaOp::Number, {-1, -1, -1}, token.number);
        }
        if (isNow(u"(")) {
            go();
            return deeper(&Parser::disjunction, [this](int part) {
                expect(u")"_s);
                return part;
            });
        }
        const bool isJoint = jointNow(ands) || jointNow(ors) || isNow(u"not");
        if (token.kind == FormulaToken::Kind::Name && !isJoint)
            return named(token);
        return fail(FormulaWords::tr("a value is missing here."));
    }

    int named(const FormulaToken &token)
    {
        go();
        for (const FormulaFunction &function : formulaFunctions()) {
            if (function.name.compare(token.text, Qt::CaseInsensitive) == 0)
                return called(function, token.place);
        }
        if (const qsizetype word = placeIn(formulaWords(), token.text); word >= 0)
            return add(FormulaOp::Word, {-1, -1, -1}, {}, static_cast<int>(word));
        if (const qsizetype column = placeIn(m_columns, token.text); column >= 0)
            return add(FormulaOp::Column, {-1, -1, -1}, {}, static_cast<int>(column));
        return failAt(token.place,
                      FormulaWords::tr("there is no word \"%1\"; the words are %2.")
                          .arg(token.text, (wordsOfTheMoment() + m_columns).join(u", "_s)));
    }

    int called(const FormulaFunction &function, int place)
    {
        expect(u"("_s);
        std::vector<int> parts;
        const int whole = deeper(&Parser::disjunction, [this, &parts](int part) {
            parts.push_back(part);
            while (!m_error && isNow(u",")) {
                go();
                parts.push_back(disjunction());
            }
            expect(u")"_s);
            return part;
        });
        if (m_error)
            return whole;
        const auto count = static_cast<int>(parts.size());
        if (count < function.least || count > function.most)
            return failAt(place, countSentence(function));
        return applied(function.op, parts);
    }

    /// Of more than two values, the least is the least of the first two and the rest.
    int applied(FormulaOp op, const std::vector<int> &parts)
    {
        if (op != FormulaOp::Min && op != FormulaOp::Max)
            return add(
                op, {parts[0], parts.size() > 1 ? parts[1] : -1, parts.size() > 2 ? parts[2] : -1});
        int whole = parts.front();
        for (size_t i = 1; i < parts.size(); ++i)
            whole = add(op, {whole, parts[i], -1});
        return whole;
    }

    static QString countSentence(const FormulaFunction &function)
    {
        if (function.most == 1)
            return FormulaWords::tr("%1 takes one value.").arg(function.name);
        if (function.most == 3)
            return FormulaWords::tr("%1 takes three values: a condition, what it gives, and what "
                                    "else.")
                .arg(function.name);
        return FormulaWords::tr("%1 takes two values or more.").arg(function.name);
    }

    void expect(const QString &sign)
    {
        if (m_error)
            return;
        if (isNow(sign))
            go();
        else
            fail(FormulaWords::tr("\"%1\" is missing here.").arg(sign));
    }

    template<typename Then>
    int deeper(Level level, Then then)
    {
        if (m_depth >= deepestFormula)
            return fail(FormulaWords::tr("too many brackets or signs lie inside each other."));
        ++m_depth;
        const int part = (this->*level)();
        const int whole = m_error ? -1 : then(part);
        --m_depth;
        return whole;
    }

    std::vector<FormulaToken> m_tokens;
    const QStringList &m_columns;
    size_t m_next = 0;
    int m_depth = 0;
    FormulaTree m_tree;
    std::optional<Error> m_error;
};

} // namespace

Result<FormulaTree> parseFormula(const QString &formula, const QStringList &columns)
{
    if (formula.size() > longestFormula)
        return Error{ErrorCode::BadFormula,
                     FormulaWords::tr("A formula has at most %1 characters.").arg(longestFormula),
                     {}};
    auto tokens = formulaTokens(formula);
    if (!tokens)
        return tokens.error();
    for (FormulaToken &each : *tokens) {
        if (each.kind == FormulaToken::Kind::Name)
            each.text = englishFormulaWord(each.text, columns);
    }
    return Parser(*std::move(tokens), columns).run();
}

} // namespace dugout
