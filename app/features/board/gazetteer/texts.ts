import type { PlaceAnswer } from '#domain/place/searched-place.ts';

/** `labels` are names to choose from, each of which is one place or area. */
export type PlaceQuestion = { text: string; labels: string[] };

/** @returns null if the text means exactly one place or area */
export function askForPlace(where: string, answer: PlaceAnswer): PlaceQuestion | null {
  switch (answer.kind) {
    case 'several':
      return { text: `Which ${where}?`, labels: answer.labels };
    case 'unknown':
      return answer.nearest.length > 0
        ? { text: `We don’t know a place called ${where}. Did you mean:`, labels: answer.nearest }
        : {
            text: `We don’t know a place called ${where}. Enter a town, a county or the first half of a postcode.`,
            labels: [],
          };
    case 'outside':
      return { text: 'That place is outside the United Kingdom. Enter a town or a postcode.', labels: [] };
    case 'found':
      return describeApproximation(where, answer.place.approximation);
    case 'area':
      return null;
  }
}

const describeApproximation = (
  where: string,
  approximation: 'outcode' | 'postcode_area' | null,
): PlaceQuestion | null =>
  approximation && {
    text: `We don’t know the postcode ${where}. Distances are from the middle of the postcodes with the same first ${approximation === 'outcode' ? 'half' : 'letters'}.`,
    labels: [],
  };
