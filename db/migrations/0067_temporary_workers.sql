-- Temporary workers (docs/decisions/0085): what they were told before terms were agreed, their assignments, and the clock of twelve weeks.

-- One version of a Key Information Document, with the file that was made of it. What was written is never changed.
CREATE TABLE key_information (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id   uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  version     integer NOT NULL CHECK (version BETWEEN 1 AND 999),
  engagement  text NOT NULL CHECK (engagement IN ('paye', 'umbrella', 'company')),
  -- KeyInformation of domain/key-information.
  contents    jsonb NOT NULL CHECK (octet_length(contents::text) <= 20000),
  pdf         bytea NOT NULL CHECK (octet_length(pdf) BETWEEN 1 AND 500000),
  sha256      bytea NOT NULL GENERATED ALWAYS AS (sha256(pdf)) STORED,
  author_id   uuid REFERENCES profiles (id) ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 100),
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- The email with it was asked for; it is given once that has left.
  sent_at     timestamptz,
  given_at    timestamptz,
  given_how   text CHECK (given_how IN ('email', 'hand')),
  UNIQUE (person_id, version),
  CHECK ((given_at IS NULL) = (given_how IS NULL)),
  CHECK (given_at >= created_at)
);
CREATE INDEX key_information_author ON key_information (author_id);

-- One role of a person with one hirer, through whichever agency: the weeks of all its assignments are counted together.
CREATE TABLE qualifying_clocks (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id     uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  hirer         text NOT NULL CHECK (length(hirer) BETWEEN 1 AND 120),
  -- Of the client, where the agency keeps one.
  client_id     uuid,
  role          text NOT NULL CHECK (length(role) BETWEEN 1 AND 100),
  -- When the worker was told in writing that it is a new role with a hirer they knew (reg. 7(3)(c)).
  told_on       date,
  -- Worked out by domain/assignment/qualifying-weeks.ts: at each change, and each day.
  counted_from  date,
  qualifies_on  date,
  -- For which counting the consultant was reminded, and said that the terms are settled.
  reminded_for  date,
  settled_for   date,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CHECK ((counted_from IS NULL) = (qualifies_on IS NULL))
);
CREATE INDEX qualifying_clocks_person ON qualifying_clocks (person_id);
CREATE INDEX qualifying_clocks_due ON qualifying_clocks (qualifies_on);

CREATE TABLE assignments (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  clock_id           uuid NOT NULL REFERENCES qualifying_clocks (id) ON DELETE CASCADE,
  engagement         text NOT NULL CHECK (engagement IN ('paye', 'umbrella', 'company')),
  -- Through another agency: known for its weeks alone.
  other_agency       text CHECK (length(other_agency) BETWEEN 1 AND 120),
  -- Documents go with their person alone, and assignments with them.
  key_information_id uuid REFERENCES key_information (id) ON DELETE CASCADE,
  -- On paper, before this site was used.
  given_elsewhere_on date,
  starts_on          date NOT NULL CHECK (starts_on BETWEEN '2011-10-01' AND '2199-12-31'),
  -- The last day.
  ends_on            date CHECK (ends_on <= starts_on + 3660),
  -- Until when it was meant to last, where it ended before.
  likely_end_on      date CHECK (likely_end_on <= starts_on + 3660),
  pay                numeric(9, 2) CHECK (pay > 0),
  pay_period         text CHECK (pay_period IN ('hour', 'day', 'week', 'month', 'year')),
  consultant_id      uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_on >= starts_on),
  CHECK (likely_end_on >= coalesce(ends_on, starts_on)),
  CHECK ((pay IS NULL) = (pay_period IS NULL)),
  CHECK (other_agency IS NULL OR num_nonnulls(key_information_id, given_elsewhere_on) = 0),
  -- Conduct Regulations 2003, reg. 13A: given before terms, and so before the start.
  CONSTRAINT assignments_given_first CHECK (
    other_agency IS NOT NULL OR key_information_id IS NOT NULL OR coalesce(given_elsewhere_on <= starts_on, false)
    OR starts_on < '2020-04-06'),
  -- No one is in one role with one hirer twice at once through us.
  CONSTRAINT assignments_apart EXCLUDE USING gist
    (clock_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&) WHERE (other_agency IS NULL)
);
CREATE INDEX assignments_clock ON assignments (clock_id);
CREATE INDEX assignments_document ON assignments (key_information_id);
CREATE INDEX assignments_consultant ON assignments (consultant_id);
CREATE INDEX assignments_end ON assignments (ends_on) WHERE other_agency IS NULL;

-- When a worker is away from a role. The reason is asked for because the law treats reasons differently; nothing more is written down.
CREATE TABLE assignment_absences (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  clock_id   uuid NOT NULL REFERENCES qualifying_clocks (id) ON DELETE CASCADE,
  reason     text NOT NULL CHECK (reason IN ('leave', 'sickness', 'jury', 'shutdown', 'strike', 'pregnancy', 'maternity', 'adoption', 'paternity', 'other')),
  from_on    date NOT NULL CHECK (from_on BETWEEN '2011-10-01' AND '2199-12-31'),
  -- The day of the return; NULL: still away.
  back_on    date CHECK (back_on BETWEEN from_on + 1 AND from_on + 3660),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT assignment_absences_apart EXCLUDE USING gist (clock_id WITH =, daterange(from_on, back_on) WITH &&)
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['key_information', 'qualifying_clocks', 'assignments', 'assignment_absences'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;

GRANT SELECT, INSERT ON key_information, qualifying_clocks, assignments, assignment_absences TO agency_app;
GRANT UPDATE (sent_at, given_at, given_how) ON key_information TO agency_app;
GRANT UPDATE (counted_from, qualifies_on, reminded_for, settled_for), DELETE ON qualifying_clocks TO agency_app;
GRANT UPDATE (ends_on, likely_end_on), DELETE ON assignments TO agency_app;
GRANT UPDATE (back_on), DELETE ON assignment_absences TO agency_app;
GRANT SELECT, UPDATE, DELETE ON key_information, qualifying_clocks, assignments, assignment_absences TO agency_keeper;
