import { grammarOf } from '../../grammar.js';
import type * as english from '../en/shared.js';
import type { TextsOf } from '../rooms.js';

const { list } = grammarOf('zh-Hans');

export const shared: TextsOf<typeof english> = {
  'read.applications': '报名申请',
  'read.bookings': '预订',
  'read.budget': '预算',
  'read.clients': '客户',
  'read.commissions': '佣金',
  'read.external-providers': '外部供应商',
  'read.figures': '数据',
  'read.policies': '政策',
  'read.recommendations': '推荐',
  'read.revenue': '收入',
  'read.team': '团队',
  'read.team-budgets': '团队预算',
  'read.tours': '旅行团',
  'read.travel-requests': '差旅申请',
  'read.trips': '旅程',
  'read.list': (parts) => `${list(parts)}`,

  'failure.samples': '无法加载您的数据。以下为示例数据。',
  'failure.parts': (parts) => `未加载：${parts}。`,
  'failure.title': (parts) => `无法加载您的${parts}`,
  'failure.text': '数据是安全的，没有任何变化。请检查网络连接后重试。',
  'failure.line': (parts) => `无法加载您的${parts}。`,
  'failure.tile': (parts) => `${parts}未能加载`,
  'failure.outcome': (title, parts) => `${title}：${parts}未能加载`,
  'failure.loaded': (title) => `${title}已加载`,
  'failure.try-again': '重试',

  'sample.note': '标有“示例数据”的内容为占位内容，在您自己的数据到来之前显示。',
  'panel.empty': '暂无内容',

  'news.approved': '已批准',
  'news.declined': '已拒绝',
  'news.decided': (decision, row) => `${decision}：${row}`,

  'month.before': '较上月',
  'month.this': (amount) => `本月${amount}`,

  'greeting.named': (greeting, name, sentence) => `${greeting}，${name}。${sentence}`,
  'greeting.unnamed': (greeting, sentence) => `${greeting}。${sentence}`,

  'total.all': '合计',
  'total.these': (format, count) => `这${format.number(count)}项合计`,
};
