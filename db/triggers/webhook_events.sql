CREATE TRIGGER webhook_events_addressed AFTER INSERT ON webhook_events REFERENCING NEW TABLE AS new_events
  FOR EACH STATEMENT EXECUTE FUNCTION app.address_events();
