CREATE POLICY introduction_entries_system ON introduction_entries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introduction_entries_keeper ON introduction_entries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY introduction_entries_admin_read ON introduction_entries FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
-- As far as the reader may see the introduction (policies of introductions).
CREATE POLICY introduction_entries_read ON introduction_entries FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM introductions AS i WHERE i.id = introduction_id));
