-- The county of the town next to a postcode or an outcode. An area of postcodes is larger than a county.
CREATE OR REPLACE FUNCTION app.county_near(_latitude float8, _longitude float8, _kind text) RETURNS text
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN (SELECT county FROM public.gazetteer
  WHERE kind = 'town' AND county IS NOT NULL AND _kind IN ('postcode', 'outcode')
    AND latitude BETWEEN _latitude - 0.1 AND _latitude + 0.1 AND longitude BETWEEN _longitude - 0.2 AND _longitude + 0.2
  ORDER BY app.miles_between(latitude, longitude, _latitude, _longitude) LIMIT 1);
END
$$;

GRANT EXECUTE ON FUNCTION app.county_near TO agency_reader;
