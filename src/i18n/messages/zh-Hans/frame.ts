import type * as english from '../en/frame';
import type { TextsOf } from '../rooms';

export const frame: TextsOf<typeof english> = {
  'sheet.close': '关闭',
  'sheet.previous': '上一项',
  'sheet.next': '下一项',
  'sheet.copy-link': '复制链接',
  'sheet.link-copied': '链接已复制',
  'sheet.link-not-copied': '无法复制链接',
  'sheet.now': (position, title) => `${position}：${title}`,

  'shell.dashboard': '工作台',
  'shell.tab-title': (tab, dashboard) => `${tab}，${dashboard}`,
};
