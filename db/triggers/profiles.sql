CREATE TRIGGER profiles_end_sessions AFTER UPDATE OF role, status ON profiles
  FOR EACH ROW EXECUTE FUNCTION app.end_sessions_of_changed_account();
CREATE TRIGGER profiles_end_push AFTER UPDATE OF role, status ON profiles
  FOR EACH ROW EXECUTE FUNCTION app.end_push_of_changed_account();
CREATE TRIGGER profiles_kept BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.keep_records_of_account();
CREATE TRIGGER profiles_erased AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.note_erasure('account');
CREATE TRIGGER profiles_owner_stays BEFORE UPDATE OF is_owner ON profiles
  FOR EACH ROW WHEN (OLD.is_owner AND NOT NEW.is_owner) EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER profiles_staff_hand_over BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER profiles_person AFTER INSERT OR UPDATE OF full_name, email, phone, location, bio, skills, experience, status, cv_id ON profiles
  FOR EACH ROW EXECUTE FUNCTION app.keep_account_person();
CREATE TRIGGER profiles_person_parted BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.part_person();
