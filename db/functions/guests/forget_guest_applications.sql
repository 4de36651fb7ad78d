-- Deletes at most _limit due guest applications (app.due_guest_applications). Returns how many.
CREATE OR REPLACE FUNCTION app.forget_guest_applications(_months integer, _limit integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  gone integer;
BEGIN
  PERFORM app.demand_system();
  DELETE FROM public.applications WHERE id IN (
    SELECT id FROM public.applications
    WHERE id IN (SELECT app.due_guest_applications(_months))
    ORDER BY status_changed_at LIMIT _limit FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

ALTER FUNCTION app.forget_guest_applications OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.forget_guest_applications TO agency_app;
