-- Where a job stood on the site that it was brought from (docs/decisions/0102): that path leads to it. In lower case, without a slash at its end.
ALTER TABLE job_origins ADD COLUMN old_path text CHECK (length(old_path) BETWEEN 2 AND 300 AND old_path LIKE '/%');
CREATE INDEX job_origins_old_path ON job_origins (old_path) WHERE old_path IS NOT NULL;
