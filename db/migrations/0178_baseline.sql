-- Brings a database of commit be535442, whose last migration is 0091, to version 1.0.0. A database of a later version is at it already, and a
-- new one is made of db/schema (decision 132).

-- Takes all tables at once, and never waits for one while it holds another: the site serves meanwhile, and the two would wait for each other.
DO $$
BEGIN
  FOR _attempt IN 1..1500 LOOP
    BEGIN
      LOCK TABLE advert_words, answered_requests, application_events, application_letters, application_links, application_messages, applications,
        backups, content_items, content_revisions, credentials, cvs, data_requests, enquiries, gazetteer, held_decisions, interviews,
        job_alert_mails, job_alerts, job_imports, job_origins, job_places, job_sources, jobs, mailing_mails, people, people_imports,
        person_cv_words, person_notes, profiles, unconfirmed_applications, uncompared_people, webhook_deliveries NOWAIT;
      RETURN;
    EXCEPTION
      WHEN lock_not_available THEN PERFORM pg_sleep(0.02);
    END;
  END LOOP;
  RAISE EXCEPTION 'The tables were in use for 30 seconds: try again at a quieter time';
END
$$;

-- Functions that columns and indexes call, as their files have them.
CREATE OR REPLACE FUNCTION app.phone_key(_phone text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN length(dialled) BETWEEN 11 AND 17 THEN '+' || dialled END
  FROM regexp_replace(_phone, '[\s,;(]*(?:ext(?:ension|n)?|x|#)[\s.:=]*\d{1,6}\)?\s*$', '', 'i') AS number,
    regexp_replace(number, '\D', '', 'g') AS digits,
    regexp_replace(CASE WHEN number ~ '^\s*\(?\s*\+' THEN digits
                        WHEN digits LIKE '00%' THEN substr(digits, 3)
                        WHEN digits ~ '^44\d{9,}$' THEN digits
                        ELSE '44' || digits END, '^440+', '44') AS dialled
$$;

GRANT EXECUTE ON FUNCTION app.phone_key TO agency_app, agency_keeper, agency_reader;

CREATE FUNCTION app.fold(_text text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF octet_length(_text) = length(_text) THEN RETURN _text; END IF;
  -- '™' would become letters of the word before it.
  RETURN regexp_replace(
    normalize(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(
          _text, 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'),
        'øØđĐðÐłŁıħĦŧŦ™℠', 'oOdDdDlLihHtT  '),
      NFKD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200d\u2060\ufeff]+', '', 'g');
END
$$;
GRANT EXECUTE ON FUNCTION app.fold TO agency_app, agency_reader, agency_keeper;

CREATE OR REPLACE FUNCTION app.searchable(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(app.fold(_text)), E'/|&()[],;:-\u2013\n\t', '              ');

CREATE OR REPLACE FUNCTION app.word_text(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    replace(replace(replace(replace(replace(lower(app.fold(_text)), '''s', ''), E'\u2019s', ''), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'),
    E'./|&()[],;:-_@<>={}"*+!?~`\u2013\u2014', '                            ');

CREATE FUNCTION app.mailbox(_email public.citext) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT CASE WHEN untagged ~ '@(gmail|googlemail)\.com$' THEN replace(split_part(untagged, '@', 1), '.', '') || '@gmail.com' ELSE untagged END
  FROM regexp_replace(lower(_email::text), '^([^"@+][^"@+]*)\+[^"@]*@', '\1@') AS untagged
$$;

-- Tables.
-- A job that comes from another system keeps the day on which it was posted there.
GRANT UPDATE (created_at) ON jobs TO agency_app;

-- What of a file is not imported because it was not public where it comes from: [{"reason": text, "count": number}].
ALTER TABLE job_imports ADD COLUMN left_out jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(left_out) = 'array');

REINDEX INDEX people_phone_key;

-- The API key that made a source: each may make a limited number.
ALTER TABLE job_sources ADD COLUMN made_by_key uuid;
CREATE INDEX job_sources_made_by_key ON job_sources (made_by_key) WHERE made_by_key IS NOT NULL;

-- An account that was asked for with the link of a guest's application takes the applications once its address is confirmed.
ALTER TABLE public.credentials ADD COLUMN takes_guest_applications boolean NOT NULL DEFAULT false;

CREATE INDEX job_alerts_mailbox ON job_alerts (app.mailbox(email)) WHERE email IS NOT NULL;
CREATE INDEX enquiries_mailbox ON enquiries (app.mailbox(email), created_at);
CREATE INDEX data_requests_mailbox ON data_requests (app.mailbox(email), created_at);
CREATE INDEX applications_guest_mailbox ON applications (app.mailbox(email), sent_at) WHERE candidate_id IS NULL;
CREATE INDEX unconfirmed_applications_mailbox ON unconfirmed_applications (app.mailbox(email), created_at);
CREATE INDEX application_links_mailbox ON application_links (app.mailbox(email), created_at);

-- How often the candidate moved the booked interview by link on `moved_on`, a day in London.
ALTER TABLE public.interviews
  ADD COLUMN moved_on date,
  ADD COLUMN moves smallint NOT NULL DEFAULT 0;

-- What the agency tells people who applied without an account, for its own jobs and for those of employers.
ALTER TABLE application_messages DROP CONSTRAINT application_messages_status_check;
ALTER TABLE application_messages ADD CONSTRAINT application_messages_status_check CHECK (status IN (
  'sent', 'guest_sent', 'shortlisted', 'interview', 'offered', 'not_taken_forward',
  'agency_sent', 'agency_guest_sent', 'agency_shortlisted', 'agency_interview', 'agency_offered', 'agency_not_taken_forward'));

-- The answer to 500 jobs in one request is longer than 64 KiB.
ALTER TABLE answered_requests DROP CONSTRAINT answered_requests_body_check,
  ADD CONSTRAINT answered_requests_body_check CHECK (octet_length(body) <= 1048576);

-- What deletes by age asks this clock, and not the computer's alone: one that is set wrong for a minute must not delete anything
-- (docs/operate/retention.md). One row.
CREATE TABLE deletion_clock (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The time that is believed, and what the clock of the database said at that moment.
  moment      timestamptz NOT NULL DEFAULT now(),
  looked_at   timestamptz NOT NULL DEFAULT now(),
  -- While the clock is not believed: for how long it has gone on steadily.
  is_doubted  boolean NOT NULL DEFAULT false,
  steady_for  interval NOT NULL DEFAULT '0',
  -- Of the last jump, for the desk: what time it was believed to be, what the clock said, and when it was put right.
  jumped_from timestamptz,
  jumped_to   timestamptz,
  settled_at  timestamptz
);
INSERT INTO deletion_clock DEFAULT VALUES;
ALTER TABLE deletion_clock ENABLE ROW LEVEL SECURITY;
ALTER TABLE deletion_clock FORCE ROW LEVEL SECURITY;
GRANT SELECT ON deletion_clock TO agency_app;
GRANT SELECT, UPDATE ON deletion_clock TO agency_keeper;

-- What would delete an implausible share of one kind of record waits for an administrator.
CREATE TABLE held_deletions (
  kind        text PRIMARY KEY CHECK (kind IN ('enquiries', 'applications', 'people', 'accounts', 'alerts', 'records')),
  due         bigint NOT NULL CHECK (due > 0),
  total       bigint NOT NULL CHECK (total >= due),
  held_at     timestamptz NOT NULL DEFAULT now(),
  approved_at timestamptz
);
ALTER TABLE held_deletions ENABLE ROW LEVEL SECURITY;
ALTER TABLE held_deletions FORCE ROW LEVEL SECURITY;
GRANT SELECT ON held_deletions TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON held_deletions TO agency_keeper;

-- What the ledger of introductions had when a backup was finished: entries that were removed from its end are missed by these.
ALTER TABLE backups ADD COLUMN ledger_entries bigint CHECK (ledger_entries >= 0);
ALTER TABLE backups ADD COLUMN ledger_head bytea CHECK (octet_length(ledger_head) = 32);

-- Moving an application from Sent to Viewed waits like a decision, so that it can be undone. Nothing is emailed at its end.
ALTER TABLE applications DROP CONSTRAINT applications_held_status_check,
  ADD CONSTRAINT applications_held_status_check
    CHECK (held_status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward'));
ALTER TABLE held_decisions DROP CONSTRAINT held_decisions_status_check,
  ADD CONSTRAINT held_decisions_status_check
    CHECK (status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward')),
  ALTER COLUMN subject DROP NOT NULL,
  ALTER COLUMN body DROP NOT NULL,
  ADD CONSTRAINT held_decisions_message CHECK ((status = 'viewed') = (subject IS NULL) AND (subject IS NULL) = (body IS NULL));

-- How long a consultant's own decisions can be undone: 30 seconds are short with a switch or a screen reader (WCAG 2.2.1).
ALTER TABLE profiles ADD COLUMN undo_seconds smallint NOT NULL DEFAULT 30 CHECK (undo_seconds = 30 OR undo_seconds = 120 OR undo_seconds = 600);
GRANT UPDATE (undo_seconds) ON profiles TO agency_app;
-- Of the setting when the decision was made.
ALTER TABLE held_decisions ADD COLUMN undo_seconds smallint NOT NULL DEFAULT 30;

-- Places have other names, and lie in areas: districts, counties, regions, countries. A search may ask for an area, and a job may be in one
-- without a place to measure from. Areas are numbers (db/gazetteer/gazetteer-areas.ts), which jobs and alerts keep.

ALTER TABLE gazetteer
  DROP CONSTRAINT gazetteer_kind_check, DROP CONSTRAINT gazetteer_country_check,
  DROP CONSTRAINT gazetteer_latitude_check, DROP CONSTRAINT gazetteer_longitude_check,
  ALTER COLUMN latitude DROP NOT NULL, ALTER COLUMN longitude DROP NOT NULL,
  ADD COLUMN proper_name text,
  ADD COLUMN country_code text NOT NULL DEFAULT 'GB' CHECK (country_code ~ '^[A-Z]{2}$'),
  ADD COLUMN lies_in integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN covers integer[];
ALTER TABLE gazetteer
  ADD CONSTRAINT gazetteer_kind_check CHECK (kind IN ('town', 'area', 'outcode', 'postcode_area', 'postcode')),
  ADD CONSTRAINT gazetteer_latitude_check CHECK (latitude BETWEEN -90 AND 90),
  ADD CONSTRAINT gazetteer_longitude_check CHECK (longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT gazetteer_has_point CHECK (kind = 'area' OR num_nulls(latitude, longitude) = 0),
  ADD CONSTRAINT gazetteer_covers CHECK ((kind = 'area') = (covers IS NOT NULL));
COMMENT ON COLUMN gazetteer.proper_name IS 'The usual name, where name is another one: Birmingham of Bham.';
COMMENT ON COLUMN gazetteer.lies_in IS 'Numbers of the areas that it lies in.';
COMMENT ON COLUMN gazetteer.covers IS 'Of an area: numbers of itself and of the areas that it consists of. A place is in it whose lies_in has one of them.';

-- An area may have the name of another: 'West Midlands' is a county and a region.
DROP INDEX gazetteer_postcodes;
CREATE UNIQUE INDEX gazetteer_postcodes ON gazetteer (kind, key) WHERE kind NOT IN ('town', 'area');
DROP INDEX gazetteer_counties;
DROP INDEX gazetteer_districts;

ALTER TABLE jobs ADD COLUMN areas integer[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN jobs.areas IS 'The areas that its places lie in (gazetteer.lies_in), kept by app.stamp_spots and app.place_jobs.';
CREATE INDEX jobs_areas ON jobs USING gin (areas) WHERE status = 'open';
GRANT UPDATE (areas) ON jobs TO agency_keeper;

ALTER TABLE job_places ADD COLUMN country_code text NOT NULL DEFAULT 'GB';

ALTER TABLE job_alerts ADD COLUMN areas integer[];

-- Replies that answer by themselves, come from an unknown address, lost their references or bring files (docs/decisions/0125).
ALTER TABLE application_letters
  -- A machine wrote it, such as that its person is away: it is no reply on Today.
  ADD COLUMN is_automatic boolean NOT NULL DEFAULT false,
  -- A mail server says that an email to the candidate was not delivered. They are not shown it.
  ADD COLUMN is_undelivered boolean NOT NULL DEFAULT false,
  -- Why it may not be the candidate's, until a colleague has said that it is: it came from another address, or names no email of ours.
  ADD COLUMN doubt text CHECK (doubt IN ('address', 'references')),
  -- Where a doubtful one came from.
  ADD COLUMN sender_address text CHECK (length(sender_address) BETWEEN 3 AND 254),
  -- Names of the files that came with it. The files stay in the mailbox of the agency.
  ADD COLUMN file_names text[] NOT NULL DEFAULT '{}' CHECK (cardinality(file_names) <= 20),
  ADD CONSTRAINT application_letters_only_replies_are_doubtful CHECK (is_reply OR doubt IS NULL AND NOT is_automatic AND NOT is_undelivered),
  ADD CONSTRAINT application_letters_doubt_names_an_address CHECK ((doubt IS NULL) = (sender_address IS NULL));
GRANT UPDATE (doubt, sender_address), DELETE ON application_letters TO agency_app;

-- Where a receiver sent us on to, so that its administrator can enter that address.
ALTER TABLE webhook_deliveries ADD COLUMN last_location text CHECK (length(last_location) BETWEEN 1 AND 500);

-- People are compared by their mailbox: gmail.com and googlemail.com, dots and tags are one.
CREATE INDEX people_mailbox ON people (app.mailbox(email)) WHERE email IS NOT NULL;

-- Files that candidates send with replies by email are kept beside CVs (docs/decisions/0128).
ALTER TABLE cvs
  ADD COLUMN letter_id uuid REFERENCES application_letters (id) ON DELETE CASCADE,
  DROP CONSTRAINT cvs_check,
  -- A file of a reply belongs to nothing else.
  ADD CONSTRAINT cvs_have_an_owner CHECK (CASE WHEN letter_id IS NULL THEN user_id IS NOT NULL OR application_id IS NOT NULL
                                               ELSE user_id IS NULL AND application_id IS NULL END);
CREATE INDEX cvs_letter ON cvs (letter_id);

-- `file_names` lists the files that were not kept; these are the reasons, one for each. Replies of before have none.
ALTER TABLE application_letters
  ADD COLUMN file_refusals text[] NOT NULL DEFAULT '{}'
    CHECK (file_refusals <@ '{empty,too_large,wrong_kind,damaged,locked,unsafe,too_many,no_room,store_full}'::text[]),
  ADD CONSTRAINT application_letters_each_refusal_names_a_file CHECK (cardinality(file_refusals) IN (0, cardinality(file_names)));

-- What happened to each email to a candidate about their application, as the mail servers said.
CREATE TABLE application_mails (
  -- Of the task that sent it, which ends its Message-ID.
  id             uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- The message or the step that it told of.
  letter_id      uuid REFERENCES application_letters (id) ON DELETE CASCADE,
  event_id       bigint REFERENCES application_events (id) ON DELETE CASCADE,
  subject        text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
  sent_at        timestamptz NOT NULL DEFAULT now(),
  -- `accepted` and `refused` by our mail server; `bounced`: a server reported later that it was not delivered.
  outcome        text NOT NULL CHECK (outcome IN ('accepted', 'refused', 'bounced')),
  -- What the server said of that, without addresses.
  answer         text NOT NULL DEFAULT '' CHECK (length(answer) <= 400),
  is_answered    boolean NOT NULL DEFAULT false
);
CREATE INDEX application_mails_application ON application_mails (application_id, sent_at DESC);
CREATE INDEX application_mails_letter ON application_mails (letter_id);
CREATE INDEX application_mails_event ON application_mails (event_id);
ALTER TABLE application_mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE application_mails FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON application_mails TO agency_app;
GRANT UPDATE (outcome, answer, sent_at, is_answered) ON application_mails TO agency_app;

-- The same of emails of job alerts and mailings.
ALTER TABLE job_alert_mails ADD COLUMN answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 400);
ALTER TABLE mailing_mails ADD COLUMN answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 400);
GRANT UPDATE (answer) ON mailing_mails TO agency_app;

-- Files of people may have columns for notes and availability. The consent date for the whole file can be changed after upload.
ALTER TABLE person_notes ADD COLUMN is_imported boolean NOT NULL DEFAULT false;
GRANT INSERT (available_from) ON people TO agency_app;
GRANT UPDATE (agreed_on) ON people_imports TO agency_app;

-- People are found by the areas that their place lies in, as jobs are. The next edition of the gazetteer, which is loaded after this, places all people anew.
ALTER TABLE people ADD COLUMN areas integer[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN people.areas IS 'The areas that its places lie in (gazetteer.lies_in), kept by app.fill_person.';
CREATE INDEX people_areas ON people USING gin (areas);

-- Rows. Forced row-level security would hide them from the owner.
ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY;
ALTER TABLE profiles NO FORCE ROW LEVEL SECURITY;
ALTER TABLE applications NO FORCE ROW LEVEL SECURITY;
ALTER TABLE people NO FORCE ROW LEVEL SECURITY;
ALTER TABLE person_cv_words NO FORCE ROW LEVEL SECURITY;
ALTER TABLE advert_words NO FORCE ROW LEVEL SECURITY;
ALTER TABLE job_alerts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE uncompared_people NO FORCE ROW LEVEL SECURITY;
ALTER TABLE application_messages NO FORCE ROW LEVEL SECURITY;
ALTER TABLE job_origins NO FORCE ROW LEVEL SECURITY;
ALTER TABLE content_items NO FORCE ROW LEVEL SECURITY;
ALTER TABLE content_revisions NO FORCE ROW LEVEL SECURITY;

-- Two numbers may be one only now.
INSERT INTO uncompared_people (person_id)
SELECT id FROM (SELECT id, count(*) OVER (PARTITION BY app.phone_key(phone)) AS alike FROM people WHERE app.phone_key(phone) IS NOT NULL) AS keyed
WHERE alike > 1 ON CONFLICT DO NOTHING;

-- A generated column is computed when a column that it is made of is set. Nothing else of these rows changes, so triggers have nothing to do.
ALTER TABLE jobs DISABLE TRIGGER USER;
ALTER TABLE profiles DISABLE TRIGGER USER;
ALTER TABLE applications DISABLE TRIGGER USER;
ALTER TABLE people DISABLE TRIGGER USER;
UPDATE jobs SET title = title, company = company, location = location, requirements = requirements, description = description
WHERE app.fold(title || company || location || requirements || description) <> title || company || location || requirements || description;
UPDATE profiles SET full_name = full_name, email = email WHERE app.fold(full_name || email) <> full_name || email::text;
UPDATE applications SET full_name = full_name, job_title = job_title, job_company = job_company
WHERE app.fold(full_name || job_title || job_company) <> full_name || job_title || job_company;
UPDATE person_cv_words SET words = app.fold(words::text)::tsvector WHERE app.fold(words::text) <> words::text;
UPDATE people SET search_vector = app.fold(search_vector::text)::tsvector WHERE app.fold(search_vector::text) <> search_vector::text;
INSERT INTO advert_words
SELECT DISTINCT plain FROM advert_words CROSS JOIN LATERAL app.fold(word) AS plain
WHERE plain <> word AND plain ~ '^[[:alnum:]]{2,40}$' ON CONFLICT DO NOTHING;
DELETE FROM advert_words WHERE app.fold(word) <> word;
-- Their words are read anew by a task.
UPDATE job_alerts SET synonyms_hash = NULL WHERE words IS NOT NULL;
ALTER TABLE jobs ENABLE TRIGGER USER;
ALTER TABLE profiles ENABLE TRIGGER USER;
ALTER TABLE applications ENABLE TRIGGER USER;
ALTER TABLE people ENABLE TRIGGER USER;

-- Until now one set of words was sent for all jobs. Jobs of the agency get their own, with what administrators had changed.
INSERT INTO application_messages (status, subject, body, updated_by, updated_at)
SELECT 'agency_' || status, subject, body, updated_by, updated_at FROM application_messages;

-- References come without the blanks around them, so that a job whose reference had some is recognised.
UPDATE job_origins AS o SET reference = regexp_replace(reference, '^\s+|\s+$', '', 'g')
WHERE reference ~ '^\s|\s$' AND regexp_replace(reference, '^\s+|\s+$', '', 'g') <> '' AND NOT EXISTS (
  SELECT FROM job_origins AS other WHERE other.source_id = o.source_id AND other.job_id <> o.job_id
    AND regexp_replace(other.reference, '^\s+|\s+$', '', 'g') = regexp_replace(o.reference, '^\s+|\s+$', '', 'g'));

-- Pictures are kept by the site: their former paths show nothing.
UPDATE content_items SET draft = draft - '{image,imageAlt}'::text[], published = published - '{image,imageAlt}'::text[]
WHERE collection = 'articles' AND (draft ?| '{image,imageAlt}' OR published ?| '{image,imageAlt}');
UPDATE content_items SET draft = draft - 'photo', published = published - 'photo'
WHERE collection = 'team' AND (draft ? 'photo' OR published ? 'photo');
UPDATE content_revisions AS r SET content = content - '{image,imageAlt,photo}'::text[]
FROM content_items AS i WHERE i.id = r.item_id AND i.collection IN ('articles', 'team') AND content ?| '{image,imageAlt,photo}';

ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE applications FORCE ROW LEVEL SECURITY;
ALTER TABLE people FORCE ROW LEVEL SECURITY;
ALTER TABLE person_cv_words FORCE ROW LEVEL SECURITY;
ALTER TABLE advert_words FORCE ROW LEVEL SECURITY;
ALTER TABLE job_alerts FORCE ROW LEVEL SECURITY;
ALTER TABLE uncompared_people FORCE ROW LEVEL SECURITY;
ALTER TABLE application_messages FORCE ROW LEVEL SECURITY;
ALTER TABLE job_origins FORCE ROW LEVEL SECURITY;
ALTER TABLE content_items FORCE ROW LEVEL SECURITY;
ALTER TABLE content_revisions FORCE ROW LEVEL SECURITY;
