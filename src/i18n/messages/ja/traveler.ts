import { grammarOf } from '../../grammar.js';
import type * as english from '../en/traveler.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('ja');

export const traveler: TextsOf<typeof english> = {
  'traveler.tab.overview': '概要',
  'traveler.tab.trips': '旅行',
  'traveler.tab.wishlist': 'お気に入り',
  'traveler.tab.rewards': '特典',
  'traveler.tab.profile': 'プロフィール',

  'traveler.help.overview': '旅行の予定と、次の旅のヒント。',
  'traveler.help.next-trip': (format, days) =>
    plural(days, {
      '=1': `次の旅行は明日からです。`,
      other: `次の旅行まであと${format.number(days)}日です。`,
    }),
  'traveler.help.trips': 'これまでとこれからのすべての予約。',
  'traveler.help.wishlist': '保存したものをここで確認できます。',
  'traveler.help.rewards': 'ポイントの価値を確認できます。',
  'traveler.help.points': (format, points) => `${format.number(points)}ポイントをご利用いただけます。`,
  'traveler.help.profile': 'アカウントに登録されている情報。',
  'traveler.discover': '体験を見つける',

  'traveler.figures': '旅行のまとめ',
  'traveler.figures.error': 'お客様の数値',
  'traveler.trips.figures': 'お客様の旅行',
  'traveler.tile.trips-booked': '予約した旅行',
  'traveler.tile.wishlist-items': 'お気に入り',
  'traveler.tile.travel-rating': '旅行の評価',
  'traveler.tile.destinations': '目的地',
  'traveler.tile.upcoming': '今後の予定',
  'traveler.tile.completed': '完了',
  'traveler.tile.countries': '国',
  'traveler.tile.upcoming-trips': (format, count) => `今後の予定${format.number(count)}件`,
  'traveler.tile.of-best': (format, most) => `/${format.number(most)}`,

  'traveler.upcoming': '今後の旅行',
  'traveler.upcoming.all': 'すべての旅行',
  'traveler.rewards': '特典',
  'traveler.rewards.view': '特典を見る',
  'traveler.recommendations': 'あなたへのおすすめ',
  'traveler.recommendations.error': 'おすすめ',
  'traveler.recommendations.more': 'もっと見る',
  'traveler.recommendations.empty': 'おすすめはまだありません',
  'traveler.recommendations.how-to': 'お客様に合う体験が見つかると、ここに表示されます。',
  'traveler.bookings': 'すべての予約',
  'traveler.bookings.count': () => '予約',
  'traveler.bookings.empty': '旅行はまだありません',
  'traveler.bookings.how-to': '体験を予約すると、ここに表示されます。',

  'traveler.rewards.level': '現在のレベル',
  'traveler.rewards.locked': (level) => `ロック中の特典は${level}で利用できます`,

  'traveler.wishlist.title': 'お気に入り',
  'traveler.wishlist.empty': '保存したものはまだありません',
  'traveler.wishlist.how-to': '体験を保存すると、ここに表示されます。',

  'traveler.profile': 'プロフィール',
  'traveler.profile.picture': '写真',
  'traveler.profile.name': '名前',
  'traveler.profile.email': 'メールアドレス',
  'traveler.profile.role': 'ロール',
  'traveler.profile.account': 'アカウント',
  'traveler.profile.demo': 'デモアカウント',
  'traveler.profile.live': '本番アカウント',
  'traveler.profile.not-given': '未登録',
  'traveler.profile.your-picture': 'あなたの写真',
  'traveler.profile.your-initials': 'あなたのイニシャル',

  'traveler.test.notice': 'お知らせ',
  'traveler.test.help': 'このロール専用のダッシュボードができるまで、サンプルの数値を表示します。',

  'programme.level': 'ゴールド・エクスプローラー',
  'programme.next-level': 'プラチナ・アドベンチャラー',
  'programme.discount': (percent) => `${percent}割引`,
  'programme.discount.condition': '次回の予約で利用可能',
  'programme.airport-transfer': '空港送迎無料',
  'programme.airport-transfer.condition': (amount) => `${amount}を超える予約が対象`,
  'programme.priority-support': '24時間年中無休の優先サポート',
  'programme.priority-support.condition': '担当者が対応します',
  'programme.exclusive-experiences': '限定体験',
  'programme.exclusive-experiences.condition': 'プライベートツアー',
};
