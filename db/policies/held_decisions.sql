CREATE POLICY held_decisions_system ON held_decisions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY held_decisions_keeper ON held_decisions TO agency_keeper USING (true) WITH CHECK (true);
-- The people of the desk, for applications that they may read, each in their own name. A later decision takes the place of a colleague's.
CREATE POLICY held_decisions_read ON held_decisions FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY held_decisions_make ON held_decisions FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id())
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'
                          AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY held_decisions_replace ON held_decisions FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id())
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'
                          AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY held_decisions_undo ON held_decisions FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id()));
