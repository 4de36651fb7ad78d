-- Announces every change that the public can see to every process on this database, at commit. Names up to fifty jobs; a
-- larger change says only that jobs have changed. Channel and tags: db/content-changes.ts.
CREATE OR REPLACE FUNCTION app.notify_job_changes() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  changed uuid[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO changed FROM changed_jobs WHERE status <> 'draft';
  IF cardinality(changed) > 0 THEN
    PERFORM pg_notify('content_changed', CASE
      WHEN cardinality(changed) <= 50
      THEN (SELECT 'jobs ' || string_agg('job:' || id, ' ') FROM unnest(changed) AS id)
      ELSE 'jobs all' END);
  END IF;
  RETURN NULL;
END
$$;
