-- A version of a Key Information Document, with its PDF. Its text never changes.
CREATE TABLE key_information (
  id          uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  person_id   uuid NOT NULL,
  version     integer NOT NULL CHECK (version BETWEEN 1 AND 999),
  engagement  text NOT NULL CHECK (engagement IN ('paye', 'umbrella', 'company')),
  -- KeyInformation of domain/key-information.
  contents    jsonb NOT NULL CHECK (octet_length(contents::text) <= 20000),
  pdf         bytea NOT NULL CHECK (octet_length(pdf) BETWEEN 1 AND 500000),
  sha256      bytea GENERATED ALWAYS AS (sha256(pdf)) STORED NOT NULL,
  author_id   uuid REFERENCES profiles (id) ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 100),
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- The time when a consultant requested the email. `given_at` is set once the email has been sent.
  sent_at     timestamptz,
  given_at    timestamptz,
  given_how   text CHECK (given_how IN ('email', 'hand')),
  CONSTRAINT key_information_check CHECK ((given_at IS NULL) = (given_how IS NULL)),
  CONSTRAINT key_information_check1 CHECK (given_at >= created_at),
  UNIQUE (person_id, version)
);
CREATE INDEX key_information_author ON key_information (author_id);
ALTER TABLE key_information ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (sent_at, given_at, given_how) ON key_information TO agency_app;
GRANT SELECT, UPDATE, DELETE ON key_information TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE key_information ADD CONSTRAINT key_information_person_id_fkey FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE;
CREATE POLICY key_information_system ON key_information TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY key_information_keeper ON key_information TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY key_information_desk_read ON key_information FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY key_information_desk_write ON key_information FOR INSERT TO agency_app
  WITH CHECK (author_id = (SELECT app.actor_id()) AND num_nonnulls(sent_at, given_at) = 0
              AND (SELECT app.may_work_desk(app.actor_id())));
