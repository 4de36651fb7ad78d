-- What people ask about their own data, and the list through which the agency works; deleting one's own account; and what is
-- kept of whoever was deleted, because the law asks for it.

-- Requests -------------------------------------------------------------------------------------------------------------

-- A complaint about personal data, or one of the rights of UK GDPR articles 15 to 21.
CREATE TABLE data_requests (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- With its year it is what the request is called ('DP-2026-000123', domain/data-request.ts). It opens nothing.
  number     integer NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY,
  kind       text NOT NULL CHECK (kind IN ('complaint', 'copy', 'correction', 'erasure', 'objection')),
  -- By the public form, or by somebody who is signed in and did it themselves.
  source     text NOT NULL CHECK (source IN ('form', 'account')),
  name       text CHECK (length(name) BETWEEN 2 AND 100),
  -- Of somebody who deleted their account: only until the mail that says so has left.
  email      citext CHECK (length(email) BETWEEN 3 AND 254),
  message    text CHECK (length(message) BETWEEN 1 AND 5000),
  -- No foreign key: that somebody deleted their account is known for as long as the request is, by a number and no name.
  account_id uuid,
  status     text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_hand', 'done', 'refused')),
  -- What the person was told where the agency does not do what they ask.
  refusal    text CHECK (length(refusal) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A day in London.
  due_on     date NOT NULL,
  -- Once, by two months (UK GDPR article 12(3)), and why.
  extended_at      timestamptz,
  extension_reason text CHECK (length(extension_reason) BETWEEN 1 AND 2000),
  -- When a person was proven behind it, by the human check or by the link that was mailed. Until then nobody reads it.
  confirmed_at timestamptz,
  status_changed_at timestamptz,
  status_changed_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  CHECK (CASE source
    WHEN 'form' THEN num_nulls(name, email) = 0 AND account_id IS NULL
    ELSE kind IN ('copy', 'erasure') AND account_id IS NOT NULL AND num_nonnulls(name, message) = 0 AND status = 'done'
      AND confirmed_at IS NOT NULL AND (email IS NULL OR kind = 'erasure')
  END),
  CHECK ((status = 'refused') = (refusal IS NOT NULL)),
  CHECK ((extended_at IS NULL) = (extension_reason IS NULL))
);
-- The work list: what is not finished, by the day it is due; then what is, the newest first.
CREATE INDEX data_requests_due ON data_requests (due_on, number) WHERE status IN ('open', 'in_hand') AND confirmed_at IS NOT NULL;
CREATE INDEX data_requests_newest ON data_requests (created_at DESC, number DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX data_requests_unconfirmed ON data_requests (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX data_requests_email ON data_requests (email, created_at);
CREATE INDEX data_requests_account ON data_requests (account_id);
CREATE INDEX data_requests_mover ON data_requests (status_changed_by);

-- As of enquiries: known by the SHA-256 of their token only.
CREATE TABLE data_request_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  request_id uuid NOT NULL REFERENCES data_requests (id) ON DELETE CASCADE
);
CREATE INDEX data_request_links_request ON data_request_links (request_id);

-- What was done about a request, for the record: added to, never changed.
CREATE TABLE data_request_notes (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES data_requests (id) ON DELETE CASCADE,
  author_id  uuid REFERENCES profiles (id) ON DELETE SET NULL,
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX data_request_notes_request ON data_request_notes (request_id, id);
CREATE INDEX data_request_notes_author ON data_request_notes (author_id);

ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_subject_type_check;
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_subject_type_check
  CHECK (subject_type IN ('account', 'job', 'passkey', 'application', 'message', 'enquiry', 'data_request'));

-- Kept records ----------------------------------------------------------------------------------------------------------

-- Conduct of Employment Agencies and Employment Businesses Regulations 2003, reg. 29 with schedules 4 and 5: for a year after
-- the agency last did something for them, of people who look for work and of hirers whose account is gone. Nothing where it
-- took no action (reg. 29(2)).
CREATE TABLE kept_records (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Of the account that is gone.
  account_id     uuid NOT NULL,
  party          text NOT NULL CHECK (party IN ('work_seeker', 'hirer')),
  name           text NOT NULL,
  email          citext NOT NULL,
  phone          text,
  company        text,
  location       text,
  -- Of somebody who looks for work: training, experience, qualifications, in their words.
  experience     text,
  -- The work, as it was called, and with whom.
  job_title      text,
  job_company    text,
  job_location   text,
  -- The last status that the application, the advert or the enquiry had.
  outcome        text NOT NULL,
  received_at    timestamptz NOT NULL,
  last_action_at timestamptz NOT NULL,
  keep_until     timestamptz NOT NULL GENERATED ALWAYS AS
                   ((last_action_at AT TIME ZONE 'UTC' + interval '1 year') AT TIME ZONE 'UTC') STORED
);
CREATE INDEX kept_records_due ON kept_records (keep_until);
CREATE INDEX kept_records_account ON kept_records (account_id);
CREATE INDEX kept_records_email ON kept_records (email);
CREATE INDEX kept_records_newest ON kept_records (last_action_at DESC, id);

-- What is kept when an account goes. An application on which nobody did anything was no action of the agency.
CREATE FUNCTION app.records_to_keep(_user_id uuid)
  RETURNS TABLE (account_id uuid, party text, name text, email citext, phone text, company text, location text, experience text,
                 job_title text, job_company text, job_location text, outcome text, received_at timestamptz,
                 last_action_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT a.candidate_id, 'work_seeker', a.full_name, a.email, a.phone, NULL, a.location,
         nullif(concat_ws(E'\n', nullif(array_to_string(a.skills, ', '), ''), a.experience), ''),
         a.job_title, a.job_company, a.job_location, a.status, a.sent_at, acted.at
  FROM public.applications AS a
  CROSS JOIN LATERAL (SELECT max(e.created_at) AS at FROM public.application_events AS e
                      WHERE e.application_id = a.id AND e.status NOT IN ('sent', 'withdrawn')) AS acted
  WHERE a.candidate_id = _user_id AND acted.at > now() - interval '1 year'
  UNION ALL
  -- The agency's own staff hires nobody through an account.
  SELECT p.id, 'hirer', p.full_name, p.email, p.phone, j.company, p.location, NULL, j.title, j.company, j.location,
         j.status, j.created_at, acted.at
  FROM public.profiles AS p JOIN public.jobs AS j ON j.user_id = p.id
  CROSS JOIN LATERAL (SELECT max(e.created_at) AS at
                      FROM public.applications AS a JOIN public.application_events AS e ON e.application_id = a.id
                      WHERE a.job_id = j.id AND e.status NOT IN ('sent', 'withdrawn')) AS acted
  WHERE p.id = _user_id AND p.role = 'employer' AND acted.at > now() - interval '1 year'
$$;

-- The same of request forms, where whoever sent them deletes their account. New: nobody has done anything about it. A message
-- is no application for work or for staff.
CREATE FUNCTION app.enquiries_to_keep(_user_id uuid)
  RETURNS TABLE (account_id uuid, party text, name text, email citext, phone text, company text, location text, experience text,
                 job_title text, job_company text, job_location text, outcome text, received_at timestamptz,
                 last_action_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT p.id, CASE e.kind WHEN 'employer' THEN 'hirer' ELSE 'work_seeker' END, e.name, e.email, e.phone, e.company,
         e.location, nullif(concat_ws(E'\n', e.current_position, e.experience, e.skills), ''), coalesce(e.job_title, e.role),
         e.job_company, e.job_location, e.status, e.created_at, coalesce(e.status_changed_at, e.created_at)
  FROM public.profiles AS p JOIN public.enquiries AS e ON e.email = p.email
  WHERE p.id = _user_id AND e.kind IN ('employer', 'candidate') AND e.status <> 'new' AND e.confirmed_at IS NOT NULL
    AND coalesce(e.status_changed_at, e.created_at) > now() - interval '1 year'
$$;

-- What whoever asks leaves behind by deleting their own account: how many records, and until when the last of them.
CREATE FUNCTION app.count_records_to_keep(OUT records integer, OUT until timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT count(*)::integer, max(last_action_at) + interval '1 year'
  FROM (SELECT last_action_at FROM app.records_to_keep(app.actor_id())
        UNION ALL SELECT last_action_at FROM app.enquiries_to_keep(app.actor_id())) AS kept
$$;

-- Before an account goes, by whatever way.
CREATE FUNCTION app.keep_records_of_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.kept_records (account_id, party, name, email, phone, company, location, experience, job_title, job_company,
                                   job_location, outcome, received_at, last_action_at)
  SELECT * FROM app.records_to_keep(OLD.id);
  RETURN OLD;
END
$$;
CREATE TRIGGER profiles_kept BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.keep_records_of_account();

-- Deleting an account ---------------------------------------------------------------------------------------------------

-- Everything of a person: by foreign keys what hangs on the profile, and here what names their address. False: nobody is there.
CREATE FUNCTION app.remove_account(_user_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  address text;
  was text;
BEGIN
  DELETE FROM public.profiles WHERE id = _user_id RETURNING lower(email::text), role INTO address, was;
  IF address IS NULL THEN RETURN false; END IF;
  DELETE FROM public.security_events WHERE email = app.login_identifier(address);
  DELETE FROM public.login_failures AS f WHERE f.identifier = app.login_identifier(address);
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'account' AND subject_id = _user_id::text;
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'passkey' AND actor_id = _user_id;
  IF was <> 'admin' THEN UPDATE public.audit_entries SET actor_name = '' WHERE actor_id = _user_id; END IF;
  RETURN true;
END
$$;

-- As before (0004), by way of what it shares with the function below.
CREATE OR REPLACE FUNCTION app.delete_account(_user_id uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7215004);
  PERFORM app.demand_admin();
  IF _user_id = app.actor_id() THEN RETURN 'yourself'; END IF;
  RETURN CASE WHEN app.remove_account(_user_id) THEN 'deleted' ELSE 'not_found' END;
END
$$;

-- For whoever deletes their own account, and has shown that it is theirs: 'erased', 'administrator' or 'not_found'. What was
-- sent by the request forms under its address goes as well; an administrator who deletes an account cannot know whose that was.
CREATE FUNCTION app.erase_account(_user_id uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  address public.citext;
  was text;
BEGIN
  IF NOT app.is_system() THEN RAISE insufficient_privilege; END IF;
  PERFORM pg_advisory_xact_lock(7215004);
  SELECT email, role INTO address, was FROM public.profiles WHERE id = _user_id FOR UPDATE;
  IF address IS NULL THEN RETURN 'not_found'; END IF;
  -- Another administrator does it, so that one always stays.
  IF was = 'admin' THEN RETURN 'administrator'; END IF;
  INSERT INTO public.kept_records (account_id, party, name, email, phone, company, location, experience, job_title, job_company,
                                   job_location, outcome, received_at, last_action_at)
  SELECT * FROM app.enquiries_to_keep(_user_id);
  DELETE FROM public.enquiries WHERE email = address;
  PERFORM app.remove_account(_user_id);
  RETURN 'erased';
END
$$;

-- Who may do what: the second wall ---------------------------------------------------------------------------------------

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['data_requests', 'data_request_links', 'data_request_notes', 'kept_records'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()))',
                   name || '_system', name);
  END LOOP;
END
$$;

GRANT SELECT, INSERT, DELETE ON data_requests TO agency_app;
GRANT UPDATE (email, status, refusal, due_on, extended_at, extension_reason, confirmed_at, status_changed_at, status_changed_by)
  ON data_requests TO agency_app;
CREATE POLICY data_requests_admin_read ON data_requests FOR SELECT TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
-- What somebody did themselves is done.
CREATE POLICY data_requests_admin_move ON data_requests FOR UPDATE TO agency_app
  USING (confirmed_at IS NOT NULL AND source = 'form' AND (SELECT is_admin(app.actor_id())))
  WITH CHECK (confirmed_at IS NOT NULL AND status_changed_by = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id())));
GRANT SELECT, INSERT, DELETE ON data_request_links TO agency_app;
GRANT SELECT, INSERT ON data_request_notes TO agency_app;
CREATE POLICY data_request_notes_admin_read ON data_request_notes FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY data_request_notes_admin_add ON data_request_notes FOR INSERT TO agency_app
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id()))
              AND EXISTS (SELECT FROM data_requests AS r WHERE r.id = request_id));
GRANT SELECT, DELETE ON kept_records TO agency_app;
CREATE POLICY kept_records_admin_read ON kept_records FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
GRANT INSERT ON kept_records TO agency_keeper;
CREATE POLICY kept_records_keeper ON kept_records FOR INSERT TO agency_keeper WITH CHECK (true);

GRANT SELECT ON applications, application_events, jobs TO agency_keeper;
CREATE POLICY applications_keeper ON applications FOR SELECT TO agency_keeper USING (true);
GRANT SELECT, DELETE ON enquiries TO agency_keeper;
CREATE POLICY enquiries_keeper_read ON enquiries FOR SELECT TO agency_keeper USING (true);
CREATE POLICY enquiries_keeper_remove ON enquiries FOR DELETE TO agency_keeper USING (true);

GRANT CREATE ON SCHEMA app TO agency_keeper;
ALTER FUNCTION app.records_to_keep OWNER TO agency_keeper;
ALTER FUNCTION app.enquiries_to_keep OWNER TO agency_keeper;
ALTER FUNCTION app.count_records_to_keep OWNER TO agency_keeper;
ALTER FUNCTION app.keep_records_of_account OWNER TO agency_keeper;
ALTER FUNCTION app.remove_account OWNER TO agency_keeper;
ALTER FUNCTION app.erase_account OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA app FROM agency_keeper;
GRANT EXECUTE ON FUNCTION app.erase_account, app.count_records_to_keep, app.login_identifier TO agency_app;
