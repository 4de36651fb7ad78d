CREATE POLICY google_told_jobs_system ON google_told_jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY google_told_jobs_desk ON google_told_jobs FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- With the account of Google.
CREATE POLICY google_told_jobs_admin ON google_told_jobs FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
