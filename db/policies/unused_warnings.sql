CREATE POLICY unused_warnings_system ON unused_warnings TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unused_warnings_keeper ON unused_warnings TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY unused_warnings_admin_read ON unused_warnings FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
