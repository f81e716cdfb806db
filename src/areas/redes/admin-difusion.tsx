/** The agenda on its way out: the code for pages of others, calendars, and the picture of this weekend. */
import { ColorInput, NativeSelect, Paper, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { widgetCode, widgetPath } from '#areas/eventos/widget/code.ts';
import { AdminPage } from '#desk/page.tsx';
import { useCall } from '#desk/use-call.ts';
import { pathIn } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { spanish } from '#values/idioma/say.ts';
import { IdiomaSelect } from './admin-idioma.tsx';
import { PosterPair } from './admin-pair.tsx';

export const Route = createFileRoute('/admin/agenda/difusion')({ component: Difusion });

function Difusion() {
  return (
    <AdminPage title="Difundir la agenda">
      <Stack gap="xl">
        <Widget />
        <section aria-labelledby="fin-de-semana">
          <Title order={2} fz="lg" mb="sm" id="fin-de-semana">
            Imagen de este fin de semana
          </Title>
          <PosterPair path="/redes/este-fin-de-semana.png" of="este fin de semana" />
        </section>
      </Stack>
    </AdminPage>
  );
}

function Widget() {
  const { url, identidad, idiomas } = useSitio();
  const municipios = useCall('get_municipios.php', {}, 'No se pudieron cargar los municipios.');
  const [slug, setSlug] = useState('');
  const [color, setColor] = useState('');
  const [idioma, setIdioma] = useState(spanish.codigo);
  const village = municipios.data?.data.find((one) => one.slug === slug);
  const hex = /^#[0-9a-f]{6}$/i.test(color) ? color.slice(1).toLowerCase() : undefined;
  const inOther = idioma === spanish.codigo ? undefined : idioma;
  const shown = { slug: slug || undefined, nombre: village?.nombre ?? identidad.nombre, color: hex, idioma: inOther };
  const path = slug ? paths.municipio(slug) : '';
  const calendar = pathIn(idioma, `${path}/agenda.ics`);
  const feed = pathIn(idioma, path ? `${path}/rss.xml` : '/agenda/rss.xml');
  return (
    <section aria-labelledby="widget">
      <Title order={2} fz="lg" mb="sm" id="widget">
        La agenda en otras webs
      </Title>
      <Text mb="md">
        Un ayuntamiento o una asociación puede mostrar la agenda en su página: basta con pegar este código. También está
        en la página de cada pueblo.
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: idiomas.length > 0 ? 3 : 2 }} style={{ alignItems: 'end' }}>
            <NativeSelect
              label="Municipio"
              value={slug}
              onChange={(event) => setSlug(event.currentTarget.value)}
              data={[
                { value: '', label: 'Toda la agenda' },
                ...(municipios.data?.data ?? []).map((one) => ({ value: one.slug, label: one.nombre })),
              ]}
              error={municipios.isError && 'No se pudieron cargar los municipios.'}
            />
            <ColorInput
              label="Color"
              description="Si no se leería bien, se oscurece o se aclara solo."
              value={color}
              onChange={setColor}
              placeholder="El del sitio"
              format="hex"
            />
            <IdiomaSelect value={idioma} onChange={setIdioma} />
          </SimpleGrid>
          <Textarea
            label="Código para pegar"
            readOnly
            autosize
            minRows={4}
            value={widgetCode(url, shown)}
            onFocus={(event) => event.currentTarget.select()}
            styles={{ input: { fontFamily: 'monospace' } }}
          />
          <Text size="sm">
            Para calendarios: <AppLink href={calendar}>{url + calendar}</AppLink>
            <br />
            Para lectores RSS: <AppLink href={feed}>{url + feed}</AppLink>
          </Text>
        </Stack>
        <Paper withBorder p={0}>
          <iframe
            src={widgetPath(shown)}
            title="Cómo se verá"
            width="100%"
            height="560"
            style={{ border: 0, display: 'block' }}
          />
        </Paper>
      </SimpleGrid>
    </section>
  );
}
