import { PanelBody } from '../../components/panel';
import { DashboardGrid, DashboardPanel, DashboardStack, GridCell } from '../shared';
import { ProvidersPanel } from './data-panels';
import { SearchFormView } from './search-form';
import { SEARCH_FORMS } from './search-forms';
import type { TravelAgentShown } from './travel-agent-dashboard';

/** External APIs: search tools for flights, hotels and experiences, and how each provider performs (spec section 2). */
export function ExternalApisTab({ data, onSearch }: TravelAgentShown) {
  return (
    <DashboardStack>
      <DashboardGrid fill>
        {SEARCH_FORMS.map((form) => (
          <GridCell key={form.kind} span={4}>
            <DashboardPanel title={form.title} fill>
              <PanelBody>
                <SearchFormView form={form} onSearch={onSearch} />
              </PanelBody>
            </DashboardPanel>
          </GridCell>
        ))}
      </DashboardGrid>
      <ProvidersPanel data={data} />
    </DashboardStack>
  );
}
