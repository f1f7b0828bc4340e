// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guidebook.h"

#include "core/files/readfile.h"
#include "core/text/searchfold.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype largestChapter = 1024 * 1024;

QString readChapter(const QString &id, Language language)
{
    const auto bytes
        = readFile(u":/guide/%1/%2.md"_s.arg(languageCode(language), id), largestChapter);
    return bytes ? QString::fromUtf8(*bytes) : QString();
}

QString titleOf(const QString &markdown)
{
    return markdown.section(u'\n', 0, 0).mid(2).trimmed();
}

bool holdsAll(const QString &text, const QStringList &words)
{
    const QString folded = foldForSearch(text);
    return std::all_of(words.begin(), words.end(),
                       [&folded](const QString &word) { return folded.contains(word); });
}

} // namespace

QStringList GuideBook::chapterFiles()
{
    return {u"first-match"_s, u"teams"_s,    u"matches"_s,  u"leagues"_s,
            u"hosting"_s,     u"phones"_s,   u"skirmish"_s, u"rules"_s,
            u"printing"_s,    u"commands"_s, u"data"_s,     u"troubleshooting"_s};
}

QString GuideBook::keysChapter()
{
    return u"keys"_s;
}

GuideBook::GuideBook(Language language, const GuideKeys &keys)
{
    const QStringList files = chapterFiles();
    for (const QString &id : files) {
        const QString markdown = readChapter(id, language);
        m_chapters.push_back({id, titleOf(markdown), markdown});
    }
    m_chapters.push_back({keysChapter(), KeysChapter::title(), KeysChapter::markdown(keys)});
}

const GuideChapter &GuideBook::chapter(const QString &id) const
{
    const auto found
        = std::find_if(m_chapters.begin(), m_chapters.end(),
                       [&id](const GuideChapter &chapter) { return chapter.id == id; });
    return found == m_chapters.end() ? m_chapters.front() : *found;
}

std::vector<GuideHit> GuideBook::find(const QString &words) const
{
    const QStringList wanted = foldForSearch(words).split(u' ', Qt::SkipEmptyParts);
    std::vector<GuideHit> hits;
    if (wanted.isEmpty())
        return hits;
    for (const GuideChapter &chapter : m_chapters) {
        const QStringList sections = chapter.markdown.split(u"\n## "_s);
        for (qsizetype i = 0; i < sections.size(); ++i) {
            const QString heading = i == 0 ? QString() : sections.at(i).section(u'\n', 0, 0);
            if (holdsAll(chapter.title + u' ' + sections.at(i), wanted))
                hits.push_back({chapter.id, chapter.title, heading});
        }
    }
    return hits;
}

QString GuideBook::anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower()) {
        if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_')
            anchor += letter;
        else if (letter == u' ')
            anchor += u'-';
    }
    return anchor;
}

GuidePlace GuideBook::placeOf(const QString &link, const QString &chapter)
{
    const QString file = link.section(u'#', 0, 0);
    return {file.isEmpty() ? chapter : file.chopped(file.endsWith(".md"_L1) ? 3 : 0),
            link.section(u'#', 1)};
}

} // namespace dugout
