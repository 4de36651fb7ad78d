CREATE POLICY webhook_deliveries_system ON webhook_deliveries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhook_deliveries_keeper ON webhook_deliveries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY webhook_deliveries_admin ON webhook_deliveries FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY webhook_deliveries_again ON webhook_deliveries FOR UPDATE TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
