-- Takes what belongs to the record of an account's address without an account over to the record of that account. What staff wrote down
-- there fills what is missing here. The caller knows that the address is proven.
CREATE OR REPLACE FUNCTION app.join_guest(_person_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  guest public.people;
BEGIN
  SELECT g.* INTO guest FROM public.people AS p JOIN public.people AS g ON g.email = p.email AND g.account_id IS NULL
  WHERE p.id = _person_id AND p.account_id IS NOT NULL FOR UPDATE OF g;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE public.applications SET person_id = _person_id WHERE person_id = guest.id;
  UPDATE public.enquiries SET person_id = _person_id WHERE person_id = guest.id;
  UPDATE public.person_notes SET person_id = _person_id WHERE person_id = guest.id;
  UPDATE public.person_tasks SET person_id = _person_id WHERE person_id = guest.id;
  UPDATE public.people SET
    headline = coalesce(headline, guest.headline),
    tags = ARRAY(SELECT tag FROM (SELECT DISTINCT ON (lower(tag)) tag FROM unnest(tags || guest.tags) AS tag ORDER BY lower(tag)) AS all_tags LIMIT 20),
    available_from = coalesce(available_from, guest.available_from),
    pay_wish = CASE WHEN pay_wish IS NULL THEN guest.pay_wish ELSE pay_wish END,
    pay_wish_period = CASE WHEN pay_wish IS NULL THEN guest.pay_wish_period ELSE pay_wish_period END,
    right_to_work = CASE WHEN right_to_work = 'not_asked' THEN guest.right_to_work ELSE right_to_work END,
    right_to_work_method = CASE WHEN right_to_work = 'not_asked' THEN guest.right_to_work_method ELSE right_to_work_method END,
    right_to_work_checked_on = CASE WHEN right_to_work = 'not_asked' THEN guest.right_to_work_checked_on ELSE right_to_work_checked_on END,
    right_to_work_follow_up_on = CASE WHEN right_to_work = 'not_asked' THEN guest.right_to_work_follow_up_on ELSE right_to_work_follow_up_on END,
    origin = coalesce(origin, guest.origin),
    agreement = coalesce(agreement, guest.agreement),
    may_email_since = CASE WHEN may_email_since IS NULL THEN guest.may_email_since ELSE may_email_since END,
    may_email_words = CASE WHEN may_email_since IS NULL THEN guest.may_email_words ELSE may_email_words END
  WHERE id = _person_id;
  DELETE FROM public.people WHERE id = guest.id;
END
$$;

ALTER FUNCTION app.join_guest OWNER TO agency_keeper;
