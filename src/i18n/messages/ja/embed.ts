import type * as english from '../en/embed.js';
import type { TextsOf } from '../rooms.js';

export const embed: TextsOf<typeof english> = {
  'widget.rewards': '特典',
  'widget.stat-strip': '主な数値',
  'widget.upcoming-trips': '今後の旅行',
  'widget.recommendations': 'おすすめ',
  'widget.tour-availability': 'ツアーの空き状況',
  'widget.dashboard': 'ダッシュボード',

  'widget.slow': '通常より時間がかかっています。',
  'widget.loaded': (title) => `${title}を読み込みました`,
  'widget.first-rows': (format, shown, total) =>
    `${format.number(total)}件中、最初の${format.number(shown)}件`,

  'widget.error.offline': 'オフラインです。オンラインに戻ると再び読み込みます。',
  'widget.error.network': '接続に失敗しました。もう一度お試しください。',
  'widget.error.timeout': '応答に時間がかかりすぎました。もう一度お試しください。',
  'widget.error.http': '応答がエラーでした。しばらくしてからもう一度お試しください。',
  'widget.error.malformed': '応答を読み取れませんでした。',
  'widget.error.bad-address': 'このアドレスからはデータを読み込めません。',
  'widget.error.render': '表示できませんでした。',
  'widget.error.no-data': 'データがまだ届いていません。届きしだい表示します。',

  'widget.upcoming-trips.empty': '今後の旅行はありません',
  'widget.upcoming-trips.how-to': '体験を予約すると、ここに表示されます。',
  'widget.recommendations.empty': 'おすすめはまだありません',
  'widget.recommendations.how-to': 'お客様に合う体験が見つかると、ここに表示されます。',
  'widget.stat-strip.empty': '数値はまだありません',
  'widget.stat-strip.how-to': '集計できるものがあると、ここに表示されます。',
  'widget.tour-availability.empty': 'ツアーはまだありません',
  'widget.tour-availability.how-to': 'ツアーが計画されると、ここに表示されます。',
  'widget.tour-availability.view': '見る',
  'widget.tour-availability.view-tour': (title) => `${title}を見る`,
};
