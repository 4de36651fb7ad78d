CREATE TABLE interviews (
  id              uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  application_id  uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Deleting a staff account hands its interviews to a colleague first (app.hand_over).
  interviewer_id  uuid NOT NULL REFERENCES profiles (id),
  kind            text NOT NULL CHECK (kind IN ('phone', 'video', 'in_person')),
  -- A video link or an address. For a phone interview the interviewer rings the candidate.
  place           text CHECK (length(place) BETWEEN 1 AND 500),
  minutes         smallint NOT NULL CHECK (minutes BETWEEN 10 AND 240),
  -- The agency's message to the candidate.
  note            text CHECK (length(note) BETWEEN 1 AND 1000),
  state           text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'booked', 'cancelled', 'done', 'no_show')),
  -- The booked time. Stays when the interview is cancelled.
  starts_at       timestamptz,
  ends_at         timestamptz,
  -- Identifies the person at the time of booking, who may also have applications without an account.
  candidate_email text,
  candidate_id    uuid,
  -- The candidate asked for other times than those on offer.
  move_asked_at   timestamptz,
  -- The candidate's message with a request to move, or a cancellation.
  candidate_note  text CHECK (length(candidate_note) BETWEEN 1 AND 1000),
  cancelled_by    text CHECK (cancelled_by IN ('candidate', 'agency')),
  -- UID and SEQUENCE of the calendar event (RFC 5545), and the last SEQUENCE that both sides were sent.
  uid             uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  sequence        integer NOT NULL DEFAULT 0,
  told_sequence   integer NOT NULL DEFAULT 0,
  -- Time at which the reminder of the chosen time was queued.
  reminded_at     timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  changed_at      timestamptz NOT NULL DEFAULT now(),
  moved_on        date,
  moves           smallint NOT NULL DEFAULT 0,
  CONSTRAINT interviews_check CHECK ((kind = 'phone') = (place IS NULL)),
  CONSTRAINT interviews_check1 CHECK (num_nulls(starts_at, ends_at, candidate_email) = ANY (ARRAY[0, 3])),
  CONSTRAINT interviews_check2 CHECK (starts_at IS NULL OR ends_at = (starts_at + make_interval(mins => minutes::integer))),
  CONSTRAINT interviews_check3 CHECK ((state <> ALL (ARRAY['booked', 'done', 'no_show'])) OR starts_at IS NOT NULL),
  CONSTRAINT interviews_check4 CHECK (state <> 'offered' OR starts_at IS NULL),
  CONSTRAINT interviews_check5 CHECK ((state = 'cancelled') = (cancelled_by IS NOT NULL)),
  -- Prevents overlapping interviews of a person. One may begin when another ends.
  CONSTRAINT interviews_interviewer_free EXCLUDE USING gist (interviewer_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked'),
  CONSTRAINT interviews_address_free EXCLUDE USING gist (candidate_email WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked'),
  CONSTRAINT interviews_account_free EXCLUDE USING gist (candidate_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked')
);
CREATE INDEX interviews_application ON interviews (application_id);
CREATE INDEX interviews_interviewer ON interviews (interviewer_id);
CREATE INDEX interviews_coming ON interviews (starts_at) WHERE state = 'booked';
CREATE INDEX interviews_changed ON interviews (changed_at DESC, id);
CREATE INDEX interviews_untold ON interviews (id) WHERE told_sequence < sequence;
ALTER TABLE interviews ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- The application and the name of the event never change.
GRANT SELECT, INSERT, UPDATE (place, note, state, move_asked_at, cancelled_by, told_sequence, reminded_at) ON interviews TO agency_app;
GRANT SELECT, UPDATE, DELETE ON interviews TO agency_keeper;
CREATE POLICY interviews_system ON interviews TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY interviews_keeper ON interviews TO agency_keeper USING (true) WITH CHECK (true);
-- Administrators and consultants, of applications that they may read.
CREATE POLICY interviews_desk_read ON interviews FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY interviews_desk_offer ON interviews FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(interviewer_id)
              AND state = 'offered' AND sequence = 0
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY interviews_desk_change ON interviews FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE TRIGGER interviews_stamp BEFORE UPDATE OF state, starts_at, interviewer_id, place, move_asked_at ON interviews FOR EACH ROW
  EXECUTE FUNCTION app.stamp_interview();
CREATE TRIGGER interviews_erased AFTER DELETE ON interviews FOR EACH ROW
  WHEN (OLD.state = 'booked') EXECUTE FUNCTION app.note_erased_interview();

-- Offered times. A time may be offered to several candidates; the first to choose it gets it.
CREATE TABLE interview_slots (
  interview_id uuid NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  starts_at    timestamptz NOT NULL,
  PRIMARY KEY (interview_id, starts_at)
);
ALTER TABLE interview_slots ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON interview_slots TO agency_app;
GRANT SELECT, INSERT, DELETE ON interview_slots TO agency_keeper;
CREATE POLICY interview_slots_system ON interview_slots TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY interview_slots_keeper ON interview_slots TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY interview_slots_desk_read ON interview_slots FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
-- Only future times.
CREATE POLICY interview_slots_desk_offer ON interview_slots FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND starts_at > now()
              AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
CREATE POLICY interview_slots_desk_take_back ON interview_slots FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));

-- Events in an interviewer's calendar whose interview was erased. They contain nothing about the candidate.
CREATE TABLE erased_interviews (
  uid            uuid PRIMARY KEY,
  sequence       integer NOT NULL,
  interviewer_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  starts_at      timestamptz NOT NULL,
  ends_at        timestamptz NOT NULL,
  queued_at      timestamptz
);
CREATE INDEX erased_interviews_interviewer ON erased_interviews (interviewer_id);
ALTER TABLE erased_interviews ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE (queued_at), DELETE ON erased_interviews TO agency_app;
GRANT SELECT, INSERT ON erased_interviews TO agency_keeper;
CREATE POLICY erased_interviews_system ON erased_interviews TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY erased_interviews_keeper ON erased_interviews TO agency_keeper USING (true) WITH CHECK (true);
