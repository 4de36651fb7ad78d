export const CLIENT_STATES = ['prospect', 'active', 'past'] as const;
export type ClientState = (typeof CLIENT_STATES)[number];

export const CLIENT_STATE_NAMES: Record<ClientState, string> = {
  prospect: 'Prospect',
  active: 'Active',
  past: 'Past',
};

export const LONGEST_CLIENT_NAME = 100;
export const LONGEST_CLIENT_PLACE = 100;
export const LONGEST_CLIENT_NOTE = 5000;
export const LONGEST_CONTACT_NAME = 100;
export const LONGEST_CONTACT_ROLE = 100;
