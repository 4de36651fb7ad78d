import type { Chance } from './chance.ts';
import type { DrawMotif } from './motifs/motif.ts';
import { boats, bridge, dockCrane, hillside, hilltop, lighthouse, ship, viaduct, warehouse } from './motifs/shores.ts';
import { gables, rotunda, spireChurch, terrace, towerChurch, townHall, trees } from './motifs/streets.ts';
import { gasholder, mill, offices, slantedTower, tower, towerCrane, trainShed } from './motifs/works.ts';
import type { Trait } from './place-kind.ts';
import { writeStrokes } from './strokes.ts';

/** Tall motifs stand out; low ones separate them. */
type Stock = { tall: readonly DrawMotif[]; low: readonly DrawMotif[] };

const STOCK: Record<Trait, Stock> = {
  city: {
    tall: [tower, townHall, slantedTower, towerCrane, tower, spireChurch],
    low: [offices, trainShed, rotunda, gasholder, terrace],
  },
  port: {
    tall: [dockCrane, lighthouse, spireChurch, dockCrane, mill],
    low: [warehouse, ship, boats, gables, warehouse],
  },
  hills: { tall: [hilltop, towerChurch, mill, spireChurch], low: [hillside, viaduct, terrace, trees, bridge] },
  town: { tall: [towerChurch, townHall, spireChurch, mill], low: [gables, trees, terrace, rotunda, bridge] },
};

const [LEFT, RIGHT] = [196, 1030];

export function drawNear(traits: readonly Trait[], chance: Chance): { front: string; detail: string } {
  const motifs = arrange(traits, chance).map((draw) => ({ ...draw(chance), isMirrored: chance.isLikely(0.5) }));
  const near = { front: '', detail: '' };
  const chosenMotifs = [];
  let x = 0;
  for (const motif of motifs) {
    if (x + motif.width > RIGHT - LEFT) continue;
    chosenMotifs.push({ ...motif, x });
    x += motif.width + chance.between(6, 26);
  }
  const [last] = chosenMotifs.slice(-1);
  const margin = last ? (RIGHT - LEFT - last.x - last.width) / 2 : 0;
  for (const { front, detail, ...motif } of chosenMotifs) {
    const placement = { ...motif, x: LEFT + margin + motif.x };
    near.front += writeStrokes(front, placement);
    near.detail += writeStrokes(detail, placement);
  }
  return near;
}

/** Alternates tall and low motifs; the place's first trait counts twice. */
function arrange(traits: readonly Trait[], chance: Chance): DrawMotif[] {
  const [tall, low] = (['tall', 'low'] as const).map((height) => {
    const lists = traits.map((trait) => chance.shuffle(STOCK[trait][height]));
    const [first = [], ...others] = lists;
    return [...new Set([...first.slice(0, 3), ...others.flatMap((list) => list.slice(0, 2)), ...first])];
  }) as [DrawMotif[], DrawMotif[]];
  const isTallFirst = chance.isLikely(0.4);
  const mixed = Array.from({ length: 7 }, (_, index) => {
    const pair = [tall[index], low[index]];
    return isTallFirst ? pair : pair.reverse();
  });
  return mixed.flat().filter((motif) => motif !== undefined);
}
