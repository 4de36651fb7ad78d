-- A job that comes from another system keeps the day on which it was posted there.
GRANT UPDATE (created_at) ON jobs TO agency_app;

-- What of a file is not imported because it was not public where it comes from: [{"reason": text, "count": number}].
ALTER TABLE job_imports ADD COLUMN left_out jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(left_out) = 'array');
