CREATE POLICY applications_system ON applications TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY applications_keeper ON applications TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY applications_reader ON applications FOR SELECT TO agency_reader USING (true);
CREATE POLICY applications_own_read ON applications FOR SELECT TO agency_app
  USING (candidate_id = (SELECT app.actor_id()));
CREATE POLICY applications_own_send ON applications FOR INSERT TO agency_app
  WITH CHECK (candidate_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id()))
              AND status = 'sent' AND app.is_open_job(job_id) AND NOT app.owns_job(job_id));
CREATE POLICY applications_own_withdraw ON applications FOR UPDATE TO agency_app
  USING (candidate_id = (SELECT app.actor_id()))
  WITH CHECK (candidate_id = (SELECT app.actor_id()) AND status = 'withdrawn');
-- The sender of an application never decides about it, whatever their role. Both clauses of each policy say so: PostgreSQL joins the USING clauses of
-- all policies by OR, and their WITH CHECK clauses apart from them.
-- A subquery, so that it runs once for a list and not for each of its rows. Administrators, who may read all, skip it: an
-- agency that posts for its clients has as many jobs as there are.
CREATE POLICY applications_received_read ON applications FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id()) IS NOT TRUE) AND (SELECT app.may_post(app.actor_id()))
         AND job_id IN (SELECT j.id FROM jobs AS j WHERE j.user_id = (SELECT app.actor_id())));
CREATE POLICY applications_received_move ON applications FOR UPDATE TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND app.owns_job(job_id) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id()))
  WITH CHECK (status <> 'withdrawn' AND app.owns_job(job_id) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id()));
CREATE POLICY applications_admin_read ON applications FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY applications_admin_move ON applications FOR UPDATE TO agency_app
  USING ((SELECT is_admin(app.actor_id())) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id()))
  WITH CHECK (status <> 'withdrawn' AND (SELECT is_admin(app.actor_id())) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id()));
-- Those for jobs of the agency. The job is looked up for each row: what consultants read is found by procedures first, so that a page has few, and
-- all jobs of an agency are many (docs/decisions/0091).
CREATE POLICY applications_consultant_read ON applications FOR SELECT TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id()))
         AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY applications_consultant_move ON applications FOR UPDATE TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id())
         AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[]))
  WITH CHECK (status <> 'withdrawn' AND (SELECT app.is_consultant(app.actor_id())) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id())
         AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[]));
