/** One section of the settings: its fields, saved as a whole, and what it said before. */

import { Loader, Paper, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { seccionLabel } from '#values/seccion.ts';
import { backToAjustes } from './admin-secciones.ts';
import type { SectionForm } from './admin-section-form.ts';
import { AjusteVersiones } from './admin-versiones.tsx';
import { type Seccion, sections } from './ajustes.ts';

/** Each section brings its own fields: the provinces of the delivery zones, the texts' editor. */
const plain = () => import('./admin-fields.tsx');
const envios = () => import('./admin-fields-envios.tsx');
const fieldsOf = {
  identidad: part(plain, 'IdentidadFields'),
  marca: part(() => import('./marca/admin-fields.tsx'), 'MarcaFields'),
  titular: part(plain, 'TitularFields'),
  redes: part(plain, 'RedesFields'),
  reservas: part(plain, 'ReservasFields'),
  portada: part(() => import('./admin-fields-portada.tsx'), 'PortadaFields'),
  secciones: part(() => import('./secciones/admin-fields.tsx'), 'SeccionesFields'),
  menus: part(() => import('./admin-fields-menus.tsx'), 'MenusFields'),
  medios: part(plain, 'MediosFields'),
  envios: part(envios, 'EnviosFields'),
  tienda: part(envios, 'TiendaFields'),
  pagos: part(() => import('./conexiones/admin-fields-pagos.tsx'), 'PagosFields'),
  correo: part(() => import('./conexiones/admin-fields-correo.tsx'), 'CorreoFields'),
  facturacion: part(plain, 'FacturacionFields'),
  boletin: part(plain, 'BoletinFields'),
  idiomas: part(() => import('./idiomas/admin-fields.tsx'), 'IdiomasFields'),
  preparacion: part(plain, 'PreparacionFields'),
  legal: part(() => import('./admin-fields-legal.tsx'), 'LegalFields'),
} satisfies Record<Seccion, Fields>;

type Fields = ComponentType<{ form: SectionForm }>;

function part<Name extends string>(load: () => Promise<Record<Name, Fields>>, name: Name) {
  return lazyPart(async () => (await load())[name]);
}

interface Saved {
  valores: Record<string, unknown>;
  version: number;
}

export function AjusteForm({ seccion, saved }: { seccion: Seccion; saved: Saved }) {
  const router = useRouter();
  const askAgain = useRefresh();
  const [restored, setRestored] = useState(saved);
  const label = seccionLabel[seccion];
  const Fields = fieldsOf[seccion];

  /** The rest of the desk shows the site's name and asks again for what it read. */
  function refresh() {
    void router.invalidate();
    void askAgain('get_ajustes_versiones.php', 'get_conexiones_admin.php');
  }

  return (
    <EditFrame
      key={restored.version}
      record={restored}
      draft={{ key: `ajustes-${seccion}`, of: `los ajustes de «${label}»` }}
      valuesOf={(record) => structuredClone(record!.valores)}
      validate={schemaResolver(sections[seccion], { sync: true })}
      mode={{
        title: label,
        back: backToAjustes,
        texts: { success: 'Ajustes guardados.', refused: 'No se pudieron guardar los ajustes.' },
        button: { resting: 'Guardar Cambios', busy: 'Guardando...' },
      }}
      list="/admin/ajustes"
      staysHere
      send={(values, _, record) => send('update_ajustes.php', { seccion, valores: values, version: record!.version })}
      recordOf={({ data }) => data}
      viewOf={() => '/'}
      onSaved={refresh}
      below={
        <AjusteVersiones
          seccion={seccion}
          onRestored={(data) => {
            setRestored(data);
            refresh();
          }}
        />
      }
    >
      {(form) => (
        <Paper withBorder p="md">
          <Stack>
            <Suspense fallback={<Loader mx="auto" aria-label="Cargando" />}>
              <Fields form={form} />
            </Suspense>
          </Stack>
        </Paper>
      )}
    </EditFrame>
  );
}
