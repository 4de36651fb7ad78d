-- Runs after an application is deleted: erases at once what was never sent to a client. What was sent is kept for a year
-- (Conduct Regulations 2003, reg. 29) and then erased by app.forget_introductions.
CREATE OR REPLACE FUNCTION app.leave_introductions() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  DELETE FROM public.emailed_links AS l USING public.introductions AS i
  WHERE i.id = l.introduction_id AND i.application_id = OLD.id;
  UPDATE public.introduction_details AS d SET body = NULL, erased_at = now()
  FROM public.introduction_entries AS e JOIN public.introductions AS i ON i.id = e.introduction_id
  WHERE d.sequence = e.sequence AND d.body IS NOT NULL AND i.application_id = OLD.id
    AND NOT EXISTS (SELECT FROM public.introduction_entries AS s WHERE s.introduction_id = i.id AND s.kind = 'introduced');
  RETURN NULL;
END
$$;

ALTER FUNCTION app.leave_introductions OWNER TO agency_keeper;
