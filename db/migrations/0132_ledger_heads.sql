-- What the ledger of introductions had when a backup was finished: entries that were removed from its end are missed by these.
ALTER TABLE backups ADD COLUMN ledger_entries bigint CHECK (ledger_entries >= 0);
ALTER TABLE backups ADD COLUMN ledger_head bytea CHECK (octet_length(ledger_head) = 32);
