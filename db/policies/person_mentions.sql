CREATE POLICY person_mentions_system ON person_mentions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_mentions_keeper ON person_mentions TO agency_keeper USING (true) WITH CHECK (true);
-- With the note, as far as that may be read.
CREATE POLICY person_mentions_desk_read ON person_mentions FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM person_notes AS n WHERE n.id = note_id));
-- By the author, of a note that colleagues can read, for a colleague who works at the desk.
CREATE POLICY person_mentions_desk_add ON person_mentions FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(colleague_id)
              AND EXISTS (SELECT FROM person_notes AS n
                          WHERE n.id = note_id AND n.kind = 'note' AND n.is_shared AND n.author_id = (SELECT app.actor_id())));
CREATE POLICY person_mentions_own_read ON person_mentions FOR UPDATE TO agency_app
  USING (colleague_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (colleague_id = (SELECT app.actor_id()));
