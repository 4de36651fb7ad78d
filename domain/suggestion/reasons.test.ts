import { expect, test } from 'vitest';
import { writeReason } from './reasons.ts';

const liked = { title: 'Forklift driver', company: 'Peel Ports', hasApplied: false };
const distance = (miles: number, fromPlace = 'Stockport', toPlace = 'Oldham') => ({ miles, fromPlace, toPlace });

test.each([
  [
    { kind: 'liked_near', ...liked, ...distance(4.4) },
    'You liked Forklift driver at Peel Ports, and this is 4 miles from it.',
  ],
  [
    { kind: 'liked_near', ...liked, ...distance(0.9) },
    'You liked Forklift driver at Peel Ports, and this is 1 mile from it.',
  ],
  [
    { kind: 'liked_near', ...liked, ...distance(0.3) },
    'You liked Forklift driver at Peel Ports, and this is less than a mile from it.',
  ],
  [
    { kind: 'liked_near', ...liked, ...distance(0, 'Stockport', 'Stockport') },
    'You liked Forklift driver at Peel Ports, and this is in Stockport, too.',
  ],
  [
    { kind: 'liked_home', ...liked, hasApplied: true },
    'You applied for Forklift driver at Peel Ports, and this is remote.',
  ],
  [{ kind: 'liked_home', ...liked }, 'You liked Forklift driver at Peel Ports, and this is remote.'],
  [
    { kind: 'skill_near', skills: ['CSCS card'], ...distance(3) },
    'Your profile lists CSCS card, and this is 3 miles from Stockport.',
  ],
  [
    { kind: 'skill_near', skills: ['CSCS card', 'banksman'], ...distance(0, 'Stockport', 'Stockport') },
    'Your profile lists CSCS card and banksman, and this is in Stockport.',
  ],
  [
    { kind: 'skill_home', skills: ['SQL', 'Excel', 'Python', 'R'] },
    'Your profile lists SQL, Excel and Python, and this is remote.',
  ],
] as const)('%o is why', (grounds, reason) => {
  expect(writeReason(grounds)).toBe(reason);
});
