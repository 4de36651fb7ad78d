-- More people than a request has time for are added by a task: the file then has exactly those that were shown in its rows, and how far it is.
ALTER TABLE people_imports
  ADD COLUMN id       uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN state    text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'importing', 'done', 'failed')),
  -- Of those who are added.
  ADD COLUMN tag      text,
  ADD COLUMN people   integer NOT NULL DEFAULT 0 CHECK (people >= 0),
  -- How many of them were looked at, and added. The others were on record by then.
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN added    integer NOT NULL DEFAULT 0,
  ADD COLUMN failure  text;
GRANT UPDATE (rows, state, tag, people, position, added, failure) ON people_imports TO agency_app;
