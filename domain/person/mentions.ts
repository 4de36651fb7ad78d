/** Finds colleagues that a note names with @. */

export type NamedColleague = { id: string; fullName: string };
export type Mentions = {
  ids: string[];
  unclear: string[];
};

/**
 * Finds '@Priya Shah' by the full name, and '@Priya' if only one colleague has that first name. Email addresses and unknown names count as
 * text.
 */
export function findMentions(text: string, colleagues: readonly NamedColleague[]): Mentions {
  const simplifiedNames = colleagues.map(({ id, fullName }) => ({ id, name: simplify(fullName) }));
  const words = simplify(text);
  const ids = new Set<string>();
  const unclear = new Set<string>();
  for (const { index } of words.matchAll(/(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu)) {
    const following = words.slice(index + 1);
    const people = findNamed(following, simplifiedNames);
    const [only, another] = people;
    if (only && !another) ids.add(only.id);
    if (another) unclear.add(firstWord(following));
  }
  return { ids: [...ids], unclear: [...unclear] };
}

type SimplifiedName = { id: string; name: string };

function findNamed(following: string, named: readonly SimplifiedName[]): SimplifiedName[] {
  const full = named.filter(({ name }) => begins(following, name));
  const longest = Math.max(0, ...full.map(({ name }) => name.length));
  if (longest > 0) return full.filter(({ name }) => name.length === longest);
  return named.filter(({ name }) => begins(following, firstWord(name)));
}

const simplify = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
const firstWord = (text: string): string => text.split(/[^\p{L}\p{M}'’-]/u, 1)[0] ?? '';

/** No letter or digit may follow the name: '@Sam' does not match '@Samuel'. */
const begins = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(name) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(name.length));
