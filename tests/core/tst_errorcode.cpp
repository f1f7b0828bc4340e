// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/result.h"

#include <QSet>
#include <QTest>

#include <type_traits>

using namespace dugout;
using namespace Qt::StringLiterals;

// There is no error without a code, so that none can stand for "nothing".
static_assert(!std::is_default_constructible_v<Error>);
static_assert(!std::is_constructible_v<Error, QString, QString, QString>);

class TestErrorCode final : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeHasItsOwnWord();
    void unknownWordsHaveNoCode();
    void aResultSaysWhatItFailedWith();
};

namespace {

constexpr ErrorCode all[]{
#define CODE(name, word) ErrorCode::name,
#include "core/text/errorcodes.inc"
#undef CODE
};

} // namespace

void TestErrorCode::everyCodeHasItsOwnWord()
{
    QSet<QString> words;
    QString last;
    for (const ErrorCode code : all) {
        const QString word = errorWord(code);
        QVERIFY2(!words.contains(word), qPrintable(word));
        QVERIFY2(last < word, qPrintable(word)); // in their order, so that each is easily found
        words.insert(word);
        last = word;
        QCOMPARE(errorCodeNamed(word), std::optional(code));
        QCOMPARE(isStoreError(code), word.startsWith(u"store."));
    }
    QCOMPARE(errorWord(ErrorCode::StoreNotFound), u"store.not-found"_s);
    QCOMPARE(errorWord(ErrorCode::NoSuchTeam), u"no-such-team"_s);
}

/// As a newer Dugout may have kept them.
void TestErrorCode::unknownWordsHaveNoCode()
{
    QVERIFY(!errorCodeNamed(u"of-next-year"));
    QVERIFY(!errorCodeNamed(u""));
    QCOMPARE(errorWord(std::optional<ErrorCode>()), QString());
}

void TestErrorCode::aResultSaysWhatItFailedWith()
{
    const Result<int> failed = Error{ErrorCode::StoreBusy, u"Busy."_s, {}};
    QVERIFY(!failed);
    QVERIFY(failed.failedWith(ErrorCode::StoreBusy));
    QVERIFY(!failed.failedWith(ErrorCode::StoreAway));
    QVERIFY(isOneOf(failed.error().code, {ErrorCode::StoreAway, ErrorCode::StoreBusy}));
    QVERIFY(!isOneOf(failed.error().code, {ErrorCode::StoreAway}));
    QVERIFY(!Result<int>(1).failedWith(ErrorCode::StoreBusy));
    QVERIFY(!Result<void>().failedWith(ErrorCode::StoreBusy));
    const Result<void> refused = Error{ErrorCode::Usage, u"No."_s, {}};
    QVERIFY(refused.failedWith(ErrorCode::Usage));
}

QTEST_GUILESS_MAIN(TestErrorCode)
#include "tst_errorcode.moc"
