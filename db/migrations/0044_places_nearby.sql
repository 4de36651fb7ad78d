-- What of a place the board must know to count a job for it that names a district or a town nearby (app.names_nearby): its radius in
-- miles, and its name and districts, with their coordinates where these are known. Kept in the row, as its texts are long.
CREATE FUNCTION app.place_area(_published jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN jsonb_build_object(
    'radius', coalesce(_published -> 'radiusMiles', '0'),
    'latitude', _published -> 'latitude',
    'longitude', _published -> 'longitude',
    'names', jsonb_build_array(jsonb_build_object(
      'name', _published -> 'name', 'latitude', _published -> 'latitude', 'longitude', _published -> 'longitude'))
      || coalesce(_published -> 'localities', '[]'));
GRANT EXECUTE ON FUNCTION app.place_area TO agency_app;

ALTER TABLE content_items ADD COLUMN place_area jsonb GENERATED ALWAYS AS (
  CASE WHEN collection = 'places' AND published IS NOT NULL THEN app.place_area(published) END) STORED;
GRANT SELECT (place_area) ON content_items TO agency_reader;
