-- Written by the functions that keep them alone. They say no more than the location of a job on the board.
CREATE POLICY job_places_system ON job_places FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY job_places_keeper ON job_places TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY job_places_reader ON job_places FOR SELECT TO agency_reader USING (true);
