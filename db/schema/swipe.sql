CREATE TABLE liked_jobs (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  applied    boolean NOT NULL DEFAULT false,
  applied_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT liked_jobs_check CHECK (applied = (applied_at IS NOT NULL)),
  UNIQUE (user_id, job_id)
);
CREATE INDEX liked_jobs_newest ON liked_jobs (user_id, created_at DESC, id DESC);
CREATE INDEX liked_jobs_job ON liked_jobs (job_id);
ALTER TABLE liked_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON liked_jobs TO agency_app;
GRANT SELECT ON liked_jobs TO agency_reader;
GRANT SELECT, INSERT, UPDATE ON liked_jobs TO agency_keeper;
CREATE POLICY liked_jobs_system ON liked_jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY liked_jobs_keeper ON liked_jobs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY liked_jobs_reader ON liked_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY liked_jobs_own_read ON liked_jobs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY liked_jobs_own_add ON liked_jobs FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND NOT applied
              AND (SELECT app.may_apply(app.actor_id())) AND app.is_open_job(job_id) AND NOT app.owns_job(job_id));
CREATE POLICY liked_jobs_own_remove ON liked_jobs FOR DELETE TO agency_app
  USING (user_id = (SELECT app.actor_id()) AND NOT applied);

CREATE TABLE swiped_jobs (
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  action     text NOT NULL CHECK (action IN ('like', 'pass')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX swiped_jobs_job ON swiped_jobs (job_id);
CREATE INDEX swiped_jobs_passed ON swiped_jobs (user_id, created_at DESC, job_id) WHERE action = 'pass';
ALTER TABLE swiped_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON swiped_jobs TO agency_app;
GRANT SELECT ON swiped_jobs TO agency_reader;
CREATE POLICY swiped_jobs_system ON swiped_jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY swiped_jobs_reader ON swiped_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY swiped_jobs_own_read ON swiped_jobs FOR SELECT TO agency_app
  USING (user_id = (SELECT app.actor_id()));
CREATE POLICY swiped_jobs_own_add ON swiped_jobs FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id())) AND app.is_open_job(job_id)
              AND NOT app.owns_job(job_id));
CREATE POLICY swiped_jobs_own_remove ON swiped_jobs FOR DELETE TO agency_app
  USING (user_id = (SELECT app.actor_id()));

CREATE TYPE swipe_card AS (
  job public_job,
  total integer
);
