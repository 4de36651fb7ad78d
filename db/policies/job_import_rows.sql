CREATE POLICY job_import_rows_system ON job_import_rows TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_import_rows_own ON job_import_rows TO agency_app
  USING (EXISTS (SELECT FROM job_imports AS i WHERE i.id = import_id AND i.owner_id = (SELECT app.actor_id()))
         AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (EXISTS (SELECT FROM job_imports AS i WHERE i.id = import_id AND i.owner_id = (SELECT app.actor_id()))
              AND (SELECT app.may_work_desk(app.actor_id())));
