import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';

export type TextAnswer =
  /** `exists`: the name, or a name below it, has records of some type. */
  { ok: true; records: readonly string[]; exists: boolean } | { ok: false; detail: string };

export type LookUpText = (name: string) => Promise<TextAnswer>;

/** Time limits of one query, and of the whole look-up with its retry. */
const QUERY_MS = 1_500;
const LIMIT_MS = 4_000;

type Options = {
  limit?: number;
  /** The default is this computer's name servers. */
  servers?: readonly string[];
};

/** Never throws, and responds within four seconds. */
export async function lookUpText(name: string, { limit = LIMIT_MS, servers }: Options = {}): Promise<TextAnswer> {
  const resolver = new Resolver({ timeout: QUERY_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), limit);
  try {
    const records = await resolver.resolveTxt(domainToASCII(name));
    return { ok: true, records: records.map((parts) => parts.join('')), exists: true };
  } catch (error) {
    const code = String(Object(error).code ?? 'unknown error');
    if (code === 'ENODATA') return { ok: true, records: [], exists: true };
    return code === 'ENOTFOUND' ? { ok: true, records: [], exists: false } : { ok: false, detail: code };
  } finally {
    clearTimeout(timer);
  }
}
