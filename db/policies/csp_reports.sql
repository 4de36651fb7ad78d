CREATE POLICY csp_reports_system ON csp_reports TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY csp_reports_keeper ON csp_reports TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY csp_reports_admin_read ON csp_reports FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
