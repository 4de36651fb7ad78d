-- What makes the site an app, and what it learns of its own use: push messages, consent, measurement; and enquiries that a
-- browser sends again.

-- Push messages -------------------------------------------------------------------------------------------------------

-- Browsers that somebody wants to hear from us by, each with what it wants to hear (spec: accounts §3 "Notification
-- preferences"). A browser has one endpoint, and one person at a time.
CREATE TABLE push_subscriptions (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  endpoint   text NOT NULL UNIQUE CHECK (endpoint ~ '^https?://[!-~]+$' AND length(endpoint) <= 1000),
  -- The browser's public key and secret, base64url (RFC 8291).
  p256dh     text NOT NULL CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth       text NOT NULL CHECK (auth ~ '^[A-Za-z0-9_-]{22}$'),
  general    boolean NOT NULL DEFAULT true,
  jobs       boolean NOT NULL DEFAULT true,
  messages   boolean NOT NULL DEFAULT true,
  marketing  boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- Jobs that those whom they may suit were told of: once, however often a job is closed and opened again.
CREATE TABLE announced_jobs (
  job_id       uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  announced_at timestamptz NOT NULL DEFAULT now()
);

-- Who is to hear of which job. `told_at` NULL: nobody has told them yet, because the last notification was less than an
-- hour ago. What was told is kept for a day.
CREATE TABLE job_news (
  user_id  uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  job_id   uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  found_at timestamptz NOT NULL DEFAULT now(),
  told_at  timestamptz,
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX job_news_job ON job_news (job_id);
CREATE INDEX job_news_waiting ON job_news (user_id) WHERE told_at IS NULL;
CREATE INDEX job_news_told ON job_news (told_at);

-- 'Node.js, Excel' → ' node js excel ': whole words, so that one text can be looked for in another.
CREATE FUNCTION app.news_words(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || btrim(regexp_replace(translate(app.searchable(_text), E'.!?"\'\u2019', '      '), ' {2,}', ' ', 'g')) || ' ';

-- 'Headingley, Leeds, UK' → ' leeds '.
CREATE FUNCTION app.news_city(_location text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN app.news_words(app.city_of(
    regexp_replace(_location, ',\s*(uk|united kingdom|england|scotland|wales)\s*$', '', 'i')));

-- 'Senior software engineers, Leeds' → {engineer,leeds,software}: without what says level, hours or nothing.
CREATE FUNCTION app.title_words(_title text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT CASE WHEN word ~ '[^s]s$' THEN left(word, -1) ELSE word END), '{}')
    FROM unnest(string_to_array(app.news_words(_title), ' ')) AS word
    WHERE length(word) >= 4 AND word <> ALL (ARRAY['apprentice', 'assistant', 'associate', 'chief', 'contract', 'coordinator',
      'days', 'deputy', 'executive', 'experienced', 'full', 'general', 'graduate', 'head', 'hybrid', 'junior', 'lead', 'leader',
      'manager', 'nights', 'officer', 'part', 'permanent', 'principal', 'remote', 'senior', 'shift', 'specialist', 'staff',
      'team', 'temporary', 'time', 'trainee', 'with', 'work', 'worker'])
  );

-- Whom an open job may suit, of those candidates who want to hear of jobs on some device:
--   where  it is remote, or they name no place, or the city of one is in the place of the other;
--   what   it names one of their skills, or its title shares a word with the title of a job they like;
--   new    they have neither liked nor swiped it nor applied for it.
-- Each skill and each title that many share is looked at once.
CREATE FUNCTION app.find_people_for_job(_job_id uuid) RETURNS SETOF uuid
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH job AS MATERIALIZED (
    SELECT id, work_mode = 'remote' AS is_anywhere, app.news_words(location) AS place, app.news_city(location) AS city,
           app.news_words(title || ' ' || requirements || ' ' || description) AS words, app.title_words(title) AS title_words
    FROM public.jobs WHERE id = _job_id AND status = 'open' AND closes_at > now()
  ),
  people AS MATERIALIZED (
    SELECT p.id, p.skills
    FROM job AS j JOIN public.profiles AS p
      ON j.is_anywhere OR coalesce(btrim(p.location), '') = ''
         OR position(app.news_city(p.location) IN j.place) > 0 OR position(j.city IN app.news_words(p.location)) > 0
    WHERE p.role = 'job_seeker' AND p.status = 'approved'
      AND p.id IN (SELECT user_id FROM public.push_subscriptions WHERE jobs)
      AND p.id NOT IN (SELECT user_id FROM public.liked_jobs WHERE job_id = _job_id
                       UNION ALL SELECT user_id FROM public.swiped_jobs WHERE job_id = _job_id
                       UNION ALL SELECT candidate_id FROM public.applications WHERE job_id = _job_id)
  ),
  skills AS MATERIALIZED (
    SELECT skill FROM (SELECT DISTINCT lower(unnest(skills)) AS skill FROM people) AS known, job AS j
    WHERE btrim(app.news_words(skill)) <> '' AND position(app.news_words(skill) IN j.words) > 0
  ),
  titles AS MATERIALIZED (
    SELECT liked.id FROM public.jobs AS liked, job AS j
    WHERE liked.id IN (SELECT l.job_id FROM public.liked_jobs AS l JOIN people AS p ON p.id = l.user_id)
      AND app.title_words(liked.title) && j.title_words
  )
  SELECT p.id FROM people AS p
  WHERE EXISTS (SELECT FROM unnest(p.skills) AS skill WHERE lower(skill) IN (SELECT s.skill FROM skills AS s))
     OR p.id IN (SELECT l.user_id FROM public.liked_jobs AS l JOIN titles AS t ON t.id = l.job_id)
$$;
GRANT EXECUTE ON FUNCTION app.news_words, app.news_city, app.title_words, app.find_people_for_job, app.city_of TO agency_app;

-- A browser belongs to whoever signed in to it last. Only the browser itself knows its keys, so nobody else can take an
-- endpoint away from its owner. Returns whether whoever asks may have it.
CREATE FUNCTION app.free_push_endpoint(_endpoint text, _p256dh text, _auth text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  DELETE FROM public.push_subscriptions
  WHERE endpoint = _endpoint AND user_id <> app.actor_id() AND p256dh = _p256dh AND auth = _auth;
  RETURN NOT EXISTS (SELECT FROM public.push_subscriptions WHERE endpoint = _endpoint AND user_id <> app.actor_id());
END
$$;

-- An account that is something else now hears nothing more; as with its sessions, only an approval changes nothing.
CREATE FUNCTION app.end_push_of_changed_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NEW.role <> OLD.role OR (NEW.status <> OLD.status AND NOT (OLD.status = 'pending' AND NEW.status = 'approved')) THEN
    DELETE FROM public.push_subscriptions WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER profiles_end_push AFTER UPDATE OF role, status ON profiles
  FOR EACH ROW EXECUTE FUNCTION app.end_push_of_changed_account();

GRANT CREATE ON SCHEMA app TO agency_keeper;
ALTER FUNCTION app.free_push_endpoint OWNER TO agency_keeper;
ALTER FUNCTION app.end_push_of_changed_account OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA app FROM agency_keeper;
GRANT EXECUTE ON FUNCTION app.free_push_endpoint TO agency_app;

-- Consent -------------------------------------------------------------------------------------------------------------

-- What somebody agreed to, when, and in which words of ours: the proof that the law asks for (UK GDPR, article 7(1)). The
-- number of a receipt is in that person's own browser and nowhere else; nothing here says who they are.
CREATE TABLE consent_receipts (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  given_at   timestamptz NOT NULL DEFAULT now(),
  analytics  boolean NOT NULL,
  functional boolean NOT NULL,
  marketing  boolean NOT NULL,
  -- Of the text that was agreed to, as YYYY-MM-DD.
  policy     date NOT NULL,
  -- The one that this one takes the place of. It may be forgotten by then.
  replaces   uuid
);
CREATE INDEX consent_receipts_age ON consent_receipts (given_at);

-- Measurement ---------------------------------------------------------------------------------------------------------

-- How often something happened on a page on a day (London). Sums only: no row is about anybody.
CREATE TABLE measured_events (
  day   date NOT NULL,
  event text NOT NULL CHECK (event ~ '^[a-z_]{1,40}$'),
  -- As the map of routes has it ('/jobs/:id'), never an address that somebody asked for.
  page  text NOT NULL CHECK (length(page) BETWEEN 1 AND 100),
  -- Which mark, section or form.
  detail text NOT NULL DEFAULT '' CHECK (detail ~ '^[a-z0-9_-]{0,60}$'),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, event, page, detail)
);

-- How fast pages were, as a histogram: how many samples of a metric fell into a bucket on a day.
CREATE TABLE measured_vitals (
  day    date NOT NULL,
  metric text NOT NULL CHECK (metric IN ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')),
  page   text NOT NULL CHECK (length(page) BETWEEN 1 AND 100),
  bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 99),
  count  bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, metric, page, bucket)
);

-- Enquiries that are sent again ---------------------------------------------------------------------------------------

-- SHA-256 of the key under which a browser sent it: sent again, it is taken once (docs/decisions/0016).
ALTER TABLE enquiries ADD request_hash bytea UNIQUE CHECK (octet_length(request_hash) = 32);

-- Sessions in use at the same time -------------------------------------------------------------------------------------

-- When an open tab last said that it is there, and from where: SHA-256 of the account, its network and its browser, which
-- tells two places apart and names neither (spec: accounts §9 "concurrent session").
ALTER TABLE sessions
  ADD seen_at timestamptz,
  ADD seen_from bytea CHECK (octet_length(seen_from) = 32),
  ADD CHECK ((seen_at IS NULL) = (seen_from IS NULL));

-- Who may do what: the second wall ------------------------------------------------------------------------------------

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['push_subscriptions', 'announced_jobs', 'job_news', 'consent_receipts', 'measured_events', 'measured_vitals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()))',
                   name || '_system', name);
  END LOOP;
END
$$;

GRANT SELECT, INSERT, UPDATE, DELETE ON push_subscriptions TO agency_app;
CREATE POLICY push_subscriptions_own ON push_subscriptions TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));
GRANT SELECT, DELETE ON push_subscriptions TO agency_keeper;
CREATE POLICY push_subscriptions_keeper ON push_subscriptions TO agency_keeper USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON announced_jobs TO agency_app;
GRANT SELECT, INSERT, DELETE ON job_news TO agency_app;
GRANT UPDATE (told_at) ON job_news TO agency_app;
GRANT SELECT, INSERT, DELETE ON consent_receipts TO agency_app;
CREATE POLICY consent_receipts_admin ON consent_receipts FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
GRANT SELECT, INSERT, UPDATE, DELETE ON measured_events, measured_vitals TO agency_app;
CREATE POLICY measured_events_admin_read ON measured_events FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY measured_vitals_admin_read ON measured_vitals FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
