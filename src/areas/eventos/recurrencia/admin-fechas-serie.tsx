/** Single dates of a series: cancelled, or moved to another day. */
import { SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import type { Cambios } from '#values/agenda/cambios.ts';
import { formatFullDate } from '#values/full-date.ts';

export interface FechasValues {
  fechas_canceladas: { dia: string }[];
  fechas_movidas: { de: string; a: string; hora: string }[];
}

export function fechasOf({ fechas_canceladas = [], fechas_movidas = [] }: Cambios): FechasValues {
  return {
    fechas_canceladas: fechas_canceladas.map((dia) => ({ dia })),
    fechas_movidas: fechas_movidas.map(({ de, a, hora }) => ({ de, a, hora: hora ?? '' })),
  };
}

/** As the call takes them; rows that were left empty are none. */
export function toFields({ fechas_canceladas, fechas_movidas }: FechasValues) {
  return {
    fechas_canceladas: JSON.stringify(fechas_canceladas.map(({ dia }) => dia).filter(Boolean)),
    fechas_movidas: JSON.stringify(fechas_movidas.filter(({ de, a }) => de && a)),
  };
}

/** Half a move is none. */
export function wrongFechas({ fechas_movidas }: FechasValues): Record<string, string> {
  return Object.fromEntries(
    fechas_movidas.flatMap(({ de, a }, index): [string, string][] => {
      if (Boolean(de) === Boolean(a)) return [];
      return de
        ? [[`fechas_movidas.${index}.a`, 'Di a qué día pasa.']]
        : [[`fechas_movidas.${index}.de`, 'Di qué día cambia.']];
    }),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: the values' shape is the form's own; these fields read and write their paths
export function FechasSerie({ form }: { form: UseFormReturnType<any> }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <ListField<FechasValues['fechas_canceladas'][number]>
        form={form}
        path="fechas_canceladas"
        label="Fechas canceladas"
        help="Días de la regla que esta vez no se celebran."
        one="la fecha cancelada"
        empty={{ dia: '' }}
        add="Cancelar una fecha"
        max={200}
      >
        {(path) => <TextField form={form} name={`${path}.dia`} label="Día" type="date" />}
      </ListField>
      <ListField<FechasValues['fechas_movidas'][number]>
        form={form}
        path="fechas_movidas"
        label="Fechas cambiadas"
        help="Días de la regla que se celebran en otro."
        one="la fecha cambiada"
        title={({ de, a }) => `${de ? formatFullDate(de) : '…'} → ${a ? formatFullDate(a) : '…'}`}
        empty={{ de: '', a: '', hora: '' }}
        add="Cambiar una fecha"
        max={200}
      >
        {(path) => (
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <TextField form={form} name={`${path}.de`} label="En vez del" type="date" />
            <TextField form={form} name={`${path}.a`} label="Se celebra el" type="date" />
            <TextField form={form} name={`${path}.hora`} label="A las" type="time" />
          </SimpleGrid>
        )}
      </ListField>
    </SimpleGrid>
  );
}
