CREATE POLICY qualifying_clocks_system ON qualifying_clocks TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY qualifying_clocks_keeper ON qualifying_clocks TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY qualifying_clocks_desk ON qualifying_clocks TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY qualifying_clocks_own ON qualifying_clocks FOR SELECT TO agency_app
  USING (person_id = (SELECT app.own_person_id()));
