CREATE TRIGGER client_contacts_erased AFTER DELETE ON client_contacts FOR EACH ROW EXECUTE FUNCTION app.note_erasure('person');
