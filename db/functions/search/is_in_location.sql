-- Returns true if a location has one of these names (app.names_of_place).
CREATE OR REPLACE FUNCTION app.is_in_location(_location_text text, _patterns text[], _places text[]) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  FOR n IN 1 .. cardinality(_patterns) LOOP
    IF _location_text LIKE _patterns[n] AND app.is_at_place(_location_text, _places[n]) THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END
$$;

GRANT EXECUTE ON FUNCTION app.is_in_location TO agency_reader;
