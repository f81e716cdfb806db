/** One section of the settings: its fields, saved as a whole, and what it said before. */
import { Paper, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { seccionLabel } from '#values/seccion.ts';
import {
  BoletinFields,
  IdentidadFields,
  MediosFields,
  RedesFields,
  ReservasFields,
  TitularFields,
} from './admin-fields.tsx';
import { EnviosFields, TiendaFields } from './admin-fields-envios.tsx';
import { LegalFields } from './admin-fields-legal.tsx';
import { MenusFields } from './admin-fields-menus.tsx';
import { PortadaFields } from './admin-fields-portada.tsx';
import { backToAjustes } from './admin-secciones.ts';
import type { SectionForm } from './admin-section-form.ts';
import { AjusteVersiones } from './admin-versiones.tsx';
import { type Seccion, sections } from './ajustes.ts';

const fieldsOf = {
  identidad: IdentidadFields,
  titular: TitularFields,
  redes: RedesFields,
  reservas: ReservasFields,
  portada: PortadaFields,
  menus: MenusFields,
  medios: MediosFields,
  envios: EnviosFields,
  tienda: TiendaFields,
  boletin: BoletinFields,
  legal: LegalFields,
} satisfies Record<Seccion, (props: { form: SectionForm }) => React.ReactNode>;

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
    void askAgain('get_ajustes_versiones.php');
  }

  return (
    <EditFrame
      key={restored.version}
      kind="ajustes"
      id={seccion}
      record={restored}
      draftOf={`los ajustes de «${label}»`}
      valuesOf={(record) => structuredClone(record!.valores)}
      validate={schemaResolver(sections[seccion], { sync: true })}
      mode={{
        title: label,
        back: backToAjustes,
        texts: { success: 'Ajustes guardados.', refused: 'No se pudieron guardar los ajustes.' },
        button: { resting: 'Guardar cambios', busy: 'Guardando...' },
        afterSave: 'stay',
      }}
      list="/admin/ajustes"
      send={(values, _, record) => send('update_ajustes.php', { seccion, valores: values, version: record!.version })}
      recordOf={({ data }) => data}
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
            <Fields form={form} />
          </Stack>
        </Paper>
      )}
    </EditFrame>
  );
}
