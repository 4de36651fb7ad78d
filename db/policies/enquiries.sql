CREATE POLICY enquiries_system ON enquiries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY enquiries_desk_read ON enquiries FOR SELECT TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY enquiries_desk_move ON enquiries FOR UPDATE TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (confirmed_at IS NOT NULL AND status_changed_by = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY enquiries_admin_remove ON enquiries FOR DELETE TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
CREATE POLICY enquiries_keeper_read ON enquiries FOR SELECT TO agency_keeper USING (true);
CREATE POLICY enquiries_keeper_remove ON enquiries FOR DELETE TO agency_keeper USING (true);
CREATE POLICY enquiries_keeper_hand_over ON enquiries FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
