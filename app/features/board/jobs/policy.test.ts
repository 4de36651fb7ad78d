import { describe, expect, test } from 'vitest';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { mayManageJob } from './policy.ts';

const OWN = { userId: 'me', isAgency: false };
const FOREIGN = { userId: 'another employer', isAgency: false };
const AGENCY = { userId: 'a colleague', isAgency: true };

const viewer = (
  role: Viewer['role'],
  status: Viewer['status'] = 'approved',
  kind: Viewer['session']['kind'] = 'full',
) => ({ id: 'me', role, status, session: { kind } }) as Viewer;

describe('of one’s own and of other people’s jobs', () => {
  test.each([
    ['an employer', viewer('employer'), true, false],
    ['an admin', viewer('admin'), true, true],
    ['a candidate', viewer('job_seeker'), false, false],
    ['an employer who waits', viewer('employer', 'pending', 'restricted'), false, false],
    ['an employer who was rejected', viewer('employer', 'rejected'), false, false],
    ['an admin who was rejected', viewer('admin', 'rejected'), false, false],
    ['an admin without the second factor', viewer('admin', 'approved', 'second_factor'), false, false],
    [
      'an approved employer whose session is still restricted',
      viewer('employer', 'approved', 'restricted'),
      false,
      false,
    ],
  ])('%s', (_who, user, mayManageOwn, mayManageForeign) => {
    expect([mayManageJob(user, OWN), mayManageJob(user, FOREIGN)]).toEqual([mayManageOwn, mayManageForeign]);
  });
});

test.each([
  ['a consultant', viewer('consultant'), [true, false, true]],
  ['a consultant who lacks a second factor', { ...viewer('consultant'), lacksFactor: true }, [false, false, false]],
  ['a consultant who is suspended', viewer('consultant', 'suspended'), [false, false, false]],
  ['an editor', viewer('editor'), [false, false, false]],
  ['an employer', viewer('employer'), [true, false, false]],
])('%s, of one’s own, an employer’s and a colleague’s job', (_who, user, expected) => {
  expect([OWN, FOREIGN, AGENCY].map((job) => mayManageJob(user, job))).toEqual(expected);
});
