CREATE POLICY find_a_job_reports_system ON find_a_job_reports TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY find_a_job_reports_desk ON find_a_job_reports FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- With the account.
CREATE POLICY find_a_job_reports_admin ON find_a_job_reports FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
