/** Everybody at one route: what is answered, and what it leaves behind. Faults come back in words. */

import { isFullForm } from './form.ts';
import { ACTORS, MATRIX, type MatrixActor, type Row, type Target } from './matrix.ts';
import { ask, type Cell, listFaults } from './matrix-cell.ts';
import { type BuiltRoute, isPageAt, listBuiltRoutes, oneOfEachGate } from './matrix-routes.ts';
import { namesOf, type Stage } from './matrix-stage.ts';
import { TRACES } from './walls.ts';

/**
 * In the short form a visitor, and at one route of each gate one of those who are answered alike; elsewhere one of those who may and
 * one of those who may not. At another route it is another one.
 */
function askersOf(row: Row, route: BuiltRoute): readonly MatrixActor[] {
  if (isFullForm) return ACTORS;
  const alike = Object.groupBy(ACTORS.slice(1), (actor) =>
    standsForItsGate(route) ? row[actor] : String(['page', 'let_in'].includes(row[actor])),
  );
  return ['anonymous', ...Object.values(alike).flatMap((actors = []) => oneInTurn(actors, route))];
}

/** Each request comes with a session of its own, and reads of a channel are counted after the answer, maybe while the next route is asked. */
const APART = ['public.sessions', 'public.channel_reads'];

/** Opening a record of a person is written to the audit trail (app/features/people/people/tests/people-over-http.test.ts). */
const RECORDED: Readonly<Record<string, readonly string[]>> = {
  'admin/people/:id': ['public.audit_entries'],
  'admin/people/:id/facts': ['public.audit_entries'],
};

/**
 * Reading. Nothing else may change by it. In the short form pages are asked for by visitors, and by the others at one route of
 * each gate; elsewhere those ask for data, which renders no page.
 * @param isRendered false: in the short form they ask for data at each route
 */
export async function tryReads(stage: Stage, route: BuiltRoute, { isRendered = true } = {}): Promise<string[]> {
  const line = MATRIX[route.pattern];
  if (!line) return [];
  const readers = askersOf(line.read, route);
  const isWhole = isFullForm || (isRendered && standsForItsGate(route));
  // What is for everybody is asked for as a page only.
  const asData = line.isGated ? readers.filter((actor) => isFullForm || actor !== 'anonymous') : [];
  const asPages = readers.filter(
    (actor) => isWhole || actor === 'anonymous' || (!line.isGated && line.read[actor] !== 'page'),
  );
  const apart = [...APART, ...(RECORDED[route.pattern] ?? [])];
  await renewForNext(stage, line.target);
  return watched(stage, apart, async () => [
    ...(await askAll(stage, route, asPages, ['GET'], line.read)),
    ...(await askAll(stage, route, asData, ['DATA'], line.read)),
  ]);
}

const standing = oneOfEachGate(listBuiltRoutes());
const standsForItsGate = ({ id }: BuiltRoute): boolean => standing.some((route) => route.id === id);

/**
 * Changing, by those who may not. Nothing but traces of the attempt may remain. In the short form each of them sends a POST, as a
 * page does it at one route of each gate and as the router does it at the others; and one of them one more method.
 */
export async function tryRefusedWrites(
  stage: Stage,
  route: BuiltRoute,
  methods: readonly Cell['method'][],
): Promise<string[]> {
  const write = MATRIX[route.pattern]?.write;
  if (!write) return [];
  const refused = askersOf(write, route).filter((actor) => write[actor] !== 'let_in');
  return watched(stage, [...APART, ...TRACES], async () => [
    ...(await askAll(stage, route, refused, isFullForm ? methods : methods.slice(0, 1), write, isScriptedAt(route))),
    ...(isFullForm
      ? []
      : await askAll(stage, route, oneInTurn(refused, route), oneInTurn(methods.slice(1), route), write, true)),
    ...(await askOfThemselves(stage, route, refused, write)),
  ]);
}

/** An address without a page has no router that would send to it. */
export const isScriptedAt = (route: BuiltRoute): boolean =>
  !isFullForm && !standsForItsGate(route) && isPageAt(route.pattern);

/** Another one at each route, by the length of its name. */
const oneInTurn = <Each>(all: readonly Each[], { pattern }: BuiltRoute): readonly Each[] =>
  all.filter((_, index) => index === pattern.length % all.length);

/**
 * Changes, by the actors who may; in the short form by visitors and one other. Each actor finds everything as if no other had
 * been there before.
 */
export async function tryWrites(stage: Stage, route: BuiltRoute): Promise<string[]> {
  const line = MATRIX[route.pattern];
  const write = line?.write;
  const faults: string[] = [];
  const welcome = (write ? askersOf(write, route) : []).filter((each) => write?.[each] === 'let_in');
  for (const [place, actor] of welcome.entries()) {
    // The first finds what was renewed last: by reading and by refused changes nothing has changed, as other tests show.
    if (place > 0) await renewFor(stage, line?.target);
    faults.push(...(write ? await askAll(stage, route, [actor], ['POST'], write) : []));
  }
  // The next route must not meet what this one left.
  changed.set(stage, (changed.get(stage) ?? 0) + 1);
  if (isFullForm) await stage.renew();
  return faults;
}

/** At how many routes something was changed. */
const changed = new WeakMap<Stage, number>();
/** So many routes later everything is renewed, also what only lists show. */
const RENEWED_EACH = 12;

const renewFor = (stage: Stage, target: Target | undefined) => stage.renew(isFullForm ? undefined : (target ?? null));

/** In the short form only what the route is about, and now and then all. */
async function renewForNext(stage: Stage, target: Target | undefined): Promise<void> {
  const routes = changed.get(stage) ?? 0;
  if (isFullForm || routes === 0) return;
  const isAll = routes % RENEWED_EACH === 0;
  if (isAll) changed.set(stage, routes + 1);
  await stage.renew(isAll ? undefined : (target ?? null));
}

/** Tries whether actors can decide about their own account. */
async function askOfThemselves(stage: Stage, route: BuiltRoute, actors: readonly MatrixActor[], expected: Row) {
  if (MATRIX[route.pattern]?.target !== 'waiting_account') return [];
  const faults = await Promise.all(
    actors.map(async (actor) => {
      const [id] = namesOf(actor);
      const cell: Cell = { route, actor, method: 'POST', id };
      return id ? listFaults(cell, expected[actor], await ask(stage, cell)) : [];
    }),
  );
  return faults.flat();
}

async function askAll(
  stage: Stage,
  route: BuiltRoute,
  actors: readonly MatrixActor[],
  methods: readonly Cell['method'][],
  expected: Row,
  isScripted = false,
): Promise<string[]> {
  const cells = actors.flatMap((actor) =>
    methods.map((method): Cell => ({ route, actor, method, ...(isScripted && { isScripted }) })),
  );
  const faults: string[] = [];
  for (let from = 0; from < cells.length; from += AT_ONCE) {
    const some = cells.slice(from, from + AT_ONCE);
    const found = some.map(async (cell) => listFaults(cell, expected[cell.actor], await ask(stage, cell)));
    faults.push(...(await Promise.all(found)).flat());
  }
  return faults;
}

/** A site sends so many feeds at a time, and tells more to come back. */
const AT_ONCE = 4;

async function watched(
  { watch, settle }: Stage,
  apartFrom: readonly string[],
  tryAll: () => Promise<string[]>,
): Promise<string[]> {
  await settle();
  await watch.begin();
  const faults = await tryAll();
  return [...faults, ...(await watch.listChanges({ apartFrom })).map((table) => `${table} is not what it was`)];
}
