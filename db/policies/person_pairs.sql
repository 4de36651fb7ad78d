CREATE POLICY person_pairs_system ON person_pairs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_pairs_keeper ON person_pairs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_pairs_desk_read ON person_pairs FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
