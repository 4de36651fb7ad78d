-- Adds job_places of inserted jobs. Looks each location up once, and not at all if another open job has it.
CREATE OR REPLACE FUNCTION app.place_new_jobs() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  new_ids CONSTANT uuid[] := ARRAY(SELECT id FROM new_jobs);
BEGIN
  -- The planner has no statistics of new_jobs: otherwise it would look up each job's location.
  WITH said AS MATERIALIZED (SELECT DISTINCT location FROM new_jobs WHERE status = 'open'),
  alike AS MATERIALIZED (SELECT said.location, same.job_id FROM said CROSS JOIN LATERAL app.same_place(said.location, new_ids) AS same),
  resolved AS MATERIALIZED (
    SELECT alike.location, p.number, p.name, p.county, p.outcode, p.postal_code, p.latitude, p.longitude, p.is_chosen, p.country_code
    FROM alike CROSS JOIN LATERAL app.resolve_location(alike.location) AS p WHERE alike.job_id IS NULL AND p.number IS NOT NULL
    UNION ALL
    SELECT alike.location, p.number, p.name, p.county, p.outcode, p.postal_code, p.latitude, p.longitude, p.is_chosen, p.country_code
    FROM alike JOIN public.job_places AS p ON p.job_id = alike.job_id)
  INSERT INTO public.job_places (job_id, number, name, county, outcode, postal_code, latitude, longitude, is_chosen, country_code, created_at, closes_at)
  SELECT j.id, p.number, p.name, p.county, p.outcode, p.postal_code, p.latitude, p.longitude, p.is_chosen, p.country_code, j.created_at, j.closes_at
  FROM resolved AS p JOIN new_jobs AS j ON j.location = p.location AND j.status = 'open';
  RETURN NULL;
END
$$;

ALTER FUNCTION app.place_new_jobs OWNER TO agency_keeper;
