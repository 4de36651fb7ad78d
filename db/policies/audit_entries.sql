CREATE POLICY audit_entries_system ON audit_entries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY audit_entries_keeper ON audit_entries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY audit_entries_admin_read ON audit_entries FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY audit_entries_own_write ON audit_entries FOR INSERT TO agency_app
  WITH CHECK (actor_id = (SELECT app.actor_id()));
