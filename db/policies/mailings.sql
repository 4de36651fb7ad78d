CREATE POLICY mailings_system ON mailings TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY mailings_keeper ON mailings TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY mailings_desk_read ON mailings FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY mailings_desk_add ON mailings FOR INSERT TO agency_app
  WITH CHECK (sent_by = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
