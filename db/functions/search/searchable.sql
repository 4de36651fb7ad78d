-- Text as searches compare it: lower case, without accents (app.fold), and what joins words ('Finance/HR', 'full-stack') made a space.
CREATE OR REPLACE FUNCTION app.searchable(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(app.fold(_text)), E'/|&()[],;:-\u2013\n\t', '              ');

GRANT EXECUTE ON FUNCTION app.searchable TO agency_app, agency_reader, agency_keeper;
