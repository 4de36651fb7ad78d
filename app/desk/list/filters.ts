import { readChoice, readWords, type SearchParameters } from '#domain/address/search-parameters.ts';
import { readPage } from './paging.ts';

type Value = string | number | null;

export type Filter<Read extends Value = Value> = {
  label: string;
  read: (from: SearchParameters, name: string) => Read;
  isDay?: true;
  /** `all` is the label of no choice. Without `choices` the filter is a text field. */
  all?: string;
  choices?: readonly { value: string; label: string }[];
};

export type Filters = Readonly<Record<string, Filter>>;

export type ListSearch = { readonly [name: string]: Value; page: number };
export type SearchOf<Known extends Filters> = { [Name in keyof Known]: ReturnType<Known[Name]['read']> } & {
  page: number;
};

export const wordsFilter = (label: string): Filter<string> => ({ label, read: readWords });

export const choiceFilter = <const Choice extends string>(
  label: string,
  all: string,
  values: readonly Choice[],
  names: Readonly<Record<Choice, string>>,
): Filter<Choice | null> => ({
  label,
  all,
  choices: values.map((value) => ({ value, label: names[value] })),
  read: (from, name) => readChoice(values, from, name),
});

export const searchReader =
  <Known extends Filters>(filters: Known) =>
  (from: SearchParameters): SearchOf<Known> => {
    const values = Object.entries(filters).map(([name, { read }]) => [name, read(from, name)]);
    return { ...Object.fromEntries(values), page: readPage(from) };
  };
