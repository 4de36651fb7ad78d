CREATE POLICY shortlists_system ON shortlists TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY shortlists_keeper ON shortlists FOR SELECT TO agency_keeper USING (true);
-- Administrators and consultants, for jobs that they may read, and for the client of the job.
CREATE POLICY shortlists_desk_read ON shortlists FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY shortlists_desk_send ON shortlists FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND created_by = (SELECT app.actor_id()) AND client_id = app.client_of_job(job_id));
CREATE POLICY shortlists_desk_change ON shortlists FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id)) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
