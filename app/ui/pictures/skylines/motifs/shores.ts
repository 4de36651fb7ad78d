import { arch, box, type DrawMotif, windowAt, windowRows } from './motif.ts';

export const dockCrane: DrawMotif = (chance) => {
  const [deck, jib] = [chance.between(52, 66), chance.between(62, 84)];
  return {
    width: 62 + jib / 2,
    front: [
      [
        [0, 0],
        [10, deck],
        [46, deck],
        [56, 0],
      ],
      box(16, 42, deck + 20, deck),
      [
        [36, deck + 20],
        [50 + jib / 2, deck + jib],
        [42, deck + 20],
      ],
      [
        [20, deck + 20],
        [26, deck + 42],
        [50 + jib / 2, deck + jib],
      ],
    ],
    detail: [
      [
        [4, 20],
        [52, 20],
      ],
      [
        [4, 20],
        [47, deck],
      ],
      [
        [52, 20],
        [9, deck],
      ],
      windowAt(36, deck + 6, 8),
      [
        [50 + jib / 2, deck + jib],
        [50 + jib / 2, deck - 8],
        [46 + jib / 2, deck - 12],
      ],
    ],
  };
};

export const warehouse: DrawMotif = (chance) => {
  const [bays, wide, wall] = [chance.between(2, 4), chance.between(34, 40), chance.between(44, 58)];
  const starts = Array.from({ length: bays }, (_, index) => index * wide);
  return {
    width: bays * wide,
    front: starts.map((x) => [
      [x, 0],
      [x, wall],
      [x + wide / 2, wall + 18],
      [x + wide, wall],
      [x + wide, 0],
    ]),
    detail: starts.flatMap((x) => [
      [
        [x + wide / 2, wall + 6],
        [x + wide / 2 + 6, wall + 6],
      ],
      ...windowRows({ left: x + 2, right: x + wide - 2, bottom: 8, top: wall, across: 12, up: 19, height: 10 }),
    ]),
  };
};

export const ship: DrawMotif = (chance) => {
  const [length, bridge] = [chance.between(136, 168), chance.between(30, 40)];
  const back = length - 52;
  return {
    width: length,
    front: [
      [
        [12, -6],
        [0, 20],
        [26, 16],
        [length - 6, 16],
        [length - 10, -6],
        [12, -6],
      ],
      box(back, back + 34, 16 + bridge, 16),
      [
        [back + 8, 16 + bridge],
        [back + 10, 32 + bridge],
        [back + 22, 32 + bridge],
        [back + 24, 16 + bridge],
      ],
      [
        [30, 16],
        [30, 28],
        [58, 28],
        [58, 16],
      ],
      [
        [58, 16],
        [58, 24],
        [86, 24],
        [86, 16],
      ],
    ],
    detail: [
      [
        [16, 18],
        [16, 54],
      ],
      [
        [16, 50],
        [back, 24],
      ],
      [
        [10, 4],
        [length - 9, 4],
      ],
      ...windowRows({ left: back + 2, right: back + 32, bottom: 24, top: 14 + bridge, across: 8, up: 13, height: 6 }),
    ],
  };
};

export const boats: DrawMotif = (chance) => {
  const hulls = Array.from({ length: chance.between(3, 4) }, (_, index) => ({
    x: index * 30 + chance.between(0, 4),
    mast: chance.between(38, 66),
  }));
  return {
    width: hulls.length * 30,
    front: hulls.map(({ x }) => [
      [x, 4],
      [x + 5, -5],
      [x + 21, -5],
      [x + 25, 4],
      [x, 4],
    ]),
    detail: hulls.flatMap(({ x, mast }) => [
      [
        [x + 12, 4],
        [x + 12, mast],
      ],
      [
        [x + 1, 4],
        [x + 12, mast - 3],
        [x + 24, 4],
      ],
      [
        [x + 12, 10],
        [x + 22, 10],
      ],
    ]),
  };
};

export const lighthouse: DrawMotif = (chance) => {
  const height = chance.between(84, 108);
  return {
    width: 58,
    front: [
      [
        [26, 0],
        [26, 20],
        [42, 32],
        [58, 20],
        [58, 0],
      ],
      [
        [0, 0],
        [6, height],
        [20, height],
        [26, 0],
      ],
      box(7, 19, height + 14, height),
      [
        [5, height + 14],
        [13, height + 24],
        [21, height + 14],
        [5, height + 14],
      ],
      [
        [3, height],
        [23, height],
      ],
    ],
    detail: [
      [
        [3, 42],
        [23, 42],
      ],
      [
        [4, 62],
        [22, 62],
      ],
      windowAt(13, height + 3, 8),
      windowAt(13, 22, 8),
      box(10, 16, 12),
      windowAt(48, 6, 8),
    ],
  };
};

