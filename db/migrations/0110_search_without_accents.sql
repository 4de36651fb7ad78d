-- Words of searches and adverts are compared without accents: functions that generated columns use, as their files have them from now on.
CREATE FUNCTION app.fold(_text text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF octet_length(_text) = length(_text) THEN RETURN _text; END IF;
  -- '™' would become letters of the word before it.
  RETURN regexp_replace(
    normalize(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(
          _text, 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'),
        'øØđĐðÐłŁıħĦŧŦ™℠', 'oOdDdDlLihHtT  '),
      NFKD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200d\u2060\ufeff]+', '', 'g');
END
$$;
GRANT EXECUTE ON FUNCTION app.fold TO agency_app, agency_reader, agency_keeper;

CREATE OR REPLACE FUNCTION app.searchable(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(app.fold(_text)), E'/|&()[],;:-\u2013\n\t', '              ');

CREATE OR REPLACE FUNCTION app.word_text(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(replace(lower(app.fold(_text)), '''s', ''), E'\u2019s', ''), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'),
    E'./|&()[],;:-_@<>={}"*+!?~`\u2013\u2014', '                            ');

-- Rows with accents are written anew: a generated column is computed when a column that it is made of is set. Nothing else of them changes, so no trigger
-- has anything to do.
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
ALTER TABLE profiles NO FORCE ROW LEVEL SECURITY;
ALTER TABLE applications NO FORCE ROW LEVEL SECURITY;
ALTER TABLE people NO FORCE ROW LEVEL SECURITY;
ALTER TABLE person_cv_words NO FORCE ROW LEVEL SECURITY;
ALTER TABLE advert_words NO FORCE ROW LEVEL SECURITY;
ALTER TABLE job_alerts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE jobs DISABLE TRIGGER USER;
ALTER TABLE profiles DISABLE TRIGGER USER;
ALTER TABLE applications DISABLE TRIGGER USER;
ALTER TABLE people DISABLE TRIGGER USER;
UPDATE jobs SET title = title, company = company, location = location, requirements = requirements, description = description
WHERE app.fold(title || company || location || requirements || description) <> title || company || location || requirements || description;
UPDATE profiles SET full_name = full_name, email = email WHERE app.fold(full_name || email) <> full_name || email::text;
UPDATE applications SET full_name = full_name, job_title = job_title, job_company = job_company
WHERE app.fold(full_name || job_title || job_company) <> full_name || job_title || job_company;
UPDATE person_cv_words SET words = app.fold(words::text)::tsvector WHERE app.fold(words::text) <> words::text;
UPDATE people SET search_vector = app.fold(search_vector::text)::tsvector WHERE app.fold(search_vector::text) <> search_vector::text;
INSERT INTO advert_words
SELECT DISTINCT plain FROM advert_words CROSS JOIN LATERAL app.fold(word) AS plain
WHERE plain <> word AND plain ~ '^[[:alnum:]]{2,40}$' ON CONFLICT DO NOTHING;
DELETE FROM advert_words WHERE app.fold(word) <> word;
-- Their words are read anew by a task.
UPDATE job_alerts SET synonyms_hash = NULL WHERE words IS NOT NULL;
ALTER TABLE jobs ENABLE TRIGGER USER;
ALTER TABLE profiles ENABLE TRIGGER USER;
ALTER TABLE applications ENABLE TRIGGER USER;
ALTER TABLE people ENABLE TRIGGER USER;
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE applications FORCE ROW LEVEL SECURITY;
ALTER TABLE people FORCE ROW LEVEL SECURITY;
ALTER TABLE person_cv_words FORCE ROW LEVEL SECURITY;
ALTER TABLE advert_words FORCE ROW LEVEL SECURITY;
ALTER TABLE job_alerts FORCE ROW LEVEL SECURITY;
