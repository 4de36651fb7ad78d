CREATE OR REPLACE FUNCTION check_account_lockout(identifier text, lockout_type text DEFAULT 'email')
  RETURNS TABLE (is_locked boolean, retry_after_seconds integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT coalesce(max(f.locked_until) > now(), false),
         greatest(0, coalesce(ceil(extract(epoch FROM max(f.locked_until) - now())), 0))::integer
  FROM public.login_failures AS f
  WHERE f.identifier = app.login_identifier($1) AND f.lockout_type = $2
$$;

ALTER FUNCTION check_account_lockout OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION check_account_lockout TO agency_app;
