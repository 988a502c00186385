import { expect, it } from 'vitest';
import { isMarkedClient, needsClient } from './built-scripts';

it.each([
  "import { useState } from 'react';\nconst [open] = useState<(() => void) | undefined>();",
  'var Context = /* @__PURE__ */ createContext(false);',
  'const Context = createContext<boolean>(false);',
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
  'const Tile = memo(forwardRef(Plain));',
  '<RewardCard onRedeem={onRedeem} /> <Cards onSave={onSaveListing} /> <List onManage={null} />',
  '<Row onApprove={actions.onApprove} onDecline={undefined} />',
  '/** @example <Button onClick={approve} /> */\nexport const Button = forwardRef(Plain);',
])('lets servers have %s', (code) => {
  expect(needsClient(code)).toBe(false);
});

it('takes a directive on the first line only', () => {
  expect(isMarkedClient("'use client';var a;")).toBe(true);
  expect(isMarkedClient("var a;\n'use client';")).toBe(false);
});
