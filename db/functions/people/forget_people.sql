-- Deletes at most _limit people that are due (app.due_people) and returns how many. Also deletes mailings of that age, and
-- files not imported within a day.
CREATE OR REPLACE FUNCTION app.forget_people(_months integer, _limit integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  gone integer;
  since timestamptz := (app.deletion_moment() AT TIME ZONE 'Europe/London' - make_interval(months => _months)) AT TIME ZONE 'Europe/London';
BEGIN
  PERFORM app.demand_system();
  DELETE FROM public.people_imports WHERE created_at < app.deletion_moment() - interval '1 day';
  IF _months < 12 THEN RETURN 0; END IF;
  DELETE FROM public.mailings WHERE created_at <= since;
  SELECT count(*) FILTER (WHERE app.erase_person(id)) INTO gone FROM (
    SELECT p.id FROM public.people AS p
    WHERE p.id IN (SELECT app.due_people(_months))
    ORDER BY p.last_contact_at LIMIT _limit FOR UPDATE SKIP LOCKED) AS old;
  RETURN gone;
END
$$;

ALTER FUNCTION app.forget_people OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.forget_people TO agency_app;
