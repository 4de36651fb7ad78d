export type FoundKind = 'person' | 'job' | 'client' | 'enquiry';

/** A record that the search of the desk found. */
export type FoundRecord = { kind: FoundKind; id: string; label: string; detail: string };

/** Fewer letters find too much. */
export const LEAST_LETTERS = 2;

export const readSearchText = (searchParams: URLSearchParams): string =>
  (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100);
