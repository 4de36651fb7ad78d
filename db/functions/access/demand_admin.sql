CREATE OR REPLACE FUNCTION app.demand_admin() RETURNS void
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF public.is_admin(app.actor_id()) IS NOT TRUE THEN
    RAISE insufficient_privilege USING MESSAGE = 'only an administrator may do this';
  END IF;
END
$$;

ALTER FUNCTION app.demand_admin OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.demand_admin TO agency_reader;
