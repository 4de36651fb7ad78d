CREATE POLICY person_cv_words_system ON person_cv_words TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_cv_words_keeper ON person_cv_words TO agency_keeper USING (true) WITH CHECK (true);
