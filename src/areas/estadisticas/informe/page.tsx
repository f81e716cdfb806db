/** The sponsor's report: private by its address, readable without signing in, printable on one page. */

import { createFileRoute, notFound } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { Button } from '#ui/button.tsx';
import { get } from '#ui/call.ts';
import { Logo } from '#ui/logo.tsx';
import { Picture } from '#ui/picture.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatDate, formatLongDate } from '#values/fecha.ts';
import { isMes, mesLabel } from '#values/mes.ts';
import type { Informe } from './informe.ts';
import styles from './page.module.css';

export const Route = createFileRoute('/informe/$clave')({
  validateSearch: understood(({ mes }): { mes?: string } => (typeof mes === 'string' && isMes(mes) ? { mes } : {})),
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { clave }, deps: { mes } }) => {
    const result = await get('get_informe.php', { clave, mes });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    return { result };
  },
  head: ({ loaderData, matches }) => {
    const { meta, ...head } = seo(
      { matches },
      { title: loaderData?.result.ok ? `Informe de ${loaderData.result.data.nombre}` : 'Informe' },
    );
    return { ...head, meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: InformePage,
  notFoundComponent: ({ data }) => (
    <main>
      <NotFound title="Informe no encontrado" said={data} text="Este informe no existe o su dirección ha cambiado." />
    </main>
  ),
});

function InformePage() {
  const { result } = Route.useLoaderData();
  return (
    <main className={styles.page}>
      {result.ok ? (
        <Report informe={result.data} />
      ) : (
        <ErrorBox text={failure(result, 'No se pudo cargar el informe.', 'No hay conexión con el servidor.')} />
      )}
    </main>
  );
}

const text = (value: number) => value.toLocaleString('es-ES');

function Report({ informe }: { informe: Informe }) {
  const { identidad } = useSitio();
  const { nombre, imagen, mes, vistas, clics, antes } = informe;
  return (
    <article className={styles.report}>
      <div className={styles.head}>
        <Logo />
        {imagen && (
          <span className={styles.emblem}>
            <Picture src={imagen} alt="" sizes="120px" isMain />
          </span>
        )}
      </div>
      <h1>{nombre}</h1>
      <p className={styles.lead}>
        Patrocinio en {identidad.nombre}, {mesLabel(mes)}
        {informe.hasta && `. Contrato hasta el ${formatLongDate(informe.hasta)}`}
      </p>
      <MonthChoice informe={informe} />
      <ul className={styles.figures}>
        <Figure one="vez vista" many="veces vista" now={vistas} before={antes.vistas} />
        <Figure one="clic" many="clics" now={clics} before={antes.clics} />
      </ul>
      {informe.en_widgets > 0 && (
        <p className={styles.note}>
          De ellas, {text(informe.en_widgets)} en la agenda que muestran otras webs, donde se cuenta al llegar a la
          pantalla.
        </p>
      )}
      <Bars days={informe.por_dia} />
      <table className={styles.days}>
        <caption>Día a día</caption>
        <thead>
          <tr>
            <th scope="col">Día</th>
            <th scope="col">Veces vista</th>
            <th scope="col">Clics</th>
          </tr>
        </thead>
        <tbody>
          {informe.por_dia.map(({ dia, vistas, clics }) => (
            <tr key={dia}>
              <th scope="row">{formatDate(dia)}</th>
              <td>{text(vistas)}</td>
              <td>{text(clics)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Una vez vista es cuando al menos la mitad ha estado un segundo en pantalla. No se cuentan los robots ni quien
        trabaja en el sitio, y se cuenta sin cookies y sin saber quién mira.
      </p>
    </article>
  );
}

/** Works without scripts too. */
function MonthChoice({ informe: { mes, meses } }: { informe: Informe }) {
  const choices = meses.includes(mes) ? meses : [mes, ...meses];
  return (
    <form method="get" className={styles.choice} data-noprint>
      <label htmlFor="mes">Mes</label>
      <select id="mes" name="mes" defaultValue={mes} key={mes}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {mesLabel(choice)}
          </option>
        ))}
      </select>
      <Button type="submit">Ver</Button>
      <Button look="quiet" onClick={() => print()}>
        Imprimir
      </Button>
    </form>
  );
}

function Figure({ one, many, now, before }: { one: string; many: string; now: number; before: number }) {
  return (
    <li>
      <strong>{text(now)}</strong> {now === 1 ? one : many}
      <span>el mes anterior, {text(before)}</span>
    </li>
  );
}

/** The table at a glance. */
function Bars({ days }: { days: Informe['por_dia'] }) {
  const most = Math.max(1, ...days.map(({ vistas }) => vistas));
  return (
    <svg className={styles.bars} viewBox={`0 0 ${days.length * 10} 60`} preserveAspectRatio="none" aria-hidden="true">
      {days.map(({ dia, vistas }, index) => {
        const height = (vistas / most) * 58;
        return <rect key={dia} x={index * 10 + 1} y={60 - height} width={8} height={height} />;
      })}
    </svg>
  );
}
