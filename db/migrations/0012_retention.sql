-- How long accounts that nobody uses, and enquiries, are kept (docs/decisions/0030, docs/operate/retention.md).

-- When an account was last used: a day in London. Who is here already counts as seen today, because nobody wrote it down.
ALTER TABLE profiles ADD COLUMN last_seen_on date NOT NULL DEFAULT (now() AT TIME ZONE 'Europe/London')::date;
CREATE INDEX profiles_unused ON profiles (last_seen_on, id) WHERE role <> 'admin' AND status <> 'rejected';

-- Whoever is told that their account will be deleted unless they sign in. One row for each account, so that it is told
-- once; gone as soon as they sign in.
CREATE TABLE unused_warnings (
  user_id  uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  -- When the mail was asked for.
  asked_at timestamptz NOT NULL,
  -- When a mail server had taken it. Until then nobody was warned, and nothing is deleted.
  sent_at  timestamptz,
  -- When the second mail was asked for, a week before the end.
  reminder_asked_at timestamptz,
  CHECK (reminder_asked_at IS NULL OR sent_at IS NOT NULL)
);
CREATE INDEX unused_warnings_sent ON unused_warnings (sent_at, user_id);

ALTER TABLE unused_warnings ENABLE ROW LEVEL SECURITY;
ALTER TABLE unused_warnings FORCE ROW LEVEL SECURITY;
CREATE POLICY unused_warnings_system ON unused_warnings TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unused_warnings_admin_read ON unused_warnings FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY unused_warnings_keeper ON unused_warnings TO agency_keeper USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE (sent_at) ON unused_warnings TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON unused_warnings TO agency_keeper;

-- Nobody changes the day themselves (no grant to agency_app), and no sign-in of somebody else does.
GRANT UPDATE (last_seen_on) ON profiles TO agency_keeper;

CREATE FUNCTION app.demand_system() RETURNS void
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NOT app.is_system() THEN RAISE insufficient_privilege USING MESSAGE = 'only the site itself may do this'; END IF;
END
$$;

