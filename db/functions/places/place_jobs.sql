-- Places these jobs anew, or all of them (null). A location that many of them have is looked up once.
CREATE OR REPLACE FUNCTION app.place_jobs(_job_ids uuid[] DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  PERFORM set_config('app.places_changed', clock_timestamp()::text, true);
  DELETE FROM public.job_places WHERE _job_ids IS NULL OR job_id = ANY (_job_ids);
  WITH said AS MATERIALIZED (
    SELECT DISTINCT location FROM public.jobs WHERE status = 'open' AND (_job_ids IS NULL OR id = ANY (_job_ids))),
  resolved AS MATERIALIZED (SELECT said.location, p.* FROM said CROSS JOIN LATERAL app.resolve_location(said.location) AS p)
  INSERT INTO public.job_places (job_id, number, name, county, outcode, postal_code, latitude, longitude, is_chosen, created_at, closes_at)
  SELECT j.id, p.number, p.name, p.county, p.outcode, p.postal_code, p.latitude, p.longitude, p.is_chosen, j.created_at, j.closes_at
  FROM resolved AS p
  JOIN public.jobs AS j ON j.location = p.location AND j.status = 'open' AND (_job_ids IS NULL OR j.id = ANY (_job_ids));
  WITH said AS MATERIALIZED (
    SELECT DISTINCT location FROM public.jobs WHERE status = 'open' AND (_job_ids IS NULL OR id = ANY (_job_ids))),
  resolved AS MATERIALIZED (SELECT location, app.spots_of(location) AS spots FROM said)
  UPDATE public.jobs AS j SET spots = p.spots FROM resolved AS p
  WHERE j.location = p.location AND j.status = 'open' AND (_job_ids IS NULL OR j.id = ANY (_job_ids)) AND j.spots IS DISTINCT FROM p.spots;
END
$$;

ALTER FUNCTION app.place_jobs OWNER TO agency_keeper;
