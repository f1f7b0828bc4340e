// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/fieldlog.h"

#include <algorithm>

namespace dugout {

namespace {

thread_local FieldLog *log = nullptr;

} // namespace

FieldLog::FieldLog()
{
    log = this;
}

FieldLog::~FieldLog()
{
    log = nullptr;
}

FieldLog *FieldLog::current()
{
    return log;
}

void FieldLog::note(FieldForm form)
{
    const auto known
        = std::find_if(m_fields.begin(), m_fields.end(), [&form](const FieldForm &each) {
              return each.place == form.place && each.key == form.key;
          });
    if (known == m_fields.end())
        m_fields.push_back(std::move(form));
    else if (known->kind == FieldKind::Any)
        *known = std::move(form);
}

} // namespace dugout
