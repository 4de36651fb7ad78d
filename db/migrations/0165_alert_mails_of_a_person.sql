-- It returns what became of each email, too.
DROP FUNCTION IF EXISTS app.alert_mails_of_person(uuid, integer);
