import { expect, test } from 'vitest';
import { checkAdvert } from '#domain/advert/check-advert.ts';
import { judgeAdvert } from '#domain/advert/judge-advert.ts';
import { ADVERT } from '#tests/support/adverts.ts';
import { costOf } from '#tests/support/cost.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, inFull } from '#tests/support/rounds.ts';

/** I14: the guard reads any advert in time that grows with its length, and no character hides a word from it. */
const ON = new Date('2026-11-26T12:00:00Z');
/** The longest description. */
const LONG = 20_000;
/** Covers both long fields and all rules. */
const MOST_MILLISECONDS = inFull(800, 150);

const RUNS = [
  ...'a 1 < > & \' " ’ \u200b \u0301 \ufdfa \ud83c\udf0a \ud800'.split(' '),
  'no ',
  'no older than ',
  'aged 25 to ',
  'between 20 and ',
  '<a ',
  '<a>',
  'f\u0435m\u0430l\u0435 ',
  'female only ',
  'children aged 5 to 11 ',
  'must be must be ',
  'n\u200bo\u200b ',
];

test('I14: every rule reads twenty thousand characters of each kind in a moment', () => {
  let slowest = 0;
  const slow = RUNS.filter((run) => {
    const text = run.repeat(Math.ceil(LONG / run.length)).slice(0, LONG);
    const advert = { ...ADVERT, title: text.slice(0, 150), description: text, requirements: text };
    const cost = costOf(() => checkAdvert(advert, ON), MOST_MILLISECONDS);
    slowest = Math.max(slowest, cost);
    return cost > MOST_MILLISECONDS;
  });
  expect(slow).toEqual([]);
  if (hasAllRounds) measured('I14', `an advert takes ${slowest.toFixed(1)} ms of the processor at most`);
});

test('I14: words that are hidden are found, whatever stands around them, and what is told of them stays short', () => {
  const noise = 'Great pay and free parking. '.repeat(600);
  const hidden = [
    'N\u043e f\u043er\u0435ign\u0435rs',
    'n\u00f3 foreigners',
    'no<b></b> fore\u00adigners',
    'NO\r\n\tFOREIGNERS',
  ];
  for (const words of hidden) {
    const findings = checkAdvert({ ...ADVERT, description: `${noise}${words}. ${noise}` }, ON);
    expect(findings).toMatchObject([{ rule: 'race', severity: 'block' }]);
  }
  const many = Array.from({ length: 900 }, (_, at) => `no older than ${19 + (at % 80)}, female only, `).join('');
  const verdict = judgeAdvert(checkAdvert({ ...ADVERT, description: many, requirements: many }, ON), {});
  for (const { words } of verdict.open) expect(words.length).toBeLessThanOrEqual(2_000);
});
