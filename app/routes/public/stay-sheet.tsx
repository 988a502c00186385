import { Button } from 'tapa-ui/button';
import { CoverArt } from 'tapa-ui/cover-art';
import { SheetFields, SideSheet } from 'tapa-ui/side-sheet';
import { useFormatters } from 'tapa-ui/theme';
import { Tooltip } from 'tapa-ui/tooltip';
import { NOT_IN_DEMO } from '../../content/not-in-demo';
import type { SampleStay } from '../../content/sample-stays';
import { STAY_DETAILS } from '../../content/stay-details';

export interface StaySheetProps {
  stay: SampleStay;
  onClose: () => void;
}

export function StaySheet({ stay, onClose }: StaySheetProps) {
  const format = useFormatters();
  const { place, text, included } = STAY_DETAILS[stay.id];
  return (
    <SideSheet
      open
      onClose={onClose}
      title={stay.title}
      subtitle="Sample data: a fictional host"
      actions={
        <>
          <Button href="/contact" variant="primary">
            Ask about dates
          </Button>
          <Tooltip content={NOT_IN_DEMO} opensOnPress>
            <Button data-inert>Save</Button>
          </Tooltip>
        </>
      }
    >
      <div className="aspect-video overflow-clip rounded-control">
        <CoverArt subject={{ title: stay.title, category: 'cultural' }} />
      </div>
      <p>{text}</p>
      <SheetFields
        fields={[
          { term: 'Price', value: `${format.money(stay.price)} per night` },
          { term: 'Rating', value: `${format.rating(stay.rating)} of 5` },
          { term: 'Place', value: place },
          { term: 'Included', value: included },
        ]}
      />
    </SideSheet>
  );
}
