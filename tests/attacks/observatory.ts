/**
 * Scores an answer by the published rules of the HTTP Observatory (MDN): 100 minus penalties; bonuses count only from 90 on. The original
 * program is not used because it brings a web server, a database driver and a browser DOM. Checks that need more than one answer (redirect
 * from http, certificate, preloading) are left out.
 */
import type { Answer } from '#tests/support/request.ts';

export type Score = { points: number; remarks: string[] };

type Finding = [points: number, what: string];

const LEAST_FOR_BONUS = 90;
const SIX_MONTHS = 15_768_000;
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];

/** @param origin https origin of the site */
export function scoreOf(answer: Pick<Answer, 'headers' | 'body'>, origin: string): Score {
  const remarks = [
    ...judgePolicy(policyOf(answer)),
    ...judgeCookies(answer),
    ...judgeSharing(answer),
    ...judgeTransport(answer),
    ...judgeScripts(answer, origin),
    ...judgeOthers(answer),
  ];
  const sum = (list: Finding[]) => list.reduce((total, [points]) => total + points, 0);
  const base = 100 + sum(remarks.filter(([points]) => points < 0));
  const extra = base >= LEAST_FOR_BONUS ? sum(remarks.filter(([points]) => points > 0)) : 0;
  return {
    points: Math.max(0, base + extra),
    remarks: remarks.filter(([points]) => points < 0).map(([points, what]) => `${points} ${what}`),
  };
}

type Policy = Map<string, string[]>;

function policyOf({ headers }: Pick<Answer, 'headers'>): Policy | null {
  const text = headers['content-security-policy'];
  if (text === undefined) return null;
  const directives = String(text)
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function judgePolicy(policy: Policy | null): Finding[] {
  if (!policy) return [[-25, 'no content security policy']];
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = withoutOverruled(sources('script-src'));
  const styles = withoutOverruled(sources('style-src'));
  const isUnsafe = (list: string[]) => list.some((source) => [...BROAD, "'unsafe-inline'", 'data:'].includes(source));
  if (isUnsafe(scripts) || sources('object-src').some((source) => BROAD.includes(source))) {
    return [[-20, 'scripts or objects from anywhere, or written into the page']];
  }
  const all = [...policy].flatMap(([name, list]) => (/^(img|media)-src$/.test(name) ? [] : list));
  if (all.some((source) => /^(http|ftp):/.test(source))) return [[-20, 'something that is not encrypted']];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return [[-10, 'scripts made of texts']];
  if ([...sources('img-src'), ...sources('media-src')].some((source) => /^(http|ftp):/.test(source))) {
    return [[-10, 'pictures that are not encrypted']];
  }
  if (isUnsafe(styles)) return [[0, 'styles written into the page']];
  return [[policy.get('default-src')?.join() === "'none'" ? 10 : 5, 'a strict policy']];
}

function withoutOverruled(sources: string[]): string[] {
  if (!sources.some((source) => /^'(nonce|sha(256|384|512))-/.test(source))) return sources;
  const isStrict = sources.includes("'strict-dynamic'");
  return sources.filter(
    (source) =>
      source !== "'unsafe-inline'" && !(isStrict && (source === "'self'" || /^(https?|ftp):|^\*/.test(source))),
  );
}

function judgeCookies({ headers }: Pick<Answer, 'headers'>): Finding[] {
  return (headers['set-cookie'] ?? []).flatMap((cookie): Finding[] => {
    const has = (attribute: string) => new RegExp(`;\\s*${attribute}`, 'i').test(cookie);
    const isSession = /^[^=]*sess/i.test(cookie);
    if (!has('Secure')) return [[isSession ? -40 : -20, 'a cookie that travels unencrypted']];
    if (isSession && !has('HttpOnly')) return [[-30, 'a session that scripts can read']];
    return has('SameSite=(Strict|Lax)') ? [] : [[-20, 'a cookie that other sites can send']];
  });
}

function judgeSharing({ headers }: Pick<Answer, 'headers'>): Finding[] {
  const isOpen = headers['access-control-allow-origin'] !== undefined;
  const sharesSession = headers['access-control-allow-credentials'] === 'true';
  return isOpen && sharesSession ? [[-50, 'other sites may ask with the session']] : [];
}

function judgeTransport({ headers }: Pick<Answer, 'headers'>): Finding[] {
  const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return [[-20, 'no word of staying with https']];
  return seconds < SIX_MONTHS ? [[-10, 'https for less than six months']] : [];
}

function judgeScripts({ headers, body }: Pick<Answer, 'headers' | 'body'>, origin: string): Finding[] {
  if (!headers['content-type']?.startsWith('text/html')) return [];
  const tags = body.toString().match(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g) ?? [];
  return tags.flatMap((tag): Finding[] => {
    const source = new URL(/\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '', origin);
    if (source.origin === origin) return [];
    return source.protocol === 'https:' && tag.includes('integrity=') ? [] : [[-50, `a script of ${source.host}`]];
  });
}

function judgeOthers({ headers }: Pick<Answer, 'headers'>): Finding[] {
  const remarks: Finding[] = [];
  if (headers['x-content-type-options'] !== 'nosniff') remarks.push([-5, 'browsers may guess what it is']);
  const ancestors = policyOf({ headers })?.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) remarks.push([5, 'no site may frame it']);
  else if (!/^(DENY|SAMEORIGIN)$/i.test(String(headers['x-frame-options'] ?? '')))
    remarks.push([-20, 'anybody may frame it']);
  const referrer = String(headers['referrer-policy'] ?? '');
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer)) {
    remarks.push([5, 'says little of where a visitor came from']);
  } else if (referrer) remarks.push([-5, 'says where a visitor came from']);
  const resource = headers['cross-origin-resource-policy'];
  if (resource === 'same-origin' || resource === 'same-site') remarks.push([10, 'others may not take it in']);
  else if (resource !== undefined && resource !== 'cross-origin') remarks.push([-5, 'an unknown resource policy']);
  return remarks;
}
