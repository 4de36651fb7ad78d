export const PULLED_EVERY = ['hour', 'day', 'hand'] as const;
export type PulledEvery = (typeof PULLED_EVERY)[number];
export const PULLED_EVERY_NAMES: Record<PulledEvery, string> = {
  hour: 'Every hour',
  day: 'Every day',
  hand: 'On demand',
};

/** Actions on a followed board. `close` closes the jobs that wait for it. */
export const BOARD_CHANGES = ['pull', 'pause', 'resume', 'close', 'stop'] as const;
export type BoardChange = (typeof BOARD_CHANGES)[number];

export const BOARD_NAMES =
  'Ashby, Greenhouse, Lever, Personio, Pinpoint, Recruitee, SmartRecruiters, Teamtailor or Workable';

export const BOARD_ADDRESS = `Enter the URL of a careers page on ${BOARD_NAMES}, such as https://jobs.lever.co/your-name`;
