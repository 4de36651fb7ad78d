-- Returns a job as everybody may see it; every function that returns public jobs calls this. It reads no table, so
-- PostgreSQL inlines it.
CREATE OR REPLACE FUNCTION app.public_job(_job public.jobs, _logo text) RETURNS public.public_job
  LANGUAGE sql STABLE
  RETURN ROW(_job.id, _job.title, _job.company, _job.location, _job.salary, _job.type, _job.category, _job.description,
             _job.requirements, _job.created_at, _job.salary_min, _job.salary_max, _job.salary_period, _job.basis, _job.work_mode,
             _job.closes_at, _job.updated_at, _job.status = 'open' AND _job.closes_at > now(), _logo,
             _job.start_date)::public.public_job;

GRANT EXECUTE ON FUNCTION app.public_job TO agency_reader;
