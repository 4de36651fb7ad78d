-- Returns the last change of an open job at each of up to 1,000 places, as the board finds its jobs; places without jobs
-- have no row. One pass over the locations of jobs.
CREATE OR REPLACE FUNCTION list_public_changes_by_place(_locations text[])
  RETURNS TABLE (location text, last_change timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH named AS MATERIALIZED (
    SELECT location_text, max(updated_at) AS last_change FROM public.jobs
    WHERE status = 'open' AND closes_at > now() GROUP BY location_text),
  places AS MATERIALIZED (
    SELECT said, name.pattern, name.place
    FROM unnest(_locations[1:1000]) AS said CROSS JOIN LATERAL app.names_of_place(said) AS name)
  SELECT places.said, max(named.last_change)
  FROM places JOIN named ON named.location_text LIKE places.pattern AND app.is_at_place(named.location_text, places.place)
  GROUP BY places.said
$$;

ALTER FUNCTION list_public_changes_by_place OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION list_public_changes_by_place TO agency_app;
