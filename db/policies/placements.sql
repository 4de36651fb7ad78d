CREATE POLICY placements_system ON placements TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- Administrators and consultants. A new one is of an application that they may read.
CREATE POLICY placements_desk_read ON placements FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY placements_desk_record ON placements FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id()))
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.job_id = placements.job_id
                          AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY placements_desk_correct ON placements FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND NOT EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY placements_reader ON placements FOR SELECT TO agency_reader USING (true);
