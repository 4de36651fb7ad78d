-- Returns the search vector of a job, by weight: title; employer and place; requirements and kind of work; description.
-- Title words are also kept unstemmed: a stem cannot distinguish a mechanic from a mechanical engineer.
CREATE OR REPLACE FUNCTION app.job_vector(
  _title text, _company text, _location text, _requirements text, _kind text, _description text
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('app.job_words', app.word_text(_title)), 'A')
    || setweight(to_tsvector('simple', app.word_text(_title)), 'A')
    || setweight(to_tsvector('app.job_words', app.word_text(_company || E'\n' || _location)), 'B')
    || setweight(to_tsvector('app.job_words', app.word_text(_requirements || E'\n' || _kind)), 'C')
    || setweight(to_tsvector('app.job_words', app.word_text(_description)), 'D');

GRANT EXECUTE ON FUNCTION app.job_vector TO agency_app, agency_reader, agency_keeper;
