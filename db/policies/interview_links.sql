CREATE POLICY interview_links_system ON interview_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY interview_links_keeper ON interview_links TO agency_keeper USING (true) WITH CHECK (true);
-- The desk revokes them, and sees no more of them than fingerprints.
CREATE POLICY interview_links_desk_read ON interview_links FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
CREATE POLICY interview_links_desk_revoke ON interview_links FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
