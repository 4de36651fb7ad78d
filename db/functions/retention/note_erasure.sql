CREATE OR REPLACE FUNCTION app.note_erasure() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.erasures (kind, subject_id) VALUES (TG_ARGV[0], OLD.id)
  ON CONFLICT (kind, subject_id) DO UPDATE SET erased_at = now();
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_erasure OWNER TO agency_keeper;
