import { isFullForm } from './form.ts';
import { ACTORS, MATRIX, type MatrixActor, type Row, type Target } from './matrix.ts';
import { ask, type Cell, listFaults } from './matrix-cell.ts';
import { type BuiltRoute, isPageAt, listBuiltRoutes, pickOnePerGate } from './matrix-routes.ts';
import { namesOf, type Stage } from './matrix-stage.ts';
import { TRACES } from './walls.ts';

/**
 * The short form tries a visitor plus, on one route of each gate, one actor of each group with the same answer; on other routes, one actor
 * with access and one without, in turn.
 */
function chooseActors(row: Row, route: BuiltRoute): readonly MatrixActor[] {
  if (isFullForm) return ACTORS;
  const alike = Object.groupBy(ACTORS.slice(1), (actor) =>
    representsItsGate(route) ? row[actor] : String(['page', 'let_in'].includes(row[actor])),
  );
  return ['anonymous', ...Object.values(alike).flatMap((actors = []) => oneInTurn(actors, route))];
}

/** Changes on every request: each one uses a new session, and channel reads are counted after the answer. */
const CHANGED_BY_EVERY_REQUEST = ['public.sessions', 'public.channel_reads'];

/** Opening a person's record writes to the audit trail (app/features/people/people/tests/people-over-http.test.ts). */
const RECORDED: Readonly<Record<string, readonly string[]>> = {
  'admin/people/:id': ['public.audit_entries'],
  'admin/people/:id/facts': ['public.audit_entries'],
};

/**
 * Reads must not change anything else. The short form requests pages as a visitor everywhere and as other actors on one route of each gate;
 * elsewhere it requests data, which is cheaper.
 * @param isRendered false: other actors request data on every route
 */
export async function tryReads(stage: Stage, route: BuiltRoute, { isRendered = true } = {}): Promise<string[]> {
  const line = MATRIX[route.pattern];
  if (!line) return [];
  const readers = chooseActors(line.read, route);
  const isWhole = isFullForm || (isRendered && representsItsGate(route));
  // Public pages are not requested as data.
  const asData = line.isGated ? readers.filter((actor) => isFullForm || actor !== 'anonymous') : [];
  const asPages = readers.filter(
    (actor) => isWhole || actor === 'anonymous' || (!line.isGated && line.read[actor] !== 'page'),
  );
  const expectedTables = [...CHANGED_BY_EVERY_REQUEST, ...(RECORDED[route.pattern] ?? [])];
  await renewForNext(stage, line.target);
  return watched(stage, expectedTables, async () => [
    ...(await askAll(stage, route, asPages, ['GET'], line.read)),
    ...(await askAll(stage, route, asData, ['DATA'], line.read)),
  ]);
}

const gateRepresentatives = pickOnePerGate(listBuiltRoutes());
const representsItsGate = ({ id }: BuiltRoute): boolean => gateRepresentatives.some((route) => route.id === id);

/**
 * Writes of actors without permission may leave nothing but traces of the attempt. The short form sends a POST for each actor (rendered on
 * one route of each gate, as data elsewhere), and one other method for one actor.
 */
export async function tryRefusedWrites(
  stage: Stage,
  route: BuiltRoute,
  methods: readonly Cell['method'][],
): Promise<string[]> {
  const write = MATRIX[route.pattern]?.write;
  if (!write) return [];
  const refused = chooseActors(write, route).filter((actor) => write[actor] !== 'let_in');
  return watched(stage, [...CHANGED_BY_EVERY_REQUEST, ...TRACES], async () => [
    ...(await askAll(stage, route, refused, isFullForm ? methods : methods.slice(0, 1), write, isScriptedAt(route))),
    ...(isFullForm
      ? []
      : await askAll(stage, route, oneInTurn(refused, route), oneInTurn(methods.slice(1), route), write, true)),
    ...(await tryOwnAccount(stage, route, refused, write)),
  ]);
}

/** The browser's router never sends forms to an address without a page. */
export const isScriptedAt = (route: BuiltRoute): boolean =>
  !isFullForm && !representsItsGate(route) && isPageAt(route.pattern);

/** Picks a different item for each route, by the length of its pattern. */
const oneInTurn = <Each>(all: readonly Each[], { pattern }: BuiltRoute): readonly Each[] =>
  all.filter((_, index) => index === pattern.length % all.length);

/** Writes of actors with permission; the short form tries a visitor and one other. Targets are restored before each actor. */
export async function tryWrites(stage: Stage, route: BuiltRoute): Promise<string[]> {
  const line = MATRIX[route.pattern];
  const write = line?.write;
  const faults: string[] = [];
  const welcome = (write ? chooseActors(write, route) : []).filter((each) => write?.[each] === 'let_in');
  for (const [place, actor] of welcome.entries()) {
    // The first actor needs no renewal: reads and refused writes have changed nothing, as other tests show.
    if (place > 0) await renewFor(stage, line?.target);
    faults.push(...(write ? await askAll(stage, route, [actor], ['POST'], write) : []));
  }
  changed.set(stage, (changed.get(stage) ?? 0) + 1);
  if (isFullForm) await stage.renew();
  return faults;
}

const changed = new WeakMap<Stage, number>();
/** Number of routes after which everything is restored, including data that only lists show. */
const RENEWED_EACH = 12;

const renewFor = (stage: Stage, target: Target | undefined) => stage.renew(isFullForm ? undefined : (target ?? null));

/** The short form restores only the target of the route, and regularly everything. */
async function renewForNext(stage: Stage, target: Target | undefined): Promise<void> {
  const routes = changed.get(stage) ?? 0;
  if (isFullForm || routes === 0) return;
  const isAll = routes % RENEWED_EACH === 0;
  if (isAll) changed.set(stage, routes + 1);
  await stage.renew(isAll ? undefined : (target ?? null));
}

/** Tries whether administrators can decide about their own account. */
async function tryOwnAccount(stage: Stage, route: BuiltRoute, actors: readonly MatrixActor[], expected: Row) {
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
    const batch = cells.slice(from, from + AT_ONCE);
    const batchFaults = batch.map(async (cell) => listFaults(cell, expected[cell.actor], await ask(stage, cell)));
    faults.push(...(await Promise.all(batchFaults)).flat());
  }
  return faults;
}

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
