import { expect, test } from 'vitest';
import { killBeforeAnswers } from './r11-killed-before-its-answer.stage.ts';

test('R11: killed between a command and its stored answer, the same request is done once', async () => {
  const results = await killBeforeAnswers([
    { kind: 'post a job', pause: 0 },
    { kind: 'apply', pause: 60 },
  ]);
  expect(results).toEqual([
    { before: 0, after: 1, replays: 1 },
    { before: 0, after: 1, replays: 1 },
  ]);
});
