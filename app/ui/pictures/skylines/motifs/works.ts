import { arch, box, type DrawMotif, floors, windowRows } from './motif.ts';

export const tower: DrawMotif = (chance) => {
  const [width, height, step] = [chance.between(30, 42), chance.between(108, 156), chance.between(12, 26)];
  const waist = Math.round(width * 0.62);
  return {
    width,
    front: [
      [
        [0, 0],
        [0, height],
        [waist, height],
        [waist, height - step],
        [width, height - step],
        [width, 0],
      ],
      [
        [5, height],
        [5, height + 12],
      ],
    ],
    detail: chance.isLikely(0.5)
      ? [
          ...floors(0, width, 12, height - step - 4, 13),
          [
            [waist, 0],
            [waist, height - step],
          ],
        ]
      : windowRows({ left: 2, right: width - 2, bottom: 8, top: height - step - 4, across: 9, up: 19, height: 9 }),
  };
};

export const slantedTower: DrawMotif = (chance) => {
  const [width, height, slope] = [chance.between(34, 48), chance.between(96, 132), chance.between(18, 34)];
  return {
    width,
    front: [
      [
        [0, 0],
        [0, height],
        [width, height - slope],
        [width, 0],
      ],
    ],
    detail: [
      [
        [width / 3, 0],
        [width / 3, height - slope / 3],
      ],
      [
        [(width * 2) / 3, 0],
        [(width * 2) / 3, height - (slope * 2) / 3],
      ],
      ...floors(0, width, 14, height - slope, 18),
    ],
  };
};

export const offices: DrawMotif = (chance) => {
  const [width, height, plant] = [chance.between(64, 92), chance.between(46, 70), chance.between(16, 28)];
  const left = chance.between(8, 24);
  return {
    width,
    front: [box(0, width, height), box(left, left + plant, height + 9, height)],
    detail: windowRows({ left: 4, right: width - 4, bottom: 8, top: height - 4, across: 11, up: 17, height: 8 }),
  };
};

export const mill: DrawMotif = (chance) => {
  const [teeth, wall, chimney] = [chance.between(3, 5), chance.between(34, 44), chance.between(96, 128)];
  const width = 22 + teeth * 22;
  const roof = Array.from({ length: teeth }, (_, index) => [
    [22 + index * 22, wall + 13],
    [44 + index * 22, wall],
  ]).flat();
  return {
    width,
    front: [
      [[22, 0], ...roof, [width, 0]],
      [
        [2, 0],
        [5, chimney],
        [13, chimney],
        [16, 0],
      ],
      [
        [3, chimney],
        [3, chimney + 5],
        [15, chimney + 5],
        [15, chimney],
        [3, chimney],
      ],
    ],
    detail: windowRows({ left: 24, right: width - 2, bottom: 7, top: wall - 2, across: 11, up: 16, height: 9 }),
  };
};

export const towerCrane: DrawMotif = (chance) => {
  const [mast, floor, jib] = [chance.between(118, 146), chance.between(40, 60), chance.between(78, 104)];
  const hook = chance.between(44, 70);
  return {
    width: 96,
    front: [
      box(26, 96, floor),
      [
        [14, 0],
        [14, mast],
        [24, mast],
        [24, 0],
      ],
      [
        [-10, mast + 2],
        [24 + jib, mast + 2],
      ],
      [
        [-10, mast + 2],
        [19, mast + 18],
        [24 + jib, mast + 2],
      ],
      [
        [-10, mast + 2],
        [-10, mast - 8],
        [2, mast - 8],
        [2, mast + 2],
      ],
    ],
    detail: [
      ...Array.from({ length: Math.floor(mast / 18) }, (_, index) => [
        [14, index * 18],
        [24, index * 18 + 18],
      ]),
      [
        [24 + hook, mast + 2],
        [24 + hook, floor + 14],
        [20 + hook, floor + 10],
      ],
      ...[38, 52, 66, 80].map((x) => [
        [x, 0],
        [x, floor + 7],
      ]),
      ...floors(26, 96, 20, floor, 20),
    ],
  };
};

export const trainShed: DrawMotif = (chance) => {
  const [spans, wide, rise] = [chance.between(2, 3), chance.between(48, 62), chance.between(22, 30)];
  const starts = Array.from({ length: spans }, (_, index) => index * wide);
  return {
    width: spans * wide,
    front: starts.map((x) => [
      [x, 0],
      [x, 20],
      [x, 20 + rise * 1.3, x + wide, 20 + rise * 1.3, x + wide, 20],
      [x + wide, 0],
    ]),
    detail: starts.flatMap((x) => [
      arch(x + 7, x + wide - 7, 20, rise - 8),
      [
        [x + 7, 20],
        [x + wide - 7, 20],
      ],
      ...[0.25, 0.5, 0.75].map((share) => [
        [x + wide * share, 20],
        [x + wide * share, 20 + rise * (share === 0.5 ? 0.98 : 0.74)],
      ]),
      [
        [x + 9, 0],
        [x + 9, 20],
      ],
      [
        [x + wide - 9, 0],
        [x + wide - 9, 20],
      ],
    ]),
  };
};

export const gasholder: DrawMotif = (chance) => {
  const [width, height] = [chance.between(70, 88), chance.between(52, 66)];
  const posts = [0.2, 0.4, 0.6, 0.8].map((share) => width * share);
  return {
    width,
    front: [
      box(0, width, height),
      [
        [0, height / 2],
        [width, height / 2],
      ],
      [
        [4, 0],
        [4, 26],
        [width - 4, 26],
        [width - 4, 0],
      ],
    ],
    detail: [
      ...posts.map((x) => [
        [x, 0],
        [x, height],
      ]),
      [
        [0, height],
        [width * 0.2, height / 2],
        [width * 0.4, height],
        [width * 0.6, height / 2],
        [width * 0.8, height],
        [width, height / 2],
      ],
    ],
  };
};
