-- Words as a search of jobs compares them: stems of English, with none left out. 'IT' is work, not a word to skip.
CREATE TEXT SEARCH DICTIONARY app.english_stems (TEMPLATE = pg_catalog.snowball, Language = english);
CREATE TEXT SEARCH CONFIGURATION app.job_words (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION app.job_words ALTER MAPPING REPLACE pg_catalog.english_stem WITH app.english_stems;

CREATE FUNCTION app.word_text(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(replace(lower(_text), '''s', ''), E'\u2019s', ''), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'),
    E'./|&()[],;:-_@<>={}"*+!?~`\u2013\u2014', '                            ');

CREATE FUNCTION app.job_vector(
  _title text, _company text, _location text, _requirements text, _kind text, _description text
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('app.job_words', app.word_text(_title)), 'A')
    || setweight(to_tsvector('simple', app.word_text(_title)), 'A')
    || setweight(to_tsvector('app.job_words', app.word_text(_company || E'\n' || _location)), 'B')
    || setweight(to_tsvector('app.job_words', app.word_text(_requirements || E'\n' || _kind)), 'C')
    || setweight(to_tsvector('app.job_words', app.word_text(_description)), 'D');

ALTER TABLE jobs ADD COLUMN search_vector tsvector NOT NULL GENERATED ALWAYS AS
  (app.job_vector(title, company, location, requirements, type || E'\n' || work_mode, description)) STORED;
CREATE INDEX jobs_words ON jobs USING gin (search_vector) WHERE status = 'open';

-- The words of adverts as they are written, for words that are begun or mistyped. A word stays when its last job closes:
-- what is offered is looked for first.
CREATE TABLE advert_words (
  word text PRIMARY KEY CHECK (word ~ '^[[:alnum:]]{2,40}$')
);
CREATE INDEX advert_words_begun ON advert_words (word text_pattern_ops);
CREATE INDEX advert_words_like ON advert_words USING gin (word gin_trgm_ops);
-- Before row-level security holds the owner off.
INSERT INTO advert_words
SELECT DISTINCT word FROM jobs, regexp_split_to_table(app.word_text(title || ' ' || company || ' ' || location || ' ' || requirements), '\s+') AS word
WHERE status = 'open' AND word ~ '^[[:alnum:]]{2,40}$';
ALTER TABLE advert_words ENABLE ROW LEVEL SECURITY;
ALTER TABLE advert_words FORCE ROW LEVEL SECURITY;
GRANT SELECT ON advert_words TO agency_reader;
GRANT SELECT, INSERT, DELETE ON advert_words TO agency_keeper;
