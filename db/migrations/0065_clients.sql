-- Clients of the agency: their contacts and terms, shortlists that they read by a private link, and placements (docs/decisions/0083).

CREATE TABLE clients (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 100 AND name = btrim(name)),
  state      text NOT NULL DEFAULT 'prospect' CHECK (state IN ('prospect', 'active', 'past')),
  location   text CHECK (length(location) BETWEEN 1 AND 100),
  note       text CHECK (length(note) BETWEEN 1 AND 5000),
  -- The employer's account of this client: the jobs of that account are the client's.
  account_id uuid UNIQUE REFERENCES profiles (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX clients_name ON clients (lower(name));

-- People who work for a client. They can be deleted; what they answered stays without them.
CREATE TABLE client_contacts (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id  uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  full_name  text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  role       text CHECK (length(role) BETWEEN 1 AND 100),
  email      citext CHECK (length(email) BETWEEN 3 AND 254),
  phone      text CHECK (length(phone) BETWEEN 1 AND 20),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, client_id),
  CHECK (num_nonnulls(email, phone) > 0)
);
CREATE INDEX client_contacts_client ON client_contacts (client_id, lower(full_name), id);

-- Nothing in it changes: new terms are a new version.
CREATE TABLE client_terms (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  client_id        uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  version          smallint NOT NULL CHECK (version > 0),
  fee_kind         text NOT NULL CHECK (fee_kind IN ('percent', 'fixed')),
  -- Hundredths of a percent of the yearly pay.
  fee_basis_points integer CHECK (fee_basis_points BETWEEN 0 AND 10000),
  fee_pence        integer CHECK (fee_pence BETWEEN 0 AND 1000000000),
  rebate_weeks     smallint NOT NULL CHECK (rebate_weeks BETWEEN 0 AND 104),
  payment_days     smallint NOT NULL CHECK (payment_days BETWEEN 0 AND 180),
  agreed_on        date NOT NULL,
  recorded_by      uuid REFERENCES profiles (id) ON DELETE SET NULL,
  recorded_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (client_id, version),
  UNIQUE (id, client_id),
  CHECK ((fee_kind = 'percent') = (fee_basis_points IS NOT NULL) AND (fee_kind = 'fixed') = (fee_pence IS NOT NULL))
);
CREATE INDEX client_terms_recorded_by ON client_terms (recorded_by);

-- Chosen for jobs of the agency alone; a job of an employer's account is the client's that the account belongs to.
ALTER TABLE jobs ADD COLUMN client_id uuid REFERENCES clients (id) ON DELETE SET NULL;
CREATE INDEX jobs_client ON jobs (client_id, created_at DESC);
GRANT UPDATE (client_id) ON jobs TO agency_app;

-- Candidates for one job, as a contact of its client reads them.
CREATE TABLE shortlists (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  client_id  uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  contact_id uuid,
  message    text CHECK (length(message) BETWEEN 1 AND 2000),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The contact is one of the client.
  FOREIGN KEY (contact_id, client_id) REFERENCES client_contacts (id, client_id) ON DELETE SET NULL (contact_id)
);
CREATE INDEX shortlists_job ON shortlists (job_id, created_at DESC);
CREATE INDEX shortlists_client ON shortlists (client_id, created_at DESC);
CREATE INDEX shortlists_contact ON shortlists (contact_id);
CREATE INDEX shortlists_creator ON shortlists (created_by);

