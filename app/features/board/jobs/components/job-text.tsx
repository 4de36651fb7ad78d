/** A job's text as typed: line breaks are kept, lines that begin with a dash become a list. */

type Block = { lines: string[]; isList: boolean };

/* biome-ignore-start lint/suspicious/noArrayIndexKey: a text is replaced as a whole, and it may contain the same line twice */
export function JobText({ text }: { text: string }) {
  return (
    <div className="prose whitespace-pre-line">
      {toBlocks(text).map(({ lines, isList }, block) =>
        isList ? (
          <ul key={block} className="whitespace-normal">
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{lines.join('\n')}</p>
        ),
      )}
    </div>
  );
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */

function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const item = /^[-•–]\s+(.+)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (line === '') isNew = true;
    else if (last && !isNew && last.isList === (item !== undefined)) last.lines.push(item ?? line);
    else {
      blocks.push({ lines: [item ?? line], isList: item !== undefined });
      isNew = false;
    }
  }
  return blocks;
}
