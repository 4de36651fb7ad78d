-- Returns a channel's open jobs, newest first, after a given one, like list_public_jobs. _limit is held to 1..250. Returns
-- columns rather than public_job: unpacking that again would cost as much as finding the job.
CREATE OR REPLACE FUNCTION list_channel_jobs(_channel text, _limit integer, _after_posted bigint DEFAULT NULL, _after_id uuid DEFAULT NULL)
  RETURNS TABLE (id uuid, title text, company text, location text, salary text, type text, category text, description text,
                 requirements text, created_at timestamptz, salary_min numeric, salary_max numeric, salary_period text, basis text,
                 work_mode text, closes_at timestamptz, updated_at timestamptz, is_open boolean, logo text, posted bigint,
                 place text, county text, postal_code text, latitude float8, longitude float8, country_code text, facts text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  SELECT j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
         j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at, true, NULL,
         (extract(epoch FROM j.created_at) * 1000000)::bigint,
         p.name, p.county, p.postal_code, p.latitude, p.longitude, coalesce(p.country_code, 'GB'),
         app.channel_facts(
           j.user_id = ANY ((SELECT app.staff_ids())::uuid[]), j.work_mode, j.basis, p.name IS NOT NULL, p.postal_code,
           j.salary_period IS NOT NULL, length(left(j.description, 100)) + length(left(j.requirements, 100)), j.created_at,
           EXISTS (SELECT FROM public.jobs_left_out AS l WHERE l.channel = _channel AND l.job_id = j.id))
  FROM public.jobs AS j LEFT JOIN public.job_places AS p ON p.job_id = j.id AND p.number = 1 AND p.is_chosen
  WHERE j.status = 'open' AND j.closes_at > now()
    -- No OR, so that a cached plan starts the index scan here.
    AND (j.created_at, j.id) < (
      coalesce(timestamptz 'epoch' + _after_posted * interval '1 microsecond', 'infinity'),
      coalesce(_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  ORDER BY j.created_at DESC, j.id DESC
  LIMIT least(greatest(coalesce(_limit, 250), 1), 250)
$$;

ALTER FUNCTION list_channel_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION list_channel_jobs TO agency_app;