-- The links by which a contact reads a shortlist, known by the SHA-256 of their token only. Every email brings a new one; all work
-- until the shortlist ends.
CREATE TABLE shortlist_links (
  token_hash   bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  shortlist_id uuid NOT NULL REFERENCES shortlists (id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shortlist_links_shortlist ON shortlist_links (shortlist_id);

-- What the client reads of a candidate who has not agreed to be named: no column here names them.
CREATE TABLE shortlist_entries (
  shortlist_id   uuid NOT NULL REFERENCES shortlists (id) ON DELETE CASCADE,
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Stays when another entry goes: 'Candidate B' is always the same person.
  position       smallint NOT NULL CHECK (position BETWEEN 1 AND 20),
  headline       text NOT NULL CHECK (length(headline) BETWEEN 1 AND 100),
  place          text CHECK (length(place) BETWEEN 1 AND 100),
  skills         text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100),
  note           text CHECK (length(note) BETWEEN 1 AND 2000),
  answer         text CHECK (answer IN ('yes', 'no')),
  comment        text CHECK (length(comment) BETWEEN 1 AND 1000),
  answered_at    timestamptz,
  -- Since the last answer. Until then it waits on Today.
  seen_at        timestamptz,
  PRIMARY KEY (shortlist_id, application_id),
  UNIQUE (shortlist_id, position),
  CHECK (answered_at IS NOT NULL OR num_nonnulls(answer, comment, seen_at) = 0)
);
CREATE INDEX shortlist_entries_application ON shortlist_entries (application_id);
CREATE INDEX shortlist_entries_unseen ON shortlist_entries (answered_at) WHERE answered_at IS NOT NULL AND seen_at IS NULL;

-- A hire. It stays, without the candidate, when the application goes: the fee was invoiced.
CREATE TABLE placements (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid UNIQUE REFERENCES applications (id) ON DELETE SET NULL,
  client_id      uuid NOT NULL REFERENCES clients (id),
  job_id         uuid REFERENCES jobs (id) ON DELETE SET NULL,
  job_title      text NOT NULL CHECK (length(job_title) <= 150),
  -- The version that was agreed at that time.
  terms_id       uuid,
  starts_on      date NOT NULL,
  -- Of a year.
  pay_pence      integer CHECK (pay_pence BETWEEN 0 AND 1000000000),
  fee_pence      integer NOT NULL CHECK (fee_pence BETWEEN 0 AND 1000000000),
  rebate_ends_on date CHECK (rebate_ends_on >= starts_on),
  -- The person did not start, or left.
  ended_on       date CHECK (ended_on >= '2000-01-01'),
  created_at     timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (terms_id, client_id) REFERENCES client_terms (id, client_id)
);
CREATE INDEX placements_client ON placements (client_id, starts_on DESC);
CREATE INDEX placements_job ON placements (job_id);
CREATE INDEX placements_terms ON placements (terms_id);
CREATE INDEX placements_rebate ON placements (rebate_ends_on) WHERE ended_on IS NULL;

-- What was recorded and corrected, line by line. Says nothing about the candidate.
CREATE TABLE placement_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  placement_id uuid NOT NULL REFERENCES placements (id) ON DELETE CASCADE,
  words        text NOT NULL CHECK (length(words) BETWEEN 1 AND 1000),
  actor_id     uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX placement_events_placement ON placement_events (placement_id, id);
CREATE INDEX placement_events_actor ON placement_events (actor_id);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['clients', 'client_contacts', 'client_terms', 'shortlists', 'shortlist_links', 'shortlist_entries',
                              'placements', 'placement_events'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;

GRANT SELECT, INSERT ON clients, client_contacts, client_terms, shortlists, shortlist_entries, placements, placement_events TO agency_app;
GRANT UPDATE (name, state, location, note, account_id) ON clients TO agency_app;
GRANT UPDATE (full_name, role, email, phone), DELETE ON client_contacts TO agency_app;
GRANT UPDATE (expires_at, revoked_at) ON shortlists TO agency_app;
GRANT UPDATE (seen_at) ON shortlist_entries TO agency_app;
GRANT SELECT, INSERT, DELETE ON shortlist_links TO agency_app;
GRANT UPDATE (client_id, terms_id, starts_on, pay_pence, fee_pence, rebate_ends_on, ended_on) ON placements TO agency_app;
GRANT SELECT ON clients, client_contacts, shortlists TO agency_keeper;
GRANT SELECT, DELETE ON shortlist_links TO agency_keeper;
GRANT SELECT, UPDATE (answer, comment, answered_at, seen_at) ON shortlist_entries TO agency_keeper;
