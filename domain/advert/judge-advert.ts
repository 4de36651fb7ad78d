/** Decides about an advert with findings: refuse it, ask its poster, or publish it with the poster's answers. */
import { type Finding, type Law, RULE_NAMES, type RuleName } from './advert.ts';
import { ADVERT_RULES } from './check-advert.ts';

export type AdvertQuestion = {
  rule: RuleName;
  law: Law | null;
  /** The quoted words; an answer applies to these words only. */
  words: string;
  findings: Finding[];
};

type AdvertAnswer = { words: string; reason: string };
export type AdvertAnswers = Partial<Record<RuleName, AdvertAnswer>>;

export type AdvertOverride = { rule: string; words: string; reason: string };

export const listBlocks = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'block');

export const listQuestions = (findings: readonly Finding[]): AdvertQuestion[] =>
  RULE_NAMES.flatMap((rule) => {
    const doubts = findings.filter((each) => each.rule === rule && each.severity !== 'block');
    const words = doubts.map((finding) => finding.words).join(' | ');
    return doubts.length > 0 ? [{ rule, law: lawOf(rule), words, findings: doubts }] : [];
  });

export const lawOf = (rule: RuleName): Law | null => ADVERT_RULES.find(({ name }) => name === rule)?.law ?? null;

export type AdvertVerdict = {
  blocks: Finding[];
  open: AdvertQuestion[];
  overrides: AdvertOverride[];
};

export function judgeAdvert(
  findings: readonly Finding[],
  answers: AdvertAnswers,
  logged: readonly AdvertOverride[] = [],
): AdvertVerdict {
  const verdict: AdvertVerdict = { blocks: listBlocks(findings), open: [], overrides: [] };
  for (const question of listQuestions(findings)) {
    const { rule, words } = question;
    const answer = answers[rule];
    const isLogged = (reason?: string) =>
      logged.some((each) => each.rule === rule && each.words === words && (!reason || each.reason === reason));
    if (answer?.words === words && answer.reason !== '') {
      if (!isLogged(answer.reason)) verdict.overrides.push({ rule, words, reason: answer.reason });
    } else if (!isLogged()) {
      verdict.open.push(question);
    }
  }
  return verdict;
}
