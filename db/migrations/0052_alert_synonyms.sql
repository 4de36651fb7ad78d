-- With which synonyms the words of an alert were compiled: the SHA-256 of them. Alerts with other ones are compiled again.
ALTER TABLE job_alerts ADD COLUMN synonyms_hash bytea CHECK (octet_length(synonyms_hash) = 32);
