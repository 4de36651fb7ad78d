-- Deletes at most _limit people without an account who sent nothing that is still there, after so many months without a contact, a note or
-- a task that is due, in London's calendar. Returns how many. Mailings as old go, too, and files that were not imported within a day.
CREATE OR REPLACE FUNCTION app.forget_people(_months integer, _limit integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  gone integer;
  since timestamptz := (now() AT TIME ZONE 'Europe/London' - make_interval(months => _months)) AT TIME ZONE 'Europe/London';
BEGIN
  PERFORM app.demand_system();
  DELETE FROM public.people_imports WHERE created_at < now() - interval '1 day';
  -- As records of placing people, they are kept for a year (Conduct Regulations 2003, reg. 29).
  IF _months < 12 THEN RETURN 0; END IF;
  DELETE FROM public.mailings WHERE created_at <= since;
  SELECT count(*) FILTER (WHERE app.erase_person(id)) INTO gone FROM (
    SELECT p.id FROM public.people AS p
    WHERE p.account_id IS NULL AND p.last_contact_at <= since
      AND NOT EXISTS (SELECT FROM public.applications WHERE person_id = p.id)
      AND NOT EXISTS (SELECT FROM public.enquiries WHERE person_id = p.id)
      AND NOT EXISTS (SELECT FROM public.person_notes WHERE person_id = p.id AND created_at > since)
      -- A task that was forgotten for as long keeps no record.
      AND NOT EXISTS (SELECT FROM public.person_tasks
                      WHERE person_id = p.id AND (created_at > since OR done_at IS NULL AND due_on > since::date))
    ORDER BY p.last_contact_at LIMIT _limit FOR UPDATE SKIP LOCKED) AS old;
  RETURN gone;
END
$$;

ALTER FUNCTION app.forget_people OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.forget_people TO agency_app;
