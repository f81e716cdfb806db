/** The only place that draws with @mantine/charts. */
import { shortDay } from '#values/mes.ts';
import '@mantine/charts/styles.css';
import { AreaChart } from '@mantine/charts';
import { formatDate } from '#values/fecha.ts';
import type { Estadisticas } from './estadistica.ts';

const number = new Intl.NumberFormat('es-ES');

/** What the table below says, at a glance; screen readers have the table. */
export function Charts({ days }: { days: Estadisticas['por_dia'] }) {
  return (
    <div aria-hidden="true">
      <AreaChart
        h={300}
        data={days.map((day) => ({ ...day, etiqueta: day.dia }))}
        dataKey="etiqueta"
        series={[
          { name: 'paginas', label: 'Páginas vistas', color: 'green.7' },
          { name: 'visitas', label: 'Visitas', color: 'orange.7' },
          { name: 'paginas_antes', label: 'Páginas, periodo anterior', color: 'gray.5' },
        ]}
        withLegend
        withDots={days.length <= 31}
        curveType="monotone"
        valueFormatter={(value) => number.format(value)}
        xAxisProps={{ tickFormatter: shortDay, minTickGap: 24 }}
        yAxisProps={{ allowDecimals: false, width: 56 }}
        tooltipProps={{ labelFormatter: (day) => (typeof day === 'string' ? formatDate(day) : '') }}
        areaChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
