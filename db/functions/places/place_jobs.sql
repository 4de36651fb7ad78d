-- Looks up these jobs' places again, or all (null); each location once.
CREATE OR REPLACE FUNCTION app.place_jobs(_job_ids uuid[] DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  PERFORM set_config('app.places_changed', clock_timestamp()::text, true);
  -- Skip unchanged jobs.
  WITH jobs_to_place AS MATERIALIZED (
    SELECT id, location, created_at, closes_at FROM public.jobs WHERE status = 'open' AND (_job_ids IS NULL OR id = ANY (_job_ids))),
  said AS MATERIALIZED (SELECT DISTINCT location FROM jobs_to_place),
  resolved AS MATERIALIZED (SELECT said.location, p.* FROM said CROSS JOIN LATERAL app.resolve_location(said.location) AS p),
  placed AS MATERIALIZED (
    SELECT j.id AS job_id, p.number, p.name, p.county, p.outcode, p.postal_code, p.latitude, p.longitude, p.is_chosen, p.country_code, j.created_at, j.closes_at
    FROM resolved AS p JOIN jobs_to_place AS j USING (location) WHERE p.number IS NOT NULL),
  spots AS (
    SELECT location, array_agg(axis.value ORDER BY number, axis.n) AS spots
    FROM resolved CROSS JOIN LATERAL (VALUES (1, latitude), (2, longitude)) AS axis (n, value) WHERE number IS NOT NULL GROUP BY location),
  areas AS (SELECT location, array_agg(DISTINCT area ORDER BY area) AS areas FROM resolved CROSS JOIN LATERAL unnest(lies_in) AS area GROUP BY location),
  -- Same as app.spots_of, without looking each location up again.
  moved AS (
    UPDATE public.jobs AS j SET spots = coalesce(spots.spots, '{}'), areas = coalesce(areas.areas, app.areas_of_the_country())
    FROM said LEFT JOIN spots USING (location) LEFT JOIN areas USING (location)
    WHERE j.location = said.location AND j.status = 'open' AND (_job_ids IS NULL OR j.id = ANY (_job_ids))
      AND (j.spots, j.areas) IS DISTINCT FROM (coalesce(spots.spots, '{}'), coalesce(areas.areas, app.areas_of_the_country()))),
  gone AS (
    DELETE FROM public.job_places AS kept WHERE (_job_ids IS NULL OR kept.job_id = ANY (_job_ids))
      AND NOT EXISTS (SELECT FROM placed WHERE (placed.job_id, placed.number) = (kept.job_id, kept.number)))
  INSERT INTO public.job_places AS kept (job_id, number, name, county, outcode, postal_code, latitude, longitude, is_chosen, country_code, created_at, closes_at)
  SELECT * FROM placed
  ON CONFLICT (job_id, number) DO UPDATE SET name = excluded.name, county = excluded.county, outcode = excluded.outcode, postal_code = excluded.postal_code,
    latitude = excluded.latitude, longitude = excluded.longitude, is_chosen = excluded.is_chosen, country_code = excluded.country_code, created_at = excluded.created_at, closes_at = excluded.closes_at
  WHERE (kept.name, kept.county, kept.outcode, kept.postal_code, kept.latitude, kept.longitude, kept.is_chosen, kept.country_code, kept.created_at, kept.closes_at)
    IS DISTINCT FROM (excluded.name, excluded.county, excluded.outcode, excluded.postal_code, excluded.latitude, excluded.longitude, excluded.is_chosen,
                      excluded.country_code, excluded.created_at, excluded.closes_at);
END
$$;

ALTER FUNCTION app.place_jobs OWNER TO agency_keeper;
