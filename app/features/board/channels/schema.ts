import { href } from 'react-router';
import { readPage } from '#app/desk/list/paging.ts';
import { readChoice, type SearchParameters, writeSearch } from '#domain/address/search-parameters.ts';
import { type Channel, isChannel } from '#domain/channel/channel.ts';
import { CHANNEL_LIST } from '#domain/channel/channel-list.ts';
import { CHANNEL_REFUSALS, type ChannelRefusal } from '#domain/channel/channel-rules.ts';

/** Google's default daily quota for a new account. */
export const GOOGLE_PER_DAY = 200;
export const MOST_PER_DAY = 100_000;

/** `reason` is null for jobs in the feed. */
export type ChannelSearch = { reason: ChannelRefusal | null; page: number };

export const readChannelSearch = (from: SearchParameters): ChannelSearch => ({
  reason: readChoice(CHANNEL_REFUSALS, from, 'reason'),
  page: readPage(from),
});

export const channelHref = (channel: Channel, search: Partial<ChannelSearch> = {}): string =>
  href('/admin/channels/:channel', { channel }) + writeSearch(search);

export const feedPath = (channel: Channel): string => href('/feeds/:channel', { channel: `${channel}.xml` });

export const UPLOAD_PATH = href('/admin/channels/find-a-job/upload');

/** The file with the jobs that a channel has to remove. */
export const endedPath = (channel: Channel): string => href('/feeds/:channel', { channel: `${channel}${ENDED_FILE}` });

const FEED_FILE = '.xml';
const ENDED_FILE = '-expired.xml';

/** A file name such as 'adzuna.xml'. */
export function readFeedFile(file: string): { channel: Channel; isEnded: boolean } | null {
  const isEnded = file.endsWith(ENDED_FILE);
  const end = isEnded ? ENDED_FILE : FEED_FILE;
  const channel = file.endsWith(end) ? file.slice(0, -end.length) : undefined;
  return isChannel(channel) && (!isEnded || CHANNEL_LIST[channel].writer.ended) ? { channel, isEnded } : null;
}

export type UploadAccount = {
  host: string;
  port: number;
  username: string;
  folderIn: string;
  folderOut: string;
  prefix: string;
  publicKey: string | null;
  hostKey: string | null;
  shownKey: string | null;
};

export type ShownUpload = UploadAccount & {
  since: string;
  uploaded: string | null;
  looked: string | null;
  nextTry: string;
  problem: string | null;
  counts: AdvertCounts;
  refused: readonly { id: string; title: string | null; reference: string; reason: string | null; reported: string }[];
  reports: readonly {
    name: string;
    changed: string;
    kind: 'upload' | 'expiry';
    accepted: number;
    refused: number;
    unclear: number;
    notOurs: number;
    beginning: string;
  }[];
};

export type AdvertCounts = { accepted: number; refused: number; unknown: number };
