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
