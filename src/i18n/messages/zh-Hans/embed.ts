import type * as english from '../en/embed.js';
import type { TextsOf } from '../rooms.js';

export const embed: TextsOf<typeof english> = {
  'widget.rewards': '奖励',
  'widget.stat-strip': '关键数据',
  'widget.upcoming-trips': '即将开始的旅程',
  'widget.recommendations': '推荐',
  'widget.tour-availability': '旅行团余位',
  'widget.dashboard': '仪表板',

  'widget.slow': '加载时间比平时长。',
  'widget.loaded': (title) => `${title}已加载`,
  'widget.first-rows': (format, shown, total) => `前${format.number(shown)}条，共${format.number(total)}条`,

  'widget.error.offline': '您已离线。恢复联网后将重新加载。',
  'widget.error.network': '连接失败。请重试。',
  'widget.error.timeout': '响应时间过长。请重试。',
  'widget.error.http': '返回了错误。请稍后重试。',
  'widget.error.malformed': '无法读取返回的内容。',
  'widget.error.bad-address': '无法从该地址加载数据。',
  'widget.error.render': '无法显示。',
  'widget.error.no-data': '尚未收到数据。收到后会立即显示。',

  'widget.upcoming-trips.empty': '暂无即将开始的旅程',
  'widget.upcoming-trips.how-to': '预订体验后，会显示在这里。',
  'widget.recommendations.empty': '暂无推荐',
  'widget.recommendations.how-to': '有适合您的体验时，会显示在这里。',
  'widget.stat-strip.empty': '暂无数据',
  'widget.stat-strip.how-to': '有可统计的内容时，会显示在这里。',
  'widget.tour-availability.empty': '暂无旅行团',
  'widget.tour-availability.how-to': '安排旅行团后，会显示在这里。',
  'widget.tour-availability.view': '查看',
  'widget.tour-availability.view-tour': (title) => `查看${title}`,
};
