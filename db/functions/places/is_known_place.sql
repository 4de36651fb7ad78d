-- Whether one of these words (app.place_key) is a town, county, district or country.
CREATE OR REPLACE FUNCTION app.is_known_place(_keys text[]) RETURNS boolean
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN _keys && ARRAY['england', 'scotland', 'wales', 'northern ireland']
    OR EXISTS (SELECT FROM public.gazetteer WHERE kind = 'town' AND key = ANY (_keys))
    OR EXISTS (SELECT FROM public.gazetteer WHERE kind = 'town' AND county_key = ANY (_keys))
    OR EXISTS (SELECT FROM public.gazetteer WHERE kind = 'town' AND district_key = ANY (_keys));
END
$$;

GRANT EXECUTE ON FUNCTION app.is_known_place TO agency_reader;
