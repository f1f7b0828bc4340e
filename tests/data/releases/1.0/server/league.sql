--
-- PostgreSQL database cluster dump
--


SET default_transaction_read_only = off;

SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;

--
-- Roles
--

CREATE ROLE anna;
ALTER ROLE anna WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 12;
CREATE ROLE bea;
ALTER ROLE bea WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 12;
CREATE ROLE ben;
ALTER ROLE ben WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 12;
CREATE ROLE bia;
ALTER ROLE bia WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 12;
CREATE ROLE bob;
ALTER ROLE bob WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 12;
CREATE ROLE dugout_founder_league1;
ALTER ROLE dugout_founder_league1 WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB NOLOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE dugout_keeper_league1;
ALTER ROLE dugout_keeper_league1 WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB NOLOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE dugout_member_league1;
ALTER ROLE dugout_member_league1 WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB NOLOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE rita;
ALTER ROLE rita WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 12;

--
-- User Configurations
--


--
-- Role memberships
--

GRANT dugout_founder_league1 TO anna GRANTED BY coach;
GRANT dugout_member_league1 TO bea GRANTED BY dugout_keeper_league1;
GRANT dugout_member_league1 TO ben GRANTED BY dugout_keeper_league1;
GRANT dugout_member_league1 TO bia GRANTED BY dugout_keeper_league1;
GRANT dugout_member_league1 TO bob GRANTED BY dugout_keeper_league1;
GRANT dugout_member_league1 TO dugout_founder_league1 GRANTED BY coach;
GRANT dugout_member_league1 TO dugout_keeper_league1 WITH ADMIN OPTION GRANTED BY coach;
GRANT dugout_member_league1 TO rita GRANTED BY dugout_keeper_league1;
GRANT pg_read_all_stats TO dugout_keeper_league1 GRANTED BY coach;
GRANT pg_signal_backend TO dugout_keeper_league1 GRANTED BY coach;





--
-- PostgreSQL database cluster dump complete
--

--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: league1; Type: DATABASE; Schema: -; Owner: coach
--

CREATE DATABASE league1 WITH TEMPLATE = template0 ENCODING = 'UTF8' LOCALE_PROVIDER = libc LOCALE = 'C';


ALTER DATABASE league1 OWNER TO coach;

\connect league1

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: league1; Type: DATABASE PROPERTIES; Schema: -; Owner: coach
--

ALTER DATABASE league1 SET idle_in_transaction_session_timeout TO '60s';
ALTER DATABASE league1 SET temp_file_limit TO '1GB';


\connect league1

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: dugout_shared; Type: SCHEMA; Schema: -; Owner: dugout_keeper_league1
--

CREATE SCHEMA dugout_shared;


ALTER SCHEMA dugout_shared OWNER TO dugout_keeper_league1;

--
-- Name: act(text, text, bigint, jsonb, jsonb, jsonb, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    each JSONB;
    known JSONB;
BEGIN
    IF NOT dugout_shared.decides(p_league) THEN
        RETURN dugout_shared.arrange_fixture(p_league, p_delivery, p_entries);
    END IF;
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND entries = p_first - 1) THEN
        RAISE EXCEPTION 'somebody was faster' USING ERRCODE = 'DG001';
    END IF;
    PERFORM dugout_shared.put_entries(p_league, p_entries);
    PERFORM dugout_shared.put_fixtures(p_league, p_fixtures);
    FOR each IN SELECT jsonb_array_elements(p_teams) LOOP
        PERFORM dugout_shared.put_team(p_league, each);
    END LOOP;
    UPDATE dugout_shared.league SET title = p_title, standing = p_standing WHERE id = p_league;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: add_match_entries(text, text, bigint, jsonb, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    m dugout_shared.match;
    there BIGINT;
    has_more BOOLEAN;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner,coach}', 'open');
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.may_play(p_league, m.home, m.away);
    has_more := m.entries < p_first + jsonb_array_length(p_entries) - 1;
    IF has_more OR (m.state = 'running' AND m.standing IS DISTINCT FROM p_standing) THEN
        PERFORM dugout_shared.may_add(p_league, m);
        IF dugout_shared.is_played_elsewhere(p_league, p_match) THEN
            RAISE EXCEPTION 'it is played at another table' USING ERRCODE = 'DG011';
        END IF;
    END IF;
    there := dugout_shared.put_match_entries(p_league, p_match, p_first, p_entries);
    IF there > m.entries OR (m.state = 'running' AND m.standing IS DISTINCT FROM p_standing) THEN
        UPDATE dugout_shared.match SET standing = p_standing
        WHERE league = p_league AND id = p_match AND state = 'running';
        PERFORM dugout_shared.leave(p_league);
    END IF;
    RETURN there;
END
$$;


