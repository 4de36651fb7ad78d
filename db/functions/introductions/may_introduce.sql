-- Returns true for administrators, and for consultants with applications for jobs of the agency, as the policies of
-- applications say; never for the candidate, or for an application that was deleted or is over at the desk.
CREATE OR REPLACE FUNCTION app.may_introduce(_application_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT coalesce(app.may_work_desk(app.actor_id()), false) AND EXISTS (
    SELECT FROM public.applications AS a LEFT JOIN public.jobs AS j ON j.id = a.job_id
    WHERE a.id = _application_id AND a.candidate_id IS DISTINCT FROM app.actor_id() AND a.desk_status NOT IN ('withdrawn', 'not_taken_forward')
      AND (public.is_admin(app.actor_id()) OR j.user_id = ANY (app.staff_ids())))
$$;

ALTER FUNCTION app.may_introduce OWNER TO agency_keeper;
