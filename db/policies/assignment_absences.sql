CREATE POLICY assignment_absences_system ON assignment_absences TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY assignment_absences_keeper ON assignment_absences TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY assignment_absences_desk ON assignment_absences TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignment_absences_own ON assignment_absences FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM qualifying_clocks AS c WHERE c.id = clock_id AND c.person_id = (SELECT app.own_person_id())));
