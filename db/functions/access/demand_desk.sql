CREATE OR REPLACE FUNCTION app.demand_desk() RETURNS void
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF app.may_work_desk(app.actor_id()) IS NOT TRUE THEN
    RAISE insufficient_privilege USING MESSAGE = 'only administrators and consultants may do this';
  END IF;
END
$$;

ALTER FUNCTION app.demand_desk OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.demand_desk TO agency_reader;
