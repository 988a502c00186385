import type * as v from 'valibot';
import { completeSum } from '../sanitize/complete-sum';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer, type SanitizedList } from '../sanitize/list-sanitizer';
import { memoizeByReference } from '../sanitize/memoize-by-reference';
import { objectSanitizer } from '../sanitize/object-sanitizer';
import { isRecord, propertyNames, readProperty } from '../sanitize/read-fields';
import { FALLBACK_BUDGET } from './corporate.constants';
import { SAMPLE_DEPARTMENTS } from './corporate.samples';

/** A travel budget in US dollars (spec section 3). */
export const budgetSchema = /* @__PURE__ */ entity(FALLBACK_BUDGET);

/** A travel budget in US dollars. */
export type Budget = Readonly<v.InferOutput<typeof budgetSchema>>;

/** Sanitises the figures in the answer of `GET /api/corporate-admin/budget`. */
export const sanitizeBudget = /* @__PURE__ */ objectSanitizer(FALLBACK_BUDGET, (budget, missing) => {
  completeSum(budget, missing, 'total', ['used', 'remaining']);
});

const DEPARTMENT_DEFAULTS = {
  id: '',
  name: 'Unnamed department',
  allocated: 0,
  used: 0,
};

/** A department's part of the budget, in US dollars (spec section 3). */
export const departmentSchema = /* @__PURE__ */ entity(DEPARTMENT_DEFAULTS);

/** A department as a row; its `id` is its name in the answer's map. */
export type DepartmentData = v.InferOutput<typeof departmentSchema>;

/** A sanitised department. */
export type Department = Keyed<DepartmentData>;

const sanitizeRows = /* @__PURE__ */ listSanitizer(DEPARTMENT_DEFAULTS, SAMPLE_DEPARTMENTS);

function rowsOf(departments: unknown): unknown {
  if (!isRecord(departments)) return departments;
  return propertyNames(departments).map((name) => {
    const part = readProperty(departments, name);
    if (!isRecord(part)) return undefined;
    return { id: name, name, allocated: readProperty(part, 'allocated'), used: readProperty(part, 'used') };
  });
}

/**
 * Sanitises the departments in the answer of `GET /api/corporate-admin/budget`: a map of name to allocated and
 * used, in its own order. Without it, sample departments.
 *
 * @param raw - the answer, or departments that are rows already
 */
export const sanitizeDepartments: (raw: unknown) => SanitizedList<Department> =
  /* @__PURE__ */ memoizeByReference((raw) =>
    sanitizeRows(rowsOf(isRecord(raw) ? readProperty(raw, 'departments') : raw)),
  );
