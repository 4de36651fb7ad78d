export const DONE_TEXTS: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed. We’ll email you when new jobs match.',
  saved: 'Search saved.',
  save: 'Saved.',
  frequency: 'Saved.',
  pause: 'Paused.',
  resume: 'Resumed.',
  keep: 'Kept for another year.',
  stop: 'Stopped. You won’t get any more of these emails.',
  suggest: 'We’ll suggest jobs to you again.',
  'suggest-nothing': 'We won’t suggest any more jobs.',
  'stop-all': 'All alerts stopped. We won’t email you jobs any more.',
};
