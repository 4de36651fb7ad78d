-- Written by the owner, read by processes that may not migrate.
CREATE POLICY definitions_owner ON definitions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY definitions_read ON definitions FOR SELECT TO agency_app USING (true);
