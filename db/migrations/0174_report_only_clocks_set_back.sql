-- Until now this was also set after a stop of the site, when no clock had been wrong.
ALTER TABLE deletion_clock NO FORCE ROW LEVEL SECURITY;
UPDATE deletion_clock SET settled_at = NULL;
ALTER TABLE deletion_clock FORCE ROW LEVEL SECURITY;
