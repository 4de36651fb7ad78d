-- 'St. Helens' → 'st helens', 'Stoke-on-Trent' → 'stoke on trent': the name of a place as it is looked up.
CREATE OR REPLACE FUNCTION app.place_key(_name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(
    translate(lower(replace(_name, '&', ' and ')), E'\u00e0\u00e1\u00e2\u00e4\u00e7\u00e8\u00e9\u00ea\u00eb\u00ec\u00ed\u00ee\u00ef\u00f1\u00f2\u00f3\u00f4\u00f6\u00f9\u00fa\u00fb\u00fc\u00fd\u0175\u0177.\'\u2019`',
              'aaaaceeeeiiiinoooouuuuywy'),
    '[^a-z0-9]+', ' ', 'g'), '\msaint\M', 'st', 'g'));

GRANT EXECUTE ON FUNCTION app.place_key TO agency_app, agency_reader, agency_keeper;
