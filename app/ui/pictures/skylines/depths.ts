/** The two rear depths: filled outlines that extend beyond both edges of the widest screen. */
import type { Chance } from './chance.ts';
import type { Trait } from './place-kind.ts';
import { GROUND } from './strokes.ts';

const [WEST, EAST] = [-480, 1680];
const MIDDLE = 620;

/** Closeness to the middle of the place: 1 there, near 0 at the edges. */
const nearness = (x: number, reach: number) => Math.exp(-(((x - MIDDLE) / reach) ** 2));

export function drawFar(traits: readonly Trait[], chance: Chance): string {
  const [kind] = traits;
  const hills = traits.includes('hills') ? ridge(chance, 38, 98) : kind === 'town' ? ridge(chance, 12, 46) : '';
  return hills + blocks(chance, kind === 'city' ? 74 : kind === 'port' ? 40 : 24);
}

function ridge(chance: Chance, least: number, most: number): string {
  let [x, height, isUp] = [WEST, 0, true];
  let path = `M${x} ${GROUND}`;
  while (x < EAST - 320) {
    const wide = chance.between(130, 300);
    const next = isUp ? chance.between((least + most) >> 1, most) : chance.between(least >> 1, least);
    path += curve(wide, height - next);
    [x, height, isUp] = [x + wide, next, !isUp];
  }
  return path + curve(EAST - x, height);
}

const curve = (wide: number, down: number) =>
  `c${wide >> 1} 0 ${wide - (wide >> 1)} ${down} ${wide} ${down}`.replaceAll(' -', '-');

function blocks(chance: Chance, highest: number): string {
  let x = WEST + chance.between(0, 60);
  let path = `M${x} ${GROUND}`;
  let from = GROUND;
  while (x < EAST - 60) {
    const wide = chance.between(18, 46);
    const tall = 6 + highest * (0.18 + nearness(x, 420)) * (0.25 + 0.75 * chance.next());
    const top = GROUND - Math.round(tall);
    const isSpire = tall > highest * 0.72 && chance.isLikely(0.3);
    path += `V${top}`;
    path += isSpire ? `h${(wide >> 1) - 4}l4-16 4 16h${wide - (wide >> 1) - 4}` : `h${wide}`;
    [x, from] = [x + wide, top];
    if (!chance.isLikely(0.14)) continue;
    const gap = chance.between(10, 50);
    path += `V${GROUND}h${gap}`;
    [x, from] = [x + gap, GROUND];
  }
  return from === GROUND ? path : `${path}V${GROUND}`;
}

type Middle = { outline: string; windows: string };

export function drawMiddle(traits: readonly Trait[], chance: Chance): Middle {
  const isLow = traits[0] === 'town' || traits[0] === 'hills';
  const highest = traits[0] === 'city' ? 78 : isLow ? 30 : 48;
  const middle: Middle = { outline: '', windows: '' };
  let x = WEST + 120 + chance.between(0, 90);
  while (x < EAST - 180) {
    const count = chance.between(2, 5);
    middle.outline += `M${x} ${GROUND}`;
    for (let index = 0; index < count; index += 1) {
      const wide = chance.between(22, 44);
      const tall = Math.round(14 + highest * (0.2 + 0.8 * nearness(x, 360)) * (0.4 + 0.6 * chance.next()));
      const hasRoof = isLow || tall < 34;
      middle.outline += `V${GROUND - tall}${hasRoof ? `l${wide >> 1}-9 ${wide - (wide >> 1)} 9` : `h${wide}`}`;
      middle.windows += lightMiddle(chance, { x, wide, tall });
      x += wide;
    }
    middle.outline += `V${GROUND}`;
    x += chance.between(14, 90);
  }
  return middle;
}

function lightMiddle(chance: Chance, { x, wide, tall }: { x: number; wide: number; tall: number }): string {
  const share = 0.1 + 0.26 * nearness(x, 420);
  let lit = '';
  for (let top = 9; top + 8 < tall; top += 15)
    for (let left = 8; left < wide - 4; left += 11)
      if (chance.isLikely(share)) lit += `M${x + left} ${GROUND - tall + top}v5`;
  return lit;
}
