-- Released migrations are never edited: add the next number instead.

-- By which rules a game was entered (0: the first release noted nothing), and how a list shows it.
ALTER TABLE journal ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE journal ADD COLUMN rules_fingerprint TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE journal ADD COLUMN standing TEXT NOT NULL DEFAULT '';

-- Matches from before there were results: each is looked at once, and gets one if it is over.
ALTER TABLE journal ADD COLUMN owes_result INTEGER NOT NULL DEFAULT 0;
UPDATE journal SET owes_result = 1 WHERE game = 'match' AND entry_count > 0;
CREATE INDEX journal_owing_a_result ON journal (created_ms) WHERE owes_result = 1;

-- The list of games: those still played first, then the ones touched last.
CREATE INDEX journal_in_list_order ON journal (game, (state = 'finished'), changed_ms DESC, id);

-- Which teams play a game, so that a team's games are found without reading set-ups.
CREATE TABLE journal_team (
    journal_id TEXT COLLATE "C" NOT NULL REFERENCES journal (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    team_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (journal_id, seat)
);

CREATE INDEX journal_team_by_team ON journal_team (team_id);

-- PostgreSQL reads no JSON with the character 0 in it, wherever that is.
INSERT INTO journal_team (journal_id, seat, team_id)
SELECT id, 0, replace(setup, '\u0000', '\u0020')::json #>> '{teams,0,id}' FROM journal
WHERE game = 'match' AND replace(setup, '\u0000', '\u0020')::json #>> '{teams,0,id}' <> '';

INSERT INTO journal_team (journal_id, seat, team_id)
SELECT id, 1, replace(setup, '\u0000', '\u0020')::json #>> '{teams,1,id}' FROM journal
WHERE game = 'match' AND replace(setup, '\u0000', '\u0020')::json #>> '{teams,1,id}' <> '';

-- What a finished game leaves behind. The columns are what lists and tables are made from; the
-- whole result is in the body.
CREATE TABLE result (
    journal_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES journal (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    ruleset TEXT COLLATE "C" NOT NULL,
    league INTEGER NOT NULL CHECK (league IN (0, 1)),
    occasion TEXT COLLATE "C" NOT NULL,
    finished_ms BIGINT NOT NULL,
    winner INTEGER NOT NULL,
    on_sheets INTEGER NOT NULL CHECK (on_sheets IN (0, 1)),
    body TEXT NOT NULL
);

CREATE INDEX result_by_time ON result (finished_ms);

CREATE TABLE result_side (
    journal_id TEXT COLLATE "C" NOT NULL REFERENCES result (journal_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    team_id TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    coach TEXT NOT NULL,
    roster TEXT COLLATE "C" NOT NULL,
    score INTEGER NOT NULL,
    casualties INTEGER NOT NULL,
    value_before INTEGER NOT NULL,
    value_after INTEGER NOT NULL,
    treasury_before INTEGER NOT NULL,
    treasury_after INTEGER NOT NULL,
    fan_factor_before INTEGER NOT NULL,
    fan_factor_after INTEGER NOT NULL,
    sheet_before TEXT COLLATE "C" NOT NULL,
    sheet_after TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (journal_id, seat)
);

CREATE INDEX result_side_by_team ON result_side (team_id);

CREATE TABLE result_player (
    journal_id TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    player_id TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    role TEXT COLLATE "C" NOT NULL,
    touchdowns INTEGER NOT NULL,
    casualties INTEGER NOT NULL,
    completions INTEGER NOT NULL,
    interceptions INTEGER NOT NULL,
    mvps INTEGER NOT NULL,
    points INTEGER NOT NULL,
    kills INTEGER NOT NULL,
    died INTEGER NOT NULL CHECK (died IN (0, 1)),
    PRIMARY KEY (journal_id, seat, player_id),
    FOREIGN KEY (journal_id, seat) REFERENCES result_side (journal_id, seat) ON DELETE CASCADE
);
