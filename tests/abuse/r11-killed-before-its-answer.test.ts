import { expect, test } from 'vitest';
import { killBeforeAnswers } from './r11-killed-before-its-answer.stage.ts';

test('R11: killed between a command and its stored answer, the same request is done once', async () => {
  const results = await killBeforeAnswers([
    { kind: 'post a job', pause: 0, moment: 'before' },
    { kind: 'apply', pause: 60, moment: 'before' },
    { kind: 'post a job by the form', pause: 0, moment: 'after' },
  ]);
  expect(results).toEqual([
    { kind: 'post a job', before: 0, after: 1, isSame: true, isReplayed: true },
    { kind: 'apply', before: 0, after: 1, isSame: true, isReplayed: true },
    { kind: 'post a job by the form', before: 1, after: 1, isSame: true, isReplayed: false },
  ]);
});
