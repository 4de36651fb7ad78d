CREATE POLICY google_account_system ON google_account TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY google_account_admin ON google_account TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY google_account_desk ON google_account FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
