-- Browsers that receive notifications, each with its choices (spec: accounts §3 "Notification preferences"). A browser has one endpoint, and
-- one person at a time.
CREATE TABLE push_subscriptions (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  endpoint   text NOT NULL CHECK (endpoint ~ '^https?://[!-~]+$' AND length(endpoint) <= 1000) UNIQUE,
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
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON push_subscriptions TO agency_app;
GRANT SELECT, DELETE ON push_subscriptions TO agency_keeper;
CREATE POLICY push_subscriptions_system ON push_subscriptions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY push_subscriptions_keeper ON push_subscriptions TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY push_subscriptions_own ON push_subscriptions TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));

-- Jobs to announce to a person. `told_at` NULL: not yet announced, because the last notification was less than an hour ago. Announced rows are
-- kept for a day.
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
ALTER TABLE job_news ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (told_at), DELETE ON job_news TO agency_app;
CREATE POLICY job_news_system ON job_news TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
