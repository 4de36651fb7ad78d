-- Returns true if a whole text is the name of a town or an area.
CREATE OR REPLACE FUNCTION app.is_one_place(_name text) RETURNS boolean
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN EXISTS (SELECT FROM public.gazetteer WHERE kind IN ('town', 'area') AND key = app.place_key(_name));
END
$$;

GRANT EXECUTE ON FUNCTION app.is_one_place TO agency_reader;
