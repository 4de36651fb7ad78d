/**
 * Middleware of every page: `?draft=ID` shows it to an editor with that draft in place of what is published. The page is
 * theirs alone and never stored, and only the studio may frame it.
 */
import type { MiddlewareFunction } from 'react-router';
import type { Admin } from '#app/features/accounts/policy.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { siteFactsOf } from '#db/content/content.ts';
import { withSiteFacts } from '#db/content/site-scope.server.ts';
import { isUuid } from '#domain/uuid.ts';
import { DRAFT_PARAMETER } from '../schema.ts';
import { contentWithDraft } from './content-of-draft.server.ts';

export const showDraft =
  (gate: (asking: RequestArgs) => Promise<Admin>): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    if (request.method !== 'GET') return next();
    const id = new URL(request.url).searchParams.get(DRAFT_PARAMETER);
    if (id === null || !isUuid(id)) return next();
    const { id: editorId } = await gate({ request, context });
    const services = context.get(requestContext);
    const drafted = await contentWithDraft({ database: services.database, editorId }, id);
    if (!drafted) return next();
    context.set(requestContext, { ...services, content: drafted.content });
    const answer = await withSiteFacts(siteFactsOf(drafted.content), next);
    answer.headers.set('X-Robots-Tag', 'noindex');
    answer.headers.set('X-Frame-Options', 'SAMEORIGIN');
    return answer;
  };
