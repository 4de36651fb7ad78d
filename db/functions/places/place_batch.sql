-- Looks up one batch of jobs. Triggers that watch for other changes, or announce pages, ignore it (app.is_placing).
CREATE OR REPLACE FUNCTION app.place_batch(_job_ids uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF _job_ids = '{}' THEN RETURN; END IF;
  PERFORM set_config('app.is_placing', 'yes', true);
  PERFORM app.place_jobs(_job_ids);
  PERFORM set_config('app.is_placing', '', true);
END
$$;

ALTER FUNCTION app.place_batch OWNER TO agency_keeper;
