import type { ColorPair } from '../../../src/testing/tokens/color-pairs';
import type { Mode } from '../../../src/testing/tokens/token-file';
import { contrastRatio } from './contrast';
import { colorNamed } from './tokens';

/** The contrast of a pair in a mode, in the default brand. */
export const contrastOf = ({ color, on }: ColorPair, mode: Mode): number =>
  contrastRatio(colorNamed(color)[mode], colorNamed(on)[mode]);
