CREATE POLICY find_a_job_account_system ON find_a_job_account TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY find_a_job_account_admin ON find_a_job_account TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY find_a_job_account_desk ON find_a_job_account FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
