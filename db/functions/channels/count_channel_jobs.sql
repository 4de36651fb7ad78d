-- Counts open jobs by channel facts, with a channel name those that the desk excludes. For the desk.
CREATE OR REPLACE FUNCTION app.count_channel_jobs() RETURNS TABLE (channel text, facts text, jobs integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
  WITH told AS MATERIALIZED (
    SELECT j.id, app.channel_facts(
             j.user_id = ANY ((SELECT app.staff_ids())::uuid[]), j.work_mode, j.basis, p.name IS NOT NULL, p.postal_code,
             j.salary_period IS NOT NULL, length(left(j.description, 100)) + length(left(j.requirements, 100)), j.created_at, false) AS facts
    FROM public.jobs AS j LEFT JOIN public.job_places AS p ON p.job_id = j.id AND p.number = 1 AND p.is_chosen
    WHERE j.status = 'open' AND j.closes_at > now())
  SELECT NULL::text, t.facts, count(*)::integer FROM told AS t GROUP BY t.facts
  UNION ALL
  SELECT l.channel, t.facts, count(*)::integer FROM public.jobs_left_out AS l JOIN told AS t ON t.id = l.job_id GROUP BY l.channel, t.facts;
END
$$;

ALTER FUNCTION app.count_channel_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.count_channel_jobs TO agency_app;
