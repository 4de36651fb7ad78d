export const GUEST_LINK_DAYS = 90;

/** The most messages that strangers can cause to one address within an hour. Further ones are refused or not sent. */
export const MOST_FOR_AN_ADDRESS = { applications: 5, unconfirmed: 3, links: 6 } as const;

export const GUEST_NAME_LENGTH = 100;
