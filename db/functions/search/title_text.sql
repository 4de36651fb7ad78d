-- Returns the words of a title in the index of jobs (jobs_words), as text for EXECUTE.
CREATE OR REPLACE FUNCTION app.title_text() RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN 'to_tsvector(''simple'', app.word_text(title))';

GRANT EXECUTE ON FUNCTION app.title_text TO agency_reader;
