CREATE POLICY assignments_system ON assignments TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY assignments_keeper ON assignments TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY assignments_desk_read ON assignments FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
-- A document that is named is the worker's, of that kind, and was given by the first day.
CREATE POLICY assignments_desk_start ON assignments FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(consultant_id) AND (
    key_information_id IS NULL OR EXISTS (
      SELECT FROM key_information AS k JOIN qualifying_clocks AS c ON c.person_id = k.person_id
      WHERE k.id = key_information_id AND c.id = clock_id AND k.engagement = assignments.engagement
        AND (k.given_at AT TIME ZONE 'Europe/London')::date <= starts_on)));
CREATE POLICY assignments_desk_change ON assignments FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignments_desk_remove ON assignments FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignments_own ON assignments FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM qualifying_clocks AS c WHERE c.id = clock_id AND c.person_id = (SELECT app.own_person_id())));
