-- Remembers that two records are of different people. Returns false if one is deleted, or both are one.
CREATE OR REPLACE FUNCTION app.tell_apart(_one_id uuid, _other_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_desk();
  PERFORM FROM public.people WHERE id IN (_one_id, _other_id) ORDER BY id FOR KEY SHARE;
  IF (SELECT count(*) FROM public.people WHERE id IN (_one_id, _other_id)) < 2 THEN RETURN false; END IF;
  INSERT INTO public.person_pairs (one_id, other_id, reasons, ruled_out_at)
  VALUES (least(_one_id, _other_id), greatest(_one_id, _other_id), '{}', now())
  ON CONFLICT (one_id, other_id) DO UPDATE SET ruled_out_at = now();
  RETURN true;
END
$$;

ALTER FUNCTION app.tell_apart OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.tell_apart TO agency_app;
