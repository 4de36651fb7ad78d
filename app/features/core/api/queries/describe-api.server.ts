/** Describes the API as OpenAPI 3.1, generated from the endpoints. */
import { z } from 'zod';
import { problemShape } from '#app/web/api/problem.server.ts';
import { takenLineShape } from '../schema.ts';
import type { Endpoint } from './endpoint.server.ts';
import { ENDPOINTS } from './endpoints.server.ts';

/** Version of the API, not of the product: changes when a response does. */
const VERSION = '1.0.0';

type Json = { [name: string]: unknown };

export function describeApi({ publicOrigin, agency }: { publicOrigin: string; agency: string }): Json {
  const schemas: Json = {};
  return {
    openapi: '3.1.0',
    info: {
      title: `Jobs of ${agency}`,
      version: VERSION,
      description:
        'Open jobs for other programs. No key is needed to read them; with one, an agency’s own programs write and read more. Responses are JSON in UTF-8, and errors follow RFC 9457.',
      contact: { name: agency, url: publicOrigin },
      license: {
        name: 'The jobs may be shown with a link to their page and the words of `advertised_by`',
        url: `${publicOrigin}/developers`,
      },
    },
    servers: [{ url: publicOrigin }],
    security: [],
    tags: [
      { name: 'Reading', description: 'What every visitor of the site may see.' },
      { name: 'With a key', description: 'What the agency allows the program that has the key.' },
    ],
    paths: describePaths(schemas),
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of the agency, made at `/admin/settings/keys`.' },
      },
    },
  };
}

function describePaths(schemas: Json): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: describe(endpoint, schemas) };
  }
  return paths;
}

function describe(endpoint: Endpoint, schemas: Json): Json {
  const { id, summary, description, question, answer, scope, body, method, ifMatch, isByLine, parts = {} } = endpoint;
  const type = isByLine ? 'application/x-ndjson' : 'application/json';
  const success = {
    description: method === 'get' ? 'The response.' : 'Done.',
    ...((method === 'get' || ifMatch) && !isByLine && { headers: { ETag } }),
    ...(answer && { content: { [type]: { schema: toSchema(answer, schemas) } } }),
  };
  return {
    operationId: id,
    tags: [scope ? 'With a key' : 'Reading'],
    // The description repeats the scope, because most tools show scopes for OAuth only.
    security: scope ? [{ key: [] }] : [{}, { key: [] }],
    summary,
    description: scope ? `${description} The key needs the scope \`${scope}\`.` : description,
    parameters: [
      ...Object.entries(parts).map(([name, part]) => ({
        name,
        in: 'path',
        required: true,
        description: part.description,
        schema: part.isText ? { type: 'string' } : { type: 'string', format: 'uuid' },
      })),
      ...Object.entries(question.shape).map(([name, shape]) => describeParameter(name, shape as z.ZodType, schemas)),
      ...(method !== 'get' ? describeWriting(ifMatch) : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { [type]: { schema: toSchema(body, schemas, 'input') } } },
    }),
    responses: {
      ...Object.fromEntries(successStatusesOf(endpoint).map((status) => [status, success])),
      ...(method === 'get' && { 304: { description: 'Not modified.' } }),
      400: problemAnswer('A parameter is invalid.', schemas),
      401: problemAnswer(scope ? 'No key, or an invalid one.' : 'The key is invalid.', schemas),
      429: problemAnswer('Too many requests. `Retry-After` says when to try again.', schemas),
      ...(scope && { 403: problemAnswer('The key lacks the scope, or its account may not do this.', schemas) }),
      ...(Object.keys(parts).length > 0 && { 404: problemAnswer('Not found.', schemas) }),
      ...(method === 'get' &&
        'search' in question.shape && {
          422: problemAnswer(
            'The search is too wide, or `where` does not name exactly one known place. The `detail` lists places to choose from.',
            schemas,
          ),
        }),
      ...(method !== 'get' && {
        409: problemAnswer('The first request under this `Idempotency-Key` is still running.', schemas),
        422: problemAnswer('Invalid fields, or the `Idempotency-Key` belongs to another request.', schemas),
      }),
      ...(body && {
        413: problemAnswer('The body is too large.', schemas),
        415: problemAnswer(`The body is not \`${type}\`.`, schemas),
      }),
      ...(ifMatch && !isByLine && { 412: problemAnswer('It has changed since you read it.', schemas) }),
      ...(ifMatch === 'needed' && {
        428: problemAnswer('`If-Match` is missing.', schemas),
      }),
      503: isByLine
        ? {
            description: 'Some lines were not accepted. Each says why.',
            content: { [type]: { schema: toSchema(takenLineShape, schemas) } },
          }
        : problemAnswer('Temporarily unavailable. `Retry-After` says when to come again.', schemas),
    },
  };
}

function successStatusesOf({ method, status, answer }: Endpoint): number[] {
  if (status) return [status];
  if (answer === null) return [204];
  return { get: [200], post: [201], patch: [200], put: [200, 201], delete: [200] }[method];
}

const ETag = {
  description: 'Send it as `If-None-Match` to be told whether it still holds.',
  schema: { type: 'string' },
};

const describeWriting = (ifMatch: Endpoint['ifMatch']): Json[] => [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A key you choose. Repeating a request with it within a day returns the same response without doing it again.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  ...(ifMatch
    ? [
        {
          name: 'If-Match',
          in: 'header',
          required: ifMatch === 'needed',
          description:
            ifMatch === 'needed'
              ? 'The `ETag` you have.'
              : '`*` overwrites what was changed here; an `ETag` that you know, only that version.',
          schema: { type: 'string' },
        },
      ]
    : []),
];

const problemAnswer = (description: string, schemas: Json) => ({
  description,
  content: { 'application/problem+json': { schema: toSchema(problemShape, schemas) } },
});

function describeParameter(name: string, shape: z.ZodType, schemas: Json): Json {
  const { description, examples, ...schema } = toSchema(shape, schemas);
  const [example] = (examples as unknown[] | undefined) ?? [];
  const isList = schema['type'] === 'array';
  return {
    name,
    in: 'query',
    required: !shape.safeParse(undefined).success,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example: isList ? String(example).split(',') : example }),
    ...(isList && { style: 'form', explode: false }),
    schema,
  };
}

function toSchema(shape: z.ZodType, schemas: Json, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, $defs = {}, ...schema } = z.toJSONSchema(shape, { io }) as Json;
  for (const [name, definition] of Object.entries($defs as Json)) schemas[name] = asComponent(definition);
  return asComponent(schema) as Json;
}

/** Points references to the description's components. Drops patterns of formats, which say enough. */
function asComponent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asComponent);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(name === 'pattern' && 'format' in value))
      .map(([name, part]) => [
        name,
        name === '$ref' ? String(part).replace('#/$defs/', '#/components/schemas/') : asComponent(part),
      ]),
  );
}
