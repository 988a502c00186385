'use client';
import { cx } from '../../lib/cx';
import { CHIP, CHIP_COUNT } from './desk-styles';

export interface DeskChip {
  key: string;
  label: string;
  /** How many rows it stands for. */
  count?: string | undefined;
  isPressed: boolean;
  /** Called with whether it is pressed in addition to others: with Shift, Control or Command. */
  onPress: (isAdded: boolean) => void;
}

interface DeskChipsProps {
  /** What is chosen, for screen readers: 'Status'. */
  label: string;
  chips: readonly DeskChip[];
  /** On phones they stand in one line that scrolls. @default false */
  scrolls?: boolean;
}

/** Buttons of which some are pressed. */
export function DeskChips({ label, chips, scrolls = false }: DeskChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        't:flex t:min-w-0 t:gap-1.5',
        scrolls
          ? 't:flex-wrap t:@max-[43em]/table:order-3 t:@max-[43em]/table:-mx-(--row-inset) t:@max-[43em]/table:w-[calc(100%+2*var(--row-inset))] t:@max-[43em]/table:flex-nowrap t:@max-[43em]/table:overflow-x-auto t:@max-[43em]/table:px-(--row-inset) t:@max-[43em]/table:py-1 t:@max-[43em]/table:-my-1 t:[scrollbar-width:none]'
          : 't:flex-wrap',
      )}
    >
      {chips.map(({ key, label: text, count, isPressed, onPress }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isPressed}
          className={CHIP}
          onClick={(event) => onPress(event.shiftKey || event.ctrlKey || event.metaKey)}
        >
          <bdi>{text}</bdi>
          {count === undefined ? null : <span className={CHIP_COUNT}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
