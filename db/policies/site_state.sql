CREATE POLICY site_state_system ON site_state TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY site_state_admin ON site_state TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
