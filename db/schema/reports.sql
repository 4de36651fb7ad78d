-- A hire. It stays, without the candidate, when the application goes: the fee was invoiced.
CREATE TABLE placements (
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  application_id uuid UNIQUE REFERENCES applications (id) ON DELETE SET NULL,
  client_id      uuid NOT NULL REFERENCES clients (id),
  job_id         uuid REFERENCES jobs (id) ON DELETE SET NULL,
  job_title      text NOT NULL CHECK (length(job_title) <= 150),
  -- The version that was agreed at that time.
  terms_id       uuid,
  starts_on      date NOT NULL,
  -- Pay of a year.
  pay_pence      integer CHECK (pay_pence BETWEEN 0 AND 1000000000),
  fee_pence      integer NOT NULL CHECK (fee_pence BETWEEN 0 AND 1000000000),
  rebate_ends_on date,
  -- The person did not start, or left.
  ended_on       date CHECK (ended_on >= '2000-01-01'::date),
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT placements_check CHECK (rebate_ends_on >= starts_on),
  FOREIGN KEY (terms_id, client_id) REFERENCES client_terms (id, client_id)
);
CREATE INDEX placements_client ON placements (client_id, starts_on DESC);
CREATE INDEX placements_job ON placements (job_id);
CREATE INDEX placements_terms ON placements (terms_id);
CREATE INDEX placements_rebate ON placements (rebate_ends_on) WHERE ended_on IS NULL;
ALTER TABLE placements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (client_id, terms_id, starts_on, pay_pence, fee_pence, rebate_ends_on, ended_on) ON placements TO agency_app;
GRANT SELECT ON placements TO agency_reader;
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
CREATE TRIGGER placements_event AFTER INSERT ON placements FOR EACH ROW
  EXECUTE FUNCTION app.note_row_event('placement.made', 'application_id', 'job_id', 'client_id');

-- Records and corrections, entry by entry. They contain nothing about the candidate.
CREATE TABLE placement_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  placement_id uuid NOT NULL REFERENCES placements (id) ON DELETE CASCADE,
  words        text NOT NULL CHECK (length(words) BETWEEN 1 AND 1000),
  actor_id     uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX placement_events_placement ON placement_events (placement_id, id);
CREATE INDEX placement_events_actor ON placement_events (actor_id);
ALTER TABLE placement_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON placement_events TO agency_app;
CREATE POLICY placement_events_system ON placement_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY placement_events_desk_read ON placement_events FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY placement_events_desk_add ON placement_events FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND actor_id = (SELECT app.actor_id()));

CREATE TABLE monitoring.answer_counts (
  month    date NOT NULL CHECK (month = date_trunc('month', month::timestamptz)),
  category text NOT NULL CHECK (category IN ('white-collar', 'blue-collar')),
  question text NOT NULL CHECK (question ~ '^[a-z_]{2,40}$'),
  answer   text NOT NULL CHECK (answer ~ '^[a-z0-9_]{2,40}$'),
  total    integer NOT NULL CHECK (total > 0),
  PRIMARY KEY (month, category, question, answer)
);
ALTER TABLE monitoring.answer_counts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON monitoring.answer_counts TO agency_keeper;
-- Two procedures add and report (app.count_equality_answers, app.report_equality); no process of the site reads it.
CREATE POLICY answer_counts_keeper ON monitoring.answer_counts TO agency_keeper USING (true) WITH CHECK (true);
