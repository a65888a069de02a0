#!/bin/sh
# Make the secrets of compose.yaml, once: a password for PostgreSQL, and the database URL that holds it.
# The folder is closed to others; the files can be read by the users inside the containers.
set -eu
cd "$(dirname "$0")"
mkdir -p -m 0700 secrets
[ -e secrets/postgres_password ] && { echo "deploy/secrets: the secrets are there already; nothing was changed." >&2; exit 1; }
password=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
umask 0333
printf '%s' "$password" >secrets/postgres_password
printf 'postgresql://kogge:%s@postgres/kogge' "$password" >secrets/database_url
