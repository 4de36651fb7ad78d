CREATE POLICY interviews_system ON interviews TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY interviews_keeper ON interviews TO agency_keeper USING (true) WITH CHECK (true);
-- Administrators and consultants, of applications that they may read.
CREATE POLICY interviews_desk_read ON interviews FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY interviews_desk_offer ON interviews FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(interviewer_id)
              AND state = 'offered' AND sequence = 0
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY interviews_desk_change ON interviews FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
