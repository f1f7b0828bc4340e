-- What the rest is made of. Not for members to call.

-- Somebody began something in a league and neither ends it nor lets others go on: his line is cut. A
-- commissioner may be bringing a league here, which takes as long as it takes; only where nothing comes from
-- him any more, his line is dead and goes too.
CREATE FUNCTION dugout_shared.cut_holder(p_league TEXT) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    holder XID;
    holders XID[];
BEGIN
    SELECT xmax INTO holder FROM dugout_shared.league WHERE id = p_league;
    holders := ARRAY[holder];
    IF NOT EXISTS (SELECT FROM pg_locks WHERE transactionid = holder AND granted) THEN
        holders := ARRAY(SELECT xid FROM pg_get_multixact_members(holder));
    END IF;
    PERFORM pg_terminate_backend(a.pid) FROM pg_stat_activity a
    JOIN pg_locks l ON l.pid = a.pid AND l.locktype = 'transactionid' AND l.mode = 'ExclusiveLock'
        AND l.granted
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM dugout_shared.member m WHERE m.league = p_league
        AND m.person = a.usename AND m.kind = 'commissioner') AS decides) p
    -- Nothing comes from him any more, or all he asks takes longer than others wait for their turn: by one
    -- question or by many, one after the other.
    WHERE l.transactionid = ANY (holders) AND CASE WHEN p.decides
        THEN a.state LIKE 'idle in transaction%' AND a.state_change < clock_timestamp() - interval '8 seconds'
        ELSE a.xact_start < clock_timestamp() - interval '3500 milliseconds' END;
-- Gone meanwhile, or set up by somebody who could not give the right: whoever waits hears that he does.
EXCEPTION WHEN insufficient_privilege OR invalid_parameter_value OR internal_error THEN
    NULL;
END
$$;

-- Nobody takes the places of all others: of more lines than anybody needs who is no commissioner, the oldest
-- that are not at work are cut, whatever the limit of his login says.
CREATE FUNCTION dugout_shared.cut_surplus() RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM pg_terminate_backend(s.pid) FROM (
        SELECT a.pid, a.state, row_number() OVER (PARTITION BY a.usename ORDER BY a.state_change DESC) AS place
        FROM pg_stat_activity a
        WHERE a.datname = current_database() AND a.pid <> pg_backend_pid()
            AND EXISTS (SELECT FROM dugout_shared.member m WHERE m.person = a.usename)
            AND NOT EXISTS (SELECT FROM dugout_shared.member m
                WHERE m.person = a.usename AND m.kind = 'commissioner')) s
    WHERE s.place > (SELECT most FROM dugout_shared.bounds WHERE kind = 'lines') AND s.state = 'idle';
EXCEPTION WHEN insufficient_privilege THEN
    NULL;
END
$$;

-- Who is sent away must not hold the door: what he has begun and not ended is over. Not where he belongs
-- to another league too: nobody lets somebody in to cut what he does there.
CREATE FUNCTION dugout_shared.cut_person(p_league TEXT, p_person TEXT) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM pg_terminate_backend(a.pid) FROM pg_stat_activity a
    JOIN dugout_shared.member m ON m.league = p_league AND m.person = a.usename
    WHERE a.usename = p_person AND a.datname = current_database() AND a.xact_start IS NOT NULL
        AND a.pid <> pg_backend_pid() AND dugout_shared.decides(p_league)
        AND NOT EXISTS (SELECT FROM dugout_shared.member o WHERE o.person = p_person
            AND o.league <> p_league AND o.kind <> 'former');
EXCEPTION WHEN insufficient_privilege THEN
    NULL;
END
$$;

-- Waits for its turn at a league, in the row with all others; who holds it too long is cut meanwhile. What
-- state it is in, or nothing where it did not come to its turn.
CREATE FUNCTION dugout_shared.take_turn(p_league TEXT) RETURNS TEXT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    found_state TEXT;
    patience INTERVAL := least(current_setting('lock_timeout')::interval, interval '5 seconds');
    had TEXT := current_setting('lock_timeout');
    began TIMESTAMPTZ := clock_timestamp();
