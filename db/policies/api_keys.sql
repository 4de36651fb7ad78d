CREATE POLICY api_keys_system ON api_keys TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY api_keys_keeper ON api_keys TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY api_keys_admin_read ON api_keys FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY api_keys_admin_add ON api_keys FOR INSERT TO agency_app
  WITH CHECK ((SELECT is_admin(app.actor_id())) AND created_by = (SELECT app.actor_id()) AND app.may_work_desk(account_id));
CREATE POLICY api_keys_admin_revoke ON api_keys FOR UPDATE TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
