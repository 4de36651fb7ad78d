-- A telephone number as it is compared: its last ten digits, so that '+44 113 496 0100' and '0113 496 0100' are one. Null for what is too
-- short to be anybody's own.
CREATE OR REPLACE FUNCTION app.phone_key(_phone text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN length(digits) >= 9 THEN right(digits, 10) END FROM regexp_replace(_phone, '\D', '', 'g') AS digits
$$;

GRANT EXECUTE ON FUNCTION app.phone_key TO agency_app, agency_keeper;
