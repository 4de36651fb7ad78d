CREATE POLICY job_views_keeper ON job_views TO agency_keeper USING (true) WITH CHECK (true);
-- People who may read the row of a job may read its views: the policies of jobs decide.
CREATE POLICY job_views_read ON job_views FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM jobs WHERE id = job_id));
