import { REACT_FREE_ENTRIES } from '../build/package-entries';
import { chunksOf, importsOf } from './built-files';

/** React, what is built on it, and the parts of both: react, react-dom, react/jsx-runtime, @radix-ui/react-tabs. */
const REACT = /^(?:react|@radix-ui)(?:[/-]|$)/;

/** No file that a React-free entry loads, in either format, imports React. */
export function checkReactFree(): boolean {
  const problems = REACT_FREE_ENTRIES.flatMap((entry) => [`${entry}.js`, `${entry}.cjs`]).flatMap((entry) =>
    [...chunksOf(entry)].flatMap((file) =>
      importsOf(file)
        .filter((name) => REACT.test(name))
        .map((name) => `${entry} loads ${file}, which imports ${name}`),
    ),
  );
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
