/** Rules for single files. Each reports what is wrong and where the code should live instead. */
import {
  FEATURES,
  featureOf,
  isFeatureDoor,
  isFeaturePart,
  isSeed,
  mayImport,
  OUTSIDE,
  ROOMS,
  roomOf,
} from './rooms.ts';
import type { Source } from './source.ts';

export type Fault = { file: string; line: number; message: string };

/** Rules for every file, whatever its content. */
export function checkName(file: string): Fault[] {
  const at = (message: string): Fault[] => [{ file, line: 1, message }];
  const feature = featureOf(file);
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  const vagueFolder = parts.slice(0, -1).find((folder) => /^(utils?|helpers?|libs?|common|hooks)$/.test(folder));
  if (vagueFolder)
    return at(
      `A folder named '${vagueFolder}' says nothing: put the code beside its one user, or name what it is about.`,
    );
  if (/^index\.[jt]sx?$/.test(name))
    return at('No index files: name the file after what it holds, and import it by that name.');
  if (/\.(tsx?|mjs|css)$/.test(name) && parts.some((part) => !/^[a-z0-9.]+(-[a-z0-9.]+)*$/.test(part))) {
    return at('File and folder names are kebab-case: job-card.tsx.');
  }
  if (/\.tsx?$/.test(name) && roomOf(file) === null) {
    return at(`This file stands in no room. Rooms: ${ROOMS.join(', ')} (docs/develop).`);
  }
  if (/^domain\/.*-(texts|notices)\.ts$/.test(file)) {
    return at('The domain holds no interface texts: they live in texts.ts of their feature.');
  }
  if (!feature) return [];
  if (!FEATURES.includes(feature)) return at(`There is no feature '${feature}'. Features: ${FEATURES.join(', ')}.`);
  if (!isFeaturePart(file)) {
    return at(
      `A feature has no '${file.split('/').slice(3).join('/')}'. It has README.md, schema, form, texts, policy, queries.server, ` +
        'commands.server, tasks.server, client (.ts), schema/ (.ts), form/, queries/, commands/ and emails/ (.server.ts), components/, tests/, ' +
        'and accounts also gates.server.ts.',
    );
  }
  return [];
}

export function checkContent(source: Source): Fault[] {
  const at = (line: number, message: string): Fault => ({ file: source.file, line, message });
  return [
    ...source.imports.flatMap(({ line, text }) => checkImport(source.file, text).map((message) => at(line, message))),
    ...checkDomain(source).map(({ line, text }) =>
      at(line, `The domain may not import ${text}: a form lives in form.ts of its feature, a rule needs no library.`),
    ),
    ...checkEnvironment(source).map(({ line }) =>
      at(line, 'Only config.server.ts reads the environment: add the setting there, and take a Config.'),
    ),
    ...checkSql(source).map(({ line, text }) =>
      at(
        line,
        `${text} stands above the features: move it to queries.server.ts or commands.server.ts of the feature it belongs to.`,
      ),
    ),
    ...checkTypes(source).map(({ line, message }) => at(line, message)),
    ...source.literalSpreads.map(({ line }) =>
      at(
        line,
        'A spread of a literal only saves lines: write its parts where they belong, and let the formatter break them.',
      ),
    ),
    ...checkSize(source).map(({ line, message }) => at(line, message)),
  ];
}

function checkImport(from: string, to: string): string[] {
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (!fromRoom || !toRoom || fromRoom === OUTSIDE) return [];
  if (toRoom === OUTSIDE)
    return [`${to} is a tool or a test, which the site must not need: move what is shared into a room.`];
  if (toRoom === 'content' && fromRoom !== 'content' && !isSeed(from))
    return [
      `${to} holds words of the demo, which only db/seed imports: read what is published from the content of the request.`,
    ];
  if (!mayImport(fromRoom, toRoom)) {
    const allowed = ROOMS.filter((room) => room !== fromRoom && mayImport(fromRoom, room)).join(', ');
    return [
      `${fromRoom} may not import ${toRoom} (${to}). It may import ${allowed || 'nothing'}: move what is needed into ` +
        `one of these, or move this file into ${toRoom}${toRoom === 'server' ? '' : ' or further right'}.`,
    ];
  }
  const [feature, other] = [featureOf(from), featureOf(to)];
  if (fromRoom === 'routes' || !feature || !other || feature === other) return [];
  if (FEATURES.indexOf(other) > FEATURES.indexOf(feature)) {
    return [
      `${feature} may not import ${other}: features use only those to their left (${FEATURES.join(', ')}). Move it to the left, or into domain/.`,
    ];
  }
  return isFeatureDoor(to)
    ? []
    : [
        `${to} belongs to ${other} alone: other features use its schema, form, texts, policy, queries, commands, client and components.`,
      ];
}

/** Queries and commands return types of schema.ts, which the parts for the browser import too. Neither imports types of the other. */
function checkTypes({ file, imports, typeImports }: Source): { line: number; message: string }[] {
  const part = /^app\/features\/[^/]+\/[^/]+\/(\w+)/.exec(file)?.[1] ?? '';
  if (roomOf(file) === OUTSIDE) return [];
  if (/^(components|schema|texts|policy|client)$/.test(part)) {
    return imports
      .filter(({ text }) => /^app\/features\/[^/]+\/[^/]+\/(queries|commands)\b/.test(text))
      .map(({ line, text }) => ({
        line,
        message: `Browsers load this file, or its types, without ${text}: move the type to schema.ts, which the query or command imports.`,
      }));
  }
  return /^(queries|commands|form|tasks)$/.test(part)
    ? typeImports
        .filter(({ text }) => /\/components\//.test(text))
        .map(({ line, text }) => ({
          line,
          message: `A type comes from a component (${text}): move it to schema.ts, which the component imports.`,
        }))
    : [];
}

function checkDomain({ file, packages }: Source) {
  return roomOf(file) === 'domain' ? packages.filter(({ text }) => /^(zod|react)\b/.test(text)) : [];
}

function checkEnvironment({ file, environment }: Source) {
  return file === 'config.server.ts' || file.endsWith('.mjs') || roomOf(file) === OUTSIDE ? [] : environment;
}

function checkSql({ file, sql }: Source) {
  const isInside =
    /^(db|platform)\//.test(file) ||
    /^app\/features\/[^/]+\/[^/]+\/(queries|commands|emails|tasks|gates)(\/.+)?\.server\.ts$/.test(file);
  return isInside || roomOf(file) === OUTSIDE ? [] : sql;
}

const LONGEST = { file: 400, route: 120, task: 20 };
export const LONG = 250;

/** Generated files, and long lists. */
export const mayBeLong = (file: string) => file === 'db/types.ts' || /^(content|db\/seed)\//.test(file);

function checkSize({ file, lines, functions }: Source): { line: number; message: string }[] {
  if (roomOf(file) === 'routes' && lines > LONGEST.route) {
    return [
      {
        line: lines,
        message: `A route has at most ${LONGEST.route} lines, this one ${lines}: markup goes to components/ of its feature, decisions to its policy and commands.`,
      },
    ];
  }
  if (/\/tasks\.server\.ts$/.test(file)) {
    return functions
      .filter((task) => task.lines > LONGEST.task)
      .map(({ line, lines: long }) => ({
        line,
        message: `A task has at most ${LONGEST.task} lines, this one ${long}: what it does is one command in commands.server.ts.`,
      }));
  }
  if (lines <= LONGEST.file || mayBeLong(file)) return [];
  return [
    {
      line: lines,
      message: `${lines} lines; no file has more than ${LONGEST.file}: take out the part with a name of its own.`,
    },
  ];
}
