import type { Decisions } from '../../components/request-actions/index.js';
import { sumOf } from '../../domain/figures.js';
import type { EmployeeTravel } from '../../domain/index.js';
import { decidedOf } from '../shared/index.js';
import type { CorporateData } from './reads.js';

const costOf = (requests: readonly EmployeeTravel[]): number => sumOf(requests.map(({ cost }) => cost));

/**
 * The data as decisions leave it that the server has not answered, or that can still be taken back: fewer approvals wait,
 * and what is approved is spent. Only figures that are data change.
 */
export function withDecisions(data: CorporateData, decisions: Decisions): CorporateData {
  const { employeeTravel, stats, budget, departments } = data;
  const { approve, decline } = decidedOf(employeeTravel.items, decisions);
  const decided = [...approve, ...decline];
  if (decided.length === 0 || employeeTravel.isSample) return data;
  const spent = costOf(approve);
  const { approvalsPending, budgetUsed } = stats.value;
  return {
    ...data,
    decided: new Set(decided.map(({ key }) => key)),
    stats: {
      ...stats,
      value: {
        ...stats.value,
        approvalsPending: stats.sampleFields.has('approvalsPending')
          ? approvalsPending
          : Math.max(0, approvalsPending - decided.length),
        budgetUsed: stats.sampleFields.has('budgetUsed') ? budgetUsed : budgetUsed + spent,
      },
    },
    budget: budget.isSample
      ? budget
      : {
          ...budget,
          value: {
            ...budget.value,
            used: budget.value.used + spent,
            remaining: budget.value.remaining - spent,
          },
        },
    departments: departments.isSample
      ? departments
      : {
          ...departments,
          items: departments.items.map((department) => ({
            ...department,
            used:
              department.used + costOf(approve.filter((request) => request.department === department.name)),
          })),
        },
  };
}
