import type { CSSProperties, ReactNode } from 'react';
import { EmptyState } from '../../../src/components/empty-state';
import { BandProgress } from '../../../src/components/progress';
import { REWARDS_LEVEL, REWARDS_NEXT_LEVEL, RewardsPanel } from '../../../src/components/reward-card';
import { HeaderBand } from '../../../src/components/top-bar';
import { POINTS_TO_NEXT_LEVEL, REWARDS_POINTS, REWARDS_PROGRESS } from '../../../src/domain';
import { ReviewPage, ReviewSection } from '../page';
import './foundations.css';

/** How much of the pattern a brand keeps. */
const STRENGTHS = [1, 0.5, 0];

/** The pattern: what it is made of, where it may stand, and how a brand turns it down. */
export function Motif() {
  return (
    <ReviewPage
      title="Motif"
      lede="A selvedge, not wallpaper. The lines are inspired by barkcloth and belong to nobody: abstract geometry only, never a named people’s motif."
    >
      <ReviewSection
        title="The cloth"
        help="Two repeats make everything: a band, 120 × 16 px, and a field, 96 × 96 px."
      >
        <div className="foundation-cloth" role="img" aria-label="The field pattern, magnified" />
        <div className="foundation-cloth-band" role="img" aria-label="The band pattern, magnified" />
      </ReviewSection>
      <ReviewSection
        title="Four places, and no other"
        help="Header band, deep panels, empty and error art; the fourth, the mosaic of the landing page, lives in the app."
      >
        <div className="foundation-places">
          <Place title="Header band" note="Under the top bar of every page, at 55%.">
            <div className="foundation-stage">
              <HeaderBand />
            </div>
          </Place>
          <Place title="Deep panel" note="Fades from the top end corner, and mirrors in right-to-left text.">
            <RewardsPanel
              level={REWARDS_LEVEL}
              nextLevel={REWARDS_NEXT_LEVEL}
              points={REWARDS_POINTS}
              pointsToNext={POINTS_TO_NEXT_LEVEL}
              progress={REWARDS_PROGRESS}
            />
          </Place>
          <Place title="Empty and full-page error" note="In a soft circle, above the words.">
            <div className="foundation-stage">
              <EmptyState title="Nothing saved yet">What you save waits for you here.</EmptyState>
            </div>
          </Place>
          <Place title="Rewards progress" note="Not a place but a measure: the band’s triangles, counted.">
            <div className="foundation-deep">
              <BandProgress value={REWARDS_PROGRESS} aria-label="Progress, as an example" />
            </div>
          </Place>
        </div>
      </ReviewSection>
      <ReviewSection
        title="Turned down"
        help="A partner sets one number from 0 to 1. At 0 the band becomes a hairline and the pattern is gone."
      >
        <div className="foundation-strengths">
          {STRENGTHS.map((strength) => (
            <div key={strength} style={{ '--tapa-motif': strength } as CSSProperties}>
              <HeaderBand />
              <code>--tapa-motif: {strength}</code>
            </div>
          ))}
        </div>
      </ReviewSection>
    </ReviewPage>
  );
}

function Place({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>
        <h3>{title}</h3>
        <p>{note}</p>
      </figcaption>
    </figure>
  );
}
