import { expect, it } from 'vitest';
import { importsAtOnce, isMarkedClient, needsClient } from './built-scripts.js';

it.each([
  "import { useState } from 'react';\nconst [open] = useState<(() => void) | undefined>();",
  'var Context = /* @__PURE__ */ createContext(false);',
  'const Context = createContext<boolean>(false);',
  'const [open] = React.useState(false);',
  'class Boundary extends React.Component {}',
  'class Boundary extends PureComponent<Props> {}',
  '<Button size="sm" onClick={() => onRedeem?.(reward)}>Redeem</Button>',
  '<Link href="/" onClick={vibrateOnTap} />',
  '<Boundary onReset={PARTS[kind].retry} />',
])('finds what needs the client in %s', (code) => {
  expect(needsClient(code)).toBe(true);
});

it.each([
  "import { forwardRef, useId, useMemo } from 'react';\nconst id = useId();\nuseMemo(() => id, [id]);",
  'export function useLabels(texts: Texts) {\n  return useMemo(() => texts, [texts]);\n}',
  '/** Read it with `useState()`. */\nexport const STEP = 1;\n// useState(1)',
  "export { useLoading } from './chunks/a.js';",
  "export const HELP = 'Call useState() in a component';",
  'const Tile = memo(forwardRef(Plain));',
  '<RewardCard onRedeem={onRedeem} /> <Cards onSave={onSaveListing} /> <List onManage={null} />',
  '<Row onApprove={actions.onApprove} onDecline={undefined} />',
  '/** @example <Button onClick={approve} /> */\nexport const Button = forwardRef(Plain);',
])('lets servers have %s', (code) => {
  expect(needsClient(code)).toBe(false);
});

it('accepts a directive on the first line only', () => {
  expect(isMarkedClient("'use client';var a;")).toBe(true);
  expect(isMarkedClient("var a;\n'use client';")).toBe(false);
});

it('finds imports in code, not in strings and comments', () => {
  const code = `// import './a.js'
import b from"./b.js";export*from'./c.js';import"./d.js";export{b};const e=()=>import("./e.js"),f="from './f.js'"`;
  expect(importsAtOnce(code)).toEqual(['./b.js', './c.js', './d.js']);
});
