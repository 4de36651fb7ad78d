CREATE POLICY staged_applications_system ON staged_applications TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY staged_applications_reader ON staged_applications FOR SELECT TO agency_reader USING (true);
-- The people of the desk, for applications that they may read, and only a stage of the status that the application has.
CREATE POLICY staged_applications_desk ON staged_applications TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id()))
              AND EXISTS (SELECT FROM applications AS a JOIN application_stages AS s ON s.status = a.desk_status
                          WHERE a.id = application_id AND s.id = stage_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
