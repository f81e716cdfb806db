/** The only place that draws with @mantine/charts. */
import { shortDay } from '#values/mes.ts';
import '@mantine/charts/styles.css';
import { AreaChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { todayInMadrid } from '#values/day.ts';
import { formatDate } from '#values/fecha.ts';
import type { Estadisticas } from './estadistica.ts';
import { drawnDays } from './periodo.ts';

const number = new Intl.NumberFormat('es-ES');

const series = [
  { name: 'paginas', label: 'Páginas vistas', color: 'var(--color-accent)' },
  { name: 'visitas', label: 'Visitas', color: 'var(--color-action)' },
  {
    name: 'paginas_antes',
    label: 'Páginas, periodo anterior',
    color: 'var(--color-text-soft)',
    strokeDasharray: '4 4',
  },
];

/** What the table below says, at a glance; screen readers have the table. */
export function Charts({ days }: { days: Estadisticas['por_dia'] }) {
  const today = todayInMadrid(new Date());
  const hasToday = days.some(({ dia }) => dia === today);
  return (
    <div aria-hidden="true">
      <AreaChart
        h={300}
        data={drawnDays(days, today)}
        dataKey="dia"
        series={series}
        withLegend
        fillOpacity={0.12}
        withDots={days.length <= 31}
        curveType="monotone"
        valueFormatter={(value) => number.format(value)}
        xAxisProps={{ tickFormatter: shortDay, minTickGap: 24 }}
        yAxisProps={{ allowDecimals: false, width: 56 }}
        tooltipProps={{ labelFormatter: (day) => (typeof day === 'string' ? dayLabel(day, today) : '') }}
        areaChartProps={{ accessibilityLayer: false }}
      />
      {hasToday && (
        <Text size="sm" c="dimmed" ta="end" mt="xs">
          El día de hoy no ha acabado: sus cifras están en la tabla.
        </Text>
      )}
    </div>
  );
}

function dayLabel(day: string, today: string): string {
  return day === today ? `${formatDate(day)}, sin acabar` : formatDate(day);
}
