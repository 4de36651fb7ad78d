CREATE POLICY job_channels_system ON job_channels TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_channels_reader ON job_channels FOR SELECT TO agency_reader USING (true);
CREATE POLICY job_channels_keeper ON job_channels FOR SELECT TO agency_keeper USING (true);
CREATE POLICY job_channels_desk ON job_channels FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY job_channels_admin ON job_channels TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
