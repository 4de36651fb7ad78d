CREATE POLICY application_letters_system ON application_letters TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_letters_desk_read ON application_letters FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY application_letters_own_read ON application_letters FOR SELECT TO agency_app
  USING (doubt IS NULL AND NOT is_undelivered AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id())));
-- Replies come in through the site alone.
CREATE POLICY application_letters_write ON application_letters FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND author_id = (SELECT app.actor_id()) AND NOT is_reply
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'
                          AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY application_letters_note_read ON application_letters FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND is_reply AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
-- Only what turned out not to be the candidate's.
CREATE POLICY application_letters_remove ON application_letters FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND doubt IS NOT NULL AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY application_letters_reader ON application_letters FOR SELECT TO agency_reader USING (true);
