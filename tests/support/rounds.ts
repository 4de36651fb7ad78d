/** How often an attack is repeated: a little in `npm test`, in earnest in `npm run test:abuse`. */
export const isFullForm = process.env.ABUSE_ROUNDS === 'full';

export const rounds = (short: number, full: number): number => (isFullForm ? full : short);
