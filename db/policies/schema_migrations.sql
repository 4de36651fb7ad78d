-- Written by the owner, read by processes that may not migrate.
CREATE POLICY schema_migrations_owner ON schema_migrations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY schema_migrations_read ON schema_migrations FOR SELECT TO agency_app USING (true);
