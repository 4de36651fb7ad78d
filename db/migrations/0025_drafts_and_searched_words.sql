-- A draft may be saved with a title alone. Whatever is or was on the board names its company, place, pay and text: the other
-- columns may be empty only while the status is draft.
ALTER TABLE jobs
  DROP CONSTRAINT jobs_company_check,
  DROP CONSTRAINT jobs_location_check,
  DROP CONSTRAINT jobs_salary_check,
  DROP CONSTRAINT jobs_description_check,
  DROP CONSTRAINT jobs_requirements_check,
  ADD CONSTRAINT jobs_company_check CHECK (length(company) <= 100 AND (company <> '' OR status = 'draft')),
  ADD CONSTRAINT jobs_location_check CHECK (length(location) <= 100 AND (location <> '' OR status = 'draft')),
  ADD CONSTRAINT jobs_salary_check CHECK (length(salary) <= 100 AND (salary <> '' OR status = 'draft')),
  ADD CONSTRAINT jobs_description_check CHECK (length(description) <= 20000 AND (description <> '' OR status = 'draft')),
  ADD CONSTRAINT jobs_requirements_check CHECK (length(requirements) <= 20000 AND (requirements <> '' OR status = 'draft'));

-- Typed words are looked for in title, company and location, and nowhere else (spec: accounts §2). Remote and hybrid work count
-- as places of the location filter. A generated column cannot be changed before PostgreSQL 17: both are made anew, and with
-- them, from their own definitions, all indexes that hold them.
DO $$
DECLARE
  definitions text[] := ARRAY(
    SELECT pg_get_indexdef(i.indexrelid) FROM pg_index AS i
    WHERE i.indrelid = 'public.jobs'::regclass AND EXISTS (
      SELECT FROM pg_attribute AS a WHERE a.attrelid = i.indexrelid AND a.attname IN ('search_text', 'location_text')));
  definition text;
BEGIN
  ALTER TABLE public.jobs DROP COLUMN search_text, DROP COLUMN location_text;
  ALTER TABLE public.jobs
    ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
      (' ' || app.searchable(title || E'\n' || company || E'\n' || location)) STORED,
    ADD COLUMN location_text text NOT NULL GENERATED ALWAYS AS
      (app.searchable(location || CASE WHEN work_mode = 'on-site' THEN '' ELSE E'\n' || work_mode END)) STORED;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
END
$$;
ANALYZE jobs;
