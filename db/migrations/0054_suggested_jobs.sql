-- Whether a candidate wants to be shown jobs that are like those they liked, or name what their profile says. What is shown is worked out
-- when they ask for it, and nowhere kept.
ALTER TABLE profiles ADD COLUMN wants_suggestions boolean NOT NULL DEFAULT true;
GRANT UPDATE (wants_suggestions) ON profiles TO agency_app;