BEGIN
    -- Its key stays as it is: who only refers to the league keeps nobody waiting.
    SELECT state INTO found_state FROM dugout_shared.league WHERE id = p_league
    FOR NO KEY UPDATE SKIP LOCKED;
    -- Among many tables the turn comes soon: who holds it is looked at only where it does not.
    WHILE found_state IS NULL AND clock_timestamp() < began + patience LOOP
        PERFORM set_config('lock_timeout', '500ms', true);
        BEGIN
            SELECT state INTO found_state FROM dugout_shared.league WHERE id = p_league FOR NO KEY UPDATE;
        EXCEPTION WHEN lock_not_available THEN
            PERFORM dugout_shared.cut_holder(p_league);
        END;
    END LOOP;
    PERFORM set_config('lock_timeout', had, true);
    RETURN found_state;
END
$$;

-- Locks the league, so that one after the other changes it, and refuses who may not. Nobody waits for
-- ever, and who leaves his change half-way loses it.
CREATE FUNCTION dugout_shared.enter(p_league TEXT, p_kinds TEXT[], p_state TEXT) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    found_state TEXT;
BEGIN
    IF NOT EXISTS (SELECT FROM dugout_shared.my_leagues(p_kinds) AS m (id) WHERE m.id = p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    IF current_setting('lock_timeout') = '0' THEN
        PERFORM set_config('lock_timeout', '10s', true);
    END IF;
    -- A line that died in the middle holds nobody up for long; bringing a league has pauses of its own.
    PERFORM set_config('idle_in_transaction_session_timeout',
        CASE p_state WHEN 'moving' THEN '60s' ELSE '8s' END, true);
    IF p_kinds = '{commissioner}' THEN
        PERFORM dugout_shared.cut_surplus();
    END IF;
    found_state := dugout_shared.take_turn(p_league);
    IF found_state IS NULL THEN
        RAISE EXCEPTION 'somebody else is at it' USING ERRCODE = '55P03';
    END IF;
    -- Who waited for his turn may have lost it meanwhile.
    IF NOT EXISTS (SELECT FROM dugout_shared.my_leagues(p_kinds) AS m (id) WHERE m.id = p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    IF found_state <> p_state THEN
        RAISE EXCEPTION 'the league is %', found_state USING ERRCODE = 'DG005';
    END IF;
END
$$;

-- The number that what happens now will have.
CREATE FUNCTION dugout_shared.next_change(p_league TEXT) RETURNS BIGINT
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT changes + 1 FROM dugout_shared.league WHERE id = p_league
$$;

-- Counts what happened and gives the hint; the number is the truth.
CREATE FUNCTION dugout_shared.leave(p_league TEXT) RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    number BIGINT;
BEGIN
    UPDATE dugout_shared.league SET changes = changes + 1 WHERE id = p_league RETURNING changes INTO number;
    PERFORM pg_notify('dugout_' || md5(p_league), number::text);
    RETURN number;
END
$$;

-- Lines at the end of the journal, all of them at once; the number of the last.
CREATE FUNCTION dugout_shared.put_entries(p_league TEXT, p_entries JSONB) RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    had BIGINT;
    number BIGINT;
BEGIN
    UPDATE dugout_shared.league SET entries = entries + jsonb_array_length(p_entries)
    WHERE id = p_league RETURNING entries INTO number;
    had := number - jsonb_array_length(p_entries);
    INSERT INTO dugout_shared.entry (league, seq, at_ms, kind, version, payload, who)
    SELECT p_league, had + nth, (line->>'at')::bigint, line->>'kind', (line->>'version')::integer,
        line->'payload', session_user
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth);
    INSERT INTO dugout_shared.sealed (league, seq, payload)
    SELECT p_league, had + nth, line->'sealed'
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    WHERE jsonb_typeof(line->'sealed') = 'object';
    INSERT INTO dugout_shared.contact (league, seq, place, path, coach, contact)
    SELECT p_league, had + nth, place - 1, each->'path', each->>'coach', each->>'contact'
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth),
        jsonb_array_elements(coalesce(line->'contacts', '[]')) WITH ORDINALITY AS told (each, place);
    RETURN number;
