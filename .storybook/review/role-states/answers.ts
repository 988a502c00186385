import type { within } from 'storybook/test';
import type { RoleDashboardData } from '../../../src/dashboards/role';
import type { ReviewState } from './table';

type Canvas = ReturnType<typeof within>;

/** The states that the answers of the calls make; account, connection and code make the others. */
export type DataState = Exclude<ReviewState, 'demo-account' | 'offline' | 'render-error'>;

/** What a dashboard is handed in one state, and what must then be seen. */
export interface Answers {
  readonly data: RoleDashboardData;
  readonly check: (canvas: Canvas) => Promise<void>;
}

/** A dashboard's answers in every state. */
export type AnswersByState = Readonly<Record<DataState, Answers>>;
