'use client';
import { createContext, forwardRef, type ReactNode, useContext } from 'react';
import type { DashboardKind, RoleName } from '../../domain/roles.js';
import { badgeMessages } from '../../i18n/compiled/en/badge.js';
import { roleMessages } from '../../i18n/compiled/en/role.js';
import { Sentence } from '../../i18n/sentence.js';
import { useMessages } from '../../i18n/use-messages.js';
import { FlaskConical } from '../../icons/compiled/flask-conical.js';
import { Badge, type BadgeProps } from './badge.js';
import { roleBadgeLabel } from './labels.js';

export interface RoleBadgeProps extends Omit<BadgeProps, 'children' | 'icon' | 'size'> {
  /** The role as in the account: 'travel_agent'. */
  userRole: RoleName;
  /** Dashboard that shows it, which decides how the role is written. @default the role's own */
  dashboard?: DashboardKind | undefined;
}

/**
 * The role of the signed-in person: 'Travel Agent', 'TRAVELER'.
 *
 * @example
 * <RoleBadge userRole={user.role} dashboard="travel-agent" />
 */
export const RoleBadge = forwardRef<HTMLSpanElement, RoleBadgeProps>(function RoleBadge(
  { userRole, dashboard, ...rest },
  ref,
) {
  const t = useMessages(roleMessages);
  return (
    <Badge data-role={userRole} tone="default" size="sm" ref={ref} {...rest}>
      <bdi>{roleBadgeLabel(userRole, dashboard, t)}</bdi>
    </Badge>
  );
});

export type DemoBadgeProps = Omit<BadgeProps, 'children' | 'icon' | 'size'>;

/**
 * Marks a demo account, beside the role badge.
 *
 * @example
 * {accountKind(user) === 'demo' ? <DemoBadge /> : null}
 */
export const DemoBadge = forwardRef<HTMLSpanElement, DemoBadgeProps>(function DemoBadge(props, ref) {
  const t = useMessages(badgeMessages);
  return (
    <Badge data-account="demo" tone="secondary" size="sm" ref={ref} {...props}>
      {t['badge.demo']}
    </Badge>
  );
});

export type SampleChipProps = Omit<BadgeProps, 'children' | 'icon' | 'size' | 'tone'>;

/**
 * Marks sample data beside it, so that a placeholder is not taken for a fact.
 *
 * @example
 * <Panel title="Clients" sample>…</Panel>
 */
export const SampleChip = forwardRef<HTMLSpanElement, SampleChipProps>(function SampleChip(props, ref) {
  const t = useMessages(badgeMessages);
  return (
    <Badge data-sample="" tone="secondary" size="sm" icon={<FlaskConical />} ref={ref} {...props}>
      <Sentence
        text={t['badge.sample.name']({
          chip: t['badge.sample'],
          meaning: t['badge.sample.meaning'],
          b: (chip) => <span className="t:inline">{chip}</span>,
        })}
        rest={(text) => <span className="t:sr-only">{text}</span>}
      />
    </Badge>
  );
});

const SampleDataContext = createContext(false);

/** Returns whether the caller is part of sample data: rows there can be read, but not acted on. */
export const useSampleData = (): boolean => useContext(SampleDataContext);

export interface SampleDataProps {
  /** True where the content is sample data. */
  active: boolean;
  /** Rows or cards, which then leave out their buttons and links. */
  children: ReactNode;
}

/** Removes buttons and links from rows at any depth: a sample can be neither decided on nor opened. */
export function SampleData({ active, children }: SampleDataProps) {
  const isWithin = useSampleData();
  return <SampleDataContext.Provider value={active || isWithin}>{children}</SampleDataContext.Provider>;
}
