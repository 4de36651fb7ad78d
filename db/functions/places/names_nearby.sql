-- '%lincoln%' → '{%bracebridge%,%louth%}': other names under which jobs count for a place of ours. These are its districts,
-- and other places and located districts within its radius.
CREATE OR REPLACE FUNCTION app.names_nearby(_location_pattern text) RETURNS text[]
  LANGUAGE sql STABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  WITH place AS MATERIALIZED (
    SELECT place_area AS area FROM public.content_items WHERE place_pattern = _location_pattern ORDER BY place_area LIMIT 1),
  names AS (
    SELECT own ->> 'name' AS name FROM place CROSS JOIN LATERAL jsonb_array_elements(area -> 'names') AS own
    WHERE NOT own ? 'latitude'
    UNION
    SELECT other ->> 'name' FROM place CROSS JOIN public.content_items AS item
      CROSS JOIN LATERAL jsonb_array_elements(item.place_area -> 'names') AS other
    WHERE item.place_pattern IS NOT NULL AND (area ->> 'radius')::float8 > 0 AND other ? 'latitude'
      AND app.miles_between((area ->> 'latitude')::float8, (area ->> 'longitude')::float8,
                            (other ->> 'latitude')::float8, (other ->> 'longitude')::float8) <= (area ->> 'radius')::float8)
  SELECT coalesce(array_agg(pattern ORDER BY pattern), '{}')
  FROM (SELECT DISTINCT app.location_pattern(name) AS pattern FROM names) AS patterns
  WHERE pattern <> _location_pattern
$$;

GRANT EXECUTE ON FUNCTION app.names_nearby TO agency_reader;
