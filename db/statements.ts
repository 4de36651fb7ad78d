/** A comment, a body in dollar quotes, a text, the end of a statement, or anything else. */
const TOKEN = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|;|[^;'$-]+|[\s\S]/g;

/** @returns the statements of an SQL file, without comments and without the semicolon that ends each */
export function splitStatements(sql: string): string[] {
  const statements = [''];
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === ';') statements.push('');
    else if (!token.startsWith('--')) statements.push(`${statements.pop()}${token}`);
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

/**
 * Sorts statements, so that each comes after those that make the tables it references and the functions it calls.
 * @param makers by 'table' and 'function()'
 */
export function sortByNeed<Item extends { text: string }>(
  items: readonly Item[],
  makers: ReadonlyMap<string, Item>,
): Item[] {
  const visited = new Set<Item>();
  const sortedItems: Item[] = [];
  const visit = (item: Item) => {
    if (visited.has(item)) return;
    visited.add(item);
    for (const [, table, called] of item.text.matchAll(/\bREFERENCES ([\w.]+)|\b(\w+)\(/g)) {
      const maker = makers.get(table ?? `${called}()`);
      if (maker) visit(maker);
    }
    sortedItems.push(item);
  };
  items.forEach(visit);
  return sortedItems;
}
