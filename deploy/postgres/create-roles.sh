#!/bin/sh
# Run once by the image of PostgreSQL, when it makes its database: the roles of docs/operate/database.md.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=owner="$OWNER_PASSWORD" --set=web="$WEB_PASSWORD" --set=backup="$BACKUP_PASSWORD" \
  --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
CREATE ROLE agency_owner LOGIN CREATEROLE PASSWORD :'owner';
CREATE ROLE agency_web LOGIN PASSWORD :'web';
CREATE DATABASE agency OWNER agency_owner;
CREATE ROLE agency_backup LOGIN BYPASSRLS PASSWORD :'backup';
GRANT pg_read_all_data TO agency_backup;
SQL
