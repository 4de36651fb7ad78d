CREATE TABLE clients (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 100 AND name = btrim(name)),
  state      text NOT NULL DEFAULT 'prospect' CHECK (state IN ('prospect', 'active', 'past')),
  location   text CHECK (length(location) BETWEEN 1 AND 100),
  note       text CHECK (length(note) BETWEEN 1 AND 5000),
  -- The employer's account of this client: the jobs of that account are the client's.
  account_id uuid UNIQUE REFERENCES profiles (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX clients_name ON clients (lower(name));
ALTER TABLE clients ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (name, state, location, note, account_id) ON clients TO agency_app;
GRANT SELECT ON clients TO agency_reader;
GRANT SELECT ON clients TO agency_keeper;
CREATE POLICY clients_system ON clients TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY clients_keeper ON clients FOR SELECT TO agency_keeper USING (true);
-- Administrators and consultants. A trigger checks the linked account.
CREATE POLICY clients_desk_read ON clients FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY clients_desk_add ON clients FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND account_id IS NULL);
CREATE POLICY clients_desk_change ON clients FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY clients_reader ON clients FOR SELECT TO agency_reader USING (true);
CREATE TRIGGER clients_account BEFORE INSERT OR UPDATE OF account_id ON clients FOR EACH ROW
  WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION app.check_client_account();

-- People who work for a client. Deleting a contact keeps their answers.
CREATE TABLE client_contacts (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  client_id  uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  full_name  text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  role       text CHECK (length(role) BETWEEN 1 AND 100),
  email      citext CHECK (length(email::text) BETWEEN 3 AND 254),
  phone      text CHECK (length(phone) BETWEEN 1 AND 20),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT client_contacts_check CHECK (num_nonnulls(email, phone) > 0),
  UNIQUE (id, client_id)
);
CREATE INDEX client_contacts_client ON client_contacts (client_id, lower(full_name), id);
ALTER TABLE client_contacts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (full_name, role, email, phone), DELETE ON client_contacts TO agency_app;
GRANT SELECT ON client_contacts TO agency_keeper;
CREATE POLICY client_contacts_system ON client_contacts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY client_contacts_keeper ON client_contacts FOR SELECT TO agency_keeper USING (true);
CREATE POLICY client_contacts_desk ON client_contacts TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE TRIGGER client_contacts_erased AFTER DELETE ON client_contacts FOR EACH ROW EXECUTE FUNCTION app.note_erasure('person');

-- Rows never change: new terms are a new version.
CREATE TABLE client_terms (
  id               uuid DEFAULT gen_random_uuid() PRIMARY KEY,
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
  CONSTRAINT client_terms_check CHECK ((fee_kind = 'percent') = (fee_basis_points IS NOT NULL) AND (fee_kind = 'fixed') = (fee_pence IS NOT NULL)),
  UNIQUE (client_id, version),
  UNIQUE (id, client_id)
);
CREATE INDEX client_terms_recorded_by ON client_terms (recorded_by);
ALTER TABLE client_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON client_terms TO agency_app;
CREATE POLICY client_terms_system ON client_terms TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY client_terms_desk_read ON client_terms FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY client_terms_desk_agree ON client_terms FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND recorded_by = (SELECT app.actor_id()));

-- A selection of candidates for one job, sent to a contact of its client.
CREATE TABLE shortlists (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  client_id  uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  contact_id uuid,
  message    text CHECK (length(message) BETWEEN 1 AND 2000),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (contact_id, client_id) REFERENCES client_contacts (id, client_id) ON DELETE SET NULL (contact_id)
);
CREATE INDEX shortlists_job ON shortlists (job_id, created_at DESC);
CREATE INDEX shortlists_client ON shortlists (client_id, created_at DESC);
CREATE INDEX shortlists_contact ON shortlists (contact_id);
CREATE INDEX shortlists_creator ON shortlists (created_by);
ALTER TABLE shortlists ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (expires_at, revoked_at) ON shortlists TO agency_app;
GRANT SELECT ON shortlists TO agency_keeper;
CREATE POLICY shortlists_system ON shortlists TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY shortlists_keeper ON shortlists FOR SELECT TO agency_keeper USING (true);
-- Administrators and consultants may send candidates for jobs that they may read, to the job's own client.
CREATE POLICY shortlists_desk_read ON shortlists FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY shortlists_desk_send ON shortlists FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND created_by = (SELECT app.actor_id()) AND client_id = app.client_of_job(job_id));
CREATE POLICY shortlists_desk_change ON shortlists FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id)) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));

-- The text about each candidate for the client. No column names the candidate, who may not have agreed to be named.
CREATE TABLE shortlist_entries (
  shortlist_id   uuid NOT NULL REFERENCES shortlists (id) ON DELETE CASCADE,
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Never reassigned, so 'Candidate B' is always the same person.
  position       smallint NOT NULL CHECK ("position" >= 1 AND "position" <= 20),
  headline       text NOT NULL CHECK (length(headline) BETWEEN 1 AND 100),
  place          text CHECK (length(place) BETWEEN 1 AND 100),
  skills         text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100),
  note           text CHECK (length(note) BETWEEN 1 AND 2000),
  answer         text CHECK (answer IN ('yes', 'no')),
  comment        text CHECK (length(comment) BETWEEN 1 AND 1000),
  answered_at    timestamptz,
  -- When a colleague saw the client's last answer. Until then Today lists it.
  seen_at        timestamptz,
  CONSTRAINT shortlist_entries_check CHECK (answered_at IS NOT NULL OR num_nonnulls(answer, comment, seen_at) = 0),
  PRIMARY KEY (shortlist_id, application_id),
  UNIQUE (shortlist_id, "position")
);
CREATE INDEX shortlist_entries_application ON shortlist_entries (application_id);
CREATE INDEX shortlist_entries_unseen ON shortlist_entries (answered_at) WHERE answered_at IS NOT NULL AND seen_at IS NULL;
ALTER TABLE shortlist_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (seen_at) ON shortlist_entries TO agency_app;
GRANT SELECT, UPDATE (answer, comment, answered_at, seen_at) ON shortlist_entries TO agency_keeper;
CREATE POLICY shortlist_entries_system ON shortlist_entries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY shortlist_entries_keeper ON shortlist_entries TO agency_keeper USING (true) WITH CHECK (true);
-- Only applications that the reader may read, and only for the shortlist's job.
CREATE POLICY shortlist_entries_desk_read ON shortlist_entries FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY shortlist_entries_desk_add ON shortlist_entries FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND answered_at IS NULL
              AND EXISTS (SELECT FROM applications AS a JOIN shortlists AS s ON s.job_id = a.job_id
                          WHERE a.id = application_id AND s.id = shortlist_id AND a.status <> 'withdrawn'
                            AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY shortlist_entries_desk_see ON shortlist_entries FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
