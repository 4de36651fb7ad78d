-- Keeps the words of the first 30,000 characters of a CV (or of a form's file). Without a text the CV could not be read, and
-- waits behind the others. A CV that was deleted or replaced since changes nothing.
CREATE OR REPLACE FUNCTION app.keep_cv_words(_person_id uuid, _cv_id uuid, _text text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  UPDATE public.person_cv_words
  SET words = setweight(to_tsvector('app.job_words', app.word_text(left(_text, 30000))), 'D'), noted_at = clock_timestamp()
  WHERE person_id = _person_id AND coalesce(cv_id, enquiry_file_id) = _cv_id AND words IS NULL;
END
$$;

ALTER FUNCTION app.keep_cv_words OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.keep_cv_words TO agency_app;
