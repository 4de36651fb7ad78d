-- Returns the conditions of a search, as text for EXECUTE. Values are parameters ($1 category, $2 type, $3 location, $4
-- yearly pay, $5 patterns of the words); only constants are assembled, so that the planner sees just the conditions in use.
-- The location's pattern comes first because the index has it and it is cheap. Matches are then checked for whole words
-- without further reading, since every index with the location holds all of it. Names near a place of ours are constants.
CREATE OR REPLACE FUNCTION app.job_conditions(_category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[])
  RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT 'closes_at > now()'
    || CASE WHEN _category IS NULL THEN '' ELSE ' AND category = $1' END
    || CASE WHEN _type IS NULL THEN '' ELSE ' AND type = $2' END
    || CASE WHEN _location_pattern IS NULL THEN ''
            WHEN app.is_part_of_word(_location_pattern) THEN ' AND location_text LIKE $3'
            ELSE format(' AND (location_text LIKE $3 AND app.is_at_place(location_text, app.place_pattern($3, %L))%s)',
                        app.is_place(_location_pattern), app.or_nearby(_location_pattern)) END
    || CASE WHEN _pay_from IS NULL THEN '' ELSE ' AND pay_by_year >= $4' END
    || coalesce((SELECT string_agg(format(' AND search_text LIKE $5[%s]', n), '' ORDER BY n)
                 FROM generate_series(1, cardinality(_patterns)) AS n), '')
$$;

GRANT EXECUTE ON FUNCTION app.job_conditions TO agency_reader;
