CREATE POLICY loose_files_system ON loose_files TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY loose_files_keeper ON loose_files TO agency_keeper USING (true) WITH CHECK (true);
