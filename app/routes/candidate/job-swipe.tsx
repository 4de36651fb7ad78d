/** Open jobs one card at a time, filtered like the board (spec: accounts §2). */

import { FailureToast } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { DeckNotes } from '#app/features/board/swipe/components/deck-notes.tsx';
import { SwipeDeck } from '#app/features/board/swipe/components/swipe-deck.tsx';
import { drawDeck } from '#app/features/board/swipe/queries.server.ts';
import { deckHref, readDeckSearch } from '#app/features/board/swipe/schema.ts';
import { SWIPE_FAILURES } from '#app/features/board/swipe/texts.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Route } from './+types/job-swipe';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, content } = context.get(requestContext);
  const candidate = await requireCandidate({ request, context });
  const address = readAddress(request);
  return loadPage(context, 'a deck could not be drawn', { ...address, deck: null }, async () => {
    return { ...address, deck: await drawDeck({ database, content }, candidate, address.search) };
  });
}

/** Offline, the loaded cards stay, and the page says that it cannot load more. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ...readAddress(request), deck: null };
  }
}

/** `last` is the card that this page's form has just swiped. */
function readAddress({ url }: Request) {
  const parameters = new URL(url).searchParams;
  const last = parameters.get('last') ?? '';
  return { search: readDeckSearch(parameters), last: isUuid(last) ? last : null };
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/job-swipe'), matches);

export default function JobSwipe({ loaderData: { search, deck, last } }: Route.ComponentProps) {
  const failure = (
    <ErrorState title={SWIPE_FAILURES.load.text} retryHref={deckHref(search)}>
      Something went wrong on our side, or with your connection. Try again in a moment.
    </ErrorState>
  );
  return (
    <div className="overflow-x-clip">
      <div className="wrap pt-2 pb-16 sm:pt-4">
        <Breadcrumb items={[{ label: 'Job Swipe' }]} />
        <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-12 sm:mt-6 lg:grid-cols-[minmax(0,1fr)_30rem_minmax(0,1fr)]">
          <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-120">
            <Heading level={1} className="max-sm:text-[1.75rem]">
              Job Swipe
            </Heading>
            <p className="mt-1 mb-1 text-ink-soft max-sm:text-sm">Swipe right to like, left to pass</p>
          </div>
          <div className="mx-auto w-full max-w-120 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {deck ? (
              <SwipeDeck key={writeJobQuestion(search)} deck={deck} search={search} last={last} failure={failure} />
            ) : (
              <>
                <FailureToast {...SWIPE_FAILURES.load} answer={deck} />
                {failure}
              </>
            )}
          </div>
          <div className="max-lg:mx-auto max-lg:mt-8 max-lg:w-full max-lg:max-w-120 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-10">
            <DeckNotes search={deck?.search ?? search} />
          </div>
        </div>
      </div>
    </div>
  );
}