-- At sign-in, and while a session is in use. Takes back the warning, if there was one.
CREATE FUNCTION app.note_account_use(_user_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  today CONSTANT date := (now() AT TIME ZONE 'Europe/London')::date;
BEGIN
  PERFORM app.demand_system();
  UPDATE public.profiles SET last_seen_on = today WHERE id = _user_id AND last_seen_on < today;
  DELETE FROM public.unused_warnings WHERE user_id = _user_id;
END
$$;

-- Whether something still goes on that an account is needed for, although nobody signs in: a session; a job that is open;
-- an application for one that is; or a step of an application within a year (Conduct Regulations 2003, reg. 29).
CREATE FUNCTION app.is_account_needed(_user_id uuid, _now timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.sessions WHERE user_id = _user_id AND expires_at > _now)
    OR EXISTS (SELECT FROM public.jobs WHERE user_id = _user_id AND status = 'open' AND closes_at > _now)
    OR EXISTS (SELECT FROM public.applications AS a LEFT JOIN public.jobs AS j ON j.id = a.job_id
               WHERE a.candidate_id = _user_id
                 AND (a.status_changed_at > _now - interval '1 year'
                      OR a.status NOT IN ('withdrawn', 'not_taken_forward') AND j.status = 'open' AND j.closes_at > _now))
    OR EXISTS (SELECT FROM public.jobs AS j JOIN public.applications AS a ON a.job_id = j.id
               WHERE j.user_id = _user_id AND a.status_changed_at > _now - interval '1 year')
$$;

-- The last day on which somebody may have been seen whose account is, so many days ahead of that moment, unused for _months.
-- Days are London's.
CREATE FUNCTION app.unused_until(_months integer, _now timestamptz, _days_ahead integer DEFAULT 0) RETURNS date
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
  RETURN ((_now AT TIME ZONE 'Europe/London')::date + _days_ahead - make_interval(months => _months))::date;

-- Of administrators and of whoever was refused: never. The former are the agency; the latter cannot sign in to keep it.
CREATE FUNCTION app.is_account_unused(_user_id uuid, _last_day date, _now timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.profiles
                 WHERE id = _user_id AND role <> 'admin' AND status <> 'rejected' AND last_seen_on <= _last_day)
    AND NOT app.is_account_needed(_user_id, _now)
$$;

-- A warning holds only as long as its reason does: where the account is needed again, or is kept longer, or for good
-- (_months 0), a later end needs a new one.
CREATE FUNCTION app.drop_needless_warnings_as_of(_months integer, _now timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM public.unused_warnings WHERE user_id IN (
    SELECT user_id FROM public.unused_warnings
    WHERE _months = 0 OR NOT app.is_account_unused(user_id, app.unused_until(_months, _now, 30), _now)
    FOR UPDATE SKIP LOCKED)
$$;

-- Whom to warn now, _limit at most: 30 days before their account has been unused for _months. Where a mail could not be
-- sent for 30 days it is tried anew. Of two that ask at once each is given others.
CREATE FUNCTION app.warn_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  INSERT INTO public.unused_warnings AS w (user_id, asked_at)
  SELECT p.id, _now
  FROM public.profiles AS p JOIN public.credentials AS c ON c.user_id = p.id
  LEFT JOIN public.unused_warnings AS known ON known.user_id = p.id
  WHERE _months > 0 AND p.role <> 'admin' AND p.status <> 'rejected'
    AND p.last_seen_on <= app.unused_until(_months, _now, 30)
    AND (known.user_id IS NULL OR known.sent_at IS NULL AND known.asked_at <= _now - interval '720 hours')
    AND NOT app.is_account_needed(p.id, _now)
  ORDER BY p.last_seen_on, p.id LIMIT _limit
  ON CONFLICT (user_id) DO UPDATE SET asked_at = EXCLUDED.asked_at
    WHERE w.sent_at IS NULL AND w.asked_at <= EXCLUDED.asked_at - interval '720 hours'
  RETURNING w.user_id
$$;

-- Whom to remind now: once, 23 days after the first mail was sent.
CREATE FUNCTION app.remind_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  UPDATE public.unused_warnings SET reminder_asked_at = _now WHERE user_id IN (
    SELECT user_id FROM public.unused_warnings
    WHERE _months > 0 AND reminder_asked_at IS NULL AND sent_at <= _now - interval '552 hours'
    ORDER BY sent_at, user_id LIMIT _limit FOR UPDATE SKIP LOCKED)
  RETURNING user_id
$$;

-- Deletes accounts that were unused for _months and whose warning was sent 30 days ago, _limit at most, as an
-- administrator would (0010). Whoever signs in at this moment is left alone: what they hold is passed over, not waited for.
CREATE FUNCTION app.erase_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  gone uuid[];
BEGIN
  IF _months <= 0 THEN RETURN; END IF;
  SELECT array_agg(due.id) INTO gone FROM (
    SELECT p.id
    FROM public.unused_warnings AS w
    JOIN public.profiles AS p ON p.id = w.user_id JOIN public.credentials AS c ON c.user_id = w.user_id
    WHERE w.sent_at <= _now - interval '720 hours'
      AND p.role <> 'admin' AND p.status <> 'rejected' AND p.last_seen_on <= app.unused_until(_months, _now)
      AND NOT app.is_account_needed(p.id, _now)
    ORDER BY w.sent_at, w.user_id LIMIT _limit FOR UPDATE OF w, p, c SKIP LOCKED
  ) AS due;
  RETURN QUERY SELECT id FROM unnest(gone) AS id WHERE app.remove_account(id);
END
$$;

-- What the daily task calls. The site cannot name another moment than this one.
CREATE FUNCTION app.drop_needless_warnings(_months integer) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.demand_system(); SELECT app.drop_needless_warnings_as_of(_months, now()) $$;
CREATE FUNCTION app.warn_unused(_months integer, _limit integer) RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.demand_system(); SELECT app.warn_unused_as_of(_months, _limit, now()) $$;
CREATE FUNCTION app.remind_unused(_months integer, _limit integer) RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.demand_system(); SELECT app.remind_unused_as_of(_months, _limit, now()) $$;
CREATE FUNCTION app.erase_unused(_months integer, _limit integer) RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT app.demand_system(); SELECT app.erase_unused_as_of(_months, _limit, now()) $$;

GRANT CREATE ON SCHEMA app TO agency_keeper;
ALTER FUNCTION app.note_account_use OWNER TO agency_keeper;
ALTER FUNCTION app.is_account_needed OWNER TO agency_keeper;
ALTER FUNCTION app.is_account_unused OWNER TO agency_keeper;
ALTER FUNCTION app.drop_needless_warnings_as_of OWNER TO agency_keeper;
ALTER FUNCTION app.warn_unused_as_of OWNER TO agency_keeper;
ALTER FUNCTION app.remind_unused_as_of OWNER TO agency_keeper;
ALTER FUNCTION app.erase_unused_as_of OWNER TO agency_keeper;
ALTER FUNCTION app.drop_needless_warnings OWNER TO agency_keeper;
ALTER FUNCTION app.warn_unused OWNER TO agency_keeper;
ALTER FUNCTION app.remind_unused OWNER TO agency_keeper;
ALTER FUNCTION app.erase_unused OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA app FROM agency_keeper;
GRANT EXECUTE ON FUNCTION app.demand_system, app.unused_until TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.note_account_use, app.drop_needless_warnings, app.warn_unused, app.remind_unused,
  app.erase_unused TO agency_app;

-- Enquiries: by their last change.
CREATE INDEX enquiries_last_change ON enquiries ((greatest(confirmed_at, status_changed_at))) WHERE confirmed_at IS NOT NULL;
