/** Who may do what with requests about data, and with the account itself. */
import type { Viewer } from '#app/features/accounts/policy.ts';

/** Of administrators one always stays, so another one deletes them (spec: accounts §2). */
export const mayEraseThemselves = ({ role }: Pick<Viewer, 'role'>): boolean => role !== 'admin';
