/** Asks the server for place suggestions, once for each text. */
import { href } from 'react-router';
import type { PlaceSuggestion } from '../schema.ts';

/** Wait this long (in milliseconds) for the next keystroke. */
const PAUSE_MS = 120;
const LONGEST_START = 60;

const answers = new Map<string, PlaceSuggestion[]>();

export async function askForPlaces(typed: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const start = typed.trim().toLowerCase().slice(0, LONGEST_START);
  if (start === '') return [];
  const cached = answers.get(start);
  if (cached) return cached;
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
