CREATE POLICY security_events_system ON security_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY security_events_keeper ON security_events TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY security_events_admin_read ON security_events FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
