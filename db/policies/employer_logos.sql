CREATE POLICY employer_logos_system ON employer_logos TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY employer_logos_reader ON employer_logos FOR SELECT TO agency_reader USING (true);
CREATE POLICY employer_logos_own_read ON employer_logos FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY employer_logos_own_add ON employer_logos FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id())));
CREATE POLICY employer_logos_own_remove ON employer_logos FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY employer_logos_desk_read ON employer_logos FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY employer_logos_admin_remove ON employer_logos FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
