-- Updates job_places after changes of jobs: deletes rows of closed ones, and looks others up only if the location differs.
CREATE OR REPLACE FUNCTION app.place_changed_jobs() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  moved uuid[];
BEGIN
  UPDATE public.job_places AS p SET created_at = n.created_at, closes_at = n.closes_at
  FROM new_jobs AS n
  WHERE p.job_id = n.id AND (p.created_at, p.closes_at) IS DISTINCT FROM (n.created_at, n.closes_at);
  SELECT array_agg(n.id) INTO moved FROM new_jobs AS n JOIN old_jobs AS o ON o.id = n.id
  WHERE (o.location, o.status = 'open') IS DISTINCT FROM (n.location, n.status = 'open');
  IF moved IS NOT NULL THEN PERFORM app.place_jobs(moved); END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.place_changed_jobs OWNER TO agency_keeper;
