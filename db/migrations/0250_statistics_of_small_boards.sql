-- PostgreSQL plans searches by statistics, and its threshold of 50 changed rows leaves a small board without any.
ALTER TABLE jobs SET (autovacuum_analyze_threshold = 5);
ALTER TABLE job_places SET (autovacuum_analyze_threshold = 5);
