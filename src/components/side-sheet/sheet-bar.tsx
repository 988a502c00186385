'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { sheetMessages } from '../../i18n/compiled/en/frame.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ArrowDown, ArrowUp, Check, Link, X } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { IconButton } from '../button/index.js';
import { Tooltip } from '../tooltip/index.js';
import type { SideSheetProps } from './side-sheet.js';

/** How long 'Link copied' stays, in ms. */
const COPIED_MS = 4000;

/** The top of a sheet: which row it is, the way to the ones before and after, the link to it, Close. 56 px high. */
export function SheetBar({ position, onPrevious, onNext, onClose, link, classNames }: SideSheetProps) {
  const t = useMessages(sheetMessages);
  return (
    <div
      data-slot="side-sheet-bar"
      className={cx(
        't:flex t:min-h-14 t:flex-none t:items-center t:gap-1 t:ps-4 t:pe-3 t:text-label t:text-muted t:min-[768px]:ps-6',
        classNames?.['side-sheet-bar'],
      )}
    >
      <bdi className="t:me-auto t:figures-in-text">{position}</bdi>
      {onPrevious === undefined ? null : (
        <BarButton label={t['sheet.previous']} onClick={onPrevious}>
          <ArrowUp />
        </BarButton>
      )}
      {onNext === undefined ? null : (
        <BarButton label={t['sheet.next']} onClick={onNext}>
          <ArrowDown />
        </BarButton>
      )}
      {link === undefined ? null : <CopyLink key={link} link={link} />}
      <BarButton label={t['sheet.close']} onClick={onClose}>
        <X />
      </BarButton>
    </div>
  );
}

interface BarButtonProps {
  label: string;
  /** `null` where there is nowhere to go: focus stays on it all the same. */
  onClick: (() => void) | null;
  children: ReactNode;
}

function BarButton({ label, onClick, children }: BarButtonProps) {
  return (
    <Tooltip content={label} side="bottom">
      <IconButton
        aria-label={label}
        aria-disabled={onClick === null || undefined}
        className={onClick ? undefined : 't:cursor-not-allowed t:opacity-40'}
        onClick={() => onClick?.()}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

function CopyLink({ link }: { link: string }) {
  const t = useMessages(sheetMessages);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    // Pages that are not served over https have no clipboard.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? 'copied' : 'failed');
  };
  return (
    <>
      <span role="status" className={outcome ? 't:text-ink' : 't:contents'}>
        {outcome ? t[outcome === 'copied' ? 'sheet.link-copied' : 'sheet.link-not-copied'] : ''}
      </span>
      <BarButton label={t['sheet.copy-link']} onClick={() => void copy()}>
        {outcome === 'copied' ? <Check /> : <Link />}
      </BarButton>
    </>
  );
}
