import { grammarOf } from '../../grammar.js';
import type * as english from '../en/traveler.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('zh-Hans');

export const traveler: TextsOf<typeof english> = {
  'traveler.tab.overview': '概览',
  'traveler.tab.trips': '我的旅程',
  'traveler.tab.wishlist': '心愿单',
  'traveler.tab.rewards': '奖励',
  'traveler.tab.profile': '个人资料',

  'traveler.help.overview': '您的旅程，以及更多灵感。',
  'traveler.help.next-trip': (format, days) =>
    plural(days, {
      '=1': `您的下一次旅程明天开始。`,
      other: `距离您的下一次旅程还有${format.number(days)}天。`,
    }),
  'traveler.help.trips': '所有预订，过去和未来的都在这里。',
  'traveler.help.wishlist': '您收藏的内容都在这里。',
  'traveler.help.rewards': '您的积分能换什么。',
  'traveler.help.points': (format, points) => `您有${format.number(points)}积分可用。`,
  'traveler.help.profile': '您的账户信息。',
  'traveler.discover': '发现体验',

  'traveler.figures': '您的旅行一览',
  'traveler.figures.error': '您的数据',
  'traveler.trips.figures': '您的旅程',
  'traveler.tile.trips-booked': '已预订旅程',
  'traveler.tile.wishlist-items': '心愿单项目',
  'traveler.tile.travel-rating': '旅行评分',
  'traveler.tile.destinations': '目的地',
  'traveler.tile.upcoming': '即将开始',
  'traveler.tile.completed': '已完成',
  'traveler.tile.countries': '国家',
  'traveler.tile.upcoming-trips': (format, count) => `${format.number(count)}个即将开始`,
  'traveler.tile.of-best': (format, most) => `/${format.number(most)}`,

  'traveler.upcoming': '即将开始的旅程',
  'traveler.upcoming.all': '所有旅程',
  'traveler.rewards': '奖励',
  'traveler.rewards.view': '查看奖励',
  'traveler.recommendations': '为您推荐',
  'traveler.recommendations.error': '推荐',
  'traveler.recommendations.more': '查看更多',
  'traveler.recommendations.empty': '暂无推荐',
  'traveler.recommendations.how-to': '有适合您的体验时，会显示在这里。',
  'traveler.bookings': '所有预订',
  'traveler.bookings.count': () => '预订',
  'traveler.bookings.empty': '暂无旅程',
  'traveler.bookings.how-to': '预订体验后，会显示在这里。',

  'traveler.rewards.level': '您的等级',
  'traveler.rewards.locked': (level) => `升至${level}后可解锁更多奖励`,

  'traveler.wishlist.title': '心愿单',
  'traveler.wishlist.empty': '暂无收藏',
  'traveler.wishlist.how-to': '收藏体验后，会显示在这里。',

  'traveler.profile': '个人资料',
  'traveler.profile.picture': '头像',
  'traveler.profile.name': '姓名',
  'traveler.profile.email': '邮箱',
  'traveler.profile.role': '角色',
  'traveler.profile.account': '账户',
  'traveler.profile.demo': '演示账户',
  'traveler.profile.live': '正式账户',
  'traveler.profile.not-given': '未填写',
  'traveler.profile.your-picture': '您的头像',
  'traveler.profile.your-initials': '您的姓名首字母',

  'traveler.test.notice': '提示',
  'traveler.test.help': '在该角色拥有自己的仪表板之前，显示示例数据。',

  'programme.level': '黄金探索者',
  'programme.next-level': '白金冒险家',
  'programme.discount': (percent) => `${percent}折扣`,
  'programme.discount.condition': '下次预订可用',
  'programme.airport-transfer': '免费机场接送',
  'programme.airport-transfer.condition': (amount) => `适用于${amount}以上的预订`,
  'programme.priority-support': '全天候优先支持',
  'programme.priority-support.condition': '人工服务',
  'programme.exclusive-experiences': '专属体验',
  'programme.exclusive-experiences.condition': '私家团',
};
