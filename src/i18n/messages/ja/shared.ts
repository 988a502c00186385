import { grammarOf } from '../../grammar.js';
import type * as english from '../en/shared.js';
import type { TextsOf } from '../rooms.js';

const { list } = grammarOf('ja');

export const shared: TextsOf<typeof english> = {
  'read.applications': '応募',
  'read.bookings': '予約',
  'read.budget': '予算',
  'read.clients': '顧客',
  'read.commissions': 'コミッション',
  'read.external-providers': '外部事業者',
  'read.figures': '数値',
  'read.policies': 'ポリシー',
  'read.recommendations': 'おすすめ',
  'read.revenue': '売上',
  'read.team': 'チーム',
  'read.team-budgets': 'チームの予算',
  'read.tours': 'ツアー',
  'read.travel-requests': '出張申請',
  'read.trips': '旅行',
  'read.list': (parts) => `${list(parts)}`,

  'failure.samples': 'データを読み込めませんでした。以下はサンプルデータです。',
  'failure.parts': (parts) => `読み込めなかったもの：${parts}。`,
  'failure.title': (parts) => `${parts}を読み込めませんでした`,
  'failure.text': 'データは安全で、何も変わっていません。接続を確認して、もう一度お試しください。',
  'failure.line': (parts) => `${parts}を読み込めませんでした。`,
  'failure.tile': (parts) => `${parts}を読み込めませんでした`,
  'failure.outcome': (title, parts) => `${title}：${parts}を読み込めませんでした`,
  'failure.loaded': (title) => `${title}を読み込みました`,
  'failure.try-again': '再試行',

  'sample.note': 'サンプルデータと記されたものは、お客様のデータが届くまで表示する仮の内容です。',
  'panel.empty': 'まだ何もありません',

  'news.approved': '承認しました',
  'news.declined': '却下しました',
  'news.decided': (decision, row) => `${decision}：${row}`,

  'month.before': '前月比',
  'month.this': (amount) => `今月${amount}`,

  'greeting.named': (greeting, name, sentence) => `${greeting}、${name}さん。${sentence}`,
  'greeting.unnamed': (greeting, sentence) => `${greeting}。${sentence}`,

  'total.all': '合計',
  'total.these': (format, count) => `この${format.number(count)}件の合計`,
};
