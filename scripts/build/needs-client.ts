/** Hooks that server components may call. */
const SERVER_HOOKS = new Set(['useCallback', 'useDebugValue', 'useId', 'useMemo']);

/** A hook's name where it is called: `useState(`, `useState<number>(`, `react.useState(`, `(0, react.useState)(`. */
const HOOK_CALL = /(?<!function )\b(use[A-Z]\w*)\)?[<(]/g;
/** A handler that JSX makes or names: servers cannot send one. What is handed on by its name may as well be missing. */
const HANDLER = /\bon[A-Z]\w*=\{(?!(?:\w+\.)*on[A-Z]\w*\}|null\}|undefined\})/;
const CONTEXT_OR_CLASS = /\bcreateContext\)?[<(]|\bextends (?:\w+\.)?(?:Pure)?Component\b/;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm;

/**
 * Whether code runs in the client alone: it calls a hook that keeps state, has effects or reads context, makes a context
 * or an event handler, or has a class component. The library's own hooks count as well, since they are made of those.
 * Handlers are found in sources alone, where they stand in JSX.
 */
export function needsClient(code: string): boolean {
  const bare = code.replaceAll(COMMENT, '');
  // A bundler numbers names that it has twice: useMemo2.
  const hooks = [...bare.matchAll(HOOK_CALL)].map(([, hook = '']) => hook.replace(/\d+$/, ''));
  return CONTEXT_OR_CLASS.test(bare) || HANDLER.test(bare) || hooks.some((hook) => !SERVER_HOOKS.has(hook));
}

/** Whether code says on its first line that it runs in the client alone. */
export const isMarkedClient = (code: string): boolean => /^['"]use client['"];/.test(code);
