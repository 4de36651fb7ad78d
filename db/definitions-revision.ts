/** Written by npm run db:types. The revision rises with every change of db/functions, db/policies or db/triggers. */
export const REVISION = 1;
export const DEFINITIONS_SHA256 = '44540e96d63d33ecc6195606ca27edc55a936f2d9299656ed9e0bceb12e6e6a4';
