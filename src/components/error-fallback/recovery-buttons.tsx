'use client';
import { RefreshCw } from 'lucide-react';
import { Button, ButtonRow, type ButtonSize } from '../button';
import { RetryButton } from './retry-button';
import { RELOAD_PAGE } from './texts';

/** What a reader can do about an error. */
export interface RecoveryProps {
  /** Called by 'Try Again'; without it the button is left out. */
  onRetry?: (() => void) | undefined;
  /** Called by 'Reload Page'. @default reloads the page */
  onReload?: (() => void) | undefined;
}

/** 'Try Again' and 'Reload Page'. */
export function RecoveryButtons({
  onRetry,
  onReload = () => location.reload(),
  size,
  className,
}: RecoveryProps & { size?: ButtonSize; className?: string }) {
  return (
    <ButtonRow className={className}>
      {onRetry ? <RetryButton variant="primary" size={size} onRetry={onRetry} /> : null}
      <Button size={size} icon={<RefreshCw />} onClick={() => onReload()}>
        {RELOAD_PAGE}
      </Button>
    </ButtonRow>
  );
}
