CREATE POLICY person_tasks_system ON person_tasks TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_tasks_keeper ON person_tasks TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_tasks_desk_read ON person_tasks FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- Given to a colleague who works at the desk, or to oneself.
CREATE POLICY person_tasks_desk_add ON person_tasks FOR INSERT TO agency_app
  WITH CHECK (created_by = (SELECT app.actor_id()) AND app.may_work_desk(assigned_to) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_tasks_desk_change ON person_tasks FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK ((assigned_to IS NULL OR app.may_work_desk(assigned_to)) AND (SELECT app.may_work_desk(app.actor_id())));
