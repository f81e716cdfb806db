/** Where something is: pasted as a map prints it into one field, or typed into the two that the call takes. */
import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MapPicker } from '#areas/mapa/map-picker.tsx';
import { Part } from '#desk/page.tsx';
import { parseCoordenadas } from '#values/coordenadas/coordenadas.ts';
import { type AnyForm, TextField } from '../fields.tsx';

interface Props {
  form: AnyForm;
}

const notUnderstood = 'No parecen unas coordenadas. Prueba con algo como 40.6128, -2.0931';

export function CoordinatesField({ form }: Props) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  /** As soon as it is understood the two fields have it. */
  function take(text: string) {
    const found = parseCoordenadas(text);
    setTyped(text);
    setWrong(false);
    if (found) form.setValues({ latitud: String(found.latitud), longitud: String(found.longitud) });
  }

  return (
    <Stack gap="sm">
      <TextInput
        label="Coordenadas"
        name="coordenadas"
        description="Pégalas como las da el mapa: 40.6128, -2.0931, o en grados, o la dirección del mapa"
        placeholder={'40°36\'46.1"N 2°05\'35.2"W'}
        value={typed}
        error={isWrong && notUnderstood}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setWrong(typed.trim() !== '' && !parseCoordenadas(typed))}
      />
      <MapPicker
        point={pointOf(form.values)}
        onPick={({ latitud, longitud }) => form.setValues({ latitud: String(latitud), longitud: String(longitud) })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField form={form} name="latitud" label="Latitud" inputMode="decimal" placeholder="40.0704" />
        <TextField form={form} name="longitud" label="Longitud" inputMode="text" placeholder="-2.1374" />
      </SimpleGrid>
    </Stack>
  );
}

/** The same as a part of a form, under its own heading. */
export function OnMapSection({ form }: Props) {
  return (
    <Part title="En el mapa">
      <CoordinatesField form={form} />
    </Part>
  );
}

function pointOf({ latitud, longitud }: { latitud: string; longitud: string }) {
  const point = { latitud: degrees(latitud), longitud: degrees(longitud) };
  return Number.isNaN(point.latitud) || Number.isNaN(point.longitud) ? undefined : point;
}

function degrees(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
}
