CREATE POLICY placement_events_system ON placement_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY placement_events_desk_read ON placement_events FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY placement_events_desk_add ON placement_events FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND actor_id = (SELECT app.actor_id()));
