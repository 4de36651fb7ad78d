CREATE POLICY bootstrap_tokens_system ON bootstrap_tokens TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY bootstrap_tokens_keeper ON bootstrap_tokens TO agency_keeper USING (true) WITH CHECK (true);
