-- Keeps job_places true to jobs that were inserted. A location that many of them have is looked up once.
CREATE OR REPLACE FUNCTION app.place_new_jobs() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  -- The planner knows nothing of new_jobs: left to it, each job would look up its location.
  WITH said AS MATERIALIZED (SELECT DISTINCT location FROM new_jobs WHERE status = 'open'),
  resolved AS MATERIALIZED (SELECT said.location, p.* FROM said CROSS JOIN LATERAL app.resolve_location(said.location) AS p)
  INSERT INTO public.job_places (job_id, number, name, county, outcode, postal_code, latitude, longitude, is_chosen, created_at, closes_at)
  SELECT j.id, p.number, p.name, p.county, p.outcode, p.postal_code, p.latitude, p.longitude, p.is_chosen, j.created_at, j.closes_at
  FROM resolved AS p JOIN new_jobs AS j ON j.location = p.location AND j.status = 'open';
  RETURN NULL;
END
$$;

ALTER FUNCTION app.place_new_jobs OWNER TO agency_keeper;
