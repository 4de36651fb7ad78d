-- Returns open jobs that the desk excludes from a channel (_is_left_out), or other jobs with one of these facts; newest
-- first. For the desk.
CREATE OR REPLACE FUNCTION app.find_channel_jobs(_channel text, _is_left_out boolean, _facts text[], _limit integer, _offset integer)
  RETURNS TABLE (id uuid, title text, company text, location text, created_at timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
  SELECT j.id, j.title, j.company, j.location, j.created_at
  FROM public.jobs AS j LEFT JOIN public.job_places AS p ON p.job_id = j.id AND p.number = 1 AND p.is_chosen
  WHERE j.status = 'open' AND j.closes_at > now()
    AND EXISTS (SELECT FROM public.jobs_left_out AS l WHERE l.channel = _channel AND l.job_id = j.id) = _is_left_out
    AND (_is_left_out OR app.channel_facts(
           j.user_id = ANY ((SELECT app.staff_ids())::uuid[]), j.work_mode, j.basis, p.name IS NOT NULL, p.postal_code,
           j.salary_period IS NOT NULL, length(left(j.description, 100)) + length(left(j.requirements, 100)), j.created_at, false) = ANY (_facts))
  ORDER BY j.created_at DESC, j.id DESC
  LIMIT least(greatest(_limit, 1), 100) OFFSET greatest(_offset, 0);
END
$$;

ALTER FUNCTION app.find_channel_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_channel_jobs TO agency_app;
