CREATE POLICY security_event_rates_system ON security_event_rates TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY security_event_rates_keeper ON security_event_rates TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY security_event_rates_admin_read ON security_event_rates FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
