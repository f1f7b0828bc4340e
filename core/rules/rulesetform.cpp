// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetform.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A text says itself in which languages it is; nothing else has such fields only.
bool isText(const QJsonObject &object)
{
    const auto isLanguage
        = [](const QString &key) { return key == u"es"_s || key == u"en"_s || key == u"de"_s; };
    const QStringList keys = object.keys();
    return !keys.isEmpty() && std::all_of(keys.begin(), keys.end(), isLanguage);
}

QJsonObject inEveryLanguage(QJsonObject text, const std::vector<Language> &spoken)
{
    const auto isSpoken = [&spoken](Language language) {
        return std::find(spoken.begin(), spoken.end(), language) != spoken.end();
    };
    const Language common = isSpoken(Language::English) ? Language::English : spoken.front();
    const QJsonValue words = text.value(languageCode(common));
    for (const Language each : allLanguages) {
        // What the ruleset speaks and does not say is still missing.
        if (!isSpoken(each))
            text.insert(languageCode(each), words);
    }
    return text;
}

} // namespace

RulesetForm rulesetForm(const QJsonObject &manifest)
{
    RulesetForm form;
    if (manifest.value("format"_L1).toInt() == int(LayerForm::Rows))
        form.layers = LayerForm::Rows;
    const QJsonObject name = manifest.value("name"_L1).toObject();
    for (const Language each : allLanguages) {
        if (name.contains(languageCode(each)))
            form.languages.push_back(each);
    }
    // Without a name, that is what is complained about.
    if (form.languages.empty())
        form.languages.assign(allLanguages.begin(), allLanguages.end());
    return form;
}

QJsonValue withEveryLanguage(const QJsonValue &value, const std::vector<Language> &spoken)
{
    if (spoken.size() == allLanguages.size())
        return value;
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        for (auto &&element : list)
            element = withEveryLanguage(element, spoken);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    if (isText(object))
        return inEveryLanguage(object, spoken);
    for (auto &&field : object)
        field = withEveryLanguage(field, spoken);
    return object;
}

} // namespace dugout
