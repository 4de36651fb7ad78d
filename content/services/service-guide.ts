/** What a page about one of the agency's services says. */
import type { Claim } from '../claims.ts';
import type { Question } from '../faq.ts';

/** `when` stands above the step on a line of time. */
export type ServiceStep = { when: string; title: string; text: string };

export type ServicePart = {
  /** Its anchor on the page. */
  id: string;
  title: string;
  text?: readonly string[];
  points?: readonly { title: string; text: string }[];
};

/** Link to the official text of a rule. */
export type ServiceSource = { title: string; url: string };

/** For pages that say what the law is. */
export type CheckedFacts = {
  /** The day on which what the page says of law and public services was last looked up, as YYYY-MM-DD. */
  factsCheckedOn: string;
  sources: readonly ServiceSource[];
};

export type ServiceGuide = CheckedFacts & {
  /** The sentence below the name of the service. */
  lead: string;
  /** Beside it: what one asks first. */
  facts: readonly { label: string; value: string }[];
  /** Figures of the agency that stand among the facts. */
  times?: readonly Claim[];
  steps: { title: string; text: string; items: readonly ServiceStep[] };
  parts: readonly ServicePart[];
  questions: readonly Question[];
  /** The last words before the button. */
  closing: { title: string; text: string };
};
