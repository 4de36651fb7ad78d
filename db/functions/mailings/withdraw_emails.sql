-- Withdraws the consent to emails about work of every record of a person's address. Queued emails are not sent.
CREATE OR REPLACE FUNCTION app.withdraw_emails(_person_id uuid, _words text, _by text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  address public.citext := (SELECT email FROM public.people WHERE id = _person_id);
BEGIN
  WITH withdrawn AS (
    UPDATE public.people SET may_email_since = NULL, may_email_words = NULL
    WHERE (id = _person_id OR email = address) AND may_email_since IS NOT NULL RETURNING id)
  INSERT INTO public.person_notes (person_id, kind, body, author_name) SELECT id, 'change', _words, _by FROM withdrawn;
END
$$;

ALTER FUNCTION app.withdraw_emails OWNER TO agency_keeper;
