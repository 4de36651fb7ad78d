-- Erasing is the one change: the text goes, once.
CREATE TRIGGER introduction_details_only_erased BEFORE UPDATE ON introduction_details FOR EACH ROW
  WHEN (NEW.sequence <> OLD.sequence OR NEW.body IS NOT NULL OR OLD.erased_at IS NOT NULL)
  EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_details_not_deleted BEFORE DELETE ON introduction_details FOR EACH ROW
  EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_details_not_emptied BEFORE TRUNCATE ON introduction_details EXECUTE FUNCTION app.refuse_ledger_change();
