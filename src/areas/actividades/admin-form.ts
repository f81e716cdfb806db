/** What the form of activities has besides its fields. */
import { CoordinatesField } from '#desk/form/place/coordinates-field.tsx';
import type { FormCode } from '#desk/kinds/kind.ts';
import { areGroupLimitsRight, kind, wrongGroupLimitsMessage } from './actividad.ts';

export const code: FormCode = {
  kind,
  parts: { mapa: CoordinatesField },
  check: ({ min_personas, max_personas }) =>
    areGroupLimitsRight(Number(min_personas), Number(max_personas)) ? {} : { max_personas: wrongGroupLimitsMessage },
};
