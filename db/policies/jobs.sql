CREATE POLICY jobs_system ON jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY jobs_keeper ON jobs FOR SELECT TO agency_keeper USING (true);
CREATE POLICY jobs_reader ON jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY jobs_own ON jobs TO agency_app USING (user_id = (SELECT app.actor_id()))
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id()))
              AND (client_id IS NULL OR (SELECT app.may_work_desk(app.actor_id()))));
CREATE POLICY jobs_admin ON jobs TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY jobs_keeper_hand_over ON jobs FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
-- Consultants work with the jobs of the agency, also those that colleagues posted. Only functions change the owner.
CREATE POLICY jobs_consultant_read ON jobs FOR SELECT TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY jobs_consultant_change ON jobs FOR UPDATE TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]))
  WITH CHECK ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY jobs_consultant_remove ON jobs FOR DELETE TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
