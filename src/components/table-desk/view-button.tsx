'use client';
import { type ComponentPropsWithoutRef, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.js';
import type { TooltipProps } from '../tooltip/index.js';
import { ICON_BUTTON } from './desk-styles.js';

const TOOLTIP = lazyPart<TooltipProps>(async () => ({
  default: (await import('../tooltip/index.js')).Tooltip,
}));

/** Nothing tells when it has loaded but the promise of the load. */
const subscribe = () => () => undefined;
const notOnServers = () => undefined;

interface ViewButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'className'> {
  /** What it does: its name, and what its tooltip says. */
  name: string;
}

/**
 * An icon button of the toolbar with its name in a tooltip. A tooltip's code is as much as the rest of the toolbar, so it loads
 * once the table stands; the button keeps its place until then, since a button that is put into a tooltip later loses the
 * focus. Where the code cannot be loaded the button does without.
 */
export function ViewButton({ name, ...rest }: ViewButtonProps) {
  const Tooltip = useSyncExternalStore(subscribe, TOOLTIP.loaded, notOnServers);
  const [outcome, setOutcome] = useState<'loaded' | 'failed'>();
  useEffect(() => {
    TOOLTIP.preload().then(
      () => setOutcome('loaded'),
      () => setOutcome('failed'),
    );
  }, []);
  const button = <button type="button" aria-label={name} className={ICON_BUTTON} {...rest} />;
  if (Tooltip) return <Tooltip content={name}>{button}</Tooltip>;
  if (outcome === 'failed') return button;
  return <span data-slot="table-desk-view" className="t:size-9 t:flex-none t:touch:size-touch-target" />;
}
