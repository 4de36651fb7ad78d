-- Returns the conditions of a search by words and distance, as text for EXECUTE: `known` for the index of words, `others`
-- for its results. Values are parameters: $1 category, $2 type, $3 location, $4 yearly pay, $5 kind of place, $6 posted
-- after, $7 query of the words, $11 cells of the circle, $13 filters as facts (app.job_facts), $14 words of the location.
-- Areas are constants.
CREATE OR REPLACE FUNCTION app.found_conditions(
  _category text, _type text, _location_pattern text, _pay_from numeric, _work_mode text, _posted_after timestamptz, _query tsquery,
  _cells integer[], _location_query tsquery, _industry text DEFAULT NULL, _areas integer[] DEFAULT NULL, OUT known text, OUT others text
) LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT 'status = ''open'' AND title <> '''''
           || CASE WHEN _query IS NULL OR querytree(_query) = 'T' THEN '' ELSE ' AND ' || app.index_text(7) END
           || CASE WHEN _location_query IS NULL THEN '' ELSE ' AND ' || app.index_text(14) END
           || CASE WHEN num_nonnulls(_category, _type, _work_mode) = 0 THEN '' ELSE format(' AND %s @> $13', facts) END
           || CASE WHEN _cells IS NULL THEN '' ELSE format(' AND %s && $11', facts) END
           || in_areas
           || CASE WHEN of_industry IS NULL THEN '' ELSE format(' AND %s @@ %L::tsquery', app.title_text(), of_industry) END,
         app.job_conditions(_category, _type, _location_pattern, _pay_from, NULL)
           -- The index cannot serve a query of unwanted words alone.
           || CASE WHEN querytree(_query) = 'T' OR NOT app.is_index_enough(_query) THEN ' AND search_vector @@ $7' ELSE '' END
           || CASE WHEN _work_mode IS NULL THEN '' ELSE ' AND work_mode = $5' END
           || CASE WHEN _posted_after IS NULL THEN '' ELSE ' AND created_at >= $6' END
           || in_areas || app.industry_conditions(_industry)
  FROM (SELECT app.facts_text() AS facts, CASE WHEN _areas IS NULL THEN '' ELSE format(' AND areas && %L::integer[]', _areas) END AS in_areas, -- Of words in a row an index knows no order: the title settles it.
               (SELECT replace(query::text, ' <-> ', ' & ') FROM app.industry_rules() WHERE slug = _industry AND NOT is_either) AS of_industry) AS said
$$;

GRANT EXECUTE ON FUNCTION app.found_conditions TO agency_reader;
