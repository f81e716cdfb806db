/** What the form of itineraries has besides its fields: the days and their stops. */
import { ActionIcon, Button, Group, Input, Paper, Stack, Text } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { groupOf, moved, withDia, withoutDia } from '#areas/viaje/days.ts';
import { tipoNames } from '#areas/viaje/tipo-names.ts';
import {
  type Clave,
  claveOf,
  cosasOf,
  decodeViaje,
  encodeViaje,
  maxCosas,
  maxDias,
  parseClave,
  type Viaje,
  withCosa,
  withoutCosa,
} from '#areas/viaje/viaje.ts';
import type { AnyForm } from '#desk/form/fields.tsx';
import { CardPicker } from '#desk/form/rich-text/card-picker.tsx';
import type { FormCode } from '#desk/kinds/kind.ts';
import { useCall } from '#desk/use-call.ts';
import { type ItinerarioAdmin, kind } from './itinerario.ts';

export const code: FormCode<ItinerarioAdmin> = { kind, parts: { plan: PlanField } };

function PlanField({ form }: { form: AnyForm }) {
  const viaje = decodeViaje(form.values.plan);
  const claves = cosasOf(viaje);
  const [added, setAdded] = useState<ReadonlyMap<Clave, string>>(new Map());
  const query = useCall('get_viaje.php', { cosas: claves.join('.') }, 'No se pudieron cargar las paradas.', {
    enabled: claves.length > 0,
  });
  const names = new Map([...added, ...(query.data?.data ?? []).map(({ clave, titulo }) => [clave, titulo] as const)]);
  const nameOf = (clave: Clave) => names.get(clave) ?? (query.isFetching ? 'Cargando…' : 'Ya no se ve en el sitio');
  const [choosing, setChoosing] = useState<number>();
  const change = (now: Viaje) => form.setFieldValue('plan', encodeViaje(now));

  function add(clave: Clave, titulo: string) {
    setAdded((known) => new Map([...known, [clave, titulo]]));
    if (claves.includes(clave)) return;
    change(moved(withCosa(viaje, clave), clave, choosing!, maxCosas));
  }

  /** Past the edge of its day: the end of the day before, or the beginning of the next. */
  function step(clave: Clave, day: number, by: -1 | 1) {
    const group = groupOf(viaje, day);
    const index = group.indexOf(clave) + by;
    if (index >= 0 && index < group.length) change(moved(viaje, clave, day, index));
    else change(moved(viaje, clave, day + by, by < 0 ? maxCosas : 0));
  }

  return (
    <Input.Wrapper
      label="Días y paradas"
      description="Cada parada es algo del sitio: un lugar, una ruta, una empresa, un evento… Lo que dejes de enseñar deja de verse también aquí."
      required
      error={form.errors.plan}
    >
      <Stack gap="sm" mt="xs">
        {viaje.dias.map((dia, day) => (
          <Paper key={day} withBorder p="sm" component="section" aria-label={`Día ${day + 1}`}>
            <Group justify="space-between">
              <Text fw={600}>Día {day + 1}</Text>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Quitar el día ${day + 1}`}
                onClick={() => change(withoutDay(viaje, day))}
              >
                <Trash2 size={16} aria-hidden="true" />
              </ActionIcon>
            </Group>
            {dia.cosas.map((clave, index) => (
              <Stop
                key={clave}
                name={nameOf(clave)}
                clave={clave}
                isFirst={day === 0 && index === 0}
                isLast={day === viaje.dias.length - 1 && index === dia.cosas.length - 1}
                onStep={(by) => step(clave, day, by)}
                onRemove={() => change(withoutCosa(viaje, clave))}
              />
            ))}
            <Button
              variant="light"
              size="xs"
              mt="xs"
              leftSection={<Plus size={14} aria-hidden="true" />}
              disabled={claves.length >= maxCosas}
              onClick={() => setChoosing(day)}
            >
              Añadir una parada al día {day + 1}
            </Button>
          </Paper>
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden="true" />}
            disabled={viaje.dias.length >= maxDias}
            onClick={() => change(withDia(viaje, null))}
          >
            Añadir un día
          </Button>
        </Group>
      </Stack>
      <CardPicker
        isOpen={choosing !== undefined}
        onClose={() => setChoosing(undefined)}
        words={{ title: 'Añadir una parada', hint: 'Un lugar, una ruta, una empresa, una actividad…' }}
        onChoose={({ tipo, id, titulo }) => {
          add(claveOf(tipo, id), titulo);
          setChoosing(undefined);
        }}
      />
    </Input.Wrapper>
  );
}

/** Its stops go with it. */
function withoutDay(viaje: Viaje, day: number): Viaje {
  return { ...withoutDia(viaje, day), sueltas: [] };
}

interface StopProps {
  clave: Clave;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep(by: -1 | 1): void;
  onRemove(): void;
}

function Stop({ clave, name, isFirst, isLast, onStep, onRemove }: StopProps) {
  const { tipo } = parseClave(clave)!;
  return (
    <Group gap="xs" wrap="nowrap" mt={4}>
      <Text size="sm" style={{ flex: 1 }}>
        <Text span c="dimmed" size="sm">
          {tipoNames[tipo]} ·{' '}
        </Text>
        {name}
      </Text>
      <ActionIcon variant="subtle" aria-label={`Subir «${name}»`} disabled={isFirst} onClick={() => onStep(-1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={`Bajar «${name}»`} disabled={isLast} onClick={() => onStep(1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" aria-label={`Quitar «${name}»`} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}
