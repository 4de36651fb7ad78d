-- Returns the rank of a job for a search of _words wanted words, as text for EXECUTE, from its search_vector, created_at
-- and miles. Each word counts by its place: title, employer and place, requirements, description; a title with the word as
-- typed counts twice. Short titles rank above long, near above far, new above old. Jobs with all words rank above all
-- others; without _is_some all jobs have all words. $10 miles of the circle, $15 to $20 as in app.ranked_words, $21 all
-- words. Unpacks the vector once, into an array.
CREATE OR REPLACE FUNCTION app.match_text(_words integer, _is_some boolean) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT '(SELECT ' || CASE WHEN _is_some THEN 'CASE WHEN v[1] @@ $21 THEN 100 ELSE 0 END + ' ELSE '' END || '(0'
    || coalesce(string_agg(format(' + $20[%1$s] * (CASE WHEN v[1] @@ $16[%1$s] THEN 1 WHEN v[1] @@ $17[%1$s] THEN 0.4
           WHEN v[1] @@ $18[%1$s] THEN 0.2 WHEN %2$s THEN 0.06 ELSE 0 END
           + CASE WHEN v[1] @@ $19[%1$s] THEN 1 ELSE 0 END)', n, format(CASE WHEN _is_some THEN 'v[1] @@ $15[%s]' ELSE '$15[%s] IS NOT NULL' END, n)), ''), '')
    || ') * (1 + 0.3 / greatest(length(ts_filter(v[1], ''{a}'')), 1)) * (1 - 0.5 * coalesce(miles / $10, 0))
         * (1 + 0.1 * exp(-extract(epoch FROM now() - created_at)::float8 / (30 * 86400)))
       FROM (SELECT ARRAY[search_vector] AS v OFFSET 0) AS unpacked)'
  FROM generate_series(1, _words) AS n
$$;

GRANT EXECUTE ON FUNCTION app.match_text TO agency_reader;
