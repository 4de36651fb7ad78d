/** What a push message says, as far as it is one of ours. */
import type { PushMessage } from '#platform/push/push.ts';

/** Browsers demand that something is shown for every push. */
const UNREADABLE: PushMessage = {
  title: 'News from the job board',
  body: 'Open the site to read it.',
  path: '/',
  tag: 'news',
};

export function readPushMessage(text: string): PushMessage {
  try {
    const { title, body, path, tag } = JSON.parse(text);
    const isMessage = [title, body, path, tag].every((each) => typeof each === 'string') && title !== '';
    return isMessage ? { title, body, path, tag } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Whether it leads to a page of this site and nowhere else. */
export const isOwnPath = (path: unknown, origin: string): path is string =>
  typeof path === 'string' &&
  path.startsWith('/') &&
  URL.canParse(path, origin) &&
  new URL(path, origin).origin === origin;
