-- spec: accounts §4 "Liked job": `applied` means that an application exists; nothing else sets it. People who are put forward have not applied
-- themselves.
CREATE OR REPLACE FUNCTION app.mark_applied() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NEW.source = 'desk' THEN RETURN NULL; END IF;
  INSERT INTO public.liked_jobs AS l (user_id, job_id, applied, applied_at)
  VALUES (NEW.candidate_id, NEW.job_id, true, NEW.sent_at)
  ON CONFLICT (user_id, job_id) DO UPDATE SET applied = true, applied_at = NEW.sent_at WHERE NOT l.applied;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.mark_applied OWNER TO agency_keeper;
