import { expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { KINDS, killBeforeAnswers, PAUSES } from './r11-killed-before-its-answer.stage.ts';

test('R11: killed again and again between a command and its stored answer', { timeout: 3_600_000 }, async () => {
  const plan = Array.from({ length: rounds(16, 200) }, (_, n) => ({
    kind: KINDS[n % KINDS.length] ?? 'apply',
    pause: PAUSES[Math.floor(n / KINDS.length) % PAUSES.length] ?? 0,
  }));
  const results = await killBeforeAnswers(plan);
  const lost = results.filter(({ after }) => after < 1).length;
  const doubled = results.filter(({ after }) => after > 1).length;
  expect([lost, doubled, results.filter(({ replays }) => replays !== 1).length]).toEqual([0, 0, 0]);
  measured('R11', `${results.length} kills, sent again after 0, 10, 60 and 600 s: ${lost} lost, ${doubled} doubled`);
});
