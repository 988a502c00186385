'use client';
import { CalendarPlus, FileText, Search, UserPlus } from 'lucide-react';
import { QuickAction, QuickActions } from '../../components/quick-action';
import { QUICK_ACTION_LABELS } from './texts';

/** What an agent can do from the dashboard. Without a callback a button does nothing (decision 11). */
export interface TravelAgentActions {
  /** Called by 'New Client'. */
  onNewClient?: () => void;
  /** Called by 'Create Booking'. */
  onCreateBooking?: () => void;
  /** Called by 'Search External'. */
  onSearchExternal?: () => void;
  /** Called by 'Generate Quote'. */
  onGenerateQuote?: () => void;
}

/** The four quick actions of the Overview tab (spec section 2). */
export function AgentActions({ actions }: { actions: TravelAgentActions }) {
  const { onNewClient, onCreateBooking, onSearchExternal, onGenerateQuote } = actions;
  return (
    <QuickActions>
      <QuickAction icon={<UserPlus />} onClick={() => onNewClient?.()}>
        {QUICK_ACTION_LABELS.newClient}
      </QuickAction>
      <QuickAction icon={<CalendarPlus />} onClick={() => onCreateBooking?.()}>
        {QUICK_ACTION_LABELS.createBooking}
      </QuickAction>
      <QuickAction icon={<Search />} onClick={() => onSearchExternal?.()}>
        {QUICK_ACTION_LABELS.searchExternal}
      </QuickAction>
      <QuickAction icon={<FileText />} onClick={() => onGenerateQuote?.()}>
        {QUICK_ACTION_LABELS.generateQuote}
      </QuickAction>
    </QuickActions>
  );
}
