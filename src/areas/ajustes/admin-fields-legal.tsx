import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type RegisteredRouter, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { notify } from '#desk/notifications/host.tsx';
import { sitePages } from '#site-pages.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatLongDate } from '#values/fecha.ts';
import type { SectionForm } from './admin-section-form.ts';
import { builtText } from './built-text.ts';
import { type LegalPage, legalPages } from './defaults.ts';
import { legalDay, legalVersion } from './legal-version.ts';

const labelOf = (page: LegalPage) => sitePages.find(({ path }) => path === `/${page}`)?.label ?? page;

/** Each legal page: the built text with the operator's data, or the operator's own. */
export function LegalFields({ form }: { form: SectionForm }) {
  // In the address: a form that goes on with what was saved goes on with the same page.
  const { pagina } = useLocation().search as { pagina?: unknown };
  const page = legalPages.find((known) => known === pagina) ?? 'aviso-legal';
  const navigate = useNavigate();
  const published = form.values[page] as { texto: string; version: string };
  const { texto } = published;
  const version = legalVersion(published);
  // The editor reads its text once: another one is another editor.
  const [made, setMade] = useState(0);

  function write(html: string) {
    form.setFieldValue(`${page}.texto`, html);
  }

  async function startFromBuilt() {
    const html = await builtText(page);
    if (!html) return notify('error', 'No se ha podido leer el texto del programa. Inténtalo de nuevo.');
    write(html);
    setMade((count) => count + 1);
  }

  function backToBuilt() {
    write('');
    setMade((count) => count + 1);
  }

  return (
    <>
      <NativeSelect
        label="Página"
        name="pagina"
        value={page}
        data={legalPages.map((value) => ({ value, label: `${labelOf(value)}${mark(form, value)}` }))}
        onChange={({ currentTarget }) =>
          void navigate<RegisteredRouter, string, string>({
            to: '.',
            search: { pagina: currentTarget.value },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Text size="sm">
        {texto
          ? 'Esta página lleva tu propio texto.'
          : 'Esta página lleva el texto del programa, con los datos de los demás ajustes: si los cambias, pasa a ser otra versión.'}{' '}
        {`Versión del ${formatLongDate(legalDay(version))}. `}
        <AppLink href={`/${page}`} target="_blank">
          Ver la página
        </AppLink>
      </Text>
      {texto ? (
        <Stack key={`${page}-${made}`}>
          <RichTextInput
            label={`Texto de «${labelOf(page)}»`}
            name={`${page}.texto`}
            value={texto}
            onChange={write}
            error={form.errors[`${page}.texto`] as string | undefined}
          />
          <Text size="sm" c="dimmed">
            Al guardar, el texto cambiado pasa a ser la versión de hoy; quien compre o se suscriba aceptará esa.
          </Text>
          <Group>
            <Button variant="default" onClick={backToBuilt}>
              Volver al texto del programa
            </Button>
          </Group>
        </Stack>
      ) : (
        <Group>
          <Button variant="light" onClick={() => void startFromBuilt()}>
            Escribir el mío a partir de este
          </Button>
        </Group>
      )}
    </>
  );
}

function mark(form: SectionForm, page: LegalPage): string {
  return (form.values[page] as { texto: string }).texto ? ' (texto propio)' : '';
}
