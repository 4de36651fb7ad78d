CREATE TRIGGER held_decisions_noted AFTER INSERT OR UPDATE OF status OR DELETE ON held_decisions FOR EACH ROW
  EXECUTE FUNCTION app.note_held_decision();
