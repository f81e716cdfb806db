/** Seven days, thirty, twelve months, or one's own. */
import { Button, Group, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { Period } from './estadistica.ts';
import { type Periodo, type PeriodSearch, periodos } from './periodo.ts';

export function PeriodChoice({ search, period }: { search: PeriodSearch; period: Period }) {
  const navigate = useNavigate();
  const isOwn = Boolean(search.desde && search.hasta);
  const go = (search: PeriodSearch) => void navigate({ to: '/admin/estadisticas', search });
  return (
    <Group align="end" gap="md">
      <Group gap="xs" role="group" aria-label="Periodo">
        {(Object.entries(periodos) as [Periodo, string][]).map(([periodo, label]) => {
          const isChosen = !isOwn && (search.periodo ?? '30') === periodo;
          return (
            <Button
              key={periodo}
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              onClick={() => go({ periodo })}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      <OwnDates key={`${period.desde} ${period.hasta}`} period={period} onChoose={go} />
    </Group>
  );
}

function OwnDates({ period, onChoose }: { period: Period; onChoose(period: Period): void }) {
  const [{ desde, hasta }, setDates] = useState(period);
  function choose(event: FormEvent) {
    event.preventDefault();
    if (desde && hasta) onChoose({ desde, hasta });
  }
  return (
    <form onSubmit={choose}>
      <Group align="end" gap="xs">
        <TextInput
          type="date"
          name="desde"
          label="Desde"
          required
          value={desde}
          onChange={({ currentTarget: { value } }) => setDates({ desde: value, hasta })}
        />
        <TextInput
          type="date"
          name="hasta"
          label="Hasta"
          required
          value={hasta}
          onChange={({ currentTarget: { value } }) => setDates({ desde, hasta: value })}
        />
        <Button type="submit" variant="default">
          Ver estos días
        </Button>
      </Group>
    </form>
  );
}
