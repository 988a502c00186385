import type * as english from '../en/corporate-budget.js';
import type { TextsOf } from '../rooms.js';

export const corporateBudget: TextsOf<typeof english> = {
  'corporate.month.title': '本月预算',
  'corporate.month.details': '详情',

  'corporate.use.over': '超出预算',
  'corporate.use.over-by': (format, amount) => `超出预算${format.money(amount)}`,
  'corporate.use.left': (amount) => `剩余${amount}`,
  'corporate.use.used-of': (used, budget) => `${used} / ${budget}`,
  'corporate.use.of': (format, budget) => `/${format.money(budget)}`,
  'corporate.use.bar': (of) => `${of}：已用预算`,
  'corporate.use.used': '已用',
  'corporate.use.percent': (format, percent) => `已用${format.percent(percent)}`,
  'corporate.use.month': '已用月度预算',

  'corporate.budget.by-department': '按部门',

  'corporate.month.this': '本月',
  'corporate.month.used-of': (used, total) => `已用${used}/${total}`,
  'corporate.month.pending': (cost) => `待审批${cost}`,
  'corporate.month.left-if-approved': (format, left, count) =>
    `若批准全部${format.number(count)}份，剩余${left}`,
  'corporate.month.left-if-these': (format, left, count) => `若批准这${format.number(count)}份，剩余${left}`,
  'corporate.month.over-if-approved': (format, over, count) =>
    `若批准全部${format.number(count)}份，超出预算${over}`,
  'corporate.month.over-if-these': (format, over, count) =>
    `若批准这${format.number(count)}份，超出预算${over}`,
  'corporate.month.key-used': '已用',
  'corporate.month.key-pending': '待审批的申请',
  'corporate.month.key-left': '剩余',

  'corporate.statement.total': '总额',
  'corporate.statement.used': '已用',
  'corporate.statement.remaining': '剩余',
  'corporate.statement.if-all': '若全部批准',
  'corporate.statement.if-approved': (format, count) => `若批准全部${format.number(count)}份`,
  'corporate.statement.if-these': (format, count) => `若批准这${format.number(count)}份`,

  'corporate.departments.title': '各部门预算',
  'corporate.departments.more': (format, count) => `“预算”标签页中还有${format.number(count)}个部门`,
  'corporate.departments.empty': '暂无部门',
  'corporate.departments.how-to': '为部门分配预算后，会显示在这里。',
  'corporate.departments.line': (share) => `竖线表示${share}，“接近上限”`,
  'corporate.departments.left-after': (amount) => `批准后剩余${amount}`,
  'corporate.departments.over-after': (amount) => `批准后超出预算${amount}`,
  'corporate.departments.pending-in': (department) => `${department}的待审批申请`,
};
