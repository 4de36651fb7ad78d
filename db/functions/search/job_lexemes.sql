-- Returns the lexemes by which an open job is looked up (jobs_lookup): its words (app.index_words), and its choices as 'name=value'. Words
-- contain no '='. Every job has 'status=open', so that a search without words and choices is a search for one lexeme, too.
CREATE OR REPLACE FUNCTION app.job_lexemes(_vector tsvector, _category text, _type text, _work_mode text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 20000 SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN app.index_words(_vector) || array_to_tsvector(ARRAY['status=open', 'category=' || _category, 'type=' || _type, 'work_mode=' || _work_mode]);
END
$$;

GRANT EXECUTE ON FUNCTION app.job_lexemes TO agency_app, agency_reader, agency_keeper;
