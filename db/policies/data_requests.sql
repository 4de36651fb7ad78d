CREATE POLICY data_requests_system ON data_requests TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY data_requests_admin_read ON data_requests FOR SELECT TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
-- What people did themselves in their account is done.
CREATE POLICY data_requests_admin_move ON data_requests FOR UPDATE TO agency_app
  USING (confirmed_at IS NOT NULL AND source <> 'account' AND (SELECT is_admin(app.actor_id())))
  WITH CHECK (confirmed_at IS NOT NULL AND status_changed_by = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id())));
CREATE POLICY data_requests_admin_add ON data_requests FOR INSERT TO agency_app
  WITH CHECK (source = 'desk' AND status = 'open' AND (SELECT is_admin(app.actor_id())));
CREATE POLICY data_requests_keeper ON data_requests FOR SELECT TO agency_keeper USING (true);
CREATE POLICY data_requests_keeper_hand_over ON data_requests FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
