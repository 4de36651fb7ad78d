CREATE POLICY webhooks_system ON webhooks TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhooks_keeper ON webhooks FOR SELECT TO agency_keeper USING (true);
CREATE POLICY webhooks_admin ON webhooks TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
