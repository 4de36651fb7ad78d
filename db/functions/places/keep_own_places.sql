-- Looks up again the open jobs that name a place of the studio when its names or coordinates change: up to fifty at once,
-- since each takes milliseconds, the rest by a background task (app.place_next_jobs), which restarts if the place changes
-- again.
CREATE OR REPLACE FUNCTION app.keep_own_places() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  names text[] := app.keep_own_place(NEW.id, NEW.place_area);
  named uuid[] := ARRAY(SELECT id FROM public.jobs WHERE status = 'open' AND location_text LIKE ANY (names) LIMIT 51);
BEGIN
  IF cardinality(named) > 50 THEN
    INSERT INTO public.place_changes AS waiting (item_id, patterns) VALUES (NEW.id, names)
    ON CONFLICT (item_id) DO UPDATE SET past = NULL, changed_at = now(),
      patterns = ARRAY(SELECT DISTINCT name FROM unnest(waiting.patterns || excluded.patterns) AS name ORDER BY name);
  ELSIF named <> '{}' THEN
    PERFORM app.place_jobs(named);
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_own_places OWNER TO agency_keeper;
