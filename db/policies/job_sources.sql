CREATE POLICY job_sources_system ON job_sources TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_sources_desk ON job_sources TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
