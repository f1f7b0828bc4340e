-- What a hosted league keeps for whoever types the password of a slip: the secret that the QR code of
-- it says, closed under that password. Such a login reads its own and nothing else.
DO $slip$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = @slip_name@) THEN
        CREATE ROLE @slip@ NOLOGIN;
    END IF;
END $slip$;
GRANT CONNECT ON DATABASE @database@ TO @slip@;
CREATE SCHEMA IF NOT EXISTS dugout_slips;
CREATE TABLE IF NOT EXISTS dugout_slips.closed (
    login text PRIMARY KEY,
    secret text NOT NULL
);
CREATE OR REPLACE VIEW dugout_slips.mine WITH (security_barrier) AS
    SELECT secret FROM dugout_slips.closed WHERE login = session_user::text;
GRANT USAGE ON SCHEMA dugout_slips TO @slip@;
GRANT SELECT ON dugout_slips.mine TO @slip@;