-- Information that was given cannot be changed.
CREATE POLICY key_information_desk_give ON key_information FOR UPDATE TO agency_app
  USING (given_at IS NULL AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
-- Once the email is queued.
CREATE POLICY key_information_own ON key_information FOR SELECT TO agency_app
  USING (person_id = (SELECT app.own_person_id()) AND num_nonnulls(sent_at, given_at) > 0);

-- A role of a worker with a hirer. Weeks of all its assignments count together, including those through other agencies.
CREATE TABLE qualifying_clocks (
  id           uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  person_id    uuid NOT NULL,
  hirer        text NOT NULL CHECK (length(hirer) BETWEEN 1 AND 120),
  -- The hirer as a client of the agency; NULL if it has no record.
  client_id    uuid,
  role         text NOT NULL CHECK (length(role) BETWEEN 1 AND 100),
  -- The day on which the worker was notified in writing of a new role with a hirer they knew (reg. 7(3)(c)).
  told_on      date,
  -- Computed by domain/assignment/qualifying-weeks.ts at each change and daily.
  counted_from date,
  qualifies_on date,
  -- The count of weeks for which the consultant was reminded and confirmed that the terms are settled.
  reminded_for date,
  settled_for  date,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT qualifying_clocks_check CHECK ((counted_from IS NULL) = (qualifies_on IS NULL))
);
CREATE INDEX qualifying_clocks_person ON qualifying_clocks (person_id);
CREATE INDEX qualifying_clocks_due ON qualifying_clocks (qualifies_on);
ALTER TABLE qualifying_clocks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (counted_from, qualifies_on, reminded_for, settled_for), DELETE ON qualifying_clocks TO agency_app;
GRANT SELECT, UPDATE, DELETE ON qualifying_clocks TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE qualifying_clocks ADD CONSTRAINT qualifying_clocks_person_id_fkey FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE;
CREATE POLICY qualifying_clocks_system ON qualifying_clocks TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY qualifying_clocks_keeper ON qualifying_clocks TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY qualifying_clocks_desk ON qualifying_clocks TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY qualifying_clocks_own ON qualifying_clocks FOR SELECT TO agency_app
  USING (person_id = (SELECT app.own_person_id()));

CREATE TABLE assignments (
  id                 uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  clock_id           uuid NOT NULL REFERENCES qualifying_clocks (id) ON DELETE CASCADE,
  engagement         text NOT NULL CHECK (engagement IN ('paye', 'umbrella', 'company')),
  -- Set for work through another agency, which is recorded only for its weeks.
  other_agency       text CHECK (length(other_agency) BETWEEN 1 AND 120),
  -- Documents are deleted only with their person, and then so are the assignments.
  key_information_id uuid REFERENCES key_information (id) ON DELETE CASCADE,
  -- Day on which the worker got the document on paper, before the agency used this site.
  given_elsewhere_on date,
  starts_on          date NOT NULL CHECK (starts_on >= '2011-10-01'::date AND starts_on <= '2199-12-31'::date),
  -- The last day.
  ends_on            date,
  -- The planned last day, if it ended early.
  likely_end_on      date,
  pay                numeric(9,2) CHECK (pay > 0::numeric),
  pay_period         text CHECK (pay_period IN ('hour', 'day', 'week', 'month', 'year')),
  consultant_id      uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT assignments_check CHECK (ends_on <= (starts_on + 3660)),
  CONSTRAINT assignments_check1 CHECK (likely_end_on <= (starts_on + 3660)),
  CONSTRAINT assignments_check2 CHECK (ends_on >= starts_on),
  CONSTRAINT assignments_check3 CHECK (likely_end_on >= COALESCE(ends_on, starts_on)),
  CONSTRAINT assignments_check4 CHECK ((pay IS NULL) = (pay_period IS NULL)),
  CONSTRAINT assignments_check5 CHECK (other_agency IS NULL OR num_nonnulls(key_information_id, given_elsewhere_on) = 0),
  -- Conduct Regulations 2003, reg. 13A: given before terms, and so before the start.
  CONSTRAINT assignments_given_first CHECK (other_agency IS NOT NULL OR key_information_id IS NOT NULL OR COALESCE(given_elsewhere_on <= starts_on, false) OR starts_on < '2020-04-06'::date),
  -- Assignments of one worker, role and hirer through this agency must not overlap.
  CONSTRAINT assignments_apart EXCLUDE USING gist (clock_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&) WHERE (other_agency IS NULL)
);
CREATE INDEX assignments_clock ON assignments (clock_id);
CREATE INDEX assignments_document ON assignments (key_information_id);
CREATE INDEX assignments_consultant ON assignments (consultant_id);
CREATE INDEX assignments_end ON assignments (ends_on) WHERE other_agency IS NULL;
ALTER TABLE assignments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (ends_on, likely_end_on), DELETE ON assignments TO agency_app;
GRANT SELECT, UPDATE, DELETE ON assignments TO agency_keeper;
CREATE POLICY assignments_system ON assignments TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY assignments_keeper ON assignments TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY assignments_desk_read ON assignments FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
-- The named document must be the worker's, of the right kind, and given by the first day.
CREATE POLICY assignments_desk_start ON assignments FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(consultant_id) AND (
    key_information_id IS NULL OR EXISTS (
      SELECT FROM key_information AS k JOIN qualifying_clocks AS c ON c.person_id = k.person_id
      WHERE k.id = key_information_id AND c.id = clock_id AND k.engagement = assignments.engagement
        AND (k.given_at AT TIME ZONE 'Europe/London')::date <= starts_on)));
CREATE POLICY assignments_desk_change ON assignments FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignments_desk_remove ON assignments FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignments_own ON assignments FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM qualifying_clocks AS c WHERE c.id = clock_id AND c.person_id = (SELECT app.own_person_id())));

-- Absences of a worker from a role. The law treats reasons differently, so the reason is recorded, and nothing else.
CREATE TABLE assignment_absences (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  clock_id   uuid NOT NULL REFERENCES qualifying_clocks (id) ON DELETE CASCADE,
  reason     text NOT NULL
    CHECK (reason IN ('leave', 'sickness', 'jury', 'shutdown', 'strike', 'pregnancy', 'maternity', 'adoption', 'paternity', 'other')),
  from_on    date NOT NULL CHECK (from_on >= '2011-10-01'::date AND from_on <= '2199-12-31'::date),
  -- The day of the return; NULL: still away.
  back_on    date,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT assignment_absences_check CHECK (back_on >= (from_on + 1) AND back_on <= (from_on + 3660)),
  CONSTRAINT assignment_absences_apart EXCLUDE USING gist (clock_id WITH =, daterange(from_on, back_on) WITH &&)
);
ALTER TABLE assignment_absences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (back_on), DELETE ON assignment_absences TO agency_app;
GRANT SELECT, UPDATE, DELETE ON assignment_absences TO agency_keeper;
CREATE POLICY assignment_absences_system ON assignment_absences TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY assignment_absences_keeper ON assignment_absences TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY assignment_absences_desk ON assignment_absences TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignment_absences_own ON assignment_absences FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM qualifying_clocks AS c WHERE c.id = clock_id AND c.person_id = (SELECT app.own_person_id())));
