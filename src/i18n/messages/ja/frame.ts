import type * as english from '../en/frame';
import type { TextsOf } from '../rooms';

export const frame: TextsOf<typeof english> = {
  'sheet.close': '閉じる',
  'sheet.previous': '前へ',
  'sheet.next': '次へ',
  'sheet.copy-link': 'リンクをコピー',
  'sheet.link-copied': 'リンクをコピーしました',
  'sheet.link-not-copied': 'リンクをコピーできませんでした',
  'sheet.now': (position, title) => `${position}：${title}`,

  'shell.dashboard': 'ダッシュボード',
  'shell.tab-title': (tab, dashboard) => `${tab}、${dashboard}`,
};
