/** Parses a source file for the house rules: its imports and a few other facts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

type Mention = { line: number; text: string };

export type Source = {
  /** Relative to the root, with forward slashes. */
  file: string;
  lines: number;
  /** All imports and re-exports of our own files; `text` is the imported file, relative to the root. */
  imports: Mention[];
  /** Imports that name at least one type. */
  typeImports: Mention[];
  /** Names of imported packages. */
  packages: Mention[];
  environment: Mention[];
  sql: Mention[];
  /** `...{ a }` and `...[a]`, also as attributes of JSX. */
  literalSpreads: Mention[];
  /** Strings, parts of templates and text between tags, each in one line: what a person may read. */
  texts: Mention[];
  functions: { line: number; lines: number }[];
};

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const QUERY_BUILDERS = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];

export function readSource(root: string, file: string): Source {
  const code = readFileSync(path.join(root, file), 'utf8');
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const source: Source = {
    file,
    lines: code.trimEnd().split('\n').length,
    imports: [],
    typeImports: [],
    packages: [],
    environment: [],
    sql: [],
    literalSpreads: [],
    texts: [],
    functions: [],
  };
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const add = (list: Mention[], node: Node, text: string) => list.push({ line: lineAt(node.start), text });

  walk(program as unknown as Node, (node) => {
    const specifier = importedBy(node);
    if (specifier === 'node:process' || isMember(node, 'process', 'env')) add(source.environment, node, 'process.env');
    const target = specifier ? resolve(file, specifier) : null;
    if (target && isTypeImport(node)) add(source.typeImports, node, target);
    if (target) add(source.imports, node, target);
    else if (specifier && /^[@\w]/.test(specifier)) add(source.packages, node, specifier);
    if (node.type === 'TaggedTemplateExpression' && /^sql\b/.test(code.slice(node.start, node.end)))
      add(source.sql, node, 'sql`…`');
    const text = textOf(node);
    if (text) add(source.texts, node, text);
    if (isLiteralSpread(node)) add(source.literalSpreads, node, code.slice(node.start, node.end));
    const builder = node.type === 'CallExpression' ? nameOf((node['callee'] as Node)['property']) : undefined;
    if (builder && QUERY_BUILDERS.includes(builder)) add(source.sql, node, `${builder}()`);
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      source.functions.push({ line: lineAt(node.start), lines: lineAt(node.end) - lineAt(node.start) + 1 });
    }
  });
  return source;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit);
    }
  }
}

function importedBy(node: Node): string | null {
  const isImport =
    /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression|TSImportType)$/.test(node.type);
  const value = isImport ? (node['source'] as Node | null)?.['value'] : undefined;
  return typeof value === 'string' ? value : null;
}

/** `import type { … }`, or a list with at least one `type`. */
function isTypeImport(node: Node): boolean {
  const specifiers = Array.isArray(node['specifiers']) ? (node['specifiers'] as Node[]) : [];
  return [node, ...specifiers].some(({ importKind }) => importKind === 'type');
}

/** Returns the text of a string, a part of a template or text between tags, if it has two words. */
function textOf(node: Node): string | null {
  const isText = /^(Literal|JSXText|TemplateElement)$/.test(node.type);
  const value = isText ? ((node['value'] as { cooked?: string } | null)?.cooked ?? node['value']) : null;
  if (typeof value !== 'string') return null;
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return /\w \w/.test(line) ? line : null;
}

function isLiteralSpread(node: Node): boolean {
  const isSpread = node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute';
  return isSpread && /^(Object|Array)Expression$/.test((node['argument'] as Node).type);
}

function isMember(node: Node, object: string, property: string): boolean {
  return node.type === 'MemberExpression' && nameOf(node['object']) === object && nameOf(node['property']) === property;
}

/** Returns the name of an identifier or of a string in brackets. */
function nameOf(node: unknown): string | undefined {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown };
  return name ?? (typeof value === 'string' ? value : undefined);
}

/** The aliases are those of package.json. Returns null for packages and for types that React Router generates. */
function resolve(from: string, specifier: string): string | null {
  if (specifier === '#config') return 'config.server.ts';
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.') || specifier.includes('/+types/')) return null;
  return path.posix.join(path.posix.dirname(from), specifier.split('?')[0] ?? '');
}
