-- Coaching requests as a kind of enquiry, and how many open jobs an industry has (docs/decisions/0045).

-- Coaching --------------------------------------------------------------------------------------------------------------

-- When a session suits, in the sender's own words.
ALTER TABLE enquiries ADD COLUMN times text CHECK (length(times) BETWEEN 1 AND 200);

ALTER TABLE enquiries
  DROP CONSTRAINT enquiries_kind_check,
  DROP CONSTRAINT enquiries_purpose_check,
  DROP CONSTRAINT enquiries_check,
  ADD CONSTRAINT enquiries_kind_check CHECK (kind IN ('employer', 'candidate', 'contact', 'coaching')),
  -- What a message or a coaching request is about; which words belong to which kind is settled below.
  ADD CONSTRAINT enquiries_purpose_check CHECK (purpose IN
    ('hiring', 'job', 'partnership', 'cv', 'interview', 'change', 'return', 'redundancy', 'other')),
  ADD CONSTRAINT enquiries_check CHECK (CASE kind
    WHEN 'employer' THEN num_nulls(phone, company, role, industry, location) = 0
      AND num_nonnulls(purpose, current_position, experience, skills, job_title, times) = 0
    WHEN 'candidate' THEN num_nulls(phone, role, location, current_position) = 0
      AND num_nonnulls(company, purpose, times) = 0
    WHEN 'contact' THEN num_nulls(purpose, message) = 0 AND length(message) >= 10
      AND purpose IN ('hiring', 'job', 'partnership')
      AND num_nonnulls(phone, role, industry, location, pay, current_position, experience, skills, job_title, times) = 0
    WHEN 'coaching' THEN num_nulls(purpose, message) = 0 AND length(message) >= 10
      AND purpose IN ('cv', 'interview', 'change', 'return', 'redundancy', 'other')
      AND num_nonnulls(company, role, industry, location, pay, current_position, experience, skills, job_title) = 0
  END);

-- Jobs of an industry ---------------------------------------------------------------------------------------------------

-- How many of the newest five thousand open jobs are of an industry, by the rule of get_public_jobs_by_title. is_more: there
-- are older ones that were not looked at.
CREATE FUNCTION count_public_jobs_by_title(
  _category text, _words text[], _either boolean, OUT total integer, OUT is_more boolean
)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH rule AS (
    SELECT '\m(' || string_agg(CASE WHEN length(word) <= 2 THEN word || '\M' ELSE word END, '|') || ')' AS pattern
    FROM unnest(_words) AS word WHERE word ~ '^[[:alnum:]][[:alnum:] ]{0,49}$'
  ), newest AS MATERIALIZED (
    SELECT title, category, closes_at FROM public.jobs
    WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 5001
  )
  SELECT count(*) FILTER (WHERE closes_at > now() AND CASE WHEN _either
           THEN category = _category OR title ~* pattern ELSE category = _category AND title ~* pattern END)::integer,
         (SELECT count(*) > 5000 FROM newest)
  FROM (SELECT * FROM newest LIMIT 5000) AS looked_at, rule
$$;
GRANT CREATE ON SCHEMA public TO agency_reader;
ALTER FUNCTION count_public_jobs_by_title OWNER TO agency_reader;
REVOKE CREATE ON SCHEMA public FROM agency_reader;
REVOKE ALL ON FUNCTION count_public_jobs_by_title FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_title TO agency_app;
