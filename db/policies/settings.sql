CREATE POLICY settings_system ON settings TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY settings_reader ON settings FOR SELECT TO agency_reader USING (true);
CREATE POLICY settings_keeper ON settings FOR SELECT TO agency_keeper USING (true);
CREATE POLICY settings_admin ON settings TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
