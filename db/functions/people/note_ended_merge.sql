-- Lists the merged record as erased when the record it joined is deleted, so that no earlier backup brings it back.
CREATE OR REPLACE FUNCTION app.note_ended_merge() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.people WHERE id = OLD.kept_id) THEN
    INSERT INTO public.erasures (kind, subject_id) VALUES ('person', OLD.gone_id)
    ON CONFLICT (kind, subject_id) DO UPDATE SET erased_at = now();
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_ended_merge OWNER TO agency_keeper;
