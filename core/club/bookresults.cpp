// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/bookresults.h"

#include "core/play/event.h"
#include "core/text/plaintext.h"

#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A table has no more results than a D66, with room for slips of the pen.
constexpr qsizetype mostTables = 40;
constexpr qsizetype mostResults = 80;

QString bookKind()
{
    return u"book"_s;
}

/// A number at the beginning and what stands behind it.
struct Entered
{
    std::optional<int> number;
    QString words;
};

Entered read(const QString &text)
{
    static const QRegularExpression numbered(uR"(^(\d{1,3})\s*[.,:;=]*\s*(?:[–—-]+\s+)?(\S.*)$)"_s);
    const QString plain = shortened(plainLine(text).trimmed(), longestWords);
    const QRegularExpressionMatch match = numbered.match(plain);
    if (match.hasMatch())
        return {match.captured(1).toInt(), match.captured(2)};
    bool isNumber = false;
    (void)plain.toInt(&isNumber);
    return {std::nullopt, isNumber ? QString() : plain};
}

QString written(int number, const QString &words)
{
    return u"%1 %2"_s.arg(number).arg(words);
}

} // namespace

void BookResults::learn(const QString &table, const QString &entered)
{
    const Entered result = read(entered);
    if (table.isEmpty() || result.words.isEmpty()
        || (!m_pages.contains(table) && m_pages.size() >= mostTables))
        return;
    Page &page = m_pages[table];
    if (result.number) {
        if (page.byNumber.contains(*result.number) || page.byNumber.size() < mostResults)
            page.byNumber.insert(*result.number, result.words);
    } else if (!page.words.contains(result.words) && page.words.size() < mostResults) {
        page.words.append(result.words);
    }
}

QStringList BookResults::of(const QString &table) const
{
    const Page page = m_pages.value(table);
    QStringList all;
    for (auto each = page.byNumber.begin(); each != page.byNumber.end(); ++each)
        all.append(written(each.key(), each.value()));
    return all + page.words;
}

QString BookResults::at(const QString &table, int number) const
{
    const Page page = m_pages.value(table);
    const auto found = page.byNumber.constFind(number);
    return found == page.byNumber.constEnd() ? QString() : written(number, *found);
}

QJsonObject BookResults::toJson() const
{
    QJsonObject object;
    for (auto page = m_pages.begin(); page != m_pages.end(); ++page)
        object.insert(page.key(), QJsonArray::fromStringList(of(page.key())));
    return object;
}

BookResults BookResults::fromJson(const QJsonObject &object)
{
    BookResults results;
    for (auto page = object.begin(); page != object.end(); ++page) {
        for (const QJsonValue &each : page->toArray())
            results.learn(page.key(), each.toString());
    }
    return results;
}

BookResults loadBook(DocumentStore &documents, const QString &edition)
{
    const auto document = documents.read(bookKind(), DocumentId(edition));
    return document ? BookResults::fromJson(document->body) : BookResults{};
}

void keepInBook(DocumentStore &documents, const QString &edition, const QString &table,
                const QString &entered, qint64 nowMs)
{
    Document document;
    if (auto kept = documents.read(bookKind(), DocumentId(edition)))
        document = *std::move(kept);
    const BookResults before = BookResults::fromJson(document.body);
    BookResults results = before;
    results.learn(table, entered);
    if (results == before)
        return;
    document.summary.kind = bookKind();
    document.summary.id = DocumentId(edition);
    document.summary.name = edition;
    document.summary.modifiedMs = nowMs;
    document.body = results.toJson();
    (void)documents.save({document});
}

} // namespace dugout
