CREATE POLICY profiles_system ON profiles TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY profiles_keeper ON profiles TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY profiles_reader ON profiles FOR SELECT TO agency_reader USING (true);
CREATE POLICY profiles_own_read ON profiles FOR SELECT TO agency_app USING (id = (SELECT app.actor_id()));
CREATE POLICY profiles_own_update ON profiles FOR UPDATE TO agency_app
  USING (id = (SELECT app.actor_id())) WITH CHECK (id = (SELECT app.actor_id()));
-- The names of colleagues: whose job it is, and who did what with an enquiry.
CREATE POLICY profiles_consultant_read ON profiles FOR SELECT TO agency_app
  USING (role IN ('admin', 'consultant', 'editor') AND (SELECT app.is_consultant(app.actor_id())));
CREATE POLICY profiles_admin_read ON profiles FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
