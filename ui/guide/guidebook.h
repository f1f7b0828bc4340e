// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "ui/guide/guidekeys.h"
#include "ui/guide/guidesearch.h"

#include <QStringList>

#include <vector>

namespace dugout {

struct GuideChapter
{
    QString id; ///< the name of its file
    QString title;
    QString markdown;
};

/// Where words were found: in a section of a chapter, or above its first one.
struct GuideHit
{
    QString chapter;
    QString title;
    QString section; ///< its heading; empty above the first one
};

/// What a link may lead to: a chapter, and a heading in it.
struct GuidePlace
{
    QString chapter;
    QString anchor; ///< empty: its beginning

    bool operator==(const GuidePlace &) const = default;
};

/// The guide in one language, in the order in which it is read; the keys are its last chapter.
class GuideBook
{
public:
    GuideBook(Language language, const GuideKeys &keys);

    /// Those that are files, `first-match` first.
    [[nodiscard]] static QStringList chapterFiles();
    [[nodiscard]] static QString keysChapter();
    [[nodiscard]] const std::vector<GuideChapter> &chapters() const { return m_chapters; }
    /// The first one where there is none of that name.
    [[nodiscard]] const GuideChapter &chapter(const QString &id) const;
    /// The sections that hold any of the words, those with most of them first.
    [[nodiscard]] std::vector<GuideHit> find(const GuideSearch &search) const;

    /// A heading as links name it: "Own dice?" is `own-dice`.
    [[nodiscard]] static QString anchorOf(const QString &heading);
    /// "phones.md#codes", or "#codes" in the chapter itself.
    [[nodiscard]] static GuidePlace placeOf(const QString &link, const QString &chapter);

private:
    std::vector<GuideChapter> m_chapters;
};

} // namespace dugout
