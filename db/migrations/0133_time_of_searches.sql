-- Searches take the time that they have, and say whether it was too little; their files have them from now on.
DROP FUNCTION IF EXISTS public.find_public_jobs;
DROP FUNCTION IF EXISTS public.count_found_jobs_by_choice;
DROP FUNCTION IF EXISTS public.count_found_jobs_around;
