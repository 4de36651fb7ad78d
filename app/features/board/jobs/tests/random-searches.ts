/** Random board addresses as anybody could make them: words, phrases, exclusions, places and filters, including the slowest kinds. */
import { JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#domain/job/job.ts';

const WORDS =
  'engineer accountant welder nurse warehouse operative solicitor senior junior lead night group services care logistics the and of work team shift licence right kingdom united safety customers thatcher saddler glazier farrier bookbinder forclift engineeer zymurgist ing ork ement HR IT C# £18 reference'.split(
    ' ',
  );
const PLACES = ['Leeds', 'London', 'York', 'Whitby', 'M1', 'Newport', 'Kent', 'ork', 'Nowhere', '53.41,-2.16'];

export function* randomSearches(seed: number): Generator<string, never> {
  let state = seed;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const joinWords = (most: number) => Array.from({ length: below(most + 1) }, () => one(WORDS)).join(' ');
  const isIn = (parts: number) => below(parts) === 0;
  while (true) {
    const words = [
      joinWords(isIn(2) ? 12 : 3),
      isIn(3) && `"${joinWords(4)}"`,
      isIn(3) && `-${one(WORDS)}`,
      isIn(6) && `-"${joinWords(3)}"`,
    ]
      .filter(Boolean)
      .join(' ');
    const parameters = {
      search: words.slice(0, 200),
      category: isIn(3) && one(JOB_CATEGORIES),
      type: isIn(3) && one(JOB_TYPES),
      mode: isIn(3) && one(WORK_MODES),
      location: isIn(4) && one(PLACES),
      where: isIn(3) && one(PLACES),
      miles: isIn(2) && one([1, 5, 20, 50, 100]),
      salary: isIn(3) && one([20_000, 31_234, 60_000, 150_000]),
      posted: isIn(4) && one([1, 7, 30, 365]),
      industry: isIn(6) && one(['technology', 'manufacturing', 'healthcare']),
      sort: isIn(2) && one(['best', 'nearest', 'newest', 'pay', 'closing']),
      page: isIn(5) && one([2, 7, 40, 100]),
      map: isIn(2) && 'yes',
    };
    const query = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    yield `/jobs?${new URLSearchParams(query)}`;
  }
}
