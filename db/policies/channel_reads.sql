-- Counted and deleted by functions of agency_keeper alone.
CREATE POLICY channel_reads_system ON channel_reads FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY channel_reads_keeper ON channel_reads TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY channel_reads_desk ON channel_reads FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
