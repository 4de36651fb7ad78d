CREATE POLICY jobs_left_out_system ON jobs_left_out TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY jobs_left_out_reader ON jobs_left_out FOR SELECT TO agency_reader USING (true);
CREATE POLICY jobs_left_out_desk_read ON jobs_left_out FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
-- Of the jobs that they may change: administrators of all, consultants of the agency's.
CREATE POLICY jobs_left_out_desk_add ON jobs_left_out FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs WHERE id = job_id));
CREATE POLICY jobs_left_out_desk_remove ON jobs_left_out FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs WHERE id = job_id));
