CREATE POLICY job_origins_system ON job_origins TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_origins_desk ON job_origins TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
