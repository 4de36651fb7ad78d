CREATE POLICY clients_system ON clients TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY clients_keeper ON clients FOR SELECT TO agency_keeper USING (true);
-- Administrators and consultants. Which account is linked is checked by a trigger.
CREATE POLICY clients_desk_read ON clients FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY clients_desk_add ON clients FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND account_id IS NULL);
CREATE POLICY clients_desk_change ON clients FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY clients_reader ON clients FOR SELECT TO agency_reader USING (true);
