CREATE POLICY application_events_system ON application_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_events_keeper ON application_events TO agency_keeper USING (true) WITH CHECK (true);
-- People who may read an application may read what became of it: the policies of applications decide.
CREATE POLICY application_events_read ON application_events FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
