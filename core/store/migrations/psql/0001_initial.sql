-- Released migrations are never edited: add the next number instead.

CREATE TABLE meta (
    key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Teams, leagues, collections: edited as a whole, guarded by the revision.
CREATE TABLE document (
    kind TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL CHECK (revision > 0),
    modified_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
);

CREATE INDEX document_by_time ON document (kind, modified_ms);

-- A game and its events. entry_count is also the last seq, because entries have no gaps.
CREATE TABLE journal (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    title TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    entry_count BIGINT NOT NULL CHECK (entry_count >= 0),
    setup TEXT NOT NULL
);

CREATE INDEX journal_by_time ON journal (created_ms);

CREATE TABLE journal_entry (
    journal_id TEXT COLLATE "C" NOT NULL REFERENCES journal (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL CHECK (seq > 0),
    group_seq BIGINT NOT NULL CHECK (group_seq > 0 AND group_seq <= seq),
    at_ms BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    payload_version INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (journal_id, seq)
);
