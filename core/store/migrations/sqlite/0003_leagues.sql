-- Released migrations are never edited: add the next number instead.

-- Where in a league a match counts.
CREATE TABLE result_mark (
    journal_id TEXT NOT NULL PRIMARY KEY REFERENCES journal (id) ON DELETE CASCADE,
    league_id TEXT NOT NULL REFERENCES journal (id) ON DELETE CASCADE,
    season_id TEXT NOT NULL,
    competition_id TEXT NOT NULL,
    division TEXT NOT NULL,
    fixture_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX result_mark_by_league ON result_mark (league_id, season_id, competition_id);

-- What players did, added up as leaderboards ask for it: over a whole league (no season), over a
-- season (no competition) and over a competition, by division. Follows every result that comes and
-- goes.
CREATE TABLE leader (
    league_id TEXT NOT NULL REFERENCES journal (id) ON DELETE CASCADE,
    season_id TEXT NOT NULL,
    competition_id TEXT NOT NULL,
    division TEXT NOT NULL,
    team_id TEXT NOT NULL,
    player_id TEXT NOT NULL,
    team_name TEXT NOT NULL,
    roster TEXT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    matches INTEGER NOT NULL,
    touchdowns INTEGER NOT NULL,
    casualties INTEGER NOT NULL,
    kills INTEGER NOT NULL,
    completions INTEGER NOT NULL,
    interceptions INTEGER NOT NULL,
    mvps INTEGER NOT NULL,
    points INTEGER NOT NULL,
    deaths INTEGER NOT NULL,
    died_ms INTEGER NOT NULL,
    PRIMARY KEY (league_id, season_id, competition_id, division, team_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX leader_who_died ON leader (league_id, season_id, competition_id, died_ms)
    WHERE deaths > 0;

-- Whoever has nothing left goes: found without looking at all the others.
CREATE INDEX leader_without_matches ON leader (matches) WHERE matches <= 0;
