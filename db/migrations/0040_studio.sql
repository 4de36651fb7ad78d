-- What editors do with content stands in the audit trail, beside what others have done.
ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_subject_type_check;
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_subject_type_check CHECK (subject_type IN
  ('account', 'job', 'passkey', 'application', 'message', 'enquiry', 'data_request', 'invitation', 'settings', 'content'));
