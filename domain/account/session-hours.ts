/**
 * Hours after which a session ends: `idle` without a request, `most` in all. `restricted` and `second_factor` are sessions of people who
 * still have to do something before they are signed in.
 */
export const SESSION_HOURS = {
  full: { idle: 7 * 24, most: 30 * 24 },
  staff: { idle: 12, most: 7 * 24 },
  restricted: { idle: 0.25, most: 0.25 },
  second_factor: { idle: 0.1, most: 0.1 },
  // Leaves time for a CV and an application.
  applying: { idle: 12, most: 12 },
};
