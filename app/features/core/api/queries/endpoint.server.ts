/** One address of the API, as both descriptions of it have it. */
import type { z } from 'zod';
import type { ApiScope } from '#domain/api-key/api-key.ts';

export type Endpoint<Question extends z.ZodObject = z.ZodObject> = {
  /** As OpenAPI writes it. */
  path: string;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** What a key needs; absent: anyone may ask. */
  scope?: ApiScope;
  /** What is sent. */
  body?: z.ZodType;
  /** Its name in programs that are made of the description. */
  id: string;
  /** A few words, and a sentence or two. */
  summary: string;
  description: string;
  question: Question;
  /** null: none. */
  answer: z.ZodType | null;
  /** Of the answer, where it is not the usual one of the method. */
  status?: 200;
  /** True: body and answer are newline-delimited JSON. */
  isByLine?: true;
  /** What `If-Match` is for. */
  ifMatch?: 'needed' | 'overwrites';
  /** Of the parameters in the path. */
  parts?: Readonly<Record<string, { description: string; isText?: true }>>;
  /** A question that is worth trying. */
  sample: string;
};

export const endpoint = <Question extends z.ZodObject>(row: Endpoint<Question>) => row;
