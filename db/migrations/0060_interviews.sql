-- Interviews of candidates by the people of the agency (docs/decisions/0079): the agency offers times, the candidate chooses one by a
-- private link.

-- Compares an id and a span of time in one index. Comes with PostgreSQL, like pg_trgm and citext.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE interviews (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id  uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Before an account of staff goes, its interviews pass to a colleague (app.hand_over).
  interviewer_id  uuid NOT NULL REFERENCES profiles (id),
  kind            text NOT NULL CHECK (kind IN ('phone', 'video', 'in_person')),
  -- A video link, or an address; an interview by phone rings the candidate.
  place           text CHECK (length(place) BETWEEN 1 AND 500),
  minutes         smallint NOT NULL CHECK (minutes BETWEEN 10 AND 240),
  -- What the agency says to the candidate.
  note            text CHECK (length(note) BETWEEN 1 AND 1000),
  state           text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'booked', 'cancelled', 'done', 'no_show')),
  -- The time that was chosen. Stays when the interview is cancelled.
  starts_at       timestamptz,
  ends_at         timestamptz,
  -- Whose time it takes, as of the booking: one person may apply with an account and without.
  candidate_email text,
  candidate_id    uuid,
  -- The candidate asked for other times than those on offer.
  move_asked_at   timestamptz,
  -- What the candidate wrote when they asked for that, or cancelled.
  candidate_note  text CHECK (length(candidate_note) BETWEEN 1 AND 1000),
  cancelled_by    text CHECK (cancelled_by IN ('candidate', 'agency')),
  -- Of the event in both calendars (RFC 5545): its name, how often it changed, and which change both sides were told of.
  uid             uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  sequence        integer NOT NULL DEFAULT 0,
  told_sequence   integer NOT NULL DEFAULT 0,
  -- That the reminder of the chosen time was queued.
  reminded_at     timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  changed_at      timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'phone') = (place IS NULL)),
  CHECK (num_nulls(starts_at, ends_at, candidate_email) IN (0, 3)),
  CHECK (starts_at IS NULL OR ends_at = starts_at + make_interval(mins => minutes)),
  CHECK (state NOT IN ('booked', 'done', 'no_show') OR starts_at IS NOT NULL),
  CHECK (state <> 'offered' OR starts_at IS NULL),
  CHECK ((state = 'cancelled') = (cancelled_by IS NOT NULL)),
  -- Neither side is in two interviews at once. Spans end before their end: one may begin when another ends.
  CONSTRAINT interviews_interviewer_free EXCLUDE USING gist
    (interviewer_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked'),
  CONSTRAINT interviews_address_free EXCLUDE USING gist
    (candidate_email WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked'),
  CONSTRAINT interviews_account_free EXCLUDE USING gist
    (candidate_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked')
);
CREATE INDEX interviews_application ON interviews (application_id);
CREATE INDEX interviews_interviewer ON interviews (interviewer_id);
CREATE INDEX interviews_coming ON interviews (starts_at) WHERE state = 'booked';
CREATE INDEX interviews_changed ON interviews (changed_at DESC, id);
CREATE INDEX interviews_untold ON interviews (id) WHERE told_sequence < sequence;

-- Times on offer. Offering one to several candidates is usual: it is taken by the first who chooses it.
CREATE TABLE interview_slots (
  interview_id uuid NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  starts_at    timestamptz NOT NULL,
  PRIMARY KEY (interview_id, starts_at)
);

-- The links by which a candidate chooses, known by the SHA-256 of their token only. Every email brings a new one; all work until they
-- expire or are revoked.
CREATE TABLE interview_links (
  token_hash   bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  interview_id uuid NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL
);
CREATE INDEX interview_links_interview ON interview_links (interview_id);
CREATE INDEX interview_links_age ON interview_links (expires_at);

-- Events that stand in the calendar of an interviewer although their interview was erased. They hold nothing about the candidate.
CREATE TABLE erased_interviews (
  uid            uuid PRIMARY KEY,
  sequence       integer NOT NULL,
  interviewer_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  starts_at      timestamptz NOT NULL,
  ends_at        timestamptz NOT NULL,
  queued_at      timestamptz
);
CREATE INDEX erased_interviews_interviewer ON erased_interviews (interviewer_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['interviews', 'interview_slots', 'interview_links', 'erased_interviews'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;

GRANT SELECT, INSERT ON interviews TO agency_app;
-- Which application, and the name of the event, never change.
GRANT UPDATE (state, place, note, move_asked_at, cancelled_by, told_sequence, reminded_at) ON interviews TO agency_app;
GRANT SELECT, INSERT, DELETE ON interview_slots, interview_links TO agency_app;
GRANT SELECT, UPDATE (queued_at), DELETE ON erased_interviews TO agency_app;
GRANT SELECT, UPDATE, DELETE ON interviews TO agency_keeper;
GRANT SELECT, INSERT, DELETE ON interview_slots TO agency_keeper;
GRANT SELECT, DELETE ON interview_links TO agency_keeper;
GRANT SELECT, INSERT ON erased_interviews TO agency_keeper;
