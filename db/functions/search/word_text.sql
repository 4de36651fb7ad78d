-- Normalises text so that adverts and searches split words alike, without accents (app.fold): 'C#', 'C++' and '.NET' keep
-- their names, and joining characters ('full-stack', 'node.js', 'Finance/HR') become spaces, because PostgreSQL reads some
-- of them as hosts, files, addresses and tags.
CREATE OR REPLACE FUNCTION app.word_text(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(replace(lower(app.fold(_text)), '''s', ''), E'\u2019s', ''), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'),
    E'./|&()[],;:-_@<>={}"*+!?~`\u2013\u2014', '                            ');

GRANT EXECUTE ON FUNCTION app.word_text TO agency_app, agency_reader, agency_keeper;
