-- Their files have other parameters.
DROP FUNCTION IF EXISTS app.found_jobs(text, text, text, text, text, boolean, boolean);
DROP FUNCTION IF EXISTS app.mark_words(text, text, text, tsvector, tsquery, tsquery, text[]);
