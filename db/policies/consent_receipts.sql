CREATE POLICY consent_receipts_system ON consent_receipts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY consent_receipts_admin ON consent_receipts FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
