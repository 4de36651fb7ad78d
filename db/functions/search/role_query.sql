-- 'Senior forklift drivers, nights' → 'forklift':A & 'driver':A: matches titles of the same work (app.role_words). NULL for
-- a title that names no work.
CREATE OR REPLACE FUNCTION app.role_query(_title text) RETURNS tsquery
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':A', ' & ')::tsquery
  FROM unnest(to_tsvector('app.job_words', app.word_text(array_to_string(app.role_words(_title), ' '))))
$$;

GRANT EXECUTE ON FUNCTION app.role_query TO agency_reader;
