import type { Look } from '#domain/brand/look.ts';
import { listStyles } from '../components/list-styles.ts';
import { WIDGET_CODE } from '../components/widget/widget-code.at-build.ts';

export const writeWidget = (agency: string, look: Look): string =>
  `const SITE=${JSON.stringify({ agency, styles: listStyles(look, ':host') })};\n${WIDGET_CODE}`;
