/** Asks the server for suggestions, once for each beginning. */
import { href } from 'react-router';
import type { PlaceSuggestion } from '../schema.ts';

/** Someone may be in the middle of a word. */
const PAUSE_MS = 120;
const LONGEST_START = 60;

const answers = new Map<string, PlaceSuggestion[]>();

/** @returns none if the server cannot say: the field takes any words */
export async function askForPlaces(typed: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const start = typed.trim().toLowerCase().slice(0, LONGEST_START);
  if (start === '') return [];
  const known = answers.get(start);
  if (known) return known;
  try {
    await pause(signal);
    const answer = await fetch(`${href('/api/places')}?${new URLSearchParams({ q: start })}`, { signal });
    if (!answer.ok) return [];
    const { places }: { places: PlaceSuggestion[] } = await answer.json();
    answers.set(start, places);
    return places;
  } catch {
    return [];
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