END
$$;

-- A line that the server itself writes, for a coach.
CREATE FUNCTION dugout_shared.put_event(p_league TEXT, p_prompt TEXT, p_values JSONB) RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    now_ms BIGINT := floor(extract(epoch FROM clock_timestamp()) * 1000);
BEGIN
    RETURN dugout_shared.put_entries(p_league, jsonb_build_array(jsonb_build_object('at', now_ms,
        'kind', 'do', 'version', 1, 'payload', jsonb_build_object('kind', 'do',
            'group', jsonb_build_object('at', now_ms, 'events', jsonb_build_array(
                jsonb_build_object('prompt', p_prompt, 'values', p_values)))))));
END
$$;

CREATE FUNCTION dugout_shared.put_fixtures(p_league TEXT, p_fixtures JSONB) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    INSERT INTO dugout_shared.fixture (league, id, home, away, published, needs_winner, in_bracket,
        develops, match, outcome, confirmed)
    SELECT p_league, f.id, f.home, f.away, f.published, coalesce(f.needs_winner, false),
        coalesce(f.in_bracket, false), coalesce(f.develops, true), f.match,
        CASE WHEN jsonb_typeof(f.outcome) = 'object' THEN f.outcome END, f.confirmed
    FROM jsonb_to_recordset(p_fixtures) AS f (id TEXT, home TEXT, away TEXT, published BOOLEAN,
        needs_winner BOOLEAN, in_bracket BOOLEAN, develops BOOLEAN, match TEXT, outcome JSONB,
        confirmed BOOLEAN)
    ON CONFLICT (league, id) DO UPDATE SET home = excluded.home, away = excluded.away,
        published = excluded.published, needs_winner = excluded.needs_winner,
        in_bracket = excluded.in_bracket, develops = excluded.develops, match = excluded.match,
        outcome = excluded.outcome, confirmed = excluded.confirmed;
END
$$;

-- `base` is the revision that somebody saw when he changed it; without it only what the journal says of
-- the team is meant. `p_match` is the match whose end makes the sheet.
CREATE FUNCTION dugout_shared.put_team(p_league TEXT, p_team JSONB, p_match TEXT DEFAULT '') RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    number BIGINT;
BEGIN
    IF p_team->'base' IS NULL THEN
        UPDATE dugout_shared.team SET name = p_team->>'name', locked = (p_team->>'locked')::boolean
        WHERE league = p_league AND id = p_team->>'id' RETURNING revision INTO number;
        IF NOT FOUND THEN
            INSERT INTO dugout_shared.team (league, id, name, locked, changed)
            VALUES (p_league, p_team->>'id', p_team->>'name', (p_team->>'locked')::boolean,
                dugout_shared.next_change(p_league));
        END IF;
        RETURN coalesce(number, 0);
    END IF;
    UPDATE dugout_shared.team SET body = p_team->'body', revision = revision + 1,
        name = coalesce(p_team->>'name', name), changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_team->>'id' AND revision = (p_team->>'base')::bigint
    RETURNING revision INTO number;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the team was changed meanwhile' USING ERRCODE = 'DG001';
    END IF;
    INSERT INTO dugout_shared.team_sheet (league, team, revision, body, who, match)
    VALUES (p_league, p_team->>'id', number, p_team->'body', session_user, p_match);
    RETURN number;
END
$$;

-- Lines of a match from a number on. Those that are there already must be the same.
CREATE FUNCTION dugout_shared.put_match_entries(p_league TEXT, p_match TEXT, p_first BIGINT, p_entries JSONB)
RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    there BIGINT;
    other BIGINT;
