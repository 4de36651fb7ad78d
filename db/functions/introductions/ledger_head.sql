-- Returns the length and last hash of the ledger of introductions; no row if it is empty.
CREATE OR REPLACE FUNCTION app.ledger_head() RETURNS TABLE (entries bigint, head bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT app.demand_system();
  SELECT e.sequence, e.hash FROM public.introduction_entries AS e ORDER BY e.sequence DESC LIMIT 1
$$;

ALTER FUNCTION app.ledger_head OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.ledger_head TO agency_app;
