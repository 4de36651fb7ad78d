/** What went wrong, as RFC 9457 has it. */
import { z } from 'zod';

/** RFC 9457. */
export const problemShape = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What is wrong, in words for the person who reads the log.' }),
    errors: z
      .array(z.object({ parameter: z.string(), detail: z.string() }))
      .optional()
      .meta({ description: 'One for each parameter that was not understood.' }),
  })
  .meta({ id: 'Problem' });
type Problem = z.infer<typeof problemShape>;

const TITLES = {
  400: 'The question was not understood',
  404: 'Not found',
  503: 'Not available just now',
} as const;

/** The answer may be read by scripts of any site. */
export const FOR_ALL_SITES = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
};

export function problem(
  status: keyof typeof TITLES,
  detail: string,
  more: Pick<Problem, 'errors'> & { headers?: Record<string, string> } = {},
): Response {
  const { headers, ...rest } = more;
  const body: Problem = { type: 'about:blank', title: TITLES[status], status, detail, ...rest };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...FOR_ALL_SITES, ...headers },
  });
}

/** Each parameter that was not understood, with what is wrong with it. */
export function problemOf(error: z.ZodError): Response {
  const errors = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((parameter) => ({ parameter, detail: 'There is no such parameter.' }))
      : [{ parameter: String(issue.path[0] ?? ''), detail: `${issue.message}.` }],
  );
  const names = [...new Set(errors.map(({ parameter }) => parameter))].join(', ');
  return problem(400, `These parameters were not understood: ${names}.`, { errors });
}
