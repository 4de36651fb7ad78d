CREATE POLICY introduction_details_system ON introduction_details TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introduction_details_keeper ON introduction_details TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY introduction_details_admin_read ON introduction_details FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
-- The notes of the desk, with the names of colleagues: not for the candidate.
CREATE POLICY introduction_details_consultant_read ON introduction_details FOR SELECT TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id()))
         AND EXISTS (SELECT FROM introduction_entries AS e JOIN introductions AS i ON i.id = e.introduction_id
                     LEFT JOIN applications AS a ON a.id = i.application_id
                     WHERE e.sequence = introduction_details.sequence AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
