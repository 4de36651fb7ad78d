CREATE POLICY introductions_system ON introductions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introductions_keeper ON introductions TO agency_keeper USING (true) WITH CHECK (true);
-- Also those whose application is gone, as long as the law has them kept.
CREATE POLICY introductions_admin_read ON introductions FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
-- Of applications that they may read (policies of applications).
CREATE POLICY introductions_consultant_read ON introductions FOR SELECT TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY introductions_own_read ON introductions FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id())));
