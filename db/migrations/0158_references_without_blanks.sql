-- References come without the blanks around them since then, so that a job whose reference had some is recognised.
ALTER TABLE job_origins NO FORCE ROW LEVEL SECURITY;
UPDATE job_origins AS o SET reference = regexp_replace(reference, '^\s+|\s+$', '', 'g')
WHERE reference ~ '^\s|\s$' AND regexp_replace(reference, '^\s+|\s+$', '', 'g') <> '' AND NOT EXISTS (
  SELECT FROM job_origins AS other WHERE other.source_id = o.source_id AND other.job_id <> o.job_id
    AND regexp_replace(other.reference, '^\s+|\s+$', '', 'g') = regexp_replace(o.reference, '^\s+|\s+$', '', 'g'));
ALTER TABLE job_origins FORCE ROW LEVEL SECURITY;
