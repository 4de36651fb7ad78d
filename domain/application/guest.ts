/** Applying without an account ("guest"). */

/** How long a link works by which a guest follows an application; emails and pages say the same. */
export const GUEST_LINK_DAYS = 90;

/** What strangers can have sent to one address within an hour. Everything beyond is refused, or not sent. */
export const MOST_FOR_AN_ADDRESS = { applications: 5, unconfirmed: 3, links: 6 } as const;

export const GUEST_NAME_LENGTH = 100;
