// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/values/complaints.h"

#include "core/text/nearestword.h"

#include <QCoreApplication>

#include <algorithm>

namespace dugout {

namespace {

struct ComplaintWords
{
    Q_DECLARE_TR_FUNCTIONS(Complaint)
};

} // namespace

namespace Complaint {

QString idNeeded()
{
    return ComplaintWords::tr("an id of lower-case letters, digits and hyphens is needed");
}

QString notAnId(const QString &text)
{
    return ComplaintWords::tr("\"%1\" is not an id").arg(text);
}

QString listedTwice(const QString &text)
{
    return ComplaintWords::tr("\"%1\" is listed twice").arg(text);
}

QString textNeeded()
{
    return ComplaintWords::tr("a text is needed");
}

QString textTooLong()
{
    return ComplaintWords::tr("the text is too long");
}

QString textMissingIn(Language language)
{
    return ComplaintWords::tr("the text is missing in \"%1\"").arg(languageCode(language));
}

QString numberMissing()
{
    return ComplaintWords::tr("a number is missing");
}

QString wholeNumberNeeded()
{
    return ComplaintWords::tr("a whole number is needed");
}

QString numberNeeded(int lowest, int highest)
{
    return ComplaintWords::tr("a whole number from %1 to %2 is needed").arg(lowest).arg(highest);
}

QString trueOrFalseNeeded()
{
    return ComplaintWords::tr("true or false is needed");
}

QString listNeeded()
{
    return ComplaintWords::tr("a list is needed");
}

QString objectNeeded()
{
    return ComplaintWords::tr("an object is needed");
}

QString tooMany()
{
    return ComplaintWords::tr("these are too many");
}

QString unknownWord(const QString &word)
{
    return ComplaintWords::tr("\"%1\" is not known here").arg(word);
}

QString wordNeeded(const QString &word, QStringList known)
{
    known.removeAll(QString()); // what is not said at all
    return withMeant(ComplaintWords::tr("one of these is needed: %1").arg(known.join(u", ")), word,
                     known);
}

QString unknownField()
{
    return ComplaintWords::tr("this field is not known here");
}

QString withMeant(const QString &reason, const QString &word, const QStringList &known)
{
    const QString near = nearestWord(word, known);
    return near.isEmpty() ? reason
                          : reason + ComplaintWords::tr("; did you mean \"%1\"?").arg(near);
}

} // namespace Complaint

bool isKebabCase(QStringView text)
{
    if (text.isEmpty() || text.startsWith(u'-') || text.endsWith(u'-'))
        return false;
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-';
    });
}

} // namespace dugout
