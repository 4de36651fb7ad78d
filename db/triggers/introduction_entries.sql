CREATE TRIGGER introduction_entries_append_only BEFORE UPDATE OR DELETE ON introduction_entries FOR EACH ROW
  EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_entries_not_emptied BEFORE TRUNCATE ON introduction_entries EXECUTE FUNCTION app.refuse_ledger_change();
