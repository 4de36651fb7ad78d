CREATE TYPE job_question AS (
  lexemes tsquery,
  numbers integer[],
  pay_numbers integer[],
  words tsquery,
  latitude double precision,
  longitude double precision,
  miles double precision,
  areas integer[],
  has_few boolean,
  locations text[],
  places text[],
  pay_from numeric,
  posted_after timestamptz,
  industry_category text,
  is_either boolean,
  title_pattern text
);

-- A row of app.find_matches.
CREATE TYPE job_match AS (
  id uuid,
  title text,
  category text,
  type text,
  work_mode text,
  created_at timestamptz,
  closes_at timestamptz,
  pay_by_year numeric,
  spots double precision[],
  miles double precision
);
