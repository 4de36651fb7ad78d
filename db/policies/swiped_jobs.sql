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
