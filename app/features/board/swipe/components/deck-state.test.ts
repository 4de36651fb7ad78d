import { describe, expect, test } from 'vitest';
import type { SwipeCard } from '#domain/swipe/swipe-card.ts';
import { beginDeck, type DeckState, nextDeck } from './deck-state.ts';

const cards = (...names: string[]) =>
  names.map((name) => ({ id: name, title: `Job ${name}`, company: 'Northgate' }) as SwipeCard);
const [a] = cards('a') as [SwipeCard];
const more = (count: number, isMore = false) => ({ count, isMore });
const idsOf = ({ hand }: DeckState) => hand.map(({ id }) => id).join('');

const begun = () => beginDeck({ cards: cards('a', 'b', 'c'), beyond: more(10) });
const flying = () => nextDeck(begun(), { type: 'began', exit: 'like' });

describe('a swipe', () => {
  test('blocks others until it is recorded; then the next card is on top, and both are read out', () => {
    expect(flying()).toMatchObject({ isBusy: true, exit: 'like' });
    const next = nextDeck(flying(), { type: 'recorded', card: a, action: 'like' });
    expect(next).toMatchObject({
      isBusy: false,
      exit: null,
      entry: null,
      message: 'Liked Job a. Next: Job b at Northgate',
    });
    expect(idsOf(next)).toBe('bc');
  });

  test('that could not be recorded brings the card back from where it went', () => {
    const back = nextDeck(flying(), { type: 'failed' });
    expect(back).toMatchObject({ isBusy: false, exit: null, entry: 'like', swiped: [] });
    expect(idsOf(back)).toBe('abc');
  });

  test('of a job that has closed says so and goes on, with nothing to take back', () => {
    const next = nextDeck(flying(), { type: 'closed', card: a });
    expect(next).toMatchObject({ swiped: [], message: 'Job a has closed. Next: Job b at Northgate' });
    expect(idsOf(next)).toBe('bc');
  });

  test('of the last card ends the deck, or waits for more', () => {
    const last = (count: number) => beginDeck({ cards: [a], beyond: more(count) });
    const swiped = { type: 'recorded', card: a, action: 'pass' } as const;
    expect(nextDeck(last(0), swiped).message).toBe('Passed Job a. No more jobs!');
    expect(nextDeck(last(3), swiped).message).toBe('Passed Job a. Loading jobs...');
  });
});

describe('undo', () => {
  const swiped = () => nextDeck(begun(), { type: 'recorded', card: a, action: 'pass' });
  const last = { card: a, action: 'pass' } as const;

  test('puts the card on top again, from the side it went to', () => {
    const back = nextDeck(swiped(), { type: 'undone', last, isOpen: true });
    expect(back).toMatchObject({ entry: 'pass', swiped: [], message: 'Brought back Job a at Northgate' });
    expect(idsOf(back)).toBe('abc');
  });

  test('of a job that has closed meanwhile leaves the deck as it is', () => {
    const same = nextDeck(swiped(), { type: 'undone', last, isOpen: false });
    expect(same).toMatchObject({ swiped: [], message: 'Job a has closed.' });
    expect(idsOf(same)).toBe('bc');
  });

  test('of what was applied for meanwhile is over', () => {
    expect(nextDeck(swiped(), { type: 'kept', last }).swiped).toEqual([]);
  });
});

describe('new cards', () => {
  test('go underneath, each once, and not those swiped a moment ago', () => {
    const swiped = nextDeck(begun(), { type: 'recorded', card: a, action: 'like' });
    const deck = { cards: cards('a', 'b', 'c', 'd', 'e'), beyond: more(7) };
    const next = nextDeck(swiped, { type: 'drawn', deck, isFresh: false });
    expect(idsOf(next)).toBe('bcde');
    expect(next.beyond).toEqual(more(7));
    expect(idsOf(nextDeck(swiped, { type: 'drawn', deck, isFresh: true }))).toBe('bcade');
  });

  test('that pushed those at hand out of what was drawn do not count them twice', () => {
    const deck = { cards: cards('x', 'y', 'a'), beyond: more(12) };
    const next = nextDeck(begun(), { type: 'drawn', deck, isFresh: false });
    expect(idsOf(next)).toBe('abcxy');
    expect(next.beyond).toEqual(more(10));
  });

  test('for an empty hand are read out, and so is an empty deck', () => {
    const over = nextDeck(beginDeck({ cards: [a], beyond: more(0) }), { type: 'recorded', card: a, action: 'pass' });
    const drawn = (...names: string[]) =>
      nextDeck(over, { type: 'drawn', deck: { cards: cards(...names), beyond: more(0) }, isFresh: true }).message;
    expect(drawn('b')).toBe('Next: Job b at Northgate');
    expect(drawn()).toBe('No more jobs!');
  });

  test('beyond a thousand stay more than a thousand', () => {
    const deck = { cards: cards('a'), beyond: more(1_000, true) };
    expect(nextDeck(begun(), { type: 'drawn', deck, isFresh: false }).beyond.isMore).toBe(true);
  });
});
