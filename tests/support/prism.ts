import { expect } from 'vitest';
import { isFullForm } from './form.ts';
import { type Answer, request } from './request.ts';
import { importValidator } from './validators.ts';

type Options = NonNullable<Parameters<typeof request>[2]>;
type Input = { method: string; url: { path: string; query: object }; headers: object; body: unknown };
type Violation = { code?: string | number; message: string; path?: string[] };
type Prism = {
  request(
    input: Input,
    operations: unknown,
  ): () => Promise<{
    _tag: 'Left' | 'Right';
    left?: Error;
    right?: { validations: { input: Violation[]; output: Violation[] } };
  }>;
};
/** Replaces how Prism forwards a request. */
type Forward = () => () => () => Promise<{ _tag: 'Right'; right: object }>;
type PrismHttp = {
  createInstance(config: object, components: { logger: object; forward: Forward }): Prism;
  getHttpOperationsFromSpec(document: object): Promise<unknown>;
};

const silentLog = {
  info: nothing,
  success: nothing,
  warn: nothing,
  error: nothing,
  debug: nothing,
  child: () => silentLog,
};
function nothing() {}

/** Reads the API description of the site once per address. */
const operations = new Map<string, Promise<unknown>>();

/** Like `request`, which it calls directly in the short form. */
export async function requestApi(url: string, path: string, options: Options = {}): Promise<Answer> {
  if (!isFullForm) return request(url, path, options);
  const { createInstance, getHttpOperationsFromSpec } = (await importValidator(
    '@stoplight/prism-http/dist/index.js',
  )) as PrismHttp;
  if (!operations.has(url)) {
    const { body } = await request(url, '/api/v1/openapi.json');
    operations.set(url, getHttpOperationsFromSpec(JSON.parse(body.toString())));
  }
  let answer: Answer | undefined;
  const forward: Forward = () => () => async () => {
    answer = await request(url, path, options);
    const { status: statusCode, headers, body } = answer;
    return { _tag: 'Right', right: { statusCode, headers, body: readJson(body.toString()) } };
  };
  const prism = createInstance(
    {
      isProxy: true,
      upstream: new URL(url),
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
    },
    { logger: silentLog, forward },
  );
  const prismResult = await prism.request(toInput(path, options), await operations.get(url))();
  if (!prismResult.right || !answer) throw prismResult.left ?? new Error('Prism forwarded nothing');
  const { input, output } = prismResult.right.validations;
  expect(output, `${path}: the answer (${answer.status}) is not the one that the API describes`).toEqual([]);
  // Tests may send requests that the description forbids; the site must refuse those.
  if (answer.status < 400) expect(input, `${path}: was answered, though the API describes no such request`).toEqual([]);
  return answer;
}

function toInput(path: string, { method = 'GET', headers = {}, body }: Options): Input {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const text = typeof body === 'string' ? body : null;
  return {
    method: method.toLowerCase(),
    url: { path: pathname, query: Object.fromEntries(searchParams) },
    headers: Object.fromEntries(
      Object.entries({ ...headers, ...(text && { 'Content-Length': String(Buffer.byteLength(text)) }) }).map(
        ([name, value]) => [name.toLowerCase(), value],
      ),
    ),
    body: text && readJson(text),
  };
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
