CREATE POLICY calendar_links_keeper ON calendar_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY calendar_links_own ON calendar_links TO agency_app
  USING (user_id = (SELECT app.actor_id()))
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
