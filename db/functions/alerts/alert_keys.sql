-- Returns the keys of an alert; every job that it wants has one of them (app.find_alerts_for_jobs).
--   words      one lexeme of each spelling of its rarest word, as open jobs have them now; unwanted words add none.
--              With a circle 'forklift 123', for each square of a hundred cells that the circle touches (app.square_of)
--   circle     ' cell 123' for each cell that it touches
--   area       ' area 123' for each that it consists of
--   location   ' at Leeds'
--   industry   ' industry technology'
--   the rest   ' category blue-collar', ' type Full-time', ' mode remote', or ' any'
-- A lexeme does not begin with a space.
CREATE OR REPLACE FUNCTION app.alert_keys(
  _words jsonb, _latitude float8, _longitude float8, _miles float8, _location text, _category text, _type text, _work_mode text,
  _industry text DEFAULT NULL, _areas integer[] DEFAULT NULL
) RETURNS text[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  entry jsonb;
  spelling text;
  rarest record;
  found text[];
  weight integer;
  best text[];
  best_weight integer;
BEGIN
  FOR entry IN SELECT value FROM jsonb_array_elements(_words) WITH ORDINALITY AS said (value, n) WHERE n <= 12 LOOP
    CONTINUE WHEN coalesce((entry ->> 'not')::boolean, false);
    found := '{}';
    weight := 0;
    FOR spelling IN SELECT jsonb_array_elements_text(entry -> 'any') UNION ALL SELECT jsonb_array_elements_text(entry -> 'parts') LOOP
      SELECT lexeme, (SELECT count(*)::integer FROM (
               SELECT FROM public.jobs WHERE status = 'open' AND app.job_lexemes(search_vector, category, type, work_mode) @@ app.all_of(ARRAY[lexeme]) LIMIT 2000) AS counted) AS jobs
      INTO rarest
      FROM unnest(to_tsvector('app.job_words', app.word_text(spelling))) ORDER BY jobs, length(lexeme) DESC LIMIT 1;
      CONTINUE WHEN rarest.lexeme IS NULL;
      found := found || rarest.lexeme;
      weight := weight + rarest.jobs;
    END LOOP;
    IF cardinality(found) > 0 AND (best_weight IS NULL OR weight < best_weight) THEN
      best := found;
      best_weight := weight;
    END IF;
  END LOOP;
  RETURN coalesce(
    (SELECT array_agg(DISTINCT lexeme || ' ' || app.square_of(cell))
     FROM unnest(best) AS lexeme CROSS JOIN unnest(app.cells_within(_latitude, _longitude, _miles)) AS cell),
    (SELECT array_agg(DISTINCT lexeme) FROM unnest(best) AS lexeme),
    (SELECT array_agg(' cell ' || cell) FROM unnest(app.cells_within(_latitude, _longitude, _miles)) AS cell),
    (SELECT array_agg(' area ' || area) FROM unnest(_areas) AS area),
    ARRAY[coalesce(' at ' || _location, ' industry ' || _industry, ' category ' || _category, ' type ' || _type, ' mode ' || _work_mode, ' any')]);
END
$$;

ALTER FUNCTION app.alert_keys OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.alert_keys TO agency_app;
