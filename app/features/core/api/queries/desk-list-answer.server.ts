import type { z } from 'zod';
import { answerReading, invalidCursor, nextPage } from '#app/web/api/answer-reading.server.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { USUAL_LIMIT } from '../schema.ts';

type ListParameters = {
  limit?: number | undefined;
  after?: string | undefined;
  fields?: readonly string[] | undefined;
};
type Page = { items: object[]; after: string | null } | null;

export function answerDeskList<Question extends z.ZodObject>(
  args: RequestArgs,
  endpoint: { question: Question },
  list: (
    parameters: Omit<z.output<Question>, 'limit' | 'after'> & { limit: number; after: string | undefined },
  ) => Promise<Page>,
): Promise<Response> {
  return answerReading(args, endpoint, async (parameters, address) => {
    const { limit = USUAL_LIMIT, after, fields } = parameters as ListParameters;
    const page = await list({ ...parameters, limit, after });
    if (!page) return invalidCursor();
    const next = nextPage(args.context.get(requestContext).publicOrigin, address, page.after);
    return { body: { items: page.items.map((item) => pickFields(item, fields)), next }, next };
  });
}

const pickFields = (item: object, fields: readonly string[] | undefined): object =>
  fields ? Object.fromEntries(fields.map((field) => [field, (item as Record<string, unknown>)[field]])) : item;
