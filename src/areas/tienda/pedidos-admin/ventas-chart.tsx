import { Skeleton, Text } from '@mantine/core';
import { Part } from '#desk/page.tsx';
import { QueryFailed } from '#desk/query-failed.tsx';
import { useCall } from '#desk/use-call.ts';
import { inFigures } from '#values/idioma/figures.ts';
import { mesLabel, shortMes } from '#values/mes.ts';
import { formatEuros } from '#values/money.ts';
import styles from './ventas-chart.module.css';

interface Mes {
  /** 'YYYY-MM' */
  mes: string;
  pedidos: number;
  ventas: number;
  reembolsado: number;
}

const height = 150;
/** Room below the bars for the months and above the tallest for its amount. */
const foot = 22;
const head = 20;

/** The last 12 months at a glance, and in a table for those who want the numbers or cannot see the bars. */
export function VentasChart() {
  const query = useCall('get_ventas_admin.php', {}, 'No se pudieron cargar las ventas.');
  return (
    <Part title="Ventas de los últimos 12 meses" mt="lg" gap={0}>
      {query.isPending && <Skeleton height={height} />}
      <QueryFailed query={query} />
      {query.isSuccess && <Bars meses={query.data.data} />}
    </Part>
  );
}

function Bars({ meses }: { meses: Mes[] }) {
  const total = meses.reduce((sum, { ventas }) => sum + ventas, 0);
  const best = meses.reduce((one, other) => (other.ventas > one.ventas ? other : one));
  const scale = (height - foot - head) / Math.max(best.ventas, 1);
  const summary =
    total === 0
      ? 'Todavía no hay ventas.'
      : `En total ${formatEuros(total)}. El mejor mes, ${mesLabel(best.mes)}: ${formatEuros(best.ventas)}.`;
  const step = 100 / meses.length;
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {summary}
      </Text>
      <svg className={styles.chart} height={height} role="img" aria-label={`Gráfico de ventas por mes. ${summary}`}>
        {meses.map(({ mes, ventas }, index) => {
          const center = `${(index + 0.5) * step}%`;
          const barHeight = Math.max(ventas * scale, ventas > 0 ? 2 : 0);
          const top = height - foot - barHeight;
          return (
            <g key={mes}>
              <title>{`${mesLabel(mes)}: ${formatEuros(ventas)}`}</title>
              <rect
                className={styles.bar}
                x={`${(index + 0.2) * step}%`}
                width={`${0.6 * step}%`}
                y={top}
                height={barHeight}
                rx={3}
              />
              {ventas > 0 && (
                <text className={styles.amount} x={center} y={top - 6}>
                  {`${inFigures(ventas, 0)}\u00a0€`}
                </text>
              )}
              <text className={styles.month} x={center} y={height - 5}>
                {shortMes(mes)}
              </text>
            </g>
          );
        })}
        <line className={styles.ground} x1="0" x2="100%" y1={height - foot} y2={height - foot} />
      </svg>
      <details className={styles.details}>
        <summary>Ver los datos en una tabla</summary>
        <table aria-label="Ventas por mes">
          <thead>
            <tr>
              <th>Mes</th>
              <th>Pedidos</th>
              <th>Ventas</th>
              <th>Reembolsado</th>
            </tr>
          </thead>
          <tbody>
            {meses.map(({ mes, pedidos, ventas, reembolsado }) => (
              <tr key={mes}>
                <th scope="row">{mesLabel(mes)}</th>
                <td>{pedidos}</td>
                <td>{formatEuros(ventas)}</td>
                <td>{formatEuros(reembolsado)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
