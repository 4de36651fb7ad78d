-- Invitations of staff. Once the email is written, only the SHA-256 of the token in its link is stored, as for every emailed link.
CREATE TABLE staff_invitations (
  id           uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  email        citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254 AND email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::citext) UNIQUE,
  full_name    text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  role         text NOT NULL CHECK (role IN ('admin', 'consultant', 'editor')),
  -- An invitation counts only as long as the person who sent it may invite.
  invited_by   uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- Empty until the email is written. An email that is written again, because it may not have left, adds one.
  token_hashes bytea[] NOT NULL DEFAULT '{}' CHECK (cardinality(token_hashes) <= 100),
  expires_at   timestamptz NOT NULL,
  CONSTRAINT staff_invitations_check CHECK (expires_at > created_at)
);
CREATE INDEX staff_invitations_by ON staff_invitations (invited_by);
ALTER TABLE staff_invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (token_hashes, expires_at), DELETE ON staff_invitations TO agency_app;
GRANT SELECT, DELETE ON staff_invitations TO agency_keeper;
CREATE POLICY staff_invitations_system ON staff_invitations TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY staff_invitations_keeper ON staff_invitations TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY staff_invitations_admin ON staff_invitations TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));

-- Items of the studio that are open in a tab, so that two people who edit one item see each other. A tab reports every few seconds and removes old
-- rows; no row lasts longer than a minute.
CREATE TABLE content_editors (
  item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  tab     uuid NOT NULL,
  editor  text NOT NULL CHECK (length(editor) BETWEEN 1 AND 200),
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (item_id, tab)
);
ALTER TABLE content_editors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_editors TO agency_app;
CREATE POLICY content_editors_system ON content_editors TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_editors_editor ON content_editors TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
