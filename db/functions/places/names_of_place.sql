-- Returns the names under which jobs count for a place: its own, and those nearby (app.names_nearby). `pattern` finds them
-- by an index, `place` decides.
CREATE OR REPLACE FUNCTION app.names_of_place(_said text, OUT pattern text, OUT place text) RETURNS SETOF record
  LANGUAGE sql STABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT name, CASE WHEN app.is_part_of_word(own) THEN own ELSE app.place_pattern(name, name <> own OR app.is_place(own)) END
  FROM (SELECT app.location_pattern(_said) AS own OFFSET 0) AS said
  CROSS JOIN LATERAL unnest(own || app.names_nearby(own)) AS name
$$;

GRANT EXECUTE ON FUNCTION app.names_of_place TO agency_reader;
