import { expect, test } from 'vitest';
import { variables } from '../../config-variables.server.ts';
import { listMisspelt } from './misspelt-variables.ts';

const NAMES = Object.keys(variables.shape);

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
  ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SECRETKEY', 'SECRET_KEY'],
  ['TRUST_PROXIES', null],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['smtp_url', 'SMTP_URL'],
  ['PORTS', 'PORT'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY or VAPID_PRIVATE_KEY'],
])('%s was meant as %s', (name, suggestion) => {
  expect(listMisspelt({ [name]: 'x' }, NAMES)).toEqual(suggestion === null ? [] : [{ name, suggestion }]);
});

test('neither our own nor those of systems, shells, containers and other programs are named', () => {
  const others = `PATH HOME HOSTNAME USER LOGNAME SHELL TERM LANG LC_ALL PWD OLDPWD MAIL TMPDIR TZ EDITOR DISPLAY DEBUG CI
    NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS MALLOC_ARENA_MAX UV_THREADPOOL_SIZE INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET
    WATCHDOG_USEC WATCHDOG_PID SYSTEMD_EXEC_PID STATE_DIRECTORY LISTEN_FDS XDG_RUNTIME_DIR SSH_CONNECTION SUDO_USER
    npm_config_cache npm_lifecycle_event npm_package_name INIT_CWD COLOR PGHOST PGUSER PGPASSWORD PGDATABASE POSTGRES_PASSWORD
    DATABASE_PASSWORD DATABASE_HOST KUBERNETES_SERVICE_HOST KUBERNETES_PORT AWS_REGION AWS_ACCESS_KEY_ID HTTP_PROXY HTTPS_PROXY
    NO_PROXY http_proxy DOCKER_HOST container SHLVL LESSOPEN DATA_SOURCE BACKUP_PASSWORD WEB_PASSWORD ENDS_WITH_PROCESS`;
  const names = [...others.trim().split(/\s+/), ...NAMES];
  expect(listMisspelt(Object.fromEntries(names.map((name) => [name, 'x'])), NAMES)).toEqual([]);
});

test('an empty one counts as unset', () => {
  expect(listMisspelt({ SMPT_URL: '' }, NAMES)).toEqual([]);
});
