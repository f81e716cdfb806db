import { notValid, optionalNumber } from './fields.ts';

/** A list's filter by something's id; absent or empty means all. `label` with its article: "La categoría". */
export function filterId(label: string) {
  return optionalNumber({
    invalid: notValid(label),
    integer: true,
    min: 1,
    max: 2_147_483_647,
  });
}
