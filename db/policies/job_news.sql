CREATE POLICY job_news_system ON job_news TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
