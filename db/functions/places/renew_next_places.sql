-- Looks up again the next jobs or people that wait since a change of the gazetteer (app.renew_places), by id, and stores the
-- position, so that another process can continue. Returns false if none wait, or another process is at it.
CREATE OR REPLACE FUNCTION app.renew_next_places() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  waiting public.place_renewals;
  reached uuid;
  next_ids uuid[];
BEGIN
  PERFORM app.demand_system();
  SELECT * INTO waiting FROM public.place_renewals ORDER BY changed_at, renewed LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN false; END IF;
  reached := coalesce(waiting.past, '00000000-0000-0000-0000-000000000000');
  IF waiting.renewed = 'jobs' THEN
    next_ids := ARRAY(SELECT id FROM public.jobs WHERE status = 'open' AND id > reached ORDER BY id LIMIT 200);
    PERFORM app.place_batch(next_ids);
  ELSE
    next_ids := ARRAY(SELECT id FROM public.people WHERE id > reached ORDER BY id LIMIT 250);
    IF next_ids <> '{}' THEN PERFORM app.renew_people(next_ids); END IF;
  END IF;
  IF next_ids = '{}' THEN
    DELETE FROM public.place_renewals WHERE renewed = waiting.renewed;
    IF waiting.renewed = 'jobs' THEN PERFORM app.tell_of_places(); END IF;
  ELSE
    UPDATE public.place_renewals SET past = next_ids[cardinality(next_ids)] WHERE renewed = waiting.renewed;
  END IF;
  RETURN true;
END
$$;

ALTER FUNCTION app.renew_next_places OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.renew_next_places TO agency_app;
