CREATE POLICY interview_slots_system ON interview_slots TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY interview_slots_keeper ON interview_slots TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY interview_slots_desk_read ON interview_slots FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
-- Only times to come.
CREATE POLICY interview_slots_desk_offer ON interview_slots FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND starts_at > now()
              AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
CREATE POLICY interview_slots_desk_take_back ON interview_slots FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
