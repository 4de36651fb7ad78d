const MOST_RELATIONSHIPS = 10_000;
/** Most characters of a relationship. Addresses of links have at most 2,083. */
const LONGEST_RELATIONSHIP = 10_000;
const RELATIONSHIP_START = /<(?:[^\s<>/!?"'=]+:)?Relationship(?=[\s/>])/g;
const RELATIONSHIP = /<(?:[^\s<>/!?"'=]+:)?Relationship(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
/** Matches attributes one after another without a gap. Searching for the next one anywhere would take quadratic time. */
const ATTRIBUTE = /\s*([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
const TYPES =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(\w+)$/;
/** The target that Word writes for a picture that it did not find. */
const NOWHERE = 'NULL';

/**
 * Empties every outside target except clickable links: Word loads templates, pictures, objects and frames when a document is opened.
 * @returns null if the relationships cannot be read
 */
export function emptyOutsideLinks(text: string): { text: string; isChanged: boolean } | null {
  const tags = text.split('<', MOST_RELATIONSHIPS + 1);
  if (tags.length > MOST_RELATIONSHIPS || tags.some(({ length }) => length > LONGEST_RELATIONSHIP)) return null;
  let readable = 0;
  const emptied = text.replace(RELATIONSHIP, (tag, attributes: string) => {
    const read = readAttributes(attributes);
    if (read) readable += 1;
    return read && isFollowed(read) ? tag.replace(attributes, () => emptyTarget(attributes)) : tag;
  });
  if (readable !== (text.match(RELATIONSHIP_START) ?? []).length) return null;
  return { text: emptied, isChanged: emptied !== text };
}

function isFollowed({ Type = '', Target = '', TargetMode = 'Internal' }: Attributes): boolean {
  return TargetMode !== 'Internal' && TYPES.exec(Type)?.[1] !== 'hyperlink' && Target !== NOWHERE;
}

const emptyTarget = (attributes: string) =>
  attributes.replace(ATTRIBUTE, (all, name: string) => (name === 'Target' ? ` Target="${NOWHERE}"` : all));

type Attributes = Record<string, string | undefined>;

function readAttributes(text: string): Attributes | null {
  const attributes = [...text.matchAll(ATTRIBUTE)];
  const remainder = text.slice(attributes.reduce((length, [all]) => length + all.length, 0));
  if (!/^\s*\/?$/.test(remainder)) return null;
  return Object.fromEntries(attributes.map(([, name = '', quoted, other]) => [name, quoted ?? other]));
}
