import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { ALERT_CONTENT } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

async function describe(where: string): Promise<string> {
  const answer = await findPlaces(db.database.asPublic, where);
  if (answer.kind === 'found') return answer.place.label;
  if (answer.kind === 'area') return `${answer.area.label} (area)`;
  return answer.kind === 'several' ? `${answer.labels[0]}?` : answer.kind;
}

test('a name is the place that people call so, and where several have it, it is asked about', async () => {
  const expectedPlaces: Record<string, string> = {
    Lewisham: 'Lewisham, Greater London',
    Enfield: 'Enfield, Greater London',
    'Tower Hamlets': 'Tower Hamlets, Greater London',
    Haringey: 'Haringey, Greater London',
    Westminster: 'Westminster, Greater London',
    Kingston: 'Kingston upon Thames, Greater London',
    Heathrow: 'Heathrow, Greater London',
    Gatwick: 'Gatwick, West Sussex',
    'London Gatwick Airport': 'Gatwick, West Sussex',
    'Ellesmere Port': 'Ellesmere Port, Cheshire',
    'Burton on Trent': 'Burton upon Trent, Staffordshire',
    Barrow: 'Barrow-in-Furness, Cumbria',
    Ashford: 'Ashford, Kent?',
    Londonderry: 'Derry, Derry and Strabane',
    'The Wirral': 'Wirral (area)',
    IOW: 'Isle of Wight (area)',
    Scotland: 'Scotland (area)',
    'North West': 'North West (area)',
    'West Yorks': 'West Yorkshire (area)',
    Jersey: 'Jersey (area)',
    "B'ham": 'Birmingham, West Midlands',
    'Leeds and surrounding areas': 'Leeds, West Yorkshire',
    Mancester: 'Manchester, Greater Manchester',
    'N.Yorks': 'North Yorkshire (area)',
    'S. Wales': 'South Wales (area)',
    Lancashiire: 'Lancashire (area)',
    'Castell-nedd Port Talbot': 'Neath Port Talbot (area)',
    Aberteifi: 'Cardigan, Ceredigion',
    MAN: 'Manchester Airport, Greater Manchester',
    Galway: 'Galway, Ireland',
    'LS1 4': 'LS1',
    'N1 London': 'N1',
    NG: 'NG',
    'Wellington, Somerset': 'Wellington, Somerset',
    'Wellington Business Park': 'unknown',
    'Within 10 miles of Leeds': 'Leeds, West Yorkshire',
    'J24 M1': 'unknown',
    Hayes: 'Hayes, Hillingdon?',
    'Hayes, Bromley': 'Hayes, Greater London',
    Narnia: 'unknown',
    'Head office Leeds': 'unknown',
  };
  for (const [where, expected] of Object.entries(expectedPlaces)) expect(await describe(where), where).toBe(expected);
});

/** A number in brackets counts the further areas. */
const placesOf = async (location: string) =>
  (
    await queryTasks<{ name: string; country_code: string }>(
      db,
      'SELECT name, country_code FROM app.resolve_location($1) ORDER BY number',
      [location],
    )
  ).map(({ name, country_code: code }) => (code === 'GB' ? name : `${name} (${code})`));

test('a location has each of its places', async () => {
  const expectedPlaces: Record<string, string[]> = {
    'Bromley, Kent': ['Bromley'],
    'Ilford, Essex': ['Ilford'],
    'Kingston upon Thames, Surrey': ['Kingston upon Thames'],
    'Burton-on-Trent, Staffordshire': ['Burton upon Trent'],
    'Wimborne, Dorset': ['Wimborne'],
    'Newark, Nottinghamshire': ['Newark-on-Trent'],
    'Staines, Middlesex': ['Staines-upon-Thames'],
    'Stoke Poges, Buckinghamshire': ['Stoke Poges'],
    Enfield: ['Enfield'],
    Heathrow: ['Heathrow'],
    'Leeds - Bradford': ['Leeds', 'Bradford'],
    'London, Manchester or remote': ['London', 'Manchester'],
    'UK, Remote': ['United Kingdom'],
    'Hybrid - Leeds (West Yorkshire)': ['Leeds'],
    'Brighton & Hove': ['Brighton'],
    'Dublin, Ireland': ['Dublin (IE)'],
    'Austin, TX': ['Austin (US)'],
    'Remote, Germany': ['Germany (DE)'],
  };
  for (const [location, places] of Object.entries(expectedPlaces))
    expect(await placesOf(location), location).toEqual(places);
});

test('a search in an area finds the jobs whose place lies in it, and one for a name of several places asks which', async () => {
  const locations = ['Canterbury', 'Kent', 'Reading', 'Leeds', 'Remote', 'Dublin', 'Bromley, Kent', 'England'];
  await addJobs(db.database, ...locations.map((location) => ({ location })));
  const find = async (where: string) => {
    const board = await findBoard(
      { asPublic: db.database.asPublic, content: ALERT_CONTENT },
      { ...EMPTY_QUESTION, where },
    );
    return { ...board, locations: board.jobs.map(({ location }) => location).sort() };
  };
  expect((await find('Kent')).locations).toEqual(['Canterbury', 'Kent']);
  expect((await find('South East')).locations).toEqual(['Canterbury', 'Kent', 'Reading']);
  expect((await find('Ireland')).locations).toEqual(['Dublin']);
  expect((await find('England')).locations).toEqual(
    locations.filter((each) => !['Remote', 'Dublin'].includes(each)).sort(),
  );
  expect((await find('UK')).locations).toEqual(locations.filter((each) => each !== 'Dublin').sort());
  const { jobs, notes } = await find('Newport');
  expect(jobs).toEqual([]);
  expect(notes[0]).toMatchObject({ text: 'Which Newport?' });
  expect(notes[0]?.links).toContainEqual({
    label: 'Newport, Isle of Wight',
    href: '/jobs?where=Newport%2C+Isle+of+Wight',
  });
});

test.runIf(isFullForm)('no typed place is read as another, and nearly all are known', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/places.ts'], {
    env: { ...process.env, PLACES_DATABASE_URL: db.ownerUrl },
  });
  const [typed, right] = /typed\.txt: (\d+), (\d+) right/.exec(stdout)?.slice(1).map(Number) ?? [];
  expect(stdout).toMatch(/^typed\.txt: .*, 0 wrong$/m);
  expect(right ?? 0).toBeGreaterThanOrEqual(0.97 * (typed ?? 1));
});
