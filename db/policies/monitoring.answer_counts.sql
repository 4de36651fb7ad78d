-- Two procedures add and report (app.count_equality_answers, app.report_equality); no process of the site reads it.
CREATE POLICY answer_counts_keeper ON monitoring.answer_counts TO agency_keeper USING (true) WITH CHECK (true);
