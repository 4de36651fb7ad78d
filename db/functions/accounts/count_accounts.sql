-- Counts accounts, up to app.most_counted.
CREATE OR REPLACE FUNCTION app.count_accounts(
  _search text DEFAULT NULL, _status text DEFAULT NULL, _role text DEFAULT NULL, _needed integer DEFAULT NULL,
  OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  pattern text := app.account_pattern(_search);
  cap integer := app.most_counted(_needed, pattern IS NOT NULL);
BEGIN
  PERFORM app.demand_admin();
  EXECUTE format('SELECT count(*)::integer FROM (SELECT FROM public.profiles WHERE %s LIMIT $4) AS counted',
                 app.account_conditions(_status, _role, pattern))
  INTO total USING _status, _role, pattern, cap + 1;
  is_more := total > cap;
  total := least(total, cap);
END
$$;

ALTER FUNCTION app.count_accounts OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.count_accounts TO agency_app;
