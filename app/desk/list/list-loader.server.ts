import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { loadPage, TRY_LATER } from '#app/web/page/load-page.server.ts';
import { type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import { type DeskList, type ListRows, listHref } from './desk-list.ts';
import type { ListSearch } from './filters.ts';
import { countPages } from './paging.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;
type ListRequest<Search, Proof> = { services: RequestContext; proof: Proof; search: Search };

type ListRules<Search extends ListSearch, Row, Proof, Rows extends ListRows<Row>, Common extends object> = {
  /** Log message of a failure (docs/operate/logs.md). */
  message: string;
  list: DeskList<Search, Row>;
  gate: (args: Args) => Promise<Proof>;
  /** Data that the page shows even if the list cannot be loaded. */
  common?: (request: ListRequest<Search, Proof>) => Common;
  /** Returns the rows of one page, or 'busy' if the query would wait too long. */
  find: (request: ListRequest<Search, Proof>) => Promise<Rows | 'busy'>;
};

export function listLoader<
  Search extends ListSearch,
  Row,
  Proof,
  Rows extends ListRows<Row>,
  Common extends object = object,
>({ message, list, gate, common, find }: ListRules<Search, Row, Proof, Rows, Common>) {
  return async (args: Args) => {
    const proof = await gate(args);
    const search = list.read(new URL(args.request.url).searchParams);
    const request = { services: args.context.get(requestContext), proof, search };
    const page = { ...(common?.(request) as Common), search };
    const failedPage = { ...page, list: null };
    return loadPage(args.context, message, failedPage, async () => {
      const rows = await find(request);
      if (rows === 'busy') return data(failedPage, TRY_LATER);
      const last = countPages(rows, list.countedUpTo);
      if (search.page > last) throw redirect(listHref(list, { ...search, page: last }));
      return { ...page, list: rows };
    });
  };
}
