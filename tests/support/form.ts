/** The short form, in `npm test`, looks once at what is alike; the full one, in `npm run test:full`, at everything. */
export const isFullForm = process.env.TEST_FORM === 'full';
