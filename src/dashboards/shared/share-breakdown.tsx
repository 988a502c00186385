'use client';
import type { ReactNode } from 'react';
import { Legend, type LegendItem, PanelBody } from '../../components/panel';
import { type ShareTone, SplitBar } from '../../components/progress';
import { sharesOf } from '../../domain/figures';
import { useFormatters } from '../../i18n/use-formatters';
import { FigureLine } from './figure-line';

/** A part of the whole. */
export interface BreakdownPart {
  label: string;
  amount: number;
  tone: ShareTone;
}

export interface ShareBreakdownProps {
  /** What is divided, for screen readers: 'Clients by type'. */
  label: string;
  /** The whole, large: '42'. */
  figure: string;
  /** The whole figure, where `figure` is its compact form. */
  full?: string;
  /** Beside the figure. */
  beside: ReactNode;
  parts: readonly BreakdownPart[];
  format: (amount: number) => string;
  /** A last line of the legend, without a share. */
  last?: LegendItem;
}

/** A whole and its parts: a large figure, a bar, and the parts in words and numbers. */
export function ShareBreakdown({ label, figure, full, beside, parts, format, last }: ShareBreakdownProps) {
  const { percent } = useFormatters();
  const shares = sharesOf(parts.map(({ amount }) => amount));
  const items = parts.map(({ label: part, amount, tone }, index) => ({
    label: part,
    value: format(amount),
    percent: percent(shares[index] ?? 0),
    tone,
  }));
  return (
    <PanelBody>
      <FigureLine figure={figure} full={full} beside={beside} />
      <SplitBar
        aria-label={label}
        shares={parts.map(({ label: part, amount, tone }) => ({ label: part, value: amount, tone }))}
        className="t:mt-4 t:mb-2 t:flex-none"
      />
      <Legend items={last ? [...items, last] : items} />
    </PanelBody>
  );
}
