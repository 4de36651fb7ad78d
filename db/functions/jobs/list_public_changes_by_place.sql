-- Returns the last change of an open job at each of up to 1,000 places, as the board finds its jobs; places without jobs have no row.
CREATE OR REPLACE FUNCTION list_public_changes_by_place(_locations text[])
  RETURNS TABLE (location text, last_change timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH groups AS MATERIALIZED (
    SELECT spots, areas, max(updated_at) AS last_change FROM public.jobs WHERE status = 'open' AND closes_at > now() GROUP BY spots, areas),
  points AS MATERIALIZED (
    SELECT spots[at] AS latitude, spots[at + 1] AS longitude, max(last_change) AS last_change
    FROM groups CROSS JOIN LATERAL generate_series(1, cardinality(spots), 2) AS at GROUP BY 1, 2),
  places AS MATERIALIZED (SELECT said, reach.* FROM unnest(_locations[1:1000]) AS said CROSS JOIN LATERAL app.reach_of_place(said) AS reach)
  SELECT found.said, max(found.last_change) FROM (
    -- A degree of latitude is 69 miles.
    SELECT places.said, points.last_change FROM places JOIN points
      ON points.latitude BETWEEN places.latitude - places.miles / 69 AND places.latitude + places.miles / 69
      AND app.miles_between(places.latitude, places.longitude, points.latitude, points.longitude) <= places.miles
    UNION ALL
    SELECT places.said, groups.last_change FROM places JOIN groups ON groups.areas && places.areas) AS found
  GROUP BY found.said
$$;

ALTER FUNCTION list_public_changes_by_place OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION list_public_changes_by_place TO agency_app;
