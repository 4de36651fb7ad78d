-- As in 0178, never waits for one table while it holds another. Reading goes on.
DO $$
BEGIN
  FOR _attempt IN 1..1500 LOOP
    BEGIN
      LOCK TABLE people, profiles IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION
      WHEN lock_not_available THEN PERFORM pg_sleep(0.02);
    END;
  END LOOP;
  RAISE EXCEPTION 'The tables were in use for 30 seconds: try again at a quieter time';
END
$$;

-- Kinds of licences and tickets, defined by the agency.
CREATE TABLE licence_kinds (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60 AND name = btrim(name)),
  "position" integer NOT NULL CHECK ("position" > 0)
);
CREATE UNIQUE INDEX licence_kinds_name ON licence_kinds (lower(name));
-- Before row-level security, which would hide the table from its owner. Kinds that UK agencies ask for most.
INSERT INTO licence_kinds (name, "position")
SELECT name, "position" FROM unnest(ARRAY['Counterbalance', 'Reach', 'CSCS', 'CPCS', 'HGV C', 'HGV C+E', 'Driver CPC', 'SIA', 'DBS basic',
  'DBS enhanced', 'NVQ', 'First aid', 'Right to drive']) WITH ORDINALITY AS kind (name, "position");
ALTER TABLE licence_kinds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON licence_kinds TO agency_app;

-- Licences and tickets of people (docs/decisions/0143).
CREATE TABLE person_licences (
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  person_id      uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  kind_id        uuid NOT NULL REFERENCES licence_kinds (id),
  number         text CHECK (length(number) BETWEEN 1 AND 60),
  issuer         text CHECK (length(issuer) BETWEEN 1 AND 100),
  issued_on      date CHECK (issued_on BETWEEN '1950-01-01' AND '2199-12-31'),
  -- The last day on which it is valid; NULL: it does not expire.
  expires_on     date CHECK (expires_on BETWEEN '1950-01-01' AND '2199-12-31'),
  -- NULL until the candidate has answered the request for its details.
  recorded_at    timestamptz,
  source         text CHECK (source IN ('desk', 'candidate', 'import', 'api')),
  recorded_by    uuid REFERENCES profiles (id) ON DELETE SET NULL,
  -- The latest request to the candidate by a private link.
  requested_at   timestamptz,
  requested_by   uuid REFERENCES profiles (id) ON DELETE SET NULL,
  -- Number of reminders sent about this expiry date: one is due 30 days before it, another 7 days before.
  reminders_sent integer NOT NULL DEFAULT 0 CHECK (reminders_sent BETWEEN 0 AND 2),
  -- Removed licences can be restored until a daily task deletes them.
  removed_at     timestamptz,
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT person_licences_dates CHECK (expires_on >= issued_on),
  CONSTRAINT person_licences_recorded CHECK ((recorded_at IS NULL) = (source IS NULL)),
  CONSTRAINT person_licences_reason CHECK (num_nonnulls(recorded_at, requested_at) > 0)
);
CREATE INDEX person_licences_person ON person_licences (person_id);
CREATE INDEX person_licences_kind ON person_licences (kind_id, expires_on);
CREATE INDEX person_licences_expiry ON person_licences (expires_on) WHERE reminders_sent < 2 AND removed_at IS NULL;
CREATE INDEX person_licences_recorder ON person_licences (recorded_by);
CREATE INDEX person_licences_requester ON person_licences (requested_by);
CREATE INDEX person_licences_removed ON person_licences (removed_at) WHERE removed_at IS NOT NULL;
ALTER TABLE person_licences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT,
  UPDATE (kind_id, number, issuer, issued_on, expires_on, recorded_at, source, recorded_by, requested_at, requested_by, reminders_sent,
    removed_at),
  DELETE
ON person_licences TO agency_app;
GRANT SELECT ON person_licences TO agency_reader;
-- app.move_rows moves them in a merge.
GRANT SELECT, UPDATE, DELETE ON person_licences TO agency_keeper;

-- A scan or photo of a licence, checked and stored like a CV. A new file replaces it.
CREATE TABLE licence_files (
  id          uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  licence_id  uuid NOT NULL UNIQUE REFERENCES person_licences (id) ON DELETE CASCADE,
  name        text NOT NULL CHECK (name ~ '^[A-Za-z0-9._-]{1,100}$'),
  extension   text NOT NULL CHECK (extension IN ('pdf', 'doc', 'docx', 'jpg')),
  size_bytes  integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256      bytea NOT NULL CHECK (octet_length(sha256) = 32),
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  storage_key text GENERATED ALWAYS AS ('licences/' || id::text || '.' || extension) STORED NOT NULL UNIQUE
);
ALTER TABLE licence_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON licence_files TO agency_app;
