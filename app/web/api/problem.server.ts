import { z } from 'zod';

/** RFC 9457. */
export const problemShape = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What is wrong, in words for the person who reads the log.' }),
    errors: z
      .array(
        z.object({
          parameter: z.string().optional().meta({ description: 'Of the address.' }),
          pointer: z.string().optional().meta({ description: 'Of the body, as RFC 6901 has it.' }),
          detail: z.string(),
          words: z.string().optional().meta({ description: 'Of an advert: what the error is about.' }),
          confirm: z
            .string()
            .optional()
            .meta({ description: 'Where in the body to say why the words are right as they are, if they may be.' }),
        }),
      )
      .optional()
      .meta({ description: 'One for each parameter or field that is wrong.' }),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemShape>;
export type ProblemError = NonNullable<Problem['errors']>[number];

const TITLES = {
  400: 'The question was not understood',
  401: 'No valid key',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  409: 'Still being done',
  412: 'Changed meanwhile',
  413: 'Too large',
  415: 'Not a type that is read here',
  422: 'Not valid',
  428: 'If-Match is needed',
  429: 'Too many requests',
  503: 'Not available just now',
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
      ? issue.keys.map((parameter) => ({ parameter, detail: 'There is no such parameter.' }))
      : [{ parameter: String(issue.path[0] ?? ''), detail: `${issue.message}.` }],
  );
  const names = [...new Set(errors.map(({ parameter }) => parameter))].join(', ');
  return problem(400, `These parameters were not understood: ${names}.`, { errors });
}

/** JSON pointer to a part of the body (RFC 6901). */
export const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
