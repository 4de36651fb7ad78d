-- Procedures alone ask for these, and have others now: one statement for all searches of suggested jobs, and a rank that does not ask again what was asked for.
DROP FUNCTION IF EXISTS app.nearest_jobs(tsquery, float8, float8, float8, text, integer, text[]);
DROP FUNCTION IF EXISTS app.match_text(integer);
