CREATE POLICY person_notes_system ON person_notes TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_notes_keeper ON person_notes TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_notes_desk_read ON person_notes FOR SELECT TO agency_app
  USING ((is_shared OR author_id = (SELECT app.actor_id())) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_notes_desk_write ON person_notes FOR INSERT TO agency_app
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
-- What was changed stays written down.
CREATE POLICY person_notes_own_remove ON person_notes FOR DELETE TO agency_app
  USING (author_id = (SELECT app.actor_id()) AND kind <> 'change' AND (SELECT app.may_work_desk(app.actor_id())));
