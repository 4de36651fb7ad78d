CREATE TRIGGER clients_account BEFORE INSERT OR UPDATE OF account_id ON clients FOR EACH ROW
  WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION app.check_client_account();
