-- Returns further conditions, as text, for a place with districts or towns nearby. Their names are those of published
-- places, quoted.
CREATE OR REPLACE FUNCTION app.or_nearby(_location_pattern text) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(string_agg(format(' OR location_text LIKE %L AND app.is_at_place(location_text, %L)',
                                    name, app.place_pattern(name, true)), '' ORDER BY name), '')
  FROM unnest(app.names_nearby(_location_pattern)) AS name
$$;

GRANT EXECUTE ON FUNCTION app.or_nearby TO agency_reader;
