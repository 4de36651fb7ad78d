-- Text whose words are told apart alike in adverts and searches, without accents (app.fold): 'C#', 'C++' and '.NET' keep their names, and what joins words
-- ('full-stack', 'node.js', 'Finance/HR') becomes a space, because PostgreSQL takes some of it for hosts, files, addresses and tags.
CREATE OR REPLACE FUNCTION app.word_text(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(replace(lower(app.fold(_text)), '''s', ''), E'\u2019s', ''), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'),
    E'./|&()[],;:-_@<>={}"*+!?~`\u2013\u2014', '                            ');

GRANT EXECUTE ON FUNCTION app.word_text TO agency_app, agency_reader, agency_keeper;
