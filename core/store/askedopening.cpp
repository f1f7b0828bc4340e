// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/askedopening.h"

#include "core/store/storerestore.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// One attempt after the other, until it opens or the coach has had enough.
class Opening
{
public:
    Opening(StoreLocation &location, StoreOptions &options, const BackupShelf &shelf,
            OpeningQuestions &questions)
        : m_location(location)
        , m_options(options)
        , m_shelf(shelf)
        , m_questions(questions)
    { }

    /// Whether another attempt may go better; an error when what was asked for could not be done.
    [[nodiscard]] Result<bool> seeTo(const Error &problem)
    {
        if (problem.code == ErrorCode::StoreOtherComputer)
            return goOn(problem);
        if (problem.code == ErrorCode::StorePassword)
            return askForPassword(problem);
        if (problem.code == ErrorCode::StoreReadOnly)
            return lookOnly(problem);
        if (problem.code == ErrorCode::StoreDamaged || problem.code == ErrorCode::StoreEmpty
            || problem.code == ErrorCode::StoreForeign)
            return findWayOut(problem);
        return false;
    }

private:
    [[nodiscard]] bool goOn(const Error &problem)
    {
        if (m_options.takeOver) // that did not help
            return false;
        m_options.takeOver = m_questions.goesOn(problem);
        return m_options.takeOver;
    }

    /// Only where there is something to look at.
    [[nodiscard]] bool lookOnly(const Error &problem)
    {
        StoreOptions reading = m_options;
        reading.access = StoreOptions::Access::Reader;
        if (m_options.access == reading.access || !Store::open(m_location, reading)
            || !m_questions.looksOnly(problem))
            return false;
        m_options = reading;
        return true;
    }

    [[nodiscard]] bool askForPassword(const Error &problem)
    {
        const auto answer = m_questions.password(m_location, problem);
        if (answer)
            m_location.password = *answer;
        return answer.has_value();
    }

    [[nodiscard]] Result<bool> findWayOut(const Error &problem)
    {
        if (m_location.engine != StoreLocation::Engine::Sqlite)
            return false;
        const auto copy = lastGoodCopy(m_shelf);
        const bool isEmpty = problem.code == ErrorCode::StoreEmpty;
        if (!copy && !isEmpty)
            return false;
        switch (m_questions.wayOut(problem, copy, isEmpty)) {
        case OpeningQuestions::Way::LastGoodCopy:
            return restore(copy);
        case OpeningQuestions::Way::BeginAnew:
            m_options.fillEmpty = isEmpty;
            return isEmpty;
        case OpeningQuestions::Way::Quit:
            break;
        }
        return false;
    }

    [[nodiscard]] Result<bool> restore(const std::optional<BackupCopy> &copy)
    {
        if (!copy)
            return false;
        const auto done = restoreCopy(m_location, copy->path, {true, m_options.takeOver});
        if (!done)
            return done.error();
        return true;
    }

    StoreLocation &m_location;
    StoreOptions &m_options;
    const BackupShelf &m_shelf;
    OpeningQuestions &m_questions;
};

} // namespace

Result<std::unique_ptr<Store>> openAsking(StoreLocation &location, StoreOptions options,
                                          const BackupShelf &shelf, OpeningQuestions &questions)
{
    Opening opening(location, options, shelf, questions);
    for (;;) {
        auto store = Store::open(location, options);
        if (store)
            return store;
        const auto again = opening.seeTo(store.error());
        if (!again)
            return again.error();
        if (!*again)
            return store.error();
    }
}

} // namespace dugout
