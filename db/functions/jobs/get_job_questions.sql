-- Returns the questions of a job, or of an earlier set. Never of a draft.
CREATE OR REPLACE FUNCTION get_job_questions(_job_id uuid, _set_id uuid DEFAULT NULL) RETURNS TABLE (id uuid, questions jsonb)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT q.id, q.questions FROM public.question_sets AS q JOIN public.jobs AS j ON j.id = q.job_id
  WHERE q.job_id = _job_id AND j.status <> 'draft' AND CASE WHEN _set_id IS NULL THEN q.ended_at IS NULL ELSE q.id = _set_id END
$$;

ALTER FUNCTION get_job_questions OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_job_questions TO agency_app;
