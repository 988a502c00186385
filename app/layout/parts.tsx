import { type ComponentPropsWithoutRef, createElement, type ReactElement, type ReactNode } from 'react';
import { ChevronRight, type DrawnIcon } from 'tapa-ui/icons';
import { RouterLink, type RouterLinkProps } from './router-link';

export const TextLink = (props: RouterLinkProps) => (
  <RouterLink className="text-brand-text underline underline-offset-3 hover:decoration-2" {...props} />
);

export const MoreLink = ({ children, ...link }: RouterLinkProps & { children: ReactNode }) => (
  <RouterLink
    className="inline-flex min-h-6 items-center gap-1 font-text text-label font-semibold text-brand-text decoration-[1.5px] underline-offset-3 hover:underline touch:min-h-11 touch:min-w-11"
    {...link}
  >
    {children}
  </RouterLink>
);

export const Onward = ({ className = '' }: { className?: string }) => (
  <ChevronRight className={`icon-16 rtl:-scale-x-100 ${className}`} aria-hidden="true" />
);

interface DrawingProps {
  draw: (h: typeof createElement) => ReactElement;
  viewBox: string;
  className?: string;
}

export const Drawing = ({ draw, viewBox, className = '' }: DrawingProps) => (
  <svg
    className={`absolute inset-0 size-full ${className}`}
    viewBox={viewBox}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {draw(createElement)}
  </svg>
);

export const IconChip = ({ icon: Icon }: { icon: DrawnIcon }) => (
  <span className="inline-grid size-10 flex-none place-items-center rounded-control bg-brand-soft text-on-brand-soft">
    <Icon className="icon-20 stroke-[1.75]" aria-hidden="true" />
  </span>
);

export const PanelTitle = ({
  as: Heading = 'h3',
  className = '',
  ...rest
}: ComponentPropsWithoutRef<'h3'> & { as?: 'h2' | 'h3' }) => (
  <Heading className={`font-display text-title-panel text-balance ${className}`} {...rest} />
);

export const CardTitle = (link: RouterLinkProps) => (
  <PanelTitle>
    <RouterLink className="stretched-link" {...link} />
  </PanelTitle>
);

/** Joined tiles. The last of an odd number spans both columns, or the ground would show beside it. */
export const LinkTiles = ({ className, children }: { className: string; children: ReactNode }) => (
  <ul
    role="list"
    className={`grid gap-px overflow-clip rounded-panel border bg-border sm:grid-cols-2 ${className}`}
  >
    {children}
  </ul>
);

interface LinkTileProps {
  icon?: DrawnIcon | undefined;
  title: string;
  text: string;
  href: string;
  hasArrow?: boolean;
}

export const LinkTile = ({ icon: Icon, title, text, href, hasArrow = false }: LinkTileProps) => (
  <li
    className={`relative grid content-start bg-surface hover:bg-surface-hover sm:max-lg:odd:last:col-span-full ${hasArrow ? 'gap-1 p-5 pe-12' : 'gap-2 p-6'}`}
  >
    {Icon ? (
      <span className="text-brand-text">
        <Icon className="icon-24 stroke-[1.75]" aria-hidden="true" />
      </span>
    ) : null}
    <CardTitle href={href}>{title}</CardTitle>
    <p className="text-muted">{text}</p>
    {hasArrow ? <Onward className="absolute end-5 top-6 text-subtle" /> : null}
  </li>
);
