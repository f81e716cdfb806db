import { Alert, Button, Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { optionsOf } from '#desk/form/fields.tsx';
import { failureText, send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import type { Importacion } from './importacion.ts';

interface Values {
  categoria_id: string;
  paginas: boolean;
  tienda_id: string;
  tienda_nombre: string;
  consentimiento: boolean;
  procedencia: string;
}

const atFirst: Values = {
  ...{ categoria_id: '', paginas: true, tienda_id: '', tienda_nombre: '', consentimiento: false, procedencia: '' },
};

interface FieldsProps {
  values: Values;
  set(values: Partial<Values>): void;
  errors: Record<string, string>;
}

/** What has to be said before it begins, and the button that begins it. */
export function OptionsForm({ importacion: { id, tipo }, onBegun }: { importacion: Importacion; onBegun(): void }) {
  const [values, setValues] = useState(atFirst);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ message: string; errors: Record<string, string> }>();

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { categoria_id, tienda_id, ...rest } = values;
    const result = await send('run_importacion.php', {
      id,
      ...rest,
      categoria_id: categoria_id || undefined,
      tienda_id: tienda_id || undefined,
    });
    setBusy(false);
    if (result.ok) return onBegun();
    setFailed({
      message: failureText(result, 'No se ha podido empezar la importación.', 'Error de conexión con el servidor.'),
      errors: result.errors,
    });
  }

  const set = (some: Partial<Values>) => {
    setFailed(undefined);
    setValues({ ...values, ...some });
  };
  const errors = failed?.errors ?? {};
  const fields: Record<Importacion['tipo'], ReactNode> = {
    wordpress: <WordpressFields values={values} set={set} errors={errors} />,
    woocommerce: <WoocommerceFields values={values} set={set} errors={errors} />,
    suscriptores: <SuscriptoresFields values={values} set={set} errors={errors} />,
  };
  return (
    <form onSubmit={begin} noValidate>
      <Stack>
        {fields[tipo]}
        {failed && Object.keys(errors).length === 0 && (
          <Alert color="red" variant="light" role="alert">
            {failed.message}
          </Alert>
        )}
        <Button type="submit" loading={isBusy} style={{ alignSelf: 'start' }}>
          Importar
        </Button>
      </Stack>
    </form>
  );
}

function WordpressFields({ values, set, errors }: FieldsProps) {
  const { data } = useCall('get_categories.php', {}, 'Error al cargar las categorías.');
  return (
    <>
      <NativeSelect
        name="categoria_id"
        label="Categoría de los artículos que no tienen"
        description="Los demás conservan la suya; las que faltan se crean."
        value={values.categoria_id}
        onChange={(event) => set({ categoria_id: event.currentTarget.value })}
        error={errors.categoria_id}
        data={[
          { value: '', label: 'Noticias, o la primera que haya' },
          ...(data?.categories ?? []).map((one) => ({ value: String(one.id), label: one.nombre_categoria })),
        ]}
        maw={520}
      />
      <Checkbox
        name="paginas"
        label="Traer también las páginas"
        description="Vienen publicadas o en borrador, como estaban. Las que este sitio ya tiene (contacto, aviso legal…) vienen como borrador."
        checked={values.paginas}
        onChange={(event) => set({ paginas: event.currentTarget.checked })}
      />
    </>
  );
}

function WoocommerceFields({ values, set, errors }: FieldsProps) {
  const { data } = useCall('get_tiendas.php', {}, 'Error al cargar las tiendas.');
  return (
    <>
      <NativeSelect
        name="tienda_id"
        label="Tienda de los productos"
        value={values.tienda_id}
        onChange={(event) => set({ tienda_id: event.currentTarget.value })}
        error={errors.tienda_id}
        data={[{ value: '', label: 'Una tienda nueva' }, ...optionsOf(data?.data)]}
        maw={520}
      />
      {values.tienda_id === '' && (
        <TextInput
          name="tienda_nombre"
          label="Nombre de la tienda nueva"
          value={values.tienda_nombre}
          onChange={(event) => set({ tienda_nombre: event.currentTarget.value })}
          error={errors.tienda_nombre}
          maxLength={150}
          maw={520}
        />
      )}
    </>
  );
}

function SuscriptoresFields({ values, set, errors }: FieldsProps) {
  return (
    <>
      <Textarea
        name="procedencia"
        label="De dónde viene su consentimiento"
        description="Por ejemplo: «Formulario del blog viejo, con doble confirmación, entre 2019 y 2024». Se guarda con cada dirección."
        value={values.procedencia}
        onChange={(event) => set({ procedencia: event.currentTarget.value })}
        error={errors.procedencia}
        required
        maxLength={1000}
        autosize
        minRows={2}
        maw={720}
      />
      <Checkbox
        name="consentimiento"
        label="Declaro que estas personas aceptaron recibir el boletín y que puedo demostrarlo"
        checked={values.consentimiento}
        onChange={(event) => set({ consentimiento: event.currentTarget.checked })}
        error={errors.consentimiento}
        required
      />
    </>
  );
}
