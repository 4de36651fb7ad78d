/** oEmbed responses (https://oembed.com) for our addresses: a job, or the board with its filters. */
import { href } from 'react-router';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import { element, escapeXml } from '#domain/text/xml.ts';
import { frameQuestion } from '../schema.ts';

export type Embedding = Record<string, string | number>;

const LONGEST_ADDRESS = 2_000;
const WIDTH = 600;
const HEIGHTS = { job: 260, list: 640 };
const AN_HOUR = 3_600;

/** @returns null if the address is not ours or cannot be embedded */
export async function findEmbedding(
  { database, publicOrigin }: Pick<RequestContext, 'database' | 'publicOrigin'>,
  url: string,
  most: { width: number; height: number },
): Promise<Embedding | null> {
  const address = url.length <= LONGEST_ADDRESS ? URL.parse(url) : null;
  if (address?.origin !== publicOrigin) return null;
  const write = (title: string, query: Record<string, string>, height: number) =>
    describe({ publicOrigin, title, query, width: Math.min(WIDTH, most.width), height: Math.min(height, most.height) });
  if (address.pathname === href('/jobs')) {
    const query = Object.fromEntries(address.searchParams);
    return frameQuestion.safeParse(query).success ? write(`Jobs from ${agency().name}`, query, HEIGHTS.list) : null;
  }
  const [, id] = /^\/jobs\/([0-9a-f-]{36})$/.exec(address.pathname) ?? [];
  const job = id ? await findPublicJob(database.asPublic, id) : null;
  return job && write(`${job.title} at ${job.company}, ${job.location}`, { job: job.id }, HEIGHTS.job);
}

type EmbedFacts = { publicOrigin: string; title: string; query: Record<string, string>; width: number; height: number };

function describe({ publicOrigin, title, query, width, height }: EmbedFacts): Embedding {
  const search = new URLSearchParams(query);
  const source = `${publicOrigin}${href('/embed/jobs')}${search.size > 0 ? `?${search}` : ''}`;
  return {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: agency().name,
    provider_url: publicOrigin,
    cache_age: AN_HOUR,
    width,
    height,
    html: `<iframe src="${escapeXml(source)}" title="${escapeXml(title)}" width="${width}" height="${height}" frameborder="0" loading="lazy" sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  };
}

export const writeXml = (embedding: Embedding): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<oembed>${Object.entries(embedding)
    .map(([name, value]) => element(name, String(value)))
    .join('')}</oembed>\n`;
