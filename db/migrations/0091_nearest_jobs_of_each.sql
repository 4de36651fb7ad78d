-- All searches for suggested jobs are one statement; only procedures asked for them one by one.
DROP FUNCTION IF EXISTS app.nearest_jobs(tsquery, float8, float8, float8, text, integer, text[]);
