ALTER TABLE jobs ADD COLUMN start_date date CHECK (start_date BETWEEN '2000-01-01' AND '2099-12-31');
GRANT UPDATE (start_date) ON jobs TO agency_app;
