-- What employers and admins need to keep their jobs.

-- Hours a week, to tell what a yearly wage is by the hour.
ALTER TABLE jobs ADD COLUMN hours_per_week numeric(3, 1) CHECK (hours_per_week BETWEEN 1 AND 80);
GRANT UPDATE (hours_per_week) ON jobs TO agency_app;

-- A draft that is published is posted at that moment, not when it was begun: the board has the newest first.
CREATE FUNCTION app.stamp_posting() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.created_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER jobs_posted BEFORE UPDATE OF status ON jobs FOR EACH ROW
  WHEN (OLD.status = 'draft' AND NEW.status = 'open') EXECUTE FUNCTION app.stamp_posting();

-- Whoever keeps jobs searches their own as the public searches the board.
GRANT EXECUTE ON FUNCTION app.search_words, app.search_patterns, app.contains_pattern TO agency_app;

-- The admins' list of all jobs, whatever their status.
CREATE INDEX jobs_all_newest ON jobs (created_at DESC, id DESC);

-- How often the page of a job was opened, by the day. Nothing about whoever opened it.
CREATE TABLE job_views (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  day    date NOT NULL,
  views  integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (job_id, day)
);
ALTER TABLE job_views ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_views FORCE ROW LEVEL SECURITY;
GRANT SELECT ON job_views TO agency_app;
GRANT SELECT, INSERT, UPDATE ON job_views TO agency_keeper;
CREATE POLICY job_views_keeper ON job_views TO agency_keeper USING (true) WITH CHECK (true);
-- Whoever may see a job as its keeper sees its views: the policies of jobs decide.
CREATE POLICY job_views_read ON job_views FOR SELECT TO agency_app USING (EXISTS (SELECT FROM jobs WHERE id = job_id));

GRANT SELECT (id, status, closes_at) ON jobs TO agency_keeper;
CREATE POLICY jobs_keeper ON jobs FOR SELECT TO agency_keeper USING (true);

-- Only jobs that the public can apply for are counted.
CREATE FUNCTION count_job_view(_job_id uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  INSERT INTO public.job_views AS v (job_id, day, views)
  SELECT id, (now() AT TIME ZONE 'Europe/London')::date, 1 FROM public.jobs
  WHERE id = _job_id AND status = 'open' AND closes_at > now()
  ON CONFLICT (job_id, day) DO UPDATE SET views = v.views + 1
$$;
GRANT CREATE ON SCHEMA public TO agency_keeper;
ALTER FUNCTION count_job_view OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA public FROM agency_keeper;
GRANT EXECUTE ON FUNCTION count_job_view TO agency_app;
