// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/datatree.h"

#include "core/exchange/foreign/xmlbounds.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringDecoder>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct DataTree
{
    Q_DECLARE_TR_FUNCTIONS(DataTree)
};

Error tooDeep()
{
    return {ErrorCode::TooDeep,
            DataTree::tr("This file is nested deeper than any team is; it is not read."),
            {}};
}

Error tooMany()
{
    return {ErrorCode::TooMany,
            DataTree::tr("This file holds more than any team does; it is not read."),
            {}};
}

Error wrongEncoding(const QString &detail)
{
    return {ErrorCode::WrongEncoding,
            DataTree::tr("The letters of this file are not written in the encoding it claims."),
            detail};
}

Error damaged(qint64 line, const QString &detail)
{
    return {ErrorCode::DamagedFile,
            DataTree::tr("This file is damaged or cut off; line %1 cannot be read.").arg(line),
            detail};
}

Error ownDeclarations()
{
    return {ErrorCode::OwnEntities,
            DataTree::tr("This file declares XML entities of its own, which no team needs; it is "
                         "not read."),
            {}};
}

/// Builds the tree from a stream without recursion, counting as it goes.
class XmlTreeBuilder
{
public:
    explicit XmlTreeBuilder(const QByteArray &bytes)
        : m_reader(bytes)
    {
        m_reader.setNamespaceProcessing(false);
        m_reader.setEntityExpansionLimit(64);
    }

    [[nodiscard]] Result<DataNode> build()
    {
        while (!m_reader.atEnd()) {
            if (const auto refused = take(m_reader.readNext()))
                return *refused;
        }
        if (m_reader.hasError())
            return failure();
        if (m_root.children.size() != 1)
            return damaged(1, {});
        return std::move(m_root.children.front());
    }

private:
    [[nodiscard]] std::optional<Error> take(QXmlStreamReader::TokenType token)
    {
        switch (token) {
        case QXmlStreamReader::DTD:
            if (!m_reader.entityDeclarations().isEmpty() || m_reader.text().contains(u"ENTITY"_s))
                return ownDeclarations();
            return std::nullopt;
        case QXmlStreamReader::StartElement:
            return open();
        case QXmlStreamReader::Characters:
            current().text += m_reader.text();
            return std::nullopt;
        case QXmlStreamReader::EndElement:
            current().text = current().text.trimmed();
            m_path.pop_back();
            return std::nullopt;
        default:
            return std::nullopt;
        }
    }

    [[nodiscard]] std::optional<Error> open()
    {
        if (m_path.size() >= datalimits::depth)
            return tooDeep();
        const auto attributes = m_reader.attributes();
        m_count += 1 + static_cast<int>(attributes.size());
        if (m_count > datalimits::nodes)
            return tooMany();
        DataNode node{m_reader.name().toString(), {}, {}};
        for (const QXmlStreamAttribute &attribute : attributes)
            node.children.push_back(
                {attribute.qualifiedName().toString(), attribute.value().toString(), {}});
        std::vector<DataNode> &siblings = current().children;
        siblings.push_back(std::move(node));
        m_path.push_back(siblings.size() - 1);
        return std::nullopt;
    }

    /// Nodes move while their parents grow, so the way to the open one is kept as positions.
    [[nodiscard]] DataNode &current()
    {
        DataNode *node = &m_root;
        for (const size_t row : m_path)
            node = &node->children[row];
        return *node;
    }

    [[nodiscard]] Error failure() const
    {
        const QString detail = m_reader.errorString();
        // Qt has no code of its own for these two; its sentences are not translated in core.
        if (detail.contains(u"ncoding"_s) || detail.contains(u"ncoded"_s))
            return wrongEncoding(detail);
        return damaged(m_reader.lineNumber(), detail);
    }

    QXmlStreamReader m_reader;
    DataNode m_root;
    std::vector<size_t> m_path;
    int m_count = 0;
};

QString jsonText(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (!value.isDouble())
        return {};
    const double number = value.toDouble();
    const auto whole = static_cast<qint64>(std::clamp(number, -9e15, 9e15));
    return static_cast<double>(whole) == number ? QString::number(whole) : QString::number(number);
}

std::optional<Error> addJson(DataNode &node, const QJsonValue &value, int depth, int &count)
{
    if (depth > datalimits::depth)
        return tooDeep();
    if (++count > datalimits::nodes)
        return tooMany();
    node.text = jsonText(value);
    const auto add = [&](const QString &name, const QJsonValue &child) {
        node.children.push_back({name, {}, {}});
        return addJson(node.children.back(), child, depth + 1, count);
    };
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (auto refused = add(it.key(), it.value()))
                return refused;
        }
    }
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (const QJsonValue item : array) {
            if (auto refused = add({}, item))
                return refused;
        }
    }
    return std::nullopt;
}

} // namespace

const DataNode *DataNode::child(QStringView wanted) const
{
    for (const DataNode &each : children) {
        if (each.name == wanted)
            return &each;
    }
    return nullptr;
}

Error fileTooLarge()
{
    return {ErrorCode::TooLarge, DataTree::tr("The file is too large for a team."), {}};
}

Result<DataNode> parseXml(const QByteArray &bytes)
{
    if (bytes.size() > datalimits::bytes)
        return fileTooLarge();
    switch (xmlBounds(bytes)) {
    case XmlBounds::TooManyAttributes:
        return tooMany();
    case XmlBounds::OwnDeclarations:
        return ownDeclarations();
    case XmlBounds::UnknownEncoding:
        return wrongEncoding({});
    case XmlBounds::Kept:
        break;
    }
    return XmlTreeBuilder(bytes).build();
}

Result<DataNode> parseJson(const QByteArray &bytes)
{
    if (bytes.size() > datalimits::bytes)
        return fileTooLarge();
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    if (const QString text = decoder(bytes); decoder.hasError())
        return wrongEncoding({});
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error == QJsonParseError::DeepNesting)
        return tooDeep();
    if (error.error != QJsonParseError::NoError)
        return damaged(bytes.left(error.offset).count('\n') + 1, error.errorString());
    DataNode root;
    int count = 0;
    const QJsonValue top
        = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    if (const auto refused = addJson(root, top, 0, count))
        return *refused;
    return root;
}

} // namespace dugout
