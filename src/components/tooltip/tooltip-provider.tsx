'use client';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, type ReactNode } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip.constants';

/** Whether a provider stands above. Radix throws without one. */
export const TooltipProviderContext = createContext(false);

export interface TooltipProviderProps {
  /** The page whose tooltips share their timing. */
  children: ReactNode;
  /** How long the pointer rests before a tooltip opens, in ms. @default 700 (spec section 9) */
  delay?: number;
  /** How long after one tooltip the next opens at once, in ms. @default 300 (spec section 9) */
  skipDelay?: number;
}

/** Lets the tooltips inside share their timing: having read one, the reader sees the next at once. */
export function TooltipProvider({
  children,
  delay = TOOLTIP_DELAY_MS,
  skipDelay = TOOLTIP_SKIP_DELAY_MS,
}: TooltipProviderProps) {
  return (
    <TooltipProviderContext.Provider value={true}>
      <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
        {children}
      </RadixTooltip.Provider>
    </TooltipProviderContext.Provider>
  );
}
