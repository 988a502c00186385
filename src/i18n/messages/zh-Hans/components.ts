import { grammarOf } from '../../grammar.js';
import type * as english from '../en/components.js';
import type { TextsOf } from '../rooms.js';

const { list } = grammarOf('zh-Hans');

export const components: TextsOf<typeof english> = {
  'badge.demo': '演示',
  'badge.sample': '示例数据',
  'badge.sample.meaning': '在您自己的数据到来之前显示的占位数字。',
  'badge.sample.name': (chip, meaning) => `${chip}：${meaning}`,
  'sentence.title-and-text': (title, text) => `${title}。${text}`,
  'sentence.title': (title) => `${title}。`,
  'sentence.and-next': (first, second) => `${first}${second}`,
  'sentence.facts': (facts) => facts.join('，'),
  'sentence.names': (names) => names.join('；'),

  'count.part': (part, total) => `${part}/${total}`,
  'count.part-labelled': (part, total, label) => `${label}：${part}/${total}`,
  'count.labelled': (count, label) => `${label}：${count}`,

  offline: '您已离线。部分功能可能无法正常使用。',
  'offline.over': '您已恢复在线。',

  'booking.list': '预订',
  'booking.check-in': '入住',
  'booking.dates': '日期',
  'booking.phase.under-way': '进行中',
  'booking.phase.upcoming': '即将开始',
  'booking.phase.completed': '已完成',
  'booking.phase.unconfirmed': '日期待定',

  'listing.save': '收藏',
  'listing.save-of': (title) => `收藏${title}`,
  'listing.price': (price) => `每晚${price}`,
  'listing.rated': '评分',
  'listing.credit': (credit) => `照片：${credit}`,
  'scrolls-sideways': (label) => `${label}，可横向滚动`,

  'request.approve': '批准',
  'request.decline': '拒绝',
  'request.approve-of': (of) => `批准${of}`,
  'request.decline-of': (of) => `拒绝${of}`,

  'reward.points': (format, points) => `${format.number(points)}积分`,
  'reward.redeem': '兑换',
  'reward.redeem-of': (of) => `兑换${of}`,
  'reward.redeem-locked': (of) => `兑换${of}（未解锁）`,
  'rewards.name': '奖励',
  'rewards.hero': '奖励等级',
  'rewards.your-level': '您的等级',
  'rewards.level': '等级',
  'rewards.points': '积分',
  'rewards.benefits': '权益',
  'rewards.progress': (level) => `升至${level}的进度`,
  'rewards.missing': (points, level) => `距离${level}还差${points}`,

  'field.optional': '（选填）',

  'seat.taken': (format, taken, seats) => `${format.number(taken)}/${format.number(seats)}`,
  'seat.participants-of': (taken) => `${taken}人参加`,
  'seat.participants': (format, count) => `${format.number(count)}人参加`,
  'seat.bar': (of) => `${of}：参加人数`,
  'seat.full-figure': (figure) => `${figure}，名额已满`,
  'seat.unknown': '名额待定',
  'seat.over': (format, over) => `超出名额${format.number(over)}人`,

  'progress.near-limit': '接近上限',
  'share.other': '其他',
  'share-bar.name': (label, parts) => `${label}：${list(parts)}`,
  'share-bar.part': (label, share) => `${label} ${share}`,

  'loading.screen': '加载中…',

  'error.page.title': '出了点问题',
  'error.page.text': '很抱歉给您带来不便。页面发生了意外错误。',
  'error.dashboard.title': '仪表板错误',
  'error.dashboard.text': '仪表板发生错误，无法正常加载。',
  'error.part': '此部分',
  'error.row': (subject) => `${subject}未能加载`,
  'error.try-again': '重试',
  'error.reload': '重新加载页面',
  'error.read-again': '重试',

  'pager.previous': '上一页',
  'pager.next': '下一页',
  'pager.range': (format, first, last, total) =>
    `显示第${format.number(first)}–${format.number(last)}条，共${format.number(total)}条`,

  'tile.loading': '加载中',
  'tile.no-value': '暂无数值',
  'tile.try-again': '重试',
  'tile.try-again-of': (label) => `重试：${label}`,
  'trend.from-to': (first, last) => `从 ${first} 到 ${last}`,

  'delta.up.neutral': (amount) => `上升${amount}`,
  'delta.up.positive': (amount) => `上升${amount}，好转`,
  'delta.up.negative': (amount) => `上升${amount}，变差`,
  'delta.down.neutral': (amount) => `下降${amount}`,
  'delta.down.positive': (amount) => `下降${amount}，好转`,
  'delta.down.negative': (amount) => `下降${amount}，变差`,
  'delta.flat.neutral': (amount) => `无变化，${amount}`,
  'delta.flat.positive': (amount) => `无变化，${amount}，好转`,
  'delta.flat.negative': (amount) => `无变化，${amount}，变差`,

  'toast.region': (key) => `通知（${key}）`,
  'toast.dismiss': '关闭',
  'toast.keep': '保持显示',

  'file.ready': (name) => `${name} 已准备好`,
  'file.save': '保存文件',

  'nav.main': '主导航',
  'nav.new': () => '新内容',
  'nav.pages': '主要页面',

  'account.menu-of': (name) => `账户菜单，${name}`,
  'account.menu': '账户菜单',
  'account.profile': '个人资料设置',
  'account.settings': '账户设置',
  'account.logout': '退出登录',

  'panel.link-of': (link, of) => `${of}的${link}`,
  'quick-actions': '快捷操作',
};
