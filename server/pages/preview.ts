/**
 * The preview of an item: any page of the site, rendered for one request as if its draft, or the text being typed, were published. Only
 * editors see one. It is never stored, has no scripts, and may appear in a frame of this site (`/admin/studio`).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { findViewer } from '#app/features/core/accounts/gates.server.ts';
import { isSignedIn } from '#app/features/core/accounts/policy.ts';
import { isEditor } from '#app/features/site/studio/policy.ts';
import { PREVIEW_PARAMETER } from '#app/features/site/studio/schema.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { type Content, siteFactsOf } from '#db/content/content.ts';
import { composeWithDraft } from '#db/content/preview/typed-content.ts';
import type { SiteFacts } from '#domain/site/site.ts';

/** The agency's facts during a preview; undefined for every other request. */
export const previewedFacts = new AsyncLocalStorage<SiteFacts>();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns null if the request is not a preview or does not come from an editor: it then gets the published content */
export async function findPreview({ request, context }: RequestArgs): Promise<Content | null> {
  const id = new URL(request.url).searchParams.get(PREVIEW_PARAMETER);
  if (request.method !== 'GET' || !id || !UUID.test(id)) return null;
  const viewer = await findViewer({ request, context }).catch(() => null);
  if (!viewer || !isSignedIn(viewer) || !isEditor(viewer)) return null;
  const { database, content } = context.get(requestContext);
  return database.asActor(viewer.id, (transaction) => composeWithDraft(transaction, content, id));
}

/** An unpublished logo has no address, so the page embeds it. */
export function factsOfPreview(previewed: Content): SiteFacts {
  const { brand, ...facts } = siteFactsOf(previewed);
  const { vector } = previewed.brand;
  if (!vector) return { ...facts, brand };
  const { svg, width, height } = vector;
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { ...facts, brand: { ...brand, vector: { address, width, height } } };
}

/** Matches scripts as the router writes them; nothing inside can end one early. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Lets the studio, and no other site, frame a page. Text that is typed later replaces the page piece by piece, so no script may have
 * hydrated it, and a preview does not count as a visit. Its links open a new window, which the sandbox of the frame refuses: they would
 * lead away from the draft.
 */
export async function asPreview(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  headers.set('X-Robots-Tag', 'noindex');
  const isPage = headers.get('Content-Type')?.startsWith('text/html');
  const body = isPage ? inertPage(await answer.text()) : answer.body;
  return new Response(body, { status: answer.status, headers });
}

/** The focus stays in the studio's form. */
const inertPage = (html: string): string =>
  html.replace(SCRIPTS, '').replace('<head>', '<head><base target="_blank">').replaceAll(' autofocus=""', '');

export const isPreview = ({ headers }: Response): boolean => headers.get('X-Frame-Options') === 'SAMEORIGIN';
