CREATE POLICY person_merges_system ON person_merges TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_merges_keeper ON person_merges TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_merges_desk_read ON person_merges FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
