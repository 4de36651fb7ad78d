CREATE POLICY application_notes_system ON application_notes TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_notes_keeper ON application_notes TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY application_notes_own ON application_notes TO agency_app
  USING (author_id = (SELECT app.actor_id()))
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id()))
              AND (NOT is_shared OR (SELECT app.may_work_desk(app.actor_id())))
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY application_notes_shared_read ON application_notes FOR SELECT TO agency_app
  USING (is_shared AND (SELECT is_admin(app.actor_id()))
         AND application_id NOT IN (SELECT a.id FROM applications AS a WHERE a.candidate_id = (SELECT app.actor_id())));
-- Consultants read what colleagues wrote about an application that they may read.
CREATE POLICY application_notes_consultant_read ON application_notes FOR SELECT TO agency_app
  USING (is_shared AND (SELECT app.is_consultant(app.actor_id()))
         AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
