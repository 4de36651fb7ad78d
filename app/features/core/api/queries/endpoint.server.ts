import type { z } from 'zod';
import type { ApiScope } from '#domain/api-key/api-key.ts';

export type Endpoint<Question extends z.ZodObject = z.ZodObject> = {
  /** OpenAPI's notation. */
  path: string;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** Scope that the key needs; absent: public. */
  scope?: ApiScope;
  body?: z.ZodType;
  /** OpenAPI's operationId: the method's name in generated clients. */
  id: string;
  summary: string;
  description: string;
  question: Question;
  /** null: no response body. */
  answer: z.ZodType | null;
  status?: 200;
  /** True: body and answer are newline-delimited JSON. */
  isByLine?: true;
  /** The header `If-Match` is required, or permits overwriting. */
  ifMatch?: 'needed' | 'overwrites';
  parts?: Readonly<Record<string, { description: string; isText?: true }>>;
  sample: string;
};

export const endpoint = <Question extends z.ZodObject>(row: Endpoint<Question>) => row;
