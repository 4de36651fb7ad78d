import { agency, brand } from '#domain/site/site.ts';

/** The logo as pictures draw it. */
export const drawnLogo = () => brand().drawing ?? { name: agency().shortName };
