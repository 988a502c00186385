import { grammarOf } from '../../grammar.js';
import type * as english from '../en/frame.js';
import type { TextsOf } from '../rooms.js';

const { relativeDays } = grammarOf('zh-Hans');

export const frame: TextsOf<typeof english> = {
  'sheet.close': '关闭',
  'sheet.previous': '上一项',
  'sheet.next': '下一项',
  'sheet.copy-link': '复制链接',
  'sheet.link-copied': '链接已复制',
  'sheet.link-not-copied': '无法复制链接',
  'sheet.now': (position, title) => `${position}：${title}`,

  'command.search': '搜索',
  'command.keys': 'Ctrl K',
  'command.title': '搜索',
  'command.placeholder': '标签页、页面或名称',
  'command.results': '搜索结果',
  'command.none': (text) => `没有名为“${text}”的内容。`,
  'command.tabs': '本工作台',
  'command.pages': '其他页面',
  'command.lists': '在列表中搜索',
  'command.in-list': (text, tab) => `在${tab}中搜索“${text}”`,

  'shell.dashboard': '工作台',
  'shell.tab-title': (tab, dashboard) => `${tab}，${dashboard}`,

  'needs.title': '待您处理',
  'needs.nothing': '今天没有待处理的事项。',
  'needs.count': () => '项待处理',
  'needs.showing': (format, shown, total) => `显示 ${format.number(shown)} 项，共 ${format.number(total)} 项`,
  'needs.requested': (format, cost) => `申请总额 ${format.money(cost)}。`,
  'needs.requested-leaves': (format, cost, left, total) =>
    `申请总额 ${format.money(cost)}。如全部批准，本月预算 ${format.money(total)} 还剩 ${format.money(left)}。`,
  'needs.reaches': (department, share) => `届时${department}将达到 ${share}。`,
  'needs.pending-bookings': (format, count, value) =>
    `待确认的预订：${format.number(count)}，金额 ${format.money(value)}。`,
  'needs.destination': '目的地',
  'needs.pending-quotes': (format, count) => `待处理的报价：${format.number(count)}`,
  'needs.quotes-wait': '正在等待客户回复。',
  'needs.open-quotes': '打开报价',
  'needs.week': '一个三角形代表一周',
  'needs.quote': '生成报价',
  'needs.quote-of': (of) => `为${of}生成报价`,
  'needs.starts': (format, days) => `${relativeDays(days, format.number)}开始`,
  'needs.open-seats': (format, seats, tours, days) =>
    `${format.number(tours)} 个行程还有 ${format.number(seats)} 个名额，最近的一个${relativeDays(days, format.number)}开始。`,
  'needs.seats': (format, taken, total) => `${format.number(total)} 个名额已占 ${format.number(taken)} 个`,
  'needs.seats-left': (format, count) => `剩余名额：${format.number(count)}`,
};
