-- Returns the account with this address; null if it does not exist, and for every caller but the system. The owner role sees all
-- rows: under row-level security PostgreSQL would read every account, because `=` of citext is not leakproof and policies
-- are checked before the index is used.
CREATE OR REPLACE FUNCTION app.account_of(_email citext) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  RETURN (SELECT id FROM public.profiles WHERE email = _email AND app.is_system());

ALTER FUNCTION app.account_of OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.account_of TO agency_app;
