-- Returns whether an advert is the agency's own, whose rate is get_public_reply_rate; for an employer's advert its rate, or
-- null while that is not public.
CREATE OR REPLACE FUNCTION get_public_job_reply_rate(_job_id uuid, OUT is_agency boolean, OUT promised integer, OUT in_time integer)
  RETURNS SETOF record
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT kept.is_agency, rate.promised, rate.in_time
  FROM (SELECT j.user_id, j.user_id = ANY (app.staff_ids()) AS is_agency FROM public.jobs AS j WHERE j.id = _job_id AND j.status <> 'draft') AS kept
  LEFT JOIN LATERAL (SELECT * FROM public.get_public_reply_rate(kept.user_id) WHERE NOT kept.is_agency) AS rate ON true
$$;

ALTER FUNCTION get_public_job_reply_rate OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_job_reply_rate TO agency_app;
