CREATE POLICY kept_records_system ON kept_records TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY kept_records_keeper ON kept_records FOR INSERT TO agency_keeper WITH CHECK (true);
CREATE POLICY kept_records_admin_read ON kept_records FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
