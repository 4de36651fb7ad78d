-- Deletes at most _limit guests' applications that nothing has happened to for so many months, in London's calendar. Returns how many.
CREATE OR REPLACE FUNCTION app.forget_guest_applications(_months integer, _limit integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  gone integer;
BEGIN
  PERFORM app.demand_system();
  -- As records of placing people, they are kept for a year (Conduct Regulations 2003, reg. 29).
  IF _months < 12 THEN RETURN 0; END IF;
  DELETE FROM public.applications WHERE id IN (
    SELECT id FROM public.applications
    WHERE candidate_id IS NULL AND status_changed_at <=
      (now() AT TIME ZONE 'Europe/London' - make_interval(months => _months)) AT TIME ZONE 'Europe/London'
    ORDER BY status_changed_at LIMIT _limit FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

ALTER FUNCTION app.forget_guest_applications OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.forget_guest_applications TO agency_app;
