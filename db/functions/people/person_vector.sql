-- Returns the search vector of a person, by weight: name and current job; skills and tags; place; texts of profile, forms
-- and shared notes. Names are also kept unstemmed: stems are for English words.
CREATE OR REPLACE FUNCTION app.person_vector(
  _full_name text, _headline text, _skills text[], _tags text[], _location text, _background text
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT setweight(to_tsvector('app.job_words', app.word_text(concat_ws(E'\n', _full_name, _headline))), 'A')
    || setweight(to_tsvector('simple', app.word_text(_full_name)), 'A')
    || setweight(to_tsvector('app.job_words', app.word_text(array_to_string(_skills || _tags, E'\n'))), 'B')
    || setweight(to_tsvector('app.job_words', app.word_text(coalesce(_location, ''))), 'C')
    || setweight(to_tsvector('app.job_words', app.word_text(left(coalesce(_background, ''), 100000))), 'D')
$$;

GRANT EXECUTE ON FUNCTION app.person_vector TO agency_keeper;
