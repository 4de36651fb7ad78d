CREATE POLICY person_addresses_system ON person_addresses TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_addresses_keeper ON person_addresses TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_addresses_desk_read ON person_addresses FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
