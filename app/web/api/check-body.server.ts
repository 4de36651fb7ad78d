import type { z } from 'zod';
import { type ProblemError, pointerTo, problem } from './problem.server.ts';

type Checked<Value> = { ok: true; value: Value } | { ok: false; answer: Response };

export function checkBody<Value>(shape: z.ZodType<Value>, body: unknown): Checked<Value> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, answer: problem(422, NOT_VALID, { errors: listErrors(parsed.error) }) };
}

export const NOT_VALID = 'The body is not valid.';

export const listErrors = ({ issues }: z.ZodError): ProblemError[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ pointer: pointerTo([...issue.path, key]), detail: 'Unknown field.' }))
      : [{ pointer: pointerTo(issue.path), detail: `${issue.message}.` }],
  );
