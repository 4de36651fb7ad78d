-- How long a consultant's own decisions can be undone: 30 seconds are short with a switch or a screen reader (WCAG 2.2.1).
ALTER TABLE profiles ADD COLUMN undo_seconds smallint NOT NULL DEFAULT 30 CHECK (undo_seconds = 30 OR undo_seconds = 120 OR undo_seconds = 600);
GRANT UPDATE (undo_seconds) ON profiles TO agency_app;
-- Of the setting when the decision was made.
ALTER TABLE held_decisions ADD COLUMN undo_seconds smallint NOT NULL DEFAULT 30;
