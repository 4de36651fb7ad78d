CREATE POLICY question_sets_system ON question_sets TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- The public reads through get_job_questions.
CREATE POLICY question_sets_reader ON question_sets FOR SELECT TO agency_reader USING (true);
-- Those who post, as far as they see the job itself (policies of jobs).
CREATE POLICY question_sets_read ON question_sets FOR SELECT TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY question_sets_add ON question_sets FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_post(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY question_sets_end ON question_sets FOR UPDATE TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND ended_at IS NULL AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id))
  WITH CHECK (ended_at IS NOT NULL);
