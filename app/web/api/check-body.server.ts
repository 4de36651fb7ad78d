/** Checks what a program sends, and says what is wrong by pointers into its body. */
import type { z } from 'zod';
import { pointerTo, problem } from './problem.server.ts';

type Checked<Value> = { ok: true; value: Value } | { ok: false; answer: Response };

export function checkBody<Value>(shape: z.ZodType<Value>, body: unknown): Checked<Value> {
  const checked = shape.safeParse(body);
  if (checked.success) return { ok: true, value: checked.data };
  const errors = checked.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ pointer: pointerTo([...issue.path, key]), detail: 'There is no such field.' }))
      : [{ pointer: pointerTo(issue.path), detail: `${issue.message}.` }],
  );
  return { ok: false, answer: problem(422, 'The body is not valid.', { errors }) };
}
