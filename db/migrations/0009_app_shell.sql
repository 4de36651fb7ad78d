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

-- When those whom a job may suit were told of it: once, however often it is closed and opened again.
ALTER TABLE jobs ADD announced_at timestamptz;

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

-- Who may do what: the second wall ------------------------------------------------------------------------------------

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['push_subscriptions', 'consent_receipts', 'measured_events', 'measured_vitals'] LOOP
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
GRANT SELECT, INSERT, DELETE ON consent_receipts TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON measured_events, measured_vitals TO agency_app;
