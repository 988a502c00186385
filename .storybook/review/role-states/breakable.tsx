import { useReducer } from 'react';
import { Banner } from '../../../src/components/banner';
import { Button } from '../../../src/components/button';

/** Whether the dashboard throws; shared by the part that throws and whoever repairs it. */
export interface Fault {
  isBroken: boolean;
}

/**
 * Throws while the fault is there. Once repaired it says so, and can be broken again: a reviewer may try the way back
 * as often as they like.
 */
export function Breakable({ fault }: { fault: Fault }) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  if (fault.isBroken) throw new Error('A part of the dashboard is broken on purpose.');
  return (
    <Banner>
      <span className="review-inline">
        The dashboard is back.
        <Button
          size="sm"
          onClick={() => {
            fault.isBroken = true;
            render();
          }}
        >
          Break it again
        </Button>
      </span>
    </Banner>
  );
}