BEGIN
    SELECT entries INTO there FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    IF there IS NULL OR p_first < 1 OR p_first > there + 1 THEN
        RAISE EXCEPTION 'these lines do not follow' USING ERRCODE = 'DG001';
    END IF;
    SELECT min(e.seq) INTO other
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    JOIN dugout_shared.match_entry e ON e.league = p_league AND e.match = p_match
        AND e.seq = p_first + nth - 1
    WHERE e.payload IS DISTINCT FROM line->'payload';
    IF other IS NOT NULL THEN
        RAISE EXCEPTION 'line % is another one', other USING ERRCODE = 'DG006';
    END IF;
    INSERT INTO dugout_shared.match_entry (league, match, seq, at_ms, kind, version, payload, who)
    SELECT p_league, p_match, p_first + nth - 1, (line->>'at')::bigint, line->>'kind',
        (line->>'version')::integer, line->'payload', session_user
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    WHERE p_first + nth - 1 > there;
    there := greatest(there, p_first + jsonb_array_length(p_entries) - 1);
    UPDATE dugout_shared.match SET entries = there, changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_match;
    RETURN there;
END
$$;

-- A whole number within bounds, or nothing of it.
CREATE FUNCTION dugout_shared.whole(p_value JSONB, p_low BIGINT, p_high BIGINT) RETURNS BIGINT
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF jsonb_typeof(p_value) IS DISTINCT FROM 'number' OR p_value::numeric <> trunc(p_value::numeric)
        OR p_value::numeric NOT BETWEEN p_low AND p_high THEN
        RAISE EXCEPTION 'not a count' USING ERRCODE = 'DG007';
    END IF;
    RETURN p_value::numeric::bigint;
END
$$;

-- The outcome of a match, made anew of what a coach says, so that nobody's Dugout meets a line it
-- cannot read.
CREATE FUNCTION dugout_shared.clean_outcome(p_outcome JSONB, p_home TEXT, p_away TEXT,
    p_needs_winner BOOLEAN) RETURNS JSONB
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    r JSONB := p_outcome->'result';
    each JSONB;
    columns JSONB := '[]';
    td BIGINT;
    td_against BIGINT;
BEGIN
    IF r->>'home' IS DISTINCT FROM p_home OR r->>'away' IS DISTINCT FROM p_away
        OR p_outcome->>'source' IS DISTINCT FROM 'match'
        OR coalesce(r->>'kind', 'played') <> 'played'
        OR coalesce(r->>'winner', 'neither') NOT IN ('neither', 'home', 'away')
        OR coalesce(r->>'conceded', 'neither') NOT IN ('neither', 'home', 'away')
        OR length(coalesce(p_outcome->>'note', '')) > 400
        OR jsonb_typeof(coalesce(r->'columns', '[]')) <> 'array'
        OR jsonb_array_length(coalesce(r->'columns', '[]')) > 20
        OR jsonb_typeof(coalesce(p_outcome->'homeSigned', 'false')) <> 'boolean'
        OR jsonb_typeof(coalesce(p_outcome->'awaySigned', 'false')) <> 'boolean' THEN
        RAISE EXCEPTION 'this is no end of that match' USING ERRCODE = 'DG007';
    END IF;
    td := dugout_shared.whole(coalesce(r->'td', '0'), 0, 9999);
    td_against := dugout_shared.whole(coalesce(r->'tdAgainst', '0'), 0, 9999);
    IF p_needs_winner AND td = td_against AND coalesce(r->>'winner', 'neither') = 'neither'
        AND coalesce(r->>'conceded', 'neither') = 'neither' THEN
        RAISE EXCEPTION 'this match has a winner' USING ERRCODE = 'DG007';
    END IF;
    FOR each IN SELECT jsonb_array_elements(coalesce(r->'columns', '[]')) LOOP
        IF length(coalesce(each->>'name', '')) NOT BETWEEN 1 AND 40 THEN
            RAISE EXCEPTION 'this is no column' USING ERRCODE = 'DG007';
        END IF;
        columns := columns || jsonb_build_array(jsonb_build_object('name', each->>'name',
            'home', dugout_shared.whole(each->'home', -9999, 9999),
            'away', dugout_shared.whole(each->'away', -9999, 9999)));
    END LOOP;
    RETURN jsonb_build_object(
        'result', jsonb_build_object(
            'round', dugout_shared.whole(coalesce(r->'round', '0'), 0, 9999),
            'home', p_home, 'away', p_away, 'kind', 'played', 'td', td, 'tdAgainst', td_against,
            'cas', dugout_shared.whole(coalesce(r->'cas', '0'), 0, 9999),
            'casAgainst', dugout_shared.whole(coalesce(r->'casAgainst', '0'), 0, 9999),
            'winner', coalesce(r->>'winner', 'neither'),
            'conceded', coalesce(r->>'conceded', 'neither'), 'columns', columns),
        'source', 'match',
        'at', dugout_shared.whole(coalesce(p_outcome->'at', '0'), 0, 100000000000000),
        'homeValue', dugout_shared.whole(coalesce(p_outcome->'homeValue', '0'), -100000000, 100000000),
        'awayValue', dugout_shared.whole(coalesce(p_outcome->'awayValue', '0'), -100000000, 100000000),
        'homeSigned', coalesce(p_outcome->'homeSigned', 'false'),
        'awaySigned', coalesce(p_outcome->'awaySigned', 'false'),
        'note', coalesce(p_outcome->>'note', ''));
