CREATE POLICY advert_overrides_system ON advert_overrides TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- As far as the reader may see the job itself (policies of jobs).
CREATE POLICY advert_overrides_read ON advert_overrides FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY advert_overrides_write ON advert_overrides FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
