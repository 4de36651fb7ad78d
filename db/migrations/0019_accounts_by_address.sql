-- Whose address this is; null where nobody's, and for everybody but the system itself. A function of a role that sees all, because
-- under row-level security PostgreSQL reads every account to find one by its address: `=` of citext is not leakproof, so no index
-- is asked before the policies are.
CREATE FUNCTION app.account_of(_email citext) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  RETURN (SELECT id FROM public.profiles WHERE email = _email AND app.is_system());

GRANT CREATE ON SCHEMA app TO agency_keeper;
ALTER FUNCTION app.account_of OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA app FROM agency_keeper;
GRANT EXECUTE ON FUNCTION app.account_of TO agency_app;
