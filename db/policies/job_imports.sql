CREATE POLICY job_imports_system ON job_imports TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_imports_own ON job_imports TO agency_app
  USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
-- What became of an import is for the whole desk.
CREATE POLICY job_imports_results ON job_imports FOR SELECT TO agency_app
  USING (state IN ('importing', 'done', 'failed') AND (SELECT app.may_work_desk(app.actor_id())));
