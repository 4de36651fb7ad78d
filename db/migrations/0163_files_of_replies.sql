-- Files that candidates send with replies by email are kept beside CVs (docs/decisions/0128).
ALTER TABLE cvs
  ADD COLUMN letter_id uuid REFERENCES application_letters (id) ON DELETE CASCADE,
  DROP CONSTRAINT cvs_check,
  -- A file of a reply belongs to nothing else.
  ADD CONSTRAINT cvs_have_an_owner CHECK (CASE WHEN letter_id IS NULL THEN user_id IS NOT NULL OR application_id IS NOT NULL
                                               ELSE user_id IS NULL AND application_id IS NULL END);
CREATE INDEX cvs_letter ON cvs (letter_id);

-- `file_names` lists the files that were not kept; these are the reasons, one for each. Replies of before have none.
ALTER TABLE application_letters
  ADD COLUMN file_refusals text[] NOT NULL DEFAULT '{}'
    CHECK (file_refusals <@ '{empty,too_large,wrong_kind,damaged,locked,unsafe,too_many,no_room,store_full}'::text[]),
  ADD CONSTRAINT application_letters_each_refusal_names_a_file CHECK (cardinality(file_refusals) IN (0, cardinality(file_names)));
