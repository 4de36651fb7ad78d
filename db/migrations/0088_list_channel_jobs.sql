-- It returns other columns from now on (docs/decisions/0107).
DROP FUNCTION IF EXISTS list_channel_jobs(text, integer, bigint, uuid);
