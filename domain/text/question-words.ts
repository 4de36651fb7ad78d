/** Words without meaning for a search: those of any question, and words for jobs, people and the agency. */
const COMMON = new Set(
  `a about all am an and any are around as at available be been by can career careers could current currently do does
  find for free from get give good have hello help hi hire hiring how i if im in industries industry interested is it its
  job jobs know like list live look looking lots me more most much my near nearby need needed needs new no not of offer on one open
  opening openings opportunities opportunity or our part people please position positions recruit recruiting
  recruitment role roles salary search searching sector sectors see service services show some somebody someone staff
  talent tell thank thanks that the their them there these they this to uk us vacancies vacancy wage want wanted was we
  what when where which who why will with work working would you your`.split(/\s+/),
);
const MOST_WORDS = 4;

export type QuestionWords = {
  words: string[];
  city: string | null;
};

/** Two capitals count as a name: 'IT', 'HR'. */
export function readQuestionWords(text: string, cities: readonly string[]): QuestionWords {
  const allWords = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const city = cities.find((name) => allWords.some((word) => word.toLowerCase() === name.toLowerCase())) ?? null;
  const isTelling = (word: string) =>
    /^[A-Z]{2}$/.test(word) ? word !== 'UK' : word.length > 2 && !COMMON.has(word.toLowerCase());
  const words = allWords.filter((word) => isTelling(word) && word.toLowerCase() !== city?.toLowerCase());
  return { words: [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MOST_WORDS), city };
}
