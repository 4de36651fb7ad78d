/** One endpoint, as both descriptions of the API use it. */
import type { z } from 'zod';
import type { ApiScope } from '#domain/api-key/api-key.ts';

export type Endpoint<Question extends z.ZodObject = z.ZodObject> = {
  /** In OpenAPI's notation. */
  path: string;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** Scope that the key needs; absent: public. */
  scope?: ApiScope;
  /** Shape of the request body. */
  body?: z.ZodType;
  /** OpenAPI's operationId: the method's name in generated clients. */
  id: string;
  /** A few words for the summary, a sentence or two for the description. */
  summary: string;
  description: string;
  question: Question;
  /** null: no response body. */
  answer: z.ZodType | null;
  /** Response status, if not the usual one of the method. */
  status?: 200;
  /** True: body and answer are newline-delimited JSON. */
  isByLine?: true;
  /** Meaning of `If-Match`: required, or allowing to overwrite. */
  ifMatch?: 'needed' | 'overwrites';
  /** Path parameters. */
  parts?: Readonly<Record<string, { description: string; isText?: true }>>;
  /** An example request worth trying. */
  sample: string;
};

export const endpoint = <Question extends z.ZodObject>(row: Endpoint<Question>) => row;
