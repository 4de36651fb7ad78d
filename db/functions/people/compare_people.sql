-- Compares up to _limit new or changed records with all others. Returns how many; 0 also while another process compares.
CREATE OR REPLACE FUNCTION app.compare_people(_limit integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person uuid;
  compared integer := 0;
BEGIN
  PERFORM app.demand_system();
  IF NOT pg_try_advisory_xact_lock(7215051) THEN RETURN 0; END IF;
  FOR person IN
    DELETE FROM public.uncompared_people WHERE person_id IN (
      SELECT person_id FROM public.uncompared_people ORDER BY noted_at LIMIT _limit FOR UPDATE SKIP LOCKED) RETURNING person_id
  LOOP
    PERFORM app.pair_person(person);
    compared := compared + 1;
  END LOOP;
  RETURN compared;
END
$$;

ALTER FUNCTION app.compare_people OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.compare_people TO agency_app;
