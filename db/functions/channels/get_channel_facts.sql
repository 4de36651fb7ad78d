-- Returns the channel facts of an open job, else null. For the desk.
CREATE OR REPLACE FUNCTION app.get_channel_facts(_job_id uuid) RETURNS text
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN (
    SELECT app.channel_facts(
             j.user_id = ANY ((SELECT app.staff_ids())::uuid[]), j.work_mode, j.basis, p.name IS NOT NULL, p.postal_code,
             j.salary_period IS NOT NULL, length(left(j.description, 100)) + length(left(j.requirements, 100)), j.created_at, false)
    FROM public.jobs AS j LEFT JOIN public.job_places AS p ON p.job_id = j.id AND p.number = 1 AND p.is_chosen
    WHERE j.id = _job_id AND j.status = 'open' AND j.closes_at > now());
END
$$;

ALTER FUNCTION app.get_channel_facts OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.get_channel_facts TO agency_app;
