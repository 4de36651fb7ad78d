-- Announces changes of the pages and lists of an employer's jobs, which show its logo. Names up to fifty jobs, like
-- app.notify_job_changes.
CREATE OR REPLACE FUNCTION app.notify_logo_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  changed uuid[];
BEGIN
  SELECT array_agg(id) INTO changed FROM (
    SELECT j.id FROM public.jobs AS j
    WHERE j.user_id = coalesce(NEW.user_id, OLD.user_id) AND j.status <> 'draft'
      AND lower(j.company) = coalesce(NEW.company_key, OLD.company_key) LIMIT 51) AS shown;
  PERFORM pg_notify('content_changed', CASE
    WHEN cardinality(changed) > 50 THEN 'jobs all'
    ELSE 'jobs' || coalesce((SELECT string_agg(' job:' || id, '') FROM unnest(changed) AS id), '') END);
  RETURN NULL;
END
$$;
