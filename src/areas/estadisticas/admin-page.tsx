/** What visitors did, added up by day: charts, each with its table. */

import { Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Fragment, Suspense } from 'react';
import { type SponsorTipo, sponsorTipoLabel } from '#areas/patrocinadores/tipos.ts';
import { CsvButton } from '#desk/list/csv-button.tsx';
import { AdminPage, Part } from '#desk/page.tsx';
import { QueryFailed } from '#desk/query-failed.tsx';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { todayInMadrid } from '#values/day.ts';
import { formatDate } from '#values/fecha.ts';
import { PeriodChoice } from './admin-period.tsx';
import { FigureTable, SumTable } from './admin-tables.tsx';
import { dispositivoLabel, type Estadisticas, pasoLabel } from './estadistica.ts';
import { daysShown, periodSearch } from './periodo.ts';

// The charts' code comes only here.
const Charts = lazyPart(() => import('./admin-charts.tsx').then(({ Charts }) => Charts));

export const Route = createFileRoute('/admin/estadisticas')({ validateSearch: periodSearch, component: Pantalla });

const back = { href: '/admin', label: 'Volver a Admin' };

function Pantalla() {
  const search = Route.useSearch();
  const period = daysShown(search, todayInMadrid(new Date()));
  const query = useCall('get_estadisticas_admin.php', period, 'No se pudieron cargar las estadísticas.');
  return (
    <AdminPage
      title="Estadísticas"
      back={back}
      actions={<CsvButton call="get_estadisticas_admin.php" filter={{ desde: period.desde, hasta: period.hasta }} />}
    >
      <Stack gap="lg">
        <PeriodChoice search={search} period={period} />
        {query.isPending && (
          <Stack role="status" aria-label="Cargando...">
            <Skeleton height={110} />
            <Skeleton height={320} />
          </Stack>
        )}
        <QueryFailed query={query} />
        {query.isSuccess && <Figures data={query.data.data} />}
      </Stack>
    </AdminPage>
  );
}

function Figures({ data }: { data: Estadisticas }) {
  const { antes, visitas, paginas, origenes, dispositivos, busquedas, no_encontradas, pasos, patrocinadores } = data;
  return (
    <>
      <Text size="sm" c="dimmed">
        Del {formatDate(data.desde)} al {formatDate(data.hasta)}, comparado con los mismos días de antes: del{' '}
        {formatDate(antes.desde)} al {formatDate(antes.hasta)}. Sin contar a los robots ni a quien trabaja en el sitio.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <Figure label="Páginas vistas" now={paginas.total} before={paginas.antes} />
        <Figure label="Visitas por día, sumadas" now={visitas.total} before={visitas.antes} />
        <Figure label="Búsquedas sin resultados" now={busquedas.total} before={busquedas.antes} />
        <Figure label="Direcciones no encontradas" now={no_encontradas.total} before={no_encontradas.antes} />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Una visita es una persona en un día, calculada sin guardar quién es. Quien vuelve otro día cuenta otra vez: la
        suma no dice cuántas personas distintas han venido.
      </Text>
      <Part title="Por día" miw={0}>
        <Suspense fallback={<Skeleton height={300} />}>
          <Charts days={data.por_dia} />
        </Suspense>
        <FigureTable days={data.por_dia} />
      </Part>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Part title="Páginas" miw={0}>
          <SumTable label="Páginas" what="Página" list={paginas} isLinked empty="Todavía no hay páginas vistas." />
        </Part>
        <Part title="De dónde llegan" miw={0}>
          <SumTable label="De dónde llegan" what="Sitio" list={origenes} empty="Todavía no ha llegado nadie." />
        </Part>
        <Part title="Con qué miran" miw={0}>
          <SumTable
            label="Dispositivos"
            what="Dispositivo"
            list={dispositivos}
            names={dispositivoLabel}
            empty="Todavía no hay páginas vistas."
          />
        </Part>
        <Part title="La tienda, paso a paso" miw={0}>
          <SumTable label="Pasos de la compra" what="Paso" list={pasos} names={pasoLabel} hasTotal={false} empty="" />
        </Part>
        <Part title="Búsquedas sin resultados" miw={0}>
          <SumTable
            label="Búsquedas sin resultados"
            what="Búsqueda"
            list={busquedas}
            empty="Ninguna: han encontrado algo."
          />
        </Part>
        <Part title="Direcciones no encontradas" miw={0}>
          <SumTable
            label="Direcciones no encontradas"
            what="Dirección"
            list={no_encontradas}
            action={(clave) =>
              clave.startsWith('/') && (
                <AppLink href={`/admin/direcciones?de=${encodeURIComponent(clave)}`}>Crear redirección</AppLink>
              )
            }
            empty="Ninguna."
          />
        </Part>
      </SimpleGrid>
      <Part title="Patrocinadores" miw={0}>
        <Sponsors sponsors={patrocinadores} />
      </Part>
    </>
  );
}

function Figure({ label, now, before }: { label: string; now: number; before: number }) {
  return (
    <Paper withBorder p="md">
      <Text size="sm">{label}</Text>
      <Text fz={28} fw={600} lh={1.2}>
        {now.toLocaleString('es-ES')}
      </Text>
      <Text size="sm" c="dimmed">
        {compared(now, before)}
      </Text>
    </Paper>
  );
}

function compared(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'Antes, tampoco' : 'Antes, ninguna';
  const share = Math.round(((now - before) / before) * 100);
  return `${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(share)} % (antes, ${before.toLocaleString('es-ES')})`;
}

function Sponsors({ sponsors }: { sponsors: Estadisticas['patrocinadores'] }) {
  if (sponsors.length === 0) return <Text c="dimmed">En estos días no se ha visto a ninguno.</Text>;
  const isShared = (name: string) => sponsors.filter(({ nombre }) => nombre === name).length > 1;
  return (
    <SumTable.Frame label="Patrocinadores" columns={['Patrocinador', 'Veces vista', 'Clics']}>
      {sponsors.map(({ patrocinador, nombre, tipo, id, vistas, clics }) => (
        <SumTable.Row
          key={patrocinador}
          cells={[
            <Fragment key="nombre">
              <AppLink href={`/admin/patrocinadores/editar/${tipo}/${id}`}>{nombre}</AppLink>
              {isShared(nombre) && (
                <Text size="sm" c="dimmed">
                  {sponsorTipoLabel[tipo as SponsorTipo]}
                </Text>
              )}
            </Fragment>,
            vistas.toLocaleString('es-ES'),
            clics.toLocaleString('es-ES'),
          ]}
        />
      ))}
    </SumTable.Frame>
  );
}
