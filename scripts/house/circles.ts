/** Finds files that import one another in a circle. */
import type { Fault } from './rules.ts';
import type { Source } from './source.ts';

/** Reports each circle once, at the import that closes it. */
export function findCircles(sources: Source[]): Fault[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const done = new Set<string>();
  const faults: Fault[] = [];

  function visit(source: Source, trail: string[]): void {
    for (const { line, text } of source.imports) {
      const next = byFile.get(text);
      const start = trail.indexOf(text);
      if (start !== -1) {
        const circle = [...trail.slice(start), text].join(' → ');
        faults.push({
          file: source.file,
          line,
          message: `A circle: ${circle}. Move what both need into a file of its own, further left.`,
        });
      } else if (next && !done.has(text)) visit(next, [...trail, text]);
    }
    done.add(source.file);
  }

  for (const source of sources) if (!done.has(source.file)) visit(source, [source.file]);
  return faults;
}
