-- The owner loads db/gazetteer, npm run places imports as the system, and app.keep_own_places writes the places of the studio.
CREATE POLICY gazetteer_owner ON gazetteer TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY gazetteer_system ON gazetteer TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY gazetteer_keeper ON gazetteer TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY gazetteer_reader ON gazetteer FOR SELECT TO agency_reader USING (true);
-- Places are no secret, and a process that may not migrate must see which edition is there.
CREATE POLICY gazetteer_read ON gazetteer FOR SELECT TO agency_app USING (true);
