-- Returns another open job with this location, except the given ones, whose places a new job can copy. NULL while places are
-- being looked up again. Call app.renew_places after changing how locations are read.
CREATE OR REPLACE FUNCTION app.same_place(_location text, _except uuid[] DEFAULT '{}', OUT job_id uuid, OUT spots float8[], OUT areas integer[])
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF EXISTS (SELECT FROM public.place_renewals WHERE renewed = 'jobs') OR EXISTS (SELECT FROM public.place_changes) THEN RETURN; END IF;
  SELECT j.id, j.spots, j.areas INTO job_id, spots, areas FROM public.jobs AS j
  WHERE j.location = _location AND j.status = 'open' AND j.id <> ALL (_except) LIMIT 1;
END
$$;

ALTER FUNCTION app.same_place OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.same_place TO agency_app;
