CREATE POLICY people_system ON people TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_keeper ON people TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY people_reader ON people FOR SELECT TO agency_reader USING (true);
CREATE POLICY people_desk_read ON people FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_desk_add ON people FOR INSERT TO agency_app
  WITH CHECK (source IN ('desk', 'import') AND account_id IS NULL AND added_by = (SELECT app.actor_id())
              AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_desk_change ON people FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
