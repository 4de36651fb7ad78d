-- A search returns ids and distances, and its query of words (app.find_matches, app.read_question).
ALTER TYPE job_question ADD ATTRIBUTE query tsquery;
ALTER TYPE job_match
  DROP ATTRIBUTE title,
  DROP ATTRIBUTE category,
  DROP ATTRIBUTE type,
  DROP ATTRIBUTE work_mode,
  DROP ATTRIBUTE created_at,
  DROP ATTRIBUTE closes_at,
  DROP ATTRIBUTE pay_by_year,
  DROP ATTRIBUTE spots;
