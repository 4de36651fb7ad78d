CREATE POLICY key_information_system ON key_information TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY key_information_keeper ON key_information TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY key_information_desk_read ON key_information FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY key_information_desk_write ON key_information FOR INSERT TO agency_app
  WITH CHECK (author_id = (SELECT app.actor_id()) AND num_nonnulls(sent_at, given_at) = 0
              AND (SELECT app.may_work_desk(app.actor_id())));
-- What was given stays given.
CREATE POLICY key_information_desk_give ON key_information FOR UPDATE TO agency_app
  USING (given_at IS NULL AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
-- Once it is on its way.
CREATE POLICY key_information_own ON key_information FOR SELECT TO agency_app
  USING (person_id = (SELECT app.own_person_id()) AND num_nonnulls(sent_at, given_at) > 0);
