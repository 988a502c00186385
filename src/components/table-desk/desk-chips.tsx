'use client';
import { CHIP, CHIP_COUNT, CHIP_LINE, CHIPS } from './desk-styles.js';

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
  scrolls?: boolean | undefined;
}

/** Buttons of which some are pressed. */
export function DeskChips({ label, chips, scrolls = false }: DeskChipsProps) {
  return (
    <div role="group" aria-label={label} tabIndex={-1} className={scrolls ? CHIP_LINE : CHIPS}>
      {chips.map(({ key, ...chip }) => (
        <Chip key={key} {...chip} />
      ))}
    </div>
  );
}

/** One of them. A value that no row has goes once it is not chosen any more, and the group gets the focus (usePassFocus). */
function Chip({ label, count, isPressed, onPress }: Omit<DeskChip, 'key'>) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={CHIP}
      onClick={(event) => onPress(event.shiftKey || event.ctrlKey || event.metaKey)}
    >
      <bdi>{label}</bdi>
      {count === undefined ? null : <span className={CHIP_COUNT}>{count}</span>}
    </button>
  );
}
