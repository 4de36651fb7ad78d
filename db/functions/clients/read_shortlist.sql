-- Returns everything that the holder of a private link may read. NULL: the link is not valid.
CREATE OR REPLACE FUNCTION app.read_shortlist(_token_hash bytea) RETURNS jsonb
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  RETURN (
    SELECT jsonb_build_object(
      'jobTitle', j.title, 'jobLocation', j.location, 'client', c.name, 'contact', t.full_name, 'message', s.message,
      'expiresAt', s.expires_at,
      'entries', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'position', e.position, 'fullName', e.full_name, 'hasCv', e.has_cv, 'headline', e.headline, 'place', e.place,
                    'skills', e.skills, 'note', e.note, 'answer', e.answer, 'comment', e.comment, 'answeredAt', e.answered_at)
                    ORDER BY e.position), '[]')
                  FROM app.shown_entries(s.id) AS e))
    FROM public.shortlists AS s JOIN public.jobs AS j ON j.id = s.job_id JOIN public.clients AS c ON c.id = s.client_id
      JOIN public.client_contacts AS t ON t.id = s.contact_id
    WHERE s.id = app.find_shortlist(_token_hash));
END
$$;

ALTER FUNCTION app.read_shortlist OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.read_shortlist TO agency_app;
