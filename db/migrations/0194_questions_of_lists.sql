-- Lists without words of their own are searched by the same question (app.read_question).
ALTER TYPE job_question
  ADD ATTRIBUTE category text,
  ADD ATTRIBUTE type text,
  ADD ATTRIBUTE work_mode text,
  ADD ATTRIBUTE patterns text[],
  ADD ATTRIBUTE ids uuid[],
  ADD ATTRIBUTE is_walked boolean;
