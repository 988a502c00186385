import type { ColorPair } from '../../../scripts/build/tokens/color-pairs';
import type { Mode } from '../../../scripts/build/tokens/modes';
import { contrastRatio } from './contrast';
import { colorNamed } from './tokens';

/** The contrast of a pair in a mode, in the default brand. */
export const contrastOf = ({ color, on }: ColorPair, mode: Mode): number =>
  contrastRatio(colorNamed(color)[mode], colorNamed(on)[mode]);
