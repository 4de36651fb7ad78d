CREATE POLICY people_imports_system ON people_imports TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_imports_keeper ON people_imports TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY people_imports_own ON people_imports TO agency_app
  USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
