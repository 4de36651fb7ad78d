import { expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { ANSWERED_KINDS } from '#tests/support/repeated-requests.ts';
import { rounds } from '#tests/support/rounds.ts';
import { KINDS, killBeforeAnswers, PAUSES } from './r11-killed-before-its-answer.stage.ts';

test('R11: killed again and again between a command and its answer', { timeout: 3_600_000 }, async () => {
  const plan = Array.from({ length: rounds(14, 200) }, (_, n) => {
    const round = Math.floor(n / KINDS.length);
    return {
      kind: KINDS[n % KINDS.length] ?? 'apply',
      pause: PAUSES[round % PAUSES.length] ?? 0,
      moment: round % 3 === 2 ? ('after' as const) : ('before' as const),
    };
  });
  const results = await killBeforeAnswers(plan);
  const lost = results.filter(({ after }) => after < 1);
  const doubled = results.filter(({ after }) => after > 1);
  expect([lost, doubled, results.filter(({ isSame }) => !isSame)]).toEqual([[], [], []]);
  const isAnswered = (kind: string) => ANSWERED_KINDS.some((each) => each === kind);
  expect(results.filter(({ kind, isReplayed }) => isAnswered(kind) && !isReplayed)).toEqual([]);
  measured(
    'R11',
    `${results.length} kills of ${KINDS.length} kinds of requests, forms among them, sent again after 0, 10, 60 and 600 s: ` +
      `${lost.length} lost, ${doubled.length} doubled`,
  );
});
