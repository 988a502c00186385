'use client';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Search } from '../../icons';
import { cx } from '../../lib/cx';
import { SEARCH_BOX } from './desk-styles';
import { SEARCH_KEY, watchSlash } from './slash-key';

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
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches as one types. `/` leads into it from anywhere on the page, Escape empties it. */
export function DeskSearch({ label, value, onSearch, onTurnTo, inputRef }: DeskSearchProps) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page may change what is searched: by its address, or by a press on 'Clear filters'.
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  useEffect(() => {
    clearTimeout(waiting.current);
    if (draft === value) return undefined;
    waiting.current = setTimeout(() => onSearch(draft), SEARCH_DELAY_MS);
    return () => clearTimeout(waiting.current);
  }, [draft, value, onSearch]);
  useEffect(() => watchSlash(inputRef), [inputRef]);

  const searchNow = (search: string) => {
    clearTimeout(waiting.current);
    setDraft(search);
    if (search !== value) onSearch(search);
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
        aria-keyshortcuts={SEARCH_KEY}
        placeholder={label}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKey}
        onFocus={onTurnTo}
        ref={inputRef}
        className={cx(
          't:peer t:min-h-9 t:w-full t:min-w-0 t:touch:min-h-touch-target t:rounded-control t:border t:border-border-strong t:bg-surface-raised t:ps-[calc(2.125*var(--tapa-rem,1rem))] t:pe-10 t:text-body t:text-ellipsis',
          't:placeholder:text-subtle t:placeholder:opacity-100 t:focus-visible:outline-offset-0',
        )}
      />
      <span
        aria-hidden="true"
        className="t:pointer-events-none t:absolute t:end-2 t:flex t:h-5 t:min-w-5 t:items-center t:justify-center t:rounded-sm t:border t:font-text t:text-caption t:text-muted t:peer-focus:hidden t:@max-[43em]/table:hidden"
      >
        {SEARCH_KEY}
      </span>
    </div>
  );
}
