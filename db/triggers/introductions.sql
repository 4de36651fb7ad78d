CREATE TRIGGER introductions_append_only BEFORE UPDATE OR DELETE ON introductions FOR EACH ROW
  EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introductions_not_emptied BEFORE TRUNCATE ON introductions EXECUTE FUNCTION app.refuse_ledger_change();
