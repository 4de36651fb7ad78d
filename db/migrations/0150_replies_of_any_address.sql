-- Replies that answer by themselves, come from an unknown address, lost their references or bring files (docs/decisions/0125).
ALTER TABLE application_letters
  -- A machine wrote it, such as that its person is away: it is no reply on Today.
  ADD COLUMN is_automatic boolean NOT NULL DEFAULT false,
  -- A mail server says that an email to the candidate was not delivered. They are not shown it.
  ADD COLUMN is_undelivered boolean NOT NULL DEFAULT false,
  -- Why it may not be the candidate's, until a colleague has said that it is: it came from another address, or names no email of ours.
  ADD COLUMN doubt text CHECK (doubt IN ('address', 'references')),
  -- Where a doubtful one came from.
  ADD COLUMN sender_address text CHECK (length(sender_address) BETWEEN 3 AND 254),
  -- Names of the files that came with it. The files stay in the mailbox of the agency.
  ADD COLUMN file_names text[] NOT NULL DEFAULT '{}' CHECK (cardinality(file_names) <= 20),
  ADD CONSTRAINT application_letters_only_replies_are_doubtful CHECK (is_reply OR doubt IS NULL AND NOT is_automatic AND NOT is_undelivered),
  ADD CONSTRAINT application_letters_doubt_names_an_address CHECK ((doubt IS NULL) = (sender_address IS NULL));
GRANT UPDATE (doubt, sender_address), DELETE ON application_letters TO agency_app;
