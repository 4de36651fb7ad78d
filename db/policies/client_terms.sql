CREATE POLICY client_terms_system ON client_terms TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY client_terms_desk_read ON client_terms FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY client_terms_desk_agree ON client_terms FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND recorded_by = (SELECT app.actor_id()));
