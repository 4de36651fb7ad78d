-- Returns open jobs, newest first, after a given one: by its posting time in microseconds since 1970 and its id, so that
-- none is missed or repeated while others are posted. _limit is held to 1..100.
CREATE OR REPLACE FUNCTION list_public_jobs(
  _limit integer DEFAULT 100, _after_posted bigint DEFAULT NULL, _after_id uuid DEFAULT NULL,
  _category text DEFAULT NULL, _type text DEFAULT NULL, _work_mode text DEFAULT NULL
) RETURNS TABLE (job public_job, posted bigint)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  question CONSTANT job_question := app.read_question(_category => _category, _type => _type, _work_mode => _work_mode);
BEGIN
  RETURN QUERY
  SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
         (extract(epoch FROM j.created_at) * 1000000)::bigint
  FROM public.jobs AS j
  WHERE j.status = 'open'
    AND app.is_match(question, j.closes_at, NULL, NULL, NULL, NULL, j.category, j.type, j.work_mode, NULL, NULL, NULL, NULL)
    AND (_after_id IS NULL
         OR (j.created_at, j.id) < (timestamptz 'epoch' + _after_posted * interval '1 microsecond', _after_id))
  ORDER BY j.created_at DESC, j.id DESC
  LIMIT least(greatest(coalesce(_limit, 100), 1), 100);
END
$$;

ALTER FUNCTION list_public_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION list_public_jobs TO agency_app;
