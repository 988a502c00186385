import { useState } from 'react';
import { Segments, Select, widths } from '../choices';
import { ReviewPage } from '../page';
import type { ToolbarSettings } from '../stories';
import type { RoomTable } from './room-table';
import { type CellChoices, SHOWS, StoryCell } from './story-cell';
import type { PictureWidth } from './story-picture';

/** What a table is narrowed to, and how it shows its stories; all of it is part of the page's address. */
export interface TableChoices extends CellChoices {
  /** A role, 'Corporate', or 'all'. */
  role: string;
  /** A state, 'Empty', or 'all'. */
  state: string;
}

/** What a page with a table takes from Storybook. */
export interface TablePageProps extends TableChoices {
  settings: ToolbarSettings;
  onChange: (choices: Partial<TableChoices>) => void;
}

/** A table of everything, by day and at full width, as pictures. */
export const FIRST_CHOICES = {
  role: 'all',
  state: 'all',
  width: 1440,
  theme: 'light',
  shows: 'pictures',
} as const satisfies TableChoices;

export interface ReviewTableProps extends TablePageProps {
  title: string;
  /** What the table holds, in a sentence or two. */
  lede: string;
  roles: readonly string[];
  states: readonly string[];
  table: RoomTable;
}

const WIDTHS = widths<PictureWidth>(390, 1440);

const all = (label: string, values: readonly string[]) => [
  { value: 'all', label },
  ...values.map((value) => ({ value, label: value })),
];

/** A page of stories by role and state: pictures of the build, or the stories themselves. Each leads to its story. */
export function ReviewTable({
  title,
  lede,
  roles,
  states,
  table: { columns, rows },
  settings,
  onChange,
  ...chosen
}: ReviewTableProps) {
  const [unpictured, setUnpictured] = useState<ReadonlySet<string>>(new Set());
  return (
    <ReviewPage
      title={title}
      lede={`${lede} Pictures are made by the build; Live shows the stories themselves, with what the toolbar says. Either leads to its story.`}
      isWide
      controls={
        <>
          <Select
            label="Role"
            value={chosen.role}
            onChange={(role) => onChange({ role })}
            choices={all('All roles', roles)}
          />
          <Select
            label="State"
            value={chosen.state}
            onChange={(state) => onChange({ state })}
            choices={all('All states', states)}
          />
          <Segments
            label="Width"
            choices={WIDTHS}
            value={chosen.width}
            onChange={(width) => onChange({ width })}
          />
          <Segments
            label="Theme"
            choices={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={chosen.theme}
            onChange={(theme) => onChange({ theme })}
          />
          <Segments
            label="Shows"
            choices={SHOWS}
            value={chosen.shows}
            onChange={(shows) => onChange({ shows })}
          />
        </>
      }
    >
      {chosen.shows === 'pictures' && unpictured.size > 0 ? (
        <p className="review-missing">
          Pictures missing: {unpictured.size}. The stories themselves stand in; npm run build:storybook takes
          pictures.
        </p>
      ) : null}
      <div className="review-matrix" data-scroller="">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ state, meaning, cells }) => (
              <tr key={state}>
                <th scope="row">
                  <span>{state}</span>
                  <small>{meaning}</small>
                </th>
                {cells.map((cell, position) => (
                  <td key={columns[position]}>
                    {cell ? (
                      <StoryCell
                        {...cell}
                        width={chosen.width}
                        theme={chosen.theme}
                        shows={chosen.shows}
                        settings={settings}
                        onMissing={() => setUnpictured((known) => new Set(known).add(cell.storyId))}
                      />
                    ) : (
                      <span className="review-none">No such state</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ReviewPage>
  );
}
