-- What a search of people looks in, by weight: name and present work; skills and tags; place; what their profile, their forms and the
-- shared notes say. A name is looked for as it is written, too: stems are for words of English.
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
