-- Looks up again up to 200 jobs that name a changed place (app.keep_own_places), by id, and stores the position, so that
-- another process can continue. Rewriting a job takes up to 20 ms on a busy server, and a statement has 8 s. Pages are announced after the last batch (app.tell_of_places). Returns false if none
-- wait, or another process is at it.
CREATE OR REPLACE FUNCTION app.place_next_jobs() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  change public.place_changes;
  named uuid[];
  reached uuid;
BEGIN
  PERFORM app.demand_system();
  SELECT * INTO change FROM public.place_changes ORDER BY changed_at, item_id LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN false; END IF;
  reached := coalesce(change.past, '00000000-0000-0000-0000-000000000000');
  named := ARRAY(
    SELECT walked.id FROM (
      SELECT j.id, j.location_text FROM public.jobs AS j WHERE j.status = 'open' AND j.id > reached ORDER BY j.id LIMIT 20000) AS walked
    WHERE walked.location_text LIKE ANY (change.patterns) ORDER BY walked.id LIMIT 200);
  PERFORM app.place_batch(named);
  reached := coalesce(named[200],
    (SELECT j.id FROM public.jobs AS j WHERE j.status = 'open' AND j.id > reached ORDER BY j.id OFFSET 19999 LIMIT 1));
  IF reached IS NULL THEN
    DELETE FROM public.place_changes WHERE item_id = change.item_id;
    PERFORM app.tell_of_places();
  ELSE
    UPDATE public.place_changes SET past = reached WHERE item_id = change.item_id;
  END IF;
  RETURN true;
END
$$;

ALTER FUNCTION app.place_next_jobs OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.place_next_jobs TO agency_app;
