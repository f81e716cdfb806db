/** What the form of routes has besides its fields: the file with the track, and what came of it. */
import { Alert, FileInput, Text } from '@mantine/core';
import type { AnyForm } from '#desk/form/fields.tsx';
import type { FormCode } from '#desk/kinds/kind.ts';
import { things } from '#things.ts';
import { kind, type RutaAdmin } from './ruta.ts';
import { dificultadNames, duration, inMetres, kilometres } from './words.ts';

export const code: FormCode<RutaAdmin> = {
  kind,
  parts: { gpx: Track },
  moreValues: (ruta) => ({ gpx: null, dificultad: ruta?.dificultad_elegida ?? '' }),
  check: ({ gpx }, isNew) => (isNew && !gpx ? { gpx: 'Elige el archivo GPX de la ruta.' } : {}),
  createdText: (message, ruta) => `${message} ${measuresOf(ruta)}`,
};

function Track({ form, record: ruta }: { form: AnyForm; record: RutaAdmin | undefined }) {
  return (
    <>
      <FileInput
        name="gpx"
        label="Archivo GPX"
        description={
          ruta
            ? 'Elige otro solo si quieres cambiar el recorrido.'
            : 'El recorrido, como lo exporta tu reloj o tu aplicación (hasta 10 MB). De él salen la distancia, el desnivel y el tiempo.'
        }
        placeholder={ruta ? 'El recorrido actual se queda' : 'Elegir archivo'}
        accept=".gpx,application/gpx+xml"
        required={!ruta}
        clearable
        value={form.values.gpx}
        onChange={(file) => form.setFieldValue('gpx', file)}
        error={form.errors.gpx}
      />
      {ruta && (
        <Text size="sm" c="dimmed">
          {measuresOf(ruta)}{' '}
          <a href={`${things.ruta.path(ruta.slug)}.gpx`} download>
            Descargar el GPX actual
          </a>
        </Text>
      )}
      {ruta?.observaciones.map((observacion) => (
        <Alert key={observacion} color="yellow">
          {observacion}
        </Alert>
      ))}
    </>
  );
}

function measuresOf({ distancia_m, subida_m, minutos, dificultad }: RutaAdmin): string {
  const climb = subida_m === null ? 'sin datos de altitud' : `${inMetres(subida_m)} de subida`;
  return `${kilometres(distancia_m)}, ${climb}, unas ${duration(minutos)}, ${dificultadNames[dificultad].toLowerCase()}.`;
}
