-- How often the candidate moved the booked interview by link on `moved_on`, a day in London.
ALTER TABLE public.interviews
  ADD COLUMN moved_on date,
  ADD COLUMN moves smallint NOT NULL DEFAULT 0;
