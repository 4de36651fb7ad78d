import { z } from 'zod';

/** RFC 9457. */
export const problemShape = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'Explains the problem for the person who reads the log.' }),
    errors: z
      .array(
        z.object({
          parameter: z.string().optional().meta({ description: 'Query parameter name.' }),
          pointer: z.string().optional().meta({ description: 'JSON Pointer to the field (RFC 6901).' }),
          detail: z.string(),
          words: z.string().optional().meta({ description: 'For adverts: the wording in question.' }),
          confirm: z
            .string()
            .optional()
            .meta({ description: 'JSON Pointer to where you can give a reason to keep the wording, if allowed.' }),
        }),
      )
      .optional()
      .meta({ description: 'One for each invalid parameter or field.' }),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemShape>;
export type ProblemError = NonNullable<Problem['errors']>[number];

const TITLES = {
  400: 'Invalid request',
  401: 'No valid key',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Still in progress',
  412: 'Changed since you read it',
  413: 'Too large',
  415: 'Unsupported content type',
  422: 'Not valid',
  428: 'If-Match required',
  429: 'Too many requests',
  503: 'Temporarily unavailable',
} as const;
export type ProblemStatus = keyof typeof TITLES;
export const isProblemStatus = (status: number): status is ProblemStatus => status in TITLES;

/** CORS: scripts of any site may read the answer. */
export const FOR_ALL_SITES = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
};

/** Limits the response to a body with thousands of wrong fields. */
const MOST_ERRORS = 50;

export function problem(
  status: ProblemStatus,
  detail: string,
  more: Pick<Problem, 'errors'> & { headers?: Record<string, string> } = {},
): Response {
  const { headers, errors } = more;
  return new Response(JSON.stringify(describeProblem(status, detail, errors?.slice(0, MOST_ERRORS))), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...FOR_ALL_SITES, ...headers },
  });
}

export const describeProblem = (status: ProblemStatus, detail: string, errors?: Problem['errors']): Problem => ({
  type: 'about:blank',
  title: TITLES[status],
  status,
  detail,
  ...(errors && { errors }),
});

export function problemOf(error: z.ZodError): Response {
  const errors = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((parameter) => ({ parameter, detail: 'Unknown parameter.' }))
      : [{ parameter: String(issue.path[0] ?? ''), detail: `${issue.message}.` }],
  );
  const names = [...new Set(errors.map(({ parameter }) => parameter))].join(', ');
  return problem(400, `Invalid parameters: ${names}.`, { errors });
}

/** JSON pointer to a part of the body (RFC 6901). */
export const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
