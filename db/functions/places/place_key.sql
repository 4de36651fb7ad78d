-- 'St. Helens' → 'st helens', 'Stoke-on-Trent' → 'stoke on trent': the name of a place for lookups.
CREATE OR REPLACE FUNCTION app.place_key(_name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(
    translate(lower(app.fold(replace(_name, '&', ' and '))), E'.\'\u2019`', ''),
    '[^a-z0-9]+', ' ', 'g'), '\msaint\M', 'st', 'g'));

GRANT EXECUTE ON FUNCTION app.place_key TO agency_app, agency_reader, agency_keeper;