export const viaduct: DrawMotif = (chance) => {
  const [arches, wide, deck] = [chance.between(3, 5), chance.between(28, 33), chance.between(48, 66)];
  const [bank, pier] = [46, 6];
  const starts = Array.from({ length: arches }, (_, index) => bank + index * wide);
  const end = bank + arches * wide - pier;
  return {
    width: end + bank,
    front: [
      [
        [0, 0],
        [bank - 26, 4, bank - 18, deck, bank - 8, deck],
        [end + 8, deck],
        [end + 18, deck, end + 26, 4, end + bank, 0],
      ],
      [
        [bank - 12, deck],
        [bank - 12, deck + 7],
        [end + 12, deck + 7],
        [end + 12, deck],
      ],
      ...starts.map((x) => [
        [x, 0],
        [x, deck - 22],
        [x, deck - 2, x + wide - pier, deck - 2, x + wide - pier, deck - 22],
        [x + wide - pier, 0],
      ]),
    ],
    detail: starts.slice(1).map((x) => [
      [x - pier, deck - 22],
      [x, deck - 22],
    ]),
  };
};

export const hillside: DrawMotif = (chance) => {
  const rise = chance.between(46, 66);
  const steps = [0.12, 0.3, 0.5, 0.69];
  const width = 196;
  const slopeAt = (share: number) => rise * (3 * share ** 2 - 2 * share ** 3);
  const houses = steps.map((share) => ({ x: width * share, foot: slopeAt(share) - 4, wall: chance.between(15, 19) }));
  return {
    width: width + 34,
    front: [
      [
        [0, 0],
        [width / 2, 0, width / 2, rise, width, rise],
        [width + 24, rise, width + 20, 10, width + 34, 0],
      ],
      ...houses.map(({ x, foot, wall }) => [
        [x, foot],
        [x, foot + wall],
        [x + 12, foot + wall + 11],
        [x + 24, foot + wall],
        [x + 24, foot + 6],
      ]),
      box(width - 18, width, rise + 30, rise),
      [
        [width - 21, rise + 30],
        [width - 9, rise + 42],
        [width + 3, rise + 30],
        [width - 21, rise + 30],
      ],
    ],
    detail: [
      ...houses.flatMap(({ x, foot, wall }) => [
        windowAt(x + 8, foot + wall - 8, 7),
        windowAt(x + 16, foot + wall - 8, 7),
      ]),
      windowAt(width - 9, rise + 12, 12),
      [
        [40, 0],
        [90, 2, 110, 34, 150, 34],
      ],
    ],
  };
};

export const hilltop: DrawMotif = (chance) => {
  const [rise, tower, nave] = [chance.between(34, 46), chance.between(44, 58), chance.between(44, 56)];
  const left = 84;
  const right = left + 24 + nave;
  return {
    width: right + 84,
    front: [
      [
        [0, 0],
        [46, 0, 46, rise, left - 6, rise],
        [right + 6, rise],
        [right + 44, rise, right + 40, 0, right + 84, 0],
      ],
      [
        [left + 24, rise],
        [left + 24, rise + 40],
        [right - 10, rise + 40],
        [right, rise + 24],
        [right, rise],
      ],
      [
        [left + 24, rise + 24],
        [right, rise + 24],
      ],
      box(left, left + 24, rise + tower, rise),
      [
        [left - 2, rise + tower],
        [left + 12, rise + tower + 40],
        [left + 26, rise + tower],
        [left - 2, rise + tower],
      ],
    ],
    detail: [
      windowAt(left + 8, rise + tower - 18, 12),
      windowAt(left + 16, rise + tower - 18, 12),
      ...windowRows({ left: left + 28, right, bottom: rise + 7, top: rise + 22, across: 11, up: 40, height: 12 }),
      [
        [30, 0],
        [66, 0, 66, 18, 104, 18],
      ],
      [
        [right - 30, 14],
        [right + 4, 14, right + 10, 0, right + 34, 0],
      ],
    ],
  };
};

export const bridge: DrawMotif = (chance) => {
  const [wide, middle] = [chance.between(30, 36), chance.between(44, 54)];
  const width = 2 * wide + middle + 52;
  const lamps = [0.27, 0.73].map((share) => width * share);
  return {
    width,
    front: [
      [
        [0, 0],
        [12, 6],
        [width / 2, 62, width - 12, 6],
        [width, 0],
      ],
      arch(20, 20 + wide, 0, 14),
      arch(26 + wide, 26 + wide + middle, 0, 23),
      arch(32 + wide + middle, 32 + 2 * wide + middle, 0, 14),
    ],
    detail: [
      [
        [12, 12],
        [width / 2, 70, width - 12, 12],
      ],
      ...lamps.map((x) => [
        [x, 29],
        [x, 48],
        [x + 5, 48],
      ]),
    ],
  };
};
