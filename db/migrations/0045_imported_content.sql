-- What an archive of all content brought is a revision of its own kind.
ALTER TABLE content_revisions DROP CONSTRAINT content_revisions_action_check;
ALTER TABLE content_revisions ADD CONSTRAINT content_revisions_action_check CHECK (action IN
  ('seeded', 'drafted', 'published', 'unpublished', 'scheduled', 'restored', 'removed', 'imported'));
