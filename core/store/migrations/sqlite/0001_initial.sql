-- Released migrations are never edited: add the next number instead.

CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Teams, leagues, collections: edited as a whole, guarded by the revision.
CREATE TABLE document (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0),
    modified_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT;

CREATE INDEX document_by_time ON document (kind, modified_ms);

-- A game and its events. entry_count is also the last seq, because entries have no gaps.
CREATE TABLE journal (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    state TEXT NOT NULL,
    entry_count INTEGER NOT NULL CHECK (entry_count >= 0),
    setup TEXT NOT NULL
) STRICT;

CREATE INDEX journal_by_time ON journal (created_ms);

CREATE TABLE journal_entry (
    journal_id TEXT NOT NULL REFERENCES journal (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq > 0),
    group_seq INTEGER NOT NULL CHECK (group_seq > 0 AND group_seq <= seq),
    at_ms INTEGER NOT NULL,
    kind TEXT NOT NULL,
    payload_version INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (journal_id, seq)
) STRICT, WITHOUT ROWID;
