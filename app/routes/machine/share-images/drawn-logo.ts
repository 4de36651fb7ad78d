import { brand } from '#domain/site/brand.ts';
import { agency } from '#domain/site/site.ts';

/** The logo as pictures draw it. */
export const drawnLogo = () => brand().drawing ?? { name: agency().shortName };
