import type * as english from '../en/corporate-budget.js';
import type { TextsOf } from '../rooms.js';

export const corporateBudget: TextsOf<typeof english> = {
  'corporate.month.title': '今月の予算',
  'corporate.month.details': '詳細',

  'corporate.use.over': '予算超過',
  'corporate.use.over-by': (format, amount) => `予算を${format.money(amount)}超過`,
  'corporate.use.left': (amount) => `残り${amount}`,
  'corporate.use.used-of': (used, budget) => `${used} / ${budget}`,
  'corporate.use.of': (format, budget) => `/${format.money(budget)}`,
  'corporate.use.bar': (of) => `${of}：予算の使用率`,
  'corporate.use.used': '使用済み',
  'corporate.use.percent': (format, percent) => `${format.percent(percent)}使用済み`,
  'corporate.use.month': '月間予算の使用率',

  'corporate.budget.by-department': '部署ごと',

  'corporate.month.this': '今月',
  'corporate.month.used-of': (used, total) => `${used}使用済み/${total}`,
  'corporate.month.pending': (cost) => `${cost}承認待ち`,
  'corporate.month.left-if-approved': (format, left, count) =>
    `全${format.number(count)}件を承認した場合の残り${left}`,
  'corporate.month.left-if-these': (format, left, count) =>
    `この${format.number(count)}件を承認した場合の残り${left}`,
  'corporate.month.over-if-approved': (format, over, count) =>
    `全${format.number(count)}件を承認した場合は予算を${over}超過`,
  'corporate.month.over-if-these': (format, over, count) =>
    `この${format.number(count)}件を承認した場合は予算を${over}超過`,
  'corporate.month.key-used': '使用額',
  'corporate.month.key-pending': '承認待ちの申請',
  'corporate.month.key-left': '残額',

  'corporate.statement.total': '合計',
  'corporate.statement.used': '使用額',
  'corporate.statement.remaining': '残額',
  'corporate.statement.if-all': 'すべて承認した場合',
  'corporate.statement.if-approved': (format, count) => `全${format.number(count)}件を承認した場合`,
  'corporate.statement.if-these': (format, count) => `この${format.number(count)}件を承認した場合`,

  'corporate.departments.title': '部署ごとの予算',
  'corporate.departments.more': (format, count) => `「予算」タブにあと${format.number(count)}部署`,
  'corporate.departments.empty': '部署はまだありません',
  'corporate.departments.how-to': '部署に予算を割り当てると、ここに表示されます。',
  'corporate.departments.line': (share) => `線は${share}（上限間近）`,
  'corporate.departments.left-after': (amount) => `承認後の残り${amount}`,
  'corporate.departments.over-after': (amount) => `承認後は予算を${amount}超過`,
  'corporate.departments.pending-in': (department) => `${department}の承認待ち`,
};
