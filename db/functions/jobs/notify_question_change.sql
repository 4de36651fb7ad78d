-- Announces a change of the job's page and application form, which hold its questions.
CREATE OR REPLACE FUNCTION app.notify_question_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'job:' || NEW.job_id);
  RETURN NULL;
END
$$;
