-- Records a report about an email of a mailing: a bounce or a complaint. Returns false if it concerns no such email.
CREATE OR REPLACE FUNCTION app.note_mailing_report(_mail_id uuid, _is_complaint boolean, _is_unknown boolean, _by text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  mail public.mailing_mails;
BEGIN
  PERFORM app.demand_system();
  SELECT * INTO mail FROM public.mailing_mails WHERE id = _mail_id AND started_at IS NOT NULL FOR UPDATE;
  IF mail.id IS NULL THEN RETURN false; END IF;
  IF _is_complaint THEN
    PERFORM app.withdraw_emails(mail.person_id, 'Emails about work ended: they were reported as unwanted.', _by);
  ELSE
    UPDATE public.mailing_mails SET outcome = 'hard_bounce', ended_at = now() WHERE id = _mail_id;
    IF _is_unknown THEN UPDATE public.people SET bounced_email = email WHERE id = mail.person_id; END IF;
  END IF;
  RETURN true;
END
$$;

ALTER FUNCTION app.note_mailing_report OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.note_mailing_report TO agency_app;
