'use client';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { Search } from '../../icons/index.js';
import { useCharacterKeys } from '../../lib/character-keys.js';
import { cx } from '../../lib/cx.js';
import { useDraft } from '../../lib/use-draft.js';
import { useDeskClasses } from './desk-classes.js';
import { SEARCH_BOX } from './desk-styles.js';
import { SEARCH_KEY, watchSlash } from './slash-key.js';

/** How long after the last key the rows are searched. */
export const SEARCH_DELAY_MS = 150;

interface DeskSearchProps {
  /** What is searched, for screen readers and as the placeholder: 'Search client, place or type'. */
  label: string;
  /** What the rows are searched for now. */
  value: string;
  onSearch: (search: string) => void;
  /** Called when somebody turns to it. */
  onTurnTo: (() => void) | undefined;
  /** Whether `/` leads into it. */
  hasKey: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches as one types. `/` leads into it from anywhere on the page, Escape empties it. */
export function DeskSearch({ label, value, onSearch, onTurnTo, hasKey, inputRef }: DeskSearchProps) {
  const { draft, last, type, ask: searchFor } = useDraft(value, onSearch);
  useEffect(() => {
    if (draft === last) return undefined;
    const waiting = setTimeout(() => searchFor(draft), SEARCH_DELAY_MS);
    return () => clearTimeout(waiting);
  }, [draft, last, searchFor]);
  const classNames = useDeskClasses();
  const isKey = useCharacterKeys() && hasKey;
  useEffect(() => (isKey ? watchSlash(inputRef) : undefined), [isKey, inputRef]);

  const searchNow = (search: string) => {
    if (search === last) type(search);
    else searchFor(search);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') searchNow(draft);
    if (event.key === 'Escape' && draft !== '') {
      // What stands around it, a dialog for instance, stays open.
      event.preventDefault();
      event.stopPropagation();
      searchNow('');
    }
  };
  return (
    <div role="search" className={SEARCH_BOX}>
      <Search
        aria-hidden="true"
        className="t:pointer-events-none t:absolute t:start-[11px] t:icon-16 t:text-subtle"
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        data-slot="table-desk-search"
        aria-label={label}
        aria-keyshortcuts={isKey ? SEARCH_KEY : undefined}
        placeholder={label}
        value={draft}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
        onFocus={onTurnTo}
        ref={inputRef}
        className={cx(
          't:peer t:min-h-9 t:w-full t:min-w-0 t:touch:min-h-touch-target t:rounded-control t:border t:border-border-strong t:bg-surface-raised t:ps-[calc(2.125*var(--tapa-rem,1rem))] t:pe-10 t:text-body t:text-ellipsis',
          't:placeholder:text-subtle t:placeholder:opacity-100 t:focus-visible:outline-offset-0',
          classNames['table-desk-search'],
        )}
      />
      {isKey ? (
        <span
          aria-hidden="true"
          className="t:pointer-events-none t:absolute t:end-2 t:flex t:h-5 t:min-w-5 t:items-center t:justify-center t:rounded-sm t:border t:font-text t:text-caption t:text-muted t:peer-focus:hidden t:@max-[43em]/table:hidden"
        >
          {SEARCH_KEY}
        </span>
      ) : null}
    </div>
  );
}
