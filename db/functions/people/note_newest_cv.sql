-- After a person was made or read anew: notes their newest CV to be read for the search. That is the present one of their account, and
-- those of applications without an account that were not withdrawn.
CREATE OR REPLACE FUNCTION app.note_newest_cv() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  newest uuid := (
    SELECT c.id FROM public.cvs AS c WHERE c.id IN (
      SELECT cv_id FROM public.profiles WHERE id = NEW.account_id
      UNION ALL
      SELECT cv_id FROM public.applications WHERE person_id = NEW.id AND candidate_id IS NULL AND status <> 'withdrawn')
    ORDER BY c.uploaded_at DESC, c.id LIMIT 1);
BEGIN
  IF newest IS NULL THEN
    DELETE FROM public.person_cv_words WHERE person_id = NEW.id;
  ELSE
    INSERT INTO public.person_cv_words AS known (person_id, cv_id) VALUES (NEW.id, newest)
    ON CONFLICT (person_id) DO UPDATE SET cv_id = EXCLUDED.cv_id, words = NULL, noted_at = now() WHERE known.cv_id <> EXCLUDED.cv_id;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_newest_cv OWNER TO agency_keeper;
