-- Returns the districts and radius of a published place for app.names_nearby.
CREATE OR REPLACE FUNCTION app.place_area(_published jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN jsonb_build_object(
    'radius', coalesce(_published -> 'radiusMiles', '0'),
    'latitude', _published -> 'latitude',
    'longitude', _published -> 'longitude',
    'names', jsonb_build_array(jsonb_build_object(
      'name', _published -> 'name', 'latitude', _published -> 'latitude', 'longitude', _published -> 'longitude'))
      || coalesce(_published -> 'localities', '[]'));

-- The app writes the table whose generated column calls this.
GRANT EXECUTE ON FUNCTION app.place_area TO agency_app;
