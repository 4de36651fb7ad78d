-- Returns the introductions to keep when an account is deleted: those sent to a client (Conduct Regulations 2003, reg. 29).
CREATE OR REPLACE FUNCTION app.introductions_to_keep(_user_id uuid) RETURNS TABLE (introduction_id uuid, last_action_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT i.id, max(e.made_at)
  FROM public.applications AS a JOIN public.introductions AS i ON i.application_id = a.id
  JOIN public.introduction_entries AS e ON e.introduction_id = i.id
  WHERE a.candidate_id = _user_id
  GROUP BY i.id HAVING bool_or(e.kind = 'introduced') AND max(e.made_at) > now() - interval '1 year'
$$;

ALTER FUNCTION app.introductions_to_keep OWNER TO agency_keeper;
