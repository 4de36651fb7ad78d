-- Counts the people, guest applications or unused accounts that are due for deletion, and all of that kind.
CREATE OR REPLACE FUNCTION app.count_due(_kind text, _months integer, OUT due bigint, OUT total bigint)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  CASE _kind
    WHEN 'people' THEN
      due := (SELECT count(*) FROM app.due_people(_months));
      total := (SELECT count(*) FROM public.people WHERE account_id IS NULL);
    WHEN 'applications' THEN
      due := (SELECT count(*) FROM app.due_guest_applications(_months));
      total := (SELECT count(*) FROM public.applications WHERE candidate_id IS NULL);
    WHEN 'accounts' THEN
      due := (SELECT count(*) FROM app.due_accounts(_months, app.deletion_moment()));
      total := (SELECT count(*) FROM public.profiles WHERE NOT app.is_staff_role(role));
  END CASE;
END
$$;

ALTER FUNCTION app.count_due OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.count_due TO agency_app;
