-- The desk finds enquiries by the first letters of names and companies (app.find_at_desk).
CREATE INDEX enquiries_name_words ON enquiries
  USING gin (to_tsvector('simple', app.word_text(coalesce(company, '') || ' ' || name))) WHERE confirmed_at IS NOT NULL;
