-- Records an administrator's confirmation that the clock is correct.
CREATE OR REPLACE FUNCTION app.confirm_clock() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NOT is_admin(app.actor_id()) THEN RAISE insufficient_privilege USING MESSAGE = 'only an administrator may do this'; END IF;
  UPDATE public.deletion_clock SET moment = clock_timestamp(), looked_at = clock_timestamp(), is_doubted = false
  WHERE is_doubted;
END
$$;

ALTER FUNCTION app.confirm_clock OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.confirm_clock TO agency_app;
