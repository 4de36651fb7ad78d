CREATE POLICY people_lists_system ON people_lists TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_lists_desk_read ON people_lists FOR SELECT TO agency_app
  USING ((is_shared OR owner_id = (SELECT app.actor_id())) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_lists_own_add ON people_lists FOR INSERT TO agency_app
  WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_lists_own_change ON people_lists FOR UPDATE TO agency_app
  USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (owner_id = (SELECT app.actor_id()));
CREATE POLICY people_lists_own_remove ON people_lists FOR DELETE TO agency_app
  USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
