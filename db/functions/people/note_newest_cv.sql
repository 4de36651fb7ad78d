-- Queues a person's newest CV to be read for the search: the current one of their account, or of applications without an
-- account that were not withdrawn, or of forms.
CREATE OR REPLACE FUNCTION app.note_newest_cv() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  newest record;
BEGIN
  SELECT * INTO newest FROM (
    SELECT c.id AS cv_id, NULL::uuid AS file_id, c.uploaded_at AS at FROM public.cvs AS c WHERE c.id IN (
      SELECT cv_id FROM public.profiles WHERE id = NEW.account_id
      UNION ALL
      SELECT cv_id FROM public.applications WHERE person_id = NEW.id AND candidate_id IS NULL AND status <> 'withdrawn')
    UNION ALL
    SELECT NULL, f.id, e.created_at FROM public.enquiries AS e JOIN public.enquiry_files AS f ON f.enquiry_id = e.id AND f.kind = 'cv'
    WHERE e.person_id = NEW.id) AS cv
  ORDER BY at DESC, cv_id, file_id LIMIT 1;
  IF NOT FOUND THEN
    DELETE FROM public.person_cv_words WHERE person_id = NEW.id;
  ELSE
    INSERT INTO public.person_cv_words AS known (person_id, cv_id, enquiry_file_id) VALUES (NEW.id, newest.cv_id, newest.file_id)
    ON CONFLICT (person_id) DO UPDATE
      SET cv_id = EXCLUDED.cv_id, enquiry_file_id = EXCLUDED.enquiry_file_id, words = NULL, noted_at = now()
      WHERE (known.cv_id, known.enquiry_file_id) IS DISTINCT FROM (EXCLUDED.cv_id, EXCLUDED.enquiry_file_id);
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_newest_cv OWNER TO agency_keeper;
