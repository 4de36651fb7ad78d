/** Keeps a real site from being started as the demo's agency (docs/operate/your-agency.md). */
import type { DemoFact } from '#domain/demo-facts.ts';

/** Written into the build by vite.config.ts: what its sources said. A build that says something else has another list. */
declare const DEMO_FACTS: readonly DemoFact[];

/** @returns lines for the person who starts the site; none if this build says nothing of the demo */
export function refuseDemoFacts(facts: readonly DemoFact[] = DEMO_FACTS): string[] {
  if (facts.length === 0) return [];
  return [
    'PUBLIC_ORIGIN makes this a real site, but its pages and mails would still speak for the agency of the demo.',
    'Change the following to facts of your own and start again (docs/operate/your-agency.md):',
    ...[...new Set(facts.map(({ file }) => file))].flatMap((file) => [
      `  ${file}`,
      ...facts.filter((fact) => fact.file === file).map((fact) => `    - ${describe(fact)}`),
    ]),
  ];
}

const describe = ({ what, value, lines }: DemoFact): string =>
  `${what}: ${value} (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')})`;
