/** The facts of the site for what one request does: those of a draft in its preview, otherwise what is published. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { provideSite, type SiteFacts } from '#domain/site/site.ts';
import { siteFactsOf } from './content.ts';
import type { ContentStore } from './content-store.server.ts';

const scope = new AsyncLocalStorage<SiteFacts>();

/** Worked out once for each state of the content. */
const known = new WeakMap<object, SiteFacts>();

export function provideSiteOf(store: Pick<ContentStore, 'current'>): void {
  provideSite(() => scope.getStore() ?? factsOf(store));
}

function factsOf(store: Pick<ContentStore, 'current'>): SiteFacts {
  const content = store.current();
  const facts = known.get(content) ?? siteFactsOf(content);
  known.set(content, facts);
  return facts;
}

export const withSiteFacts = <T>(facts: SiteFacts, work: () => T): T => scope.run(facts, work);
