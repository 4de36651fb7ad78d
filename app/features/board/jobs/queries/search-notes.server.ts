/** Notes on the board and in Job Swipe about how a search was interpreted, with links to alternatives. */

import { href } from 'react-router';
import { askForPlace } from '#app/features/board/gazetteer/texts.ts';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { MOST_WORDS, readTypedWords, wordsLeftOut } from '#domain/job/search/search-words.ts';
import { formatPounds } from '#domain/pay/money.ts';
import { DEFAULT_RADIUS } from '#domain/place/radius.ts';
import { countOf } from '#domain/text/counts.ts';
import type { SearchNote } from '../schema.ts';
import type { AskedPlace } from './asked-place.server.ts';

type Understood = {
  of: 'board' | 'deck';
  search: JobQuestion;
  meant: string | null;
  isEmpty: boolean;
  /** No job has all words; the listed ones have some. */
  hasSome: boolean;
  isCut?: boolean;
  payFrom: number | null;
  place: AskedPlace;
  wider?: readonly { miles: number; count: number }[];
  remote?: number;
};

export function describeUnderstood({
  of,
  search,
  meant,
  isEmpty,
  hasSome,
  isCut = false,
  payFrom,
  place,
  wider = [],
  remote = 0,
}: Understood): SearchNote[] {
  const path = of === 'deck' ? href('/job-swipe') : href('/jobs');
  const address = (change: Partial<JobQuestion>) => path + writeJobQuestion({ ...search, page: 1, ...change });
  const inFields = { search: place.words, salary: search.salary ?? payFrom };
  const asTyped = address({ search: `"${search.search.replaceAll(/["“”]/g, '')}"` });
  const opening = isEmpty ? 'We looked' : 'These are jobs';
  const notes: SearchNote[] = [];
  const addNote = (text: string, ...links: SearchNote['links']) => notes.push({ text, links });
  if (meant)
    addNote(`${opening} for “${meant}”.`, {
      label: `Search for “${search.search}” instead`,
      href: asTyped,
    });
  const leftOut = wordsLeftOut(place.words);
  if (leftOut) addNote(`We searched for the first ${MOST_WORDS} words and left out “${leftOut}”.`);
  if (isCut)
    addNote('We searched only the newest jobs, because this search is very broad. Use fewer words to search all jobs.');
  if (hasSome) addNote(`No exact matches${of === 'deck' ? ' in your deck' : ''}. These are close.`);
  if (payFrom !== null) addNote(`Only showing jobs that pay at least ${formatPounds(payFrom)} a year.`);
  describePlace(place, search, opening, addNote, (label) => ({ label, href: address({ where: label }) }), asTyped);
  if (wider.length > 0)
    addNote(
      'Further away:',
      ...wider.map(({ miles, count }) => ({
        label: `${countOf(count, 'job')} within ${miles} miles`,
        href: address(place.isAmongWords ? { ...inFields, where: place.circle?.label ?? '', miles } : { miles }),
      })),
    );
  if (remote > 0)
    addNote('From home:', {
      label: `${countOf(remote, 'job')} you can do from anywhere`,
      href: address({ ...inFields, where: '', miles: null, mode: 'remote' }),
    });
  return notes;
}

function describePlace(
  { answer, circle, area, isAmongWords, words }: AskedPlace,
  { where, search }: JobQuestion,
  opening: string,
  addNote: (text: string, ...links: SearchNote['links']) => void,
  link: (label: string) => SearchNote['links'][number],
  asTyped: string,
): void {
  if (!answer) return;
  const asWords = { label: `Search for “${search}” as words instead`, href: asTyped };
  const ofWords = readTypedWords(words).length > 0 ? ` for “${words}”` : '';
  if (isAmongWords && circle) addNote(`${opening}${ofWords} within ${circle.miles} miles of ${circle.label}.`, asWords);
  else if (isAmongWords && area) addNote(`${opening}${ofWords} in ${area.label}.`, asWords);
  else if (answer.kind === 'found' && answer.isCorrected)
    addNote(`We couldn’t find “${where}”. ${opening} near ${answer.place.label}.`);
  else if (answer.kind === 'area' && answer.isCorrected)
    addNote(`We couldn’t find “${where}”. ${opening} in ${answer.area.label}.`);
  else {
    const question = askForPlace(where, answer);
    if (question) addNote(question.text, ...question.labels.map(link));
  }
}

/** The form's distances that are wider than the searched one. */
export const widerSteps = (miles: number | null): number[] =>
  [20, 50].filter((step) => step > (miles ?? DEFAULT_RADIUS));
