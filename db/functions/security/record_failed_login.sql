-- Counts an attempt before its password is checked, so that simultaneous attempts cannot outrun the count; a success takes
-- it back (clear_failed_login_attempts). The fifth within 15 minutes locks for 15 minutes. Returns true if a lock refused
-- this attempt, which is then not counted and does not extend the lock.
CREATE OR REPLACE FUNCTION record_failed_login(identifier text, lockout_type text DEFAULT 'email')
  RETURNS TABLE (is_locked boolean, retry_after_seconds integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
#variable_conflict use_column
DECLARE
  who CONSTANT text := app.login_identifier($1);
  span CONSTANT interval := interval '15 minutes';
  most CONSTANT integer := 5;
  moment timestamptz;
  known public.login_failures;
BEGIN
  INSERT INTO public.login_failures VALUES (who, $2, 0, clock_timestamp(), NULL) ON CONFLICT DO NOTHING;
  SELECT * INTO known FROM public.login_failures AS f WHERE f.identifier = who AND f.lockout_type = $2 FOR UPDATE;
  moment := clock_timestamp();
  IF known.locked_until > moment THEN
    RETURN QUERY SELECT true, ceil(extract(epoch FROM known.locked_until - moment))::integer;
    RETURN;
  END IF;
  IF known.locked_until IS NOT NULL OR known.first_failed_at <= moment - span THEN
    known.failures := 0;
    known.first_failed_at := moment;
  END IF;
  UPDATE public.login_failures AS f
  SET failures = known.failures + 1, first_failed_at = known.first_failed_at,
      locked_until = CASE WHEN known.failures + 1 >= most THEN moment + span END
  WHERE f.identifier = who AND f.lockout_type = $2;
  RETURN QUERY SELECT false, 0;
END
$$;

ALTER FUNCTION record_failed_login OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION record_failed_login TO agency_app;
