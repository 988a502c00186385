/**
 * `npm run messages -- fr`: prints what the library says as JSON, for translators: the key of each text, its context with the
 * limit of its length, its English and the words of the language, as the sources have them. `--missing` prints those without.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT } from './shared/run';

const MESSAGES = `${ROOT}/src/i18n/messages`;
const MISSING = '--missing';

interface Entry {
  /** What the comment above it says; one that has none shares that of the entry before. */
  context: string;
  /** The source of the text. */
  text: string;
}

/** The texts of a file of messages by their keys. */
function entriesOf(file: string): Map<string, Entry> {
  const found = new Map<string, Entry>();
  if (!existsSync(file)) return found;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  let context = '';
  const visit = (node: ts.Node): void => {
    if (ts.isVariableStatement(node)) context = '';
    if (ts.isPropertyAssignment(node) && node.parent.parent.kind === ts.SyntaxKind.VariableDeclaration) {
      const key = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
      const [comment] = ts.getJSDocCommentsAndTags(node);
      if (comment)
        context = comment
          .getText()
          .replaceAll(/^\/\*\*|\*\/$|^\s*\*/gm, '')
          .trim();
      found.set(key, { context, text: node.initializer.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const [language = 'fr'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
refuseUnknownOptions('messages', [language, MISSING]);
const isMissingOnly = process.argv.includes(MISSING);
const rows = readdirSync(`${MESSAGES}/en`)
  .filter((file) => file !== 'index.ts')
  .flatMap((file) => {
    const words = entriesOf(`${MESSAGES}/${language}/${file}`);
    return [...entriesOf(`${MESSAGES}/en/${file}`)].map(([key, { context, text }]) => ({
      key,
      file,
      context,
      english: text,
      [language]: words.get(key)?.text ?? null,
    }));
  })
  .filter((row) => !isMissingOnly || row[language] === null);
console.log(JSON.stringify(rows, null, 2));
