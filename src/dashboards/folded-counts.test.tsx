import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messages as german } from '../i18n/compiled/de/index.js';
import { messages as japanese } from '../i18n/compiled/ja/index.js';
import { messages as chinese } from '../i18n/compiled/zh-Hans/index.js';
import { TapaProvider, type TapaProviderProps } from '../theme/index.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';
import { TravelAgentDashboard } from './travel-agent/index.js';

const team = { data: { guides: 10, coordinators: 5, culturalExperts: 6, logistics: 4 } };
const clients = { data: { active: 42, returning: 27, new: 8, vip: 7 } };

describe('a section that is folded on a phone writes its count as its language does', () => {
  it.each<[string, NonNullable<TapaProviderProps['messages']>, string, string]>([
    ['de', german, '25 Teammitglieder', '42 aktive Kunden'],
    ['ja', japanese, '25名のメンバー', '42名のアクティブな顧客'],
    ['zh-Hans', chinese, '25名团队成员', '42位活跃客户'],
  ])('%s', (locale, messages, members, active) => {
    const html = renderToString(
      <TapaProvider locale={locale} messages={messages}>
        <TourOrganizerDashboard user={{}} team={team} />
        <TravelAgentDashboard user={{}} clients={clients} />
      </TapaProvider>,
    );
    expect(html).toContain(`<bdi>${members}</bdi>`);
    expect(html).toContain(`<bdi>${active}</bdi>`);
  });
});
