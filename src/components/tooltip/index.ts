export { Tooltip, type TooltipProps, type TooltipSide } from './tooltip';
export { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip.constants';
export { TooltipProvider, type TooltipProviderProps } from './tooltip-provider';
