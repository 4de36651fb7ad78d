CREATE POLICY shortlist_entries_system ON shortlist_entries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY shortlist_entries_keeper ON shortlist_entries TO agency_keeper USING (true) WITH CHECK (true);
-- Applications that the reader may read. All of one shortlist are for its job.
CREATE POLICY shortlist_entries_desk_read ON shortlist_entries FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY shortlist_entries_desk_add ON shortlist_entries FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND answered_at IS NULL
              AND EXISTS (SELECT FROM applications AS a JOIN shortlists AS s ON s.job_id = a.job_id
                          WHERE a.id = application_id AND s.id = shortlist_id AND a.status <> 'withdrawn'
                            AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY shortlist_entries_desk_see ON shortlist_entries FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
