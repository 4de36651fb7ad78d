import { useEffect, useReducer, useRef } from 'react';
import { href } from 'react-router';
import { prefersReducedMotion, vibrate } from '#app/chrome/shell/native/haptics.ts';
import { HEART_NOTICES } from '#app/features/board/jobs/texts.ts';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { sendOrSave } from '#app/web/offline/send-or-save.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { FLIGHT_MS, REFILL_AT, type SwipeAction, type SwipeAnswer, type UndoAnswer } from '#domain/swipe/swipe.ts';
import { beginDeck, nextDeck } from './components/deck-state.ts';
import { type Deck, deckHref } from './schema.ts';
import { SWIPE_FAILURES, SWIPE_NOTICES } from './texts.ts';

export function useDeck(loaded: Deck, search: JobQuestion) {
  const [state, dispatch] = useReducer(nextDeck, loaded, beginDeck);
  // A ref, because it changes at once, while state changes with the next render.
  const isBusy = useRef(false);
  const sendOnce = useRef(makeSender()).current;
  const refill = useRefill(state, search, dispatch);
  useEffect(() => dispatch({ type: 'drawn', deck: loaded, isFresh: true }), [loaded]);

  async function swipe(action: SwipeAction) {
    const [card] = state.hand;
    if (!card || isBusy.current) return;
    isBusy.current = true;
    vibrate(action === 'like' ? 'medium' : 'light');
    dispatch({ type: 'began', exit: prefersReducedMotion() ? null : action });
    if (!prefersReducedMotion()) await new Promise((resolve) => setTimeout(resolve, FLIGHT_MS));
    const answer = await sendOnce<SwipeAnswer>(card, action);
    isBusy.current = false;
    if (answer === 'saved') {
      dispatch({ type: 'recorded', card, action });
    } else if (answer.ok) {
      dispatch({ type: 'recorded', card, action: answer.action });
      if (answer.action === 'like') showToast({ ...HEART_NOTICES['job-liked'], isOnPage: true });
    } else if (answer.reason === 'closed' || answer.reason === 'not_found') {
      dispatch({ type: 'closed', card });
      showToast(SWIPE_NOTICES['card-closed']);
    } else {
      dispatch({ type: 'failed' });
      showToast(SWIPE_FAILURES.record);
    }
  }

  async function undo() {
    const last = state.swiped.at(-1);
    if (!last || isBusy.current) return;
    isBusy.current = true;
    dispatch({ type: 'began', exit: null });
    const answer = await sendOnce<UndoAnswer>(last.card, 'undo');
    isBusy.current = false;
    if (answer === 'saved') {
      dispatch({ type: 'undone', last, isOpen: true });
    } else if (answer.ok) {
      dispatch({ type: 'undone', last, isOpen: answer.isOpen });
      if (!answer.isOpen) showToast(SWIPE_NOTICES['card-closed']);
    } else if (answer.reason === 'applied') {
      dispatch({ type: 'kept', last });
      showToast(HEART_NOTICES['card-stays']);
    } else {
      dispatch({ type: 'failed' });
      showToast(SWIPE_FAILURES.record);
    }
  }

  return { ...state, ...refill, swipe, undo };
}

type Drawn = { deck: Deck | null };
type Hand = { hand: readonly unknown[]; beyond: { count: number } };

/** Fetches more cards when few are left; after a failure, the next swipe retries. */
function useRefill(
  { hand, beyond }: Hand,
  search: JobQuestion,
  dispatch: (event: { type: 'drawn'; deck: Deck; isFresh: boolean }) => void,
) {
  const { load, state, data } = useFetcher<Drawn>();
  const isFresh = useRef(false);
  const cardsLeft = hand.length;
  const isLow = cardsLeft <= REFILL_AT && beyond.count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of cards, also after it failed
  useEffect(() => {
    // Offline, fail only after the last card.
    if (isLow && state === 'idle' && (navigator.onLine || cardsLeft === 0)) void load(deckHref(search));
  }, [isLow, cardsLeft]);
  useEffect(() => {
    if (data?.deck) dispatch({ type: 'drawn', deck: data.deck, isFresh: isFresh.current });
    else if (data) showToast(SWIPE_FAILURES.load);
    isFresh.current = false;
  }, [data, dispatch]);
  const refresh = () => {
    isFresh.current = true;
    void load(deckHref(search));
  };
  return { refresh, isRefreshing: state !== 'idle', isRefillLost: state === 'idle' && data?.deck === null };
}

type Failed = { ok: false; reason: 'failed' };
type Choice = SwipeAction | 'undo';
type Card = { id: string; title: string };

/**
 * Resends a choice that got no response with the same key, so that it is recorded once.
 * @returns 'saved' if it waits on this device for a connection
 */
function makeSender() {
  const keys = new Map<string, string>();
  return async <Answer extends { ok: boolean }>(card: Card, choice: Choice): Promise<Answer | Failed | 'saved'> => {
    const name = `${card.id} ${choice}`;
    const key = keys.get(name) ?? crypto.randomUUID();
    keys.set(name, key);
    const answer = await send(card, choice, key);
    if (answer !== 'saved' && !isAnswer<Answer>(answer)) return { ok: false, reason: 'failed' };
    keys.delete(name);
    return answer;
  };
}

const SAID: Record<Choice, string> = { like: 'Like', pass: 'Pass', undo: 'Bring back' };

async function send({ id, title }: Card, choice: Choice, key: string): Promise<unknown> {
  try {
    const outcome = await sendOrSave({
      kind: 'swipe',
      title: `${SAID[choice]} “${title}”`,
      key,
      path: href('/job-swipe/cards/:id', { id }),
      fields: [['action', choice]],
    });
    if (outcome.state !== 'answered') return outcome.state === 'saved' ? 'saved' : null;
    return outcome.status < 500 ? outcome.answer : null;
  } catch {
    return null;
  }
}

const DECIDED = ['closed', 'not_found', 'applied'];

/** False for other responses, such as after the session ended: they leave the choice undecided. */
function isAnswer<Answer extends { ok: boolean }>(answer: unknown): answer is Answer {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return false;
  return answer.ok === true || ('reason' in answer && DECIDED.some((reason) => reason === answer.reason));
}
