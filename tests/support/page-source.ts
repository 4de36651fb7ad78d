/** Parsed blocks of structured data; throws on invalid JSON. */
export function readJsonLd(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
}

/** Content of `<meta name="…">` or `<meta property="…">`, or null. */
export function readMeta(html: string, name: string): string | null {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html);
  return tag?.[1] === undefined ? null : decodeEntities(tag[1]);
}

/** The HTML from header to footer. */
export const readMain = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

export function readTitle(html: string): string {
  return decodeEntities(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '');
}

export function readCanonical(html: string): string | null {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

export function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
