CREATE POLICY place_renewals_keeper ON place_renewals TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY place_renewals_system ON place_renewals FOR SELECT TO agency_app USING ((SELECT app.is_system()));