ALTER FUNCTION dugout_shared.add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: arrange_fixture(text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.arrange_fixture(p_league text, p_delivery text, p_entries jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    v_events JSONB := p_entries->0->'payload'->'group'->'events';
    v_said JSONB := v_events->0->'values';
    v_date BIGINT;
    v_place TEXT := coalesce(v_said->'when'->>'place', '');
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    IF jsonb_typeof(p_entries) IS DISTINCT FROM 'array' OR jsonb_array_length(p_entries) <> 1
        OR p_entries->0->'payload'->>'kind' IS DISTINCT FROM 'do'
        OR jsonb_typeof(v_events) IS DISTINCT FROM 'array' OR jsonb_array_length(v_events) <> 1
        OR v_events->0->>'prompt' IS DISTINCT FROM 'fixture-arranged' THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = v_said->>'fixture';
    IF (dugout_shared.coaches(p_league, f.home) OR dugout_shared.coaches(p_league, f.away)) IS NOT TRUE THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
    IF NOT f.published OR f.outcome IS NOT NULL THEN
        RAISE EXCEPTION 'the fixture has its result' USING ERRCODE = 'DG004';
    END IF;
    IF (v_said->'when'->>'date') !~ '^[0-9]{1,15}$' OR length(v_place) > 200 THEN
        RAISE EXCEPTION 'that is no date or no place' USING ERRCODE = 'DG007';
    END IF;
    v_date := coalesce(v_said->'when'->>'date', '0')::bigint;
    PERFORM dugout_shared.put_event(p_league, 'fixture-arranged', jsonb_build_object('fixture', f.id,
        'when', jsonb_build_object('date', v_date, 'deadline', -1, 'place', v_place, 'table', -1)));
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$_$;


ALTER FUNCTION dugout_shared.arrange_fixture(p_league text, p_delivery text, p_entries jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: at_table(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.at_table(p_league text, p_place text, p_match text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF NOT dugout_shared.sees(p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    PERFORM dugout_shared.cut_surplus();
    INSERT INTO dugout_shared.presence (league, person, place, match)
    VALUES (p_league, session_user, p_place, p_match)
    ON CONFLICT (league, person) DO UPDATE SET place = excluded.place, match = excluded.match,
        seen = clock_timestamp();
END
$$;


ALTER FUNCTION dugout_shared.at_table(p_league text, p_place text, p_match text) OWNER TO dugout_keeper_league1;

--
-- Name: begin_delivery(text, text, text[]); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.begin_delivery(p_league text, p_delivery text, p_kinds text[]) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, p_kinds, 'open');
    RETURN (SELECT answer FROM dugout_shared.receipt WHERE league = p_league AND id = p_delivery);
END
$$;


ALTER FUNCTION dugout_shared.begin_delivery(p_league text, p_delivery text, p_kinds text[]) OWNER TO dugout_keeper_league1;

--
-- Name: begin_match(text, text, text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = p_fixture;
    PERFORM dugout_shared.may_play(p_league, f.home, f.away);
    IF NOT f.published OR f.away = '' THEN
        RAISE EXCEPTION 'the fixture is not published' USING ERRCODE = 'DG004';
    END IF;
    IF p_header->>'id' IS DISTINCT FROM p_match OR p_header->>'game' IS DISTINCT FROM 'match'
        OR p_header->'setup'->'fixture'->>'fixture' IS DISTINCT FROM p_fixture
        OR p_header->'setup'->'fixture'->>'league' IS DISTINCT FROM p_league THEN
        RAISE EXCEPTION 'this is no match of that fixture' USING ERRCODE = 'DG007';
    END IF;
    -- His own: nobody takes the other's place away by beginning again and again.
    IF (SELECT count(*) FROM dugout_shared.match WHERE league = p_league AND fixture = p_fixture
            AND who = session_user::text) >= 20 THEN
        RAISE EXCEPTION 'too many matches of this fixture' USING ERRCODE = 'DG004';
    END IF;
    INSERT INTO dugout_shared.match (league, id, fixture, home, away, header, state, changed, who)
    VALUES (p_league, p_match, p_fixture, f.home, f.away, p_header, 'running',
        dugout_shared.next_change(p_league), session_user);
    -- Where the fixture has its match or its result by now, this one waits for the commissioner.
    IF f.outcome IS NULL AND f.match = '' THEN
        UPDATE dugout_shared.fixture SET match = p_match WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'match-begun',
            jsonb_build_object('fixture', p_fixture, 'match', p_match));
        RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'beside');
END
$$;


ALTER FUNCTION dugout_shared.begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: clean_figures(jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.clean_figures(p_side jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT jsonb_build_object(
        'value', dugout_shared.whole(p_side->'value', -100000000, 100000000),
        'fanFactor', dugout_shared.whole(p_side->'fanFactor', -1000, 1000),
        'treasury', dugout_shared.whole(p_side->'treasury', -100000000, 100000000))
        || CASE WHEN p_side ? 'rating'
            THEN jsonb_build_object('rating', dugout_shared.whole(p_side->'rating', -100000000, 100000000))
            ELSE '{}' END
$$;


ALTER FUNCTION dugout_shared.clean_figures(p_side jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: clean_outcome(jsonb, text, text, boolean); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.clean_outcome(p_outcome jsonb, p_home text, p_away text, p_needs_winner boolean) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.clean_outcome(p_outcome jsonb, p_home text, p_away text, p_needs_winner boolean) OWNER TO dugout_keeper_league1;

--
-- Name: coaches(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.coaches(p_league text, p_team text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach' AND p_team <> '' AND p_team = ANY (teams));
END
$$;


ALTER FUNCTION dugout_shared.coaches(p_league text, p_team text) OWNER TO dugout_keeper_league1;

--
-- Name: count_spent(); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.count_spent() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    v_league TEXT;
BEGIN
    -- One league at a time: every function that adds anything is about one.
    SELECT league INTO v_league FROM came LIMIT 1;
    IF dugout_shared.is_counted(v_league) THEN
        PERFORM dugout_shared.spend(v_league, TG_TABLE_NAME, count(*), sum(pg_column_size(c)))
        FROM came c;
    END IF;
    RETURN NULL;
END
$$;


ALTER FUNCTION dugout_shared.count_spent() OWNER TO dugout_keeper_league1;

--
-- Name: cut_holder(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.cut_holder(p_league text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.cut_holder(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: cut_person(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.cut_person(p_league text, p_person text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.cut_person(p_league text, p_person text) OWNER TO dugout_keeper_league1;

--
-- Name: cut_surplus(); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.cut_surplus() RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.cut_surplus() OWNER TO dugout_keeper_league1;

--
-- Name: decides(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.decides(p_league text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'commissioner');
END
$$;


ALTER FUNCTION dugout_shared.decides(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: dispute_result(text, text, text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    v_outcome JSONB;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    f := dugout_shared.his_result(p_league, p_fixture, p_side);
    IF length(coalesce(p_why, '')) NOT BETWEEN 1 AND 400 THEN
        RAISE EXCEPTION 'say why, in a few words' USING ERRCODE = 'DG007';
    END IF;
    IF f.outcome->>'source' IS DISTINCT FROM 'match'
        OR (f.outcome->>(p_side || 'Signed'))::boolean IS TRUE
        OR f.outcome->>'disputed' NOT IN ('neither', p_side) THEN
        RAISE EXCEPTION 'this result is not disputed any more' USING ERRCODE = 'DG004';
    END IF;
    v_outcome := f.outcome || jsonb_build_object('disputed', p_side, 'dispute', p_why);
    IF v_outcome IS DISTINCT FROM f.outcome THEN
        UPDATE dugout_shared.fixture SET outcome = v_outcome WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'result-disputed',
            jsonb_build_object('fixture', p_fixture, 'side', p_side, 'why', p_why));
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text) OWNER TO dugout_keeper_league1;

--
-- Name: end_delivery(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.end_delivery(p_league text, p_delivery text, p_done text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    v_answer JSONB := jsonb_build_object('done', p_done, 'changes', dugout_shared.leave(p_league));
BEGIN
    INSERT INTO dugout_shared.receipt (league, id, answer, who)
    VALUES (p_league, p_delivery, v_answer, session_user);
    RETURN v_answer;
END
$$;


ALTER FUNCTION dugout_shared.end_delivery(p_league text, p_delivery text, p_done text) OWNER TO dugout_keeper_league1;

--
-- Name: end_match(text, text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.end_match(p_league text, p_delivery text, p_match text, p_end jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    m dugout_shared.match;
    f dugout_shared.fixture;
    v_outcome JSONB;
    v_after JSONB := 'null';
    each JSONB;
    fits BOOLEAN;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.may_play(p_league, m.home, m.away);
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture;
    IF p_end->'result'->>'id' IS DISTINCT FROM p_match
        OR coalesce(p_end->>'state', 'finished') NOT IN ('finished', 'undecided')
        OR jsonb_typeof(p_end->'teams') IS DISTINCT FROM 'array' THEN
        RAISE EXCEPTION 'this is no end of that match' USING ERRCODE = 'DG007';
    END IF;
    v_outcome := dugout_shared.in_his_word(p_league, session_user::text, m.home, m.away,
        dugout_shared.clean_outcome(p_end->'outcome', m.home, m.away, f.needs_winner));
    IF jsonb_typeof(p_end->'after') = 'object' THEN
        v_after := jsonb_build_object('home', dugout_shared.clean_figures(p_end->'after'->'home'),
            'away', dugout_shared.clean_figures(p_end->'after'->'away'));
    END IF;
    FOR each IN SELECT jsonb_array_elements(p_end->'teams') LOOP
        IF each->>'id' NOT IN (m.home, m.away) OR each->'base' IS NULL
            OR each->'body'->>'id' IS DISTINCT FROM each->>'id' THEN
            RAISE EXCEPTION 'these are other teams' USING ERRCODE = 'DG007';
        END IF;
        -- The opponent comes out of the match as what he went into it.
        IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, each->>'id')
            AND EXISTS (SELECT FROM dugout_shared.team t WHERE t.league = p_league AND t.id = each->>'id'
            AND (t.body->>'name', t.body->>'coach', t.body->>'roster', t.body->>'ruleset')
                IS DISTINCT FROM (each->'body'->>'name', each->'body'->>'coach',
                    each->'body'->>'roster', each->'body'->>'ruleset')) THEN
            RAISE EXCEPTION 'that is not the opponent' USING ERRCODE = '42501';
        END IF;
    END LOOP;
    fits := f.match = p_match AND f.published AND NOT dugout_shared.is_played_elsewhere(p_league, p_match)
        AND (f.home, f.away) = (m.home, m.away)
        AND (f.outcome IS NULL
            OR (f.outcome->>'source' = 'match' AND NOT f.confirmed AND NOT f.in_bracket
                -- Nobody puts his own in the place of what came from another table.
                AND (dugout_shared.decides(p_league)
                    OR (f.outcome->>'deliveredBy' IS NOT DISTINCT FROM session_user::text
                        AND NOT dugout_shared.is_signed_by_other(p_league, f)))))
        AND (f.develops OR jsonb_array_length(p_end->'teams') = 0 OR dugout_shared.decides(p_league))
        AND NOT EXISTS (SELECT FROM jsonb_array_elements(p_end->'teams') AS t (v)
            JOIN dugout_shared.team ON team.league = p_league AND team.id = t.v->>'id'
            WHERE team.revision <> (t.v->>'base')::bigint
                OR NOT (dugout_shared.decides(p_league) OR dugout_shared.coaches(p_league, team.id)
                    OR dugout_shared.keeps_looks(team.body, t.v->'body')));
    IF NOT fits THEN
        IF (SELECT count(*) FROM dugout_shared.claim WHERE league = p_league AND fixture = m.fixture
                AND who = session_user::text) >= 20 THEN
            RAISE EXCEPTION 'too many claims' USING ERRCODE = 'DG004';
        END IF;
        INSERT INTO dugout_shared.claim (league, id, fixture, match, claimed, stands, who)
        VALUES (p_league, p_delivery, m.fixture, p_match, p_end,
            jsonb_build_object('match', f.match, 'outcome', f.outcome), session_user);
        RETURN dugout_shared.end_delivery(p_league, p_delivery, 'claimed');
    END IF;
    PERFORM dugout_shared.spend(p_league, 'match', 0, pg_column_size(p_end));
    -- What the other coach says against it goes on standing beside it.
    IF f.outcome->>'disputed' IN ('home', 'away') AND NOT dugout_shared.decides(p_league)
        AND NOT dugout_shared.coaches(p_league,
            CASE f.outcome->>'disputed' WHEN 'home' THEN f.home ELSE f.away END) THEN
        v_outcome := v_outcome || jsonb_build_object('disputed', f.outcome->'disputed',
            'dispute', f.outcome->'dispute');
    END IF;
    UPDATE dugout_shared.match SET state = coalesce(p_end->>'state', 'finished'),
        standing = coalesce(p_end->'standing', '{}'), result = p_end->'result',
        sheets = coalesce(p_end->'sheets', '[]'), changed = dugout_shared.next_change(p_league),
        vouched_by = CASE WHEN dugout_shared.decides(p_league) THEN session_user::text ELSE '' END,
        unchecked = false
    WHERE league = p_league AND id = p_match;
    UPDATE dugout_shared.fixture SET outcome = v_outcome,
        confirmed = dugout_shared.is_closed(v_outcome)
    WHERE league = p_league AND id = m.fixture;
    FOR each IN SELECT jsonb_array_elements(p_end->'teams') LOOP
        PERFORM dugout_shared.put_team(p_league, CASE WHEN dugout_shared.decides(p_league)
            OR dugout_shared.coaches(p_league, each->>'id') THEN each ELSE each - 'name' END, p_match);
    END LOOP;
    PERFORM dugout_shared.put_event(p_league, 'result-entered', jsonb_build_object('fixture', m.fixture,
        'outcome', v_outcome, 'after', v_after));
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.end_match(p_league text, p_delivery text, p_match text, p_end jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: enter(text, text[], text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.enter(p_league text, p_kinds text[], p_state text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.enter(p_league text, p_kinds text[], p_state text) OWNER TO dugout_keeper_league1;

--
-- Name: grant_role(text, text, text, text, text[]); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    each TEXT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = p_person AND rolcanlogin) THEN
        RAISE EXCEPTION 'the server knows no login %', p_person USING ERRCODE = 'DG009';
    END IF;
    IF p_kind NOT IN ('commissioner', 'coach', 'reader')
        OR (p_person = session_user::text AND p_kind <> 'commissioner') THEN
        RAISE EXCEPTION 'that cannot be granted' USING ERRCODE = 'DG007';
    END IF;
    FOREACH each IN ARRAY p_teams LOOP
        IF NOT EXISTS (SELECT FROM dugout_shared.team WHERE league = p_league AND id = each) THEN
            RAISE EXCEPTION 'there is no team %', each USING ERRCODE = 'DG007';
        END IF;
    END LOOP;
    INSERT INTO dugout_shared.member (league, person, kind, coach, teams, said_by)
    VALUES (p_league, p_person, p_kind, p_coach, p_teams, session_user)
    ON CONFLICT (league, person) DO UPDATE SET kind = excluded.kind, coach = excluded.coach,
        teams = excluded.teams, said_by = excluded.said_by, said_at = clock_timestamp();
    EXECUTE format('GRANT %I TO %I', 'dugout_member_league1', p_person);
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]) OWNER TO dugout_keeper_league1;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: fixture; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.fixture (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    home text NOT NULL COLLATE pg_catalog."C",
    away text NOT NULL COLLATE pg_catalog."C",
    published boolean NOT NULL,
    needs_winner boolean DEFAULT false NOT NULL,
    in_bracket boolean DEFAULT false NOT NULL,
    develops boolean DEFAULT true NOT NULL,
    match text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    outcome jsonb,
    confirmed boolean DEFAULT false NOT NULL,
    CONSTRAINT fixture_away_check CHECK ((length(away) <= 80)),
    CONSTRAINT fixture_home_check CHECK ((length(home) <= 80)),
    CONSTRAINT fixture_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT fixture_match_check CHECK ((length(match) <= 80)),
    CONSTRAINT fixture_outcome_check CHECK ((pg_column_size(outcome) <= 65536))
);

ALTER TABLE ONLY dugout_shared.fixture FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.fixture OWNER TO dugout_keeper_league1;

--
-- Name: his_result(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.his_result(p_league text, p_fixture text, p_side text) RETURNS dugout_shared.fixture
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    f dugout_shared.fixture;
BEGIN
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = p_fixture;
    IF p_side IS NULL OR p_side NOT IN ('home', 'away')
        OR dugout_shared.coaches(p_league, CASE p_side WHEN 'home' THEN f.home ELSE f.away END)
            IS NOT TRUE THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
    IF f.outcome IS NULL OR NOT f.published THEN
        RAISE EXCEPTION 'there is no result' USING ERRCODE = 'DG004';
    END IF;
    RETURN f;
END
$$;


ALTER FUNCTION dugout_shared.his_result(p_league text, p_fixture text, p_side text) OWNER TO dugout_keeper_league1;

--
-- Name: in_his_word(text, text, text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.in_his_word(p_league text, p_person text, p_home text, p_away text, p_outcome jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.in_his_word(p_league text, p_person text, p_home text, p_away text, p_outcome jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: is_closed(jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_closed(p_outcome jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT p_outcome->>'source' <> 'match' OR (p_outcome->>'atTable')::boolean IS TRUE
        OR ((p_outcome->>'homeSigned')::boolean AND (p_outcome->>'awaySigned')::boolean)
$$;


ALTER FUNCTION dugout_shared.is_closed(p_outcome jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: is_coach_self(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_coach_self(p_league text, p_coach text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach' AND p_coach <> '' AND p_coach = coach);
END
$$;


ALTER FUNCTION dugout_shared.is_coach_self(p_league text, p_coach text) OWNER TO dugout_keeper_league1;

--
-- Name: is_counted(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_counted(p_league text) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach')
$$;


ALTER FUNCTION dugout_shared.is_counted(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: is_played_elsewhere(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_played_elsewhere(p_league text, p_match text) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT NOT dugout_shared.decides(p_league) AND EXISTS (
        SELECT FROM dugout_shared.match m
        JOIN dugout_shared.presence p ON p.league = m.league AND p.person = m.who AND p.match = m.id
        JOIN dugout_shared.member k ON k.league = m.league AND k.person = m.who
        WHERE m.league = p_league AND m.id = p_match AND m.state = 'running'
            AND m.who <> session_user::text
            -- Still his: who was given other teams holds no match of those he had.
            AND (k.kind = 'commissioner' OR (k.kind = 'coach' AND k.teams && ARRAY[m.home, m.away]))
            AND p.seen > clock_timestamp() - interval '2 minutes')
$$;


ALTER FUNCTION dugout_shared.is_played_elsewhere(p_league text, p_match text) OWNER TO dugout_keeper_league1;

--
-- Name: is_signed_by_other(text, dugout_shared.fixture); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_signed_by_other(p_league text, f dugout_shared.fixture) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT coalesce(((f.outcome->>'homeSigned')::boolean AND NOT dugout_shared.coaches(p_league, f.home))
        OR ((f.outcome->>'awaySigned')::boolean AND NOT dugout_shared.coaches(p_league, f.away)), false)
$$;


ALTER FUNCTION dugout_shared.is_signed_by_other(p_league text, f dugout_shared.fixture) OWNER TO dugout_keeper_league1;

--
-- Name: keeps_looks(jsonb, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.keeps_looks(p_before jsonb, p_after jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
    SELECT (p_before->'notes') IS NOT DISTINCT FROM (p_after->'notes') AND NOT EXISTS (
        SELECT FROM jsonb_path_query(p_before, '$.players[*]') AS b (was)
        JOIN jsonb_path_query(p_after, '$.players[*]') AS a (is_now) ON is_now->>'id' = was->>'id'
        WHERE (was->'name', was->'number', was->'notes')
            IS DISTINCT FROM (is_now->'name', is_now->'number', is_now->'notes'))
$_$;


ALTER FUNCTION dugout_shared.keeps_looks(p_before jsonb, p_after jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: leave(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.leave(p_league text) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    number BIGINT;
BEGIN
    UPDATE dugout_shared.league SET changes = changes + 1 WHERE id = p_league RETURNING changes INTO number;
    PERFORM pg_notify('dugout_' || md5(p_league), number::text);
    RETURN number;
END
$$;


ALTER FUNCTION dugout_shared.leave(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: match; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.match (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    fixture text NOT NULL COLLATE pg_catalog."C",
    home text NOT NULL COLLATE pg_catalog."C",
    away text NOT NULL COLLATE pg_catalog."C",
    header jsonb NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    standing jsonb DEFAULT '{}'::jsonb NOT NULL,
    entries bigint DEFAULT 0 NOT NULL,
    result jsonb,
    sheets jsonb DEFAULT '[]'::jsonb NOT NULL,
    changed bigint DEFAULT 0 NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    vouched_by text DEFAULT ''::text NOT NULL,
    unchecked boolean DEFAULT false NOT NULL,
    CONSTRAINT match_away_check CHECK ((length(away) <= 80)),
    CONSTRAINT match_fixture_check CHECK ((length(fixture) <= 80)),
    CONSTRAINT match_header_check CHECK ((pg_column_size(header) <= 1048576)),
    CONSTRAINT match_home_check CHECK ((length(home) <= 80)),
    CONSTRAINT match_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT match_result_check CHECK ((pg_column_size(result) <= 1048576)),
    CONSTRAINT match_sheets_check CHECK ((pg_column_size(sheets) <= 524288)),
    CONSTRAINT match_standing_check CHECK ((pg_column_size(standing) <= 16384)),
    CONSTRAINT match_state_check CHECK ((state = ANY (ARRAY['running'::text, 'undecided'::text, 'finished'::text, 'aside'::text]))),
    CONSTRAINT match_vouched_by_check CHECK ((length(vouched_by) <= 63))
);

ALTER TABLE ONLY dugout_shared.match FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.match OWNER TO dugout_keeper_league1;

--
-- Name: may_add(text, dugout_shared.match); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.may_add(p_league text, m dugout_shared.match) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    f dugout_shared.fixture;
    v_last TEXT := m.who;
BEGIN
    IF dugout_shared.decides(p_league) THEN
        RETURN;
    END IF;
    IF m.state = 'running' THEN
        -- Its end waits for the commissioner's word. Only where it was played: nobody keeps others from
        -- their match by claiming something of it.
        SELECT who INTO v_last FROM dugout_shared.match_entry WHERE league = p_league AND match = m.id
        ORDER BY seq DESC LIMIT 1;
        v_last := coalesce(v_last, m.who);
        IF v_last <> session_user::text AND EXISTS (SELECT FROM dugout_shared.claim
            WHERE league = p_league AND match = m.id AND who = v_last) THEN
            RAISE EXCEPTION 'its end was delivered' USING ERRCODE = 'DG012';
        END IF;
        RETURN;
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture AND match = m.id;
    IF f.confirmed OR (f.outcome IS NOT NULL AND dugout_shared.is_signed_by_other(p_league, f)) THEN
        RAISE EXCEPTION 'the result is confirmed' USING ERRCODE = 'DG003';
    END IF;
    IF f.outcome->>'deliveredBy' IS DISTINCT FROM session_user::text THEN
        RAISE EXCEPTION 'its end was delivered' USING ERRCODE = 'DG012';
    END IF;
END
$$;


ALTER FUNCTION dugout_shared.may_add(p_league text, m dugout_shared.match) OWNER TO dugout_keeper_league1;

--
-- Name: may_play(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.may_play(p_league text, p_home text, p_away text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, p_home)
        AND NOT dugout_shared.coaches(p_league, p_away) THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
END
$$;


ALTER FUNCTION dugout_shared.may_play(p_league text, p_home text, p_away text) OWNER TO dugout_keeper_league1;

--
-- Name: my_leagues(text[]); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.my_leagues(p_kinds text[]) RETURNS SETOF text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    RETURN QUERY SELECT league FROM dugout_shared.member
    WHERE person = session_user::text AND kind = ANY (p_kinds);
END
$$;


ALTER FUNCTION dugout_shared.my_leagues(p_kinds text[]) OWNER TO dugout_keeper_league1;

--
-- Name: next_change(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.next_change(p_league text) RETURNS bigint
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT changes + 1 FROM dugout_shared.league WHERE id = p_league
$$;


ALTER FUNCTION dugout_shared.next_change(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: played_by_me(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.played_by_me(p_league text, p_matches jsonb) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT coalesce((
        SELECT m.id FROM dugout_shared.match m
        LEFT JOIN LATERAL (
            SELECT max(e.at) AS at FROM dugout_shared.match_entry e
            WHERE e.league = m.league AND e.match = m.id AND e.who = session_user::text) wrote ON true
        WHERE m.league = p_league AND m.state = 'running'
            AND m.id IN (SELECT jsonb_array_elements_text(p_matches))
            AND (m.who = session_user::text OR wrote.at IS NOT NULL)
        ORDER BY coalesce(wrote.at, m.at) DESC LIMIT 1), '')
$$;


ALTER FUNCTION dugout_shared.played_by_me(p_league text, p_matches jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_entries(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_entries(p_league text, p_entries jsonb) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.put_entries(p_league text, p_entries jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_event(text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_event(p_league text, p_prompt text, p_values jsonb) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.put_event(p_league text, p_prompt text, p_values jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_fixtures(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_fixtures(p_league text, p_fixtures jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.put_fixtures(p_league text, p_fixtures jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_match_entries(text, text, bigint, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.put_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_team(text, jsonb, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_team(p_league text, p_team jsonb, p_match text DEFAULT ''::text) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.put_team(p_league text, p_team jsonb, p_match text) OWNER TO dugout_keeper_league1;

--
-- Name: refuse_change(); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    RAISE EXCEPTION 'what is written in %.% stays', TG_TABLE_SCHEMA, TG_TABLE_NAME
        USING ERRCODE = '42501';
END
$$;


ALTER FUNCTION dugout_shared.refuse_change() OWNER TO dugout_keeper_league1;

--
-- Name: revoke_role(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.revoke_role(p_league text, p_person text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF p_person = session_user::text THEN
        RAISE EXCEPTION 'a commissioner does not send himself away' USING ERRCODE = 'DG007';
    END IF;
    PERFORM dugout_shared.cut_person(p_league, p_person);
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    UPDATE dugout_shared.member SET kind = 'former', teams = '{}', coach = '', said_by = session_user,
        said_at = clock_timestamp()
    WHERE league = p_league AND person = p_person AND kind <> 'former';
    IF NOT FOUND THEN
        RAISE EXCEPTION 'he is nothing here' USING ERRCODE = 'DG009';
    END IF;
    IF NOT EXISTS (SELECT FROM dugout_shared.member WHERE person = p_person AND kind <> 'former')
        AND EXISTS (SELECT FROM pg_roles WHERE rolname = p_person) THEN
        EXECUTE format('REVOKE %I FROM %I', 'dugout_member_league1', p_person);
    END IF;
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.revoke_role(p_league text, p_person text) OWNER TO dugout_keeper_league1;

--
-- Name: save_team(text, text, text, bigint, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    is_locked BOOLEAN;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, p_team) THEN
        RAISE EXCEPTION 'not your team' USING ERRCODE = '42501';
    END IF;
    SELECT locked INTO is_locked FROM dugout_shared.team WHERE league = p_league AND id = p_team;
    IF NOT dugout_shared.decides(p_league) AND (is_locked OR EXISTS (
        SELECT FROM dugout_shared.fixture f WHERE f.league = p_league AND f.match <> ''
        AND f.outcome IS NULL AND p_team IN (f.home, f.away))) THEN
        RAISE EXCEPTION 'the roster is locked' USING ERRCODE = 'DG002';
    END IF;
    IF jsonb_typeof(p_body) IS DISTINCT FROM 'object' OR p_body->>'id' IS DISTINCT FROM p_team THEN
        RAISE EXCEPTION 'this is no sheet of that team' USING ERRCODE = 'DG007';
    END IF;
    PERFORM dugout_shared.put_team(p_league,
        jsonb_build_object('id', p_team, 'name', p_name, 'base', p_base, 'body', p_body));
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: sees(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.sees(p_league text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind IN ('commissioner', 'coach', 'reader'));
END
$$;


ALTER FUNCTION dugout_shared.sees(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: set_aside(text, text, text, text, bigint, jsonb, jsonb, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.set_aside(p_league text, p_delivery text, p_match text, p_why text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_standing jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    m dugout_shared.match;
    made RECORD;
    v_teams JSONB := '[]';
    v_claimed JSONB;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match
        AND state IN ('finished', 'undecided') AND vouched_by = '' AND result IS NOT NULL;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture;
    IF m.id IS NULL OR f.match <> p_match OR f.outcome IS NULL
        OR NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND entries = p_first - 1) THEN
        RAISE EXCEPTION 'somebody was faster' USING ERRCODE = 'DG001';
    END IF;
    IF length(coalesce(p_why, '')) NOT BETWEEN 1 AND 400 THEN
        RAISE EXCEPTION 'say why' USING ERRCODE = 'DG007';
    END IF;
    FOR made IN SELECT DISTINCT ON (s.team) s.team, s.revision, s.body, t.revision AS now, b.body AS before
        FROM dugout_shared.team_sheet s
        JOIN dugout_shared.team t ON t.league = s.league AND t.id = s.team
        LEFT JOIN LATERAL (SELECT body FROM dugout_shared.team_sheet
            WHERE league = s.league AND team = s.team AND revision < s.revision AND match <> s.match
            ORDER BY revision DESC LIMIT 1) b ON true
        WHERE s.league = p_league AND s.match = p_match ORDER BY s.team, s.revision DESC LOOP
        v_teams := v_teams || jsonb_build_array(jsonb_build_object('id', made.team,
            'base', made.revision - 1, 'body', made.body));
        -- Whoever changed it since has decided about it.
        IF made.now = made.revision AND made.before IS NOT NULL THEN
            PERFORM dugout_shared.put_team(p_league, jsonb_build_object('id', made.team,
                'base', made.now, 'body', made.before));
        END IF;
    END LOOP;
    -- What both said at one table is said again where the claim counts after all.
    v_claimed := jsonb_build_object('outcome', f.outcome || jsonb_build_object(
            'homeSigned', coalesce((f.outcome->>'homeSigned')::boolean, false)
                OR coalesce((f.outcome->>'atTable')::boolean, false),
            'awaySigned', coalesce((f.outcome->>'awaySigned')::boolean, false)
                OR coalesce((f.outcome->>'atTable')::boolean, false)),
        'result', m.result, 'state', m.state, 'standing', m.standing, 'teams', v_teams, 'sheets', m.sheets);
    INSERT INTO dugout_shared.claim (league, id, fixture, match, claimed, stands, who, why)
    VALUES (p_league, p_delivery, m.fixture, p_match, v_claimed,
        jsonb_build_object('match', '', 'outcome', NULL), coalesce(f.outcome->>'deliveredBy', m.who), p_why);
    UPDATE dugout_shared.match SET state = 'aside', result = NULL, sheets = '[]', standing = '{}',
        changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.put_entries(p_league, p_entries);
    PERFORM dugout_shared.put_fixtures(p_league, p_fixtures);
    UPDATE dugout_shared.league SET standing = p_standing WHERE id = p_league;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.set_aside(p_league text, p_delivery text, p_match text, p_why text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_standing jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: settle(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.settle(p_league text, p_claim text, p_choice text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    c dugout_shared.claim;
    f dugout_shared.fixture;
    m dugout_shared.match;
    each JSONB;
    v_outcome JSONB;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF p_choice IS NULL OR p_choice NOT IN ('claimed', 'stands') THEN
        RAISE EXCEPTION 'that is no choice' USING ERRCODE = 'DG007';
    END IF;
    UPDATE dugout_shared.claim SET settled = p_choice, settled_by = session_user,
        settled_at = clock_timestamp()
    WHERE league = p_league AND id = p_claim AND settled IS NULL RETURNING * INTO c;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no such claim' USING ERRCODE = 'DG001';
    END IF;
    IF p_choice = 'stands' THEN
        RETURN dugout_shared.leave(p_league);
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = c.fixture;
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = c.match;
    IF NOT f.published OR (f.home, f.away) <> (m.home, m.away) OR (f.outcome IS NOT NULL AND f.in_bracket) THEN
        RAISE EXCEPTION 'the fixture takes no other result' USING ERRCODE = 'DG004';
    END IF;
    v_outcome := dugout_shared.in_his_word(p_league, c.who, f.home, f.away,
        dugout_shared.clean_outcome(c.claimed->'outcome', f.home, f.away, f.needs_winner));
    UPDATE dugout_shared.match SET state = 'finished', result = c.claimed->'result',
        standing = coalesce(c.claimed->'standing', '{}'), sheets = coalesce(c.claimed->'sheets', '[]'),
        changed = dugout_shared.next_change(p_league), vouched_by = session_user, unchecked = c.why <> ''
    WHERE league = p_league AND id = c.match;
    -- Of two matches that were played for it, the one that counts is the fixture's.
    IF f.outcome IS NULL AND f.match <> c.match THEN
        IF f.match <> '' THEN
            PERFORM dugout_shared.put_event(p_league, 'match-dropped',
                jsonb_build_object('fixture', c.fixture));
        END IF;
        UPDATE dugout_shared.fixture SET match = c.match WHERE league = p_league AND id = c.fixture;
        PERFORM dugout_shared.put_event(p_league, 'match-begun',
            jsonb_build_object('fixture', c.fixture, 'match', c.match));
    END IF;
    UPDATE dugout_shared.fixture SET outcome = v_outcome, confirmed = true
    WHERE league = p_league AND id = c.fixture;
    FOR each IN SELECT jsonb_array_elements(c.claimed->'teams') LOOP
        PERFORM dugout_shared.put_team(p_league, each || jsonb_build_object('base',
            (SELECT revision FROM dugout_shared.team WHERE league = p_league AND id = each->>'id')), c.match);
    END LOOP;
    PERFORM dugout_shared.put_event(p_league, 'result-entered', jsonb_build_object('fixture', c.fixture,
        'outcome', v_outcome, 'after', null));
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.settle(p_league text, p_claim text, p_choice text) OWNER TO dugout_keeper_league1;

--
-- Name: share_begin(text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_begin(p_league text, p_title text, p_header jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league) THEN
        IF NOT dugout_shared.decides(p_league)
            OR EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND state = 'open') THEN
            RAISE EXCEPTION 'the league is here already' USING ERRCODE = 'DG008';
        END IF;
        UPDATE dugout_shared.league SET state = 'moving', title = p_title, header = p_header
        WHERE id = p_league;
        RETURN;
    END IF;
    INSERT INTO dugout_shared.league (id, title, header, state, shared_by)
    VALUES (p_league, p_title, p_header, 'moving', session_user);
    INSERT INTO dugout_shared.member (league, person, kind, said_by)
    VALUES (p_league, session_user, 'commissioner', session_user);
EXCEPTION WHEN unique_violation THEN
    RAISE EXCEPTION 'the league is here already' USING ERRCODE = 'DG008';
END
$$;


ALTER FUNCTION dugout_shared.share_begin(p_league text, p_title text, p_header jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: share_end(text, bigint, jsonb, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND entries = p_entries) THEN
        RAISE EXCEPTION 'not all of it is here' USING ERRCODE = 'DG006';
    END IF;
    PERFORM dugout_shared.put_fixtures(p_league, p_fixtures);
    UPDATE dugout_shared.league SET state = 'open', standing = p_standing WHERE id = p_league;
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: share_entries(text, bigint, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_entries(p_league text, p_first bigint, p_entries jsonb) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    there BIGINT;
    other BIGINT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    SELECT entries INTO there FROM dugout_shared.league WHERE id = p_league;
    IF p_first < 1 OR p_first > there + 1 THEN
        RAISE EXCEPTION 'these lines do not follow' USING ERRCODE = 'DG001';
    END IF;
    SELECT min(e.seq) INTO other
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    JOIN dugout_shared.entry e ON e.league = p_league AND e.seq = p_first + nth - 1
    WHERE e.payload IS DISTINCT FROM line->'payload';
    IF other IS NOT NULL THEN
        RAISE EXCEPTION 'line % is another one', other USING ERRCODE = 'DG006';
    END IF;
    RETURN dugout_shared.put_entries(p_league, coalesce((SELECT jsonb_agg(line ORDER BY nth)
        FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
        WHERE p_first + nth - 1 > there), '[]'));
END
$$;


ALTER FUNCTION dugout_shared.share_entries(p_league text, p_first bigint, p_entries jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: share_matches(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_matches(p_league text, p_matches jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    IF EXISTS (SELECT FROM jsonb_array_elements(p_matches) AS came (m)
        CROSS JOIN jsonb_array_elements(m->'entries') WITH ORDINALITY AS told (line, nth)
        JOIN dugout_shared.match_entry e ON e.league = p_league AND e.match = m->>'id' AND e.seq = nth
        WHERE e.payload IS DISTINCT FROM line->'payload') THEN
        RAISE EXCEPTION 'a line is another one' USING ERRCODE = 'DG006';
    END IF;
    INSERT INTO dugout_shared.match (league, id, fixture, home, away, header, state, standing, entries,
        result, sheets, changed, who, vouched_by)
    SELECT p_league, m->>'id', m->>'fixture', m->>'home', m->>'away', m->'header', m->>'state',
        m->'standing', jsonb_array_length(m->'entries'),
        CASE WHEN jsonb_typeof(m->'result') = 'object' THEN m->'result' END, m->'sheets',
        dugout_shared.next_change(p_league), session_user, session_user
    FROM jsonb_array_elements(p_matches) AS came (m)
    ON CONFLICT (league, id) DO UPDATE SET header = excluded.header, state = excluded.state,
        standing = excluded.standing, entries = greatest(match.entries, excluded.entries),
        result = excluded.result, sheets = excluded.sheets, changed = excluded.changed,
        vouched_by = excluded.vouched_by;
    INSERT INTO dugout_shared.match_entry (league, match, seq, at_ms, kind, version, payload, who)
    SELECT p_league, m->>'id', nth, (line->>'at')::bigint, line->>'kind', (line->>'version')::integer,
        line->'payload', session_user
    FROM jsonb_array_elements(p_matches) AS came (m),
        jsonb_array_elements(m->'entries') WITH ORDINALITY AS told (line, nth)
    ON CONFLICT (league, match, seq) DO NOTHING;
END
$$;


ALTER FUNCTION dugout_shared.share_matches(p_league text, p_matches jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: share_teams(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_teams(p_league text, p_teams jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    each JSONB;
    before JSONB;
    base BIGINT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    FOR each IN SELECT jsonb_array_elements(p_teams) LOOP
        PERFORM dugout_shared.put_team(p_league, each - 'base');
        SELECT body, revision INTO before, base FROM dugout_shared.team
        WHERE league = p_league AND id = each->>'id';
        IF jsonb_typeof(each->'body') = 'object' AND before IS DISTINCT FROM each->'body' THEN
            PERFORM dugout_shared.put_team(p_league, each || jsonb_build_object('base', base));
        END IF;
    END LOOP;
END
$$;


ALTER FUNCTION dugout_shared.share_teams(p_league text, p_teams jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: sign_result(text, text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.sign_result(p_league text, p_delivery text, p_fixture text, p_side text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    v_outcome JSONB;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    f := dugout_shared.his_result(p_league, p_fixture, p_side);
    v_outcome := f.outcome || jsonb_build_object(p_side || 'Signed', true);
    IF f.outcome->>'disputed' = p_side THEN
        v_outcome := v_outcome || '{"disputed":"neither","dispute":""}';
    END IF;
    IF v_outcome IS DISTINCT FROM f.outcome THEN
        UPDATE dugout_shared.fixture SET outcome = v_outcome,
            confirmed = confirmed OR dugout_shared.is_closed(v_outcome)
        WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'result-signed',
            jsonb_build_object('fixture', p_fixture, 'side', p_side));
        -- Whoever could not play it again looks once more, now that both stand by it.
        UPDATE dugout_shared.match SET changed = dugout_shared.next_change(p_league)
        WHERE league = p_league AND id = f.match;
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.sign_result(p_league text, p_delivery text, p_fixture text, p_side text) OWNER TO dugout_keeper_league1;

--
-- Name: spend(text, text, bigint, bigint); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.spend(p_league text, p_kind text, p_rows bigint, p_bytes bigint) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    v_rows BIGINT;
    v_bytes BIGINT;
    v_all BIGINT;
BEGIN
    IF NOT dugout_shared.is_counted(p_league) THEN
        RETURN;
    END IF;
    INSERT INTO dugout_shared.spent AS s (league, person, kind, rows, bytes)
    VALUES (p_league, session_user, p_kind, p_rows, p_bytes)
    ON CONFLICT (league, person, kind) DO UPDATE SET rows = s.rows + excluded.rows,
        bytes = s.bytes + excluded.bytes
    RETURNING rows INTO v_rows;
    SELECT sum(bytes) INTO v_bytes FROM dugout_shared.spent
    WHERE league = p_league AND person = session_user::text;
    UPDATE dugout_shared.league SET brought = brought + p_bytes WHERE id = p_league
    RETURNING brought INTO v_all;
    IF EXISTS (SELECT FROM dugout_shared.bounds WHERE (kind = p_kind AND v_rows > most)
        OR (kind = 'bytes' AND v_bytes > most) OR (kind = 'bytes of all' AND v_all > most)) THEN
        RAISE EXCEPTION 'no room for more of it: %', p_kind USING ERRCODE = 'DG010';
    END IF;
END
$$;


ALTER FUNCTION dugout_shared.spend(p_league text, p_kind text, p_rows bigint, p_bytes bigint) OWNER TO dugout_keeper_league1;

--
-- Name: take_home(text, bigint); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.take_home(p_league text, p_changes bigint) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND changes = p_changes) THEN
        RAISE EXCEPTION 'something happened meanwhile' USING ERRCODE = 'DG001';
    END IF;
    UPDATE dugout_shared.league SET state = 'home' WHERE id = p_league;
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.take_home(p_league text, p_changes bigint) OWNER TO dugout_keeper_league1;

--
-- Name: take_turn(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.take_turn(p_league text) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
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


ALTER FUNCTION dugout_shared.take_turn(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: vouch(text, text[], boolean); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.vouch(p_league text, p_matches text[], p_unchecked boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    UPDATE dugout_shared.match SET vouched_by = session_user, unchecked = p_unchecked
    WHERE league = p_league AND id = ANY (p_matches) AND state IN ('finished', 'undecided') AND vouched_by = '';
END
$$;


ALTER FUNCTION dugout_shared.vouch(p_league text, p_matches text[], p_unchecked boolean) OWNER TO dugout_keeper_league1;

--
-- Name: whole(jsonb, bigint, bigint); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.whole(p_value jsonb, p_low bigint, p_high bigint) RETURNS bigint
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF jsonb_typeof(p_value) IS DISTINCT FROM 'number' OR p_value::numeric <> trunc(p_value::numeric)
        OR p_value::numeric NOT BETWEEN p_low AND p_high THEN
        RAISE EXCEPTION 'not a count' USING ERRCODE = 'DG007';
    END IF;
    RETURN p_value::numeric::bigint;
END
$$;


ALTER FUNCTION dugout_shared.whole(p_value jsonb, p_low bigint, p_high bigint) OWNER TO dugout_keeper_league1;

--
-- Name: about; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.about (
    version integer NOT NULL,
    readable_from integer NOT NULL,
    only_row boolean DEFAULT true NOT NULL,
    CONSTRAINT about_only_row_check CHECK (only_row)
);

ALTER TABLE ONLY dugout_shared.about FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.about OWNER TO dugout_keeper_league1;

--
-- Name: bounds; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.bounds (
    kind text NOT NULL COLLATE pg_catalog."C",
    most bigint NOT NULL,
    CONSTRAINT bounds_most_check CHECK ((most >= 0))
);

ALTER TABLE ONLY dugout_shared.bounds FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.bounds OWNER TO dugout_keeper_league1;

--
-- Name: claim; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.claim (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    fixture text NOT NULL COLLATE pg_catalog."C",
    match text NOT NULL COLLATE pg_catalog."C",
    claimed jsonb NOT NULL,
    stands jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    settled text COLLATE pg_catalog."C",
    settled_by text,
    settled_at timestamp with time zone,
    why text DEFAULT ''::text NOT NULL,
    CONSTRAINT claim_claimed_check CHECK ((pg_column_size(claimed) <= 2097152)),
    CONSTRAINT claim_fixture_check CHECK ((length(fixture) <= 80)),
    CONSTRAINT claim_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT claim_match_check CHECK ((length(match) <= 80)),
    CONSTRAINT claim_settled_check CHECK ((settled = ANY (ARRAY['claimed'::text, 'stands'::text]))),
    CONSTRAINT claim_stands_check CHECK ((pg_column_size(stands) <= 65536)),
    CONSTRAINT claim_why_check CHECK ((length(why) <= 400))
);

ALTER TABLE ONLY dugout_shared.claim FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.claim OWNER TO dugout_keeper_league1;

--
-- Name: contact; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.contact (
    league text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    place integer NOT NULL,
    path jsonb NOT NULL,
    coach text NOT NULL COLLATE pg_catalog."C",
    contact text NOT NULL,
    CONSTRAINT contact_coach_check CHECK ((length(coach) <= 80)),
    CONSTRAINT contact_contact_check CHECK ((length(contact) <= 400)),
    CONSTRAINT contact_path_check CHECK ((pg_column_size(path) <= 1000)),
    CONSTRAINT contact_place_check CHECK (((place >= 0) AND (place <= 10000)))
);

ALTER TABLE ONLY dugout_shared.contact FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.contact OWNER TO dugout_keeper_league1;

--
-- Name: entry; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.entry (
    league text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    at_ms bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    payload jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT entry_kind_check CHECK ((length(kind) <= 40)),
    CONSTRAINT entry_payload_check CHECK ((pg_column_size(payload) <= 4194304)),
    CONSTRAINT entry_payload_check1 CHECK ((NOT jsonb_path_exists(payload, '$.**."contact"'::jsonpath))),
    CONSTRAINT entry_payload_check2 CHECK ((NOT jsonb_path_exists(payload, '$.**?(@."prompt" == "coach-recorded" && exists (@."choices"))'::jsonpath))),
    CONSTRAINT entry_seq_check CHECK (((seq >= 1) AND (seq <= 10000000)))
);

ALTER TABLE ONLY dugout_shared.entry FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.entry OWNER TO dugout_keeper_league1;

--
-- Name: league; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.league (
    id text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    header jsonb NOT NULL,
    standing jsonb DEFAULT '{}'::jsonb NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    entries bigint DEFAULT 0 NOT NULL,
    brought bigint DEFAULT 0 NOT NULL,
    changes bigint DEFAULT 0 NOT NULL,
    shared_by text NOT NULL,
    shared_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT league_entries_check CHECK ((entries >= 0)),
    CONSTRAINT league_header_check CHECK ((pg_column_size(header) <= 65536)),
    CONSTRAINT league_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT league_standing_check CHECK ((pg_column_size(standing) <= 16384)),
    CONSTRAINT league_state_check CHECK ((state = ANY (ARRAY['moving'::text, 'open'::text, 'home'::text]))),
    CONSTRAINT league_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);

ALTER TABLE ONLY dugout_shared.league FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.league OWNER TO dugout_keeper_league1;

--
-- Name: match_entry; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.match_entry (
    league text NOT NULL COLLATE pg_catalog."C",
    match text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    at_ms bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    payload jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT match_entry_kind_check CHECK ((length(kind) <= 40)),
    CONSTRAINT match_entry_payload_check CHECK ((pg_column_size(payload) <= 65536)),
    CONSTRAINT match_entry_seq_check CHECK (((seq >= 1) AND (seq <= 50000)))
);

ALTER TABLE ONLY dugout_shared.match_entry FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.match_entry OWNER TO dugout_keeper_league1;

--
-- Name: member; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.member (
    league text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    coach text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    teams text[] DEFAULT '{}'::text[] NOT NULL,
    said_by text NOT NULL,
    said_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT member_coach_check CHECK ((length(coach) <= 80)),
    CONSTRAINT member_kind_check CHECK ((kind = ANY (ARRAY['commissioner'::text, 'coach'::text, 'reader'::text, 'former'::text]))),
    CONSTRAINT member_person_check CHECK (((length(person) >= 1) AND (length(person) <= 63))),
    CONSTRAINT member_teams_check CHECK ((cardinality(teams) <= 50))
);

ALTER TABLE ONLY dugout_shared.member FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.member OWNER TO dugout_keeper_league1;

--
-- Name: presence; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.presence (
    league text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL,
    place text NOT NULL,
    match text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    seen timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT presence_match_check CHECK ((length(match) <= 80)),
    CONSTRAINT presence_person_check CHECK ((length(person) <= 63)),
    CONSTRAINT presence_place_check CHECK ((length(place) <= 80))
);

ALTER TABLE ONLY dugout_shared.presence FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.presence OWNER TO dugout_keeper_league1;

--
-- Name: receipt; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.receipt (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    answer jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT receipt_answer_check CHECK ((pg_column_size(answer) <= 1000)),
    CONSTRAINT receipt_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80)))
);

ALTER TABLE ONLY dugout_shared.receipt FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.receipt OWNER TO dugout_keeper_league1;

--
-- Name: sealed; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.sealed (
    league text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    payload jsonb NOT NULL,
    CONSTRAINT sealed_payload_check CHECK ((pg_column_size(payload) <= 4194304)),
    CONSTRAINT sealed_payload_check1 CHECK ((NOT jsonb_path_exists(payload, '$.**."contact"'::jsonpath)))
);

ALTER TABLE ONLY dugout_shared.sealed FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.sealed OWNER TO dugout_keeper_league1;

--
-- Name: spent; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.spent (
    league text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    rows bigint NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT spent_bytes_check CHECK ((bytes >= 0)),
    CONSTRAINT spent_kind_check CHECK ((length(kind) <= 20)),
    CONSTRAINT spent_person_check CHECK ((length(person) <= 63)),
    CONSTRAINT spent_rows_check CHECK ((rows >= 0))
);

ALTER TABLE ONLY dugout_shared.spent FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.spent OWNER TO dugout_keeper_league1;

--
-- Name: team; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.team (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    locked boolean DEFAULT false NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    body jsonb,
    changed bigint DEFAULT 0 NOT NULL,
    CONSTRAINT team_body_check CHECK ((pg_column_size(body) <= 262144)),
    CONSTRAINT team_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT team_name_check CHECK ((length(name) <= 200)),
    CONSTRAINT team_revision_check CHECK (((revision >= 0) AND (revision <= 100000)))
);

ALTER TABLE ONLY dugout_shared.team FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.team OWNER TO dugout_keeper_league1;

--
-- Name: team_sheet; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.team_sheet (
    league text NOT NULL COLLATE pg_catalog."C",
    team text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    body jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    match text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT team_sheet_body_check CHECK ((pg_column_size(body) <= 262144)),
    CONSTRAINT team_sheet_match_check CHECK ((length(match) <= 80))
);

ALTER TABLE ONLY dugout_shared.team_sheet FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.team_sheet OWNER TO dugout_keeper_league1;

--
-- Data for Name: about; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.about VALUES (3, 3, true);


--
-- Data for Name: bounds; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.bounds VALUES ('entry', 20000);
INSERT INTO dugout_shared.bounds VALUES ('team_sheet', 10000);
INSERT INTO dugout_shared.bounds VALUES ('match', 2000);
INSERT INTO dugout_shared.bounds VALUES ('match_entry', 1000000);
INSERT INTO dugout_shared.bounds VALUES ('claim', 400);
INSERT INTO dugout_shared.bounds VALUES ('receipt', 50000);
INSERT INTO dugout_shared.bounds VALUES ('bytes', 268435456);
INSERT INTO dugout_shared.bounds VALUES ('bytes of all', 4294967296);
INSERT INTO dugout_shared.bounds VALUES ('lines', 12);


--
-- Data for Name: claim; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--



--
-- Data for Name: contact; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.contact VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 3, 0, '["group", "events", 0, "values", "coach"]', 'ce2cb578-4377-4497-ae1b-701ffce531db', '');
INSERT INTO dugout_shared.contact VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 4, 0, '["group", "events", 0, "values", "coach"]', 'fa016649-c9bf-4f87-856f-2c2e145a7cc4', '');
INSERT INTO dugout_shared.contact VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 5, 0, '["group", "events", 0, "values", "coach"]', '7b2cb489-26f7-4c00-b6f3-9f27afcc09c8', '');
INSERT INTO dugout_shared.contact VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 6, 0, '["group", "events", 0, "values", "coach"]', 'a9fc3809-c70d-49c2-8be9-e3f0f375e94c', '');
INSERT INTO dugout_shared.contact VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 7, 0, '["group", "events", 0, "values", "coach"]', 'ce2cb578-4377-4497-ae1b-701ffce531db', 'bob@example.org');


--
-- Data for Name: entry; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 1, 1001, 'do', 1, '{"kind": "do", "group": {"at": 1001, "events": [{"prompt": "founded", "values": {"name": "Test League", "rules": {"game": "match", "budget": 0, "buyBack": "", "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "rosters": [], "ruleset": "crp", "budgetRise": 0}}}]}}', 'anna', '2026-11-20 02:26:30.396328+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 2, 1002, 'do', 1, '{"kind": "do", "group": {"at": 1002, "events": [{"prompt": "renamed", "values": {"name": "Liga de las dos orillas"}}]}}', 'anna', '2026-11-20 02:26:30.39653+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 3, 1005, 'do', 1, '{"kind": "do", "group": {"at": 1005, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "ce2cb578-4377-4497-ae1b-701ffce531db", "naf": 0, "name": "Coach 1"}}}, {"prompt": "team-registered", "values": {"team": {"id": "team-1", "club": "", "name": "Team 1", "coach": "ce2cb578-4377-4497-ae1b-701ffce531db", "sheet": {"id": "team-1", "name": "Team 1", "badge": {"field": "#143c5a", "shape": "shield", "charge": "star", "chargeColour": "#f2c94c"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#143c5a", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "number": 10, "position": "catcher"}, {"id": "11", "name": "Fenno Highglance", "number": 11, "position": "catcher"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 0, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, "state": "active", "legacy": false, "roster": "high-elf", "figures": {"value": 1000000, "rating": 0, "treasury": 0, "fanFactor": 0}}}}]}}', 'anna', '2026-11-20 02:26:30.396542+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 4, 1008, 'do', 1, '{"kind": "do", "group": {"at": 1008, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "fa016649-c9bf-4f87-856f-2c2e145a7cc4", "naf": 0, "name": "Coach 2"}}}, {"prompt": "team-registered", "values": {"team": {"id": "team-2", "club": "", "name": "Team 2", "coach": "fa016649-c9bf-4f87-856f-2c2e145a7cc4", "sheet": {"id": "team-2", "name": "Team 2", "badge": {"field": "#5b3e96", "shape": "shield", "charge": "bolt", "chargeColour": "#f2c94c"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#5b3e96", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 2, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, "state": "active", "legacy": false, "roster": "dwarf", "figures": {"value": 1000000, "rating": 0, "treasury": 0, "fanFactor": 2}}}}]}}', 'anna', '2026-11-20 02:26:30.396731+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 5, 1011, 'do', 1, '{"kind": "do", "group": {"at": 1011, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "7b2cb489-26f7-4c00-b6f3-9f27afcc09c8", "naf": 0, "name": "Coach 3"}}}, {"prompt": "team-registered", "values": {"team": {"id": "team-3", "club": "", "name": "Team 3", "coach": "7b2cb489-26f7-4c00-b6f3-9f27afcc09c8", "sheet": {"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, "state": "active", "legacy": false, "roster": "elf", "figures": {"value": 1000000, "rating": 0, "treasury": 0, "fanFactor": 1}}}}]}}', 'anna', '2026-11-20 02:26:30.396849+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 6, 1014, 'do', 1, '{"kind": "do", "group": {"at": 1014, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "a9fc3809-c70d-49c2-8be9-e3f0f375e94c", "naf": 0, "name": "Coach 4"}}}, {"prompt": "team-registered", "values": {"team": {"id": "team-4", "club": "", "name": "Team 4", "coach": "a9fc3809-c70d-49c2-8be9-e3f0f375e94c", "sheet": {"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "position": "catcher"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 180000, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, "state": "active", "legacy": false, "roster": "amazon", "figures": {"value": 820000, "rating": 0, "treasury": 180000, "fanFactor": 1}}}}]}}', 'anna', '2026-11-20 02:26:30.396944+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 7, 1015, 'do', 1, '{"kind": "do", "group": {"at": 1015, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "ce2cb578-4377-4497-ae1b-701ffce531db", "naf": 0, "name": "Coach 1"}}}]}}', 'anna', '2026-11-20 02:26:30.397178+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 8, 1016, 'do', 1, '{"kind": "do", "group": {"at": 1016, "events": [{"prompt": "season-begun", "values": {"name": "Season 1", "season": "s1"}}, {"prompt": "competition-added", "values": {"rules": {"bye": "won", "game": "match", "name": "Cup 1", "squad": 0, "phases": [{"legs": 1, "name": "", "byLot": true, "order": "lot", "across": false, "bestOf": 1, "format": "round-robin", "places": 0, "rounds": 0, "divisions": 1, "qualifyBy": "points", "thirdPlace": false}], "points": "3-1-0", "columns": [], "awardedTd": 2, "tieBreaks": ["td-difference", "cas-difference"], "bestResults": 0, "byeOpponent": "nothing", "squadPoints": "meetings", "needsWinners": false, "teamsDevelop": true, "forfeitOpponent": "real", "headToHeadNeedsAll": true}, "competition": "c1"}}, {"prompt": "entrant-joined", "values": {"entry": {"seed": 0, "team": "team-1", "squad": "", "division": ""}, "competition": "c1"}}, {"prompt": "entrant-joined", "values": {"entry": {"seed": 0, "team": "team-2", "squad": "", "division": ""}, "competition": "c1"}}, {"prompt": "entrant-joined", "values": {"entry": {"seed": 0, "team": "team-3", "squad": "", "division": ""}, "competition": "c1"}}, {"prompt": "entrant-joined", "values": {"entry": {"seed": 0, "team": "team-4", "squad": "", "division": ""}, "competition": "c1"}}]}}', 'anna', '2026-11-20 02:26:30.397188+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 9, 1017, 'do', 1, '{"kind": "do", "group": {"at": 1017, "events": []}}', 'anna', '2026-11-20 02:26:30.39722+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 10, 1018, 'do', 1, '{"kind": "do", "group": {"at": 1018, "events": [{"prompt": "phase-begun", "values": {"phase": 0, "seeds": ["team-1", "team-4", "team-3", "team-2"], "places": [], "divisions": [["team-1", "team-4", "team-3", "team-2"]], "competition": "c1"}}, {"prompt": "rounds-drawn", "values": {"phase": 0, "rounds": [{"number": 1, "deadline": 0, "fixtures": [{"id": "f1", "tie": -1, "away": "team-2", "home": "team-4", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f2", "tie": -1, "away": "team-1", "home": "team-3", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}], "competition": "c1"}}, {"prompt": "round-published", "values": {"round": 1, "deadline": 0, "competition": "c1"}}]}}', 'anna', '2026-11-20 02:26:30.397225+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 11, 1019, 'do', 1, '{"kind": "do", "group": {"at": 1019, "events": [{"prompt": "rounds-drawn", "values": {"phase": 0, "rounds": [{"number": 2, "deadline": 0, "fixtures": [{"id": "f3", "tie": -1, "away": "team-4", "home": "team-3", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f4", "tie": -1, "away": "team-2", "home": "team-1", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}], "competition": "c1"}}, {"prompt": "round-published", "values": {"round": 2, "deadline": 0, "competition": "c1"}}]}}', 'anna', '2026-11-20 02:26:30.397249+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 12, 1795141590591, 'do', 1, '{"kind": "do", "group": {"at": 1795141590591, "events": [{"prompt": "match-begun", "values": {"match": "d8e937f9-7f1c-4ffe-a67c-f0aae7db4032", "fixture": "f1"}}]}}', 'bia', '2026-11-20 02:26:30.591892+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 13, 1795141590632, 'do', 1, '{"kind": "do", "group": {"at": 1795141590632, "events": [{"prompt": "result-entered", "values": {"after": {"away": {"value": 1040000, "rating": 0, "treasury": 60000, "fanFactor": 2}, "home": {"value": 790000, "rating": 0, "treasury": 20000, "fanFactor": 2}}, "fixture": "f1", "outcome": {"at": 1388, "note": "", "result": {"td": 7, "cas": 2, "away": "team-2", "home": "team-4", "kind": "played", "round": 1, "winner": "home", "columns": [{"away": 3, "home": 4, "name": "completions"}, {"away": 3, "home": 3, "name": "interceptions"}, {"away": 1, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 2, "casAgainst": 1}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 1000000, "homeValue": 820000, "awaySigned": false, "homeSigned": true, "deliveredBy": "bia"}}}]}}', 'bia', '2026-11-20 02:26:30.632413+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 14, 1795141590754, 'do', 1, '{"kind": "do", "group": {"at": 1795141590754, "events": [{"prompt": "match-begun", "values": {"match": "f5cecc23-0237-4eba-b12c-0878ba1c2126", "fixture": "f2"}}]}}', 'ben', '2026-11-20 02:26:30.754823+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 15, 1795141590789, 'do', 1, '{"kind": "do", "group": {"at": 1795141590789, "events": [{"prompt": "result-entered", "values": {"after": {"away": {"value": 1010000, "rating": 0, "treasury": 70000, "fanFactor": 1}, "home": {"value": 850000, "rating": 0, "treasury": 40000, "fanFactor": 1}}, "fixture": "f2", "outcome": {"at": 1246, "note": "", "result": {"td": 2, "cas": 1, "away": "team-1", "home": "team-3", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 6, "home": 1, "name": "completions"}, {"away": 2, "home": 1, "name": "interceptions"}, {"away": 0, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 4, "casAgainst": 2}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 1000000, "homeValue": 1000000, "awaySigned": false, "homeSigned": true, "deliveredBy": "ben"}}}]}}', 'ben', '2026-11-20 02:26:30.789505+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 16, 1795141590900, 'do', 1, '{"kind": "do", "group": {"at": 1795141590900, "events": [{"prompt": "result-signed", "values": {"side": "away", "fixture": "f1"}}]}}', 'bea', '2026-11-20 02:26:30.901689+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 17, 1795141591024, 'do', 1, '{"kind": "do", "group": {"at": 1795141591024, "events": [{"prompt": "result-disputed", "values": {"why": "Fueron tres, no dos", "side": "away", "fixture": "f2"}}]}}', 'bob', '2026-11-20 02:26:31.025813+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 18, 1795141591116, 'do', 1, '{"kind": "do", "group": {"at": 1795141591116, "events": [{"prompt": "match-begun", "values": {"match": "8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55", "fixture": "f3"}}]}}', 'ben', '2026-11-20 02:26:31.116974+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 19, 1795141591145, 'do', 1, '{"kind": "do", "group": {"at": 1795141591145, "events": [{"prompt": "result-entered", "values": {"after": {"away": {"value": 600000, "rating": 0, "treasury": 40000, "fanFactor": 3}, "home": {"value": 940000, "rating": 0, "treasury": 40000, "fanFactor": 1}}, "fixture": "f3", "outcome": {"at": 1446, "note": "", "result": {"td": 0, "cas": 1, "away": "team-4", "home": "team-3", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 2, "home": 1, "name": "completions"}, {"away": 0, "home": 3, "name": "interceptions"}, {"away": 1, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 2, "casAgainst": 2}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 790000, "homeValue": 850000, "awaySigned": false, "homeSigned": true, "deliveredBy": "ben"}}}]}}', 'ben', '2026-11-20 02:26:31.145999+00');
INSERT INTO dugout_shared.entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 20, 1795141591242, 'do', 1, '{"kind": "do", "group": {"at": 1795141591242, "events": [{"prompt": "match-begun", "values": {"match": "541f9423-f740-46b0-af36-3be0aee35ae9", "fixture": "f4"}}]}}', 'bob', '2026-11-20 02:26:31.242916+00');


--
-- Data for Name: fixture; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.fixture VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5', 'team-4', 'team-1', false, false, false, true, '', NULL, false);
INSERT INTO dugout_shared.fixture VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f6', 'team-2', 'team-3', false, false, false, true, '', NULL, false);
INSERT INTO dugout_shared.fixture VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f1', 'team-4', 'team-2', true, false, false, true, 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', '{"at": 1388, "note": "", "result": {"td": 7, "cas": 2, "away": "team-2", "home": "team-4", "kind": "played", "round": 1, "winner": "home", "columns": [{"away": 3, "home": 4, "name": "completions"}, {"away": 3, "home": 3, "name": "interceptions"}, {"away": 1, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 2, "casAgainst": 1}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 1000000, "homeValue": 820000, "awaySigned": true, "homeSigned": true, "deliveredBy": "bia"}', true);
INSERT INTO dugout_shared.fixture VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f2', 'team-3', 'team-1', true, false, false, true, 'f5cecc23-0237-4eba-b12c-0878ba1c2126', '{"at": 1246, "note": "", "result": {"td": 2, "cas": 1, "away": "team-1", "home": "team-3", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 6, "home": 1, "name": "completions"}, {"away": 2, "home": 1, "name": "interceptions"}, {"away": 0, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 4, "casAgainst": 2}, "source": "match", "atTable": true, "dispute": "Fueron tres, no dos", "disputed": "away", "awayValue": 1000000, "homeValue": 1000000, "awaySigned": false, "homeSigned": true, "deliveredBy": "ben"}', true);
INSERT INTO dugout_shared.fixture VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f3', 'team-3', 'team-4', true, false, false, true, '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', '{"at": 1446, "note": "", "result": {"td": 0, "cas": 1, "away": "team-4", "home": "team-3", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 2, "home": 1, "name": "completions"}, {"away": 0, "home": 3, "name": "interceptions"}, {"away": 1, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 2, "casAgainst": 2}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 790000, "homeValue": 850000, "awaySigned": false, "homeSigned": true, "deliveredBy": "ben"}', true);
INSERT INTO dugout_shared.fixture VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f4', 'team-1', 'team-2', true, false, false, true, '541f9423-f740-46b0-af36-3be0aee35ae9', NULL, false);


--
-- Data for Name: league; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.league VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'Test League', '{"id": "90ed61bb-9ea5-4292-9ced-e2ba2bb71360", "game": "league", "setup": {}, "state": "running", "teams": [], "title": "Test League", "sealed": true, "created": 1001, "rulesVersion": 5, "rulesFingerprint": ""}', '{"done": 0, "name": "Liga de las dos orillas", "next": [["f1", "Cup 1", 1, "Team 4", "Team 2", 0, "", false], ["f2", "Cup 1", 1, "Team 3", "Team 1", 0, "", false], ["f3", "Cup 1", 2, "Team 3", "Team 4", 0, "", false]], "teams": 4, "season": "Season 1", "toSign": [], "ruleset": "crp", "fixtures": 6, "unsigned": 0}', 'open', 20, 401969, 19, 'anna', '2026-11-20 02:26:30.387152+00');


--
-- Data for Name: match; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.match VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 'f2', 'team-3', 'team-1', '{"id": "f5cecc23-0237-4eba-b12c-0878ba1c2126", "game": "match", "setup": {"rules": 1, "teams": [{"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, {"id": "team-1", "name": "Team 1", "badge": {"field": "#143c5a", "shape": "shield", "charge": "star", "chargeColour": "#f2c94c"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#143c5a", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "number": 10, "position": "catcher"}, {"id": "11", "name": "Fenno Highglance", "number": 11, "position": "catcher"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 0, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}], "league": true, "fixture": {"round": 1, "league": "90ed61bb-9ea5-4292-9ced-e2ba2bb71360", "fixture": "f2", "competition": "Cup 1"}, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "ruleset": "crp"}, "teams": ["team-3", "team-1"], "title": "Team 3 – Team 1", "created": 1010, "rulesVersion": 5, "rulesFingerprint": ""}', 'finished', '{"half": 2, "over": true, "turn": 0, "round": 1, "score": [2, 4], "active": "", "badges": [{"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, {"field": "#f2c94c", "shape": "shield", "charge": "star", "chargeColour": "#000000"}], "edition": "crp", "extraTurn": false, "competition": "Cup 1"}', 234, '{"id": "f5cecc23-0237-4eba-b12c-0878ba1c2126", "code": "7B44-BD1C", "game": "match", "sides": [{"fans": 12000, "name": "Team 3", "team": "team-3", "after": {"sum": "dc2327e979760079d459", "value": 850000, "treasury": 40000, "fanFactor": 1}, "coach": "Coach 3", "score": 2, "before": {"sum": "471905c9b4f07a5479ce", "value": 1000000, "fanFactor": 1}, "roster": "elf", "changes": [{"kind": "injury", "after": 5, "before": 6, "player": "3", "reason": "smashed-hip", "subject": "ma"}, {"kind": "misses", "after": 1, "player": "3", "reason": "smashed-hip"}, {"kind": "misses", "after": 1, "player": "4", "reason": "pinched-nerve"}, {"kind": "injury", "after": 1, "player": "6", "reason": "damaged-back", "subject": "niggling"}, {"kind": "misses", "after": 1, "player": "6", "reason": "damaged-back"}, {"kind": "injury", "after": 3, "before": 4, "player": "8", "reason": "broken-neck", "subject": "ag"}, {"kind": "misses", "after": 1, "player": "8", "reason": "broken-neck"}, {"kind": "misses", "after": 1, "player": "10", "reason": "broken-ribs"}, {"kind": "points", "after": 5, "player": "1", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 8, "before": 5, "player": "1", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 2, "player": "3", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 2, "player": "5", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 1, "player": "9", "reason": "1", "subject": "completion"}, {"kind": "improvement", "after": 130000, "before": 110000, "player": "1", "reason": "3 4", "subject": "sure-hands"}, {"kind": "treasury", "after": 40000, "reason": "winnings"}, {"kind": "joined", "player": "12", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "player": "13", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "player": "14", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "player": "15", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "player": "16", "reason": "journeymen", "subject": "lineman"}, {"kind": "team-value", "after": 850000, "before": 1000000, "reason": "team-value"}], "periods": [0, 2], "players": [{"name": "Fenno Clearfire", "role": "blitzer", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "player": "1", "points": 8}, {"name": "Quill Highmark", "role": "thrower", "number": 2, "player": "2"}, {"name": "Sorell Brightglance", "role": "thrower", "deeds": {"interception": 1}, "number": 3, "player": "3", "points": 2}, {"name": "Cassil Longglance", "role": "catcher", "number": 4, "player": "4"}, {"name": "Rixa Longmark", "role": "blitzer", "deeds": {"casualty": 1}, "number": 5, "player": "5", "points": 2}, {"name": "Zephra Goldglance", "role": "catcher", "number": 6, "player": "6"}, {"name": "Brio Brightarc", "role": "lineman", "number": 7, "player": "7"}, {"name": "Talise Longsmile", "role": "catcher", "number": 8, "player": "8"}, {"name": "Ilvo Goldfire", "role": "lineman", "deeds": {"completion": 1}, "number": 9, "player": "9", "points": 1}, {"name": "Velo Swiftfire", "role": "catcher", "number": 10, "player": "10"}, {"name": "Ludo Farfire", "role": "lineman", "number": 11, "player": "11"}], "winnings": 40000, "confirmed": true, "casualties": 1, "completions": 1, "interceptions": 1}, {"fans": 8000, "name": "Team 1", "team": "team-1", "after": {"sum": "7bda83c15befaf531747", "value": 1010000, "treasury": 70000, "fanFactor": 1}, "coach": "Coach 1", "score": 4, "before": {"sum": "33dee1b7b21320b1f09b", "value": 1000000}, "roster": "high-elf", "changes": [{"kind": "injury", "after": 1, "player": "3", "reason": "damaged-back", "subject": "niggling"}, {"kind": "misses", "after": 1, "player": "3", "reason": "damaged-back"}, {"kind": "misses", "after": 1, "player": "4", "reason": "broken-jaw"}, {"kind": "misses", "after": 1, "player": "10", "reason": "groin-strain"}, {"kind": "points", "after": 5, "player": "7", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 3, "player": "1", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 2, "player": "2", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 1, "player": "3", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 1, "player": "5", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 1, "player": "6", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 3, "player": "8", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 2, "player": "9", "reason": "2", "subject": "completion"}, {"kind": "points", "after": 5, "before": 2, "player": "9", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 7, "before": 5, "player": "9", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 9, "before": 7, "player": "9", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 2, "player": "10", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 1, "player": "11", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 4, "before": 1, "player": "11", "reason": "1", "subject": "touchdown"}, {"kind": "improvement", "after": 120000, "before": 100000, "player": "9", "reason": "4 1", "subject": "diving-catch"}, {"kind": "treasury", "after": 70000, "reason": "winnings"}, {"kind": "fan-factor", "after": 1, "reason": "fan-factor"}, {"kind": "joined", "player": "12", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "player": "13", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "player": "14", "reason": "journeymen", "subject": "lineman"}, {"kind": "team-value", "after": 1010000, "before": 1000000, "reason": "team-value"}], "periods": [1, 3], "players": [{"name": "Zephra Brightmark", "role": "thrower", "deeds": {"touchdown": 1}, "number": 1, "player": "1", "points": 3}, {"name": "Maro Longglance", "role": "thrower", "deeds": {"casualty": 1}, "number": 2, "player": "2", "points": 2}, {"name": "Thessa Flashfire", "role": "lineman", "deeds": {"completion": 1}, "number": 3, "player": "3", "points": 1}, {"name": "Velo Farmark", "role": "lineman", "number": 4, "player": "4"}, {"name": "Cassil Fararc", "role": "lineman", "deeds": {"completion": 1}, "number": 5, "player": "5", "points": 1}, {"name": "Orlin Brightglance", "role": "catcher", "deeds": {"completion": 1}, "number": 6, "player": "6", "points": 1}, {"name": "Rixa Longfire", "role": "lineman", "deeds": {"mvp": 1}, "number": 7, "player": "7", "points": 5}, {"name": "Sorell Flashsmile", "role": "lineman", "deeds": {"touchdown": 1}, "number": 8, "player": "8", "points": 3}, {"name": "Ludo Clearglance", "role": "blitzer", "deeds": {"casualty": 1, "touchdown": 1, "completion": 2, "interception": 1}, "number": 9, "player": "9", "points": 9}, {"name": "Quill Goldmark", "role": "catcher", "deeds": {"interception": 1}, "number": 10, "player": "10", "points": 2}, {"name": "Fenno Highglance", "role": "catcher", "deeds": {"touchdown": 1, "completion": 1}, "number": 11, "player": "11", "points": 4}], "winnings": 70000, "confirmed": true, "casualties": 2, "completions": 6, "interceptions": 2}], "league": true, "winner": 1, "ruleset": "crp", "version": 1, "onSheets": true, "startedMs": 1013, "casualties": [{"how": "crowd", "half": 1, "turn": 1, "result": "damaged-back", "victim": "0:6"}, {"how": "crowd", "half": 1, "turn": 2, "result": "pinched-nerve", "victim": "0:4"}, {"how": "other", "half": 1, "turn": 2, "result": "broken-jaw", "victim": "1:4"}, {"how": "fall", "half": 1, "turn": 2, "result": "broken-neck", "victim": "0:8"}, {"how": "other", "half": 1, "turn": 6, "result": "broken-ribs", "victim": "0:10"}, {"how": "crowd", "half": 1, "turn": 6, "result": "smashed-hip", "victim": "0:3"}, {"by": "0:2", "how": "crowd", "half": 1, "turn": 7, "result": "damaged-back", "victim": "1:3"}, {"by": "1:2", "how": "blitz", "half": 2, "turn": 1, "result": "badly-hurt", "victim": "0:11"}, {"by": "0:5", "how": "block", "half": 2, "turn": 2, "result": "groin-strain", "victim": "1:10"}, {"by": "1:9", "how": "block", "half": 2, "turn": 7, "result": "badly-hurt", "victim": "0:5"}], "finishedMs": 1246, "rulesVersion": 5}', '[{"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "position": "blitzer", "improvements": [{"dice": [3, 4], "skill": "sure-hands", "value": 20000}]}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "deeds": {"interception": 1}, "number": 3, "injuries": {"ma": 1}, "position": "thrower", "missesNextMatch": true}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher", "missesNextMatch": true}, {"id": "5", "name": "Rixa Longmark", "deeds": {"casualty": 1}, "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "injuries": {"niggling": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "injuries": {"ag": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "9", "name": "Ilvo Goldfire", "deeds": {"completion": 1}, "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 14, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 15, "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 16, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 1, "nextPlayer": 17, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, {"id": "team-1", "name": "Team 1", "badge": {"field": "#143c5a", "shape": "shield", "charge": "star", "chargeColour": "#f2c94c"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#143c5a", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "deeds": {"touchdown": 1}, "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "deeds": {"casualty": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "deeds": {"completion": 1}, "number": 3, "injuries": {"niggling": 1}, "position": "lineman", "missesNextMatch": true}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman", "missesNextMatch": true}, {"id": "5", "name": "Cassil Fararc", "deeds": {"completion": 1}, "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "deeds": {"completion": 1}, "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "deeds": {"mvp": 1}, "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "deeds": {"touchdown": 1}, "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "deeds": {"casualty": 1, "touchdown": 1, "completion": 2, "interception": 1}, "number": 9, "position": "blitzer", "improvements": [{"dice": [4, 1], "skill": "diving-catch", "value": 20000}]}, {"id": "10", "name": "Quill Goldmark", "deeds": {"interception": 1}, "number": 10, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Fenno Highglance", "deeds": {"touchdown": 1, "completion": 1}, "number": 11, "position": "catcher"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 14, "position": "lineman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 70000, "fanFactor": 1, "nextPlayer": 15, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}]', 12, 'ben', '2026-11-20 02:26:30.750081+00', '', false);
INSERT INTO dugout_shared.match VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 'f1', 'team-4', 'team-2', '{"id": "d8e937f9-7f1c-4ffe-a67c-f0aae7db4032", "game": "match", "setup": {"rules": 1, "teams": [{"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "position": "catcher"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 180000, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, {"id": "team-2", "name": "Team 2", "badge": {"field": "#5b3e96", "shape": "shield", "charge": "bolt", "chargeColour": "#f2c94c"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#5b3e96", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 2, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}], "league": true, "fixture": {"round": 1, "league": "90ed61bb-9ea5-4292-9ced-e2ba2bb71360", "fixture": "f1", "competition": "Cup 1"}, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "ruleset": "crp"}, "teams": ["team-4", "team-2"], "title": "Team 4 – Team 2", "created": 1007, "rulesVersion": 5, "rulesFingerprint": ""}', 'finished', '{"half": 2, "over": true, "turn": 0, "round": 1, "score": [7, 2], "active": "", "badges": [{"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, {"field": "#5b3e96", "shape": "shield", "charge": "bolt", "chargeColour": "#f2c94c"}], "edition": "crp", "extraTurn": false, "competition": "Cup 1"}', 379, '{"id": "d8e937f9-7f1c-4ffe-a67c-f0aae7db4032", "code": "7DB8-8DA8", "game": "match", "sides": [{"fans": 10000, "name": "Team 4", "team": "team-4", "after": {"sum": "ac2462040b6a09e68ea9", "value": 790000, "treasury": 20000, "fanFactor": 2}, "coach": "Coach 4", "score": 7, "before": {"sum": "78a52b18e00700083d01", "value": 820000, "treasury": 180000, "fanFactor": 1}, "roster": "amazon", "changes": [{"kind": "treasury", "after": 155000, "before": 180000, "reason": "petty-cash"}, {"kind": "injury", "after": 1, "player": "1", "reason": "damaged-back", "subject": "niggling"}, {"kind": "misses", "after": 1, "player": "1", "reason": "damaged-back"}, {"kind": "misses", "after": 1, "player": "6", "reason": "broken-jaw"}, {"kind": "points", "after": 5, "player": "9", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 1, "player": "1", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 4, "before": 1, "player": "1", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 8, "before": 4, "player": "1", "reason": "2", "subject": "interception"}, {"kind": "points", "after": 3, "player": "5", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 2, "player": "6", "reason": "2", "subject": "completion"}, {"kind": "points", "after": 5, "before": 2, "player": "6", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 3, "player": "7", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 5, "before": 3, "player": "7", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 2, "player": "8", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 6, "before": 5, "player": "9", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 9, "before": 6, "player": "9", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 11, "before": 9, "player": "9", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 3, "player": "11", "reason": "1", "subject": "touchdown"}, {"kind": "improvement", "after": 70000, "before": 50000, "player": "9", "reason": "5 2", "subject": "tackle"}, {"kind": "improvement", "after": 90000, "before": 70000, "player": "1", "reason": "3 1", "subject": "wrestle"}, {"kind": "gone", "before": 70000, "player": "2", "reason": "casualty", "subject": "dead"}, {"kind": "gone", "before": 50000, "player": "7", "reason": "casualty", "subject": "dead"}, {"kind": "treasury", "after": 205000, "before": 155000, "reason": "winnings"}, {"kind": "treasury", "after": 230000, "before": 205000, "reason": "petty-cash", "subject": "leftover"}, {"kind": "fan-factor", "after": 2, "before": 1, "reason": "fan-factor"}, {"kind": "gone", "before": 90000, "player": "4", "reason": "creation-costs", "subject": "fired"}, {"kind": "treasury", "after": 140000, "before": 230000, "player": "12", "reason": "creation-costs", "subject": "blitzer"}, {"kind": "joined", "player": "12", "reason": "creation-costs", "subject": "blitzer"}, {"kind": "treasury", "after": 40000, "before": 140000, "reason": "creation-costs", "subject": "re-roll"}, {"kind": "asset", "after": 3, "before": 2, "reason": "creation-costs", "subject": "re-roll"}, {"kind": "treasury", "after": 30000, "before": 40000, "reason": "creation-costs", "subject": "assistant-coach"}, {"kind": "asset", "after": 1, "reason": "creation-costs", "subject": "assistant-coach"}, {"kind": "asset", "before": 1, "reason": "creation-costs", "subject": "assistant-coach"}, {"kind": "gone", "before": 50000, "player": "6", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "before": 70000, "player": "9", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "before": 70000, "player": "3", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "before": 90000, "player": "12", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "before": 90000, "player": "1", "reason": "creation-costs", "subject": "fired"}, {"kind": "treasury", "after": 20000, "before": 30000, "reason": "creation-costs", "subject": "cheerleader"}, {"kind": "asset", "after": 1, "reason": "creation-costs", "subject": "cheerleader"}, {"kind": "joined", "player": "13", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "14", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "15", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "16", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "17", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "18", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "19", "reason": "journeymen", "subject": "linewoman"}, {"kind": "team-value", "after": 790000, "before": 820000, "reason": "team-value"}], "periods": [4, 3], "players": [{"name": "Selara Deep Orchid", "role": "thrower", "deeds": {"touchdown": 1, "completion": 1, "interception": 2}, "number": 1, "player": "1", "points": 8}, {"died": true, "name": "Kiyana Quick Hawk", "role": "catcher", "number": 2, "player": "2"}, {"name": "Mirara Green Jaguar", "role": "catcher", "number": 3, "player": "3"}, {"name": "Kiyali Bright Vine", "role": "blitzer", "number": 4, "player": "4"}, {"name": "Otota Quick River", "role": "thrower", "deeds": {"touchdown": 1}, "number": 5, "player": "5", "points": 3}, {"name": "Selana Green Orchid", "role": "linewoman", "deeds": {"touchdown": 1, "completion": 2}, "number": 6, "player": "6", "points": 5}, {"died": true, "name": "Selata Bright Orchid", "role": "linewoman", "deeds": {"casualty": 1, "touchdown": 1}, "number": 7, "player": "7", "points": 5}, {"name": "Otoli Bright Hawk", "role": "linewoman", "deeds": {"interception": 1}, "number": 8, "player": "8", "points": 2}, {"name": "Mirali Green Vine", "role": "linewoman", "deeds": {"mvp": 1, "casualty": 1, "touchdown": 1, "completion": 1}, "number": 9, "player": "9", "points": 11}, {"name": "Izara Bright Jaguar", "role": "blitzer", "number": 10, "player": "10"}, {"name": "Izali Deep Orchid", "role": "linewoman", "deeds": {"touchdown": 1}, "number": 11, "player": "11", "points": 3}], "winnings": 50000, "confirmed": true, "casualties": 2, "completions": 4, "interceptions": 3}, {"fans": 12000, "name": "Team 2", "team": "team-2", "after": {"sum": "0db7ec1dacf2d307f7b3", "value": 1040000, "treasury": 60000, "fanFactor": 2}, "coach": "Coach 2", "score": 2, "before": {"sum": "cfb6a8078ee3e593c34d", "value": 1000000, "fanFactor": 2}, "roster": "dwarf", "changes": [{"kind": "points", "after": 5, "player": "10", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 3, "player": "1", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 1, "player": "4", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 1, "player": "5", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 4, "before": 1, "player": "5", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 4, "player": "6", "reason": "2", "subject": "interception"}, {"kind": "points", "after": 6, "before": 4, "player": "6", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 2, "player": "8", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 6, "before": 5, "player": "10", "reason": "1", "subject": "completion"}, {"kind": "improvement", "after": 90000, "before": 70000, "player": "10", "reason": "6 5", "subject": "stand-firm"}, {"kind": "improvement", "after": 110000, "before": 90000, "player": "6", "reason": "4 1", "subject": "stand-firm"}, {"kind": "gone", "before": 70000, "player": "7", "reason": "casualty", "subject": "dead"}, {"kind": "treasury", "after": 60000, "reason": "winnings"}, {"kind": "joined", "player": "12", "reason": "journeymen", "subject": "blocker"}, {"kind": "team-value", "after": 1040000, "before": 1000000, "reason": "team-value"}], "periods": [0, 2], "players": [{"name": "Olgar ''Slag'' Tincounter", "role": "runner", "deeds": {"touchdown": 1}, "number": 1, "player": "1", "points": 3}, {"name": "Dumbo the Peckish", "role": "deathroller", "number": 2, "player": "2"}, {"name": "Svarn ''Flint'' Tinpuddler", "role": "blitzer", "number": 3, "player": "3"}, {"name": "Durgan ''Pinch'' Oredelver", "role": "troll-slayer", "deeds": {"completion": 1}, "number": 4, "player": "4", "points": 1}, {"name": "Hok ''Crucible'' Brasspuddler", "role": "blocker", "deeds": {"touchdown": 1, "completion": 1}, "number": 5, "player": "5", "points": 4}, {"name": "Grima ''Sparks'' Orecounter", "role": "troll-slayer", "deeds": {"casualty": 1, "interception": 2}, "number": 6, "player": "6", "points": 6}, {"died": true, "name": "Hamrik ''Clinker'' Golddelver", "role": "blocker", "number": 7, "player": "7"}, {"name": "Ulfin ''Bellows'' Coalsnorter", "role": "runner", "deeds": {"interception": 1}, "number": 8, "player": "8", "points": 2}, {"name": "Kettil ''Ember'' Orepuddler", "role": "blocker", "number": 9, "player": "9"}, {"name": "Yngvar ''Rivet'' Goldsnorter", "role": "blocker", "deeds": {"mvp": 1, "completion": 1}, "kills": 1, "number": 10, "player": "10", "points": 6}, {"name": "Tolg ''Sooty'' Goldbender", "role": "blocker", "number": 11, "player": "11"}], "winnings": 60000, "confirmed": true, "casualties": 1, "completions": 3, "interceptions": 3}], "league": true, "winner": 0, "ruleset": "crp", "version": 1, "onSheets": true, "startedMs": 1010, "casualties": [{"how": "other", "half": 1, "turn": 1, "result": "dead", "victim": "1:7"}, {"how": "block", "half": 1, "turn": 3, "result": "badly-hurt", "victim": "0:8"}, {"by": "0:7", "how": "block", "half": 1, "turn": 3, "result": "badly-hurt", "victim": "1:9"}, {"by": "1:10", "how": "crowd", "half": 1, "turn": 7, "result": "dead", "victim": "0:7"}, {"by": "1:6", "how": "crowd", "half": 2, "turn": 1, "result": "badly-hurt", "victim": "0:10"}, {"how": "crowd", "half": 2, "turn": 2, "result": "badly-hurt", "victim": "1:3"}, {"how": "foul", "half": 2, "turn": 5, "result": "dead", "victim": "0:2"}, {"by": "1:6", "how": "block", "half": 2, "turn": 6, "result": "broken-jaw", "victim": "0:6"}, {"by": "1:1", "how": "crowd", "half": 2, "turn": 6, "result": "damaged-back", "victim": "0:1"}, {"how": "other", "half": 2, "turn": 7, "result": "badly-hurt", "victim": "0:11"}, {"by": "0:9", "how": "block", "half": 2, "turn": 8, "result": "badly-hurt", "victim": "1:11"}, {"how": "other", "half": 2, "turn": 8, "result": "badly-hurt", "victim": "0:5"}, {"by": "0:3", "how": "crowd", "half": 2, "turn": 8, "result": "badly-hurt", "victim": "1:5"}], "finishedMs": 1388, "rulesVersion": 5}', '[{"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "5", "name": "Otota Quick River", "deeds": {"touchdown": 1}, "number": 5, "position": "thrower"}, {"id": "8", "name": "Otoli Bright Hawk", "deeds": {"interception": 1}, "number": 8, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "deeds": {"touchdown": 1}, "number": 11, "position": "linewoman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 1, "position": "linewoman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 2, "position": "linewoman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 3, "position": "linewoman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 4, "position": "linewoman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 6, "position": "linewoman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 7, "position": "linewoman"}, {"id": "19", "kind": "journeyman", "name": "", "number": 9, "position": "linewoman"}], "rerolls": 3, "ruleset": "crp", "version": 1, "treasury": 20000, "fanFactor": 2, "nextPlayer": 20, "apothecaries": 0, "cheerleaders": 1, "formerPlayers": [{"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "status": "dead", "position": "catcher"}, {"id": "7", "name": "Selata Bright Orchid", "deeds": {"casualty": 1, "touchdown": 1}, "number": 7, "status": "dead", "position": "linewoman"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "status": "fired", "position": "blitzer"}, {"id": "6", "name": "Selana Green Orchid", "deeds": {"touchdown": 1, "completion": 2}, "number": 6, "status": "fired", "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "deeds": {"mvp": 1, "casualty": 1, "touchdown": 1, "completion": 1}, "number": 9, "status": "fired", "position": "linewoman", "improvements": [{"dice": [5, 2], "skill": "tackle", "value": 20000}]}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "status": "fired", "position": "catcher"}, {"id": "12", "name": "", "number": 2, "status": "fired", "position": "blitzer"}, {"id": "1", "name": "Selara Deep Orchid", "deeds": {"touchdown": 1, "completion": 1, "interception": 2}, "number": 1, "status": "fired", "injuries": {"niggling": 1}, "position": "thrower", "improvements": [{"dice": [3, 1], "skill": "wrestle", "value": 20000}]}], "assistantCoaches": 0}, {"id": "team-2", "name": "Team 2", "badge": {"field": "#5b3e96", "shape": "shield", "charge": "bolt", "chargeColour": "#f2c94c"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#5b3e96", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "deeds": {"touchdown": 1}, "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "deeds": {"completion": 1}, "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "deeds": {"touchdown": 1, "completion": 1}, "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "deeds": {"casualty": 1, "interception": 2}, "number": 6, "position": "troll-slayer", "improvements": [{"dice": [4, 1], "skill": "stand-firm", "value": 20000}]}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "deeds": {"interception": 1}, "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "deeds": {"mvp": 1, "completion": 1}, "number": 10, "position": "blocker", "improvements": [{"dice": [6, 5], "skill": "stand-firm", "value": 20000}]}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}, {"id": "12", "kind": "journeyman", "name": "", "number": 7, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 60000, "fanFactor": 2, "nextPlayer": 13, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "status": "dead", "position": "blocker"}], "assistantCoaches": 0}]', 13, 'bia', '2026-11-20 02:26:30.586674+00', '', false);
INSERT INTO dugout_shared.match VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 'f3', 'team-3', 'team-4', '{"id": "8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55", "game": "match", "setup": {"rules": 1, "teams": [{"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "position": "blitzer", "improvements": [{"dice": [3, 4], "skill": "sure-hands", "value": 20000}]}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "deeds": {"interception": 1}, "number": 3, "injuries": {"ma": 1}, "position": "thrower", "missesNextMatch": true}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher", "missesNextMatch": true}, {"id": "5", "name": "Rixa Longmark", "deeds": {"casualty": 1}, "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "injuries": {"niggling": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "injuries": {"ag": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "9", "name": "Ilvo Goldfire", "deeds": {"completion": 1}, "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 14, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 15, "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 16, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 1, "nextPlayer": 17, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, {"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "5", "name": "Otota Quick River", "deeds": {"touchdown": 1}, "number": 5, "position": "thrower"}, {"id": "8", "name": "Otoli Bright Hawk", "deeds": {"interception": 1}, "number": 8, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "deeds": {"touchdown": 1}, "number": 11, "position": "linewoman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 1, "position": "linewoman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 2, "position": "linewoman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 3, "position": "linewoman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 4, "position": "linewoman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 6, "position": "linewoman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 7, "position": "linewoman"}, {"id": "19", "kind": "journeyman", "name": "", "number": 9, "position": "linewoman"}], "rerolls": 3, "ruleset": "crp", "version": 1, "treasury": 20000, "fanFactor": 2, "nextPlayer": 20, "apothecaries": 0, "cheerleaders": 1, "assistantCoaches": 0}], "league": true, "fixture": {"round": 2, "league": "90ed61bb-9ea5-4292-9ced-e2ba2bb71360", "fixture": "f3", "competition": "Cup 1"}, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "ruleset": "crp"}, "teams": ["team-3", "team-4"], "title": "Team 3 – Team 4", "created": 1255, "rulesVersion": 5, "rulesFingerprint": ""}', 'finished', '{"half": 2, "over": true, "turn": 0, "round": 2, "score": [0, 2], "active": "", "badges": [{"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, {"field": "#c77700", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}], "edition": "crp", "extraTurn": false, "competition": "Cup 1"}', 189, '{"id": "8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55", "code": "5C4B-2B5F", "game": "match", "sides": [{"fans": 9000, "name": "Team 3", "team": "team-3", "after": {"sum": "6bdce905365a5503c452", "value": 940000, "treasury": 40000, "fanFactor": 1}, "coach": "Coach 3", "before": {"sum": "dc2327e979760079d459", "value": 850000, "treasury": 40000, "fanFactor": 1}, "roster": "elf", "changes": [{"kind": "treasury", "after": 20000, "before": 40000, "reason": "petty-cash"}, {"kind": "returns", "before": 1, "player": "3"}, {"kind": "returns", "before": 1, "player": "4"}, {"kind": "returns", "before": 1, "player": "6"}, {"kind": "returns", "before": 1, "player": "8"}, {"kind": "returns", "before": 1, "player": "10"}, {"kind": "injury", "after": 5, "before": 6, "player": "14", "reason": "smashed-hip", "subject": "ma"}, {"kind": "misses", "after": 1, "player": "14", "reason": "smashed-hip"}, {"kind": "points", "after": 5, "player": "13", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 2, "player": "2", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 4, "before": 2, "player": "2", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 2, "player": "7", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 1, "player": "11", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 2, "player": "14", "reason": "1", "subject": "interception"}, {"kind": "gone", "before": 60000, "player": "16", "reason": "casualty", "subject": "dead"}, {"kind": "treasury", "after": 90000, "before": 20000, "reason": "winnings"}, {"kind": "treasury", "after": 110000, "before": 90000, "reason": "petty-cash", "subject": "leftover"}, {"kind": "asset", "before": 1, "reason": "creation-costs", "subject": "re-roll"}, {"kind": "treasury", "after": 50000, "before": 110000, "player": "17", "reason": "creation-costs", "subject": "lineman"}, {"kind": "joined", "player": "17", "reason": "creation-costs", "subject": "lineman"}, {"kind": "gone", "before": 100000, "player": "8", "reason": "creation-costs", "subject": "fired"}, {"kind": "treasury", "after": 40000, "before": 50000, "reason": "creation-costs", "subject": "assistant-coach"}, {"kind": "asset", "after": 1, "reason": "creation-costs", "subject": "assistant-coach"}, {"kind": "gone", "before": 60000, "player": "9", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "before": 60000, "player": "12", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "before": 60000, "player": "13", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "before": 60000, "player": "14", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "before": 60000, "player": "15", "reason": "journeymen", "subject": "left"}, {"kind": "joined", "player": "18", "reason": "journeymen", "subject": "lineman"}, {"kind": "team-value", "after": 940000, "before": 850000, "reason": "team-value"}], "periods": [0, 0], "players": [{"name": "Fenno Clearfire", "role": "blitzer", "number": 1, "player": "1"}, {"name": "Quill Highmark", "role": "thrower", "deeds": {"casualty": 1, "interception": 1}, "number": 2, "player": "2", "points": 4}, {"name": "Rixa Longmark", "role": "blitzer", "number": 5, "player": "5"}, {"name": "Brio Brightarc", "role": "lineman", "deeds": {"interception": 1}, "number": 7, "player": "7", "points": 2}, {"name": "Ilvo Goldfire", "role": "lineman", "number": 9, "player": "9"}, {"name": "Ludo Farfire", "role": "lineman", "deeds": {"completion": 1}, "number": 11, "player": "11", "points": 1}, {"role": "lineman", "number": 12, "player": "12"}, {"role": "lineman", "deeds": {"mvp": 1}, "number": 13, "player": "13", "points": 5}, {"role": "lineman", "deeds": {"interception": 1}, "number": 14, "player": "14", "points": 2}, {"role": "lineman", "number": 15, "player": "15"}, {"died": true, "role": "lineman", "number": 16, "player": "16"}], "winnings": 70000, "confirmed": true, "casualties": 1, "completions": 1, "interceptions": 3}, {"fans": 8000, "name": "Team 4", "team": "team-4", "after": {"sum": "9826e173190605df2a8e", "value": 600000, "treasury": 40000, "fanFactor": 3}, "coach": "Coach 4", "score": 2, "before": {"sum": "ac2462040b6a09e68ea9", "value": 790000, "treasury": 20000, "fanFactor": 2}, "roster": "amazon", "changes": [{"kind": "treasury", "after": 15000, "before": 20000, "reason": "petty-cash"}, {"kind": "misses", "after": 1, "player": "8", "reason": "broken-jaw"}, {"kind": "injury", "after": 2, "before": 3, "player": "16", "reason": "broken-neck", "subject": "ag"}, {"kind": "misses", "after": 1, "player": "16", "reason": "broken-neck"}, {"kind": "injury", "after": 6, "before": 7, "player": "19", "reason": "fractured-skull", "subject": "av"}, {"kind": "misses", "after": 1, "player": "19", "reason": "fractured-skull"}, {"kind": "points", "after": 5, "player": "19", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 4, "before": 2, "player": "8", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 1, "player": "10", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 1, "player": "15", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 4, "before": 1, "player": "15", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 2, "player": "17", "reason": "1", "subject": "casualty"}, {"kind": "gone", "before": 50000, "player": "18", "reason": "casualty", "subject": "dead"}, {"kind": "treasury", "after": 35000, "before": 15000, "reason": "winnings"}, {"kind": "treasury", "after": 40000, "before": 35000, "reason": "petty-cash", "subject": "leftover"}, {"kind": "fan-factor", "after": 3, "before": 2, "reason": "fan-factor"}, {"kind": "asset", "after": 2, "before": 3, "reason": "creation-costs", "subject": "re-roll"}, {"kind": "asset", "before": 1, "reason": "creation-costs", "subject": "cheerleader"}, {"kind": "asset", "after": 1, "before": 2, "reason": "creation-costs", "subject": "re-roll"}, {"kind": "gone", "before": 90000, "player": "10", "reason": "creation-costs", "subject": "fired"}, {"kind": "asset", "before": 1, "reason": "creation-costs", "subject": "re-roll"}, {"kind": "gone", "before": 50000, "player": "13", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "before": 50000, "player": "14", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "before": 50000, "player": "15", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "before": 50000, "player": "16", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "before": 50000, "player": "17", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "before": 50000, "player": "19", "reason": "journeymen", "subject": "left"}, {"kind": "joined", "player": "20", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "21", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "22", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "23", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "24", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "25", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "26", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "27", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "player": "28", "reason": "journeymen", "subject": "linewoman"}, {"kind": "team-value", "after": 600000, "before": 790000, "reason": "team-value"}], "periods": [1, 1], "players": [{"name": "Otota Quick River", "role": "thrower", "number": 5, "player": "5"}, {"name": "Otoli Bright Hawk", "role": "linewoman", "deeds": {"casualty": 1}, "kills": 1, "number": 8, "player": "8", "points": 2}, {"name": "Izara Bright Jaguar", "role": "blitzer", "deeds": {"completion": 1}, "number": 10, "player": "10", "points": 1}, {"name": "Izali Deep Orchid", "role": "linewoman", "number": 11, "player": "11"}, {"role": "linewoman", "number": 1, "player": "13"}, {"role": "linewoman", "number": 2, "player": "14"}, {"role": "linewoman", "deeds": {"touchdown": 1, "completion": 1}, "number": 3, "player": "15", "points": 4}, {"role": "linewoman", "number": 4, "player": "16"}, {"role": "linewoman", "deeds": {"casualty": 1}, "number": 6, "player": "17", "points": 2}, {"died": true, "role": "linewoman", "number": 7, "player": "18"}, {"role": "linewoman", "deeds": {"mvp": 1}, "number": 9, "player": "19", "points": 5}], "winnings": 20000, "confirmed": true, "casualties": 2, "completions": 2}], "league": true, "winner": 1, "ruleset": "crp", "version": 1, "onSheets": true, "startedMs": 1258, "casualties": [{"how": "block", "half": 1, "turn": 2, "result": "dead", "victim": "1:18"}, {"by": "1:8", "how": "block", "half": 1, "turn": 2, "result": "dead", "victim": "0:16"}, {"how": "other", "half": 1, "turn": 5, "result": "broken-neck", "victim": "1:16"}, {"by": "1:5", "how": "crowd", "half": 1, "turn": 6, "result": "smashed-hip", "victim": "0:14"}, {"how": "foul", "half": 1, "turn": 8, "result": "badly-hurt", "victim": "0:5"}, {"how": "crowd", "half": 1, "turn": 8, "result": "badly-hurt", "victim": "1:15"}, {"by": "1:17", "how": "block", "half": 1, "turn": 8, "result": "badly-hurt", "victim": "0:9"}, {"how": "weapon", "half": 2, "turn": 7, "result": "badly-hurt", "victim": "1:17"}, {"by": "0:2", "how": "block", "half": 2, "turn": 7, "result": "broken-jaw", "victim": "1:8"}, {"how": "crowd", "half": 2, "turn": 8, "result": "fractured-skull", "victim": "1:19"}, {"how": "block", "half": 2, "turn": 8, "result": "badly-hurt", "victim": "0:12"}], "finishedMs": 1446, "rulesVersion": 5}', '[{"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "position": "blitzer", "improvements": [{"dice": [3, 4], "skill": "sure-hands", "value": 20000}]}, {"id": "2", "name": "Quill Highmark", "deeds": {"casualty": 1, "interception": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "deeds": {"interception": 1}, "number": 3, "injuries": {"ma": 1}, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"casualty": 1}, "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "injuries": {"niggling": 1}, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "deeds": {"interception": 1}, "number": 7, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "17", "name": "", "number": 16, "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 8, "position": "lineman"}], "rerolls": 0, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 1, "nextPlayer": 19, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "16", "kind": "journeyman", "name": "", "number": 16, "status": "dead", "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "status": "fired", "injuries": {"ag": 1}, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "deeds": {"completion": 1}, "number": 9, "status": "fired", "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "status": "left", "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "deeds": {"mvp": 1}, "number": 13, "status": "left", "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "deeds": {"interception": 1}, "number": 14, "status": "left", "injuries": {"ma": 1}, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 15, "status": "left", "position": "lineman"}], "assistantCoaches": 1}, {"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "5", "name": "Otota Quick River", "deeds": {"touchdown": 1}, "number": 5, "position": "thrower"}, {"id": "8", "name": "Otoli Bright Hawk", "deeds": {"casualty": 1, "interception": 1}, "number": 8, "position": "linewoman", "missesNextMatch": true}, {"id": "11", "name": "Izali Deep Orchid", "deeds": {"touchdown": 1}, "number": 11, "position": "linewoman"}, {"id": "20", "kind": "journeyman", "name": "", "number": 1, "position": "linewoman"}, {"id": "21", "kind": "journeyman", "name": "", "number": 2, "position": "linewoman"}, {"id": "22", "kind": "journeyman", "name": "", "number": 3, "position": "linewoman"}, {"id": "23", "kind": "journeyman", "name": "", "number": 4, "position": "linewoman"}, {"id": "24", "kind": "journeyman", "name": "", "number": 6, "position": "linewoman"}, {"id": "25", "kind": "journeyman", "name": "", "number": 7, "position": "linewoman"}, {"id": "26", "kind": "journeyman", "name": "", "number": 9, "position": "linewoman"}, {"id": "27", "kind": "journeyman", "name": "", "number": 10, "position": "linewoman"}, {"id": "28", "kind": "journeyman", "name": "", "number": 12, "position": "linewoman"}], "rerolls": 0, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 3, "nextPlayer": 29, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "18", "kind": "journeyman", "name": "", "number": 7, "status": "dead", "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"completion": 1}, "number": 10, "status": "fired", "position": "blitzer"}, {"id": "13", "kind": "journeyman", "name": "", "number": 1, "status": "left", "position": "linewoman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 2, "status": "left", "position": "linewoman"}, {"id": "15", "kind": "journeyman", "name": "", "deeds": {"touchdown": 1, "completion": 1}, "number": 3, "status": "left", "position": "linewoman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 4, "status": "left", "injuries": {"ag": 1}, "position": "linewoman"}, {"id": "17", "kind": "journeyman", "name": "", "deeds": {"casualty": 1}, "number": 6, "status": "left", "position": "linewoman"}, {"id": "19", "kind": "journeyman", "name": "", "deeds": {"mvp": 1}, "number": 9, "status": "left", "injuries": {"av": 1}, "position": "linewoman"}], "assistantCoaches": 0}]', 17, 'ben', '2026-11-20 02:26:31.115043+00', '', false);
INSERT INTO dugout_shared.match VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 'f4', 'team-1', 'team-2', '{"id": "541f9423-f740-46b0-af36-3be0aee35ae9", "game": "match", "setup": {"rules": 1, "teams": [{"id": "team-1", "name": "Team 1", "badge": {"field": "#143c5a", "shape": "shield", "charge": "star", "chargeColour": "#f2c94c"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#143c5a", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "deeds": {"touchdown": 1}, "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "deeds": {"casualty": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "deeds": {"completion": 1}, "number": 3, "injuries": {"niggling": 1}, "position": "lineman", "missesNextMatch": true}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman", "missesNextMatch": true}, {"id": "5", "name": "Cassil Fararc", "deeds": {"completion": 1}, "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "deeds": {"completion": 1}, "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "deeds": {"mvp": 1}, "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "deeds": {"touchdown": 1}, "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "deeds": {"casualty": 1, "touchdown": 1, "completion": 2, "interception": 1}, "number": 9, "position": "blitzer", "improvements": [{"dice": [4, 1], "skill": "diving-catch", "value": 20000}]}, {"id": "10", "name": "Quill Goldmark", "deeds": {"interception": 1}, "number": 10, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Fenno Highglance", "deeds": {"touchdown": 1, "completion": 1}, "number": 11, "position": "catcher"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 14, "position": "lineman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 70000, "fanFactor": 1, "nextPlayer": 15, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, {"id": "team-2", "name": "Team 2", "badge": {"field": "#5b3e96", "shape": "shield", "charge": "bolt", "chargeColour": "#f2c94c"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#5b3e96", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "deeds": {"touchdown": 1}, "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "deeds": {"completion": 1}, "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "deeds": {"touchdown": 1, "completion": 1}, "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "deeds": {"casualty": 1, "interception": 2}, "number": 6, "position": "troll-slayer", "improvements": [{"dice": [4, 1], "skill": "stand-firm", "value": 20000}]}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "deeds": {"interception": 1}, "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "deeds": {"mvp": 1, "completion": 1}, "number": 10, "position": "blocker", "improvements": [{"dice": [6, 5], "skill": "stand-firm", "value": 20000}]}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}, {"id": "12", "kind": "journeyman", "name": "", "number": 7, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 60000, "fanFactor": 2, "nextPlayer": 13, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}], "league": true, "fixture": {"round": 2, "league": "90ed61bb-9ea5-4292-9ced-e2ba2bb71360", "fixture": "f4", "competition": "Cup 1"}, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "ruleset": "crp"}, "teams": ["team-1", "team-2"], "title": "Team 1 – Team 2", "created": 1017, "rulesVersion": 5, "rulesFingerprint": ""}', 'running', '{"half": 1, "over": false, "turn": 1, "round": 2, "score": [0, 0], "active": "Team 1", "badges": [{"field": "#143c5a", "shape": "shield", "charge": "star", "chargeColour": "#f2c94c"}, {"field": "#f2c94c", "shape": "shield", "charge": "bolt", "chargeColour": "#000000"}], "edition": "crp", "extraTurn": false, "competition": "Cup 1"}', 20, NULL, '[]', 19, 'bob', '2026-11-20 02:26:31.2402+00', '', false);


--
-- Data for Name: match_entry; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 1, 1010, 'do', 1, '{"kind": "do", "group": {"at": 1010, "events": [{"dice": [6, 2], "prompt": "weather", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608409+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 2, 1011, 'do', 1, '{"kind": "do", "group": {"at": 1011, "events": [{"seat": 0, "number": 25000, "prompt": "petty-cash"}]}}', 'bia', '2026-11-20 02:26:30.608575+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 3, 1012, 'do', 1, '{"kind": "do", "group": {"at": 1012, "events": [{"seat": 0, "prompt": "inducements.done"}]}}', 'bia', '2026-11-20 02:26:30.608583+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 4, 1013, 'do', 1, '{"kind": "do", "group": {"at": 1013, "events": [{"dice": [3, 6], "seat": 0, "prompt": "gate", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608586+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 5, 1014, 'do', 1, '{"kind": "do", "group": {"at": 1014, "events": [{"dice": [6, 4], "seat": 1, "prompt": "gate", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60859+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 6, 1015, 'do', 1, '{"kind": "do", "group": {"at": 1015, "events": [{"dice": [1], "prompt": "coin-toss", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608593+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 7, 1016, 'do', 1, '{"kind": "do", "group": {"at": 1016, "events": [{"seat": 0, "prompt": "kick-or-receive", "choices": ["receive"]}]}}', 'bia', '2026-11-20 02:26:30.608596+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 8, 1017, 'do', 1, '{"kind": "do", "group": {"at": 1017, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.608599+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 9, 1018, 'do', 1, '{"kind": "do", "group": {"at": 1018, "events": [{"dice": [4, 6], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608603+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 10, 1019, 'do', 1, '{"kind": "do", "group": {"at": 1019, "events": [{"dice": [6, 2], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608609+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 11, 1020, 'do', 1, '{"kind": "do", "group": {"at": 1020, "events": [{"dice": [3, 3], "prompt": "kick-off.brilliant-coaching", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608617+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 12, 1021, 'do', 1, '{"kind": "do", "group": {"at": 1021, "events": [{"seat": 0, "prompt": "land", "choices": ["caught"]}]}}', 'bia', '2026-11-20 02:26:30.60862+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 13, 1022, 'do', 1, '{"kind": "do", "group": {"at": 1022, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:2"]}]}}', 'bia', '2026-11-20 02:26:30.608623+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 14, 1023, 'do', 1, '{"kind": "do", "group": {"at": 1023, "events": [{"prompt": "casualty.victim", "choices": ["1:7"]}]}}', 'bia', '2026-11-20 02:26:30.608626+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 15, 1024, 'do', 1, '{"kind": "do", "group": {"at": 1024, "events": [{"dice": [6, 4], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608629+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 16, 1025, 'do', 1, '{"kind": "do", "group": {"at": 1025, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:8"]}]}}', 'bia', '2026-11-20 02:26:30.608632+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 17, 1026, 'do', 1, '{"kind": "do", "group": {"at": 1026, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-20 02:26:30.608636+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 18, 1027, 'do', 1, '{"kind": "do", "group": {"at": 1027, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-20 02:26:30.608639+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 19, 1028, 'do', 1, '{"kind": "do", "group": {"at": 1028, "events": [{"seat": 0, "prompt": "completion", "choices": ["0:1"]}]}}', 'bia', '2026-11-20 02:26:30.608642+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 20, 1029, 'do', 1, '{"kind": "do", "group": {"at": 1029, "events": [{"prompt": "crowd", "choices": ["1:8"]}]}}', 'bia', '2026-11-20 02:26:30.608645+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 21, 1030, 'do', 1, '{"kind": "do", "group": {"at": 1030, "events": [{"dice": [5, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608648+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 22, 1031, 'do', 1, '{"kind": "do", "group": {"at": 1031, "events": [{"prompt": "crowd", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.608652+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 23, 1032, 'do', 1, '{"kind": "do", "group": {"at": 1032, "events": [{"dice": [4, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608655+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 24, 1033, 'do', 1, '{"kind": "do", "group": {"at": 1033, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:1"]}]}}', 'bia', '2026-11-20 02:26:30.608658+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 25, 1034, 'do', 1, '{"kind": "do", "group": {"at": 1034, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.608663+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 26, 1035, 'do', 1, '{"kind": "do", "group": {"at": 1035, "events": [{"dice": [6, 6], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608669+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 27, 1036, 'do', 1, '{"kind": "do", "group": {"at": 1036, "events": [{"dice": [5, 3], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608672+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 28, 1037, 'do', 1, '{"kind": "do", "group": {"at": 1037, "events": [{"dice": [2, 2], "prompt": "kick-off.brilliant-coaching", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608829+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 29, 1038, 'do', 1, '{"kind": "do", "group": {"at": 1038, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.608833+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 30, 1039, 'do', 1, '{"kind": "do", "group": {"at": 1039, "events": [{"seat": 0, "prompt": "interception", "choices": ["0:8"]}]}}', 'bia', '2026-11-20 02:26:30.608837+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 31, 1040, 'do', 1, '{"kind": "do", "group": {"at": 1040, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:7"]}]}}', 'bia', '2026-11-20 02:26:30.60884+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 32, 1041, 'do', 1, '{"kind": "do", "group": {"at": 1041, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.608843+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 33, 1042, 'do', 1, '{"kind": "do", "group": {"at": 1042, "events": [{"dice": [1, 4], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608847+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 34, 1043, 'do', 1, '{"kind": "do", "group": {"at": 1043, "events": [{"dice": [1, 3], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60885+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 35, 1044, 'do', 1, '{"kind": "do", "group": {"at": 1044, "events": [{"prompt": "said"}]}}', 'bia', '2026-11-20 02:26:30.608853+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 36, 1045, 'do', 1, '{"kind": "do", "group": {"at": 1045, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.608857+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 37, 1046, 'do', 1, '{"kind": "do", "group": {"at": 1046, "events": [{"seat": 1, "prompt": "block", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.60886+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 38, 1047, 'do', 1, '{"kind": "do", "group": {"at": 1047, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.608863+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 39, 1048, 'do', 1, '{"kind": "do", "group": {"at": 1048, "events": [{"seat": 1, "prompt": "block.dice", "choices": ["-3"]}]}}', 'bia', '2026-11-20 02:26:30.608867+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 40, 1049, 'do', 1, '{"kind": "do", "group": {"at": 1049, "events": [{"dice": [5, 6, 5], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60887+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 41, 1050, 'do', 1, '{"kind": "do", "group": {"at": 1050, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["team"]}]}}', 'bia', '2026-11-20 02:26:30.608873+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 42, 1051, 'do', 1, '{"kind": "do", "group": {"at": 1051, "events": [{"dice": [6, 3, 1], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608879+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 43, 1052, 'do', 1, '{"kind": "do", "group": {"at": 1052, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["defender-down"]}]}}', 'bia', '2026-11-20 02:26:30.608882+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 44, 1053, 'do', 1, '{"kind": "do", "group": {"at": 1053, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.608885+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 45, 1054, 'do', 1, '{"kind": "do", "group": {"at": 1054, "events": [{"dice": [3, 3], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60889+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 46, 1055, 'do', 1, '{"kind": "do", "group": {"at": 1055, "events": [{"prompt": "casualty.victim", "choices": ["0:8"]}]}}', 'bia', '2026-11-20 02:26:30.608894+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 47, 1056, 'do', 1, '{"kind": "do", "group": {"at": 1056, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:4"]}]}}', 'bia', '2026-11-20 02:26:30.608897+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 48, 1057, 'do', 1, '{"kind": "do", "group": {"at": 1057, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'bia', '2026-11-20 02:26:30.6089+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 49, 1058, 'do', 1, '{"kind": "do", "group": {"at": 1058, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["none"]}]}}', 'bia', '2026-11-20 02:26:30.608903+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 50, 1059, 'do', 1, '{"kind": "do", "group": {"at": 1059, "events": [{"dice": [2, 4], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608906+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 51, 1060, 'do', 1, '{"kind": "do", "group": {"at": 1060, "events": [{"seat": 1, "prompt": "turnover", "choices": ["fumble"]}]}}', 'bia', '2026-11-20 02:26:30.60891+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 52, 1061, 'do', 1, '{"kind": "do", "group": {"at": 1061, "events": [{"seat": 0, "prompt": "turnover", "choices": ["no-bite"]}]}}', 'bia', '2026-11-20 02:26:30.608913+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 53, 1062, 'do', 1, '{"kind": "do", "group": {"at": 1062, "events": [{"prompt": "hand.number", "choices": ["turn.0"]}]}}', 'bia', '2026-11-20 02:26:30.608916+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 54, 1063, 'do', 1, '{"kind": "do", "group": {"at": 1063, "events": [{"seat": 0, "number": 0, "prompt": "hand.value"}]}}', 'bia', '2026-11-20 02:26:30.608933+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 55, 1064, 'do', 1, '{"kind": "do", "group": {"at": 1064, "events": [{"seat": 1, "prompt": "turnover", "choices": ["fumble"]}]}}', 'bia', '2026-11-20 02:26:30.608937+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 56, 1065, 'do', 1, '{"kind": "do", "group": {"at": 1065, "events": [{"prompt": "crowd", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.608943+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 57, 1066, 'do', 1, '{"kind": "do", "group": {"at": 1066, "events": [{"dice": [4, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608949+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 58, 1067, 'do', 1, '{"kind": "do", "group": {"at": 1067, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:6"]}]}}', 'bia', '2026-11-20 02:26:30.608952+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 59, 1068, 'do', 1, '{"kind": "do", "group": {"at": 1068, "events": [{"dice": [4, 2], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608955+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 60, 1069, 'do', 1, '{"kind": "do", "group": {"at": 1069, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:11"]}]}}', 'bia', '2026-11-20 02:26:30.608958+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 61, 1070, 'do', 1, '{"kind": "do", "group": {"at": 1070, "events": [{"dice": [5, 5], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608962+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 62, 1071, 'do', 1, '{"kind": "do", "group": {"at": 1071, "events": [{"dice": [4, 5], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608967+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 63, 1072, 'do', 1, '{"kind": "do", "group": {"at": 1072, "events": [{"seat": 0, "prompt": "stand-up", "choices": ["0:6"]}]}}', 'bia', '2026-11-20 02:26:30.60897+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 64, 1073, 'do', 1, '{"kind": "do", "group": {"at": 1073, "events": [{"seat": 0, "prompt": "completion", "choices": ["0:6"]}]}}', 'bia', '2026-11-20 02:26:30.608973+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 65, 1074, 'do', 1, '{"kind": "do", "group": {"at": 1074, "events": [{"seat": 0, "prompt": "block", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.608979+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 66, 1075, 'do', 1, '{"kind": "do", "group": {"at": 1075, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:8"]}]}}', 'bia', '2026-11-20 02:26:30.608982+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 67, 1076, 'do', 1, '{"kind": "do", "group": {"at": 1076, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["1"]}]}}', 'bia', '2026-11-20 02:26:30.608985+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 68, 1077, 'do', 1, '{"kind": "do", "group": {"at": 1077, "events": [{"dice": [6], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608989+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 69, 1078, 'do', 1, '{"kind": "do", "group": {"at": 1078, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["defender"]}]}}', 'bia', '2026-11-20 02:26:30.608992+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 70, 1079, 'do', 1, '{"kind": "do", "group": {"at": 1079, "events": [{"dice": [6, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608995+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 71, 1080, 'do', 1, '{"kind": "do", "group": {"at": 1080, "events": [{"dice": [4, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.608999+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 72, 1081, 'do', 1, '{"kind": "do", "group": {"at": 1081, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-20 02:26:30.609002+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 73, 1082, 'do', 1, '{"kind": "do", "group": {"at": 1082, "events": [{"prompt": "crowd", "choices": ["1:8"]}]}}', 'bia', '2026-11-20 02:26:30.609007+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 74, 1083, 'do', 1, '{"kind": "do", "group": {"at": 1083, "events": [{"dice": [6, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609011+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 75, 1084, 'do', 1, '{"kind": "do", "group": {"at": 1084, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.609014+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 76, 1085, 'do', 1, '{"kind": "do", "group": {"at": 1085, "events": [{"dice": [5, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609018+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 77, 1086, 'do', 1, '{"kind": "do", "group": {"at": 1086, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:5"]}]}}', 'bia', '2026-11-20 02:26:30.609021+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 78, 1087, 'do', 1, '{"kind": "do", "group": {"at": 1087, "events": [{"seat": 1, "prompt": "turnover", "choices": ["knocked-down"]}]}}', 'bia', '2026-11-20 02:26:30.609024+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 79, 1088, 'do', 1, '{"kind": "do", "group": {"at": 1088, "events": [{"prompt": "casualty.victim", "choices": ["1:9"]}]}}', 'bia', '2026-11-20 02:26:30.609033+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 80, 1089, 'do', 1, '{"kind": "do", "group": {"at": 1089, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:7"]}]}}', 'bia', '2026-11-20 02:26:30.609051+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 81, 1090, 'do', 1, '{"kind": "do", "group": {"at": 1090, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:7"]}]}}', 'bia', '2026-11-20 02:26:30.609055+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 82, 1091, 'do', 1, '{"kind": "do", "group": {"at": 1091, "events": [{"dice": [3, 4], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609058+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 83, 1092, 'do', 1, '{"kind": "do", "group": {"at": 1092, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["somebody"]}]}}', 'bia', '2026-11-20 02:26:30.609121+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 84, 1093, 'do', 1, '{"kind": "do", "group": {"at": 1093, "events": [{"dice": [1, 3], "seat": 1, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609127+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 85, 1094, 'do', 1, '{"kind": "do", "group": {"at": 1094, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.60913+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 86, 1095, 'do', 1, '{"kind": "do", "group": {"at": 1095, "events": [{"dice": [5, 6], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609134+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 87, 1096, 'do', 1, '{"kind": "do", "group": {"at": 1096, "events": [{"dice": [5, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609137+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 88, 1097, 'do', 1, '{"kind": "do", "group": {"at": 1097, "events": [{"dice": [3, 2], "prompt": "kick-off.cheering-fans", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609144+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 89, 1098, 'do', 1, '{"kind": "do", "group": {"at": 1098, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.609147+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 90, 1099, 'do', 1, '{"kind": "do", "group": {"at": 1099, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:6"]}]}}', 'bia', '2026-11-20 02:26:30.60915+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 91, 1100, 'do', 1, '{"kind": "do", "group": {"at": 1100, "events": [{"dice": [1, 4], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609154+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 92, 1101, 'do', 1, '{"kind": "do", "group": {"at": 1101, "events": [{"prompt": "roll.catch", "choices": ["0:6"]}]}}', 'bia', '2026-11-20 02:26:30.609157+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 93, 1102, 'do', 1, '{"kind": "do", "group": {"at": 1102, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["0"]}]}}', 'bia', '2026-11-20 02:26:30.609161+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 94, 1103, 'do', 1, '{"kind": "do", "group": {"at": 1103, "events": [{"dice": [1], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609169+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 95, 1104, 'do', 1, '{"kind": "do", "group": {"at": 1104, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'bia', '2026-11-20 02:26:30.609172+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 96, 1105, 'do', 1, '{"kind": "do", "group": {"at": 1105, "events": [{"dice": [5], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609178+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 97, 1106, 'do', 1, '{"kind": "do", "group": {"at": 1106, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:6"]}]}}', 'bia', '2026-11-20 02:26:30.609181+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 98, 1107, 'do', 1, '{"kind": "do", "group": {"at": 1107, "events": [{"dice": [6, 1], "seat": 1, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609184+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 99, 1108, 'do', 1, '{"kind": "do", "group": {"at": 1108, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.609188+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 100, 1109, 'do', 1, '{"kind": "do", "group": {"at": 1109, "events": [{"dice": [6, 2], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609191+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 101, 1110, 'do', 1, '{"kind": "do", "group": {"at": 1110, "events": [{"dice": [1, 4], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609195+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 102, 1111, 'do', 1, '{"kind": "do", "group": {"at": 1111, "events": [{"seat": 1, "prompt": "kick-off.high-kick", "choices": ["1:8"]}]}}', 'bia', '2026-11-20 02:26:30.609198+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 103, 1112, 'do', 1, '{"kind": "do", "group": {"at": 1112, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.609202+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 104, 1113, 'do', 1, '{"kind": "do", "group": {"at": 1113, "events": [{"seat": 0, "prompt": "interception", "choices": ["0:1"]}]}}', 'bia', '2026-11-20 02:26:30.60921+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 105, 1114, 'do', 1, '{"kind": "do", "group": {"at": 1114, "events": [{"seat": 0, "prompt": "block", "choices": ["0:4"]}]}}', 'bia', '2026-11-20 02:26:30.609216+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 106, 1115, 'do', 1, '{"kind": "do", "group": {"at": 1115, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.609243+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 107, 1116, 'do', 1, '{"kind": "do", "group": {"at": 1116, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["2"]}]}}', 'bia', '2026-11-20 02:26:30.609249+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 108, 1117, 'do', 1, '{"kind": "do", "group": {"at": 1117, "events": [{"dice": [1, 2], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609254+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 109, 1118, 'do', 1, '{"kind": "do", "group": {"at": 1118, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["attacker-down"]}]}}', 'bia', '2026-11-20 02:26:30.609259+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 110, 1119, 'do', 1, '{"kind": "do", "group": {"at": 1119, "events": [{"dice": [4, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609265+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 111, 1120, 'do', 1, '{"kind": "do", "group": {"at": 1120, "events": [{"dice": [3, 3], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609276+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 112, 1121, 'do', 1, '{"kind": "do", "group": {"at": 1121, "events": [{"seat": 0, "prompt": "turnover", "choices": ["thrown-carrier"]}]}}', 'bia', '2026-11-20 02:26:30.609282+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 113, 1122, 'do', 1, '{"kind": "do", "group": {"at": 1122, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:11"]}]}}', 'bia', '2026-11-20 02:26:30.609287+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 114, 1123, 'do', 1, '{"kind": "do", "group": {"at": 1123, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.609292+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 115, 1124, 'do', 1, '{"kind": "do", "group": {"at": 1124, "events": [{"seat": 0, "prompt": "block.result", "choices": ["pushed"]}]}}', 'bia', '2026-11-20 02:26:30.609297+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 116, 1125, 'do', 1, '{"kind": "do", "group": {"at": 1125, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["nobody"]}]}}', 'bia', '2026-11-20 02:26:30.609303+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 117, 1126, 'do', 1, '{"kind": "do", "group": {"at": 1126, "events": [{"prompt": "casualty.victim", "choices": ["0:7"]}]}}', 'bia', '2026-11-20 02:26:30.609313+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 118, 1127, 'do', 1, '{"kind": "do", "group": {"at": 1127, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:10"]}]}}', 'bia', '2026-11-20 02:26:30.609321+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 119, 1128, 'do', 1, '{"kind": "do", "group": {"at": 1128, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'bia', '2026-11-20 02:26:30.609327+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 120, 1129, 'do', 1, '{"kind": "do", "group": {"at": 1129, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.609333+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 121, 1130, 'do', 1, '{"kind": "do", "group": {"at": 1130, "events": [{"dice": [6, 3], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609339+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 122, 1131, 'do', 1, '{"kind": "do", "group": {"at": 1131, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:5"]}]}}', 'bia', '2026-11-20 02:26:30.609344+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 123, 1132, 'do', 1, '{"kind": "do", "group": {"at": 1132, "events": [{"dice": [2, 3], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60935+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 124, 1133, 'do', 1, '{"kind": "do", "group": {"at": 1133, "events": [{"seat": 0, "prompt": "completion", "choices": ["0:6"]}]}}', 'bia', '2026-11-20 02:26:30.609355+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 125, 1134, 'do', 1, '{"kind": "do", "group": {"at": 1134, "events": [{"seat": 0, "prompt": "turnover", "choices": ["fumble"]}]}}', 'bia', '2026-11-20 02:26:30.60936+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 126, 1135, 'do', 1, '{"kind": "do", "group": {"at": 1135, "events": [{"prompt": "half-time.card"}]}}', 'bia', '2026-11-20 02:26:30.60937+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 127, 1136, 'do', 1, '{"kind": "do", "group": {"at": 1136, "events": [{"dice": [1], "seat": 1, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609375+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 128, 1137, 'do', 1, '{"kind": "do", "group": {"at": 1137, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.609386+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 129, 1138, 'do', 1, '{"kind": "do", "group": {"at": 1138, "events": [{"prompt": "hand.board", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.609391+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 130, 1139, 'do', 1, '{"kind": "do", "group": {"at": 1139, "events": [{"number": 13, "prompt": "hand.square"}]}}', 'bia', '2026-11-20 02:26:30.609397+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 131, 1140, 'do', 1, '{"kind": "do", "group": {"at": 1140, "events": [{"dice": [6, 4], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609402+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 132, 1141, 'do', 1, '{"kind": "do", "group": {"at": 1141, "events": [{"dice": [3, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609429+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 133, 1142, 'do', 1, '{"kind": "do", "group": {"at": 1142, "events": [{"prompt": "said"}]}}', 'bia', '2026-11-20 02:26:30.609435+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 134, 1143, 'do', 1, '{"kind": "do", "group": {"at": 1143, "events": [{"seat": 1, "prompt": "land", "choices": ["caught"]}]}}', 'bia', '2026-11-20 02:26:30.60944+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 135, 1144, 'do', 1, '{"kind": "do", "group": {"at": 1144, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:10"]}]}}', 'bia', '2026-11-20 02:26:30.609446+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 136, 1145, 'do', 1, '{"kind": "do", "group": {"at": 1145, "events": [{"prompt": "casualty.victim", "choices": ["0:10"]}]}}', 'bia', '2026-11-20 02:26:30.609455+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 137, 1146, 'do', 1, '{"kind": "do", "group": {"at": 1146, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:6"]}]}}', 'bia', '2026-11-20 02:26:30.609461+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 138, 1147, 'do', 1, '{"kind": "do", "group": {"at": 1147, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'bia', '2026-11-20 02:26:30.609467+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 139, 1148, 'do', 1, '{"kind": "do", "group": {"at": 1148, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.609472+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 140, 1149, 'do', 1, '{"kind": "do", "group": {"at": 1149, "events": [{"dice": [3, 5], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609478+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 141, 1150, 'do', 1, '{"kind": "do", "group": {"at": 1150, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-20 02:26:30.609484+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 142, 1151, 'do', 1, '{"kind": "do", "group": {"at": 1151, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:11"]}]}}', 'bia', '2026-11-20 02:26:30.609489+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 143, 1152, 'do', 1, '{"kind": "do", "group": {"at": 1152, "events": [{"dice": [4], "seat": 1, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609498+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 144, 1153, 'do', 1, '{"kind": "do", "group": {"at": 1153, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.609504+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 145, 1154, 'do', 1, '{"kind": "do", "group": {"at": 1154, "events": [{"dice": [8, 4], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609515+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 146, 1155, 'do', 1, '{"kind": "do", "group": {"at": 1155, "events": [{"dice": [3, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609521+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 147, 1156, 'do', 1, '{"kind": "do", "group": {"at": 1156, "events": [{"prompt": "said"}]}}', 'bia', '2026-11-20 02:26:30.609526+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 148, 1157, 'do', 1, '{"kind": "do", "group": {"at": 1157, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.609532+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 149, 1158, 'do', 1, '{"kind": "do", "group": {"at": 1158, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:10"]}]}}', 'bia', '2026-11-20 02:26:30.609538+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 150, 1159, 'do', 1, '{"kind": "do", "group": {"at": 1159, "events": [{"seat": 1, "prompt": "completion.catcher", "choices": ["1:3"]}]}}', 'bia', '2026-11-20 02:26:30.609544+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 151, 1160, 'do', 1, '{"kind": "do", "group": {"at": 1160, "events": [{"seat": 1, "prompt": "block", "choices": ["1:8"]}]}}', 'bia', '2026-11-20 02:26:30.609608+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 152, 1161, 'do', 1, '{"kind": "do", "group": {"at": 1161, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.609614+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 153, 1162, 'do', 1, '{"kind": "do", "group": {"at": 1162, "events": [{"seat": 1, "prompt": "block.dice", "choices": ["2"]}]}}', 'bia', '2026-11-20 02:26:30.60962+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 154, 1163, 'do', 1, '{"kind": "do", "group": {"at": 1163, "events": [{"dice": [3, 4], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609626+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 155, 1164, 'do', 1, '{"kind": "do", "group": {"at": 1164, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.609679+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 156, 1165, 'do', 1, '{"kind": "do", "group": {"at": 1165, "events": [{"dice": [3, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609686+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 157, 1166, 'do', 1, '{"kind": "do", "group": {"at": 1166, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-20 02:26:30.609693+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 158, 1167, 'do', 1, '{"kind": "do", "group": {"at": 1167, "events": [{"seat": 1, "prompt": "block", "choices": ["1:4"]}]}}', 'bia', '2026-11-20 02:26:30.609716+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 159, 1168, 'do', 1, '{"kind": "do", "group": {"at": 1168, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:4"]}]}}', 'bia', '2026-11-20 02:26:30.609726+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 160, 1169, 'do', 1, '{"kind": "do", "group": {"at": 1169, "events": [{"seat": 1, "prompt": "block.result", "choices": ["pushed"]}]}}', 'bia', '2026-11-20 02:26:30.609738+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 161, 1170, 'do', 1, '{"kind": "do", "group": {"at": 1170, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.609754+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 162, 1171, 'do', 1, '{"kind": "do", "group": {"at": 1171, "events": [{"dice": [3, 6], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60976+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 163, 1172, 'do', 1, '{"kind": "do", "group": {"at": 1172, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:5"]}]}}', 'bia', '2026-11-20 02:26:30.609766+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 164, 1173, 'do', 1, '{"kind": "do", "group": {"at": 1173, "events": [{"dice": [3, 6], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609771+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 165, 1174, 'do', 1, '{"kind": "do", "group": {"at": 1174, "events": [{"prompt": "crowd", "choices": ["1:3"]}]}}', 'bia', '2026-11-20 02:26:30.609776+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 166, 1175, 'do', 1, '{"kind": "do", "group": {"at": 1175, "events": [{"dice": [6, 5], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609781+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 167, 1176, 'do', 1, '{"kind": "do", "group": {"at": 1176, "events": [{"dice": [1, 2], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60979+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 168, 1177, 'do', 1, '{"kind": "do", "group": {"at": 1177, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.609795+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 169, 1178, 'do', 1, '{"kind": "do", "group": {"at": 1178, "events": [{"seat": 0, "prompt": "foul", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.609801+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 170, 1179, 'do', 1, '{"kind": "do", "group": {"at": 1179, "events": [{"seat": 0, "prompt": "foul.victim", "choices": ["1:5"]}]}}', 'bia', '2026-11-20 02:26:30.609806+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 171, 1180, 'do', 1, '{"kind": "do", "group": {"at": 1180, "events": [{"seat": 0, "number": 0, "prompt": "foul.assists"}]}}', 'bia', '2026-11-20 02:26:30.609812+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 172, 1181, 'do', 1, '{"kind": "do", "group": {"at": 1181, "events": [{"dice": [5, 1], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609817+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 173, 1182, 'do', 1, '{"kind": "do", "group": {"at": 1182, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-20 02:26:30.609822+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 174, 1183, 'do', 1, '{"kind": "do", "group": {"at": 1183, "events": [{"seat": 0, "prompt": "block", "choices": ["0:2"]}]}}', 'bia', '2026-11-20 02:26:30.609828+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 175, 1184, 'do', 1, '{"kind": "do", "group": {"at": 1184, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:11"]}]}}', 'bia', '2026-11-20 02:26:30.609836+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 176, 1185, 'do', 1, '{"kind": "do", "group": {"at": 1185, "events": [{"seat": 0, "prompt": "block.result", "choices": ["both-down"]}]}}', 'bia', '2026-11-20 02:26:30.609842+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 177, 1186, 'do', 1, '{"kind": "do", "group": {"at": 1186, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["attacker"]}]}}', 'bia', '2026-11-20 02:26:30.609854+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 178, 1187, 'do', 1, '{"kind": "do", "group": {"at": 1187, "events": [{"dice": [5, 3], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60986+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 179, 1188, 'do', 1, '{"kind": "do", "group": {"at": 1188, "events": [{"dice": [3, 2], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609865+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 180, 1189, 'do', 1, '{"kind": "do", "group": {"at": 1189, "events": [{"seat": 1, "prompt": "foul", "choices": ["1:5"]}]}}', 'bia', '2026-11-20 02:26:30.60987+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 181, 1190, 'do', 1, '{"kind": "do", "group": {"at": 1190, "events": [{"seat": 1, "prompt": "foul.victim", "choices": ["0:2"]}]}}', 'bia', '2026-11-20 02:26:30.609876+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 182, 1191, 'do', 1, '{"kind": "do", "group": {"at": 1191, "events": [{"seat": 1, "number": -2, "prompt": "foul.assists"}]}}', 'bia', '2026-11-20 02:26:30.609881+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 183, 1192, 'do', 1, '{"kind": "do", "group": {"at": 1192, "events": [{"dice": [1, 4], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60989+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 184, 1193, 'do', 1, '{"kind": "do", "group": {"at": 1193, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.609919+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 185, 1194, 'do', 1, '{"kind": "do", "group": {"at": 1194, "events": [{"dice": [2], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609925+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 186, 1195, 'do', 1, '{"kind": "do", "group": {"at": 1195, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.609932+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 187, 1196, 'do', 1, '{"kind": "do", "group": {"at": 1196, "events": [{"dice": [8, 4], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609938+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 188, 1197, 'do', 1, '{"kind": "do", "group": {"at": 1197, "events": [{"text": "…", "prompt": "hand.note"}]}}', 'bia', '2026-11-20 02:26:30.609944+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 189, 1198, 'do', 1, '{"kind": "do", "group": {"at": 1198, "events": [{"dice": [5, 2], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.60995+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 190, 1199, 'do', 1, '{"kind": "do", "group": {"at": 1199, "events": [{"dice": [4, 5], "prompt": "changing-weather", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609956+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 191, 1200, 'do', 1, '{"kind": "do", "group": {"at": 1200, "events": [{"dice": [2], "seat": 1, "prompt": "gust", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.609965+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 192, 1201, 'do', 1, '{"kind": "do", "group": {"at": 1201, "events": [{"seat": 0, "prompt": "land", "choices": ["touchback"]}]}}', 'bia', '2026-11-20 02:26:30.609971+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 193, 1202, 'do', 1, '{"kind": "do", "group": {"at": 1202, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["somebody"]}]}}', 'bia', '2026-11-20 02:26:30.609977+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 194, 1203, 'do', 1, '{"kind": "do", "group": {"at": 1203, "events": [{"seat": 0, "prompt": "block", "choices": ["0:2"]}]}}', 'bia', '2026-11-20 02:26:30.609989+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 195, 1204, 'do', 1, '{"kind": "do", "group": {"at": 1204, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:4"]}]}}', 'bia', '2026-11-20 02:26:30.609995+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 196, 1205, 'do', 1, '{"kind": "do", "group": {"at": 1205, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["2"]}]}}', 'bia', '2026-11-20 02:26:30.610001+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 197, 1206, 'do', 1, '{"kind": "do", "group": {"at": 1206, "events": [{"dice": [3, 4], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610007+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 198, 1207, 'do', 1, '{"kind": "do", "group": {"at": 1207, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["nobody"]}]}}', 'bia', '2026-11-20 02:26:30.610014+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 199, 1208, 'do', 1, '{"kind": "do", "group": {"at": 1208, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:6"]}]}}', 'bia', '2026-11-20 02:26:30.610023+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 200, 1209, 'do', 1, '{"kind": "do", "group": {"at": 1209, "events": [{"seat": 0, "prompt": "interception", "choices": ["0:1"]}]}}', 'bia', '2026-11-20 02:26:30.610029+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 201, 1210, 'do', 1, '{"kind": "do", "group": {"at": 1210, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:6"]}]}}', 'bia', '2026-11-20 02:26:30.610036+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 202, 1211, 'do', 1, '{"kind": "do", "group": {"at": 1211, "events": [{"prompt": "casualty.victim", "choices": ["0:2"]}]}}', 'bia', '2026-11-20 02:26:30.610042+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 203, 1212, 'do', 1, '{"kind": "do", "group": {"at": 1212, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.610048+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 204, 1213, 'do', 1, '{"kind": "do", "group": {"at": 1213, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'bia', '2026-11-20 02:26:30.610055+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 205, 1214, 'do', 1, '{"kind": "do", "group": {"at": 1214, "events": [{"dice": [6, 2], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610061+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 206, 1215, 'do', 1, '{"kind": "do", "group": {"at": 1215, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.610071+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 207, 1216, 'do', 1, '{"kind": "do", "group": {"at": 1216, "events": [{"dice": [5, 1], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610077+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 208, 1217, 'do', 1, '{"kind": "do", "group": {"at": 1217, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610084+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 209, 1218, 'do', 1, '{"kind": "do", "group": {"at": 1218, "events": [{"dice": [3], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.61009+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 210, 1219, 'do', 1, '{"kind": "do", "group": {"at": 1219, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.610117+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 211, 1220, 'do', 1, '{"kind": "do", "group": {"at": 1220, "events": [{"dice": [4, 2], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.61013+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 212, 1221, 'do', 1, '{"kind": "do", "group": {"at": 1221, "events": [{"dice": [3, 2], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610136+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 213, 1222, 'do', 1, '{"kind": "do", "group": {"at": 1222, "events": [{"seat": 1, "prompt": "kick-off.high-kick", "choices": ["1:10"]}]}}', 'bia', '2026-11-20 02:26:30.610142+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 214, 1223, 'do', 1, '{"kind": "do", "group": {"at": 1223, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.61015+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 215, 1224, 'do', 1, '{"kind": "do", "group": {"at": 1224, "events": [{"prompt": "casualty.victim", "choices": ["0:6"]}]}}', 'bia', '2026-11-20 02:26:30.610157+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 216, 1225, 'do', 1, '{"kind": "do", "group": {"at": 1225, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:6"]}]}}', 'bia', '2026-11-20 02:26:30.610163+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 217, 1226, 'do', 1, '{"kind": "do", "group": {"at": 1226, "events": [{"dice": [4, 4], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610167+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 218, 1227, 'do', 1, '{"kind": "do", "group": {"at": 1227, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:4"]}]}}', 'bia', '2026-11-20 02:26:30.610171+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 219, 1228, 'do', 1, '{"kind": "do", "group": {"at": 1228, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.610175+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 220, 1229, 'do', 1, '{"kind": "do", "group": {"at": 1229, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:11"]}]}}', 'bia', '2026-11-20 02:26:30.610179+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 221, 1230, 'do', 1, '{"kind": "do", "group": {"at": 1230, "events": [{"seat": 1, "prompt": "block.result", "choices": ["defender-down"]}]}}', 'bia', '2026-11-20 02:26:30.610182+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 222, 1231, 'do', 1, '{"kind": "do", "group": {"at": 1231, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.610189+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 223, 1232, 'do', 1, '{"kind": "do", "group": {"at": 1232, "events": [{"dice": [1, 2], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610193+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 224, 1233, 'do', 1, '{"kind": "do", "group": {"at": 1233, "events": [{"prompt": "casualty.victim", "choices": ["0:1"]}]}}', 'bia', '2026-11-20 02:26:30.610196+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 225, 1234, 'do', 1, '{"kind": "do", "group": {"at": 1234, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'bia', '2026-11-20 02:26:30.6102+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 226, 1235, 'do', 1, '{"kind": "do", "group": {"at": 1235, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.610204+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 227, 1236, 'do', 1, '{"kind": "do", "group": {"at": 1236, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["fall"]}]}}', 'bia', '2026-11-20 02:26:30.610246+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 228, 1237, 'do', 1, '{"kind": "do", "group": {"at": 1237, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.610251+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 229, 1238, 'do', 1, '{"kind": "do", "group": {"at": 1238, "events": [{"dice": [5, 1], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610254+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 230, 1239, 'do', 1, '{"kind": "do", "group": {"at": 1239, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:5"]}]}}', 'bia', '2026-11-20 02:26:30.61026+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 231, 1240, 'do', 1, '{"kind": "do", "group": {"at": 1240, "events": [{"dice": [1], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610264+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 232, 1241, 'do', 1, '{"kind": "do", "group": {"at": 1241, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.610267+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 233, 1242, 'do', 1, '{"kind": "do", "group": {"at": 1242, "events": [{"dice": [4, 4], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610271+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 234, 1243, 'do', 1, '{"kind": "do", "group": {"at": 1243, "events": [{"dice": [6, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610274+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 235, 1244, 'do', 1, '{"kind": "do", "group": {"at": 1244, "events": [{"dice": [1, 3, 6, 6], "seat": 1, "prompt": "invasion", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610278+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 236, 1245, 'do', 1, '{"kind": "do", "group": {"at": 1245, "events": [{"dice": [3, 2, 5, 2, 4, 1, 4], "seat": 0, "prompt": "invasion", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610295+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 237, 1246, 'do', 1, '{"kind": "do", "group": {"at": 1246, "events": [{"seat": 0, "prompt": "land", "choices": ["touchback"]}]}}', 'bia', '2026-11-20 02:26:30.610298+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 238, 1247, 'do', 1, '{"kind": "do", "group": {"at": 1247, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["somebody"]}]}}', 'bia', '2026-11-20 02:26:30.610302+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 239, 1248, 'do', 1, '{"kind": "do", "group": {"at": 1248, "events": [{"prompt": "crowd", "choices": ["1:4"]}]}}', 'bia', '2026-11-20 02:26:30.610306+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 240, 1249, 'do', 1, '{"kind": "do", "group": {"at": 1249, "events": [{"dice": [1, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610309+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 241, 1250, 'do', 1, '{"kind": "do", "group": {"at": 1250, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-20 02:26:30.610314+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 242, 1251, 'do', 1, '{"kind": "do", "group": {"at": 1251, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.610318+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 243, 1252, 'do', 1, '{"kind": "do", "group": {"at": 1252, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:10"]}]}}', 'bia', '2026-11-20 02:26:30.610325+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 244, 1253, 'do', 1, '{"kind": "do", "group": {"at": 1253, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["-2"]}]}}', 'bia', '2026-11-20 02:26:30.610336+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 245, 1254, 'do', 1, '{"kind": "do", "group": {"at": 1254, "events": [{"dice": [2, 1], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610342+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 246, 1255, 'do', 1, '{"kind": "do", "group": {"at": 1255, "events": [{"seat": 1, "prompt": "block.choose", "choices": ["attacker-down"]}]}}', 'bia', '2026-11-20 02:26:30.610346+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 247, 1256, 'do', 1, '{"kind": "do", "group": {"at": 1256, "events": [{"dice": [6, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.61035+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 248, 1257, 'do', 1, '{"kind": "do", "group": {"at": 1257, "events": [{"dice": [1, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610353+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 249, 1258, 'do', 1, '{"kind": "do", "group": {"at": 1258, "events": [{"seat": 1, "prompt": "turnover", "choices": ["fumble"]}]}}', 'bia', '2026-11-20 02:26:30.610357+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 250, 1259, 'do', 1, '{"kind": "do", "group": {"at": 1259, "events": [{"seat": 0, "prompt": "stand-up", "choices": ["0:11"]}]}}', 'bia', '2026-11-20 02:26:30.610361+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 251, 1260, 'do', 1, '{"kind": "do", "group": {"at": 1260, "events": [{"seat": 0, "prompt": "stand-up", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610364+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 252, 1261, 'do', 1, '{"kind": "do", "group": {"at": 1261, "events": [{"seat": 0, "prompt": "completion", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610368+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 253, 1262, 'do', 1, '{"kind": "do", "group": {"at": 1262, "events": [{"seat": 0, "prompt": "completion.catcher", "choices": ["0:5"]}]}}', 'bia', '2026-11-20 02:26:30.610374+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 254, 1263, 'do', 1, '{"kind": "do", "group": {"at": 1263, "events": [{"prompt": "casualty.victim", "choices": ["0:11"]}]}}', 'bia', '2026-11-20 02:26:30.610378+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 255, 1264, 'do', 1, '{"kind": "do", "group": {"at": 1264, "events": [{"dice": [3, 5], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610381+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 256, 1265, 'do', 1, '{"kind": "do", "group": {"at": 1265, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:5"]}]}}', 'bia', '2026-11-20 02:26:30.610385+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 257, 1266, 'do', 1, '{"kind": "do", "group": {"at": 1266, "events": [{"dice": [5], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610389+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 258, 1267, 'do', 1, '{"kind": "do", "group": {"at": 1267, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-20 02:26:30.610392+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 259, 1268, 'do', 1, '{"kind": "do", "group": {"at": 1268, "events": [{"dice": [3, 4], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610396+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 260, 1269, 'do', 1, '{"kind": "do", "group": {"at": 1269, "events": [{"dice": [6, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610406+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 261, 1270, 'do', 1, '{"kind": "do", "group": {"at": 1270, "events": [{"dice": [5, 6], "prompt": "changing-weather", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.61041+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 262, 1271, 'do', 1, '{"kind": "do", "group": {"at": 1271, "events": [{"seat": 1, "prompt": "land", "choices": ["touchback"]}]}}', 'bia', '2026-11-20 02:26:30.610427+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 263, 1272, 'do', 1, '{"kind": "do", "group": {"at": 1272, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:11"]}]}}', 'bia', '2026-11-20 02:26:30.610431+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 264, 1273, 'do', 1, '{"kind": "do", "group": {"at": 1273, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-20 02:26:30.610434+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 265, 1274, 'do', 1, '{"kind": "do", "group": {"at": 1274, "events": [{"prompt": "casualty.victim", "choices": ["1:11"]}]}}', 'bia', '2026-11-20 02:26:30.610438+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 266, 1275, 'do', 1, '{"kind": "do", "group": {"at": 1275, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610441+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 267, 1276, 'do', 1, '{"kind": "do", "group": {"at": 1276, "events": [{"dice": [2, 1], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610445+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 268, 1277, 'do', 1, '{"kind": "do", "group": {"at": 1277, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.610451+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 269, 1278, 'do', 1, '{"kind": "do", "group": {"at": 1278, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["3"]}]}}', 'bia', '2026-11-20 02:26:30.610455+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 270, 1279, 'do', 1, '{"kind": "do", "group": {"at": 1279, "events": [{"dice": [5], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610459+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 271, 1280, 'do', 1, '{"kind": "do", "group": {"at": 1280, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["catch"]}]}}', 'bia', '2026-11-20 02:26:30.610462+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 272, 1281, 'do', 1, '{"kind": "do", "group": {"at": 1281, "events": [{"dice": [4], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610466+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 273, 1282, 'do', 1, '{"kind": "do", "group": {"at": 1282, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610469+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 274, 1283, 'do', 1, '{"kind": "do", "group": {"at": 1283, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["3"]}]}}', 'bia', '2026-11-20 02:26:30.610473+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 275, 1284, 'do', 1, '{"kind": "do", "group": {"at": 1284, "events": [{"dice": [2], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610477+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 276, 1285, 'do', 1, '{"kind": "do", "group": {"at": 1285, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:4"]}]}}', 'bia', '2026-11-20 02:26:30.610483+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 277, 1286, 'do', 1, '{"kind": "do", "group": {"at": 1286, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["3"]}]}}', 'bia', '2026-11-20 02:26:30.610491+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 278, 1287, 'do', 1, '{"kind": "do", "group": {"at": 1287, "events": [{"dice": [2], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610494+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 279, 1288, 'do', 1, '{"kind": "do", "group": {"at": 1288, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610498+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 280, 1289, 'do', 1, '{"kind": "do", "group": {"at": 1289, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["6"]}]}}', 'bia', '2026-11-20 02:26:30.610501+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 281, 1290, 'do', 1, '{"kind": "do", "group": {"at": 1290, "events": [{"dice": [3], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610505+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 282, 1291, 'do', 1, '{"kind": "do", "group": {"at": 1291, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:10"]}]}}', 'bia', '2026-11-20 02:26:30.610509+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 283, 1292, 'do', 1, '{"kind": "do", "group": {"at": 1292, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["6"]}]}}', 'bia', '2026-11-20 02:26:30.610512+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 284, 1293, 'do', 1, '{"kind": "do", "group": {"at": 1293, "events": [{"dice": [5], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610519+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 285, 1294, 'do', 1, '{"kind": "do", "group": {"at": 1294, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["throw-in"]}]}}', 'bia', '2026-11-20 02:26:30.610522+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 286, 1295, 'do', 1, '{"kind": "do", "group": {"at": 1295, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["throw-in"]}]}}', 'bia', '2026-11-20 02:26:30.610526+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 287, 1296, 'do', 1, '{"kind": "do", "group": {"at": 1296, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.61053+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 288, 1297, 'do', 1, '{"kind": "do", "group": {"at": 1297, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["8"]}]}}', 'bia', '2026-11-20 02:26:30.610546+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 289, 1298, 'do', 1, '{"kind": "do", "group": {"at": 1298, "events": [{"text": "…", "prompt": "hand.note"}]}}', 'bia', '2026-11-20 02:26:30.61055+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 290, 1299, 'do', 1, '{"kind": "do", "group": {"at": 1299, "events": [{"dice": [3], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610554+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 291, 1300, 'do', 1, '{"kind": "do", "group": {"at": 1300, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["catch"]}]}}', 'bia', '2026-11-20 02:26:30.610557+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 292, 1301, 'do', 1, '{"kind": "do", "group": {"at": 1301, "events": [{"dice": [5], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610564+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 293, 1302, 'do', 1, '{"kind": "do", "group": {"at": 1302, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:1"]}]}}', 'bia', '2026-11-20 02:26:30.610567+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 294, 1303, 'do', 1, '{"kind": "do", "group": {"at": 1303, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["2"]}]}}', 'bia', '2026-11-20 02:26:30.610576+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 295, 1304, 'do', 1, '{"kind": "do", "group": {"at": 1304, "events": [{"dice": [4], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610579+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 296, 1305, 'do', 1, '{"kind": "do", "group": {"at": 1305, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610583+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 297, 1306, 'do', 1, '{"kind": "do", "group": {"at": 1306, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["7"]}]}}', 'bia', '2026-11-20 02:26:30.610587+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 298, 1307, 'do', 1, '{"kind": "do", "group": {"at": 1307, "events": [{"dice": [3], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610591+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 299, 1308, 'do', 1, '{"kind": "do", "group": {"at": 1308, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:6"]}]}}', 'bia', '2026-11-20 02:26:30.61062+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 300, 1309, 'do', 1, '{"kind": "do", "group": {"at": 1309, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["1"]}]}}', 'bia', '2026-11-20 02:26:30.610627+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 301, 1310, 'do', 1, '{"kind": "do", "group": {"at": 1310, "events": [{"dice": [2], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.61063+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 302, 1311, 'do', 1, '{"kind": "do", "group": {"at": 1311, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610634+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 303, 1312, 'do', 1, '{"kind": "do", "group": {"at": 1312, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["8"]}]}}', 'bia', '2026-11-20 02:26:30.610637+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 304, 1313, 'do', 1, '{"kind": "do", "group": {"at": 1313, "events": [{"dice": [5], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610641+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 305, 1314, 'do', 1, '{"kind": "do", "group": {"at": 1314, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.610644+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 306, 1315, 'do', 1, '{"kind": "do", "group": {"at": 1315, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["2"]}]}}', 'bia', '2026-11-20 02:26:30.610648+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 307, 1316, 'do', 1, '{"kind": "do", "group": {"at": 1316, "events": [{"dice": [2], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610651+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 308, 1317, 'do', 1, '{"kind": "do", "group": {"at": 1317, "events": [{"seat": 0, "prompt": "roll-again.kept"}]}}', 'bia', '2026-11-20 02:26:30.610657+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 309, 1318, 'do', 1, '{"kind": "do", "group": {"at": 1318, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:4"]}]}}', 'bia', '2026-11-20 02:26:30.610665+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 310, 1319, 'do', 1, '{"kind": "do", "group": {"at": 1319, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["2"]}]}}', 'bia', '2026-11-20 02:26:30.610669+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 311, 1320, 'do', 1, '{"kind": "do", "group": {"at": 1320, "events": [{"dice": [3], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610672+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 312, 1321, 'do', 1, '{"kind": "do", "group": {"at": 1321, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["throw-in"]}]}}', 'bia', '2026-11-20 02:26:30.610676+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 313, 1322, 'do', 1, '{"kind": "do", "group": {"at": 1322, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:6"]}]}}', 'bia', '2026-11-20 02:26:30.610679+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 314, 1323, 'do', 1, '{"kind": "do", "group": {"at": 1323, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["2"]}]}}', 'bia', '2026-11-20 02:26:30.610695+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 315, 1324, 'do', 1, '{"kind": "do", "group": {"at": 1324, "events": [{"dice": [5], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610701+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 316, 1325, 'do', 1, '{"kind": "do", "group": {"at": 1325, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.610705+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 317, 1326, 'do', 1, '{"kind": "do", "group": {"at": 1326, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["3"]}]}}', 'bia', '2026-11-20 02:26:30.610708+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 318, 1327, 'do', 1, '{"kind": "do", "group": {"at": 1327, "events": [{"dice": [3], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610712+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 319, 1328, 'do', 1, '{"kind": "do", "group": {"at": 1328, "events": [{"seat": 0, "prompt": "roll-again.kept"}]}}', 'bia', '2026-11-20 02:26:30.610715+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 320, 1329, 'do', 1, '{"kind": "do", "group": {"at": 1329, "events": [{"prompt": "hand.number", "choices": ["bribes.0"]}]}}', 'bia', '2026-11-20 02:26:30.610719+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 321, 1330, 'do', 1, '{"kind": "do", "group": {"at": 1330, "events": [{"seat": 0, "number": 16, "prompt": "hand.value"}]}}', 'bia', '2026-11-20 02:26:30.610722+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 322, 1331, 'do', 1, '{"kind": "do", "group": {"at": 1331, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.610726+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 323, 1332, 'do', 1, '{"kind": "do", "group": {"at": 1332, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["0"]}]}}', 'bia', '2026-11-20 02:26:30.610732+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 324, 1333, 'do', 1, '{"kind": "do", "group": {"at": 1333, "events": [{"dice": [2], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610735+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 325, 1334, 'do', 1, '{"kind": "do", "group": {"at": 1334, "events": [{"seat": 0, "prompt": "roll-again.kept"}]}}', 'bia', '2026-11-20 02:26:30.610749+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 326, 1335, 'do', 1, '{"kind": "do", "group": {"at": 1335, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:5"]}]}}', 'bia', '2026-11-20 02:26:30.610757+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 327, 1336, 'do', 1, '{"kind": "do", "group": {"at": 1336, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["5"]}]}}', 'bia', '2026-11-20 02:26:30.610761+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 328, 1337, 'do', 1, '{"kind": "do", "group": {"at": 1337, "events": [{"dice": [2], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610764+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 329, 1338, 'do', 1, '{"kind": "do", "group": {"at": 1338, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.610768+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 330, 1339, 'do', 1, '{"kind": "do", "group": {"at": 1339, "events": [{"prompt": "casualty.victim", "choices": ["0:5"]}]}}', 'bia', '2026-11-20 02:26:30.610772+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 331, 1340, 'do', 1, '{"kind": "do", "group": {"at": 1340, "events": [{"dice": [3, 4], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610778+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 332, 1341, 'do', 1, '{"kind": "do", "group": {"at": 1341, "events": [{"seat": 0, "prompt": "block", "choices": ["0:3"]}]}}', 'bia', '2026-11-20 02:26:30.610781+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 333, 1342, 'do', 1, '{"kind": "do", "group": {"at": 1342, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:5"]}]}}', 'bia', '2026-11-20 02:26:30.610785+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 334, 1343, 'do', 1, '{"kind": "do", "group": {"at": 1343, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["-3"]}]}}', 'bia', '2026-11-20 02:26:30.610789+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 335, 1344, 'do', 1, '{"kind": "do", "group": {"at": 1344, "events": [{"dice": [3, 5, 3], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610792+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 336, 1345, 'do', 1, '{"kind": "do", "group": {"at": 1345, "events": [{"seat": 1, "prompt": "block.choose", "choices": ["defender-stumbles"]}]}}', 'bia', '2026-11-20 02:26:30.610796+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 337, 1346, 'do', 1, '{"kind": "do", "group": {"at": 1346, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-20 02:26:30.610799+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 338, 1347, 'do', 1, '{"kind": "do", "group": {"at": 1347, "events": [{"dice": [5, 5], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610803+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 339, 1348, 'do', 1, '{"kind": "do", "group": {"at": 1348, "events": [{"dice": [1, 7], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610808+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 340, 1349, 'do', 1, '{"kind": "do", "group": {"at": 1349, "events": [{"seat": 0, "prompt": "roll.pass", "choices": ["0:4"]}]}}', 'bia', '2026-11-20 02:26:30.610825+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 341, 1350, 'do', 1, '{"kind": "do", "group": {"at": 1350, "events": [{"seat": 0, "prompt": "pass.partner", "choices": ["empty-square"]}]}}', 'bia', '2026-11-20 02:26:30.610829+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 342, 1351, 'do', 1, '{"kind": "do", "group": {"at": 1351, "events": [{"seat": 1, "prompt": "pass.interceptor", "choices": ["1:8"]}]}}', 'bia', '2026-11-20 02:26:30.610832+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 343, 1352, 'do', 1, '{"kind": "do", "group": {"at": 1352, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["0"]}]}}', 'bia', '2026-11-20 02:26:30.61084+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 344, 1353, 'do', 1, '{"kind": "do", "group": {"at": 1353, "events": [{"dice": [5], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610844+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 345, 1354, 'do', 1, '{"kind": "do", "group": {"at": 1354, "events": [{"seat": 0, "prompt": "roll.range", "choices": ["long-bomb"]}]}}', 'bia', '2026-11-20 02:26:30.610847+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 346, 1355, 'do', 1, '{"kind": "do", "group": {"at": 1355, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["4"]}]}}', 'bia', '2026-11-20 02:26:30.610853+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 347, 1356, 'do', 1, '{"kind": "do", "group": {"at": 1356, "events": [{"dice": [5], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610857+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 348, 1357, 'do', 1, '{"kind": "do", "group": {"at": 1357, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-20 02:26:30.610861+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 349, 1358, 'do', 1, '{"kind": "do", "group": {"at": 1358, "events": [{"seat": 1, "prompt": "result.away", "choices": ["0987-917B"]}]}}', 'bia', '2026-11-20 02:26:30.610864+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 350, 1359, 'do', 1, '{"kind": "do", "group": {"at": 1359, "events": [{"seat": 0, "prompt": "result.home", "choices": ["0987-917B"]}]}}', 'bia', '2026-11-20 02:26:30.610868+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 351, 1360, 'do', 1, '{"kind": "do", "group": {"at": 1360, "events": [{"seat": 0, "prompt": "after.mvp.home", "rolled": true, "choices": ["0:9"]}]}}', 'bia', '2026-11-20 02:26:30.610872+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 352, 1361, 'do', 1, '{"kind": "do", "group": {"at": 1361, "events": [{"dice": [3, 1], "seat": 0, "prompt": "after.improve.home.1", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610875+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 353, 1362, 'do', 1, '{"kind": "do", "group": {"at": 1362, "events": [{"dice": [5, 2], "seat": 0, "prompt": "after.improve.home.9", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610879+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 354, 1363, 'do', 1, '{"kind": "do", "group": {"at": 1363, "events": [{"text": "…", "prompt": "hand.note"}]}}', 'bia', '2026-11-20 02:26:30.610885+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 355, 1364, 'do', 1, '{"kind": "do", "group": {"at": 1364, "events": [{"seat": 0, "prompt": "after.learn.home.9", "choices": ["tackle"]}]}}', 'bia', '2026-11-20 02:26:30.610889+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 356, 1365, 'do', 1, '{"kind": "do", "group": {"at": 1365, "events": [{"seat": 0, "prompt": "after.learn.home.1", "choices": ["wrestle"]}]}}', 'bia', '2026-11-20 02:26:30.610892+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 357, 1366, 'do', 1, '{"kind": "do", "group": {"at": 1366, "events": [{"dice": [4], "seat": 0, "prompt": "after.winnings.home", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610896+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 358, 1367, 'do', 1, '{"kind": "do", "group": {"at": 1367, "events": [{"seat": 0, "prompt": "after.winnings-again.home", "choices": ["no"]}]}}', 'bia', '2026-11-20 02:26:30.6109+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 359, 1368, 'do', 1, '{"kind": "do", "group": {"at": 1368, "events": [{"dice": [3, 1, 1], "seat": 0, "prompt": "after.fans.home", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610904+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 360, 1369, 'do', 1, '{"kind": "do", "group": {"at": 1369, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["4"]}]}}', 'bia', '2026-11-20 02:26:30.610912+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 361, 1370, 'do', 1, '{"kind": "do", "group": {"at": 1370, "events": [{"seat": 0, "prompt": "after.hire.home", "choices": ["blitzer"]}]}}', 'bia', '2026-11-20 02:26:30.610916+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 362, 1371, 'do', 1, '{"kind": "do", "group": {"at": 1371, "events": [{"seat": 0, "prompt": "after.buy.home", "choices": ["re-roll"]}]}}', 'bia', '2026-11-20 02:26:30.610922+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 363, 1372, 'do', 1, '{"kind": "do", "group": {"at": 1372, "events": [{"seat": 0, "prompt": "after.buy.home", "choices": ["assistant-coach"]}]}}', 'bia', '2026-11-20 02:26:30.610926+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 141, 1153, 'do', 1, '{"kind": "do", "group": {"at": 1153, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:30.76948+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 364, 1373, 'do', 1, '{"kind": "do", "group": {"at": 1373, "events": [{"seat": 0, "prompt": "after.drop.home", "choices": ["assistant-coach"]}]}}', 'bia', '2026-11-20 02:26:30.610929+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 365, 1374, 'do', 1, '{"kind": "do", "group": {"at": 1374, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["6"]}]}}', 'bia', '2026-11-20 02:26:30.610946+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 366, 1375, 'do', 1, '{"kind": "do", "group": {"at": 1375, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["9"]}]}}', 'bia', '2026-11-20 02:26:30.61095+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 367, 1376, 'do', 1, '{"kind": "do", "group": {"at": 1376, "events": [{"seat": 1, "prompt": "after.mvp.away", "rolled": true, "choices": ["1:10"]}]}}', 'bia', '2026-11-20 02:26:30.610953+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 368, 1377, 'do', 1, '{"kind": "do", "group": {"at": 1377, "events": [{"dice": [4, 1], "seat": 1, "prompt": "after.improve.away.6", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.610957+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 369, 1378, 'do', 1, '{"kind": "do", "group": {"at": 1378, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["3"]}]}}', 'bia', '2026-11-20 02:26:30.610961+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 370, 1379, 'do', 1, '{"kind": "do", "group": {"at": 1379, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["12"]}]}}', 'bia', '2026-11-20 02:26:30.610967+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 371, 1380, 'do', 1, '{"kind": "do", "group": {"at": 1380, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["1"]}]}}', 'bia', '2026-11-20 02:26:30.610995+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 372, 1381, 'do', 1, '{"kind": "do", "group": {"at": 1381, "events": [{"seat": 0, "prompt": "after.buy.home", "choices": ["cheerleader"]}]}}', 'bia', '2026-11-20 02:26:30.611+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 373, 1382, 'do', 1, '{"kind": "do", "group": {"at": 1382, "events": [{"seat": 0, "prompt": "after.trade-done.home"}]}}', 'bia', '2026-11-20 02:26:30.611003+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 374, 1383, 'do', 1, '{"kind": "do", "group": {"at": 1383, "events": [{"dice": [6, 5], "seat": 1, "prompt": "after.improve.away.10", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.611011+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 375, 1384, 'do', 1, '{"kind": "do", "group": {"at": 1384, "events": [{"seat": 1, "prompt": "after.learn.away.10", "choices": ["stand-firm"]}]}}', 'bia', '2026-11-20 02:26:30.611014+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 376, 1385, 'do', 1, '{"kind": "do", "group": {"at": 1385, "events": [{"seat": 1, "prompt": "after.learn.away.6", "choices": ["stand-firm"]}]}}', 'bia', '2026-11-20 02:26:30.611018+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 377, 1386, 'do', 1, '{"kind": "do", "group": {"at": 1386, "events": [{"dice": [5], "seat": 1, "prompt": "after.winnings.away", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.611021+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 378, 1387, 'do', 1, '{"kind": "do", "group": {"at": 1387, "events": [{"dice": [6, 5], "seat": 1, "prompt": "after.fans.away", "rolled": true}]}}', 'bia', '2026-11-20 02:26:30.611027+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032', 379, 1388, 'do', 1, '{"kind": "do", "group": {"at": 1388, "events": [{"seat": 1, "prompt": "after.trade-done.away"}]}}', 'bia', '2026-11-20 02:26:30.611031+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 1, 1013, 'do', 1, '{"kind": "do", "group": {"at": 1013, "events": [{"dice": [6, 2], "prompt": "weather", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768597+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 2, 1014, 'do', 1, '{"kind": "do", "group": {"at": 1014, "events": [{"dice": [5, 6], "seat": 0, "prompt": "gate", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.76869+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 3, 1015, 'do', 1, '{"kind": "do", "group": {"at": 1015, "events": [{"dice": [5, 3], "seat": 1, "prompt": "gate", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768696+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 4, 1016, 'do', 1, '{"kind": "do", "group": {"at": 1016, "events": [{"dice": [1], "prompt": "coin-toss", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.7687+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 5, 1017, 'do', 1, '{"kind": "do", "group": {"at": 1017, "events": [{"seat": 0, "prompt": "kick-or-receive", "choices": ["kick"]}]}}', 'ben', '2026-11-20 02:26:30.768704+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 6, 1018, 'do', 1, '{"kind": "do", "group": {"at": 1018, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:30.768708+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 7, 1019, 'do', 1, '{"kind": "do", "group": {"at": 1019, "events": [{"dice": [1, 5], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768711+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 8, 1020, 'do', 1, '{"kind": "do", "group": {"at": 1020, "events": [{"dice": [5, 2], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768715+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 9, 1021, 'do', 1, '{"kind": "do", "group": {"at": 1021, "events": [{"dice": [4, 6], "prompt": "changing-weather", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768719+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 10, 1022, 'do', 1, '{"kind": "do", "group": {"at": 1022, "events": [{"dice": [5], "seat": 0, "prompt": "gust", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768726+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 11, 1023, 'do', 1, '{"kind": "do", "group": {"at": 1023, "events": [{"seat": 1, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-20 02:26:30.76873+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 12, 1024, 'do', 1, '{"kind": "do", "group": {"at": 1024, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:9"]}]}}', 'ben', '2026-11-20 02:26:30.768794+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 13, 1025, 'do', 1, '{"kind": "do", "group": {"at": 1025, "events": [{"prompt": "crowd", "choices": ["1:7"]}]}}', 'ben', '2026-11-20 02:26:30.768798+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 14, 1026, 'do', 1, '{"kind": "do", "group": {"at": 1026, "events": [{"dice": [1, 2], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768802+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 15, 1027, 'do', 1, '{"kind": "do", "group": {"at": 1027, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:1"]}]}}', 'ben', '2026-11-20 02:26:30.768805+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 16, 1028, 'do', 1, '{"kind": "do", "group": {"at": 1028, "events": [{"dice": [5, 6], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768811+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 17, 1029, 'do', 1, '{"kind": "do", "group": {"at": 1029, "events": [{"dice": [3, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768815+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 18, 1030, 'do', 1, '{"kind": "do", "group": {"at": 1030, "events": [{"prompt": "crowd", "choices": ["0:6"]}]}}', 'ben', '2026-11-20 02:26:30.768825+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 19, 1031, 'do', 1, '{"kind": "do", "group": {"at": 1031, "events": [{"dice": [6, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768828+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 20, 1032, 'do', 1, '{"kind": "do", "group": {"at": 1032, "events": [{"dice": [5, 1], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768832+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 21, 1033, 'do', 1, '{"kind": "do", "group": {"at": 1033, "events": [{"prompt": "crowd", "choices": ["1:1"]}]}}', 'ben', '2026-11-20 02:26:30.768835+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 22, 1034, 'do', 1, '{"kind": "do", "group": {"at": 1034, "events": [{"dice": [4, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768839+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 23, 1035, 'do', 1, '{"kind": "do", "group": {"at": 1035, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:30.768842+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 24, 1036, 'do', 1, '{"kind": "do", "group": {"at": 1036, "events": [{"dice": [6, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768846+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 25, 1037, 'do', 1, '{"kind": "do", "group": {"at": 1037, "events": [{"prompt": "crowd", "choices": ["0:4"]}]}}', 'ben', '2026-11-20 02:26:30.768854+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 26, 1038, 'do', 1, '{"kind": "do", "group": {"at": 1038, "events": [{"dice": [6, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768858+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 27, 1039, 'do', 1, '{"kind": "do", "group": {"at": 1039, "events": [{"dice": [4, 8], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768861+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 28, 1040, 'do', 1, '{"kind": "do", "group": {"at": 1040, "events": [{"prompt": "casualty.victim", "choices": ["1:4"]}]}}', 'ben', '2026-11-20 02:26:30.768865+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 29, 1041, 'do', 1, '{"kind": "do", "group": {"at": 1041, "events": [{"dice": [4, 4], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768868+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 30, 1042, 'do', 1, '{"kind": "do", "group": {"at": 1042, "events": [{"prompt": "casualty.victim", "choices": ["0:8"]}]}}', 'ben', '2026-11-20 02:26:30.768872+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 31, 1043, 'do', 1, '{"kind": "do", "group": {"at": 1043, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'ben', '2026-11-20 02:26:30.768877+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 32, 1044, 'do', 1, '{"kind": "do", "group": {"at": 1044, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-20 02:26:30.768881+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 33, 1045, 'do', 1, '{"kind": "do", "group": {"at": 1045, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["fall"]}]}}', 'ben', '2026-11-20 02:26:30.768885+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 34, 1046, 'do', 1, '{"kind": "do", "group": {"at": 1046, "events": [{"dice": [5, 7], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768888+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 35, 1047, 'do', 1, '{"kind": "do", "group": {"at": 1047, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:30.768896+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 36, 1048, 'do', 1, '{"kind": "do", "group": {"at": 1048, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:30.7689+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 37, 1049, 'do', 1, '{"kind": "do", "group": {"at": 1049, "events": [{"seat": 1, "prompt": "turnover", "choices": ["thrown-carrier"]}]}}', 'ben', '2026-11-20 02:26:30.768903+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 38, 1050, 'do', 1, '{"kind": "do", "group": {"at": 1050, "events": [{"seat": 0, "prompt": "stand-up", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:30.768921+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 39, 1051, 'do', 1, '{"kind": "do", "group": {"at": 1051, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:9"]}]}}', 'ben', '2026-11-20 02:26:30.768925+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 40, 1052, 'do', 1, '{"kind": "do", "group": {"at": 1052, "events": [{"seat": 0, "prompt": "interception", "choices": ["0:3"]}]}}', 'ben', '2026-11-20 02:26:30.768929+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 41, 1053, 'do', 1, '{"kind": "do", "group": {"at": 1053, "events": [{"seat": 0, "prompt": "turnover", "choices": ["sent-off"]}]}}', 'ben', '2026-11-20 02:26:30.768933+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 42, 1054, 'do', 1, '{"kind": "do", "group": {"at": 1054, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:9"]}]}}', 'ben', '2026-11-20 02:26:30.768937+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 43, 1055, 'do', 1, '{"kind": "do", "group": {"at": 1055, "events": [{"seat": 1, "prompt": "turnover", "choices": ["thrown-carrier"]}]}}', 'ben', '2026-11-20 02:26:30.76894+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 44, 1056, 'do', 1, '{"kind": "do", "group": {"at": 1056, "events": [{"prompt": "crowd", "choices": ["1:2"]}]}}', 'ben', '2026-11-20 02:26:30.768944+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 45, 1057, 'do', 1, '{"kind": "do", "group": {"at": 1057, "events": [{"dice": [1, 5], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768947+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 46, 1058, 'do', 1, '{"kind": "do", "group": {"at": 1058, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:7"]}]}}', 'ben', '2026-11-20 02:26:30.768951+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 47, 1059, 'do', 1, '{"kind": "do", "group": {"at": 1059, "events": [{"dice": [5, 2], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768957+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 48, 1060, 'do', 1, '{"kind": "do", "group": {"at": 1060, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:5"]}]}}', 'ben', '2026-11-20 02:26:30.768961+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 49, 1061, 'do', 1, '{"kind": "do", "group": {"at": 1061, "events": [{"prompt": "casualty.victim", "choices": ["0:10"]}]}}', 'ben', '2026-11-20 02:26:30.768964+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 50, 1062, 'do', 1, '{"kind": "do", "group": {"at": 1062, "events": [{"dice": [4, 1], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768968+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 51, 1063, 'do', 1, '{"kind": "do", "group": {"at": 1063, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:8"]}]}}', 'ben', '2026-11-20 02:26:30.768972+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 52, 1064, 'do', 1, '{"kind": "do", "group": {"at": 1064, "events": [{"text": "…", "prompt": "hand.note"}]}}', 'ben', '2026-11-20 02:26:30.76898+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 53, 1065, 'do', 1, '{"kind": "do", "group": {"at": 1065, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:30.768984+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 54, 1066, 'do', 1, '{"kind": "do", "group": {"at": 1066, "events": [{"dice": [3, 6], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768987+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 55, 1067, 'do', 1, '{"kind": "do", "group": {"at": 1067, "events": [{"dice": [3, 4], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768991+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 56, 1068, 'do', 1, '{"kind": "do", "group": {"at": 1068, "events": [{"dice": [4, 5], "prompt": "changing-weather", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.768994+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 57, 1069, 'do', 1, '{"kind": "do", "group": {"at": 1069, "events": [{"dice": [2], "seat": 1, "prompt": "gust", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769001+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 58, 1070, 'do', 1, '{"kind": "do", "group": {"at": 1070, "events": [{"seat": 0, "prompt": "land", "choices": ["touchback"]}]}}', 'ben', '2026-11-20 02:26:30.769005+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 59, 1071, 'do', 1, '{"kind": "do", "group": {"at": 1071, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:5"]}]}}', 'ben', '2026-11-20 02:26:30.769008+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 60, 1072, 'do', 1, '{"kind": "do", "group": {"at": 1072, "events": [{"prompt": "crowd", "choices": ["0:3"]}]}}', 'ben', '2026-11-20 02:26:30.769012+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 61, 1073, 'do', 1, '{"kind": "do", "group": {"at": 1073, "events": [{"dice": [5, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769016+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 62, 1074, 'do', 1, '{"kind": "do", "group": {"at": 1074, "events": [{"dice": [5, 3], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769019+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 63, 1075, 'do', 1, '{"kind": "do", "group": {"at": 1075, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:7"]}]}}', 'ben', '2026-11-20 02:26:30.769025+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 64, 1076, 'do', 1, '{"kind": "do", "group": {"at": 1076, "events": [{"dice": [5, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769099+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 65, 1077, 'do', 1, '{"kind": "do", "group": {"at": 1077, "events": [{"dice": [4, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769104+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 66, 1078, 'do', 1, '{"kind": "do", "group": {"at": 1078, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:3"]}]}}', 'ben', '2026-11-20 02:26:30.769107+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 67, 1079, 'do', 1, '{"kind": "do", "group": {"at": 1079, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:8"]}]}}', 'ben', '2026-11-20 02:26:30.769115+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 68, 1080, 'do', 1, '{"kind": "do", "group": {"at": 1080, "events": [{"dice": [4, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769119+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 69, 1081, 'do', 1, '{"kind": "do", "group": {"at": 1081, "events": [{"prompt": "casualty.victim", "choices": ["1:3"]}]}}', 'ben', '2026-11-20 02:26:30.769122+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 70, 1082, 'do', 1, '{"kind": "do", "group": {"at": 1082, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'ben', '2026-11-20 02:26:30.769129+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 71, 1083, 'do', 1, '{"kind": "do", "group": {"at": 1083, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'ben', '2026-11-20 02:26:30.769132+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 72, 1084, 'do', 1, '{"kind": "do", "group": {"at": 1084, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-20 02:26:30.769136+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 73, 1085, 'do', 1, '{"kind": "do", "group": {"at": 1085, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:2"]}]}}', 'ben', '2026-11-20 02:26:30.769139+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 74, 1086, 'do', 1, '{"kind": "do", "group": {"at": 1086, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'ben', '2026-11-20 02:26:30.769143+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 75, 1087, 'do', 1, '{"kind": "do", "group": {"at": 1087, "events": [{"dice": [5, 1], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769146+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 76, 1088, 'do', 1, '{"kind": "do", "group": {"at": 1088, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:30.76915+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 77, 1089, 'do', 1, '{"kind": "do", "group": {"at": 1089, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:30.769153+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 78, 1090, 'do', 1, '{"kind": "do", "group": {"at": 1090, "events": [{"seat": 1, "prompt": "turnover", "choices": ["knocked-down"]}]}}', 'ben', '2026-11-20 02:26:30.769157+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 79, 1091, 'do', 1, '{"kind": "do", "group": {"at": 1091, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'ben', '2026-11-20 02:26:30.769163+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 80, 1092, 'do', 1, '{"kind": "do", "group": {"at": 1092, "events": [{"seat": 0, "prompt": "turnover", "choices": ["time-limit"]}]}}', 'ben', '2026-11-20 02:26:30.769166+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 81, 1093, 'do', 1, '{"kind": "do", "group": {"at": 1093, "events": [{"dice": [1], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.76917+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 82, 1094, 'do', 1, '{"kind": "do", "group": {"at": 1094, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:30.769173+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 83, 1095, 'do', 1, '{"kind": "do", "group": {"at": 1095, "events": [{"dice": [4, 1], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769177+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 84, 1096, 'do', 1, '{"kind": "do", "group": {"at": 1096, "events": [{"dice": [4, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769185+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 85, 1097, 'do', 1, '{"kind": "do", "group": {"at": 1097, "events": [{"seat": 1, "prompt": "said"}]}}', 'ben', '2026-11-20 02:26:30.769189+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 86, 1098, 'do', 1, '{"kind": "do", "group": {"at": 1098, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:2"]}]}}', 'ben', '2026-11-20 02:26:30.769195+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 87, 1099, 'do', 1, '{"kind": "do", "group": {"at": 1099, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:9"]}]}}', 'ben', '2026-11-20 02:26:30.769198+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 88, 1100, 'do', 1, '{"kind": "do", "group": {"at": 1100, "events": [{"seat": 1, "prompt": "block.result", "choices": ["both-down"]}]}}', 'ben', '2026-11-20 02:26:30.769202+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 89, 1101, 'do', 1, '{"kind": "do", "group": {"at": 1101, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-20 02:26:30.769206+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 90, 1102, 'do', 1, '{"kind": "do", "group": {"at": 1102, "events": [{"seat": 1, "prompt": "block.dice", "choices": ["1"]}]}}', 'ben', '2026-11-20 02:26:30.769224+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 91, 1103, 'do', 1, '{"kind": "do", "group": {"at": 1103, "events": [{"dice": [5], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769228+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 92, 1104, 'do', 1, '{"kind": "do", "group": {"at": 1104, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-20 02:26:30.769231+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 93, 1105, 'do', 1, '{"kind": "do", "group": {"at": 1105, "events": [{"prompt": "hand.carrier", "choices": ["1:1"]}]}}', 'ben', '2026-11-20 02:26:30.769235+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 94, 1106, 'do', 1, '{"kind": "do", "group": {"at": 1106, "events": [{"dice": [3, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769239+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 95, 1107, 'do', 1, '{"kind": "do", "group": {"at": 1107, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:30.769245+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 96, 1108, 'do', 1, '{"kind": "do", "group": {"at": 1108, "events": [{"dice": [1, 2], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769249+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 97, 1109, 'do', 1, '{"kind": "do", "group": {"at": 1109, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-20 02:26:30.769252+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 98, 1110, 'do', 1, '{"kind": "do", "group": {"at": 1110, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:30.769256+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 99, 1111, 'do', 1, '{"kind": "do", "group": {"at": 1111, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:6"]}]}}', 'ben', '2026-11-20 02:26:30.76926+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 100, 1112, 'do', 1, '{"kind": "do", "group": {"at": 1112, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:2"]}]}}', 'ben', '2026-11-20 02:26:30.769263+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 101, 1113, 'do', 1, '{"kind": "do", "group": {"at": 1113, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:2"]}]}}', 'ben', '2026-11-20 02:26:30.769271+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 102, 1114, 'do', 1, '{"kind": "do", "group": {"at": 1114, "events": [{"seat": 1, "prompt": "block.dice", "choices": ["-2"]}]}}', 'ben', '2026-11-20 02:26:30.769275+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 103, 1115, 'do', 1, '{"kind": "do", "group": {"at": 1115, "events": [{"dice": [4, 5], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769281+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 104, 1116, 'do', 1, '{"kind": "do", "group": {"at": 1116, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-20 02:26:30.769284+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 105, 1117, 'do', 1, '{"kind": "do", "group": {"at": 1117, "events": [{"dice": [3, 1], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769288+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 106, 1118, 'do', 1, '{"kind": "do", "group": {"at": 1118, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["pushed"]}]}}', 'ben', '2026-11-20 02:26:30.769292+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 107, 1119, 'do', 1, '{"kind": "do", "group": {"at": 1119, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-20 02:26:30.769295+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 108, 1120, 'do', 1, '{"kind": "do", "group": {"at": 1120, "events": [{"dice": [3, 2], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769299+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 109, 1121, 'do', 1, '{"kind": "do", "group": {"at": 1121, "events": [{"prompt": "casualty.victim", "choices": ["0:11"]}]}}', 'ben', '2026-11-20 02:26:30.769302+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 110, 1122, 'do', 1, '{"kind": "do", "group": {"at": 1122, "events": [{"dice": [3, 2], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769306+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 111, 1123, 'do', 1, '{"kind": "do", "group": {"at": 1123, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:9"]}]}}', 'ben', '2026-11-20 02:26:30.769312+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 112, 1124, 'do', 1, '{"kind": "do", "group": {"at": 1124, "events": [{"dice": [6, 2], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769316+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 113, 1125, 'do', 1, '{"kind": "do", "group": {"at": 1125, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:10"]}]}}', 'ben', '2026-11-20 02:26:30.769319+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 114, 1126, 'do', 1, '{"kind": "do", "group": {"at": 1126, "events": [{"prompt": "casualty.victim", "choices": ["1:10"]}]}}', 'ben', '2026-11-20 02:26:30.769323+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 115, 1127, 'do', 1, '{"kind": "do", "group": {"at": 1127, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["none"]}]}}', 'ben', '2026-11-20 02:26:30.769326+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 116, 1128, 'do', 1, '{"kind": "do", "group": {"at": 1128, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-20 02:26:30.769343+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 117, 1129, 'do', 1, '{"kind": "do", "group": {"at": 1129, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:5"]}]}}', 'ben', '2026-11-20 02:26:30.769347+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 118, 1130, 'do', 1, '{"kind": "do", "group": {"at": 1130, "events": [{"dice": [4, 2], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769355+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 119, 1131, 'do', 1, '{"kind": "do", "group": {"at": 1131, "events": [{"seat": 1, "prompt": "ball.lands", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-20 02:26:30.769359+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 120, 1132, 'do', 1, '{"kind": "do", "group": {"at": 1132, "events": [{"prompt": "crowd", "choices": ["1:6"]}]}}', 'ben', '2026-11-20 02:26:30.769366+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 121, 1133, 'do', 1, '{"kind": "do", "group": {"at": 1133, "events": [{"dice": [3, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.76937+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 122, 1134, 'do', 1, '{"kind": "do", "group": {"at": 1134, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["somebody"]}]}}', 'ben', '2026-11-20 02:26:30.769374+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 123, 1135, 'do', 1, '{"kind": "do", "group": {"at": 1135, "events": [{"dice": [4], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769377+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 124, 1136, 'do', 1, '{"kind": "do", "group": {"at": 1136, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:30.769381+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 125, 1137, 'do', 1, '{"kind": "do", "group": {"at": 1137, "events": [{"dice": [8, 2], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769385+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 126, 1138, 'do', 1, '{"kind": "do", "group": {"at": 1138, "events": [{"dice": [4, 5], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769391+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 127, 1139, 'do', 1, '{"kind": "do", "group": {"at": 1139, "events": [{"prompt": "said"}]}}', 'ben', '2026-11-20 02:26:30.769395+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 128, 1140, 'do', 1, '{"kind": "do", "group": {"at": 1140, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-20 02:26:30.769398+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 129, 1141, 'do', 1, '{"kind": "do", "group": {"at": 1141, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:30.769402+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 130, 1142, 'do', 1, '{"kind": "do", "group": {"at": 1142, "events": [{"seat": 1, "prompt": "illegal-procedure", "choices": ["wrongly-called"]}]}}', 'ben', '2026-11-20 02:26:30.769406+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 131, 1143, 'do', 1, '{"kind": "do", "group": {"at": 1143, "events": [{"seat": 0, "prompt": "turnover", "choices": ["illegal-procedure"]}]}}', 'ben', '2026-11-20 02:26:30.76941+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 132, 1144, 'do', 1, '{"kind": "do", "group": {"at": 1144, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:7"]}]}}', 'ben', '2026-11-20 02:26:30.769413+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 133, 1145, 'do', 1, '{"kind": "do", "group": {"at": 1145, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:7"]}]}}', 'ben', '2026-11-20 02:26:30.769417+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 134, 1146, 'do', 1, '{"kind": "do", "group": {"at": 1146, "events": [{"seat": 1, "prompt": "block.result", "choices": ["defender-stumbles"]}]}}', 'ben', '2026-11-20 02:26:30.769423+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 135, 1147, 'do', 1, '{"kind": "do", "group": {"at": 1147, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["defender"]}]}}', 'ben', '2026-11-20 02:26:30.769431+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 136, 1148, 'do', 1, '{"kind": "do", "group": {"at": 1148, "events": [{"dice": [5, 4], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769461+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 137, 1149, 'do', 1, '{"kind": "do", "group": {"at": 1149, "events": [{"dice": [4, 3], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769466+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 138, 1150, 'do', 1, '{"kind": "do", "group": {"at": 1150, "events": [{"seat": 1, "prompt": "turnover", "choices": ["fumble"]}]}}', 'ben', '2026-11-20 02:26:30.769469+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 139, 1151, 'do', 1, '{"kind": "do", "group": {"at": 1151, "events": [{"seat": 0, "prompt": "turnover", "choices": ["no-bite"]}]}}', 'ben', '2026-11-20 02:26:30.769473+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 140, 1152, 'do', 1, '{"kind": "do", "group": {"at": 1152, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:30.769476+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 142, 1154, 'do', 1, '{"kind": "do", "group": {"at": 1154, "events": [{"dice": [8, 5], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769487+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 143, 1155, 'do', 1, '{"kind": "do", "group": {"at": 1155, "events": [{"dice": [4, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769503+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 144, 1156, 'do', 1, '{"kind": "do", "group": {"at": 1156, "events": [{"seat": 0, "prompt": "kick-off.high-kick", "choices": ["0:9"]}]}}', 'ben', '2026-11-20 02:26:30.769507+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 145, 1157, 'do', 1, '{"kind": "do", "group": {"at": 1157, "events": [{"seat": 0, "prompt": "land", "choices": ["touchback"]}]}}', 'ben', '2026-11-20 02:26:30.769511+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 146, 1158, 'do', 1, '{"kind": "do", "group": {"at": 1158, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:7"]}]}}', 'ben', '2026-11-20 02:26:30.769514+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 147, 1159, 'do', 1, '{"kind": "do", "group": {"at": 1159, "events": [{"prompt": "crowd", "choices": ["0:7"]}]}}', 'ben', '2026-11-20 02:26:30.769518+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 148, 1160, 'do', 1, '{"kind": "do", "group": {"at": 1160, "events": [{"dice": [3, 6], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769521+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 149, 1161, 'do', 1, '{"kind": "do", "group": {"at": 1161, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:8"]}]}}', 'ben', '2026-11-20 02:26:30.769527+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 150, 1162, 'do', 1, '{"kind": "do", "group": {"at": 1162, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["4"]}]}}', 'ben', '2026-11-20 02:26:30.769535+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 151, 1163, 'do', 1, '{"kind": "do", "group": {"at": 1163, "events": [{"dice": [5], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769539+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 152, 1164, 'do', 1, '{"kind": "do", "group": {"at": 1164, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:30.769542+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 153, 1165, 'do', 1, '{"kind": "do", "group": {"at": 1165, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["0"]}]}}', 'ben', '2026-11-20 02:26:30.769546+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 154, 1166, 'do', 1, '{"kind": "do", "group": {"at": 1166, "events": [{"dice": [1], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.76955+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 155, 1167, 'do', 1, '{"kind": "do", "group": {"at": 1167, "events": [{"seat": 0, "prompt": "roll-again.kept"}]}}', 'ben', '2026-11-20 02:26:30.769553+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 156, 1168, 'do', 1, '{"kind": "do", "group": {"at": 1168, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:30.769556+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 157, 1169, 'do', 1, '{"kind": "do", "group": {"at": 1169, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["8"]}]}}', 'ben', '2026-11-20 02:26:30.769563+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 158, 1170, 'do', 1, '{"kind": "do", "group": {"at": 1170, "events": [{"dice": [3], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769566+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 159, 1171, 'do', 1, '{"kind": "do", "group": {"at": 1171, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["catch"]}]}}', 'ben', '2026-11-20 02:26:30.76957+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 160, 1172, 'do', 1, '{"kind": "do", "group": {"at": 1172, "events": [{"dice": [4], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769574+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 161, 1173, 'do', 1, '{"kind": "do", "group": {"at": 1173, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:1"]}]}}', 'ben', '2026-11-20 02:26:30.769577+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 162, 1174, 'do', 1, '{"kind": "do", "group": {"at": 1174, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["5"]}]}}', 'ben', '2026-11-20 02:26:30.769581+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 163, 1175, 'do', 1, '{"kind": "do", "group": {"at": 1175, "events": [{"dice": [3], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769584+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 164, 1176, 'do', 1, '{"kind": "do", "group": {"at": 1176, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["throw-in"]}]}}', 'ben', '2026-11-20 02:26:30.769588+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 165, 1177, 'do', 1, '{"kind": "do", "group": {"at": 1177, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:30.769594+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 166, 1178, 'do', 1, '{"kind": "do", "group": {"at": 1178, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["8"]}]}}', 'ben', '2026-11-20 02:26:30.769598+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 167, 1179, 'do', 1, '{"kind": "do", "group": {"at": 1179, "events": [{"dice": [6], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769605+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 168, 1180, 'do', 1, '{"kind": "do", "group": {"at": 1180, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:9"]}]}}', 'ben', '2026-11-20 02:26:30.769609+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 169, 1181, 'do', 1, '{"kind": "do", "group": {"at": 1181, "events": [{"dice": [5], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769626+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 170, 1182, 'do', 1, '{"kind": "do", "group": {"at": 1182, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:30.76963+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 171, 1183, 'do', 1, '{"kind": "do", "group": {"at": 1183, "events": [{"dice": [8, 2], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769634+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 172, 1184, 'do', 1, '{"kind": "do", "group": {"at": 1184, "events": [{"prompt": "hand.weather", "choices": ["blizzard"]}]}}', 'ben', '2026-11-20 02:26:30.769637+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 173, 1185, 'do', 1, '{"kind": "do", "group": {"at": 1185, "events": [{"dice": [4, 5], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769644+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 174, 1186, 'do', 1, '{"kind": "do", "group": {"at": 1186, "events": [{"prompt": "said"}]}}', 'ben', '2026-11-20 02:26:30.769647+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 175, 1187, 'do', 1, '{"kind": "do", "group": {"at": 1187, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-20 02:26:30.769651+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 176, 1188, 'do', 1, '{"kind": "do", "group": {"at": 1188, "events": [{"prompt": "casualty.victim", "choices": ["0:5"]}]}}', 'ben', '2026-11-20 02:26:30.769655+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 177, 1189, 'do', 1, '{"kind": "do", "group": {"at": 1189, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:5"]}]}}', 'ben', '2026-11-20 02:26:30.769658+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 178, 1190, 'do', 1, '{"kind": "do", "group": {"at": 1190, "events": [{"prompt": "hand.weather", "choices": ["sweltering-heat"]}]}}', 'ben', '2026-11-20 02:26:30.769662+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 179, 1191, 'do', 1, '{"kind": "do", "group": {"at": 1191, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["none"]}]}}', 'ben', '2026-11-20 02:26:30.769666+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 180, 1192, 'do', 1, '{"kind": "do", "group": {"at": 1192, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:30.769669+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 181, 1193, 'do', 1, '{"kind": "do", "group": {"at": 1193, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'ben', '2026-11-20 02:26:30.769675+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 182, 1194, 'do', 1, '{"kind": "do", "group": {"at": 1194, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'ben', '2026-11-20 02:26:30.769679+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 183, 1195, 'do', 1, '{"kind": "do", "group": {"at": 1195, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-20 02:26:30.769683+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 184, 1196, 'do', 1, '{"kind": "do", "group": {"at": 1196, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:9"]}]}}', 'ben', '2026-11-20 02:26:30.769691+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 185, 1197, 'do', 1, '{"kind": "do", "group": {"at": 1197, "events": [{"dice": [3, 7], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769694+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 186, 1198, 'do', 1, '{"kind": "do", "group": {"at": 1198, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:30.769698+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 187, 1199, 'do', 1, '{"kind": "do", "group": {"at": 1199, "events": [{"dice": [6, 4], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769701+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 188, 1200, 'do', 1, '{"kind": "do", "group": {"at": 1200, "events": [{"dice": [4, 1], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769705+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 189, 1201, 'do', 1, '{"kind": "do", "group": {"at": 1201, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:9"]}]}}', 'ben', '2026-11-20 02:26:30.769711+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 190, 1202, 'do', 1, '{"kind": "do", "group": {"at": 1202, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:1"]}]}}', 'ben', '2026-11-20 02:26:30.769715+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 191, 1203, 'do', 1, '{"kind": "do", "group": {"at": 1203, "events": [{"dice": [2, 4, 6, 2], "seat": 0, "prompt": "sweltering-heat", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769719+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 192, 1204, 'do', 1, '{"kind": "do", "group": {"at": 1204, "events": [{"dice": [2, 4, 5, 6, 4, 3, 3, 5], "seat": 1, "prompt": "sweltering-heat", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769723+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 193, 1205, 'do', 1, '{"kind": "do", "group": {"at": 1205, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:30.769726+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 194, 1206, 'do', 1, '{"kind": "do", "group": {"at": 1206, "events": [{"dice": [3, 4], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.76973+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 195, 1207, 'do', 1, '{"kind": "do", "group": {"at": 1207, "events": [{"dice": [1, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769757+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 196, 1208, 'do', 1, '{"kind": "do", "group": {"at": 1208, "events": [{"dice": [2, 1], "prompt": "changing-weather", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769764+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 197, 1209, 'do', 1, '{"kind": "do", "group": {"at": 1209, "events": [{"seat": 0, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-20 02:26:30.769768+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 198, 1210, 'do', 1, '{"kind": "do", "group": {"at": 1210, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["somebody"]}]}}', 'ben', '2026-11-20 02:26:30.769772+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 199, 1211, 'do', 1, '{"kind": "do", "group": {"at": 1211, "events": [{"seat": 0, "prompt": "completion", "choices": ["0:9"]}]}}', 'ben', '2026-11-20 02:26:30.769776+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 200, 1212, 'do', 1, '{"kind": "do", "group": {"at": 1212, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:30.769779+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 201, 1213, 'do', 1, '{"kind": "do", "group": {"at": 1213, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:30.769787+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 202, 1214, 'do', 1, '{"kind": "do", "group": {"at": 1214, "events": [{"dice": [4, 6], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769791+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 203, 1215, 'do', 1, '{"kind": "do", "group": {"at": 1215, "events": [{"dice": [6, 5], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769795+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 204, 1216, 'do', 1, '{"kind": "do", "group": {"at": 1216, "events": [{"dice": [6, 6], "prompt": "kick-off.throw-a-rock", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769801+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 205, 1217, 'do', 1, '{"kind": "do", "group": {"at": 1217, "events": [{"seat": 1, "prompt": "rock", "rolled": true, "choices": ["1:6"]}]}}', 'ben', '2026-11-20 02:26:30.769805+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 206, 1218, 'do', 1, '{"kind": "do", "group": {"at": 1218, "events": [{"dice": [5, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769809+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 207, 1219, 'do', 1, '{"kind": "do", "group": {"at": 1219, "events": [{"seat": 1, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-20 02:26:30.769813+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 208, 1220, 'do', 1, '{"kind": "do", "group": {"at": 1220, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:7"]}]}}', 'ben', '2026-11-20 02:26:30.769842+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 209, 1221, 'do', 1, '{"kind": "do", "group": {"at": 1221, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:7"]}]}}', 'ben', '2026-11-20 02:26:30.769846+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 210, 1222, 'do', 1, '{"kind": "do", "group": {"at": 1222, "events": [{"dice": [6, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.76985+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 211, 1223, 'do', 1, '{"kind": "do", "group": {"at": 1223, "events": [{"dice": [2, 5], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769853+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 212, 1224, 'do', 1, '{"kind": "do", "group": {"at": 1224, "events": [{"seat": 1, "prompt": "ball.lands", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:30.769859+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 213, 1225, 'do', 1, '{"kind": "do", "group": {"at": 1225, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["6"]}]}}', 'ben', '2026-11-20 02:26:30.769863+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 214, 1226, 'do', 1, '{"kind": "do", "group": {"at": 1226, "events": [{"dice": [4], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769867+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 215, 1227, 'do', 1, '{"kind": "do", "group": {"at": 1227, "events": [{"seat": 1, "prompt": "roll-again.kept"}]}}', 'ben', '2026-11-20 02:26:30.76987+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 216, 1228, 'do', 1, '{"kind": "do", "group": {"at": 1228, "events": [{"seat": 1, "prompt": "ball.lands", "choices": ["0:9"]}]}}', 'ben', '2026-11-20 02:26:30.769878+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 217, 1229, 'do', 1, '{"kind": "do", "group": {"at": 1229, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["1"]}]}}', 'ben', '2026-11-20 02:26:30.769882+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 218, 1230, 'do', 1, '{"kind": "do", "group": {"at": 1230, "events": [{"dice": [6], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769886+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 219, 1231, 'do', 1, '{"kind": "do", "group": {"at": 1231, "events": [{"seat": 1, "prompt": "result.away", "choices": ["048F-F3C0"]}]}}', 'ben', '2026-11-20 02:26:30.769889+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 220, 1232, 'do', 1, '{"kind": "do", "group": {"at": 1232, "events": [{"seat": 0, "prompt": "result.home", "choices": ["048F-F3C0"]}]}}', 'ben', '2026-11-20 02:26:30.769895+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 221, 1233, 'do', 1, '{"kind": "do", "group": {"at": 1233, "events": [{"seat": 1, "prompt": "after.mvp.away", "rolled": true, "choices": ["1:7"]}]}}', 'ben', '2026-11-20 02:26:30.769912+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 222, 1234, 'do', 1, '{"kind": "do", "group": {"at": 1234, "events": [{"seat": 0, "prompt": "after.mvp.home", "rolled": true, "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:30.769916+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 223, 1235, 'do', 1, '{"kind": "do", "group": {"at": 1235, "events": [{"dice": [3, 4], "seat": 0, "prompt": "after.improve.home.1", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.76992+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 224, 1236, 'do', 1, '{"kind": "do", "group": {"at": 1236, "events": [{"seat": 0, "prompt": "after.learn.home.1", "choices": ["sure-hands"]}]}}', 'ben', '2026-11-20 02:26:30.769924+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 225, 1237, 'do', 1, '{"kind": "do", "group": {"at": 1237, "events": [{"dice": [4, 1], "seat": 1, "prompt": "after.improve.away.9", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769927+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 226, 1238, 'do', 1, '{"kind": "do", "group": {"at": 1238, "events": [{"dice": [3], "seat": 0, "prompt": "after.winnings.home", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769931+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 227, 1239, 'do', 1, '{"kind": "do", "group": {"at": 1239, "events": [{"seat": 1, "prompt": "after.learn.away.9", "choices": ["diving-catch"]}]}}', 'ben', '2026-11-20 02:26:30.769937+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 228, 1240, 'do', 1, '{"kind": "do", "group": {"at": 1240, "events": [{"dice": [5, 4], "seat": 0, "prompt": "after.fans.home", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769941+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 229, 1241, 'do', 1, '{"kind": "do", "group": {"at": 1241, "events": [{"seat": 0, "prompt": "after.trade-done.home"}]}}', 'ben', '2026-11-20 02:26:30.769944+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 230, 1242, 'do', 1, '{"kind": "do", "group": {"at": 1242, "events": [{"dice": [2], "seat": 1, "prompt": "after.winnings.away", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769948+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 231, 1243, 'do', 1, '{"kind": "do", "group": {"at": 1243, "events": [{"seat": 1, "prompt": "after.winnings-again.away", "choices": ["yes"]}]}}', 'ben', '2026-11-20 02:26:30.769951+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 232, 1244, 'do', 1, '{"kind": "do", "group": {"at": 1244, "events": [{"dice": [6], "seat": 1, "prompt": "after.winnings-second.away", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769959+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 233, 1245, 'do', 1, '{"kind": "do", "group": {"at": 1245, "events": [{"dice": [4, 3, 3], "seat": 1, "prompt": "after.fans.away", "rolled": true}]}}', 'ben', '2026-11-20 02:26:30.769963+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'f5cecc23-0237-4eba-b12c-0878ba1c2126', 234, 1246, 'do', 1, '{"kind": "do", "group": {"at": 1246, "events": [{"seat": 1, "prompt": "after.trade-done.away"}]}}', 'ben', '2026-11-20 02:26:30.769967+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 1, 1258, 'do', 1, '{"kind": "do", "group": {"at": 1258, "events": [{"dice": [1, 3], "prompt": "weather", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.129974+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 2, 1259, 'do', 1, '{"kind": "do", "group": {"at": 1259, "events": [{"seat": 0, "number": 20000, "prompt": "petty-cash"}]}}', 'ben', '2026-11-20 02:26:31.130044+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 3, 1260, 'do', 1, '{"kind": "do", "group": {"at": 1260, "events": [{"seat": 1, "number": 5000, "prompt": "petty-cash"}]}}', 'ben', '2026-11-20 02:26:31.130051+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 4, 1261, 'do', 1, '{"kind": "do", "group": {"at": 1261, "events": [{"seat": 1, "prompt": "inducements.done"}]}}', 'ben', '2026-11-20 02:26:31.130055+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 5, 1262, 'do', 1, '{"kind": "do", "group": {"at": 1262, "events": [{"dice": [4, 4], "seat": 0, "prompt": "gate", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.13006+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 6, 1263, 'do', 1, '{"kind": "do", "group": {"at": 1263, "events": [{"dice": [3, 3], "seat": 1, "prompt": "gate", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130064+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 7, 1264, 'do', 1, '{"kind": "do", "group": {"at": 1264, "events": [{"dice": [2], "prompt": "coin-toss", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130068+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 8, 1265, 'do', 1, '{"kind": "do", "group": {"at": 1265, "events": [{"seat": 1, "prompt": "kick-or-receive", "choices": ["kick"]}]}}', 'ben', '2026-11-20 02:26:31.130071+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 9, 1266, 'do', 1, '{"kind": "do", "group": {"at": 1266, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:31.130076+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 10, 1267, 'do', 1, '{"kind": "do", "group": {"at": 1267, "events": [{"dice": [8, 4], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130177+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 11, 1268, 'do', 1, '{"kind": "do", "group": {"at": 1268, "events": [{"dice": [6, 4], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130183+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 12, 1269, 'do', 1, '{"kind": "do", "group": {"at": 1269, "events": [{"seat": 1, "prompt": "said"}]}}', 'ben', '2026-11-20 02:26:31.130206+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 13, 1270, 'do', 1, '{"kind": "do", "group": {"at": 1270, "events": [{"seat": 1, "prompt": "turnover", "choices": ["bomb"]}]}}', 'ben', '2026-11-20 02:26:31.13021+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 14, 1271, 'do', 1, '{"kind": "do", "group": {"at": 1271, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-20 02:26:31.130214+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 15, 1272, 'do', 1, '{"kind": "do", "group": {"at": 1272, "events": [{"seat": 0, "prompt": "turnover", "choices": ["knocked-down"]}]}}', 'ben', '2026-11-20 02:26:31.130218+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 16, 1273, 'do', 1, '{"kind": "do", "group": {"at": 1273, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:15"]}]}}', 'ben', '2026-11-20 02:26:31.130221+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 17, 1274, 'do', 1, '{"kind": "do", "group": {"at": 1274, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["loner"]}]}}', 'ben', '2026-11-20 02:26:31.130225+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 18, 1275, 'do', 1, '{"kind": "do", "group": {"at": 1275, "events": [{"dice": [1], "seat": 1, "prompt": "roll", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130231+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 19, 1276, 'do', 1, '{"kind": "do", "group": {"at": 1276, "events": [{"seat": 1, "prompt": "turnover", "choices": ["no-hands"]}]}}', 'ben', '2026-11-20 02:26:31.130235+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 20, 1277, 'do', 1, '{"kind": "do", "group": {"at": 1277, "events": [{"seat": 0, "prompt": "block", "choices": ["0:12"]}]}}', 'ben', '2026-11-20 02:26:31.130238+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 21, 1278, 'do', 1, '{"kind": "do", "group": {"at": 1278, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:16"]}]}}', 'ben', '2026-11-20 02:26:31.130242+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 22, 1279, 'do', 1, '{"kind": "do", "group": {"at": 1279, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["3"]}]}}', 'ben', '2026-11-20 02:26:31.130246+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 23, 1280, 'do', 1, '{"kind": "do", "group": {"at": 1280, "events": [{"dice": [3, 2, 1], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130249+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 24, 1281, 'do', 1, '{"kind": "do", "group": {"at": 1281, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-20 02:26:31.130253+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 25, 1282, 'do', 1, '{"kind": "do", "group": {"at": 1282, "events": [{"dice": [3], "seat": 0, "prompt": "loner-die", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130256+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 26, 1283, 'do', 1, '{"kind": "do", "group": {"at": 1283, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["both-down"]}]}}', 'ben', '2026-11-20 02:26:31.130271+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 27, 1284, 'do', 1, '{"kind": "do", "group": {"at": 1284, "events": [{"dice": [5, 5], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130276+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 28, 1285, 'do', 1, '{"kind": "do", "group": {"at": 1285, "events": [{"dice": [5, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.13028+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 29, 1286, 'do', 1, '{"kind": "do", "group": {"at": 1286, "events": [{"dice": [2, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130283+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 30, 1287, 'do', 1, '{"kind": "do", "group": {"at": 1287, "events": [{"prompt": "casualty.victim", "choices": ["1:18"]}]}}', 'ben', '2026-11-20 02:26:31.130287+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 31, 1288, 'do', 1, '{"kind": "do", "group": {"at": 1288, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'ben', '2026-11-20 02:26:31.130291+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 32, 1289, 'do', 1, '{"kind": "do", "group": {"at": 1289, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'ben', '2026-11-20 02:26:31.130295+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 33, 1290, 'do', 1, '{"kind": "do", "group": {"at": 1290, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-20 02:26:31.130326+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 34, 1291, 'do', 1, '{"kind": "do", "group": {"at": 1291, "events": [{"dice": [6, 6], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.13033+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 35, 1292, 'do', 1, '{"kind": "do", "group": {"at": 1292, "events": [{"prompt": "casualty.victim", "choices": ["0:16"]}]}}', 'ben', '2026-11-20 02:26:31.130334+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 36, 1293, 'do', 1, '{"kind": "do", "group": {"at": 1293, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:8"]}]}}', 'ben', '2026-11-20 02:26:31.130338+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 37, 1294, 'do', 1, '{"kind": "do", "group": {"at": 1294, "events": [{"dice": [6, 7], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130341+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 38, 1295, 'do', 1, '{"kind": "do", "group": {"at": 1295, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:31.130359+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 39, 1296, 'do', 1, '{"kind": "do", "group": {"at": 1296, "events": [{"dice": [5, 1], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130363+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 40, 1297, 'do', 1, '{"kind": "do", "group": {"at": 1297, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:31.130367+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 41, 1298, 'do', 1, '{"kind": "do", "group": {"at": 1298, "events": [{"seat": 1, "prompt": "stand-up", "choices": ["1:16", "1:11"]}]}}', 'ben', '2026-11-20 02:26:31.130371+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 42, 1299, 'do', 1, '{"kind": "do", "group": {"at": 1299, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["team"]}]}}', 'ben', '2026-11-20 02:26:31.130374+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 43, 1300, 'do', 1, '{"kind": "do", "group": {"at": 1300, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:10"]}]}}', 'ben', '2026-11-20 02:26:31.130382+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 44, 1301, 'do', 1, '{"kind": "do", "group": {"at": 1301, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:19"]}]}}', 'ben', '2026-11-20 02:26:31.130386+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 45, 1302, 'do', 1, '{"kind": "do", "group": {"at": 1302, "events": [{"dice": [2, 6], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.13039+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 46, 1303, 'do', 1, '{"kind": "do", "group": {"at": 1303, "events": [{"dice": [1, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130394+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 47, 1304, 'do', 1, '{"kind": "do", "group": {"at": 1304, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:13"]}]}}', 'ben', '2026-11-20 02:26:31.130397+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 48, 1305, 'do', 1, '{"kind": "do", "group": {"at": 1305, "events": [{"dice": [3, 4], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130401+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 49, 1306, 'do', 1, '{"kind": "do", "group": {"at": 1306, "events": [{"seat": 0, "prompt": "interception", "choices": ["0:14"]}]}}', 'ben', '2026-11-20 02:26:31.130407+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 50, 1307, 'do', 1, '{"kind": "do", "group": {"at": 1307, "events": [{"seat": 0, "prompt": "completion", "choices": ["0:11"]}]}}', 'ben', '2026-11-20 02:26:31.130411+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 51, 1308, 'do', 1, '{"kind": "do", "group": {"at": 1308, "events": [{"prompt": "casualty.victim", "choices": ["1:16"]}]}}', 'ben', '2026-11-20 02:26:31.130447+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 52, 1309, 'do', 1, '{"kind": "do", "group": {"at": 1309, "events": [{"dice": [5, 7], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130451+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 53, 1310, 'do', 1, '{"kind": "do", "group": {"at": 1310, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:31.130455+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 54, 1311, 'do', 1, '{"kind": "do", "group": {"at": 1311, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:5"]}]}}', 'ben', '2026-11-20 02:26:31.130459+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 55, 1312, 'do', 1, '{"kind": "do", "group": {"at": 1312, "events": [{"seat": 0, "prompt": "block.result", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-20 02:26:31.130462+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 56, 1313, 'do', 1, '{"kind": "do", "group": {"at": 1313, "events": [{"dice": [3, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130466+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 57, 1314, 'do', 1, '{"kind": "do", "group": {"at": 1314, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:15"]}]}}', 'ben', '2026-11-20 02:26:31.130472+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 58, 1315, 'do', 1, '{"kind": "do", "group": {"at": 1315, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:31.130477+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 59, 1316, 'do', 1, '{"kind": "do", "group": {"at": 1316, "events": [{"dice": [1, 1], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.13048+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 60, 1317, 'do', 1, '{"kind": "do", "group": {"at": 1317, "events": [{"dice": [3, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130484+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 61, 1318, 'do', 1, '{"kind": "do", "group": {"at": 1318, "events": [{"prompt": "said"}]}}', 'ben', '2026-11-20 02:26:31.130488+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 62, 1319, 'do', 1, '{"kind": "do", "group": {"at": 1319, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-20 02:26:31.130492+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 63, 1320, 'do', 1, '{"kind": "do", "group": {"at": 1320, "events": [{"seat": 0, "prompt": "turnover", "choices": ["spell-on-carrier"]}]}}', 'ben', '2026-11-20 02:26:31.130495+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 64, 1321, 'do', 1, '{"kind": "do", "group": {"at": 1321, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:5"]}]}}', 'ben', '2026-11-20 02:26:31.130514+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 65, 1322, 'do', 1, '{"kind": "do", "group": {"at": 1322, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:14"]}]}}', 'ben', '2026-11-20 02:26:31.130518+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 66, 1323, 'do', 1, '{"kind": "do", "group": {"at": 1323, "events": [{"seat": 1, "prompt": "block.result", "choices": ["defender-down"]}]}}', 'ben', '2026-11-20 02:26:31.130522+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 67, 1324, 'do', 1, '{"kind": "do", "group": {"at": 1324, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-20 02:26:31.130526+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 68, 1325, 'do', 1, '{"kind": "do", "group": {"at": 1325, "events": [{"seat": 1, "prompt": "block.result", "choices": ["defender-stumbles"]}]}}', 'ben', '2026-11-20 02:26:31.130534+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 69, 1326, 'do', 1, '{"kind": "do", "group": {"at": 1326, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-20 02:26:31.130538+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 70, 1327, 'do', 1, '{"kind": "do", "group": {"at": 1327, "events": [{"dice": [4, 6], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130541+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 71, 1328, 'do', 1, '{"kind": "do", "group": {"at": 1328, "events": [{"dice": [5, 3], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130545+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 72, 1329, 'do', 1, '{"kind": "do", "group": {"at": 1329, "events": [{"seat": 1, "prompt": "turnover", "choices": ["no-hands"]}]}}', 'ben', '2026-11-20 02:26:31.130551+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 73, 1330, 'do', 1, '{"kind": "do", "group": {"at": 1330, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:11"]}]}}', 'ben', '2026-11-20 02:26:31.130555+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 74, 1331, 'do', 1, '{"kind": "do", "group": {"at": 1331, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:31.130559+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 75, 1332, 'do', 1, '{"kind": "do", "group": {"at": 1332, "events": [{"seat": 0, "prompt": "block.result", "choices": ["both-down"]}]}}', 'ben', '2026-11-20 02:26:31.130562+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 76, 1333, 'do', 1, '{"kind": "do", "group": {"at": 1333, "events": [{"dice": [2, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130566+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 77, 1334, 'do', 1, '{"kind": "do", "group": {"at": 1334, "events": [{"dice": [3, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.13057+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 78, 1335, 'do', 1, '{"kind": "do", "group": {"at": 1335, "events": [{"dice": [2, 6], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130573+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 79, 1336, 'do', 1, '{"kind": "do", "group": {"at": 1336, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:13"]}]}}', 'ben', '2026-11-20 02:26:31.130577+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 80, 1337, 'do', 1, '{"kind": "do", "group": {"at": 1337, "events": [{"dice": [6, 4], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130583+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 81, 1338, 'do', 1, '{"kind": "do", "group": {"at": 1338, "events": [{"dice": [3, 6], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130587+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 82, 1339, 'do', 1, '{"kind": "do", "group": {"at": 1339, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:31.130591+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 83, 1340, 'do', 1, '{"kind": "do", "group": {"at": 1340, "events": [{"prompt": "casualty.victim", "choices": ["0:5"]}]}}', 'ben', '2026-11-20 02:26:31.130594+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 84, 1341, 'do', 1, '{"kind": "do", "group": {"at": 1341, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'ben', '2026-11-20 02:26:31.130598+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 85, 1342, 'do', 1, '{"kind": "do", "group": {"at": 1342, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["none"]}]}}', 'ben', '2026-11-20 02:26:31.130607+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 86, 1343, 'do', 1, '{"kind": "do", "group": {"at": 1343, "events": [{"dice": [2, 5], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130611+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 87, 1344, 'do', 1, '{"kind": "do", "group": {"at": 1344, "events": [{"seat": 1, "prompt": "stand-up", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:31.130615+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 88, 1345, 'do', 1, '{"kind": "do", "group": {"at": 1345, "events": [{"prompt": "crowd", "choices": ["1:15"]}]}}', 'ben', '2026-11-20 02:26:31.130621+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 89, 1346, 'do', 1, '{"kind": "do", "group": {"at": 1346, "events": [{"dice": [4, 6], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130625+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 90, 1347, 'do', 1, '{"kind": "do", "group": {"at": 1347, "events": [{"dice": [2, 5], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130641+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 91, 1348, 'do', 1, '{"kind": "do", "group": {"at": 1348, "events": [{"prompt": "casualty.victim", "choices": ["0:9"]}]}}', 'ben', '2026-11-20 02:26:31.130669+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 92, 1349, 'do', 1, '{"kind": "do", "group": {"at": 1349, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'ben', '2026-11-20 02:26:31.130674+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 93, 1350, 'do', 1, '{"kind": "do", "group": {"at": 1350, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'ben', '2026-11-20 02:26:31.130682+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 94, 1351, 'do', 1, '{"kind": "do", "group": {"at": 1351, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'ben', '2026-11-20 02:26:31.130686+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 95, 1352, 'do', 1, '{"kind": "do", "group": {"at": 1352, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'ben', '2026-11-20 02:26:31.13069+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 96, 1353, 'do', 1, '{"kind": "do", "group": {"at": 1353, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-20 02:26:31.130696+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 97, 1354, 'do', 1, '{"kind": "do", "group": {"at": 1354, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:17"]}]}}', 'ben', '2026-11-20 02:26:31.1307+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 98, 1355, 'do', 1, '{"kind": "do", "group": {"at": 1355, "events": [{"dice": [2, 2], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130704+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 99, 1356, 'do', 1, '{"kind": "do", "group": {"at": 1356, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:31.130708+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 100, 1357, 'do', 1, '{"kind": "do", "group": {"at": 1357, "events": [{"dice": [4], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130711+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 101, 1358, 'do', 1, '{"kind": "do", "group": {"at": 1358, "events": [{"dice": [4], "seat": 1, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130715+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 102, 1359, 'do', 1, '{"kind": "do", "group": {"at": 1359, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:31.130719+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 103, 1360, 'do', 1, '{"kind": "do", "group": {"at": 1360, "events": [{"dice": [1, 1], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130725+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 104, 1361, 'do', 1, '{"kind": "do", "group": {"at": 1361, "events": [{"dice": [1, 3], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130729+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 105, 1362, 'do', 1, '{"kind": "do", "group": {"at": 1362, "events": [{"prompt": "said"}]}}', 'ben', '2026-11-20 02:26:31.130733+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 106, 1363, 'do', 1, '{"kind": "do", "group": {"at": 1363, "events": [{"prompt": "hand.number", "choices": ["turn.0"]}]}}', 'ben', '2026-11-20 02:26:31.130737+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 107, 1364, 'do', 1, '{"kind": "do", "group": {"at": 1364, "events": [{"seat": 0, "number": 8, "prompt": "hand.value"}]}}', 'ben', '2026-11-20 02:26:31.130755+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 108, 1365, 'do', 1, '{"kind": "do", "group": {"at": 1365, "events": [{"seat": 1, "prompt": "land", "choices": ["touchback"]}]}}', 'ben', '2026-11-20 02:26:31.130759+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 109, 1366, 'do', 1, '{"kind": "do", "group": {"at": 1366, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:13"]}]}}', 'ben', '2026-11-20 02:26:31.130763+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 110, 1367, 'do', 1, '{"kind": "do", "group": {"at": 1367, "events": [{"seat": 1, "prompt": "block", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:31.130771+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 111, 1368, 'do', 1, '{"kind": "do", "group": {"at": 1368, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:31.130775+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 112, 1369, 'do', 1, '{"kind": "do", "group": {"at": 1369, "events": [{"seat": 1, "prompt": "block.result", "choices": ["defender-stumbles"]}]}}', 'ben', '2026-11-20 02:26:31.130781+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 113, 1370, 'do', 1, '{"kind": "do", "group": {"at": 1370, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["defender"]}]}}', 'ben', '2026-11-20 02:26:31.130785+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 114, 1371, 'do', 1, '{"kind": "do", "group": {"at": 1371, "events": [{"dice": [3, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130789+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 115, 1372, 'do', 1, '{"kind": "do", "group": {"at": 1372, "events": [{"seat": 0, "prompt": "interception", "choices": ["0:7"]}]}}', 'ben', '2026-11-20 02:26:31.130793+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 116, 1373, 'do', 1, '{"kind": "do", "group": {"at": 1373, "events": [{"seat": 1, "prompt": "foul", "choices": ["1:13"]}]}}', 'ben', '2026-11-20 02:26:31.130811+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 117, 1374, 'do', 1, '{"kind": "do", "group": {"at": 1374, "events": [{"seat": 1, "prompt": "foul.victim", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:31.130815+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 118, 1375, 'do', 1, '{"kind": "do", "group": {"at": 1375, "events": [{"seat": 1, "number": 0, "prompt": "foul.assists"}]}}', 'ben', '2026-11-20 02:26:31.130819+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 119, 1376, 'do', 1, '{"kind": "do", "group": {"at": 1376, "events": [{"dice": [5, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130823+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 120, 1377, 'do', 1, '{"kind": "do", "group": {"at": 1377, "events": [{"dice": [1, 3], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130829+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 121, 1378, 'do', 1, '{"kind": "do", "group": {"at": 1378, "events": [{"seat": 0, "prompt": "interception", "choices": ["0:2"]}]}}', 'ben', '2026-11-20 02:26:31.130833+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 122, 1379, 'do', 1, '{"kind": "do", "group": {"at": 1379, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["somebody"]}]}}', 'ben', '2026-11-20 02:26:31.130837+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 123, 1380, 'do', 1, '{"kind": "do", "group": {"at": 1380, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-20 02:26:31.130841+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 124, 1381, 'do', 1, '{"kind": "do", "group": {"at": 1381, "events": [{"dice": [6, 2], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130845+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 125, 1382, 'do', 1, '{"kind": "do", "group": {"at": 1382, "events": [{"dice": [3, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130849+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 126, 1383, 'do', 1, '{"kind": "do", "group": {"at": 1383, "events": [{"prompt": "said"}]}}', 'ben', '2026-11-20 02:26:31.130852+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 127, 1384, 'do', 1, '{"kind": "do", "group": {"at": 1384, "events": [{"seat": 0, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-20 02:26:31.130863+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 128, 1385, 'do', 1, '{"kind": "do", "group": {"at": 1385, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:7"]}]}}', 'ben', '2026-11-20 02:26:31.130867+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 129, 1386, 'do', 1, '{"kind": "do", "group": {"at": 1386, "events": [{"seat": 1, "prompt": "turnover", "choices": ["time-limit"]}]}}', 'ben', '2026-11-20 02:26:31.130871+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 130, 1387, 'do', 1, '{"kind": "do", "group": {"at": 1387, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-20 02:26:31.130875+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 131, 1388, 'do', 1, '{"kind": "do", "group": {"at": 1388, "events": [{"prompt": "casualty.victim", "choices": ["1:17"]}]}}', 'ben', '2026-11-20 02:26:31.130903+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 132, 1389, 'do', 1, '{"kind": "do", "group": {"at": 1389, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'ben', '2026-11-20 02:26:31.130908+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 133, 1390, 'do', 1, '{"kind": "do", "group": {"at": 1390, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:15"]}]}}', 'ben', '2026-11-20 02:26:31.130912+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 134, 1391, 'do', 1, '{"kind": "do", "group": {"at": 1391, "events": [{"prompt": "hand.weather", "choices": ["nice"]}]}}', 'ben', '2026-11-20 02:26:31.130916+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 135, 1392, 'do', 1, '{"kind": "do", "group": {"at": 1392, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:11"]}]}}', 'ben', '2026-11-20 02:26:31.130922+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 136, 1393, 'do', 1, '{"kind": "do", "group": {"at": 1393, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["none"]}]}}', 'ben', '2026-11-20 02:26:31.13093+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 137, 1394, 'do', 1, '{"kind": "do", "group": {"at": 1394, "events": [{"dice": [3, 6], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130934+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 138, 1395, 'do', 1, '{"kind": "do", "group": {"at": 1395, "events": [{"seat": 1, "prompt": "block", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:31.130938+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 139, 1396, 'do', 1, '{"kind": "do", "group": {"at": 1396, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:11"]}]}}', 'ben', '2026-11-20 02:26:31.130942+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 140, 1397, 'do', 1, '{"kind": "do", "group": {"at": 1397, "events": [{"seat": 1, "prompt": "block.result", "choices": ["pushed"]}]}}', 'ben', '2026-11-20 02:26:31.130946+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 141, 1398, 'do', 1, '{"kind": "do", "group": {"at": 1398, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-20 02:26:31.130949+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 142, 1399, 'do', 1, '{"kind": "do", "group": {"at": 1399, "events": [{"seat": 1, "prompt": "block.result", "choices": ["defender-stumbles"]}]}}', 'ben', '2026-11-20 02:26:31.130967+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 143, 1400, 'do', 1, '{"kind": "do", "group": {"at": 1400, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-20 02:26:31.130973+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 144, 1401, 'do', 1, '{"kind": "do", "group": {"at": 1401, "events": [{"dice": [3, 1], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130978+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 145, 1402, 'do', 1, '{"kind": "do", "group": {"at": 1402, "events": [{"seat": 1, "prompt": "block", "choices": ["1:5"]}]}}', 'ben', '2026-11-20 02:26:31.130982+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 146, 1403, 'do', 1, '{"kind": "do", "group": {"at": 1403, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:1"]}]}}', 'ben', '2026-11-20 02:26:31.130985+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 147, 1404, 'do', 1, '{"kind": "do", "group": {"at": 1404, "events": [{"seat": 1, "prompt": "block.result", "choices": ["defender-stumbles"]}]}}', 'ben', '2026-11-20 02:26:31.130989+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 148, 1405, 'do', 1, '{"kind": "do", "group": {"at": 1405, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-20 02:26:31.130993+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 149, 1406, 'do', 1, '{"kind": "do", "group": {"at": 1406, "events": [{"dice": [1, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.130997+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 150, 1407, 'do', 1, '{"kind": "do", "group": {"at": 1407, "events": [{"seat": 1, "prompt": "block", "choices": ["1:8"]}]}}', 'ben', '2026-11-20 02:26:31.131004+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 151, 1408, 'do', 1, '{"kind": "do", "group": {"at": 1408, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:2"]}]}}', 'ben', '2026-11-20 02:26:31.131008+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 152, 1409, 'do', 1, '{"kind": "do", "group": {"at": 1409, "events": [{"seat": 1, "prompt": "block.result", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-20 02:26:31.131011+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 153, 1410, 'do', 1, '{"kind": "do", "group": {"at": 1410, "events": [{"dice": [5, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131019+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 154, 1411, 'do', 1, '{"kind": "do", "group": {"at": 1411, "events": [{"dice": [4, 6], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131023+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 155, 1412, 'do', 1, '{"kind": "do", "group": {"at": 1412, "events": [{"dice": [4, 4], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131027+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 156, 1413, 'do', 1, '{"kind": "do", "group": {"at": 1413, "events": [{"prompt": "crowd", "choices": ["1:19"]}]}}', 'ben', '2026-11-20 02:26:31.131031+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 157, 1414, 'do', 1, '{"kind": "do", "group": {"at": 1414, "events": [{"dice": [6, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131034+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 158, 1415, 'do', 1, '{"kind": "do", "group": {"at": 1415, "events": [{"dice": [5, 6], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131041+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 159, 1416, 'do', 1, '{"kind": "do", "group": {"at": 1416, "events": [{"prompt": "casualty.victim", "choices": ["0:12"]}]}}', 'ben', '2026-11-20 02:26:31.131045+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 160, 1417, 'do', 1, '{"kind": "do", "group": {"at": 1417, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'ben', '2026-11-20 02:26:31.131049+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 161, 1418, 'do', 1, '{"kind": "do", "group": {"at": 1418, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-20 02:26:31.131052+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 162, 1419, 'do', 1, '{"kind": "do", "group": {"at": 1419, "events": [{"dice": [2, 2], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131056+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 163, 1420, 'do', 1, '{"kind": "do", "group": {"at": 1420, "events": [{"prompt": "crowd", "choices": ["1:5"]}]}}', 'ben', '2026-11-20 02:26:31.13106+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 164, 1421, 'do', 1, '{"kind": "do", "group": {"at": 1421, "events": [{"dice": [1, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131064+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 165, 1422, 'do', 1, '{"kind": "do", "group": {"at": 1422, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["team"]}]}}', 'ben', '2026-11-20 02:26:31.131068+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 166, 1423, 'do', 1, '{"kind": "do", "group": {"at": 1423, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:11"]}]}}', 'ben', '2026-11-20 02:26:31.131074+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 167, 1424, 'do', 1, '{"kind": "do", "group": {"at": 1424, "events": [{"dice": [3, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131078+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 168, 1425, 'do', 1, '{"kind": "do", "group": {"at": 1425, "events": [{"seat": 0, "prompt": "result.home", "choices": ["45BA-F524"]}]}}', 'ben', '2026-11-20 02:26:31.131095+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 169, 1426, 'do', 1, '{"kind": "do", "group": {"at": 1426, "events": [{"seat": 1, "prompt": "result.away", "choices": ["45BA-F524"]}]}}', 'ben', '2026-11-20 02:26:31.131099+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 170, 1427, 'do', 1, '{"kind": "do", "group": {"at": 1427, "events": [{"seat": 0, "prompt": "after.mvp.home", "rolled": true, "choices": ["0:13"]}]}}', 'ben', '2026-11-20 02:26:31.131107+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 171, 1428, 'do', 1, '{"kind": "do", "group": {"at": 1428, "events": [{"dice": [6], "seat": 0, "prompt": "after.winnings.home", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131134+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 172, 1429, 'do', 1, '{"kind": "do", "group": {"at": 1429, "events": [{"dice": [5, 4], "seat": 0, "prompt": "after.fans.home", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131139+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 173, 1430, 'do', 1, '{"kind": "do", "group": {"at": 1430, "events": [{"seat": 0, "prompt": "after.drop.home", "choices": ["re-roll"]}]}}', 'ben', '2026-11-20 02:26:31.131143+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 174, 1431, 'do', 1, '{"kind": "do", "group": {"at": 1431, "events": [{"seat": 0, "prompt": "after.hire.home", "choices": ["lineman"]}]}}', 'ben', '2026-11-20 02:26:31.131149+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 175, 1432, 'do', 1, '{"kind": "do", "group": {"at": 1432, "events": [{"seat": 1, "prompt": "after.mvp.away", "rolled": true, "choices": ["1:19"]}]}}', 'ben', '2026-11-20 02:26:31.131153+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 176, 1433, 'do', 1, '{"kind": "do", "group": {"at": 1433, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["8"]}]}}', 'ben', '2026-11-20 02:26:31.131157+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 177, 1434, 'do', 1, '{"kind": "do", "group": {"at": 1434, "events": [{"seat": 0, "prompt": "after.buy.home", "choices": ["assistant-coach"]}]}}', 'ben', '2026-11-20 02:26:31.131161+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 178, 1435, 'do', 1, '{"kind": "do", "group": {"at": 1435, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["9"]}]}}', 'ben', '2026-11-20 02:26:31.131169+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 179, 1436, 'do', 1, '{"kind": "do", "group": {"at": 1436, "events": [{"seat": 0, "prompt": "after.trade-done.home"}]}}', 'ben', '2026-11-20 02:26:31.131173+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 180, 1437, 'do', 1, '{"kind": "do", "group": {"at": 1437, "events": [{"dice": [6], "seat": 1, "prompt": "after.winnings.away", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131176+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 181, 1438, 'do', 1, '{"kind": "do", "group": {"at": 1438, "events": [{"seat": 1, "prompt": "after.winnings-again.away", "choices": ["yes"]}]}}', 'ben', '2026-11-20 02:26:31.131182+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 182, 1439, 'do', 1, '{"kind": "do", "group": {"at": 1439, "events": [{"dice": [1], "seat": 1, "prompt": "after.winnings-second.away", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.131187+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 183, 1440, 'do', 1, '{"kind": "do", "group": {"at": 1440, "events": [{"dice": [3, 4, 1], "seat": 1, "prompt": "after.fans.away", "rolled": true}]}}', 'ben', '2026-11-20 02:26:31.13119+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 184, 1441, 'do', 1, '{"kind": "do", "group": {"at": 1441, "events": [{"seat": 1, "prompt": "after.drop.away", "choices": ["re-roll"]}]}}', 'ben', '2026-11-20 02:26:31.131194+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 185, 1442, 'do', 1, '{"kind": "do", "group": {"at": 1442, "events": [{"seat": 1, "prompt": "after.drop.away", "choices": ["cheerleader"]}]}}', 'ben', '2026-11-20 02:26:31.131198+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 186, 1443, 'do', 1, '{"kind": "do", "group": {"at": 1443, "events": [{"seat": 1, "prompt": "after.drop.away", "choices": ["re-roll"]}]}}', 'ben', '2026-11-20 02:26:31.131202+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 187, 1444, 'do', 1, '{"kind": "do", "group": {"at": 1444, "events": [{"seat": 1, "prompt": "after.fire.away", "choices": ["10"]}]}}', 'ben', '2026-11-20 02:26:31.131206+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 188, 1445, 'do', 1, '{"kind": "do", "group": {"at": 1445, "events": [{"seat": 1, "prompt": "after.drop.away", "choices": ["re-roll"]}]}}', 'ben', '2026-11-20 02:26:31.13121+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55', 189, 1446, 'do', 1, '{"kind": "do", "group": {"at": 1446, "events": [{"seat": 1, "prompt": "after.trade-done.away"}]}}', 'ben', '2026-11-20 02:26:31.131216+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 1, 1021, 'do', 1, '{"kind": "do", "group": {"at": 1020, "events": [{"dice": [1, 1], "prompt": "weather"}]}}', 'bob', '2026-11-20 02:26:31.263037+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 2, 1023, 'do', 1, '{"kind": "do", "group": {"at": 1022, "events": [{"seat": 1, "number": 25000, "prompt": "petty-cash"}]}}', 'bob', '2026-11-20 02:26:31.263123+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 3, 1025, 'do', 1, '{"kind": "do", "group": {"at": 1024, "events": [{"seat": 0, "number": 20000, "prompt": "petty-cash"}]}}', 'bob', '2026-11-20 02:26:31.26313+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 4, 1027, 'do', 1, '{"kind": "do", "group": {"at": 1026, "events": [{"seat": 0, "prompt": "inducements.done"}]}}', 'bob', '2026-11-20 02:26:31.263192+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 5, 1029, 'do', 1, '{"kind": "do", "group": {"at": 1028, "events": [{"dice": [3, 6], "seat": 0, "prompt": "gate", "rolled": true}]}}', 'bob', '2026-11-20 02:26:31.263197+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 6, 1031, 'do', 1, '{"kind": "do", "group": {"at": 1030, "events": [{"dice": [1, 4], "seat": 1, "prompt": "gate", "rolled": true}]}}', 'bob', '2026-11-20 02:26:31.263201+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 7, 1033, 'do', 1, '{"kind": "do", "group": {"at": 1032, "events": [{"dice": [2], "prompt": "coin-toss"}]}}', 'bob', '2026-11-20 02:26:31.263204+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 8, 1035, 'do', 1, '{"kind": "do", "group": {"at": 1034, "events": [{"seat": 1, "prompt": "kick-or-receive", "choices": ["kick"]}]}}', 'bob', '2026-11-20 02:26:31.263208+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 9, 1037, 'do', 1, '{"kind": "do", "group": {"at": 1036, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bob', '2026-11-20 02:26:31.263212+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 10, 1039, 'do', 1, '{"kind": "do", "group": {"at": 1038, "events": [{"dice": [3, 4], "seat": 1, "prompt": "scatter"}]}}', 'bob', '2026-11-20 02:26:31.263216+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 11, 1041, 'do', 1, '{"kind": "do", "group": {"at": 1040, "events": [{"dice": [1, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'bob', '2026-11-20 02:26:31.263222+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 12, 1043, 'do', 1, '{"kind": "do", "group": {"at": 1042, "events": [{"prompt": "said"}]}}', 'bob', '2026-11-20 02:26:31.263226+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 13, 1045, 'do', 1, '{"kind": "do", "group": {"at": 1044, "events": [{"seat": 0, "prompt": "land", "choices": ["caught"]}]}}', 'bob', '2026-11-20 02:26:31.26323+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 14, 1047, 'do', 1, '{"kind": "do", "group": {"at": 1046, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:11"]}]}}', 'bob', '2026-11-20 02:26:31.263233+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 15, 1049, 'do', 1, '{"kind": "do", "group": {"at": 1048, "events": [{"prompt": "casualty.victim", "choices": ["1:3"]}]}}', 'bob', '2026-11-20 02:26:31.26324+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 16, 1051, 'do', 1, '{"kind": "do", "group": {"at": 1050, "events": [{"dice": [6, 6], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bob', '2026-11-20 02:26:31.263244+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 17, 1053, 'do', 1, '{"kind": "do", "group": {"at": 1052, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:7"]}]}}', 'bob', '2026-11-20 02:26:31.263248+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 18, 1055, 'do', 1, '{"kind": "do", "group": {"at": 1054, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:2"]}]}}', 'bob', '2026-11-20 02:26:31.263252+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 19, 1057, 'do', 1, '{"kind": "do", "group": {"at": 1056, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["1"]}]}}', 'bob', '2026-11-20 02:26:31.263256+00');
INSERT INTO dugout_shared.match_entry VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '541f9423-f740-46b0-af36-3be0aee35ae9', 20, 1059, 'do', 1, '{"kind": "do", "group": {"at": 1058, "events": [{"dice": [3], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bob', '2026-11-20 02:26:31.26326+00');


--
-- Data for Name: member; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.member VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'anna', 'commissioner', '', '{}', 'anna', '2026-11-20 02:26:30.387658+00');
INSERT INTO dugout_shared.member VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'rita', 'reader', '', '{}', 'anna', '2026-11-20 02:26:30.422452+00');
INSERT INTO dugout_shared.member VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bob', 'coach', '', '{team-1}', 'anna', '2026-11-20 02:26:30.42431+00');
INSERT INTO dugout_shared.member VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bea', 'coach', '', '{team-2}', 'anna', '2026-11-20 02:26:30.425798+00');
INSERT INTO dugout_shared.member VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'ben', 'coach', '', '{team-3}', 'anna', '2026-11-20 02:26:30.427087+00');
INSERT INTO dugout_shared.member VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bia', 'coach', '', '{team-4}', 'anna', '2026-11-20 02:26:30.428356+00');


--
-- Data for Name: presence; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--



--
-- Data for Name: receipt; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'e1a8f907-ea90-408f-8f64-fe6b7487b126', '{"done": "kept", "changes": 7}', 'bia', '2026-11-20 02:26:30.594797+00');
INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '2c4ee61c-d421-4d1d-a231-904e81f072e5', '{"done": "kept", "changes": 9}', 'bia', '2026-11-20 02:26:30.633661+00');
INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '4c33409a-97fa-4944-a10b-a4c6a95b8186', '{"done": "kept", "changes": 10}', 'ben', '2026-11-20 02:26:30.757718+00');
INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '542a322b-f486-4d19-bdee-8e0b0703f17f', '{"done": "kept", "changes": 12}', 'ben', '2026-11-20 02:26:30.790868+00');
INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'df77a72f-cd26-4a95-8e87-5872e47d262c', '{"done": "kept", "changes": 13}', 'bea', '2026-11-20 02:26:30.907254+00');
INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '1e9d03fd-8b7e-4db2-8f64-0cfc7e0638dd', '{"done": "kept", "changes": 14}', 'bob', '2026-11-20 02:26:31.029768+00');
INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'd7fa9d61-cfae-4860-9856-82e0f9002770', '{"done": "kept", "changes": 15}', 'ben', '2026-11-20 02:26:31.118235+00');
INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '3f5a3090-3cc1-4de3-b401-dbc118c81e39', '{"done": "kept", "changes": 17}', 'ben', '2026-11-20 02:26:31.147209+00');
INSERT INTO dugout_shared.receipt VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', '9675a151-a356-4793-a494-d378c45e2e8d', '{"done": "kept", "changes": 18}', 'bob', '2026-11-20 02:26:31.244515+00');


--
-- Data for Name: sealed; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.sealed VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 9, '{"kind": "do", "group": {"at": 1017, "events": [{"prompt": "phase-begun", "values": {"phase": 0, "seeds": ["team-1", "team-4", "team-3", "team-2"], "places": [], "divisions": [["team-1", "team-4", "team-3", "team-2"]], "competition": "c1"}}, {"prompt": "rounds-drawn", "values": {"phase": 0, "rounds": [{"number": 1, "deadline": 0, "fixtures": [{"id": "f1", "tie": -1, "away": "team-2", "home": "team-4", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f2", "tie": -1, "away": "team-1", "home": "team-3", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}, {"number": 2, "deadline": 0, "fixtures": [{"id": "f3", "tie": -1, "away": "team-4", "home": "team-3", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f4", "tie": -1, "away": "team-2", "home": "team-1", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}, {"number": 3, "deadline": 0, "fixtures": [{"id": "f5", "tie": -1, "away": "team-1", "home": "team-4", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f6", "tie": -1, "away": "team-3", "home": "team-2", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}], "competition": "c1"}}]}}');
INSERT INTO dugout_shared.sealed VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 10, '{"kind": "do", "group": {"at": 1018, "events": [{"prompt": "round-published", "values": {"round": 1, "deadline": 0, "competition": "c1"}}]}}');
INSERT INTO dugout_shared.sealed VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 11, '{"kind": "do", "group": {"at": 1019, "events": [{"prompt": "round-published", "values": {"round": 2, "deadline": 0, "competition": "c1"}}]}}');


--
-- Data for Name: spent; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bia', 'match_entry', 379, 115136);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bia', 'match', 1, 37478);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bia', 'team_sheet', 2, 8082);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bia', 'entry', 2, 1488);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bia', 'receipt', 2, 320);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bea', 'entry', 1, 280);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bea', 'receipt', 1, 160);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'ben', 'match_entry', 423, 128672);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'ben', 'match', 2, 73515);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'ben', 'team_sheet', 4, 17772);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'ben', 'entry', 4, 2976);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'ben', 'receipt', 4, 640);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bob', 'match', 1, 8602);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bob', 'entry', 2, 608);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bob', 'receipt', 2, 320);
INSERT INTO dugout_shared.spent VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'bob', 'match_entry', 20, 5920);


--
-- Data for Name: team; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.team VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-1', 'Team 1', false, 2, '{"id": "team-1", "name": "Team 1", "badge": {"field": "#143c5a", "shape": "shield", "charge": "star", "chargeColour": "#f2c94c"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#143c5a", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "deeds": {"touchdown": 1}, "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "deeds": {"casualty": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "deeds": {"completion": 1}, "number": 3, "injuries": {"niggling": 1}, "position": "lineman", "missesNextMatch": true}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman", "missesNextMatch": true}, {"id": "5", "name": "Cassil Fararc", "deeds": {"completion": 1}, "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "deeds": {"completion": 1}, "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "deeds": {"mvp": 1}, "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "deeds": {"touchdown": 1}, "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "deeds": {"casualty": 1, "touchdown": 1, "completion": 2, "interception": 1}, "number": 9, "position": "blitzer", "improvements": [{"dice": [4, 1], "skill": "diving-catch", "value": 20000}]}, {"id": "10", "name": "Quill Goldmark", "deeds": {"interception": 1}, "number": 10, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Fenno Highglance", "deeds": {"touchdown": 1, "completion": 1}, "number": 11, "position": "catcher"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 14, "position": "lineman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 70000, "fanFactor": 1, "nextPlayer": 15, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 12);
INSERT INTO dugout_shared.team VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-3', 'Team 3', false, 3, '{"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "position": "blitzer", "improvements": [{"dice": [3, 4], "skill": "sure-hands", "value": 20000}]}, {"id": "2", "name": "Quill Highmark", "deeds": {"casualty": 1, "interception": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "deeds": {"interception": 1}, "number": 3, "injuries": {"ma": 1}, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"casualty": 1}, "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "injuries": {"niggling": 1}, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "deeds": {"interception": 1}, "number": 7, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "17", "name": "", "number": 16, "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 8, "position": "lineman"}], "rerolls": 0, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 1, "nextPlayer": 19, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "16", "kind": "journeyman", "name": "", "number": 16, "status": "dead", "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "status": "fired", "injuries": {"ag": 1}, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "deeds": {"completion": 1}, "number": 9, "status": "fired", "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "status": "left", "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "deeds": {"mvp": 1}, "number": 13, "status": "left", "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "deeds": {"interception": 1}, "number": 14, "status": "left", "injuries": {"ma": 1}, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 15, "status": "left", "position": "lineman"}], "assistantCoaches": 1}', 17);
INSERT INTO dugout_shared.team VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-2', 'Team 2', false, 2, '{"id": "team-2", "name": "Team 2", "badge": {"field": "#5b3e96", "shape": "shield", "charge": "bolt", "chargeColour": "#f2c94c"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#5b3e96", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "deeds": {"touchdown": 1}, "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "deeds": {"completion": 1}, "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "deeds": {"touchdown": 1, "completion": 1}, "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "deeds": {"casualty": 1, "interception": 2}, "number": 6, "position": "troll-slayer", "improvements": [{"dice": [4, 1], "skill": "stand-firm", "value": 20000}]}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "deeds": {"interception": 1}, "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "deeds": {"mvp": 1, "completion": 1}, "number": 10, "position": "blocker", "improvements": [{"dice": [6, 5], "skill": "stand-firm", "value": 20000}]}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}, {"id": "12", "kind": "journeyman", "name": "", "number": 7, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 60000, "fanFactor": 2, "nextPlayer": 13, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "status": "dead", "position": "blocker"}], "assistantCoaches": 0}', 9);
INSERT INTO dugout_shared.team VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-4', 'Team 4', false, 3, '{"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "5", "name": "Otota Quick River", "deeds": {"touchdown": 1}, "number": 5, "position": "thrower"}, {"id": "8", "name": "Otoli Bright Hawk", "deeds": {"casualty": 1, "interception": 1}, "number": 8, "position": "linewoman", "missesNextMatch": true}, {"id": "11", "name": "Izali Deep Orchid", "deeds": {"touchdown": 1}, "number": 11, "position": "linewoman"}, {"id": "20", "kind": "journeyman", "name": "", "number": 1, "position": "linewoman"}, {"id": "21", "kind": "journeyman", "name": "", "number": 2, "position": "linewoman"}, {"id": "22", "kind": "journeyman", "name": "", "number": 3, "position": "linewoman"}, {"id": "23", "kind": "journeyman", "name": "", "number": 4, "position": "linewoman"}, {"id": "24", "kind": "journeyman", "name": "", "number": 6, "position": "linewoman"}, {"id": "25", "kind": "journeyman", "name": "", "number": 7, "position": "linewoman"}, {"id": "26", "kind": "journeyman", "name": "", "number": 9, "position": "linewoman"}, {"id": "27", "kind": "journeyman", "name": "", "number": 10, "position": "linewoman"}, {"id": "28", "kind": "journeyman", "name": "", "number": 12, "position": "linewoman"}], "rerolls": 0, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 3, "nextPlayer": 29, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "status": "dead", "position": "catcher"}, {"id": "7", "name": "Selata Bright Orchid", "deeds": {"casualty": 1, "touchdown": 1}, "number": 7, "status": "dead", "position": "linewoman"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "status": "fired", "position": "blitzer"}, {"id": "6", "name": "Selana Green Orchid", "deeds": {"touchdown": 1, "completion": 2}, "number": 6, "status": "fired", "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "deeds": {"mvp": 1, "casualty": 1, "touchdown": 1, "completion": 1}, "number": 9, "status": "fired", "position": "linewoman", "improvements": [{"dice": [5, 2], "skill": "tackle", "value": 20000}]}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "status": "fired", "position": "catcher"}, {"id": "12", "name": "", "number": 2, "status": "fired", "position": "blitzer"}, {"id": "1", "name": "Selara Deep Orchid", "deeds": {"touchdown": 1, "completion": 1, "interception": 2}, "number": 1, "status": "fired", "injuries": {"niggling": 1}, "position": "thrower", "improvements": [{"dice": [3, 1], "skill": "wrestle", "value": 20000}]}, {"id": "18", "kind": "journeyman", "name": "", "number": 7, "status": "dead", "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"completion": 1}, "number": 10, "status": "fired", "position": "blitzer"}, {"id": "13", "kind": "journeyman", "name": "", "number": 1, "status": "left", "position": "linewoman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 2, "status": "left", "position": "linewoman"}, {"id": "15", "kind": "journeyman", "name": "", "deeds": {"touchdown": 1, "completion": 1}, "number": 3, "status": "left", "position": "linewoman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 4, "status": "left", "injuries": {"ag": 1}, "position": "linewoman"}, {"id": "17", "kind": "journeyman", "name": "", "deeds": {"casualty": 1}, "number": 6, "status": "left", "position": "linewoman"}, {"id": "19", "kind": "journeyman", "name": "", "deeds": {"mvp": 1}, "number": 9, "status": "left", "injuries": {"av": 1}, "position": "linewoman"}], "assistantCoaches": 0}', 17);


--
-- Data for Name: team_sheet; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-1', 1, '{"id": "team-1", "name": "Team 1", "badge": {"field": "#143c5a", "shape": "shield", "charge": "star", "chargeColour": "#f2c94c"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#143c5a", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "number": 10, "position": "catcher"}, {"id": "11", "name": "Fenno Highglance", "number": 11, "position": "catcher"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 0, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'anna', '2026-11-20 02:26:30.403237+00', '');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-2', 1, '{"id": "team-2", "name": "Team 2", "badge": {"field": "#5b3e96", "shape": "shield", "charge": "bolt", "chargeColour": "#f2c94c"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#5b3e96", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 2, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'anna', '2026-11-20 02:26:30.404863+00', '');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-3', 1, '{"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'anna', '2026-11-20 02:26:30.405943+00', '');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-4', 1, '{"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "position": "catcher"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 180000, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'anna', '2026-11-20 02:26:30.407007+00', '');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-4', 2, '{"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "5", "name": "Otota Quick River", "deeds": {"touchdown": 1}, "number": 5, "position": "thrower"}, {"id": "8", "name": "Otoli Bright Hawk", "deeds": {"interception": 1}, "number": 8, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "deeds": {"touchdown": 1}, "number": 11, "position": "linewoman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 1, "position": "linewoman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 2, "position": "linewoman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 3, "position": "linewoman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 4, "position": "linewoman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 6, "position": "linewoman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 7, "position": "linewoman"}, {"id": "19", "kind": "journeyman", "name": "", "number": 9, "position": "linewoman"}], "rerolls": 3, "ruleset": "crp", "version": 1, "treasury": 20000, "fanFactor": 2, "nextPlayer": 20, "apothecaries": 0, "cheerleaders": 1, "formerPlayers": [{"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "status": "dead", "position": "catcher"}, {"id": "7", "name": "Selata Bright Orchid", "deeds": {"casualty": 1, "touchdown": 1}, "number": 7, "status": "dead", "position": "linewoman"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "status": "fired", "position": "blitzer"}, {"id": "6", "name": "Selana Green Orchid", "deeds": {"touchdown": 1, "completion": 2}, "number": 6, "status": "fired", "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "deeds": {"mvp": 1, "casualty": 1, "touchdown": 1, "completion": 1}, "number": 9, "status": "fired", "position": "linewoman", "improvements": [{"dice": [5, 2], "skill": "tackle", "value": 20000}]}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "status": "fired", "position": "catcher"}, {"id": "12", "name": "", "number": 2, "status": "fired", "position": "blitzer"}, {"id": "1", "name": "Selara Deep Orchid", "deeds": {"touchdown": 1, "completion": 1, "interception": 2}, "number": 1, "status": "fired", "injuries": {"niggling": 1}, "position": "thrower", "improvements": [{"dice": [3, 1], "skill": "wrestle", "value": 20000}]}], "assistantCoaches": 0}', 'bia', '2026-11-20 02:26:30.628537+00', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-2', 2, '{"id": "team-2", "name": "Team 2", "badge": {"field": "#5b3e96", "shape": "shield", "charge": "bolt", "chargeColour": "#f2c94c"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#5b3e96", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "deeds": {"touchdown": 1}, "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "deeds": {"completion": 1}, "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "deeds": {"touchdown": 1, "completion": 1}, "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "deeds": {"casualty": 1, "interception": 2}, "number": 6, "position": "troll-slayer", "improvements": [{"dice": [4, 1], "skill": "stand-firm", "value": 20000}]}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "deeds": {"interception": 1}, "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "deeds": {"mvp": 1, "completion": 1}, "number": 10, "position": "blocker", "improvements": [{"dice": [6, 5], "skill": "stand-firm", "value": 20000}]}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}, {"id": "12", "kind": "journeyman", "name": "", "number": 7, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 60000, "fanFactor": 2, "nextPlayer": 13, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "status": "dead", "position": "blocker"}], "assistantCoaches": 0}', 'bia', '2026-11-20 02:26:30.630729+00', 'd8e937f9-7f1c-4ffe-a67c-f0aae7db4032');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-3', 2, '{"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "position": "blitzer", "improvements": [{"dice": [3, 4], "skill": "sure-hands", "value": 20000}]}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "deeds": {"interception": 1}, "number": 3, "injuries": {"ma": 1}, "position": "thrower", "missesNextMatch": true}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher", "missesNextMatch": true}, {"id": "5", "name": "Rixa Longmark", "deeds": {"casualty": 1}, "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "injuries": {"niggling": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "injuries": {"ag": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "9", "name": "Ilvo Goldfire", "deeds": {"completion": 1}, "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 14, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 15, "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 16, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 1, "nextPlayer": 17, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'ben', '2026-11-20 02:26:30.785821+00', 'f5cecc23-0237-4eba-b12c-0878ba1c2126');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-1', 2, '{"id": "team-1", "name": "Team 1", "badge": {"field": "#143c5a", "shape": "shield", "charge": "star", "chargeColour": "#f2c94c"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#143c5a", "#f2c94c"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "deeds": {"touchdown": 1}, "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "deeds": {"casualty": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "deeds": {"completion": 1}, "number": 3, "injuries": {"niggling": 1}, "position": "lineman", "missesNextMatch": true}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman", "missesNextMatch": true}, {"id": "5", "name": "Cassil Fararc", "deeds": {"completion": 1}, "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "deeds": {"completion": 1}, "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "deeds": {"mvp": 1}, "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "deeds": {"touchdown": 1}, "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "deeds": {"casualty": 1, "touchdown": 1, "completion": 2, "interception": 1}, "number": 9, "position": "blitzer", "improvements": [{"dice": [4, 1], "skill": "diving-catch", "value": 20000}]}, {"id": "10", "name": "Quill Goldmark", "deeds": {"interception": 1}, "number": 10, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Fenno Highglance", "deeds": {"touchdown": 1, "completion": 1}, "number": 11, "position": "catcher"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 14, "position": "lineman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 70000, "fanFactor": 1, "nextPlayer": 15, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'ben', '2026-11-20 02:26:30.788026+00', 'f5cecc23-0237-4eba-b12c-0878ba1c2126');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-3', 3, '{"id": "team-3", "name": "Team 3", "badge": {"field": "#3c424a", "shape": "diamond", "charge": "tree", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#3c424a", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "position": "blitzer", "improvements": [{"dice": [3, 4], "skill": "sure-hands", "value": 20000}]}, {"id": "2", "name": "Quill Highmark", "deeds": {"casualty": 1, "interception": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "deeds": {"interception": 1}, "number": 3, "injuries": {"ma": 1}, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"casualty": 1}, "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "injuries": {"niggling": 1}, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "deeds": {"interception": 1}, "number": 7, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "17", "name": "", "number": 16, "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 8, "position": "lineman"}], "rerolls": 0, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 1, "nextPlayer": 19, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "16", "kind": "journeyman", "name": "", "number": 16, "status": "dead", "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "status": "fired", "injuries": {"ag": 1}, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "deeds": {"completion": 1}, "number": 9, "status": "fired", "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "status": "left", "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "deeds": {"mvp": 1}, "number": 13, "status": "left", "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "deeds": {"interception": 1}, "number": 14, "status": "left", "injuries": {"ma": 1}, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 15, "status": "left", "position": "lineman"}], "assistantCoaches": 1}', 'ben', '2026-11-20 02:26:31.142966+00', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55');
INSERT INTO dugout_shared.team_sheet VALUES ('90ed61bb-9ea5-4292-9ced-e2ba2bb71360', 'team-4', 3, '{"id": "team-4", "name": "Team 4", "badge": {"field": "#2f6f4e", "shape": "round", "charge": "bolt", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#2f6f4e", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "ask-rolls": true, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "5", "name": "Otota Quick River", "deeds": {"touchdown": 1}, "number": 5, "position": "thrower"}, {"id": "8", "name": "Otoli Bright Hawk", "deeds": {"casualty": 1, "interception": 1}, "number": 8, "position": "linewoman", "missesNextMatch": true}, {"id": "11", "name": "Izali Deep Orchid", "deeds": {"touchdown": 1}, "number": 11, "position": "linewoman"}, {"id": "20", "kind": "journeyman", "name": "", "number": 1, "position": "linewoman"}, {"id": "21", "kind": "journeyman", "name": "", "number": 2, "position": "linewoman"}, {"id": "22", "kind": "journeyman", "name": "", "number": 3, "position": "linewoman"}, {"id": "23", "kind": "journeyman", "name": "", "number": 4, "position": "linewoman"}, {"id": "24", "kind": "journeyman", "name": "", "number": 6, "position": "linewoman"}, {"id": "25", "kind": "journeyman", "name": "", "number": 7, "position": "linewoman"}, {"id": "26", "kind": "journeyman", "name": "", "number": 9, "position": "linewoman"}, {"id": "27", "kind": "journeyman", "name": "", "number": 10, "position": "linewoman"}, {"id": "28", "kind": "journeyman", "name": "", "number": 12, "position": "linewoman"}], "rerolls": 0, "ruleset": "crp", "version": 1, "treasury": 40000, "fanFactor": 3, "nextPlayer": 29, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "status": "dead", "position": "catcher"}, {"id": "7", "name": "Selata Bright Orchid", "deeds": {"casualty": 1, "touchdown": 1}, "number": 7, "status": "dead", "position": "linewoman"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "status": "fired", "position": "blitzer"}, {"id": "6", "name": "Selana Green Orchid", "deeds": {"touchdown": 1, "completion": 2}, "number": 6, "status": "fired", "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "deeds": {"mvp": 1, "casualty": 1, "touchdown": 1, "completion": 1}, "number": 9, "status": "fired", "position": "linewoman", "improvements": [{"dice": [5, 2], "skill": "tackle", "value": 20000}]}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "status": "fired", "position": "catcher"}, {"id": "12", "name": "", "number": 2, "status": "fired", "position": "blitzer"}, {"id": "1", "name": "Selara Deep Orchid", "deeds": {"touchdown": 1, "completion": 1, "interception": 2}, "number": 1, "status": "fired", "injuries": {"niggling": 1}, "position": "thrower", "improvements": [{"dice": [3, 1], "skill": "wrestle", "value": 20000}]}, {"id": "18", "kind": "journeyman", "name": "", "number": 7, "status": "dead", "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"completion": 1}, "number": 10, "status": "fired", "position": "blitzer"}, {"id": "13", "kind": "journeyman", "name": "", "number": 1, "status": "left", "position": "linewoman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 2, "status": "left", "position": "linewoman"}, {"id": "15", "kind": "journeyman", "name": "", "deeds": {"touchdown": 1, "completion": 1}, "number": 3, "status": "left", "position": "linewoman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 4, "status": "left", "injuries": {"ag": 1}, "position": "linewoman"}, {"id": "17", "kind": "journeyman", "name": "", "deeds": {"casualty": 1}, "number": 6, "status": "left", "position": "linewoman"}, {"id": "19", "kind": "journeyman", "name": "", "deeds": {"mvp": 1}, "number": 9, "status": "left", "injuries": {"av": 1}, "position": "linewoman"}], "assistantCoaches": 0}', 'ben', '2026-11-20 02:26:31.144713+00', '8f3ed4c6-d5a7-42e5-8dda-ea7ff9e1eb55');


--
-- Name: about about_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.about
    ADD CONSTRAINT about_pkey PRIMARY KEY (only_row);


--
-- Name: bounds bounds_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.bounds
    ADD CONSTRAINT bounds_pkey PRIMARY KEY (kind);


--
-- Name: claim claim_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.claim
    ADD CONSTRAINT claim_pkey PRIMARY KEY (league, id);


--
-- Name: contact contact_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.contact
    ADD CONSTRAINT contact_pkey PRIMARY KEY (league, seq, place);


--
-- Name: entry entry_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (league, seq);


--
-- Name: fixture fixture_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.fixture
    ADD CONSTRAINT fixture_pkey PRIMARY KEY (league, id);


--
-- Name: league league_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.league
    ADD CONSTRAINT league_pkey PRIMARY KEY (id);


--
-- Name: match_entry match_entry_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.match_entry
    ADD CONSTRAINT match_entry_pkey PRIMARY KEY (league, match, seq);


--
-- Name: match match_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.match
    ADD CONSTRAINT match_pkey PRIMARY KEY (league, id);


--
-- Name: member member_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (league, person);


--
-- Name: presence presence_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (league, person);


--
-- Name: receipt receipt_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.receipt
    ADD CONSTRAINT receipt_pkey PRIMARY KEY (league, id);


--
-- Name: sealed sealed_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.sealed
    ADD CONSTRAINT sealed_pkey PRIMARY KEY (league, seq);


--
-- Name: spent spent_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.spent
    ADD CONSTRAINT spent_pkey PRIMARY KEY (league, person, kind);


--
-- Name: team team_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.team
    ADD CONSTRAINT team_pkey PRIMARY KEY (league, id);


--
-- Name: team_sheet team_sheet_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.team_sheet
    ADD CONSTRAINT team_sheet_pkey PRIMARY KEY (league, team, revision);


--
-- Name: claim_by_fixture; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX claim_by_fixture ON dugout_shared.claim USING btree (league, fixture);


--
-- Name: claim_open; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX claim_open ON dugout_shared.claim USING btree (league) WHERE (settled IS NULL);


--
-- Name: fixture_played; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX fixture_played ON dugout_shared.fixture USING btree (league) WHERE ((match <> ''::text) AND (outcome IS NULL));


--
-- Name: match_by_change; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX match_by_change ON dugout_shared.match USING btree (league, changed);


--
-- Name: match_by_fixture; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX match_by_fixture ON dugout_shared.match USING btree (league, fixture);


--
-- Name: match_running; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX match_running ON dugout_shared.match USING btree (league) WHERE (state = 'running'::text);


--
-- Name: member_by_person; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX member_by_person ON dugout_shared.member USING btree (person);


--
-- Name: sheet_by_match; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX sheet_by_match ON dugout_shared.team_sheet USING btree (league, match) WHERE (match <> ''::text);


--
-- Name: team_by_change; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX team_by_change ON dugout_shared.team USING btree (league, changed);


--
-- Name: claim counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.claim REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: entry counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.entry REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: match counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.match REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: match_entry counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.match_entry REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: receipt counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.receipt REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: team_sheet counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.team_sheet REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: bounds never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.bounds FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: claim never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.claim FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: contact never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.contact FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: entry never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.entry FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: fixture never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.fixture FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: league never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.league FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: match never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.match FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: match_entry never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.match_entry FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: member never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.member FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: presence never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.presence FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: receipt never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.receipt FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: sealed never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.sealed FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: spent never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.spent FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: team never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.team FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: team_sheet never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.team_sheet FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: contact only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.contact FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: entry only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.entry FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: match_entry only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.match_entry FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: receipt only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.receipt FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: sealed only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.sealed FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: team_sheet only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.team_sheet FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: claim claim_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.claim
    ADD CONSTRAINT claim_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: contact contact_league_seq_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.contact
    ADD CONSTRAINT contact_league_seq_fkey FOREIGN KEY (league, seq) REFERENCES dugout_shared.entry(league, seq);


--
-- Name: entry entry_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.entry
    ADD CONSTRAINT entry_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: fixture fixture_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.fixture
    ADD CONSTRAINT fixture_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: match_entry match_entry_league_match_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.match_entry
    ADD CONSTRAINT match_entry_league_match_fkey FOREIGN KEY (league, match) REFERENCES dugout_shared.match(league, id);


--
-- Name: match match_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.match
    ADD CONSTRAINT match_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: member member_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.member
    ADD CONSTRAINT member_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: presence presence_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.presence
    ADD CONSTRAINT presence_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: receipt receipt_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.receipt
    ADD CONSTRAINT receipt_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: sealed sealed_league_seq_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.sealed
    ADD CONSTRAINT sealed_league_seq_fkey FOREIGN KEY (league, seq) REFERENCES dugout_shared.entry(league, seq);


--
-- Name: spent spent_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.spent
    ADD CONSTRAINT spent_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: team team_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.team
    ADD CONSTRAINT team_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: team_sheet team_sheet_league_team_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.team_sheet
    ADD CONSTRAINT team_sheet_league_team_fkey FOREIGN KEY (league, team) REFERENCES dugout_shared.team(league, id);


--
-- Name: about; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.about ENABLE ROW LEVEL SECURITY;

--
-- Name: claim added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.claim FOR INSERT TO dugout_keeper_league1 WITH CHECK ((((who = (SESSION_USER)::text) OR dugout_shared.decides(league)) AND (settled IS NULL) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues)))));


--
-- Name: contact added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.contact FOR INSERT TO dugout_keeper_league1 WITH CHECK (dugout_shared.decides(league));


--
-- Name: entry added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.entry FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues)))));


--
-- Name: fixture added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.fixture FOR INSERT TO dugout_keeper_league1 WITH CHECK (dugout_shared.decides(league));


--
-- Name: match added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.match FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (dugout_shared.decides(league) OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away))));


--
-- Name: match_entry added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.match_entry FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues)))));


--
-- Name: presence added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.presence FOR INSERT TO dugout_keeper_league1 WITH CHECK (((person = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: receipt added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.receipt FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: sealed added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.sealed FOR INSERT TO dugout_keeper_league1 WITH CHECK (dugout_shared.decides(league));


--
-- Name: spent added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.spent FOR INSERT TO dugout_keeper_league1 WITH CHECK (((person = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: team added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.team FOR INSERT TO dugout_keeper_league1 WITH CHECK (dugout_shared.decides(league));


--
-- Name: team_sheet added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.team_sheet FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues)))));


--
-- Name: bounds; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.bounds ENABLE ROW LEVEL SECURITY;

--
-- Name: league brought; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY brought ON dugout_shared.league FOR INSERT TO dugout_keeper_league1 WITH CHECK (((shared_by = (SESSION_USER)::text) AND (state = 'moving'::text)));


--
-- Name: fixture changed; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY changed ON dugout_shared.fixture FOR UPDATE TO dugout_keeper_league1 USING ((dugout_shared.decides(league) OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away)));


--
-- Name: match changed; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY changed ON dugout_shared.match FOR UPDATE TO dugout_keeper_league1 USING ((dugout_shared.decides(league) OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away)));


--
-- Name: team changed; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY changed ON dugout_shared.team FOR UPDATE TO dugout_keeper_league1 USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues))));


--
-- Name: claim; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.claim ENABLE ROW LEVEL SECURITY;

--
-- Name: contact; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.contact ENABLE ROW LEVEL SECURITY;

--
-- Name: league counted; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY counted ON dugout_shared.league FOR UPDATE TO dugout_keeper_league1 USING ((id = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues))));


--
-- Name: spent counted; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY counted ON dugout_shared.spent FOR UPDATE TO dugout_keeper_league1 USING (((person = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: entry; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.entry ENABLE ROW LEVEL SECURITY;

--
-- Name: fixture; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.fixture ENABLE ROW LEVEL SECURITY;

--
-- Name: claim kept; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY kept ON dugout_shared.claim FOR SELECT TO dugout_keeper_league1 USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues))));


--
-- Name: fixture kept; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY kept ON dugout_shared.fixture FOR SELECT TO dugout_keeper_league1 USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: member kept; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY kept ON dugout_shared.member FOR SELECT TO dugout_keeper_league1 USING (true);


--
-- Name: presence kept; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY kept ON dugout_shared.presence FOR SELECT TO dugout_keeper_league1 USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: league; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.league ENABLE ROW LEVEL SECURITY;

--
-- Name: match; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.match ENABLE ROW LEVEL SECURITY;

--
-- Name: match_entry; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.match_entry ENABLE ROW LEVEL SECURITY;

--
-- Name: member; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.member ENABLE ROW LEVEL SECURITY;

--
-- Name: presence moved; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY moved ON dugout_shared.presence FOR UPDATE TO dugout_keeper_league1 USING (((person = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: presence; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.presence ENABLE ROW LEVEL SECURITY;

--
-- Name: receipt; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.receipt ENABLE ROW LEVEL SECURITY;

--
-- Name: member said; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY said ON dugout_shared.member FOR INSERT TO dugout_keeper_league1 WITH CHECK (((said_by = (SESSION_USER)::text) AND (dugout_shared.decides(league) OR ((person = (SESSION_USER)::text) AND (kind = 'commissioner'::text) AND (EXISTS ( SELECT
   FROM dugout_shared.league l
  WHERE ((l.id = member.league) AND (l.state = 'moving'::text) AND (l.shared_by = (SESSION_USER)::text))))))));


--
-- Name: member said_anew; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY said_anew ON dugout_shared.member FOR UPDATE TO dugout_keeper_league1 USING (dugout_shared.decides(league)) WITH CHECK ((said_by = (SESSION_USER)::text));


--
-- Name: sealed; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.sealed ENABLE ROW LEVEL SECURITY;

--
-- Name: about seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.about FOR SELECT USING (true);


--
-- Name: bounds seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.bounds FOR SELECT USING (true);


--
-- Name: claim seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.claim FOR SELECT TO dugout_member_league1 USING ((dugout_shared.decides(league) OR ((who = (SESSION_USER)::text) AND dugout_shared.sees(league))));


--
-- Name: contact seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.contact FOR SELECT USING ((dugout_shared.decides(league) OR dugout_shared.is_coach_self(league, coach)));


--
-- Name: entry seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.entry FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: fixture seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.fixture FOR SELECT TO dugout_member_league1 USING (((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner}'::text[]) AS my_leagues))) OR ((published OR (match <> ''::text) OR (outcome IS NOT NULL)) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{coach,reader}'::text[]) AS my_leagues))))));


--
-- Name: league seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.league FOR SELECT USING (((id = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))) OR ((state = 'moving'::text) AND (shared_by = (SESSION_USER)::text))));


--
-- Name: match seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.match FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: match_entry seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.match_entry FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: member seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.member FOR SELECT TO dugout_member_league1 USING (((person = (SESSION_USER)::text) OR dugout_shared.decides(league)));


--
-- Name: presence seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.presence FOR SELECT TO dugout_member_league1 USING ((dugout_shared.decides(league) OR ((person = (SESSION_USER)::text) AND dugout_shared.sees(league))));


--
-- Name: receipt seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.receipt FOR SELECT USING (((who = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: sealed seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.sealed FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner}'::text[]) AS my_leagues))));


--
-- Name: spent seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.spent FOR SELECT USING ((dugout_shared.decides(league) OR ((person = (SESSION_USER)::text) AND dugout_shared.sees(league))));


--
-- Name: team seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.team FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: team_sheet seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.team_sheet FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: claim settled; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY settled ON dugout_shared.claim FOR UPDATE TO dugout_keeper_league1 USING (dugout_shared.decides(league)) WITH CHECK ((settled_by = (SESSION_USER)::text));


--
-- Name: spent; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.spent ENABLE ROW LEVEL SECURITY;

--
-- Name: team; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.team ENABLE ROW LEVEL SECURITY;

--
-- Name: team_sheet; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.team_sheet ENABLE ROW LEVEL SECURITY;

--
-- Name: DATABASE league1; Type: ACL; Schema: -; Owner: coach
--

REVOKE CONNECT,TEMPORARY ON DATABASE league1 FROM PUBLIC;
GRANT CONNECT ON DATABASE league1 TO dugout_member_league1;


--
-- Name: SCHEMA dugout_shared; Type: ACL; Schema: -; Owner: dugout_keeper_league1
--

GRANT USAGE ON SCHEMA dugout_shared TO dugout_member_league1;


--
-- Name: LANGUAGE plpgsql; Type: ACL; Schema: -; Owner: coach
--

REVOKE ALL ON LANGUAGE plpgsql FROM PUBLIC;
GRANT ALL ON LANGUAGE plpgsql TO dugout_keeper_league1;


--
-- Name: FUNCTION act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION arrange_fixture(p_league text, p_delivery text, p_entries jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.arrange_fixture(p_league text, p_delivery text, p_entries jsonb) FROM PUBLIC;


--
-- Name: FUNCTION at_table(p_league text, p_place text, p_match text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.at_table(p_league text, p_place text, p_match text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.at_table(p_league text, p_place text, p_match text) TO dugout_member_league1;


--
-- Name: FUNCTION begin_delivery(p_league text, p_delivery text, p_kinds text[]); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.begin_delivery(p_league text, p_delivery text, p_kinds text[]) FROM PUBLIC;


--
-- Name: FUNCTION begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION clean_figures(p_side jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.clean_figures(p_side jsonb) FROM PUBLIC;


--
-- Name: FUNCTION clean_outcome(p_outcome jsonb, p_home text, p_away text, p_needs_winner boolean); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.clean_outcome(p_outcome jsonb, p_home text, p_away text, p_needs_winner boolean) FROM PUBLIC;


--
-- Name: FUNCTION coaches(p_league text, p_team text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.coaches(p_league text, p_team text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.coaches(p_league text, p_team text) TO dugout_member_league1;


--
-- Name: FUNCTION count_spent(); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.count_spent() FROM PUBLIC;


--
-- Name: FUNCTION cut_holder(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.cut_holder(p_league text) FROM PUBLIC;


--
-- Name: FUNCTION cut_person(p_league text, p_person text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.cut_person(p_league text, p_person text) FROM PUBLIC;


--
-- Name: FUNCTION cut_surplus(); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.cut_surplus() FROM PUBLIC;


--
-- Name: FUNCTION decides(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.decides(p_league text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.decides(p_league text) TO dugout_member_league1;


--
-- Name: FUNCTION dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text) TO dugout_member_league1;


--
-- Name: FUNCTION end_delivery(p_league text, p_delivery text, p_done text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.end_delivery(p_league text, p_delivery text, p_done text) FROM PUBLIC;


--
-- Name: FUNCTION end_match(p_league text, p_delivery text, p_match text, p_end jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.end_match(p_league text, p_delivery text, p_match text, p_end jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.end_match(p_league text, p_delivery text, p_match text, p_end jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION enter(p_league text, p_kinds text[], p_state text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.enter(p_league text, p_kinds text[], p_state text) FROM PUBLIC;


--
-- Name: FUNCTION grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]) TO dugout_member_league1;


--
-- Name: TABLE fixture; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.fixture TO dugout_member_league1;


--
-- Name: FUNCTION his_result(p_league text, p_fixture text, p_side text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.his_result(p_league text, p_fixture text, p_side text) FROM PUBLIC;


--
-- Name: FUNCTION in_his_word(p_league text, p_person text, p_home text, p_away text, p_outcome jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.in_his_word(p_league text, p_person text, p_home text, p_away text, p_outcome jsonb) FROM PUBLIC;


--
-- Name: FUNCTION is_closed(p_outcome jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_closed(p_outcome jsonb) FROM PUBLIC;


--
-- Name: FUNCTION is_coach_self(p_league text, p_coach text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_coach_self(p_league text, p_coach text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.is_coach_self(p_league text, p_coach text) TO dugout_member_league1;


--
-- Name: FUNCTION is_counted(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_counted(p_league text) FROM PUBLIC;


--
-- Name: FUNCTION is_played_elsewhere(p_league text, p_match text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_played_elsewhere(p_league text, p_match text) FROM PUBLIC;


--
-- Name: FUNCTION is_signed_by_other(p_league text, f dugout_shared.fixture); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_signed_by_other(p_league text, f dugout_shared.fixture) FROM PUBLIC;


--
-- Name: FUNCTION keeps_looks(p_before jsonb, p_after jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.keeps_looks(p_before jsonb, p_after jsonb) FROM PUBLIC;


--
-- Name: FUNCTION leave(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.leave(p_league text) FROM PUBLIC;


--
-- Name: TABLE match; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.match TO dugout_member_league1;


--
-- Name: FUNCTION may_add(p_league text, m dugout_shared.match); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.may_add(p_league text, m dugout_shared.match) FROM PUBLIC;


--
-- Name: FUNCTION may_play(p_league text, p_home text, p_away text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.may_play(p_league text, p_home text, p_away text) FROM PUBLIC;


--
-- Name: FUNCTION my_leagues(p_kinds text[]); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.my_leagues(p_kinds text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.my_leagues(p_kinds text[]) TO dugout_member_league1;


--
-- Name: FUNCTION next_change(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.next_change(p_league text) FROM PUBLIC;


--
-- Name: FUNCTION played_by_me(p_league text, p_matches jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.played_by_me(p_league text, p_matches jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.played_by_me(p_league text, p_matches jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION put_entries(p_league text, p_entries jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_entries(p_league text, p_entries jsonb) FROM PUBLIC;


--
-- Name: FUNCTION put_event(p_league text, p_prompt text, p_values jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_event(p_league text, p_prompt text, p_values jsonb) FROM PUBLIC;


--
-- Name: FUNCTION put_fixtures(p_league text, p_fixtures jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_fixtures(p_league text, p_fixtures jsonb) FROM PUBLIC;


--
-- Name: FUNCTION put_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb) FROM PUBLIC;


--
-- Name: FUNCTION put_team(p_league text, p_team jsonb, p_match text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_team(p_league text, p_team jsonb, p_match text) FROM PUBLIC;


--
-- Name: FUNCTION refuse_change(); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.refuse_change() FROM PUBLIC;


--
-- Name: FUNCTION revoke_role(p_league text, p_person text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.revoke_role(p_league text, p_person text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.revoke_role(p_league text, p_person text) TO dugout_member_league1;


--
-- Name: FUNCTION save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION sees(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.sees(p_league text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.sees(p_league text) TO dugout_member_league1;


--
-- Name: FUNCTION set_aside(p_league text, p_delivery text, p_match text, p_why text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_standing jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.set_aside(p_league text, p_delivery text, p_match text, p_why text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_standing jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.set_aside(p_league text, p_delivery text, p_match text, p_why text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_standing jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION settle(p_league text, p_claim text, p_choice text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.settle(p_league text, p_claim text, p_choice text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.settle(p_league text, p_claim text, p_choice text) TO dugout_member_league1;


--
-- Name: FUNCTION share_begin(p_league text, p_title text, p_header jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_begin(p_league text, p_title text, p_header jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_begin(p_league text, p_title text, p_header jsonb) TO dugout_founder_league1;


--
-- Name: FUNCTION share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION share_entries(p_league text, p_first bigint, p_entries jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_entries(p_league text, p_first bigint, p_entries jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_entries(p_league text, p_first bigint, p_entries jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION share_matches(p_league text, p_matches jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_matches(p_league text, p_matches jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_matches(p_league text, p_matches jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION share_teams(p_league text, p_teams jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_teams(p_league text, p_teams jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_teams(p_league text, p_teams jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION sign_result(p_league text, p_delivery text, p_fixture text, p_side text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.sign_result(p_league text, p_delivery text, p_fixture text, p_side text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.sign_result(p_league text, p_delivery text, p_fixture text, p_side text) TO dugout_member_league1;


--
-- Name: FUNCTION spend(p_league text, p_kind text, p_rows bigint, p_bytes bigint); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.spend(p_league text, p_kind text, p_rows bigint, p_bytes bigint) FROM PUBLIC;


--
-- Name: FUNCTION take_home(p_league text, p_changes bigint); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.take_home(p_league text, p_changes bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.take_home(p_league text, p_changes bigint) TO dugout_member_league1;


--
-- Name: FUNCTION take_turn(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.take_turn(p_league text) FROM PUBLIC;


--
-- Name: FUNCTION vouch(p_league text, p_matches text[], p_unchecked boolean); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.vouch(p_league text, p_matches text[], p_unchecked boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.vouch(p_league text, p_matches text[], p_unchecked boolean) TO dugout_member_league1;


--
-- Name: FUNCTION whole(p_value jsonb, p_low bigint, p_high bigint); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.whole(p_value jsonb, p_low bigint, p_high bigint) FROM PUBLIC;


--
-- Name: FUNCTION lo_close(integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_close(integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_creat(integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_creat(integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_create(oid); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_create(oid) FROM PUBLIC;


--
-- Name: FUNCTION lo_from_bytea(oid, bytea); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_from_bytea(oid, bytea) FROM PUBLIC;


--
-- Name: FUNCTION lo_get(oid); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_get(oid) FROM PUBLIC;


--
-- Name: FUNCTION lo_get(oid, bigint, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_get(oid, bigint, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_lseek(integer, integer, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_lseek(integer, integer, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_lseek64(integer, bigint, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_lseek64(integer, bigint, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_open(oid, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_open(oid, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_put(oid, bigint, bytea); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_put(oid, bigint, bytea) FROM PUBLIC;


--
-- Name: FUNCTION lo_tell(integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_tell(integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_tell64(integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_tell64(integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_truncate(integer, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_truncate(integer, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_truncate64(integer, bigint); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_truncate64(integer, bigint) FROM PUBLIC;


--
-- Name: FUNCTION lo_unlink(oid); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_unlink(oid) FROM PUBLIC;


--
-- Name: FUNCTION loread(integer, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.loread(integer, integer) FROM PUBLIC;


--
-- Name: FUNCTION lowrite(integer, bytea); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lowrite(integer, bytea) FROM PUBLIC;


--
-- Name: TABLE about; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.about TO dugout_member_league1;


--
-- Name: TABLE bounds; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.bounds TO dugout_member_league1;


--
-- Name: TABLE claim; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.claim TO dugout_member_league1;


--
-- Name: TABLE contact; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.contact TO dugout_member_league1;


--
-- Name: TABLE entry; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.entry TO dugout_member_league1;


--
-- Name: TABLE league; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.league TO dugout_member_league1;


--
-- Name: TABLE match_entry; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.match_entry TO dugout_member_league1;


--
-- Name: TABLE member; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.member TO dugout_member_league1;


--
-- Name: TABLE presence; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.presence TO dugout_member_league1;


--
-- Name: TABLE receipt; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.receipt TO dugout_member_league1;


--
-- Name: TABLE sealed; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.sealed TO dugout_member_league1;


--
-- Name: TABLE spent; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.spent TO dugout_member_league1;


--
-- Name: TABLE team; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.team TO dugout_member_league1;


--
-- Name: TABLE team_sheet; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.team_sheet TO dugout_member_league1;


--
-- PostgreSQL database dump complete
--

