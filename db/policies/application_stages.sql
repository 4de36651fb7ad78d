CREATE POLICY application_stages_system ON application_stages TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_stages_reader ON application_stages FOR SELECT TO agency_reader USING (true);
CREATE POLICY application_stages_desk_read ON application_stages FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY application_stages_admin ON application_stages TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
