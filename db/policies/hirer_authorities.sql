CREATE POLICY hirer_authorities_system ON hirer_authorities TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- As far as the reader may see the job itself (policies of jobs).
CREATE POLICY hirer_authorities_read ON hirer_authorities FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY hirer_authorities_add ON hirer_authorities FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY hirer_authorities_change ON hirer_authorities FOR UPDATE TO agency_app
  USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id))
  WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
