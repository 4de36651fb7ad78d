CREATE POLICY shortlist_links_system ON shortlist_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY shortlist_links_keeper ON shortlist_links TO agency_keeper USING (true) WITH CHECK (true);
-- The desk revokes them, and sees no more of them than fingerprints.
CREATE POLICY shortlist_links_desk_read ON shortlist_links FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM shortlists AS s WHERE s.id = shortlist_id));
CREATE POLICY shortlist_links_desk_revoke ON shortlist_links FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM shortlists AS s WHERE s.id = shortlist_id));
