CREATE TRIGGER application_letters_replied AFTER INSERT ON application_letters FOR EACH ROW
  WHEN (NOT NEW.is_reply) EXECUTE FUNCTION app.keep_reply_promise();
