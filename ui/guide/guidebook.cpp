// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guidebook.h"

#include "core/files/readfile.h"

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

} // namespace

QStringList GuideBook::chapterFiles()
{
    return {u"first-match"_s, u"teams"_s,    u"matches"_s,        u"leagues"_s,  u"hosting"_s,
            u"phones"_s,      u"skirmish"_s, u"rules"_s,          u"printing"_s, u"commands"_s,
            u"data"_s,        u"windows"_s,  u"troubleshooting"_s};
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

std::vector<GuideHit> GuideBook::find(const GuideSearch &search) const
{
    std::vector<std::pair<GuideSearch::Fit, GuideHit>> found;
    for (const GuideChapter &chapter : m_chapters) {
        const QStringList sections = chapter.markdown.split(u"\n## "_s);
        for (qsizetype i = 0; i < sections.size(); ++i) {
            const QString heading = i == 0 ? QString() : sections.at(i).section(u'\n', 0, 0);
            const auto fit = search.fit(chapter.title, i == 0 ? chapter.title : heading,
                                        sections.at(i).section(u'\n', 1));
            if (fit.words > 0)
                found.push_back({fit, {chapter.id, chapter.title, heading}});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &x, const auto &y) {
        return std::pair(x.first.words, x.first.weight) > std::pair(y.first.words, y.first.weight);
    });
    std::vector<GuideHit> hits;
    for (auto &[fit, hit] : found)
        hits.push_back(std::move(hit));
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
