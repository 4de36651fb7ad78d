-- The lockout: the fifth attempt within 15 minutes locks for 15 minutes. Counts an attempt before its password is checked, so
-- that simultaneous attempts cannot outrun the count; a correct password resets it (clear_failed_login_attempts). Returns
-- true if a lock refused this attempt, which is then not counter_key and does not extend the lock.
CREATE OR REPLACE FUNCTION record_failed_login(identifier text, lockout_type text DEFAULT 'email')
  RETURNS TABLE (is_locked boolean, retry_after_seconds integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
#variable_conflict use_column
DECLARE
  counter_key CONSTANT text := app.login_identifier($1);
  lock_duration CONSTANT interval := interval '15 minutes';
  allowed_attempts CONSTANT integer := 5;
  moment timestamptz;
  counter public.login_failures;
BEGIN
  INSERT INTO public.login_failures VALUES (counter_key, $2, 0, clock_timestamp(), NULL) ON CONFLICT DO NOTHING;
  SELECT * INTO counter FROM public.login_failures AS f WHERE f.identifier = counter_key AND f.lockout_type = $2 FOR UPDATE;
  moment := clock_timestamp();
  IF counter.locked_until > moment THEN
    RETURN QUERY SELECT true, ceil(extract(epoch FROM counter.locked_until - moment))::integer;
    RETURN;
  END IF;
  IF counter.locked_until IS NOT NULL OR counter.first_failed_at <= moment - lock_duration THEN
    counter.failures := 0;
    counter.first_failed_at := moment;
  END IF;
  UPDATE public.login_failures AS f
  SET failures = counter.failures + 1, first_failed_at = counter.first_failed_at,
      locked_until = CASE WHEN counter.failures + 1 >= allowed_attempts THEN moment + lock_duration END
  WHERE f.identifier = counter_key AND f.lockout_type = $2;
  RETURN QUERY SELECT false, 0;
END
$$;

ALTER FUNCTION record_failed_login OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION record_failed_login TO agency_app;
