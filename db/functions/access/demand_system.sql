CREATE OR REPLACE FUNCTION app.demand_system() RETURNS void
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NOT app.is_system() THEN RAISE insufficient_privilege USING MESSAGE = 'only the site itself may do this'; END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.demand_system TO agency_keeper;
