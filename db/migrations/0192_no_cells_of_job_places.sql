-- Searches read the places of a job in its row (jobs.spots).
DROP INDEX job_places_newest;
ALTER TABLE job_places DROP COLUMN cell;