END
$$;

-- Who stands by a result is the server's own word: a login speaks for the teams it coaches, and the
-- commissioner for whoever sat at his table. That both said so at the table of one of them is kept as
-- what it is, with whose table it was.
CREATE FUNCTION dugout_shared.in_his_word(p_league TEXT, p_person TEXT, p_home TEXT, p_away TEXT,
    p_outcome JSONB) RETURNS JSONB
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    m dugout_shared.member;
    home_said BOOLEAN := (p_outcome->>'homeSigned')::boolean;
    away_said BOOLEAN := (p_outcome->>'awaySigned')::boolean;
BEGIN
    SELECT * INTO m FROM dugout_shared.member WHERE league = p_league AND person = p_person;
    RETURN p_outcome || jsonb_build_object(
        'homeSigned', home_said AND coalesce(m.kind = 'commissioner'
            OR (m.kind = 'coach' AND p_home = ANY (m.teams)), false),
        'awaySigned', away_said AND coalesce(m.kind = 'commissioner'
            OR (m.kind = 'coach' AND p_away = ANY (m.teams)), false),
        'deliveredBy', p_person, 'atTable', home_said AND away_said,
        'disputed', 'neither', 'dispute', '');
END
$$;

-- Coaches change nothing of it any more: both stood by it, each for himself or at one table, or it is
-- the commissioner's.
CREATE FUNCTION dugout_shared.is_closed(p_outcome JSONB) RETURNS BOOLEAN
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT p_outcome->>'source' <> 'match' OR (p_outcome->>'atTable')::boolean IS TRUE
        OR ((p_outcome->>'homeSigned')::boolean AND (p_outcome->>'awaySigned')::boolean)
$$;

-- What a side is worth after a match; a rating only where its edition has them.
CREATE FUNCTION dugout_shared.clean_figures(p_side JSONB) RETURNS JSONB
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT jsonb_build_object(
        'value', dugout_shared.whole(p_side->'value', -100000000, 100000000),
        'fanFactor', dugout_shared.whole(p_side->'fanFactor', -1000, 1000),
        'treasury', dugout_shared.whole(p_side->'treasury', -100000000, 100000000))
        || CASE WHEN p_side ? 'rating'
            THEN jsonb_build_object('rating', dugout_shared.whole(p_side->'rating', -100000000, 100000000))
            ELSE '{}' END
$$;

-- How every delivery begins: who may not is refused, and what was answered when it came before is
-- answered again; null the first time. Looked up only once the league is locked.
CREATE FUNCTION dugout_shared.begin_delivery(p_league TEXT, p_delivery TEXT, p_kinds TEXT[]) RETURNS JSONB
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, p_kinds, 'open');
    RETURN (SELECT answer FROM dugout_shared.receipt WHERE league = p_league AND id = p_delivery);
END
$$;

-- And how it ends: counted, and with a receipt.
CREATE FUNCTION dugout_shared.end_delivery(p_league TEXT, p_delivery TEXT, p_done TEXT) RETURNS JSONB
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    v_answer JSONB := jsonb_build_object('done', p_done, 'changes', dugout_shared.leave(p_league));
BEGIN
    INSERT INTO dugout_shared.receipt (league, id, answer, who)
    VALUES (p_league, p_delivery, v_answer, session_user);
    RETURN v_answer;
END
$$;
