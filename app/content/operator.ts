/** Who runs this marketplace, and how to reach them. The pages show only what is filled in. */
export interface Operator {
  readonly name?: string;
  readonly email?: string;
  /** With country code, e.g. '+679 …'. */
  readonly phone?: string;
  /** Postal address, one line each. */
  readonly address?: readonly string[];
}

export const OPERATOR: Operator = {};
