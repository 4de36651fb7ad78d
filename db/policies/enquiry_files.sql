CREATE POLICY enquiry_files_system ON enquiry_files TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- People who may read an enquiry may read its files: the policies of enquiries decide.
CREATE POLICY enquiry_files_read ON enquiry_files FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM enquiries AS e WHERE e.id = enquiry_id));
-- Which CV of a person is their newest (app.note_newest_cv).
CREATE POLICY enquiry_files_keeper ON enquiry_files FOR SELECT TO agency_keeper USING (true);
