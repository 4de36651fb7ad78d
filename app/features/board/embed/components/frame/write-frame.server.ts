import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { framedAnywhere } from '#app/web/render/framing.server.ts';
import type { Look } from '#domain/brand/look.ts';
import { brand } from '#domain/site/site.ts';
import type { Frame } from '../../schema.ts';
import { listStyles } from '../list-styles.ts';
import { FramePage } from './frame-page.tsx';

const frameStyles = (look: Look): string =>
  `${listStyles(look, ':root')}body{margin:0;font-family:system-ui,sans-serif}\nh1{font-size:1.375rem;line-height:1.25;margin-block:.75rem .25rem}\n`;

export function writeFrame(frame: Frame, { status = 200, headers = {} } = {}): Response {
  const styles = frameStyles(brand());
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(createElement(FramePage, { ...frame, styles }))}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...framedAnywhere(styles),
      ...headers,
    },
  });
}
