-- Looks up again places of the studio, all open jobs and all people after a new gazetteer or an import of postcodes. Up to a
-- thousand at once, the rest by a background task (app.renew_next_places), which restarts if this is called again.
CREATE OR REPLACE FUNCTION app.renew_places() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  PERFORM app.keep_own_place(id, place_area) FROM public.content_items WHERE place_pattern IS NOT NULL;
  INSERT INTO public.place_renewals (renewed)
  SELECT 'jobs' WHERE EXISTS (SELECT FROM public.jobs WHERE status = 'open' OFFSET 1000)
  UNION ALL SELECT 'people' WHERE EXISTS (SELECT FROM public.people OFFSET 1000)
  ON CONFLICT (renewed) DO UPDATE SET past = NULL, changed_at = now();
  IF NOT EXISTS (SELECT FROM public.place_renewals WHERE renewed = 'jobs') THEN PERFORM app.place_jobs(NULL); END IF;
  IF NOT EXISTS (SELECT FROM public.place_renewals WHERE renewed = 'people') THEN PERFORM app.renew_people(NULL); END IF;
END
$$;

ALTER FUNCTION app.renew_places OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.renew_places TO agency_app;
