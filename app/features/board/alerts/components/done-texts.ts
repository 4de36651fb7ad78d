export const DONE_TEXTS: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed. We email you when new jobs match.',
  saved: 'Search saved.',
  save: 'Changed.',
  frequency: 'Changed.',
  pause: 'Paused.',
  resume: 'On again.',
  keep: 'Kept for another year.',
  stop: 'Stopped. You get no more of these emails.',
  suggest: 'We suggest jobs to you again.',
  'suggest-nothing': 'We suggest no more jobs to you.',
  'stop-all': 'All stopped. We no longer email you jobs.',
};
