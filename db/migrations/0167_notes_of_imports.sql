-- Files of people may have columns for notes and availability. The consent date for the whole file can be changed after upload.
ALTER TABLE person_notes ADD COLUMN is_imported boolean NOT NULL DEFAULT false;
GRANT INSERT (available_from) ON people TO agency_app;
GRANT UPDATE (agreed_on) ON people_imports TO agency_app;
