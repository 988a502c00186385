import { PanelBody } from '../../components/panel';
import { DashboardGrid, DashboardPanel, DashboardStack, GridCell } from '../shared';
import { ProvidersPanel } from './data-panels';
import type { ExternalSearch } from './external-search';
import { SearchFormView } from './search-form';
import { SEARCH_FORMS } from './search-forms';
import type { TravelAgentData } from './travel-agent-data';

interface ExternalApisTabProps {
  data: TravelAgentData;
  onSearch: ((search: ExternalSearch) => void) | undefined;
}

/** External APIs: search tools for flights, hotels and experiences, and how each provider performs (spec section 2). */
export function ExternalApisTab({ data, onSearch }: ExternalApisTabProps) {
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
