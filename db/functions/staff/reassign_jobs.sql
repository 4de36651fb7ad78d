-- Gives jobs of the agency to a colleague, with one audit entry each, and returns how many changed. Employers' jobs, and the
-- colleague's own, stay. Null: the account may not have jobs of the agency.
CREATE OR REPLACE FUNCTION app.reassign_jobs(_job_ids uuid[], _to uuid) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  moved integer;
BEGIN
  PERFORM app.demand_desk();
  PERFORM FROM public.profiles WHERE id = _to FOR KEY SHARE;
  IF app.may_work_desk(_to) IS NOT TRUE THEN RETURN NULL; END IF;
  -- Same order as hand_over, so that two calls cannot deadlock.
  PERFORM FROM public.jobs WHERE id = ANY (_job_ids) ORDER BY id FOR NO KEY UPDATE;
  WITH given AS (
    UPDATE public.jobs SET user_id = _to
    WHERE id = ANY (_job_ids) AND user_id <> _to AND user_id = ANY (app.staff_ids()) RETURNING id, title
  ), written AS (
    INSERT INTO public.audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
    SELECT a.id, a.full_name, 'job_reassigned', 'job', g.id, g.title
    FROM given AS g, public.profiles AS a WHERE a.id = app.actor_id() RETURNING 1
  )
  SELECT count(*)::integer INTO moved FROM written;
  RETURN moved;
END
$$;

ALTER FUNCTION app.reassign_jobs OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.reassign_jobs TO agency_app;
