-- The desk finds people by the first letters of their names (app.find_at_desk).
CREATE INDEX people_name_words ON people USING gin (to_tsvector('simple', app.word_text(full_name)));
