'use client';
import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '../../lib/lazy-part';
import type { TooltipProps } from '../tooltip';
import { ICON_BUTTON } from './desk-styles';

const TOOLTIP = lazyPart<TooltipProps>(async () => ({ default: (await import('../tooltip')).Tooltip }));

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
  const [Tooltip, load] = useLazyPart(TOOLTIP);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load().catch(() => setFailed(true));
  }, [load]);
  const button = <button type="button" aria-label={name} className={ICON_BUTTON} {...rest} />;
  if (Tooltip) return <Tooltip content={name}>{button}</Tooltip>;
  return hasFailed ? button : <span className="t:size-9 t:flex-none t:touch:size-touch-target" />;
}
