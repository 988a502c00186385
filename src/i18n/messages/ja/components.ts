import { grammarOf } from '../../grammar.js';
import type * as english from '../en/components.js';
import type { TextsOf } from '../rooms.js';

const { list } = grammarOf('ja');

export const components: TextsOf<typeof english> = {
  'badge.demo': 'デモ',
  'badge.sample': 'サンプルデータ',
  'badge.sample.meaning': 'お客様のデータが届くまで表示する仮の数値です。',
  'badge.sample.name': (chip, meaning) => `${chip}：${meaning}`,
  'sentence.title-and-text': (title, text) => `${title}。${text}`,
  'sentence.title': (title) => `${title}。`,
  'sentence.and-next': (first, second) => `${first}${second}`,
  'sentence.facts': (facts) => facts.join('、'),
  'sentence.names': (names) => names.join('；'),

  'count.part': (part, total) => `${part}/${total}`,
  'count.part-labelled': (part, total, label) => `${label}：${part}/${total}`,
  'count.labelled': (count, label) => `${label}：${count}`,

  offline: 'オフラインです。一部の機能が正しく動作しない場合があります。',
  'offline.over': 'オンラインに戻りました。',

  'booking.list': '予約',
  'booking.check-in': 'チェックイン',
  'booking.dates': '日程',
  'booking.phase.under-way': '進行中',
  'booking.phase.upcoming': '今後の予定',
  'booking.phase.completed': '完了',
  'booking.phase.unconfirmed': '日程未定',

  'listing.save': '保存',
  'listing.save-of': (title) => `${title}を保存`,
  'listing.price': (price) => `1泊${price}`,
  'listing.rated': '評価',
  'listing.credit': (credit) => `写真：${credit}`,
  'scrolls-sideways': (label) => `${label}、横にスクロールできます`,

  'request.approve': '承認',
  'request.decline': '却下',
  'request.approve-of': (of) => `${of}を承認`,
  'request.decline-of': (of) => `${of}を却下`,

  'reward.points': (format, points) => `${format.number(points)}ポイント`,
  'reward.redeem': '交換する',
  'reward.redeem-of': (of) => `${of}を交換する`,
  'reward.redeem-locked': (of) => `${of}を交換する（ロック中）`,
  'rewards.name': '特典',
  'rewards.hero': '特典レベル',
  'rewards.your-level': '現在のレベル',
  'rewards.level': 'レベル',
  'rewards.points': 'ポイント',
  'rewards.benefits': '特典内容',
  'rewards.progress': (level) => `${level}までの進み具合`,
  'rewards.missing': (points, level) => `${level}まであと${points}`,

  'field.optional': '（任意）',

  'seat.taken': (format, taken, seats) => `${format.number(taken)}/${format.number(seats)}`,
  'seat.participants-of': (taken) => `参加者${taken}名`,
  'seat.participants': (format, count) => `参加者${format.number(count)}名`,
  'seat.bar': (of) => `${of}：参加者`,
  'seat.full-figure': (figure) => `${figure}、満席`,
  'seat.unknown': '定員未定',
  'seat.over': (format, over) => `定員を${format.number(over)}名超過`,

  'progress.near-limit': '上限間近',
  'share.other': 'その他',
  'share-bar.name': (label, parts) => `${label}：${list(parts)}`,
  'share-bar.part': (label, share) => `${label} ${share}`,

  'loading.screen': '読み込み中…',

  'error.page.title': '問題が発生しました',
  'error.page.text': 'ご不便をおかけして申し訳ありません。ページで予期しないエラーが発生しました。',
  'error.dashboard.title': 'ダッシュボードのエラー',
  'error.dashboard.text': 'エラーが発生したため、ダッシュボードを正しく読み込めませんでした。',
  'error.part': 'この部分',
  'error.row': (subject) => `${subject}を読み込めませんでした`,
  'error.try-again': '再試行',
  'error.reload': 'ページを再読み込み',
  'error.read-again': '再試行',

  'pager.previous': '前へ',
  'pager.next': '次へ',
  'pager.range': (format, first, last, total) =>
    `${format.number(total)}件中${format.number(first)}～${format.number(last)}件を表示`,

  'tile.loading': '読み込み中',
  'tile.no-value': '値なし',
  'tile.try-again': '再試行',
  'tile.try-again-of': (label) => `再試行：${label}`,
  'trend.from-to': (first, last) => `${first}から${last}へ`,

  'delta.up.neutral': (amount) => `${amount}増加`,
  'delta.up.positive': (amount) => `${amount}増加、改善`,
  'delta.up.negative': (amount) => `${amount}増加、悪化`,
  'delta.down.neutral': (amount) => `${amount}減少`,
  'delta.down.positive': (amount) => `${amount}減少、改善`,
  'delta.down.negative': (amount) => `${amount}減少、悪化`,
  'delta.flat.neutral': (amount) => `変化なし、${amount}`,
  'delta.flat.positive': (amount) => `変化なし、${amount}、改善`,
  'delta.flat.negative': (amount) => `変化なし、${amount}、悪化`,

  'toast.region': (key) => `通知（${key}）`,
  'toast.dismiss': '閉じる',
  'toast.keep': '表示したままにする',

  'file.ready': (name) => `${name}の準備ができました`,
  'file.save': 'ファイルを保存',

  'nav.main': 'メイン',
  'nav.new': () => '新着',
  'nav.pages': '主なページ',

  'account.menu-of': (name) => `アカウントメニュー、${name}`,
  'account.menu': 'アカウントメニュー',
  'account.profile': 'プロフィール設定',
  'account.settings': 'アカウント設定',
  'account.logout': 'ログアウト',

  'panel.link-of': (link, of) => `${of}の${link}`,
  'quick-actions': 'クイック操作',
};
