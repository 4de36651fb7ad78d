-- Returns equality counts for administrators, in groups that never change once shown and never overlap: the applicants of
-- one category, quarter after quarter, until there are 100, or ten at the end of a year. So any two figures, now or later,
-- differ by ten people or more.
--
-- Within a group, answers of fewer than ten people are added up as one row (answer null); if that is still fewer than ten, the
-- smallest other answer joins it. A question with one remaining row is left out.
CREATE OR REPLACE FUNCTION app.report_equality()
  RETURNS TABLE (category text, from_month date, to_month date, people integer, question text, answer text, total integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  this_quarter CONSTANT date := date_trunc('quarter', now() AT TIME ZONE 'Europe/London')::date;
  part record;
  groups jsonb := '[]';
  of_category text;
  begun date;
  ended date;
  gathered integer := 0;
BEGIN
  PERFORM app.demand_admin();
  FOR part IN
    SELECT c.category AS name, date_trunc('quarter', c.month)::date AS starts, sum(c.total)::integer AS people
    FROM monitoring.answer_counts AS c WHERE c.question = 'sex' AND c.month < this_quarter GROUP BY 1, 2
    -- Closes the last group.
    UNION ALL SELECT NULL::text, this_quarter, 0 ORDER BY 1 NULLS LAST, 2
  LOOP
    IF gathered > 0 AND (part.name IS DISTINCT FROM of_category OR extract(year FROM part.starts) > extract(year FROM ended)) THEN
      IF gathered >= 10 AND extract(year FROM ended) < extract(year FROM this_quarter) THEN
        groups := groups || jsonb_build_object('name', of_category, 'begun', begun, 'ended', ended, 'people', gathered);
        gathered := 0;
      END IF;
      IF part.name IS DISTINCT FROM of_category THEN gathered := 0; END IF;
    END IF;
    IF gathered = 0 THEN begun := part.starts; END IF;
    of_category := part.name;
    ended := part.starts;
    gathered := gathered + part.people;
    IF gathered >= 100 THEN
      groups := groups || jsonb_build_object('name', of_category, 'begun', begun, 'ended', ended, 'people', gathered);
      gathered := 0;
    END IF;
  END LOOP;
  RETURN QUERY
    WITH parts AS (
      SELECT g.name, g.begun, (g.ended + interval '2 months')::date AS final, g.people
      FROM jsonb_to_recordset(groups) AS g (name text, begun date, ended date, people integer)
    ), cells AS (
      SELECT p.name, p.begun, p.final, p.people, c.question AS asked, c.answer AS given, sum(c.total)::integer AS n
      FROM parts AS p JOIN monitoring.answer_counts AS c ON c.category = p.name AND c.month BETWEEN p.begun AND p.final
      GROUP BY p.name, p.begun, p.final, p.people, c.question, c.answer
    ), ranked AS (
      SELECT r.*, sum(r.n) FILTER (WHERE r.n < 10) OVER (PARTITION BY r.name, r.begun, r.asked) AS few,
             row_number() OVER (PARTITION BY r.name, r.begun, r.asked ORDER BY r.n < 10, r.n, r.given) AS place
      FROM cells AS r
    ), shown AS (
      SELECT r.name, r.begun, r.final, r.people, r.asked, sum(r.n)::integer AS n,
             CASE WHEN r.n >= 10 AND (r.few >= 10 OR r.few IS NULL OR r.place > 1) THEN r.given END AS given
      FROM ranked AS r GROUP BY 1, 2, 3, 4, 5, 7
    )
    SELECT s.name, s.begun, s.final, s.people, s.asked, s.given, s.n FROM shown AS s
    WHERE (SELECT count(*) > 1 AND min(o.n) >= 10 FROM shown AS o WHERE (o.name, o.begun, o.asked) = (s.name, s.begun, s.asked))
    ORDER BY s.begun DESC, s.name, s.asked, s.given IS NULL, s.n DESC, s.given;
END
$$;

ALTER FUNCTION app.report_equality OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.report_equality TO agency_app;
