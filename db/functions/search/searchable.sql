-- Normalises text for searches: lower case, without accents (app.fold), and joining characters ('Finance/HR', 'full-stack')
-- as spaces.
CREATE OR REPLACE FUNCTION app.searchable(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(app.fold(_text)), E'/|&()[],;:-\u2013\n\t', '              ');

GRANT EXECUTE ON FUNCTION app.searchable TO agency_app, agency_reader, agency_keeper;
