import type { PushMessage } from '#platform/push/push.ts';

/** Browsers require a notification for every push. */
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

export const isOwnPath = (path: unknown, origin: string): path is string =>
  typeof path === 'string' &&
  path.startsWith('/') &&
  URL.canParse(path, origin) &&
  new URL(path, origin).origin === origin;
