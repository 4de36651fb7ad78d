CREATE POLICY webhook_events_system ON webhook_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhook_events_keeper ON webhook_events TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY webhook_events_admin ON webhook_events FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
