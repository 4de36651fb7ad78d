-- ' Ｄev@Example.com' and 'dev@example.com' share one counter.
CREATE OR REPLACE FUNCTION app.login_identifier(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN left(lower(regexp_replace(normalize(_text, NFKC), '\s', '', 'g')), 300);

GRANT EXECUTE ON FUNCTION app.login_identifier TO agency_app, agency_keeper;
