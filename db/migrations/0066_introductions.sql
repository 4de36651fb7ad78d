-- The ledger of introductions (docs/decisions/0084): what was checked before a candidate's details went to a client, and that they went.

-- One client, one position, one application. Refers to nothing, because the ledger outlives applications and clients.
CREATE TABLE introductions (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL,
  -- Of the client's own row, where the agency keeps one.
  client_id      uuid,
  client_name    text NOT NULL CHECK (length(client_name) BETWEEN 1 AND 200),
  -- The position.
  purpose        text NOT NULL CHECK (length(purpose) BETWEEN 1 AND 200),
  -- permanent: the client employs. temporary: the agency supplies a worker. contractor: an individual subcontractor.
  engagement     text NOT NULL CHECK (engagement IN ('permanent', 'temporary', 'contractor')),
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX introductions_application ON introductions (application_id);
CREATE INDEX introductions_newest ON introductions (created_at DESC, id);

-- The chain. Sequences have no gaps; each hash is over a line that begins with the hash before (app.introduction_line).
CREATE TABLE introduction_entries (
  sequence        bigint PRIMARY KEY CHECK (sequence > 0),
  introduction_id uuid NOT NULL REFERENCES introductions (id),
  kind            text NOT NULL CHECK (kind IN ('opened', 'consent', 'identity', 'experience', 'authorisation', 'right_to_work',
                                                'suitability', 'introduced')),
  outcome         text NOT NULL CHECK (outcome IN ('done', 'asked', 'given', 'refused', 'withdrawn', 'met', 'not_met', 'not_needed')),
  -- As domain/introduction names it.
  method          text CHECK (method ~ '^[a-z_]{1,30}$'),
  -- When the check was made, which may be before it was written down; and until when it counts.
  checked_on      date,
  follow_up_on    date,
  made_at         timestamptz NOT NULL,
  -- SHA-256 of the text in introduction_details, which can be erased.
  detail_hash     bytea NOT NULL CHECK (octet_length(detail_hash) = 32),
  -- Unique: no entry has two successors.
  previous_hash   bytea NOT NULL UNIQUE CHECK (octet_length(previous_hash) = 32),
  hash            bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
  CHECK ((kind IN ('opened', 'introduced')) = (outcome = 'done')),
  CHECK ((kind = 'consent') = (outcome IN ('asked', 'given', 'refused', 'withdrawn'))),
  CHECK (outcome <> 'not_needed' OR kind IN ('experience', 'authorisation')),
  CHECK ((outcome IN ('met', 'not_met', 'not_needed')) = (checked_on IS NOT NULL)),
  CHECK (outcome NOT IN ('given', 'met') OR method IS NOT NULL),
  CHECK (follow_up_on IS NULL OR outcome = 'met' AND follow_up_on > checked_on)
);
CREATE INDEX introduction_entries_introduction ON introduction_entries (introduction_id, sequence);

-- What names people: who checked, the candidate, notes. Erasing takes the text; its hash stays in the chain. The text has a random salt,
-- so that no one finds it by guessing.
CREATE TABLE introduction_details (
  sequence  bigint PRIMARY KEY REFERENCES introduction_entries (sequence),
  body      text CHECK (length(body) <= 8000),
  erased_at timestamptz,
  CHECK ((body IS NULL) = (erased_at IS NOT NULL))
);

-- The links by which candidates answer, known by the SHA-256 of their token only.
CREATE TABLE introduction_links (
  token_hash      bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  introduction_id uuid NOT NULL REFERENCES introductions (id),
  created_at      timestamptz NOT NULL DEFAULT now(),
  expires_at      timestamptz NOT NULL
);
CREATE INDEX introduction_links_introduction ON introduction_links (introduction_id);
CREATE INDEX introduction_links_age ON introduction_links (expires_at);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['introductions', 'introduction_entries', 'introduction_details', 'introduction_links'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;

-- The site reads. Only the procedures in db/functions/introductions write.
GRANT SELECT ON introductions, introduction_entries, introduction_details TO agency_app;
GRANT SELECT, INSERT ON introduction_links TO agency_app;
GRANT SELECT, INSERT ON introductions, introduction_entries TO agency_keeper;
GRANT SELECT, INSERT, UPDATE (body, erased_at) ON introduction_details TO agency_keeper;
GRANT SELECT, DELETE ON introduction_links TO agency_keeper;
