-- Approves a waiting deletion of as many rows as the page showed. Returns false if it no longer waits, or more are due.
CREATE OR REPLACE FUNCTION app.approve_deletion(_kind text, _due bigint) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NOT is_admin(app.actor_id()) THEN RAISE insufficient_privilege USING MESSAGE = 'only an administrator may do this'; END IF;
  UPDATE public.held_deletions SET approved_at = now() WHERE kind = _kind AND due = _due AND approved_at IS NULL;
  RETURN FOUND;
END
$$;

ALTER FUNCTION app.approve_deletion OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.approve_deletion TO agency_app;
