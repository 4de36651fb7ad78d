-- Only triggers on applications write it.
CREATE POLICY reply_promises_keeper ON reply_promises TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY reply_promises_reader ON reply_promises FOR SELECT TO agency_reader USING (true);
CREATE POLICY reply_promises_system ON reply_promises FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY reply_promises_admin ON reply_promises FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY reply_promises_consultant ON reply_promises FOR SELECT TO agency_app
  USING (is_agency AND (SELECT app.is_consultant(app.actor_id())));
-- The employer whose job it was, and the candidate whose application it is: as far as they see the application.
CREATE POLICY reply_promises_parties ON reply_promises FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id()))
         OR EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id AND j.user_id = (SELECT app.actor_id())));
