/** Other names under which a place is looked up. */

type NamedPlace = { name: string; population: number; also: readonly string[] };

/** Same as app.place_key: 'Stoke-on-Trent' and 'Stoke on Trent' are one name. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[.'\u2019`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .trim();

/** Short forms such as 'S Wales' for South Wales, unless `names` has them. */
export const shortDirections = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const [, direction, rest] = /^(North|South|East|West) (\S.*)$/.exec(name) ?? [];
    return direction && rest && !names.includes(`${direction[0]} ${rest}`) ? [`${direction[0]} ${rest}`] : [];
  });

/** People shorten the name of a town of this size: 'Kingston', 'Barrow'. */
const TOWN = 3_000;

/** Names of the file, both spellings of on and upon, and the name without its river or sea. */
export function otherNames({ name, population, also }: NamedPlace): string[] {
  const names = [...also];
  for (const each of [name, ...also]) {
    if (/[ -]upon[ -]/.test(each)) names.push(each.replace(/([ -])upon([ -])/, '$1on$2'));
    else if (/[ -]on[ -]/.test(each)) names.push(each.replace(/([ -])on([ -])/, '$1upon$2'));
    if (/^Royal /.test(each)) names.push(each.slice(6));
  }
  const [, short] = /^(.{4,}?)[ -](?:on|upon|in|super|next|by)[ -]/.exec(name) ?? [];
  if (short && population >= TOWN) names.push(short);
  const keys = new Map(names.map((each) => [placeKey(each), each]));
  keys.delete(placeKey(name));
  return [...keys.values()];
}
