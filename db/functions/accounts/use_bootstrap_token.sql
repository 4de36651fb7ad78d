-- Makes the asking account an administrator, once for each token; the first one becomes the owner. Returns 'granted' or
-- 'invalid'.
CREATE OR REPLACE FUNCTION app.use_bootstrap_token(_token_hash bytea) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7215004);
  UPDATE public.bootstrap_tokens SET used_at = now(), used_by = app.actor_id()
  WHERE token_hash = _token_hash AND used_at IS NULL AND expires_at > now() AND app.actor_id() IS NOT NULL;
  IF NOT FOUND THEN RETURN 'invalid'; END IF;
  UPDATE public.profiles SET role = 'admin', status = 'approved', approved_by = id, approved_at = now(),
    is_owner = NOT EXISTS (SELECT FROM public.profiles WHERE is_owner)
  WHERE id = app.actor_id() AND role <> 'admin' AND status <> 'rejected';
  -- The account is an admin already, was rejected or does not exist: keep the token unused.
  IF NOT FOUND THEN RAISE no_data_found; END IF;
  RETURN 'granted';
EXCEPTION
  WHEN no_data_found THEN RETURN 'invalid';
END
$$;

ALTER FUNCTION app.use_bootstrap_token OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.use_bootstrap_token TO agency_app;
