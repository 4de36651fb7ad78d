-- When a place of the studio comes, goes or changes its names or coordinates, the open jobs that name it are placed anew.
CREATE OR REPLACE FUNCTION app.keep_own_places() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  patterns text[] := app.keep_own_place(NEW.id, NEW.place_area);
  named uuid[];
BEGIN
  SELECT array_agg(id) INTO named FROM public.jobs WHERE status = 'open' AND location_text LIKE ANY (patterns);
  IF named IS NOT NULL THEN PERFORM app.place_jobs(named); END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_own_places OWNER TO agency_keeper;
