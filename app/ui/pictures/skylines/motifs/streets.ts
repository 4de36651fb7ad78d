import { arch, box, clock, type DrawMotif, windowAt, windowRows } from './motif.ts';

export const gables: DrawMotif = (chance) => {
  const [count, wide, wall] = [chance.between(3, 5), chance.between(22, 27), chance.between(24, 34)];
  const houses = Array.from({ length: count }, (_, index) => index * wide);
  return {
    width: count * wide,
    front: houses.map((x) => [
      [x, 0],
      [x, wall],
      [x + wide / 2, wall + 13],
      [x + wide, wall],
      [x + wide, 0],
    ]),
    detail: houses.flatMap((x) => [
      box(x + 5, x + 11, 13),
      windowAt(x + wide - 7, 5, 7),
      windowAt(x + wide / 2, wall - 9, 8),
    ]),
  };
};

export const terrace: DrawMotif = (chance) => {
  const [count, wall] = [chance.between(4, 7), chance.between(22, 28)];
  const width = count * 17;
  const stacks = Array.from({ length: Math.floor(count / 2) }, (_, index) => 26 + index * 34);
  return {
    width,
    front: [
      [
        [0, 0],
        [0, wall],
        [7, wall + 14],
        [width - 7, wall + 14],
        [width, wall],
        [width, 0],
      ],
      ...stacks.map((x) => box(x, x + 7, wall + 24, wall + 14)),
    ],
    detail: [
      [
        [0, wall],
        [width, wall],
      ],
      ...Array.from({ length: count }, (_, index) => [
        windowAt(index * 17 + 5, 3, 9),
        windowAt(index * 17 + 12, wall - 10, 7),
      ]).flat(),
    ],
  };
};

export const spireChurch: DrawMotif = (chance) => {
  const [nave, tower, spire] = [chance.between(46, 66), chance.between(62, 80), chance.between(48, 74)];
  const end = 22 + nave;
  return {
    width: end,
    front: [
      [
        [22, 0],
        [22, 52],
        [end - 9, 52],
        [end, 30],
        [end, 0],
      ],
      [
        [22, 30],
        [end, 30],
      ],
      box(0, 22, tower),
      [
        [-2, tower],
        [11, tower + spire],
        [24, tower],
        [-2, tower],
      ],
    ],
    detail: [
      [
        [11, tower + spire],
        [11, tower + spire + 9],
      ],
      [
        [8, tower + spire + 6],
        [14, tower + spire + 6],
      ],
      windowAt(7, tower - 20, 13),
      windowAt(15, tower - 20, 13),
      box(7, 15, 16),
      ...windowRows({ left: 26, right: end, bottom: 8, top: 26, across: 11, up: 40, height: 14 }),
    ],
  };
};

export const towerChurch: DrawMotif = (chance) => {
  const [nave, tower] = [chance.between(44, 60), chance.between(74, 94)];
  const end = 30 + nave;
  return {
    width: end,
    front: [
      [
        [30, 0],
        [30, 48],
        [end - 10, 48],
        [end, 26],
        [end, 0],
      ],
      [
        [30, 26],
        [end, 26],
      ],
      box(0, 30, tower),
      [
        [0, tower],
        [0, tower + 14],
        [4, tower],
        [13, tower],
        [15, tower + 8],
        [17, tower],
        [26, tower],
        [30, tower + 14],
        [30, tower],
      ],
    ],
    detail: [
      ...clock(15, tower - 38),
      windowAt(10, tower - 20, 14),
      windowAt(20, tower - 20, 14),
      arch(10, 20, 8, 8),
      ...windowRows({ left: 34, right: end, bottom: 6, top: 22, across: 12, up: 40, height: 13 }),
    ],
  };
};

export const townHall: DrawMotif = (chance) => {
  const [wing, wall, tower] = [chance.between(34, 48), chance.between(40, 52), chance.between(96, 120)];
  const [left, right] = [wing, wing + 30];
  const width = right + wing;
  const columns = [5, 12, 19].flatMap((step) => [left - wing + step + 4, right + wing - step - 4]);
  return {
    width,
    front: [
      box(0, width, wall),
      [
        [-4, wall],
        [-4, wall + 7],
        [width + 4, wall + 7],
        [width + 4, wall],
        [-4, wall],
      ],
      box(left, right, tower, wall + 7),
      [
        [left - 3, tower],
        [left - 3, tower + 6],
        [right + 3, tower + 6],
        [right + 3, tower],
        [left - 3, tower],
      ],
      [
        [left + 2, tower + 6],
        [left + 2, tower + 34, right - 2, tower + 34, right - 2, tower + 6],
      ],
      [
        [left + 15, tower + 27],
        [left + 15, tower + 44],
      ],
    ],
    detail: [
      ...clock(left + 15, tower - 14),
      [
        [left + 4, tower - 26],
        [right - 4, tower - 26],
      ],
      ...columns.map((x) => [
        [x, 0],
        [x, wall],
      ]),
      windowAt(left + 10, wall + 14, 12),
      windowAt(right - 10, wall + 14, 12),
      arch(left + 8, right - 8, 14, 12),
    ],
  };
};

export const rotunda: DrawMotif = (chance) => {
  const [width, wall, rise] = [chance.between(88, 116), chance.between(34, 46), chance.between(26, 36)];
  const middle = width / 2;
  return {
    width,
    front: [
      box(0, width, wall),
      [
        [-4, wall],
        [-4, wall + 6],
        [width + 4, wall + 6],
        [width + 4, wall],
        [-4, wall],
      ],
      arch(10, width - 10, wall + 6, rise),
      box(middle - 5, middle + 5, wall + rise + 14, wall + rise + 5),
    ],
    detail: [
      [
        [middle - 14, wall + 6],
        [middle - 12, wall + rise, middle, wall + rise + 5],
      ],
      [
        [middle + 14, wall + 6],
        [middle + 12, wall + rise, middle, wall + rise + 5],
      ],
      ...windowRows({ left: 4, right: width - 4, bottom: 8, top: wall - 4, across: 13, up: 60, height: 15 }),
    ],
  };
};

/** One to three trees, as a gap between two buildings. */
export const trees: DrawMotif = (chance) => {
  const crowns = Array.from({ length: chance.between(2, 3) }, (_, index) => ({
    x: index * 22,
    top: chance.between(24, 38),
  }));
  return {
    width: crowns.length * 22 + 2,
    front: crowns.map(({ x, top }) => [
      [x + 12, 8],
      [x - 2, 10, x, top, x + 12, top],
      [x + 24, top, x + 26, 10, x + 12, 8],
    ]),
    detail: crowns.map(({ x, top }) => [
      [x + 12, 0],
      [x + 12, top - 10],
    ]),
  };
};
