-- The page of a job and the form to apply hold its questions.
CREATE OR REPLACE FUNCTION app.notify_question_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'job:' || NEW.job_id);
  RETURN NULL;
END
$$;
