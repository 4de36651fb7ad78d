CREATE POLICY measured_events_system ON measured_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY measured_events_admin_read ON measured_events FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
