import { grammarOf } from '../../grammar.js';
import type * as english from '../en/frame.js';
import type { TextsOf } from '../rooms.js';

const { relativeDays } = grammarOf('ja');

export const frame: TextsOf<typeof english> = {
  'sheet.close': '閉じる',
  'sheet.previous': '前へ',
  'sheet.next': '次へ',
  'sheet.copy-link': 'リンクをコピー',
  'sheet.link-copied': 'リンクをコピーしました',
  'sheet.link-not-copied': 'リンクをコピーできませんでした',
  'sheet.now': (position, title) => `${position}：${title}`,

  'command.search': '検索',
  'command.keys': 'Ctrl K',
  'command.title': '検索',
  'command.placeholder': 'タブ、ページ、または名前',
  'command.results': '検索結果',
  'command.none': (text) => `「${text}」は見つかりません。`,
  'command.tabs': 'このダッシュボード',
  'command.pages': 'ほかのページ',
  'command.lists': '一覧を検索',
  'command.in-list': (text, tab) => `${tab}で「${text}」を検索`,

  'shell.dashboard': 'ダッシュボード',
  'shell.tab-title': (tab, dashboard) => `${tab}、${dashboard}`,

  'needs.title': '対応が必要',
  'needs.nothing': '今日対応が必要なものはありません。',
  'needs.count': () => '件が対応待ち',
  'needs.showing': (format, shown, total) => `${format.number(total)}件中${format.number(shown)}件を表示`,
  'needs.requested': (format, cost) => `申請額は${format.money(cost)}です。`,
  'needs.requested-leaves': (format, cost, left, total) =>
    `申請額は${format.money(cost)}です。すべて承認すると、今月の予算${format.money(total)}のうち${format.money(left)}が残ります。`,
  'needs.reaches': (department, share) => `その場合、${department}は${share}に達します。`,
  'needs.pending-bookings': (format, count, value) =>
    `保留中の予約: ${format.number(count)}件、合計${format.money(value)}。`,
  'needs.destination': '目的地',
  'needs.pending-quotes': (format, count) => `保留中の見積もり: ${format.number(count)}件`,
  'needs.quotes-wait': 'お客様からの返事を待っています。',
  'needs.open-quotes': '見積もりを開く',
  'needs.week': '三角形1つが1週間',
  'needs.quote': '見積もりを作成',
  'needs.quote-of': (of) => `${of}の見積もりを作成`,
  'needs.starts': (format, days) => `開始: ${relativeDays(days, format.number)}`,
  'needs.open-seats': (format, seats, tours, days) =>
    `${format.number(tours)}件のツアーに空席が${format.number(seats)}席あり、最も近いツアーは${relativeDays(days, format.number)}に始まります。`,
  'needs.seats': (format, taken, total) => `${format.number(total)}席中${format.number(taken)}席`,
  'needs.seats-left': (format, count) => `空席: ${format.number(count)}`,
};
