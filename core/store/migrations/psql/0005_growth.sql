-- Released migrations are never edited: add the next number instead.

-- The items of a list that only ever becomes longer, such as those who left a team: one row each,
-- so that saving the document costs the same however long the list is. A document that an earlier
-- release kept holds its list in the body until it is saved again.
CREATE TABLE document_item (
    kind TEXT COLLATE "C" NOT NULL,
    document_id TEXT COLLATE "C" NOT NULL,
    place BIGINT NOT NULL,
    item_id TEXT COLLATE "C" NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, document_id, place),
    FOREIGN KEY (kind, document_id) REFERENCES document (kind, id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX document_item_by_id ON document_item (kind, document_id, item_id);

-- The first so many entries of a game, packed since it was finished. Those that came later, because
-- somebody corrected it or took something back, are in journal_entry until it is finished again.
CREATE TABLE journal_pack (
    journal_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES journal (id) ON DELETE CASCADE,
    entries BIGINT NOT NULL CHECK (entries > 0),
    bytes BYTEA NOT NULL
);
