-- Webhooks: other systems hear of what happens on the site (docs/decisions/0098).
CREATE TABLE webhooks (
  id              uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  address         text NOT NULL CHECK (length(address) BETWEEN 9 AND 2000),
  events          text[] NOT NULL CHECK (cardinality(events) BETWEEN 1 AND 20),
  -- A nonce of 12 bytes, 32 bytes encrypted with a key that the database does not have, and a tag of 16 bytes.
  sealed_secret   bytea NOT NULL CHECK (octet_length(sealed_secret) = 60),
  -- The previous secret, which also signs until this time.
  previous_secret bytea CHECK (octet_length(previous_secret) = 60),
  previous_until  timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  -- Time of the first failed delivery since the last success; NULL if the last one succeeded.
  failing_since   timestamptz,
  -- NULL while the webhook is on.
  off_since       timestamptz,
  -- gone: the receiver answered 410. failing: no delivery succeeded for three days.
  off_reason      text CHECK (off_reason IN ('by_hand', 'gone', 'failing')),
  CONSTRAINT webhooks_check CHECK ((off_since IS NULL) = (off_reason IS NULL)),
  CONSTRAINT webhooks_check1 CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
);
ALTER TABLE webhooks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON webhooks TO agency_app;
GRANT SELECT ON webhooks TO agency_keeper;
CREATE POLICY webhooks_system ON webhooks TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhooks_keeper ON webhooks FOR SELECT TO agency_keeper USING (true);
CREATE POLICY webhooks_admin ON webhooks TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));

-- Written by triggers, in the transaction of what happened. Ids, statuses and times only: the receiver reads the rest with a key.
CREATE TABLE webhook_events (
  -- A UUID of version 7 (RFC 9562), which uuidv7() makes from PostgreSQL 18 on.
  id          uuid DEFAULT encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send(floor(EXTRACT(epoch FROM clock_timestamp()) * 1000::numeric)::bigint) FROM 3) FROM 1 FOR 6), 52::bigint, 1), 53::bigint, 1), 'hex')::uuid
    PRIMARY KEY,
  type        text NOT NULL CHECK (length(type) BETWEEN 3 AND 50),
  subject_id  uuid NOT NULL,
  data        jsonb NOT NULL,
  occurred_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (subject_id, type, occurred_at)
);
CREATE INDEX webhook_events_oldest ON webhook_events (occurred_at);
ALTER TABLE webhook_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON webhook_events TO agency_app;
GRANT SELECT, INSERT ON webhook_events TO agency_keeper;
CREATE POLICY webhook_events_system ON webhook_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhook_events_keeper ON webhook_events TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY webhook_events_admin ON webhook_events FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE TRIGGER webhook_events_addressed AFTER INSERT ON webhook_events REFERENCING NEW TABLE AS new_events
  FOR EACH STATEMENT EXECUTE FUNCTION app.address_events();

CREATE TABLE webhook_deliveries (
  webhook_id    uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event_id      uuid NOT NULL REFERENCES webhook_events (id) ON DELETE CASCADE,
  state         text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  tries         smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  -- Until this time the process that delivers it holds the row; later another may take it.
  next_try_at   timestamptz NOT NULL DEFAULT now(),
  last_try_at   timestamptz,
  last_status   smallint CHECK (last_status BETWEEN 100 AND 999),
  -- Our own code for the reason of the last failure. The receiver's response is not stored: it may be about a person.
  last_reason   text CHECK (length(last_reason) BETWEEN 1 AND 50),
  -- Address that the receiver redirects to, so that its administrator can enter it.
  last_location text CHECK (length(last_location) BETWEEN 1 AND 500),
  PRIMARY KEY (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_try_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_event ON webhook_deliveries (event_id);
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE ON webhook_deliveries TO agency_app;
GRANT SELECT, INSERT ON webhook_deliveries TO agency_keeper;
CREATE POLICY webhook_deliveries_system ON webhook_deliveries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhook_deliveries_keeper ON webhook_deliveries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY webhook_deliveries_admin ON webhook_deliveries FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY webhook_deliveries_again ON webhook_deliveries FOR UPDATE TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
