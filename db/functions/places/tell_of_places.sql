-- Drops cached pages that list jobs, once all jobs are looked up again.
CREATE OR REPLACE FUNCTION app.tell_of_places() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT pg_notify('content_changed', 'jobs all')
  WHERE NOT EXISTS (SELECT FROM public.place_changes) AND NOT EXISTS (SELECT FROM public.place_renewals WHERE renewed = 'jobs')
$$;

ALTER FUNCTION app.tell_of_places OWNER TO agency_keeper;
