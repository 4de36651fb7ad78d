-- What people ask about their data by letter, telephone or mail: an administrator adds it to the same list; it counts as
-- much as the form. `created_at` is then when it reached the agency, and no address need be known.

ALTER TABLE data_requests DROP CONSTRAINT data_requests_source_check, DROP CONSTRAINT data_requests_check;
ALTER TABLE data_requests
  ADD CONSTRAINT data_requests_source_check CHECK (source IN ('form', 'account', 'desk')),
  ADD CONSTRAINT data_requests_check CHECK (CASE source
    WHEN 'form' THEN num_nulls(name, email) = 0 AND account_id IS NULL
    WHEN 'desk' THEN name IS NOT NULL AND account_id IS NULL AND confirmed_at IS NOT NULL
    ELSE kind IN ('copy', 'erasure') AND account_id IS NOT NULL AND num_nonnulls(name, message) = 0 AND status = 'done'
      AND confirmed_at IS NOT NULL AND (email IS NULL OR kind = 'erasure')
  END);

CREATE POLICY data_requests_admin_add ON data_requests FOR INSERT TO agency_app
  WITH CHECK (source = 'desk' AND status = 'open' AND (SELECT is_admin(app.actor_id())));
-- What somebody did themselves is done.
ALTER POLICY data_requests_admin_move ON data_requests
  USING (confirmed_at IS NOT NULL AND source <> 'account' AND (SELECT is_admin(app.actor_id())));
